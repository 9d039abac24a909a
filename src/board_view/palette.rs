//! The colour and the pattern of each mark on a rim. The marks of the distinct palette can be told
//! apart without colour.

use bevy::prelude::*;

use super::marks::Mark;
use crate::settings::LightPalette;

/// The line pattern of an inlay. Discriminants must match the shader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
pub enum Pattern {
    /// A thin line.
    #[default]
    Line = 0,
    /// A broken line.
    Broken = 1,
    /// Two thin lines.
    Double = 2,
    /// A broad line.
    Broad = 3,
}

/// The light around a vessel.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Reflect)]
#[reflect(Component, Debug)]
pub struct Light {
    /// Colour and strength.
    pub tint: Vec3,
    /// The line pattern of the inlay.
    pub pattern: Pattern,
}

impl Light {
    /// Returns the light of `mark` in this palette.
    #[must_use]
    pub const fn of(mark: Mark, palette: LightPalette) -> Self {
        let (tint, pattern) = match palette {
            LightPalette::Usual => usual(mark),
            LightPalette::Distinct => distinct(mark),
        };
        Self { tint, pattern }
    }
}

/// Returns the usual light of a mark: gold for playable, white for pointed at, red for danger,
/// purple for blocked, blue for highlighted. Marks shown together mostly differ in pattern too.
const fn usual(mark: Mark) -> (Vec3, Pattern) {
    match mark {
        Mark::Refused => (Vec3::new(1.05, 0.12, 0.05), Pattern::Double),
        Mark::PointedAt => (Vec3::new(1.10, 1.02, 0.86), Pattern::Broad),
        Mark::Captured => (Vec3::new(1.00, 0.66, 0.20), Pattern::Broad),
        Mark::Highlighted => (Vec3::new(0.42, 0.60, 0.95), Pattern::Double),
        Mark::Reached => (Vec3::new(0.80, 0.74, 0.60), Pattern::Line),
        Mark::Threatened => (Vec3::new(0.62, 0.10, 0.05), Pattern::Broken),
        Mark::Blocked => (Vec3::new(0.27, 0.06, 0.25), Pattern::Double),
        Mark::Playable => (Vec3::new(0.46, 0.26, 0.06), Pattern::Line),
        Mark::LastTo => (Vec3::new(0.22, 0.25, 0.30), Pattern::Line),
        // The trail on the wood already begins there.
        Mark::LastFrom => (Vec3::ZERO, Pattern::Line),
    }
}

/// Returns the light of a mark in the colours of Okabe and Ito (vermilion, white, sky blue, reddish
/// purple, yellow and blue), which differ in brightness and with every kind of colour blindness.
const fn distinct(mark: Mark) -> (Vec3, Pattern) {
    match mark {
        Mark::Refused => (Vec3::new(1.10, 0.19, 0.0), Pattern::Double),
        Mark::PointedAt => (Vec3::new(1.10, 1.05, 0.95), Pattern::Broad),
        Mark::Captured => (Vec3::new(0.75, 0.62, 0.05), Pattern::Broad),
        Mark::Highlighted => (Vec3::new(0.12, 0.58, 1.03), Pattern::Double),
        Mark::Reached => (Vec3::new(0.80, 0.76, 0.70), Pattern::Line),
        Mark::Threatened => (Vec3::new(0.80, 0.10, 0.02), Pattern::Broken),
        Mark::Blocked => (Vec3::new(0.51, 0.16, 0.33), Pattern::Double),
        Mark::Playable => (Vec3::new(0.62, 0.55, 0.04), Pattern::Broken),
        Mark::LastTo => (Vec3::new(0.02, 0.26, 0.70), Pattern::Broad),
        Mark::LastFrom => (Vec3::new(0.01, 0.14, 0.38), Pattern::Line),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_shown_together_differ_in_pattern_or_brightness() {
        let marks = [
            Mark::Refused,
            Mark::PointedAt,
            Mark::Captured,
            Mark::Highlighted,
            Mark::Reached,
            Mark::Threatened,
            Mark::Blocked,
            Mark::Playable,
            Mark::LastTo,
            Mark::LastFrom,
        ];
        let luminance = |light: Light| light.tint.dot(Vec3::new(0.2126, 0.7152, 0.0722));
        for (index, mark) in marks.into_iter().enumerate() {
            for other in &marks[index + 1..] {
                let [first, second] =
                    [mark, *other].map(|mark| Light::of(mark, LightPalette::Distinct));
                let ratio = (luminance(first) + 0.05) / (luminance(second) + 0.05);
                let is_distinct = first.pattern != second.pattern || ratio.max(1.0 / ratio) > 1.3;
                assert!(is_distinct, "{mark:?} and {other:?}");
            }
        }
    }
}
