//! Icons, drawn with the painter so that they fit any size and need no font (`assets/icons.ron`).

use std::collections::HashMap;
use std::sync::LazyLock;

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Stroke, epaint::PathShape};
use serde::Deserialize;

use super::pen::{Path, Pen, Point};

/// The number of line segments of an arc.
const ARC_SEGMENTS: u8 = 20;
/// The usual width of lines, in units.
const LINE_WIDTH: f32 = 0.24;
/// The minimum width of usual lines, in points.
const MIN_LINE_WIDTH_POINTS: f32 = 1.5;

/// An icon on a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Icon {
    /// Three broad lines: the menu.
    Menu,
    /// An arrowhead to the left: less, or the previous one.
    Less,
    /// An arrowhead to the right: more, or the next one.
    More,
    /// A cross: close.
    Close,
    /// A plus: zoom in.
    Plus,
    /// A bar: zoom out.
    Minus,
    /// An arrow that curves to the left: undo.
    Undo,
    /// A list of lines: the moves.
    List,
    /// A lamp: a hint.
    Hint,
    /// A speech bubble with lines: explanations.
    Explain,
    /// A globe: languages.
    Globe,
    /// A cog: settings.
    Gear,
    /// An arrowhead: continue.
    Play,
    /// A bar and an arrowhead to the left: to the start.
    First,
    /// A bar and an arrowhead to the right: to the end.
    Last,
    /// An open hand: hello.
    Hand,
    /// A star: well played.
    Star,
    /// A smiling face.
    Smile,
    /// A face with an open mouth.
    Astonished,
    /// A heart: thanks.
    Heart,
    /// An hourglass: wait.
    Hourglass,
}

/// A part of an icon. Widths of lines are multiples of [`LINE_WIDTH`].
#[derive(Deserialize)]
enum Part {
    Line(Path, f32),
    Loop(Vec<Point>, f32),
    Segment(Point, Point, f32),
    Fill(Path),
    /// A disc: its centre and radius.
    Dot(Point, f32),
    /// A circle: its centre and radius.
    Ring(Point, f32),
    /// A rectangle with slightly rounded corners.
    Bar(Point, Point),
}

static ICONS: LazyLock<HashMap<Icon, Vec<Part>>> =
    LazyLock::new(|| ron::from_str(include_str!("../../../assets/icons.ron")).unwrap_or_default());

impl Icon {
    /// Draws the icon around `centre`, within a square of side `2 * half_size`.
    pub fn paint(self, painter: &Painter, centre: Pos2, half_size: f32, tint: Color32) {
        let pen = Pen {
            painter,
            centre,
            unit: half_size,
            arc_segments: ARC_SEGMENTS,
        };
        let stroke = |width: f32| {
            Stroke::new(
                width * (half_size * LINE_WIDTH).max(MIN_LINE_WIDTH_POINTS),
                tint,
            )
        };
        for part in ICONS.get(&self).into_iter().flatten() {
            match part {
                Part::Line(path, width) => pen.line(pen.outline(path), stroke(*width)),
                Part::Loop(points, width) => {
                    painter.add(PathShape::closed_line(pen.all_at(points), stroke(*width)));
                }
                Part::Segment(from, to, width) => {
                    painter.line_segment([pen.at(*from), pen.at(*to)], stroke(*width));
                }
                Part::Fill(path) => pen.fill(pen.outline(path), tint),
                Part::Dot(at, radius) => {
                    painter.circle_filled(pen.at(*at), half_size * radius, tint);
                }
                Part::Ring(at, radius) => {
                    painter.circle_stroke(pen.at(*at), half_size * radius, stroke(1.0));
                }
                Part::Bar(from, to) => {
                    let bar = Rect::from_min_max(pen.at(*from), pen.at(*to));
                    painter.rect_filled(bar, 1, tint);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_has_a_drawing() {
        assert_eq!(ICONS.len(), Icon::Hourglass as usize + 1);
    }
}
