//! A room in a museum: the air of a large hall, and visitors who walk through the next room.

use super::{burst, noise};
use crate::acoustics::Stereo;
use crate::filter::Filter;
use crate::maths::{ease, gain_of};
use crate::rng::Rng;
use crate::wave::{Rate, Wave};

/// The length of the loop in seconds.
pub const LOOP_SECONDS: f64 = 44.0;

/// The highest frequency of the air's noise.
const AIR_CUTOFF_HZ: f64 = 340.0;
/// The level of the air's noise.
const AIR_LEVEL: f64 = 0.05;
/// Visitors: start (fraction of the loop), number of steps, seconds between them, level, first and
/// last side.
const VISITORS: [(f64, usize, f64, f64, f64, f64); 3] = [
    (0.08, 11, 0.62, 0.22, -0.9, -0.1),
    (0.47, 8, 0.55, 0.13, 0.9, 0.4),
    (0.74, 13, 0.68, 0.18, 0.1, 0.95),
];
/// The number of reflections in the reverb of the hall.
const REFLECTIONS: usize = 90;
/// The time of the last reflection.
const LAST_REFLECTION_SECONDS: f64 = 1.7;
/// The levels of the first and the last reflection.
const REFLECTION_DECIBELS: (f64, f64) = (-9.0, -40.0);
/// The low-pass cutoff for absorption by walls and display cases (Hz).
const STEP_CUTOFF: f64 = 1500.0;

/// Renders the hall, a loop of [`LOOP_SECONDS`].
pub fn museum(rng: &mut Rng) -> Stereo {
    let rate = Rate::LONG;
    let mut air = || {
        let low = Filter::low_pass(rate, AIR_CUTOFF_HZ, 0.6);
        low.apply_around(noise(rate, LOOP_SECONDS, rng))
            .scaled(AIR_LEVEL)
    };
    let mut stereo = Stereo {
        left: air(),
        right: air(),
    };
    for (fraction, steps, interval, level, from, to) in VISITORS {
        for step in 0..steps {
            let progress = step as f64 / (steps - 1) as f64;
            // The footsteps approach and recede.
            let nearness = ease(progress * 2.5) * ease((1.0 - progress) * 2.5 + 0.1);
            let time = fraction * LOOP_SECONDS + interval * step as f64 + rng.between(-0.03, 0.03);
            let sound = step_on_stone(rate, rng);
            let pan = from + (to - from) * progress;
            stereo.mix_wrapping(&sound, time, level * nearness, pan);
            for reflection in 0..REFLECTIONS {
                let reflection_fraction = (reflection as f64 + rng.unit()) / REFLECTIONS as f64;
                let gain = gain_of(
                    REFLECTION_DECIBELS.0
                        + (REFLECTION_DECIBELS.1 - REFLECTION_DECIBELS.0) * reflection_fraction,
                ) * level
                    * nearness;
                let reflection_side = rng.between(-1.0, 1.0);
                stereo.mix_wrapping(
                    &sound,
                    time + 0.02 + LAST_REFLECTION_SECONDS * reflection_fraction,
                    gain,
                    reflection_side,
                );
            }
        }
    }
    stereo
}

/// Renders a step on stone, heard through a doorway: heel, then sole.
fn step_on_stone(rate: Rate, rng: &mut Rng) -> Wave {
    let mut step = Wave::silence(rate, 0.2);
    for (time, pitch, decay, strength) in [(0.0, 240.0, 0.012, 1.0), (0.07, 520.0, 0.02, 0.35)] {
        let mut knock = burst(rate, 0.1, decay, rng);
        knock.fade_in(0.001);
        let knock = Filter::band_pass(rate, rng.around(pitch, 0.1), 1.1).apply(knock);
        step.mix(&knock, time, strength);
    }
    Filter::low_pass(rate, STEP_CUTOFF, 0.6)
        .apply(step)
        .scaled(3.0)
}
