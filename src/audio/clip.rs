//! Sound effects, decoded when they are loaded.
//!
//! Samples have 16 bits: the rounding error, 101 dB below full scale, is inaudible, and a mono
//! effect takes a quarter of the memory of the mixer's pairs of 32-bit samples. Halving the sample
//! rate would save less and be audible: the mixer would play an 8 kHz tone 1.5 dB softer, with an
//! image at 16 kHz 16 dB below it.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use kira::Frame;

use super::decoder::{DecodeError, Decoder};
use super::player::{Next, Source};

/// Sample value at full scale.
const FULL_SCALE: f32 = 32_768.0;

/// A decoded sound effect. Clones share the samples.
#[derive(Asset, TypePath, Clone, Debug)]
pub struct Clip {
    /// Interleaved.
    samples: Arc<[i16]>,
    channels: usize,
    sample_rate: u32,
}

impl Clip {
    /// Decodes a whole Ogg Vorbis file.
    ///
    /// # Errors
    /// Returns an error unless the bytes are an Ogg Vorbis file with one or two channels.
    pub fn decode(bytes: Arc<[u8]>) -> Result<Self, DecodeError> {
        let mut decoder = Decoder::open(bytes)?;
        let length = usize::try_from(decoder.length()).unwrap_or_default();
        let mut samples = Vec::with_capacity(length * decoder.channels());
        loop {
            let packet = decoder.next_packet()?;
            if packet.is_empty() {
                break;
            }
            samples.extend(packet.iter().map(|&sample| to_16_bits(sample)));
        }
        Ok(Self {
            samples: samples.into(),
            channels: decoder.channels(),
            sample_rate: decoder.sample_rate(),
        })
    }

    /// Creates silence of this length.
    pub fn silence(length: Duration) -> Self {
        const RATE: u32 = 48_000;
        let count = (length.as_secs_f64() * f64::from(RATE)) as usize;
        Self {
            samples: vec![0; count].into(),
            channels: 1,
            sample_rate: RATE,
        }
    }

    /// Returns the duration at the original playback rate.
    pub fn duration(&self) -> Duration {
        Duration::from_secs_f64(self.length() as f64 / f64::from(self.sample_rate))
    }

    fn length(&self) -> usize {
        self.samples.len() / self.channels
    }

    fn frame(&self, index: usize) -> Option<Frame> {
        let sample = |index: usize| {
            let sample = self.samples.get(index)?;
            Some(f32::from(*sample) / FULL_SCALE)
        };
        if self.channels == 1 {
            return sample(index).map(Frame::from_mono);
        }
        Some(Frame::new(sample(2 * index)?, sample(2 * index + 1)?))
    }
}

/// Rounds a sample to 16 bits.
fn to_16_bits(sample: f32) -> i16 {
    // `as` saturates samples beyond full scale.
    (sample * FULL_SCALE).round() as i16
}

/// A clip that plays once.
pub struct ClipSource {
    clip: Clip,
    next_index: usize,
}

impl ClipSource {
    /// Plays a clip from its start.
    pub const fn new(clip: Clip) -> Self {
        Self {
            clip,
            next_index: 0,
        }
    }
}

impl Source for ClipSource {
    fn sample_rate(&self) -> u32 {
        self.clip.sample_rate
    }

    fn next(&mut self) -> Next {
        let frame = self.clip.frame(self.next_index);
        self.next_index += 1;
        frame.map_or(Next::End, Next::Frame)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use std::path::{Path, PathBuf};

    /// Returns the files of all effects.
    fn effects() -> Vec<PathBuf> {
        let sounds = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds");
        let folders = ["events", "menu", "seeds", "tines"];
        let mut files: Vec<PathBuf> = folders
            .iter()
            .flat_map(|folder| std::fs::read_dir(sounds.join(folder)).unwrap())
            .map(|file| file.unwrap().path())
            .collect();
        files.sort();
        files
    }

    #[test]
    fn effects_keep_their_rate_and_lose_at_most_half_a_16_bit_step() {
        let mut total_bytes = 0;
        for file in effects() {
            let bytes: Arc<[u8]> = std::fs::read(&file).unwrap().into();
            let clip = Clip::decode(bytes.clone()).unwrap();
            let mut decoder = Decoder::open(bytes).unwrap();
            assert_eq!(clip.sample_rate, 48_000, "{file:?}");
            assert_eq!(decoder.length(), clip.length() as u64, "{file:?}");
            let mut at = 0;
            loop {
                let packet = decoder.next_packet().unwrap();
                if packet.is_empty() {
                    break;
                }
                for samples in packet.chunks(clip.channels) {
                    let Frame { left, right } = clip.frame(at).unwrap();
                    for (sample, played) in [samples[0], samples[samples.len() - 1]]
                        .into_iter()
                        .zip([left, right])
                    {
                        let error = (played - sample).abs() * FULL_SCALE;
                        assert!(error <= 0.5, "{file:?}: {error} steps at {at}");
                    }
                    at += 1;
                }
            }
            assert_eq!(clip.frame(at), None, "{file:?}");
            total_bytes += size_of_val(&*clip.samples);
        }
        assert!(total_bytes < 10_000_000, "{total_bytes} bytes");
    }

    #[test]
    fn both_channels_of_a_clip_are_played() {
        let clip = Clip {
            samples: [1, -2, 3, -4].into(),
            channels: 2,
            sample_rate: 100,
        };
        assert_eq!(clip.duration(), Duration::from_millis(20));
        let step = 1.0 / FULL_SCALE;
        let mut source = ClipSource::new(clip);
        let frames = [
            Frame::new(step, -2.0 * step),
            Frame::new(3.0 * step, -4.0 * step),
        ];
        assert_eq!(source.next(), Next::Frame(frames[0]));
        assert_eq!(source.next(), Next::Frame(frames[1]));
        assert_eq!(source.next(), Next::End);
    }

    #[test]
    fn samples_beyond_full_scale_are_clipped() {
        assert_eq!(to_16_bits(1.5), i16::MAX);
        assert_eq!(to_16_bits(-1.5), i16::MIN);
        assert_eq!(to_16_bits(0.5), 16_384);
    }
}
