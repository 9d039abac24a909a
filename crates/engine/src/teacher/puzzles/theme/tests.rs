#![allow(clippy::unwrap_used)]

use super::*;
use crate::ai::contest::opening;
use awale_rules::spec::Stores;
use awale_rules::{Placement, library};

#[test]
fn a_round_ends_in_its_starting_hole_whichever_stores_are_sown() {
    let kalah = library::load("kalah").unwrap().unwrap();
    for stores in [Stores::None, Stores::Own, Stores::Both] {
        let mut spec = kalah.spec().clone();
        spec.sowing.stores = stores;
        let rules = RuleSet::from_spec(spec).unwrap();
        let mut placement = Placement::default();
        (placement.holes[0], placement.holes[7]) = (round(&rules), 1);
        let mut position = Position::set_up(&rules, &placement, &mut ());
        let mut events = Vec::new();
        position.play(&rules, Hole::new(0), &mut events).unwrap();
        let mut sown = events.iter().rev().filter_map(|event| match *event {
            GameEvent::Sown { hole, .. } => Some(hole),
            _ => None,
        });
        assert_eq!(sown.next(), Some(Hole::new(0)), "{stores:?}");
    }
}

fn game(name: &str, position: &str) -> Game {
    let rules = library::load(name).unwrap().unwrap();
    let placement = Placement::parse(position, &rules).unwrap();
    Game::set_up(rules, &placement, &mut ())
}

/// Returns true if the right and the wrong line have the theme.
fn has_theme(theme: Theme, game: &Game, [right, wrong]: [&str; 2]) -> bool {
    let line = |line| game.rules().geometry().parse_moves(line).unwrap();
    themes(game, &line(right), &line(wrong)).contains(&theme)
}

#[test]
fn a_long_turn_has_three_moves() {
    let game = game("kalah", "2-0-0-3-2-1-5-5-5-5-5-5-5-5-S");
    let is_long = |right| has_theme(Theme::LongTurn, &game, [right, "A"]);
    assert!(is_long("FED") && is_long("FEDA"));
    assert!(!is_long("FE") && !is_long("A") && !is_long("Aa"));
    assert!(has_theme(Theme::Again, &game, ["FE", "A"]));
}

#[test]
fn a_double_capture_needs_two_captures_in_a_turn() {
    let rules = library::load("ali-guli-mane").unwrap().unwrap();
    let mut counts = [0, 0];
    for number in 0..40 {
        let start = opening(&rules, 8, number);
        let solver = start.position().to_move();
        let loft = |game: &Game| game.position().loft(solver);
        for first in start.position().legal_moves(&rules).iter() {
            let mut game = start.clone();
            let mut events = Vec::new();
            game.play(first, &mut events).unwrap();
            let sown = |event: &GameEvent| matches!(event, GameEvent::Sown { .. });
            let captures = events.iter().filter(|event| event.capture().is_some());
            // Only first moves that capture once, with the last seed, and earn an extra move.
            let captures_last = !events
                .iter()
                .skip_while(|event| event.capture().is_none())
                .any(sown);
            if captures.count() == 0 || !captures_last || game.position().to_move() != solver {
                continue;
            }
            counts[0] += 1;
            assert!(!themes(&start, &[first], &[]).contains(&Theme::DoubleCapture));
            for second in game.position().legal_moves(&rules).iter() {
                let mut next = game.clone();
                next.play(second, &mut ()).unwrap();
                let captures = loft(&next) > loft(&game) && next.outcome().is_none();
                if captures {
                    counts[1] += 1;
                    let themes = themes(&start, &[first, second], &[]);
                    assert!(themes.contains(&Theme::DoubleCapture));
                }
            }
        }
    }
    assert!(counts.into_iter().all(|count| count > 5), "{counts:?}");
}

#[test]
fn a_defence_prevents_a_threatened_extra_move() {
    let game = game("kalah", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    let defends = |lines| has_theme(Theme::Defence, &game, lines);
    // F drops a seed into c, whose sowing would have ended in the store.
    assert!(defends(["Fd", "Ac"]));
    // The threat remains, another reply earns an extra move, or there is no threat.
    assert!(!defends(["Bd", "Ac"]));
    assert!(!defends(["Fb", "Ac"]));
    assert!(!defends(["Fd", "Ad"]));
    assert!(!defends(["F", "Ac"]) && !defends(["Fd", "A"]));
}

#[test]
fn the_last_turn_is_decided_by_the_seeds_left_on_the_board() {
    let game = game("kalah", "1-0-0-0-0-3-0-0-0-0-0-1-20-23-S");
    let decides = |lines| has_theme(Theme::LastTurn, &game, lines);
    // North runs out of seeds, and South gets the rest.
    assert!(decides(["Af", "Ff"]));
    // The right line doesn't end the game.
    assert!(!decides(["Ff", "Af"]) && !decides(["A", "F"]));
    // B captures all of North's seeds, which is better anyway.
    let game = self::game("kalah", "0-1-0-0-0-1-0-0-0-5-0-0-20-21-S");
    let right = plies(&game, &game.rules().geometry().parse_moves("B").unwrap());
    assert!(right[0].after.outcome().is_some() && right[0].captured(Side::South) > 1);
    assert!(!has_theme(Theme::LastTurn, &game, ["B", "F"]));
}
