//! A string of seeds, one for each day.

use bevy_egui::egui::{Painter, Rect, Stroke, epaint::PathShape, pos2};

use super::super::theme::colour;
use super::slider::seed;

/// Half the width of a seed, and the distance between seeds, in points.
const SEED: f32 = 6.0;
const STEP: f32 = 17.0;
/// How far the string sags, in points.
const SAG: f32 = 4.0;
/// The height of a string, in points.
pub const HEIGHT: f32 = 2.0 * SEED + SAG + 2.0;

/// Paints the latest days that fit into `rect`: a seed if the day was `solved`, else an empty
/// place. The last one is today's.
pub fn beads(painter: &Painter, rect: Rect, solved: &[bool]) {
    let most = ((rect.width() / STEP) as usize).max(1);
    let days = &solved[solved.len().saturating_sub(most)..];
    let last = days.len().saturating_sub(1);
    let place = |day: usize| {
        let along = if last == 0 {
            0.5
        } else {
            day as f32 / last as f32
        };
        let sag = SAG * 4.0 * along * (1.0 - along);
        let x = rect.left() + SEED + STEP * day as f32;
        pos2(x, rect.top() + SEED + sag)
    };
    let thread = (0..days.len()).map(place).collect();
    let stroke = Stroke::new(1.5, colour::INLAY);
    painter.add(PathShape::line(thread, stroke));
    for (day, solved) in days.iter().enumerate() {
        if *solved {
            seed(painter, place(day), SEED, 0.0);
            continue;
        }
        let (half, tint) = if day == last {
            (SEED, colour::SUN)
        } else {
            (0.6 * SEED, colour::INLAY)
        };
        let ring = Stroke::new(1.5, tint);
        painter.circle(place(day), half, colour::RECESS, ring);
    }
}
