//! The movement of seeds during a step: paths, heights and timing.

use bevy::prelude::*;

use super::{InFlight, MovedSeed};
use crate::board::flight::{Ease, Flight, Leg};
use crate::board::{BoardSpace, hand};
use crate::noise::random_unit;
use crate::playback::{POUR_PAUSE, POUR_SPREAD};
use awale_rules::{Hole, Vessel};

/// Fraction of a sowing step in which the hand moves to the next hole; in the rest, the seed falls.
const CARRY_FRACTION: f32 = 0.52;
/// Fraction of that time by which the rear of the hand lags behind its front.
const REAR_LAG: f32 = 0.3;
/// Height of the hand's arc to the next hole, in units.
const CARRY_ARC: f32 = 0.1;
/// Height of captured seeds' arc across the board to the hole from which they are sown onwards, in
/// units.
const TRANSFER_ARC: f32 = 0.45;
/// Height of lifted seeds' arc into the hand, in units.
const LIFT_ARC: f32 = 0.16;
/// Fraction of a lift in which the seeds are scooped up: they rub along the wood towards the hand
/// and turn over before they leave it.
const SCOOP_FRACTION: f32 = 0.34;
/// Movement of scooped seeds, as a fraction of the way to the centre of the hole.
const SCOOP_GATHER: f32 = 0.3;
/// Movement of scooped seeds towards the hand, in units.
const SCOOP_SHIFT: f32 = 0.07;
/// Movement of scooped seeds upwards, in units.
const SCOOP_RISE: f32 = 0.05;
/// Maximum rotation of scooped seeds, in radians.
const MAX_SCOOP_TURN: f32 = 1.5;
/// Height of the arc on which a seed falls from the hand into a hole, in units.
const FALL_ARC: f32 = 0.16;
/// Delay between the first and the last seed lifted from a hole, as a fraction of the step.
const LIFT_SPREAD: f32 = 0.35;
/// Fraction of its fall after which a seed that doesn't stay in its hole slides on into a store.
const SLIDE_START: f32 = 0.3;
/// Height of a sliding seed's hop over the rim, in units.
const SLIDE_ARC: f32 = 0.14;
/// Height of a fallen seed's first bounce, in units.
const BOUNCE_HEIGHT: f32 = 0.06;
/// Duration of both bounces of a fallen seed together.
const BOUNCE_SECONDS: f32 = 0.13;
/// Height and duration of the second bounce, relative to the first.
const SECOND_BOUNCE: (f32, f32) = (0.25, 0.55);
/// Minimum height of a seed's arc to a loft, in units.
const POUR_ARC: f32 = 0.5;
/// Increase of the arc's height per unit of distance to the loft, in units.
const POUR_ARC_INCREASE: f32 = 0.1;
/// Movement of captured seeds just before they leave, as a fraction of the way to their centroid.
const PAUSE_GATHER: f32 = 0.18;
/// Movement of captured seeds upwards just before they leave, in units.
const PAUSE_RISE: f32 = 0.045;
/// Height of the hop of seeds whose capture is refused, in units.
const HOP_HEIGHT: f32 = 0.22;
/// Duration of a hop, as a fraction of the step.
const HOP_FRACTION: f32 = 0.45;
/// Height of the hop of counted seeds, in units.
const COUNT_HOP_HEIGHT: f32 = 0.2;
/// Maximum duration of the hop of counted seeds.
const MAX_COUNT_HOP_SECONDS: f32 = 0.3;
/// Delay between the first and the last seed of a beat, as a fraction of the beat.
const COUNT_SPREAD: f32 = 0.5;
/// Duration of the glide of seeds to their positions when the board is laid out again.
const GLIDE_SECONDS: f32 = 0.7;
/// Height of the arc of gliding seeds, in units.
const GLIDE_ARC: f32 = 0.5;

/// Animates one step.
pub struct Choreography<'a> {
    /// The world with the seeds.
    pub world: &'a mut World,
    /// Positions on the board.
    pub space: &'a BoardSpace,
    /// Duration of the step, in seconds at normal speed.
    pub seconds: f32,
    /// Time since the step began, in seconds.
    pub elapsed: f32,
}

