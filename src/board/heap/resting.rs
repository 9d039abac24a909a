//! A pile of seeds, and how another seed comes to rest on it.
//!
//! A seed lowered over a point of the vessel first touches something at a unique height: the upper
//! envelope of the wood and the seeds below, each offset by a seed's radius. A seed on the pile
//! slides down this height field to a local minimum.

use std::sync::Arc;

use bevy::math::{Vec2, Vec3, Vec3Swizzles};

use super::super::layout::SEED_RADIUS;
use super::contact_field::ContactField;

const DIAMETER: f32 = 2.0 * SEED_RADIUS;
/// Beyond this distance, in diameters, a steep cone continues the offset seed, which keeps the
/// height field continuous.
const CONE_BEGINS: f32 = 0.99995;
/// The outer radius of that cone, in diameters.
const CONE_ENDS: f32 = 1.05;
/// First step of a slide, and the step below which it ends, in seed radii.
const FIRST_STEP: f32 = 0.6;
const LAST_STEP: f32 = 2e-3;
/// Maximum numbers of steps per slide, and of slides per seed.
const MAX_STEPS: usize = 90;
const MAX_SLIDES: usize = 6;
/// Slope above which a seed rolls on other seeds.
const ROLLING_SLOPE: f32 = 0.02;
/// Radius, in seed radii, and number of directions in which to look for a way further down after a
/// slide.
const PROBE: f32 = 0.2;
const PROBES: usize = 12;
/// Surfaces that would become the highest within this fraction of the current step also guide the
/// slide, which then follows the groove between them.
const GROOVE: f32 = 0.7;
/// Maximum number of surfaces that guide a slide at once.
const GUIDES: usize = 8;
/// Maximum distance from wood at which friction applies, in seed radii.
const ON_WOOD: f32 = 0.01;
/// Maximum gap that counts as touching, in seed radii.
const TOUCH: f32 = 0.06;

/// The resting place of a dropped seed.
#[derive(Clone, Copy, Debug)]
pub struct Rest {
    /// The centre of the seed.
    pub centre: Vec3,
    /// Whether its supports hold it, rather than just the vessel's fence.
    pub is_held: bool,
}

/// Seeds in a vessel.
#[derive(Clone, Debug)]
pub struct Pile {
    field: Arc<ContactField>,
    cells: Vec<Vec<Vec3>>,
    columns: usize,
    rows: usize,
}

/// A surface below a seed: the height at which the seed touches it, and the gradient of that
/// height.
#[derive(Clone, Copy, Debug, Default)]
struct Surface {
    height: f32,
    gradient: Vec2,
}

impl Pile {
    /// Creates the pile of an empty vessel.
    #[must_use]
    pub fn new(field: Arc<ContactField>) -> Self {
        let size = (2.0 * field.fence() / (CONE_ENDS * DIAMETER)).ceil();
        let (columns, rows) = (size.x as usize + 1, size.y as usize + 1);
        Self {
            field,
            cells: vec![Vec::new(); columns * rows],
            columns,
            rows,
        }
    }

    /// Returns the semi-axes of the ellipse that keeps the centres of seeds inside.
    #[must_use]
    pub fn fence(&self) -> Vec2 {
        self.field.fence()
    }

    /// Adds a seed.
    pub fn push(&mut self, centre: Vec3) {
        let (column, row) = self.cell_of(centre.xz());
        self.cells[row * self.columns + column].push(centre);
    }

    /// Makes a seed slide down from `from`. On wood it stops where the slope is below `friction`.
    #[must_use]
    pub fn settle(&self, from: Vec2, friction: f32) -> Rest {
        let mut at = self.slide(from, friction);
        let mut is_held = false;
        for _ in 0..MAX_SLIDES {
            match self.way_down(at, friction) {
                None => {
                    is_held = true;
                    break;
                }
                Some(next) if self.is_inside(next) => at = self.slide(next, friction),
                Some(_) => break,
            }
        }
        let centre = at.extend(self.resting_height(at)).xzy();
        Rest { centre, is_held }
    }

