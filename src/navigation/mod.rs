//! Navigates between menus, matches, lessons and examples, and offers a lesson before a game with
//! new rules.

mod lesson_offer;
mod navigator;
mod trail;

use std::sync::Arc;

use bevy::prelude::*;

use crate::lesson::{Examples, LessonCommand, Mistakes};
use crate::puzzle::PuzzleRequest;
use crate::schedule::MenuSet;
use crate::session::GameCommand;
use crate::state::Menu;
use awale_engine::lessons::{Lesson, Tour, library};
use awale_engine::matches::Agreement;
use awale_engine::text::help::HelpPage;

use navigator::Navigator;
pub use trail::MenuTrail;

/// A request to go somewhere.
#[derive(Message, Clone, Debug)]
pub enum Go {
    /// To this menu; [`Go::Back`] returns here.
    To(Menu),
    /// To this page of the help; [`Go::Back`] returns here.
    Help(HelpPage),
    /// Back to the previous menu or to the game.
    Back,
    /// Out of all menus, to the table.
    ToTable,
    /// Into a match with the last choices; out of the lesson, if there is one on the table.
    Play,
    /// Into this match. A lesson is offered first if a kind of rule is new to the player.
    Begin(Box<Agreement>),
    /// Into the match that this command puts on the table.
    Match(GameCommand),
    /// Into the autosaved match.
    Continue,
    /// Into this lesson, and then into this match, if there is one.
    Lesson(Arc<Lesson>, Option<Box<Agreement>>),
    /// To puzzles on the board.
    Puzzles(PuzzleRequest),
    /// To the exercise on a player's mistakes, starting with the one at this index, from 0.
    FindBetter(Arc<Mistakes>, usize),
    /// Into these examples on the board; the match or lesson on the table is suspended.
    Show(Box<Examples>),
    /// Off the table: out of an example, back to where it was opened; out of a lesson, to the menu
    /// it was chosen from, or into the match that it precedes; out of a match, to the main menu or,
    /// after a trial, to the rule editor.
    Leave,
    /// Out of the program.
    Quit,
}

/// Whether the program has a quit command. In a browser, players close the page instead.
pub const CAN_QUIT: bool = cfg!(not(target_arch = "wasm32"));

/// Adds the resources, messages and systems of navigation.
pub fn plugin(app: &mut App) {
    app.init_resource::<MenuTrail>()
        .add_message::<Go>()
        .add_systems(Update, go.in_set(MenuSet::Navigate));
}

fn go(mut requests: MessageReader<Go>, mut navigator: Navigator) {
    for request in requests.read().cloned() {
        navigator.go(request);
    }
}

/// Returns the name of the lesson recommended after this one; `None` after the last.
#[must_use]
pub fn lesson_after(tour: &Tour) -> Option<&'static str> {
    library::after(&tour.lesson().name)
}

/// Continues with the next step or, after the last one, with the next lesson; leaves the lesson if
/// there is none, or if a match follows.
pub fn go_on(
    tour: &Tour,
    trail: &MenuTrail,
    requests: &mut MessageWriter<LessonCommand>,
    go: &mut MessageWriter<Go>,
) {
    if !tour.is_last_step() {
        requests.write(LessonCommand::Next);
        return;
    }
    let next = lesson_after(tour)
        .filter(|_| !trail.leads_to_match())
        .and_then(library::load)
        .and_then(Result::ok);
    go.write(match next {
        Some(lesson) => Go::Lesson(Arc::new(lesson), None),
        None => Go::Leave,
    });
}
