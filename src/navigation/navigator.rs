//! Carries out navigation requests.

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::Go;
use super::lesson_offer::Offers;
use super::trail::{MenuTrail, ReturnPoint};
use crate::catalog::{ChoicesCommand, LastChoices, SeedSource, Variants};
use crate::lesson::{Examples, LessonCommand, Mistakes, ShowExamples};
use crate::puzzle::{PuzzleCommand, PuzzleRequest};
use crate::session::{CurrentMatch, GameCommand, UnfinishedMatch};
use crate::state::{LessonKind, Menu, Screen};
use crate::table::Top;
use awale_engine::lessons::Lesson;
use awale_engine::matches::{Agreement, Purpose};
use awale_engine::text::help::HelpPage;

/// The states and commands that carry out a request.
#[derive(SystemParam)]
pub(super) struct Navigator<'w, 's> {
    menu: Res<'w, State<Menu>>,
    next_menu: ResMut<'w, NextState<Menu>>,
    screen: Res<'w, State<Screen>>,
    next_screen: ResMut<'w, NextState<Screen>>,
    kind: Option<Res<'w, State<LessonKind>>>,
    next_kind: ResMut<'w, NextState<LessonKind>>,
    trail: ResMut<'w, MenuTrail>,
    current: Option<Top<'w, 's, CurrentMatch>>,
    unfinished: Res<'w, UnfinishedMatch>,
    last_choices: Res<'w, LastChoices>,
    variants: Res<'w, Variants>,
    seeds: Res<'w, SeedSource>,
    offers: Offers<'w>,
    choices: MessageWriter<'w, ChoicesCommand>,
    commands: MessageWriter<'w, GameCommand>,
    lessons: MessageWriter<'w, LessonCommand>,
    puzzles: MessageWriter<'w, PuzzleCommand>,
    examples: MessageWriter<'w, ShowExamples>,
    exit: MessageWriter<'w, AppExit>,
}

impl Navigator<'_, '_> {
    /// Carries out a request.
    pub fn go(&mut self, request: Go) {
        match request {
            Go::To(menu) => self.open(menu),
            Go::Help(page) => self.open_help(page),
            Go::Back => self.go_back(),
            Go::ToTable => self.close_menus(),
            Go::Play => self.play(),
            Go::Begin(agreement) if self.offer_lesson(&agreement) => {}
            Go::Begin(agreement) => self.enter(GameCommand::Begin(agreement)),
            Go::Match(command) => self.enter(command),
            Go::Continue => {
                if let Some(state) = self.unfinished.get().cloned() {
                    self.enter(GameCommand::Resume(Box::new(state)));
                }
            }
            Go::Lesson(lesson, match_after) => self.begin_lesson(lesson, match_after),
            Go::Puzzles(puzzles) => self.begin_puzzles(puzzles),
            Go::FindBetter(mistakes, first) => self.find_better(mistakes, first),
            Go::Show(examples) => self.show_examples(examples),
            Go::Leave => match *self.screen.get() {
                Screen::Lesson => self.leave_lesson(),
                Screen::Demonstration => self.leave_demonstration(),
                Screen::Title | Screen::Playing
                    if matches!(self.menu.get(), Menu::Pause | Menu::GameOver) =>
                {
                    self.leave_match();
                }
                // A second click, after the first has already left an example or a lesson.
                Screen::Title | Screen::Playing => {}
            },
            Go::Quit => {
                self.exit.write(AppExit::Success);
            }
        }
    }

    /// Opens a menu, from which [`Go::Back`] returns to the current one.
    fn open(&mut self, menu: Menu) {
        let open_menu = *self.menu.get();
        if open_menu != Menu::Closed {
            self.trail.menus.push(open_menu);
        }
        self.next_menu.set(menu);
    }

    /// Offers a lesson before a match if its rules are new, and returns whether they are.
    fn offer_lesson(&mut self, agreement: &Agreement) -> bool {
        self.trail.offered = self.offers.offer_before(agreement);
        if self.trail.offered.is_some() {
            self.open(Menu::FirstLesson);
        }
        self.trail.offered.is_some()
    }

    fn go_back(&mut self) {
        match (self.trail.menus.pop(), self.menu.get()) {
            (Some(previous), _) => self.next_menu.set(previous),
            // The main menu is at the bottom of the stack.
            (None, Menu::Main) => {}
            (None, _) => self.next_menu.set(Menu::Closed),
        }
    }

    fn close_menus(&mut self) {
        self.trail.menus.clear();
        self.next_menu.set(Menu::Closed);
    }

    fn open_help(&mut self, page: HelpPage) {
        self.trail.help = page;
        if *self.menu.get() != Menu::Help {
            self.open(Menu::Help);
        }
    }

