//! Tests the claims of the lessons on the world's other sowing games.

use super::facts::*;
use super::strategy::seeds;
use super::{at_question, tour};
use crate::ai::SEED;
use crate::lessons::Tour;
use awale_rules::spec::{Chain, Fill, Lift, Limit, SpecialSeeds, Stuck, Takes};
use awale_rules::{EndReason, GameEvent, Move, Placement, Position, RuleSet, Side, library};
use std::sync::Arc;

fn rules(name: &str) -> Arc<RuleSet> {
    library::load(name).unwrap().unwrap()
}

/// Returns the events of the move named `name`.
pub(super) fn events_of(rules: &RuleSet, position: &Position, name: &str) -> Vec<GameEvent> {
    let mut events = Vec::new();
    let mv = rules.geometry().parse_move(name).unwrap();
    position.clone().play(rules, mv, &mut events).unwrap();
    events
}

/// Returns the names of the legal moves with an event for which `is_match` returns true.
pub(super) fn moves_with(tour: &Tour, is_match: impl Fn(&GameEvent) -> bool) -> Vec<String> {
    let (rules, position) = (tour.game().rules(), tour.game().position());
    let moves = position.legal_moves(rules);
    let names = moves
        .iter()
        .map(|mv| rules.geometry().name_of(mv).to_string());
    names
        .filter(|name| events_of(rules, position, name).iter().any(&is_match))
        .collect()
}

/// Returns the names of the right moves of the step's question.
pub(super) fn right_moves(tour: &Tour) -> Vec<String> {
    let task = tour.step().task.as_ref().unwrap();
    let names = task.right.iter();
    names
        .map(|mv| tour.game().rules().geometry().name_of(mv).to_string())
        .collect()
}

pub(super) fn is_extra_move(event: &GameEvent) -> bool {
    matches!(event, GameEvent::Again { side: Side::South })
}

fn is_stored(event: &GameEvent) -> bool {
    matches!(
        event,
        GameEvent::Stored {
            side: Side::South,
            from: None
        }
    )
}

/// Returns the letters of the holes sown, in order, with `*` for a store.
pub(super) fn sown_letters(rules: &RuleSet, events: &[GameEvent]) -> String {
    let letters = events.iter().filter_map(|event| match *event {
        GameEvent::Sown { hole, .. } => Some(rules.geometry().letter(hole)),
        GameEvent::Stored { .. } => Some('*'),
        _ => None,
    });
    letters.collect()
}

/// Asserts that the only right move is worth at least `margin` seeds more than all others.
pub(super) fn assert_right_is_best(tour: &Tour, depth: u8, margin: i32) {
    let right = right_moves(tour);
    let lines = search_report(tour.game().position(), tour.game().rules(), depth).lines;
    let geometry = tour.game().rules().geometry();
    let name = |mv: Option<Move>| geometry.name_of(mv.unwrap()).to_string();
    assert_eq!([name(lines[0].first_move())], right[..], "{lines:?}");
    assert!(
        lines[0].value >= lines[1].value + margin * SEED,
        "{lines:?}"
    );
}

#[test]
fn only_the_players_own_store_is_sown() {
    let start = tour("store", 0);
    let (kalah, position) = (start.game().rules(), *start.game().position());
    assert_eq!(
        sown_letters(kalah, &events_of(kalah, &position, "E")),
        "F*ab"
    );
    let question = at_question("store", 2);
    assert_eq!(right_moves(&question), moves_with(&question, is_stored));
    assert_eq!(right_moves(&question), ["C", "D", "E", "F"]);
    // With fourteen seeds a sowing passes both stores.
    let placement =
        awale_rules::Placement::parse("0-0-0-0-0-14-0-0-0-1-0-1-16-16-S", kalah).unwrap();
    let fourteen = Position::set_up(kalah, &placement, &mut ());
    assert_eq!(
        sown_letters(kalah, &events_of(kalah, &fourteen, "F")),
        "*abcdefABCDEF*"
    );
}

