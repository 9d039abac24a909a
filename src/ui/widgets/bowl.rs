//! A bowl with a seed count that the player can change.

use bevy_egui::egui::{
    Align2, Key, Painter, Pos2, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

use super::super::theme::{bold, carving, colour, size, text};
use super::finish::{finish, highlight, mix};
use super::label::paint_centred;
use super::slider::seed;

/// The font size of the number, as a fraction of the bowl's shorter side.
const NUMBER_SCALE: f32 = 0.28;
/// The radius of a seed, as a fraction of the bowl's shorter side.
const SEED_RADIUS_SCALE: f32 = 0.085;
/// The maximum number of seeds drawn.
const MAX_SEEDS: usize = 60;
/// A bowl whose shorter side is less than this doesn't show its letter, in points.
const MIN_LETTERED_SIDE: f32 = 72.0;

/// The player's change to a bowl.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BowlChange {
    /// Click, Enter or Space: adds a seed.
    pub adds: bool,
    /// Right click, Shift-click, Backspace, Delete or minus: removes a seed.
    pub removes: bool,
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
    let short_side = rect.width().min(rect.height());
    let corner_radius = (short_side / 2.0) as u8;
    let painter = ui.painter();
    let highlight = highlight(ui, &response);
    paint_hollow(painter, rect, corner_radius);
    if highlight > 0.0 {
        let shine = colour::WOOD_RAISED.gamma_multiply(0.5 * highlight);
        painter.rect_filled(rect.shrink(3.0), corner_radius, shine);
    }
    let seed_radius = (short_side * SEED_RADIUS_SCALE).clamp(2.0, 8.0);
    for centre in seed_centres(usize::from(count).min(MAX_SEEDS), rect, seed_radius) {
        seed(painter, centre, seed_radius, highlight);
    }
    let tint = if count == 0 {
        colour::BONE_FAINT
    } else {
        mix(colour::BONE, colour::SUN, highlight)
    };
    let font = bold((short_side * NUMBER_SCALE).clamp(size::SMALL * 0.7, size::BUTTON));
    let number = painter.layout_no_wrap(count.to_string(), font, tint);
    // Place the number near the top of the bowl, over the seeds.
    let tag_centre = rect.center_top() + vec2(0.0, 0.19 * short_side);
    let tag = Rect::from_center_size(tag_centre, number.size() + vec2(8.0, 0.0));
    if count > 0 {
        painter.rect_filled(tag, 6, colour::NIGHT.gamma_multiply(0.66));
    }
    paint_centred(painter, tag, number, tint);
    if !letter.is_empty() && short_side >= MIN_LETTERED_SIDE {
        let place = rect.center_bottom() - vec2(0.0, short_side * 0.04);
        let (anchor, font) = (Align2::CENTER_BOTTOM, text(size::SMALL));
        painter.text(place, anchor, letter, font, colour::BONE_FAINT);
    }
    finish(ui, &response, corner_radius, name, || {
        WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), description)
    });
    let (is_shift_down, is_remove_key_pressed) = ui.input(|input| {
        let keys = [Key::Backspace, Key::Delete, Key::Minus];
        let is_remove_key_pressed = keys.iter().any(|key| input.key_pressed(*key));
        (input.modifiers.shift, is_remove_key_pressed)
    });
    BowlChange {
        adds: response.clicked() && !is_shift_down,
        removes: response.secondary_clicked()
            || (response.clicked() && is_shift_down)
            || (response.has_focus() && is_remove_key_pressed),
    }
}

/// Paints a hollow in wood: dark at the edge, with its bottom lit.
fn paint_hollow(painter: &Painter, rect: Rect, corner_radius: u8) {
    painter.extend(carving::recess(rect, corner_radius));
    let steps = 5_u8;
    for step in 1..=steps {
        let progress = f32::from(step) / f32::from(steps);
        let inner = rect
            .shrink(0.34 * progress * rect.width().min(rect.height()))
            .translate(vec2(0.0, 0.05 * progress * rect.height()));
        let tint = colour::RECESS.lerp_to_gamma(colour::WOOD_RAISED, 0.6 * progress);
        let corner_radius = (0.5 * inner.width().min(inner.height())) as u8;
        painter.rect_filled(inner, corner_radius, tint);
    }
}

/// Returns the centres of the seeds in a bowl: spread evenly around its centre, like those of a
/// sunflower.
fn seed_centres(count: usize, rect: Rect, seed_radius: f32) -> impl Iterator<Item = Pos2> {
    const GOLDEN_ANGLE: f32 = 2.399_963;
    let max_radii = 0.5 * rect.size() - Vec2::splat(seed_radius + 4.0);
    let root = (count as f32).sqrt().max(1.0);
    // Keep few seeds close together.
    let fill_fraction = (1.9 * seed_radius * root / max_radii.min_elem().max(1.0)).min(1.0);
    (0..count).map(move |index| {
        let radius = fill_fraction * ((index as f32 + 0.5) / count as f32).sqrt();
        let (sin, cos) = (GOLDEN_ANGLE * index as f32).sin_cos();
        rect.center() + vec2(max_radii.x * radius * cos, max_radii.y * radius * sin)
    })
}
