//! The line of comments.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, Area, CornerRadius, Id, Order, Rect, Stroke, vec2};

use super::{ROW, is_narrow, plate};
use crate::commentary::{Comment, Tone};
use crate::localization::Words;
use crate::session::CurrentMatch;
use crate::state::Screen;
use crate::table::Top;
use crate::ui::edges::{COMMENT, covered_below, lower_right, moves_beside_board};
use crate::ui::pass::{AddPanels, UiPass};
use crate::ui::theme;
use crate::ui::theme::{colour, size, space, text};
use crate::ui::widgets::{describe_text, layout_marked_text};
use awale_engine::text::unmarked;

/// The maximum width of the line, in points.
const WIDTH: f32 = 680.0;
/// The width of a line beside the lower plate, in points, below which it moves above the plate.
const MIN_WIDTH: f32 = 240.0;
/// The minimum height of the line, in points.
const HEIGHT: f32 = 44.0;
/// The distance from the lower edge of the cloth to its hem, in points.
const HEM: f32 = 4.0;

pub(super) fn plugin(app: &mut App) {
    app.draw(UiPass::Board, show.run_if(in_state(Screen::Playing)));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    current: Top<CurrentMatch>,
    said: Comment,
) -> Result {
    let (comment, tone) = said.of(&current);
    if comment.is_empty() {
        return Ok(());
    }
    let tint = match tone {
        Tone::Plain => colour::BONE,
        Tone::Refusal => colour::SUN,
    };
    let ctx = contexts.ctx_mut()?;
    let window = ctx.content_rect();
    let corner = if is_narrow(ctx) {
        vec2(space::S, -ROW - space::S)
    } else {
        let left = plate::width(ctx, current.setup(), &words) + 2.0 * space::S;
        vec2(left, -2.0 * space::S)
    };
    let room_beside = |right: f32| (right - corner.x - space::S).min(WIDTH);
    let beside = lower_right(ctx).map_or(window.right(), |beside| beside.left());
    let (corner, room) = match room_beside(beside) {
        room if room >= MIN_WIDTH => (corner, room),
        // Too narrow a column: above the plate and what is beside it.
        _ => {
            let right = moves_beside_board(ctx).unwrap_or(window.right());
            let corner = vec2(space::S, -covered_below(ctx) - space::S);
            (corner, (right - 2.0 * space::S).min(WIDTH))
        }
    };
    Area::new(Id::new(COMMENT))
        .order(Order::Middle)
        .anchor(Align2::LEFT_BOTTOM, corner)
        .interactable(false)
        .show(ctx, |ui| {
            let mut job = layout_marked_text(&comment, text(size::BODY), tint);
            job.wrap.max_width = room - 2.0 * space::M;
            let galley = ui.painter().layout_job(job);
            let wanted = vec2(
                galley.size().x + 2.0 * space::M,
                (galley.size().y + space::M).max(HEIGHT),
            );
            let (rect, response) = ui.allocate_exact_size(wanted, egui::Sense::hover());
            paint_cloth(ui.painter(), rect);
            let corner = Align2::CENTER_CENTER
                .align_size_within_rect(galley.size(), rect)
                .min;
            ui.painter().galley(corner, galley, tint);
            describe_text(&response, &unmarked(&comment));
        });
    Ok(())
}

/// Paints a strip of dark cloth with an indigo hem.
fn paint_cloth(painter: &egui::Painter, rect: Rect) {
    let is_high = theme::is_high_contrast(painter.ctx());
    let opacity = if is_high { 1.0 } else { 0.82 };
    painter.rect_filled(
        rect,
        CornerRadius::same(6),
        colour::NIGHT.gamma_multiply(opacity),
    );
    let border = rect.shrink2(vec2(space::S, 0.0));
    painter.hline(
        border.x_range(),
        rect.bottom() - HEM,
        Stroke::new(1.5, colour::INDIGO_LIT.gamma_multiply(0.55)),
    );
}
