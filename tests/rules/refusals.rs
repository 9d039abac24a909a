//! Each reason for a refusal, in a position where it applies.

use std::sync::Arc;

use awale_rules::{Placement, Position, Refusal, RuleSet, library};

fn rules(name: &str) -> Arc<RuleSet> {
    library::load(name).unwrap().unwrap()
}

fn refusal(name: &str, position: &str, letter: char) -> Option<Refusal> {
    let rules = rules(name);
    let placement = Placement::parse(position, &rules).unwrap();
    let position = Position::set_up(&rules, &placement, &mut ());
    position.refusal(&rules, rules.geometry().hole(letter).unwrap())
}

#[test]
fn each_refusal_is_reported() {
    let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    assert_eq!(refusal("awale", start, 'A'), None);
    assert_eq!(
        refusal("awale", start, 'a'),
        Some(Refusal::NotYourTerritory)
    );
    assert_eq!(refusal("nyakun", start, 'a'), None);
    let cases = [
        (
            "awale",
            "0-4-4-4-4-4-4-4-4-4-4-4-4-0-S",
            'A',
            Refusal::TooFewSeeds {
                seeds: 0,
                needed: 1,
            },
        ),
        (
            "2-4",
            "1-4-4-4-4-4-4-4-4-4-4-4-3-0-S",
            'A',
            Refusal::TooFewSeeds {
                seeds: 1,
                needed: 2,
            },
        ),
        // North has no seeds: A doesn't reach North's row, but F does.
        (
            "awale",
            "1-0-0-0-0-1-0-0-0-0-0-0-23-23-S",
            'A',
            Refusal::MustFeed,
        ),
        (
            "abidjan",
            "1-0-0-0-0-1-0-0-0-0-0-0-23-23-S",
            'A',
            Refusal::Starves,
        ),
        // F would capture all of North's seeds; A would not.
        (
            "africa-imports",
            "1-0-0-0-0-1-1-0-0-0-0-0-22-23-S",
            'F',
            Refusal::GrandSlam,
        ),
        (
            "awale-1996",
            "1-0-0-0-0-2-4-0-0-0-0-0-20-21-S",
            'A',
            Refusal::MustReachOpponent,
        ),
    ];
    for (name, position, letter, expected) in cases {
        assert_eq!(
            refusal(name, position, letter),
            Some(expected),
            "{name} {position} {letter}"
        );
    }
}

#[test]
fn no_hole_is_playable_when_the_game_is_over() {
    let over = "0-0-0-0-0-0-0-0-0-0-0-1-24-23-S";
    assert_eq!(refusal("awale", over, 'A'), Some(Refusal::GameOver));
}
