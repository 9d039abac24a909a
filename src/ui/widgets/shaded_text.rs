//! Text over the picture, with a shadow around it.

use bevy_egui::egui::{Align2, Color32, FontId, Painter, Pos2, Vec2, vec2};

/// Paints text around `centre`, with a `shadow` of this colour and width, in points.
pub fn shaded_text(
    painter: &Painter,
    centre: Pos2,
    text: &str,
    font: FontId,
    tint: Color32,
    shadow: (Color32, f32),
) {
    let write = |offset: Vec2, tint| {
        let anchor = Align2::CENTER_CENTER;
        painter.text(centre + offset, anchor, text, font.clone(), tint);
    };
    let (shadow, width) = shadow;
    for (x, y) in [(-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)] {
        write(vec2(x, y) * width, shadow);
    }
    write(Vec2::ZERO, tint);
}
