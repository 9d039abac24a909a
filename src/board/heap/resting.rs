//! A pile of seeds, and how another seed comes to rest on it.
//!
//! The height at which a seed lowered over a point of the vessel first touches something is the
//! upper envelope of the wood and the seeds below, each offset by a seed's radius. A seed on the
//! pile slides down this height field to a local minimum.

use std::sync::Arc;

use bevy::math::{Vec2, Vec3, Vec3Swizzles};

use super::super::layout::SEED_RADIUS;
use super::contact_field::ContactField;

const DIAMETER: f32 = 2.0 * SEED_RADIUS;
/// Distance, in diameters, beyond which a steep cone continues the surface of an offset seed, so
/// that the height field is continuous.
const CONE_INNER: f32 = 0.99995;
/// Outer radius of the steep cone, in diameters.
const CONE_OUTER: f32 = 1.05;
/// First step of a slide, in seed radii.
const FIRST_STEP: f32 = 0.6;
/// Step size below which a slide ends, in seed radii.
const MIN_STEP: f32 = 2e-3;
/// Maximum number of steps per slide.
const MAX_STEPS: usize = 90;
/// Maximum number of slides per seed.
const MAX_SLIDES: usize = 6;
/// Slope above which a seed rolls on other seeds.
const ROLLING_SLOPE: f32 = 0.02;
/// Distance at which a lower point is sought after a slide, in seed radii.
const PROBE_DISTANCE: f32 = 0.2;
/// Number of directions in which a lower point is sought after a slide.
const PROBE_DIRECTIONS: usize = 12;
/// Fraction of the current step: surfaces that would become the highest within it also guide the
/// slide, which then follows the groove between them.
const GROOVE_FRACTION: f32 = 0.7;
/// Maximum number of surfaces that guide a slide at once.
const MAX_GUIDES: usize = 8;
/// Maximum distance from wood at which friction applies, in seed radii.
const MAX_WOOD_GAP: f32 = 0.01;
/// Maximum gap that counts as touching, in seed radii.
const MAX_CONTACT_GAP: f32 = 0.06;

/// The resting position of a dropped seed.
#[derive(Clone, Copy, Debug)]
pub struct Rest {
    /// The centre of the seed.
    pub centre: Vec3,
    /// Whether supports hold the seed, rather than only the vessel's fence.
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
        let size = (2.0 * field.fence() / (CONE_OUTER * DIAMETER)).ceil();
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

    /// Returns where a seed that slides down from `from` comes to rest. On wood, it stops where the
    /// slope is below `friction`.
    #[must_use]
    pub fn settle(&self, from: Vec2, friction: f32) -> Rest {
        let mut at = self.slide(from, friction);
        let mut is_held = false;
        for _ in 0..MAX_SLIDES {
            match self.lower_point(at, friction) {
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
            let (height, gradient, is_on_wood) = self.gradient_at(at, GROOVE_FRACTION * step);
            let max_slope = if is_on_wood { friction } else { ROLLING_SLOPE };
            let next = at - gradient.normalize_or_zero() * step;
            let can_descend =
                gradient.length() > max_slope && self.height_at(next) < height - 1e-4 * step;
            if can_descend && self.is_inside(next) {
                at = next;
                continue;
            }
            step *= 0.5;
            if step < MIN_STEP * SEED_RADIUS {
                break;
            }
        }
        at
    }

    /// Returns a lower point near `at` to which a seed can slide, preferably inside the fence.
    fn lower_point(&self, at: Vec2, friction: f32) -> Option<Vec2> {
        let (height, _, is_on_wood) =
            self.gradient_at(at, GROOVE_FRACTION * PROBE_DISTANCE * SEED_RADIUS);
        let max_slope = if is_on_wood { friction } else { ROLLING_SLOPE };
        let max_height = height - max_slope * PROBE_DISTANCE * SEED_RADIUS;
        (0..PROBE_DIRECTIONS)
            .map(|probe| std::f32::consts::TAU * probe as f32 / PROBE_DIRECTIONS as f32)
            .map(|angle| at + Vec2::from_angle(angle) * PROBE_DISTANCE * SEED_RADIUS)
            .map(|next| (!self.is_inside(next), self.height_at(next), next))
            .filter(|&(_, height, _)| height < max_height)
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
            .filter(|other| other.distance(centre) < DIAMETER + MAX_CONTACT_GAP * SEED_RADIUS)
            .map(|other| (other - centre).normalize_or_zero())
            .collect();
        if centre.y - self.field.height_at(at) < MAX_CONTACT_GAP * SEED_RADIUS {
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
                let height_squared = DIAMETER * DIAMETER - other.xz().distance_squared(at);
                (height_squared > 0.0).then(|| other.y + height_squared.sqrt())
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

    /// Returns the height and gradient of the height field at `at`, and whether wood supports the
    /// seed there. Where several surfaces meet within `groove`, all of them fall against the
    /// gradient, which is zero at a local minimum.
    fn gradient_at(&self, at: Vec2, groove: f32) -> (f32, Vec2, bool) {
        let wood = Surface {
            height: self.field.height_at(at),
            gradient: self.field.gradient_at(at),
        };
        let height = self.height_at(at);
        let mut gradients = [Vec2::ZERO; MAX_GUIDES];
        let mut count = 0;
        let surfaces = self
            .neighbours(at)
            .filter_map(|other| offset_surface(other, at));
        for surface in std::iter::once(wood).chain(surfaces) {
            let tolerance = groove * (1.0 + surface.gradient.length());
            if surface.height >= height - tolerance && count < MAX_GUIDES {
                gradients[count] = surface.gradient;
                count += 1;
            }
        }
        let is_on_wood = wood.height >= height - MAX_WOOD_GAP * SEED_RADIUS;
        (height, shortest_in_hull(&gradients[..count]), is_on_wood)
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
        let cell = ((at + self.fence()) / (CONE_OUTER * DIAMETER)).max(Vec2::ZERO);
        let column = (cell.x as usize).min(self.columns - 1);
        (column, (cell.y as usize).min(self.rows - 1))
    }
}

/// Returns the surface on which the centre of a seed at `at` lies if it touches the seed `other`;
/// `None` if it is too far away.
fn offset_surface(other: Vec3, at: Vec2) -> Option<Surface> {
    let offset = at - other.xz();
    let distance = offset.length();
    if distance > CONE_OUTER * DIAMETER {
        return None;
    }
    let clamped = distance.min(CONE_INNER * DIAMETER);
    let height = (DIAMETER * DIAMETER - clamped * clamped).sqrt();
    let steepness = clamped / height;
    Some(Surface {
        height: other.y + height - steepness * (distance - clamped),
        gradient: -steepness * offset / distance.max(1e-6),
    })
}

/// Returns the shortest vector in the convex hull of `gradients`: a direction in which all of the
/// surfaces rise, or zero if there is none.
fn shortest_in_hull(gradients: &[Vec2]) -> Vec2 {
    for (i, &first) in gradients.iter().enumerate() {
        for &second in &gradients[i..] {
            let edge = second - first;
            let progress = if edge == Vec2::ZERO {
                0.0
            } else {
                (-first.dot(edge) / edge.length_squared()).clamp(0.0, 1.0)
            };
            let nearest = first + progress * edge;
            let min_dot = nearest.length_squared() * (1.0 - 1e-4) - 1e-9;
            if gradients
                .iter()
                .all(|gradient| gradient.dot(nearest) >= min_dot)
            {
                return nearest;
            }
        }
    }
    Vec2::ZERO
}
