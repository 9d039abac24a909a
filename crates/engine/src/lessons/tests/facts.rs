//! Helpers that check a lesson step with the rules and the search.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::{at_question, tour};
use crate::ai::{Limits, SEED, SearchReport, search};
use crate::lessons::Tour;
use awale_rules::{Game, GameEvent, Placement, Position, RuleSet, Side};

/// Returns the letters and seeds of the holes that a move captures, in order; `None` for an illegal
/// one.
pub(super) fn captures(rules: &RuleSet, position: &Position, letter: char) -> Vec<(char, u16)> {
    let mut events = Vec::new();
    let hole = rules.geometry().hole(letter).unwrap();
    let _ = position.clone().play(rules, hole, &mut events);
    captured(rules, &events)
}

pub(super) fn captured(rules: &RuleSet, events: &[GameEvent]) -> Vec<(char, u16)> {
    let captured = events.iter().filter_map(|event| match event {
        GameEvent::Captured { hole, seeds, .. } => Some((rules.geometry().letter(*hole), *seeds)),
        _ => None,
    });
    captured.collect()
}

/// Returns the letters of the legal moves that capture.
pub(super) fn capturing(rules: &RuleSet, position: &Position) -> String {
    legal(rules, position)
        .chars()
        .filter(|&letter| !captures(rules, position, letter).is_empty())
        .collect()
}

pub(super) fn legal(rules: &RuleSet, position: &Position) -> String {
    let moves = position.legal_moves(rules);
    moves
        .iter()
        .map(|mv| rules.geometry().name_of(mv).to_string())
        .collect()
}

/// Returns the same seeds with `side` to move.
pub(super) fn turned(rules: &RuleSet, position: &Position, side: Side) -> Position {
    let text = position.to_string();
    let seeds = text.trim_end_matches(['S', 'N']);
    let placed = Placement::parse(&format!("{seeds}{side}"), rules).unwrap();
    Position::set_up(rules, &placed, &mut ())
}

pub(super) fn after(rules: &RuleSet, position: &Position, letter: char) -> Position {
    let mut position = *position;
    let hole = rules.geometry().hole(letter).unwrap();
    position.play(rules, hole, &mut ()).unwrap();
    position
}

pub(super) fn right(tour: &Tour) -> String {
    let task = tour.step().task.as_ref().unwrap();
    task.right
        .iter()
        .map(|mv| tour.game().rules().geometry().name_of(mv).to_string())
        .collect()
}

/// Returns the rules and the position of a step's question.
pub(super) fn at(name: &str, step: usize) -> (Arc<RuleSet>, Position, String) {
    let tour = at_question(name, step);
    let rules = Arc::clone(tour.game().rules());
    (rules, *tour.game().position(), right(&tour))
}

/// Returns the events of a step's scripted moves.
pub(super) fn shown(name: &str, step: usize) -> (Tour, Vec<GameEvent>) {
    let (mut tour, mut events) = (tour(name, step), Vec::new());
    while tour.play_next(&mut events) {}
    (tour, events)
}

pub(super) fn report(position: &Position, rules: &Arc<RuleSet>, depth: u8) -> SearchReport {
    let placed = Placement::parse(&position.to_string(), rules).unwrap();
    let game = Game::set_up(Arc::clone(rules), &placed, &mut ());
    search(
        &game,
        &Limits::depth(depth).all_moves(),
        &AtomicBool::new(false),
    )
}

/// Asserts that every right move is worth at least `margin` seeds more than every wrong one.
pub(super) fn assert_best(name: &str, step: usize, depth: u8, margin: i32) {
    let (rules, position, right) = at(name, step);
    let (mut worst_right, mut best_wrong) = (i32::MAX, i32::MIN);
    for line in report(&position, &rules, depth).lines {
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
        "{name}, step {step}: {worst_right} against {best_wrong}"
    );
}

/// Returns the hole of the last seed of a sowing from `letter`.
pub(super) fn last_seed(rules: &RuleSet, position: &Position, letter: char) -> char {
    let mut events = Vec::new();
    let hole = rules.geometry().hole(letter).unwrap();
    position.clone().play(rules, hole, &mut events).unwrap();
    let last = events.iter().rev().find_map(|event| match event {
        GameEvent::Sown { hole, .. } => Some(*hole),
        _ => None,
    });
    rules.geometry().letter(last.unwrap())
}
