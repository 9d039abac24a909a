//! Buttons side by side.

use std::iter;

use bevy_egui::egui::{Ui, vec2};

use super::super::theme::space;
use super::button::Button;

/// Shows buttons side by side: of equal height, and of equal width unless their labels only fit in
/// proportion. Returns the value of the clicked one.
pub fn side_by_side<T>(ui: &mut Ui, buttons: Vec<(Button<'_>, T)>) -> Option<T> {
    let mut pressed = None;
    ui.horizontal_top(|ui| {
        let gaps = space::S * buttons.len().saturating_sub(1) as f32;
        let room = ui.available_width() - gaps;
        let equal = room / buttons.len() as f32;
        let natural: Vec<f32> = buttons
            .iter()
            .map(|(button, _)| button.natural_width(ui))
            .collect();
        let together: f32 = natural.iter().sum();
        // Where labels must be broken, a proportional share may be too narrow for a word.
        let is_equal = natural.iter().all(|&width| width <= equal) || together > room;
        let widths: Vec<f32> = natural
            .iter()
            .map(|width| {
                if is_equal {
                    equal
                } else {
                    width * room / together
                }
            })
            .collect();
        let height = iter::zip(&buttons, &widths)
            .map(|((button, _), &width)| button.height(ui, width))
            .fold(space::CONTROL, f32::max);
        for ((button, leads_to), width) in iter::zip(buttons, widths) {
            let button = button.min_height(height).wide();
            let shown = ui.allocate_ui(vec2(width, height), |ui| button.show(ui));
            if shown.inner.clicked() {
                pressed = Some(leads_to);
            }
        }
    });
    pressed
}

/// Shows rows of buttons [side by side](side_by_side). Returns the value of the clicked one.
pub fn button_rows<T>(ui: &mut Ui, rows: Vec<Vec<(Button<'_>, T)>>) -> Option<T> {
    rows.into_iter()
        .fold(None, |clicked, row| side_by_side(ui, row).or(clicked))
}
