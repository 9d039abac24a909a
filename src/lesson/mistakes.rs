//! Replays the mistakes of a game: the board shows the position before each one, and the player
//! looks for a better move. The match is suspended.

use std::sync::Arc;

use bevy::prelude::*;

use super::CurrentLesson;
use crate::localization::players::PlayerNames;
use crate::table::{Table, TableEvent};
use awale_engine::lessons::{Chapter, Lesson, LessonStep, Task, Tour};
use awale_engine::teacher::report::{Class, GameReport, PlyReport};
use awale_rules::{Game, HoleSet, Move, Moves, Placement, RuleSet, Side};

/// Maximum length of the better line shown.
const MAX_LINE_PLIES: usize = 8;

/// A mistake with better moves.
#[derive(Clone, Debug)]
pub struct Mistake {
    /// The position before it.
    pub start: Placement,
    /// Its entry in the report.
    pub report: PlyReport,
    /// The moves that count as right.
    pub good: Moves,
}

impl Mistake {
    /// Returns the part of the best line to show.
    #[must_use]
    pub fn line(&self) -> &[Move] {
        let line = &self.report.best_line;
        &line[..line.len().min(MAX_LINE_PLIES)]
    }
}

/// The mistakes of one player in a game.
#[derive(Clone, Debug)]
pub struct Mistakes {
    /// The rules of the game.
    pub rules: Arc<RuleSet>,
    /// The players.
    pub players: PlayerNames,
    /// The mistakes, in the order of the game.
    pub all: Vec<Mistake>,
}

impl Mistakes {
    /// Finds the mistakes and blunders of `side` in `game` according to `report`, so far.
    #[must_use]
    pub fn of(game: &Game, report: &GameReport, side: Side, players: PlayerNames) -> Self {
        let is_mistake = |ply: &&PlyReport| ply.mover == side && ply.class >= Class::Mistake;
        let mistake = |ply: &PlyReport| {
            let position = game.positions().get(ply.ply)?;
            Some(Mistake {
                start: Placement::of(position),
                report: ply.clone(),
                good: ply.good_moves(position),
            })
        };
        Self {
            rules: Arc::clone(game.rules()),
            players,
            all: report
                .plies
                .iter()
                .filter(is_mistake)
                .filter_map(mistake)
                .collect(),
        }
    }

    /// Creates a lesson that asks for a better move than the mistake with this index, and then
    /// plays the best line.
    fn tour(&self, index: usize) -> Option<Tour> {
        let mistake = self.all.get(index)?;
        let step = |moves: Vec<Move>, task| LessonStep {
            position: Some(mistake.start),
            text: String::new(),
            show: mistake.report.played.hole().into_iter().collect(),
            moves,
            task,
        };
        let task = Task {
            right: mistake.good,
            praise: String::new(),
            help: String::new(),
            losses: Vec::new(),
        };
        Tour::new(Arc::new(Lesson {
            name: String::new(),
            chapter: Chapter::Strategy,
            title: String::new(),
            variant: String::new(),
            rules: Arc::clone(&self.rules),
            teaches: Vec::new(),
            steps: vec![
                step(Vec::new(), Some(task)),
                LessonStep {
                    show: HoleSet::EMPTY,
                    ..step(mistake.line().to_vec(), None)
                },
            ],
        }))
    }
}

/// The mistakes and the index of the current one.
pub(super) struct Course {
    mistakes: Arc<Mistakes>,
    index: usize,
    /// The player's last attempt.
    pub attempt: Option<Move>,
    /// Whether the player requested the best move.
    pub is_shown: bool,
}

/// The mistake on the table.
#[derive(Clone, Copy, Debug)]
pub struct CurrentMistake<'a> {
    /// All mistakes.
    pub mistakes: &'a Mistakes,
    /// The index of the mistake, from 0.
    pub index: usize,
    /// The mistake.
    pub mistake: &'a Mistake,
    /// The player's last attempt.
    pub attempt: Option<Move>,
    /// Whether the player requested the best move.
    pub is_shown: bool,
    /// Whether a better move was found or shown.
    pub is_solved: bool,
}

impl CurrentMistake<'_> {
    /// Returns whether it is the last mistake.
    #[must_use]
    pub const fn is_last(&self) -> bool {
        self.index + 1 >= self.mistakes.all.len()
    }
}

impl CurrentLesson {
    /// Returns the mistake on the table; `None` in a lesson.
    #[must_use]
    pub fn mistake(&self) -> Option<CurrentMistake<'_>> {
        let course = self.course.as_ref()?;
        Some(CurrentMistake {
            mistakes: &course.mistakes,
            index: course.index,
            mistake: course.mistakes.all.get(course.index)?,
            attempt: course.attempt,
            is_shown: course.is_shown,
            is_solved: self.tour.step_number() > 0 || !self.tour.awaits_answer(),
        })
    }

    /// Returns the best move, if the task asks for one.
    pub(super) fn best_move(&self) -> Option<Move> {
        let best = || self.mistake()?.mistake.report.best_line.first().copied();
        let right = self.tour.right_move()?;
        Some(best().unwrap_or(right))
    }

    /// Goes to mistake `index`; `None` if the index is out of range, or in a lesson.
    pub(super) fn go_to_mistake(&mut self, index: usize) -> Option<TableEvent> {
        let course = self.course.as_mut()?;
        let tour = course.mistakes.tour(index)?;
        course.index = index;
        course.attempt = None;
        course.is_shown = false;
        self.begin_tour(tour);
        Some(self.position_shown())
    }

    /// Goes to the next mistake; `None` if there is none, or in a lesson.
    pub(super) fn go_to_next_mistake(&mut self) -> Option<TableEvent> {
        let next = self.course.as_ref()?.index + 1;
        self.go_to_mistake(next)
    }
}

/// Shows the mistake with index `first`, on top of the match or instead of other mistakes.
pub(super) fn begin(world: &mut World, mistakes: Arc<Mistakes>, first: usize) {
    let Some(tour) = mistakes.tour(first) else {
        return;
    };
    let lesson = Table::part::<CurrentLesson>(world);
    if lesson.is_none_or(|lesson| lesson.course.is_none()) {
        Table::push(world);
    }
    let mut lesson = CurrentLesson::new(tour);
    lesson.course = Some(Course {
        mistakes,
        index: first,
        attempt: None,
        is_shown: false,
    });
    Table::write(world, lesson.position_shown());
    Table::insert(world, lesson);
}
