//! The sky visibility of the wood in a bowl.

use bevy::math::{Vec2, Vec3};

use crate::board::Bowl;

/// Rays from each point: the number of azimuths, and of elevations at each.
const AZIMUTHS: usize = 20;
const HEIGHTS: usize = 8;
/// Steps along a ray until it leaves the bowl.
const STEPS: usize = 24;
/// The height above the wood at which rays begin, in board units.
const LIFT: f32 = 0.004;
/// Number of directions in a quadrant along which an oval bowl is sampled.
const DIRECTIONS: usize = 4;

/// The sky visibility on the rings of a bowl.
#[derive(Debug)]
pub struct SkyTable {
    bottom: f32,
    /// For each ring, the values along [`DIRECTIONS`] directions of a quadrant.
    rings: Vec<[f32; DIRECTIONS]>,
}

impl SkyTable {
    /// Computes the values for a bowl with rings of these radii.
    pub fn new(bowl: &Bowl, rings: &[f32]) -> Self {
        let on_ring = |radius: &f32| {
            std::array::from_fn(|i| {
                let quarter = i as f32 / (DIRECTIONS - 1) as f32;
                let direction = Vec2::from_angle(quarter * std::f32::consts::FRAC_PI_2);
                let direction = bowl.on_rim(direction);
                sky_at(bowl, bowl.rim * direction * *radius)
            })
        };
        Self {
            bottom: sky_at(bowl, Vec2::ZERO),
            rings: rings.iter().map(on_ring).collect(),
        }
    }

    /// Returns the sky visibility at the bottom, 0 to 1.
    pub fn at_bottom(&self) -> f32 {
        self.bottom
    }

    /// Returns the sky visibility on a ring in this direction, 0 to 1.
    pub fn on_ring(&self, ring: usize, direction: Vec2) -> f32 {
        let direction = direction.abs();
        let quarter = direction.y.atan2(direction.x) / std::f32::consts::FRAC_PI_2;
        let place = quarter * (DIRECTIONS - 1) as f32;
        let below = (place as usize).min(DIRECTIONS - 2);
        let values = &self.rings[ring];
        values[below] + (values[below + 1] - values[below]) * (place - below as f32)
    }
}

/// Returns the cosine-weighted fraction of the sky visible past the walls from the wood at `at`.
fn sky_at(bowl: &Bowl, at: Vec2) -> f32 {
    let normal = bowl.normal_at(at);
    let start = Vec3::new(at.x, -bowl.depth_at(at), at.y) + normal * LIFT;
    let (mut light, mut whole) = (0.0, 0.0);
    for azimuth in 0..AZIMUTHS {
        let angle = std::f32::consts::TAU * (azimuth as f32 + 0.5) / AZIMUTHS as f32;
        for height in 0..HEIGHTS {
            // Even steps of the squared sine give cosine weighting.
            let sine = ((height as f32 + 0.5) / HEIGHTS as f32).sqrt();
            let flat = (1.0 - sine * sine).sqrt() * Vec2::from_angle(angle);
            let direction = Vec3::new(flat.x, sine, flat.y);
            let weight = normal.dot(direction).max(0.0) / sine;
            whole += 1.0 / (AZIMUTHS * HEIGHTS) as f32;
            if weight > 0.0 && is_open(bowl, start, direction) {
                light += weight / (AZIMUTHS * HEIGHTS) as f32;
            }
        }
    }
    (light / whole).min(1.0)
}

fn is_open(bowl: &Bowl, start: Vec3, direction: Vec3) -> bool {
    let way_out = -start.y / direction.y;
    (1..STEPS).all(|step| {
        let at = start + direction * (way_out * step as f32 / STEPS as f32);
        at.y > -bowl.depth_at(Vec2::new(at.x, at.z))
    })
}