impl Choreography<'_> {
    /// Lifts the seeds from a hole into the hand.
    pub fn lift(&mut self, hole: Hole, held: &[Entity]) {
        let hand_centre = self.hand_centre(Vessel::Hole(hole), held.len());
        let centre = self.space.layout.centre(Vessel::Hole(hole));
        let radius = self
            .space
            .layout
            .bowl(Vessel::Hole(hole))
            .semi_axes
            .max_element();
        let to_hand = (hand_centre - centre).with_y(0.0).normalize_or_zero();
        let spread = LIFT_SPREAD * self.seconds / held.len().max(1) as f32;
        for (index, &seed) in held.iter().enumerate() {
            // The top seeds, last in the heap, leave first.
            let wait = spread * (held.len() - 1 - index) as f32;
            let held_position = hand_centre + hand::seed_offset(index, held.len());
            let lift_seconds = self.seconds - wait;
            let Some(&from) = self.world.get::<Transform>(seed) else {
                continue;
            };
            let to_centre = (centre - from.translation).with_y(0.0);
            // Seeds captured earlier are already in the hand.
            let scoop_offset = if to_centre.length() < radius {
                SCOOP_GATHER * to_centre + SCOOP_SHIFT * to_hand + SCOOP_RISE * Vec3::Y
            } else {
                Vec3::ZERO
            };
            let scoop = Leg {
                to: from.translation + scoop_offset,
                seconds: SCOOP_FRACTION * lift_seconds,
                arc: 0.0,
                ease: Ease::InOut,
            };
            let leg = Leg {
                to: held_position,
                seconds: (1.0 - SCOOP_FRACTION) * lift_seconds,
                arc: LIFT_ARC,
                ease: Ease::InOut,
            };
            let axis = Vec3::Y.cross(to_hand).normalize_or(Vec3::X);
            let angle = MAX_SCOOP_TURN * (0.4 + 0.6 * random_unit(index as u32));
            let rotation = Quat::from_axis_angle(axis, angle) * from.rotation;
            self.send(seed, wait, vec![scoop, leg], Some(rotation));
        }
    }

    /// Carries the hand across the board to a vessel.
    pub fn carry(&mut self, vessel: Vessel, held: &[Entity]) {
        let hand_centre = self.hand_centre(vessel, held.len());
        for (index, &seed) in held.iter().enumerate() {
            let leg = Leg {
                to: hand_centre + hand::seed_offset(index, held.len()),
                seconds: self.seconds,
                arc: TRANSFER_ARC,
                ease: Ease::InOut,
            };
            self.send(seed, 0.0, vec![leg], None);
        }
    }

    /// Carries the hand over `vessel`, where the seed `sown` falls, while the hand keeps `held`. If
    /// the seed comes to rest in another vessel, it slides on into it.
    pub fn sow(&mut self, vessel: Vessel, sown: MovedSeed, held: &[Entity]) {
        let count = held.len() + 1;
        let hand_centre = self.hand_centre(vessel, count);
        let seconds = self.seconds;
        let carry = |index: usize| Leg {
            to: hand_centre + hand::seed_offset(index, count),
            seconds: CARRY_FRACTION * seconds,
            arc: CARRY_ARC,
            ease: Ease::InOut,
        };
        let forward = self.displacement_to(hand_centre, held);
        for (index, &seed) in held.iter().enumerate() {
            let wait = REAR_LAG * CARRY_FRACTION * seconds * hand::lag(index, count, forward);
            self.send(seed, wait, vec![carry(index)], None);
        }
        let fall_seconds = (1.0 - CARRY_FRACTION) * seconds;
        let mut legs = vec![carry(held.len())];
        if vessel == sown.vessel {
            self.land(sown, 0.0, legs, fall_seconds, FALL_ARC, Ease::Fall);
            return;
        }
        // The seed doesn't stay: it touches the hole and slides on.
        legs.push(Leg {
            to: self.space.layout.centre(vessel),
            seconds: SLIDE_START * fall_seconds,
            arc: 0.0,
            ease: Ease::Fall,
        });
        let slide_seconds = (1.0 - SLIDE_START) * fall_seconds;
        self.land(sown, 0.0, legs, slide_seconds, SLIDE_ARC, Ease::InOut);
    }

    /// Pours seeds into another vessel, one by one.
    pub fn pour(&mut self, moved: &[MovedSeed]) {
        let spread = POUR_SPREAD * self.seconds / moved.len().max(1) as f32;
        let pause = POUR_PAUSE * self.seconds;
        let flight_seconds = (1.0 - POUR_SPREAD - POUR_PAUSE) * self.seconds;
        let centroid = self.centroid_of(moved);
        for (index, &seed) in moved.iter().enumerate() {
            let from = self
                .world
                .get::<Transform>(seed.seed)
                .map_or(Vec3::ZERO, |transform| transform.translation);
            let distance = from.distance(self.space.layout.centre(seed.vessel));
            let arc = POUR_ARC + POUR_ARC_INCREASE * distance;
            let wait = spread * index as f32;
            let offset = (centroid - from).with_y(0.0) * PAUSE_GATHER + PAUSE_RISE * Vec3::Y;
            let gather = Leg {
                to: from + offset,
                seconds: pause,
                arc: 0.0,
                ease: Ease::InOut,
            };
            let stay = Leg::wait(from + offset, wait);
            self.land(
                seed,
                0.0,
                vec![gather, stay],
                flight_seconds,
                arc,
                Ease::Toss,
            );
            if matches!(seed.vessel, Vessel::Loft(_))
                && let Some(mut flying) = self.world.get_mut::<InFlight>(seed.seed)
            {
                flying.0.leave_trail();
            }
        }
    }

    /// Returns the centroid of the seeds that are about to move.
    fn centroid_of(&self, moved: &[MovedSeed]) -> Vec3 {
        let transforms = moved
            .iter()
            .filter_map(|moved| self.world.get::<Transform>(moved.seed));
        let (sum, count) = transforms.fold((Vec3::ZERO, 0), |(sum, count), transform| {
            (sum + transform.translation, count + 1)
        });
        sum / count.max(1) as f32
    }

    /// Makes the seeds of a hole whose capture is refused hop.
    pub fn hop(&mut self, spared: Hole, seeds: &[Entity]) {
        let half = 0.5 * HOP_FRACTION * self.seconds;
        for (index, &seed) in seeds.iter().enumerate() {
            let rest = self.space.heaps.pose(Vessel::Hole(spared), index);
            self.hop_once(seed, rest.translation, 0.0, HOP_HEIGHT, half);
        }
    }

    /// Makes seeds of a vessel, each with its index in the heap, hop one after the other.
    pub fn hop_in_turn(&mut self, vessel: Vessel, seeds: &[(usize, Entity)]) {
        let spread = COUNT_SPREAD * self.seconds / seeds.len().max(1) as f32;
        let half = 0.5 * MAX_COUNT_HOP_SECONDS.min(self.seconds);
        for (order, &(index, seed)) in seeds.iter().enumerate() {
            let rest = self.space.heaps.pose(vessel, index).translation;
            self.hop_once(seed, rest, spread * order as f32, COUNT_HOP_HEIGHT, half);
        }
    }

    /// Makes a seed hop from `rest` after `wait` seconds. It rises for `half` seconds, and falls
    /// for as long.
    fn hop_once(&mut self, seed: Entity, rest: Vec3, wait: f32, height: f32, half: f32) {
        let leg = |to, ease| Leg {
            to,
            seconds: half,
            arc: 0.0,
            ease,
        };
        let up = leg(rest + Vec3::Y * height, Ease::Out);
        self.send(seed, wait, vec![up, leg(rest, Ease::Fall)], None);
    }

    /// Sends a seed to its position in a heap, where it bounces twice.
    fn land(
        &mut self,
        moved: MovedSeed,
        wait: f32,
        mut legs: Vec<Leg>,
        seconds: f32,
        arc: f32,
        ease: Ease,
    ) {
        let rest = self.space.heaps.pose(moved.vessel, moved.index);
        let (bounce, bounce_seconds) = if self.seconds > 0.0 {
            (BOUNCE_HEIGHT, BOUNCE_SECONDS)
        } else {
            (0.0, 0.0)
        };
        let to = rest.translation;
        legs.push(Leg {
            to,
            seconds,
            arc,
            ease,
        });
        // The duration of both bounces is divided between them.
        let first_seconds = bounce_seconds / (1.0 + SECOND_BOUNCE.1);
        for (height, seconds) in [(1.0, 1.0), SECOND_BOUNCE] {
            legs.push(Leg {
                to,
                seconds: seconds * first_seconds,
                arc: height * bounce,
                ease: Ease::Linear,
            });
        }
        self.send(moved.seed, wait, legs, Some(rest.rotation));
    }

    /// Sends a seed along `legs` after `wait` seconds, rotating it to `rotation`, if given.
    fn send(&mut self, seed: Entity, wait: f32, mut legs: Vec<Leg>, rotation: Option<Quat>) {
        let Ok(mut seed) = self.world.get_entity_mut(seed) else {
            return;
        };
        let Some(mut transform) = seed.get_mut::<Transform>() else {
            return;
        };
        if wait > 0.0 {
            legs.insert(0, Leg::wait(transform.translation, wait));
        }
        let rotations = (transform.rotation, rotation.unwrap_or(transform.rotation));
        let flight = Flight::new(transform.translation, rotations, legs, self.elapsed);
        (transform.translation, transform.rotation) = flight.pose();
        if !flight.is_over() {
            seed.insert(InFlight(flight));
        } else if seed.contains::<InFlight>() {
            seed.remove::<InFlight>();
        }
    }

    /// Returns the centre of the hand over a vessel.
    fn hand_centre(&self, vessel: Vessel, count: usize) -> Vec3 {
        hand::centre_beside(&self.space.layout, vessel, count)
    }

    /// Returns the displacement of the hand to `hand_centre`, from its first seed.
    fn displacement_to(&self, hand_centre: Vec3, held: &[Entity]) -> Vec3 {
        let first = held
            .first()
            .and_then(|&seed| self.world.get::<Transform>(seed));
        first.map_or(Vec3::ZERO, |first| hand_centre - first.translation)
    }
}

/// Creates a seed's flight to its position on a board that is laid out again.
pub fn glide(from: &Transform, to: &Transform) -> Flight {
    let leg = Leg {
        to: to.translation,
        seconds: GLIDE_SECONDS,
        arc: GLIDE_ARC,
        ease: Ease::InOut,
    };
    let rotations = (from.rotation, to.rotation);
    Flight::new(from.translation, rotations, vec![leg], 0.0)
}
