//! Tracks what each tile of the picture shows, and plans which to draw next. No rendering or
//! ECS access.

use bevy::math::{Rect, URect, UVec2, Vec2};

use super::grid::TileGrid;

/// Fraction of a picture up to which changes are redrawn at full resolution regardless of the
/// budget: enough for moving seeds and the glow of a hole.
const ALWAYS_SHARP_FRACTION: f32 = 0.4;
/// Scale of the coarsest picture: the side, in pixels, of the blocks shaded once.
const MAX_SCALE: u32 = 4;

/// The content of a tile, worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum TileState {
    /// Something that has since changed.
    Outdated,
    /// The scene at a lower resolution.
    Coarse,
    /// The scene with this many samples per pixel, at least 1.
    Sharp(u8),
}

/// A tile to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileToDraw {
    /// The tile's rectangle in the picture.
    pub pixels: URect,
    /// Number of earlier samples to blend with; 0 to replace the tile.
    pub earlier_samples: u8,
}

/// The plan for drawing a frame.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FramePlan {
    /// The size of the picture, in pixels.
    pub size: UVec2,
    /// Side, in pixels, of the blocks shaded once; at least 1.
    pub scale: u32,
    /// Offset of the samples from the centres of their pixels, -0.5 to 0.5.
    pub offset: Vec2,
    /// The tiles to draw; all others stay as they are.
    pub tiles: Vec<TileToDraw>,
    /// Whether all tiles are drawn and none is blended with earlier samples.
    pub replaces_all: bool,
}

impl FramePlan {
    /// Creates a plan to draw the whole picture, of `size` pixels.
    pub fn whole(size: UVec2) -> Self {
        let grid = TileGrid::new(size);
        let tiles = (0..grid.len()).map(|tile| TileToDraw {
            pixels: grid.pixels(tile),
            earlier_samples: 0,
        });
        Self {
            size,
            scale: 1,
            offset: Vec2::ZERO,
            tiles: tiles.collect(),
            replaces_all: true,
        }
    }

    /// Returns the number of pixels to shade.
    pub fn shaded_pixels(&self) -> u32 {
        let areas = self
            .tiles
            .iter()
            .map(|tile| tile.pixels.size().element_product());
        areas.sum::<u32>() / (self.scale * self.scale).max(1)
    }

    /// Returns the fraction of the picture's pixels to shade, 0 to 1.
    pub fn shaded_fraction(&self) -> f32 {
        self.shaded_pixels() as f32 / self.size.element_product().max(1) as f32
    }
}

/// The state of all tiles of the picture.
#[derive(Clone, Debug, Default)]
pub struct Picture {
    grid: TileGrid,
    states: Vec<TileState>,
    /// For each tile, whether the last planned frame draws it.
    is_drawn: Vec<bool>,
    /// Tiles from the centre outwards, the order in which they are sharpened.
    from_centre: Vec<u32>,
}

impl Picture {
    /// Returns the width and height, in pixels.
    pub const fn size(&self) -> UVec2 {
        self.grid.size()
    }

    /// Resizes the picture and invalidates it.
    pub fn resize(&mut self, size: UVec2) {
        self.grid = TileGrid::new(size);
        self.states = vec![TileState::Outdated; self.grid.len()];
        self.is_drawn = vec![false; self.grid.len()];
        let mut tiles: Vec<u32> = (0..self.grid.len() as u32).collect();
        tiles.sort_by_cached_key(|&tile| {
            let centre = self.grid.pixels(tile as usize).center().as_vec2();
            (centre - 0.5 * size.as_vec2()).length_squared() as u32
        });
        self.from_centre = tiles;
    }

    /// Marks the whole picture as outdated.
    pub fn invalidate_all(&mut self) {
        self.states.fill(TileState::Outdated);
    }

    /// Marks the tiles that overlap these pixels as outdated.
    pub fn invalidate(&mut self, pixels: Rect) {
        for tile in self.grid.touched(pixels) {
            self.states[tile] = TileState::Outdated;
        }
    }

    /// Returns whether the planned frame draws any of these pixels.
    pub fn is_drawn(&self, pixels: Rect) -> bool {
        self.grid.touched(pixels).any(|tile| self.is_drawn[tile])
    }

    /// Returns whether every pixel has at least this many samples.
    pub fn has_samples(&self, samples: u8) -> bool {
        self.states
            .iter()
            .all(|&state| state >= TileState::Sharp(samples))
    }

    /// Returns whether every pixel shows the current scene, however coarsely.
    pub fn is_complete(&self) -> bool {
        self.states.iter().all(|&state| state > TileState::Outdated)
    }

