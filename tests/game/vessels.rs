//! Holes, lofts and seeds as entities: they match the engine after every event, and receive entity
//! events.

use std::collections::{BTreeSet, VecDeque};

use awale::board::vessel_events::{
    BoardLaidOut, SeedSown, SeedsLifted, SeedsPlaced, VesselEmptied,
};
use awale::board::{Board, BoardSpace, BoardVessel, Bowl, HoleLetter, Owner, Seeds};
use awale::playback::{HistoryStep, PlaybackEvent, Skip};
use awale::schedule::GameSet;
use awale::session::GameCommand;
use awale::settings::Speed;
use awale_engine::matches::Agreement;
use awale_rules::spec::{BoardSpec, Direction};
use awale_rules::{BoardSnapshot, GameEvent, Vessel, library};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::fixtures::slice;
use super::table::{Table, assert_holds, two_player_setup};

/// Number of plies of each game.
const PLIES_PER_GAME: usize = 12;
/// Number of games in a slice.
const SLICE_GAMES: usize = 9;
/// Number of ways to skip a move in a slice.
const SLICE_SKIPS: usize = 1;

/// The playback events that the vessels haven't received yet, and the board that the engine's
/// events have produced so far.
#[derive(Resource, Default)]
struct Watch {
    events: VecDeque<PlaybackEvent>,
    engine: Option<BoardSnapshot>,
    /// The number of comparisons made.
    comparisons: usize,
    laps: usize,
    last_seeds: usize,
}

/// The seeds in the vessels and in the hand.
#[derive(SystemParam)]
struct HeldSeeds<'w, 's> {
    boards: Query<'w, 's, &'static Board>,
    vessels: Query<'w, 's, (&'static BoardVessel, Option<&'static Seeds>)>,
    seeds: Query<'w, 's, &'static Seeds>,
    watch: ResMut<'w, Watch>,
}

impl HeldSeeds<'_, '_> {
    /// Applies playback events to the engine's board, up to the next one for which `is_expected`
    /// holds, and compares the entities with it.
    fn compare_after(&mut self, is_expected: impl Fn(GameEvent) -> bool) {
        loop {
            let playback_event = self.watch.events.pop_front().expect("a playback event");
            let PlaybackEvent::Begins { event, .. } = playback_event else {
                continue;
            };
            self.watch.engine.as_mut().unwrap().apply(event);
            if is_expected(event) {
                break;
            }
            let moves_seeds = matches!(
                event,
                GameEvent::Lifted { .. }
                    | GameEvent::TakenInHand { .. }
                    | GameEvent::Sown { .. }
                    | GameEvent::Stored { .. }
            ) || event.transfer().is_some();
            assert!(!moves_seeds, "no vessel received {event:?}");
        }
        self.compare();
    }

    fn compare(&mut self) {
        let engine = self.watch.engine.unwrap();
        for (vessel, seeds) in &self.vessels {
            let held = seeds.map_or(0, |seeds| seeds.len());
            assert_eq!(held, usize::from(engine.count(vessel.0)), "{:?}", vessel.0);
        }
        assert_eq!(self.vessels.iter().len(), engine.geometry().places() + 2);
        let hand = self.seeds.get(self.boards.single().unwrap().hand());
        let in_hand = hand.map_or(0, |seeds| seeds.len());
        assert_eq!(in_hand, usize::from(engine.hand()), "the hand");
        self.watch.comparisons += 1;
    }

    fn vessel(&self, entity: Entity) -> Vessel {
        let board = self.boards.single().unwrap();
        let index = board.vessels().iter().position(|&known| known == entity);
        board.geometry().vessels().nth(index.unwrap()).unwrap()
    }
}

