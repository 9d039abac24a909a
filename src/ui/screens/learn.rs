//! The menu of lessons and pages to read.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::page::MenuPage;
use crate::catalog::DEFAULT_VARIANT;
use crate::lesson::{LESSONS, next_lesson};
use crate::localization::Words;
use crate::navigation::Go;
use crate::session::SavedProgress;
use crate::state::Menu;
use crate::ui::pass::AddPanels;
use crate::ui::theme::space;
use crate::ui::widgets::{Panel, Row, choice, choose, scroll, section};
use awale_engine::lessons::Chapter;
use awale_engine::teacher::PlayerProgress;
use awale_engine::text::help::HelpPage;

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (720.0, 640.0);

/// The pages of the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    #[default]
    Lessons,
    Read,
}

pub(super) fn plugin(app: &mut App) {
    app.draw_menu(Menu::Learn, show);
}

fn show(mut menu: MenuPage, progress: Res<SavedProgress>, mut page: Local<Page>) -> Result {
    let panel = Panel::page("learn", SIZE);
    menu.show(panel, "ui-menu-learn", |ui, words, go| {
        let pages = [
            choice(words, Page::Lessons, "lessons", "ui-learn-lessons"),
            choice(words, Page::Read, "read", "ui-learn-read"),
        ];
        choose(ui, "learn.page", &mut *page, &pages);
        let salt = format!("{:?}", *page);
        scroll(ui, &salt, space::CONTROL + space::M, |ui| match *page {
            Page::Lessons => list_lessons(ui, &progress, words, go),
            Page::Read => list_pages(ui, words, go),
        });
    })
}

/// Lists the pages of the help.
fn list_pages(ui: &mut Ui, words: &Words, go: &mut MessageWriter<Go>) {
    for page in HelpPage::ALL {
        let name = format!("learn.read.{}", page.key());
        let title = words.get(page.title());
        if Row::new(&name, &title).show(ui).clicked() {
            go.write(Go::Help(page));
        }
    }
}

/// Lists the lessons by chapter, and marks the next one.
fn list_lessons(ui: &mut Ui, progress: &PlayerProgress, words: &Words, go: &mut MessageWriter<Go>) {
    let next = next_lesson(progress).map(|next| next.name);
    for chapter in Chapter::ALL {
        section(ui, &words.get(chapter.title()));
        for (name, lesson) in LESSONS
            .iter()
            .filter(|(_, lesson)| lesson.chapter == chapter)
        {
            let is_next = next == Some(*name);
            let is_completed = progress.has_completed(name);
            let name = format!("learn.{name}");
            let title = words.get(&lesson.title);
            // A lesson in the default game doesn't name it.
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
                go.write(Go::Lesson(Arc::clone(lesson), None));
            }
        }
        ui.add_space(space::S);
    }
}
