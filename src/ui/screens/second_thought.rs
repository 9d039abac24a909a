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
    costly_move: Option<Single<&CostlyMove>>,
    mut game_commands: MessageWriter<GameCommand>,
) -> Result {
    let (Some(current), Some(costly_move)) = (current, costly_move) else {
        return Ok(());
    };
    let move_name = current.position().geometry().name_of(costly_move.mv);
    let panel = Panel::question("second thought");
    menu.show_titled(panel, "ui-second-thought", |ui, words, go| {
        let items = Items::new("second_thought", words);
        let arguments = [
            ("hole", move_name.into()),
            ("seeds", costly_move.loss.into()),
        ];
        status(
            ui,
            &words.marked().format("ui-second-thought-cost", &arguments),
        );
        ui.add_space(space::S);
        if items.primary(ui, "again", "ui-second-thought-again") {
            go.write(Go::Back);
        }
        if items.secondary(ui, "play", "ui-second-thought-play") {
            game_commands.write(GameCommand::Play(costly_move.mv));
            go.write(Go::Back);
        }
    })
}
