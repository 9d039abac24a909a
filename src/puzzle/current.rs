//! The puzzle on the table.

use std::sync::Arc;

use bevy::prelude::{Component, Entity};

use super::{Mode, PuzzleRequest};
use crate::jobs::JobKind;
use awale_engine::lessons::{Lesson, LessonStep, Tour};
use awale_engine::teacher::puzzles::{Puzzle, daily};
use awale_engine::teacher::reasons::of_move;
use awale_engine::teacher::selection::{Selection, next};
use awale_engine::teacher::{PlayerProgress, PlayerRating, Reason, VariantProgress};
use awale_engine::text::training::HINTS_PER_PUZZLE;
use awale_rules::{HoleSet, Move, Refusal};

/// Number of lives at the start of a run; each wrong answer costs one.
const LIVES: u8 = 3;
/// Number of the first hint that makes a puzzle count as failed: earlier hints only name the theme.
const FIRST_FAILING_HINT: u8 = 2;

/// The puzzle on the table and the solver's progress.
#[derive(Component)]
pub struct CurrentPuzzle {
    request: PuzzleRequest,
    puzzles: Arc<[Puzzle]>,
    /// The index of the current puzzle.
    index: usize,
    lesson: Arc<Lesson>,
    /// Indices of the puzzles shown, including this one.
    shown: Vec<usize>,
    hints: u8,
    prompt: Prompt,
    solved: Option<Move>,
    reasons: Vec<Reason>,
    /// Whether it counts as failed because of a wrong answer or a hint.
    has_failed: bool,
    /// The ratings before and after, if the puzzle was rated.
    rating_change: Option<[PlayerRating; 2]>,
    run: Option<Run>,
    to_show: ToShow,
}

/// The text that the solver reads: the task, or the response to the last choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// The task.
    Task,
    /// The hint of this number, from 1.
    Hint(u8),
    /// This answer was wrong.
    Wrong(Move),
    /// This hole is illegal.
    Refused(Move, Refusal),
}

/// A run with three lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The remaining lives; a wrong answer costs one.
    pub lives: u8,
    /// The number of puzzles solved.
    pub solved: u32,
    /// The highest number of puzzles solved in an earlier run.
    pub best_before: u32,
}

impl Run {
    const fn new(progress: &VariantProgress) -> Self {
        Self {
            lives: LIVES,
            solved: 0,
            best_before: progress.best_run(),
        }
    }

    /// Returns whether at least one puzzle was solved, and at least as many as in any earlier run.
    #[must_use]
    pub const fn is_record(&self) -> bool {
        self.solved > 0 && self.solved >= self.best_before
    }

    /// Returns whether no life is left.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.lives == 0
    }
}

/// The next step to show.
enum ToShow {
    Nothing,
    /// This step.
    Step(Box<LessonStep>),
    /// The continuation that this job is searching for.
    Continuation(Entity),
}

/// A job that searches for the continuation after a right answer.
#[derive(Component)]
pub(super) struct Continuation;

impl JobKind for Continuation {
    type Answer = LessonStep;
}

impl CurrentPuzzle {
    /// Starts with the first puzzle of a request; `None` if there are no puzzles.
    pub(super) fn begin(
        request: PuzzleRequest,
        puzzles: Arc<[Puzzle]>,
        progress: &VariantProgress,
        random: u64,
    ) -> Option<Self> {
        let index = choose(&request, &puzzles, progress, &[], random)?;
        let run = (request.mode == Mode::Run).then(|| Run::new(progress));
        Some(Self::new(request, puzzles, index, Vec::new(), run))
    }

    fn new(
        request: PuzzleRequest,
        puzzles: Arc<[Puzzle]>,
        index: usize,
        mut shown: Vec<usize>,
        run: Option<Run>,
    ) -> Self {
        shown.push(index);
        let lesson = puzzles[index].lesson(&request.rules, &request.variant);
        Self {
            request,
            puzzles,
            index,
            lesson: Arc::new(lesson),
            shown,
            hints: 0,
            prompt: Prompt::Task,
            solved: None,
            reasons: Vec::new(),
            has_failed: false,
            rating_change: None,
            run,
            to_show: ToShow::Nothing,
        }
    }

