//! Where the seeds of a heap lie: pure, deterministic, and the same
//! independent of what happened before.
//!
//! A heap is an endless sequence of resting places, and a heap of `n` seeds is
//! its first `n`. So a seed that joins or leaves disturbs no other, and two
//! heaps with the same salt are alike.
//!
//! Each place is found as a seed finds it: dropped somewhere over the heap it
//! slides down until it is held from below, by wood with some friction or by
//! other seeds without; of several such drops about the lowest is kept.

mod contact_field;
mod resting;

use std::sync::Arc;

use bevy::math::{Quat, Vec2, Vec3};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use crate::rules::board::{Side, Vessel};

use super::layout::{BoardLayout, SEED_RADIUS};
use contact_field::ContactField;
use resting::Pile;

/// How many drops are tried for one place: more make a denser heap.
const DROPS: usize = 24;
/// How many more are tried until one is held without the vessel's fence.
const MORE_DROPS: usize = 1000;
/// A place up to this much higher than the lowest may still be taken, in seed
/// radii: what makes heaps irregular.
const HEIGHT_JITTER: f32 = 0.3;
/// The least and the most friction of wood, as a slope.
const FRICTION: (f32, f32) = (0.05, 0.3);
/// How many turns are tried for a seed before the one is kept that lies
/// closest on what holds it.
const TURNS: usize = 8;

/// How a seed lies at rest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RestingPose {
    /// The middle of the seed.
    pub translation: Vec3,
    /// Its turn; the seed's short axis is y.
    pub rotation: Quat,
}

/// The resting places of one vessel, relative to the middle of its rim.
#[derive(Debug)]
pub struct HeapSlots {
    pile: Pile,
    random: ChaCha8Rng,
    poses: Vec<RestingPose>,
    /// Drops that were tried for all places so far.
    #[cfg(test)]
    drops: usize,
}

impl HeapSlots {
    /// The heap of a vessel of this shape. Heaps with different salts look
    /// different.
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

    /// The resting place of seed number `index` (0 is the first). Places are
    /// found when they are first asked for, and kept.
    pub fn slot(&mut self, index: usize) -> RestingPose {
        while self.poses.len() <= index {
            self.grow();
        }
        self.poses[index]
    }

    fn grow(&mut self) {
        let centre = self.next_place();
        let rotation = self.turn_on(&self.pile.supports_of(centre));
        self.pile.push(centre);
        self.poses.push(RestingPose {
            translation: centre,
            rotation,
        });
    }

    /// Drops a few seeds and keeps about the lowest; one that came to rest only
    /// because it may not leave the vessel counts as higher.
    fn next_place(&mut self) -> Vec3 {
        let mut best: Option<(f32, Vec3)> = None;
        let mut found_held = false;
        for drop in 0..DROPS + MORE_DROPS {
            if drop >= DROPS && found_held {
                break;
            }
            let angle = self.random.random_range(0.0..std::f32::consts::TAU);
            let radius = self.random.random::<f32>().sqrt();
            let friction = self.random.random_range(FRICTION.0..FRICTION.1);
            let from = Vec2::from_angle(angle) * radius * self.pile.fence();
            let rest = self.pile.settle(from, friction);
            #[cfg(test)]
            {
                self.drops += 1;
            }
            found_held |= rest.is_held;
            let jitter = self.random.random::<f32>() * HEIGHT_JITTER * SEED_RADIUS;
            let penalty = if rest.is_held {
                0.0
            } else {
                10.0 * SEED_RADIUS
            };
            let score = rest.centre.y + jitter + penalty;
            if best.is_none_or(|(lowest, _)| score < lowest) {
                best = Some((score, rest.centre));
            }
        }
        best.map_or(Vec3::ZERO, |(_, centre)| centre)
    }

    /// A random turn, of a few the one whose flat sides point least at what
    /// holds the seed up: it is packed as a ball, and must not seem to float.
    fn turn_on(&mut self, supports: &[Vec3]) -> Quat {
        let mut best = (f32::INFINITY, Quat::IDENTITY);
        for _ in 0..TURNS {
            let turn = random_turn(&mut self.random);
            let short_axis = turn * Vec3::Y;
            let gap = supports
                .iter()
                .map(|support| short_axis.dot(*support).powi(2))
                .sum::<f32>();
            if gap < best.0 {
                best = (gap, turn);
            }
        }
        best.1
    }
}

/// The heaps of every vessel of one board, in the board's own space.
#[derive(Debug)]
pub struct Heaps {
    layout: BoardLayout,
    /// Of every hole in index order, then of South's and North's loft.
    slots: Vec<HeapSlots>,
}

impl Heaps {
    /// The heaps of this board.
    #[must_use]
    pub fn new(layout: BoardLayout) -> Self {
        let field_of = |vessel| {
            let field = ContactField::new(layout.bowl(vessel), layout.fence(vessel));
            Arc::new(field)
        };
        let loft = field_of(Vessel::Loft(Side::South));
        let mut hole = None;
        let slots = layout
            .vessels()
            .enumerate()
            .map(|(salt, vessel)| {
                let field = match vessel {
                    Vessel::Hole(_) => hole.get_or_insert_with(|| field_of(vessel)),
                    Vessel::Loft(_) => &loft,
                };
                HeapSlots::new(Arc::clone(field), salt as u64)
            })
            .collect();
        Self { layout, slots }
    }

    /// Where seed number `index` of the heap in `vessel` lies.
    pub fn slot(&mut self, vessel: Vessel, index: usize) -> RestingPose {
        let centre = self.layout.centre(vessel);
        let local = self.heap(vessel).slot(index);
        RestingPose {
            translation: centre + local.translation,
            ..local
        }
    }

    fn heap(&mut self, vessel: Vessel) -> &mut HeapSlots {
        let index = self.layout.geometry().number(vessel);
        &mut self.slots[index]
    }
}

/// A turn drawn evenly from all turns (Shoemake).
fn random_turn(random: &mut ChaCha8Rng) -> Quat {
    let [u, v, w] = random.random::<[f32; 3]>();
    let (a, b) = ((1.0 - u).sqrt(), u.sqrt());
    let (v, w) = (v * std::f32::consts::TAU, w * std::f32::consts::TAU);
    Quat::from_xyzw(a * v.sin(), a * v.cos(), b * w.sin(), b * w.cos())
}

#[cfg(test)]
mod tests;
