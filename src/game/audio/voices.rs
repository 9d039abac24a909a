//! What is sounding: looks after it until it ends.

use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::AudioTween;
use bevy_kira_audio::prelude::*;

use super::bank::Bank;
use super::mixer::{Group, SILENCE};
use super::sound::StopSounds;
use super::{SoundSet, output};
use crate::game::settings::{Settings, SoundSettings, setting_changed};

/// No more effects than this sound at once: more can't be told apart, and the device's share is
/// finite.
const MOST_VOICES: usize = 96;
/// How long changes of volume take, so that they are not heard as clicks.
const VOLUME_FADE: Duration = Duration::from_millis(120);
/// How long it takes to hush what was to come of a move.
const HUSH_FADE: Duration = Duration::from_millis(90);

/// A sound that was started.
pub struct Voice {
    /// Its record in the engine.
    pub instance: Handle<AudioInstance>,
    /// Whose volume it follows.
    pub group: Group,
    /// Its own level, to which the volume of its group is added.
    pub decibels: f32,
    /// When it has ended for certain, on the clock of `Time<Real>`.
    pub ends: Duration,
    /// Whether it belongs to the playback of a move.
    pub is_of_move: bool,
}

/// All effects that sound, or are to sound soon.
#[derive(Resource, Default)]
pub struct Voices {
    living: Vec<Voice>,
}

/// Adds the care for what sounds.
pub fn plugin(app: &mut App) {
    app.init_resource::<Voices>().add_systems(
        PostUpdate,
        (
            despawn_finished_voices,
            follow_volumes.run_if(setting_changed(|settings| settings.sound)),
            hush.run_if(on_message::<StopSounds>),
        )
            .chain()
            .run_if(output::is_present)
            .run_if(resource_exists::<Bank>)
            .in_set(SoundSet::Voices),
    );
}

impl Voices {
    /// Whether one more would be too many.
    pub const fn are_full(&self) -> bool {
        self.living.len() >= MOST_VOICES
    }

    /// Takes care of one more.
    pub fn add(&mut self, voice: Voice) {
        self.living.push(voice);
    }
}

/// Forgets what has ended; the engine would keep its record for ever.
fn despawn_finished_voices(
    time: Res<Time<Real>>,
    mut voices: ResMut<Voices>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    let now = time.elapsed();
    if voices.living.iter().all(|voice| voice.ends > now) {
        return;
    }
    voices.living.retain(|voice| {
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
    for voice in &voices.living {
        if let Some(mut instance) = instances.get_mut(&voice.instance) {
            let level = level_of(&settings.sound, voice.group, voice.decibels);
            instance.set_decibels(level, AudioTween::linear(VOLUME_FADE));
        }
    }
}

fn hush(
    mut hushes: MessageReader<StopSounds>,
    voices: Res<Voices>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    hushes.clear();
    for voice in voices.living.iter().filter(|voice| voice.is_of_move) {
        if let Some(mut instance) = instances.get_mut(&voice.instance) {
            instance.stop(AudioTween::linear(HUSH_FADE));
        }
    }
}

/// The level (dB) of a sound with a level of its own in a group.
pub fn level_of(sound: &SoundSettings, group: Group, decibels: f32) -> f32 {
    let volume = group.decibels(sound);
    if volume <= SILENCE {
        SILENCE
    } else {
        (volume + decibels).max(SILENCE)
    }
}
