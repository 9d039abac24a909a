//! A table without rendering: session, playback and seeds, with a manually advanced clock.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use awale::app::{LogicPlugins, run_sequentially};
use awale::board::{Board, BoardSpace, BoardVessel, Hand, HeldBy, Seed, SeedCount, Seeds};
use awale::board_view::{self, InFlight};
use awale::phase::Phase;
use awale::playback::Playback;
use awale::session::{CurrentMatch, GameCommand};
use awale::settings::{Settings, Speed};
use awale::state::{Menu, Screen};
use awale::table::{self as shows, ShowEvent, TableEvent};
use awale_engine::matches::{Agreement, Beginner, MatchSetup, Player, Seat};
use awale_rules::{BoardSnapshot, Hole, Move, Position, RuleSet, Vessel, library};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

/// The duration of a frame.
const FRAME_SECONDS: f32 = 0.05;
/// Maximum duration of a move, in frames.
const MAX_FRAMES: usize = 2000;
/// The tolerance for a seed's position and rotation.
const TOLERANCE: f32 = 1e-4;

/// Returns the setup of a match between two people with a built-in variant.
pub fn two_player_setup(variant: &str) -> MatchSetup {
    let person = || Seat {
        name: String::new(),
        player: Player::Person,
    };
    MatchSetup {
        rules: library::load(variant).unwrap().unwrap(),
        seats: [person(), person()],
        beginner: Beginner::South,
        seed: 7,
    }
}

/// Access to the parts of the top show.
pub trait Parts {
    fn get_part<P: Component>(&self) -> Option<&P>;

    fn part<P: Component>(&self) -> &P {
        self.get_part().unwrap()
    }

    fn has_part<P: Component>(&self) -> bool {
        self.get_part::<P>().is_some()
    }
}

impl Parts for World {
    fn get_part<P: Component>(&self) -> Option<&P> {
        shows::Table::part(self)
    }
}

pub struct Table {
    pub app: App,
    events: MessageCursor<ShowEvent>,
}

impl Table {
    /// Starts a match between two people with a built-in variant.
    pub fn of(variant: &str) -> Self {
        Self::with_rules(library::load(variant).unwrap().unwrap())
    }

    pub fn with_rules(rules: Arc<RuleSet>) -> Self {
        Self::with_plugins(rules, |_| ())
    }

