//! The control of every parameter, with its meaning and with what is wrong about it.

use bevy_egui::egui::Ui;

use super::counts;
use crate::game::localization::Words;
use crate::game::ui::theme::space;
use crate::game::ui::widgets::{Button, Row, fault, hint, stepper, subheading, toggle};
use crate::rules::RuleProblem;
use crate::rules::spec::RuleSpec;
use crate::text::problem;
use crate::workshop::parameter::Value;
use crate::workshop::table::parameters;
use crate::workshop::{Form, Group, Parameter};

/// Longer steps through a range: how long, for ranges longer than which, and the name of the button.
const LONG_STEPS: [(i64, i64, &str); 4] = [
    (-100, 300, "less_hundred"),
    (-10, 30, "less_ten"),
    (10, 30, "more_ten"),
    (100, 300, "more_hundred"),
];

/// All parameters of a group that the rule has.
pub(super) fn show(
    ui: &mut Ui,
    group: Group,
    spec: &mut RuleSpec,
    problems: &[RuleProblem],
    words: &Words,
) {
    for parameter in parameters(group) {
        if parameter.is_in(spec) {
            ui.add_space(space::S);
            control(ui, parameter, spec, words);
            let is_about_it = |found: &&RuleProblem| found.field() == parameter.field;
            for found in problems.iter().filter(is_about_it) {
                fault(ui, &problem::problem(words, found));
            }
        }
    }
    ui.add_space(space::M);
}

fn control(ui: &mut Ui, parameter: &Parameter, spec: &mut RuleSpec, words: &Words) {
    let name = format!("editor.{}", parameter.field);
    let label = words.get(parameter.key);
    let help = words.help(parameter.key).unwrap_or_default();
    match parameter.form {
        Form::Switch { get, set } => {
            let mut on = get(spec).unwrap_or_default();
            if toggle(ui, &name, &label, &mut on).changed() {
                set(spec, on);
            }
            hint(ui, &help);
        }
        Form::Number { range, get, set } => {
            // A switch of the same field comes before it.
            let name = if parameter.field == "end.seeds_left_below" {
                format!("{name}.number")
            } else {
                name
            };
            let mut number = get(spec).unwrap_or_default();
            if count(ui, &name, &label, &mut number, range, words) {
                set(spec, number);
            }
            hint(ui, &help);
        }
        Form::Counts { get, set } => {
            subheading(ui, &label);
            hint(ui, &help);
            if let Some(mut set_of_counts) = get(spec)
                && counts::show(ui, &name, &mut set_of_counts, words)
            {
                set(spec, set_of_counts);
            }
        }
        Form::Choice { values, get, set } => {
            subheading(ui, &label);
            hint(ui, &help);
            if let Some(index) = choice(ui, &name, values, get(spec), words) {
                set(spec, index);
            }
        }
    }
}

/// A row for every value, with what it means. Returns the number of the one that was chosen.
fn choice(
    ui: &mut Ui,
    name: &str,
    values: &[Value],
    chosen: Option<usize>,
    words: &Words,
) -> Option<usize> {
    let mut pressed = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (index, value) in values.iter().enumerate() {
            let name = format!("{name}.{}", value.name);
            let (title, help) = (
                words.get(value.key),
                words.help(value.key).unwrap_or_default(),
            );
            let row = Row::new(&name, &title)
                .detail(&help)
                .chosen(chosen == Some(index));
            if row.show(ui).clicked() {
                pressed = Some(index);
            }
        }
    });
    pressed
}

/// A number with its buttons; returns whether it was changed.
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
                let spoken = words.titled(label, &face);
                let button = Button::lettered(format!("{name}.{which}"), spoken, face);
                if button.enabled(next != *number).show(ui).clicked() {
                    *number = next;
                    changed = true;
                }
            }
        });
    }
    changed
}
