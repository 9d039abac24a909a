//! A number with buttons for short and long steps.

use bevy_egui::egui::Ui;

use crate::localization::Words;
use crate::ui::widgets::{Button, stepper};

/// Long steps: the step, the minimum length of the range that offers it, and the button's name.
const LONG_STEPS: [(i64, i64, &str); 4] = [
    (-100, 300, "less_hundred"),
    (-10, 30, "less_ten"),
    (10, 30, "more_ten"),
    (100, 300, "more_hundred"),
];

/// Shows a number with its buttons. Returns whether it was changed.
pub(super) fn count(
    ui: &mut Ui,
    name: &str,
    label: &str,
    number: &mut i64,
    (low, high): (i64, i64),
    words: &Words,
) -> bool {
    let mut changed = stepper(ui, name, label, number, low..=high, words);
    let long_steps = LONG_STEPS.map(|(step, longer_than, which)| {
        let is_offered = high - low > longer_than;
        is_offered.then_some((step, which))
    });
    if long_steps.iter().any(Option::is_some) {
        ui.horizontal(|ui| {
            for (step, which) in long_steps.into_iter().flatten() {
                let next = (*number + step).clamp(low, high);
                let sign = if step < 0 { "−" } else { "+" };
                let face = format!("{sign}{}", step.abs());
                let description = words.titled(label, &face);
                let button = Button::lettered(format!("{name}.{which}"), description, face);
                if button.enabled(next != *number).show(ui).clicked() {
                    *number = next;
                    changed = true;
                }
            }
        });
    }
    changed
}
