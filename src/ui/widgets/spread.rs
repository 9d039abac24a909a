//! A line with an estimate and its interval among other values.

use bevy_egui::egui::{Sense, Stroke, Ui, Vec2, pos2, vec2};

use super::super::theme::colour;
use super::slider::seed;
use awale_engine::lab::Estimate;

/// Half the width of the estimate's seed, in points.
const SEED_HALF_WIDTH: f32 = 6.0;
/// Half the width of another value's dot, in points.
const DOT_HALF_WIDTH: f32 = 2.5;
/// Half the height of the marks at an interval's ends, in points.
const END_MARK_HALF_HEIGHT: f32 = 4.0;

/// Returns the smallest range that contains all of these; `None` if there are none.
pub fn common_range(ranges: impl IntoIterator<Item = (f64, f64)>) -> Option<(f64, f64)> {
    let union = |a: (f64, f64), b: (f64, f64)| (a.0.min(b.0), a.1.max(b.1));
    ranges.into_iter().reduce(union)
}

/// Shows a line of this size, in points, for values from `range.0` to `range.1`: `others` as dots,
/// and the estimate as a seed on its interval. Its row describes it to screen readers.
pub fn spread(
    ui: &mut Ui,
    size: Vec2,
    range: (f64, f64),
    others: impl IntoIterator<Item = f64>,
    estimate: &Estimate,
) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let line = rect.shrink2(vec2(SEED_HALF_WIDTH + 1.0, 0.0));
    let width = (range.1 - range.0).max(f64::EPSILON);
    let to_screen = |value: f64| {
        let fraction = ((value - range.0) / width).clamp(0.0, 1.0) as f32;
        pos2(line.left() + fraction * line.width(), line.center().y)
    };
    let painter = ui.painter();
    let line_stroke = Stroke::new(1.0, colour::WOOD_EDGE.gamma_multiply(0.6));
    painter.hline(line.x_range(), line.center().y, line_stroke);
    for other in others {
        painter.circle_filled(to_screen(other), DOT_HALF_WIDTH, colour::BONE_FAINT);
    }
    if let Some((low, high)) = estimate.interval {
        let (low, high) = (to_screen(low), to_screen(high));
        let stroke = Stroke::new(2.0, colour::INDIGO_LIT);
        painter.line_segment([low, high], stroke);
        for end in [low, high] {
            painter.vline(
                end.x,
                end.y - END_MARK_HALF_HEIGHT..=end.y + END_MARK_HALF_HEIGHT,
                stroke,
            );
        }
    }
    seed(painter, to_screen(estimate.value), SEED_HALF_WIDTH, 0.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_holds_every_interval() {
        let spread = |value, interval| Estimate {
            value,
            interval,
            samples: 1,
        };
        let all = [
            spread(3.0, Some((1.0, 5.0))),
            spread(7.0, None),
            spread(2.0, Some((2.0, 4.0))),
        ];
        assert_eq!(
            common_range(all.iter().map(Estimate::range)),
            Some((1.0, 7.0))
        );
        assert_eq!(common_range([]), None);
    }
}
