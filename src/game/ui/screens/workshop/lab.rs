//! What the chosen rules are like to play: figures of games that the computer plays against itself, while one watches.

use std::sync::Arc;

use bevy_egui::egui::{Align, Label, Layout, RichText, Ui, vec2};

use crate::game::localization::Words;
use crate::game::rule_lab::{LabCommand, RuleLab};
use crate::game::ui::theme::{colour, size, space, text};
use crate::game::ui::widgets::{Button, hint, paragraph, section};
use crate::lab::{Figure, Results, warnings};
use crate::rules::RuleSet;
use crate::text::lab;

/// The share of the width that names of figures take, and that amounts take; intervals have the rest.
const NAMES: f32 = 0.52;
const AMOUNTS: f32 = 0.18;
/// The least height of a row, in points.
const ROW: f32 = 22.0;

/// The figures of these rules, what to be warned of, and a button to measure them. Returns what the player wants.
pub(super) fn show(
    ui: &mut Ui,
    rules: &Arc<RuleSet>,
    known: &RuleLab,
    words: &Words,
) -> Option<LabCommand> {
    let mut wish = None;
    let results = known.results(rules);
    let games = results.map_or(0, Results::trials);
    if known.is_measuring(rules) {
        let stop = Button::secondary("workshop.lab.stop", words.get("workshop-lab-stop"));
        if stop.wide().show(ui).clicked() {
            wish = Some(LabCommand::Stop);
        }
    } else if !known.is_done(rules) {
        let key = if games == 0 {
            "workshop-lab-measure"
        } else {
            "workshop-lab-go-on"
        };
        let measure = Button::primary("workshop.lab.measure", words.get(key));
        if measure.wide().show(ui).clicked() {
            wish = Some(LabCommand::Measure(Arc::clone(rules)));
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
        section(ui, &words.get("workshop-lab-figures"));
        for figure in Figure::ALL {
            row(ui, results, figure, words);
        }
        ui.add_space(space::S);
        hint(ui, &words.get("workshop-lab-intervals"));
    }
    wish
}

/// A figure, its value, and the interval in which it lies in 95 of 100 such measurements.
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
            let layout = Layout::top_down(align);
            ui.allocate_ui_with_layout(vec2(share * width, ROW), layout, |ui| {
                ui.set_width(share * width);
                ui.set_min_height(ROW);
                let says = RichText::new(says).font(text(size::SMALL)).color(tint);
                ui.add(Label::new(says).wrap());
            });
        }
    });
}
