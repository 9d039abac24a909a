//! Gives hints and responses for puzzles.

use std::iter;

use super::messages::{Argument, Messages};
use super::reader::Players;
use super::why::{About, why};
use super::{reason, refutation, teacher};
use crate::lessons::Refutation;
use crate::teacher::puzzles::Puzzle;
use crate::teacher::{Proof, Reason};
use awale_rules::{Geometry, Move, Refusal, RuleSet, Side};

/// The number of hints per puzzle: the theme, two holes to compare, the solution.
pub const HINTS_PER_PUZZLE: u8 = 3;

/// The maximum number of reasons given for an answer, to leave space for its continuation.
const MAX_REASONS: usize = 2;

/// Names the good moves, in the given order.
#[must_use]
pub fn good_moves(messages: &Messages, geometry: Geometry, moves: &[Move]) -> String {
    let key = match moves {
        [_] => "training-good-move",
        _ => "training-good-moves",
    };
    let names = messages.moves(geometry, moves.iter().copied());
    messages.format(key, &[("holes", names.into())])
}

/// Gives hints and responses for a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleWords<'a> {
    /// The messages.
    pub messages: &'a Messages,
    /// The rules of the puzzle.
    pub rules: &'a std::sync::Arc<RuleSet>,
    /// The puzzle.
    pub puzzle: &'a Puzzle,
}

