//! The tiles of a picture. Pure.

use bevy::math::{Rect, URect, UVec2};

/// Width and height of a tile, in pixels. Even, as shaders compute derivatives in blocks of 2×2
/// pixels.
pub const TILE_SIZE: u32 = 16;

/// The tiles of a picture, row by row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TileGrid {
    size: UVec2,
    columns: u32,
    rows: u32,
}

impl TileGrid {
    /// Creates the grid for a picture of `size` pixels.
    pub const fn new(size: UVec2) -> Self {
        Self {
            size,
            columns: size.x.div_ceil(TILE_SIZE),
            rows: size.y.div_ceil(TILE_SIZE),
        }
    }

    /// Returns the width and height of the picture, in pixels.
    pub const fn size(&self) -> UVec2 {
        self.size
    }

    /// Returns the number of tiles.
    pub const fn len(&self) -> usize {
        (self.columns * self.rows) as usize
    }

    /// Returns the pixels of a tile, clipped to the picture.
    pub fn pixels(&self, tile: usize) -> URect {
        let tile = tile as u32;
        let corner = UVec2::new(tile % self.columns.max(1), tile / self.columns.max(1)) * TILE_SIZE;
        URect::from_corners(corner.min(self.size), (corner + TILE_SIZE).min(self.size))
    }

    /// Returns the tiles that these pixels overlap.
    pub fn touched(&self, pixels: Rect) -> impl Iterator<Item = usize> + use<> {
        let columns = self.columns;
        // A range outside the picture or with NaN overlaps no tile.
        let range = |low: f32, high: f32, size: u32| {
            let is_inside = high >= 0.0 && low < size as f32;
            let high = (high.min(size as f32 - 1.0).max(0.0) as u32) / TILE_SIZE;
            let low = low.max(0.0) as u32 / TILE_SIZE;
            if is_inside { low..high + 1 } else { 0..0 }
        };
        let tile_columns = range(pixels.min.x, pixels.max.x, self.size.x);
        range(pixels.min.y, pixels.max.y, self.size.y).flat_map(move |row| {
            tile_columns
                .clone()
                .map(move |column| (row * columns + column) as usize)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::math::Vec2;

    #[test]
    fn tiles_cover_every_pixel_once() {
        for size in [(1, 1), (16, 16), (17, 32), (640, 360), (1280, 721)] {
            let grid = TileGrid::new(UVec2::from(size));
            let areas = (0..grid.len()).map(|tile| grid.pixels(tile).size().element_product());
            assert_eq!(areas.sum::<u32>(), size.0 * size.1, "{size:?}");
        }
    }

    #[test]
    fn a_rectangle_touches_the_tiles_of_its_pixels() {
        let grid = TileGrid::new(UVec2::new(50, 35));
        let touched = |x0, y0, x1, y1| -> Vec<usize> {
            let corners = [Vec2::new(x0, y0), Vec2::new(x1, y1)];
            grid.touched(Rect::from_corners(corners[0], corners[1]))
                .collect()
        };
        assert_eq!(touched(15.0, 5.0, 15.9, 6.0), [0]);
        assert_eq!(touched(15.0, 15.0, 16.0, 16.0), [0, 1, 4, 5]);
        assert_eq!(touched(-50.0, -50.0, 500.0, 1.0), [0, 1, 2, 3]);
        assert_eq!(touched(49.0, 34.0, 200.0, 200.0), [11]);
        assert_eq!(touched(-9.0, 3.0, -1.0, 4.0), []);
        assert_eq!(touched(50.0, 3.0, 60.0, 4.0), []);
        assert_eq!(touched(f32::NAN, 3.0, f32::NAN, 4.0), []);
        assert_eq!(TileGrid::default().len(), 0);
    }
}
