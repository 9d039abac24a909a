//! The sound device, which starts effects and recordings.

use std::sync::Arc;

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
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
pub struct Device(Option<OpenDevice>);

struct OpenDevice {
    mixer: AudioManager,
    feeder: Feeder,
}

impl Device {
    /// Opens the system's default device.
    pub fn open() -> Self {
        let mixer = AudioManager::new(AudioManagerSettings::default());
        Self(match mixer {
            Ok(mixer) => Some(OpenDevice {
                mixer,
                feeder: Feeder::start(),
            }),
            Err(error) => {
                debug!("could not open the sound device: {error}");
                None
            }
        })
    }

    /// Creates the state on a machine without a device.
    #[cfg(test)]
    pub const fn absent() -> Self {
        Self(None)
    }

    /// Plays a clip; `None` if too many sounds are in progress.
    pub fn play(&mut self, clip: &Clip, start: Start) -> Option<Playing> {
        self.0.as_mut()?.play(ClipSource::new(clip.clone()), start)
    }

    /// Plays a recording, once or looped; `None` if too many sounds are in progress.
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

impl OpenDevice {
    fn play(&mut self, source: impl Source, start: Start) -> Option<Playing> {
        let playing = self.mixer.play(Cue { source, start });
        playing
            .inspect_err(|error| warn!("could not play a sound: {error}"))
            .ok()
    }
}

/// Registers the asset types of sounds and their loaders.
pub fn add_files(app: &mut App) {
    app.init_asset::<Clip>()
        .init_asset::<Recording>()
        .register_asset_loader(Loader(Clip::decode))
        .register_asset_loader(Loader(Recording::new));
}

/// Why a sound can't be loaded.
#[derive(Debug, Error)]
pub enum LoadError {
    /// The file can't be read.
    #[error("could not read the sound: {0}")]
    Unreadable(#[from] std::io::Error),
    /// The file can't be decoded.
    #[error(transparent)]
    Undecodable(#[from] DecodeError),
}

/// Loads one kind of sound asset with a function that takes the file's bytes.
#[derive(TypePath)]
struct Loader<A: Asset>(fn(Arc<[u8]>) -> Result<A, DecodeError>);

impl<A: Asset> AssetLoader for Loader<A> {
    type Asset = A;
    type Settings = ();
    type Error = LoadError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _: &(),
        _: &mut LoadContext<'_>,
    ) -> Result<A, LoadError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(self.0(bytes.into())?)
    }
}
