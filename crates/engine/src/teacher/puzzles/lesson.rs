//! A puzzle as a lesson with one task.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::Puzzle;
use crate::ai::{Limits, search};
use crate::lessons::{Chapter, Lesson, LessonStep, Task};
use awale_rules::{HoleSet, Move, Moves, RuleSet};

/// Node budget per move of a continuation that the puzzle doesn't contain.
const NODES_PER_MOVE: u64 = 20_000;

impl Puzzle {
    /// Converts the puzzle to a lesson under the rules of `variant`. The lesson's message keys are
    /// empty, as its texts are generated from the puzzle.
    #[must_use]
    pub fn lesson(&self, rules: &Arc<RuleSet>, variant: &str) -> Lesson {
        let moves = self.values.iter().map(|&(mv, _)| mv);
        let losses = moves.filter_map(|mv| Some((mv, self.loss(mv)?)));
        let task = Task {
            right: self.right,
            praise: String::new(),
            help: String::new(),
            losses: losses.collect(),
        };
        let mut step = step(Vec::new());
        step.position = Some(self.placement);
        step.task = Some(task);
        Lesson {
            name: String::new(),
            chapter: Chapter::Strategy,
            title: String::new(),
            variant: variant.to_owned(),
            rules: Arc::clone(rules),
            teaches: Vec::new(),
            steps: vec![step],
        }
    }

    /// Returns the number of seeds that the wrong move `mv` loses; `None` if it is right or
    /// illegal.
    #[must_use]
    pub fn loss(&self, mv: Move) -> Option<u16> {
        let value_of = |wanted| {
            let mut values = self.values.iter();
            values.find(|(mv, _)| *mv == wanted).map(|(_, value)| value)
        };
        let best = value_of(self.right.iter().next()?)?;
        u16::try_from(best - value_of(mv)?)
            .ok()
            .filter(|loss| *loss > 0)
    }

    /// Under rules where the last move wins, returns whether `mv` wins (true) or loses (false) by
    /// force. Returns `None` if neither is proved, or if `mv` is illegal.
    #[must_use]
    pub fn decides(&self, rules: &RuleSet, mv: Move) -> Option<bool> {
        let (_, value) = *self.values.iter().find(|(other, _)| *other == mv)?;
        let max = i32::from(rules.total_seeds());
        let is_decided = rules.is_won_by_last_move() && value.abs() == max;
        is_decided.then_some(value > 0)
    }

    /// Returns the right move with which the solution starts.
    #[must_use]
    pub fn solution(&self) -> Option<Move> {
        let first = self.line.first().copied();
        first
            .filter(|mv| self.right.contains(*mv))
            .or_else(|| self.right.iter().next())
    }

    /// Selects two moves to compare, in board order: a right one and the most tempting wrong one.
    /// That is the biggest capture or, if no wrong move captures, the one of the highest value.
    #[must_use]
    pub fn compared(&self, rules: &Arc<RuleSet>) -> Moves {
        let game = self.game(rules);
        let player = game.position().to_move();
        let captured = |mv| {
            game.preview(mv)
                .map_or(0, |preview| preview.captured(player))
        };
        let wrong = self
            .values
            .iter()
            .filter(|(mv, _)| !self.right.contains(*mv));
        let tempting = wrong.max_by_key(|&&(mv, value)| (captured(mv), value));
        let tempting = tempting.map(|&(mv, _)| mv);
        self.solution().into_iter().chain(tempting).collect()
    }

    /// Returns the continuation after the right move `mv`, ending with a move of the solver. If
    /// `mv` isn't the solution's first move, the continuation comes from a search of a few
    /// milliseconds.
    #[must_use]
    pub fn continuation(&self, rules: &Arc<RuleSet>, mv: Move) -> LessonStep {
        if let Some((first, rest)) = self.line.split_first()
            && *first == mv
        {
            return step(rest.to_vec());
        }
        let mut game = self.game(rules);
        let solver = game.position().to_move();
        let mut moves = Vec::new();
        let mut length = 0;
        let never = AtomicBool::new(false);
        if game.play(mv, &mut ()).is_err() {
            return step(moves);
        }
        while moves.len() + 1 < self.line.len() {
            let report = search(&game, &Limits::nodes(NODES_PER_MOVE), &never);
            let mover = game.position().to_move();
            let Some(next) = report.best() else {
                break;
            };
            if game.play(next, &mut ()).is_err() {
                break;
            }
            moves.push(next);
            if mover == solver {
                length = moves.len();
            }
        }
        moves.truncate(length);
        step(moves)
    }

