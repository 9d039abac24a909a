//! Sines, exponentials and levels that are bit-identical on every machine.
//!
//! The standard library's functions depend on the system and may differ in the last bit, while the
//! sounds must have the same bytes everywhere.

use std::f64::consts::PI;

/// Returns the sine of `angle` in radians.
pub fn sine(angle: f64) -> f64 {
    libm::sin(angle)
}

/// Returns the cosine of `angle` in radians.
pub fn cosine(angle: f64) -> f64 {
    libm::cos(angle)
}

/// Returns the amplitude factor of a level in decibels: 0 dB is 1, -6 dB about a half.
pub fn gain_of(decibels: f64) -> f64 {
    libm::pow(10.0, decibels / 20.0)
}

/// Returns the level in decibels of an amplitude factor; -200 dB for silence.
pub fn decibels_of(gain: f64) -> f64 {
    20.0 * libm::log10(gain.abs().max(1e-10))
}

/// Returns the frequency ratio of an interval in cents: 1200 cents are an octave.
pub fn ratio_of_cents(cents: f64) -> f64 {
    libm::exp2(cents / 1200.0)
}

/// Returns the factor per step by which an amplitude falls by 60 dB in `steps` steps.
pub fn decay_per_step(steps: f64) -> f64 {
    libm::exp(-6.907_755_278_982_137 / steps.max(1.0))
}

/// Returns a smooth rise from 0 to 1 (half a cosine period) as `x` goes from 0 to 1; constant
/// outside.
pub fn ease(x: f64) -> f64 {
    0.5 - 0.5 * cosine(PI * x.clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_and_gains_are_inverse() {
        for level in [-60.0, -12.5, 0.0, 6.0] {
            assert!((decibels_of(gain_of(level)) - level).abs() < 1e-9);
        }
    }

    #[test]
    fn a_decay_reaches_minus_sixty_decibels() {
        let after = libm::pow(decay_per_step(480.0), 480.0);
        assert!((decibels_of(after) + 60.0).abs() < 1e-6);
    }
}
