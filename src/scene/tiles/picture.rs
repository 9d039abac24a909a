//! What each tile of the picture shows, and which tiles to draw next. Pure.

use bevy::math::{Rect, URect, UVec2, Vec2};

use super::grid::TileGrid;

/// Fraction of a picture up to which changes are redrawn at full resolution regardless of the
/// budget: enough for moving seeds and the glow of a hole.
const ALWAYS_SHARP: f32 = 0.4;
/// Scale of the coarsest picture: each of its pixels covers this many pixels in width and height.
const MAX_SCALE: u32 = 4;

/// The state of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Shown {
    /// Shows something that has since changed.
    Outdated,
    /// Shows the scene at a lower resolution.
    Coarse,
    /// Shows the scene with this many samples per pixel, at least 1.
    Sharp(u8),
}

/// A tile to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawnTile {
    /// Its pixels.
    pub pixels: URect,
    /// Number of samples to blend with; 0 if the new sample replaces the tile.
    pub samples: u8,
}

/// A plan of what a frame draws.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// The size of the picture, in pixels.
    pub size: UVec2,
    /// Width and height of the blocks of pixels that are shaded as one; at least 1.
    pub scale: u32,
    /// Offset of the samples from the centres of their pixels, -0.5 to 0.5.
    pub offset: Vec2,
    /// The tiles to draw; all others stay as they are.
    pub tiles: Vec<DrawnTile>,
    /// Whether all tiles are drawn and none is blended with earlier samples.
    pub is_whole: bool,
}

impl Drawing {
    /// Draws the whole picture, of `size` pixels.
    pub fn whole(size: UVec2) -> Self {
        let grid = TileGrid::new(size);
        let tiles = (0..grid.len()).map(|tile| DrawnTile {
            pixels: grid.pixels(tile),
            samples: 0,
        });
        Self {
            size,
            scale: 1,
            offset: Vec2::ZERO,
            tiles: tiles.collect(),
            is_whole: true,
        }
    }

    /// Returns the number of pixels that are shaded.
    pub fn shaded_pixels(&self) -> u32 {
        let areas = self
            .tiles
            .iter()
            .map(|tile| tile.pixels.size().element_product());
        areas.sum::<u32>() / (self.scale * self.scale).max(1)
    }

    /// Returns the fraction of pixels that are shaded, 0 to 1.
    pub fn shaded_part(&self) -> f32 {
        self.shaded_pixels() as f32 / self.size.element_product().max(1) as f32
    }
}

/// The state of all tiles of the picture.
#[derive(Clone, Debug, Default)]
pub struct Picture {
    grid: TileGrid,
    shown: Vec<Shown>,
    /// Whether the last planned frame draws each tile.
    drawn: Vec<bool>,
    /// Tiles ordered from the middle outwards: the order in which they get sharp.
    from_middle: Vec<u32>,
}

impl Picture {
    /// Returns the width and height, in pixels.
    pub const fn size(&self) -> UVec2 {
        self.grid.size()
    }

    /// Starts a picture of another size.
    pub fn resize(&mut self, size: UVec2) {
        self.grid = TileGrid::new(size);
        self.shown = vec![Shown::Outdated; self.grid.len()];
        self.drawn = vec![false; self.grid.len()];
        let mut tiles: Vec<u32> = (0..self.grid.len() as u32).collect();
        let from_middle = |&tile: &u32| {
            let tile = self.grid.pixels(tile as usize);
            (tile.center().as_vec2() - 0.5 * size.as_vec2()).length_squared() as u32
        };
        tiles.sort_by_cached_key(from_middle);
        self.from_middle = tiles;
    }

    /// Marks the whole picture as outdated.
    pub fn outdate_all(&mut self) {
        self.shown.fill(Shown::Outdated);
    }

    /// Marks the tiles that touch these pixels as outdated.
    pub fn outdate(&mut self, pixels: Rect) {
        for tile in self.grid.touched(pixels) {
            self.shown[tile] = Shown::Outdated;
        }
    }

