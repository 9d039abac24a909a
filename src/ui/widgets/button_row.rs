//! Buttons side by side.

use std::iter;

use bevy_egui::egui::{Ui, vec2};

use super::super::theme::space;
use super::button::Button;

/// Shows buttons side by side, of equal height. Returns the value of the clicked one.
pub fn side_by_side<T>(ui: &mut Ui, buttons: Vec<(Button<'_>, T)>) -> Option<T> {
    let mut pressed = None;
    ui.horizontal_top(|ui| {
        let gaps = space::S * buttons.len().saturating_sub(1) as f32;
        let room = ui.available_width() - gaps;
        let natural: Vec<f32> = buttons
            .iter()
            .map(|(button, _)| button.natural_width(ui))
            .collect();
        let least: Vec<f32> = buttons
            .iter()
            .map(|(button, _)| button.min_width(ui))
            .collect();
        let widths = shares(&natural, &least, room);
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

/// Divides `room` among labels with these natural widths and these widths of their longest words:
/// equally if the labels fit, or else in proportion to them; where they must be broken, so that no
/// word is, if possible.
fn shares(natural: &[f32], least: &[f32], room: f32) -> Vec<f32> {
    let equal = room / natural.len() as f32;
    let [together, words] = [natural, least].map(|widths| widths.iter().sum::<f32>());
    if words > room || natural.iter().all(|&width| width <= equal) {
        return vec![equal; natural.len()];
    }
    if together <= room {
        return natural
            .iter()
            .map(|width| width * room / together)
            .collect();
    }
    let spare = (room - words) / (together - words);
    iter::zip(natural, least)
        .map(|(natural, least)| least + spare * (natural - least))
        .collect()
}

/// Shows rows of buttons [side by side](side_by_side). Returns the value of the clicked one.
pub fn button_rows<T>(ui: &mut Ui, rows: Vec<Vec<(Button<'_>, T)>>) -> Option<T> {
    rows.into_iter()
        .fold(None, |clicked, row| side_by_side(ui, row).or(clicked))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buttons_share_their_row() {
        let least = [40.0, 50.0];
        assert_eq!(shares(&[40.0, 90.0], &least, 200.0), [100.0, 100.0]);
        assert_eq!(shares(&[50.0, 150.0], &least, 220.0), [55.0, 165.0]);
        // The one-word label keeps its width.
        assert_eq!(shares(&[40.0, 150.0], &least, 140.0), [40.0, 100.0]);
        assert_eq!(shares(&[40.0, 150.0], &least, 80.0), [40.0, 40.0]);
    }
}
