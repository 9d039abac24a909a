//! Carved ornaments: frames with an inlaid line, bands of triangles, lozenges.

use bevy_egui::egui::{
    Color32, Context, CornerRadius, Frame, Margin, Mesh, Painter, Pos2, Rangef, Rect, Shape,
    Stroke, StrokeKind, Ui, epaint::RectShape, pos2, vec2,
};

use super::{colour, radius, shadow, wood};

/// The distance of the inlaid line from a panel's edge, in points.
const INLAY_INSET: f32 = 8.0;
/// Half the height of a lozenge, in points.
const LOZENGE_HALF_HEIGHT: f32 = 5.0;
/// The width and the height of a triangle in a band, in points.
const TRIANGLE_SIZE: (f32, f32) = (10.0, 7.0);

/// Draws a panel of dark hardwood with a carved edge and an inlaid line.
#[must_use]
pub fn panel(ctx: &Context, rect: Rect) -> Vec<Shape> {
    let corner_radius = CornerRadius::same(radius::PANEL);
    let inner = rect.shrink(INLAY_INSET);
    let inlaid_line = |width: f32, tint: Color32| -> Shape {
        let stroke = Stroke::new(width, tint);
        RectShape::stroke(inner, radius::PANEL - 6, stroke, StrokeKind::Middle).into()
    };
    let mut shapes = vec![
        shadow(28, 120).as_shape(rect, corner_radius).into(),
        RectShape::filled(rect, corner_radius, colour::NIGHT).into(),
        wood::plank(ctx, rect.shrink(1.5), radius::PANEL - 1, colour::WOOD),
        lit_edge(rect.shrink(2.0), colour::WOOD_EDGE.gamma_multiply(0.7)),
        inlaid_line(3.0, colour::NIGHT.gamma_multiply(0.55)),
        inlaid_line(1.25, colour::INLAY),
    ];
    for centre in [inner.center_top(), inner.center_bottom()] {
        shapes.push(lozenge(centre, LOZENGE_HALF_HEIGHT + 2.0, colour::NIGHT));
        shapes.push(lozenge(centre, LOZENGE_HALF_HEIGHT, colour::INLAY));
    }
    shapes
}

/// Draws a small tablet of the same wood, for overlays during play.
#[must_use]
pub fn tablet(ctx: &Context, rect: Rect, edge_colour: Color32) -> Vec<Shape> {
    let corner_radius = CornerRadius::same(radius::CONTROL + 2);
    vec![
        shadow(14, 110).as_shape(rect, corner_radius).into(),
        RectShape::filled(rect, corner_radius, colour::NIGHT).into(),
        wood::plank(ctx, rect.shrink(1.5), radius::CONTROL + 1, colour::WOOD),
        RectShape::stroke(
            rect.shrink(3.5),
            radius::CONTROL - 1,
            Stroke::new(1.25, edge_colour),
            StrokeKind::Middle,
        )
        .into(),
    ]
}

/// Shows `contents` on a tablet, `margin` points from its edges.
pub fn on_tablet<R>(
    ui: &mut Ui,
    margin: f32,
    edge: Color32,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let back = ui.painter().add(Shape::Noop);
    let frame = Frame::NONE.inner_margin(Margin::same(margin as i8));
    let shown = frame.show(ui, contents);
    let tablet = tablet(ui.ctx(), shown.response.rect, edge);
    ui.painter().set(back, Shape::Vec(tablet));
    shown.inner
}

/// Draws a recess cut into the wood: dark, with a lit lower edge.
#[must_use]
pub fn recess(rect: Rect, corner_radius: u8) -> Vec<Shape> {
    vec![
        RectShape::filled(rect, corner_radius, colour::RECESS).into(),
        RectShape::stroke(
            rect,
            corner_radius,
            Stroke::new(1.0, colour::WOOD_EDGE.gamma_multiply(0.45)),
            StrokeKind::Outside,
        )
        .into(),
        Shape::hline(
            Rangef::new(
                rect.left() + f32::from(corner_radius),
                rect.right() - f32::from(corner_radius),
            ),
            rect.top() + 0.5,
            Stroke::new(1.5, Color32::from_black_alpha(120)),
        ),
    ]
}

/// Draws the light on the upper edge of raised wood.
pub fn lit_edge(rect: Rect, light: Color32) -> Shape {
    let inset = f32::from(radius::CONTROL);
    let range = Rangef::new(rect.left() + inset, rect.right() - inset);
    Shape::hline(range, rect.top() + 0.5, Stroke::new(1.0, light))
}

/// Paints a band of carved triangles from left to right, centred on `y`.
pub fn band(painter: &Painter, x: Rangef, y: f32, tint: Color32) {
    let (width, height) = TRIANGLE_SIZE;
    let count = (x.span() / width).floor().max(1.0);
    let width = x.span() / count;
    let mut mesh = Mesh::default();
    for index in 0..count as u32 {
        let left = x.min + width * index as f32;
        let first = mesh.vertices.len() as u32;
        // Alternating upright and inverted triangles, like the teeth of two combs.
        let (base, shade) = if index % 2 == 0 {
            (0.5, tint)
        } else {
            (-0.5, tint.gamma_multiply(0.55))
        };
        for point in [
            pos2(left + 1.0, y + base * height),
            pos2(left + width - 1.0, y + base * height),
            pos2(left + width / 2.0, y - base * height),
        ] {
            mesh.colored_vertex(point, shade);
        }
        mesh.add_triangle(first, first + 1, first + 2);
    }
    painter.add(mesh);
}

/// Draws a lozenge around `centre`, `half` points high to either side.
fn lozenge(centre: Pos2, half: f32, tint: Color32) -> Shape {
    let points = vec![
        centre - vec2(half * 1.6, 0.0),
        centre - vec2(0.0, half),
        centre + vec2(half * 1.6, 0.0),
        centre + vec2(0.0, half),
    ];
    Shape::convex_polygon(points, tint, Stroke::NONE)
}
