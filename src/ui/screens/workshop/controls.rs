//! The controls of the parameters, with their help and problems.

use bevy_egui::egui::Ui;

use super::counts;
use super::number::edit_number;
use crate::localization::Words;
use crate::ui::theme::space;
use crate::ui::widgets::{
    self, Row, choose, choose_several, hint, new_fault, paragraph, subheading, toggle,
};
use awale_engine::text::problem;
use awale_engine::workshop::parameter::{ROW_KEYS, choice_key, key};
use awale_engine::workshop::{Group, change, letter_of};
use awale_rules::RuleProblem;
use awale_rules::limits::Range;
use awale_rules::parameters::{Choice, Domain, Parameter, Value};
use awale_rules::spec::{NyumbaSpec, Pair, RuleSpec};

/// Shows those parameters of a group that apply to the rules.
pub(super) fn show(
    ui: &mut Ui,
    group: Group,
    spec: &mut RuleSpec,
    problems: &[RuleProblem],
    words: &Words,
) {
    let parameters: Vec<&Parameter> = group.shown(spec).collect();
    for parameter in parameters {
        ui.add_space(space::S);
        if let Some(changed) = show_control(ui, parameter, spec, words) {
            change(parameter, spec, &changed);
        }
        let is_of_parameter = |problem: &&RuleProblem| problem.field() == parameter.path;
        for problem in problems.iter().filter(is_of_parameter) {
            new_fault(ui, &problem::problem(words, problem));
        }
    }
    ui.add_space(space::M);
}

/// Shows the control of a parameter. Returns the new value if it was changed.
fn show_control(
    ui: &mut Ui,
    parameter: &Parameter,
    spec: &RuleSpec,
    words: &Words,
) -> Option<Value> {
    let name = format!("editor.{}", parameter.path);
    let key = key(parameter);
    let label = words.get(&key);
    let help = words.help(&key).unwrap_or_default();
    let show_title = |ui: &mut Ui| {
        subheading(ui, &label);
        hint(ui, &help);
    };
    match (parameter.domain, parameter.get(spec)?) {
        (_, Value::Switch(is_on)) => {
            show_switch(ui, &name, &label, &help, is_on).map(Value::Switch)
        }
        (_, Value::Group(is_on)) => show_switch(ui, &name, &label, &help, is_on).map(Value::Group),
        (Domain::OptionalNumber { range, default }, Value::OptionalNumber(current)) => {
            let mut changed = show_switch(ui, &name, &label, &help, current.is_some())
                .map(|is_on| Value::OptionalNumber(is_on.then_some(default)));
            if let Some(mut number) = current {
                ui.add_space(space::S);
                let (name, key) = (format!("{name}.number"), format!("{key}-number"));
                if edit_number(ui, &name, &words.get(&key), &mut number, range, words) {
                    changed = Some(Value::OptionalNumber(Some(number)));
                }
                hint(ui, &words.help(&key).unwrap_or_default());
            }
            changed
        }
        (Domain::Number(_) | Domain::Holes, Value::Number(mut number)) => {
            let range = parameter.number_range(spec)?;
            let is_changed = edit_number(ui, &name, &label, &mut number, range, words);
            hint(ui, &help);
            is_changed.then_some(Value::Number(number))
        }
        (_, Value::Counts(mut counts)) => {
            show_title(ui);
            counts::show(ui, &name, &mut counts, words).then_some(Value::Counts(counts))
        }
        (Domain::Rows, Value::Number(rows)) => {
            show_title(ui);
            choose_row_count(ui, &name, rows, words).map(Value::Number)
        }
        (Domain::Choice(_), Value::Choice(chosen)) => {
            show_title(ui);
            choose_value(ui, &name, parameter.choices(spec), chosen, words).map(Value::Choice)
        }
        (_, Value::Letters(letters)) => {
            show_title(ui);
            choose_holes(ui, &name, letters, spec).map(Value::Letters)
        }
        (Domain::Nyumba(range), Value::Nyumba(current)) => {
            edit_nyumba(ui, &name, (&label, &help), range, current, spec, words).map(Value::Nyumba)
        }
        (Domain::Choices(choices), Value::Choices(chosen)) => {
            show_title(ui);
            show_switches(ui, &name, choices, chosen, words).map(Value::Choices)
        }
        (Domain::Pair(range), Value::Pair(current)) => {
            show_title(ui);
            edit_pair(ui, &name, range, current, words).map(Value::Pair)
        }
        (Domain::Row(range), Value::Row(counts)) => {
            let is_north = parameter.path == "board.start_of_north";
            let switched = show_switch(ui, &name, &label, &help, !counts.is_empty());
            switched
                .map(|is_on| {
                    if is_on {
                        initial_row(is_north, spec)
                    } else {
                        Vec::new()
                    }
                })
                .or_else(|| edit_row(ui, &name, is_north, range, counts, words))
                .map(Value::Row)
        }
        (_, Value::Captures(captures)) => {
            show_title(ui);
            paragraph(ui, &captures.len().to_string());
            None
        }
        _ => None,
    }
}

