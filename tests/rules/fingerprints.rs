//! The numbers under which everything about a variant is kept stay what they are.

use std::collections::BTreeMap;

use awale::rules::{RuleSet, library};

use super::versions::sample;

/// Name, fingerprint, and fingerprint in version 0.1 of every built-in variant.
const PINNED: &str = include_str!("../data/fingerprints.txt");

#[test]
fn every_variant_has_the_fingerprints_it_always_had() {
    let pinned: BTreeMap<&str, [u64; 2]> = PINNED
        .lines()
        .map(|line| {
            let [name, today, earlier] = line.split(' ').collect::<Vec<_>>()[..] else {
                panic!("{line}");
            };
            let number = |digits| u64::from_str_radix(digits, 16).unwrap();
            (name, [number(today), number(earlier)])
        })
        .collect();
    let found: BTreeMap<&str, [u64; 2]> = library::names()
        .map(|name| {
            let rules = library::load(name).unwrap().unwrap();
            let earlier = rules.fingerprint_of_version_0_1();
            assert!(rules.is_known_as(rules.fingerprint()) && rules.is_known_as(earlier));
            (name, [rules.fingerprint(), earlier])
        })
        .collect();
    assert_eq!(found, pinned, "{found:x?}");
}

#[test]
fn rules_with_every_kind_of_parameter_have_them_too() {
    let text = sample("own-rules.ron");
    let rules = awale::rules::parse_rule_file(text.as_bytes()).unwrap();
    assert_eq!(rules.fingerprint_of_version_0_1(), 0x2849_c51e_aeb1_5a84);
    assert_eq!(rules.fingerprint(), 0x9444_bdee_d38c_cc6d);
}

#[test]
fn variants_and_boards_differ() {
    let mut seen = BTreeMap::new();
    for name in library::names() {
        let rules = library::load(name).unwrap().unwrap();
        for board in rules.usual_boards() {
            let on_board: RuleSet = rules.on_board(board).unwrap();
            let other = seen.insert(on_board.fingerprint(), (name, board));
            assert_eq!(other, None, "{name} {board:?}");
        }
    }
}
