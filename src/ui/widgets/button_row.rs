//! Buttons side by side.

use std::iter;

use bevy_egui::egui::{Ui, vec2};

use super::super::theme::space;
use super::button::Button;

/// Shows buttons side by side, of equal height. Returns the value of the clicked one.
pub fn side_by_side<T>(ui: &mut Ui, buttons: Vec<(Button<'_>, T)>) -> Option<T> {
    let mut clicked = None;
    ui.horizontal_top(|ui| {
        let gaps = space::S * buttons.len().saturating_sub(1) as f32;
        let available = ui.available_width() - gaps;
        let natural_widths: Vec<f32> = buttons
            .iter()
            .map(|(button, _)| button.natural_width(ui))
            .collect();
        let min_widths: Vec<f32> = buttons
            .iter()
            .map(|(button, _)| button.min_width(ui))
            .collect();
        let widths = divide_width(&natural_widths, &min_widths, available);
        let height = iter::zip(&buttons, &widths)
            .map(|((button, _), &width)| button.height(ui, width))
            .fold(space::CONTROL, f32::max);
        for ((button, value), width) in iter::zip(buttons, widths) {
            let button = button.min_height(height).wide();
            let shown = ui.allocate_ui(vec2(width, height), |ui| button.show(ui));
            if shown.inner.clicked() {
                clicked = Some(value);
            }
        }
    });
    clicked
}

/// Divides the available width among labels with these natural and minimum widths: equally if every
/// label fits, or if not even the minimums do; or else in proportion to the natural widths if they
/// fit in total, or else so that no word is broken.
fn divide_width(natural_widths: &[f32], min_widths: &[f32], available: f32) -> Vec<f32> {
    let equal = available / natural_widths.len() as f32;
    let [total, min_total] = [natural_widths, min_widths].map(|widths| widths.iter().sum::<f32>());
    if min_total > available || natural_widths.iter().all(|&width| width <= equal) {
        return vec![equal; natural_widths.len()];
    }
    if total <= available {
        return natural_widths
            .iter()
            .map(|width| width * available / total)
            .collect();
    }
    let spare = (available - min_total) / (total - min_total);
    iter::zip(natural_widths, min_widths)
        .map(|(natural, min)| min + spare * (natural - min))
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
        let min_widths = [40.0, 50.0];
        assert_eq!(
            divide_width(&[40.0, 90.0], &min_widths, 200.0),
            [100.0, 100.0]
        );
        assert_eq!(
            divide_width(&[50.0, 150.0], &min_widths, 220.0),
            [55.0, 165.0]
        );
        // The one-word label keeps its width.
        assert_eq!(
            divide_width(&[40.0, 150.0], &min_widths, 140.0),
            [40.0, 100.0]
        );
        assert_eq!(
            divide_width(&[40.0, 150.0], &min_widths, 80.0),
            [40.0, 40.0]
        );
    }
}
