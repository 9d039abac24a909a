//! The entries of the fuzz targets, which the tests run as well.
//!
//! Each entry parses its input as one of the external formats, uses the accepted result, and
//! asserts invariants. It has an allocation budget per byte of input, so that disproportionate work
//! fails like a panic.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, OnceLock};
use std::time::Duration;

use awale_engine::ai::Level;
use awale_engine::ai::generation::Progress;
use awale_engine::ai::tables::EndgameTable;
use awale_engine::ai::tables::file::checksum;
use awale_engine::matches::archive::{FinishedGame, rules_of};
use awale_engine::matches::letter::{Letter, LiveConnection, MeetingKey, Step, Terms, TimeControl};
use awale_engine::matches::{Beginner, LinkedGame, SavedMatch, SeriesPlan, Statistics};
use awale_engine::workshop::{Draft, PositionEditor};
use awale_rules::exchange::{self as notations, Notation};
use awale_rules::game_file::GameRecord;
use awale_rules::limits::{MAX_FILE_BYTES, MAX_FINDINGS, MAX_NESTING};
use awale_rules::plain_text::fnv1a;
use awale_rules::replay::replay_line as replay;
use awale_rules::{
    EndReason, Game, GameTree, LocalText, Outcome, Placement, Position, RuleSet, Side, library,
    parse_rule_file, write_rule_file,
};

/// A sample of a saved file.
macro_rules! sample {
    ($name:literal) => {
        include_str!(concat!("../../tests/data/samples/", $name)).to_owned()
    };
}

// A path, as cargo-fuzz and the tests have this file at different places in their module trees.
#[path = "results.rs"]
pub mod results;

