//! The contents of the seed map.
//!
//! The map is divided into tiles. A moving seed invalidates the tiles under it, and only those are
//! redrawn: the cost of a frame depends on the number of moving seeds, not on all seeds.

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
/// The radius within which a seed darkens the wood, in seed radii.
const REACH: f32 = 2.1;
/// The darkness right under a seed.
const DARKNESS: f32 = 0.85;
/// Height from which a seed no longer darkens the wood, in seed radii.
const LIFTED: f32 = 5.0;
/// Width of a tile, in texels.
const TILE: u32 = 16;

/// Radius of a seed, in texels.
const RADIUS: f32 = SEED_RADIUS * TEXELS_PER_UNIT;

/// The mark that a seed leaves on the map.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Splat {
    /// Its centre, in texels, and its height above the ground.
    middle: Vec2,
    height: f32,
    /// Proximity to the wood; 1 is touching it.
    nearness: f32,
}

/// Darkness and height, seen from above.
#[derive(Clone, Debug)]
pub struct SplatMap {
    size: UVec2,
    /// Tiles along x and along z.
    tiles: UVec2,
    splats: EntityHashMap<Splat>,
    /// The seeds that overlap each tile.
    over: Vec<Vec<Entity>>,
    /// Tiles to redraw, without duplicates.
    dirty: Vec<usize>,
    is_dirty: Vec<bool>,
}

impl SplatMap {
    /// Creates an empty map for a board with these half-extents.
    pub fn new(half_board: Vec2) -> Self {
        let size = (2.0 * half_board * TEXELS_PER_UNIT).ceil().as_uvec2();
        let size = size.max(UVec2::ONE);
        let tiles = UVec2::new(size.x.div_ceil(TILE), size.y.div_ceil(TILE));
        let count = (tiles.x * tiles.y) as usize;
        Self {
            size,
            tiles,
            splats: EntityHashMap::default(),
            over: vec![Vec::new(); count],
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

    /// Moves a seed. A seed high above the wood leaves no mark.
    pub fn place(&mut self, seed: Entity, at: Vec3, layout: &BoardLayout) {
        let lifted = (at.y - layout.surface_at(at.x, at.z)) / SEED_RADIUS - 1.0;
        let splat = Splat {
            middle: at.xz() * TEXELS_PER_UNIT + 0.5 * self.size.as_vec2(),
            height: at.y,
            nearness: 1.0 - (lifted / LIFTED).clamp(0.0, 1.0),
        };
        if self.splats.get(&seed) == Some(&splat) {
            return;
        }
        self.remove(seed);
        let Some(tiles) = self.tiles_under(&splat).filter(|_| splat.nearness > 0.0) else {
            return;
        };
        for tile in self.indices(tiles) {
            self.over[tile].push(seed);
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
        for tile in self.indices(tiles) {
            self.over[tile].retain(|&other| other != seed);
            self.invalidate(tile);
        }
    }

    /// Redraws the invalid tiles in `bytes`, the image's data: darkness and height of each texel,
    /// row by row.
    pub fn draw(&mut self, bytes: &mut [u8]) {
        for tile in std::mem::take(&mut self.dirty) {
            self.is_dirty[tile] = false;
            let corner = UVec2::new(tile as u32 % self.tiles.x, tile as u32 / self.tiles.x) * TILE;
            let end = (corner + TILE).min(self.size);
            let mut texels = [[(1.0, 0.0); TILE as usize]; TILE as usize];
            for splat in self.over[tile]
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
                    texel[0] = byte(1.0 - light);
                    texel[1] = byte(height / HEIGHT_RANGE);
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

    /// Returns the tiles that a splat touches; `max` is inclusive.
    fn tiles_under(&self, splat: &Splat) -> Option<URect> {
        let size = self.size.as_vec2();
        let low = splat.middle - REACH * RADIUS;
        let high = splat.middle + REACH * RADIUS;
        let is_on_map = high.cmpge(Vec2::ZERO).all() && low.cmplt(size).all();
        is_on_map.then(|| URect {
            min: low.max(Vec2::ZERO).as_uvec2() / TILE,
            max: high.min(size - 1.0).as_uvec2() / TILE,
        })
    }

    fn indices(&self, tiles: URect) -> impl Iterator<Item = usize> + use<> {
        let width = self.tiles.x;
        (tiles.min.y..=tiles.max.y)
            .flat_map(move |y| (tiles.min.x..=tiles.max.x).map(move |x| (y * width + x) as usize))
    }
}

type Tile = [[(f32, f32); TILE as usize]; TILE as usize];

impl Splat {
    /// Darkens and raises the texels of the tile from `corner` to `end`.
    fn draw(&self, corner: UVec2, end: UVec2, texels: &mut Tile) {
        let reach = REACH * RADIUS;
        let low = (self.middle - reach).max(corner.as_vec2()).as_uvec2();
        let high = (self.middle + reach).ceil().max(Vec2::ZERO).as_uvec2();
        let high = high.min(end);
        for y in low.y..high.y {
            for x in low.x..high.x {
                let texel = Vec2::new(x as f32 + 0.5, y as f32 + 0.5);
                let squared = texel.distance_squared(self.middle) / (RADIUS * RADIUS);
                if squared >= REACH * REACH {
                    continue;
                }
                let (light, height) = &mut texels[(y - corner.y) as usize][(x - corner.x) as usize];
                let shade = 1.0 - squared.sqrt() / REACH;
                let shade = SmoothStepCurve.sample_unchecked(shade);
                *light *= 1.0 - DARKNESS * self.nearness * shade;
                if squared < 1.0 {
                    let top = self.height + SEED_RADIUS * (1.0 - squared).sqrt();
                    *height = top.max(*height);
                }
            }
        }
    }
}

fn byte(value: f32) -> u8 {
    (value.clamp(0.0, 1.0) * 255.0).round() as u8
}

#[cfg(test)]
mod tests;
