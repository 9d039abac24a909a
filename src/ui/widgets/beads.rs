//! A string of seeds, one for each day.

use bevy_egui::egui::{Painter, Rect, Stroke, pos2};

use super::super::theme::colour;
use super::slider::seed;

/// Half the width of a seed, in points.
const SEED_HALF_WIDTH: f32 = 6.0;
/// The distance between two seeds, in points.
const SPACING: f32 = 17.0;
/// The distance by which the string sags, in points.
const SAG: f32 = 4.0;
/// The height of a string, in points.
pub const HEIGHT: f32 = 2.0 * SEED_HALF_WIDTH + SAG + 2.0;

/// Paints the latest days that fit into `rect`, today last: a seed if the day was `solved`, or else
/// an empty ring.
pub fn beads(painter: &Painter, rect: Rect, solved: &[bool]) {
    let max_days = ((rect.width() / SPACING) as usize).max(1);
    let days = &solved[solved.len().saturating_sub(max_days)..];
    let last = days.len().saturating_sub(1);
    let centre = |day: usize| {
        let progress = if last == 0 {
            0.5
        } else {
            day as f32 / last as f32
        };
        let sag = SAG * 4.0 * progress * (1.0 - progress);
        let x = rect.left() + SEED_HALF_WIDTH + SPACING * day as f32;
        pos2(x, rect.top() + SEED_HALF_WIDTH + sag)
    };
    let thread = (0..days.len()).map(centre).collect();
    let stroke = Stroke::new(1.5, colour::INLAY);
    painter.line(thread, stroke);
    for (day, solved) in days.iter().enumerate() {
        if *solved {
            seed(painter, centre(day), SEED_HALF_WIDTH, 0.0);
            continue;
        }
        let (half, tint) = if day == last {
            (SEED_HALF_WIDTH, colour::SUN)
        } else {
            (0.6 * SEED_HALF_WIDTH, colour::INLAY)
        };
        let ring = Stroke::new(1.5, tint);
        painter.circle(centre(day), half, colour::RECESS, ring);
    }
}
