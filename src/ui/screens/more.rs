//! What the main menu has no room for.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::friends::Friends;
use crate::localization::Words;
use crate::state::Menu;
use crate::ui::navigation::{CAN_QUIT, Go};
use crate::ui::pass::UiPass;
use crate::ui::widgets::{Button, Items, Panel};
use awale_engine::text::help::Page;

/// The rows of buttons: message keys and targets.
const ENTRIES: [&[(&str, Go)]; 3] = [
    &[
        ("training-puzzles", Go::To(Menu::Puzzles)),
        ("ui-menu-archive", Go::To(Menu::Archive)),
    ],
    &[
        ("ui-atlas", Go::To(Menu::Atlas)),
        ("ui-menu-rules", Go::Help(Page::Rules)),
    ],
    &[
        ("ui-menu-workshop", Go::To(Menu::Workshop)),
        ("ui-menu-settings", Go::To(Menu::Settings)),
    ],
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiPass::Menu).run_if(in_state(Menu::More)),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    friends: Res<Friends>,
    mut go: MessageWriter<Go>,
) -> Result {
    let items = Items::new("more", &words);
    let ctx = contexts.ctx_mut()?;
    let panel = Panel::question("more").title(words.get("ui-menu-more"));
    let back_clicked = panel.show_with_back(ctx, &words, |ui| {
        let label = match friends.waiting() {
            0 => words.get("ui-friends-play"),
            count => words.format("ui-friends-waiting", &[("count", count.into())]),
        };
        let friends = Button::secondary("more.friends", label);
        if friends.wide().show(ui).clicked() {
            go.write(Go::To(Menu::Friends));
        }
        for row in ENTRIES {
            if let Some(way) = items.side_by_side(ui, row) {
                go.write(way);
            }
        }
        if CAN_QUIT && items.secondary(ui, "ui-menu-quit") {
            go.write(Go::Quit);
        }
    });
    if back_clicked {
        go.write(Go::Back);
    }
    Ok(())
}