/// Compares the entities with the engine after every entity event.
fn compare_entities(app: &mut App) {
    app.init_resource::<Watch>()
        .add_systems(
            Update,
            (|mut events: MessageReader<PlaybackEvent>, mut watch: ResMut<Watch>| {
                watch.events.extend(events.read().copied());
            })
            .after(GameSet::Playback)
            .before(GameSet::Table),
        )
        .add_observer(|_: On<BoardLaidOut>, mut held: HeldSeeds| {
            loop {
                if let Some(PlaybackEvent::LaidOut(snapshot)) = held.watch.events.pop_front() {
                    held.watch.engine = Some(snapshot);
                    return held.compare();
                }
            }
        })
        .add_observer(|lifted: On<SeedsLifted>, mut held: HeldSeeds| {
            let from = held.vessel(lifted.vessel);
            held.watch.laps += 1;
            held.compare_after(|event| match event {
                GameEvent::Lifted { hole, seeds, lap } => {
                    (Vessel::Hole(hole), seeds, lap) == (from, lifted.count, lifted.lap)
                }
                GameEvent::SownOn { hole, lap } => (Vessel::Hole(hole), lap) == (from, lifted.lap),
                _ => false,
            });
        })
        .add_observer(|sown: On<SeedSown>, mut held: HeldSeeds| {
            let to = held.vessel(sown.vessel);
            held.watch.last_seeds += usize::from(sown.is_last_of_lap);
            let top = held.seeds.get(sown.vessel).unwrap().last().copied();
            assert_eq!(top, Some(sown.seed), "the sown seed is on top");
            held.compare_after(|event| match event {
                GameEvent::Sown { hole, count } => (Vessel::Hole(hole), count) == (to, sown.count),
                GameEvent::Stored { side, .. } => Vessel::Loft(side) == to,
                _ => false,
            });
        })
        .add_observer(|placed: On<SeedsPlaced>, mut held: HeldSeeds| {
            let (from, into) = (held.vessel(placed.from), held.vessel(placed.vessel));
            held.compare_after(|event| {
                let moved = (from, into, placed.count);
                let begins_move = matches!(event, GameEvent::Placed { .. });
                event.transfer() == Some(moved) && begins_move == placed.begins_move
            });
        })
        .add_observer(|emptied: On<VesselEmptied>, mut held: HeldSeeds| {
            let (from, into) = (held.vessel(emptied.vessel), held.vessel(emptied.into));
            held.compare_after(|event| {
                let taken = matches!(event, GameEvent::TakenInHand { hole, .. } if
                    Vessel::Hole(hole) == from && into == from);
                taken || event.transfer().map(|(from, into, _)| (from, into)) == Some((from, into))
            });
        });
}

fn watched_table(variant: &str) -> Table {
    Table::with_plugins(library::load(variant).unwrap().unwrap(), compare_entities)
}

fn watch(table: &Table) -> &Watch {
    table.app.world().resource::<Watch>()
}

/// Plays some plies at this speed.
fn play_plies(table: &mut Table, speed: Speed) {
    table.set_speed(speed);
    for ply in 0..PLIES_PER_GAME {
        let legal = table.moves();
        if legal.is_empty() {
            break;
        }
        table.command(GameCommand::Play(legal[(5 * ply + 2) % legal.len()]));
        table.rest();
        table.assert_shows_the_position();
    }
}

#[test]
fn the_vessels_match_the_engine_after_every_event() {
    for variant in slice(library::all_names(), SLICE_GAMES) {
        let mut table = watched_table(variant);
        let seeds = table.seeds();
        for speed in [Speed::Times(8.0), Speed::Off] {
            let previous = watch(&table).comparisons;
            play_plies(&mut table, speed);
            let comparisons = watch(&table).comparisons - previous;
            assert!(
                comparisons > PLIES_PER_GAME,
                "{variant}: {comparisons} events"
            );
            table.command(GameCommand::Restart);
            table.rest();
        }
        let Watch {
            laps, last_seeds, ..
        } = *watch(&table);
        assert_eq!(laps, last_seeds, "{variant}");
        assert_eq!(
            table.seeds(),
            seeds,
            "{variant}: the seed entities never change"
        );
    }
}

#[test]
fn a_skipped_move_is_replayed_event_by_event() {
    for frames in [1, 5, 20, 60] {
        let mut table = watched_table("oware");
        table.command(GameCommand::Play(table.legal_moves()[1].into()));
        (0..frames).for_each(|_| table.frame());
        table.app.world_mut().write_message(Skip);
        table.rest();
        table.assert_shows_the_position();
        assert_eq!(watch(&table).laps, watch(&table).last_seeds);
    }
}

/// Rules under which a move has tens of thousands of events.
fn long_moves() -> std::sync::Arc<awale_rules::RuleSet> {
    let rules = "(name: \"Long\", board: (holes: 18, seeds: 20), sowing: (relay: \
                 Some((stop_counts: Only([720]), max_laps: 1000))), capture: (counts: \
                 Only([720])), end: (repetition: None))";
    awale_rules::parse_rule_file(rules.as_bytes())
        .unwrap()
        .into()
}

