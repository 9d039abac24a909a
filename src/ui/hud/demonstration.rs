//! The text below the board of an example, from the help or in answer to a question.

use std::iter;

use bevy::prelude::*;
use bevy_egui::egui::{Ui, Vec2};

use super::tablet::{Tablet, scrolled};
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
    Button, Choice, Row, choose, fit_in_row, paragraph, section, side_by_side,
};
use awale_rules::Move;

/// The maximum fraction of the window's height for the text and the choice of a subject, in wide
/// and in tall windows, so that low ones show the whole board. Longer texts scroll.
const TEXT: (f32, f32) = (0.33, 0.45);
/// The minimum height of the text, in points.
const MIN_TEXT: f32 = 64.0;

pub(super) fn plugin(app: &mut App) {
    app.draw(
        UiPass::Board,
        show.run_if(in_state(Screen::Demonstration).and_then(in_state(Menu::Closed))),
    );
}

/// The question to ask once the match has returned to the table.
#[derive(Component)]
pub struct PendingQuestion(pub Question);

/// The actions of the buttons.
#[derive(Clone, Copy)]
enum Request {
    Again,
    Back,
    WhatIf(Move),
    Look { subject: usize, scene: usize },
}

fn show(
    mut tablet: Tablet,
    current: Top<CurrentDemonstration>,
    trail: Res<MenuTrail>,
    mut requests: MessageWriter<DemonstrationCommand>,
    mut commands: Commands,
    mut questions: MessageWriter<Question>,
) -> Result {
    let request = tablet.show("demonstration", |ui, words, _| {
        let looked = show_text(ui, &current);
        buttons(ui, &current, &trail, words).or(looked)
    })?;
    match request {
        Some(Request::Again) => {
            requests.write(DemonstrationCommand::Replay);
        }
        Some(Request::Look { subject, scene }) => {
            let topic = current.subjects().get(subject);
            if topic.is_some_and(|topic| topic.is_pending) {
                questions.write(Question::Compare(subject));
            }
            requests.write(DemonstrationCommand::Show { subject, scene });
        }
        Some(Request::WhatIf(hole)) => {
            commands.spawn(PendingQuestion(Question::WhatIf(hole)));
            tablet.go.write(Go::LeaveDemonstration);
        }
        Some(Request::Back) => {
            tablet.go.write(Go::LeaveDemonstration);
        }
        None => {}
    }
    Ok(())
}

/// Shows the text, and the other scenes and subjects.
fn show_text(ui: &mut Ui, current: &CurrentDemonstration) -> Option<Request> {
    let shown = current.shown();
    section(ui, &shown.title);
    let fraction = if is_tall(ui.ctx()) { TEXT.1 } else { TEXT.0 };
    let room = (fraction * ui.ctx().content_rect().height()).max(MIN_TEXT);
    let (subject, scene) = current.at();
    let place = format!("demonstration {subject}");
    let looked = scrolled(ui, room, &place, |ui| {
        let scenes = current.subjects().get(subject);
        let scenes = scenes.map_or(&[][..], |subject| &subject.scenes);
        let looked = if scenes.len() > 1 {
            choose_scene(ui, scenes, scene)
        } else {
            paragraph(ui, &shown.text);
            None
        };
        let looked = looked.map(|scene| Request::Look { subject, scene });
        looked.or_else(|| choose_subject(ui, current, subject))
    });
    ui.add_space(space::HALF);
    looked
}

/// Shows a row for each scene. The board shows the scene under the pointer or with the focus.
fn choose_scene(ui: &mut Ui, scenes: &[Demonstration], chosen: usize) -> Option<usize> {
    let mut looked = None;
    for (index, scene) in scenes.iter().enumerate() {
        let name = format!("demonstration.scene.{index}");
        let row = Row::new(&name, &scene.text).chosen(index == chosen);
        let response = row.show(ui);
        let has_come = response.gained_focus() || (response.hovered() && pointer_moves(ui));
        if (has_come && index != chosen) || response.clicked() {
            looked = Some(index);
        }
    }
    looked
}

/// Returns whether the pointer moves: a resting one must not select a row that scrolls under it.
fn pointer_moves(ui: &Ui) -> bool {
    ui.input(|input| input.pointer.delta() != Vec2::ZERO)
}

/// Shows buttons for other subjects: the position, the last move, and every other move by its
/// letter.
fn choose_subject(ui: &mut Ui, current: &CurrentDemonstration, at: usize) -> Option<Request> {
    let subjects = current.subjects();
    if subjects.len() < 2 {
        return None;
    }
    ui.add_space(space::HALF);
    let mut chosen = at;
    let names: Vec<String> = (0..subjects.len()).map(|index| index.to_string()).collect();
    let all: Vec<Choice<'_, usize>> = iter::zip(subjects, &names)
        .enumerate()
        .map(|(index, (subject, name))| Choice::new(index, name, subject.label.as_str()))
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
    (chosen != at).then_some(Request::Look {
        subject: chosen,
        scene: 0,
    })
}

fn buttons(
    ui: &mut Ui,
    current: &CurrentDemonstration,
    trail: &MenuTrail,
    words: &Words,
) -> Option<Request> {
    let key = if current.has_begun() {
        "help-again"
    } else {
        "ui-lesson-show"
    };
    let again = Button::secondary("demonstration.again", words.get(key))
        .enabled(!current.shown().moves.is_empty());
    let key = if trail.leads_to_help() {
        "help-back"
    } else {
        "review-back"
    };
    let back = Button::primary("demonstration.back", words.get(key));
    let mut all = vec![(again, Request::Again)];
    if let Some(hole) = current.subject_move() {
        let what_if = words.get("review-what-if");
        let what_if = Button::secondary("demonstration.what_if", what_if);
        all.push((what_if, Request::WhatIf(hole)));
    }
    all.push((back, Request::Back));
    side_by_side(ui, all)
}
