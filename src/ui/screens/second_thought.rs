//! The confirmation of a costly move.

use bevy::prelude::*;

use super::page::MenuPage;
use crate::navigation::Go;
use crate::session::{CostlyMove, CurrentMatch, GameCommand};
use crate::state::Menu;
use crate::table::Top;
use crate::ui::pass::AddPanels;
use crate::ui::widgets::{Items, Panel};

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
        let cost = words.marked().format("ui-second-thought-cost", &arguments);
        let play = GameCommand::Play(costly_move.mv);
        let answers = [
            ("again", "ui-second-thought-again", None),
            ("play", "ui-second-thought-play", Some(play)),
        ];
        if let Some(command) = items.ask(ui, &cost, answers) {
            game_commands.write_batch(command);
            go.write(Go::Back);
        }
    })
}