    /// Plans the next frame. It draws the tiles that have changed, then sharpens coarse tiles, then
    /// adds samples up to `target_samples` per pixel, the first at the centres of pixels.
    ///
    /// The frame may shade `fraction` of the picture, but at least one tile. If a larger fraction
    /// of the tiles has changed, it draws them all, coarsely enough to shade only
    /// `moving_fraction`.
    pub fn plan(&mut self, fraction: f32, moving_fraction: f32, target_samples: u8) -> FramePlan {
        let count = self.grid.len();
        let max_tiles = ((fraction * count as f32) as usize).clamp(1, count.max(1));
        let outdated = self.tiles_in(TileState::Outdated, count);
        let changed_fraction = outdated.len() as f32 / count.max(1) as f32;
        if !outdated.is_empty() && changed_fraction > fraction.max(ALWAYS_SHARP_FRACTION) {
            return self.plan_tiles(outdated, scale_for(changed_fraction / moving_fraction));
        }
        if !outdated.is_empty() {
            // The rest of the budget sharpens coarse tiles.
            let coarse = self.tiles_in(TileState::Coarse, max_tiles.saturating_sub(outdated.len()));
            return self.plan_tiles([outdated, coarse].concat(), 1);
        }
        let coarse = self.tiles_in(TileState::Coarse, max_tiles);
        if !coarse.is_empty() {
            return self.plan_tiles(coarse, 1);
        }
        let tiles = match self.states.iter().copied().min() {
            Some(TileState::Sharp(fewest)) if fewest < target_samples => {
                self.tiles_in(TileState::Sharp(fewest), max_tiles)
            }
            _ => Vec::new(),
        };
        self.plan_tiles(tiles, 1)
    }

    /// Returns up to `limit` tiles in this state, from the centre outwards.
    fn tiles_in(&self, state: TileState, limit: usize) -> Vec<u32> {
        let tiles = self.from_centre.iter().copied();
        tiles
            .filter(|&tile| self.states[tile as usize] == state)
            .take(limit)
            .collect()
    }

    /// Plans to draw these tiles, all with the same number of samples, and marks them as drawn.
    fn plan_tiles(&mut self, tiles: Vec<u32>, scale: u32) -> FramePlan {
        self.is_drawn.fill(false);
        let mut samples = 0;
        let drawn: Vec<TileToDraw> = tiles
            .iter()
            .map(|&tile| {
                self.is_drawn[tile as usize] = true;
                let state = &mut self.states[tile as usize];
                samples = match *state {
                    TileState::Sharp(samples) => samples,
                    TileState::Outdated | TileState::Coarse => 0,
                };
                *state = match scale {
                    1 => TileState::Sharp(samples + 1),
                    _ => TileState::Coarse,
                };
                TileToDraw {
                    pixels: self.grid.pixels(tile as usize),
                    earlier_samples: samples,
                }
            })
            .collect();
        FramePlan {
            size: self.grid.size(),
            scale,
            offset: offset_of_sample(samples),
            replaces_all: samples == 0 && drawn.len() == self.grid.len(),
            tiles: drawn,
        }
    }
}

/// Returns the scale that divides the number of shaded pixels by at least `divisor`, within limits.
fn scale_for(divisor: f32) -> u32 {
    (divisor.sqrt().ceil() as u32).clamp(2, MAX_SCALE)
}

/// Returns the offset of a sample by index: the first is at the centre of the pixel, and the others
/// follow a Halton sequence, evenly spread over it.
fn offset_of_sample(sample: u8) -> Vec2 {
    if sample == 0 {
        return Vec2::ZERO;
    }
    let halton = |base: u32| {
        let (mut remaining, mut digit, mut value) = (u32::from(sample), 1.0, 0.0);
        while remaining > 0 {
            digit /= base as f32;
            value += digit * (remaining % base) as f32;
            remaining /= base;
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
        assert!(first.replaces_all && first.scale == 1);
        assert_eq!(first.shaded_pixels(), SIZE.element_product());
        assert!(picture.has_samples(1) && !picture.has_samples(SAMPLES));
        assert!(picture.plan(1.0, 1.0, 1).tiles.is_empty());
    }

    #[test]
    fn a_slow_machine_draws_a_coarse_picture_that_gets_sharp_within_the_budget() {
        let mut picture = picture();
        let first = picture.plan(0.1, 0.1, 1);
        assert!(
            first.replaces_all && first.scale == MAX_SCALE,
            "{}",
            first.scale
        );
        let mut frames = 0;
        while !picture.has_samples(1) {
            let frame_plan = picture.plan(0.1, 0.1, 1);
            assert_eq!(frame_plan.scale, 1);
            let fraction = frame_plan.shaded_fraction();
            assert!(fraction < 0.11, "{fraction}");
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
        picture.invalidate(Rect::new(100.0, 100.0, 120.0, 110.0));
        let frame_plan = picture.plan(0.001, 0.001, SAMPLES);
        assert_eq!((frame_plan.scale, frame_plan.tiles.len()), (1, 2));
        assert!(!frame_plan.replaces_all && picture.has_samples(1));
    }

    #[test]
    fn each_tile_gets_all_samples_and_a_change_starts_over() {
        let mut picture = picture();
        let mut samples = 0;
        while !picture.has_samples(SAMPLES) {
            let frame_plan = picture.plan(0.3, 0.3, SAMPLES);
            assert!(frame_plan.offset.abs().max_element() <= 0.5);
            samples += usize::from(frame_plan.scale == 1) * frame_plan.tiles.len();
        }
        assert_eq!(samples, usize::from(SAMPLES) * TileGrid::new(SIZE).len());
        assert!(picture.plan(0.3, 0.3, SAMPLES).tiles.is_empty());
        picture.invalidate(Rect::new(0.0, 0.0, 1.0, 1.0));
        let redrawn = picture.plan(0.3, 0.3, SAMPLES);
        assert_eq!(redrawn.tiles.len(), 1);
        assert_eq!(
            (redrawn.tiles[0].earlier_samples, redrawn.offset),
            (0, Vec2::ZERO)
        );
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
