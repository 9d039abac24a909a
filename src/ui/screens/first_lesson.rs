//! The offer of a lesson before a game with unfamiliar rules.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::localization::Words;
use crate::settings::SettingsCommand;
use crate::state::Menu;
use crate::ui::lesson_offer::LessonOffer;
use crate::ui::navigation::Go;
use crate::ui::pass::UiPass;
use crate::ui::theme::space;
use crate::ui::widgets::{Items, Panel, status};
use awale_engine::lessons::library;
use awale_engine::lessons::library::taught_by;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiPass::Menu)
            .run_if(in_state(Menu::FirstLesson)),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut offer: ResMut<LessonOffer>,
    mut changes: MessageWriter<SettingsCommand>,
    mut go: MessageWriter<Go>,
) -> Result {
    let items = Items::new("first_lesson", &words);
    let ctx = contexts.ctx_mut()?;
    let Some(offered) = offer.0.clone() else {
        return Ok(());
    };
    let Some(Ok(lesson)) = library::load(offered.lesson) else {
        return Ok(());
    };
    let rules = &offered.agreement.setup.rules;
    let variant = rules.name(words.language().code()).to_owned();
    let mut chosen = None;
    Panel::question("first lesson")
        .title(&variant)
        .show(ctx, |ui| {
            let title = words.get(&lesson.title);
            let message = words.format("ui-first-lesson", &[("lesson", title.into())]);
            status(ui, &message);
            ui.add_space(space::S);
            if items.primary(ui, "ui-first-lesson-take") {
                chosen = Some(Go::LessonThen(Arc::new(lesson), offered.agreement.clone()));
            }
            if items.secondary(ui, "ui-first-lesson-play") {
                chosen = Some(Go::Enter(offered.agreement.clone()));
            }
            if items.secondary(ui, "ui-first-lesson-never") {
                changes.write(SettingsCommand::new(|settings| {
                    settings.learning.offers = false;
                }));
                chosen = Some(Go::Enter(offered.agreement.clone()));
            }
        });
    if let Some(way) = chosen {
        // The offer is made only once, with either answer.
        let kinds = taught_by(offered.lesson).into_iter().collect();
        changes.write(SettingsCommand::meet(kinds));
        offer.0 = None;
        go.write(way);
    }
    Ok(())
}
