//! What each sign on a rim looks like: its colour, and in the distinct palette a pattern
//! too, so that nobody needs colours to tell them apart.

use bevy::prelude::*;

use crate::game::settings::LightPalette;

/// Something a rim tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// It can't be played.
    Refused,
    /// It can be played, and is pointed at.
    Hovered,
    /// A lesson or a hint speaks of it.
    PointedOut,
    /// The move whose ghost is shown would end here.
    Reached,
    /// The opponent could capture what lies here.
    Threatened,
    /// It can be played.
    Playable,
    /// The last seed of the last move fell here.
    LastTo,
    /// The last move began here.
    LastFrom,
}

/// How an inlay is drawn: the numbers are the shader's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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

/// A light around a vessel.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Light {
    /// Colour and strength.
    pub tint: Vec3,
    /// How its inlay is drawn.
    pub pattern: Pattern,
}

impl Light {
    /// How `sign` is shown in this palette.
    #[must_use]
    pub const fn of(sign: Sign, palette: LightPalette) -> Self {
        let (tint, pattern) = match palette {
            LightPalette::Usual => usual(sign),
            LightPalette::Distinct => distinct(sign),
        };
        Self { tint, pattern }
    }
}

/// Warm colours. Only danger, which a glance must not overlook, has a pattern of its own.
const fn usual(sign: Sign) -> (Vec3, Pattern) {
    let tint = match sign {
        Sign::Refused => Vec3::new(1.05, 0.12, 0.05),
        Sign::Hovered => Vec3::new(1.05, 0.68, 0.28),
        Sign::PointedOut => Vec3::new(0.42, 0.60, 0.95),
        Sign::Reached => Vec3::new(0.80, 0.74, 0.60),
        Sign::Threatened => return (Vec3::new(0.62, 0.10, 0.05), Pattern::Broken),
        Sign::Playable => Vec3::new(0.30, 0.155, 0.042),
        Sign::LastTo => Vec3::new(0.30, 0.37, 0.47),
        Sign::LastFrom => Vec3::new(0.13, 0.155, 0.19),
    };
    (tint, Pattern::Line)
}

/// Vermilion, white, sky blue, yellow and blue: the colours of Okabe and Ito, which differ
/// for every sort of colour blindness, and differ in brightness.
const fn distinct(sign: Sign) -> (Vec3, Pattern) {
    match sign {
        Sign::Refused => (Vec3::new(1.10, 0.19, 0.0), Pattern::Double),
        Sign::Hovered => (Vec3::new(1.10, 1.05, 0.95), Pattern::Broad),
        Sign::PointedOut => (Vec3::new(0.12, 0.58, 1.03), Pattern::Double),
        Sign::Reached => (Vec3::new(0.80, 0.76, 0.70), Pattern::Line),
        Sign::Threatened => (Vec3::new(0.80, 0.10, 0.02), Pattern::Broken),
        Sign::Playable => (Vec3::new(0.62, 0.55, 0.04), Pattern::Broken),
        Sign::LastTo => (Vec3::new(0.02, 0.26, 0.70), Pattern::Broad),
        Sign::LastFrom => (Vec3::new(0.01, 0.14, 0.38), Pattern::Line),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_seen_at_once_differs_in_pattern_or_in_brightness() {
        let signs = [
            Sign::Refused,
            Sign::Hovered,
            Sign::PointedOut,
            Sign::Reached,
            Sign::Threatened,
            Sign::Playable,
            Sign::LastTo,
            Sign::LastFrom,
        ];
        let luminance = |light: Light| light.tint.dot(Vec3::new(0.2126, 0.7152, 0.0722));
        for (index, sign) in signs.into_iter().enumerate() {
            for other in &signs[index + 1..] {
                let [one, two] = [sign, *other].map(|sign| Light::of(sign, LightPalette::Distinct));
                let ratio = (luminance(one) + 0.05) / (luminance(two) + 0.05);
                let is_told = one.pattern != two.pattern || ratio.max(1.0 / ratio) > 1.3;
                assert!(is_told, "{sign:?} and {other:?}");
            }
        }
    }
}
