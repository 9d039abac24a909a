//! Moving pictures as GIF: pure. One palette for the whole film, and of each frame what has
//! changed.

use std::borrow::Cow;
use std::time::Duration;

use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, EncodingError, Repeat};

/// Colours of the palette; the last index of a byte is left for what stays as it is.
const COLOURS: usize = 255;
const TRANSPARENT: u8 = 255;
/// The palette is learnt from one pixel of the samples in this number: 1 is the best, 30 the
/// fastest.
const SAMPLED: i32 = 10;
/// A pixel whose channels differ by no more than this is unchanged: shades too close to be told
/// apart would have every frame kept whole.
const TOLERANCE: u8 = 7;
/// Bits of each channel by which colours of the palette are remembered.
const BITS: u32 = 5;

/// A picture of a film.
pub struct Frame {
    /// Width in pixels.
    pub width: u16,
    /// Height in pixels.
    pub height: u16,
    /// Four bytes a pixel, row by row: red, green, blue and one without meaning.
    pub rgba: Vec<u8>,
    /// When it is shown, since the beginning.
    pub at: Duration,
}

/// A film in the making.
pub struct Film {
    encoder: Encoder<Vec<u8>>,
    palette: NeuQuant,
    /// The nearest colour of the palette, once it has been looked up, by the first bits of red,
    /// green and blue.
    nearest: Vec<Option<u8>>,
    width: u16,
    height: u16,
    /// What is seen after the frames so far; empty before the first one.
    seen: Vec<u8>,
    /// The last frame: how long it is shown is known with the next one.
    last: Option<(gif::Frame<'static>, Duration)>,
}

impl Film {
    /// A film in the size of the first of `samples`, in whose colours it is painted.
    ///
    /// # Errors
    /// If the size is none that a GIF can have.
    pub fn new(samples: &[Frame]) -> Result<Self, EncodingError> {
        let (width, height) = samples
            .first()
            .map_or((1, 1), |frame| (frame.width, frame.height));
        let mut colours = Vec::new();
        for frame in samples {
            colours.extend_from_slice(&frame.rgba);
        }
        let palette = NeuQuant::new(SAMPLED, COLOURS, &colours);
        let mut encoder = Encoder::new(Vec::new(), width, height, &palette.color_map_rgb())?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Self {
            encoder,
            palette,
            nearest: vec![None; 1 << (3 * BITS)],
            width,
            height,
            seen: Vec::new(),
            last: None,
        })
    }

    /// Adds a frame. One of another size, and one in which nothing changes, is left out: the frame
    /// before it is shown for longer.
    ///
    /// # Errors
    /// None in memory.
    pub fn add(&mut self, frame: &Frame) -> Result<(), EncodingError> {
        let length = usize::from(self.width) * usize::from(self.height) * 4;
        if frame.rgba.len() != length || frame.width != self.width {
            return Ok(());
        }
        if let Some(change) = self.change(&frame.rgba) {
            self.write_last(frame.at)?;
            self.last = Some((change, frame.at));
        }
        Ok(())
    }

    /// The whole film, whose last frame is shown until `end`.
    ///
    /// # Errors
    /// None in memory.
    pub fn finish(mut self, end: Duration) -> Result<Vec<u8>, EncodingError> {
        self.write_last(end)?;
        self.encoder.into_inner()
    }

    fn write_last(&mut self, until: Duration) -> Result<(), EncodingError> {
        let Some((mut frame, at)) = self.last.take() else {
            return Ok(());
        };
        // Hundredths of a second, counted from the beginning so that rounding doesn't add up.
        let hundredths = |time: Duration| time.as_millis() / 10;
        let delay = hundredths(until).saturating_sub(hundredths(at)).max(1);
        frame.delay = u16::try_from(delay).unwrap_or(u16::MAX);
        self.encoder.write_frame(&frame)
    }

    /// What has changed, in the rows and columns between which it lies; `None` if nothing has.
    fn change(&mut self, rgba: &[u8]) -> Option<gif::Frame<'static>> {
        let is_first = self.seen.is_empty();
        if is_first {
            self.seen = vec![0; rgba.len()];
        }
        let width = usize::from(self.width);
        let mut indices = vec![TRANSPARENT; rgba.len() / 4];
        let (mut left, mut right, mut top, mut bottom) = (usize::MAX, 0, usize::MAX, 0);
        for (number, pixel) in rgba.chunks_exact(4).enumerate() {
            let place = 4 * number..4 * number + 4;
            let differs = |(a, b): (&u8, &u8)| a.abs_diff(*b) > TOLERANCE;
            if is_first || pixel.iter().zip(&self.seen[place.clone()]).any(differs) {
                indices[number] = self.nearest(pixel);
                self.seen[place].copy_from_slice(pixel);
                let (x, y) = (number % width, number / width);
                (left, right) = (left.min(x), right.max(x));
                (top, bottom) = (top.min(y), bottom.max(y));
            }
        }
        if left > right {
            return None;
        }
        let rows = indices.chunks_exact(width).take(bottom + 1).skip(top);
        let buffer: Vec<u8> = rows.flat_map(|row| &row[left..=right]).copied().collect();
        // All of them are less than the width or height, which fit.
        let short = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        Some(gif::Frame {
            left: short(left),
            top: short(top),
            width: short(right - left + 1),
            height: short(bottom - top + 1),
            transparent: Some(TRANSPARENT),
            dispose: DisposalMethod::Keep,
            buffer: Cow::Owned(buffer),
            ..gif::Frame::default()
        })
    }

    fn nearest(&mut self, pixel: &[u8]) -> u8 {
        let bits = |channel: u8| usize::from(channel >> (8 - BITS));
        let key = (bits(pixel[0]) << (2 * BITS)) | (bits(pixel[1]) << BITS) | bits(pixel[2]);
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

    /// A dark picture with a light spot at a place.
    fn spot(x: usize, y: usize, at: u64) -> Frame {
        let mut rgba = [40, 30, 20, 255].repeat(usize::from(WIDTH) * usize::from(HEIGHT));
        let place = 4 * (y * usize::from(WIDTH) + x);
        rgba[place..place + 3].copy_from_slice(&[250, 240, 200]);
        Frame {
            width: WIDTH,
            height: HEIGHT,
            rgba,
            at: Duration::from_millis(at),
        }
    }

    /// All frames of a film as a reader that isn't ours sees them: where, how large, how long in
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
    fn a_film_keeps_what_changes_and_how_long_it_is_seen() {
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
        // One of another size is not taken.
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
    fn colours_are_those_of_the_samples() {
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
