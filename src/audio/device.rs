//! The sound device: starts effects and recordings.

use bevy::asset::AssetLoader;
use bevy::asset::LoadContext;
use bevy::asset::io::Reader;
use bevy::prelude::*;
use kira::{AudioManager, AudioManagerSettings};
use thiserror::Error;

use super::clip::{Clip, ClipSource};
use super::decoder::DecodeError;
use super::player::{Cue, Source};
use super::playing::{Playing, Start};
use super::recording::Recording;
use super::stream::Feeder;

/// The sound device, if there is one, and its sounds.
#[derive(Resource)]
pub struct Device(Option<Open>);

struct Open {
    mixer: AudioManager,
    feeder: Feeder,
}

impl Device {
    /// Opens the system's usual device.
    pub fn open() -> Self {
        let mixer = AudioManager::new(AudioManagerSettings::default());
        Self(match mixer {
            Ok(mixer) => Some(Open {
                mixer,
                feeder: Feeder::start(),
            }),
            Err(error) => {
                debug!("the sound device can't be opened: {error}");
                None
            }
        })
    }

    /// No device.
    #[cfg(test)]
    pub const fn absent() -> Self {
        Self(None)
    }

    /// Plays a clip; `None` if too many sounds are in progress.
    pub fn play(&mut self, clip: &Clip, start: Start) -> Option<Playing> {
        self.0.as_mut()?.play(ClipSource::new(clip.clone()), start)
    }

    /// Plays a recording, once or without end; `None` if too many sounds are in progress.
    pub fn stream(
        &mut self,
        recording: &Recording,
        is_looped: bool,
        start: Start,
    ) -> Option<Playing> {
        let open = self.0.as_mut()?;
        let stream = open.feeder.stream(recording, is_looped);
        open.play(stream, start)
    }
}

impl Open {
    fn play(&mut self, source: impl Source, start: Start) -> Option<Playing> {
        let playing = self.mixer.play(Cue { source, start });
        playing
            .inspect_err(|error| warn!("a sound isn't played: {error}"))
            .ok()
    }
}

/// Makes the files of sounds available.
pub fn add_files(app: &mut App) {
    app.init_asset::<Clip>()
        .init_asset::<Recording>()
        .register_asset_loader(ClipLoader)
        .register_asset_loader(RecordingLoader);
}

/// Why a sound can't be loaded.
#[derive(Debug, Error)]
pub enum LoadError {
    /// The file can't be read.
    #[error("the sound can't be read: {0}")]
    Unreadable(#[from] std::io::Error),
    /// The file can't be decoded.
    #[error(transparent)]
    Undecodable(#[from] DecodeError),
}

/// Loads effects.
#[derive(TypePath)]
struct ClipLoader;

/// Loads music and ambience.
#[derive(TypePath)]
struct RecordingLoader;

impl AssetLoader for ClipLoader {
    type Asset = Clip;
    type Settings = ();
    type Error = LoadError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _: &(),
        _: &mut LoadContext<'_>,
    ) -> Result<Clip, LoadError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(Clip::decode(bytes.into())?)
    }
}

impl AssetLoader for RecordingLoader {
    type Asset = Recording;
    type Settings = ();
    type Error = LoadError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _: &(),
        _: &mut LoadContext<'_>,
    ) -> Result<Recording, LoadError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(Recording::new(bytes.into())?)
    }
}
