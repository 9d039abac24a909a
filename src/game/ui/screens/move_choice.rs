//! What a move asks its player besides hole and direction: whether the nyumba is spent, how many
//! laps go the other way, which holes are taken with a capture.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Pos2, Rect, Ui, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::advisor::{OpenChoice, extra_holes};
use crate::game::board::{BoardVessel, Bowl, Vessels};
use crate::game::localization::Words;
use crate::game::scene::TableCamera;
use crate::game::session::{CurrentMatch, GameCommand};
use crate::game::state::Menu;
use crate::game::ui::UiPass;
use crate::game::ui::navigation::Go;
use crate::game::ui::theme::space;
use crate::game::ui::widgets::{Button, Panel, in_row, paragraph, scroll};
use crate::rules::{Geometry, HoleSet, Move, Position, Vessel};

/// Buttons with few words side by side.
const IN_ROW: usize = 4;
/// The height below the list, in points.
const BELOW: f32 = 56.0;
/// The width of the panel, in points.
const WIDTH: f32 = 360.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiPass::Menu).run_if(in_state(Menu::MoveChoice)),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    current: Option<Res<CurrentMatch>>,
    choice: Option<Single<&OpenChoice>>,
    holes: HolesOnScreen,
    mut go: MessageWriter<Go>,
    mut commands: MessageWriter<GameCommand>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (Some(current), Some(choice)) = (current, choice) else {
        // The help was opened over the question.
        go.write(Go::Back);
        return Ok(());
    };
    let position = current.position();
    let options = &choice.options;
    let (title, offer) = keys(options);
    let mut panel = Panel::new("move choice", WIDTH).beside_board();
    if let Some(spot) = holes.spot(asked_about(&current, &choice), ctx.zoom_factor()) {
        panel = panel.beside(spot);
    }
    let mut chosen = None;
    panel.title(words.get(title)).show(ctx, |ui| {
        paragraph(ui, &words.get(offer));
        ui.add_space(space::S);
        chosen = buttons(ui, options, position, &words);
        ui.add_space(space::S);
        if Button::secondary("move_choice.back", words.get("ui-choice-back"))
            .wide()
            .show(ui)
            .clicked()
        {
            go.write(Go::Back);
        }
    });
    if let Some(one) = chosen {
        commands.write(GameCommand::Play(one));
        go.write(Go::Back);
    }
    Ok(())
}

/// A button for each move. Returns the one that was clicked.
fn buttons(ui: &mut Ui, options: &[Move], position: &Position, words: &Words) -> Option<Move> {
    let rows = |ui: &mut Ui| {
        options.chunks(IN_ROW).fold(None, |chosen, row| {
            let faces: Vec<String> = row.iter().map(|&one| face(one, position, words)).collect();
            let buttons = row.iter().zip(&faces).map(|(&one, face)| {
                let name = name(position.geometry(), one);
                (Button::secondary(name, face), one)
            });
            chosen.or(in_row(ui, buttons.collect()))
        })
    };
    if options.len() > IN_ROW {
        scroll(ui, "move choice", BELOW, rows)
    } else {
        rows(ui)
    }
}

/// The holes that the question is about: those to choose from, the nyumba that the last seed
/// reaches, or the hole that is played.
fn asked_about(current: &CurrentMatch, choice: &OpenChoice) -> HoleSet {
    let holes = choice.holes(current.position().geometry());
    if !holes.is_empty() {
        return holes;
    }
    let Some(kept) = choice.options.first().copied() else {
        return HoleSet::EMPTY;
    };
    let is_nyumba = choice.options.iter().any(|one| one.spends_nyumba());
    let end = current.game().preview(kept).map(|preview| preview.end());
    match end {
        Ok(Vessel::Hole(end)) if is_nyumba => [end].into_iter().collect(),
        _ => kept.hole().into_iter().collect(),
    }
}

/// Where holes are on the screen.
#[derive(SystemParam)]
struct HolesOnScreen<'w, 's> {
    vessels: Vessels<'w, 's>,
    places: Query<'w, 's, (&'static GlobalTransform, &'static Bowl), With<BoardVessel>>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
}

impl HolesOnScreen<'_, '_> {
    /// The part of the window that these holes take, in points.
    fn spot(&self, holes: HoleSet, zoom: f32) -> Option<Rect> {
        let (camera, eye) = self.cameras.iter().next()?;
        let corners = holes.iter().flat_map(|hole| {
            let place = self.vessels.entity(Vessel::Hole(hole));
            let place = place.and_then(|vessel| self.places.get(vessel).ok());
            place.into_iter().flat_map(|(at, bowl)| {
                let (x, z) = (Vec3::X * bowl.rim.x, Vec3::Z * bowl.rim.y);
                [x, -x, z, -z].map(|rim| at.translation() + rim)
            })
        });
        let seen: Vec<Pos2> = corners
            .filter_map(|corner| camera.world_to_viewport(eye, corner).ok())
            .map(|seen| pos2(seen.x / zoom, seen.y / zoom))
            .collect();
        (!seen.is_empty()).then(|| Rect::from_points(&seen))
    }
}

/// Title and text of the question that these moves answer.
fn keys(options: &[Move]) -> (&'static str, &'static str) {
    if options.iter().any(|one| one.spends_nyumba()) {
        ("ui-choice-nyumba", "ui-choice-nyumba-offer")
    } else if options.iter().any(|one| one.extras()[0].is_some()) {
        ("ui-choice-extra", "ui-choice-extra-offer")
    } else {
        ("ui-choice-laps", "ui-choice-laps-offer")
    }
}

/// The stable name of the button that plays `one`.
fn name(geometry: Geometry, one: Move) -> String {
    format!("move_choice.{}", geometry.name_of(one))
}

/// The words on the button that plays `one`.
fn face(one: Move, position: &Position, words: &Words) -> String {
    let geometry = position.geometry();
    let mut extras = extra_holes(one, geometry).peekable();
    if extras.peek().is_some() {
        let letters: Vec<String> = extras
            .map(|hole| {
                let seeds = position.seeds_in(hole);
                format!("{} ({seeds})", geometry.letter(hole))
            })
            .collect();
        return letters.join(", ");
    }
    if one.spends_nyumba() {
        words.get("ui-choice-spend")
    } else if one.laps_against() > 0 {
        words.format(
            "ui-choice-lap-count",
            &[("laps", one.laps_against().into())],
        )
    } else {
        words.get("ui-choice-keep")
    }
}
