//! A scale of seeds: more seeds mean a higher level.

use bevy_egui::egui::{
    Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, epaint::EllipseShape, pos2, vec2,
};

use super::super::theme::{carving, colour, radius, space};
use super::finish::{finish, lit};
use super::slider::seed;

/// Half the width of a seed, in points.
const SEED: f32 = 10.0;
/// The maximum space per seed, in points.
const ROOM: f32 = 36.0;

/// A row with a seed for each of `steps`, with stable name and text; those up to `chosen` are
/// filled. Returns whether the choice changed.
pub fn pips(ui: &mut Ui, name: &str, chosen: &mut usize, steps: &[(&str, String)]) -> bool {
    let room = (ui.available_width() / steps.len() as f32).min(ROOM);
    let (trough, _) = ui.allocate_exact_size(
        vec2(room * steps.len() as f32, space::CONTROL - space::HALF),
        Sense::hover(),
    );
    ui.painter()
        .extend(carving::recess(trough, radius::CONTROL + 8));
    let before = *chosen;
    for (index, (key, words)) in steps.iter().enumerate() {
        let corner = pos2(trough.left() + room * index as f32, trough.top());
        let rect = Rect::from_min_size(corner, vec2(room, trough.height()));
        let full_name = format!("{name}.{key}");
        let response = ui.interact(
            rect.shrink(2.0),
            ui.make_persistent_id(&full_name),
            Sense::click(),
        );
        if response.clicked() {
            *chosen = index;
        }
        let lit = lit(ui, &response);
        if index <= *chosen {
            seed(ui.painter(), rect.center(), SEED, lit);
        } else {
            let hollow = vec2(SEED, 0.86 * SEED) * 0.7;
            let stroke = Stroke::new(1.5, colour::WOOD_EDGE.gamma_multiply(0.6 + 0.4 * lit));
            ui.painter()
                .add(EllipseShape::stroke(rect.center(), hollow, stroke));
        }
        finish(ui, &response, radius::CONTROL, &full_name, || {
            WidgetInfo::selected(
                WidgetType::RadioButton,
                ui.is_enabled(),
                index == *chosen,
                words,
            )
        });
        response.on_hover_text(words);
    }
    *chosen != before
}
