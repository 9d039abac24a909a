//! All problems of a rule file are reported at once, each with its position.

use awale_engine::text::{Language, Messages, problem};
use awale_rules::limits::MAX_FILE_BYTES;
use awale_rules::problem::SourceLocation;
use awale_rules::{RuleFileError, RuleProblem, parse_rule_file};

fn error(text: &str) -> RuleFileError {
    parse_rule_file(text.as_bytes()).expect_err(text)
}

/// Returns the only finding as its line and message.
fn only_finding(text: &str) -> (usize, String) {
    match &error(text).findings[..] {
        [(Some(place), found)] => {
            let messages = Messages::new(Language::default());
            (place.line, problem::problem(&messages, found))
        }
        findings => panic!("{text}: {findings:?}"),
    }
}

#[test]
fn only_the_name_is_required() {
    let rules = parse_rule_file(b"(name: \"mine\")").unwrap();
    assert_eq!((rules.geometry().row(), rules.seeds_per_hole()), (6, 4));
    assert!(rules.end().repetition.is_some());
    assert_eq!(
        only_finding("(format: 1)").1,
        "The field `name` is missing."
    );
}

#[test]
fn syntax_errors_have_plain_words_and_a_line() {
    let cases = [
        (
            "(name: \"x\",\n board: (hole: 6))",
            2,
            "field `hole`; expected one of `rows`, `holes`, `seeds`, `direction`",
        ),
        (
            "(name: \"x\",\n\n play: (from: Everywhere))",
            3,
            "value `Everywhere`; expected one of `Own`, `Any`",
        ),
        (
            "(name: \"x\", end: (remaining: NotStuckElse(LastCapturer)))",
            1,
            "value `LastCapturer`",
        ),
        (
            "(name: \"x\", play: (min_seeds: 2, min_seeds: 3))",
            1,
            "`min_seeds` appears twice",
        ),
        (
            "(name: \"x\", play: (min_seeds: \"two\"))",
            1,
            "Expected integer",
        ),
        (
            "(name: \"x\", play: (min_seeds: 1.5))",
            1,
            "Not a valid rule file",
        ),
        (
            "(name: \"x\", sowing: (skip_start: 1))",
            1,
            "Expected boolean",
        ),
        ("(name: 7)", 1, "a map of strings per language"),
        ("(name: \"x\"", 1, "ends too early"),
        ("", 1, "Expected opening `(`"),
        ("[]", 1, "Expected opening `(`"),
        ("(name: \"x\") more", 1, "text after the closing bracket"),
    ];
    for (text, line, words) in cases {
        let (found_line, message) = only_finding(text);
        assert_eq!(found_line, line, "{text}: {message}");
        assert!(message.contains(words), "{text}: {message}");
        assert!(!message.contains("Spec"), "{text}: {message}");
    }
}

#[test]
fn all_invalid_values_are_reported_at_once() {
    let text = "(
    format: 3,
    name: \" \",
    board: (holes: 1, seeds: 21),
    also_played_on: [(holes: 19)],
    play: (from: Any, min_seeds: 0, leave: 2, feeding: Required, reach_opponent: true),
    sowing: (relay: Some((stop_counts: Only([]), max_laps: 1001))),
    flow_capture: Some((counts: Between(4, 3))),
    capture: (counts: Only([0, 721])),
    end: (seeds_left_below: Some(0), repetition: Some((occurrences: 1))),
)";
    let findings = error(text).findings;
    let messages: Vec<_> = findings
        .iter()
        .map(|(place, problem)| (place.map(|p| p.line), problem.field()))
        .collect();
    let expected = [
        (Some(2), "format"),
        (Some(3), "name"),
        (Some(4), "board.holes"),
        (Some(4), "board.seeds"),
        (Some(5), "also_played_on.0.holes"),
        (Some(6), "play.min_seeds"),
        (Some(6), "play.leave"),
        (Some(6), "play.leave"),
        (Some(6), "play.feeding"),
        (Some(6), "play.reach_opponent"),
        (Some(7), "sowing.relay.stop_counts"),
        (Some(7), "sowing.relay.max_laps"),
        (Some(8), "flow_capture.counts"),
        (Some(9), "capture.counts"),
        (Some(9), "capture.counts"),
        (Some(10), "end.seeds_left_below"),
        (Some(10), "end.repetition.occurrences"),
    ];
    assert_eq!(messages, expected);
}

#[test]
fn numbers_beyond_every_range_are_still_findings() {
    let text = "(name: \"x\", board: (holes: -9000000000), capture: (counts: AtLeast(9000000000)))";
    assert_eq!(error(text).findings.len(), 2);
}

#[test]
fn other_files_are_rejected_at_once() {
    let huge = vec![b'('; 10_000_000];
    assert_eq!(
        parse_rule_file(&huge).unwrap_err().findings,
        [(
            None,
            RuleProblem::TooLarge {
                limit: MAX_FILE_BYTES
            }
        )]
    );
    let binary = parse_rule_file(b"(name:\n \xff\xfe").unwrap_err().findings;
    assert_eq!(
        binary,
        [(
            Some(SourceLocation { line: 2, column: 2 }),
            RuleProblem::NotText
        )]
    );
    let nested = "[".repeat(MAX_FILE_BYTES);
    assert!(matches!(
        &error(&nested).findings[..],
        [(Some(_), RuleProblem::Syntax(_))]
    ));
    let deep_text = format!("(name: {})", "{\"en\": ".repeat(1000));
    assert!(matches!(
        &error(&deep_text).findings[..],
        [(Some(_), RuleProblem::Syntax(_))]
    ));
}

#[test]
fn a_byte_order_mark_is_accepted() {
    assert!(parse_rule_file("\u{feff}(name: \"x\")".as_bytes()).is_ok());
}
