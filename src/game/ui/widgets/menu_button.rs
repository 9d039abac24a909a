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

/// Entries side by side, of equal size. Returns the value of the clicked one.
pub fn entries<T: Clone>(ui: &mut Ui, words: &Words, entries: &[Entry<'_, T>]) -> Option<T> {
    let mut pressed = None;
    ui.columns(entries.len().max(1), |columns| {
        let buttons: Vec<Button<'_>> = entries
            .iter()
            .map(|(name, key, _)| Button::secondary(*name, words.get(key)).wide())
            .collect();
        let heights = buttons.iter().zip(columns.iter());
        let height = heights
            .map(|(button, ui)| button.height(ui, ui.available_width()))
            .fold(0.0, f32::max);
        let buttons = columns.iter_mut().zip(buttons).zip(entries);
        for ((ui, button), (_, _, leads_to)) in buttons {
            if button.min_height(height).show(ui).clicked() {
                pressed = Some(leads_to.clone());
            }
        }
    });
    pressed
}
