//! Decodes Ogg Vorbis, one packet at a time. Pure.

use std::io::Cursor;
use std::sync::Arc;

use symphonia::core::audio::{Audio, GenericAudioBufferRef};
use symphonia::core::codecs::CodecParameters;
use symphonia::core::codecs::audio::{AudioDecoder, AudioDecoderOptions};
use symphonia::core::errors::Error;
use symphonia::core::formats::{FormatOptions, FormatReader, SeekMode, SeekTo, TrackType};
use symphonia::core::io::MediaSourceStream;
use symphonia::core::units::Timestamp;
use symphonia::default::codecs::VorbisDecoder;
use symphonia::default::formats::OggReader;
use thiserror::Error as ErrorMessage;

/// Why a file can't be decoded.
#[derive(Debug, ErrorMessage)]
pub enum DecodeError {
    /// The bytes aren't a complete Ogg Vorbis file.
    #[error("could not decode the sound: {0}")]
    Damaged(#[from] Error),
    /// The file can be read, but the game can't play what it contains.
    #[error("the file has no mono or stereo track of known length")]
    Unplayable,
}

/// A file being decoded.
pub struct Decoder {
    file: OggReader<'static>,
    codec: VorbisDecoder,
    track: u32,
    sample_rate: u32,
    channels: usize,
    length: u64,
    /// Interleaved samples of the last packet.
    samples: Vec<f32>,
}

impl Decoder {
    /// Reads the headers of a file.
    ///
    /// # Errors
    /// Returns an error unless the bytes are an Ogg Vorbis file with one or two channels.
    pub fn open(bytes: Arc<[u8]>) -> Result<Self, DecodeError> {
        let source = MediaSourceStream::new(Box::new(Cursor::new(bytes)), Default::default());
        let file = OggReader::try_new(source, FormatOptions::default())?;
        let track = file
            .default_track(TrackType::Audio)
            .ok_or(DecodeError::Unplayable)?;
        let Some(CodecParameters::Audio(parameters)) = &track.codec_params else {
            return Err(DecodeError::Unplayable);
        };
        let channels = parameters
            .channels
            .as_ref()
            .map(|channels| channels.count())
            .filter(|count| (1..=2).contains(count));
        let (Some(sample_rate), Some(channels), Some(length)) =
            (parameters.sample_rate, channels, track.num_frames)
        else {
            return Err(DecodeError::Unplayable);
        };
        let codec = VorbisDecoder::try_new(parameters, &AudioDecoderOptions::default())?;
        let track = track.id;
        Ok(Self {
            file,
            codec,
            track,
            sample_rate,
            channels,
            length,
            samples: Vec::new(),
        })
    }

    /// Returns the sample rate, in hertz.
    pub const fn sample_rate(&self) -> u32 {
        self.sample_rate
    }

    /// Returns the number of channels: 1 or 2.
    pub const fn channels(&self) -> usize {
        self.channels
    }

    /// Returns the length, in frames (one sample per channel).
    pub const fn length(&self) -> u64 {
        self.length
    }

    /// Decodes the next packet, about 20 ms of interleaved samples. Returns an empty slice at the
    /// end of the file.
    ///
    /// # Errors
    /// Returns an error if the packet is damaged.
    pub fn next_packet(&mut self) -> Result<&[f32], DecodeError> {
        self.samples.clear();
        // The first packet of a file only primes the decoder.
        while self.samples.is_empty() {
            let Some(packet) = self.file.next_packet()? else {
                break;
            };
            if packet.track_id == self.track {
                let GenericAudioBufferRef::F32(decoded) = self.codec.decode(&packet)? else {
                    return Err(DecodeError::Unplayable);
                };
                decoded.copy_to_vec_interleaved(&mut self.samples);
            }
        }
        Ok(&self.samples)
    }

    /// Seeks to the start of the file.
    ///
    /// # Errors
    /// Returns an error if the file can't be read from its start.
    pub fn rewind(&mut self) -> Result<(), DecodeError> {
        let start = SeekTo::Timestamp {
            ts: Timestamp::new(0),
            track_id: self.track,
        };
        self.file.seek(SeekMode::Accurate, start)?;
        self.codec.reset();
        Ok(())
    }
}
