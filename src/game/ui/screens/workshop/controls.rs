//! The control of every parameter, with its meaning and with what is wrong about it.

use bevy_egui::egui::Ui;

use super::counts;
use super::number::count;
use crate::game::localization::Words;
use crate::game::ui::theme::space;
use crate::game::ui::widgets::{Row, fault, hint, subheading, toggle};
use crate::rules::RuleProblem;
use crate::rules::spec::RuleSpec;
use crate::text::problem;
use crate::workshop::parameter::Value;
use crate::workshop::table::parameters;
use crate::workshop::{Form, Group, Parameter};

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
