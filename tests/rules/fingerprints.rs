//! Fingerprints of rules never change: everything stored about a variant is keyed by them.

use std::collections::BTreeMap;

use awale_rules::{RuleSet, library};

/// Name and fingerprint of every built-in variant.
const PINNED: &str = include_str!("../data/fingerprints.txt");

#[test]
fn every_variant_keeps_its_fingerprint() {
    let pinned: BTreeMap<&str, u64> = PINNED
        .lines()
        .map(|line| {
            let (name, digits) = line.split_once(' ').unwrap();
            (name, u64::from_str_radix(digits, 16).unwrap())
        })
        .collect();
    let found: BTreeMap<&str, u64> = library::names()
        .map(|name| (name, library::load(name).unwrap().unwrap().fingerprint()))
        .collect();
    assert_eq!(found, pinned, "{found:x?}");
}

#[test]
fn rules_with_every_kind_of_parameter_keep_their_fingerprint() {
    let text = include_str!("../data/samples/own-rules.ron");
    let rules = awale_rules::parse_rule_file(text.as_bytes()).unwrap();
    assert_eq!(rules.fingerprint(), 0x9444_bdee_d38c_cc6d);
}

#[test]
fn variants_and_boards_differ() {
    let mut seen = BTreeMap::new();
    for name in library::names() {
        let rules = library::load(name).unwrap().unwrap();
        for board in rules.usual_boards() {
            let on_board: RuleSet = rules.on_board(board.clone()).unwrap();
            let other = seen.insert(on_board.fingerprint(), (name, board.clone()));
            assert_eq!(other, None, "{name} {board:?}");
        }
    }
}
