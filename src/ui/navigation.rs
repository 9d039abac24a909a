//! Navigation between menus, matches, lessons and examples.

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::lesson_offer::Offers;
use crate::catalog::{ChoicesCommand, LastChoices, SeedSource, Variants};
use crate::lesson::{Examples, LessonCommand, Mistakes, ShowExamples};
use crate::puzzle::{PuzzleCommand, PuzzleRequest};
use crate::schedule::GameSet;
use crate::session::{CurrentMatch, GameCommand, UnfinishedMatch};
use crate::state::{LessonKind, Menu, Screen};
use awale_engine::files::FileName;
use awale_engine::lessons::Lesson;
use awale_engine::matches::{Agreement, Purpose, SavedMatch};
use awale_engine::text::help::Page;

/// How the player reached the current screen.
#[derive(Resource, Default)]
pub struct MenuTrail {
    /// The menus behind the open one, outermost first.
    menus: Vec<Menu>,
    /// The menus to which the lesson on the table leads back, outermost first.
    lesson_from: Vec<Menu>,
    /// The match that follows the lesson.
    match_after: Option<Box<Agreement>>,
    /// Where the example on the table was opened.
    shown_from: Place,
    /// The current or last open help page.
    help: Page,
}

/// A place to return to.
#[derive(Clone, Default)]
struct Place {
    screen: Screen,
    /// The kind of lesson, if the screen is a lesson.
    kind: LessonKind,
    /// The menus, outermost first; [`Menu::Closed`] at the end if none was open.
    menus: Vec<Menu>,
}

impl MenuTrail {
    /// Returns whether the lesson on the table leads to a match.
    #[must_use]
    pub const fn leads_to_match(&self) -> bool {
        self.match_after.is_some()
    }

    /// Returns the current or last open help page.
    #[must_use]
    pub const fn help_page(&self) -> Page {
        self.help
    }

    /// Closes all menus for a lesson, which leads back to the open one. The main menu is below it,
    /// as the lesson ends any match.
    fn leave_for_lesson(&mut self, open: Menu) {
        let behind = std::mem::take(&mut self.menus);
        self.lesson_from = match behind.first() {
            Some(Menu::Main) => behind,
            _ if open == Menu::Main => Vec::new(),
            _ => vec![Menu::Main],
        };
        self.lesson_from.push(open);
    }

    /// Returns whether the example on the table was opened from the help.
    #[must_use]
    pub fn leads_to_help(&self) -> bool {
        self.shown_from.menus.last() == Some(&Menu::Help)
    }
}

/// A request to go somewhere.
#[derive(Message, Clone, Debug)]
pub enum Go {
    /// To this menu; [`Go::Back`] returns here.
    To(Menu),
    /// Back to the previous menu or to the game.
    Back,
    /// Out of all menus, to the table.
    ToTable,
    /// Into a match with the last choices; out of the lesson, if there is one on the table.
    Play,
    /// Into this match. A lesson is offered first if a kind of rule is new to the player.
    Begin(Box<Agreement>),
    /// Into this match, without the offer of a lesson.
    Enter(Box<Agreement>),
    /// Into a trial match with draft rules; leaving it returns to the editor.
    Try(Box<Agreement>),
    /// Into the autosaved match.
    Continue,
    /// Into this saved match.
    Resume(Box<SavedMatch>),
    /// Back to the start of the current game.
    Again,
    /// Into the next game of the match; after the last one, into a rematch.
    Next,
    /// Into another game, with the players in each other's seats.
    ChangeSeats,
    /// Into the review of a game, with the name of its file in the games folder, if it has one.
    Review(Box<SavedMatch>, Option<FileName>),
    /// Into this lesson.
    Lesson(Arc<Lesson>),
    /// To puzzles on the board.
    Puzzles(PuzzleRequest),
    /// Into this lesson, and then into this match.
    LessonThen(Arc<Lesson>, Box<Agreement>),
    /// To this page of the help; [`Go::Back`] returns here.
    Help(Page),
    /// Into these examples on the board; the match or lesson on the table is suspended.
    Show(Box<Examples>),
    /// To the exercise on this player's mistakes, starting with this one (from 0).
    FindBetter(Arc<Mistakes>, usize),
    /// Out of the example, back to where it was opened.
    LeaveDemonstration,
    /// Out of the lesson, to the menu it was chosen from, or into the match that it precedes.
    LeaveLesson,
    /// Out of the match, to the main menu.
    Leave,
    /// Out of the program.
    Quit,
}

/// Whether the program has a quit command. In a browser, players close the page instead.
pub(super) const CAN_QUIT: bool = cfg!(not(target_arch = "wasm32"));

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MenuTrail>()
        .add_message::<Go>()
        .add_systems(Update, go.in_set(GameSet::Menus));
}

