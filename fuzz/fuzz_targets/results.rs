//! Entries for the result files that `awale-engine` writes, and for backups.

use std::fmt::Write;
use std::ops::ControlFlow;
use std::sync::{Arc, LazyLock};

use awale_engine::ai::book::{Book, shipped as shipped_book};
use awale_engine::ai::evaluation::{Network, write_network};
use awale_engine::ai::tables::file::checksum;
use awale_engine::files::Backup;
use awale_engine::lab::result_file;
use awale_engine::teacher::puzzles::{PuzzleSet, shipped as shipped_puzzles};
use awale_rules::plain_text::fnv1a;
use awale_rules::{Game, Placement, Position, RuleSet, Side, library, parse_rule_file};
use awale_solver::{Bounds, Limits, Solver, read_certificate};

use super::{Entry, built_in, check_budget, check_budget_with};

/// The entries in this file.
pub const ENTRIES: [Entry; 7] = [
    ("backup", backup, backups),
    ("lab_results", lab_results, measurements),
    ("opening_book", opening_book, books),
    ("network", network, networks),
    ("puzzles", puzzles, puzzle_files),
    ("solver_state", solver_state, saved_entries),
    ("certificate", certificate, certificates),
];

/// The number of lines in a seed input; short inputs are parsed successfully more often.
const SEED_LINES: usize = 12;

/// Parses `bytes` as a backup; an accepted one must round-trip.
pub fn backup(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    check_budget(bytes, 100, || {
        if let Ok(backup) = Backup::read(text) {
            let written = backup.to_text().expect("a backup can be written");
            assert_eq!(Backup::read(&written).as_ref(), Ok(&backup));
        }
    });
}

/// Parses `bytes` as results of the rule lab; accepted ones must round-trip.
pub fn lab_results(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    check_budget(bytes, 100, || {
        let Ok(results) = result_file::read_any(text) else {
            return;
        };
        // In the usual layout, a file that was written without spaces may be too long.
        if let Ok(written) = result_file::text(&results) {
            assert_eq!(result_file::read_any(&written).as_ref(), Ok(&results));
        }
    });
}

/// The allocation budget per byte of an opening book, as a line of a few bytes is a position with
/// all its moves.
const BUDGET_PER_BOOK_BYTE: u64 = 2_000;

/// Parses `bytes` as an opening book for awale; an accepted one must round-trip.
pub fn opening_book(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let rules = built_in("awale");
    check_budget(bytes, BUDGET_PER_BOOK_BYTE, || {
        if let Ok(book) = Book::read(&rules, text) {
            let written = book.to_text();
            let reread = Book::read(&rules, &written).expect("a written book is valid");
            assert_eq!(reread.to_text(), written);
            let start = Game::new(Arc::clone(&rules), Side::South, &mut ());
            assert_eq!(reread.lines(&start).is_some(), !book.is_empty());
        }
    });
}

/// Returns rules with a small board, as a network has a row for each hole and count.
fn small_board() -> &'static RuleSet {
    static RULES: LazyLock<RuleSet> = LazyLock::new(|| {
        let rules = parse_rule_file(b"(name: \"Small\", board: (holes: 3, seeds: 2))");
        rules.expect("valid rules")
    });
    &RULES
}

/// Parses `bytes` as a network; an accepted one must round-trip and evaluate the start.
pub fn network(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let rules = small_board();
    check_budget(bytes, 100, || {
        if let Ok(network) = Network::read(rules, text) {
            let written = write_network(&network);
            assert_eq!(Network::read(rules, &written).as_ref(), Ok(&network));
            let start = Position::start(rules, Side::South, &mut ());
            let seeds = i32::from(start.on_board());
            assert!(network.evaluate(&start).abs() <= seeds * awale_engine::ai::SEED);
        }
    });
}

/// Parses `bytes` as puzzles for awale; accepted ones must round-trip and become lessons.
pub fn puzzles(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let rules = built_in("awale");
    check_budget(bytes, 200, || {
        let Ok(set) = PuzzleSet::parse(text, &rules) else {
            return;
        };
        let written = set.text(&rules, "awale");
        let reread = PuzzleSet::parse(&written, &rules).expect("written puzzles are valid");
        assert_eq!(reread, set);
        for puzzle in set.puzzles.iter().take(2) {
            if puzzle.is_playable(&rules) {
                let _ = puzzle.solution_step();
                let lesson = puzzle.lesson(&rules, "awale");
                assert_eq!(lesson.steps.len(), 1);
            }
        }
    });
}

/// A position with few seeds.
const FEW_SEEDS: &str = "0-0-2-0-0-1-0-1-0-0-2-0-21-21-S";
/// The maximum number of nodes per search.
const MAX_NODES: u64 = 50;
/// The size of the solver's table, in bytes.
const SOLVER_BYTES: usize = 1 << 14;
/// The fixed allocation budget of a search in bytes, for its tables.
const SEARCH_BUDGET: u64 = 8 << 20;

fn solver(rules: &Arc<RuleSet>) -> Solver {
    let placement = Placement::parse(FEW_SEEDS, rules).expect("a position");
    let position = Position::set_up(rules, &placement, &mut ());
    let Ok(solver) = Solver::new(Arc::clone(rules), position, SOLVER_BYTES) else {
        panic!("the solver supports 2-4");
    };
    solver
}

const fn limits() -> Limits {
    Limits {
        nodes: MAX_NODES,
        ..Limits::NONE
    }
}

