//! Segmented buttons in a carved trough.

use std::borrow::Cow;

use bevy_egui::egui::{
    Color32, Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::super::theme;
use super::super::theme::{bold, carving, colour, radius, size, wood};
use super::finish::{finish, highlight, mix};
use super::label::paint_centred;
use awale_rules::spec::Direction;

/// The height of a segment, in points.
const HEIGHT: f32 = 36.0;
/// The total horizontal padding of a segment, in points.
const PADDING: f32 = 24.0;
/// The minimum width of a segment, in points.
const MIN_WIDTH: f32 = 44.0;
/// The maximum width of a segment in a single row, relative to its natural width.
const MAX_STRETCH: f32 = 1.45;

/// An option shown as one segment.
pub struct Choice<'a, T> {
    /// The value.
    pub value: T,
    /// A language-independent name, appended to the widget's.
    pub name: Cow<'a, str>,
    /// The label.
    pub label: Cow<'a, str>,
}

impl<'a, T> Choice<'a, T> {
    /// Creates an option with this stable name and label.
    pub fn new(value: T, name: impl Into<Cow<'a, str>>, label: impl Into<Cow<'a, str>>) -> Self {
        Self {
            value,
            name: name.into(),
            label: label.into(),
        }
    }
}

/// Shows segments in one or more rows. Returns whether the choice changed.
pub fn choose<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    chosen: &mut T,
    choices: &[Choice<'_, T>],
) -> bool {
    let previous = *chosen;
    let clicked = segments(ui, name, WidgetType::RadioButton, choices, |value| {
        value == previous
    });
    if let Some(value) = clicked {
        *chosen = value;
    }
    *chosen != previous
}

/// Shows the choice of a board's direction, unless players choose it in each move: such rules
/// depend on that. `label` returns the label of the option with this stable name.
pub fn choose_direction(
    ui: &mut Ui,
    name: &str,
    direction: &mut Direction,
    label: impl Fn(&str) -> String,
) {
    if *direction == Direction::Chosen {
        return;
    }
    let directions = [
        (Direction::Counterclockwise, "counterclockwise"),
        (Direction::Clockwise, "clockwise"),
    ];
    let directions = directions.map(|(direction, name)| Choice::new(direction, name, label(name)));
    choose(ui, name, direction, &directions);
}

