//! The entry functions of the fuzz targets, which the tests run too.
//!
//! Each entry parses its input as an external format, uses an accepted result, and asserts
//! invariants. An allocation budget per byte of input makes disproportionate work fail like a
//! panic.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, OnceLock};
use std::time::Duration;

use awale_engine::ai::Level;
use awale_engine::ai::generation::LayerProgress;
use awale_engine::ai::tables::EndgameTable;
use awale_engine::ai::tables::file::checksum;
use awale_engine::matches::archive::{FinishedGame, rules_of};
use awale_engine::matches::letter::{
    Letter, LetterStep, LiveConnection, MeetingKey, Terms, TimeControl,
};
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

// The path is explicit, as this file is in different places in the module trees of the fuzz targets
// and the tests.
#[path = "results.rs"]
pub mod results;

/// An entry: the name of its fuzz target, its function, and its seed corpus.
pub type Entry = (&'static str, fn(&[u8]), fn() -> Vec<String>);

/// Returns all entries.
pub fn entries() -> impl Iterator<Item = Entry> {
    ENTRIES.into_iter().chain(results::ENTRIES)
}

/// The entries in this file.
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
/// The fixed allocation budget in bytes, for messages, a few moves, and a round trip of a small
/// rule file.
const FIXED_BUDGET: u64 = 200_000;
/// The allocation budget per byte of a rule file.
const BUDGET_PER_RULE_BYTE: u64 = 100;

/// The allocation budget per byte of another program's game, as each move is played five times,
/// with its events.
const BUDGET_PER_FOREIGN_BYTE: u64 = 2_000;

/// The fixed allocation budget of a letter in bytes, as its rules may be compressed, and a forced
/// move takes no space.
const LETTER_BUDGET: u64 = 64 << 20;
/// The allocation budget per byte of a letter, as a byte may encode six moves, each of which is
/// replayed three times.
const BUDGET_PER_LETTER_BYTE: u64 = 20_000;

/// Runs `action`, and asserts that its allocations stay within `per_byte` for each of `bytes`.
fn check_budget(bytes: &[u8], per_byte: u64, action: impl FnOnce()) {
    check_budget_with(bytes, FIXED_BUDGET, per_byte, action);
}

/// Does the same as [`check_budget`], with the fixed budget `fixed`.
fn check_budget_with(bytes: &[u8], fixed: u64, per_byte: u64, action: impl FnOnce()) {
    let allocated = allocation_counter::measure(action).bytes_total;
    let budget = fixed + built_in_rules_cost() + per_byte * bytes.len() as u64;
    assert!(
        allocated <= budget,
        "{allocated} bytes allocated for an input of {}",
        bytes.len()
    );
}

/// Returns the number of bytes allocated to parse the most expensive built-in rule file, which an
/// input may name.
fn built_in_rules_cost() -> u64 {
    static COST: OnceLock<u64> = OnceLock::new();
    *COST.get_or_init(|| {
        let costs = library::all_names().filter_map(|name| {
            let bytes = library::text(name)?.len() as u64;
            let cost = allocation_counter::measure(|| drop(library::load(name))).bytes_total;
            assert!(
                cost <= FIXED_BUDGET + BUDGET_PER_RULE_BYTE * bytes,
                "{name}: {cost} bytes"
            );
            Some(cost)
        });
        costs.max().unwrap_or_default()
    })
}

/// Returns the rules of a built-in variant, which are parsed only once, as an entry may run
/// millions of times.
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

/// Parses `bytes` as a rule file; an accepted one must be playable and round-trip.
pub fn rule_file(bytes: &[u8]) {
    check_budget(bytes, BUDGET_PER_RULE_BYTE, || {
        match parse_rule_file(bytes) {
            Err(error) => assert!((1..=MAX_FINDINGS + 1).contains(&error.findings.len())),
            Ok(rules) => {
                play(&Arc::new(rules.clone()));
                assert_eq!(round_trip(&rules), rules);
                assert!(rules.usual_boards().count() > 0);
            }
        }
    });
}

fn round_trip(rules: &RuleSet) -> RuleSet {
    let text = write_rule_file(rules.spec());
    parse_rule_file(text.as_bytes()).expect("a written rule file is valid")
}

fn play(rules: &Arc<RuleSet>) {
    let mut game = Game::new(Arc::clone(rules), Side::South, &mut ());
    for ply in 0..PLIES {
        let legal = game.position().legal_moves(rules);
        let Some(mv) = legal.iter().nth(ply % legal.len().max(1)) else {
            break;
        };
        assert!(game.play(mv, &mut ()).is_ok());
    }
}

/// Parses `bytes` as a draft of the rule workshop.
pub fn draft(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    check_budget(bytes, 100, || {
        let Ok(draft) = ron::from_str::<Draft>(text) else {
            return;
        };
        assert!(draft.problems().len() <= MAX_FINDINGS + 1);
        match draft.rules() {
            Ok(rules) => {
                play(rules);
                assert_eq!(round_trip(rules), **rules);
            }
            Err(problems) => assert!(!problems.is_empty()),
        }
        let reread = ron::to_string(&draft).expect("a draft can be written");
        let reread: Draft = ron::from_str(&reread).expect("a written draft is valid");
        assert!(reread.is_like(&draft));
    });
}

/// Parses `bytes` as a position of awale, and sets up an accepted one.
pub fn position(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let rules = built_in("awale");
    check_budget(bytes, 20, || {
        let mut editor = PositionEditor::at_start(&rules);
        let is_accepted = editor.read(text, &rules).is_ok();
        match Placement::parse(text, &rules) {
            Ok(placement) => {
                let set_up = Position::set_up(&rules, &placement, &mut ());
                let total: u16 = placement.holes.iter().chain(&placement.lofts).sum();
                assert_eq!(set_up.total_seeds(), total);
                assert!(is_accepted && *editor.placement() == placement);
                let text = placement.text(rules.geometry());
                assert_eq!(Placement::parse(&text, &rules), Ok(placement));
            }
            Err(error) => assert!(error.to_string().len() < 500),
        }
    });
}

/// Replays `bytes` as a line, with built-in rules.
pub fn replay_line(bytes: &[u8]) {
    let Ok(line) = std::str::from_utf8(bytes) else {
        return;
    };
    let rules = built_in_by_name();
    check_budget(bytes, 600, || {
        let load = |name: &str| rules.get(name).cloned().ok_or_else(|| name.to_owned());
        if let Ok(answer) = replay(line, load) {
            assert!(answer.split_whitespace().count() <= line.split_whitespace().count());
        }
    });
}

/// Parses `bytes` as a game file; an accepted one must round-trip, and so must its tree under the
/// rules of awale.
pub fn game_file(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let rules = built_in("awale");
    check_budget(bytes, 600, || {
        let Ok(record) = text.parse::<GameRecord>() else {
            return;
        };
        assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
        let replayed = record.replay(Arc::clone(&rules));
        if let Ok(tree) = record.replay_tree(Arc::clone(&rules)) {
            let game = replayed.expect("a game is valid without its variations");
            assert_eq!(tree.game().positions(), game.positions());
            let reread = GameRecord::of_tree(&tree, "awale", &[]);
            let parsed = reread.to_string().parse::<GameRecord>();
            assert_eq!(parsed.as_ref(), Ok(&reread));
            let rebuilt = reread.replay_tree(rules).expect("a tree fits its rules");
            assert_eq!(GameRecord::of_tree(&rebuilt, "awale", &[]), reread);
        }
    });
}

/// Parses `bytes` as a game of another program, in the recognized notation; an accepted one must
/// round-trip.
pub fn exchange(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    check_budget(bytes, BUDGET_PER_FOREIGN_BYTE, || {
        let notation = notations::recognize(text);
        let named = notations::rules_named(text, notation);
        let rules = built_in(named.unwrap_or("abapa"));
        let Ok(record) = notations::read(text, notation, &rules) else {
            return;
        };
        let parsed = |record: &GameRecord| record.replay_tree(Arc::clone(&rules));
        let tree = parsed(&record).expect("what was read was played");
        let written = notations::write(&tree, &[], notation);
        if let Ok(written) = written {
            let reread = notations::read(&written, notation, &rules);
            let reread = parsed(&reread.expect("what was written is read"));
            let line = |tree: &GameTree| tree.line().collect::<Vec<_>>();
            assert_eq!(reread.as_ref().map(line), Ok(line(&tree)));
        }
    });
}

/// Parses `bytes` as an archived game, with embedded or built-in rules.
pub fn archive(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    check_budget(bytes, 600, || {
        let summary = FinishedGame::read(text);
        let Ok(record) = text.parse::<GameRecord>() else {
            return;
        };
        assert_eq!(summary, Ok(FinishedGame::of(&record)));
        if let Some(Ok(rules)) = rules_of(&record)
            && let Ok(tree) = record.replay_tree(rules)
        {
            assert!(tree.step() <= tree.size() && tree.line().count() == tree.line_length());
        }
    });
}

/// Parses `bytes` as a saved match; an accepted one must round-trip.
pub fn saved_match(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    check_budget(bytes, 600, || {
        if let Ok(saved) = SavedMatch::from_text(text) {
            let written = saved.to_text().expect("a match can be written");
            let reread = SavedMatch::from_text(&written).expect("a written match is valid");
            assert_eq!(reread.tree.step(), saved.tree.step());
            assert_eq!(reread.tree.size(), saved.tree.size());
            assert_eq!(reread.setup.rules, saved.setup.rules);
            play(&saved.setup.rules);
        }
    });
}

/// Parses `bytes` as a saved match, after adding a matching header and checksum.
pub fn sealed_match(bytes: &[u8]) {
    if let Ok(body) = std::str::from_utf8(bytes) {
        saved_match(with_header_and_checksum(body).as_bytes());
    }
}

fn with_header_and_checksum(body: &str) -> String {
    let text = format!("awale match 1\n{body}\n");
    let sum = fnv1a(text.as_bytes());
    format!("{text}end {sum:016x}\n")
}

/// The fixed allocation budget of a link in bytes, as its rules may be compressed.
const LINK_BUDGET: u64 = BUDGET_PER_RULE_BYTE * MAX_FILE_BYTES as u64;

/// Parses `bytes` as a link; an accepted one must round-trip.
pub fn link(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    check_budget_with(bytes, LINK_BUDGET, 600, || {
        let Ok(linked) = LinkedGame::read(text) else {
            return;
        };
        // It may be too long to leave room for an address before it.
        if let Ok(link) = linked.link() {
            let reread = LinkedGame::read(&link).expect("a written link is valid");
            assert_eq!(reread.variant, linked.variant);
            assert_eq!(reread.game.positions(), linked.game.positions());
            assert_eq!(reread.game.rules(), linked.game.rules());
        }
    });
}

/// Parses `bytes` as a letter; an accepted one must round-trip.
pub fn letter(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    check_budget_with(bytes, LETTER_BUDGET, BUDGET_PER_LETTER_BYTE, || {
        let Ok(opened) = Letter::open(text) else {
            return;
        };
        let link = opened.letter.link().expect("a letter can be written");
        let reread = Letter::open(&link).expect("a written letter is valid");
        assert_eq!(reread.letter.steps(), opened.letter.steps());
        assert_eq!(reread.letter.conditions(), opened.letter.conditions());
    });
}

/// Parses `bytes` as a letter, after adding a matching checksum.
pub fn sealed_letter(bytes: &[u8]) {
    if let Ok(body) = std::str::from_utf8(bytes) {
        let text = format!("#letter=1.{body}.");
        let sum = fnv1a(text.as_bytes());
        letter(format!("{text}{sum:016x}").as_bytes());
    }
}

/// Parses `bytes` as a player's statistics; accepted ones must count another game.
pub fn statistics(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let rules = built_in("awale");
    check_budget(bytes, 100, || {
        let Ok(mut statistics) = ron::from_str::<Statistics>(text) else {
            return;
        };
        let count_before = statistics.records().count();
        let outcome = Outcome::of([30, 18], EndReason::Stuck);
        statistics.record(&rules, "awale", Level::Club, Side::South, &outcome);
        let count_after = statistics.records().count();
        assert!(count_after == count_before || count_after == count_before + 1);
        assert!(statistics.total().won() > 0);
        let written = ron::to_string(&statistics).expect("statistics can be written");
        assert_eq!(ron::from_str(&written).as_ref(), Ok(&statistics));
    });
}

/// The number of plies to play with a table.
const TABLE_PLIES: usize = 20;
/// The fixed allocation budget for tables in bytes, as any input fills tables of the same size, and
/// each ply looks up its line.
const TABLE_BUDGET: u64 = 600_000;

/// Repeats `bytes` as the values of endgame tables for awale, with matching checksums, and plays
/// with the resulting tables; also parses `bytes` itself as a file.
pub fn sealed_table(bytes: &[u8]) {
    let rules = built_in("awale");
    let Some(mut table) = EndgameTable::empty(&rules) else {
        panic!("awale has no tables");
    };
    check_budget_with(bytes, TABLE_BUDGET, 100, || {
        let mut file = Vec::new();
        // Writing to memory can't fail.
        let _ = table.write_header(&mut file);
        let mut values = bytes.iter().copied().cycle();
        for seeds in 0..=MAX_FUZZED_SEEDS {
            let entries = table.entries(seeds);
            let [values, distances] =
                [(); 2].map(|()| values.by_ref().take(entries).collect::<Vec<u8>>());
            file.extend_from_slice(&seeds.to_le_bytes());
            file.extend_from_slice(&checksum(&values, &distances).to_le_bytes());
            file.extend(values.into_iter().chain(distances));
        }
        if let Ok(read) = EndgameTable::read(&rules, &mut &file[..]) {
            play_best_moves(&read, &rules);
            table = read;
        }
        let _ = EndgameTable::read(&rules, &mut &*bytes);
    });
}

/// Plays the best moves of a table, starting from a board with few seeds.
fn play_best_moves(table: &EndgameTable, rules: &Arc<RuleSet>) {
    let text = "0-0-0-1-0-1-1-0-0-0-1-0-22-22-S";
    let Ok(placement) = Placement::parse(text, rules) else {
        panic!("invalid board");
    };
    let mut game = Game::set_up(Arc::clone(rules), &placement, &mut ());
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

/// The maximum number of seeds in the generated layers.
const MAX_FUZZED_SEEDS: u16 = 4;

fn table_values() -> Vec<String> {
    let rules = built_in("awale");
    let mut table = EndgameTable::empty(&rules).expect("awale has tables");
    let mut file = Vec::new();
    for seeds in 0..=2 {
        assert!(table.grow(1, &LayerProgress::default()));
        table
            .write_layer(seeds, &mut file)
            .expect("memory can be written");
    }
    // The conversion may be lossy, as all corpus inputs are strings.
    vec![
        String::from_utf8_lossy(&file).into_owned(),
        "\u{1}".to_owned(),
        "!~".to_owned(),
    ]
}

/// A rule file with errors.
const INVALID_RULES: &str = "(name: \"x\", also_played_on: [(holes: 2), (seeds: 21), ], capture: (counts: Only([0, 721, ])))";

fn rule_files() -> Vec<String> {
    // Leave out most texts, which would take up most of the time.
    let parameters = library::all_names().map(|name| {
        let mut spec = built_in(name).spec().clone();
        for text in [&mut spec.about, &mut spec.origin, &mut spec.source] {
            *text = LocalText::default();
        }
        write_rule_file(&spec)
    });
    let complete = library::text("awale").map(str::to_owned);
    let own_rules = write_rule_file(sample_rules().spec());
    parameters
        .chain(complete)
        .chain([
            own_rules,
            sample!("own-rules.ron"),
            INVALID_RULES.to_owned(),
        ])
        .collect()
}

fn sample_rules() -> RuleSet {
    parse_rule_file(include_bytes!("../../tests/data/samples/own-rules.ron")).expect("a rule file")
}

fn drafts() -> Vec<String> {
    let text = sample!("draft.ron");
    let spec = sample_rules().spec().clone();
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

/// Returns a short game in every notation that can express it.
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
        linked("my own", Arc::new(sample_rules())),
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
            if let Some(mv) = legal.nth(ply % 2).or_else(|| legal.next()) {
                let mover = letter.writer();
                let _ = letter.play(LetterStep::Move(mv));
                if let Some(mover) = mover {
                    letter.record_time(mover, Duration::from_secs(200));
                }
            }
        }
    }
    let mut own_rules = first("awale", 1);
    let _ = own_rules.play(LetterStep::Resign);
    let _ = own_rules.play(LetterStep::Rematch);
    letters.push(own_rules);
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
