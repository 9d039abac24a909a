//! Decompresses the game for the page that loads it (`web/loader.js`) as its bytes arrive. Built
//! only for the web.
//!
//! Zstandard makes the download a third smaller than the formats that browsers can decompress.

#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]

use ruzstd::decoding::FrameDecoder;

/// The maximum length of a frame header, in bytes (RFC 8878).
const MAX_HEADER_BYTES: usize = 18;

/// Decompresses one Zstandard frame, chunk by chunk.
#[derive(Default)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
pub struct Unpacker {
    decoder: FrameDecoder,
    /// Received bytes that don't form a complete block yet.
    pending: Vec<u8>,
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
impl Unpacker {
    /// Creates an unpacker without any input.
    #[cfg_attr(
        target_arch = "wasm32",
        wasm_bindgen::prelude::wasm_bindgen(constructor)
    )]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Decompresses all blocks that `chunk` completes; `None` if the input isn't a Zstandard frame.
    pub fn unpack(&mut self, chunk: &[u8]) -> Option<Vec<u8>> {
        self.pending.extend_from_slice(chunk);
        let has_started = self.decoder.bytes_read_from_source() > 0;
        if !has_started && self.pending.len() < MAX_HEADER_BYTES {
            return Some(Vec::new());
        }
        let (consumed, _) = self.decoder.decode_from_to(&self.pending, &mut []).ok()?;
        // Given only part of a checksum, the library claims to have consumed all of it, but
        // consumes nothing.
        if consumed <= self.pending.len() {
            self.pending.drain(..consumed);
        }
        Some(self.decoder.collect().unwrap_or_default())
    }
}

const fn main() {}

#[cfg(test)]
mod tests {
    use ruzstd::encoding::{CompressionLevel, compress_to_vec};

    use super::*;

    /// Returns bytes of which one half compresses well and the other hardly at all.
    fn bytes() -> Vec<u8> {
        let noise = (0..200_000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8);
        noise
            .chain((0..200_000_u32).map(|n| (n / 1000) as u8))
            .collect()
    }

    #[test]
    fn chunks_of_any_length_are_unpacked() {
        let packed = compress_to_vec(bytes().as_slice(), CompressionLevel::Fastest);
        assert!(packed.len() < bytes().len());
        for length in [1, 7, 1000, 65_536, packed.len()] {
            let mut unpacker = Unpacker::new();
            let chunks = packed.chunks(length);
            let unpacked = chunks.flat_map(|chunk| unpacker.unpack(chunk).unwrap_or_default());
            assert!(unpacked.eq(bytes()), "in chunks of {length} bytes");
        }
    }

    #[test]
    fn other_data_is_refused() {
        assert_eq!(Unpacker::new().unpack(&bytes()[..1000]), None);
    }
}
