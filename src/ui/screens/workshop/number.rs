//! A number with buttons for short and long steps.

use bevy_egui::egui::Ui;

use crate::localization::Words;
use crate::ui::widgets::{Button, stepper};

/// The long steps. Each has the length that a range must exceed to offer it, and the last part of
/// its button's name.
const LONG_STEPS: [(i64, i64, &str); 4] = [
    (-100, 300, "less_hundred"),
    (-10, 30, "less_ten"),
    (10, 30, "more_ten"),
    (100, 300, "more_hundred"),
];

/// Shows a number with its buttons. Returns whether it was changed.
pub(super) fn edit_number(
    ui: &mut Ui,
    name: &str,
    label: &str,
    number: &mut i64,
    (low, high): (i64, i64),
    words: &Words,
) -> bool {
    let mut is_changed = stepper(ui, name, label, number, low..=high, words);
    let long_steps = LONG_STEPS.map(|(step, exceeded_length, suffix)| {
        let is_offered = high - low > exceeded_length;
        is_offered.then_some((step, suffix))
    });
    if long_steps.iter().any(Option::is_some) {
        ui.horizontal(|ui| {
            for (step, suffix) in long_steps.into_iter().flatten() {
                let next = (*number + step).clamp(low, high);
                let sign = if step < 0 { "−" } else { "+" };
                let button_label = format!("{sign}{}", step.abs());
                let description = words.titled(label, &button_label);
                let button =
                    Button::lettered(format!("{name}.{suffix}"), description, button_label);
                if button.enabled(next != *number).show(ui).clicked() {
                    *number = next;
                    is_changed = true;
                }
            }
        });
    }
    is_changed
}
