//! One of a few: segments side by side in a carved trough.

use std::borrow::Cow;

use bevy_egui::egui::{
    Align2, Color32, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::finish::{finish, lit, mix};
use crate::game::ui::theme::{bold, colour, radius, size, space};
use crate::game::ui::{carving, wood};

/// Height of a segment, in points.
const HEIGHT: f32 = 36.0;

/// One choice.
pub struct Choice<'a, T> {
    /// What is chosen.
    pub value: T,
    /// Its stable name, after the name of the whole.
    pub name: &'a str,
    /// What it says.
    pub text: Cow<'a, str>,
}

/// Segments side by side, as many rows as are needed; returns whether another one was chosen.
pub fn choose<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    chosen: &mut T,
    choices: &[Choice<'_, T>],
) -> bool {
    let room = ui.available_width();
    let font = bold(size::BODY);
    let widest = choices
        .iter()
        .map(|choice| {
            let galley = ui.painter().layout_no_wrap(
                choice.text.to_string(),
                font.clone(),
                Color32::PLACEHOLDER,
            );
            galley.size().x + 1.5 * space::M
        })
        .fold(space::XL, f32::max);
    let in_row = ((room / widest).floor() as usize).clamp(1, choices.len().max(1));
    let rows = choices.len().div_ceil(in_row);
    // Rows are filled evenly.
    let in_row = choices.len().div_ceil(rows.max(1));
    let width = (widest * 1.35).min(room / in_row as f32);
    let (trough, _) = ui.allocate_exact_size(
        vec2(width * in_row as f32, HEIGHT * rows as f32),
        Sense::hover(),
    );
    ui.painter()
        .extend(carving::recess(trough, radius::CONTROL));
    let mut changed = false;
    for (index, choice) in choices.iter().enumerate() {
        let corner = pos2(
            trough.left() + width * (index % in_row) as f32,
            trough.top() + HEIGHT * (index / in_row) as f32,
        );
        let rect = Rect::from_min_size(corner, vec2(width, HEIGHT));
        let is_chosen = *chosen == choice.value;
        if segment(ui, name, rect, choice, is_chosen).clicked() && !is_chosen {
            *chosen = choice.value;
            changed = true;
        }
    }
    changed
}

fn segment<T>(
    ui: &mut Ui,
    name: &str,
    rect: Rect,
    choice: &Choice<'_, T>,
    is_chosen: bool,
) -> Response {
    let full_name = format!("{name}.{}", choice.name);
    let id = ui.make_persistent_id(&full_name);
    let response = ui.interact(rect.shrink(2.0), id, Sense::click());
    let lit = lit(ui, &response);
    let face = rect.shrink(3.0);
    if is_chosen {
        let tint = mix(colour::INDIGO, colour::INDIGO_LIT, lit);
        ui.painter()
            .add(wood::plank(ui.ctx(), face, radius::CONTROL - 2, tint));
        ui.painter().add(carving::edge(face, colour::INDIGO_LIT));
    } else if lit > 0.0 {
        ui.painter()
            .rect_filled(face, radius::CONTROL - 2, colour::WOOD.gamma_multiply(lit));
    }
    let letters = if is_chosen {
        colour::BONE
    } else {
        mix(colour::BONE_DIM, colour::BONE, lit)
    };
    let galley = ui
        .painter()
        .layout_no_wrap(choice.text.to_string(), bold(size::BODY), letters);
    let corner = Align2::CENTER_CENTER
        .align_size_within_rect(galley.size(), face)
        .min;
    ui.painter().galley(corner, galley, letters);
    finish(ui, &response, radius::CONTROL, &full_name, || {
        WidgetInfo::selected(
            WidgetType::RadioButton,
            ui.is_enabled(),
            is_chosen,
            &choice.text,
        )
    });
    response
}
