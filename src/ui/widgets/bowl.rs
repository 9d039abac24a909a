//! A bowl with a seed count that the player can change.

use bevy_egui::egui::{
    Align2, Key, Painter, Pos2, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

use super::super::theme::{bold, carving, colour, size, text};
use super::finish::{finish, highlight, mix};
use super::slider::seed;

/// The height of the number, as a fraction of the bowl's height.
const NUMBER: f32 = 0.28;
/// Half the width of a seed, as a fraction of the bowl's height, and the most seeds drawn.
const SEED: f32 = 0.085;
const MAX_SEEDS: usize = 60;
/// The minimum height of a bowl that shows its letter, in points.
const LETTERED_FROM: f32 = 72.0;

/// The player's change of a bowl.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BowlChange {
    /// Click, Enter or Space: adds a seed.
    pub adds: bool,
    /// Right click, Shift-click, Backspace, Delete or minus: removes a seed.
    pub takes: bool,
}

/// Shows a bowl in `rect`; `description` describes it to screen readers.
pub fn bowl(
    ui: &mut Ui,
    name: &str,
    rect: Rect,
    letter: &str,
    description: &str,
    count: u16,
) -> BowlChange {
    let response = ui.interact(rect, ui.make_persistent_id(name), Sense::click());
    let corner = (rect.width().min(rect.height()) / 2.0) as u8;
    let painter = ui.painter();
    let lit = highlight(ui, &response);
    let low = rect.width().min(rect.height());
    hollow(painter, rect, corner);
    if lit > 0.0 {
        let shine = colour::WOOD_RAISED.gamma_multiply(0.5 * lit);
        painter.rect_filled(rect.shrink(3.0), corner, shine);
    }
    let half = (low * SEED).clamp(2.0, 8.0);
    for place in places(usize::from(count).min(MAX_SEEDS), rect, half) {
        seed(painter, place, half, lit);
    }
    let tint = if count == 0 {
        colour::BONE_FAINT
    } else {
        mix(colour::BONE, colour::SUN, lit)
    };
    let font = bold((low * NUMBER).clamp(size::SMALL * 0.7, size::BUTTON));
    let number = painter.layout_no_wrap(count.to_string(), font, tint);
    // Above the seeds.
    let above = rect.center_top() + vec2(0.0, 0.19 * low);
    let tag = Rect::from_center_size(above, number.size() + vec2(8.0, 0.0));
    if count > 0 {
        painter.rect_filled(tag, 6, colour::NIGHT.gamma_multiply(0.66));
    }
    let at = Align2::CENTER_CENTER.align_size_within_rect(number.size(), tag);
    painter.galley(at.min, number, tint);
    if !letter.is_empty() && low >= LETTERED_FROM {
        let place = rect.center_bottom() - vec2(0.0, low * 0.04);
        painter.text(
            place,
            Align2::CENTER_BOTTOM,
            letter,
            text(size::SMALL),
            colour::BONE_FAINT,
        );
    }
    finish(ui, &response, corner, name, || {
        WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), description)
    });
    let (shift, removes) = ui.input(|input| {
        let keys = [Key::Backspace, Key::Delete, Key::Minus];
        let pressed = keys.iter().any(|key| input.key_pressed(*key));
        (input.modifiers.shift, pressed)
    });
    BowlChange {
        adds: response.clicked() && !shift,
        takes: response.secondary_clicked()
            || (response.clicked() && shift)
            || (response.has_focus() && removes),
    }
}

/// Paints a hollow in wood: dark towards the light, its far side lit.
fn hollow(painter: &Painter, rect: Rect, corner: u8) {
    painter.extend(carving::recess(rect, corner));
    let steps = 5_u8;
    for step in 1..=steps {
        let part = f32::from(step) / f32::from(steps);
        let inner = rect
            .shrink(0.34 * part * rect.width().min(rect.height()))
            .translate(vec2(0.0, 0.05 * part * rect.height()));
        let tint = colour::RECESS.lerp_to_gamma(colour::WOOD_RAISED, 0.6 * part);
        let corner = (0.5 * inner.width().min(inner.height())) as u8;
        painter.rect_filled(inner, corner, tint);
    }
}

/// Returns the places of the seeds in a bowl: evenly around its centre, like those of a sunflower.
fn places(count: usize, rect: Rect, half: f32) -> impl Iterator<Item = Pos2> {
    const GOLDEN: f32 = 2.399_963;
    let reach = 0.5 * rect.size() - Vec2::splat(half + 4.0);
    let spread = (count as f32).sqrt().max(1.0);
    // Few seeds lie close together.
    let share = (1.9 * half * spread / reach.min_elem().max(1.0)).min(1.0);
    (0..count).map(move |index| {
        let radius = share * ((index as f32 + 0.5) / count as f32).sqrt();
        let (sin, cos) = (GOLDEN * index as f32).sin_cos();
        rect.center() + vec2(reach.x * radius * cos, reach.y * radius * sin)
    })
}
