//! The sky visibility of the wood in a bowl.

use bevy::math::{Vec2, Vec3};

use crate::board::Bowl;

/// Number of azimuths of the rays from each point.
const AZIMUTHS: usize = 20;
/// Number of elevations of the rays for each azimuth.
const ELEVATIONS: usize = 8;
/// Steps into which a ray's way out of the bowl is divided.
const RAY_STEPS: usize = 24;
/// Height above the wood at which rays begin, in units.
const RAY_LIFT: f32 = 0.004;
/// Number of directions in a quadrant along which an oval bowl is sampled.
const DIRECTIONS: usize = 4;

/// Precomputed sky visibility on the rings of a bowl.
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
                let quadrant_fraction = i as f32 / (DIRECTIONS - 1) as f32;
                let direction = Vec2::from_angle(quadrant_fraction * std::f32::consts::FRAC_PI_2);
                let direction = bowl.rim_point(direction);
                sky_at(bowl, bowl.semi_axes * direction * *radius)
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
        let quadrant_fraction = direction.y.atan2(direction.x) / std::f32::consts::FRAC_PI_2;
        let sample_index = quadrant_fraction * (DIRECTIONS - 1) as f32;
        let lower = (sample_index as usize).min(DIRECTIONS - 2);
        let values = &self.rings[ring];
        values[lower] + (values[lower + 1] - values[lower]) * (sample_index - lower as f32)
    }
}

/// Returns the cosine-weighted fraction of the sky visible from the wood at `at`, past the walls.
fn sky_at(bowl: &Bowl, at: Vec2) -> f32 {
    let normal = bowl.normal_at(at);
    let start = Vec3::new(at.x, -bowl.depth_at(at), at.y) + normal * RAY_LIFT;
    let mut light = 0.0;
    for azimuth in 0..AZIMUTHS {
        let angle = std::f32::consts::TAU * (azimuth as f32 + 0.5) / AZIMUTHS as f32;
        for elevation in 0..ELEVATIONS {
            // Even steps of the squared sine give cosine weighting.
            let sine = ((elevation as f32 + 0.5) / ELEVATIONS as f32).sqrt();
            let horizontal = (1.0 - sine * sine).sqrt() * Vec2::from_angle(angle);
            let direction = Vec3::new(horizontal.x, sine, horizontal.y);
            let weight = normal.dot(direction).max(0.0) / sine;
            if weight > 0.0 && is_unoccluded(bowl, start, direction) {
                light += weight;
            }
        }
    }
    (light / (AZIMUTHS * ELEVATIONS) as f32).min(1.0)
}

fn is_unoccluded(bowl: &Bowl, start: Vec3, direction: Vec3) -> bool {
    let exit_distance = -start.y / direction.y;
    (1..RAY_STEPS).all(|step| {
        let at = start + direction * (exit_distance * step as f32 / RAY_STEPS as f32);
        at.y > -bowl.depth_at(Vec2::new(at.x, at.z))
    })
}