#[test]
fn a_very_long_move_is_skipped_at_once() {
    let mut table = Table::with_plugins(long_moves(), compare_entities);
    for starts_skipped in slice([true, false], SLICE_SKIPS) {
        let previous = watch(&table).comparisons;
        let (mut events, mut position) = (Vec::new(), table.position());
        let hole = table.legal_moves()[9];
        let played = position.play(table.rules(), hole, &mut events);
        assert!(played.is_ok() && events.len() > 20_000);
        table.set_speed(if starts_skipped {
            Speed::Off
        } else {
            Speed::Times(1.0)
        });
        table.command(GameCommand::Play(hole.into()));
        table.frame();
        if !starts_skipped {
            (0..10).for_each(|_| table.frame());
            table.app.world_mut().write_message(Skip);
        }
        let mut frames = 0;
        while table.is_showing() {
            table.frame();
            frames += 1;
        }
        table.rest();
        table.assert_shows_the_position();
        let comparisons = watch(&table).comparisons - previous;
        assert!(
            comparisons < 400,
            "{comparisons} of {} events",
            events.len()
        );
        assert!(frames < 20, "{frames} frames");
    }
}

#[test]
fn going_back_by_seeds_updates_the_entities() {
    let mut table = watched_table("oware");
    play_plies(&mut table, Speed::Off);
    let previous = watch(&table).comparisons;
    for _ in 0..40 {
        table.app.world_mut().write_message(HistoryStep::SeedBack);
        table.frame();
        let shown = table.shown();
        assert_holds(table.app.world_mut(), &shown, "within a move");
    }
    assert!(watch(&table).comparisons >= previous + 40);
}

#[test]
fn a_board_with_another_geometry_replaces_the_old_entity() {
    let mut table = Table::of("awale");
    let old = table.vessels();
    assert_eq!(old.len(), 14);
    table.command(GameCommand::Restart);
    table.rest();
    assert_eq!(table.vessels(), old, "a new game keeps the board");
    let seeds = table.seeds();
    let board = BoardSpec {
        holes: 9,
        seeds: 5,
        direction: Direction::Counterclockwise,
        ..BoardSpec::default()
    };
    let mut setup = two_player_setup("awale");
    let smaller = Agreement::single("awale", setup.clone());
    setup.rules = setup.rules.on_board(board).unwrap().into();
    let agreement = Agreement::single("awale", setup);
    table.command(GameCommand::Begin(Box::new(agreement)));
    table.rest();
    table.assert_shows_the_position();
    let new: BTreeSet<Entity> = table
        .vessels()
        .into_iter()
        .map(|(entity, _)| entity)
        .collect();
    let world = table.app.world_mut();
    for (entity, vessel) in old {
        assert!(world.get_entity(entity).is_err(), "{vessel:?} is gone");
        assert!(!new.contains(&entity));
    }
    let mut boards = world.query::<(Entity, &Board, &Children)>();
    let (_, board, children) = boards.single(world).unwrap();
    let on_board: BTreeSet<Entity> = children.iter().collect();
    let parts = board.vessels().iter().copied().chain([board.hand()]);
    assert_eq!(
        on_board,
        parts.collect(),
        "all parts are children of the board"
    );
    assert!(
        seeds.is_subset(&table.seeds()),
        "the seeds move to the new board"
    );
    table.command(GameCommand::Begin(Box::new(smaller)));
    table.rest();
    table.assert_shows_the_position();
    assert_eq!(table.seeds().len(), 48, "excess seeds are despawned");
}

#[test]
fn every_vessel_has_its_components() {
    let mut table = Table::of("kale");
    let geometry = table.position().geometry();
    let world = table.app.world_mut();
    let mut vessels = world.query::<(
        &BoardVessel,
        &Owner,
        &Name,
        &Bowl,
        &Transform,
        Option<&HoleLetter>,
    )>();
    let layout = world.resource::<BoardSpace>().layout;
    let mut vessel_count = 0;
    for (vessel, owner, name, bowl, transform, letter) in vessels.iter(world) {
        vessel_count += 1;
        assert_eq!(*bowl, layout.bowl(vessel.0));
        assert_eq!(transform.translation, layout.centre(vessel.0));
        match vessel.0 {
            Vessel::Hole(hole) => {
                assert_eq!(owner.0, geometry.owner(hole));
                assert_eq!(letter.unwrap().0, geometry.letter(hole));
                assert_eq!(name.as_str(), format!("Hole {}", geometry.letter(hole)));
            }
            Vessel::Loft(side) => {
                assert_eq!((owner.0, letter), (side, None));
                assert_eq!(name.as_str(), format!("{side:?}'s loft"));
            }
        }
    }
    assert_eq!(vessel_count, geometry.holes() + 2);
}
