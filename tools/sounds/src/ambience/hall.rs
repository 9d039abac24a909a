//! A room in a museum: the air of a large hall, and visitors who walk through the next one.

use super::{burst, noise};
use crate::chance::Chance;
use crate::filter::Filter;
use crate::maths::{ease, gain_of};
use crate::place::Stereo;
use crate::wave::{Rate, Wave};

/// The length of the loop in seconds.
pub const LOOP: f64 = 44.0;

/// The air: highest frequency (Hz), level.
const AIR: (f64, f64) = (340.0, 0.05);
/// Visitors: start (fraction of the loop), number of steps, seconds between them, level, first and
/// last side.
const VISITORS: [(f64, usize, f64, f64, f64, f64); 3] = [
    (0.08, 11, 0.62, 0.22, -0.9, -0.1),
    (0.47, 8, 0.55, 0.13, 0.9, 0.4),
    (0.74, 13, 0.68, 0.18, 0.1, 0.95),
];
/// The reverb of the hall: the number of reflections, the time of the last (s), and the levels (dB)
/// of the first and the last.
const REFLECTIONS: usize = 90;
const UNTIL: f64 = 1.7;
const LEVELS: (f64, f64) = (-9.0, -40.0);
/// The low-pass cutoff, for absorption by walls and display cases (Hz).
const DULLNESS: f64 = 1500.0;

/// Renders the hall, [`LOOP`] seconds long.
pub fn museum(chance: &mut Chance) -> Stereo {
    let rate = Rate::LONG;
    let (highest, level) = AIR;
    let mut air = || {
        let low = Filter::low_pass(rate, highest, 0.6);
        low.apply_around(noise(rate, LOOP, chance)).scaled(level)
    };
    let mut stereo = Stereo {
        left: air(),
        right: air(),
    };
    for (part, steps, every, level, from, to) in VISITORS {
        for step in 0..steps {
            let way = step as f64 / (steps - 1) as f64;
            // The footsteps approach and recede.
            let near = ease(way * 2.5) * ease((1.0 - way) * 2.5 + 0.1);
            let at = part * LOOP + every * step as f64 + chance.between(-0.03, 0.03);
            let sound = step_on_stone(rate, chance);
            let side = from + (to - from) * way;
            stereo.mix_around(&sound, at, level * near, side);
            for reflection in 0..REFLECTIONS {
                let late = (reflection as f64 + chance.unit()) / REFLECTIONS as f64;
                let gain = gain_of(LEVELS.0 + (LEVELS.1 - LEVELS.0) * late) * level * near;
                let other = chance.between(-1.0, 1.0);
                stereo.mix_around(&sound, at + 0.02 + UNTIL * late, gain, other);
            }
        }
    }
    stereo
}

/// A step on stone, heard through a doorway: heel, then sole.
fn step_on_stone(rate: Rate, chance: &mut Chance) -> Wave {
    let mut step = Wave::silence(rate, 0.2);
    for (at, pitch, decay, strength) in [(0.0, 240.0, 0.012, 1.0), (0.07, 520.0, 0.02, 0.35)] {
        let mut knock = burst(rate, 0.1, decay, chance);
        knock.fade_in(0.001);
        let knock = Filter::band_pass(rate, chance.around(pitch, 0.1), 1.1).apply(knock);
        step.mix(&knock, at, strength);
    }
    Filter::low_pass(rate, DULLNESS, 0.6)
        .apply(step)
        .scaled(3.0)
}
