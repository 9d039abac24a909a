//! Random matches of each variant, closed and resumed between plies, then opened from the archive,
//! reported on and replayed.

use std::fs;
use std::path::Path;

use awale::advisor::GameReview;
use awale::session::{CurrentMatch, GameCommand, MATCH_FILE, UnfinishedMatch};
use awale::state::Menu;
use awale::storage::Storage;
use awale_engine::matches::Agreement;
use awale_engine::matches::archive::rules_of;
use awale_engine::teacher::report::annotations;
use awale_rules::game_file::GameRecord;
use awale_rules::plain_text::fnv1a;
use awale_rules::{GameTree, library};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::fixtures::{is_long, named_games, slice};
use super::report::open_game;
use super::survival::{flush, games, state, table_with_storage};
use super::table::{Parts, Table, two_player_setup};
use super::workshop::Home;

/// Number of games in a slice, and of those among them whose archive the whole app opens.
const SLICE_GAMES: usize = 2;
const OPENED_GAMES: usize = 1;
/// Probability of a restart after a ply; the long form of the tests restarts after each.
const RESTART_PROBABILITY: f64 = 0.15;
/// Number of first plies that are always followed by a restart.
const FIRST_PLIES: usize = 3;
/// Number of plies after which a player resigns in the short and in the long form of the tests:
/// games of many rounds take thousands.
const MAX_PLIES: usize = 50;
const LONG_MAX_PLIES: usize = 400;
/// Number of positions that the report searches per ply.
const NODES_PER_PLY: u64 = 50;
/// Maximum number of frames until a report is complete.
const MAX_FRAMES: usize = 20_000;

/// Resumes the match in another instance with the same home.
fn restart(table: Table, home: &Path, context: &str) -> Table {
    flush(&table);
    let before = state(&table);
    drop(table);
    let mut table = table_with_storage(home);
    let unfinished = table.app.world().resource::<UnfinishedMatch>();
    let saved = unfinished.get().cloned();
    let saved = saved.unwrap_or_else(|| panic!("{context}: no match to resume"));
    table.command(GameCommand::Resume(Box::new(saved)));
    table.rest();
    let after = state(&table);
    assert_eq!(after.variant, before.variant, "{context}");
    assert_same_tree(&after.tree, &before.tree, context);
    table.assert_shows_the_position();
    table
}

fn assert_same_tree(read: &GameTree, written: &GameTree, context: &str) {
    assert_eq!(read.game().moves(), written.game().moves(), "{context}");
    assert_eq!(
        read.game().position(),
        written.game().position(),
        "{context}"
    );
    assert_eq!(read.step(), written.step(), "{context}");
}

/// Plays a random match to its end, with restarts. Returns the final game.
fn play_with_restarts(name: &str, home: &Path, random: &mut ChaCha8Rng) -> GameTree {
    let mut table = table_with_storage(home);
    let agreement = Agreement::single(name, two_player_setup(name));
    table.command(GameCommand::Begin(Box::new(agreement)));
    table.rest();
    let max_plies = if is_long() { LONG_MAX_PLIES } else { MAX_PLIES };
    loop {
        let moves = table.moves();
        if moves.is_empty() {
            break;
        }
        let plies = table.plies();
        if plies == max_plies {
            table.command(GameCommand::Resign(table.position().to_move()));
            table.rest();
            break;
        }
        table.command(GameCommand::Play(
            moves[random.random_range(0..moves.len())],
        ));
        table.rest();
        let context = format!("{name}, after {:?}", state(&table).tree.game().moves());
        assert_eq!(table.plies(), plies + 1, "{context}: a move was refused");
        let is_over = table.moves().is_empty();
        let restarts = plies < FIRST_PLIES || is_long() || random.random_bool(RESTART_PROBABILITY);
        if restarts && !is_over {
            table = restart(table, home, &context);
        }
    }
    flush(&table);
    state(&table).tree
}

/// Reads the only file in the archive.
fn read_archived_game(home: &Path) -> GameRecord {
    let files = games(home);
    let [file] = &files[..] else {
        panic!("{files:?}");
    };
    let text = fs::read_to_string(file).unwrap();
    let record = text.parse();
    record.unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Replays the game in the archive under its own rules.
fn replay(record: &GameRecord) -> GameTree {
    let rules = rules_of(record).unwrap().unwrap();
    record.replay_tree(rules).unwrap()
}

#[test]
fn a_match_survives_a_restart_after_any_ply_and_its_archived_game_is_whole() {
    let games = named_games(slice(library::all_names(), SLICE_GAMES));
    for (index, name) in games.into_iter().enumerate() {
        let home = Home::new(&format!("restarts-{name}"));
        let mut random = ChaCha8Rng::seed_from_u64(fnv1a(name.as_bytes()));
        let tree = play_with_restarts(name, &home.0, &mut random);
        assert!(!home.0.join(MATCH_FILE).exists(), "{name} is over");
        let record = read_archived_game(&home.0);
        let read = replay(&record);
        assert_same_tree(&read, &tree, name);
        assert_eq!(read.line_outcome(), tree.line_outcome(), "{name}");
        if index < OPENED_GAMES || is_long() {
            open_and_report(name, &home, &tree);
        }
    }
}

/// Opens the game in the archive, requests its report, and steps through all its plies.
fn open_and_report(name: &str, home: &Home, tree: &GameTree) {
    let mut player = open_game(home, NODES_PER_PLY);
    let last = tree.step();
    for step in [0, last / 2, last] {
        let world = player.0.world_mut();
        world.write_message(GameCommand::GoToStep(step));
        player.wait();
        let current = player.0.world().part::<CurrentMatch>();
        assert_eq!(current.tree().step(), step, "{name}");
        // A resignation is a step too.
        let expected = match tree.game().positions().get(step) {
            Some(position) if step < last => position,
            _ => tree.game().position(),
        };
        assert_eq!(current.position(), expected, "{name} at {step}");
    }
    player.key(KeyCode::F6, Key::F6);
    assert_eq!(player.menu(), Menu::Report, "{name}");
    let mut frames = 0;
    while !player.0.world().resource::<GameReview>().is_finished() {
        player.0.update();
        frames += 1;
        assert!(frames < MAX_FRAMES, "{name}: the report doesn't end");
    }
    player.wait();
    player.0.world().resource::<Storage>().flush();
    let read = replay(&read_archived_game(&home.0));
    let moves: Vec<_> = read.line().collect();
    assert_eq!(moves, tree.game().moves(), "{name}");
    assert_eq!(annotations(&read).len(), moves.len(), "{name}: the report");
}
