//! The height at which a seed touches the wood of an empty vessel.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::math::{Vec2, Vec3Swizzles};

use super::super::layout::{Bowl, SEED_RADIUS};

/// Number of cells along each axis of the stored quadrant.
const CELLS: usize = 56;
/// Number of rings at which the wood under a seed is sampled.
const RINGS: usize = 8;
/// Number of sampled points per ring.
const POINTS_PER_RING: usize = 16;
/// Steps that refine the best sample towards the contact point.
const REFINEMENT_STEPS: usize = 4;
/// Maximum number of cached fields, of 13 kB each: enough for several boards.
const CACHE_SIZE: usize = 32;
/// Fields computed recently, oldest first, as the boards of many games have the same bowls.
static CACHE: Mutex<Vec<Arc<ContactField>>> = Mutex::new(Vec::new());

/// A table of the height of a seed's centre when it touches the wood of an empty vessel. As vessels
/// are symmetric, only one quadrant is stored.
#[derive(Clone, Debug)]
pub struct ContactField {
    bowl: Bowl,
    fence: Vec2,
    cell: Vec2,
    heights: Vec<f32>,
}

impl ContactField {
    /// Returns the field of a vessel that keeps the centres of seeds inside the ellipse `fence`.
    #[must_use]
    pub fn of(bowl: Bowl, fence: Vec2) -> Arc<Self> {
        let mut cache = CACHE.lock().unwrap_or_else(PoisonError::into_inner);
        let is_same = |field: &&Arc<Self>| field.bowl == bowl && field.fence == fence;
        if let Some(field) = cache.iter().find(is_same) {
            return Arc::clone(field);
        }
        let field = Arc::new(Self::compute(bowl, fence));
        if cache.len() == CACHE_SIZE {
            cache.remove(0);
        }
        cache.push(Arc::clone(&field));
        field
    }

    fn compute(bowl: Bowl, fence: Vec2) -> Self {
        let cell = fence / (CELLS - 1) as f32;
        let heights = (0..=CELLS)
            .flat_map(|row| (0..=CELLS).map(move |column| (column, row)))
            .map(|(column, row)| contact_height(&bowl, Vec2::new(column as f32, row as f32) * cell))
            .collect();
        Self {
            bowl,
            fence,
            cell,
            heights,
        }
    }

    /// Returns the semi-axes of the ellipse that keeps the centres of seeds inside.
    #[must_use]
    pub fn fence(&self) -> Vec2 {
        self.fence
    }

    /// Returns the height above the rim's plane of the centre of a seed on the wood at `at`.
    #[must_use]
    pub fn height_at(&self, at: Vec2) -> f32 {
        let at = at.abs() / self.cell;
        let column = (at.x as usize).min(CELLS - 1);
        let row = (at.y as usize).min(CELLS - 1);
        let (x, y) = (at.x - column as f32, at.y - row as f32);
        let height = |column: usize, row: usize| self.heights[row * (CELLS + 1) + column];
        let near = height(column, row) * (1.0 - x) + height(column + 1, row) * x;
        let far = height(column, row + 1) * (1.0 - x) + height(column + 1, row + 1) * x;
        near * (1.0 - y) + far * y
    }

    /// Returns the gradient along x and z of the height at `at`.
    #[must_use]
    pub fn gradient_at(&self, at: Vec2) -> Vec2 {
        let step = 0.5 * self.cell;
        let difference = |step: Vec2| self.height_at(at + step) - self.height_at(at - step);
        let x = difference(Vec2::new(step.x, 0.0)) / (2.0 * step.x);
        let y = difference(Vec2::new(0.0, step.y)) / (2.0 * step.y);
        Vec2::new(x, y)
    }

    /// Returns the contact point on the wood of a seed at `at`, as an offset on the plane.
    #[must_use]
    pub fn contact_at(&self, at: Vec2) -> Vec2 {
        highest_contact(&self.bowl, at).0
    }

    /// Returns the vessel's shape.
    #[must_use]
    pub fn bowl(&self) -> &Bowl {
        &self.bowl
    }
}

fn contact_height(bowl: &Bowl, at: Vec2) -> f32 {
    highest_contact(bowl, at).1
}

/// Returns the contact point of a seed over `at` and the height of the seed's centre: of all points
/// below the seed, the one at which the centre is highest.
fn highest_contact(bowl: &Bowl, at: Vec2) -> (Vec2, f32) {
    let centre_height = |point: Vec2| {
        let height_squared = SEED_RADIUS * SEED_RADIUS - point.distance_squared(at);
        (height_squared >= 0.0).then(|| height_squared.sqrt() - bowl.depth_at(point))
    };
    let mut best = (at, SEED_RADIUS - bowl.depth_at(at));
    let mut try_point = |point: Vec2| {
        if let Some(height) = centre_height(point)
            && height > best.1
        {
            best = (point, height);
        }
    };
    for ring in 1..=RINGS {
        let radius = SEED_RADIUS * ring as f32 / (RINGS as f32 + 0.5);
        for point in 0..POINTS_PER_RING {
            let angle = std::f32::consts::TAU * point as f32 / POINTS_PER_RING as f32;
            try_point(at + Vec2::from_angle(angle) * radius);
        }
    }
    let mut point = best.0;
    for _ in 0..REFINEMENT_STEPS {
        point = at - SEED_RADIUS * bowl.normal_at(point).xz();
        if let Some(height) = centre_height(point)
            && height > best.1
        {
            best = (point, height);
        }
    }
    best
}
