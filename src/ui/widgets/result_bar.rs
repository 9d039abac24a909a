//! A bar of games won, drawn and lost.

use bevy_egui::egui::{Rect, Sense, Ui, pos2, vec2};

use super::super::theme::{carving, colour, radius};

/// The height of a bar, in points.
const HEIGHT: f32 = 10.0;
/// The gap between its parts, in points.
const GAP: f32 = 2.0;

/// Shows a full-width bar, divided in proportion to games won, drawn and lost. Screen readers get
/// the counts from the text beside it.
pub fn result_bar(ui: &mut Ui, counts: [u32; 3]) {
    let size = vec2(ui.available_width(), HEIGHT);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let painter = ui.painter();
    painter.extend(carving::recess(rect, radius::SMALL));
    let total: f64 = counts.iter().copied().map(f64::from).sum();
    if total == 0.0 {
        return;
    }
    let inner = rect.shrink(1.0);
    let mut left = inner.left();
    let tints = [colour::SUN, colour::BONE_FAINT, colour::EARTH];
    for (count, tint) in counts.into_iter().zip(tints) {
        let width = inner.width() * (f64::from(count) / total) as f32;
        let part = Rect::from_min_max(
            pos2(left, inner.top()),
            pos2(left + (width - GAP).max(1.0), inner.bottom()),
        );
        if count > 0 {
            painter.rect_filled(part, radius::SMALL, tint);
        }
        left += width;
    }
}
