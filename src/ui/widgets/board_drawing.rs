//! Drawings of boards, the same as in the printed rule book, on dark wood.

use bevy_egui::egui::{
    Align2, Color32, Painter, Pos2, Rect, Response, RichText, Sense, Shape, Stroke, Ui, Vec2,
    WidgetInfo, WidgetType, epaint::RectShape, pos2, vec2,
};

use super::super::theme::{self, bold, carving, colour, size, text, wood};
use super::label::silent;
use awale_engine::examples::drawing::plan::{self, Segment};
use awale_engine::examples::drawing::{
    Drawing, Form, HoleDrawing, LapPath, LoftDrawing, Mark, Picture,
};
use awale_rules::spec::Direction;
use awale_rules::{Geometry, Hole, Side};

/// The maximum scale of a drawing, in points per unit of its plan.
const MAX_SCALE: f32 = 1.1;
/// The scale below which two boards are stacked instead of side by side.
const MIN_SCALE_BESIDE: f32 = 0.62;
/// Font sizes in units of the plan, and their minimum in points: seeds, letters, gains.
const SEEDS: (f32, f32) = (19.0, 12.5);
const LETTER: (f32, f32) = (13.0, 11.0);
const GAIN: (f32, f32) = (14.0, 11.0);
/// The height of the strips above and below the wood, which hold letters, in units of the plan.
const STRIP: f32 = 17.0;
/// The height of a line of letters, relative to the font size.
const LINE: f32 = 1.25;
/// The width of a digit, relative to the font size.
const DIGIT_WIDTH: f32 = 0.62;
/// Dash and gap of a dashed ring and of a dotted one, in units of the plan.
const DASHES: (f32, f32) = (7.0, 4.0);
const DOTS: (f32, f32) = (2.0, 4.0);
/// The number of corners of a ring, and of segments of a curve.
const CORNERS: usize = 48;
const CURVE: usize = 12;
/// Width and height of a sample of a mark, in points.
const SAMPLE: f32 = 34.0;

/// Shows a drawing of a board, before and after a move; `words` describes it to screen readers.
pub fn board_drawing(
    ui: &mut Ui,
    picture: &Picture,
    direction: Direction,
    words: &str,
) -> Response {
    let geometry = picture.before.geometry;
    let one = plan::width(geometry);
    let room = ui.available_width();
    let two = picture.after.is_some();
    let beside = room / (2.0 * one + plan::BOARD_GAP);
    let is_beside = two && !plan::is_wide(geometry) && beside >= MIN_SCALE_BESIDE;
    let scale = if is_beside { beside } else { room / one }.min(MAX_SCALE);
    // Letters don't shrink below their minimum, so small drawings need more room for them.
    let margin = (LINE * font_size(LETTER, scale) - scale * STRIP).max(0.0);
    let board = scale * vec2(one, plan::height(geometry)) + vec2(0.0, 2.0 * margin);
    let size = match (two, is_beside) {
        (false, _) => board,
        (true, true) => vec2(2.0 * board.x + scale * plan::BOARD_GAP, board.y),
        (true, false) => vec2(board.x, 2.0 * board.y + scale * plan::BOARD_GAP),
    };
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    if ui.is_rect_visible(rect) {
        let pen = |corner: Pos2| Pen {
            painter: ui.painter(),
            corner: corner + vec2(0.0, margin),
            scale,
        };
        pen(rect.min).board(&picture.before, direction);
        if let Some(after) = &picture.after {
            let far = rect.max - board;
            pen(far).board(after, direction);
            let heading = if is_beside { Vec2::RIGHT } else { Vec2::DOWN };
            pen(rect.min).then(rect.center(), heading);
        }
    }
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, words));
    response
}