#[test]
fn a_last_seed_in_the_store_gives_another_move() {
    for step in 0..3 {
        let question = at_question("again", step);
        let extra_moves = moves_with(&question, is_extra_move);
        let expected: &[&str] = [&["C"][..], &["E", "F"], &["E"]][step];
        assert_eq!(extra_moves, expected, "{step}");
        assert!(
            right_moves(&question)
                .iter()
                .all(|mv| extra_moves.contains(mv))
        );
    }
    assert_right_is_best(&at_question("again", 1), 8, 2);
    let question = at_question("again", 2);
    assert_right_is_best(&question, 8, 2);
    assert!(
        question.game().position().extra_moves() > 0,
        "the same turn"
    );
    // E first puts a second seed into F, which then misses the store.
    let (kalah, position, _) = question_at("again", 1);
    let after_e = position_after(&kalah, &position, 'E');
    assert_eq!(seeds(&kalah, &after_e, "F"), [2]);
    assert!(!events_of(&kalah, &after_e, "F").iter().any(is_extra_move));
    let in_order = position_after(&kalah, question.game().position(), 'E');
    assert_eq!(seeds(&kalah, &in_order, "F"), [1]);
    for name in ["ali-guli-mane", "gebeta"] {
        let rules = rules(name);
        assert!(
            rules.two_rows().unwrap().two_rows.again_by_capture,
            "{name}"
        );
    }
}

#[test]
fn a_last_seed_in_an_empty_hole_captures_it_and_the_seeds_opposite() {
    let (kalah, position, right) = question_at("facing", 0);
    assert_eq!(capturing_letters(&kalah, &position), right);
    assert_eq!(seeds(&kalah, &position, "Dc"), [0, 8]);
    assert_eq!(captures_of(&kalah, &position, 'A'), [('D', 1), ('c', 8)]);
    assert_best("facing", 0, 8, 2);
    for name in ["congklak", "sungka", "ayoayo"] {
        let rules = rules(name);
        assert!(
            (rules.two_rows()).is_some_and(|rules| rules.two_rows.capture().needs_opposite)
                && rules.relay().is_some(),
            "{name}"
        );
        let takes = rules.spec().capture.takes;
        assert_eq!(takes, Takes::ReachedAndOpposite, "{name}");
    }
}

#[test]
fn the_first_seed_goes_back_and_a_single_one_moves_on() {
    let (bestemshe, position, right) = question_at("seed-back", 0);
    assert_eq!(capturing_letters(&bestemshe, &position), right);
    assert_eq!(seeds(&bestemshe, &position, "BDd"), [8, 1, 3]);
    assert_eq!(captures_of(&bestemshe, &position, 'B'), [('d', 4)]);
    assert_eq!(
        seeds(&bestemshe, &position_after(&bestemshe, &position, 'B'), "B"),
        [1]
    );
    assert_eq!(
        seeds(&bestemshe, &position_after(&bestemshe, &position, 'D'), "D"),
        [0]
    );
    assert_best("seed-back", 0, 8, 2);
    for name in ["togyzqumalaq", "mangala"] {
        assert_eq!(rules(name).leave(), 1, "{name}");
    }
}

#[test]
fn a_tuz_is_made_by_a_third_seed_and_its_seeds_go_to_its_owner() {
    let question = at_question("tuz", 0);
    let special_moves = moves_with(&question, |event| {
        matches!(event, GameEvent::MadeSpecial { .. })
    });
    assert_eq!(right_moves(&question), special_moves);
    let (tuz_rules, position) = (question.game().rules(), question.game().position());
    let played_events = events_of(tuz_rules, position, "H");
    let claimed = played_events.iter().find_map(|event| match *event {
        GameEvent::Claimed { hole, seeds, side } => {
            Some((tuz_rules.geometry().letter(hole), seeds, side))
        }
        _ => None,
    });
    assert_eq!(claimed, Some(('a', 3, Side::South)));
    let (_, shown_events) = scripted_events("tuz", 1);
    let last_sown = shown_events
        .iter()
        .rev()
        .find(|event| matches!(event, GameEvent::Sown { .. } | GameEvent::Stored { .. }));
    assert!(matches!(
        last_sown,
        Some(GameEvent::Stored {
            side: Side::South,
            from: Some(_)
        })
    ));
    let special = tuz_rules.special().unwrap();
    let limits = [Limit::OneEach, Limit::NotLast, Limit::NotTwin];
    assert!(limits.iter().all(|limit| special.limits.contains(limit)));
    for name in ["layli-goobalay", "enkeshui", "gebeta"] {
        assert_eq!(
            rules(name).special().unwrap().seeds,
            SpecialSeeds::Stay,
            "{name}"
        );
    }
}

