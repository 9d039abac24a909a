//! A switch: a seed at one end of its groove.

use bevy_egui::egui::{self, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::super::theme::{carving, colour, radius, size, space, text};
use super::finish::{finish, highlight, mix};
use super::slider::seed;

/// Size of the groove, in points.
const GROOVE: egui::Vec2 = vec2(44.0, 24.0);
/// Half the width of the seed, in points.
const SEED: f32 = 9.5;

/// Shows a full-width switch with a label to the left.
pub fn toggle(ui: &mut Ui, name: &str, label: &str, on: &mut bool) -> Response {
    let room = ui.available_width();
    let galley = ui.painter().layout(
        label.to_owned(),
        text(size::BODY),
        colour::BONE,
        room - GROOVE.x - space::M,
    );
    let height = galley.size().y.max(GROOVE.y) + space::S;
    let (rect, mut response) = ui.allocate_exact_size(vec2(room, height), Sense::click());
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    let lit = highlight(ui, &response);
    if lit > 0.0 {
        ui.painter().rect_filled(
            rect.expand2(vec2(space::HALF, 0.0)),
            radius::CONTROL,
            colour::WOOD_RAISED.gamma_multiply(0.6 * lit),
        );
    }
    let corner = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(corner, galley, colour::BONE);
    let groove = Rect::from_center_size(
        pos2(rect.right() - GROOVE.x / 2.0 - space::HALF, rect.center().y),
        GROOVE,
    );
    paint_groove(ui, groove, &response, *on, lit);
    finish(ui, &response, radius::CONTROL, name, || {
        WidgetInfo::selected(WidgetType::Checkbox, ui.is_enabled(), *on, label)
    });
    response
}

fn paint_groove(ui: &Ui, groove: Rect, response: &Response, on: bool, lit: f32) {
    let painter = ui.painter();
    let corner = (GROOVE.y / 2.0) as u8;
    let along =
        ui.ctx()
            .animate_bool_with_time(response.id.with("on"), on, ui.style().animation_time);
    painter.extend(carving::recess(groove, corner));
    painter.rect_filled(groove, corner, mix(colour::RECESS, colour::INDIGO, along));
    let inset = GROOVE.y / 2.0;
    let x = egui::lerp(groove.left() + inset..=groove.right() - inset, along);
    seed(painter, pos2(x, groove.center().y), SEED, lit);
}
