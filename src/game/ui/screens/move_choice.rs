//! What a move asks its player besides hole and direction: whether the nyumba is spent, how many
//! laps go the other way, which holes are taken with a capture.

use bevy::prelude::*;
use bevy_egui::egui::Align2;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::advisor::OpenChoice;
use crate::game::localization::Words;
use crate::game::session::{CurrentMatch, GameCommand};
use crate::game::state::Menu;
use crate::game::ui::UiPass;
use crate::game::ui::navigation::Go;
use crate::game::ui::theme::space;
use crate::game::ui::widgets::{Button, Panel, in_row, paragraph, scroll};
use crate::rules::{Geometry, Hole, Move, Position};

/// Buttons with few words side by side.
const IN_ROW: usize = 4;
/// The height below the list, in points.
const BELOW: f32 = 56.0;

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
    mut go: MessageWriter<Go>,
    mut commands: MessageWriter<GameCommand>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (Some(current), Some(choice)) = (current, choice) else {
        return Ok(());
    };
    let position = current.position();
    let options = &choice.options;
    let (title, offer) = keys(options);
    let mut chosen = None;
    // The board stays in view.
    let panel = Panel::question("move choice").anchor(Align2::CENTER_BOTTOM);
    panel.title(words.get(title)).show(ctx, |ui| {
        paragraph(ui, &words.get(offer));
        ui.add_space(space::S);
        let faces: Vec<String> = options
            .iter()
            .map(|&one| face(one, position, &words))
            .collect();
        if options.iter().any(|one| one.extras()[0].is_some()) {
            scroll(ui, "move choice", BELOW, |ui| {
                for (row, faces) in options.chunks(IN_ROW).zip(faces.chunks(IN_ROW)) {
                    let buttons = row.iter().zip(faces).map(|(&one, face)| {
                        let name = name(position.geometry(), one);
                        (Button::secondary(name, face), one)
                    });
                    chosen = chosen.or(in_row(ui, buttons.collect()));
                }
            });
        } else {
            for (&one, face) in options.iter().zip(&faces) {
                let name = name(position.geometry(), one);
                if Button::secondary(name, face).wide().show(ui).clicked() {
                    chosen = Some(one);
                }
            }
        }
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
    let [first, second] = one.extras();
    if first.is_some() {
        let ring = geometry.row();
        let theirs = position.to_move().opponent().index() * ring;
        let letters: Vec<String> = [first, second]
            .into_iter()
            .flatten()
            .map(|place| {
                let hole = Hole::new(theirs + place);
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
