//! Decompresses the game for the page that loads it (`web/loader.js`) as its bytes arrive. Built
//! only for the web.
//!
//! LZMA makes the download a third smaller than gzip, which browsers can decompress, and a tenth
//! smaller than Zstandard.

#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]

use lzma_rust2::{Action, Lzma2Stream, Status};

/// The size of the dictionary, the same as in `tools/build-web`.
const DICTIONARY_BYTES: u32 = 8 << 20;
/// The number of bytes that are decompressed at a time.
const BUFFER_BYTES: usize = 1 << 18;

/// Decompresses a raw LZMA2 stream, chunk by chunk.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
pub struct Unpacker {
    stream: Lzma2Stream,
    buffer: Vec<u8>,
}

impl Default for Unpacker {
    fn default() -> Self {
        Self {
            stream: Lzma2Stream::new(DICTIONARY_BYTES),
            buffer: vec![0; BUFFER_BYTES],
        }
    }
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

    /// Decompresses everything that `chunk` completes; `None` if the input isn't an LZMA2 stream.
    pub fn unpack(&mut self, chunk: &[u8]) -> Option<Vec<u8>> {
        let (mut input, mut unpacked) = (chunk, Vec::new());
        loop {
            let progress = self
                .stream
                .process(input, &mut self.buffer, Action::Run)
                .ok()?;
            input = input.get(progress.bytes_consumed..)?;
            unpacked.extend_from_slice(self.buffer.get(..progress.bytes_produced)?);
            let is_stalled = progress.bytes_consumed == 0 && progress.bytes_produced == 0;
            if is_stalled || progress.status == Status::StreamEnd {
                return Some(unpacked);
            }
        }
    }
}

const fn main() {}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::io::Write;

    use lzma_rust2::{Lzma2Options, Lzma2Writer};

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
        let mut options = Lzma2Options::with_preset(1);
        options.lzma_options.dict_size = DICTIONARY_BYTES;
        let mut writer = Lzma2Writer::new(Vec::new(), options);
        writer.write_all(&bytes()).unwrap();
        let packed = writer.finish().unwrap();
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
        assert_eq!(Unpacker::new().unpack(&bytes()[1..1000]), None);
    }
}
