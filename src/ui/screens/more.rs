//! The menu of everything that has no room in the main menu.

use bevy::prelude::*;

use super::page::MenuPage;
use crate::friends::Friends;
use crate::navigation::{CAN_QUIT, Go};
use crate::state::Menu;
use crate::ui::pass::AddPanels;
use crate::ui::widgets::{Button, Items, Panel, button_rows};
use awale_engine::text::help::HelpPage;

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
        let item = |name, key, to| (items.button(name, key), to);
        let open = |name, key, menu| item(name, key, Go::To(menu));
        let mut rows = vec![
            vec![(friends, Go::To(Menu::Friends))],
            vec![
                open("puzzles", "training-puzzles", Menu::Puzzles),
                open("archive", "ui-menu-archive", Menu::Archive),
            ],
            vec![
                open("atlas", "ui-atlas", Menu::Atlas),
                item("rules", "ui-menu-rules", Go::Help(HelpPage::Rules)),
            ],
            vec![
                open("workshop", "ui-menu-workshop", Menu::Workshop),
                open("settings", "ui-menu-settings", Menu::Settings),
            ],
        ];
        if CAN_QUIT {
            rows.push(vec![item("quit", "ui-menu-quit", Go::Quit)]);
        }
        go.write_batch(button_rows(ui, rows));
    })
}