    /// Begins a match with the last choices, after a lesson if its rules are new.
    fn play(&mut self) {
        let seed = self.seeds.next_seed();
        let Some(agreement) = self.last_choices.agreement(&self.variants, seed) else {
            return;
        };
        let is_in_lesson = *self.screen.get() == Screen::Lesson;
        if !is_in_lesson && self.offer_lesson(&agreement) {
            return;
        }
        if is_in_lesson {
            self.lessons.write(LessonCommand::LeaveForMatch);
        }
        self.enter(GameCommand::Begin(Box::new(agreement)));
    }

    /// Goes to the table, on which `command` puts a match.
    fn enter(&mut self, command: GameCommand) {
        if matches!(command, GameCommand::Begin(_) | GameCommand::Try(_)) {
            self.trail.offered = None;
            self.choices.write(ChoicesCommand::UseSeed);
        }
        self.commands.write(command);
        NextState::set_if_neq(&mut self.next_screen, Screen::Playing);
        self.close_menus();
    }

    fn begin_lesson(&mut self, lesson: Arc<Lesson>, match_after: Option<Box<Agreement>>) {
        self.trail.offered = None;
        self.offers.record_lesson(&lesson.name);
        self.choices.write(ChoicesCommand::EndFirstRun);
        self.lessons.write(LessonCommand::Begin(lesson));
        self.commands.write(GameCommand::Leave);
        // The next lesson of a course leads back to where the first one was chosen.
        if *self.menu.get() != Menu::Closed {
            self.trail.leave_for_lesson(*self.menu.get());
        }
        self.trail.match_after = match_after;
        self.enter_lesson(LessonKind::Lesson);
    }

    fn begin_puzzles(&mut self, puzzles: PuzzleRequest) {
        self.puzzles.write(PuzzleCommand::Begin(puzzles));
        self.commands.write(GameCommand::Leave);
        self.trail.leave_for_lesson(*self.menu.get());
        self.trail.match_after = None;
        self.enter_lesson(LessonKind::Puzzle);
    }

    fn find_better(&mut self, mistakes: Arc<Mistakes>, first: usize) {
        self.lessons
            .write(LessonCommand::FindBetter(mistakes, first));
        self.trail.lesson_origin = std::mem::take(&mut self.trail.menus);
        self.trail.lesson_origin.push(Menu::Report);
        self.trail.match_after = None;
        self.enter_lesson(LessonKind::Mistakes);
    }

    fn enter_lesson(&mut self, kind: LessonKind) {
        NextState::set_if_neq(&mut self.next_screen, Screen::Lesson);
        self.next_kind.set(kind);
        NextState::set_if_neq(&mut self.next_menu, Menu::Closed);
    }

    fn leave_lesson(&mut self) {
        if let Some(agreement) = self.trail.match_after.take() {
            self.lessons.write(LessonCommand::LeaveForMatch);
            self.enter(GameCommand::Begin(agreement));
            return;
        }
        self.lessons.write(LessonCommand::Leave);
        self.trail.menus = std::mem::take(&mut self.trail.lesson_origin);
        let menu = self.trail.menus.pop().unwrap_or(Menu::Main);
        self.next_menu.set(menu);
        // Under the report, the suspended match resumes.
        let screen = match menu {
            Menu::Report => Screen::Playing,
            _ => Screen::Title,
        };
        NextState::set_if_neq(&mut self.next_screen, screen);
    }

    fn show_examples(&mut self, examples: Box<Examples>) {
        self.examples.write(ShowExamples(examples));
        // Examples opened over others lead back to where the first ones were opened.
        if *self.screen.get() != Screen::Demonstration {
            let kind = self.kind.as_ref().map(|kind| *kind.get());
            let mut menus = std::mem::take(&mut self.trail.menus);
            menus.push(*self.menu.get());
            self.trail.example_origin = ReturnPoint {
                screen: *self.screen.get(),
                kind: kind.unwrap_or_default(),
                menus,
            };
        }
        self.trail.menus.clear();
        self.next_screen.set(Screen::Demonstration);
        NextState::set_if_neq(&mut self.next_menu, Menu::Closed);
    }

    fn leave_demonstration(&mut self) {
        let ReturnPoint {
            screen,
            kind,
            mut menus,
        } = self.trail.example_origin.clone();
        let menu = menus.pop().unwrap_or(Menu::Closed);
        self.trail.menus = menus;
        self.next_screen.set(screen);
        self.next_kind.set(kind);
        NextState::set_if_neq(&mut self.next_menu, menu);
    }

    /// Leaves the match, for the rule editor if it was a trial, otherwise for the main menu.
    fn leave_match(&mut self) {
        self.commands.write(GameCommand::Leave);
        NextState::set_if_neq(&mut self.next_screen, Screen::Title);
        let current = self.current.as_ref();
        if current.is_some_and(|current| current.purpose() == Purpose::Trial) {
            self.trail.menus = vec![Menu::Main, Menu::More, Menu::Workshop];
            self.next_menu.set(Menu::RuleEditor);
        } else {
            self.trail.menus.clear();
            self.next_menu.set(Menu::Main);
        }
    }
}
