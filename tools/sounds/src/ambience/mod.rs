//! The ambience of each place as a seamless loop.

mod birds;
mod insects;
mod leaves;
mod weather;

use super::chance::Chance;
use super::maths::gain_of;
use super::place::Stereo;
use super::wave::Rate;

/// The length of the loop in seconds: too long to notice the repetition.
pub const LOOP: f64 = 84.0;
/// The length of loops without songs, in seconds.
pub const SHORT_LOOP: f64 = 42.0;

/// The levels of the three layers relative to each other (dB).
const LEAVES: f64 = -13.0;
const INSECTS: f64 = 3.0;
const BIRDS: f64 = -5.0;

/// The shade of a tree, [`LOOP`] seconds long: leaves in the wind, insects, and a distant bird now
/// and then. Like all loops, its end continues at its beginning.
pub fn shade(chance: &mut Chance) -> Stereo {
    let rate = Rate::LONG;
    let mut stereo = leaves::wind(rate, chance);
    scale(&mut stereo, gain_of(LEAVES));
    for (layer, level) in [
        (insects::songs(rate, chance), INSECTS),
        (birds::calls(rate, chance), BIRDS),
    ] {
        stereo.left.mix(&layer.left, 0.0, gain_of(level));
        stereo.right.mix(&layer.right, 0.0, gain_of(level));
    }
    stereo
}

/// A courtyard at noon: birds, a little wind, few insects.
pub fn courtyard(chance: &mut Chance) -> Stereo {
    const WIND: f64 = -21.0;
    const SONGS: f64 = -9.0;
    let rate = Rate::LONG;
    let mut stereo = birds::calls(rate, chance);
    for (layer, level) in [
        (leaves::wind(rate, chance), WIND),
        (insects::songs(rate, chance), SONGS),
    ] {
        stereo.left.mix(&layer.left, 0.0, gain_of(level));
        stereo.right.mix(&layer.right, 0.0, gain_of(level));
    }
    stereo
}

/// A veranda in the rain.
pub fn veranda(chance: &mut Chance) -> Stereo {
    weather::rain(Rate::LONG, chance)
}

/// A fire at night.
pub fn hearth(chance: &mut Chance) -> Stereo {
    weather::fire(Rate::LONG, chance)
}

/// The quiet of a museum.
pub fn museum(chance: &mut Chance) -> Stereo {
    weather::room(Rate::LONG, chance)
}

fn scale(stereo: &mut Stereo, gain: f64) {
    for sample in stereo
        .left
        .samples
        .iter_mut()
        .chain(&mut stereo.right.samples)
    {
        *sample *= gain;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loops_have_no_seam() {
        let loops = [shade, courtyard, veranda, hearth, museum];
        let all = loops.map(|make| make(&mut Chance::named("seam")));
        for wave in all.iter().flat_map(|stereo| [&stereo.left, &stereo.right]) {
            let samples = &wave.samples;
            let step = |at: usize| (samples[(at + 1) % samples.len()] - samples[at]).abs();
            let usual = (0..samples.len()).map(step).sum::<f64>() / samples.len() as f64;
            let seam = step(samples.len() - 1);
            assert!(
                seam < 6.0 * usual,
                "a step of {seam} at the seam, {usual} elsewhere"
            );
        }
    }
}
