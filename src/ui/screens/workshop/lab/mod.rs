//! The rule lab: statistics of games that the computer plays against itself with the chosen rules.

mod compare;

use std::fmt::Write;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Align, Color32, RichText, Ui, vec2};

use super::Workbench;
use crate::accessibility::Say;
use crate::catalog::Variants;
use crate::localization::Words;
use crate::studies::{Field, RuleLab, StudyCommand};
use crate::ui::theme::{colour, size, space, text};
use crate::ui::widgets::{
    Items, common_range, describe_row, hint, paragraph, section, silent_cell, spread,
};
use awale_engine::lab::{Estimate, Figure, Results, Trait, built_in, csv, warnings};
use awale_engine::text::lab;
use awale_rules::RuleSet;
pub(super) use compare::Comparison;

/// The fractions of the width for names and values; intervals take the rest.
const NAMES: f32 = 0.52;
const AMOUNTS: f32 = 0.18;
/// The fractions of the width for the title of a chart's line and for the value at its end.
const TITLES: f32 = 0.4;
const ENDS: f32 = 0.2;
/// The minimum height of a row, in points.
const ROW: f32 = 22.0;

/// The player's request.
#[derive(Clone, Debug)]
pub(super) enum LabRequest {
    Study(StudyCommand),
    /// Exports the results of these rules, with names, as a CSV table.
    Save(Vec<(String, Arc<RuleSet>)>),
}

/// Shows the statistics of these rules with warnings, the measure button, and the comparison.
/// Returns the player's request.
pub(super) fn show(
    ui: &mut Ui,
    rules: &Arc<RuleSet>,
    comparison: &mut Comparison,
    variants: &Variants,
    rule_lab: &RuleLab,
    words: &Words,
) -> Option<LabRequest> {
    let items = Items::new("workshop.lab", words);
    let mut request = None;
    let results = rule_lab.results(rules);
    let games = results.map_or(0, Results::trials);
    if rule_lab.is_studying([&**rules]) {
        if items.secondary(ui, "stop", "workshop-lab-stop") {
            request = Some(LabRequest::Study(StudyCommand::Stop(Field::Lab)));
        }
    } else if !rule_lab.is_done(rules) {
        let key = if games == 0 {
            "workshop-lab-measure"
        } else {
            "workshop-lab-go-on"
        };
        if items.primary(ui, "measure", key) {
            let rules = vec![Arc::clone(rules)];
            request = Some(LabRequest::Study(StudyCommand::Begin(Field::Lab, rules)));
        }
    }
    hint(ui, &games_in_words(games, words));
    if let Some(results) = results {
        for warning in warnings(rules, results) {
            paragraph(ui, &lab::warning(words, warning));
        }
        among_games(ui, results, words);
        section(ui, &words.get("workshop-lab-figures"));
        for figure in Figure::ALL {
            row(ui, results, figure, words);
        }
        ui.add_space(space::S);
        hint(ui, &words.get("workshop-lab-intervals"));
    }
    let compared = compare::show(ui, rules, comparison, variants, rule_lab, words);
    if results.is_some() {
        ui.add_space(space::S);
        if items.secondary(ui, "save", "workshop-lab-save") {
            let name = rules.name(words.language().code()).to_owned();
            let mut all = vec![(name, Arc::clone(rules))];
            let others = comparison.named(words).into_iter();
            all.extend(others.filter(|(_, other)| other.fingerprint() != rules.fingerprint()));
            request = Some(LabRequest::Save(all));
        }
    }
    request.or(compared)
}

fn games_in_words(games: u64, words: &Words) -> String {
    let games = i64::try_from(games).unwrap_or(i64::MAX);
    words.format("workshop-lab-games", &[("games", games.into())])
}

/// What was being measured in the last frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Measured {
    Chosen,
    Compared,
}

/// Says the result of a measurement once it has ended.
pub(super) fn say_result(
    bench: Res<Workbench>,
    variants: Res<Variants>,
    rule_lab: Res<RuleLab>,
    words: Res<Words>,
    mut measured: Local<Option<Measured>>,
    mut sayings: MessageWriter<Say>,
) {
    let Some(variant) = variants.get(&bench.chosen) else {
        return;
    };
    let now = if rule_lab.is_studying([&*variant.rules]) {
        Some(Measured::Chosen)
    } else {
        let is_compared = bench.comparison.is_measured(&rule_lab);
        is_compared.then_some(Measured::Compared)
    };
    let before = std::mem::replace(&mut *measured, now);
    if now.is_some() {
        return;
    }
    let result = match before {
        Some(Measured::Chosen) => rule_lab
            .results(&variant.rules)
            .map(|results| in_words(&variant.rules, results, &words)),
        Some(Measured::Compared) => Some(bench.comparison.counts(&rule_lab, &words)),
        None => None,
    };
    sayings.write_batch(result.map(Say));
}