/// Returns whether all segments fit into one row of the available width.
pub fn fit_in_row<T>(ui: &Ui, choices: &[Choice<'_, T>]) -> bool {
    let natural_widths = choices
        .iter()
        .map(|choice| natural_width(ui, &choice.label));
    natural_widths.sum::<f32>() <= ui.available_width()
}

/// Shows segments that can be toggled independently. Returns whether one was toggled.
pub fn choose_several<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    chosen: &mut Vec<T>,
    choices: &[Choice<'_, T>],
) -> bool {
    let clicked = segments(ui, name, WidgetType::Checkbox, choices, |value| {
        chosen.contains(&value)
    });
    if let Some(value) = clicked {
        let count = chosen.len();
        chosen.retain(|other| *other != value);
        if chosen.len() == count {
            chosen.push(value);
        }
    }
    clicked.is_some()
}

/// Shows the segments in their trough. Returns the value of the clicked one.
fn segments<T: Copy>(
    ui: &mut Ui,
    name: &str,
    role: WidgetType,
    choices: &[Choice<'_, T>],
    is_chosen: impl Fn(T) -> bool,
) -> Option<T> {
    let available = ui.available_width();
    let natural_widths: Vec<f32> = choices
        .iter()
        .map(|choice| natural_width(ui, &choice.label))
        .collect();
    let (size, rects) = arrange(&natural_widths, available);
    let (trough, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter()
        .extend(carving::recess(trough, radius::CONTROL));
    let mut clicked = None;
    for (choice, rect) in choices.iter().zip(rects) {
        let rect = rect.translate(trough.min.to_vec2());
        let is_chosen = is_chosen(choice.value);
        if segment(ui, name, rect, choice, role, is_chosen).clicked() {
            clicked = Some(choice.value);
        }
    }
    clicked
}

fn natural_width(ui: &Ui, text: &str) -> f32 {
    let font = bold(size::BODY);
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    (galley.size().x + PADDING).max(MIN_WIDTH)
}

/// Arranges segments with these natural widths within `available`: in one row, slightly stretched,
/// if they fit, or else in a grid. Returns the total size, and the rectangles relative to its
/// top-left corner.
fn arrange(natural_widths: &[f32], available: f32) -> (Vec2, Vec<Rect>) {
    let total: f32 = natural_widths.iter().sum();
    if total <= available {
        let stretch = (available / total).min(MAX_STRETCH);
        let mut left = 0.0;
        let rects = natural_widths
            .iter()
            .map(|width| {
                let rect = Rect::from_min_size(pos2(left, 0.0), vec2(width * stretch, HEIGHT));
                left = rect.right();
                rect
            })
            .collect();
        return (vec2(total * stretch, HEIGHT), rects);
    }
    let widest = natural_widths
        .iter()
        .copied()
        .fold(MIN_WIDTH, f32::max)
        .min(available);
    let max_columns = (available / widest).floor().max(1.0) as usize;
    let rows = natural_widths.len().div_ceil(max_columns);
    let columns = natural_widths.len().div_ceil(rows.max(1)).max(1);
    let width = available / columns as f32;
    let rects = (0..natural_widths.len())
        .map(|index| {
            let (row, column) = (index / columns, index % columns);
            let corner = pos2(width * column as f32, HEIGHT * row as f32);
            Rect::from_min_size(corner, vec2(width, HEIGHT))
        })
        .collect();
    (vec2(available, HEIGHT * rows as f32), rects)
}

fn segment<T>(
    ui: &mut Ui,
    name: &str,
    rect: Rect,
    choice: &Choice<'_, T>,
    role: WidgetType,
    is_chosen: bool,
) -> Response {
    let full_name = format!("{name}.{}", choice.name);
    let id = ui.make_persistent_id(&full_name);
    let response = ui.interact(rect.shrink(2.0), id, Sense::click());
    let hover = highlight(ui, &response);
    let face = rect.shrink(3.0);
    if is_chosen {
        let tint = mix(colour::INDIGO, colour::INDIGO_LIT, hover);
        ui.painter()
            .add(wood::plank(ui.ctx(), face, radius::CONTROL - 2, tint));
        ui.painter()
            .add(carving::lit_edge(face, colour::INDIGO_LIT));
    } else if hover > 0.0 {
        let shine = colour::WOOD.gamma_multiply(hover);
        ui.painter().rect_filled(face, radius::CONTROL - 2, shine);
    }
    let text_colour = if is_chosen {
        colour::BONE
    } else {
        let idle_colour = theme::text_colour(ui.ctx(), colour::BONE_DIM);
        mix(idle_colour, colour::BONE, hover)
    };
    let galley =
        ui.painter()
            .layout_no_wrap(choice.label.to_string(), bold(size::BODY), text_colour);
    paint_centred(ui.painter(), face, galley, text_colour);
    finish(ui, &response, radius::CONTROL, &full_name, || {
        WidgetInfo::selected(role, ui.is_enabled(), is_chosen, &choice.label)
    });
    response
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn segments_stay_within_bounds_and_never_overlap() {
        for natural_widths in [vec![50.0; 7], vec![120.0, 44.0, 300.0], vec![700.0, 80.0]] {
            for available in [240.0, 420.0, 900.0] {
                let (size, rects) = arrange(&natural_widths, available);
                assert_eq!(rects.len(), natural_widths.len());
                assert!(size.x <= available + 0.01);
                let whole = Rect::from_min_size(pos2(0.0, 0.0), size).expand(0.01);
                let right_edge = rects.iter().map(|rect| rect.right()).fold(0.0, f32::max);
                assert!(
                    (right_edge - size.x).abs() < 0.01,
                    "the segments should fill the returned width"
                );
                for (index, rect) in rects.iter().enumerate() {
                    assert!(whole.contains_rect(*rect));
                    let others = &rects[index + 1..];
                    assert!(
                        others
                            .iter()
                            .all(|other| !rect.shrink(0.01).intersects(other.shrink(0.01)))
                    );
                }
            }
        }
    }
}
