//! Encodes films as GIF, with one palette and only the changed pixels of each frame. Pure.

use std::borrow::Cow;
use std::time::Duration;

use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, EncodingError, Repeat};

/// The number of colours in the palette.
const COLOURS: usize = 255;
/// The last index of the palette, which marks unchanged pixels.
const TRANSPARENT_INDEX: u8 = 255;
/// NeuQuant learns the palette from one pixel in this number: 1 gives the best palette, 30 is the
/// fastest.
const SAMPLING_FACTOR: i32 = 10;
/// Maximum difference per channel of a pixel that counts as unchanged: without it, imperceptible
/// changes of shade would make every frame a full one.
const TOLERANCE: u8 = 7;
/// The number of bits per channel in the cache of palette colours.
const CACHE_BITS: u32 = 5;

/// A frame of a film.
pub struct Frame {
    /// Width in pixels.
    pub width: u16,
    /// Height in pixels.
    pub height: u16,
    /// Four bytes per pixel, row by row: red, green, blue and one that is ignored.
    pub rgba: Vec<u8>,
    /// The time from the start of the film.
    pub at: Duration,
}

/// A GIF encoder.
pub struct Film {
    encoder: Encoder<Vec<u8>>,
    palette: NeuQuant,
    /// The cached index of the nearest palette colour, by the high bits of red, green and blue.
    nearest: Vec<Option<u8>>,
    width: u16,
    height: u16,
    /// The image after the frames so far; empty before the first one.
    current: Vec<u8>,
    /// The last frame and its time; the next frame determines its duration.
    pending_frame: Option<(gif::Frame<'static>, Duration)>,
}

impl Film {
    /// Creates a film with the size of the first of `samples` and a palette for all of them.
    ///
    /// # Errors
    /// Returns an error if the size is too large for a GIF.
    pub fn new(samples: &[Frame]) -> Result<Self, EncodingError> {
        let (width, height) = samples
            .first()
            .map_or((1, 1), |frame| (frame.width, frame.height));
        let mut colours = Vec::new();
        for frame in samples {
            colours.extend_from_slice(&frame.rgba);
        }
        let palette = NeuQuant::new(SAMPLING_FACTOR, COLOURS, &colours);
        let mut encoder = Encoder::new(Vec::new(), width, height, &palette.color_map_rgb())?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Self {
            encoder,
            palette,
            nearest: vec![None; 1 << (3 * CACHE_BITS)],
            width,
            height,
            current: Vec::new(),
            pending_frame: None,
        })
    }

    /// Adds a frame. Frames of a different size or without changes are skipped, which extends the
    /// previous frame.
    ///
    /// # Errors
    /// Writing to memory can't fail.
    pub fn add(&mut self, frame: &Frame) -> Result<(), EncodingError> {
        let length = usize::from(self.width) * usize::from(self.height) * 4;
        if frame.rgba.len() != length || frame.width != self.width {
            return Ok(());
        }
        if let Some(change) = self.change(&frame.rgba) {
            self.write_pending_frame(frame.at)?;
            self.pending_frame = Some((change, frame.at));
        }
        Ok(())
    }

    /// Finishes the film, whose last frame is shown until `end`.
    ///
    /// # Errors
    /// Writing to memory can't fail.
    pub fn finish(mut self, end: Duration) -> Result<Vec<u8>, EncodingError> {
        self.write_pending_frame(end)?;
        self.encoder.into_inner()
    }

    fn write_pending_frame(&mut self, until: Duration) -> Result<(), EncodingError> {
        let Some((mut frame, at)) = self.pending_frame.take() else {
            return Ok(());
        };
        // Hundredths of a second from the start, so that rounding errors don't accumulate.
        let hundredths = |time: Duration| time.as_millis() / 10;
        let delay = hundredths(until).saturating_sub(hundredths(at)).max(1);
        frame.delay = u16::try_from(delay).unwrap_or(u16::MAX);
        self.encoder.write_frame(&frame)
    }