/// Describes the games, traits and warnings in sentences.
fn in_words(rules: &RuleSet, results: &Results, words: &Words) -> String {
    let mut sentences = vec![games_in_words(results.trials(), words)];
    let traits = Trait::ALL.into_iter().filter_map(|which| {
        let estimate = results.estimate(which.figure())?;
        Some(format!("{}.", graded(which, &estimate, words)))
    });
    sentences.extend(traits);
    let warnings = warnings(rules, results).into_iter();
    sentences.extend(warnings.map(|warning| lab::warning(words, warning)));
    sentences.join(" ")
}

/// Formats the results of these rules as CSV.
pub(super) fn table(all: &[(String, Arc<RuleSet>)], rule_lab: &RuleLab) -> String {
    let mut table = format!("{}\r\n", csv::HEADER);
    for (name, rules) in all {
        if let Some(results) = rule_lab.results(rules) {
            // Writing to a string never fails.
            let _ = write!(table, "{}", csv::lines(name, results));
        }
    }
    table
}

/// Shows a chart of every trait: these rules among the built-in games.
fn among_games(ui: &mut Ui, results: &Results, words: &Words) {
    section(ui, &words.get("workshop-lab-among"));
    for which in Trait::ALL {
        let Some(estimate) = results.estimate(which.figure()) else {
            continue;
        };
        let others = || built_in::all().filter_map(|other| which.value(other));
        let ranges = others().map(|value| (value, value));
        let all = ranges.chain([estimate.range()]);
        let Some(range) = common_range(all) else {
            continue;
        };
        let title = graded(which, &estimate, words);
        spread_row(
            ui,
            &title,
            which.figure(),
            &estimate,
            range,
            others(),
            words,
        );
    }
    hint(ui, &words.get("workshop-lab-among-hint"));
    ui.add_space(space::S);
}

/// Returns a trait with its grade among the built-in games.
fn graded(which: Trait, estimate: &Estimate, words: &Words) -> String {
    let grade = lab::grade(words, which, which.grade(estimate.value));
    words.titled(&lab::trait_name(words, which), &grade)
}

/// Shows a title, an estimate with its interval among other values on a line, and the estimate as
/// text.
fn spread_row(
    ui: &mut Ui,
    title: &str,
    figure: Figure,
    estimate: &Estimate,
    range: (f64, f64),
    others: impl IntoIterator<Item = f64>,
    words: &Words,
) {
    let width = ui.available_width() - 2.0 * ui.spacing().item_spacing.x;
    let amount = lab::amount(words, figure, estimate.value);
    let interval = lab::interval(words, figure, estimate).unwrap_or_default();
    let row = ui.horizontal_top(|ui| {
        words_in_column(ui, TITLES * width, title, colour::BONE_DIM, Align::Min);
        let size = vec2((1.0 - TITLES - ENDS) * width, ROW);
        spread(ui, size, range, others, estimate);
        words_in_column(ui, ENDS * width, &amount, colour::BONE, Align::Max);
    });
    let said = row_in_words(title, [&amount, &interval], words);
    describe_row(ui, &row.response, &said);
}

/// Returns the words of a row: its title, then its other cells.
fn row_in_words(title: &str, cells: [&str; 2], words: &Words) -> String {
    let said: Vec<&str> = cells.into_iter().filter(|cell| !cell.is_empty()).collect();
    words.titled(title, &said.join(", "))
}

/// Shows text in a column, `width` points wide, of a row that is described in one piece.
fn words_in_column(ui: &mut Ui, width: f32, content: &str, tint: Color32, align: Align) {
    let content = RichText::new(content).font(text(size::SMALL)).color(tint);
    silent_cell(ui, vec2(width, ROW), content, align);
}

/// Shows a statistic, its value, and its 95 % confidence interval.
fn row(ui: &mut Ui, results: &Results, figure: Figure, words: &Words) {
    let Some(estimate) = results.estimate(figure) else {
        return;
    };
    let width = ui.available_width() - 2.0 * ui.spacing().item_spacing.x;
    let interval = lab::interval(words, figure, &estimate).unwrap_or_default();
    let title = lab::figure(words, figure);
    let amount = lab::amount(words, figure, estimate.value);
    let rest = 1.0 - NAMES - AMOUNTS;
    let row = ui.horizontal_top(|ui| {
        words_in_column(ui, NAMES * width, &title, colour::BONE_DIM, Align::Min);
        words_in_column(ui, AMOUNTS * width, &amount, colour::BONE, Align::Max);
        words_in_column(ui, rest * width, &interval, colour::BONE_DIM, Align::Max);
    });
    let said = row_in_words(&title, [&amount, &interval], words);
    describe_row(ui, &row.response, &said);
}