/// Shows a switch for every value. Returns the chosen values if they were changed.
fn show_switches(
    ui: &mut Ui,
    name: &str,
    choices: &[Choice],
    mut chosen: Vec<Choice>,
    words: &Words,
) -> Option<Vec<Choice>> {
    let old_len = chosen.len();
    for choice in choices {
        let name = format!("{name}.{}", choice.word('_'));
        let key = choice_key(choice);
        let help = words.help(&key).unwrap_or_default();
        let is_chosen = chosen.contains(choice);
        match show_switch(ui, &name, &words.get(&key), &help, is_chosen) {
            Some(true) => chosen.push(*choice),
            Some(false) => chosen.retain(|other| other != choice),
            None => {}
        }
    }
    (chosen.len() != old_len).then_some(chosen)
}

/// Shows the choice of the number of rows. Returns the new number if it was changed.
fn choose_row_count(ui: &mut Ui, name: &str, current: i64, words: &Words) -> Option<i64> {
    let choices =
        ROW_KEYS.map(|(rows, name, key)| widgets::Choice::new(rows, name, words.get(key)));
    let mut chosen = current;
    choose(ui, name, &mut chosen, &choices);
    let key = ROW_KEYS.iter().find(|(rows, ..)| *rows == chosen);
    let help = key.and_then(|(_, _, key)| words.help(key));
    hint(ui, &help.unwrap_or_default());
    (chosen != current).then_some(chosen)
}

/// Returns a choice for each of these places in South's ring, with the letter of its hole.
fn hole_choices(places: std::ops::Range<i64>) -> Vec<widgets::Choice<'static, usize>> {
    let places = places.filter_map(|place| usize::try_from(place).ok());
    let choice = |place| {
        let letter = letter_of(place)?;
        Some(widgets::Choice::new(place, letter.clone(), letter))
    };
    places.filter_map(choice).collect()
}

/// Shows a button for each hole of South's ring. Returns the chosen holes if they
/// were changed.
fn choose_holes(
    ui: &mut Ui,
    name: &str,
    chosen: Vec<String>,
    spec: &RuleSpec,
) -> Option<Vec<String>> {
    let choices = hole_choices(0..spec.board.holes_of_a_player());
    let places = chosen
        .iter()
        .filter_map(|letter| spec.board.place_on_four_rows(letter));
    let mut places: Vec<usize> = places.collect();
    choose_several(ui, name, &mut places, &choices).then(|| {
        places.sort_unstable();
        places.into_iter().filter_map(letter_of).collect()
    })
}

/// Shows the settings of the house (nyumba): its hole, and the number of seeds that it needs.
/// Returns the new ones if they were changed.
fn edit_nyumba(
    ui: &mut Ui,
    name: &str,
    (label, help): (&str, &str),
    range: Range,
    current: Option<NyumbaSpec>,
    spec: &RuleSpec,
    words: &Words,
) -> Option<Option<NyumbaSpec>> {
    const DEFAULT_SEEDS: i64 = 6;
    let inner = hole_choices(spec.board.holes..spec.board.holes_of_a_player());
    if let Some(is_on) = show_switch(ui, name, label, help, current.is_some()) {
        // The fourth hole from the right, where it is on a board with eight holes per row.
        let default_hole = inner.get(3).map(|choice| choice.name.to_string());
        let default_nyumba = default_hole.map(|hole| NyumbaSpec {
            hole,
            seeds: DEFAULT_SEEDS,
        });
        return Some(default_nyumba.filter(|_| is_on));
    }
    let old = current?;
    let mut seeds = old.seeds;
    ui.add_space(space::S);
    subheading(ui, &words.get("workshop-nyumba-hole"));
    let mut place = spec.board.place_on_four_rows(&old.hole).unwrap_or(0);
    choose(ui, &format!("{name}.hole"), &mut place, &inner);
    let label = words.get("workshop-nyumba-seeds");
    let name = format!("{name}.seeds");
    edit_number(ui, &name, &label, &mut seeds, range, words);
    let hole = letter_of(place).unwrap_or_else(|| old.hole.clone());
    let new = NyumbaSpec { hole, seeds };
    (new != old).then_some(Some(new))
}

