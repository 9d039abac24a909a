//! The tuning of both instruments.

use crate::maths::ratio_of_cents;

/// The number of notes per octave.
pub const STEPS_PER_OCTAVE: i32 = 5;
/// The five notes in cents above the first: without semitones, and with more even steps than a
/// piano's, as the balafons between Senufo and Lobi country are tuned.
const CENTS: [f64; 5] = [0.0, 212.0, 420.0, 703.0, 925.0];
/// The lowest tine in hertz.
const LOWEST: f64 = 196.0;
/// The stretch of octaves, which are tuned a little wide on bars and tines (cents).
const STRETCH: f64 = 5.0;

/// The pitch in hertz of a step of the scale; 0 is the lowest tine, negative steps are below it.
pub fn pitch(step: i32) -> f64 {
    let octave = f64::from(step.div_euclid(STEPS_PER_OCTAVE));
    let note = CENTS[step.rem_euclid(STEPS_PER_OCTAVE) as usize];
    LOWEST * ratio_of_cents(octave * (1200.0 + STRETCH) + note)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_rises_without_semitones() {
        for step in -6..24 {
            let ratio = pitch(step + 1) / pitch(step);
            assert!((1.1..1.2).contains(&ratio), "step {step}: {ratio}");
        }
        assert_eq!(pitch(0), LOWEST);
    }
}