#[test]
fn a_sowing_continues_from_the_next_hole_until_that_is_empty() {
    let (tour, shown_events) = scripted_events("next-hole", 0);
    let game_rules = tour.game().rules();
    let lifted: String = shown_events
        .iter()
        .filter_map(|event| match *event {
            GameEvent::Lifted { hole, .. } => Some(game_rules.geometry().letter(hole)),
            _ => None,
        })
        .collect();
    assert_eq!(lifted, "Aa");
    assert!(sown_letters(game_rules, &shown_events).ends_with('g'));
    assert_eq!(captured_holes(game_rules, &shown_events), [('B', 7)]);
    let question = at_question("next-hole", 2);
    let (game_rules, position) = (question.game().rules(), question.game().position());
    assert_eq!(seeds(game_rules, position, "ef"), [0, 12]);
    assert_eq!(
        sown_letters(game_rules, &events_of(game_rules, position, "G")),
        "acd"
    );
    assert_eq!(captures_of(game_rules, position, 'G'), [('f', 12)]);
    let ends_in_d: String = legal_letters(game_rules, position)
        .chars()
        .filter(|&letter| last_hole_sown(game_rules, position, letter) == 'd')
        .collect();
    assert_eq!(ends_in_d, "G");
    assert_right_is_best(&question, 8, 2);
    assert_eq!(game_rules.relay().unwrap().lift, Lift::Next);
}

#[test]
fn the_hole_beyond_a_gap_is_captured() {
    let question = at_question("across", 0);
    let (game_rules, position) = (question.game().rules(), question.game().position());
    assert_eq!(seeds(game_rules, position, "Ga"), [0, 12]);
    assert_eq!(last_hole_sown(game_rules, position, 'E'), 'F');
    assert_eq!(captures_of(game_rules, position, 'E'), [('a', 12)]);
    let takes_a: String = legal_letters(game_rules, position)
        .chars()
        .filter(|&letter| captures_of(game_rules, position, letter).contains(&('a', 12)))
        .collect();
    assert_eq!(takes_a, "E");
    assert_right_is_best(&question, 8, 2);
    assert_eq!(
        rules("ali-guli-mane").spec().capture.takes,
        Takes::BeyondAndOpposite
    );
    assert_eq!(rules("o-an-quan").spec().capture.chain, Chain::Onwards);
}

#[test]
fn a_move_has_a_direction_and_the_squares_end_the_game() {
    let question = at_question("direction", 0);
    let (game_rules, position) = (question.game().rules(), question.game().position());
    let square = game_rules.geometry().end_squares()[0];
    let takes =
        |event: &GameEvent| matches!(event, GameEvent::Captured { hole, .. } if *hole == square);
    assert_eq!(moves_with(&question, takes), right_moves(&question));
    let played = events_of(game_rules, position, "E-");
    assert_eq!(captured_holes(game_rules, &played), [('>', 13), ('D', 3)]);
    assert!(sown_letters(game_rules, &played).ends_with('b'));
    assert_eq!(seeds(game_rules, position, "Ea"), [9, 0]);
    assert_right_is_best(&question, 6, 2);
    assert!(game_rules.end().end_squares_taken);
    assert_eq!(game_rules.refill(), Some(1));
}

#[test]
fn shut_holes_are_skipped_and_holes_are_filled_from_the_left() {
    let question = at_question("rounds", 0);
    let (game_rules, position) = (question.game().rules(), question.game().position());
    assert_eq!((position.round(), position.shut().len()), (3, 1));
    let shut = position.shut().iter().next().unwrap();
    assert_eq!(game_rules.geometry().letter(shut), 'H');
    assert_eq!(
        sown_letters(game_rules, &events_of(game_rules, position, "B")),
        "CDEFG*"
    );
    assert_eq!(moves_with(&question, is_extra_move), right_moves(&question));
    assert_right_is_best(&question, 6, 2);
    let rounds = game_rules.rounds().unwrap();
    assert_eq!((rounds.fill, rounds.min_holes), (Fill::FromLeft, 1));
    assert_eq!(game_rules.end().stuck, Stuck::Ends);
}

#[test]
fn both_opposite_holes_are_captured_into_the_ring_and_a_player_who_cannot_move_loses() {
    let question = at_question("ring", 0);
    let takes = |event: &GameEvent| matches!(event, GameEvent::TakenInHand { .. });
    assert_eq!(moves_with(&question, takes), ["G"]);
    assert_eq!(right_moves(&question), ["G"]);
    let (hus, position) = (question.game().rules(), *question.game().position());
    assert_eq!(seeds(hus, &position, "JGob"), [2, 3, 3, 2]);
    assert_eq!(
        sown_letters(hus, &events_of(hus, &position, "G")),
        "HIJKLMNO"
    );
    let question = at_question("ring", 1);
    let ends = |event: &GameEvent| matches!(event, GameEvent::Ended { .. });
    assert_eq!(moves_with(&question, ends), ["G"]);
    assert_eq!(seeds(hus, question.game().position(), "f"), [1]);
    use awale_rules::spec::{ResowFrom, To};
    for (name, to) in [
        ("omweso", To::Resow(ResowFrom::LapStart)),
        ("hawalis", To::Store),
        ("moruba", To::Store),
    ] {
        assert_eq!(rules(name).spec().capture.to, to, "{name}");
    }
}