    /// Returns whether the planned frame draws any of these pixels.
    pub fn is_drawn(&self, pixels: Rect) -> bool {
        self.grid.touched(pixels).any(|tile| self.drawn[tile])
    }

    /// Returns whether every pixel has this many samples.
    pub fn has_samples(&self, samples: u8) -> bool {
        self.shown
            .iter()
            .all(|&shown| shown >= Shown::Sharp(samples))
    }

    /// Returns whether every pixel shows the current scene, however coarsely.
    pub fn is_complete(&self) -> bool {
        self.shown.iter().all(|&shown| shown > Shown::Outdated)
    }

    /// Plans the next frame, which may shade a `part` of the picture but at least a tile, or a
    /// `moving_part` if more than that has changed. It draws what has changed, then refines coarse
    /// tiles, then adds samples up to this number. A tile's first sample is at the centres of its
    /// pixels.
    pub fn plan(&mut self, part: f32, moving_part: f32, samples: u8) -> Drawing {
        let count = self.grid.len();
        let allowed = ((part * count as f32) as usize).clamp(1, count.max(1));
        let outdated = self.of(Shown::Outdated, count);
        let share = outdated.len() as f32 / count.max(1) as f32;
        if !outdated.is_empty() && share > part.max(ALWAYS_SHARP) {
            return self.draw(outdated, scale_for(share / moving_part));
        }
        if !outdated.is_empty() {
            // The rest of the budget refines coarse tiles.
            let more = self.of(Shown::Coarse, allowed.saturating_sub(outdated.len()));
            return self.draw([outdated, more].concat(), 1);
        }
        let coarse = self.of(Shown::Coarse, allowed);
        if !coarse.is_empty() {
            return self.draw(coarse, 1);
        }
        let tiles = match self.shown.iter().copied().min() {
            Some(Shown::Sharp(fewest)) if fewest < samples => {
                self.of(Shown::Sharp(fewest), allowed)
            }
            _ => Vec::new(),
        };
        self.draw(tiles, 1)
    }

    /// Returns up to `limit` tiles in this state, from the middle outwards.
    fn of(&self, shown: Shown, limit: usize) -> Vec<u32> {
        let tiles = self.from_middle.iter().copied();
        tiles
            .filter(|&tile| self.shown[tile as usize] == shown)
            .take(limit)
            .collect()
    }

    fn draw(&mut self, tiles: Vec<u32>, scale: u32) -> Drawing {
        self.drawn.fill(false);
        let mut samples = 0;
        let drawn: Vec<DrawnTile> = tiles
            .iter()
            .map(|&tile| {
                self.drawn[tile as usize] = true;
                let shown = &mut self.shown[tile as usize];
                samples = match *shown {
                    Shown::Sharp(samples) => samples,
                    Shown::Outdated | Shown::Coarse => 0,
                };
                *shown = match scale {
                    1 => Shown::Sharp(samples + 1),
                    _ => Shown::Coarse,
                };
                DrawnTile {
                    pixels: self.grid.pixels(tile as usize),
                    samples,
                }
            })
            .collect();
        Drawing {
            size: self.grid.size(),
            scale,
            offset: offset_of_sample(samples),
            is_whole: samples == 0 && drawn.len() == self.grid.len(),
            tiles: drawn,
        }
    }
}

/// Returns the scale at which a picture has at most a `factor`th of its pixels, within limits.
fn scale_for(factor: f32) -> u32 {
    (factor.sqrt().ceil() as u32).clamp(2, MAX_SCALE)
}

