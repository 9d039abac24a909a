//! A bowl with a seed count that the player can change.

use bevy_egui::egui::{Align2, Key, Rect, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::super::theme::{bold, carving, colour, size, text};
use super::finish::{finish, lit, mix};

/// The height of the number, as a fraction of the bowl's height.
const NUMBER: f32 = 0.42;
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

/// A bowl in `rect`; `description` is its description for screen readers.
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
    painter.extend(carving::recess(rect, corner));
    let lit = lit(ui, &response);
    if lit > 0.0 {
        let shine = colour::WOOD_RAISED.gamma_multiply(0.5 * lit);
        painter.rect_filled(rect.shrink(3.0), corner, shine);
    }
    let low = rect.width().min(rect.height());
    let tint = if count == 0 {
        colour::BONE_FAINT
    } else {
        mix(colour::BONE, colour::SUN, lit)
    };
    let font = bold((low * NUMBER).clamp(size::SMALL * 0.7, size::NUMBER));
    painter.text(rect.center(), Align2::CENTER_CENTER, count, font, tint);
    if !letter.is_empty() && low >= LETTERED_FROM {
        let place = rect.center_bottom() - vec2(0.0, low * 0.08);
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
