//! The rule lab: statistics of games that the computer plays against itself with the chosen rules.

mod compare;

use std::fmt::Write;
use std::sync::Arc;

use bevy_egui::egui::{Align, Color32, RichText, Ui, vec2};

use crate::game::catalog::Variants;
use crate::game::localization::Words;
use crate::game::studies::{Field, RuleLab, StudyCommand};
use crate::game::ui::theme::{colour, size, space, text};
use crate::game::ui::widgets::{
    Items, cell, common_range, hint, paragraph, primary, section, spread,
};
use crate::lab::{Estimate, Figure, Results, Trait, csv, known as built_in, warnings};
use crate::rules::RuleSet;
use crate::text::lab;
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

/// The statistics of these rules with warnings, the measure button, and the comparison. Returns the
/// player's request.
pub(super) fn show(
    ui: &mut Ui,
    rules: &Arc<RuleSet>,
    comparison: &mut Comparison,
    variants: &Variants,
    known: &RuleLab,
    words: &Words,
) -> Option<LabRequest> {
    let items = Items::new("workshop.lab", words);
    let mut request = None;
    let results = known.results(rules);
    let games = results.map_or(0, Results::trials);
    if known.is_studying([&**rules]) {
        if items.secondary(ui, "workshop-lab-stop") {
            request = Some(LabRequest::Study(StudyCommand::Stop(Field::Lab)));
        }
    } else if !known.is_done(rules) {
        let key = if games == 0 {
            "workshop-lab-measure"
        } else {
            "workshop-lab-go-on"
        };
        if primary(ui, words, "workshop.lab.measure", key) {
            let rules = vec![Arc::clone(rules)];
            request = Some(LabRequest::Study(StudyCommand::Begin(Field::Lab, rules)));
        }
    }
    let games = i64::try_from(games).unwrap_or(i64::MAX);
    hint(
        ui,
        &words.format("workshop-lab-games", &[("games", games.into())]),
    );
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
    let compared = compare::show(ui, rules, comparison, variants, known, words);
    if results.is_some() {
        ui.add_space(space::S);
        if items.secondary(ui, "workshop-lab-save") {
            let name = rules.name(words.language().code()).to_owned();
            let mut all = vec![(name, Arc::clone(rules))];
            let others = comparison.named(words).into_iter();
            all.extend(others.filter(|(_, other)| other.fingerprint() != rules.fingerprint()));
            request = Some(LabRequest::Save(all));
        }
    }
    request.or(compared)
}

/// The results of these rules as CSV.
pub(super) fn table(all: &[(String, Arc<RuleSet>)], known: &RuleLab) -> String {
    let mut table = format!("{}\r\n", csv::HEADER);
    for (name, rules) in all {
        if let Some(results) = known.results(rules) {
            // Writing to a string never fails.
            let _ = write!(table, "{}", csv::lines(name, results));
        }
    }
    table
}

/// A chart of every trait: these rules among the built-in games.
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
        let grade = lab::grade(words, which, which.grade(estimate.value));
        let title = words.titled(&lab::trait_name(words, which), &grade);
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

/// A title, an estimate with its interval among other values on a line, and the estimate as text.
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
    ui.horizontal_top(|ui| {
        words_in_column(ui, TITLES * width, title, colour::BONE_DIM, Align::Min);
        let size = vec2((1.0 - TITLES - ENDS) * width, ROW);
        let says = words.titled(title, &format!("{amount}, {interval}"));
        spread(ui, size, range, others, estimate, &says);
        words_in_column(ui, ENDS * width, &amount, colour::BONE, Align::Max);
    });
}

/// Text in a column, `width` points wide.
fn words_in_column(ui: &mut Ui, width: f32, says: &str, tint: Color32, align: Align) {
    let says = RichText::new(says).font(text(size::SMALL)).color(tint);
    cell(ui, vec2(width, ROW), says, align);
}

/// A statistic, its value, and its 95 % confidence interval.
fn row(ui: &mut Ui, results: &Results, figure: Figure, words: &Words) {
    let Some(estimate) = results.estimate(figure) else {
        return;
    };
    let width = ui.available_width() - 2.0 * ui.spacing().item_spacing.x;
    let interval = lab::interval(words, figure, &estimate).unwrap_or_default();
    let cells = [
        (
            NAMES,
            lab::figure(words, figure),
            colour::BONE_DIM,
            Align::Min,
        ),
        (
            AMOUNTS,
            lab::amount(words, figure, estimate.value),
            colour::BONE,
            Align::Max,
        ),
        (
            1.0 - NAMES - AMOUNTS,
            interval,
            colour::BONE_DIM,
            Align::Max,
        ),
    ];
    ui.horizontal_top(|ui| {
        for (share, says, tint, align) in cells {
            words_in_column(ui, share * width, &says, tint, align);
        }
    });
}
