//! The sound effects in progress.

use bevy::prelude::*;
use kira::Tween;

use super::bank::Bank;
use super::mixer::{Group, SILENCE, fade};
use super::playing::Playing;
use super::sound::StopSounds;
use super::{SoundSet, output};
use crate::settings::{Settings, SoundSettings, setting_changed};

/// Maximum number of simultaneous effects: more are indistinguishable, and kira has a limit.
const MAX_VOICES: usize = 96;
/// The fade on a change of volume, which avoids clicks.
const VOLUME_FADE: Tween = fade(120);
/// The fade of a move's sounds when they are stopped.
const STOP_FADE: Tween = fade(90);

/// A sound that has been started.
pub struct Voice {
    /// The sound.
    pub playing: Playing,
    /// The group whose volume it follows.
    pub group: Group,
    /// Its own level in decibels, added to that of its group.
    pub decibels: f32,
    /// Whether it belongs to the playback of a move.
    pub belongs_to_move: bool,
}

/// All effects in progress or about to start.
#[derive(Resource, Default)]
pub struct Voices {
    active: Vec<Voice>,
}

/// Maintains the effects in progress.
pub fn plugin(app: &mut App) {
    app.init_resource::<Voices>().add_systems(
        PostUpdate,
        (
            remove_finished_voices,
            follow_volumes.run_if(setting_changed(|settings| settings.sound)),
            stop_move_sounds.run_if(on_message::<StopSounds>),
        )
            .chain()
            .run_if(output::is_present)
            .run_if(resource_exists::<Bank>)
            .in_set(SoundSet::Voices),
    );
}

impl Voices {
    /// Returns whether the maximum number of voices is reached.
    pub const fn is_full(&self) -> bool {
        self.active.len() >= MAX_VOICES
    }

    /// Adds a started voice.
    pub fn add(&mut self, voice: Voice) {
        self.active.push(voice);
    }
}

fn remove_finished_voices(mut voices: ResMut<Voices>) {
    if voices.active.iter().any(|voice| voice.playing.has_ended()) {
        voices.active.retain(|voice| !voice.playing.has_ended());
    }
}

fn follow_volumes(settings: Res<Settings>, mut voices: ResMut<Voices>) {
    for voice in &mut voices.active {
        let level = level_of(&settings.sound, voice.group, voice.decibels);
        voice.playing.set_decibels(level, VOLUME_FADE);
    }
}

fn stop_move_sounds(mut stops: MessageReader<StopSounds>, mut voices: ResMut<Voices>) {
    stops.clear();
    for voice in voices
        .active
        .iter_mut()
        .filter(|voice| voice.belongs_to_move)
    {
        voice.playing.stop(STOP_FADE);
    }
}

/// Returns the level, in dB, of a sound whose own level is `decibels`, within its group.
pub fn level_of(sound: &SoundSettings, group: Group, decibels: f32) -> f32 {
    let volume = group.decibels(sound);
    if volume <= SILENCE {
        SILENCE
    } else {
        (volume + decibels).max(SILENCE)
    }
}
