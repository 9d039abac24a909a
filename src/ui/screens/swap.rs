//! The offer to swap sides after the first turn, under rules that allow it.

use bevy::prelude::*;

use super::page::MenuPage;
use crate::localization::players;
use crate::navigation::Go;
use crate::phase::Phase;
use crate::schedule::MenuSet;
use crate::session::{CurrentMatch, GameCommand};
use crate::state::{Menu, Screen};
use crate::table::{Top, top_has};
use crate::ui::pass::AddPanels;
use crate::ui::widgets::{Items, Panel};
use awale_rules::Move;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        offer
            .run_if(
                top_has::<CurrentMatch>
                    .and_then(in_state(Menu::Closed))
                    .and_then(in_state(Screen::Playing))
                    .and_then(resource_changed::<Phase>),
            )
            .in_set(MenuSet::Offer),
    )
    .draw_menu(Menu::Swap, show);
}

/// Opens the offer at the start of a person's turn in which they may swap.
fn offer(current: Top<CurrentMatch>, phase: Res<Phase>, mut go: MessageWriter<Go>) {
    if matches!(*phase, Phase::Person(_)) && current.position().may_swap() {
        go.write(Go::To(Menu::Swap));
    }
}

fn show(
    mut menu: MenuPage,
    current: Top<CurrentMatch>,
    mut game_commands: MessageWriter<GameCommand>,
) -> Result {
    menu.show_titled(Panel::question("swap"), "ui-swap", |ui, words, go| {
        let items = Items::new("swap", words);
        let first_player = current.position().to_move().opponent();
        let names = players::names(current.setup(), words);
        let player = ("player", names[first_player.index()].as_str().into());
        let offer = words.format("ui-swap-offer", &[player]);
        let swap = GameCommand::Play(Move::SWAP);
        let answers = [
            ("play_on", "ui-swap-no", None),
            ("swap", "ui-swap-yes", Some(swap)),
        ];
        if let Some(command) = items.ask(ui, &offer, answers) {
            game_commands.write_batch(command);
            go.write(Go::Back);
        }
    })
}