/// Shows a single hole with a mark and its meaning, for the legend.
pub fn marked_sample(ui: &mut Ui, mark: Mark, words: &str) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(SAMPLE), Sense::hover());
    let is_captured = mark == Mark::Captured;
    let drawn = HoleDrawing {
        hole: Hole::new(0),
        form: Form::Plain,
        seeds: if is_captured { 0 } else { 3 },
        mark: Some(mark),
        taken: if is_captured { 3 } else { 0 },
    };
    let scale = SAMPLE / plan::CELL_SIZE;
    let pen = Pen {
        painter: ui.painter(),
        corner: rect.min,
        scale,
    };
    pen.hole(&drawn, (plan::CELL_SIZE / 2.0, plan::CELL_SIZE / 2.0));
    let tint = theme::text_colour(ui.ctx(), colour::BONE_DIM);
    let meaning = silent(ui, RichText::new(words).font(text(size::SMALL)).color(tint));
    let whole = rect.union(meaning.rect);
    let picture = ui.interact(whole, meaning.id.with("legend"), Sense::hover());
    picture.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, words));
}

/// Returns a font size in points, given in units of the plan and with its minimum in points.
fn font_size((units, least): (f32, f32), scale: f32) -> f32 {
    (units * scale).max(least)
}

/// Draws in units of the plan.
struct Pen<'a> {
    painter: &'a Painter,
    corner: Pos2,
    scale: f32,
}