/// Loads `bytes` as entries of a solver's state, with a matching header and checksum, and searches
/// with them.
pub fn solver_state(bytes: &[u8]) {
    /// The size of the header, of an entry, and of the checksum, in bytes.
    const PART_BYTES: [usize; 3] = [24, 16, 8];
    let rules = built_in("2-4");
    check_budget_with(bytes, SEARCH_BUDGET, 100, || {
        let solver = solver(&rules);
        let mut file = Vec::new();
        // Writing to memory can't fail.
        let _ = solver.save(&mut file);
        file.truncate(file.len() - PART_BYTES[2]);
        let entries = &bytes[..bytes.len() - bytes.len() % PART_BYTES[1]];
        file.extend_from_slice(entries);
        let sum = checksum(&file[..PART_BYTES[0]], &file[PART_BYTES[0]..]);
        file.extend_from_slice(&sum.to_le_bytes());
        assert_eq!(solver.resume(&file), Ok(entries.len() / PART_BYTES[1]));
        let Ok(solution) = solver.solve(&limits(), &mut |_| ControlFlow::Continue(())) else {
            panic!("no thread");
        };
        let line = solver.line(solution.progress.guess, &limits());
        let mut game = Game::set_up(
            Arc::clone(&rules),
            &Placement::parse(FEW_SEEDS, &rules).expect("a position"),
            &mut (),
        );
        for mv in line {
            assert!(game.play(mv, &mut ()).is_ok(), "an illegal move");
        }
        // Without a header and checksum, the input must be rejected.
        assert!(solver.resume(bytes).is_err());
    });
}

/// The maximum number of seeds in the tables of a certificate to verify; larger ones take seconds
/// to build.
const MAX_TABLE_SEEDS: u16 = 4;

/// Parses `bytes` as a certificate, then again with a matching checksum; verifies it if that is
/// cheap.
pub fn certificate(bytes: &[u8]) {
    check_budget_with(bytes, SEARCH_BUDGET, 1_000, || {
        verify_if_cheap(bytes);
        let text = String::from_utf8_lossy(bytes);
        let body = text.rsplit_once("sum ").map_or(&*text, |(body, _)| body);
        let mut body = body
            .lines()
            .fold(String::new(), |body, line| body + line + "\n");
        let sum = fnv1a(body.as_bytes());
        // Writing to a string can't fail.
        let _ = writeln!(body, "sum {sum:016x}");
        verify_if_cheap(body.as_bytes());
    });
}

fn verify_if_cheap(mut bytes: &[u8]) {
    let find = |name: &str| match library::load(name) {
        Some(Ok(_)) => Ok(built_in(name)),
        _ => Err(name.to_owned()),
    };
    if let Ok((certificate, rules)) = read_certificate(&mut bytes, find)
        && certificate.tables <= MAX_TABLE_SEEDS
        && let Ok(verified) = certificate.verify(&rules)
    {
        assert_eq!(verified.len(), certificate.claims.len());
    }
}

fn backups() -> Vec<String> {
    let entry = |(name, text): (&str, String)| format!("{name:?}: {text:?},\n");
    let files = [
        ("settings.ron", sample!("settings.ron")),
        ("rules/own.ron", sample!("own-rules.ron")),
        ("games/2026-01-01 1.txt", sample!("game-awale.txt")),
    ];
    let files: String = files.into_iter().map(entry).collect();
    vec![
        format!("AwaleBackup(format: 1, files: {{\n{files}}})"),
        "AwaleBackup(format: 1, files: {\"saves/a.txt\": r#\"x\"#})".to_owned(),
    ]
}

fn measurements() -> Vec<String> {
    let rules = built_in("2-4");
    let results = awale_engine::lab::built_in::results(&rules).expect("2-4 is measured");
    let text = result_file::text(results).expect("results can be written");
    vec![text]
}

fn books() -> Vec<String> {
    let book = shipped_book(&built_in("awale")).expect("awale has a book");
    let text = book.to_text();
    let lines: Vec<&str> = text.lines().take(SEED_LINES).collect();
    vec![lines.join("\n") + "\n", book.header()]
}

fn networks() -> Vec<String> {
    let rules = small_board();
    let trained = Network::for_rules(&built_in("awale")).expect("awale has a network");
    let (mut holes, start, weights) = trained.parts();
    holes.truncate(rules.geometry().holes());
    let network = Network::new(rules.fingerprint(), &holes, start, weights);
    vec![write_network(&network.expect("small numbers"))]
}

fn puzzle_files() -> Vec<String> {
    let rules = built_in("awale");
    let set = shipped_puzzles(&rules).expect("awale has puzzles");
    let text = set.text(&rules, "awale");
    let lines: Vec<&str> = text.lines().take(SEED_LINES).collect();
    vec![lines.join("\n") + "\n"]
}

fn saved_entries() -> Vec<String> {
    // The conversion is lossy, as all corpus inputs are strings; some entries survive.
    let solver = solver(&built_in("2-4"));
    let _ = solver.solve(&limits(), &mut |_| ControlFlow::Continue(()));
    let mut file = Vec::new();
    let _ = solver.save(&mut file);
    let entries: String = file[24..]
        .iter()
        .map(|&byte| char::from(byte & 0x7f))
        .collect();
    vec![entries, "0123456789abcdef".to_owned()]
}

fn certificates() -> Vec<String> {
    let rules = built_in("2-4");
    let solver = solver(&rules);
    let unlimited = Limits::NONE;
    let Ok(solution) = solver.solve(&unlimited, &mut |_| ControlFlow::Continue(())) else {
        panic!("no thread");
    };
    let bounds: Bounds = solution.progress.bounds;
    let Ok(certificate) = solver.certificate("2-4", bounds, &unlimited) else {
        panic!("it is proved");
    };
    let mut text = Vec::new();
    certificate
        .write(&rules, &mut text)
        .expect("a certificate can be written");
    vec![String::from_utf8(text).expect("text")]
}
