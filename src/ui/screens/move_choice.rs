//! The choices that a move leaves besides hole and direction: whether the nyumba is spent, how many
//! laps go the other way, which holes are taken with a capture.

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

/// The number of buttons in a row.
const IN_ROW: usize = 4;
/// The maximum height of the buttons, in points; more of them scroll.
const MAX_HEIGHT: f32 = 150.0;
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
        // The help was opened over the question.
        menu.go.write(Go::Back);
        return Ok(());
    };
    let position = current.position();
    let options = &choice.options;
    let asked = Asked::by(options);
    let mut panel = Panel::new("move choice", WIDTH).beside_board().compact();
    let holes = asked_about(&current, &choice, asked);
    if let Some(spot) = on_screen.bounds(holes.iter().map(Vessel::Hole)) {
        panel = panel.beside(menu.ctx()?, spot);
    }
    let mut chosen = None;
    menu.draw(panel, |ui, words, go| {
        status(ui, &words.get(asked.key()));
        ui.horizontal_top(|ui| {
            let room = ui.available_width() - space::CONTROL - space::S;
            ui.vertical(|ui| {
                ui.set_width(room);
                chosen = buttons(ui, options, |mv| face(mv, asked, position, words), position);
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

/// Shows a button for each move. Returns the one that was clicked.
fn buttons(
    ui: &mut Ui,
    options: &[Move],
    face: impl Fn(Move) -> String,
    position: &Position,
) -> Option<Move> {
    let rows = |ui: &mut Ui| {
        options.chunks(IN_ROW).fold(None, |chosen, row| {
            let faces: Vec<String> = row.iter().map(|&mv| face(mv)).collect();
            let buttons = row.iter().zip(&faces).map(|(&mv, face)| {
                let name = name(position.geometry(), mv);
                (Button::secondary(name, face), mv)
            });
            chosen.or(side_by_side(ui, buttons.collect()))
        })
    };
    if options.len() > IN_ROW {
        ui.set_max_height(MAX_HEIGHT);
        scroll(ui, "move choice", 0.0, rows)
    } else {
        rows(ui)
    }
}

/// Returns the holes that the question is about: those to choose from, the nyumba that the last
/// seed reaches, or the hole that is played.
fn asked_about(current: &CurrentMatch, choice: &OpenChoice, asked: Asked) -> HoleSet {
    let holes = choice.holes(current.position().geometry());
    if !holes.is_empty() {
        return holes;
    }
    let Some(kept) = choice.options.first().copied() else {
        return HoleSet::EMPTY;
    };
    let end = current.game().preview(kept).map(|preview| preview.end());
    match end {
        Ok(Vessel::Hole(end)) if asked == Asked::Nyumba => [end].into_iter().collect(),
        _ => kept.hole().into_iter().collect(),
    }
}

/// The question that a move asks its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// Whether the nyumba is spent.
    Nyumba,
    /// Which holes are taken with a capture.
    Extra,
    /// How many laps go the other way.
    Laps,
}

impl Asked {
    /// Returns the question that these moves answer.
    fn by(options: &[Move]) -> Self {
        if options.iter().any(|mv| mv.spends_nyumba()) {
            Self::Nyumba
        } else if options.iter().any(|mv| mv.extras()[0].is_some()) {
            Self::Extra
        } else {
            Self::Laps
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Nyumba => "ui-choice-nyumba-offer",
            Self::Extra => "ui-choice-extra-offer",
            Self::Laps => "ui-choice-laps-offer",
        }
    }
}

/// Returns the stable name of the button that plays `mv`.
fn name(geometry: Geometry, mv: Move) -> String {
    format!("move_choice.{}", geometry.name_of(mv))
}

/// Returns the words on the button that plays `mv`.
fn face(mv: Move, asked: Asked, position: &Position, words: &Words) -> String {
    let geometry = position.geometry();
    match asked {
        Asked::Nyumba if mv.spends_nyumba() => words.get("ui-choice-spend"),
        Asked::Nyumba => words.get("ui-choice-keep"),
        Asked::Extra => {
            let letters: Vec<String> = extra_holes(mv, geometry)
                .map(|hole| {
                    let seeds = position.seeds_in(hole);
                    format!("{} ({seeds})", geometry.letter(hole))
                })
                .collect();
            letters.join(", ")
        }
        Asked::Laps => words.format("ui-choice-lap-count", &[("laps", mv.laps_against().into())]),
    }
}
