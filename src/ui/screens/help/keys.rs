//! The current key and gamepad bindings.

use bevy_egui::egui::Ui;

use crate::controls::{Action, Controls};
use crate::localization::Words;
use crate::ui::theme::space;
use crate::ui::widgets::{key_hint, section};

/// Lists the keys in play and in menus, and the gamepad's buttons.
pub(super) fn list_keys(ui: &mut Ui, words: &Words, controls: &Controls) {
    ui.add_space(space::S);
    section(ui, &words.get("ui-keys-in-play"));
    key_hint(ui, "A … R", &words.get("ui-keys-hole"), words);
    for action in Action::ALL {
        if let Some(key) = controls.key(action) {
            key_hint(ui, &key.shown(words), &words.get(action.message()), words);
        }
    }
    ui.add_space(space::S);
    section(ui, &words.get("ui-keys-in-menus"));
    for (key, effect) in [
        ("ui-keys-tab", "ui-keys-move"),
        ("ui-keys-enter", "ui-keys-press"),
        ("ui-keys-escape", "ui-keys-close"),
    ] {
        key_hint(ui, &words.get(key), &words.get(effect), words);
    }
    ui.add_space(space::S);
    section(ui, &words.get("ui-keys-gamepad"));
    for action in Action::ALL {
        if let Some(button) = controls.button(action) {
            key_hint(ui, button.label(), &words.get(action.message()), words);
        }
    }
}
