//! The sound effects in progress.

use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::AudioTween;
use bevy_kira_audio::prelude::*;

use super::bank::Bank;
use super::mixer::{Group, SILENCE};
use super::sound::StopSounds;
use super::{SoundSet, output};
use crate::settings::{Settings, SoundSettings, setting_changed};

/// The maximum number of simultaneous effects: more are indistinguishable, and kira has a limit.
const MAX_VOICES: usize = 96;
/// The fade on a change of volume, which avoids clicks.
const VOLUME_FADE: Duration = Duration::from_millis(120);
/// The fade of a move's sounds when they are stopped.
const STOP_FADE: Duration = Duration::from_millis(90);

/// A sound that was started.
pub struct Voice {
    /// The instance in the engine.
    pub instance: Handle<AudioInstance>,
    /// The group whose volume it follows.
    pub group: Group,
    /// Its own level, added to that of its group.
    pub decibels: f32,
    /// The time by which it has certainly ended, by `Time<Real>`.
    pub ends: Duration,
    /// Whether it belongs to the playback of a move.
    pub is_of_move: bool,
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
            despawn_finished_voices,
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
    /// Whether no further voice may start.
    pub const fn are_full(&self) -> bool {
        self.active.len() >= MAX_VOICES
    }

    /// Adds a started voice.
    pub fn add(&mut self, voice: Voice) {
        self.active.push(voice);
    }
}

/// Removes finished voices; the engine would keep their instances forever.
fn despawn_finished_voices(
    time: Res<Time<Real>>,
    mut voices: ResMut<Voices>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    let now = time.elapsed();
    if voices.active.iter().all(|voice| voice.ends > now) {
        return;
    }
    voices.active.retain(|voice| {
        let lives = voice.ends > now;
        if !lives {
            instances.remove(&voice.instance);
        }
        lives
    });
}

fn follow_volumes(
    settings: Res<Settings>,
    voices: Res<Voices>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    for voice in &voices.active {
        if let Some(mut instance) = instances.get_mut(&voice.instance) {
            let level = level_of(&settings.sound, voice.group, voice.decibels);
            instance.set_decibels(level, AudioTween::linear(VOLUME_FADE));
        }
    }
}

fn stop_move_sounds(
    mut stops: MessageReader<StopSounds>,
    voices: Res<Voices>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    stops.clear();
    for voice in voices.active.iter().filter(|voice| voice.is_of_move) {
        if let Some(mut instance) = instances.get_mut(&voice.instance) {
            instance.stop(AudioTween::linear(STOP_FADE));
        }
    }
}

/// The level (dB) of a sound that has its own level within a group.
pub fn level_of(sound: &SoundSettings, group: Group, decibels: f32) -> f32 {
    let volume = group.decibels(sound);
    if volume <= SILENCE {
        SILENCE
    } else {
        (volume + decibels).max(SILENCE)
    }
}
