//! House rules: the few rules of the chosen game in which households differ. The changed game is
//! saved as a variant of the player's own and chosen.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::page::MenuPage;
use super::workshop::{Workbench, draft_of};
use crate::advisor::{FindExamples, FoundExamples};
use crate::catalog::{ChoicesCommand, LastChoices, RuleFileAnswer, RuleFileCommand, Variants};
use crate::localization::Words;
use crate::navigation::Go;
use crate::schedule::MenuSet;
use crate::state::Menu;
use crate::ui::notices::Notices;
use crate::ui::pass::AddPanels;
use crate::ui::theme::space;
use crate::ui::widgets::{
    Choice, Items, Panel, board_drawing, choose, hint, scroll, side_by_side, subheading,
};
use awale_engine::examples::Example;
use awale_engine::examples::drawing::{Drawing, Picture};
use awale_engine::text::book::caption::picture_in_words;
use awale_engine::workshop::house::{HouseRule, house_rules};
use awale_engine::workshop::parameter::{choice_key, key};
use awale_engine::workshop::{Draft, change};
use awale_rules::RuleSet;
use awale_rules::parameters::Value;

/// The stable name of the menu.
const MENU: &str = "house_rules";
/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (860.0, 664.0);
/// The minimum width for a picture beside its rule, in points.
const MIN_WIDTH_WITH_PICTURE: f32 = 560.0;
/// The width of a picture, in points.
const PICTURE_WIDTH: f32 = 208.0;

/// The game whose rules are being changed, and its house rules.
#[derive(Default)]
struct HouseRules {
    draft: Option<Draft>,
    rules: Vec<HouseRule>,
}

/// The actions of the buttons at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Request {
    Back,
    Workshop,
    Save,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        choose_saved
            .run_if(in_state(Menu::HouseRules).and_then(on_message::<RuleFileAnswer>))
            .in_set(MenuSet::Chosen),
    )
    .draw_menu(Menu::HouseRules, show);
}

/// Chooses the game once it is saved, and goes back to the choice of players.
fn choose_saved(
    mut answers: MessageReader<RuleFileAnswer>,
    choices: Res<LastChoices>,
    variants: Res<Variants>,
    words: Res<Words>,
    mut remember: MessageWriter<ChoicesCommand>,
    mut notices: ResMut<Notices>,
    mut go: MessageWriter<Go>,
) {
    for answer in answers.read() {
        if let RuleFileAnswer::Saved(file) = answer {
            let chosen = LastChoices {
                variant: file.clone(),
                board: None,
                ..choices.clone()
            };
            remember.write(ChoicesCommand::Remember(Box::new(chosen)));
            let name = variants.title(file, &words);
            notices.push("ui-house-saved", vec![("name", name)]);
            go.write(Go::Back);
        }
    }
}

fn show(
    mut menu: MenuPage,
    variants: Res<Variants>,
    choices: Res<LastChoices>,
    found_examples: Res<FoundExamples>,
    mut find_examples: MessageWriter<FindExamples>,
    mut house: Local<HouseRules>,
    mut bench: ResMut<Workbench>,
    mut rule_files: MessageWriter<RuleFileCommand>,
) -> Result {
    let house = &mut *house;
    let words = &menu.words;
    if menu.has_opened() {
        let variant = variants.get_or_default(&choices.variant);
        house.draft = variant.map(|variant| draft_of(variant, &variants, words));
        let spec = house.draft.as_ref().map(Draft::spec);
        house.rules = spec.map_or_else(Vec::new, house_rules);
    }
    let Some(mut draft) = house.draft.take() else {
        menu.go.write(Go::Back);
        return Ok(());
    };
    let name = variants.title(&choices.variant, words);
    let title = words.titled(&words.get("ui-house-rules"), &name);
    let panel = Panel::page(MENU, SIZE).title(title);
    let request = menu.show_panel(panel, |ui, words, _| {
        let mut spec = draft.spec().clone();
        let footer = space::CONTROL + space::M + space::S;
        scroll(ui, MENU, footer, |ui| {
            hint(ui, &words.get("ui-house-rules-hint"));
            let examples: &[Example] = match draft.rules() {
                Ok(rules) => match found_examples.of(rules) {
                    Some(examples) => examples,
                    None => {
                        find_examples.write(FindExamples(rules.clone()));
                        &[]
                    }
                },
                Err(_) => &[],
            };
            for rule in &house.rules {
                ui.add_space(space::S);
                let picture = draft
                    .rules()
                    .ok()
                    .and_then(|rules| Some((picture(rule, rules, examples)?, rules)));
                let current = rule.parameter.get(&spec);
                let chosen = show_with_picture(ui, picture, words, |ui| {
                    current.and_then(|current| show_values(ui, rule, &current, words))
                });
                if let Some(value) = chosen {
                    change(rule.parameter, &mut spec, &value);
                }
            }
        });
        if draft.change(spec) {
            house.rules = house_rules(draft.spec());
            ui.ctx().request_repaint();
        }
        let items = Items::new(MENU, words);
        let save = items.main_button("save", "ui-house-save");
        let workshop = items.button("house_workshop", "ui-house-workshop");
        let buttons = vec![
            (items.button("back", "ui-back"), Request::Back),
            (workshop, Request::Workshop),
            (save.enabled(draft.is_changed()), Request::Save),
        ];
        side_by_side(ui, buttons)
    })?;
    let go = &mut menu.go;
    match request {
        Some(Request::Back) => {
            go.write(Go::Back);
        }
        // The workshop's draft isn't replaced while it has unsaved changes; its list leads to it.
        Some(Request::Workshop) if bench.draft().is_some_and(Draft::is_changed) => {
            go.write(Go::To(Menu::Workshop));
        }
        Some(Request::Workshop) => {
            bench.open(draft.clone());
            go.write(Go::To(Menu::RuleEditor));
        }
        Some(Request::Save) => {
            let file = draft.file().map(str::to_owned);
            let spec = Box::new(draft.spec().clone());
            rule_files.write(RuleFileCommand::Save(spec, file));
        }
        None => {}
    }
    house.draft = Some(draft);
    Ok(())
}

