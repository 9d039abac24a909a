//! The numbers of the map of seeds: pure.

use bevy::math::{UVec2, Vec2, Vec3, Vec3Swizzles};

use crate::game::board_view::layout::{BoardLayout, SEED_RADIUS};

/// Resolution, in texels per unit. The shader knows it too.
pub const TEXELS_PER_UNIT: f32 = 64.0;
/// The height over the ground that the highest value means. The shader too.
const HEIGHT_RANGE: f32 = 2.0;
/// How far around its middle a seed darkens the wood, in seed radii.
const REACH: f32 = 2.1;
/// How dark it is right under a seed.
const DARKNESS: f32 = 0.85;
/// Over this height over the wood a seed no longer darkens it, in seed radii.
const LIFTED: f32 = 5.0;

/// Darkness and height, seen from above.
#[derive(Clone, Debug)]
pub struct SplatMap {
    size: UVec2,
    /// What light remains on the wood, and the height of seeds over the ground.
    texels: Vec<(f32, f32)>,
}

impl SplatMap {
    /// An empty map of a board with these half-lengths.
    pub fn new(half_board: Vec2) -> Self {
        let size = (2.0 * half_board * TEXELS_PER_UNIT).ceil().as_uvec2();
        let size = size.max(UVec2::ONE);
        Self {
            size,
            texels: vec![(1.0, 0.0); (size.x * size.y) as usize],
        }
    }

    /// Width and height, in texels.
    pub fn size(&self) -> UVec2 {
        self.size
    }

    /// Takes all seeds away.
    pub fn clear(&mut self) {
        self.texels.fill((1.0, 0.0));
    }

    /// Adds the seed with its middle at `seed`.
    pub fn add(&mut self, seed: Vec3, layout: &BoardLayout) {
        let lifted = (seed.y - layout.surface_at(seed.x, seed.z)) / SEED_RADIUS - 1.0;
        let nearness = 1.0 - (lifted / LIFTED).clamp(0.0, 1.0);
        if nearness == 0.0 {
            return;
        }
        let middle = seed.xz() * TEXELS_PER_UNIT + 0.5 * self.size.as_vec2();
        let reach = REACH * SEED_RADIUS * TEXELS_PER_UNIT;
        let low = (middle - reach).max(Vec2::ZERO).as_uvec2();
        let high = (middle + reach).max(Vec2::ZERO).as_uvec2();
        let high = high.min(self.size - UVec2::ONE);
        for y in low.y..=high.y {
            for x in low.x..=high.x {
                let texel = Vec2::new(x as f32 + 0.5, y as f32 + 0.5);
                let distance = texel.distance(middle) / (SEED_RADIUS * TEXELS_PER_UNIT);
                let (light, height) = &mut self.texels[(y * self.size.x + x) as usize];
                let shade = (1.0 - distance / REACH).max(0.0);
                *light *= 1.0 - DARKNESS * nearness * shade * shade * (3.0 - 2.0 * shade);
                if distance < 1.0 {
                    let top = seed.y + SEED_RADIUS * (1.0 - distance * distance).sqrt();
                    *height = height.max(top);
                }
            }
        }
    }

    /// The map as bytes: darkness and height of each texel.
    pub fn bytes(&self) -> Vec<u8> {
        let byte = |value: f32| (value.clamp(0.0, 1.0) * 255.0).round() as u8;
        self.texels
            .iter()
            .flat_map(|(light, height)| [byte(1.0 - light), byte(height / HEIGHT_RANGE)])
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::board::Geometry;

    #[test]
    fn a_seed_darkens_the_wood_under_it_and_not_far_away() {
        let layout = BoardLayout::new(Geometry::new(6));
        let mut map = SplatMap::new(Vec2::new(layout.half_length(), layout.half_width()));
        let size = map.size();
        map.add(Vec3::new(0.0, layout.top() + SEED_RADIUS, 0.0), &layout);
        let bytes = map.bytes();
        let darkness = |x: u32, y: u32| bytes[2 * (y * size.x + x) as usize];
        assert!(darkness(size.x / 2, size.y / 2) > 150);
        assert_eq!(darkness(size.x / 2 + 20, size.y / 2), 0);
        map.clear();
        map.add(Vec3::new(0.0, layout.top() + 1.0, 0.0), &layout);
        assert!(map.bytes().iter().all(|&byte| byte == 0));
    }
}
