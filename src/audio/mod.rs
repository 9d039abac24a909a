//! Sound: seeds, events, ambience and music.
//!
//! Other modules write [`PlaySound`] and [`StopSounds`] messages. Volumes come from the settings,
//! files from `assets/sounds`, whose README describes them.
//!
//! - `sound`: the messages; `run`: the notes of a capture; `voice_limiter`: limits simultaneous
//!   sounds; `playlist`: the order of the music; `pending`: sounds requested before the device is
//!   ready (all pure);
//! - `materials`: the sounds of different seeds and boards;
//! - `decoder`: Ogg Vorbis; `clip`: effects, decoded when loaded; `recording`: music and ambience,
//!   decoded while they play; `stream`: the thread that decodes them;
//! - `player`: mixes a sound; `playing`: starts and controls it;
//! - `device`: the sound device; `output`: its state;
//! - `bank`: files and their takes; `effects`: starts them; `voices`: the sounds in progress;
//! - `mixer`: volumes; `ducking`: lowers the music during events;
//! - `ambience`, `music`: the background; `alarm`: when sound next needs a frame.

mod alarm;
mod ambience;
mod bank;
mod clip;
mod cues;
mod decoder;
mod device;
mod ducking;
mod effects;
mod materials;
mod mixer;
mod music;
mod output;
mod pending;
mod player;
mod playing;
mod playlist;
mod recording;
mod run;
mod sound;
mod stream;
mod voice_limiter;
mod voices;

use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;

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

/// Opens the sound device, and adds what plays on it.
pub fn plugin(app: &mut App) {
    stub_plugin(app);
    app.insert_resource(device::Device::open())
        .add_plugins(playing_plugin);
}

/// Adds the messages and resources of sound without any output, for tests.
pub fn stub_plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<TableLook>()
        .init_resource::<SoundAlarm>()
        .register_type::<SoundAlarm>()
        .add_message::<PlaySound>()
        .add_message::<StopSounds>();
}

/// Adds everything between the messages and the device.
fn playing_plugin(app: &mut App) {
    device::add_files(app);
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
            .after(EguiPostUpdateSet::EndPass),
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
    use super::*;
    use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings};

    /// Creates an app on a machine without a sound device.
    fn without_device() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default(), stub_plugin))
            .insert_resource(device::Device::absent())
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
        assert_eq!(world.resource::<Assets<clip::Clip>>().len(), 0);
        assert_eq!(world.resource::<Assets<recording::Recording>>().len(), 0);
        let alarm = world.resource::<SoundAlarm>();
        assert_eq!(alarm.wakes_in(std::time::Duration::ZERO), None);
    }
}