/// Shows `controls` with a picture beside them or, in a narrow panel, below.
fn show_with_picture<R>(
    ui: &mut Ui,
    picture: Option<(Picture, &Arc<RuleSet>)>,
    words: &Words,
    controls: impl FnOnce(&mut Ui) -> R,
) -> R {
    let draw = |ui: &mut Ui| {
        if let Some((picture, rules)) = picture {
            ui.set_max_width(PICTURE_WIDTH.min(ui.available_width()));
            let description = picture_in_words(&picture, words);
            board_drawing(ui, &picture, rules.direction(), &description);
        }
    };
    let width = ui.available_width();
    if width < MIN_WIDTH_WITH_PICTURE {
        let response = controls(ui);
        ui.scope(draw);
        return response;
    }
    ui.horizontal_top(|ui| {
        let response = ui
            .vertical(|ui| {
                ui.set_width(width - PICTURE_WIDTH - space::M);
                controls(ui)
            })
            .inner;
        ui.add_space(space::M);
        ui.vertical(draw);
        response
    })
    .inner
}

/// Returns a picture of a rule: the start of the game, or the first example of the rule.
fn picture(rule: &HouseRule, rules: &RuleSet, examples: &[Example]) -> Option<Picture> {
    if rule.parameter.path == "board.seeds" {
        return Some(Drawing::start(rules).into());
    }
    let example = examples
        .iter()
        .find(|example| rule.is_illustrated_by(example.feature))?;
    Some(Picture::of(example, rules))
}

/// Shows the values of a rule, and explains the current one. Returns the value if another was
/// chosen.
fn show_values(ui: &mut Ui, rule: &HouseRule, current: &Value, words: &Words) -> Option<Value> {
    let parameter_key = key(rule.parameter);
    subheading(ui, &words.get(&parameter_key));
    let options = rule.values.iter().map(|value| name_and_label(value, words));
    let choices: Vec<Choice<'_, usize>> = options
        .enumerate()
        .map(|(index, (name, label))| Choice::new(index, name, label))
        .collect();
    let index = rule.values.iter().position(|value| value == current)?;
    let mut chosen = index;
    let name = format!("{MENU}.{}", rule.parameter.path);
    choose(ui, &name, &mut chosen, &choices);
    let help = match current {
        Value::Choice(choice) => words.help(&choice_key(choice)),
        _ => words.help(&parameter_key),
    };
    hint(ui, &help.unwrap_or_default());
    (chosen != index).then(|| rule.values[chosen].clone())
}

/// Returns the stable name and the label of a value.
fn name_and_label(value: &Value, words: &Words) -> (String, String) {
    match value {
        Value::Number(number) => (number.to_string(), number.to_string()),
        Value::Switch(true) => ("yes".to_owned(), words.get("ui-house-yes")),
        Value::Switch(false) => ("no".to_owned(), words.get("ui-house-no")),
        Value::Choice(choice) => (choice.word('_'), words.get(&choice_key(choice))),
        Value::Choices(choices) if choices.is_empty() => {
            ("none".to_owned(), words.get("ui-house-no"))
        }
        Value::Choices(choices) => {
            let names: Vec<String> = choices.iter().map(|choice| choice.word('_')).collect();
            let labels: Vec<String> = choices
                .iter()
                .map(|choice| words.get(&choice_key(choice)))
                .collect();
            (names.join("_"), labels.join(" + "))
        }
        _ => (String::new(), String::new()),
    }
}
