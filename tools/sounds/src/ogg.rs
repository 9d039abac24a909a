//! Encodes and decodes Ogg Vorbis.

use std::num::{NonZeroU8, NonZeroU32};

use vorbis_rs::{
    VorbisBitrateManagementStrategy, VorbisDecoder, VorbisEncoderBuilder, VorbisError,
};

use super::wave::{Rate, Wave};

/// The number of samples per block passed to the encoder.
const BLOCK_SAMPLES: usize = 4096;

/// Encodes one or two channels of the same length and rate. `quality` is from -0.2 (coarse) to 1;
/// `serial` is the serial number of the Ogg stream, fixed so that the bytes are reproducible.
///
/// # Errors
/// Returns an error if the encoder rejects the parameters.
pub fn encode(channels: &[&Wave], quality: f32, serial: i32) -> Result<Vec<u8>, VorbisError> {
    let rate = channels.first().map_or(Rate::EFFECT, |wave| wave.rate);
    let hertz = NonZeroU32::new(rate.whole_hertz()).unwrap_or(NonZeroU32::MIN);
    let count = u8::try_from(channels.len())
        .ok()
        .and_then(NonZeroU8::new)
        .unwrap_or(NonZeroU8::MIN);
    let mut encoder = VorbisEncoderBuilder::new_with_serial(hertz, count, Vec::new(), serial)
        .bitrate_management_strategy(VorbisBitrateManagementStrategy::QualityVbr {
            target_quality: quality,
        })
        .build()?;
    let length = channels
        .iter()
        .map(|wave| wave.samples.len())
        .min()
        .unwrap_or(0);
    for start in (0..length).step_by(BLOCK_SAMPLES) {
        let range = start..(start + BLOCK_SAMPLES).min(length);
        let block: Vec<Vec<f32>> = channels
            .iter()
            .map(|wave| {
                wave.samples[range.clone()]
                    .iter()
                    .map(|&sample| sample as f32)
                    .collect()
            })
            .collect();
        encoder.encode_audio_block(block)?;
    }
    encoder.finish()
}

/// Decodes the channels of a file, which was encoded with the sample rate `rate`.
///
/// # Errors
/// Returns an error if the bytes aren't Ogg Vorbis.
pub fn decode(bytes: &[u8], rate: Rate) -> Result<Vec<Wave>, VorbisError> {
    let mut decoder = VorbisDecoder::<&[u8]>::new(bytes)?;
    let count = usize::from(decoder.channels().get());
    let mut channels = vec![
        Wave {
            samples: Vec::new(),
            rate
        };
        count
    ];
    while let Some(block) = decoder.decode_audio_block()? {
        for (channel, samples) in channels.iter_mut().zip(block.samples()) {
            channel
                .samples
                .extend(samples.iter().map(|&sample| f64::from(sample)));
        }
    }
    Ok(channels)
}