impl Pen<'_> {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.corner + self.scale * vec2(x, y)
    }

    fn stroke(&self, width: f32, tint: Color32) -> Stroke {
        Stroke::new((width * self.scale).max(1.25), tint)
    }

    fn size(&self, size: (f32, f32)) -> f32 {
        font_size(size, self.scale)
    }

    fn write(&self, at: Pos2, anchor: Align2, words: &str, size: (f32, f32), tint: Color32) {
        let tint = theme::text_colour(self.painter.ctx(), tint);
        self.painter
            .text(at, anchor, words, bold(self.size(size)), tint);
    }

    fn board(&self, drawing: &Drawing, direction: Direction) {
        let geometry = drawing.geometry;
        let wide = plan::width(geometry);
        let ctx = self.painter.ctx();
        let wood = Rect::from_min_max(
            self.at((1.0, STRIP)),
            self.at((wide - 1.0, plan::height(geometry) - STRIP)),
        );
        let corner = (30.0 * self.scale) as u8;
        self.painter
            .add(RectShape::filled(wood.expand(1.5), corner, colour::NIGHT));
        self.painter
            .add(wood::plank(ctx, wood, corner, colour::WOOD_RAISED));
        for path in drawing.paths.iter().rev() {
            self.thread(*path, drawing, direction);
        }
        for hole in &drawing.holes {
            self.hole(hole, plan::centre(geometry, hole.hole));
            if hole.form == Form::EndSquare {
                continue;
            }
            self.letter(geometry, hole.hole);
        }
        let lefts = [wide - plan::LOFT_WIDTH + 5.0, 7.0];
        for (loft, left) in drawing.lofts.iter().zip(lefts) {
            self.loft(loft, left, geometry);
        }
    }

    fn letter(&self, geometry: Geometry, hole: Hole) {
        let is_inner = geometry.has_four_rows() && geometry.is_inner(hole);
        let (at, anchor) = if is_inner {
            // On the smallest drawings only outer holes have letters: there is no room between the
            // rows, and the letters of the ring continue from them.
            if self.size(LETTER) > plan::between_rows() * self.scale {
                return;
            }
            let middle = plan::letter_centre(geometry, hole);
            (middle, Align2::CENTER_CENTER)
        } else {
            let (x, _) = plan::letter(geometry, hole);
            match geometry.owner(hole) {
                Side::South => ((x, plan::height(geometry) - STRIP), Align2::CENTER_TOP),
                Side::North => ((x, STRIP), Align2::CENTER_BOTTOM),
            }
        };
        let letter = geometry.letter(hole).to_string();
        self.write(self.at(at), anchor, &letter, LETTER, colour::BONE_DIM);
    }

    fn hole(&self, drawn: &HoleDrawing, (x, y): (f32, f32)) {
        let middle = self.at((x, y));
        let radius = plan::HOLE_RADIUS * self.scale;
        let ground = if drawn.mark == Some(Mark::Captured) {
            colour::INDIGO
        } else {
            colour::RECESS
        };
        match drawn.form {
            Form::EndSquare => {
                let (wide, high) = plan::END_SQUARE_SIZE;
                let square = Rect::from_center_size(middle, self.scale * vec2(wide, high));
                self.painter.rect_filled(square, 6.0 * self.scale, ground);
                let corners = [
                    square.left_top(),
                    square.right_top(),
                    square.right_bottom(),
                    square.left_bottom(),
                    square.left_top(),
                ];
                self.outline(&corners, drawn.mark);
            }
            Form::Shut => {
                self.painter
                    .circle_filled(middle, radius, colour::SEED_SHADE);
                let vein = 0.62 * radius * vec2(1.0, -1.0);
                let stroke = self.stroke(2.0, colour::RECESS);
                self.painter
                    .line_segment([middle - vein, middle + vein], stroke);
                self.ring(middle, radius, drawn.mark);
            }
            Form::Plain | Form::Special => {
                self.painter.circle_filled(middle, radius, ground);
                self.ring(middle, radius, drawn.mark);
            }
        }
        if drawn.form == Form::Special {
            let stroke = self.stroke(1.5, colour::BONE_DIM);
            self.painter
                .circle_stroke(middle, radius - 4.0 * self.scale, stroke);
        }
        let mut beside = 0.0;
        if drawn.seeds > 0 {
            let text = drawn.seeds.to_string();
            self.write(middle, Align2::CENTER_CENTER, &text, SEEDS, colour::BONE);
            beside = 0.3 * self.size(SEEDS) * text.len() as f32;
        }
        if drawn.taken > 0 {
            let text = format!("−{}", drawn.taken);
            if drawn.seeds == 0 {
                self.write(middle, Align2::CENTER_CENTER, &text, GAIN, colour::BONE);
            } else {
                let at = middle + vec2(beside + 2.0, -2.0);
                self.write(at, Align2::LEFT_BOTTOM, &text, GAIN, colour::BONE);
            }
        }
        if drawn.mark == Some(Mark::Refused) {
            let reach = 0.74 * radius;
            let stroke = self.stroke(3.0, colour::EARTH_LIT);
            for way in [vec2(reach, reach), vec2(reach, -reach)] {
                self.painter
                    .line_segment([middle - way, middle + way], stroke);
            }
        }
    }

    fn ring(&self, middle: Pos2, radius: f32, mark: Option<Mark>) {
        let corner = |index: usize| {
            let turn = std::f32::consts::TAU * index as f32 / CORNERS as f32;
            middle + radius * Vec2::angled(turn)
        };
        let points: Vec<Pos2> = (0..=CORNERS).map(corner).collect();
        self.outline(&points, mark);
    }

    /// Draws a closed outline in the style of `mark`.
    fn outline(&self, points: &[Pos2], mark: Option<Mark>) {
        let (width, tint, dashes) = match mark {
            None => (1.0, colour::NIGHT, None),
            Some(Mark::Refused) => (1.5, colour::BONE_FAINT, None),
            Some(Mark::Played) => (4.0, colour::SUN, None),
            Some(Mark::Noted) => (2.0, colour::BONE, None),
            Some(Mark::Allowed) => (3.0, colour::SEED, None),
            Some(Mark::End) => (3.0, colour::SUN, Some(DASHES)),
            Some(Mark::Captured) => (3.0, colour::INDIGO_PALE, None),
            Some(Mark::Spared) => (3.5, colour::INDIGO_PALE, Some(DOTS)),
        };
        let stroke = self.stroke(width, tint);
        let Some((dash, gap)) = dashes else {
            self.painter
                .add(Shape::closed_line(points[1..].to_vec(), stroke));
            return;
        };
        let (dash, gap) = (dash * self.scale, gap * self.scale);
        self.painter
            .extend(Shape::dashed_line(points, stroke, dash, gap));
    }

    fn loft(&self, loft: &LoftDrawing, left: f32, geometry: Geometry) {
        let wide = plan::LOFT_WIDTH - 12.0;
        let trough = Rect::from_min_max(
            self.at((left, plan::FAR_ROW_Y - 12.0)),
            self.at((left + wide, plan::near_row_y(geometry) + 12.0)),
        );
        let corner = (14.0 * self.scale) as u8;
        self.painter.extend(carving::recess(trough, corner));
        let middle = trough.center();
        let seeds = loft.seeds.to_string();
        // On a small board two digits are wider than the trough.
        let room = trough.width() / (DIGIT_WIDTH * seeds.len() as f32);
        let (units, least) = SEEDS;
        let size = (units.min(room / self.scale), least.min(room));
        self.write(middle, Align2::CENTER_CENTER, &seeds, size, colour::BONE);
        if loft.gained > 0 {
            let below = middle + vec2(0.0, 0.55 * self.size(SEEDS));
            let gained = format!("+{}", loft.gained);
            let tint = colour::INDIGO_PALE;
            self.write(below, Align2::CENTER_TOP, &gained, GAIN, tint);
        }
    }

    /// Draws the path of one lap as a thread under the holes.
    fn thread(&self, path: LapPath, drawing: &Drawing, direction: Direction) {
        let Some(thread) = plan::lap_curve(path, drawing.geometry, direction) else {
            return;
        };
        let mut points = vec![self.at(thread.from)];
        let mut here = thread.from;
        for piece in &thread.segments {
            match *piece {
                Segment::Line(to) => {
                    points.push(self.at(to));
                    here = to;
                }
                Segment::Curve(out, home, to) => {
                    let along = (1..=CURVE).map(|step| step as f32 / CURVE as f32);
                    points.extend(along.map(|t| self.at(on_curve([here, out, home, to], t))));
                    here = to;
                }
            }
        }
        let is_first = path.lap == 1;
        let tint = if is_first {
            colour::SUN
        } else {
            colour::INDIGO_PALE
        };
        let stroke = self.stroke(if is_first { 2.5 } else { 2.0 }, tint);
        if is_first {
            self.painter.add(Shape::line(points, stroke));
        } else {
            let (dash, gap) = (DASHES.0 * self.scale, DASHES.1 * self.scale);
            self.painter
                .extend(Shape::dashed_line(&points, stroke, dash, gap));
        }
        let heading = Vec2::angled(thread.heading.to_radians());
        let tip = [(7.0, 0.0), (-3.0, 5.0), (-3.0, -5.0)];
        self.arrow(self.at(thread.tip), heading, &tip, tint);
    }

    /// Draws the arrow from the board before the move to the board after it.
    fn then(&self, middle: Pos2, heading: Vec2) {
        let tint = colour::BONE_DIM;
        let shaft = [(-11.0, -3.5), (1.0, -3.5), (1.0, 3.5), (-11.0, 3.5)];
        self.arrow(middle, heading, &shaft, tint);
        let tip = [(12.0, 0.0), (0.0, 10.0), (0.0, -10.0)];
        self.arrow(middle, heading, &tip, tint);
    }

    /// Draws a convex shape around `middle`, rotated from pointing right to `heading`.
    fn arrow(&self, middle: Pos2, heading: Vec2, corners: &[(f32, f32)], tint: Color32) {
        let place =
            |&(x, y): &(f32, f32)| middle + self.scale * (x * heading + y * heading.rot90());
        let points: Vec<Pos2> = corners.iter().map(place).collect();
        self.painter
            .add(Shape::convex_polygon(points, tint, Stroke::NONE));
    }
}

/// Returns the point of a cubic Bézier curve at `t`, from 0 at its first control point to 1 at its
/// last.
fn on_curve(control: [(f32, f32); 4], t: f32) -> (f32, f32) {
    let weights = [
        (1.0 - t).powi(3),
        3.0 * t * (1.0 - t).powi(2),
        3.0 * t * t * (1.0 - t),
        t.powi(3),
    ];
    let sum = control
        .iter()
        .zip(weights)
        .fold(pos2(0.0, 0.0), |sum, (&(x, y), weight)| {
            sum + weight * vec2(x, y)
        });
    (sum.x, sum.y)
}

#[cfg(test)]
mod tests {
    use super::on_curve;

    #[test]
    fn a_curve_connects_its_end_points() {
        let control = [(0.0, 0.0), (3.0, 0.0), (3.0, 4.0), (0.0, 4.0)];
        assert_eq!(on_curve(control, 0.0), (0.0, 0.0));
        assert_eq!(on_curve(control, 1.0), (0.0, 4.0));
        assert_eq!(on_curve(control, 0.5), (2.25, 2.0));
    }
}
