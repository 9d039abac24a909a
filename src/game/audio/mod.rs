//! What a player hears: the seeds, the voice of events, the place, the music.
//!
//! Other modules write [`PlaySound`] and [`StopSounds`] messages. Volumes come from the settings,
//! the files from `assets/sounds`, whose README says what each means.
//!
//! - `sound`: the messages; `run`, `crowd`, `programme`: what a capture, a limiter of
//!   seeds and a long evening play (pure);
//! - `bank`: files and their takes; `stage`: starting them; `voices`: what is sounding;
//! - `mixer`: volumes; `ducking`: the music steps back under events;
//! - `ambience`, `music`: what plays by itself; `alarm`: when it needs a frame;
//! - `output`: whether there is anything to sound on.

mod alarm;
mod ambience;
mod bank;
mod cues;
mod ducking;
mod mixer;
mod music;
mod output;
mod programme;
mod run;
mod sound;
mod stage;
mod voice_limiter;
mod voices;
mod waiting;

use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;
use bevy_kira_audio::{AudioApp, AudioPlugin, AudioSystemSet};

use crate::game::settings::Settings;

pub use alarm::SoundAlarm;
pub use cues::plugin as cues_plugin;
pub use sound::{PlaySound, Sound, StopSounds};

/// The order of a frame's sound, after everything that may ask for one.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum SoundSet {
    /// Finding out whether there is a device.
    Listen,
    /// Reading the effects.
    Load,
    /// Stopping what was hushed, following the volumes.
    Voices,
    /// Starting what was asked for.
    Start,
    /// Stepping back for the voices, and coming back.
    Ducking,
    /// The place.
    Ambience,
    /// The music.
    Music,
}

/// Adds all sound.
pub fn plugin(app: &mut App) {
    stub_plugin(app);
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<mixer::Effects>()
        .add_audio_channel::<mixer::Background>()
        .add_plugins(hearing_plugin);
}

/// The messages and settings of the sound without anything that makes them heard: for tests.
pub fn stub_plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<SoundAlarm>()
        .add_message::<PlaySound>()
        .add_message::<StopSounds>();
}

/// All that stands between the messages and the channels.
fn hearing_plugin(app: &mut App) {
    app.configure_sets(
        PostUpdate,
        (
            SoundSet::Listen,
            SoundSet::Load,
            SoundSet::Voices,
            SoundSet::Start,
            SoundSet::Ducking,
            SoundSet::Ambience,
            SoundSet::Music,
        )
            .chain()
            // Menus ask for their sounds while they are drawn.
            .after(EguiPostUpdateSet::EndPass)
            .before(AudioSystemSet::PlayTypedChannels),
    )
    .add_plugins((
        output::plugin,
        bank::plugin,
        voices::plugin,
        stage::plugin,
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

    /// The sound as it is on a machine without a device: the channels are
    /// there, but nothing takes what is sent to them.
    fn without_device() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default(), stub_plugin))
            .init_asset::<AudioSource>()
            .init_asset::<AudioInstance>()
            .insert_resource(AudioChannel::<mixer::Effects>::default())
            .insert_resource(AudioChannel::<mixer::Background>::default())
            .add_plugins(hearing_plugin)
            .edit_schedule(PostUpdate, |schedule| {
                schedule.set_build_settings(ScheduleBuildSettings {
                    ambiguity_detection: LogLevel::Error,
                    ..default()
                });
            });
        app
    }

    #[test]
    fn without_a_device_nothing_is_loaded_and_nothing_piles_up() {
        let mut app = without_device();
        for _ in 0..10 {
            app.world_mut()
                .write_message(PlaySound::new(Sound::DropOnWood));
            app.update();
        }
        let world = app.world();
        assert_eq!(
            world.get_resource::<output::Output>(),
            Some(&output::Output::Absent)
        );
        assert!(!world.contains_resource::<bank::Bank>());
        // The probe alone: no effect, no ambience, no music.
        assert_eq!(world.resource::<Assets<AudioSource>>().len(), 1);
        let alarm = world.resource::<SoundAlarm>();
        assert_eq!(alarm.wakes_in(std::time::Duration::ZERO), None);
    }
}
