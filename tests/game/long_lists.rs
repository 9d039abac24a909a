//! Folders with thousands of files, and very long texts: a frame reads a few files, lays out the
//! visible ones, and allocates about as much as with an empty folder. Measured in files, widgets
//! and bytes for every screen with such a list.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use awale::catalog::Variants;
use awale::session::{STATISTICS_FILE, SavedStatistics};
use awale::ui::ButtonRegistry;
use awale_engine::files::{MAX_READ, MAX_READS_PER_FRAME};
use awale_engine::matches::SavedMatch;
use awale_rules::limits::{MAX_ALIASES, MAX_FILE_BYTES, MAX_NAME_LENGTH, MAX_TEXT_LENGTH};
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;

use super::fixtures::slice;
use super::workshop::Home;

/// Number of files in each folder, and of records in the statistics.
const RULE_FILES: usize = 10_000;
const SAVES: usize = 1000;
const GAMES: usize = 1000;
const RECORDS: usize = 5000;
/// One file in this number is a worst case of its kind.
const WORST_CASE_INTERVAL: usize = 50;
/// Length of an excessive name, in characters.
const LONG_NAME_CHARS: usize = 256 << 10;
/// Maximum number of widgets laid out per frame; a frame with an empty home has up to 80.
const MAX_WIDGETS: usize = 200;
/// Maximum additional allocation (in bytes) of a frame that reads files or lists a folder, compared
/// with an empty home: as much as for a rule file of maximum length.
const MAX_EXTRA_BYTES_READING: u64 = 100 * MAX_FILE_BYTES as u64;
/// Maximum additional allocation of a frame after all files have been read.
const MAX_EXTRA_BYTES_AT_REST: u64 = 1 << 20;

/// The cost of a frame.
struct Cost {
    bytes: u64,
    laid_out: usize,
    /// The number of custom rule files known after the frame.
    rule_files: usize,
}

/// Runs the app's script frame by frame on this thread.
fn frames(mut app: App) -> Vec<Cost> {
    app.finish();
    app.cleanup();
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    let mut frames = Vec::new();
    while app.should_exit().is_none() {
        let bytes = allocation_counter::measure(|| app.update()).bytes_total;
        let variants = app.world().resource::<Variants>();
        frames.push(Cost {
            bytes,
            laid_out: app.world().resource::<ButtonRegistry>().laid_out(),
            rule_files: variants.own().len() + variants.refused().len(),
        });
    }
    assert!(app.should_exit().is_some_and(|exit| exit.is_success()));
    frames
}

fn rule_file(number: usize) -> String {
    let rules = "board: (holes: 6, seeds: 4, direction: Counterclockwise), \
                 capture: (counts: Only([2, 3]), territory: Opponent, chain: WithinTerritory)";
    let ordinary = format!("(name: \"Game {number}\", {rules})");
    match number % (3 * WORST_CASE_INTERVAL) {
        // A file of maximum length.
        0 => ordinary.clone() + &" ".repeat(MAX_FILE_BYTES - ordinary.len()),
        // Texts of maximum length.
        WORST_CASE_INTERVAL => {
            let name = "é".repeat(MAX_NAME_LENGTH);
            let text = "words ".repeat(MAX_TEXT_LENGTH / 6);
            let alias = |number| format!("\"{number}{}\", ", &name[..2 * (MAX_NAME_LENGTH - 4)]);
            let aliases: String = (0..MAX_ALIASES).map(alias).collect();
            format!(
                "(name: \"{name}\", aliases: [{aliases}], origin: \"{text}\", about: \"{text}\", {rules})"
            )
        }
        // A file with as many errors as possible.
        100 => format!(
            "(name: \"x\", also_played_on: [{}])",
            "(holes: 2), ".repeat(20_000)
        ),
        _ => ordinary,
    }
}

fn write_files(
    home: &Path,
    folder: &str,
    count: usize,
    extension: &str,
    text: impl Fn(usize) -> String,
) {
    let folder = home.join(folder);
    fs::create_dir_all(&folder).unwrap();
    for number in 0..count {
        fs::write(folder.join(format!("{number:05}{extension}")), text(number)).unwrap();
    }
}