/// An entry: its name, which is that of its fuzz target, its function, and its seed corpus.
pub type Entry = (&'static str, fn(&[u8]), fn() -> Vec<String>);

/// Returns all entries.
pub fn entries() -> impl Iterator<Item = Entry> {
    ENTRIES.into_iter().chain(results::ENTRIES)
}

/// The entries of this file.
const ENTRIES: [Entry; 14] = [
    ("rule_file", rule_file, rule_files),
    ("draft", draft, drafts),
    ("position", position, positions),
    ("replay_line", replay_line, replay_lines),
    ("game_file", game_file, game_files),
    ("exchange", exchange, foreign_games),
    ("archive", archive, archived_games),
    ("saved_match", saved_match, saved_matches),
    ("sealed_match", sealed_match, match_bodies),
    ("link", link, links),
    ("letter", letter, letters),
    ("sealed_letter", sealed_letter, letter_bodies),
    ("statistics", statistics, sample_statistics),
    ("sealed_table", sealed_table, table_values),
];

/// The number of plies to play under an accepted rule file.
const PLIES: usize = 12;
/// The fixed allocation budget in bytes: messages, a few moves, and writing and reading a small
/// rule file.
const ALWAYS: u64 = 200_000;
/// The allocation budget per byte of a rule file.
const PER_BYTE_OF_RULES: u64 = 100;

/// The allocation budget per byte of another program's game: each move is played five times, with
/// its events.
const PER_BYTE_OF_FOREIGN_GAME: u64 = 2_000;

/// The fixed allocation budget of a letter in bytes: its rules may be compressed, and a forced move
/// takes no space.
const ALWAYS_FOR_LETTER: u64 = 64 << 20;
/// The allocation budget per byte of a letter: a byte may be six moves, each of which is replayed
/// three times.
const PER_BYTE_OF_LETTER: u64 = 20_000;

/// Runs `work` within a budget of `per_byte` for each of `bytes`.
fn within(bytes: &[u8], per_byte: u64, work: impl FnOnce()) {
    within_all(bytes, ALWAYS, per_byte, work);
}

/// Like [`within`], with another fixed budget.
fn within_all(bytes: &[u8], always: u64, per_byte: u64, work: impl FnOnce()) {
    let used = allocation_counter::measure(work).bytes_total;
    let budget = always + built_in_rules() + per_byte * bytes.len() as u64;
    assert!(
        used <= budget,
        "{used} bytes allocated for an input of {}",
        bytes.len()
    );
}

/// Returns the number of bytes allocated to read the most expensive built-in rule file, which an
/// input may name.
fn built_in_rules() -> u64 {
    static COST: OnceLock<u64> = OnceLock::new();
    *COST.get_or_init(|| {
        let costs = library::all_names().filter_map(|name| {
            let bytes = library::text(name)?.len() as u64;
            let cost = allocation_counter::measure(|| drop(library::load(name))).bytes_total;
            assert!(
                cost <= ALWAYS + PER_BYTE_OF_RULES * bytes,
                "{name}: {cost} bytes"
            );
            Some(cost)
        });
        costs.max().unwrap_or_default()
    })
}

/// Returns the rules of a built-in variant. They are parsed once, as an entry may be run millions
/// of times.
fn built_in(name: &str) -> Arc<RuleSet> {
    match built_in_by_name().get(name) {
        Some(rules) => Arc::clone(rules),
        None => panic!("{name} is not built in"),
    }
}

fn built_in_by_name() -> &'static HashMap<&'static str, Arc<RuleSet>> {
    static RULES: LazyLock<HashMap<&str, Arc<RuleSet>>> = LazyLock::new(|| {
        let rules = library::all_names().map(|name| match library::load(name) {
            Some(Ok(rules)) => (name, rules),
            _ => panic!("{name} is invalid"),
        });
        rules.collect()
    });
    &RULES
}

/// Parses `bytes` as a rule file; an accepted one is played, and round-trips.
pub fn rule_file(bytes: &[u8]) {
    within(bytes, PER_BYTE_OF_RULES, || match parse_rule_file(bytes) {
        Err(error) => assert!((1..=MAX_FINDINGS + 1).contains(&error.findings.len())),
        Ok(rules) => {
            play(&Arc::new(rules.clone()));
            assert_eq!(written_and_read(&rules), rules);
            assert!(rules.usual_boards().count() > 0);
        }
    });
}

fn written_and_read(rules: &RuleSet) -> RuleSet {
    let text = write_rule_file(rules.spec());
    parse_rule_file(text.as_bytes()).expect("a written rule file is valid")
}

fn play(rules: &Arc<RuleSet>) {
    let mut game = Game::new(Arc::clone(rules), Side::South, &mut ());
    for ply in 0..PLIES {
        let legal = game.position().legal_moves(rules);
        let Some(hole) = legal.iter().nth(ply % legal.len().max(1)) else {
            break;
        };
        assert!(game.play(hole, &mut ()).is_ok());
    }
}

/// Parses `bytes` as a draft of the workshop.
pub fn draft(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    within(bytes, 100, || {
        let Ok(draft) = ron::from_str::<Draft>(text) else {
            return;
        };
        assert!(draft.problems().len() <= MAX_FINDINGS + 1);
        match draft.rules() {
            Ok(rules) => {
                play(rules);
                assert_eq!(written_and_read(rules), **rules);
            }
            Err(problems) => assert!(!problems.is_empty()),
        }
        let again = ron::to_string(&draft).expect("a draft can be written");
        let again: Draft = ron::from_str(&again).expect("a written draft is valid");
        assert!(again.is_like(&draft));
    });
}

/// Parses `bytes` as a position of awale; an accepted one is set up.
pub fn position(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let rules = built_in("awale");
    within(bytes, 20, || {
        let mut laying = PositionEditor::at_start(&rules);
        let laid = laying.read(text, &rules).is_ok();
        match Placement::parse(text, &rules) {
            Ok(placed) => {
                let set_up = Position::set_up(&rules, &placed, &mut ());
                let total: u16 = placed.holes.iter().chain(&placed.lofts).sum();
                assert_eq!(set_up.total_seeds(), total);
                assert!(laid && *laying.placement() == placed);
                let text = placed.text(rules.geometry());
                assert_eq!(Placement::parse(&text, &rules), Ok(placed));
            }
            Err(error) => assert!(error.to_string().len() < 500),
        }
    });
}

/// Parses `bytes` as a line of a replay, with built-in rules.
pub fn replay_line(bytes: &[u8]) {
    let Ok(line) = std::str::from_utf8(bytes) else {
        return;
    };
    let rules = built_in_by_name();
    within(bytes, 600, || {
        let load = |name: &str| rules.get(name).cloned().ok_or_else(|| name.to_owned());
        if let Ok(answer) = replay(line, load) {
            assert!(answer.split_whitespace().count() <= line.split_whitespace().count());
        }
    });
}

/// Parses `bytes` as a game file; an accepted one round-trips, and so does its tree under the rules
/// of awale.
pub fn game_file(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let rules = built_in("awale");
    within(bytes, 600, || {
        let Ok(record) = text.parse::<GameRecord>() else {
            return;
        };
        assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
        let replayed = record.replay(Arc::clone(&rules));
        if let Ok(tree) = record.replay_tree(Arc::clone(&rules)) {
            let game = replayed.expect("a game is valid without its variations");
            assert_eq!(tree.game().positions(), game.positions());
            let again = GameRecord::of_tree(&tree, "awale", &[]);
            let grown = again.to_string().parse::<GameRecord>();
            assert_eq!(grown.as_ref(), Ok(&again));
            let same = again.replay_tree(rules).expect("a tree fits its rules");
            assert_eq!(GameRecord::of_tree(&same, "awale", &[]), again);
        }
    });
}

/// Parses `bytes` as a game of another program, in the notation that it seems to have; an accepted
/// one round-trips.
pub fn exchange(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    within(bytes, PER_BYTE_OF_FOREIGN_GAME, || {
        let notation = notations::recognize(text);
        let named = notations::rules_named(text, notation);
        let rules = built_in(named.unwrap_or("abapa"));
        let Ok(record) = notations::read(text, notation, &rules) else {
            return;
        };
        let grown = |record: &GameRecord| record.replay_tree(Arc::clone(&rules));
        let tree = grown(&record).expect("what was read was played");
        let written = notations::write(&tree, &[], notation);
        if let Ok(written) = written {
            let again = notations::read(&written, notation, &rules);
            let again = grown(&again.expect("what was written is read"));
            let line = |tree: &GameTree| tree.line().collect::<Vec<_>>();
            assert_eq!(again.as_ref().map(line), Ok(line(&tree)));
        }
    });
}

/// Parses `bytes` as an archived game, with embedded or built-in rules.
pub fn archive(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    within(bytes, 600, || {
        let listed = FinishedGame::read(text);
        let Ok(record) = text.parse::<GameRecord>() else {
            return;
        };
        assert_eq!(listed, Ok(FinishedGame::of(&record)));
        if let Some(Ok(rules)) = rules_of(&record)
            && let Ok(tree) = record.replay_tree(rules)
        {
            assert!(tree.step() <= tree.size() && tree.line().count() == tree.line_length());
        }
    });
}

/// Parses `bytes` as a saved match; an accepted one round-trips.
pub fn saved_match(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    within(bytes, 600, || {
        if let Ok(saved) = SavedMatch::from_text(text) {
            let written = saved.to_text().expect("a match can be written");
            let again = SavedMatch::from_text(&written).expect("a written match is valid");
            assert_eq!(again.tree.step(), saved.tree.step());
            assert_eq!(again.tree.size(), saved.tree.size());
            assert_eq!(again.setup.rules, saved.setup.rules);
            play(&saved.setup.rules);
        }
    });
}

/// Like [`saved_match`], for `bytes` with a matching header and checksum.
pub fn sealed_match(bytes: &[u8]) {
    if let Ok(body) = std::str::from_utf8(bytes) {
        saved_match(sealed(body).as_bytes());
    }
}

fn sealed(body: &str) -> String {
    let text = format!("awale match 1\n{body}\n");
    let sum = fnv1a(text.as_bytes());
    format!("{text}end {sum:016x}\n")
}

/// The fixed allocation budget of a link in bytes: its rules may be compressed.
const ALWAYS_FOR_LINK: u64 = PER_BYTE_OF_RULES * MAX_FILE_BYTES as u64;

/// Parses `bytes` as a link; an accepted one round-trips.
pub fn link(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    within_all(bytes, ALWAYS_FOR_LINK, 600, || {
        let Ok(linked) = LinkedGame::read(text) else {
            return;
        };
        // It may be too long for an address before it.
        if let Ok(link) = linked.link() {
            let again = LinkedGame::read(&link).expect("a written link is valid");
            assert_eq!(again.variant, linked.variant);
            assert_eq!(again.game.positions(), linked.game.positions());
            assert_eq!(again.game.rules(), linked.game.rules());
        }
    });
}

/// Parses `bytes` as a letter; an accepted one round-trips.
pub fn letter(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    within_all(bytes, ALWAYS_FOR_LETTER, PER_BYTE_OF_LETTER, || {
        let Ok(opened) = Letter::open(text) else {
            return;
        };
        let link = opened.letter.link().expect("a letter can be written");
        let again = Letter::open(&link).expect("a written letter is valid");
        assert_eq!(again.letter.steps(), opened.letter.steps());
        assert_eq!(again.letter.conditions(), opened.letter.conditions());
    });
}

/// Parses `bytes` as a letter with a valid checksum.
pub fn sealed_letter(bytes: &[u8]) {
    if let Ok(body) = std::str::from_utf8(bytes) {
        let text = format!("#letter=1.{body}.");
        let sum = fnv1a(text.as_bytes());
        letter(format!("{text}{sum:016x}").as_bytes());
    }
}

/// Parses `bytes` as a player's statistics; accepted ones count another game.
pub fn statistics(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let rules = built_in("awale");
    within(bytes, 100, || {
        let Ok(mut statistics) = ron::from_str::<Statistics>(text) else {
            return;
        };
        let before = statistics.records().count();
        let outcome = Outcome::of([30, 18], EndReason::Stuck);
        statistics.record(&rules, "awale", Level::Club, Side::South, &outcome);
        let after = statistics.records().count();
        assert!(after == before || after == before + 1);
        assert!(statistics.total().won() > 0);
        let written = ron::to_string(&statistics).expect("statistics can be written");
        assert_eq!(ron::from_str(&written).as_ref(), Ok(&statistics));
    });
}

/// The number of plies to play by a table.
const TABLE_PLIES: usize = 20;
/// The fixed allocation budget for that in bytes: any input fills tables of the same size, and each
/// ply has its line.
const ALWAYS_FOR_TABLES: u64 = 600_000;

/// Repeats `bytes` as the values of endgame tables of awale, with matching checksums, and plays by
/// the resulting tables; and parses `bytes` itself as the file.
pub fn sealed_table(bytes: &[u8]) {
    let rules = built_in("awale");
    let Some(mut table) = EndgameTable::empty(&rules) else {
        panic!("awale has no tables");
    };
    within_all(bytes, ALWAYS_FOR_TABLES, 100, || {
        let mut file = Vec::new();
        // Writing into memory never fails.
        let _ = table.write_header(&mut file);
        let mut values = bytes.iter().copied().cycle();
        for seeds in 0..=FUZZED_SEEDS {
            let entries = table.entries(seeds);
            let [values, distances] =
                [(); 2].map(|()| values.by_ref().take(entries).collect::<Vec<u8>>());
            file.extend_from_slice(&seeds.to_le_bytes());
            file.extend_from_slice(&checksum(&values, &distances).to_le_bytes());
            file.extend(values.into_iter().chain(distances));
        }
        if let Ok(read) = EndgameTable::read(&rules, &mut &file[..]) {
            play_by(&read, &rules);
            table = read;
        }
        let _ = EndgameTable::read(&rules, &mut &*bytes);
    });
}

/// Plays the table's best moves, starting from a board with few seeds.
fn play_by(table: &EndgameTable, rules: &Arc<RuleSet>) {
    let text = "0-0-0-1-0-1-1-0-0-0-1-0-22-22-S";
    let Ok(placed) = Placement::parse(text, rules) else {
        panic!("invalid board");
    };
    let mut game = Game::set_up(Arc::clone(rules), &placed, &mut ());
    for _ in 0..TABLE_PLIES {
        let line = table.best(&game);
        let Some(mv) = line.and_then(|line| line.moves.first().copied()) else {
            break;
        };
        assert!(
            game.play(mv, &mut ()).is_ok(),
            "the table's move is illegal"
        );
    }
}

/// The number of seeds in the largest generated layer.
const FUZZED_SEEDS: u16 = 4;

fn table_values() -> Vec<String> {
    let rules = built_in("awale");
    let mut table = EndgameTable::empty(&rules).expect("awale has tables");
    let mut file = Vec::new();
    for seeds in 0..=2 {
        assert!(table.grow(1, &Progress::default()));
        table
            .write_layer(seeds, &mut file)
            .expect("memory can be written");
    }
    // Lossy, as all inputs of the corpus are strings.
    vec![
        String::from_utf8_lossy(&file).into_owned(),
        "\u{1}".to_owned(),
        "!~".to_owned(),
    ]
}

/// A rule file with errors.
const SENSELESS: &str = "(name: \"x\", also_played_on: [(holes: 2), (seeds: 21), ], capture: (counts: Only([0, 721, ])))";

fn rule_files() -> Vec<String> {
    // Without most of the texts, which would take most of the time.
    let parameters = library::all_names().map(|name| {
        let mut spec = built_in(name).spec().clone();
        for text in [&mut spec.about, &mut spec.origin, &mut spec.source] {
            *text = LocalText::default();
        }
        write_rule_file(&spec)
    });
    let whole = library::text("awale").map(str::to_owned);
    let own = write_rule_file(built_in_own().spec());
    parameters
        .chain(whole)
        .chain([own, sample!("own-rules.ron"), SENSELESS.to_owned()])
        .collect()
}

fn built_in_own() -> RuleSet {
    parse_rule_file(include_bytes!("../../tests/data/samples/own-rules.ron")).expect("a rule file")
}

fn drafts() -> Vec<String> {
    let text = sample!("draft.ron");
    let spec = built_in_own().spec().clone();
    let new = ron::to_string(&Draft::copy_of(&spec, "Mine")).expect("a draft can be written");
    let inner = text
        .trim()
        .strip_prefix("Some(")
        .and_then(|text| text.strip_suffix(')'));
    vec![inner.expect("a draft").to_owned(), new]
}

fn positions() -> Vec<String> {
    [
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
        "0-0-0-0-0-1-2-0-0-0-0-0-20-25-N",
    ]
    .map(str::to_owned)
    .to_vec()
}

fn replay_lines() -> Vec<String> {
    let start = "awale @4-4-4-4-4-4-4-4-4-4-4-4-0-0-S A b C d";
    let built_in = library::all_names().map(|name| format!("{name} A b C d E f A a B b C c"));
    built_in.chain([start.to_owned()]).collect()
}

fn game_files() -> Vec<String> {
    let start = "[Start \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"]\n";
    let nested = format!(
        "{start}A {}{}",
        "(B ".repeat(MAX_NESTING),
        ")".repeat(MAX_NESTING)
    );
    vec![
        sample!("game-awale.txt"),
        nested,
        format!("{start}A {{one}} (B {{two}}) (C {{three}} ) C"),
        format!(
            "{start}[End \"agreed\"]\n{{A start.}} 1. C e {{\\}}}} (1... f (1... a) 2. A) 2. F (2. A agreed) 2... a agreed"
        ),
    ]
}

