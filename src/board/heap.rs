//! Poses of the seeds in a heap. Pure and deterministic.
//!
//! A heap is an infinite sequence of poses, and a heap of `n` seeds uses the first `n`, so adding
//! or removing a seed never moves the others. Heaps with the same salt are identical.
//!
//! Each pose is found by simulation: a seed dropped at a random point over the heap slides down
//! until wood (with friction) or other seeds (without friction) support it. Of several drops,
//! roughly the lowest one is kept.

mod contact_field;
mod resting;

use std::sync::{Arc, Mutex, PoisonError};

use bevy::math::{Quat, Vec2, Vec3};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use awale_rules::board::Vessel;

use super::layout::{BoardLayout, SEED_RADIUS};
use contact_field::ContactField;
use resting::Pile;

/// Drops per pose; more make a denser heap.
const DROPS_PER_POSE: usize = 24;
/// Maximum number of further drops until one is supported without the fence.
const MAX_EXTRA_DROPS: usize = 1000;
/// Maximum random height added when drops are compared, in seed radii, which makes heaps irregular.
const MAX_HEIGHT_JITTER: f32 = 0.3;
/// Range of the wood's friction, as a slope.
const FRICTION_RANGE: (f32, f32) = (0.05, 0.3);
/// Rotations tried per seed; the one that fits its supports most closely is kept.
const ROTATIONS_PER_SEED: usize = 8;
/// Maximum number of boards whose heaps are cached, of some 20 kB each.
const CACHE_SIZE: usize = 8;
/// The heaps of recent boards, oldest first: lessons and examples return to the same boards, and
/// simulating the seeds takes most of the time to lay one out.
static CACHE: Mutex<Cache> = Mutex::new(Cache(Vec::new()));

/// The pose of a seed at rest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RestingPose {
    /// The centre of the seed.
    pub translation: Vec3,
    /// The rotation of the seed, whose short axis is y.
    pub rotation: Quat,
}

/// The resting poses of the seeds in one vessel, relative to the centre of its rim.
#[derive(Debug)]
pub struct HeapSlots {
    pile: Pile,
    random: ChaCha8Rng,
    poses: Vec<RestingPose>,
    /// Total number of drops so far.
    #[cfg(test)]
    drops: usize,
}

impl HeapSlots {
    /// Creates the heap of a vessel of this shape. Heaps with different salts look different.
    #[must_use]
    fn new(field: Arc<ContactField>, salt: u64) -> Self {
        Self {
            pile: Pile::new(field),
            random: ChaCha8Rng::seed_from_u64(salt),
            poses: Vec::new(),
            #[cfg(test)]
            drops: 0,
        }
    }

    /// Returns the pose of the seed at `index`, from 0. Poses are computed on first use and cached.
    pub fn pose(&mut self, index: usize) -> RestingPose {
        while self.poses.len() <= index {
            self.grow();
        }
        self.poses[index]
    }

    fn grow(&mut self) {
        let centre = self.next_position();
        let rotation = self.rotation_on(&self.pile.supports_of(centre));
        self.pile.push(centre);
        self.poses.push(RestingPose {
            translation: centre,
            rotation,
        });
    }

    /// Drops several seeds and returns roughly the lowest position, with a penalty for positions
    /// held only by the fence.
    fn next_position(&mut self) -> Vec3 {
        let mut best: Option<(f32, Vec3)> = None;
        let mut is_any_held = false;
        for drop in 0..DROPS_PER_POSE + MAX_EXTRA_DROPS {
            if drop >= DROPS_PER_POSE && is_any_held {
                break;
            }
            let angle = self.random.random_range(0.0..std::f32::consts::TAU);
            let radius = self.random.random::<f32>().sqrt();
            let friction = self.random.random_range(FRICTION_RANGE.0..FRICTION_RANGE.1);
            let from = Vec2::from_angle(angle) * radius * self.pile.fence();
            let rest = self.pile.settle(from, friction);
            #[cfg(test)]
            {
                self.drops += 1;
            }
            is_any_held |= rest.is_held;
            let jitter = self.random.random::<f32>() * MAX_HEIGHT_JITTER * SEED_RADIUS;
            let penalty = if rest.is_held {
                0.0
            } else {
                10.0 * SEED_RADIUS
            };
            let score = rest.centre.y + jitter + penalty;
            if best.is_none_or(|(best_score, _)| score < best_score) {
                best = Some((score, rest.centre));
            }
        }
        best.map_or(Vec3::ZERO, |(_, centre)| centre)
    }

