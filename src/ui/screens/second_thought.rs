//! The confirmation of a costly move.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use crate::advisor::CostlyMove;
use crate::localization::Words;
use crate::navigation::Go;
use crate::session::{CurrentMatch, GameCommand};
use crate::state::Menu;
use crate::table::Top;
use crate::ui::pass::AddPanels;
use crate::ui::theme::space;
use crate::ui::widgets::{Items, Panel, status};

pub(super) fn plugin(app: &mut App) {
    app.draw_menu(Menu::SecondThought, show);
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    current: Option<Top<CurrentMatch>>,
    doubt: Option<Single<&CostlyMove>>,
    mut go: MessageWriter<Go>,
    mut commands: MessageWriter<GameCommand>,
) -> Result {
    let items = Items::new("second_thought", &words);
    let ctx = contexts.ctx_mut()?;
    let (Some(current), Some(doubt)) = (current, doubt) else {
        return Ok(());
    };
    let letter = current.position().geometry().name_of(doubt.mv);
    Panel::question("second thought")
        .title(words.get("ui-second-thought"))
        .show(ctx, |ui| {
            let arguments = [("hole", letter.into()), ("seeds", doubt.loss.into())];
            status(
                ui,
                &words.marked().format("ui-second-thought-cost", &arguments),
            );
            ui.add_space(space::S);
            if items.primary(ui, "again", "ui-second-thought-again") {
                go.write(Go::Back);
            }
            if items.secondary(ui, "play", "ui-second-thought-play") {
                commands.write(GameCommand::Play(doubt.mv));
                go.write(Go::Back);
            }
        });
    Ok(())
}
