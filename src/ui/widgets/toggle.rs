//! A switch: a seed at one end of its groove.

use bevy_egui::egui::{self, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::super::theme::{carving, colour, radius, size, space, text};
use super::finish::{finish, highlight, mix};
use super::slider::seed;

/// The size of the groove, in points.
const GROOVE_SIZE: egui::Vec2 = vec2(44.0, 24.0);
/// Half the width of the seed, in points.
const SEED_HALF_WIDTH: f32 = 9.5;

/// Shows a full-width switch with a label to the left.
pub fn toggle(ui: &mut Ui, name: &str, label: &str, on: &mut bool) -> Response {
    let available = ui.available_width();
    let (font, max_width) = (text(size::BODY), available - GROOVE_SIZE.x - space::M);
    let galley = ui
        .painter()
        .layout(label.to_owned(), font, colour::BONE, max_width);
    let height = galley.size().y.max(GROOVE_SIZE.y) + space::S;
    let (rect, mut response) = ui.allocate_exact_size(vec2(available, height), Sense::click());
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    let highlight = highlight(ui, &response);
    if highlight > 0.0 {
        let back = rect.expand2(vec2(space::HALF, 0.0));
        let shine = colour::WOOD_RAISED.gamma_multiply(0.6 * highlight);
        ui.painter().rect_filled(back, radius::CONTROL, shine);
    }
    let corner = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(corner, galley, colour::BONE);
    let x = rect.right() - GROOVE_SIZE.x / 2.0 - space::HALF;
    let groove = Rect::from_center_size(pos2(x, rect.center().y), GROOVE_SIZE);
    paint_groove(ui, groove, &response, *on, highlight);
    finish(ui, &response, radius::CONTROL, name, || {
        WidgetInfo::selected(WidgetType::Checkbox, ui.is_enabled(), *on, label)
    });
    response
}

fn paint_groove(ui: &Ui, groove: Rect, response: &Response, on: bool, highlight: f32) {
    let painter = ui.painter();
    let corner_radius = (GROOVE_SIZE.y / 2.0) as u8;
    let progress =
        ui.ctx()
            .animate_bool_with_time(response.id.with("on"), on, ui.style().animation_time);
    painter.extend(carving::recess(groove, corner_radius));
    let tint = mix(colour::RECESS, colour::INDIGO, progress);
    painter.rect_filled(groove, corner_radius, tint);
    let inset = GROOVE_SIZE.y / 2.0;
    let x = egui::lerp(groove.left() + inset..=groove.right() - inset, progress);
    let centre = pos2(x, groove.center().y);
    seed(painter, centre, SEED_HALF_WIDTH, highlight);
}
