//! The words of an example out of the help, below the board.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Frame, Id, Margin, Order, Shape, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::lesson::{CurrentDemonstration, DemonstrationCommand};
use crate::game::localization::Words;
use crate::game::state::{Menu, Screen};
use crate::game::ui::navigation::Go;
use crate::game::ui::theme::{carving, colour, space};
use crate::game::ui::widgets::{Button, in_row, paragraph, scroll, section};
use crate::game::ui::{ScreenMargins, UiPass};

/// Greatest width of the panel's contents, in points.
const WIDTH: f32 = 760.0;
/// The text takes at most this part of the window's height; a longer one is scrolled ...
const TEXT: f32 = 0.28;
/// ... in no less than this, in points.
const LEAST_TEXT: f32 = 64.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiPass::Board)
            .run_if(in_state(Screen::Demonstration).and_then(in_state(Menu::Closed))),
    );
}

/// What the buttons are for.
#[derive(Clone, Copy)]
enum Wish {
    Again,
    Back,
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    current: Option<Res<CurrentDemonstration>>,
    mut wishes: MessageWriter<DemonstrationCommand>,
    mut go: MessageWriter<Go>,
    mut margins: ResMut<ScreenMargins>,
) -> Result {
    let Some(current) = current else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let width = (ctx.content_rect().width() - 2.0 * space::S - 2.0 * space::M).min(WIDTH);
    let shown = Area::new(Id::new("demonstration"))
        .order(Order::Middle)
        .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -space::S))
        .show(ctx, |ui| {
            let back = ui.painter().add(Shape::Noop);
            let framed = Frame::NONE
                .inner_margin(Margin::same(space::M as i8))
                .show(ui, |ui| {
                    ui.set_width(width);
                    say(ui, &current);
                    buttons(ui, &words)
                });
            let edge = colour::INLAY.gamma_multiply(0.6);
            let tablet = carving::tablet(ui.ctx(), framed.response.rect, edge);
            ui.painter().set(back, Shape::Vec(tablet));
            framed.inner
        });
    match shown.inner {
        Some(Wish::Again) => {
            wishes.write(DemonstrationCommand::Again);
        }
        Some(Wish::Back) => {
            go.write(Go::LeaveDemonstration);
        }
        None => {}
    }
    let covered = (shown.response.rect.height() + space::S) * ctx.zoom_factor();
    margins.set_if_neq(ScreenMargins {
        bottom: covered,
        ..ScreenMargins::default()
    });
    Ok(())
}

fn say(ui: &mut Ui, current: &CurrentDemonstration) {
    let shown = current.shown();
    section(ui, &shown.title);
    let room = (TEXT * ui.ctx().content_rect().height()).max(LEAST_TEXT);
    ui.scope(|ui| {
        ui.set_max_height(room);
        scroll(ui, "demonstration", 0.0, |ui| paragraph(ui, &shown.says));
    });
    ui.add_space(space::HALF);
}

fn buttons(ui: &mut Ui, words: &Words) -> Option<Wish> {
    let again = Button::secondary("demonstration.again", words.get("help-again"));
    let back = Button::primary("demonstration.back", words.get("help-back"));
    in_row(ui, vec![(again, Wish::Again), (back, Wish::Back)])
}