    /// Returns the one of several random rotations whose flat sides face the supports least. Seeds
    /// are packed as spheres, so gaps under flat sides would make them seem to float.
    fn rotation_on(&mut self, supports: &[Vec3]) -> Quat {
        let mut best = (f32::INFINITY, Quat::IDENTITY);
        for _ in 0..ROTATIONS_PER_SEED {
            let rotation = random_rotation(&mut self.random);
            let short_axis = rotation * Vec3::Y;
            let gap = supports
                .iter()
                .map(|support| short_axis.dot(*support).powi(2))
                .sum::<f32>();
            if gap < best.0 {
                best = (gap, rotation);
            }
        }
        best.1
    }
}

#[derive(Debug)]
struct Cache(Vec<Heaps>);

impl Cache {
    fn heaps_of(&mut self, layout: BoardLayout) -> Heaps {
        let Self(cached) = self;
        if let Some(heaps) = cached.iter().find(|heaps| heaps.layout == layout) {
            return heaps.clone();
        }
        let heaps = Heaps::new(layout);
        if cached.len() == CACHE_SIZE {
            cached.remove(0);
        }
        cached.push(heaps.clone());
        heaps
    }
}

/// The heaps of all vessels of a board, in board coordinates. Clones share their poses.
#[derive(Clone, Debug)]
pub struct Heaps {
    layout: BoardLayout,
    /// One heap per hole in index order, then South's and North's.
    heaps: Arc<Mutex<Vec<HeapSlots>>>,
}

impl Heaps {
    /// Returns the heaps of this board, which are cached.
    #[must_use]
    pub fn of(layout: BoardLayout) -> Self {
        let mut cache = CACHE.lock().unwrap_or_else(PoisonError::into_inner);
        cache.heaps_of(layout)
    }

    fn new(layout: BoardLayout) -> Self {
        let heaps = layout
            .vessels()
            .enumerate()
            .map(|(salt, vessel)| {
                let field = ContactField::of(layout.bowl(vessel), layout.fence(vessel));
                HeapSlots::new(field, salt as u64)
            })
            .collect();
        Self {
            layout,
            heaps: Arc::new(Mutex::new(heaps)),
        }
    }

    /// Returns the pose of seed `index` in the heap of `vessel`.
    #[must_use]
    pub fn pose(&self, vessel: Vessel, index: usize) -> RestingPose {
        let centre = self.layout.centre(vessel);
        let local = self.in_heap(vessel, |heap| heap.pose(index));
        RestingPose {
            translation: centre + local.translation,
            ..local
        }
    }

    fn in_heap<T>(&self, vessel: Vessel, read: impl FnOnce(&mut HeapSlots) -> T) -> T {
        let number = self.layout.geometry().number(vessel);
        let mut heaps = self.heaps.lock().unwrap_or_else(PoisonError::into_inner);
        read(&mut heaps[number])
    }
}

/// Returns a uniformly distributed random rotation (Shoemake's method).
fn random_rotation(random: &mut ChaCha8Rng) -> Quat {
    let [u, v, w] = random.random::<[f32; 3]>();
    let (a, b) = ((1.0 - u).sqrt(), u.sqrt());
    let (v, w) = (v * std::f32::consts::TAU, w * std::f32::consts::TAU);
    Quat::from_xyzw(a * v.sin(), a * v.cos(), b * w.sin(), b * w.cos())
}

#[cfg(test)]
mod tests;
