//! A table without pictures: session, playback and seeds, and a clock that the test winds.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use awale::game::app::logic_plugin;
use awale::game::board::BoardSpace;
use awale::game::board_view;
use awale::game::board_view::{InFlight, Piles, Seed};
use awale::game::phase::Phase;
use awale::game::playback::Playback;
use awale::game::session::{CurrentMatch, GameCommand, MatchEvent};
use awale::game::settings::Speed;
use awale::game::state::{Menu, Screen};
use awale::matches::{Agreement, Beginner, MatchSetup, Player, Seat};
use awale::rules::{BoardSnapshot, Hole, Position, RuleSet, Vessel, library};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

/// Time that passes in a frame, in seconds.
const FRAME: f32 = 0.05;
/// No move is shown for longer, in frames.
const PATIENCE: usize = 2000;
/// Distance and turn by which a seed at rest may miss its place.
const TOLERANCE: f32 = 1e-4;

/// What two people agree on who play by the rules of a built-in variant.
pub fn two_persons(variant: &str) -> MatchSetup {
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

pub struct Table {
    pub app: App,
    match_events: MessageCursor<MatchEvent>,
}

impl Table {
    /// A match of two people by the rules of a built-in variant, with the first
    /// table laid.
    pub fn of(variant: &str) -> Self {
        Self::with_rules(library::load(variant).unwrap().unwrap())
    }

    pub fn with_rules(rules: Arc<RuleSet>) -> Self {
        Self::with_more(rules, |_| ())
    }

    /// The same with more plugins or resources.
    pub fn with_more(rules: Arc<RuleSet>, more: impl FnOnce(&mut App)) -> Self {
        let mut app = App::new();
        app.add_plugins((
            MinimalPlugins,
            StatesPlugin,
            logic_plugin,
            board_view::seeds_plugin,
        ))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(
            FRAME,
        )));
        more(&mut app);
        app.finish();
        app.cleanup();
        let mut table = Self {
            app,
            match_events: MessageCursor::default(),
        };
        let setup = MatchSetup {
            rules,
            ..two_persons("awale")
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
        self.app.insert_resource(speed);
    }

    /// Lets time pass until all has been shown and every seed lies still.
    pub fn rest(&mut self) {
        self.frame();
        for _ in 0..PATIENCE {
            let world = self.app.world();
            if *world.resource::<Phase>() != Phase::Showing
                && world.resource::<InFlight>().is_empty()
            {
                return;
            }
            self.frame();
        }
        panic!("the table does not come to rest");
    }

    pub fn position(&self) -> Position {
        *self.app.world().resource::<CurrentMatch>().position()
    }

    pub fn plies(&self) -> usize {
        let current = self.app.world().resource::<CurrentMatch>();
        current.game().moves().len()
    }

    pub fn legal_moves(&self) -> Vec<Hole> {
        let current = self.app.world().resource::<CurrentMatch>();
        current
            .position()
            .legal_moves(current.game().rules())
            .iter()
            .collect()
    }

    pub fn shown(&self) -> BoardSnapshot {
        *self.app.world().resource::<Playback>().shown().unwrap()
    }

    pub fn match_events(&mut self) -> Vec<MatchEvent> {
        let messages = self.app.world().resource::<Messages<MatchEvent>>();
        self.match_events.read(messages).cloned().collect()
    }

    /// All seed entities, with their numbers.
    pub fn seeds(&mut self) -> BTreeSet<(u32, Entity)> {
        let world = self.app.world_mut();
        let mut seeds = world.query::<(&Seed, Entity)>();
        seeds
            .iter(world)
            .map(|(seed, entity)| (seed.number, entity))
            .collect()
    }

    /// The seeds that are held above the board.
    pub fn seeds_in_hand(&self) -> usize {
        self.app.world().resource::<Piles>().hand().len()
    }

    /// Every seed lies where the engine's position has it, in its place of the heap.
    pub fn assert_shows_the_position(&mut self) {
        self.assert_shows(&BoardSnapshot::of(&self.position()));
    }

    /// The same for what a position looks like.
    pub fn assert_shows(&mut self, snapshot: &BoardSnapshot) {
        assert_eq!(self.shown(), *snapshot, "the numbers");
        let world = self.app.world_mut();
        let piles = world.resource::<Piles>();
        assert!(piles.show(snapshot), "the heaps");
        assert!(piles.hand().is_empty());
        let lying: Vec<(Vessel, usize, Entity)> = snapshot
            .vessels()
            .flat_map(|vessel| {
                piles
                    .pile(vessel)
                    .iter()
                    .enumerate()
                    .map(move |(slot, &seed)| (vessel, slot, seed))
            })
            .collect();
        for (vessel, slot, seed) in lying {
            let place = world.resource_mut::<BoardSpace>().heaps.slot(vessel, slot);
            let at = world.get::<Transform>(seed).unwrap();
            assert!(
                at.translation.distance(place.translation) < TOLERANCE,
                "{vessel:?} {slot}"
            );
            assert!(
                at.rotation.angle_between(place.rotation) < 0.01,
                "{vessel:?} {slot}"
            );
        }
    }
}