#[test]
fn a_capture_in_namua_is_a_duty_and_may_end_in_the_house() {
    let question = at_question("nyumba", 0);
    let (bao, position) = (question.game().rules(), *question.game().position());
    let legal: Vec<String> = position
        .legal_moves(bao)
        .iter()
        .map(|mv| bao.geometry().name_of(mv).to_string())
        .collect();
    assert_eq!(legal, ["J+", "J+s"]);
    assert_eq!(right_moves(&question), ["J+"]);
    assert_eq!(seeds(bao, &position, "oL"), [4, 6]);
    assert_eq!(sown_letters(bao, &events_of(bao, &position, "J+")), "IJKL");
    assert!(events_of(bao, &position, "J+s").len() > events_of(bao, &position, "J+").len());
    let nyumba = bao.bao().unwrap().nyumba.as_ref().unwrap();
    assert_eq!((nyumba.hole.as_str(), nyumba.seeds), ("L", 6));
}

#[test]
fn a_catch_is_sown_from_the_kichwa_near_it_or_in_the_direction_of_the_lap() {
    let takes = |event: &GameEvent| matches!(event, GameEvent::TakenInHand { .. });
    for (number, mv, sowing) in [(0, "H+", "IJIJK"), (1, "A-", "POPON"), (2, "M-", "LKPONM")] {
        let question = at_question("kichwa", number);
        assert!(moves_with(&question, takes).contains(&mv.to_owned()));
        assert_eq!(right_moves(&question), [mv]);
        let (bao, position) = (question.game().rules(), *question.game().position());
        assert_eq!(sown_letters(bao, &events_of(bao, &position, mv)), sowing);
    }
    // The other capture at the centre is sown from the right end.
    let question = at_question("kichwa", 2);
    let (bao, position) = (question.game().rules(), *question.game().position());
    assert_eq!(moves_with(&question, takes), ["E+", "M-"]);
    assert_eq!(
        sown_letters(bao, &events_of(bao, &position, "E+")),
        "FGHIJKIJKL"
    );
    let question = at_question("kichwa", 3);
    let ends = |event: &GameEvent| {
        let reason = EndReason::EmptyInner;
        *event == GameEvent::Ended { reason }
    };
    assert_eq!(moves_with(&question, ends), ["H+"]);
    assert_eq!(right_moves(&question), ["H+"]);
}

#[test]
fn one_threatened_hole_is_blocked_unless_it_holds_a_single_seed() {
    let blocks = |event: &GameEvent| matches!(event, GameEvent::Blocked { .. });
    for (number, mv, blocked) in [(0, "J+", 'l'), (2, "M-", 'n')] {
        let question = at_question("takasia", number);
        assert_eq!(moves_with(&question, blocks), [mv]);
        assert_eq!(right_moves(&question), [mv]);
        let (bao, position) = (question.game().rules(), *question.game().position());
        let hole = bao.geometry().hole(blocked).unwrap();
        assert!(events_of(bao, &position, mv).contains(&GameEvent::Blocked { hole }));
    }
    let question = at_question("takasia", 1);
    let (bao, position) = (question.game().rules(), *question.game().position());
    let blocked = bao.geometry().hole('K').unwrap();
    assert_eq!(position.blocked(), Some(blocked));
    assert!(!position.legal_moves(bao).holes().contains(blocked));
    let moves = position.legal_moves(bao);
    let ends_there = moves.iter().filter(|&mv| {
        let name = bao.geometry().name_of(mv).to_string();
        sown_letters(bao, &events_of(bao, &position, &name)).ends_with('K')
    });
    let names: Vec<String> = ends_there
        .map(|mv| bao.geometry().name_of(mv).to_string())
        .collect();
    assert_eq!(names, right_moves(&question));
    // Without the block, the lap would go on.
    let unblocked = Placement {
        takasia: None,
        ..Placement::of(&position)
    };
    let unblocked = Position::set_up(bao, &unblocked, &mut ());
    let unblocked_events = events_of(bao, &unblocked, "O-");
    assert!(unblocked_events.len() > events_of(bao, &position, "O-").len());
}