/// The state that changes when an example is entered or left.
#[derive(SystemParam)]
pub(super) struct Showing<'w> {
    examples: MessageWriter<'w, ShowExamples>,
    screen: Res<'w, State<Screen>>,
    kind: Option<Res<'w, State<LessonKind>>>,
    next_kind: ResMut<'w, NextState<LessonKind>>,
    puzzles: MessageWriter<'w, PuzzleCommand>,
}

/// The data for starting a match.
#[derive(SystemParam)]
pub(super) struct Beginning<'w> {
    last: Res<'w, LastChoices>,
    variants: Res<'w, Variants>,
    seeds: Res<'w, SeedSource>,
    unfinished: Res<'w, UnfinishedMatch>,
    choices: MessageWriter<'w, ChoicesCommand>,
    commands: MessageWriter<'w, GameCommand>,
}

impl Beginning<'_> {
    fn begin(&mut self, command: GameCommand) {
        self.choices.write(ChoicesCommand::UseSeed);
        self.commands.write(command);
    }
}

pub(super) fn go(
    mut requests: MessageReader<Go>,
    menu: Res<State<Menu>>,
    mut next_menu: ResMut<NextState<Menu>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut trail: ResMut<MenuTrail>,
    mut beginning: Beginning,
    mut lessons: MessageWriter<LessonCommand>,
    mut exit: MessageWriter<AppExit>,
    current: Option<Res<CurrentMatch>>,
    mut offers: Offers,
    mut showing: Showing,
) {
    for request in requests.read() {
        match request {
            Go::To(to) => open(*to, *menu.get(), &mut trail, &mut next_menu),
            Go::Help(page) => {
                trail.help = *page;
                if *menu.get() != Menu::Help {
                    open(Menu::Help, *menu.get(), &mut trail, &mut next_menu);
                }
            }
            Go::Show(examples) => {
                let examples = examples.clone();
                showing.examples.write(ShowExamples(examples));
                // Examples opened over others lead back to where the first ones were opened.
                if *showing.screen.get() != Screen::Demonstration {
                    let kind = showing.kind.as_ref().map(|kind| *kind.get());
                    let mut menus = std::mem::take(&mut trail.menus);
                    menus.push(*menu.get());
                    trail.shown_from = Place {
                        screen: *showing.screen.get(),
                        kind: kind.unwrap_or_default(),
                        menus,
                    };
                }
                trail.menus.clear();
                next_screen.set(Screen::Demonstration);
                NextState::set_if_neq(&mut next_menu, Menu::Closed);
            }
            Go::LeaveDemonstration => {
                let Place {
                    screen,
                    kind,
                    mut menus,
                } = trail.shown_from.clone();
                let back = menus.pop().unwrap_or(Menu::Closed);
                trail.menus = menus;
                next_screen.set(screen);
                showing.next_kind.set(kind);
                NextState::set_if_neq(&mut next_menu, back);
            }
            Go::FindBetter(mistakes, first) => {
                lessons.write(LessonCommand::FindBetter(Arc::clone(mistakes), *first));
                trail.lesson_from = std::mem::take(&mut trail.menus);
                trail.lesson_from.push(Menu::Report);
                trail.match_after = None;
                NextState::set_if_neq(&mut next_screen, Screen::Lesson);
                showing.next_kind.set(LessonKind::Mistakes);
                NextState::set_if_neq(&mut next_menu, Menu::Closed);
            }
            Go::Back => match (trail.menus.pop(), menu.get()) {
                (Some(from), _) => next_menu.set(from),
                // The main menu is at the bottom of the stack.
                (None, Menu::Main) => {}
                (None, _) => next_menu.set(Menu::Closed),
            },
            Go::ToTable => {
                trail.menus.clear();
                next_menu.set(Menu::Closed);
            }
            Go::Play => {
                let (last, seeds) = (&beginning.last, &beginning.seeds);
                let agreement = last.agreement(&beginning.variants, seeds.next_seed());
                let Some(agreement) = agreement else {
                    continue;
                };
                let is_taught = *showing.screen.get() == Screen::Lesson;
                if !is_taught && offers.precede(&agreement) {
                    open(Menu::FirstLesson, *menu.get(), &mut trail, &mut next_menu);
                } else {
                    if is_taught {
                        lessons.write(LessonCommand::LeaveForMatch);
                    }
                    beginning.begin(GameCommand::Begin(Box::new(agreement)));
                    enter_match(&mut trail, &mut next_screen, &mut next_menu);
                }
            }
            Go::Begin(agreement) if offers.precede(agreement) => {
                open(Menu::FirstLesson, *menu.get(), &mut trail, &mut next_menu);
            }
            Go::Begin(agreement) | Go::Enter(agreement) => {
                beginning.begin(GameCommand::Begin(agreement.clone()));
                enter_match(&mut trail, &mut next_screen, &mut next_menu);
            }
            Go::Try(agreement) => {
                beginning.begin(GameCommand::Try(agreement.clone()));
                enter_match(&mut trail, &mut next_screen, &mut next_menu);
            }
            Go::Continue => {
                if let Some(state) = beginning.unfinished.get().cloned() {
                    beginning
                        .commands
                        .write(GameCommand::Resume(Box::new(state)));
                    enter_match(&mut trail, &mut next_screen, &mut next_menu);
                }
            }
            Go::Resume(state) => {
                beginning.commands.write(GameCommand::Resume(state.clone()));
                enter_match(&mut trail, &mut next_screen, &mut next_menu);
            }
            Go::Again | Go::Next | Go::ChangeSeats => {
                beginning.commands.write(match request {
                    Go::Next => GameCommand::NextGame,
                    Go::ChangeSeats => GameCommand::ChangeSeats,
                    _ => GameCommand::Restart,
                });
                enter_match(&mut trail, &mut next_screen, &mut next_menu);
            }
            Go::Review(state, file) => {
                beginning
                    .commands
                    .write(GameCommand::Review(state.clone(), file.clone()));
                enter_match(&mut trail, &mut next_screen, &mut next_menu);
            }
            Go::Lesson(lesson) | Go::LessonThen(lesson, _) => {
                offers.meet_lesson(&lesson.name);
                beginning.choices.write(ChoicesCommand::EndFirstRun);
                lessons.write(LessonCommand::Begin(Arc::clone(lesson)));
                beginning.commands.write(GameCommand::Leave);
                // The next lesson of a course leads back to where the first one was chosen.
                if *menu.get() != Menu::Closed {
                    trail.leave_for_lesson(*menu.get());
                }
                trail.match_after = match request {
                    Go::LessonThen(_, agreement) => Some(agreement.clone()),
                    _ => None,
                };
                NextState::set_if_neq(&mut next_screen, Screen::Lesson);
                showing.next_kind.set(LessonKind::Lesson);
                next_menu.set(Menu::Closed);
            }
            Go::Puzzles(puzzles) => {
                showing.puzzles.write(PuzzleCommand::Begin(puzzles.clone()));
                beginning.commands.write(GameCommand::Leave);
                trail.leave_for_lesson(*menu.get());
                trail.match_after = None;
                NextState::set_if_neq(&mut next_screen, Screen::Lesson);
                showing.next_kind.set(LessonKind::Puzzle);
                next_menu.set(Menu::Closed);
            }
            Go::LeaveLesson => {
                if let Some(agreement) = trail.match_after.take() {
                    lessons.write(LessonCommand::LeaveForMatch);
                    beginning.begin(GameCommand::Begin(agreement));
                    enter_match(&mut trail, &mut next_screen, &mut next_menu);
                    continue;
                }
                lessons.write(LessonCommand::Leave);
                trail.menus = std::mem::take(&mut trail.lesson_from);
                let back = trail.menus.pop().unwrap_or(Menu::Main);
                next_menu.set(back);
                // Below the report, the suspended match returns.
                let screen = match back {
                    Menu::Report => Screen::Playing,
                    _ => Screen::Title,
                };
                NextState::set_if_neq(&mut next_screen, screen);
            }
            Go::Leave => {
                beginning.commands.write(GameCommand::Leave);
                NextState::set_if_neq(&mut next_screen, Screen::Title);
                let is_trial = current
                    .as_ref()
                    .is_some_and(|current| current.purpose() == Purpose::Trial);
                if is_trial {
                    trail.menus = vec![Menu::Main, Menu::More, Menu::Workshop];
                    next_menu.set(Menu::RuleEditor);
                } else {
                    trail.menus.clear();
                    next_menu.set(Menu::Main);
                }
            }
            Go::Quit => {
                exit.write(AppExit::Success);
            }
        }
    }
}

/// Opens a menu, from which [`Go::Back`] returns to the current one.
fn open(to: Menu, from: Menu, trail: &mut MenuTrail, next_menu: &mut NextState<Menu>) {
    if from != Menu::Closed {
        trail.menus.push(from);
    }
    next_menu.set(to);
}

fn enter_match(
    trail: &mut MenuTrail,
    next_screen: &mut ResMut<NextState<Screen>>,
    next_menu: &mut ResMut<NextState<Menu>>,
) {
    trail.menus.clear();
    NextState::set_if_neq(next_screen, Screen::Playing);
    next_menu.set(Menu::Closed);
}
