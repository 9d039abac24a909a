//! The menu of lessons and pages to read.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::page::MenuPage;
use crate::catalog::DEFAULT_VARIANT;
use crate::localization::Words;
use crate::navigation::Go;
use crate::session::SavedProgress;
use crate::state::Menu;
use crate::ui::pass::AddPanels;
use crate::ui::theme::space;
use crate::ui::widgets::{Panel, Row, choice, choose, scroll, section};
use awale_engine::lessons::{Chapter, Lesson, library};
use awale_engine::teacher::Progress;
use awale_engine::text::{Argument, help};

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (720.0, 640.0);

/// All lessons, in the recommended order.
#[derive(Resource, Default)]
pub(super) struct Lessons(Vec<(&'static str, Arc<Lesson>)>);

impl Lessons {
    /// Returns the first lesson for a beginner.
    pub fn first(&self) -> Option<&Arc<Lesson>> {
        let first = self.0.iter().find(|(name, _)| *name == library::FIRST);
        first.map(|(_, lesson)| lesson)
    }

    /// Returns the first lesson that isn't completed, once another one is: in the course of the
    /// usual game or, after that, in the course of all games.
    pub fn next(&self, progress: &Progress) -> Option<NextLesson> {
        let is_completed = |name: &str| progress.has_completed(name);
        if !self.0.iter().any(|(name, _)| is_completed(name)) {
            return None;
        }
        let others = [Chapter::OtherGames, Chapter::World];
        let usual = self
            .0
            .iter()
            .take_while(|(_, lesson)| !others.contains(&lesson.chapter));
        let courses = [usual.count(), self.0.len()];
        let number = self.0.iter().position(|(name, _)| !is_completed(name))?;
        Some(NextLesson {
            name: self.0[number].0,
            number: number + 1,
            lessons: courses.into_iter().find(|&lessons| number < lessons)?,
        })
    }
}

/// The next lesson of a course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NextLesson {
    name: &'static str,
    /// Its number in the course, from 1.
    number: usize,
    /// The number of lessons of the course.
    lessons: usize,
}

impl NextLesson {
    /// Returns its place in the course, as message arguments.
    pub fn arguments(&self) -> [(&'static str, Argument<'static>); 2] {
        [
            ("number", self.number.into()),
            ("lessons", self.lessons.into()),
        ]
    }
}

/// The pages of the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    #[default]
    Lessons,
    Read,
}

pub(super) fn plugin(app: &mut App) {
    let lesson = |name| match library::load(name)? {
        Ok(lesson) => Some((name, Arc::new(lesson))),
        Err(error) => {
            error!("lesson {name}: {error}");
            None
        }
    };
    app.insert_resource(Lessons(library::names().filter_map(lesson).collect()))
        .draw_menu(Menu::Learn, show);
}

fn show(
    mut menu: MenuPage,
    lessons: Res<Lessons>,
    progress: Res<SavedProgress>,
    mut page: Local<Page>,
) -> Result {
    let panel = Panel::page("learn", SIZE);
    menu.show(panel, "ui-menu-learn", |ui, words, go| {
        let pages = [
            choice(words, Page::Lessons, "lessons", "ui-learn-lessons"),
            choice(words, Page::Read, "read", "ui-learn-read"),
        ];
        choose(ui, "learn.page", &mut *page, &pages);
        let salt = pages
            .iter()
            .find(|choice| choice.value == *page)
            .map_or("", |choice| choice.name);
        scroll(ui, salt, space::CONTROL + space::M, |ui| match *page {
            Page::Lessons => list(ui, &lessons, &progress, words, go),
            Page::Read => list_pages(ui, words, go),
        });
    })
}

/// Lists the pages of the help.
fn list_pages(ui: &mut Ui, words: &Words, go: &mut MessageWriter<Go>) {
    for page in help::Page::ALL {
        let name = format!("learn.read.{}", page.key());
        let title = words.get(page.title());
        if Row::new(&name, &title).show(ui).clicked() {
            go.write(Go::Help(page));
        }
    }
}

fn list(
    ui: &mut Ui,
    lessons: &Lessons,
    progress: &Progress,
    words: &Words,
    go: &mut MessageWriter<Go>,
) {
    let next = lessons.next(progress).map(|next| next.name);
    for chapter in Chapter::ALL {
        section(ui, &words.get(chapter.title()));
        for (name, lesson) in lessons
            .0
            .iter()
            .filter(|(_, lesson)| lesson.chapter == chapter)
        {
            let is_next = next == Some(*name);
            let is_completed = progress.has_completed(name);
            let name = format!("learn.{name}");
            let title = words.get(&lesson.title);
            // Only games other than the main one are named.
            let variant = if lesson.variant == DEFAULT_VARIANT {
                ""
            } else {
                lesson.rules.name(words.language().code())
            };
            let completed = if is_completed {
                words.get("ui-lesson-completed")
            } else {
                String::new()
            };
            let detail = match (variant, completed.as_str()) {
                ("", detail) | (detail, "") => detail.to_owned(),
                (variant, completed) => format!("{variant} · {completed}"),
            };
            let row = Row::new(&name, &title).detail(&detail).chosen(is_next);
            if row.show(ui).clicked() {
                go.write(Go::Lesson(Arc::clone(lesson)));
            }
        }
        ui.add_space(space::S);
    }
}
