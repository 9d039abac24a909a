//! The text of an example, below the board: from the help, or in answer to a question.

use bevy::prelude::*;
use bevy_egui::egui::{Ui, Vec2};

use super::tablet::{Tablet, scroll_within};
use crate::advisor::Question;
use crate::lesson::{CurrentDemonstration, Demonstration, DemonstrationCommand};
use crate::localization::Words;
use crate::navigation::{Go, MenuTrail};
use crate::state::{Menu, Screen};
use crate::table::Top;
use crate::ui::edges::is_tall;
use crate::ui::pass::{AddPanels, UiPass};
use crate::ui::theme::space;
use crate::ui::widgets::{
    Choice, Items, Row, choose, fit_in_row, paragraph, section, side_by_side,
};
use awale_rules::Move;

/// The maximum fraction of the window's height for the text and the choice of a subject, in wide
/// and in tall windows: low ones must still show the whole board. Longer texts scroll.
const MAX_TEXT_FRACTION: (f32, f32) = (0.33, 0.45);
/// The minimum height of the text, in points.
const MIN_TEXT_HEIGHT: f32 = 64.0;

pub(super) fn plugin(app: &mut App) {
    let is_shown = in_state(Screen::Demonstration).and_then(in_state(Menu::Closed));
    app.draw(UiPass::Board, show.run_if(is_shown));
}

/// The question to ask once the match has returned to the table.
#[derive(Component)]
pub struct PendingQuestion(pub Question);

/// The actions of the buttons.
#[derive(Clone, Copy)]
enum Request {
    Replay,
    Back,
    WhatIf(Move),
    Show { subject: usize, scene: usize },
}

fn show(
    mut tablet: Tablet,
    current: Top<CurrentDemonstration>,
    trail: Res<MenuTrail>,
    mut demonstration_commands: MessageWriter<DemonstrationCommand>,
    mut commands: Commands,
    mut questions: MessageWriter<Question>,
) -> Result {
    let request = tablet.show("demonstration", |ui, words, _| {
        let chosen = show_text(ui, &current);
        show_buttons(ui, &current, &trail, words).or(chosen)
    })?;
    match request {
        Some(Request::Replay) => {
            demonstration_commands.write(DemonstrationCommand::Replay);
        }
        Some(Request::Show { subject, scene }) => {
            let shown = current.subjects().get(subject);
            if shown.is_some_and(|shown| shown.is_pending) {
                questions.write(Question::Compare(subject));
            }
            demonstration_commands.write(DemonstrationCommand::Show { subject, scene });
        }
        Some(Request::WhatIf(mv)) => {
            commands.spawn(PendingQuestion(Question::WhatIf(mv)));
            tablet.go.write(Go::Leave);
        }
        Some(Request::Back) => {
            tablet.go.write(Go::Leave);
        }
        None => {}
    }
    Ok(())
}

/// Shows the text, and the choice of other scenes and subjects.
fn show_text(ui: &mut Ui, current: &CurrentDemonstration) -> Option<Request> {
    let shown = current.shown();
    section(ui, &shown.title);
    let fraction = if is_tall(ui.ctx()) {
        MAX_TEXT_FRACTION.1
    } else {
        MAX_TEXT_FRACTION.0
    };
    let max_height = (fraction * ui.ctx().content_rect().height()).max(MIN_TEXT_HEIGHT);
    let (subject, scene) = current.at();
    let scroll_id = format!("demonstration {subject}");
    let request = scroll_within(ui, max_height, &scroll_id, |ui| {
        let scenes = current.subjects().get(subject);
        let scenes = scenes.map_or(&[][..], |subject| &subject.scenes);
        let request = if scenes.len() > 1 {
            choose_scene(ui, scenes, scene)
        } else {
            paragraph(ui, &shown.text);
            None
        };
        let request = request.map(|scene| Request::Show { subject, scene });
        request.or_else(|| choose_subject(ui, current, subject))
    });
    ui.add_space(space::HALF);
    request
}

/// Shows a row for each scene. The board shows the scene under the pointer or with the focus.
fn choose_scene(ui: &mut Ui, scenes: &[Demonstration], chosen: usize) -> Option<usize> {
    let mut to_show = None;
    for (index, scene) in scenes.iter().enumerate() {
        let name = format!("demonstration.scene.{index}");
        let row = Row::new(&name, &scene.text).chosen(index == chosen);
        let response = row.show(ui);
        let is_reached = response.gained_focus() || (response.hovered() && is_pointer_moving(ui));
        if (is_reached && index != chosen) || response.clicked() {
            to_show = Some(index);
        }
    }
    to_show
}

/// Returns whether the pointer is moving: at rest, it must not select a row that scrolls under it.
fn is_pointer_moving(ui: &Ui) -> bool {
    ui.input(|input| input.pointer.delta() != Vec2::ZERO)
}

/// Shows buttons for other subjects: the position, the last move, and every other move by its
/// letter.
fn choose_subject(
    ui: &mut Ui,
    current: &CurrentDemonstration,
    current_subject: usize,
) -> Option<Request> {
    let subjects = current.subjects();
    if subjects.len() < 2 {
        return None;
    }
    ui.add_space(space::HALF);
    let mut chosen = current_subject;
    let subjects = subjects.iter().enumerate();
    let all: Vec<Choice<'_, usize>> = subjects
        .map(|(index, subject)| Choice::new(index, index.to_string(), subject.label.as_str()))
        .collect();
    if fit_in_row(ui, &all) {
        choose(ui, "demonstration.subject", &mut chosen, &all);
    } else {
        // Letters are narrow and have their own row.
        let (letters, others): (Vec<_>, Vec<_>) = all
            .into_iter()
            .partition(|choice| choice.label.chars().count() == 1);
        for choices in [others, letters] {
            if !choices.is_empty() {
                choose(ui, "demonstration.subject", &mut chosen, &choices);
            }
        }
    }
    (chosen != current_subject).then_some(Request::Show {
        subject: chosen,
        scene: 0,
    })
}

fn show_buttons(
    ui: &mut Ui,
    current: &CurrentDemonstration,
    trail: &MenuTrail,
    words: &Words,
) -> Option<Request> {
    let items = Items::new("demonstration", words);
    let key = if current.has_begun() {
        "help-again"
    } else {
        "ui-lesson-show"
    };
    let replay = items
        .button("again", key)
        .enabled(!current.shown().moves.is_empty());
    let key = if trail.leads_to_help() {
        "help-back"
    } else {
        "review-back"
    };
    let back = items.main_button("back", key);
    let mut buttons = vec![(replay, Request::Replay)];
    if let Some(mv) = current.subject_move() {
        let what_if = items.button("what_if", "review-what-if");
        buttons.push((what_if, Request::WhatIf(mv)));
    }
    buttons.push((back, Request::Back));
    side_by_side(ui, buttons)
}
