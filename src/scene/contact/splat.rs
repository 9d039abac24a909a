//! The contents of the seed map.
//!
//! The map is divided into tiles. A moving seed invalidates the tiles under it, and only those are
//! redrawn, so the cost of a frame depends only on the number of moving seeds.

use bevy::{
    ecs::entity::EntityHashMap,
    math::{
        URect, UVec2, Vec2, Vec3, Vec3Swizzles,
        curve::{Curve, easing::SmoothStepCurve},
    },
    prelude::Entity,
};

use crate::board::{BoardLayout, SEED_RADIUS};

/// Resolution, in texels per unit; must match the shader.
pub const TEXELS_PER_UNIT: f32 = 64.0;
/// Channels of a texel: darkness and height.
pub const BYTES_PER_TEXEL: usize = 2;
/// Height above the ground that the maximum value represents; must match the shader.
const HEIGHT_RANGE: f32 = 2.0;
/// Radius within which a seed darkens the wood, in seed radii.
const SHADOW_RADIUS: f32 = 2.1;
/// Darkness right under a seed that touches the wood.
const MAX_DARKNESS: f32 = 0.85;
/// Height above the wood at and beyond which a seed no longer darkens it, in seed radii.
const MAX_SHADOW_HEIGHT: f32 = 5.0;
/// Width of a tile, in texels.
const TILE_SIZE: u32 = 16;

/// Radius of a seed, in texels.
const SEED_TEXELS: f32 = SEED_RADIUS * TEXELS_PER_UNIT;

/// A seed's mark on the map.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Splat {
    /// Its centre, in texels.
    centre: Vec2,
    /// Its height above the ground, in units.
    height: f32,
    /// Its proximity to the wood: 1 if it touches the wood, 0 if it is too high to darken it.
    nearness: f32,
}

/// A map of darkness and height, seen from above.
#[derive(Clone, Debug)]
pub struct SplatMap {
    size: UVec2,
    /// Tiles along x and along z.
    tiles: UVec2,
    splats: EntityHashMap<Splat>,
    /// Seeds that overlap each tile.
    tile_seeds: Vec<Vec<Entity>>,
    /// Tiles to redraw, without duplicates.
    dirty: Vec<usize>,
    is_dirty: Vec<bool>,
}

impl SplatMap {
    /// Creates an empty map for a board with these half-extents.
    pub fn new(half_board: Vec2) -> Self {
        let size = (2.0 * half_board * TEXELS_PER_UNIT).ceil().as_uvec2();
        let size = size.max(UVec2::ONE);
        let tiles = UVec2::new(size.x.div_ceil(TILE_SIZE), size.y.div_ceil(TILE_SIZE));
        let count = (tiles.x * tiles.y) as usize;
        Self {
            size,
            tiles,
            splats: EntityHashMap::default(),
            tile_seeds: vec![Vec::new(); count],
            dirty: Vec::new(),
            is_dirty: vec![false; count],
        }
    }

    /// Returns the width and height, in texels.
    pub fn size(&self) -> UVec2 {
        self.size
    }

    /// Returns whether any tile must be redrawn.
    pub fn is_dirty(&self) -> bool {
        !self.dirty.is_empty()
    }

    /// Adds or moves a seed. A seed high above the wood leaves no mark.
    pub fn place(&mut self, seed: Entity, at: Vec3, layout: &BoardLayout) {
        let gap = (at.y - layout.surface_at(at.x, at.z)) / SEED_RADIUS - 1.0;
        let splat = Splat {
            centre: at.xz() * TEXELS_PER_UNIT + 0.5 * self.size.as_vec2(),
            height: at.y,
            nearness: 1.0 - (gap / MAX_SHADOW_HEIGHT).clamp(0.0, 1.0),
        };
        if self.splats.get(&seed) == Some(&splat) {
            return;
        }
        self.remove(seed);
        let Some(tiles) = self.tiles_under(&splat).filter(|_| splat.nearness > 0.0) else {
            return;
        };
        for tile in self.tile_indices(tiles) {
            self.tile_seeds[tile].push(seed);
            self.invalidate(tile);
        }
        self.splats.insert(seed, splat);
    }

    /// Removes a seed.
    pub fn remove(&mut self, seed: Entity) {
        let Some(splat) = self.splats.remove(&seed) else {
            return;
        };
        let Some(tiles) = self.tiles_under(&splat) else {
            return;
        };
        for tile in self.tile_indices(tiles) {
            self.tile_seeds[tile].retain(|&other| other != seed);
            self.invalidate(tile);
        }
    }

