//! Helpers that check a lesson step by the rules and the search.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::{at_question, tour};
use crate::ai::{Limits, SEED, SearchReport, search};
use crate::lessons::Tour;
use awale_rules::{Game, GameEvent, Placement, Position, RuleSet, Side};

/// Returns the letters and seeds of the holes that a move captures, in order; empty for an illegal
/// move.
pub(super) fn captures_of(rules: &RuleSet, position: &Position, letter: char) -> Vec<(char, u16)> {
    let mut events = Vec::new();
    let hole = rules.geometry().hole(letter).unwrap();
    let _ = position.clone().play(rules, hole, &mut events);
    captured_holes(rules, &events)
}

/// Returns the letters and seeds of the holes captured in `events`, in order.
pub(super) fn captured_holes(rules: &RuleSet, events: &[GameEvent]) -> Vec<(char, u16)> {
    let captured = events.iter().filter_map(|event| match event {
        GameEvent::Captured { hole, seeds, .. } => Some((rules.geometry().letter(*hole), *seeds)),
        _ => None,
    });
    captured.collect()
}

/// Returns the letters of the legal moves that capture.
pub(super) fn capturing_letters(rules: &RuleSet, position: &Position) -> String {
    legal_letters(rules, position)
        .chars()
        .filter(|&letter| !captures_of(rules, position, letter).is_empty())
        .collect()
}

/// Returns the names of the legal moves.
pub(super) fn legal_letters(rules: &RuleSet, position: &Position) -> String {
    let moves = position.legal_moves(rules);
    moves
        .iter()
        .map(|mv| rules.geometry().name_of(mv).to_string())
        .collect()
}

/// Returns the same position with `side` to move.
pub(super) fn with_to_move(rules: &RuleSet, position: &Position, side: Side) -> Position {
    let text = position.to_string();
    let seeds = text.trim_end_matches(['S', 'N']);
    let placement = Placement::parse(&format!("{seeds}{side}"), rules).unwrap();
    Position::set_up(rules, &placement, &mut ())
}

/// Returns the position after a move.
pub(super) fn position_after(rules: &RuleSet, position: &Position, letter: char) -> Position {
    let mut position = *position;
    let hole = rules.geometry().hole(letter).unwrap();
    position.play(rules, hole, &mut ()).unwrap();
    position
}

/// Returns the names of the right answers.
pub(super) fn right_letters(tour: &Tour) -> String {
    let task = tour.step().task.as_ref().unwrap();
    task.right
        .iter()
        .map(|mv| tour.game().rules().geometry().name_of(mv).to_string())
        .collect()
}

/// Returns the rules, the position and the right answers of a step's question.
pub(super) fn question_at(name: &str, step: usize) -> (Arc<RuleSet>, Position, String) {
    let tour = at_question(name, step);
    let rules = Arc::clone(tour.game().rules());
    (rules, *tour.game().position(), right_letters(&tour))
}

/// Plays a step's scripted moves. Returns the tour after them, and their events.
pub(super) fn scripted_events(name: &str, step: usize) -> (Tour, Vec<GameEvent>) {
    let (mut tour, mut events) = (tour(name, step), Vec::new());
    while tour.play_next(&mut events) {}
    (tour, events)
}

/// Searches all moves of a position.
pub(super) fn search_report(position: &Position, rules: &Arc<RuleSet>, depth: u8) -> SearchReport {
    let placement = Placement::parse(&position.to_string(), rules).unwrap();
    let game = Game::set_up(Arc::clone(rules), &placement, &mut ());
    search(
        &game,
        &Limits::depth(depth).all_moves(),
        &AtomicBool::new(false),
    )
}

/// Asserts that every right answer is worth at least `margin` seeds more than every wrong one.
pub(super) fn assert_best(name: &str, step: usize, depth: u8, margin: i32) {
    let (rules, position, right) = question_at(name, step);
    let (mut worst_right, mut best_wrong) = (i32::MAX, i32::MIN);
    for line in search_report(&position, &rules, depth).lines {
        let letter = rules
            .geometry()
            .name_of(line.first_move().unwrap())
            .to_string();
        if right.contains(&letter) {
            worst_right = worst_right.min(line.value);
        } else {
            best_wrong = best_wrong.max(line.value);
        }
    }
    assert!(
        worst_right >= best_wrong.saturating_add(margin * SEED),
        "{name}, step {step}: worst right {worst_right}, best wrong {best_wrong}"
    );
}

/// Returns the letter of the hole where the last seed falls when `letter` is played.
pub(super) fn last_hole_sown(rules: &RuleSet, position: &Position, letter: char) -> char {
    let mut events = Vec::new();
    let hole = rules.geometry().hole(letter).unwrap();
    position.clone().play(rules, hole, &mut events).unwrap();
    let last = events.iter().rev().find_map(|event| match event {
        GameEvent::Sown { hole, .. } => Some(*hole),
        _ => None,
    });
    rules.geometry().letter(last.unwrap())
}