/// Returns the offset of a sample by index: evenly spread over the pixel (a Halton sequence), with
/// the first at its centre.
fn offset_of_sample(sample: u8) -> Vec2 {
    if sample == 0 {
        return Vec2::ZERO;
    }
    let halton = |base: u32| {
        let (mut left, mut digit, mut value) = (u32::from(sample), 1.0, 0.0);
        while left > 0 {
            digit /= base as f32;
            value += digit * (left % base) as f32;
            left /= base;
        }
        value
    };
    Vec2::new(halton(2), halton(3)) - 0.5
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: UVec2 = UVec2::new(640, 360);
    const SAMPLES: u8 = 8;

    fn picture() -> Picture {
        let mut picture = Picture::default();
        picture.resize(SIZE);
        picture
    }

    #[test]
    fn a_fast_machine_draws_everything_at_once_and_then_nothing() {
        let mut picture = picture();
        let first = picture.plan(1.0, 1.0, 1);
        assert!(first.is_whole && first.scale == 1);
        assert_eq!(first.shaded_pixels(), SIZE.element_product());
        assert!(picture.has_samples(1) && !picture.has_samples(SAMPLES));
        assert!(picture.plan(1.0, 1.0, 1).tiles.is_empty());
    }

    #[test]
    fn a_slow_machine_draws_a_coarse_picture_that_gets_sharp_within_the_budget() {
        let mut picture = picture();
        let first = picture.plan(0.1, 0.1, 1);
        assert!(
            first.is_whole && first.scale == MAX_SCALE,
            "{}",
            first.scale
        );
        let mut frames = 0;
        while !picture.has_samples(1) {
            let drawing = picture.plan(0.1, 0.1, 1);
            assert_eq!(drawing.scale, 1);
            let part = drawing.shaded_pixels() as f32 / SIZE.element_product() as f32;
            assert!(part < 0.11, "{part}");
            frames += 1;
        }
        assert!((10..13).contains(&frames), "{frames}");
    }

    #[test]
    fn what_moves_is_drawn_sharp_at_once_whatever_the_budget() {
        let mut picture = picture();
        while !picture.has_samples(1) {
            picture.plan(1.0, 1.0, 1);
        }
        picture.outdate(Rect::new(100.0, 100.0, 120.0, 110.0));
        let drawing = picture.plan(0.001, 0.001, SAMPLES);
        assert_eq!((drawing.scale, drawing.tiles.len()), (1, 2));
        assert!(!drawing.is_whole && picture.has_samples(1));
    }

    #[test]
    fn each_tile_gets_all_samples_and_a_change_begins_again() {
        let mut picture = picture();
        let mut samples = 0;
        while !picture.has_samples(SAMPLES) {
            let drawing = picture.plan(0.3, 0.3, SAMPLES);
            assert!(drawing.offset.abs().max_element() <= 0.5);
            samples += usize::from(drawing.scale == 1) * drawing.tiles.len();
        }
        assert_eq!(samples, usize::from(SAMPLES) * TileGrid::new(SIZE).len());
        assert!(picture.plan(0.3, 0.3, SAMPLES).tiles.is_empty());
        picture.outdate(Rect::new(0.0, 0.0, 1.0, 1.0));
        let again = picture.plan(0.3, 0.3, SAMPLES);
        assert_eq!(again.tiles.len(), 1);
        assert_eq!((again.tiles[0].samples, again.offset), (0, Vec2::ZERO));
    }

    #[test]
    fn samples_are_spread_over_the_pixel() {
        let offsets: Vec<Vec2> = (0..SAMPLES).map(offset_of_sample).collect();
        let mean = offsets.iter().sum::<Vec2>() / f32::from(SAMPLES);
        assert!(mean.abs().max_element() < 0.07, "{mean}");
        for (index, offset) in offsets.iter().enumerate() {
            let others = offsets.iter().skip(index + 1);
            assert!(others.clone().all(|other| other.distance(*offset) > 0.15));
        }
    }

    #[test]
    fn a_picture_without_pixels_has_nothing_to_draw() {
        let mut picture = Picture::default();
        picture.resize(UVec2::ZERO);
        assert!(picture.plan(0.1, 0.1, SAMPLES).tiles.is_empty());
        assert!(picture.has_samples(SAMPLES));
    }
}
