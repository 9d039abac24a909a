//! Buttons side by side.

use bevy_egui::egui::{Ui, vec2};

use super::super::theme::space;
use super::button::Button;

/// Buttons side by side, of equal width; returns what belongs to the one that was pressed.
pub fn in_row<T>(ui: &mut Ui, buttons: Vec<(Button<'_>, T)>) -> Option<T> {
    let mut pressed = None;
    ui.horizontal_top(|ui| {
        let gaps = space::S * buttons.len().saturating_sub(1) as f32;
        let width = (ui.available_width() - gaps) / buttons.len() as f32;
        for (button, leads_to) in buttons {
            let shown = ui.allocate_ui(vec2(width, space::CONTROL), |ui| button.wide().show(ui));
            if shown.inner.clicked() {
                pressed = Some(leads_to);
            }
        }
    });
    pressed
}