/// Returns a short game in every notation of other programs that has words for it.
fn foreign_games() -> Vec<String> {
    let mut texts = Vec::new();
    for name in ["abapa", "togyzqumalaq", "bestemshe", "kalah"] {
        let mut tree = GameTree::new(Game::new(built_in(name), Side::South, &mut ()));
        for ply in 0..PLIES {
            let legal = tree.game().position().legal_moves(tree.rules());
            let Some(mv) = legal.iter().nth(ply % legal.len().max(1)) else {
                break;
            };
            tree.play(mv, &mut ()).expect("a legal move");
        }
        for notation in Notation::ALL {
            let tags: Vec<_> = notations::variant_tag(name, notation).into_iter().collect();
            texts.extend(notations::write(&tree, &tags, notation));
        }
    }
    texts.push("[Variant \"Abapa\"]\n\n1. D d {a} 2. F (2. A a) 2... b 3. E+3 e+2 *".to_owned());
    texts
}

fn archived_games() -> Vec<String> {
    vec![
        sample!("game-awale.txt"),
        sample!("game-darra.txt"),
        sample!("game-own.txt"),
    ]
}

fn saved_matches() -> Vec<String> {
    vec![
        sample!("match-awale.txt"),
        sample!("match-darra.txt"),
        sample!("match-own.txt"),
    ]
}