impl PuzzleWords<'_> {
    fn geometry(&self) -> Geometry {
        self.rules.geometry()
    }

    fn letter(&self, mv: Move) -> Argument<'static> {
        self.geometry().name_of(mv).into()
    }

    /// Returns hint number `step`, counted from 1, each more specific than the one before; empty
    /// for other numbers.
    #[must_use]
    pub fn hint(&self, step: u8) -> String {
        match step {
            1 => teacher::theme_hint(self.messages, self.puzzle.theme()),
            2 => {
                let moves = self.puzzle.compared(self.rules);
                let names = self.messages.moves(self.geometry(), moves.iter());
                self.messages
                    .format("training-hint-compare", &[("holes", names.into())])
            }
            3 => self.puzzle.solution().map_or_else(String::new, |mv| {
                let arguments = [("hole", self.letter(mv))];
                self.messages.format("training-hint-hole", &arguments)
            }),
            _ => String::new(),
        }
    }

    /// Returns the response to the right answer `mv`: what is proved about it, and the weightiest
    /// of `reasons` for it.
    #[must_use]
    pub fn right(&self, mv: Move, reasons: &[Reason]) -> String {
        self.with_reasons(self.proof(mv), mv, reasons)
    }

    /// Returns the solution `mv`, revealed after the last wrong answer of a run, and the weightiest
    /// of `reasons` for it.
    #[must_use]
    pub fn solution(&self, mv: Move, reasons: &[Reason]) -> String {
        let arguments = [("hole", self.letter(mv))];
        let solution = self.messages.format("training-solution", &arguments);
        self.with_reasons(solution, mv, reasons)
    }

    /// Describes what is proved about the right answer `mv`.
    fn proof(&self, mv: Move) -> String {
        let mut arguments = vec![
            ("hole", self.letter(mv)),
            ("seeds", self.messages.seeds(self.puzzle.margin).into()),
        ];
        let is_right_or_loses = |&(other, _): &(Move, i32)| {
            self.puzzle.right.contains(other)
                || self.puzzle.decides(self.rules, other) == Some(false)
        };
        if self.puzzle.decides(self.rules, mv) == Some(true) {
            arguments.push(("moves", u16::from(self.puzzle.depth).into()));
            return self.messages.format("training-right-win", &arguments);
        }
        if self.rules.is_won_by_last_move() && self.puzzle.values.iter().all(is_right_or_loses) {
            return self.messages.format("training-right-saves", &arguments);
        }
        match self.puzzle.proof {
            Proof::End => self.messages.format("training-right-end", &arguments),
            Proof::Plies(plies) => {
                arguments.push(("plies", u16::from(plies).into()));
                self.messages.format("training-right-plies", &arguments)
            }
        }
    }

    /// Appends the weightiest reasons for the move to `text`, addressed to the solver, who plays
    /// South.
    fn with_reasons(&self, text: String, mv: Move, reasons: &[Reason]) -> String {
        let supports_move = |reason: &&Reason| !reason.speaks_against(Side::South);
        let weightiest: Vec<&Reason> = reasons
            .iter()
            .filter(supports_move)
            .take(MAX_REASONS)
            .collect();
        let about = About::from(mv);
        let sides = self.messages.sides();
        let players = Players {
            names: sides.each_ref().map(String::as_str),
            reader: Some(Side::South),
        };
        let (messages, geometry) = (self.messages, self.geometry());
        let reasons = why(messages, geometry, &weightiest, about, players, Side::South);
        iter::once(text)
            .chain(reasons)
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Returns the response to the wrong answer `mv`: its proved cost, and its refutation once
    /// known.
    #[must_use]
    pub fn wrong(&self, mv: Move, refutation: Option<&Refutation>) -> String {
        let loss = self.puzzle.loss(mv).unwrap_or(0);
        let arguments = [
            ("hole", self.letter(mv)),
            ("seeds", self.messages.seeds(loss).into()),
        ];
        let solution = self.puzzle.solution();
        let is_winnable =
            solution.and_then(|best| self.puzzle.decides(self.rules, best)) == Some(true);
        let key = match self.puzzle.decides(self.rules, mv) {
            Some(false) => "training-wrong-loses",
            _ if is_winnable => "training-wrong-win",
            _ => "training-wrong",
        };
        let mut text = self.messages.format(key, &arguments);
        if let Some(refutation) = refutation {
            text.push(' ');
            let sentence = refutation::refuted(self.messages, self.geometry(), refutation);
            text.push_str(&sentence);
        }
        text
    }

    /// Explains why a move can't be played.
    #[must_use]
    pub fn refused(&self, mv: Move, refusal: Refusal) -> String {
        reason::refused(self.messages, self.geometry(), mv, refusal)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::Arc;

    use super::*;
    use crate::fixtures::slice;
    use crate::lessons::Tour;
    use crate::teacher::puzzles::shipped;
    use crate::teacher::reasons::of_move;
    use crate::text::Language;
    use awale_rules::library;

    /// Only every n-th puzzle is tested.
    const SAMPLE_STEP: usize = 20;
    /// The number of them in the short form.
    const SLICE: usize = 7;

    #[test]
    fn every_puzzle_is_worded_in_every_language() {
        let languages: Vec<Messages> = Language::all().map(Messages::new).collect();
        let mut cases = Vec::new();
        for name in ["awale", "oware", "songo-duala", "o-an-quan", "omweso"] {
            let rules = library::load(name).unwrap().unwrap();
            let puzzles = shipped(&rules).unwrap().puzzles;
            let sample = puzzles.into_iter().step_by(SAMPLE_STEP);
            cases.extend(sample.map(|puzzle| (name, Arc::clone(&rules), puzzle)));
        }
        for (name, rules, puzzle) in slice(cases, SLICE) {
            let tour = Tour::new(Arc::new(puzzle.lesson(&rules, name))).unwrap();
            let solution = puzzle.solution().unwrap();
            let reasons = of_move(&puzzle.game(&rules), solution);
            let values = puzzle.values.iter().map(|&(mv, _)| mv);
            let wrong: Vec<_> = values
                .filter(|&mv| !puzzle.right.contains(mv))
                .map(|mv| (mv, tour.refutation(mv)))
                .collect();
            for messages in &languages {
                let words = PuzzleWords {
                    messages,
                    rules: &rules,
                    puzzle: &puzzle,
                };
                let mut sentences: Vec<String> = (1..=HINTS_PER_PUZZLE)
                    .map(|step| words.hint(step))
                    .collect();
                sentences.push(words.right(solution, &reasons));
                sentences.push(words.solution(solution, &reasons));
                for (mv, refutation) in &wrong {
                    sentences.push(words.wrong(*mv, refutation.as_ref()));
                }
                for sentence in sentences {
                    let language = messages.language();
                    assert!(
                        !sentence.is_empty() && !sentence.contains(['{', '$']),
                        "{language:?}: {sentence}"
                    );
                    assert!(!sentence.contains("training-"), "{language:?}: {sentence}");
                }
            }
        }
    }

    #[test]
    fn each_hint_reveals_more() {
        let messages = Messages::new(Language::default());
        let rules = library::load("awale").unwrap().unwrap();
        let puzzles = shipped(&rules).unwrap().puzzles;
        let words = PuzzleWords {
            messages: &messages,
            rules: &rules,
            puzzle: &puzzles[0],
        };
        let solution = puzzles[0].solution().unwrap();
        let letter = rules.geometry().name_of(solution).to_string();
        assert!(words.hint(2).starts_with("Compare ") && words.hint(2).contains(&letter));
        assert_eq!(words.hint(3), format!("Play {letter}."));
        assert_eq!(words.hint(4), "");
    }
}
