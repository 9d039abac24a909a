//! A pile of seeds, and how another seed comes to rest on it.
//!
//! Over every point of the vessel there is one height at which a seed lowered
//! there first touches something: the upper envelope of the wood and of the
//! seeds below, each grown by a seed's radius. A seed on the pile slides down
//! this landscape to a hollow of it.

use std::sync::Arc;

use bevy::math::{Vec2, Vec3, Vec3Swizzles};

use super::super::layout::SEED_RADIUS;
use super::contact_field::ContactField;

const DIAMETER: f32 = 2.0 * SEED_RADIUS;
/// Past this distance (in diameters) the grown seed is continued by a steep
/// cone, so that the landscape has no cliffs.
const CONE_BEGINS: f32 = 0.99995;
/// How far out that cone can matter, in diameters.
const CONE_ENDS: f32 = 1.05;
/// The first step of a slide and the step at which it ends, in seed radii.
const FIRST_STEP: f32 = 0.6;
const LAST_STEP: f32 = 2e-3;
/// Most steps of one slide, and most slides of one seed.
const STEPS: usize = 90;
const SLIDES: usize = 6;
/// The slope on which a seed rolls over other seeds.
const ROLLING: f32 = 0.02;
/// Where a slide ended, this far around (in seed radii) and in this many
/// directions a way further down is looked for.
const PROBE: f32 = 0.2;
const PROBES: usize = 12;
/// Surfaces that would be the highest within this part of the present step
/// guide the slide too: it runs along the groove between them.
const GROOVE: f32 = 0.7;
/// Most surfaces that guide a slide at once.
const GUIDES: usize = 8;
/// How close wood must be to hold a seed by friction, in seed radii.
const ON_WOOD: f32 = 0.01;
/// What still counts as touching, in seed radii.
const TOUCH: f32 = 0.06;

/// Where a dropped seed came to rest.
#[derive(Clone, Copy, Debug)]
pub struct Rest {
    /// The middle of the seed.
    pub centre: Vec3,
    /// Whether it lies by itself, and not only because it may not leave the
    /// vessel.
    pub is_held: bool,
}

/// Seeds lying in a vessel.
#[derive(Clone, Debug)]
pub struct Pile {
    field: Arc<ContactField>,
    cells: Vec<Vec<Vec3>>,
    columns: usize,
    rows: usize,
}

/// One surface that a seed at some point touches: the height at which it lies
/// there, and how that height grows.
#[derive(Clone, Copy, Debug, Default)]
struct Surface {
    height: f32,
    slope: Vec2,
}

impl Pile {
    /// An empty vessel.
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

    /// Half-lengths of the ellipse in which the middles of seeds stay.
    #[must_use]
    pub fn fence(&self) -> Vec2 {
        self.field.fence()
    }

    /// Lays a seed down.
    pub fn push(&mut self, centre: Vec3) {
        let (column, row) = self.cell_of(centre.xz());
        self.cells[row * self.columns + column].push(centre);
    }

    /// Lets a seed slide from over `from`; on wood it stops where the slope is
    /// below `friction`.
    #[must_use]
    pub fn settle(&self, from: Vec2, friction: f32) -> Rest {
        let mut at = self.slide(from, friction);
        let mut is_held = false;
        for _ in 0..SLIDES {
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

    /// Follows the slope down from `from` as long as it leads on.
    fn slide(&self, from: Vec2, friction: f32) -> Vec2 {
        let mut at = from;
        let mut step = FIRST_STEP * SEED_RADIUS;
        for _ in 0..STEPS {
            let (height, slope, on_wood) = self.slope_at(at, GROOVE * step);
            let holds = if on_wood { friction } else { ROLLING };
            let next = at - slope.normalize_or_zero() * step;
            let falls = slope.length() > holds && self.height_at(next) < height - 1e-4 * step;
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
    /// A point near `at` from which a seed slides on: the lowest in the vessel,
    /// else one outside it.
    fn way_down(&self, at: Vec2, friction: f32) -> Option<Vec2> {
        let (height, _, on_wood) = self.slope_at(at, GROOVE * PROBE * SEED_RADIUS);
        let holds = if on_wood { friction } else { ROLLING };
        let limit = height - holds * PROBE * SEED_RADIUS;
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

    /// Directions from a seed at `centre` to what touches it.
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

    /// The height at which a seed lowered at `at` first touches anything.
    #[must_use]
    pub fn resting_height(&self, at: Vec2) -> f32 {
        self.neighbours(at)
            .filter_map(|other| {
                let rest = DIAMETER * DIAMETER - other.xz().distance_squared(at);
                (rest > 0.0).then(|| other.y + rest.sqrt())
            })
            .fold(self.field.height_at(at), f32::max)
    }

    /// The landscape's height at `at`.
    fn height_at(&self, at: Vec2) -> f32 {
        self.neighbours(at)
            .filter_map(|other| grown(other, at))
            .fold(self.field.height_at(at), |highest, surface| {
                highest.max(surface.height)
            })
    }

    /// Height and slope of the landscape at `at`, and whether wood carries the
    /// seed there. Where several surfaces meet within a distance of `groove` it
    /// is the slope along which all of them fall, or zero in a hollow.
    fn slope_at(&self, at: Vec2, groove: f32) -> (f32, Vec2, bool) {
        let wood = Surface {
            height: self.field.height_at(at),
            slope: self.field.slope_at(at),
        };
        let height = self.height_at(at);
        let mut slopes = [Vec2::ZERO; GUIDES];
        let mut count = 0;
        let surfaces = self.neighbours(at).filter_map(|other| grown(other, at));
        for surface in std::iter::once(wood).chain(surfaces) {
            let reach = groove * (1.0 + surface.slope.length());
            if surface.height >= height - reach && count < GUIDES {
                slopes[count] = surface.slope;
                count += 1;
            }
        }
        let on_wood = wood.height >= height - ON_WOOD * SEED_RADIUS;
        (height, shortest_between(&slopes[..count]), on_wood)
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

/// The surface that a lying seed makes for the middle of one put over `at`.
fn grown(other: Vec3, at: Vec2) -> Option<Surface> {
    let offset = at - other.xz();
    let distance = offset.length();
    if distance > CONE_ENDS * DIAMETER {
        return None;
    }
    let round = distance.min(CONE_BEGINS * DIAMETER);
    let height = (DIAMETER * DIAMETER - round * round).sqrt();
    let steepness = round / height;
    Some(Surface {
        height: other.y + height - steepness * (distance - round),
        slope: -steepness * offset / distance.max(1e-6),
    })
}

/// The shortest vector of the convex hull of `slopes`: the direction in which
/// all of them rise, zero if there is none.
fn shortest_between(slopes: &[Vec2]) -> Vec2 {
    for (i, &first) in slopes.iter().enumerate() {
        for &second in &slopes[i..] {
            let side = second - first;
            let along = if side == Vec2::ZERO {
                0.0
            } else {
                (-first.dot(side) / side.length_squared()).clamp(0.0, 1.0)
            };
            let nearest = first + along * side;
            let limit = nearest.length_squared() * (1.0 - 1e-4) - 1e-9;
            if slopes.iter().all(|slope| slope.dot(nearest) >= limit) {
                return nearest;
            }
        }
    }
    Vec2::ZERO
}
