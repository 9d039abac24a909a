//! Long sounds, kept encoded in memory and decoded as they play.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use kira::Frame;

use super::decoder::{DecodeError, Decoder};

/// An encoded piece of music or ambience. Clones share the bytes.
#[derive(Asset, TypePath, Clone, Debug)]
pub struct Recording {
    bytes: Arc<[u8]>,
    sample_rate: u32,
    frame_count: u64,
}

impl Recording {
    /// Reads the headers of an Ogg Vorbis file.
    ///
    /// # Errors
    /// Returns an error unless the bytes are an Ogg Vorbis file with one or two channels.
    pub fn new(bytes: Arc<[u8]>) -> Result<Self, DecodeError> {
        let decoder = Decoder::open(bytes.clone())?;
        Ok(Self {
            sample_rate: decoder.sample_rate(),
            frame_count: decoder.length(),
            bytes,
        })
    }

    /// Returns the sample rate, in hertz.
    pub const fn sample_rate(&self) -> u32 {
        self.sample_rate
    }

    /// Returns the duration, without looping.
    pub fn duration(&self) -> Duration {
        Duration::from_secs_f64(self.frame_count as f64 / f64::from(self.sample_rate))
    }

    /// Returns the number of references to the bytes.
    #[cfg(test)]
    pub fn reference_count(&self) -> usize {
        Arc::strong_count(&self.bytes)
    }

    /// Decodes the recording from its start, once or looped.
    pub const fn frames(self, is_looped: bool) -> Frames {
        Frames {
            recording: self,
            is_looped,
            has_ended: false,
            decoder: None,
            packet: Vec::new(),
            next_index: 0,
        }
    }
}

/// The frames of a recording. Each packet is decoded when its first frame is requested.
pub struct Frames {
    recording: Recording,
    is_looped: bool,
    has_ended: bool,
    /// Opened when the first frame is requested.
    decoder: Option<Decoder>,
    packet: Vec<Frame>,
    next_index: usize,
}

impl Frames {
    /// Decodes the file's next packet into `packet`, starting over if looped. Leaves it empty at
    /// the end.
    fn decode(&mut self) -> Result<(), DecodeError> {
        self.next_index = 0;
        self.packet.clear();
        let decoder = match &mut self.decoder {
            Some(decoder) => decoder,
            slot => slot.insert(Decoder::open(self.recording.bytes.clone())?),
        };
        let channels = decoder.channels();
        let mut samples = decoder.next_packet()?;
        if samples.is_empty() && self.is_looped {
            decoder.rewind()?;
            samples = decoder.next_packet()?;
        }
        self.packet
            .extend(samples.chunks_exact(channels).map(|frame| match *frame {
                [left, right] => Frame::new(left, right),
                _ => Frame::from_mono(frame[0]),
            }));
        Ok(())
    }
}

impl Iterator for Frames {
    type Item = Frame;

    fn next(&mut self) -> Option<Frame> {
        if self.next_index == self.packet.len() && !self.has_ended {
            let result = self.decode();
            if let Err(error) = &result {
                error!("{error}");
            }
            self.has_ended = result.is_err() || self.packet.is_empty();
        }
        let frame = self.packet.get(self.next_index).copied()?;
        self.next_index += 1;
        Some(frame)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_file_that_isnt_audio_is_rejected() {
        assert!(Recording::new(Vec::new().into()).is_err());
        assert!(Recording::new(b"OggS is how a file begins".to_vec().into()).is_err());
    }

    #[test]
    fn a_damaged_recording_ends_early_without_panicking() {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("assets/sounds/ambience/museum.ogg");
        let mut bytes = std::fs::read(path).unwrap();
        let (start, end) = (bytes.len() / 3, bytes.len() / 2);
        bytes[start..end].fill(0);
        let recording = Recording::new(bytes.into()).unwrap();
        let length = recording.frame_count as usize;
        let mut frames = recording.frames(false);
        let count = frames.by_ref().count();
        assert!((length / 4..length).contains(&count), "{count} of {length}");
        assert_eq!(frames.next(), None);
    }
}