    /// Redraws the dirty tiles in `bytes`, the image's data: darkness and height of each texel, row
    /// by row.
    pub fn draw(&mut self, bytes: &mut [u8]) {
        for tile in std::mem::take(&mut self.dirty) {
            self.is_dirty[tile] = false;
            let corner =
                UVec2::new(tile as u32 % self.tiles.x, tile as u32 / self.tiles.x) * TILE_SIZE;
            let end = (corner + TILE_SIZE).min(self.size);
            let mut texels = [[(1.0, 0.0); TILE_SIZE as usize]; TILE_SIZE as usize];
            for splat in self.tile_seeds[tile]
                .iter()
                .filter_map(|seed| self.splats.get(seed))
            {
                splat.draw(corner, end, &mut texels);
            }
            for (y, row) in (corner.y..end.y).zip(&texels) {
                let start = (y * self.size.x + corner.x) as usize * BYTES_PER_TEXEL;
                let bytes = bytes.get_mut(start..).unwrap_or_default();
                let width = (end.x - corner.x) as usize;
                for (texel, (light, height)) in bytes
                    .chunks_exact_mut(BYTES_PER_TEXEL)
                    .zip(row.iter().take(width))
                {
                    texel[0] = to_byte(1.0 - light);
                    texel[1] = to_byte(height / HEIGHT_RANGE);
                }
            }
        }
    }

    fn invalidate(&mut self, tile: usize) {
        if !self.is_dirty[tile] {
            self.is_dirty[tile] = true;
            self.dirty.push(tile);
        }
    }

    /// Returns the tiles that a splat overlaps; `max` is inclusive.
    fn tiles_under(&self, splat: &Splat) -> Option<URect> {
        let size = self.size.as_vec2();
        let low = splat.centre - SHADOW_RADIUS * SEED_TEXELS;
        let high = splat.centre + SHADOW_RADIUS * SEED_TEXELS;
        let is_on_map = high.cmpge(Vec2::ZERO).all() && low.cmplt(size).all();
        is_on_map.then(|| URect {
            min: low.max(Vec2::ZERO).as_uvec2() / TILE_SIZE,
            max: high.min(size - 1.0).as_uvec2() / TILE_SIZE,
        })
    }

    fn tile_indices(&self, tiles: URect) -> impl Iterator<Item = usize> + use<> {
        let width = self.tiles.x;
        (tiles.min.y..=tiles.max.y)
            .flat_map(move |y| (tiles.min.x..=tiles.max.x).map(move |x| (y * width + x) as usize))
    }
}

/// Light and height of each texel of a tile.
type TileTexels = [[(f32, f32); TILE_SIZE as usize]; TILE_SIZE as usize];

impl Splat {
    /// Darkens and raises the texels of the tile from `corner` to `end`.
    fn draw(&self, corner: UVec2, end: UVec2, texels: &mut TileTexels) {
        let radius = SHADOW_RADIUS * SEED_TEXELS;
        let low = (self.centre - radius).max(corner.as_vec2()).as_uvec2();
        let high = (self.centre + radius).ceil().max(Vec2::ZERO).as_uvec2();
        let high = high.min(end);
        for y in low.y..high.y {
            for x in low.x..high.x {
                let texel = Vec2::new(x as f32 + 0.5, y as f32 + 0.5);
                let squared_radius =
                    texel.distance_squared(self.centre) / (SEED_TEXELS * SEED_TEXELS);
                if squared_radius >= SHADOW_RADIUS * SHADOW_RADIUS {
                    continue;
                }
                let (light, height) = &mut texels[(y - corner.y) as usize][(x - corner.x) as usize];
                let shade = 1.0 - squared_radius.sqrt() / SHADOW_RADIUS;
                let shade = SmoothStepCurve.sample_unchecked(shade);
                *light *= 1.0 - MAX_DARKNESS * self.nearness * shade;
                if squared_radius < 1.0 {
                    let top = self.height + SEED_RADIUS * (1.0 - squared_radius).sqrt();
                    *height = top.max(*height);
                }
            }
        }
    }
}

fn to_byte(value: f32) -> u8 {
    (value.clamp(0.0, 1.0) * 255.0).round() as u8
}

#[cfg(test)]
mod tests;
