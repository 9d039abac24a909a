//! The controls of parameters, with their help and errors.

use bevy_egui::egui::Ui;

use super::counts;
use super::number::count;
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

/// Shows the parameters of a group that the rules have.
pub(super) fn show(
    ui: &mut Ui,
    group: Group,
    spec: &mut RuleSpec,
    problems: &[RuleProblem],
    words: &Words,
) {
    let shown: Vec<&Parameter> = group.shown(spec).collect();
    for parameter in shown {
        ui.add_space(space::S);
        if let Some(changed) = control(ui, parameter, spec, words) {
            change(parameter, spec, &changed);
        }
        let is_about_it = |found: &&RuleProblem| found.field() == parameter.path;
        for found in problems.iter().filter(is_about_it) {
            new_fault(ui, &problem::problem(words, found));
        }
    }
    ui.add_space(space::M);
}

/// Shows the control of a parameter. Returns the new value if it was changed.
fn control(ui: &mut Ui, parameter: &Parameter, spec: &RuleSpec, words: &Words) -> Option<Value> {
    let name = format!("editor.{}", parameter.path);
    let key = key(parameter);
    let label = words.get(&key);
    let help = words.help(&key).unwrap_or_default();
    let title = |ui: &mut Ui| {
        subheading(ui, &label);
        hint(ui, &help);
    };
    match (parameter.domain, parameter.get(spec)?) {
        (_, Value::Switch(on)) => switch(ui, &name, &label, &help, on).map(Value::Switch),
        (_, Value::Group(on)) => switch(ui, &name, &label, &help, on).map(Value::Group),
        (Domain::OptionalNumber { range, default }, Value::OptionalNumber(current)) => {
            let mut changed = switch(ui, &name, &label, &help, current.is_some())
                .map(|on| Value::OptionalNumber(on.then_some(default)));
            if let Some(mut number) = current {
                ui.add_space(space::S);
                let (name, key) = (format!("{name}.number"), format!("{key}-number"));
                if count(ui, &name, &words.get(&key), &mut number, range, words) {
                    changed = Some(Value::OptionalNumber(Some(number)));
                }
                hint(ui, &words.help(&key).unwrap_or_default());
            }
            changed
        }
        (Domain::Number(range), Value::Number(mut number)) => {
            let is_changed = count(ui, &name, &label, &mut number, range, words);
            hint(ui, &help);
            is_changed.then_some(Value::Number(number))
        }
        (_, Value::Counts(mut counts)) => {
            title(ui);
            counts::show(ui, &name, &mut counts, words).then_some(Value::Counts(counts))
        }
        (Domain::Rows, Value::Number(rows)) => {
            title(ui);
            choice_of_rows(ui, &name, rows, words).map(Value::Number)
        }
        (Domain::Choice(_), Value::Choice(chosen)) => {
            title(ui);
            choice(ui, &name, parameter.choices(spec), chosen, words).map(Value::Choice)
        }
        (_, Value::Letters(letters)) => {
            title(ui);
            holes(ui, &name, letters, spec).map(Value::Letters)
        }
        (Domain::Nyumba(range), Value::Nyumba(current)) => {
            nyumba(ui, &name, (&label, &help), range, current, spec, words).map(Value::Nyumba)
        }
        (Domain::Choices(choices), Value::Choices(chosen)) => {
            title(ui);
            several(ui, &name, choices, chosen, words).map(Value::Choices)
        }
        (Domain::Pair(range), Value::Pair(now)) => {
            title(ui);
            pair(ui, &name, range, now, words).map(Value::Pair)
        }
        (Domain::Row(range), Value::Row(counts)) => {
            let is_north = parameter.path == "board.start_of_north";
            let on = switch(ui, &name, &label, &help, !counts.is_empty());
            on.map(|on| {
                if on {
                    usual_row(is_north, spec)
                } else {
                    Vec::new()
                }
            })
            .or_else(|| row_of_counts(ui, &name, is_north, range, counts, words))
            .map(Value::Row)
        }
        (_, Value::Captures(captures)) => {
            title(ui);
            paragraph(ui, &captures.len().to_string());
            None
        }
        _ => None,
    }
}

/// Shows a toggle for every value. Returns the chosen ones if one was changed.
fn several(
    ui: &mut Ui,
    name: &str,
    choices: &[Choice],
    mut chosen: Vec<Choice>,
    words: &Words,
) -> Option<Vec<Choice>> {
    let before = chosen.len();
    for choice in choices {
        let name = format!("{name}.{}", choice.word('_'));
        let key = choice_key(choice);
        let help = words.help(&key).unwrap_or_default();
        let is_chosen = chosen.contains(choice);
        match switch(ui, &name, &words.get(&key), &help, is_chosen) {
            Some(true) => chosen.push(*choice),
            Some(false) => chosen.retain(|known| known != choice),
            None => {}
        }
    }
    (chosen.len() != before).then_some(chosen)
}

/// Shows the choice of the number of rows. Returns the new number if it was changed.
fn choice_of_rows(ui: &mut Ui, name: &str, current: i64, words: &Words) -> Option<i64> {
    let choices =
        ROW_KEYS.map(|(rows, name, key)| widgets::Choice::new(rows, name, words.get(key)));
    let mut chosen = current;
    choose(ui, name, &mut chosen, &choices);
    let key = ROW_KEYS.iter().find(|(rows, ..)| *rows == chosen);
    let help = key.and_then(|(_, _, key)| words.help(key));
    hint(ui, &help.unwrap_or_default());
    (chosen != current).then_some(chosen)
}