    /// Creates a step with the whole solution.
    #[must_use]
    pub fn solution_step(&self) -> LessonStep {
        LessonStep {
            position: Some(self.placement),
            ..step(self.line.clone())
        }
    }

    /// Returns true if the puzzle is playable: the game isn't over and no pass is due, its right
    /// moves are legal, every legal move has a value, and at least one is wrong.
    #[must_use]
    pub fn is_playable(&self, rules: &Arc<RuleSet>) -> bool {
        let game = self.game(rules);
        let legal = game.position().legal_moves(rules);
        let is_unchanged = awale_rules::Placement::of(game.position()) == self.placement;
        let has_value = |mv| self.values.iter().any(|(other, _)| *other == mv);
        game.outcome().is_none()
            && is_unchanged
            && !self.right.is_empty()
            && self.right.iter().all(|mv| legal.contains(mv))
            && self.right.len() < legal.len()
            && legal.iter().all(has_value)
    }
}

/// Creates a step with these scripted moves.
const fn step(moves: Vec<Move>) -> LessonStep {
    LessonStep {
        position: None,
        text: String::new(),
        show: HoleSet::EMPTY,
        moves,
        task: None,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::fixtures::{is_long, slice};
    use crate::lessons::{Answer, Fault, Tour};
    use crate::teacher::puzzles::shipped;
    use awale_rules::library;

    /// Only every n-th puzzle is tested.
    const SAMPLE_STEP: usize = 11;
    /// The number of them in the short form.
    const SLICE: usize = 30;

    #[test]
    fn every_puzzle_becomes_a_task_whose_wrong_answers_are_refuted() {
        let mut cases = Vec::new();
        for name in library::names() {
            let rules = library::load(name).unwrap().unwrap();
            let puzzles = shipped(&rules).unwrap().puzzles;
            assert!(puzzles.iter().all(|puzzle| puzzle.is_playable(&rules)));
            let sample = puzzles.into_iter().step_by(SAMPLE_STEP);
            cases.extend(sample.map(|puzzle| (name, Arc::clone(&rules), puzzle)));
        }
        let mut refuted = 0;
        let mut unrefuted = 0;
        for (name, rules, puzzle) in slice(cases, SLICE) {
            let mut tour = Tour::new(Arc::new(puzzle.lesson(&rules, name))).unwrap();
            assert!(tour.awaits_answer());
            for &(mv, value) in &puzzle.values {
                let Some(loss) = puzzle.loss(mv) else {
                    assert!(puzzle.right.contains(mv));
                    continue;
                };
                assert!(loss >= puzzle.margin, "{name} {value}");
                assert_eq!(tour.answer(mv, &mut ()), Answer::Wrong);
                match tour.refutation(mv) {
                    None => unrefuted += 1,
                    Some(refutation) => {
                        refuted += 1;
                        assert_eq!(refutation.moves[0], mv);
                        if let Fault::Costs { seeds, .. } = refutation.fault {
                            assert_eq!(seeds, loss);
                        }
                    }
                }
            }
            let compared = puzzle.compared(&rules);
            assert_eq!(compared.len(), 2);
            assert!(compared.contains(puzzle.solution().unwrap()));
            for mv in puzzle.right.iter() {
                let mut tour = tour.clone();
                assert_eq!(tour.answer(mv, &mut ()), Answer::Right);
                tour.append(puzzle.continuation(&rules, mv));
                assert!(tour.advance());
                let mut movers = Vec::new();
                while tour.next_move().is_some() {
                    movers.push(tour.game().position().to_move());
                    assert!(tour.play_next(&mut ()), "{name}");
                }
                let solver = awale_rules::Side::South;
                let is_solution = puzzle.solution() == Some(mv);
                assert!(is_solution || movers.last().is_none_or(|mover| *mover == solver));
                assert!(movers.len() < puzzle.line.len());
            }
        }
        // The few that no search refutes may gather in a slice.
        assert!(
            !is_long() || refuted > 300 && unrefuted * 50 < refuted,
            "{refuted} {unrefuted}"
        );
        assert!(refuted > 0);
    }
}
