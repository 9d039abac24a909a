//! What is wrong with a rule file is said plainly, with its place, and all at once.

use awale::rules::problem::FilePlace;
use awale::rules::rule_file::MAX_FILE_BYTES;
use awale::rules::{RuleFileError, RuleProblem, parse_rule_file};

fn error(text: &str) -> RuleFileError {
    parse_rule_file(text.as_bytes()).expect_err(text)
}

/// The only finding, which must be a syntax error.
fn syntax(text: &str) -> (FilePlace, String) {
    match &error(text).findings[..] {
        [(Some(place), RuleProblem::Syntax(said))] => (*place, said.clone()),
        findings => panic!("{text}: {findings:?}"),
    }
}

#[test]
fn a_name_is_all_that_a_file_must_have() {
    let rules = parse_rule_file(b"(name: \"mine\")").unwrap();
    assert_eq!((rules.geometry().row(), rules.seeds_per_hole()), (6, 4));
    assert!(rules.end().repetition.is_some());
    let (_, said) = syntax("(format: 1)");
    assert!(said.contains("name"), "{said}");
}

#[test]
fn unknown_fields_and_values_and_wrong_types_are_placed() {
    let cases = [
        ("(name: \"x\",\n board: (hole: 6))", (2, "hole")),
        (
            "(name: \"x\",\n\n play: (from: Everywhere))",
            (3, "Everywhere"),
        ),
        ("(name: \"x\", play: (min_seeds: \"two\"))", (1, "")),
        ("(name: \"x\", play: (min_seeds: 1.5))", (1, "")),
        (
            "(name: \"x\", play: (min_seeds: 2, min_seeds: 3))",
            (1, "min_seeds"),
        ),
        (
            "(name: \"x\", end: (remaining: NotStuckElse(LastCapturer)))",
            (1, "LastCapturer"),
        ),
        ("(name: 7)", (1, "string")),
        ("(name: \"x\"", (1, "")),
        ("", (1, "")),
        ("(name: \"x\") more", (1, "")),
    ];
    for (text, (line, word)) in cases {
        let (place, said) = syntax(text);
        assert_eq!(place.line, line, "{text}: {said}");
        assert!(said.contains(word) && !said.is_empty(), "{text}: {said}");
    }
}

#[test]
fn all_that_makes_no_sense_is_reported_at_once() {
    let text = "(
    format: 2,
    name: \" \",
    board: (holes: 2, seeds: 21),
    also_played_on: [(holes: 19)],
    play: (from: Any, min_seeds: 0, leave: 2, feeding: Required, reach_opponent: true),
    sowing: (relay: Some((stop_counts: Only([]), max_laps: 1001))),
    flow_capture: Some((counts: Between(4, 3))),
    capture: (counts: Only([0, 721])),
    end: (seeds_left_below: Some(0), repetition: Some((occurrences: 1))),
)";
    let findings = error(text).findings;
    let said: Vec<_> = findings
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
    assert_eq!(said, expected);
}

#[test]
fn numbers_beyond_every_range_are_still_findings() {
    let text = "(name: \"x\", board: (holes: -9000000000), capture: (counts: AtLeast(9000000000)))";
    assert_eq!(error(text).findings.len(), 2);
}

#[test]
fn files_that_are_no_rule_files_are_refused_at_once() {
    let huge = vec![b'('; 10_000_000];
    assert_eq!(
        parse_rule_file(&huge).unwrap_err().findings,
        [(
            None,
            RuleProblem::TooLarge {
                bytes: 10_000_000,
                limit: MAX_FILE_BYTES
            }
        )]
    );
    let binary = parse_rule_file(b"(name:\n \xff\xfe").unwrap_err().findings;
    assert_eq!(
        binary,
        [(Some(FilePlace { line: 2, column: 2 }), RuleProblem::NotText)]
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
fn a_byte_order_mark_is_no_mistake() {
    assert!(parse_rule_file("\u{feff}(name: \"x\")".as_bytes()).is_ok());
}
