//! How low a seed can lie in an empty vessel.

use bevy::math::{Vec2, Vec3Swizzles};

use super::super::layout::{Bowl, SEED_RADIUS};

/// Cells of the table along each axis of the quarter that is stored.
const CELLS: usize = 56;
/// Points of the wood tried around the seed: rings and points per ring.
const RINGS: usize = 8;
const POINTS: usize = 16;
/// Steps from the best of these points to the exact point of contact.
const REFINEMENTS: usize = 4;

/// For every place over an empty vessel the height of the middle of a seed
/// that touches the wood there, as a table (the vessel is symmetric, so one
/// quarter is enough).
#[derive(Clone, Debug)]
pub struct ContactField {
    bowl: Bowl,
    fence: Vec2,
    cell: Vec2,
    heights: Vec<f32>,
}

impl ContactField {
    /// The table for a vessel in which the middles of seeds stay inside the
    /// ellipse `fence`.
    #[must_use]
    pub fn new(bowl: Bowl, fence: Vec2) -> Self {
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

    /// Half-lengths of the ellipse in which the middles of seeds stay.
    #[must_use]
    pub fn fence(&self) -> Vec2 {
        self.fence
    }

    /// Height over the rim's plane of the middle of a seed that lies on the
    /// wood at `at`.
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

    /// How that height grows along x and z.
    #[must_use]
    pub fn slope_at(&self, at: Vec2) -> Vec2 {
        let step = 0.5 * self.cell;
        let along = |step: Vec2| self.height_at(at + step) - self.height_at(at - step);
        let x = along(Vec2::new(step.x, 0.0)) / (2.0 * step.x);
        let y = along(Vec2::new(0.0, step.y)) / (2.0 * step.y);
        Vec2::new(x, y)
    }

    /// The point of the wood (as an offset on the plane) that a seed at `at`
    /// touches.
    #[must_use]
    pub fn contact_at(&self, at: Vec2) -> Vec2 {
        highest_contact(&self.bowl, at).0
    }

    /// The vessel's shape.
    #[must_use]
    pub fn bowl(&self) -> &Bowl {
        &self.bowl
    }
}

fn contact_height(bowl: &Bowl, at: Vec2) -> f32 {
    highest_contact(bowl, at).1
}

/// The point of the wood that holds a seed over `at`, and the height of the
/// seed's middle then: of all points under the seed the one that lifts it most.
fn highest_contact(bowl: &Bowl, at: Vec2) -> (Vec2, f32) {
    let lifted = |point: Vec2| {
        let rest = SEED_RADIUS * SEED_RADIUS - point.distance_squared(at);
        (rest >= 0.0).then(|| rest.sqrt() - bowl.depth_at(point))
    };
    let mut best = (at, SEED_RADIUS - bowl.depth_at(at));
    let mut try_point = |point: Vec2| {
        if let Some(height) = lifted(point)
            && height > best.1
        {
            best = (point, height);
        }
    };
    for ring in 1..=RINGS {
        let radius = SEED_RADIUS * ring as f32 / (RINGS as f32 + 0.5);
        for point in 0..POINTS {
            let angle = std::f32::consts::TAU * point as f32 / POINTS as f32;
            try_point(at + Vec2::from_angle(angle) * radius);
        }
    }
    let mut point = best.0;
    for _ in 0..REFINEMENTS {
        point = at - SEED_RADIUS * bowl.normal_at(point).xz();
        if let Some(height) = lifted(point)
            && height > best.1
        {
            best = (point, height);
        }
    }
    best
}
