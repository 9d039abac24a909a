//! Compares the chosen rules with other values of a parameter, or with another game.

use std::sync::Arc;

use bevy_egui::egui::Ui;

use super::{LabRequest, show_spread_row};
use crate::catalog::Variants;
use crate::localization::Words;
use crate::studies::{Field, RuleLab, StudyCommand};
use crate::ui::theme::space;
use crate::ui::widgets::{
    Button, PageDirection, choice, choose, common_range, hint, pager, section, subheading,
};
use awale_engine::lab::{Estimate, Results, Trait, comparable, usual_lanes, warnings};
use awale_engine::text::lab;
use awale_engine::workshop::parameter::{choice_key, key};
use awale_rules::RuleSet;
use awale_rules::parameters::{Parameter, Value};
use awale_rules::spec::Counts;

/// The rules with which the chosen ones are compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Against {
    /// Themselves with other values of a parameter.
    #[default]
    Parameter,
    /// Another game.
    Game,
}

/// The comparison of the chosen rules.
#[derive(Default)]
pub(in crate::ui::screens::workshop) struct Comparison {
    against: Against,
    /// The index of the parameter.
    parameter: usize,
    /// The index of the other variant.
    game: usize,
    /// The fingerprint of the rules for which `lanes` were built; `None` if they are outdated.
    fingerprint: Option<u64>,
    lanes: Vec<Lane>,
}

/// One of the compared rule sets.
struct Lane {
    /// The differing value; `None` for another game.
    value: Option<Value>,
    rules: Arc<RuleSet>,
}

impl Comparison {
    /// Returns the compared rules with distinguishing names.
    pub(super) fn named_rules(&self, words: &Words) -> Vec<(String, Arc<RuleSet>)> {
        let named_rules = |lane: &Lane| (lane_title(lane, words), Arc::clone(&lane.rules));
        self.lanes.iter().map(named_rules).collect()
    }

    /// Returns whether these rules are being measured together.
    pub(super) fn is_being_measured(&self, rule_lab: &RuleLab) -> bool {
        let rules = self.lanes.iter().map(|lane| &*lane.rules);
        !self.lanes.is_empty() && rule_lab.is_studying(rules)
    }

    /// Describes the number of games measured with each of these rules.
    pub(super) fn describe_game_counts(&self, rule_lab: &RuleLab, words: &Words) -> String {
        let counts = self.lanes.iter().map(|lane| {
            let games = rule_lab.results(&lane.rules).map_or(0, Results::trials);
            words.titled(&lane_title(lane, words), &games.to_string())
        });
        let counts = counts.collect::<Vec<_>>().join(", ");
        words.format("workshop-lab-counted", &[("counts", counts.into())])
    }

    /// Returns the compared parameter.
    fn parameter(&self, rules: &RuleSet) -> Option<&'static Parameter> {
        comparable(rules.spec()).nth(self.parameter)
    }

    /// Selects the next or previous parameter with comparable values.
    fn step_parameter(&mut self, direction: PageDirection, rules: &RuleSet) {
        let count = comparable(rules.spec()).count();
        for _ in 0..count {
            self.parameter = direction.from(self.parameter, count);
            let parameter = self.parameter(rules);
            if parameter.is_some_and(|parameter| !usual_lanes(rules.spec(), parameter).is_empty()) {
                break;
            }
        }
        self.fingerprint = None;
    }

    /// Selects the next or previous game with different rules.
    fn step_game(&mut self, direction: PageDirection, rules: &RuleSet, variants: &Variants) {
        let count = variants.iter().count();
        for _ in 0..count {
            self.game = direction.from(self.game, count);
            let game = variants.iter().nth(self.game);
            if game.is_some_and(|game| game.rules.fingerprint() != rules.fingerprint()) {
                break;
            }
        }
        self.fingerprint = None;
    }

    /// Rebuilds the lanes if they are outdated or belong to other rules.
    fn rebuild(&mut self, rules: &Arc<RuleSet>, variants: &Variants) {
        if self.fingerprint == Some(rules.fingerprint()) {
            return;
        }
        self.lanes = match self.against {
            Against::Parameter => {
                if self.parameter(rules).is_none() {
                    self.parameter = 0;
                }
                let parameter = self.parameter(rules);
                let lanes = parameter.map(|parameter| usual_lanes(rules.spec(), parameter));
                let lanes = lanes.unwrap_or_default().into_iter();
                lanes
                    .map(|(value, rules)| Lane {
                        value: Some(value),
                        rules,
                    })
                    .collect()
            }
            Against::Game => {
                let other = variants.iter().nth(self.game).map(|game| &game.rules);
                let other = other.filter(|other| other.fingerprint() != rules.fingerprint());
                let both = other.map(|other| [rules, other]).into_iter().flatten();
                both.map(|rules| Lane {
                    value: None,
                    rules: Arc::clone(rules),
                })
                .collect()
            }
        };
        self.fingerprint = Some(rules.fingerprint());
    }
}

