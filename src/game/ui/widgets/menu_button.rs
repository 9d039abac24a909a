//! The buttons of menus: full-width, or side by side.

use bevy_egui::egui::Ui;

use super::button::Button;
use crate::game::localization::Words;

/// A full-width primary button. `name` is its stable name, `key` its message key. Returns whether
/// it was clicked.
pub fn primary(ui: &mut Ui, words: &Words, name: &str, key: &str) -> bool {
    let button = Button::primary(name, words.get(key)).wide();
    button.show(ui).clicked()
}

/// A full-width secondary button. Returns whether it was clicked.
pub fn secondary(ui: &mut Ui, words: &Words, name: &str, key: &str) -> bool {
    let button = Button::secondary(name, words.get(key)).wide();
    button.show(ui).clicked()
}

/// A button of a menu: its stable name, message key and value.
pub type Entry<'a, T> = (&'a str, &'a str, T);

/// Entries side by side, of equal width. Returns the value of the clicked one.
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
