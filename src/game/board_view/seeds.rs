//! The seeds on the table: one entity each, from the first move to the last.

mod choreography;

use bevy::ecs::entity::EntityHashSet;
use bevy::prelude::*;

use super::piles::{Moved, Piles};
use crate::game::board::flight::Flight;
use crate::game::board::{BoardSpace, ShownBoard};
use crate::game::playback::PlaybackEvent;
use crate::game::schedule::GameSet;
use crate::game::settings::{ReducedMotion, Settings, Speed};
use crate::game::state::Pause;
use crate::rules::BoardSnapshot;
use choreography::Choreography;

/// A seed. Its number tells its look, and stays with it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed {
    /// From 0.
    pub number: u32,
}

/// The way that a seed is on, if it moves.
#[derive(Component, Clone, Debug, Default)]
pub struct Moving(Option<Flight>);

type SeedQuery<'w, 's> = Query<'w, 's, (&'static mut Moving, &'static mut Transform)>;

/// The seeds that are on their way.
#[derive(Resource, Default, Debug)]
pub struct InFlight(EntityHashSet);

impl InFlight {
    /// Whether no seed moves.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn add(&mut self, seed: Entity) {
        self.0.insert(seed);
    }
}

/// Adds the seeds.
pub fn plugin(app: &mut App) {
    app.init_resource::<InFlight>()
        .init_resource::<ReducedMotion>()
        .init_resource::<Piles>()
        .add_systems(
            Update,
            apply_settings
                .run_if(resource_exists_and_changed::<Settings>)
                .in_set(GameSet::Settings),
        )
        .add_systems(
            Update,
            (
                fly.run_if(in_state(Pause::Running)),
                lay_out,
                follow_playback,
            )
                .chain()
                .in_set(GameSet::Show),
        );
}

fn apply_settings(settings: Res<Settings>, mut reduced: ResMut<ReducedMotion>) {
    reduced.set_if_neq(ReducedMotion(settings.look.reduced_motion));
}

/// Lets time pass for the seeds that are on their way.
fn fly(time: Res<Time>, speed: Res<Speed>, mut in_flight: ResMut<InFlight>, mut seeds: SeedQuery) {
    if in_flight.is_empty() {
        return;
    }
    let seconds = speed.shown_seconds(time.delta_secs());
    in_flight.0.retain(|&seed| {
        let Ok((mut moving, mut transform)) = seeds.get_mut(seed) else {
            return false;
        };
        let Some(flight) = &mut moving.0 else {
            return false;
        };
        flight.advance(seconds);
        (transform.translation, transform.rotation) = flight.pose();
        let is_over = flight.is_over();
        if is_over {
            moving.0 = None;
        }
        !is_over
    });
}

/// Lays the table out anew: seeds glide to where they belong, missing ones are
/// made, and those too many are put away.
fn lay_out(
    mut commands: Commands,
    mut playback_events: MessageReader<PlaybackEvent>,
    mut piles: ResMut<Piles>,
    mut shown_board: ResMut<ShownBoard>,
    mut space: ResMut<BoardSpace>,
    mut in_flight: ResMut<InFlight>,
    mut seeds: SeedQuery,
) {
    let Some(snapshot) = playback_events.read().filter_map(laid_out).last() else {
        return;
    };
    let is_new_board = piles.geometry() != snapshot.geometry();
    if is_new_board {
        shown_board.0 = snapshot.geometry();
        *space = BoardSpace::new(snapshot.geometry());
        piles.move_to_board(snapshot.geometry());
    }
    let mut number = piles.seeds().count() as u32;
    let (moved, spare) = piles.arrange(snapshot, || {
        number += 1;
        let seed = Seed { number: number - 1 };
        commands
            .spawn((
                Name::new("Seed"),
                seed,
                Moving::default(),
                Transform::default(),
            ))
            .id()
    });
    for seed in spare {
        commands.entity(seed).despawn();
    }
    for Moved { seed, vessel, slot } in moved {
        let place = space.heaps.slot(vessel, slot);
        let at_rest = Transform::from_translation(place.translation).with_rotation(place.rotation);
        match seeds.get_mut(seed) {
            Ok((mut moving, mut transform)) if is_new_board => {
                *transform = at_rest;
                moving.0 = None;
            }
            Ok((mut moving, transform)) => {
                moving.0 = Some(choreography::glide(&transform, &at_rest));
                in_flight.add(seed);
            }
            Err(_) => {
                commands.entity(seed).insert(at_rest);
            }
        }
    }
}

const fn laid_out(playback_event: &PlaybackEvent) -> Option<&BoardSnapshot> {
    match playback_event {
        PlaybackEvent::LaidOut(snapshot) => Some(snapshot),
        _ => None,
    }
}

/// Moves the seeds as the steps of a move tell.
fn follow_playback(
    mut playback_events: MessageReader<PlaybackEvent>,
    mut piles: ResMut<Piles>,
    mut space: ResMut<BoardSpace>,
    mut in_flight: ResMut<InFlight>,
    mut seeds: SeedQuery,
    reduced: Res<ReducedMotion>,
) {
    let told: Vec<PlaybackEvent> = playback_events.read().copied().collect();
    // What came before the table was laid out anew is no longer to be seen.
    let first = told
        .iter()
        .rposition(|playback_event| laid_out(playback_event).is_some());
    for &playback_event in &told[first.map_or(0, |at| at + 1)..] {
        match playback_event {
            PlaybackEvent::Begins {
                event,
                seconds,
                late,
            } => Choreography {
                space: &mut space,
                seeds: &mut seeds,
                in_flight: &mut in_flight,
                seconds: if reduced.0 { 0.0 } else { seconds },
                late,
            }
            .perform(event, &mut piles),
            PlaybackEvent::Ends { seen: false, .. } => settle(&mut in_flight, &mut seeds),
            PlaybackEvent::HeldAfter(event) => Choreography {
                space: &mut space,
                seeds: &mut seeds,
                in_flight: &mut in_flight,
                seconds: 0.0,
                late: 0.0,
            }
            .hover(event, &piles),
            PlaybackEvent::Ends { .. } | PlaybackEvent::LaidOut(_) | PlaybackEvent::Cleared => {}
        }
    }
}

/// Puts every seed that is on its way where it was going.
fn settle(in_flight: &mut InFlight, seeds: &mut SeedQuery) {
    for seed in in_flight.0.drain() {
        let Ok((mut moving, mut transform)) = seeds.get_mut(seed) else {
            continue;
        };
        if let Some(flight) = moving.0.take() {
            (transform.translation, transform.rotation) = flight.rest();
        }
    }
}
