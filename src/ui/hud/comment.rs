//! The comment line.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, CornerRadius, Rect, Stroke, vec2};

use super::{ROW_HEIGHT, is_narrow, plate};
use crate::commentary::{Comment, Tone};
use crate::localization::Words;
use crate::session::CurrentMatch;
use crate::state::Screen;
use crate::table::Top;
use crate::ui::edges::{COMMENT_LINE, covered_below, lower_right_area, move_list_left, overlay};
use crate::ui::pass::{AddPanels, UiPass};
use crate::ui::theme;
use crate::ui::theme::{colour, size, space, text};
use crate::ui::widgets::{describe_text, layout_marked_text, paint_centred};
use awale_engine::text::unmarked;

/// The maximum width of the line, in points.
const MAX_WIDTH: f32 = 680.0;
/// The minimum width of a line beside the lower plate, in points; a narrower one moves above the
/// plate.
const MIN_WIDTH: f32 = 240.0;
/// The minimum height of the line, in points.
const MIN_HEIGHT: f32 = 44.0;
/// The distance of the hem from the lower edge of the cloth, in points.
const HEM_DISTANCE: f32 = 4.0;

pub(super) fn plugin(app: &mut App) {
    app.draw(UiPass::Board, show.run_if(in_state(Screen::Playing)));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    current: Top<CurrentMatch>,
    comment: Comment,
) -> Result {
    let (comment, tone) = comment.of(&current);
    if comment.is_empty() {
        return Ok(());
    }
    let tint = match tone {
        Tone::Plain => colour::BONE,
        Tone::Refusal => colour::SUN,
    };
    let ctx = contexts.ctx_mut()?;
    let window = ctx.content_rect();
    let offset = if is_narrow(ctx) {
        vec2(space::S, -ROW_HEIGHT - space::S)
    } else {
        let left = plate::width(ctx, current.setup(), &words) + 2.0 * space::S;
        vec2(left, -2.0 * space::S)
    };
    let right = lower_right_area(ctx).map_or(window.right(), |area| area.left());
    let width_beside = (right - offset.x - space::S).min(MAX_WIDTH);
    let (offset, max_width) = if width_beside >= MIN_WIDTH {
        (offset, width_beside)
    } else {
        // Too little space: move above the plate and what is beside it.
        let right = move_list_left(ctx).unwrap_or(window.right());
        let offset = vec2(space::S, -covered_below(ctx) - space::S);
        (offset, (right - 2.0 * space::S).min(MAX_WIDTH))
    };
    overlay(COMMENT_LINE, Align2::LEFT_BOTTOM, offset)
        .interactable(false)
        .show(ctx, |ui| {
            let mut job = layout_marked_text(&comment, text(size::BODY), tint);
            job.wrap.max_width = max_width - 2.0 * space::M;
            let galley = ui.painter().layout_job(job);
            let desired_size = vec2(
                galley.size().x + 2.0 * space::M,
                (galley.size().y + space::M).max(MIN_HEIGHT),
            );
            let (rect, response) = ui.allocate_exact_size(desired_size, egui::Sense::hover());
            paint_cloth(ui.painter(), rect);
            paint_centred(ui.painter(), rect, galley, tint);
            describe_text(&response, &unmarked(&comment));
        });
    Ok(())
}

/// Paints a strip of dark cloth with an indigo hem.
fn paint_cloth(painter: &egui::Painter, rect: Rect) {
    let is_high_contrast = theme::is_high_contrast(painter.ctx());
    let opacity = if is_high_contrast { 1.0 } else { 0.82 };
    painter.rect_filled(
        rect,
        CornerRadius::same(6),
        colour::NIGHT.gamma_multiply(opacity),
    );
    let hem = rect.shrink2(vec2(space::S, 0.0));
    painter.hline(
        hem.x_range(),
        rect.bottom() - HEM_DISTANCE,
        Stroke::new(1.5, colour::INDIGO_LIT.gamma_multiply(0.55)),
    );
}
