//! Volumes, and what they come to in decibels.

use bevy::prelude::*;

use crate::game::settings::SoundSettings;

/// Where the sounds of play and menus are played.
#[derive(Resource)]
pub struct Effects;

/// Where ambience and music are played.
#[derive(Resource)]
pub struct Background;

/// What has a volume of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Seeds, wood and hands.
    Seeds,
    /// The voice of events: notes, phrases, menus.
    Voice,
    /// The place.
    Ambience,
    /// The music.
    Music,
}

/// This level (dB) and below is silence.
pub const SILENCE: f32 = -60.0;
/// The files of long sounds are louder than they are to be heard next to the effects (dB).
const AMBIENCE_TRIM: f32 = -5.0;
const MUSIC_TRIM: f32 = -5.0;

impl Group {
    /// The level of this group in decibels; [`SILENCE`] if it is not heard.
    #[must_use]
    pub fn decibels(self, sound: &SoundSettings) -> f32 {
        let (volume, trim) = match self {
            Self::Seeds => (sound.seeds, 0.0),
            Self::Voice => (sound.voice, 0.0),
            Self::Ambience => (sound.ambience, AMBIENCE_TRIM),
            Self::Music => (sound.music, MUSIC_TRIM),
        };
        let (master, own) = (decibels(sound.master), decibels(volume));
        if sound.muted || master <= SILENCE || own <= SILENCE {
            return SILENCE;
        }
        (master + own + trim).max(SILENCE)
    }
}

/// The level of a volume from 0 to 1: half as far on the slider sounds half as
/// loud (the square of the volume is the amplitude).
#[must_use]
pub fn decibels(volume: f32) -> f32 {
    (40.0 * volume.clamp(0.0, 1.0).log10()).max(SILENCE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn volumes_go_from_silence_to_full() {
        assert_eq!(decibels(0.0), SILENCE);
        assert_eq!(decibels(1.0), 0.0);
        assert!((decibels(0.5) + 12.0).abs() < 0.1);
        assert_eq!(decibels(f32::NAN.max(0.0)), SILENCE);
    }

    #[test]
    fn any_closed_tap_silences_a_group() {
        let open = SoundSettings::default();
        assert!(Group::Seeds.decibels(&open) > -8.0);
        for closed in [
            SoundSettings {
                muted: true,
                ..open
            },
            SoundSettings {
                master: 0.0,
                ..open
            },
            SoundSettings { seeds: 0.0, ..open },
        ] {
            assert_eq!(Group::Seeds.decibels(&closed), SILENCE);
        }
        let without_seeds = SoundSettings { seeds: 0.0, ..open };
        assert!(Group::Music.decibels(&without_seeds) > SILENCE);
    }
}
