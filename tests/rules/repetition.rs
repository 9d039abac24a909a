//! The game's history: repetition, resignation, agreement.

use std::sync::Arc;

use awale_rules::{
    EndReason, Game, GameEvent, Hole, Placement, RuleSet, Side, library, parse_rule_file,
};

fn awale() -> Arc<RuleSet> {
    library::load("awale").unwrap().unwrap()
}

fn game(rules: Arc<RuleSet>, position: &str) -> Game {
    let placement = Placement::parse(position, &rules).unwrap();
    Game::set_up(rules, &placement, &mut ())
}

/// Two seeds that chase each other around the board and never meet.
const CHASE: &str = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S";

fn play_until_over(game: &mut Game) -> usize {
    while game.outcome().is_none() {
        let hole = game
            .position()
            .legal_moves(game.rules())
            .iter()
            .next()
            .unwrap();
        game.play(hole, &mut ()).unwrap();
    }
    game.moves().len()
}

#[test]
fn a_repeated_position_ends_the_game() {
    let mut chase = game(awale(), CHASE);
    let plies = play_until_over(&mut chase);
    let outcome = chase.outcome().unwrap();
    assert_eq!(outcome.reason, EndReason::Repetition);
    assert_eq!(
        (outcome.lofts, chase.position().on_board()),
        ([23, 23], 2),
        "neither player gets the rest"
    );

    let thrice = "(name: \"x\", play: (feeding: IfPossible), sowing: (skip_start: true),
        end: (repetition: Some((occurrences: 3, remaining: EachOwn))))";
    let rules = Arc::new(parse_rule_file(thrice.as_bytes()).unwrap());
    let mut chase = game(rules, CHASE);
    assert_eq!(play_until_over(&mut chase), 2 * plies);
    assert_eq!(chase.outcome().unwrap().lofts, [24, 24]);
}

#[test]
fn without_the_rule_repetition_is_ignored() {
    let endless = "(name: \"x\", play: (feeding: IfPossible), end: (repetition: None))";
    let rules = Arc::new(parse_rule_file(endless.as_bytes()).unwrap());
    let mut chase = game(rules, CHASE);
    for _ in 0..200 {
        let hole = chase
            .position()
            .legal_moves(chase.rules())
            .iter()
            .next()
            .unwrap();
        chase.play(hole, &mut ()).unwrap();
    }
    assert_eq!(chase.outcome(), None);
}

#[test]
fn a_resigning_player_loses_even_with_more_seeds() {
    let mut resigned = game(awale(), "1-0-0-0-0-0-1-0-0-0-0-0-40-6-S");
    let mut events = Vec::new();
    resigned.resign(Side::South, &mut events);
    let outcome = resigned.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.lofts),
        (Some(Side::North), [40, 8])
    );
    assert_eq!(
        events[0],
        GameEvent::Ended {
            reason: EndReason::Resigned(Side::South)
        }
    );
    let before = *resigned.position();
    resigned.agree_to_end(&mut ());
    assert_eq!(*resigned.position(), before, "a game ends once");
    assert!(resigned.play(Hole::new(0), &mut ()).is_err());
}

#[test]
fn an_agreed_end_leaves_the_rest_uncounted() {
    let mut agreed = game(awale(), "5-0-0-0-0-0-1-0-0-0-0-0-20-22-S");
    agreed.agree_to_end(&mut ());
    assert_eq!(agreed.outcome().unwrap().winner, Some(Side::North));
}
