//! A slider: a groove with a seed in it.

use bevy_egui::egui::accesskit::{Action, ActionData};
use bevy_egui::egui::{
    self, Align2, Painter, Pos2, Rect, Response, Sense, Stroke, Ui, WidgetInfo,
    epaint::EllipseShape, pos2, vec2,
};

use super::super::theme::{carving, colour, size, space, text};
use super::finish::{finish, highlight, mix};
use super::focus_navigation;
use super::focus_navigation::CapturedArrows;
use awale_engine::text::Messages;

/// Half the height of the groove, in points.
const GROOVE_HALF_HEIGHT: f32 = 4.0;
/// Half the width of the seed, in points.
const SEED_HALF_WIDTH: f32 = 11.0;
/// The width of the number at the right, in points.
const NUMBER_WIDTH: f32 = 48.0;
/// The step of an arrow key.
const KEY_STEP: f32 = 0.05;
/// The step of a press of the switch or of Enter. After the maximum, the value starts again at 0.
const PRESS_STEP: f32 = 0.1;

/// Shows a slider for a value from 0 to 1, in steps of a hundredth, shown in percent.
pub fn slider(ui: &mut Ui, words: &Messages, name: &str, label: &str, value: &mut f32) -> Response {
    let (rect, mut response) = ui.allocate_exact_size(
        vec2(ui.available_width(), space::XL),
        Sense::click_and_drag(),
    );
    let groove =
        Rect::from_center_size(rect.center(), vec2(rect.width(), 2.0 * GROOVE_HALF_HEIGHT))
            .with_min_x(rect.left() + SEED_HALF_WIDTH)
            .with_max_x(rect.right() - SEED_HALF_WIDTH - NUMBER_WIDTH);
    let previous = *value;
    if let Some(pointer) = response.interact_pointer_pos() {
        *value = egui::remap_clamp(pointer.x, groove.x_range(), egui::Rangef::new(0.0, 1.0));
    }
    if response.has_focus() {
        focus_navigation::capture_arrows(ui, CapturedArrows::Horizontal);
        let presses = ui.input(|input| {
            input.num_presses(egui::Key::ArrowRight) as f32
                - input.num_presses(egui::Key::ArrowLeft) as f32
        });
        *value += presses * KEY_STEP;
    }
    if is_pressed(&response) {
        *value = if *value < 1.0 {
            *value + PRESS_STEP
        } else {
            0.0
        };
    }
    *value = requested_value(ui, &response, f64::from(*value), f64::from(KEY_STEP)) as f32;
    *value = ((*value * 100.0).round() / 100.0).clamp(0.0, 1.0);
    if (*value - previous).abs() > f32::EPSILON {
        response.mark_changed();
    }
    let number = percent(words, *value);
    paint_groove(ui, groove, *value, &response);
    let (at, font) = (rect.right_center(), text(size::SMALL));
    ui.painter()
        .text(at, Align2::RIGHT_CENTER, &number, font, colour::BONE_DIM);
    finish(ui, &response, 8, name, || {
        WidgetInfo::slider(ui.is_enabled(), f64::from(*value), label)
    });
    describe_range(ui, &response, [0.0, 1.0], f64::from(KEY_STEP));
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_value(number));
    response
}