/// Returns the letters of South's holes with these places in the ring.
fn letters(places: std::ops::Range<i64>) -> Vec<(usize, String)> {
    let places = places.filter_map(|place| usize::try_from(place).ok());
    places
        .filter_map(|place| Some((place, letter_of(place)?)))
        .collect()
}

/// Returns choices between holes with these letters.
fn lettered(holes: &[(usize, String)]) -> Vec<widgets::Choice<'_, usize>> {
    let holes = holes.iter();
    holes
        .map(|(place, letter)| widgets::Choice::new(*place, letter, letter.as_str()))
        .collect()
}

/// Shows a button for each hole of South's ring. Returns the chosen ones if one was changed.
fn holes(ui: &mut Ui, name: &str, chosen: Vec<String>, spec: &RuleSpec) -> Option<Vec<String>> {
    let named = letters(0..spec.board.holes_of_a_player());
    let choices = lettered(&named);
    let places = chosen
        .iter()
        .filter_map(|letter| spec.board.place_on_four_rows(letter));
    let mut places: Vec<usize> = places.collect();
    choose_several(ui, name, &mut places, &choices).then(|| {
        places.sort_unstable();
        places.into_iter().filter_map(letter_of).collect()
    })
}

/// Shows the settings of the house (nyumba): its hole, and the seeds with which it stands. Returns
/// the new ones if they were changed.
fn nyumba(
    ui: &mut Ui,
    name: &str,
    (label, help): (&str, &str),
    range: Range,
    current: Option<NyumbaSpec>,
    spec: &RuleSpec,
    words: &Words,
) -> Option<Option<NyumbaSpec>> {
    const DEFAULT_SEEDS: i64 = 6;
    let inner = letters(spec.board.holes..spec.board.holes_of_a_player());
    if let Some(on) = switch(ui, name, label, help, current.is_some()) {
        // The fourth hole from the right, as on the board of eight.
        let default_hole = inner.get(3).map(|(_, letter)| letter.clone());
        let default_nyumba = default_hole.map(|hole| NyumbaSpec {
            hole,
            seeds: DEFAULT_SEEDS,
        });
        return Some(default_nyumba.filter(|_| on));
    }
    let before = current?;
    let mut seeds = before.seeds;
    ui.add_space(space::S);
    subheading(ui, &words.get("workshop-nyumba-hole"));
    let mut place = spec.board.place_on_four_rows(&before.hole).unwrap_or(0);
    choose(ui, &format!("{name}.hole"), &mut place, &lettered(&inner));
    let label = words.get("workshop-nyumba-seeds");
    let name = format!("{name}.seeds");
    count(ui, &name, &label, &mut seeds, range, words);
    let hole = letter_of(place).unwrap_or_else(|| before.hole.clone());
    let after = NyumbaSpec { hole, seeds };
    (after != before).then_some(Some(after))
}

/// Shows the choice of the second special hole, and of the seeds it must hold. Returns the new one
/// if it was changed.
fn pair(ui: &mut Ui, name: &str, range: Range, current: Pair, words: &Words) -> Option<Pair> {
    const DEFAULT_SEEDS: i64 = 3;
    let (form, mut seeds) = match current {
        Pair::None => (0, DEFAULT_SEEDS),
        Pair::Opposite(seeds) => (1, seeds),
        Pair::Previous(seeds) => (2, seeds),
    };
    let keys = ["none", "opposite", "previous"].map(|form| format!("workshop-pair-{form}"));
    let choices: Vec<widgets::Choice<'_, usize>> = keys
        .iter()
        .enumerate()
        .map(|(index, key)| widgets::Choice::new(index, key, words.get(key)))
        .collect();
    let mut chosen = form;
    choose(ui, name, &mut chosen, &choices);
    hint(ui, &words.help(&keys[chosen]).unwrap_or_default());
    if chosen > 0 {
        let label = words.get("workshop-pair-seeds");
        let name = format!("{name}.seeds");
        count(ui, &name, &label, &mut seeds, range, words);
    }
    let pair = match chosen {
        0 => Pair::None,
        1 => Pair::Opposite(seeds),
        _ => Pair::Previous(seeds),
    };
    (pair != current).then_some(pair)
}

/// Returns the counts of a row before a player changes them: the usual ones, or South's for North.
fn usual_row(is_north: bool, spec: &RuleSpec) -> Vec<i64> {
    if is_north && !spec.board.start.is_empty() {
        return spec.board.start.clone();
    }
    let holes = usize::try_from(spec.board.holes_of_a_player()).unwrap_or_default();
    vec![spec.board.seeds; holes]
}

/// Shows a count for each hole of South's or of North's row.
fn row_of_counts(
    ui: &mut Ui,
    name: &str,
    is_north: bool,
    range: Range,
    mut counts: Vec<i64>,
    words: &Words,
) -> Option<Vec<i64>> {
    let before = counts.clone();
    let first = if is_north { b'a' } else { b'A' };
    for (number, seeds) in counts.iter_mut().enumerate() {
        let hole = char::from(first + number as u8).to_string();
        count(ui, &format!("{name}.{number}"), &hole, seeds, range, words);
    }
    (counts != before).then_some(counts)
}

/// Shows a toggle with its help. Returns the new value if it was changed.
fn switch(ui: &mut Ui, name: &str, label: &str, help: &str, mut on: bool) -> Option<bool> {
    let is_changed = toggle(ui, name, label, &mut on).changed();
    hint(ui, help);
    is_changed.then_some(on)
}

/// Shows a row for every value, with its help. Returns the clicked one.
fn choice(
    ui: &mut Ui,
    name: &str,
    choices: &[Choice],
    chosen: Choice,
    words: &Words,
) -> Option<Choice> {
    let mut pressed = None;
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
                pressed = Some(*choice);
            }
        }
    });
    pressed
}
