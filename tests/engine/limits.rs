//! Parsing takes linear time for any text. The measure is the number of bytes allocated;
//! `rules::locate` tests that findings are located in one pass.

use std::sync::Arc;

use awale_engine::text::{Language, Messages, problem};
use awale_rules::game_file::{GameFileError, GameRecord};
use awale_rules::limits::{
    MAX_ALIASES, MAX_BOARDS, MAX_FILE_BYTES, MAX_FINDINGS, MAX_LISTED_COUNTS, MAX_NAME_LENGTH,
    MAX_TAGS, MAX_TEXT_LENGTH,
};
use awale_rules::replay::replay_line;
use awale_rules::spec::BoardSpec;
use awale_rules::{Placement, RuleProblem, library, parse_rule_file};

/// The allocation budget for a rule file, in bytes: per byte of the file, and constant.
const PER_BYTE: u64 = 40;
const ALWAYS: u64 = 100_000;

fn allocated(work: impl FnOnce()) -> u64 {
    allocation_counter::measure(work).bytes_total
}

/// Parses a file within its budget, and returns its problems.
fn findings(text: &str) -> Vec<RuleProblem> {
    let mut found = Vec::new();
    let bytes = allocated(|| {
        if let Err(error) = parse_rule_file(text.as_bytes()) {
            let messages = Messages::new(Language::default());
            let words = allocated(|| {
                for (_, finding) in &error.findings {
                    assert!(problem::problem(&messages, finding).chars().count() < 400);
                }
            });
            assert!(words < 10_000_000, "{words} bytes for the messages");
            assert!(error.findings.len() <= MAX_FINDINGS + 1);
            assert!(error.to_string().len() < 40_000);
            allocation_counter::opt_out(|| {
                found = error
                    .findings
                    .into_iter()
                    .map(|(_, finding)| finding)
                    .collect();
            });
        }
    });
    // Loading a language's messages costs the same for every file.
    let messages = allocated(|| drop(Messages::new(Language::default())));
    let budget = PER_BYTE * text.len() as u64 + ALWAYS + 2 * messages;
    assert!(bytes <= budget, "{bytes} of {budget} bytes: {:.60}", text);
    found
}

#[test]
fn an_error_repeated_a_thousand_times_is_reported_once() {
    let zeros = vec!["0"; 32_000].join(",");
    let found = findings(&format!(
        "(name: \"x\", capture: (counts: Only([{zeros}])))"
    ));
    assert_eq!(
        found,
        [
            RuleProblem::TooMany {
                field: "capture.counts".to_owned(),
                found: 32_000,
                limit: MAX_LISTED_COUNTS,
            },
            RuleProblem::OutOfRange {
                field: "capture.counts".to_owned(),
                found: 0,
                low: 1,
                high: 720,
            },
        ]
    );
}

#[test]
fn each_game_is_played_on_every_row_that_its_board_can_have() {
    for name in library::all_names() {
        let rules = library::load(name).unwrap().unwrap();
        let board = &rules.spec().board;
        let (low, high) = if board.has_four_rows() {
            (4, 13)
        } else {
            (2, 18)
        };
        for holes in -1..=20 {
            let problems = rules.on_board(BoardSpec {
                holes,
                start: Vec::new(),
                start_of_north: Vec::new(),
                ..board.clone()
            });
            let problems = problems.err().unwrap_or_default();
            let of_holes: Vec<&RuleProblem> = problems
                .iter()
                .filter(|problem| problem.field() == "board.holes")
                .collect();
            let out_of_range = RuleProblem::OutOfRange {
                field: "board.holes".to_owned(),
                found: holes,
                low,
                high,
            };
            if (low..=high).contains(&holes) {
                assert!(of_holes.is_empty(), "{name}, {holes}: {of_holes:?}");
            } else {
                assert_eq!(of_holes, [&out_of_range], "{name}");
            }
        }
    }
}

