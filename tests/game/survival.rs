//! A match survives when the program ends suddenly: kills at random times and between two files,
//! and two concurrent instances.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::Duration;

use awale::session::{
    CurrentMatch, GAMES_FOLDER, GameCommand, MATCH_FILE, SAVES_FOLDER, STATISTICS_FILE,
    SavedStatistics, UnfinishedMatch, autosave_plugin,
};
use awale::settings::Speed;
use awale::storage::{self, Storage, StorageCommand};
use awale_engine::ai::Level;
use awale_engine::matches::Agreement;
use awale_engine::matches::SavedMatch;
use awale_engine::matches::{MatchSetup, Player, Statistics};
use awale_rules::board::MAX_HOLES;
use awale_rules::{Placement, Position, Side, library};
use bevy::prelude::*;

use super::fixtures::slice;
use super::table::{Parts, Table, two_player_setup};

/// Number of kills, each at a different time, and of those in a slice.
const KILLS: u32 = 200;
const SLICE_KILLS: usize = 10;
/// Environment variable with the home folder of the program to kill.
const FOLDER_VARIABLE: &str = "AWALE_TEST_FOLDER";
/// The prefix of the output after each round; the number of rounds follows.
const ROUND_PREFIX: &str = "played ";
/// Maximum delay of a kill.
const MAX_KILL_DELAY_MICROS: u64 = 20_000;

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("awale-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub fn table_with_storage(folder: &Path) -> Table {
    let rules = library::load("oware").unwrap().unwrap();
    let mut table = Table::with_plugins(rules, |app| {
        app.insert_resource(Storage::at(folder))
            .add_plugins((storage::plugin, autosave_plugin));
    });
    table.set_speed(Speed::Off);
    table
}

fn saved_match(folder: &Path) -> SavedMatch {
    let text = std::fs::read_to_string(folder.join(MATCH_FILE)).unwrap();
    SavedMatch::from_text(&text).unwrap()
}

pub fn saved_plies(folder: &Path) -> usize {
    saved_match(folder).tree.ply()
}

/// Reads the position of the saved match, if there is one.
fn saved_position(folder: &Path) -> Option<Position> {
    let is_saved = folder.join(MATCH_FILE).exists();
    is_saved.then(|| *saved_match(folder).tree.game().position())
}

/// Lists the files in the archive.
pub fn games(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder.join(GAMES_FOLDER));
    let entries = entries.into_iter().flatten();
    entries.map(|entry| entry.unwrap().path()).collect()
}

/// Waits until everything has been written.
pub fn flush(table: &Table) {
    table.app.world().resource::<Storage>().flush();
}

/// Plays a reproducible round that may undo moves. Returns the position to resume, unless the game
/// is over.
fn play_round(table: &mut Table, round: usize) -> Option<Position> {
    let legal = table.legal_moves();
    let undoes = legal.is_empty() || round % 11 == 10;
    if undoes {
        let steps = 1 + round % 4;
        (0..steps).for_each(|_| table.command(GameCommand::Undo));
    } else {
        table.command(GameCommand::Play(legal[round % legal.len()].into()));
    }
    table.frame();
    let current = table.app.world().part::<CurrentMatch>();
    current.outcome().is_none().then(|| *current.position())
}

/// Plays forever, printing the number of rounds after each one.
#[test]
#[ignore = "run and killed by the next test"]
fn plays_until_it_is_killed() {
    let folder = PathBuf::from(std::env::var_os(FOLDER_VARIABLE).unwrap());
    let mut table = table_with_storage(&folder);
    for round in 0_usize.. {
        play_round(&mut table, round);
        println!("{ROUND_PREFIX}{}", round + 1);
    }
}

