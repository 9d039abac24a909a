//! Replays playback events on the table: seeds move between vessels and the hand, and the vessels
//! receive entity events.
//!
//! The events of a frame are replayed one by one: after each, the holders of the seeds match the
//! position in the rules. A step assigns its seeds to their new vessel when it begins; the vessel's
//! count includes them when it ends.

mod choreography;
mod layout;

use bevy::prelude::*;

use super::TableSet;
use super::seeds::InFlight;
use crate::board::table::{self, seeds_of};
use crate::board::vessel_events::{
    BoardCleared, CaptureRefused, MoveRefused, SeedSown, SeedsCounted, SeedsLifted, SeedsPlaced,
    TurnPassed, TurnReturned, VesselEmptied,
};
use crate::board::{Board, BoardSpace, SeedCount, ShownBoard, Vessels};
use crate::playback::{Playback, PlaybackEvent};
use crate::scene::TableLook;
use crate::settings::Settings;
use crate::table::{ShowEvent, TableEvent, TableReader, Top};
use awale_rules::{GameEvent, Hole, Vessel};
use choreography::Choreography;

/// Adds the replay.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            replay.run_if(on_message::<PlaybackEvent>),
            reshape.run_if(not(is_busy)),
            trigger_refusals.run_if(on_message::<ShowEvent>),
        )
            .chain()
            .in_set(TableSet::Replay),
    );
}

/// Run condition: returns whether a move is being shown.
fn is_busy(playback: Option<Top<Playback>>) -> bool {
    playback.is_some_and(|playback| playback.is_busy())
}

/// Moves the seeds to a board of the chosen shape if the shape has changed. Doesn't run during
/// moves.
fn reshape(
    mut commands: Commands,
    look: Res<TableLook>,
    board: Res<ShownBoard>,
    playback: Option<Top<Playback>>,
    laid_out: Query<(Entity, &Board)>,
) {
    let shown = playback.and_then(|playback| playback.shown().copied());
    if look.board.shape() == board.shape {
        return;
    }
    let (Some(shown), Ok((entity, board))) = (shown, laid_out.single()) else {
        return;
    };
    let current = Some((entity, board.geometry()));
    commands.queue(move |world: &mut World| layout::lay_out(world, current, &shown));
}

/// A seed that has moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct MovedSeed {
    seed: Entity,
    /// The vessel that now holds the seed.
    vessel: Vessel,
    /// The seed's index in the heap, 0 at the bottom.
    index: usize,
}

/// Seeds moved from one vessel to another.
#[derive(Clone, Copy)]
struct Transfer {
    from: Entity,
    to: Entity,
    count: u16,
}

/// Queues the events as one command, as each depends on the changes made by the earlier ones.
fn replay(mut commands: Commands, mut messages: MessageReader<PlaybackEvent>) {
    let events = messages.read().copied();
    let events: Vec<PlaybackEvent> = events
        .filter(|event| !matches!(event, PlaybackEvent::Passed { .. }))
        .collect();
    commands.queue(move |world: &mut World| replay_all(world, events));
}

fn replay_all(world: &mut World, events: Vec<PlaybackEvent>) {
    let mut boards = world.query::<(Entity, &Board)>();
    let mut flights = world.query::<(Entity, &InFlight, &mut Transform)>();
    for playback_event in events {
        let laid_out = boards.single(world).ok();
        let board = laid_out.map(|(entity, board)| (entity, board.geometry()));
        match (playback_event, board) {
            (PlaybackEvent::LaidOut(snapshot), _) => layout::lay_out(world, board, &snapshot),
            (PlaybackEvent::Passed { .. }, _) | (_, None) => {}
            (
                PlaybackEvent::Begins {
                    event,
                    seconds,
                    late,
                    ..
                },
                Some((board, _)),
            ) => {
                let step = ReplayedStep {
                    board,
                    seconds,
                    elapsed: late,
                };
                step.begin(world, event);
            }
            (PlaybackEvent::Ends { event, is_animated }, Some((board, _))) => {
                if !is_animated {
                    settle(world, &mut flights);
                }
                end(world, board, event, is_animated);
            }
            (PlaybackEvent::HeldAfter(event), Some((board, _))) => hover(world, board, event),
            (PlaybackEvent::Cleared, Some((board, _))) => world.trigger(BoardCleared { board }),
        }
    }
}

