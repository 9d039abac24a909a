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

/// The fraction of the width for the title of a statistic.
const TITLE_FRACTION: f32 = 0.52;
/// The fraction of the width for the value of a statistic; the interval takes the rest.
const VALUE_FRACTION: f32 = 0.18;
/// The fraction of the width for the title of a chart's line.
const LINE_TITLE_FRACTION: f32 = 0.4;
/// The fraction of the width for the value at the end of a chart's line.
const LINE_VALUE_FRACTION: f32 = 0.2;
/// The minimum height of a row, in points.
const MIN_ROW_HEIGHT: f32 = 22.0;

/// The colour and the alignment of a cell.
type CellStyle = (Color32, Align);

const TITLE: CellStyle = (colour::BONE_DIM, Align::Min);
const VALUE: CellStyle = (colour::BONE, Align::Max);
const INTERVAL: CellStyle = (colour::BONE_DIM, Align::Max);

/// The player's request.
#[derive(Clone, Debug)]
pub(super) enum LabRequest {
    Study(StudyCommand),
    /// Exports the results of these rules, each with a name, as a CSV table.
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
    hint(ui, &describe_game_count(games, words));
    if let Some(results) = results {
        for warning in warnings(rules, results) {
            paragraph(ui, &lab::warning(words, warning));
        }
        show_among_games(ui, results, words);
        section(ui, &words.get("workshop-lab-figures"));
        for figure in Figure::ALL {
            show_row(ui, results, figure, words);
        }
        ui.add_space(space::S);
        hint(ui, &words.get("workshop-lab-intervals"));
    }
    let compared = compare::show(ui, rules, comparison, variants, rule_lab, words);
    if results.is_some() {
        ui.add_space(space::S);
        if items.secondary(ui, "save", "workshop-lab-save") {
            let name = rules.name(words.language().code()).to_owned();
            let mut rule_sets = vec![(name, Arc::clone(rules))];
            let others = comparison.named_rules(words).into_iter();
            rule_sets
                .extend(others.filter(|(_, other)| other.fingerprint() != rules.fingerprint()));
            request = Some(LabRequest::Save(rule_sets));
        }
    }
    request.or(compared)
}

/// Describes how many games were measured.
fn describe_game_count(games: u64, words: &Words) -> String {
    let games = i64::try_from(games).unwrap_or(i64::MAX);
    words.format("workshop-lab-games", &[("games", games.into())])
}

/// The rules that were being measured in the last frame.
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
    mut say: MessageWriter<Say>,
) {
    let Some(variant) = variants.get(&bench.chosen) else {
        return;
    };
    let current = if rule_lab.is_studying([&*variant.rules]) {
        Some(Measured::Chosen)
    } else {
        let is_compared = bench.comparison.is_being_measured(&rule_lab);
        is_compared.then_some(Measured::Compared)
    };
    let previous = std::mem::replace(&mut *measured, current);
    if current.is_some() {
        return;
    }
    let result = match previous {
        Some(Measured::Chosen) => rule_lab
            .results(&variant.rules)
            .map(|results| describe_results(&variant.rules, results, &words)),
        Some(Measured::Compared) => Some(bench.comparison.describe_game_counts(&rule_lab, &words)),
        None => None,
    };
    say.write_batch(result.map(Say));
}

/// Describes the number of games, the traits and the warnings in sentences.
fn describe_results(rules: &RuleSet, results: &Results, words: &Words) -> String {
    let mut sentences = vec![describe_game_count(results.trials(), words)];
    let traits = Trait::ALL.into_iter().filter_map(|lab_trait| {
        let estimate = results.estimate(lab_trait.figure())?;
        Some(format!("{}.", graded_trait(lab_trait, &estimate, words)))
    });
    sentences.extend(traits);
    let warnings = warnings(rules, results).into_iter();
    sentences.extend(warnings.map(|warning| lab::warning(words, warning)));
    sentences.join(" ")
}