/// Shows a slider with `count` places, numbered from 1, in a groove `width` points wide.
pub fn scrubber(
    ui: &mut Ui,
    name: &str,
    label: &str,
    width: f32,
    place: &mut usize,
    count: usize,
) -> Response {
    let size = vec2(width, space::CONTROL);
    let (rect, mut response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    let groove = Rect::from_center_size(
        rect.center(),
        vec2(
            rect.width() - 2.0 * SEED_HALF_WIDTH,
            2.0 * GROOVE_HALF_HEIGHT,
        ),
    );
    let previous = *place;
    let last = count.max(2) as f32;
    if let Some(pointer) = response.interact_pointer_pos() {
        let at = egui::remap_clamp(pointer.x, groove.x_range(), egui::Rangef::new(1.0, last));
        *place = at.round() as usize;
    }
    if response.has_focus() {
        focus_navigation::capture_arrows(ui, CapturedArrows::Horizontal);
        let presses = |key| ui.input(|input| input.num_presses(key));
        *place =
            (*place + presses(egui::Key::ArrowRight)).saturating_sub(presses(egui::Key::ArrowLeft));
    }
    if is_pressed(&response) {
        *place = if *place < count { *place + 1 } else { 1 };
    }
    *place = requested_value(ui, &response, *place as f64, 1.0).round() as usize;
    *place = (*place).clamp(1, count.max(1));
    if *place != previous {
        response.mark_changed();
    }
    let fraction = (*place as f32 - 1.0) / (last - 1.0);
    paint_groove(ui, groove, fraction, &response);
    finish(ui, &response, 8, name, || {
        WidgetInfo::slider(ui.is_enabled(), *place as f64, label)
    });
    describe_range(ui, &response, [1.0, count.max(1) as f64], 1.0);
    response
}

/// Returns whether a slider was pressed by a key or a screen reader rather than the pointer, which
/// drags it.
fn is_pressed(response: &Response) -> bool {
    response.clicked() && response.interact_pointer_pos().is_none()
}

/// Returns the value that a screen reader requests, or else `value`.
fn requested_value(ui: &Ui, response: &Response, value: f64, step: f64) -> f64 {
    ui.input(|input| {
        let count = |action| input.num_accesskit_action_requests(response.id, action) as f64;
        let steps = count(Action::Increment) - count(Action::Decrement);
        let set = input
            .accesskit_action_requests(response.id, Action::SetValue)
            .filter_map(|request| match request.data {
                Some(ActionData::NumericValue(value)) => Some(value),
                _ => None,
            });
        set.last().unwrap_or(value) + steps * step
    })
}

/// Describes the range of values to screen readers.
fn describe_range(ui: &Ui, response: &Response, [min, max]: [f64; 2], step: f64) {
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_min_numeric_value(min);
        node.set_max_numeric_value(max);
        node.set_numeric_value_step(step);
        node.add_action(Action::Increment);
        node.add_action(Action::Decrement);
        node.add_action(Action::SetValue);
    });
}

/// Paints a groove that is filled up to `fraction`, and the seed there.
fn paint_groove(ui: &Ui, groove: Rect, fraction: f32, response: &Response) {
    let painter = ui.painter();
    painter.extend(carving::recess(groove, GROOVE_HALF_HEIGHT as u8));
    let x = egui::lerp(groove.left()..=groove.right(), fraction);
    let highlight = highlight(ui, response);
    let filled = groove.with_max_x(x).shrink(1.0);
    let tint = mix(colour::EARTH, colour::EARTH_LIT, highlight);
    painter.rect_filled(filled, GROOVE_HALF_HEIGHT as u8, tint);
    let centre = pos2(x, groove.center().y);
    seed(painter, centre, SEED_HALF_WIDTH, highlight);
}

/// Formats a value from 0 to 1 in percent, as the language writes it: "50%" or "50 %".
pub fn percent(words: &Messages, value: f32) -> String {
    let percent = (value * 100.0).round() as i64;
    words.format("ui-percent", &[("percent", percent.into())])
}

/// Paints a nicker nut, seen from above.
pub(super) fn seed(painter: &Painter, centre: Pos2, half: f32, highlight: f32) {
    let oval = |offset: f32, scale: f32, tint| {
        EllipseShape::filled(
            centre + vec2(offset, offset) * half,
            vec2(half, 0.86 * half) * scale,
            tint,
        )
    };
    painter.add(oval(0.14, 1.06, colour::NIGHT.gamma_multiply(0.6)));
    painter.add(oval(0.0, 1.0, colour::SEED_SHADE));
    let shine = mix(colour::SEED, colour::BONE, 0.35 * highlight);
    painter.add(oval(-0.07, 0.86, shine));
    painter.add(oval(-0.32, 0.24, colour::BONE.gamma_multiply(0.75)));
    let ring = Stroke::new(0.8, colour::SEED_SHADE.gamma_multiply(0.5));
    let radii = vec2(half, 0.86 * half) * 0.62;
    painter.add(EllipseShape::stroke(centre, radii, ring));
}