/// A playback step on a board.
#[derive(Clone, Copy)]
struct ReplayedStep {
    board: Entity,
    /// The duration, in seconds at normal speed.
    seconds: f32,
    /// The time since it began, in seconds.
    elapsed: f32,
}

impl ReplayedStep {
    /// Moves the seeds of `event`: immediately to their new holder, and on screen during the step.
    fn begin(self, world: &mut World, event: GameEvent) {
        let (board, seconds) = (self.board, self.seconds);
        if let Some((from, to, count)) = event.transfer() {
            let Some(transfer) = self.pour(world, from, to, usize::from(count)) else {
                return;
            };
            match to {
                Vessel::Hole(_) => world.trigger(SeedsPlaced {
                    vessel: transfer.to,
                    from: transfer.from,
                    count: transfer.count,
                    total: seeds_of(world, transfer.to).len() as u16,
                    begins_move: matches!(event, GameEvent::Placed { .. }),
                    seconds,
                }),
                Vessel::Loft(_) => world.trigger(VesselEmptied {
                    vessel: transfer.from,
                    into: transfer.to,
                    count: transfer.count,
                    is_remainder: matches!(event, GameEvent::RemainderTaken { .. }),
                    seconds,
                }),
            }
            return;
        }
        match event {
            GameEvent::Lifted { hole, seeds, lap } => self.lift(world, hole, seeds, lap),
            GameEvent::Sown { hole, .. } => {
                self.sow(world, Vessel::Hole(hole), Vessel::Hole(hole));
            }
            GameEvent::Stored { side, from } => {
                let loft = Vessel::Loft(side);
                self.sow(world, from.map_or(loft, Vessel::Hole), loft);
            }
            GameEvent::TakenInHand { hole, seeds, .. } => self.take_in_hand(world, hole, seeds),
            GameEvent::SownOn { hole, lap } => self.carry(world, hole, lap),
            // The board is rotated: the playback lays it out again.
            GameEvent::Swapped => {}
            GameEvent::CaptureRefused { hole, spared } => {
                for spared in spared.iter() {
                    let Some(vessel) = vessel_of(world, board, Vessel::Hole(spared)) else {
                        continue;
                    };
                    let seeds = seeds_of(world, vessel).to_vec();
                    self.choreograph(world, |choreography| choreography.hop(spared, &seeds));
                }
                if let Some(vessel) = vessel_of(world, board, Vessel::Hole(hole)) {
                    world.trigger(CaptureRefused { vessel, seconds });
                }
            }
            GameEvent::Again { side } => world.trigger(TurnReturned {
                board,
                side,
                seconds,
            }),
            GameEvent::Passed { side } => world.trigger(TurnPassed {
                board,
                side,
                seconds,
            }),
            _ => {}
        }
    }

    /// Lifts the top `count` seeds of a hole into the hand.
    fn lift(self, world: &mut World, hole: Hole, count: u16, lap: u16) {
        if let Some(vessel) = self.move_to_hand(world, hole, count) {
            world.trigger(SeedsLifted {
                vessel,
                count,
                lap,
                is_carried: false,
                seconds: self.seconds,
            });
        }
    }

    /// Takes the seeds of a captured hole into the hand, which may already hold captured seeds.
    fn take_in_hand(self, world: &mut World, hole: Hole, count: u16) {
        if let Some(vessel) = self.move_to_hand(world, hole, count) {
            world.trigger(VesselEmptied {
                vessel,
                into: vessel,
                count,
                is_remainder: false,
                seconds: self.seconds,
            });
        }
    }

