#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::sync::atomic::Ordering;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use bevy::state::app::StatesPlugin;

use super::*;
use crate::session::PROGRESS_FILE;
use crate::settings::{PlaySettings, Speed};
use crate::studies::Practice;
use crate::{jobs, phase, playback, schedule, session, state, table};
use awale_engine::matches::{Agreement, Beginner, MatchSetup, Seat};
use awale_rules::library;

const FRAME: Duration = Duration::from_millis(16);
/// Far more frames than a game without animation takes.
const MAX_FRAMES: u32 = 20_000;
/// Number of yields of a search that takes far longer than a hundred frames, but is finite: if a
/// frame waits for it, the test fails instead of hanging.
const LONG_SEARCH_YIELDS: u64 = 200_000_000;

fn app(clock: TimeUpdateStrategy) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .add_plugins((
            schedule::plugin,
            state::plugin,
            jobs::plugin,
            table::plugin,
            session::plugin,
            playback::plugin,
            phase::plugin,
            plugin,
        ))
        .insert_resource(clock)
        .init_resource::<Practice>()
        .insert_resource(SavedProgress::new(PROGRESS_FILE, default()))
        .insert_resource(Settings {
            play: PlaySettings {
                speed: Speed::Off,
                ..default()
            },
            ..default()
        });
    app.update();
    app
}

fn setup(variant: &str, players: [Player; 2]) -> Box<Agreement> {
    let setup = MatchSetup {
        rules: library::load(variant).unwrap().unwrap(),
        seats: players.map(|player| Seat {
            name: String::new(),
            player,
        }),
        beginner: Beginner::South,
        seed: 11,
    };
    Box::new(Agreement::single(variant, setup))
}

fn send(app: &mut App, command: GameCommand) {
    app.world_mut().write_message(command);
    app.update();
}

fn phase(app: &App) -> Phase {
    *app.world().resource::<Phase>()
}

fn plies(app: &App) -> usize {
    current_match(app).game().moves().len()
}

fn thoughts(app: &mut App) -> usize {
    let world = app.world_mut();
    world.query::<&Thinking>().iter(world).count()
}

fn current_match(app: &App) -> &CurrentMatch {
    table::Table::part(app.world()).unwrap()
}

fn play_out(variant: &str) -> Vec<awale_rules::Move> {
    let mut app = app(TimeUpdateStrategy::ManualDuration(FRAME));
    let players = [Level::Club, Level::Initiation].map(Player::Computer);
    send(&mut app, GameCommand::Begin(setup(variant, players)));
    for _ in 0..MAX_FRAMES {
        app.update();
        if phase(&app) == Phase::Over {
            return current_match(&app).game().moves().to_vec();
        }
    }
    panic!("{variant} isn't over after {MAX_FRAMES} frames");
}

#[test]
fn games_between_computers_are_reproducible() {
    for variant in ["awale", "oware", "2-4", "nyakun"] {
        let moves = play_out(variant);
        assert!(moves.len() > 5);
        assert_eq!(moves, play_out(variant), "{variant}");
    }
}

#[test]
fn the_adviser_plays_for_a_person_only_on_request() {
    let mut app = app(TimeUpdateStrategy::ManualDuration(FRAME));
    send(
        &mut app,
        GameCommand::Begin(setup("awale", [Player::Person; 2])),
    );
    (0..30).for_each(|_| app.update());
    assert_eq!(plies(&app), 0);
    send(&mut app, GameCommand::PlayBest);
    (0..3).for_each(|_| app.update());
    assert_eq!(plies(&app), 1);
    assert_eq!(phase(&app), Phase::Person(Side::North));
}

#[test]
fn no_frame_waits_for_a_search_and_leaving_cancels_it() {
    let mut app = app(TimeUpdateStrategy::Automatic);
    let players = [Player::Computer(Level::GrandMaster); 2];
    send(&mut app, GameCommand::Begin(setup("awale", players)));
    app.update();
    let (stop_sender, stop_receiver) = mpsc::channel();
    let turn = current_match(&app).turn();
    // Replaces the computer's own search.
    let mut own_search = app.world_mut().query_filtered::<Entity, With<Thinking>>();
    let own_search = own_search.single(app.world()).unwrap();
    app.world_mut().despawn(own_search);
    let thinking = Thinking::new(Side::South, VisibleTime::NONE);
    let job = jobs::run(thinking, move |stop| {
        let stopped = (0..LONG_SEARCH_YIELDS).any(|_| {
            thread::yield_now();
            stop.load(Ordering::Relaxed)
        });
        stop_sender.send(stopped).unwrap();
        None
    });
    app.world_mut().spawn((AboutTurn(turn), job));
    (0..100).for_each(|_| app.update());
    assert_eq!(thoughts(&mut app), 1);
    assert!(
        stop_receiver.try_recv().is_err(),
        "a frame waited for the search"
    );
    send(&mut app, GameCommand::Leave);
    app.update();
    assert!(
        stop_receiver.recv().unwrap(),
        "the search was not cancelled"
    );
    assert_eq!(thoughts(&mut app), 0);
    assert_eq!(phase(&app), Phase::NoMatch);
}
