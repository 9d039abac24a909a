//! A graph of a game's value, position by position.

use bevy_egui::egui::{Pos2, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::super::theme::{carving, colour, radius, space};
use super::finish::{finish, highlight};

/// The minimum value at the upper edge of the graph, in seeds.
const MIN_MAX_VALUE: f32 = 6.0;
/// Half the width of the mark of the current step, in points.
const MARK_HALF_WIDTH: f32 = 4.0;
/// The radius of a turning point, in points.
const TURNING_POINT_RADIUS: f32 = 5.0;
/// Half the width of a turning point's clickable area, in points.
const CLICKABLE_HALF_WIDTH: f32 = 11.0;

/// A clickable point of the graph.
pub struct TurningPoint {
    /// The stable name.
    pub name: String,
    /// The step of the game.
    pub step: usize,
    /// The description.
    pub label: String,
}

/// Draws the known values, in seeds, of a game of this many steps, and marks the current step.
/// Returns the step of the clicked turning point.
pub fn value_graph(
    ui: &mut Ui,
    height: f32,
    values: &[(usize, f32)],
    steps: usize,
    current: Option<usize>,
    turning_points: &[TurningPoint],
) -> Option<usize> {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    ui.painter().extend(carving::recess(rect, radius::CONTROL));
    let inner = rect.shrink(space::S);
    let max_value = values
        .iter()
        .map(|(_, value)| value.abs())
        .fold(MIN_MAX_VALUE, f32::max);
    let zero_y = inner.center().y;
    let zero = Stroke::new(1.0, colour::WOOD_EDGE.gamma_multiply(0.6));
    ui.painter().hline(inner.x_range(), zero_y, zero);
    let to_screen = |(step, value): (usize, f32)| -> Pos2 {
        let progress = step as f32 / steps.max(1) as f32;
        let up = value / max_value * inner.height() / 2.0;
        pos2(inner.left() + progress * inner.width(), zero_y - up)
    };
    let line: Vec<Pos2> = values.iter().copied().map(to_screen).collect();
    let stroke = Stroke::new(2.0, colour::SUN);
    ui.painter().line(line, stroke);
    let point_at = |step: usize| values.iter().find(|point| point.0 == step).copied();
    if let Some(point) = current.and_then(point_at) {
        let mark = Rect::from_center_size(to_screen(point), vec2(2.0, 2.0) * MARK_HALF_WIDTH);
        ui.painter().rect_filled(mark, radius::SMALL, colour::BONE);
    }
    let mut clicked = None;
    for turning_point in turning_points {
        let Some(point) = point_at(turning_point.step) else {
            continue;
        };
        let spot = Rect::from_center_size(to_screen(point), vec2(2.0, 2.0) * CLICKABLE_HALF_WIDTH);
        let response = ui.interact(spot, ui.id().with(&turning_point.name), Sense::click());
        let radius = TURNING_POINT_RADIUS + 2.0 * highlight(ui, &response);
        let (centre, edge) = (to_screen(point), Stroke::new(1.5, colour::BONE));
        ui.painter().circle(centre, radius, colour::EARTH_LIT, edge);
        finish(ui, &response, radius::CONTROL, &turning_point.name, || {
            WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), &turning_point.label)
        });
        if response.on_hover_text(&turning_point.label).clicked() {
            clicked = Some(turning_point.step);
        }
    }
    clicked
}

/// Formats a value in seeds with its sign: "+2½".
pub fn signed(value: f32) -> String {
    let halves = (value * 2.0).round();
    let sign = if halves > 0.0 {
        "+"
    } else if halves < 0.0 {
        "−"
    } else {
        ""
    };
    let (whole, rest) = ((halves.abs() / 2.0).floor(), halves.abs() % 2.0);
    match (whole, rest > 0.0) {
        (0.0, true) => format!("{sign}½"),
        (_, true) => format!("{sign}{whole}½"),
        _ => format!("{sign}{whole}"),
    }
}

#[cfg(test)]
mod tests {
    use super::signed;

    #[test]
    fn values_have_a_sign_and_are_rounded_to_halves() {
        for (value, expected) in [
            (0.1, "0"),
            (0.6, "+½"),
            (-2.4, "−2½"),
            (3.0, "+3"),
            (-0.3, "−½"),
        ] {
            assert_eq!(signed(value), expected);
        }
    }
}