#[test]
fn a_list_of_boards_has_a_limit_and_no_duplicates() {
    let boards = vec!["(holes:7)"; 24_000].join(",");
    let found = findings(&format!("(name: \"x\", also_played_on: [{boards}])"));
    let too_many = RuleProblem::TooMany {
        field: "also_played_on".to_owned(),
        found: 24_000,
        limit: MAX_BOARDS,
    };
    assert_eq!(found, [too_many]);
    let boards = vec!["(holes: 7), ()"; MAX_BOARDS / 2].join(",");
    let text = format!("(name: \"x\", also_played_on: [{boards}])");
    let rules = parse_rule_file(text.as_bytes()).unwrap();
    assert_eq!(rules.usual_boards().count(), 2);
}

#[test]
fn findings_beyond_the_limit_are_counted() {
    let boards: Vec<String> = (0..MAX_BOARDS)
        .map(|index| format!("(holes: {}, seeds: {})", 100 + index, 200 + index))
        .collect();
    let found = findings(&format!(
        "(name: \"x\", also_played_on: [{}])",
        boards.join(",\n")
    ));
    assert_eq!(found.len(), MAX_FINDINGS + 1);
    let more = RuleProblem::More {
        count: 2 * MAX_BOARDS - MAX_FINDINGS,
    };
    assert_eq!(found.last(), Some(&more));
}

#[test]
fn texts_and_names_have_a_limit() {
    let long = "é".repeat(MAX_TEXT_LENGTH + 1);
    let aliases = vec!["\"a\""; MAX_ALIASES + 1].join(",");
    let languages: Vec<String> = (0..5_000)
        .map(|index| format!("\"{index}\":\"\""))
        .collect();
    let found = findings(&format!(
        "(name: \"{long}\", aliases: [{aliases}], origin: {{{}}}, about: {{\"{long}\": \"{long}\"}}, proposed_by: \"{long}\")",
        languages.join(",")
    ));
    let reported: Vec<(&str, bool)> = found
        .iter()
        .map(|finding| {
            (
                finding.field(),
                matches!(finding, RuleProblem::TooLong { .. }),
            )
        })
        .collect();
    assert_eq!(
        reported,
        [
            ("name", true),
            ("aliases", false),
            ("origin", false),
            ("proposed_by", true),
            ("about", true),
            ("about", true),
        ]
    );
    let longest = "é".repeat(MAX_NAME_LENGTH);
    let fits = format!(
        "(name: \"{longest}\", about: \"{}\")",
        "é".repeat(MAX_TEXT_LENGTH)
    );
    assert!(parse_rule_file(fits.as_bytes()).is_ok());
}

#[test]
fn deep_nesting_long_words_and_unknown_fields_are_rejected_cheaply() {
    let nested = |open: &str| open.repeat(MAX_FILE_BYTES / open.len() - 20);
    let long = "a".repeat(MAX_FILE_BYTES - 100);
    for text in [
        nested("("),
        nested("[{"),
        nested("Some("),
        format!("(name: {}", nested("(")),
        format!("(name: {}", nested("{\"en\":")),
        format!("(sowing: (relay: {}", nested("Some(")),
        format!("(name: {}", nested("/*")),
        format!("{long}: 1"),
        format!("(name: \"x\", {long}: 1)"),
        format!("(name: \"x\", play: (from: {long}))"),
        format!("(name: {long})"),
        format!("(name: \"{long}"),
        format!("(name: r###\"{long}"),
        format!("(name: \"x\", board: (holes: {}))", "9".repeat(200_000)),
        format!("(name: \"x\"{}", ", unknown: 1".repeat(20_000)),
        format!("(name: \"x\", {}board: (holes: 0))", "\n".repeat(250_000)),
        format!(
            "(name: \"x\", {}board: (holes: 0))",
            "// }\n".repeat(50_000)
        ),
        format!("{}(name: \"\")", "#![enable(implicit_some)]".repeat(10_000)),
    ] {
        assert!(!findings(&text).is_empty());
    }
}

