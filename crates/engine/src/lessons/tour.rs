//! Tracks a learner's progress through a lesson.

use std::sync::Arc;

use super::lesson::{Lesson, LessonStep};
use super::refutation::{Refutation, proved_refutation, refutation};
use awale_rules::{EventSink, Game, HoleSet, Move, Placement, Refusal};

/// The verdict on a learner's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Right, and played: the caller shows the task's praise.
    Right,
    /// Legal but wrong, and not played: the caller shows the task's help.
    Wrong,
    /// Illegal, for this reason.
    Refused(Refusal),
    /// No question is open: scripted moves remain, or the step has no task, or it is done.
    NoQuestion,
}

/// A learner's progress through a lesson: the current step, and the board.
///
/// It does nothing on its own: the caller plays the scripted moves one by one, passes on the
/// learner's moves, and advances after the text has been read.
#[derive(Clone, Debug)]
pub struct Tour {
    lesson: Arc<Lesson>,
    step: usize,
    /// The number of the step's scripted moves already played.
    played: usize,
    is_solved: bool,
    game: Game,
}

impl Tour {
    /// Starts at the first step of `lesson`. Returns `None` if that step has no position.
    #[must_use]
    pub fn new(lesson: Arc<Lesson>) -> Option<Self> {
        let placement = lesson.steps.first()?.position?;
        let game = set_up(&lesson, &placement);
        Some(Self {
            lesson,
            step: 0,
            played: 0,
            is_solved: false,
            game,
        })
    }

    /// Returns the lesson.
    #[must_use]
    pub const fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// Returns the index of the current step, from 0.
    #[must_use]
    pub const fn step_number(&self) -> usize {
        self.step
    }

    /// Returns the current step.
    #[must_use]
    pub fn step(&self) -> &LessonStep {
        &self.lesson.steps[self.step]
    }

    /// Returns the board, with the moves played since it was set up.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the next scripted move; `None` once all those of this step have been played.
    #[must_use]
    pub fn next_move(&self) -> Option<Move> {
        self.step().moves.get(self.played).copied()
    }

    /// Plays the next scripted move. Returns true if there was one.
    pub fn play_next(&mut self, sink: &mut impl EventSink) -> bool {
        let Some(mv) = self.next_move() else {
            return false;
        };
        self.played += 1;
        self.game.play(mv, sink).is_ok()
    }

    /// Returns true if the step waits for the learner's move.
    #[must_use]
    pub fn awaits_answer(&self) -> bool {
        self.next_move().is_none() && self.step().task.is_some() && !self.is_solved
    }

    /// Answers the question with a move; only a right answer is played.
    pub fn answer(&mut self, mv: impl Into<Move>, sink: &mut impl EventSink) -> Answer {
        let mv = mv.into();
        let is_right = match &self.step().task {
            Some(task) if self.awaits_answer() => task.right.contains(mv),
            _ => return Answer::NoQuestion,
        };
        if let Some(refusal) = self.game.position().refusal(self.game.rules(), mv) {
            return Answer::Refused(refusal);
        }
        if !is_right || self.game.play(mv, sink).is_err() {
            return Answer::Wrong;
        }
        self.is_solved = true;
        Answer::Right
    }

    /// Explains what is wrong with a move, with moves for the caller to show on the board. Returns
    /// `None` if no question is open, if the move is right or illegal, or if the search finds no
    /// difference.
    ///
    /// Runs a search of a few milliseconds.
    #[must_use]
    pub fn refutation(&self, mv: impl Into<Move>) -> Option<Refutation> {
        let mv = mv.into();
        let task = self.step().task.as_ref().filter(|_| self.awaits_answer())?;
        if task.right.contains(mv) {
            return None;
        }
        let proved_loss = task.losses.iter().find(|(wrong, _)| *wrong == mv);
        match proved_loss {
            Some((_, loss)) => proved_refutation(&self.game, mv, task.right, *loss),
            None => refutation(&self.game, mv, task.right),
        }
    }