    /// Descends from `from` to a point where the seed is held or the fence stops it.
    fn slide(&self, from: Vec2, friction: f32) -> Vec2 {
        let mut at = from;
        let mut step = FIRST_STEP * SEED_RADIUS;
        for _ in 0..MAX_STEPS {
            let (height, slope, on_wood) = self.slope_at(at, GROOVE * step);
            let max_slope = if on_wood { friction } else { ROLLING_SLOPE };
            let next = at - slope.normalize_or_zero() * step;
            let falls = slope.length() > max_slope && self.height_at(next) < height - 1e-4 * step;
            if falls && self.is_inside(next) {
                at = next;
                continue;
            }
            step *= 0.5;
            if step < LAST_STEP * SEED_RADIUS {
                break;
            }
        }
        at
    }
    /// Returns a lower point near `at` to which a seed can slide, preferably inside the fence.
    fn way_down(&self, at: Vec2, friction: f32) -> Option<Vec2> {
        let (height, _, on_wood) = self.slope_at(at, GROOVE * PROBE * SEED_RADIUS);
        let max_slope = if on_wood { friction } else { ROLLING_SLOPE };
        let limit = height - max_slope * PROBE * SEED_RADIUS;
        (0..PROBES)
            .map(|probe| std::f32::consts::TAU * probe as f32 / PROBES as f32)
            .map(|angle| at + Vec2::from_angle(angle) * PROBE * SEED_RADIUS)
            .map(|next| (!self.is_inside(next), self.height_at(next), next))
            .filter(|&(_, height, _)| height < limit)
            .min_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)))
            .map(|(_, _, next)| next)
    }

    fn is_inside(&self, at: Vec2) -> bool {
        (at / self.fence()).length_squared() <= 1.0
    }

    /// Returns the directions from a seed at `centre` to its points of contact.
    #[must_use]
    pub fn supports_of(&self, centre: Vec3) -> Vec<Vec3> {
        let at = centre.xz();
        let mut supports: Vec<Vec3> = self
            .neighbours(at)
            .filter(|other| other.distance(centre) < DIAMETER + TOUCH * SEED_RADIUS)
            .map(|other| (other - centre).normalize_or_zero())
            .collect();
        if centre.y - self.field.height_at(at) < TOUCH * SEED_RADIUS {
            let wood = self.field.contact_at(at);
            supports.push(-self.field.bowl().normal_at(wood));
        }
        supports
    }

    /// Returns the height at which a seed lowered at `at` first touches something.
    #[must_use]
    pub fn resting_height(&self, at: Vec2) -> f32 {
        self.neighbours(at)
            .filter_map(|other| {
                let rest = DIAMETER * DIAMETER - other.xz().distance_squared(at);
                (rest > 0.0).then(|| other.y + rest.sqrt())
            })
            .fold(self.field.height_at(at), f32::max)
    }

    /// Returns the value of the height field at `at`, including the cones.
    fn height_at(&self, at: Vec2) -> f32 {
        self.neighbours(at)
            .filter_map(|other| offset_surface(other, at))
            .fold(self.field.height_at(at), |highest, surface| {
                highest.max(surface.height)
            })
    }

    /// Returns the height and slope of the height field at `at`, and whether wood supports the seed
    /// there. Where several surfaces meet within `groove`, the slope is the one along which all of
    /// them fall, or zero at a local minimum.
    fn slope_at(&self, at: Vec2, groove: f32) -> (f32, Vec2, bool) {
        let wood = Surface {
            height: self.field.height_at(at),
            gradient: self.field.slope_at(at),
        };
        let height = self.height_at(at);
        let mut slopes = [Vec2::ZERO; GUIDES];
        let mut count = 0;
        let surfaces = self
            .neighbours(at)
            .filter_map(|other| offset_surface(other, at));
        for surface in std::iter::once(wood).chain(surfaces) {
            let reach = groove * (1.0 + surface.gradient.length());
            if surface.height >= height - reach && count < GUIDES {
                slopes[count] = surface.gradient;
                count += 1;
            }
        }
        let on_wood = wood.height >= height - ON_WOOD * SEED_RADIUS;
        (height, shortest_in_hull(&slopes[..count]), on_wood)
    }

    fn neighbours(&self, at: Vec2) -> impl Iterator<Item = Vec3> {
        let (column, row) = self.cell_of(at);
        let rows = row.saturating_sub(1)..=(row + 1).min(self.rows - 1);
        rows.flat_map(move |row| {
            let first = row * self.columns + column.saturating_sub(1);
            let last = row * self.columns + (column + 1).min(self.columns - 1);
            self.cells[first..=last].iter().flatten().copied()
        })
    }

    fn cell_of(&self, at: Vec2) -> (usize, usize) {
        let cell = ((at + self.fence()) / (CONE_ENDS * DIAMETER)).max(Vec2::ZERO);
        let column = (cell.x as usize).min(self.columns - 1);
        (column, (cell.y as usize).min(self.rows - 1))
    }
}

/// Returns the surface of the seed `other`, offset by a radius, for the centre of another seed at
/// `at`.
fn offset_surface(other: Vec3, at: Vec2) -> Option<Surface> {
    let offset = at - other.xz();
    let distance = offset.length();
    if distance > CONE_ENDS * DIAMETER {
        return None;
    }
    let clamped = distance.min(CONE_BEGINS * DIAMETER);
    let height = (DIAMETER * DIAMETER - clamped * clamped).sqrt();
    let steepness = clamped / height;
    Some(Surface {
        height: other.y + height - steepness * (distance - clamped),
        gradient: -steepness * offset / distance.max(1e-6),
    })
}

/// Returns the shortest vector in the convex hull of `slopes`: a direction in which all of them
/// rise, or zero if there is none.
fn shortest_in_hull(slopes: &[Vec2]) -> Vec2 {
    for (i, &first) in slopes.iter().enumerate() {
        for &second in &slopes[i..] {
            let edge = second - first;
            let along = if edge == Vec2::ZERO {
                0.0
            } else {
                (-first.dot(edge) / edge.length_squared()).clamp(0.0, 1.0)
            };
            let nearest = first + along * edge;
            let limit = nearest.length_squared() * (1.0 - 1e-4) - 1e-9;
            if slopes.iter().all(|slope| slope.dot(nearest) >= limit) {
                return nearest;
            }
        }
    }
    Vec2::ZERO
}