/// Shows the choice of the second special hole, and of the number of seeds it must hold. Returns
/// the new one if it was changed.
fn edit_pair(ui: &mut Ui, name: &str, range: Range, current: Pair, words: &Words) -> Option<Pair> {
    const DEFAULT_SEEDS: i64 = 3;
    let (index, mut seeds) = match current {
        Pair::None => (0, DEFAULT_SEEDS),
        Pair::Opposite(seeds) => (1, seeds),
        Pair::Previous(seeds) => (2, seeds),
    };
    let keys = ["none", "opposite", "previous"].map(|name| format!("workshop-pair-{name}"));
    let choices: Vec<widgets::Choice<'_, usize>> = keys
        .iter()
        .enumerate()
        .map(|(index, key)| widgets::Choice::new(index, key, words.get(key)))
        .collect();
    let mut chosen = index;
    choose(ui, name, &mut chosen, &choices);
    hint(ui, &words.help(&keys[chosen]).unwrap_or_default());
    if chosen > 0 {
        let label = words.get("workshop-pair-seeds");
        let name = format!("{name}.seeds");
        edit_number(ui, &name, &label, &mut seeds, range, words);
    }
    let pair = match chosen {
        0 => Pair::None,
        1 => Pair::Opposite(seeds),
        _ => Pair::Previous(seeds),
    };
    (pair != current).then_some(pair)
}

/// Returns the counts of a row before the player changes them: for North, those of South if they
/// have been changed; otherwise the usual ones.
fn initial_row(is_north: bool, spec: &RuleSpec) -> Vec<i64> {
    if is_north && !spec.board.start.is_empty() {
        return spec.board.start.clone();
    }
    let holes = usize::try_from(spec.board.holes_of_a_player()).unwrap_or_default();
    vec![spec.board.seeds; holes]
}

/// Shows a count for each hole of South's or of North's row. Returns the new counts if they were
/// changed.
fn edit_row(
    ui: &mut Ui,
    name: &str,
    is_north: bool,
    range: Range,
    mut counts: Vec<i64>,
    words: &Words,
) -> Option<Vec<i64>> {
    let old = counts.clone();
    let first = if is_north { b'a' } else { b'A' };
    for (index, seeds) in counts.iter_mut().enumerate() {
        let hole = char::from(first + index as u8).to_string();
        edit_number(ui, &format!("{name}.{index}"), &hole, seeds, range, words);
    }
    (counts != old).then_some(counts)
}

/// Shows a switch with its help. Returns the new value if it was changed.
fn show_switch(ui: &mut Ui, name: &str, label: &str, help: &str, mut is_on: bool) -> Option<bool> {
    let is_changed = toggle(ui, name, label, &mut is_on).changed();
    hint(ui, help);
    is_changed.then_some(is_on)
}

/// Shows a row for every value, with its help. Returns the clicked one.
fn choose_value(
    ui: &mut Ui,
    name: &str,
    choices: &[Choice],
    chosen: Choice,
    words: &Words,
) -> Option<Choice> {
    let mut clicked = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for choice in choices {
            let name = format!("{name}.{}", choice.word('_'));
            let key = choice_key(choice);
            let (title, help) = (words.get(&key), words.help(&key).unwrap_or_default());
            let row = Row::new(&name, &title)
                .detail(&help)
                .chosen(*choice == chosen);
            if row.show(ui).clicked() {
                clicked = Some(*choice);
            }
        }
    });
    clicked
}
