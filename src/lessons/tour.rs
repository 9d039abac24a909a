//! A learner's way through a lesson.

use std::sync::Arc;

use super::lesson::{Lesson, Step};
use super::refutation::{Refutation, proved_refutation, refutation};
use crate::rules::{EventSink, Game, Hole, HoleSet, Placement, Refusal};

/// What becomes of a learner's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is right, and was played: say the task's praise.
    Right,
    /// It could be played, but is not what was asked for; it was not played: say the task's help.
    Wrong,
    /// The rules don't allow it: say why.
    Refused(Refusal),
    /// Nothing is asked now: a move is still to play itself, or the task is done.
    NotAsked,
}

/// A learner's way through a lesson: the step they are at, and the board.
///
/// It decides nothing by itself: who leads the tour asks for the next move that plays
/// itself, hands in the learner's choices, and goes on when the text has been read.
#[derive(Clone, Debug)]
pub struct Tour {
    lesson: Arc<Lesson>,
    step: usize,
    /// How many of the step's moves have played themselves.
    played: usize,
    solved: bool,
    game: Game,
}

impl Tour {
    /// At the first step of `lesson`, with its position laid out; `None` if it has none.
    #[must_use]
    pub fn new(lesson: Arc<Lesson>) -> Option<Self> {
        let placed = lesson.steps.first()?.position?;
        let game = lay_out(&lesson, &placed);
        Some(Self {
            lesson,
            step: 0,
            played: 0,
            solved: false,
            game,
        })
    }

    /// The lesson.
    #[must_use]
    pub const fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// The number of the step, from 0.
    #[must_use]
    pub const fn step_number(&self) -> usize {
        self.step
    }

    /// The step.
    #[must_use]
    pub fn step(&self) -> &Step {
        &self.lesson.steps[self.step]
    }

    /// The board, with what was played since it was laid out.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The move that plays itself next; `None` if all of this step's have.
    #[must_use]
    pub fn next_move(&self) -> Option<Hole> {
        self.step().moves.get(self.played).copied()
    }

    /// Plays the move that plays itself next, and says whether there was one.
    pub fn play_next(&mut self, sink: &mut impl EventSink) -> bool {
        let Some(hole) = self.next_move() else {
            return false;
        };
        self.played += 1;
        self.game.play(hole, sink).is_ok()
    }

    /// Whether the learner is to choose a hole now.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.next_move().is_none() && self.step().task.is_some() && !self.solved
    }

    /// Takes the learner's choice; only a right one is played.
    pub fn answer(&mut self, hole: Hole, sink: &mut impl EventSink) -> Answer {
        let right = match &self.step().task {
            Some(task) if self.asks() => task.right.contains(hole),
            _ => return Answer::NotAsked,
        };
        if let Some(refusal) = self.game.position().refusal(self.game.rules(), hole) {
            return Answer::Refused(refusal);
        }
        if !right || self.game.play(hole, sink).is_err() {
            return Answer::Wrong;
        }
        self.solved = true;
        Answer::Right
    }

    /// What is wrong with this choice: moves to show on the board, which the tour doesn't make,
    /// and what they show. None if no hole is asked for now, if this one is right or can't be
    /// played, or if nothing shows that it is worse.
    ///
    /// It searches: some milliseconds.
    #[must_use]
    pub fn refutation(&self, hole: Hole) -> Option<Refutation> {
        let task = self.step().task.as_ref().filter(|_| self.asks())?;
        if task.right.contains(hole) {
            return None;
        }
        let proved = task.losses.iter().find(|(known, _)| *known == hole);
        match proved {
            Some((_, loss)) => proved_refutation(&self.game, hole, task.right, *loss),
            None => refutation(&self.game, hole, task.right),
        }
    }

    /// Points at these holes, for as long as this step is on the board.
    pub fn point_out(&mut self, holes: HoleSet) {
        let lesson = Arc::make_mut(&mut self.lesson);
        if let Some(step) = lesson.steps.get_mut(self.step) {
            step.show = holes;
        }
    }

    /// Adds a step behind the last one.
    pub fn append(&mut self, step: Step) {
        Arc::make_mut(&mut self.lesson).steps.push(step);
    }

    /// The hole to choose; one of them where several are right, `None` if none is asked for.
    #[must_use]
    pub fn right_hole(&self) -> Option<Hole> {
        let task = self.step().task.as_ref().filter(|_| self.asks())?;
        task.right.iter().next()
    }

    /// Whether this step has nothing more to show or to ask.
    #[must_use]
    pub fn is_step_done(&self) -> bool {
        self.next_move().is_none() && !self.asks()
    }

    /// Whether this is the last step.
    #[must_use]
    pub fn is_last_step(&self) -> bool {
        self.step + 1 == self.lesson.steps.len()
    }

    /// Goes on to the next step, and says whether there is one. What the step before still
    /// had to show is played unseen, so that the board is the one that the text speaks of.
    pub fn advance(&mut self) -> bool {
        if self.is_last_step() {
            return false;
        }
        while self.play_next(&mut ()) {}
        if let Some(hole) = self.right_hole() {
            self.answer(hole, &mut ());
        }
        self.step += 1;
        self.played = 0;
        self.solved = false;
        if let Some(placed) = self.step().position {
            // What has been played there already is not played again.
            let played = self.game.moves();
            if !played.is_empty()
                && *self.game.start() == placed
                && self.step().moves.starts_with(played)
            {
                self.played = played.len();
            } else {
                self.game = lay_out(&self.lesson, &placed);
            }
        }
        true
    }
}

fn lay_out(lesson: &Lesson, placed: &Placement) -> Game {
    Game::set_up(Arc::clone(&lesson.rules), placed, &mut ())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::lessons::{Chapter, Task};
    use crate::rules::{HoleSet, Side, library};

    /// A task at the start of a game, and then a line of three moves from the same position.
    fn tour() -> Tour {
        let rules = library::load("awale").unwrap().unwrap();
        let start = Placement::at_start(&rules, Side::South);
        let hole = |letter| rules.geometry().hole(letter).unwrap();
        let step = |moves: Vec<Hole>, task| Step {
            position: Some(start),
            text: String::new(),
            show: HoleSet::EMPTY,
            moves,
            task,
        };
        let task = Task {
            right: [hole('C'), hole('D')].into_iter().collect(),
            praise: String::new(),
            help: String::new(),
            losses: Vec::new(),
        };
        let line = vec![hole('C'), hole('e'), hole('A')];
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
    fn a_line_goes_on_from_what_was_answered_and_begins_anew_after_another_answer() {
        for (answer, left) in [('C', 2), ('D', 3)] {
            let mut tour = tour();
            let hole = tour.game().position().geometry().hole(answer).unwrap();
            assert_eq!(tour.answer(hole, &mut ()), Answer::Right);
            assert!(tour.advance());
            assert_eq!(tour.game().moves().len(), 3 - left, "{answer}");
            let mut played = 0;
            while tour.play_next(&mut ()) {
                played += 1;
            }
            assert_eq!(played, left, "{answer}");
            assert_eq!(tour.game().moves(), tour.step().moves, "{answer}");
        }
    }
}
