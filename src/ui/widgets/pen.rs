//! A pen for the drawings in assets, which are in units around a centre, with y pointing down.

use bevy_egui::egui::{
    Color32, Painter, Pos2, Shape, Stroke, Vec2, epaint::EllipseShape, epaint::PathShape, vec2,
};
use serde::Deserialize;

/// A point, in units.
pub(super) type Point = (f32, f32);

/// An outline.
#[derive(Clone, Debug, Deserialize)]
pub(super) enum Path {
    /// Through these points.
    Points(Vec<Point>),
    /// An arc: the centre and the radii of its ellipse, and its first and last angle, in radians
    /// clockwise from the right.
    Arc(Point, Point, f32, f32),
    /// An arc, and then on through these points.
    ArcThen(Point, Point, f32, f32, Vec<Point>),
}

/// Draws in units around a centre.
#[derive(Clone, Copy)]
pub(super) struct Pen<'a> {
    pub painter: &'a Painter,
    pub centre: Pos2,
    /// The size of a unit, in points.
    pub unit: f32,
    /// The number of line segments of an arc.
    pub arc_segments: u8,
}

impl Pen<'_> {
    /// Returns a point on the screen.
    pub fn at(&self, (x, y): Point) -> Pos2 {
        self.centre + self.unit * vec2(x, y)
    }

    /// Returns points on the screen.
    pub fn all_at(&self, points: &[Point]) -> Vec<Pos2> {
        points.iter().map(|&point| self.at(point)).collect()
    }

    /// Returns the points of an outline on the screen.
    pub fn outline(&self, path: &Path) -> Vec<Pos2> {
        match path {
            Path::Points(points) => self.all_at(points),
            Path::Arc(centre, radii, from, to) => self.arc(*centre, *radii, *from, *to),
            Path::ArcThen(centre, radii, from, to, points) => {
                let mut path = self.arc(*centre, *radii, *from, *to);
                path.extend(self.all_at(points));
                path
            }
        }
    }

    fn arc(&self, (x, y): Point, (half_x, half_y): Point, from: f32, to: f32) -> Vec<Pos2> {
        let angle =
            |index: u8| from + (to - from) * f32::from(index) / f32::from(self.arc_segments);
        (0..=self.arc_segments)
            .map(|index| {
                let (sin, cos) = angle(index).sin_cos();
                self.at((x + half_x * cos, y + half_y * sin))
            })
            .collect()
    }

    /// Fills a convex outline.
    pub fn fill(&self, points: Vec<Pos2>, tint: Color32) {
        self.painter
            .add(Shape::convex_polygon(points, tint, Stroke::NONE));
    }

    /// Draws an open line.
    pub fn line(&self, points: Vec<Pos2>, stroke: Stroke) {
        self.painter.add(PathShape::line(points, stroke));
    }

    /// Fills an ellipse with these radii.
    pub fn ellipse(&self, centre: Point, (half_x, half_y): Point, tint: Color32) {
        let radii: Vec2 = self.unit * vec2(half_x, half_y);
        self.painter
            .add(EllipseShape::filled(self.at(centre), radii, tint));
    }
}
