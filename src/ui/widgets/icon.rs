//! Icons, drawn with the painter so that they fit any size and need no font.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, epaint::PathShape, pos2, vec2};

/// An icon on a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// Three broad lines: the menu.
    Menu,
    /// An arrowhead to the left.
    Less,
    /// An arrowhead to the right.
    More,
    /// A cross: close.
    Close,
    /// A plus: zoom in.
    Plus,
    /// A bar: zoom out.
    Minus,
    /// An arrow that curves to the left: undo.
    Undo,
    /// Lines of moves.
    List,
    /// A lamp: a hint.
    Hint,
    /// A speech bubble with lines: reasons.
    Explain,
    /// A globe: languages.
    Globe,
    /// A toothed wheel: settings.
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

impl Icon {
    /// Draws the icon around `middle`, within a square of side `2 * half`.
    pub fn paint(self, painter: &Painter, middle: Pos2, half: f32, tint: Color32) {
        let at = |x: f32, y: f32| middle + vec2(x, y) * half;
        let stroke = Stroke::new((half * 0.24).max(1.5), tint);
        match self {
            Self::Menu => {
                for y in [-0.6, 0.0, 0.6] {
                    let bar = Rect::from_min_max(at(-0.8, y - 0.15), at(0.8, y + 0.15));
                    painter.rect_filled(bar, 1, tint);
                }
            }
            Self::Less | Self::More => {
                let side = if self == Self::Less { 1.0 } else { -1.0 };
                let head = vec![
                    at(side * 0.3, -0.6),
                    at(side * -0.35, 0.0),
                    at(side * 0.3, 0.6),
                ];
                painter.add(PathShape::line(head, stroke));
            }
            Self::Undo => {
                let turn: Vec<Pos2> = arc(Pos2::ZERO, 1.0, -1.9, 1.6)
                    .into_iter()
                    .map(|point| at(0.2 + 0.58 * point.x, 0.12 + 0.52 * point.y))
                    .collect();
                painter.add(PathShape::line(turn, stroke));
                painter.line_segment([at(0.2, 0.64), at(-0.5, 0.64)], stroke);
                let tip = vec![at(-0.85, -0.38), at(0.1, -0.85), at(0.1, 0.09)];
                painter.add(Shape::convex_polygon(tip, tint, Stroke::NONE));
            }
            Self::List => {
                for y in [-0.55, 0.0, 0.55] {
                    painter.circle_filled(at(-0.75, y), half * 0.13, tint);
                    painter.line_segment([at(-0.4, y), at(0.85, y)], stroke);
                }
            }
            Self::Hint => {
                painter.add(PathShape::line(
                    arc(at(0.0, -0.2), half * 0.58, 2.2, 7.22),
                    stroke,
                ));
                painter.line_segment([at(-0.28, 0.5), at(0.28, 0.5)], stroke);
                painter.line_segment([at(-0.18, 0.82), at(0.18, 0.82)], stroke);
            }
            Self::Explain => {
                let bubble = vec![
                    at(-0.9, -0.75),
                    at(0.9, -0.75),
                    at(0.9, 0.4),
                    at(-0.1, 0.4),
                    at(-0.5, 0.85),
                    at(-0.5, 0.4),
                    at(-0.9, 0.4),
                ];
                painter.add(PathShape::closed_line(bubble, stroke));
                let thin = Stroke::new(0.8 * stroke.width, tint);
                painter.line_segment([at(-0.5, -0.36), at(0.5, -0.36)], thin);
                painter.line_segment([at(-0.5, 0.02), at(0.25, 0.02)], thin);
            }
            Self::Globe => {
                let thin = Stroke::new(0.8 * stroke.width, tint);
                let whole = std::f32::consts::TAU;
                painter.add(PathShape::line(arc(middle, half * 0.86, 0.0, whole), thin));
                let narrow = arc(Pos2::ZERO, 1.0, 0.0, whole);
                let narrow = narrow
                    .iter()
                    .map(|point| at(0.38 * point.x, 0.86 * point.y));
                painter.add(PathShape::line(narrow.collect(), thin));
                painter.line_segment([at(-0.86, 0.0), at(0.86, 0.0)], thin);
                for y in [-0.45, 0.45] {
                    painter.line_segment([at(-0.72, y), at(0.72, y)], thin);
                }
            }
            Self::Gear => {
                painter.circle_stroke(middle, half * 0.5, stroke);
                for tooth in 0..8_u8 {
                    let angle = f32::from(tooth) * std::f32::consts::TAU / 8.0;
                    let (sin, cos) = angle.sin_cos();
                    let ends = [at(0.62 * cos, 0.62 * sin), at(0.95 * cos, 0.95 * sin)];
                    painter.line_segment(ends, stroke);
                }
            }
            Self::Play => {
                let head = vec![at(-0.5, -0.7), at(0.75, 0.0), at(-0.5, 0.7)];
                painter.add(Shape::convex_polygon(head, tint, Stroke::NONE));
            }
            Self::First | Self::Last => {
                let side = if self == Self::First { 1.0 } else { -1.0 };
                let head = vec![
                    at(side * 0.6, -0.6),
                    at(side * -0.2, 0.0),
                    at(side * 0.6, 0.6),
                ];
                painter.add(PathShape::line(head, stroke));
                painter.line_segment([at(side * -0.6, -0.6), at(side * -0.6, 0.6)], stroke);
            }
            Self::Plus | Self::Minus => {
                painter.line_segment([at(-0.6, 0.0), at(0.6, 0.0)], stroke);
                if self == Self::Plus {
                    painter.line_segment([at(0.0, -0.6), at(0.0, 0.6)], stroke);
                }
            }
            Self::Hand => {
                let fingers = [(-0.42, -0.62), (-0.14, -0.85), (0.14, -0.8), (0.42, -0.55)];
                for (x, top) in fingers {
                    painter.line_segment([at(x, 0.15), at(x, top)], stroke);
                }
                painter.line_segment([at(-0.42, 0.45), at(-0.85, -0.05)], stroke);
                let palm = [
                    at(-0.55, 0.05),
                    at(0.55, 0.05),
                    at(0.5, 0.55),
                    at(0.25, 0.85),
                    at(-0.25, 0.85),
                    at(-0.5, 0.55),
                ];
                painter.add(Shape::convex_polygon(palm.to_vec(), tint, Stroke::NONE));
            }
            Self::Star => {
                let point = |index: u8| {
                    let angle = f32::from(index) * std::f32::consts::PI / 5.0;
                    let far = if index.is_multiple_of(2) { 0.9 } else { 0.38 };
                    at(far * angle.sin(), 0.05 - far * angle.cos())
                };
                painter.add(PathShape::closed_line((0..10).map(point).collect(), stroke));
            }
            Self::Smile | Self::Astonished => {
                painter.circle_stroke(middle, half * 0.82, stroke);
                for x in [-0.3, 0.3] {
                    painter.circle_filled(at(x, -0.22), half * 0.12, tint);
                }
                if self == Self::Smile {
                    let mouth = arc(at(0.0, 0.05), half * 0.45, 0.4, 2.74);
                    painter.add(PathShape::line(mouth, stroke));
                } else {
                    painter.circle_stroke(at(0.0, 0.35), half * 0.2, stroke);
                }
            }
            Self::Heart => {
                let point = |index: u8| {
                    let angle = f32::from(index) * std::f32::consts::TAU / 24.0;
                    let x = angle.sin().powi(3);
                    let y = 0.81 * angle.cos()
                        - 0.31 * (2.0 * angle).cos()
                        - 0.13 * (3.0 * angle).cos()
                        - 0.06 * (4.0 * angle).cos();
                    at(0.85 * x, -0.85 * y)
                };
                painter.add(PathShape::closed_line((0..24).map(point).collect(), stroke));
            }
            Self::Hourglass => {
                for y in [-0.8, 0.8] {
                    painter.line_segment([at(-0.6, y), at(0.6, y)], stroke);
                    let half = [at(-0.42, y), at(0.42, y), at(0.0, 0.0)];
                    painter.add(PathShape::closed_line(half.to_vec(), stroke));
                }
            }
            Self::Close => {
                painter.line_segment([at(-0.55, -0.55), at(0.55, 0.55)], stroke);
                painter.line_segment([at(0.55, -0.55), at(-0.55, 0.55)], stroke);
            }
        }
    }
}

/// Returns the points of an arc; angles are in radians, clockwise from the right.
fn arc(middle: Pos2, radius: f32, from: f32, to: f32) -> Vec<Pos2> {
    const PIECES: usize = 20;
    (0..=PIECES)
        .map(|piece| {
            let angle = from + (to - from) * piece as f32 / PIECES as f32;
            pos2(
                middle.x + radius * angle.cos(),
                middle.y + radius * angle.sin(),
            )
        })
        .collect()
}
