//! Puzzles on the table: each is a lesson of one task. Which one comes next, hints, lives, and what counts.

mod current;
mod shelf;

use std::sync::Arc;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;

use super::lesson::{CurrentLesson, LessonCommand, LessonSet, LessonShowSet, Said};
use super::playback::Playback;
use super::schedule::GameSet;
use super::session::KeptProgress;
use super::state::Pause;
use super::table::{ShowParts, TableEvent, TableReader};
use crate::game::catalog::SeedSource;
use crate::matches::Date;
use crate::rules::{HoleSet, RuleSet};
use crate::teacher::puzzles::Theme;
pub use current::{CurrentPuzzle, Run, Told};
pub use shelf::{MINED, Mined, MiningCommand, PUZZLES_FOLDER, PuzzleShelf};

/// Adds the puzzles.
pub fn plugin(app: &mut App) {
    shelf::plugin(app);
    app.add_show_part::<CurrentPuzzle>()
        .add_message::<PuzzleCommand>()
        .add_systems(
            Update,
            (
                carry_out.before(LessonSet),
                follow.after(LessonSet),
                go_on.run_if(resource_exists::<CurrentPuzzle>.and_then(in_state(Pause::Running))),
            )
                .chain()
                .after(GameSet::Session)
                .before(LessonShowSet)
                .before(GameSet::Playback),
        );
}

/// Which puzzles are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Those that are as hard as the player is good.
    AtStrength,
    /// Those about a theme.
    About(Theme),
    /// Harder and harder ones, until three wrong answers have been given.
    Run,
    /// That of a day.
    Day(Date),
}

/// Which puzzles are asked, by which rules.
#[derive(Clone, Debug)]
pub struct PuzzleWish {
    /// The rules.
    pub rules: Arc<RuleSet>,
    /// The name of the variant's file.
    pub variant: String,
    /// Which of the puzzles.
    pub mode: Mode,
}

/// What a solver wants.
#[derive(Message, Clone, Debug)]
pub enum PuzzleCommand {
    /// Begin with such puzzles.
    Begin(PuzzleWish),
    /// The next hint.
    Hint,
    /// The next puzzle, once this one is solved; or another run.
    Next,
}

fn carry_out(
    mut world: Commands,
    mut wishes: MessageReader<PuzzleCommand>,
    mut current: Option<ResMut<CurrentPuzzle>>,
    mut shelf: ResMut<PuzzleShelf>,
    mut progress: ResMut<KeptProgress>,
    mut seeds: ResMut<SeedSource>,
    mut lessons: MessageWriter<LessonCommand>,
) {
    for wish in wishes.read() {
        match (wish, &mut current) {
            (PuzzleCommand::Begin(wish), _) => {
                let puzzles = shelf.of(&wish.rules);
                let known = progress.of(&wish.rules);
                let chance = seeds.next_seed();
                let Some(begun) = CurrentPuzzle::begin(wish.clone(), puzzles, &known, chance)
                else {
                    continue;
                };
                lessons.write(LessonCommand::Begin(Arc::clone(begun.lesson())));
                world.insert_resource(begun);
            }
            (PuzzleCommand::Hint, Some(current)) => {
                if let Some(shown) = current.take_hint(&mut progress) {
                    lessons.write(LessonCommand::PointOut(shown));
                }
            }
            (PuzzleCommand::Next, Some(current)) => {
                let known = progress.of(&current.wish().rules);
                if current.go_to_next(&known, seeds.next_seed()) {
                    lessons.write(LessonCommand::Begin(Arc::clone(current.lesson())));
                }
            }
            (_, None) => {}
        }
    }
}

/// What the solver's answers come to.
fn follow(
    mut world: Commands,
    mut wishes: MessageReader<LessonCommand>,
    mut table: TableReader,
    mut current: Option<ResMut<CurrentPuzzle>>,
    lesson: Option<Res<CurrentLesson>>,
    mut progress: ResMut<KeptProgress>,
) {
    let Some(current) = &mut current else {
        wishes.clear();
        table.clear();
        return;
    };
    for wish in wishes.read() {
        let is_left = match wish {
            LessonCommand::Begin(lesson) => !Arc::ptr_eq(lesson, current.lesson()),
            LessonCommand::Leave | LessonCommand::GiveWay => true,
            _ => false,
        };
        if is_left {
            world.remove_resource::<CurrentPuzzle>();
        }
    }
    for event in table.read() {
        match event {
            TableEvent::WrongAnswer { hole } => current.answered_wrong(*hole, &mut progress),
            TableEvent::Refused { hole, refusal } => current.refused(*hole, *refusal),
            _ => {}
        }
    }
    // Until it has begun, the lesson is the one before.
    let Some(lesson) = lesson.filter(|lesson| current.is_of(lesson.tour())) else {
        return;
    };
    if current.solved().is_none()
        && lesson.said() == Said::Praise
        && let Some(&hole) = lesson.tour().game().moves().last()
    {
        current.answered_right(hole, &mut progress);
    }
}

/// After a right answer the line plays on; after the last life the line is shown from its start.
fn go_on(
    clock: Res<TimeUpdateStrategy>,
    playback: Res<Playback>,
    lesson: Option<Res<CurrentLesson>>,
    mut current: ResMut<CurrentPuzzle>,
    mut lessons: MessageWriter<LessonCommand>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let is_at_rest = lesson.is_some_and(|lesson| !lesson.is_refuting()) && !playback.is_busy();
    if !current.has_more_to_show() {
        return;
    }
    // A run whose time is made by hand must not depend on the machine's: it waits for the answer.
    let waits = !matches!(*clock, TimeUpdateStrategy::Automatic);
    if !is_at_rest {
        redraw.write(RequestRedraw);
        return;
    }
    match current.next_to_show(waits) {
        Some(step) => {
            if !step.moves.is_empty() {
                lessons.write(LessonCommand::PointOut(HoleSet::EMPTY));
                lessons.write(LessonCommand::GoOn(Box::new(step)));
            }
        }
        None => {
            redraw.write(RequestRedraw);
        }
    }
}
