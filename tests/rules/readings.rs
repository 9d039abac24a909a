//! Readings of the rules that sources mention and no built-in game has.

use std::sync::Arc;

use awale_rules::{EndReason, Game, Placement, Position, RuleSet, Side, library, parse_rule_file};

fn rules(body: &str) -> Arc<RuleSet> {
    let text = format!("(format: 2, name: \"reading\", {body})");
    Arc::new(parse_rule_file(text.as_bytes()).unwrap_or_else(|error| panic!("{body}: {error}")))
}

/// Returns the position after `moves`, one letter each, with the reason if the game is over.
fn after(rules: &Arc<RuleSet>, position: &str, moves: &str) -> (String, Option<EndReason>) {
    let placement = Placement::parse(position, rules).unwrap();
    let mut game = Game::set_up(Arc::clone(rules), &placement, &mut ());
    for letter in moves.chars() {
        let hole = rules.geometry().hole(letter).unwrap();
        game.play(hole, &mut ())
            .unwrap_or_else(|e| panic!("{letter}: {e:?}"));
    }
    (game.position().to_string(), game.position().end())
}

const CHAIN: &str =
    "board: (holes: 3), capture: (counts: Only([2]), chain: WithinTerritory, grand_slam:";

#[test]
fn a_grand_slam_spares_the_hole_that_was_reached() {
    // C ends in b, which makes two twos of North's only seeds.
    let slam = "0-0-2-1-1-0-0-0-S";
    let allowed = rules(&format!("{CHAIN} Allowed)"));
    assert_eq!(after(&allowed, slam, "C").0, "0-0-0-0-0-0-4-0-N");
    let last = rules(&format!("{CHAIN} SparesLast)"));
    assert_eq!(after(&last, slam, "C").0, "0-0-0-2-0-0-2-0-N");
    let first = rules(&format!("{CHAIN} SparesFirst)"));
    assert_eq!(after(&first, slam, "C").0, "0-0-0-0-2-0-2-0-N");
    // A seed elsewhere makes the capture an ordinary one.
    let plain = "0-0-2-1-1-1-0-0-S";
    assert_eq!(after(&first, plain, "C").0, "0-0-0-0-0-1-4-0-N");
}

#[test]
fn a_grand_slam_of_one_hole_takes_nothing_if_its_first_is_spared() {
    let first = rules(&format!("{CHAIN} SparesFirst)"));
    assert_eq!(
        after(&first, "0-0-1-1-0-0-0-0-S", "C").0,
        "0-0-0-2-0-0-0-0-N"
    );
}

#[test]
fn a_grand_slam_gives_the_rest_to_the_opponent() {
    let gives = rules(&format!("{CHAIN} GivesRest)"));
    let slam = after(&gives, "5-0-2-1-1-0-0-0-S", "C");
    assert_eq!(
        slam,
        ("0-0-0-0-0-0-4-5-N".to_owned(), Some(EndReason::GrandSlam))
    );
    let plain = after(&gives, "5-0-2-1-1-1-0-0-S", "C");
    assert_eq!(plain, ("5-0-0-0-0-1-4-0-N".to_owned(), None));
}

#[test]
fn what_is_left_is_split_evenly() {
    let split = rules("board: (holes: 3), end: (seeds_left_below: Some(9), remaining: Split)");
    // C captures two. Of the eight that remain, all of them North's, each takes four.
    let even = after(&split, "0-0-1-1-5-3-0-1-S", "C");
    let reason = Some(EndReason::SeedsLeft);
    assert_eq!(even, ("0-0-0-0-0-0-6-5-N".to_owned(), reason));
    // Of seven, one stays.
    let odd = after(&split, "0-0-1-1-5-2-0-1-S", "C");
    assert_eq!(odd, ("0-0-0-0-0-1-5-4-N".to_owned(), reason));
}

/// Two seeds go round until both are North's again.
const AROUND: (&str, &str) = ("0-0-0-1-0-1-0-0-N", "cAaBbC");

