//! What a player hears: the seeds, the voice of events, the place, the music.
//!
//! Others write [`PlaySound`] and [`Hush`] messages and set [`Volumes`]; nothing
//! else is asked of them. The files come from `assets/sounds`, whose README
//! says what each means.
//!
//! - [`sound`]: the messages; [`run`], [`crowd`]: what a capture and a throng of seeds play (pure);
//! - [`bank`]: files and their takes; [`voices`]: what is sounding;
//! - [`mixer`]: volumes; [`ducking`]: the music steps back under events;
//! - [`ambience`], [`music`]: what plays by itself; [`alarm`]: when it needs a frame;
//! - [`output`]: whether there is anything to sound on.

mod alarm;
mod ambience;
mod bank;
mod crowd;
mod ducking;
mod mixer;
mod music;
mod output;
mod run;
mod sound;
mod voices;

use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;
use bevy_kira_audio::{AudioApp, AudioPlugin, AudioSystemSet};

pub use alarm::SoundAlarm;
pub use mixer::Volumes;
pub use sound::{Hush, PlaySound, Sound};

/// The order of a frame's sound, after everything that may ask for one.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum SoundSet {
    /// Finding out whether there is a device.
    Listen,
    /// Reading the effects.
    Load,
    /// Starting what was asked for, stopping what was hushed.
    Voices,
    /// Ambience and music, which give way to the voices.
    Background,
}

/// Adds all sound. Needs [`deaf_plugin`]'s parts, which it brings along.
pub fn plugin(app: &mut App) {
    app.add_plugins((deaf_plugin, AudioPlugin))
        .add_audio_channel::<mixer::Effects>()
        .add_audio_channel::<mixer::Background>()
        .configure_sets(
            PostUpdate,
            (
                SoundSet::Listen,
                SoundSet::Load,
                SoundSet::Voices,
                SoundSet::Background,
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
            ducking::plugin,
            ambience::plugin,
            music::plugin,
        ));
}

/// What others need of the sound when there is none: for tests, and for
/// programs that never had an ear.
pub fn deaf_plugin(app: &mut App) {
    app.init_resource::<Volumes>()
        .init_resource::<SoundAlarm>()
        .add_message::<PlaySound>()
        .add_message::<Hush>();
}