/// Formats the results of these rules as CSV.
pub(super) fn csv_table(rule_sets: &[(String, Arc<RuleSet>)], rule_lab: &RuleLab) -> String {
    let mut table = format!("{}\r\n", csv::HEADER);
    for (name, rules) in rule_sets {
        if let Some(results) = rule_lab.results(rules) {
            // Writing to a string can't fail.
            let _ = write!(table, "{}", csv::lines(name, results));
        }
    }
    table
}

/// Shows a chart for every trait, with these rules among the built-in games.
fn show_among_games(ui: &mut Ui, results: &Results, words: &Words) {
    section(ui, &words.get("workshop-lab-among"));
    for lab_trait in Trait::ALL {
        let Some(estimate) = results.estimate(lab_trait.figure()) else {
            continue;
        };
        let others = || built_in::all().filter_map(|other| lab_trait.value(other));
        let ranges = others().map(|value| (value, value));
        let Some(range) = common_range(ranges.chain([estimate.range()])) else {
            continue;
        };
        let title = graded_trait(lab_trait, &estimate, words);
        let figure = lab_trait.figure();
        show_spread_row(ui, &title, figure, &estimate, range, others(), words);
    }
    hint(ui, &words.get("workshop-lab-among-hint"));
    ui.add_space(space::S);
}

/// Returns the name of a trait with its grade among the built-in games.
fn graded_trait(lab_trait: Trait, estimate: &Estimate, words: &Words) -> String {
    let grade = lab::grade(words, lab_trait, lab_trait.grade(estimate.value));
    words.titled(&lab::trait_name(words, lab_trait), &grade)
}

/// Shows a title, an estimate with its interval among other values on a line, and the estimate as
/// text.
fn show_spread_row(
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
        show_cell(ui, LINE_TITLE_FRACTION * width, title, TITLE);
        let line_width = (1.0 - LINE_TITLE_FRACTION - LINE_VALUE_FRACTION) * width;
        spread(
            ui,
            vec2(line_width, MIN_ROW_HEIGHT),
            range,
            others,
            estimate,
        );
        show_cell(ui, LINE_VALUE_FRACTION * width, &amount, VALUE);
    });
    let description = describe_cells(title, [&amount, &interval], words);
    describe_row(ui, &row.response, &description);
}

/// Returns the description of a row for screen readers: its title, then its other cells.
fn describe_cells(title: &str, cells: [&str; 2], words: &Words) -> String {
    let cells: Vec<&str> = cells.into_iter().filter(|cell| !cell.is_empty()).collect();
    words.titled(title, &cells.join(", "))
}

/// Shows a cell, `width` points wide, of a row that is described as a whole.
fn show_cell(ui: &mut Ui, width: f32, content: &str, (tint, align): CellStyle) {
    let content = RichText::new(content).font(text(size::SMALL)).color(tint);
    silent_cell(ui, vec2(width, MIN_ROW_HEIGHT), content, align);
}

/// Shows a statistic, its value, and its 95 % confidence interval.
fn show_row(ui: &mut Ui, results: &Results, figure: Figure, words: &Words) {
    let Some(estimate) = results.estimate(figure) else {
        return;
    };
    let width = ui.available_width() - 2.0 * ui.spacing().item_spacing.x;
    let interval = lab::interval(words, figure, &estimate).unwrap_or_default();
    let title = lab::figure(words, figure);
    let amount = lab::amount(words, figure, estimate.value);
    let interval_fraction = 1.0 - TITLE_FRACTION - VALUE_FRACTION;
    let row = ui.horizontal_top(|ui| {
        show_cell(ui, TITLE_FRACTION * width, &title, TITLE);
        show_cell(ui, VALUE_FRACTION * width, &amount, VALUE);
        show_cell(ui, interval_fraction * width, &interval, INTERVAL);
    });
    let description = describe_cells(&title, [&amount, &interval], words);
    describe_row(ui, &row.response, &description);
}
