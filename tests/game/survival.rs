//! A match survives the sudden end of the program: here it is killed, again and again.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command as Process, Stdio};
use std::time::Duration;

use awale::game::session::{GAMES_FOLDER, GameCommand, KeptMatch, MATCH_FILE, autosave_plugin};
use awale::game::settings::Speed;
use awale::game::storage;
use awale::game::storage::Storage;
use awale::matches::SavedMatch;
use awale::rules::library;
use bevy::prelude::*;

use super::table::Table;

/// How often the program is killed.
const KILLS: u32 = 200;
/// The folder of the program that is to be killed.
const FOLDER_VARIABLE: &str = "AWALE_TEST_FOLDER";
/// What it says when a ply has been kept, before the number of plies.
const KEPT: &str = "kept ";

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

pub fn table_with_memory(folder: &Path) -> Table {
    let rules = library::load("oware").unwrap().unwrap();
    let mut table = Table::with_more(rules, |app| {
        app.insert_resource(Storage::at(folder))
            .add_plugins((storage::plugin, autosave_plugin));
    });
    table.set_speed(Speed::Off);
    table
}

pub fn kept_plies(folder: &Path) -> usize {
    let text = std::fs::read_to_string(folder.join(MATCH_FILE)).unwrap();
    SavedMatch::from_text(&text).unwrap().tree.ply()
}

/// Plays for ever, going back and forth, and says how many plies have been kept.
#[test]
#[ignore = "is the program that the next test kills"]
fn plays_until_it_is_killed() {
    let folder = PathBuf::from(std::env::var_os(FOLDER_VARIABLE).unwrap());
    let mut table = table_with_memory(&folder);
    for round in 0_usize.. {
        let legal = table.legal_moves();
        let back = legal.is_empty() || round % 11 == 10;
        if back {
            let steps = 1 + round % 4;
            (0..steps).for_each(|_| table.command(GameCommand::TakeBack));
        } else {
            table.command(GameCommand::Play(legal[round % legal.len()]));
        }
        table.frame();
        println!("{KEPT}{}", table.plies());
    }
}

fn program(folder: &Path) -> Child {
    Process::new(std::env::current_exe().unwrap())
        .args([
            "survival::plays_until_it_is_killed",
            "--exact",
            "--ignored",
            "--nocapture",
        ])
        .env(FOLDER_VARIABLE, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

#[test]
fn a_match_is_whole_after_the_program_was_killed_at_any_instant() {
    let folder = Folder::new("killed");
    for kill in 0..KILLS {
        let mut program = program(&folder.0);
        let mut lines = BufReader::new(program.stdout.take().unwrap()).lines();
        let plies = |line: String| line.split_once(KEPT)?.1.trim().parse::<usize>().ok();
        let first = lines.by_ref().map_while(Result::ok).find_map(plies);
        assert!(first.is_some(), "the program plays");
        // Another instant every time, from at once to some plies later.
        std::thread::sleep(Duration::from_micros(u64::from(kill * 7919 % 20_000)));
        program.kill().unwrap();
        program.wait().unwrap();
        let said = lines.map_while(Result::ok).filter_map(plies).last();
        let kept = kept_plies(&folder.0);
        let Some(said) = said.or(first) else { continue };
        // What was said to be kept is; what came after may be kept already, or not yet.
        assert!(kept.abs_diff(said) <= 4, "kept {kept}, said {said}");
    }
}

#[test]
fn a_match_goes_on_where_it_was_left_and_a_finished_one_does_not() {
    let folder = Folder::new("left");
    let mut table = table_with_memory(&folder.0);
    for _ in 0..3 {
        table.command(GameCommand::Play(table.legal_moves()[0]));
        table.rest();
    }
    let left = table.position();
    drop(table);
    let mut table = table_with_memory(&folder.0);
    let kept = table.app.world_mut().resource_mut::<KeptMatch>().take();
    table.command(GameCommand::Resume(kept.unwrap()));
    table.rest();
    assert_eq!(table.position(), left);
    table.assert_shows_the_position();
    table.command(GameCommand::Resign(left.to_move()));
    table.rest();
    assert!(!folder.0.join(MATCH_FILE).exists());
    let games = std::fs::read_dir(folder.0.join(GAMES_FOLDER)).unwrap();
    assert_eq!(games.count(), 1, "the finished game is in the archive");
}

#[test]
fn a_damaged_match_is_set_aside_whole() {
    let folder = Folder::new("damaged");
    let mut table = table_with_memory(&folder.0);
    table.command(GameCommand::Play(table.legal_moves()[0]));
    table.rest();
    let file = folder.0.join(MATCH_FILE);
    let whole = std::fs::read(&file).unwrap();
    for length in (0..whole.len()).step_by(97) {
        std::fs::write(&file, &whole[..length]).unwrap();
        let mut app = App::new();
        app.insert_resource(Storage::at(&folder.0))
            .add_plugins((storage::plugin, autosave_plugin));
        assert!(app.world().resource::<KeptMatch>().get().is_none());
        assert!(!file.exists(), "{length} bytes: set aside");
        let kept = std::fs::read_dir(&folder.0).unwrap().any(|entry| {
            let path = entry.unwrap().path();
            path.is_file() && std::fs::read(path).unwrap() == whole[..length]
        });
        assert!(kept, "{length} bytes: nothing is lost");
    }
}
