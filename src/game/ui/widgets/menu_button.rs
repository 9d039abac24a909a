//! The buttons of menus: as wide as there is room, one below the other or side by side.

use bevy_egui::egui::Ui;

use super::button::Button;
use crate::game::localization::Words;

/// The one thing to do next, across the panel. `name` is its stable name, `key` that of its words.
/// Returns whether it was pressed.
pub fn primary(ui: &mut Ui, words: &Words, name: &str, key: &str) -> bool {
    let button = Button::primary(name, words.get(key)).wide();
    button.show(ui).clicked()
}

/// Any other thing to do, across the panel. Returns whether it was pressed.
pub fn secondary(ui: &mut Ui, words: &Words, name: &str, key: &str) -> bool {
    let button = Button::secondary(name, words.get(key)).wide();
    button.show(ui).clicked()
}

/// A button of a menu: its stable name, the key of its words, and what it leads to.
pub type Entry<'a, T> = (&'a str, &'a str, T);

/// Entries side by side, of equal width. Returns what the pressed one leads to.
pub fn entries<T: Clone>(ui: &mut Ui, words: &Words, entries: &[Entry<'_, T>]) -> Option<T> {
    let mut pressed = None;
    ui.columns(entries.len().max(1), |columns| {
        for (ui, (name, key, leads_to)) in columns.iter_mut().zip(entries) {
            if secondary(ui, words, name, key) {
                pressed = Some(leads_to.clone());
            }
        }
    });
    pressed
}