fn filled_home() -> Home {
    let home = Home::new("filled");
    write_files(&home.0, "rules", RULE_FILES, ".ron", rule_file);
    let sample = include_str!("../data/samples/match-darra.txt");
    let mut saved = SavedMatch::from_text(sample).unwrap();
    saved.setup.seats[0].name = "long ".repeat(LONG_NAME_CHARS / 5);
    saved.variant = "x".repeat(LONG_NAME_CHARS);
    let bad = saved.to_text().unwrap();
    let bad = |usual: &str, number| match number % WORST_CASE_INTERVAL {
        0 => bad.clone(),
        1 => "\u{1b}".repeat(LONG_NAME_CHARS),
        _ => usual.to_owned(),
    };
    write_files(&home.0, "saves", SAVES, ".txt", |number| {
        bad(sample, number)
    });
    let sample = include_str!("../data/samples/game-own.txt");
    let long = sample.replace("Ama", &"name ".repeat(LONG_NAME_CHARS / 5));
    write_files(&home.0, "games", GAMES, ".txt", |number| {
        match number % WORST_CASE_INTERVAL {
            0 => long.clone(),
            _ => sample.to_owned(),
        }
    });
    home
}

fn statistics(records: usize) -> SavedStatistics {
    let mut text = "(records: [".to_owned();
    for number in 0..records {
        let name = match number % WORST_CASE_INTERVAL {
            0 => "wide".repeat(5000),
            _ => format!("game {}", number / 3),
        };
        write!(
            text,
            "(variant: \"{name}\", level: \"{name}\", won: {number}),"
        )
        .unwrap();
    }
    SavedStatistics::new(STATISTICS_FILE, ron::from_str(&(text + "])")).unwrap())
}

/// Number of screens in a slice.
const SLICE_SCREENS: usize = 1;
/// The scripts that open the screens.
const SCREENS: [(&str, &str); 6] = [
    ("new game", "press main.new_game"),
    ("workshop", "press main.more\npress more.workshop"),
    ("games", "press main.more\npress more.archive"),
    (
        "saves",
        "press main.more\npress more.archive\npress archive.page.saves",
    ),
    (
        "statistics",
        "press main.more\npress more.archive\npress archive.page.statistics",
    ),
    ("help", "press main.more\npress more.rules"),
];

/// Runs in a separate process: the apps in one process share Bevy's task pools, and a thread that
/// waits for its own tasks may run those of other tests and count their allocations.
#[test]
fn the_cost_of_a_frame_does_not_grow_with_the_number_of_files() {
    let run = super::alone("long_lists::every_screen_with_a_full_and_an_empty_home")
        .output()
        .unwrap();
    let printed = [run.stdout, run.stderr].concat();
    assert!(
        run.status.success(),
        "{}",
        String::from_utf8_lossy(&printed)
    );
}

#[test]
#[ignore = "run by the test above"]
fn every_screen_with_a_full_and_an_empty_home() {
    let (empty, filled_home) = (Home::new("empty"), filled_home());
    let mut faults = Vec::new();
    for (name, steps) in slice(SCREENS, SLICE_SCREENS) {
        // Long enough to read everything: one frame for each worst case, and some more.
        let script = format!("{steps}\nwait 300\nexit");
        let run = |home: &Home, records| {
            let mut app = home.launch(&script);
            app.insert_resource(statistics(records));
            frames(app)
        };
        let (empty_costs, costs) = (run(&empty, 1), run(&filled_home, RECORDS));
        let max_bytes = |costs: &[Cost]| costs.iter().map(|cost| cost.bytes).max().unwrap();
        let max_bytes_at_rest = |costs: &[Cost]| max_bytes(&costs[costs.len() - 20..]);
        let figures = format!(
            "{name}: {} and {} bytes in the worst frame, {} and {} in one of the last, {} widgets",
            max_bytes(&empty_costs),
            max_bytes(&costs),
            max_bytes_at_rest(&empty_costs),
            max_bytes_at_rest(&costs),
            costs.iter().map(|cost| cost.laid_out).max().unwrap(),
        );
        println!("{figures}");
        let read = costs
            .windows(2)
            .map(|pair| pair[1].rule_files - pair[0].rule_files);
        let lists_rules = steps.ends_with("new_game") || steps.ends_with("workshop");
        let is_within_limits = max_bytes(&costs)
            < max_bytes(&empty_costs) + MAX_EXTRA_BYTES_READING
            && max_bytes_at_rest(&costs)
                < max_bytes_at_rest(&empty_costs) + MAX_EXTRA_BYTES_AT_REST
            && costs.iter().all(|cost| cost.laid_out < MAX_WIDGETS)
            && read.max() <= Some(MAX_READS_PER_FRAME)
            && (!lists_rules || costs.last().unwrap().rule_files == MAX_READ);
        if !is_within_limits {
            faults.push(figures);
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
