//! The confirmation of a costly move.

use bevy::prelude::*;

use super::page::MenuPage;
use crate::navigation::Go;
use crate::session::{CostlyMove, CurrentMatch, GameCommand};
use crate::state::Menu;
use crate::table::Top;
use crate::ui::pass::AddPanels;
use crate::ui::theme::space;
use crate::ui::widgets::{Items, Panel, status};

pub(super) fn plugin(app: &mut App) {
    app.draw_menu(Menu::SecondThought, show);
}

fn show(
    mut menu: MenuPage,
    current: Option<Top<CurrentMatch>>,
    doubt: Option<Single<&CostlyMove>>,
    mut commands: MessageWriter<GameCommand>,
) -> Result {
    let (Some(current), Some(doubt)) = (current, doubt) else {
        return Ok(());
    };
    let letter = current.position().geometry().name_of(doubt.mv);
    let panel = Panel::question("second thought");
    menu.ask(panel, "ui-second-thought", |ui, words, go| {
        let items = Items::new("second_thought", words);
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
    })
}