/// Shows the choice of a comparison, and the results side by side. Returns the player's request.
pub(super) fn show(
    ui: &mut Ui,
    rules: &Arc<RuleSet>,
    comparison: &mut Comparison,
    variants: &Variants,
    rule_lab: &RuleLab,
    words: &Words,
) -> Option<LabRequest> {
    ui.add_space(space::S);
    section(ui, &words.get("workshop-lab-compare"));
    let kinds = [
        choice(
            words,
            Against::Parameter,
            "parameter",
            "workshop-lab-parameter",
        ),
        choice(words, Against::Game, "game", "workshop-lab-game"),
    ];
    if choose(ui, "workshop.lab.against", &mut comparison.against, &kinds) {
        comparison.fingerprint = None;
    }
    comparison.rebuild(rules, variants);
    let label = match comparison.against {
        Against::Parameter => comparison
            .parameter(rules)
            .map(|parameter| words.get(&key(parameter))),
        Against::Game => variants
            .iter()
            .nth(comparison.game)
            .map(|game| game.rules.name(words.language().code()).to_owned()),
    };
    let arrows = [
        ("workshop.lab.previous", words.get("workshop-lab-previous")),
        ("workshop.lab.next", words.get("workshop-lab-next")),
    ];
    if let Some(direction) = pager(ui, &label.unwrap_or_default(), arrows) {
        match comparison.against {
            Against::Parameter => comparison.step_parameter(direction, rules),
            Against::Game => comparison.step_game(direction, rules, variants),
        }
        comparison.rebuild(rules, variants);
    }
    if comparison.lanes.is_empty() {
        hint(ui, &words.get("workshop-lab-alone"));
        return None;
    }
    let is_unknown = |lane: &&Lane| !rule_lab.is_looked_up(&lane.rules);
    if let Some(lane) = comparison.lanes.iter().find(is_unknown) {
        let look_up = StudyCommand::LookUp(Field::Lab, Arc::clone(&lane.rules));
        return Some(LabRequest::Study(look_up));
    }
    let request = show_button(ui, &comparison.lanes, rule_lab, words);
    show_results(ui, comparison, rule_lab, words);
    request
}

/// Shows the button that measures all lanes, or stops measuring.
fn show_button(
    ui: &mut Ui,
    lanes: &[Lane],
    rule_lab: &RuleLab,
    words: &Words,
) -> Option<LabRequest> {
    let rules = || lanes.iter().map(|lane| &lane.rules);
    let (name, key, command) = if rule_lab.is_studying(rules().map(|rules| &**rules)) {
        ("stop", "workshop-lab-stop", StudyCommand::Stop(Field::Lab))
    } else {
        let begin = StudyCommand::Begin(Field::Lab, rules().cloned().collect());
        ("compare", "workshop-lab-measure-all", begin)
    };
    let button = Button::secondary(format!("workshop.lab.all.{name}"), words.get(key));
    let is_pressed = button.wide().show(ui).clicked();
    is_pressed.then_some(LabRequest::Study(command))
}

/// Shows a chart for every trait with a line per lane, and the warnings about each lane.
fn show_results(ui: &mut Ui, comparison: &Comparison, rule_lab: &RuleLab, words: &Words) {
    let lanes = &comparison.lanes;
    let all: Vec<(String, Option<&Results>)> = lanes
        .iter()
        .map(|lane| (lane_title(lane, words), rule_lab.results(&lane.rules)))
        .collect();
    hint(ui, &comparison.describe_game_counts(rule_lab, words));
    for lab_trait in Trait::ALL {
        let figure = lab_trait.figure();
        let estimates: Vec<(&str, Estimate)> = all
            .iter()
            .filter_map(|(title, results)| Some((title.as_str(), (*results)?.estimate(figure)?)))
            .collect();
        let ranges = estimates.iter().map(|(_, estimate)| estimate.range());
        let Some(range) = common_range(ranges) else {
            continue;
        };
        subheading(ui, &lab::figure(words, figure));
        for (title, estimate) in &estimates {
            show_spread_row(ui, title, figure, estimate, range, [], words);
        }
    }
    for (lane, (title, results)) in lanes.iter().zip(&all) {
        for warning in results
            .iter()
            .flat_map(|results| warnings(&lane.rules, results))
        {
            hint(ui, &words.titled(title, &lab::warning(words, warning)));
        }
    }
}

/// Returns the title of a lane: the value or the game in which it differs.
fn lane_title(lane: &Lane, words: &Words) -> String {
    match &lane.value {
        None => lane.rules.name(words.language().code()).to_owned(),
        Some(Value::Choice(choice)) => words.get(&choice_key(choice)),
        Some(Value::Switch(is_on) | Value::Group(is_on)) => words.get(if *is_on {
            "workshop-lab-on"
        } else {
            "workshop-lab-off"
        }),
        Some(Value::OptionalNumber(None)) => words.get("workshop-lab-off"),
        Some(Value::Counts(Counts::Even)) => words.get("workshop-counts-even"),
        Some(value) => value.to_string(),
    }
}
