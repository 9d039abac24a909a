//! Sound: seeds, events, ambience and music.
//!
//! Other modules write [`PlaySound`] and [`StopSounds`] messages. Volumes come from the settings,
//! files from `assets/sounds`, whose README describes them.
//!
//! - `sound`: the messages; `run`: the notes of a capture; `voice_limiter`: limits simultaneous
//!   sounds; `playlist`: the order of the music; `pending`: sounds before the device is ready
//!   (all pure);
//! - `materials`: the sounds of different seeds and boards;
//! - `bank`: files and their takes; `effects`: starts them; `voices`: the sounds in progress;
//! - `mixer`: volumes; `ducking`: lowers the music during events;
//! - `ambience`, `music`: the background; `alarm`: when it needs a frame;
//! - `output`: whether there is a sound device.

mod alarm;
mod ambience;
mod bank;
mod cues;
mod ducking;
mod effects;
mod materials;
mod mixer;
mod music;
mod output;
mod pending;
mod playlist;
mod run;
mod sound;
mod voice_limiter;
mod voices;

use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;
use bevy_kira_audio::{AudioApp, AudioPlugin, AudioSystemSet};

use crate::scene::TableLook;
use crate::settings::Settings;

pub use alarm::SoundAlarm;
pub use cues::plugin as cues_plugin;
pub use sound::{PlaySound, Sound, StopSounds};

/// The order of the sound systems, after everything that may request a sound.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum SoundSet {
    /// Detects the device.
    DetectDevice,
    /// Loads the effects.
    Load,
    /// Applies stops and volumes to sounds in progress.
    Voices,
    /// Starts requested sounds.
    StartEffects,
    /// Updates the ducking of the music.
    Ducking,
    /// Updates the ambience.
    Ambience,
    /// Updates the music.
    Music,
}

/// Adds all sound.
pub fn plugin(app: &mut App) {
    stub_plugin(app);
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<mixer::Effects>()
        .add_audio_channel::<mixer::Background>()
        .add_plugins(playing_plugin);
}

/// The messages and resources of the sound without any output: for tests.
pub fn stub_plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<TableLook>()
        .init_resource::<SoundAlarm>()
        .register_type::<SoundAlarm>()
        .add_message::<PlaySound>()
        .add_message::<StopSounds>();
}

/// Everything between the messages and the channels.
fn playing_plugin(app: &mut App) {
    app.configure_sets(
        PostUpdate,
        (
            SoundSet::DetectDevice,
            SoundSet::Load,
            SoundSet::Voices,
            SoundSet::StartEffects,
            SoundSet::Ducking,
            SoundSet::Ambience,
            SoundSet::Music,
        )
            .chain()
            // Menus request their sounds while they are drawn.
            .after(EguiPostUpdateSet::EndPass)
            .before(AudioSystemSet::PlayTypedChannels),
    )
    .add_plugins((
        output::plugin,
        bank::plugin,
        voices::plugin,
        effects::plugin,
        ducking::plugin,
        ambience::plugin,
        music::plugin,
    ));
}

#[cfg(test)]
mod tests {
    use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings};
    use bevy_kira_audio::prelude::{AudioChannel, AudioInstance, AudioSource};

    use super::*;

    /// The sound on a machine without a device: the channels exist, but nothing reads from them.
    fn without_device() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default(), stub_plugin))
            .init_asset::<AudioSource>()
            .init_asset::<AudioInstance>()
            .insert_resource(AudioChannel::<mixer::Effects>::default())
            .insert_resource(AudioChannel::<mixer::Background>::default())
            .add_plugins(playing_plugin)
            .edit_schedule(PostUpdate, |schedule| {
                schedule.set_build_settings(ScheduleBuildSettings {
                    ambiguity_detection: LogLevel::Error,
                    ..default()
                });
            });
        app
    }

    #[test]
    fn without_a_device_nothing_is_loaded_or_queued() {
        let mut app = without_device();
        for _ in 0..10 {
            app.world_mut()
                .write_message(PlaySound::new(Sound::DropOnFloor));
            app.update();
        }
        let world = app.world();
        assert_eq!(
            world.get_resource::<output::Output>(),
            Some(&output::Output::Absent)
        );
        assert!(!world.contains_resource::<bank::Bank>());
        // Only the probe: no effect, no ambience, no music.
        assert_eq!(world.resource::<Assets<AudioSource>>().len(), 1);
        let alarm = world.resource::<SoundAlarm>();
        assert_eq!(alarm.wakes_in(std::time::Duration::ZERO), None);
    }
}