#[test]
fn large_numbers_are_reported_in_full() {
    let text = format!(
        "(name: \"x\", format: {}, board: (holes: {}), capture: (counts: Between({}, 2)))",
        i64::MAX,
        i64::MIN,
        i64::MAX - 1
    );
    for language in Language::all() {
        let messages = Messages::new(language);
        let words: Vec<String> = findings(&text)
            .iter()
            .map(|finding| problem::problem(&messages, finding))
            .collect();
        let words = words.join("\n");
        for number in [
            "9223372036854775807",
            "-9223372036854775808",
            "9223372036854775806",
        ] {
            assert!(words.contains(number), "{words}");
        }
    }
}

/// Returns the number of bytes allocated to read and replay `text` as a game of nyakun, with and
/// without its variations.
fn game_bytes(text: &str) -> u64 {
    let rules = library::load("nyakun").unwrap().unwrap();
    allocated(|| {
        let record: GameRecord = text.parse().unwrap();
        let _ = record.replay(Arc::clone(&rules));
        let _ = record.replay_tree(rules).map(|tree| tree.size());
    })
}

#[test]
fn game_files_take_linear_work() {
    let start = "[Start \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"]\n";
    let comments = |count: usize| format!("{start}A {}", "(B {said}) (B {more}) ".repeat(count));
    let nested = |count: usize| format!("{start}A {}", "({said})".repeat(count));
    let variations = |count: usize| format!("{start}A b C d {}", "(a F (b C)) (c) ".repeat(count));
    for make in [&comments as &dyn Fn(usize) -> String, &nested, &variations] {
        let (small, large) = (make(2_000), make(8_000));
        let (few, many) = (game_bytes(&small), game_bytes(&large));
        assert!(
            many <= 5 * few + ALWAYS && many <= 300 * large.len() as u64,
            "{few} bytes for {}, {many} for {}: {small:.60}",
            small.len(),
            large.len()
        );
    }
}

#[test]
fn the_tags_of_a_game_have_a_limit() {
    let text = "[x \"\"]\n".repeat(MAX_TAGS + 1);
    let error = text.parse::<GameRecord>().unwrap_err();
    assert!(matches!(error, GameFileError::TooManyTags(place) if place.line == MAX_TAGS + 1));
}

#[test]
fn errors_quote_only_the_beginning_of_the_input() {
    let rules = library::load("awale").unwrap().unwrap();
    let long = "x".repeat(1_000_000);
    let of_position = |text: &str| Placement::parse(text, &rules).unwrap_err();
    for error in [
        of_position(&format!("{long}-4-4-4-4-4-4-4-4-4-4-4-0-0-S")),
        of_position(&format!("4-4-4-4-4-4-4-4-4-4-4-4-0-0-{long}")),
        rules.geometry().parse_hole(&long).unwrap_err(),
    ] {
        assert!(error.to_string().len() < 300);
    }
    let answer = replay_line(&format!("awale {long}"), |_| Ok(Arc::clone(&rules))).unwrap();
    assert!(answer.len() < 300 && answer.ends_with("|ILLEGAL"));
}

#[test]
fn every_text_format_may_begin_with_a_byte_order_mark() {
    let rules = library::load("awale").unwrap().unwrap();
    let position = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    let marked = format!("\u{feff}{position}");
    assert!(Placement::parse(&marked, &rules).is_ok());
    assert!(parse_rule_file("\u{feff}(name: \"x\")".as_bytes()).is_ok());
    let game = format!("\u{feff}[Start \"{position}\"] A");
    assert_eq!(game.parse::<GameRecord>().unwrap().moves.len(), 1);
    let answer = replay_line("\u{feff}awale A", |name| {
        assert_eq!(name, "awale");
        Ok(rules)
    });
    assert!(answer.unwrap().starts_with("awale A|"));
    let saved = super::samples::sample("match-awale.txt");
    assert!(awale_engine::matches::SavedMatch::from_text(&format!("\u{feff}{saved}")).is_ok());
}
