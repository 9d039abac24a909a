//! The offer of a lesson before a game with unfamiliar rules.

use std::sync::Arc;

use bevy::prelude::*;

use super::page::MenuPage;
use crate::navigation::{Go, MenuTrail};
use crate::session::GameCommand;
use crate::settings::SettingsCommand;
use crate::state::Menu;
use crate::ui::pass::AddPanels;
use crate::ui::widgets::{Items, Panel};
use awale_engine::lessons::library::{self, taught_by};

pub(super) fn plugin(app: &mut App) {
    app.draw_menu(Menu::FirstLesson, show);
}

fn show(
    mut menu: MenuPage,
    trail: Res<MenuTrail>,
    mut changes: MessageWriter<SettingsCommand>,
) -> Result {
    let Some(offered) = trail.offered() else {
        return Ok(());
    };
    let Some(Ok(lesson)) = library::load(offered.lesson) else {
        return Ok(());
    };
    let rules = &offered.agreement.setup.rules;
    let title = rules.name(menu.words.language().code());
    let panel = Panel::question("first lesson").title(title);
    let answer = menu.show_panel(panel, |ui, words, _| {
        let items = Items::new("first_lesson", words);
        let title = ("lesson", words.get(&lesson.title).into());
        let answers = [
            ("take", "ui-first-lesson-take", Answer::Take),
            ("play", "ui-first-lesson-play", Answer::Play),
            ("never", "ui-first-lesson-never", Answer::Never),
        ];
        items.ask(ui, &words.format("ui-first-lesson", &[title]), answers)
    })?;
    let Some(answer) = answer else {
        return Ok(());
    };
    if answer == Answer::Never {
        changes.write(SettingsCommand::new(|settings| {
            settings.learning.offers = false;
        }));
    }
    let kinds = taught_by(offered.lesson).into_iter().collect();
    changes.write(SettingsCommand::meet(kinds));
    let agreement = offered.agreement.clone();
    menu.go.write(match answer {
        Answer::Take => Go::Lesson(Arc::new(lesson), Some(agreement)),
        Answer::Play | Answer::Never => Go::Match(GameCommand::Begin(agreement)),
    });
    Ok(())
}

/// The answer to the offer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    Take,
    Play,
    /// Play, and offer no more lessons.
    Never,
}