#[test]
fn what_a_repetition_leaves_is_split_evenly() {
    let split = rules(
        "board: (holes: 3), capture: (counts: Never), end: (repetition: Some((remaining: Split)))",
    );
    let (position, moves) = AROUND;
    let over = after(&split, position, moves);
    assert_eq!(
        over,
        ("0-0-0-0-0-0-1-1-N".to_owned(), Some(EndReason::Repetition))
    );
}

#[test]
fn both_stores_are_sown() {
    let both = rules(
        "board: (holes: 3), turn: (again: [Store]), sowing: (stores: Both), capture: (counts: Never)",
    );
    // From C over South's store, North's row and North's store to A.
    assert_eq!(
        after(&both, "0-0-6-0-0-0-0-0-S", "C").0,
        "1-0-0-1-1-1-1-1-N"
    );
    // A last seed earns an extra move in the mover's store only.
    assert_eq!(
        after(&both, "1-0-5-0-0-0-0-0-S", "C").0,
        "1-0-0-1-1-1-1-1-N"
    );
    assert_eq!(
        after(&both, "1-0-1-0-0-1-0-0-S", "C").0,
        "1-0-0-0-0-1-1-0-S;again=1"
    );
    let clockwise = rules(
        "board: (holes: 3, direction: Clockwise), sowing: (stores: Both), capture: (counts: Never)",
    );
    assert_eq!(
        after(&clockwise, "5-0-0-0-0-0-0-0-S", "A").0,
        "0-0-0-1-1-1-1-1-N"
    );
}

#[test]
fn each_lap_turns_round() {
    let relay = "board: (holes: 6), capture: (counts: Never), sowing: (relay: Some((stop_counts: Only([1]), alternating:";
    let [plain, turning] = ["false", "true"].map(|value| rules(&format!("{relay} {value})))")));
    // B reaches D, which is lifted: on to f as usual, or back to A.
    let start = "0-2-0-2-0-0-0-0-0-0-0-1-0-0-S";
    assert_eq!(after(&plain, start, "B").0, "0-0-1-0-1-1-1-0-0-0-0-1-0-0-N");
    assert_eq!(
        after(&turning, start, "B").0,
        "1-1-2-0-0-0-0-0-0-0-0-1-0-0-N"
    );
}

#[test]
fn rows_may_have_two_holes() {
    let two = rules("board: (holes: 2, seeds: 3), capture: (counts: Only([2, 3]))");
    assert_eq!(after(&two, "3-3-3-3-0-0-S", "B").0, "4-0-4-4-0-0-N");
    let error = parse_rule_file(b"(name: \"x\", board: (holes: 1))").unwrap_err();
    assert!(error.to_string().contains("from 2 to 18"), "{error}");
}

#[test]
fn a_game_ends_at_its_limit_of_moves() {
    let limited = rules("board: (holes: 3), capture: (counts: Never), end: (move_limit: Some(3))");
    let start = "2-2-2-2-2-2-0-0-S";
    assert_eq!(
        after(&limited, start, "Aa"),
        ("0-3-3-0-3-3-0-0-S;moves=2".to_owned(), None)
    );
    let over = after(&limited, start, "AaB");
    assert_eq!(
        over,
        (
            "0-0-0-0-0-0-4-8-N;moves=3".to_owned(),
            Some(EndReason::MoveLimit)
        )
    );
    // A position says how many moves the game has had.
    let late = after(&limited, "2-2-2-2-2-2-0-0-S;moves=2", "A");
    assert_eq!(late.1, Some(EndReason::MoveLimit));
    assert!(Placement::parse("2-2-2-2-2-2-0-0-S;moves=4", &limited).is_err());
    let unlimited = rules("board: (holes: 3)");
    assert!(Placement::parse("2-2-2-2-2-2-0-0-S;moves=1", &unlimited).is_err());
    assert_eq!(limited.extra_state(), Some("end.move_limit"));
    // Nothing else counts moves.
    for name in library::all_names() {
        let rules = library::load(name).unwrap().unwrap();
        let mut position = Position::start(&rules, Side::South, &mut ());
        let mv = position.legal_moves(&rules).iter().next().unwrap();
        position.play(&rules, mv, &mut ()).unwrap();
        assert_eq!(position.counted_moves(), 0, "{name}");
    }
}

