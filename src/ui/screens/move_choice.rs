//! The choices that a move leaves open besides its hole and direction: whether to spend the nyumba,
//! how many laps to sow the other way, and which extra holes to capture.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::page::MenuPage;
use crate::localization::Words;
use crate::navigation::Go;
use crate::scene::TableOnScreen;
use crate::session::{CurrentMatch, OpenChoice, PlayCompletedMove, extra_holes};
use crate::state::Menu;
use crate::table::Top;
use crate::ui::pass::AddPanels;
use crate::ui::theme::space;
use crate::ui::widgets::{Button, Icon, Panel, scroll, side_by_side, status};
use awale_rules::{Geometry, HoleSet, Move, Position, Vessel};

/// The maximum number of buttons in a row.
const MAX_BUTTONS_PER_ROW: usize = 4;
/// The maximum height of the buttons, in points; if they need more, they scroll.
const MAX_BUTTONS_HEIGHT: f32 = 150.0;
/// The width of the panel, in points.
const WIDTH: f32 = 330.0;

pub(super) fn plugin(app: &mut App) {
    app.draw_menu(Menu::MoveChoice, show);
}

fn show(
    mut menu: MenuPage,
    current: Option<Top<CurrentMatch>>,
    choice: Option<Single<&OpenChoice>>,
    on_screen: TableOnScreen,
    mut answers: MessageWriter<PlayCompletedMove>,
) -> Result {
    let (Some(current), Some(choice)) = (current, choice) else {
        // The choice was dropped when the help was opened over it.
        menu.go.write(Go::Back);
        return Ok(());
    };
    let position = current.position();
    let options = &choice.options;
    let question = Question::of(options);
    let mut panel = Panel::new("move choice", WIDTH).beside_board().compact();
    let holes = holes_in_question(&current, &choice, question);
    if let Some(bounds) = on_screen.bounds(holes.iter().map(Vessel::Hole)) {
        panel = panel.beside(menu.ctx()?, bounds);
    }
    let mut chosen = None;
    menu.show_panel(panel, |ui, words, go| {
        status(ui, &words.get(question.key()));
        ui.horizontal_top(|ui| {
            let width = ui.available_width() - space::CONTROL - space::S;
            ui.vertical(|ui| {
                ui.set_width(width);
                let label = |mv| label(mv, question, position, words);
                chosen = show_buttons(ui, options, label, position);
            });
            let name = "move_choice.back";
            let back = Button::icon(name, words.get("ui-choice-back"), Icon::Close);
            if back.show(ui).clicked() {
                go.write(Go::Back);
            }
        });
    })?;
    if let Some(mv) = chosen {
        answers.write(PlayCompletedMove(mv));
        menu.go.write(Go::Back);
    }
    Ok(())
}

/// Shows a button for each move. Returns the move whose button was clicked.
fn show_buttons(
    ui: &mut Ui,
    options: &[Move],
    label: impl Fn(Move) -> String,
    position: &Position,
) -> Option<Move> {
    let rows = |ui: &mut Ui| {
        options
            .chunks(MAX_BUTTONS_PER_ROW)
            .fold(None, |chosen, row| {
                let labels: Vec<String> = row.iter().map(|&mv| label(mv)).collect();
                let buttons = row.iter().zip(&labels).map(|(&mv, label)| {
                    let name = button_name(position.geometry(), mv);
                    (Button::secondary(name, label), mv)
                });
                chosen.or(side_by_side(ui, buttons.collect()))
            })
    };
    if options.len() > MAX_BUTTONS_PER_ROW {
        ui.set_max_height(MAX_BUTTONS_HEIGHT);
        scroll(ui, "move choice", 0.0, rows)
    } else {
        rows(ui)
    }
}

/// Returns the holes that the question is about: those to choose from, the nyumba that the last
/// seed reaches, or the hole played.
fn holes_in_question(current: &CurrentMatch, choice: &OpenChoice, question: Question) -> HoleSet {
    let holes = choice.holes(current.position().geometry());
    if !holes.is_empty() {
        return holes;
    }
    let Some(mv) = choice.options.first().copied() else {
        return HoleSet::EMPTY;
    };
    let end = current.game().preview(mv).map(|preview| preview.end());
    match end {
        Ok(Vessel::Hole(end)) if question == Question::Nyumba => [end].into_iter().collect(),
        _ => mv.hole().into_iter().collect(),
    }
}

/// The question that a move leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    /// The decision to spend the nyumba.
    Nyumba,
    /// The choice of extra holes to capture.
    Extra,
    /// The number of laps to sow the other way.
    Laps,
}

impl Question {
    /// Returns the question that these moves answer.
    fn of(options: &[Move]) -> Self {
        if options.iter().any(|mv| mv.spends_nyumba()) {
            Self::Nyumba
        } else if options.iter().any(|mv| mv.extras()[0].is_some()) {
            Self::Extra
        } else {
            Self::Laps
        }
    }

    /// Returns the message key of the question.
    const fn key(self) -> &'static str {
        match self {
            Self::Nyumba => "ui-choice-nyumba-offer",
            Self::Extra => "ui-choice-extra-offer",
            Self::Laps => "ui-choice-laps-offer",
        }
    }
}

/// Returns the stable name of the button that plays `mv`.
fn button_name(geometry: Geometry, mv: Move) -> String {
    format!("move_choice.{}", geometry.name_of(mv))
}

/// Returns the label of the button that plays `mv`.
fn label(mv: Move, question: Question, position: &Position, words: &Words) -> String {
    let geometry = position.geometry();
    match question {
        Question::Nyumba if mv.spends_nyumba() => words.get("ui-choice-spend"),
        Question::Nyumba => words.get("ui-choice-keep"),
        Question::Extra => {
            let letters: Vec<String> = extra_holes(mv, geometry)
                .map(|hole| {
                    let seeds = position.seeds_in(hole);
                    format!("{} ({seeds})", geometry.letter(hole))
                })
                .collect();
            letters.join(", ")
        }
        Question::Laps => {
            words.format("ui-choice-lap-count", &[("laps", mv.laps_against().into())])
        }
    }
}
