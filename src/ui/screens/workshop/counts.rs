//! The control of a set of seed counts.

use bevy_egui::egui::{Id, Ui};

use super::number::count;
use crate::localization::Words;
use crate::ui::widgets::{Button, Choice, choose, choose_several, hint};
use awale_engine::workshop::parameter::{COUNT_FORMS, count_form, in_form};
use awale_rules::limits::COUNTS;
use awale_rules::spec::Counts;

/// Counts up to this have buttons, and so do larger ones in the set; others can be added.
const OFFERED: i64 = 24;

/// Shows the control. Returns whether the set was changed.
pub(super) fn show(ui: &mut Ui, name: &str, counts: &mut Counts, words: &Words) -> bool {
    let before = counts.clone();
    let forms: Vec<Choice<'_, usize>> = COUNT_FORMS
        .iter()
        .enumerate()
        .map(|(index, (name, key))| Choice::new(index, name, words.get(key)))
        .collect();
    let mut form = count_form(counts);
    if choose(ui, name, &mut form, &forms) {
        *counts = in_form(counts, form);
    }
    hint(ui, &words.help(COUNT_FORMS[form].1).unwrap_or_default());
    let range = COUNTS;
    match counts {
        Counts::Only(list) => {
            let mut offered: Vec<i64> = (1..=OFFERED).chain(list.iter().copied()).collect();
            offered.sort_unstable();
            offered.dedup();
            let names: Vec<String> = offered.iter().map(i64::to_string).collect();
            let choices: Vec<Choice<'_, i64>> = offered
                .iter()
                .zip(&names)
                .map(|(&value, name)| Choice::new(value, name, name.as_str()))
                .collect();
            choose_several(ui, name, list, &choices);
            add_another(ui, name, list, words);
            list.sort_unstable();
        }
        Counts::Between(low, high) => {
            let labels = [
                words.get("workshop-counts-low"),
                words.get("workshop-counts-high"),
            ];
            count(ui, &format!("{name}.low"), &labels[0], low, range, words);
            count(ui, &format!("{name}.high"), &labels[1], high, range, words);
        }
        Counts::Even | Counts::Never => {}
        Counts::AtLeast(low) => {
            let label = words.get("workshop-counts-least");
            count(ui, &format!("{name}.low"), &label, low, range, words);
        }
    }
    *counts != before
}

/// Shows the control that adds a larger count.
fn add_another(ui: &mut Ui, name: &str, list: &mut Vec<i64>, words: &Words) {
    let name = format!("{name}.another");
    let range = (OFFERED + 1, COUNTS.1);
    // The count to add is part of the panel's state, not of the rules.
    let id = Id::new(&name);
    let mut another = ui.data(|data| data.get_temp(id)).unwrap_or(range.0);
    let label = words.get("workshop-counts-another");
    if count(ui, &name, &label, &mut another, range, words) {
        ui.data_mut(|data| data.insert_temp(id, another));
    }
    let add = Button::secondary(format!("{name}.add"), words.get("workshop-counts-add"));
    if add.enabled(!list.contains(&another)).show(ui).clicked() {
        list.push(another);
    }
}