#[test]
fn moves_are_counted_anew_in_each_round_and_a_repetition_ignores_them() {
    let rounds = rules(
        "board: (holes: 3, seeds: 2), capture: (counts: Never), end: (move_limit: Some(2)), rounds: Some(())",
    );
    let (second, end) = after(&rounds, "2-2-2-2-2-2-0-0-S", "Aa");
    assert_eq!(
        (second.contains("round=2"), second.contains("moves")),
        (true, false),
        "{second}"
    );
    assert_eq!(end, None);
    let repeating = rules(
        "board: (holes: 3), play: (from: Own), capture: (counts: Never), end: (move_limit: Some(500))",
    );
    let (position, moves) = AROUND;
    assert_eq!(
        after(&repeating, position, moves).1,
        Some(EndReason::Repetition)
    );
}

#[test]
fn north_may_start_with_other_seeds() {
    let handicap = rules("board: (holes: 3, seeds: 4, start_of_north: [4, 4, 1])");
    let start = Position::start(&handicap, Side::South, &mut ());
    assert_eq!(start.to_string(), "4-4-4-4-4-1-0-0-S");
    assert_eq!(handicap.total_seeds(), 21);
    for (field, message) in [
        (
            "start_of_north: [1, 1]",
            "`board.start_of_north` has 2 counts",
        ),
        (
            "start_of_north: [0, 0, 0]",
            "`board.start_of_north` puts no seed",
        ),
    ] {
        let text = format!("(format: 2, name: \"x\", board: (holes: 3, {field}))");
        let error = parse_rule_file(text.as_bytes()).unwrap_err();
        assert!(error.to_string().contains(message), "{error}");
    }
}

#[test]
fn what_a_majority_leaves_may_stay_on_the_board() {
    let shared = rules("board: (holes: 3), end: (majority: true)");
    let stays = rules("board: (holes: 3), end: (majority: true, at_majority: Nobody)");
    // C takes two of North's: 11 of 20.
    let start = "3-0-1-1-2-2-9-2-S";
    assert_eq!(
        after(&shared, start, "C"),
        ("0-0-0-0-0-0-14-6-N".to_owned(), Some(EndReason::Majority))
    );
    assert_eq!(
        after(&stays, start, "C"),
        ("3-0-0-0-2-2-11-2-N".to_owned(), Some(EndReason::Majority))
    );
    // A player who can't move ends the game as usual.
    let stuck = after(&stays, "0-0-1-0-0-3-8-8-S", "C");
    assert_eq!(stuck.1, None);
    let stuck = after(&stays, "0-0-1-0-0-0-9-9-S", "C");
    assert_eq!(stuck, ("0-0-0-1-0-0-9-9-N".to_owned(), None));
    let stuck = after(&stays, "0-3-0-0-0-0-9-8-N", "");
    assert_eq!(
        stuck,
        ("0-0-0-0-0-0-12-8-N".to_owned(), Some(EndReason::Stuck))
    );
}

#[test]
fn the_records_final_scores_of_games_that_stop_at_a_majority_are_kept() {
    for (name, most) in [("togyzqumalaq", 81), ("bestemshe", 25)] {
        let rules = library::load(name).unwrap().unwrap();
        let mut position = Placement::at_start(&rules, Side::South);
        position.holes = [0; awale_rules::board::MAX_HOLES];
        let row = rules.geometry().row();
        (
            position.holes[row - 1],
            position.holes[row],
            position.holes[row + 1],
        ) = (2, 1, 5);
        position.lofts = [most, rules.total_seeds() - most - 8];
        let mut position = Position::set_up(&rules, &position, &mut ());
        let last = awale_rules::Hole::new(row - 1);
        position.play(&rules, last, &mut ()).unwrap();
        let outcome = position.outcome().unwrap();
        assert_eq!(outcome.reason, EndReason::Majority, "{name}");
        assert_eq!(
            outcome.lofts,
            [most + 2, rules.total_seeds() - most - 8],
            "{name}"
        );
    }
}