    /// Returns the changed pixels in their bounding box; `None` if nothing has changed.
    fn change(&mut self, rgba: &[u8]) -> Option<gif::Frame<'static>> {
        let is_first = self.current.is_empty();
        if is_first {
            self.current = vec![0; rgba.len()];
        }
        let width = usize::from(self.width);
        let mut indices = vec![TRANSPARENT_INDEX; rgba.len() / 4];
        let (mut left, mut right, mut top, mut bottom) = (usize::MAX, 0, usize::MAX, 0);
        for (index, pixel) in rgba.chunks_exact(4).enumerate() {
            let range = 4 * index..4 * index + 4;
            let is_different = |(a, b): (&u8, &u8)| a.abs_diff(*b) > TOLERANCE;
            if is_first
                || pixel
                    .iter()
                    .zip(&self.current[range.clone()])
                    .any(is_different)
            {
                indices[index] = self.nearest(pixel);
                self.current[range].copy_from_slice(pixel);
                let (x, y) = (index % width, index / width);
                (left, right) = (left.min(x), right.max(x));
                (top, bottom) = (top.min(y), bottom.max(y));
            }
        }
        if left > right {
            return None;
        }
        let rows = indices.chunks_exact(width).take(bottom + 1).skip(top);
        let buffer: Vec<u8> = rows.flat_map(|row| &row[left..=right]).copied().collect();
        // At most the width or height, which fit into 16 bits.
        let to_u16 = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
        Some(gif::Frame {
            left: to_u16(left),
            top: to_u16(top),
            width: to_u16(right - left + 1),
            height: to_u16(bottom - top + 1),
            transparent: Some(TRANSPARENT_INDEX),
            dispose: DisposalMethod::Keep,
            buffer: Cow::Owned(buffer),
            ..gif::Frame::default()
        })
    }

    fn nearest(&mut self, pixel: &[u8]) -> u8 {
        let bits = |channel: u8| usize::from(channel >> (8 - CACHE_BITS));
        let key =
            (bits(pixel[0]) << (2 * CACHE_BITS)) | (bits(pixel[1]) << CACHE_BITS) | bits(pixel[2]);
        let palette = &self.palette;
        *self.nearest[key].get_or_insert_with(|| {
            let colour = [pixel[0], pixel[1], pixel[2], u8::MAX];
            u8::try_from(palette.index_of(&colour)).unwrap_or(0)
        })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    const WIDTH: u16 = 40;
    const HEIGHT: u16 = 30;

    /// Creates a dark frame with a bright pixel at a point.
    fn spot(x: usize, y: usize, at: u64) -> Frame {
        let mut rgba = [40, 30, 20, 255].repeat(usize::from(WIDTH) * usize::from(HEIGHT));
        let start = 4 * (y * usize::from(WIDTH) + x);
        rgba[start..start + 3].copy_from_slice(&[250, 240, 200]);
        Frame {
            width: WIDTH,
            height: HEIGHT,
            rgba,
            at: Duration::from_millis(at),
        }
    }

    /// Decodes a film with the `gif` crate: left, top, width, height and delay of each frame, in
    /// hundredths of a second.
    fn read(film: &[u8]) -> Vec<(u16, u16, u16, u16, u16)> {
        let mut decoder = gif::DecodeOptions::new().read_info(film).unwrap();
        assert_eq!((decoder.width(), decoder.height()), (WIDTH, HEIGHT));
        let mut frames = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            frames.push((
                frame.left,
                frame.top,
                frame.width,
                frame.height,
                frame.delay,
            ));
        }
        frames
    }

    #[test]
    fn a_film_stores_changes_and_durations() {
        let frames = [
            spot(3, 4, 0),
            spot(3, 4, 100),
            spot(13, 6, 250),
            spot(13, 6, 300),
        ];
        let mut film = Film::new(&[spot(3, 4, 0), spot(13, 6, 0)]).unwrap();
        for frame in &frames {
            film.add(frame).unwrap();
        }
        // A frame of a different size is skipped.
        film.add(&Frame {
            width: 1,
            height: 1,
            rgba: vec![9; 4],
            at: Duration::from_millis(310),
        })
        .unwrap();
        let film = film.finish(Duration::from_millis(1000)).unwrap();
        assert_eq!(read(&film), [(0, 0, WIDTH, HEIGHT, 25), (3, 4, 11, 3, 75)]);
    }

    #[test]
    fn the_palette_matches_the_samples() {
        let mut film = Film::new(&[spot(3, 4, 0)]).unwrap();
        film.add(&spot(3, 4, 0)).unwrap();
        let film = film.finish(Duration::from_secs(1)).unwrap();
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(film.as_slice()).unwrap();
        let frame = decoder.read_next_frame().unwrap().unwrap();
        let wood = &frame.buffer[0..3];
        assert!(
            wood.iter()
                .zip([40u8, 30, 20])
                .all(|(a, b)| a.abs_diff(b) < 6),
            "{wood:?}"
        );
    }
}