fn match_bodies() -> Vec<String> {
    let body = |text: String| {
        let (_, rest) = text.split_once('\n').expect("a first line");
        let (body, _) = rest.trim_end().rsplit_once('\n').expect("a last line");
        body.to_owned()
    };
    saved_matches().into_iter().map(body).collect()
}

fn links() -> Vec<String> {
    let linked = |variant: &str, rules: Arc<RuleSet>| {
        let mut game = Game::new(rules, Side::North, &mut ());
        for ply in 0..PLIES {
            let mut legal = game.position().legal_moves(game.rules()).iter();
            if let Some(mv) = legal.nth(ply % 2) {
                let _ = game.play(mv, &mut ());
            }
        }
        let variant = variant.to_owned();
        let link = LinkedGame { variant, game }.link();
        link.expect("a short game has a link")
    };
    vec![
        linked("awale", built_in("awale")),
        linked("pallanguzhi", built_in("pallanguzhi")),
        linked("my own", Arc::new(built_in_own())),
        "https://example.org/a#rules=oware&moves=CeA.south_resigned".to_owned(),
    ]
}

fn letters() -> Vec<String> {
    let first = |variant: &str, games| {
        let plan = SeriesPlan {
            games,
            ..SeriesPlan::single(Beginner::South, 7)
        };
        let terms = Terms {
            variant: variant.to_owned(),
            rules: built_in(variant),
            plan,
            start: None,
            clock: (games > 1).then_some(TimeControl::FiveMinutes),
            meeting: (games > 1).then(|| LiveConnection {
                broker: "ws://broker.example".parse().expect("an address"),
                key: MeetingKey::new([9; 32]),
            }),
        };
        Letter::new(terms, ["Ama".to_owned(), "Kofi".to_owned()])
    };
    let mut letters = vec![first("awale", 1), first("songo", 3)];
    for letter in &mut letters {
        for ply in 0..30 {
            let game = letter.game();
            let mut legal = game.position().legal_moves(game.rules()).iter();
            if let Some(hole) = legal.nth(ply % 2).or_else(|| legal.next()) {
                let mover = letter.writer();
                let _ = letter.play(Step::Move(hole));
                if let Some(mover) = mover {
                    letter.write_time(mover, Duration::from_secs(200));
                }
            }
        }
    }
    let mut own = first("awale", 1);
    let _ = own.play(Step::Resign);
    let _ = own.play(Step::Rematch);
    letters.push(own);
    let link = |letter: &Letter| letter.link().expect("a letter can be written");
    letters.iter().map(link).collect()
}

fn letter_bodies() -> Vec<String> {
    let body = |link: String| {
        let (text, _) = link.rsplit_once('.').expect("a checksum");
        text.trim_start_matches("#letter=1.").to_owned()
    };
    letters().into_iter().map(body).collect()
}

fn sample_statistics() -> Vec<String> {
    vec![sample!("statistics.ron"), "()".to_owned()]
}