    /// Starts a match with additional plugins or resources.
    pub fn with_plugins(rules: Arc<RuleSet>, add_plugins: impl FnOnce(&mut App)) -> Self {
        let mut app = App::new();
        app.add_plugins((
            MinimalPlugins,
            StatesPlugin,
            LogicPlugins,
            board_view::seeds_plugin,
        ))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(
            FRAME_SECONDS,
        )));
        add_plugins(&mut app);
        run_sequentially(&mut app);
        app.finish();
        app.cleanup();
        let mut table = Self {
            app,
            events: MessageCursor::default(),
        };
        let setup = MatchSetup {
            rules,
            ..two_player_setup("awale")
        };
        table
            .app
            .world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Playing);
        table
            .app
            .world_mut()
            .resource_mut::<NextState<Menu>>()
            .set(Menu::Closed);
        let agreement = Agreement::single("awale", setup);
        table.command(GameCommand::Begin(Box::new(agreement)));
        table.rest();
        table
    }

    pub fn command(&mut self, command: GameCommand) {
        self.app.world_mut().write_message(command);
    }

    pub fn frame(&mut self) {
        self.app.update();
    }

    pub fn set_speed(&mut self, speed: Speed) {
        let mut settings = self.app.world_mut().resource_mut::<Settings>();
        settings.play.speed = speed;
    }

    /// Updates until the playback has finished and all seeds are at rest.
    pub fn rest(&mut self) {
        self.frame();
        for _ in 0..MAX_FRAMES {
            let world = self.app.world_mut();
            let mut in_flight = world.query::<&InFlight>();
            let is_at_rest = in_flight.iter(world).next().is_none();
            if *world.resource::<Phase>() != Phase::Showing && is_at_rest {
                return;
            }
            self.frame();
        }
        panic!("the table has not come to rest");
    }

    pub fn position(&self) -> Position {
        *self.app.world().part::<CurrentMatch>().position()
    }

    pub fn plies(&self) -> usize {
        let current = self.app.world().part::<CurrentMatch>();
        current.game().moves().len()
    }

    /// Returns the legal moves, including their answers.
    pub fn moves(&self) -> Vec<Move> {
        let current = self.app.world().part::<CurrentMatch>();
        let legal = current.position().legal_moves(current.game().rules());
        legal.iter().collect()
    }

    pub fn legal_moves(&self) -> Vec<Hole> {
        let current = self.app.world().part::<CurrentMatch>();
        current
            .position()
            .legal_moves(current.game().rules())
            .holes()
            .iter()
            .collect()
    }

    /// Returns `true` if a move is being played back.
    pub fn is_showing(&self) -> bool {
        *self.app.world().resource::<Phase>() == Phase::Showing
    }

    pub fn rules(&self) -> &RuleSet {
        let current = self.app.world().part::<CurrentMatch>();
        current.game().rules()
    }

    pub fn shown(&self) -> BoardSnapshot {
        *self.app.world().part::<Playback>().shown().unwrap()
    }

    pub fn events(&mut self) -> Vec<TableEvent> {
        let messages = self.app.world().resource::<Messages<ShowEvent>>();
        let sent = self.events.read(messages);
        sent.map(|sent| sent.event.clone()).collect()
    }

    /// Returns all seed entities, with the seeds' numbers.
    pub fn seeds(&mut self) -> BTreeSet<(u32, Entity)> {
        let world = self.app.world_mut();
        let mut seeds = world.query::<(&Seed, Entity)>();
        seeds
            .iter(world)
            .map(|(seed, entity)| (seed.number, entity))
            .collect()
    }

    /// Returns the board's vessels with their entities.
    pub fn vessels(&mut self) -> Vec<(Entity, Vessel)> {
        let world = self.app.world_mut();
        let mut vessels = world.query::<(Entity, &BoardVessel)>();
        vessels
            .iter(world)
            .map(|(entity, vessel)| (entity, vessel.0))
            .collect()
    }

    /// Returns the number of seeds in the hand.
    pub fn seeds_in_hand(&mut self) -> usize {
        let world = self.app.world_mut();
        let mut hands = world.query_filtered::<Option<&Seeds>, With<Hand>>();
        let held = hands.iter(world).flatten();
        held.map(|seeds| seeds.len()).sum()
    }

    /// Asserts that every seed is in the vessel where the engine's position has it, in its pose
    /// within the heap.
    pub fn assert_shows_the_position(&mut self) {
        self.assert_shows(&BoardSnapshot::of(&self.position()));
    }

    /// Asserts that every seed is where `snapshot` has it.
    pub fn assert_shows(&mut self, snapshot: &BoardSnapshot) {
        assert_eq!(self.shown(), *snapshot, "the numbers");
        assert_holds(self.app.world_mut(), snapshot, "at rest");
        assert_eq!(self.seeds_in_hand(), 0);
        let world = self.app.world_mut();
        let mut vessels = world.query::<(&BoardVessel, &SeedCount, Option<&Seeds>)>();
        let mut resting = Vec::new();
        for (vessel, count, seeds) in vessels.iter(world) {
            assert_eq!(
                count.0,
                snapshot.count(vessel.0),
                "the number of {vessel:?}"
            );
            for (slot, seed) in seeds.into_iter().flat_map(Seeds::iter).enumerate() {
                resting.push((vessel.0, slot, seed));
            }
        }
        for (vessel, slot, seed) in resting {
            let expected = world.resource::<BoardSpace>().heaps.pose(vessel, slot);
            let actual = world.get::<Transform>(seed).unwrap();
            assert!(
                actual.translation.distance(expected.translation) < TOLERANCE,
                "{vessel:?} {slot}"
            );
            assert!(
                actual.rotation.angle_between(expected.rotation) < 0.01,
                "{vessel:?} {slot}"
            );
        }
    }
}

/// Asserts that the vessels and the hand of the only board contain the seeds of `snapshot`.
pub fn assert_holds(world: &mut World, snapshot: &BoardSnapshot, context: &str) {
    let mut boards = world.query::<&Board>();
    let board = boards.single(world).unwrap();
    assert_eq!(board.geometry(), snapshot.geometry(), "{context}");
    let (entities, hand) = (board.vessels().to_vec(), board.hand());
    let mut vessels = world.query::<(Entity, &BoardVessel, Option<&Seeds>)>();
    let held: Vec<(Entity, Vessel, usize)> = vessels
        .iter(world)
        .map(|(entity, vessel, seeds)| (entity, vessel.0, seeds.map_or(0, |seeds| seeds.len())))
        .collect();
    assert_eq!(held.len(), snapshot.geometry().places() + 2, "{context}");
    for (entity, vessel, seeds) in held {
        assert!(entities.contains(&entity), "{context}: {vessel:?}");
        let shown = usize::from(snapshot.count(vessel));
        assert_eq!(seeds, shown, "{context}: the seeds of {vessel:?}");
    }
    let in_hand = world.get::<Seeds>(hand).map_or(0, |seeds| seeds.len());
    assert_eq!(in_hand, usize::from(snapshot.hand()), "{context}: the hand");
    let mut seeds = world.query_filtered::<&HeldBy, With<Seed>>();
    let total = usize::from(snapshot.total());
    assert_eq!(seeds.iter(world).count(), total, "{context}: all seeds");
}
