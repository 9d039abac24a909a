//! Tests that every kind of rule has its lesson, and that lessons are offered on new kinds.

use std::collections::BTreeSet;

use super::*;
use crate::lessons::kind::{RuleKind, kinds};
use crate::lessons::library::{first_lesson_for, lesson_on, taught_by};
use awale_rules as rules;

/// The built-in variants with the kinds of their rules, except [`RuleKind::Sowing`].
const VARIANTS: [(&str, &[RuleKind]); 45] = {
    use RuleKind::*;
    [
        ("2-4", &[Relay, OwnSide, SeedLeft, Passing]),
        ("2-4-1996", &[Relay, SeedLeft, MustReach, Passing]),
        ("abidjan", &[]),
        ("abidjan-youngest", &[]),
        ("adji-boto", &[SeedLeft]),
        ("adjito", &[Opposite]),
        ("africa-imports", &[]),
        ("awale", &[]),
        ("awale-1996", &[MustReach]),
        ("dakar", &[]),
        ("darra", &[OwnSide, FlowCapture, Passing]),
        ("french-wari", &[Relay, Opposite]),
        ("halusa", &[OwnSide]),
        ("jodu", &[Relay, Opposite, Passing]),
        ("kale", &[]),
        ("nyakun", &[AnyHole]),
        ("ot-tjin", &[Relay, OwnSide]),
        ("oware", &[Relay, OwnSide, FlowCapture, Passing]),
        ("songo-duala", &[OwnSide]),
        ("vai-lung-thlan", &[OwnSide, Passing]),
        ("wari", &[Penalty]),
        ("wouri", &[Relay, OwnSide, FlowCapture, Passing]),
        ("abapa", &[]),
        ("kalah", &[Store, Again, Facing]),
        ("congklak", &[Relay, Passing, Store, Again, Facing, Rounds]),
        ("sungka", &[Relay, Passing, Store, Again, Facing]),
        ("ohvalhu", &[Relay, Store, Again, Facing, Rounds]),
        ("mangala", &[Store, Again, Facing, SeedBack]),
        ("togyzqumalaq", &[SeedBack, Special]),
        ("bestemshe", &[SeedBack]),
        ("songo", &[]),
        ("ayoayo", &[Relay, Facing]),
        ("layli-goobalay", &[Relay, Facing, Special]),
        ("enkeshui", &[Relay, Facing, Special]),
        ("gebeta", &[Relay, Passing, Again, Special, Rounds]),
        ("ba-awa", &[Relay, OwnSide, FlowCapture, Passing, Rounds]),
        ("pallanguzhi", &[FlowCapture, NextHole, Across, Rounds]),
        ("ali-guli-mane", &[Passing, Again, NextHole, Across, Rounds]),
        ("o-an-quan", &[NextHole, Across, Direction]),
        ("bao-kiswahili", &[Relay, Direction, Ring, Bao]),
        ("bao-kujifunza", &[Relay, Direction, Ring]),
        ("omweso", &[Relay, Ring]),
        ("hus", &[Relay, Ring]),
        ("hawalis", &[Relay, Ring]),
        ("moruba", &[Relay, Ring]),
    ]
};

#[test]
fn variants_have_the_kinds_of_their_rules() {
    let names: BTreeSet<&str> = rules::library::all_names().collect();
    assert_eq!(names, VARIANTS.iter().map(|(name, _)| *name).collect());
    for (name, expected) in VARIANTS {
        let rules = rules::library::load(name).unwrap().unwrap();
        let mut expected: BTreeSet<RuleKind> = expected.iter().copied().collect();
        expected.insert(RuleKind::Sowing);
        assert_eq!(kinds(&rules), expected, "{name}");
    }
}

#[test]
fn every_kind_has_one_lesson_in_a_game_that_has_it() {
    for kind in RuleKind::ALL {
        let introducing: Vec<_> = lessons()
            .filter(|(_, lesson)| lesson.teaches.contains(&kind))
            .collect();
        assert_eq!(introducing.len(), 1, "{kind:?}");
        let (name, lesson) = &introducing[0];
        assert!(kind.is_in(&lesson.rules), "{name}");
        assert_eq!(lesson_on(kind), Some(*name));
        assert_eq!(RuleKind::from_key(kind.key()), Some(kind));
    }
    assert_eq!(RuleKind::from_key("none"), None);
    assert!(RuleKind::ALL.is_sorted());
}

#[test]
fn each_kind_of_a_variant_is_offered_to_a_player_exactly_once() {
    for (name, expected) in VARIANTS {
        let rules = rules::library::load(name).unwrap().unwrap();
        let mut met = BTreeSet::new();
        let mut offered = Vec::new();
        while let Some(lesson) = first_lesson_for(&rules, &met) {
            offered.push(lesson);
            met.extend(taught_by(lesson));
            assert!(offered.len() <= RuleKind::ALL.len(), "{name}: {offered:?}");
        }
        let mut expected_lessons = vec![library::FIRST];
        expected_lessons.extend(expected.iter().map(|kind| lesson_on(*kind).unwrap()));
        assert_eq!(offered, expected_lessons, "{name}");
    }
}

#[test]
fn the_next_lesson_is_the_next_in_the_list() {
    let names: Vec<&str> = library::names().collect();
    for pair in names.windows(2) {
        assert_eq!(library::after(pair[0]), Some(pair[1]));
    }
    assert_eq!(library::after(names[names.len() - 1]), None);
    assert_eq!(library::after("none"), None);
}
