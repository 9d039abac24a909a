//! The control of a set of seed counts.

use bevy_egui::egui::{Id, Ui};

use super::number::edit_number;
use crate::localization::Words;
use crate::ui::widgets::{Button, Choice, choose, choose_several, hint};
use awale_engine::workshop::parameter::{COUNT_FORMS, count_form, in_form};
use awale_rules::limits::COUNTS;
use awale_rules::spec::Counts;

/// The maximum count that always has a button. Larger counts have one only while they are in the
/// set, to which they can be added.
const MAX_OFFERED: i64 = 24;

/// Shows the control. Returns whether the set was changed.
pub(super) fn show(ui: &mut Ui, name: &str, counts: &mut Counts, words: &Words) -> bool {
    let old = counts.clone();
    let forms: Vec<Choice<'_, usize>> = COUNT_FORMS
        .iter()
        .enumerate()
        .map(|(index, (name, key))| Choice::new(index, *name, words.get(key)))
        .collect();
    let mut form = count_form(counts);
    if choose(ui, name, &mut form, &forms) {
        *counts = in_form(counts, form);
    }
    hint(ui, &words.help(COUNT_FORMS[form].1).unwrap_or_default());
    match counts {
        Counts::Only(values) => {
            let mut offered: Vec<i64> = (1..=MAX_OFFERED).chain(values.iter().copied()).collect();
            offered.sort_unstable();
            offered.dedup();
            let choice = |value: i64| Choice::new(value, value.to_string(), value.to_string());
            let choices: Vec<Choice<'_, i64>> = offered.into_iter().map(choice).collect();
            choose_several(ui, name, values, &choices);
            add_larger(ui, name, values, words);
            values.sort_unstable();
        }
        Counts::Between(low, high) => {
            let labels = [
                words.get("workshop-counts-low"),
                words.get("workshop-counts-high"),
            ];
            edit_number(ui, &format!("{name}.low"), &labels[0], low, COUNTS, words);
            edit_number(ui, &format!("{name}.high"), &labels[1], high, COUNTS, words);
        }
        Counts::Even | Counts::Never => {}
        Counts::AtLeast(low) => {
            let label = words.get("workshop-counts-least");
            edit_number(ui, &format!("{name}.low"), &label, low, COUNTS, words);
        }
    }
    *counts != old
}

/// Shows the control that adds a larger count.
fn add_larger(ui: &mut Ui, name: &str, values: &mut Vec<i64>, words: &Words) {
    let name = format!("{name}.another");
    let range = (MAX_OFFERED + 1, COUNTS.1);
    // The count to add is part of the panel's state, not of the rules.
    let id = Id::new(&name);
    let mut new_count = ui.data(|data| data.get_temp(id)).unwrap_or(range.0);
    let label = words.get("workshop-counts-another");
    if edit_number(ui, &name, &label, &mut new_count, range, words) {
        ui.data_mut(|data| data.insert_temp(id, new_count));
    }
    let add = Button::secondary(format!("{name}.add"), words.get("workshop-counts-add"));
    if add.enabled(!values.contains(&new_count)).show(ui).clicked() {
        values.push(new_count);
    }
}