    /// Moves the top `count` seeds of a hole to the hand. Returns the hole's entity.
    fn move_to_hand(self, world: &mut World, hole: Hole, count: u16) -> Option<Entity> {
        let (vessel, hand) = vessel_and_hand(world, self.board, Vessel::Hole(hole))?;
        table::move_top(world, usize::from(count), vessel, hand);
        let held = seeds_of(world, hand).to_vec();
        self.choreograph(world, |choreography| choreography.lift(hole, &held));
        Some(vessel)
    }

    /// Carries the hand to a hole, from which captured seeds are sown as if they had been lifted
    /// there.
    fn carry(self, world: &mut World, hole: Hole, lap: u16) {
        let Some((vessel, hand)) = vessel_and_hand(world, self.board, Vessel::Hole(hole)) else {
            return;
        };
        let held = seeds_of(world, hand).to_vec();
        let over = Vessel::Hole(hole);
        self.choreograph(world, |choreography| choreography.carry(over, &held));
        world.trigger(SeedsLifted {
            vessel,
            count: held.len() as u16,
            lap,
            is_carried: true,
            seconds: self.seconds,
        });
    }

    /// Drops a seed from the hand over the vessel `over`; it comes to rest in the vessel `into`.
    fn sow(self, world: &mut World, over: Vessel, into: Vessel) {
        let Some((vessel, hand)) = vessel_and_hand(world, self.board, into) else {
            return;
        };
        let mut held = seeds_of(world, hand).to_vec();
        let Some(seed) = held.pop() else {
            return;
        };
        let index = table::move_seed(world, seed, vessel);
        let sown = MovedSeed {
            seed,
            vessel: into,
            index,
        };
        self.choreograph(world, |choreography| choreography.sow(over, sown, &held));
    }

    /// Moves the top `count` seeds of a vessel to another. If a loft holds fewer than its owner
    /// owes, the rest come from the other loft.
    fn pour(self, world: &mut World, from: Vessel, to: Vessel, count: usize) -> Option<Transfer> {
        let from_entity = vessel_of(world, self.board, from)?;
        let to_entity = vessel_of(world, self.board, to)?;
        let mut seeds: Vec<Entity> = seeds_of(world, from_entity).iter().rev().copied().collect();
        if let Vessel::Loft(side) = from
            && seeds.len() < count
            && let Some(other) = vessel_of(world, self.board, Vessel::Loft(side.opponent()))
        {
            seeds.extend(seeds_of(world, other).iter().rev());
        }
        seeds.truncate(count);
        let moved: Vec<MovedSeed> = seeds
            .into_iter()
            .map(|seed| MovedSeed {
                seed,
                vessel: to,
                index: table::move_seed(world, seed, to_entity),
            })
            .collect();
        self.choreograph(world, |choreography| choreography.pour(&moved));
        Some(Transfer {
            from: from_entity,
            to: to_entity,
            count: moved.len() as u16,
        })
    }

    /// Animates this step with `perform`.
    fn choreograph(self, world: &mut World, perform: impl FnOnce(&mut Choreography)) {
        let has_reduced_motion = world.resource::<Settings>().look.reduced_motion;
        world.resource_scope(|world, space: Mut<BoardSpace>| {
            perform(&mut Choreography {
                world,
                space: &space,
                seconds: if has_reduced_motion {
                    0.0
                } else {
                    self.seconds
                },
                elapsed: self.elapsed,
            });
        });
    }
}

