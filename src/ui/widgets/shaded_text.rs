//! Text over the picture, with a shadow around it.

use bevy_egui::egui::{Align2, Color32, FontId, Painter, Pos2, Vec2, vec2};

/// Paints text centred at `middle`, with a shadow of the colour and the width (in points) of
/// `shade` around it.
pub fn shaded_text(
    painter: &Painter,
    middle: Pos2,
    text: &str,
    font: FontId,
    tint: Color32,
    shade: (Color32, f32),
) {
    let write = |offset: Vec2, tint| {
        painter.text(
            middle + offset,
            Align2::CENTER_CENTER,
            text,
            font.clone(),
            tint,
        );
    };
    let (shade, reach) = shade;
    for (x, y) in [(-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)] {
        write(vec2(x, y) * reach, shade);
    }
    write(Vec2::ZERO, tint);
}
