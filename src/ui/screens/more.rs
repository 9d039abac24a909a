//! The menu of everything that has no room in the main menu.

use bevy::prelude::*;

use super::page::MenuPage;
use crate::friends::Friends;
use crate::navigation::{CAN_QUIT, Go};
use crate::state::Menu;
use crate::ui::pass::AddPanels;
use crate::ui::widgets::{Button, Items, Panel};
use awale_engine::text::help::HelpPage;

/// The rows of buttons: their names, message keys and destinations.
const ENTRIES: [&[(&str, &str, Go)]; 3] = [
    &[
        ("puzzles", "training-puzzles", Go::To(Menu::Puzzles)),
        ("archive", "ui-menu-archive", Go::To(Menu::Archive)),
    ],
    &[
        ("atlas", "ui-atlas", Go::To(Menu::Atlas)),
        ("rules", "ui-menu-rules", Go::Help(HelpPage::Rules)),
    ],
    &[
        ("workshop", "ui-menu-workshop", Go::To(Menu::Workshop)),
        ("settings", "ui-menu-settings", Go::To(Menu::Settings)),
    ],
];

pub(super) fn plugin(app: &mut App) {
    app.draw_menu(Menu::More, show);
}

fn show(mut menu: MenuPage, friends: Res<Friends>) -> Result {
    let panel = Panel::question("more");
    menu.show(panel, "ui-menu-more", |ui, words, go| {
        let items = Items::new("more", words);
        let label = match friends.waiting() {
            0 => words.get("ui-friends-play"),
            count => words.format("ui-friends-waiting", &[("count", count.into())]),
        };
        let friends = Button::secondary("more.friends", label);
        if friends.wide().show(ui).clicked() {
            go.write(Go::To(Menu::Friends));
        }
        for row in ENTRIES {
            if let Some(destination) = items.side_by_side(ui, row) {
                go.write(destination);
            }
        }
        if CAN_QUIT && items.secondary(ui, "quit", "ui-menu-quit") {
            go.write(Go::Quit);
        }
    })
}
