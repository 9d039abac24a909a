//! The menu of lessons and pages to read.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::Ui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::catalog::USUAL;
use crate::game::localization::Words;
use crate::game::state::Menu;
use crate::game::ui::UiPass;
use crate::game::ui::navigation::Go;
use crate::game::ui::theme::space;
use crate::game::ui::widgets::{Panel, Row, choice, choose, scroll, section};
use crate::lessons::{Chapter, Lesson, library};
use crate::text::help;

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (720.0, 640.0);

/// All lessons, in the recommended order.
#[derive(Resource, Default)]
pub(super) struct Lessons(Vec<(&'static str, Arc<Lesson>)>);

impl Lessons {
    /// The first lesson for a beginner.
    pub fn first(&self) -> Option<&Arc<Lesson>> {
        let first = self.0.iter().find(|(name, _)| *name == library::FIRST);
        first.map(|(_, lesson)| lesson)
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
        .add_systems(
            EguiPrimaryContextPass,
            show.in_set(UiPass::Menu).run_if(in_state(Menu::Learn)),
        );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    lessons: Res<Lessons>,
    mut go: MessageWriter<Go>,
    mut page: Local<Page>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let panel = Panel::page("learn", SIZE).title(words.get("ui-menu-learn"));
    let is_left = panel.show_with_back(ctx, &words, |ui| {
        let pages = [
            choice(&words, Page::Lessons, "ui-learn-lessons"),
            choice(&words, Page::Read, "ui-learn-read"),
        ];
        choose(ui, "learn.page", &mut *page, &pages);
        let salt = pages
            .iter()
            .find(|choice| choice.value == *page)
            .map_or("", |choice| choice.name);
        scroll(ui, salt, space::CONTROL + space::M, |ui| match *page {
            Page::Lessons => list(ui, &lessons, &words, &mut go),
            Page::Read => list_pages(ui, &words, &mut go),
        });
    });
    if is_left {
        go.write(Go::Back);
    }
    Ok(())
}

/// The pages of the help.
fn list_pages(ui: &mut Ui, words: &Words, go: &mut MessageWriter<Go>) {
    for page in help::Page::ALL {
        let name = format!("learn.read.{}", page.key());
        let title = words.get(page.title());
        if Row::new(&name, &title).show(ui).clicked() {
            go.write(Go::Help(page));
        }
    }
}

fn list(ui: &mut Ui, lessons: &Lessons, words: &Words, go: &mut MessageWriter<Go>) {
    for chapter in Chapter::ALL {
        section(ui, &words.get(chapter.title()));
        for (name, lesson) in lessons
            .0
            .iter()
            .filter(|(_, lesson)| lesson.chapter == chapter)
        {
            let name = format!("learn.{name}");
            let title = words.get(&lesson.title);
            // Only games other than the main one are named.
            let variant = if lesson.variant == USUAL {
                ""
            } else {
                lesson.rules.name(words.language().code())
            };
            if Row::new(&name, &title).detail(variant).show(ui).clicked() {
                go.write(Go::Lesson(Arc::clone(lesson)));
            }
        }
        ui.add_space(space::S);
    }
}