    /// Highlights `holes` instead of the step's own until the next step.
    pub fn highlight(&mut self, holes: HoleSet) {
        let lesson = Arc::make_mut(&mut self.lesson);
        if let Some(step) = lesson.steps.get_mut(self.step) {
            step.show = holes;
        }
    }

    /// Appends a step to the lesson.
    pub fn append(&mut self, step: LessonStep) {
        Arc::make_mut(&mut self.lesson).steps.push(step);
    }

    /// Returns a right answer; `None` if no question is open.
    #[must_use]
    pub fn right_move(&self) -> Option<Move> {
        let task = self.step().task.as_ref().filter(|_| self.awaits_answer())?;
        task.right.iter().next()
    }

    /// Returns true if this step is complete.
    #[must_use]
    pub fn is_step_done(&self) -> bool {
        self.next_move().is_none() && !self.awaits_answer()
    }

    /// Returns true if this is the last step.
    #[must_use]
    pub fn is_last_step(&self) -> bool {
        self.step + 1 == self.lesson.steps.len()
    }

    /// Advances to the next step. Returns true if there was one. Plays the rest of the current step
    /// first, so that the board matches the next step's text.
    pub fn advance(&mut self) -> bool {
        if self.is_last_step() {
            return false;
        }
        while self.play_next(&mut ()) {}
        if let Some(mv) = self.right_move() {
            self.answer(mv, &mut ());
        }
        self.step += 1;
        self.played = 0;
        self.is_solved = false;
        if let Some(placement) = self.step().position {
            // Continues the current game if it has already played the step's first moves.
            let played = self.game.moves();
            if !played.is_empty()
                && *self.game.start() == placement
                && self.step().moves.starts_with(played)
            {
                self.played = played.len();
            } else {
                self.game = set_up(&self.lesson, &placement);
            }
        }
        true
    }
}

fn set_up(lesson: &Lesson, placement: &Placement) -> Game {
    Game::set_up(Arc::clone(&lesson.rules), placement, &mut ())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::lessons::{Chapter, Task};
    use awale_rules::{HoleSet, Side, library};

    /// Creates a tour with a task at the start of a game, then a line of three moves from the same
    /// position.
    fn tour() -> Tour {
        let rules = library::load("awale").unwrap().unwrap();
        let start = Placement::at_start(&rules, Side::South);
        let mv = |letter| Move::from(rules.geometry().hole(letter).unwrap());
        let step = |moves: Vec<Move>, task| LessonStep {
            position: Some(start),
            text: String::new(),
            show: HoleSet::EMPTY,
            moves,
            task,
        };
        let task = Task {
            right: [mv('C'), mv('D')].into_iter().collect(),
            praise: String::new(),
            help: String::new(),
            losses: Vec::new(),
        };
        let line = vec![mv('C'), mv('e'), mv('A')];
        Tour::new(Arc::new(Lesson {
            name: String::new(),
            chapter: Chapter::Strategy,
            title: String::new(),
            variant: String::new(),
            rules: Arc::clone(&rules),
            teaches: Vec::new(),
            steps: vec![step(Vec::new(), Some(task)), step(line, None)],
        }))
        .unwrap()
    }

    #[test]
    fn a_line_continues_from_its_first_move_and_restarts_after_a_different_answer() {
        for (answer, remaining) in [('C', 2), ('D', 3)] {
            let mut tour = tour();
            let hole = tour.game().position().geometry().hole(answer).unwrap();
            assert_eq!(tour.answer(Move::from(hole), &mut ()), Answer::Right);
            assert!(tour.advance());
            assert_eq!(tour.game().moves().len(), 3 - remaining, "{answer}");
            let mut played = 0;
            while tour.play_next(&mut ()) {
                played += 1;
            }
            assert_eq!(played, remaining, "{answer}");
            assert_eq!(tour.game().moves(), tour.step().moves, "{answer}");
        }
    }
}
