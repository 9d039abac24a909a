//! Volumes, and what they come to in decibels.

use bevy::prelude::*;

use crate::game::settings::{Settings, SoundSettings};

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

/// How loud everything is, as a player sets it: each from 0, silent, to 1.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Volumes {
    /// Everything.
    pub master: f32,
    /// Seeds, wood and hands.
    pub seeds: f32,
    /// The voice of events: notes, phrases, menus.
    pub voice: f32,
    /// The place: leaves, insects, birds.
    pub ambience: f32,
    /// The music.
    pub music: f32,
    /// Nothing is heard, at any volume.
    pub muted: bool,
}

/// This level (dB) and below is silence.
pub const SILENCE: f32 = -60.0;
/// The files of long sounds are louder than they are to be heard next to the effects (dB).
const AMBIENCE_TRIM: f32 = -5.0;
const MUSIC_TRIM: f32 = -5.0;

/// Takes the volumes from the settings.
pub(super) fn apply_settings(settings: Res<Settings>, mut volumes: ResMut<Volumes>) {
    volumes.set_if_neq(Volumes::from(&settings.sound));
}

impl From<&SoundSettings> for Volumes {
    fn from(sound: &SoundSettings) -> Self {
        Self {
            master: sound.master,
            seeds: sound.seeds,
            voice: sound.voice,
            ambience: sound.ambience,
            music: sound.music,
            muted: sound.muted,
        }
    }
}

impl Default for Volumes {
    fn default() -> Self {
        Self::from(&SoundSettings::default())
    }
}

impl Volumes {
    /// The level of a group in decibels, [`SILENCE`] when it is not heard.
    #[must_use]
    pub fn decibels(&self, group: Group) -> f32 {
        let (own, trim) = match group {
            Group::Seeds => (self.seeds, 0.0),
            Group::Voice => (self.voice, 0.0),
            Group::Ambience => (self.ambience, AMBIENCE_TRIM),
            Group::Music => (self.music, MUSIC_TRIM),
        };
        if self.muted || decibels(self.master) <= SILENCE || decibels(own) <= SILENCE {
            return SILENCE;
        }
        (decibels(self.master) + decibels(own) + trim).max(SILENCE)
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
        let open = Volumes::default();
        assert!(open.decibels(Group::Seeds) > -8.0);
        for closed in [
            Volumes {
                muted: true,
                ..open
            },
            Volumes {
                master: 0.0,
                ..open
            },
            Volumes { seeds: 0.0, ..open },
        ] {
            assert_eq!(closed.decibels(Group::Seeds), SILENCE);
        }
        assert!(Volumes { seeds: 0.0, ..open }.decibels(Group::Music) > SILENCE);
    }
}
