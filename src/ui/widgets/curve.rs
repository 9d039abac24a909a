//! A curve of values, result by result, with a band for their uncertainty.

use bevy_egui::egui::{
    Mesh, Pos2, Rangef, Sense, Shape, Stroke, Ui, WidgetInfo, WidgetType, pos2, remap, vec2,
};

use super::super::theme::{carving, colour, radius, size, space, text, text_colour};
use super::slider::seed;

/// Half the width of the last value's seed, in points.
const SEED_HALF_WIDTH: f32 = 6.0;
/// The opacity of the band.
const BAND_OPACITY: f32 = 0.45;

/// A value and its uncertainty to either side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    /// The value.
    pub value: f32,
    /// The uncertainty to either side.
    pub error: f32,
}

/// A curve of values.
#[must_use = "call show()"]
pub struct Curve<'a> {
    values: &'a [Value],
    /// The values at the lower and the upper edge.
    range: (f32, f32),
    lines: &'a [(f32, String)],
}

impl<'a> Curve<'a> {
    /// Creates a curve of values; `range` holds the values at its lower and upper edge.
    pub const fn new(values: &'a [Value], range: (f32, f32)) -> Self {
        Self {
            values,
            range,
            lines: &[],
        }
    }

    /// Adds named lines, lowest first; those outside the range are omitted.
    pub const fn lines(mut self, lines: &'a [(f32, String)]) -> Self {
        self.lines = lines;
        self
    }

    /// Shows the curve at full width; `description` describes it to screen readers.
    pub fn show(self, ui: &mut Ui, height: f32, description: &str) {
        let desired_size = vec2(ui.available_width(), height);
        let (rect, response) = ui.allocate_exact_size(desired_size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, description));
        if !ui.is_rect_visible(rect) {
            return;
        }
        ui.painter().extend(carving::recess(rect, radius::CONTROL));
        let inner = rect.shrink(space::S);
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        let range = Rangef::new(self.range.0, self.range.1);
        let y = |value: f32| remap(value, range, Rangef::new(inner.bottom(), inner.top()));
        let last = self.values.len().saturating_sub(1);
        let x = |index: usize| {
            if last == 0 {
                return inner.center().x;
            }
            let progress = index as f32 / last as f32;
            inner.left() + SEED_HALF_WIDTH + progress * (inner.width() - 2.0 * SEED_HALF_WIDTH)
        };
        // The band lies below the lines and their names.
        painter.add(self.band(&x, &y));
        let line_stroke = Stroke::new(1.0, colour::WOOD_EDGE.gamma_multiply(0.6));
        let tint = text_colour(ui.ctx(), colour::BONE_FAINT);
        let mut last_top = f32::INFINITY;
        for (value, name) in self
            .lines
            .iter()
            .filter(|(value, _)| range.contains(*value))
        {
            painter.hline(inner.x_range(), y(*value), line_stroke);
            let font = text(size::SMALL);
            let galley = painter.layout_no_wrap(name.clone(), font, tint);
            let top = y(*value) - galley.size().y;
            if top >= rect.top() && y(*value) <= last_top {
                let corner = pos2(inner.left(), top);
                painter.galley(corner, galley, tint);
                last_top = top;
            }
        }
        let line: Vec<Pos2> = self
            .values
            .iter()
            .enumerate()
            .map(|(index, value)| pos2(x(index), y(value.value)))
            .collect();
        if let [point] = line[..]
            && let [value] = self.values
        {
            let ends = Rangef::new(y(value.value + value.error), y(value.value - value.error));
            let stroke = Stroke::new(2.0, colour::INDIGO_LIT);
            painter.vline(point.x, ends, stroke);
        }
        if let Some(&end) = line.last() {
            painter.line(line, Stroke::new(2.0, colour::SUN));
            seed(&painter, end, SEED_HALF_WIDTH, 0.0);
        }
    }

    /// Returns the band of uncertainty around the values.
    fn band(&self, x: &impl Fn(usize) -> f32, y: &impl Fn(f32) -> f32) -> Shape {
        let tint = colour::INDIGO_LIT.gamma_multiply(BAND_OPACITY);
        let mut mesh = Mesh::default();
        for (index, value) in self.values.iter().enumerate() {
            for end in [value.value + value.error, value.value - value.error] {
                mesh.colored_vertex(pos2(x(index), y(end)), tint);
            }
        }
        for index in 1..self.values.len() as u32 {
            let vertex = 2 * index;
            mesh.add_triangle(vertex - 2, vertex - 1, vertex);
            mesh.add_triangle(vertex - 1, vertex, vertex + 1);
        }
        Shape::mesh(mesh)
    }
}
