//! Converts volumes to decibels. Pure.

use std::time::Duration;

use kira::{Easing, StartTime, Tween};

use crate::settings::SoundSettings;

/// A group of sounds with its own volume.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Seeds, wood and hands.
    Seeds,
    /// Events: notes, phrases, menus.
    Voice,
    /// The ambience.
    Ambience,
    /// The music.
    Music,
}

/// Level, in dB, at and below which a sound is silent.
pub const SILENCE: f32 = -60.0;
/// Level change of the ambience, as its files are louder than the effects.
const AMBIENCE_TRIM_DECIBELS: f32 = -5.0;
/// Level change of the music, as its files are louder than the effects.
const MUSIC_TRIM_DECIBELS: f32 = -5.0;

impl Group {
    /// Returns the level of this group in decibels; [`SILENCE`] if it is inaudible.
    #[must_use]
    pub fn decibels(self, sound: &SoundSettings) -> f32 {
        let (volume, trim) = match self {
            Self::Seeds => (sound.seeds, 0.0),
            Self::Voice => (sound.voice, 0.0),
            Self::Ambience => (sound.ambience, AMBIENCE_TRIM_DECIBELS),
            Self::Music => (sound.music, MUSIC_TRIM_DECIBELS),
        };
        let (master_level, group_level) = (decibels(sound.master), decibels(volume));
        if sound.muted || master_level <= SILENCE || group_level <= SILENCE {
            return SILENCE;
        }
        (master_level + group_level + trim).max(SILENCE)
    }
}

/// Returns the level of a volume from 0 to 1. The amplitude is the square of the volume, so that
/// half the slider sounds half as loud.
#[must_use]
pub fn decibels(volume: f32) -> f32 {
    (40.0 * volume.clamp(0.0, 1.0).log10()).max(SILENCE)
}

/// Creates a linear fade.
#[must_use]
pub const fn fade(milliseconds: u64) -> Tween {
    Tween {
        start_time: StartTime::Immediate,
        duration: Duration::from_millis(milliseconds),
        easing: Easing::Linear,
    }
}

/// Creates a fade that starts fast: the higher the power, the faster.
#[must_use]
pub const fn fast_fade(milliseconds: u64, power: i32) -> Tween {
    Tween {
        easing: Easing::OutPowi(power),
        ..fade(milliseconds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn volumes_range_from_silence_to_full_level() {
        assert_eq!(decibels(0.0), SILENCE);
        assert_eq!(decibels(1.0), 0.0);
        assert!((decibels(0.5) + 12.0).abs() < 0.1);
        assert_eq!(decibels(f32::NAN.max(0.0)), SILENCE);
    }

    #[test]
    fn muting_or_either_volume_at_zero_silences_a_group() {
        let audible = SoundSettings::default();
        assert!(Group::Seeds.decibels(&audible) > -8.0);
        for silent in [
            SoundSettings {
                muted: true,
                ..audible
            },
            SoundSettings {
                master: 0.0,
                ..audible
            },
            SoundSettings {
                seeds: 0.0,
                ..audible
            },
        ] {
            assert_eq!(Group::Seeds.decibels(&silent), SILENCE);
        }
        let without_seeds = SoundSettings {
            seeds: 0.0,
            ..audible
        };
        assert!(Group::Music.decibels(&without_seeds) > SILENCE);
    }
}