fn spawn_program(folder: &Path) -> Child {
    super::alone("survival::plays_until_it_is_killed")
        .env(FOLDER_VARIABLE, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

#[test]
fn a_kill_at_any_time_loses_at_most_the_current_ply() {
    let folder = Folder::new("killed");
    let mut expected = ExpectedPositions::new();
    for kill in slice(0..KILLS, SLICE_KILLS) {
        let _ = std::fs::remove_dir_all(&folder.0);
        let mut program = spawn_program(&folder.0);
        let mut lines = BufReader::new(program.stdout.take().unwrap()).lines();
        let rounds = |line: String| {
            line.split_once(ROUND_PREFIX)?
                .1
                .trim()
                .parse::<usize>()
                .ok()
        };
        // Each kill comes at a different time: some rounds later, and somewhere within a round.
        let mut printed = 0;
        for _ in 0..2 + kill % 40 {
            printed = lines
                .by_ref()
                .map_while(Result::ok)
                .find_map(rounds)
                .unwrap();
        }
        std::thread::sleep(Duration::from_micros(
            u64::from(kill) * 7919 % MAX_KILL_DELAY_MICROS,
        ));
        program.kill().unwrap();
        program.wait().unwrap();
        printed = lines
            .map_while(Result::ok)
            .filter_map(rounds)
            .last()
            .unwrap_or(printed);
        // All printed plies but the last must be saved; the last and the next one may be.
        let possible: Vec<Option<Position>> = (printed - 1..=printed + 1)
            .map(|round| expected.position_after(round))
            .collect();
        let saved = saved_position(&folder.0);
        assert!(
            possible.contains(&saved),
            "kill {kill}: after round {printed}"
        );
    }
}

/// The expected position after each round, from playing the same rounds without kills.
struct ExpectedPositions {
    table: Table,
    positions: Vec<Option<Position>>,
}

impl ExpectedPositions {
    fn new() -> Self {
        let mut table = Table::with_rules(library::load("oware").unwrap().unwrap());
        table.set_speed(Speed::Off);
        Self {
            positions: vec![None],
            table,
        }
    }

    fn position_after(&mut self, round: usize) -> Option<Position> {
        while self.positions.len() <= round {
            let played = self.positions.len() - 1;
            let position = play_round(&mut self.table, played);
            self.positions.push(position);
        }
        self.positions[round]
    }
}

#[test]
fn an_unfinished_match_resumes_where_it_was_left() {
    let folder = Folder::new("left");
    let mut table = table_with_storage(&folder.0);
    for _ in 0..3 {
        table.command(GameCommand::Play(table.legal_moves()[0].into()));
        table.rest();
    }
    let expected_position = table.position();
    drop(table);
    let mut table = table_with_storage(&folder.0);
    let saved = table
        .app
        .world()
        .resource::<UnfinishedMatch>()
        .get()
        .cloned();
    table.command(GameCommand::Resume(Box::new(saved.unwrap())));
    table.rest();
    assert_eq!(table.position(), expected_position);
    table.assert_shows_the_position();
    table.command(GameCommand::Resign(expected_position.to_move()));
    table.rest();
    flush(&table);
    assert!(!folder.0.join(MATCH_FILE).exists());
    assert_eq!(
        games(&folder.0).len(),
        1,
        "the finished game is in the archive"
    );
}

#[test]
fn a_damaged_match_is_set_aside_as_a_whole() {
    let folder = Folder::new("damaged");
    let mut table = table_with_storage(&folder.0);
    table.command(GameCommand::Play(table.legal_moves()[0].into()));
    table.rest();
    // Restarts with the same folder.
    drop(table);
    let file = folder.0.join(MATCH_FILE);
    let intact = std::fs::read(&file).unwrap();
    for length in (0..intact.len()).step_by(97) {
        std::fs::write(&file, &intact[..length]).unwrap();
        let mut app = App::new();
        app.insert_resource(Storage::at(&folder.0))
            .add_plugins((storage::plugin, autosave_plugin));
        assert!(app.world().resource::<UnfinishedMatch>().get().is_none());
        assert!(!file.exists(), "{length} bytes: set aside");
        let is_kept = std::fs::read_dir(&folder.0).unwrap().any(|entry| {
            let path = entry.unwrap().path();
            path.is_file() && std::fs::read(path).unwrap() == intact[..length]
        });
        assert!(is_kept, "{length} bytes: the damaged file remains");
    }
}

/// Starts a match against the computer, and plays the first ply.
fn begin_against_computer(table: &mut Table, variant: &str) {
    let mut setup: MatchSetup = two_player_setup("oware");
    setup.seats[1].player = Player::Computer(Level::Initiation);
    table.command(GameCommand::Begin(Box::new(Agreement::single(
        variant, setup,
    ))));
    table.rest();
    let hole = table.legal_moves()[0];
    table.command(GameCommand::Play(hole.into()));
    table.rest();
    flush(table);
}

/// Reads the named saves.
fn saves(folder: &Path) -> Vec<SavedMatch> {
    let entries = std::fs::read_dir(folder.join(SAVES_FOLDER));
    let texts = entries.into_iter().flatten().map(|entry| {
        let path = entry.unwrap().path();
        std::fs::read_to_string(path).unwrap()
    });
    texts
        .map(|text| SavedMatch::from_text(&text).unwrap())
        .collect()
}

#[test]
fn a_replaced_match_is_saved() {
    let folder = Folder::new("set-aside");
    let mut table = table_with_storage(&folder.0);
    let begin = |table: &mut Table, seed: u64| {
        let setup = MatchSetup {
            seed,
            ..two_player_setup("oware")
        };
        table.command(GameCommand::Begin(Box::new(Agreement::single(
            "oware", setup,
        ))));
        table.rest();
    };
    play_plies(&mut table, 7);
    let expected_position = table.position();
    begin(&mut table, 1);
    assert_eq!(saves(&folder.0).len(), 0, "the new match has no moves yet");
    assert_eq!(saved_position(&folder.0), Some(expected_position));
    play_plies(&mut table, 2);
    let saved = saves(&folder.0);
    assert_eq!(saved.len(), 1);
    assert_eq!(*saved[0].tree.game().position(), expected_position);
    // Neither very short matches nor restarted ones are saved.
    begin(&mut table, 2);
    play_plies(&mut table, 7);
    table.command(GameCommand::Restart);
    table.rest();
    play_plies(&mut table, 1);
    assert_eq!(saves(&folder.0).len(), 1);
    assert_eq!(saved_plies(&folder.0), 1);
}

/// Plays the first legal hole `plies` times.
fn play_plies(table: &mut Table, plies: usize) {
    for _ in 0..plies {
        table.command(GameCommand::Play(table.legal_moves()[0].into()));
        table.rest();
    }
    flush(table);
}

pub fn state(table: &Table) -> SavedMatch {
    let current = table.app.world().part::<CurrentMatch>();
    current.state().clone()
}

fn resume(table: &mut Table, state: SavedMatch) {
    table.command(GameCommand::Resume(Box::new(state)));
    table.rest();
    flush(table);
}

#[test]
fn resuming_a_finished_match_saves_the_unfinished_one() {
    let folder = Folder::new("finished-save");
    let mut table = table_with_storage(&folder.0);
    play_plies(&mut table, 2);
    table.command(GameCommand::Resign(Side::South));
    table.rest();
    let finished = state(&table);
    let setup = MatchSetup {
        seed: 1,
        ..two_player_setup("oware")
    };
    let agreement = Agreement::single("oware", setup);
    table.command(GameCommand::Begin(Box::new(agreement.clone())));
    table.rest();
    play_plies(&mut table, 7);
    let expected_position = table.position();
    resume(&mut table, finished);
    let saved = saves(&folder.0);
    assert_eq!(saved.len(), 1);
    assert_eq!(*saved[0].tree.game().position(), expected_position);
    // Beginning a match that is over at once saves the current match, too.
    resume(&mut table, saved.into_iter().next().unwrap());
    play_plies(&mut table, 1);
    let expected_position = table.position();
    let mut start = Placement::of(&expected_position);
    start.holes = [0; MAX_HOLES];
    start.lofts = [24; 2];
    table.command(GameCommand::Begin(Box::new(Agreement {
        start: Some(start),
        ..agreement
    })));
    table.rest();
    flush(&table);
    assert!(table.legal_moves().is_empty());
    let saved = saves(&folder.0);
    assert!(
        saved
            .iter()
            .any(|saved| *saved.tree.game().position() == expected_position)
    );
}

#[test]
fn resuming_an_earlier_save_saves_the_moves_played_since() {
    let folder = Folder::new("earlier-save");
    let mut table = table_with_storage(&folder.0);
    play_plies(&mut table, 4);
    let earlier = state(&table);
    play_plies(&mut table, 8);
    let expected_position = table.position();
    resume(&mut table, earlier.clone());
    let other = *table.legal_moves().last().unwrap();
    table.command(GameCommand::Play(other.into()));
    table.rest();
    flush(&table);
    let saved = saves(&folder.0);
    assert_eq!(saved.len(), 1);
    assert_eq!(*saved[0].tree.game().position(), expected_position);
    // An earlier state of the same match needs no save.
    let current = state(&table);
    resume(&mut table, current);
    play_plies(&mut table, 1);
    assert_eq!(saves(&folder.0).len(), 1);
}

#[test]
fn a_game_whose_end_is_taken_back_after_a_restart_counts_once() {
    let folder = Folder::new("counts-once");
    let mut table = table_with_storage(&folder.0);
    let mut setup: MatchSetup = two_player_setup("oware");
    setup.seats[1].player = Player::Computer(Level::Initiation);
    let mut agreement = Agreement::single("oware", setup);
    agreement.plan.games = 2;
    table.command(GameCommand::Begin(Box::new(agreement)));
    table.rest();
    play_plies(&mut table, 1);
    table.command(GameCommand::Resign(Side::South));
    table.rest();
    drop(table);
    let mut table = table_with_storage(&folder.0);
    let saved = table
        .app
        .world()
        .resource::<UnfinishedMatch>()
        .get()
        .cloned();
    table.command(GameCommand::Resume(Box::new(saved.unwrap())));
    table.rest();
    table.command(GameCommand::Undo);
    table.rest();
    let hole = *table.legal_moves().last().unwrap();
    table.command(GameCommand::Play(hole.into()));
    table.rest();
    table.command(GameCommand::Resign(Side::South));
    table.rest();
    flush(&table);
    assert_eq!(games(&folder.0).len(), 1);
    let statistics = table.app.world().resource::<SavedStatistics>();
    assert_eq!(statistics.total().lost(), 1);
}

#[test]
fn a_game_counts_once_if_the_program_is_killed_before_it_removes_the_match() {
    let folder = Folder::new("between");
    let mut table = table_with_storage(&folder.0);
    begin_against_computer(&mut table, "oware");
    let before_the_end = std::fs::read(folder.0.join(MATCH_FILE)).unwrap();
    for _ in 0..2 {
        table.command(GameCommand::Resign(Side::South));
        table.rest();
        drop(table);
        assert_eq!(games(&folder.0).len(), 1);
        // Simulates a kill between the two writes.
        std::fs::write(folder.0.join(MATCH_FILE), &before_the_end).unwrap();
        table = table_with_storage(&folder.0);
        let statistics = table.app.world().resource::<SavedStatistics>();
        assert_eq!(statistics.total().lost(), 1);
        let saved = table
            .app
            .world()
            .resource::<UnfinishedMatch>()
            .get()
            .cloned();
        table.command(GameCommand::Resume(Box::new(saved.unwrap())));
        table.rest();
    }
}

#[test]
fn a_match_is_not_removed_before_its_game_is_archived() {
    let folder = Folder::new("keep-first");
    // A file blocks the games folder.
    std::fs::create_dir_all(&folder.0).unwrap();
    std::fs::write(folder.0.join(GAMES_FOLDER), "in the way").unwrap();
    let mut table = table_with_storage(&folder.0);
    begin_against_computer(&mut table, "oware");
    table.command(GameCommand::Resign(Side::South));
    table.rest();
    flush(&table);
    assert_eq!(saved_plies(&folder.0), 1, "nothing is lost");
}

#[test]
fn the_name_of_a_variant_cannot_move_a_game_file_out_of_the_home() {
    let folder = Folder::new("traversal");
    let home = folder.0.join("a/b/home");
    let mut table = table_with_storage(&home);
    begin_against_computer(&mut table, "x/../../../PWNED");
    table.command(GameCommand::Resign(Side::South));
    table.rest();
    flush(&table);
    assert_eq!(games(&home).len(), 1);
    for outside in [&folder.0, &folder.0.join("a"), &folder.0.join("a/b")] {
        assert_eq!(
            std::fs::read_dir(outside).unwrap().count(),
            1,
            "{outside:?}"
        );
    }
}

#[test]
fn a_second_instance_changes_no_file_of_the_first() {
    let folder = Folder::new("two");
    let mut first = table_with_storage(&folder.0);
    first.command(GameCommand::Play(first.legal_moves()[0].into()));
    first.rest();
    flush(&first);
    let intact = std::fs::read(folder.0.join(MATCH_FILE)).unwrap();
    let mut second = table_with_storage(&folder.0);
    assert!(
        second
            .app
            .world()
            .resource::<UnfinishedMatch>()
            .get()
            .is_none(),
        "the first instance is playing it"
    );
    assert!(!second.app.world_mut().resource_mut::<Storage>().claim());
    begin_against_computer(&mut second, "oware");
    second.command(GameCommand::Resign(Side::South));
    second.rest();
    drop(second);
    assert_eq!(std::fs::read(folder.0.join(MATCH_FILE)).unwrap(), intact);
    assert!(games(&folder.0).is_empty());
    drop(first);
    let mut third = table_with_storage(&folder.0);
    assert!(third.app.world_mut().resource_mut::<Storage>().claim());
}

#[test]
fn a_match_of_a_newer_version_moves_to_the_saves() {
    let folder = Folder::new("newer");
    let mut table = table_with_storage(&folder.0);
    table.command(GameCommand::Play(table.legal_moves()[0].into()));
    table.rest();
    drop(table);
    let file = folder.0.join(MATCH_FILE);
    let newer = std::fs::read_to_string(&file).unwrap();
    let newer = newer.replacen("match 1", "match 2", 1);
    std::fs::write(&file, &newer).unwrap();
    let mut app = App::new();
    app.insert_resource(Storage::at(&folder.0))
        .add_plugins((storage::plugin, autosave_plugin));
    assert!(app.world().resource::<UnfinishedMatch>().get().is_none());
    app.world().resource::<Storage>().flush();
    assert!(!file.exists());
    let saves: Vec<_> = std::fs::read_dir(folder.0.join("saves"))
        .unwrap()
        .map(|entry| std::fs::read_to_string(entry.unwrap().path()).unwrap())
        .collect();
    assert_eq!(saves, [newer]);
}

#[test]
fn restored_files_are_read_at_once() {
    let folders = [Folder::new("restored-from"), Folder::new("restored-to")];
    let mut table = table_with_storage(&folders[0].0);
    begin_against_computer(&mut table, "oware");
    table.command(GameCommand::Resign(Side::South));
    table.rest();
    table.command(GameCommand::Begin(Box::new(Agreement::single(
        "oware",
        two_player_setup("oware"),
    ))));
    table.rest();
    play_plies(&mut table, 7);
    drop(table);
    let backup = Storage::at(&folders[0].0).backup().unwrap();
    let mut table = table_with_storage(&folders[1].0);
    let restore = StorageCommand::Restore(Box::new(backup));
    table.app.world_mut().write_message(restore);
    table.rest();
    let world = table.app.world();
    assert!(world.resource::<UnfinishedMatch>().get().is_some());
    let played = |world: &World| world.resource::<SavedStatistics>().total().played();
    assert_eq!(played(world), 1);
    // Games played before the next start are added.
    begin_against_computer(&mut table, "mine");
    table.command(GameCommand::Resign(Side::South));
    table.rest();
    assert_eq!(played(table.app.world()), 2);
    flush(&table);
    drop(table);
    let mut storage = Storage::at(&folders[1].0);
    let statistics: Statistics = storage.load(STATISTICS_FILE);
    assert_eq!(statistics.total().played(), 2);
    assert_eq!(
        saves(&folders[1].0).len(),
        1,
        "the restored match was replaced"
    );
}