    /// Returns the request.
    #[must_use]
    pub const fn request(&self) -> &PuzzleRequest {
        &self.request
    }

    /// Returns the puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzles[self.index]
    }

    /// Returns the lesson that poses the puzzle.
    #[must_use]
    pub const fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// Returns what the solver reads.
    #[must_use]
    pub const fn prompt(&self) -> Prompt {
        self.prompt
    }

    /// Returns the solver's right answer; `None` until they give one.
    #[must_use]
    pub const fn solved(&self) -> Option<Move> {
        self.solved
    }

    /// Returns facts about the best move once it has been revealed, most important first.
    #[must_use]
    pub fn reasons(&self) -> &[Reason] {
        &self.reasons
    }

    /// Returns the ratings before and after, if the puzzle was rated.
    #[must_use]
    pub const fn counted(&self) -> Option<[PlayerRating; 2]> {
        self.rating_change
    }

    /// Returns the run; `None` in the other modes.
    #[must_use]
    pub const fn run(&self) -> Option<Run> {
        self.run
    }

    /// Returns whether there is another hint. There is none in a run, after the last one, or once
    /// the puzzle is solved.
    #[must_use]
    pub const fn has_hints(&self) -> bool {
        self.solved.is_none() && self.run.is_none() && self.hints < HINTS_PER_PUZZLE
    }

    /// Returns whether another puzzle follows: after a solved puzzle other than the daily one, and
    /// after a run.
    #[must_use]
    pub fn has_next(&self) -> bool {
        match self.run {
            Some(run) if run.is_over() => true,
            _ => self.solved.is_some() && !matches!(self.request.mode, Mode::Day(_)),
        }
    }

    /// Returns whether `tour` is the lesson of this puzzle.
    pub(super) fn is_of(&self, tour: &Tour) -> bool {
        let first = |lesson: &Lesson| lesson.steps.first().and_then(|step| step.position);
        first(tour.lesson()) == first(&self.lesson)
    }

    /// Gives the next hint. Returns the holes to mark; `None` if there is no hint left.
    pub(super) fn take_hint(&mut self, progress: &mut PlayerProgress) -> Option<HoleSet> {
        if !self.has_hints() {
            return None;
        }
        self.hints += 1;
        self.prompt = Prompt::Hint(self.hints);
        if self.hints >= FIRST_FAILING_HINT {
            self.fail(progress);
        }
        Some(match self.hints {
            2 => self.puzzle().compared(&self.request.rules).holes(),
            HINTS_PER_PUZZLE => {
                let solution = self.puzzle().solution();
                solution.and_then(Move::hole).into_iter().collect()
            }
            _ => HoleSet::EMPTY,
        })
    }

    pub(super) const fn handle_refusal(&mut self, mv: Move, refusal: Refusal) {
        self.prompt = Prompt::Refused(mv, refusal);
    }

    pub(super) fn handle_wrong_answer(&mut self, mv: Move, progress: &mut PlayerProgress) {
        self.prompt = Prompt::Wrong(mv);
        self.fail(progress);
        if let Some(run) = &mut self.run
            && run.lives > 0
        {
            run.lives -= 1;
            if run.lives == 0 {
                let puzzle = &self.puzzles[self.index];
                self.to_show = ToShow::Step(Box::new(puzzle.solution_step()));
                if let Some(solution) = puzzle.solution() {
                    self.reasons = of_move(&puzzle.game(&self.request.rules), solution);
                }
            }
        }
    }

    /// Returns a search for the continuation, if one is needed.
    pub(super) fn handle_right_answer(
        &mut self,
        mv: Move,
        progress: &mut PlayerProgress,
    ) -> Option<impl FnOnce() -> LessonStep + Send + use<>> {
        let is_over = self.run.is_some_and(|run| run.is_over());
        if self.solved.is_some() || is_over {
            return None;
        }
        self.solved = Some(mv);
        self.reasons = of_move(&self.puzzle().game(&self.request.rules), mv);
        if !self.has_failed {
            self.rate(true, progress);
        }
        if let Mode::Day(day) = self.request.mode {
            progress.record_day(&self.request.rules, day);
        }
        if let Some(run) = &mut self.run {
            run.solved += 1;
            progress.record_run(&self.request.rules, run.solved);
        }
        let (puzzle, rules) = (self.puzzle().clone(), Arc::clone(&self.request.rules));
        if puzzle.solution() == Some(mv) {
            self.to_show = ToShow::Step(Box::new(puzzle.continuation(&rules, mv)));
            return None;
        }
        Some(move || puzzle.continuation(&rules, mv))
    }

    /// Returns the job whose answer is to be shown.
    pub(super) const fn awaited_job(&self) -> Option<Entity> {
        match self.to_show {
            ToShow::Continuation(job) => Some(job),
            _ => None,
        }
    }

    /// Shows the answer of `job` once it arrives.
    pub(super) fn show_answer_of(&mut self, job: Entity) {
        self.to_show = ToShow::Continuation(job);
    }

    /// Stores the answer of the awaited job.
    pub(super) fn store_answer(&mut self, answer: Option<LessonStep>) {
        self.to_show = answer.map_or(ToShow::Nothing, |step| ToShow::Step(Box::new(step)));
    }

    /// Goes to the next puzzle or starts another run. Returns whether there is one. Puzzles repeat
    /// once all have been shown.
    pub(super) fn go_to_next(&mut self, progress: &VariantProgress, random: u64) -> bool {
        if !self.has_next() {
            return false;
        }
        let (run, mut shown) = match self.run {
            Some(run) if run.is_over() => (Some(Run::new(progress)), Vec::new()),
            run => (run, self.shown.clone()),
        };
        let mut index = choose(&self.request, &self.puzzles, progress, &shown, random);
        if index.is_none() {
            shown = vec![self.index];
            index = choose(&self.request, &self.puzzles, progress, &shown, random);
        }
        let index = index.unwrap_or(self.index);
        *self = Self::new(
            self.request.clone(),
            Arc::clone(&self.puzzles),
            index,
            shown,
            run,
        );
        true
    }

    pub(super) const fn has_more_to_show(&self) -> bool {
        !matches!(self.to_show, ToShow::Nothing)
    }

    /// Takes the next step to show; `None` if there is none yet.
    pub(super) fn next_to_show(&mut self) -> Option<LessonStep> {
        match std::mem::replace(&mut self.to_show, ToShow::Nothing) {
            ToShow::Step(step) => Some(*step),
            other => {
                self.to_show = other;
                None
            }
        }
    }

    /// Counts the puzzle as failed, once.
    fn fail(&mut self, progress: &mut PlayerProgress) {
        if !self.has_failed && self.solved.is_none() {
            self.has_failed = true;
            self.rate(false, progress);
        }
    }

    fn rate(&mut self, is_solved: bool, progress: &mut PlayerProgress) {
        let rules = &self.request.rules;
        let rating_before = progress.of(rules).puzzle_rating(rules);
        if progress.record_puzzle(rules, &self.puzzles[self.index], is_solved) {
            self.rating_change = Some([rating_before, progress.of(rules).puzzle_rating(rules)]);
        }
    }
}

/// Returns the index of the next puzzle; `None` if all have been `shown`.
fn choose(
    request: &PuzzleRequest,
    puzzles: &[Puzzle],
    progress: &VariantProgress,
    shown: &[usize],
    random: u64,
) -> Option<usize> {
    let selection = match request.mode {
        Mode::AtRating => Selection::AtRating,
        Mode::About(theme) => Selection::About(theme),
        Mode::Run => Selection::Harder { chance: random },
        Mode::Day(day) => {
            let of_day = daily(day, puzzles)?;
            return puzzles.iter().position(|puzzle| puzzle == of_day);
        }
    };
    next(puzzles, &request.rules, progress, selection, shown)
}
