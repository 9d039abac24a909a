//! The tuning of both instruments.

use crate::maths::ratio_of_cents;

/// The number of notes per octave.
pub const DEGREES_PER_OCTAVE: i32 = 5;
/// The five notes in cents above the first: without semitones, and with steps more even than on a
/// piano's, as the balafons between Senufo and Lobi country are tuned.
const CENTS: [f64; 5] = [0.0, 212.0, 420.0, 703.0, 925.0];
/// The pitch of the lowest tine, in hertz.
const LOWEST_PITCH: f64 = 196.0;
/// The stretch of octaves, which are tuned a little wide on bars and tines, in cents.
const STRETCH_CENTS: f64 = 5.0;

/// Returns the pitch of a scale degree in hertz; 0 is the lowest tine, and negative degrees lie
/// below it.
pub fn pitch(degree: i32) -> f64 {
    let octave = f64::from(degree.div_euclid(DEGREES_PER_OCTAVE));
    let note = CENTS[degree.rem_euclid(DEGREES_PER_OCTAVE) as usize];
    LOWEST_PITCH * ratio_of_cents(octave * (1200.0 + STRETCH_CENTS) + note)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_rises_without_semitones() {
        for degree in -6..24 {
            let ratio = pitch(degree + 1) / pitch(degree);
            assert!((1.1..1.2).contains(&ratio), "degree {degree}: {ratio}");
        }
        assert_eq!(pitch(0), LOWEST_PITCH);
    }
}