/// Ends a step: updates the counts of its vessels, and reports a sown seed.
fn end(world: &mut World, board: Entity, event: GameEvent, is_animated: bool) {
    let changed = match event {
        GameEvent::Lifted { hole, .. }
        | GameEvent::TakenInHand { hole, .. }
        | GameEvent::Sown { hole, .. } => {
            vec![Vessel::Hole(hole)]
        }
        GameEvent::Stored { side, .. } => vec![Vessel::Loft(side)],
        _ => event
            .transfer()
            .map_or_else(Vec::new, |(from, to, _)| vec![from, to]),
    };
    for vessel in changed {
        if let Some(vessel) = vessel_of(world, board, vessel) {
            update_count(world, vessel);
        }
    }
    let sowing = match event {
        GameEvent::Sown { hole, count } => Some((Vessel::Hole(hole), count)),
        GameEvent::Stored { side, .. } => {
            let loft = vessel_of(world, board, Vessel::Loft(side));
            let held = loft.map_or(0, |loft| seeds_of(world, loft).len() as u16);
            Some((Vessel::Loft(side), held))
        }
        _ => None,
    };
    if let Some((vessel, count)) = sowing
        && let Some((vessel, hand)) = vessel_and_hand(world, board, vessel)
        && let Some(&seed) = seeds_of(world, vessel).last()
    {
        world.trigger(SeedSown {
            vessel,
            seed,
            count,
            is_last_of_lap: seeds_of(world, hand).is_empty(),
            is_animated,
        });
    }
}

/// Places the seeds in the hand over the vessel of `event`.
fn hover(world: &mut World, board: Entity, event: GameEvent) {
    let over = match event {
        GameEvent::Lifted { hole, .. }
        | GameEvent::Sown { hole, .. }
        | GameEvent::TakenInHand { hole, .. }
        | GameEvent::SownOn { hole, .. }
        | GameEvent::FlowCaptured { hole, .. } => Vessel::Hole(hole),
        GameEvent::Stored { side, from } => from.map_or(Vessel::Loft(side), Vessel::Hole),
        _ => return,
    };
    if let Some((_, hand)) = vessel_and_hand(world, board, over) {
        let held = seeds_of(world, hand).to_vec();
        let immediate_step = ReplayedStep {
            board,
            seconds: 0.0,
            elapsed: 0.0,
        };
        immediate_step.choreograph(world, |choreography| choreography.carry(over, &held));
    }
}

/// Makes the counted seeds of a loft hop, from the top down.
pub(super) fn hop_counted(world: &mut World, vessel: Vessel, counted: SeedsCounted, seconds: f32) {
    let seeds: Vec<(usize, Entity)> = seeds_of(world, counted.vessel)
        .iter()
        .copied()
        .enumerate()
        .rev()
        .skip(counted.from)
        .take(counted.to - counted.from)
        .collect();
    let step = ReplayedStep {
        board: counted.vessel,
        seconds,
        elapsed: 0.0,
    };
    step.choreograph(world, |choreography| {
        choreography.hop_in_turn(vessel, &seeds);
    });
}

/// Ends all flights, with the seeds at their destinations.
fn settle(world: &mut World, flights: &mut QueryState<(Entity, &InFlight, &mut Transform)>) {
    let mut settled = Vec::new();
    for (seed, in_flight, mut transform) in flights.iter_mut(world) {
        (transform.translation, transform.rotation) = in_flight.0.rest();
        settled.push(seed);
    }
    for seed in settled {
        world.entity_mut(seed).remove::<InFlight>();
    }
}

/// Updates the displayed count of a vessel to the seeds that it holds.
fn update_count(world: &mut World, vessel: Entity) {
    let held = seeds_of(world, vessel).len() as u16;
    if let Some(mut count) = world.get_mut::<SeedCount>(vessel) {
        count.set_if_neq(SeedCount(held));
    }
}

fn vessel_of(world: &World, board: Entity, vessel: Vessel) -> Option<Entity> {
    world.get::<Board>(board)?.entity(vessel)
}

fn vessel_and_hand(world: &World, board: Entity, vessel: Vessel) -> Option<(Entity, Entity)> {
    let board = world.get::<Board>(board)?;
    Some((board.entity(vessel)?, board.hand()))
}

/// Triggers the events of refused moves and wrong answers on their holes.
fn trigger_refusals(mut commands: Commands, mut table: TableReader, vessels: Vessels) {
    for event in table.read() {
        if let TableEvent::Refused { mv, .. } | TableEvent::WrongAnswer { mv } = event
            && let Some(hole) = mv.hole()
            && let Some(vessel) = vessels.entity(Vessel::Hole(hole))
        {
            commands.trigger(MoveRefused { vessel });
        }
    }
}
