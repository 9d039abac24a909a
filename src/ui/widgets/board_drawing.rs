//! Drawings of boards, the same as in the printed rule book, on dark wood.

use bevy_egui::egui::epaint::{CubicBezierShape, PathStroke};
use bevy_egui::egui::{
    Align2, Color32, Painter, Pos2, Rect, Response, RichText, Sense, Shape, Stroke, Ui, Vec2,
    WidgetInfo, WidgetType, vec2,
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
/// The minimum scale of two boards side by side: smaller ones are stacked.
const MIN_SCALE_BESIDE: f32 = 0.62;
/// The font size of seeds, in units of the plan, and its minimum in points.
const SEEDS_FONT: (f32, f32) = (19.0, 12.5);
/// The font size of letters, in units of the plan, and its minimum in points.
const LETTER_FONT: (f32, f32) = (13.0, 11.0);
/// The font size of gains, in units of the plan, and its minimum in points.
const GAIN_FONT: (f32, f32) = (14.0, 11.0);
/// The height of the strips above and below the wood, which hold letters, in units of the plan.
const STRIP_HEIGHT: f32 = 17.0;
/// The height of a line of letters, relative to the font size.
const LINE_HEIGHT: f32 = 1.25;
/// The width of a digit, relative to the font size.
const DIGIT_WIDTH: f32 = 0.62;
/// The dash and the gap of a dashed line, in units of the plan.
const DASHES: (f32, f32) = (7.0, 4.0);
/// The dash and the gap of a dotted line, in units of the plan.
const DOTS: (f32, f32) = (2.0, 4.0);
/// The number of corners of a ring.
const RING_CORNERS: usize = 48;
/// The number of line segments of a curve.
const CURVE_SEGMENTS: usize = 12;
/// The width and the height of a sample of a mark, in points.
const SAMPLE_SIZE: f32 = 34.0;

/// Shows a drawing of a board, before and after a move; `words` describes it to screen readers.
pub fn board_drawing(
    ui: &mut Ui,
    picture: &Picture,
    direction: Direction,
    words: &str,
) -> Response {
    let geometry = picture.before.geometry;
    let board_width = plan::width(geometry);
    let available = ui.available_width();
    let has_two = picture.after.is_some();
    let scale_beside = available / (2.0 * board_width + plan::BOARD_GAP);
    let is_beside = has_two && !plan::is_wide(geometry) && scale_beside >= MIN_SCALE_BESIDE;
    let scale = if is_beside {
        scale_beside
    } else {
        available / board_width
    }
    .min(MAX_SCALE);
    // Letters don't shrink below their minimum, so small drawings need more room for them.
    let margin = (LINE_HEIGHT * font_size(LETTER_FONT, scale) - scale * STRIP_HEIGHT).max(0.0);
    let board = scale * vec2(board_width, plan::height(geometry)) + vec2(0.0, 2.0 * margin);
    let size = match (has_two, is_beside) {
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
        pen(rect.min).draw_board(&picture.before, direction);
        if let Some(after) = &picture.after {
            let corner = rect.max - board;
            pen(corner).draw_board(after, direction);
            let heading = if is_beside { Vec2::RIGHT } else { Vec2::DOWN };
            pen(rect.min).draw_move_arrow(rect.center(), heading);
        }
    }
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, words));
    response
}

/// Shows a drawing as [`board_drawing`] does, centred and at most `max_width` points wide.
pub fn centred_drawing(
    ui: &mut Ui,
    max_width: f32,
    picture: &Picture,
    direction: Direction,
    words: &str,
) {
    ui.vertical_centered(|ui| {
        ui.set_max_width(max_width.min(ui.available_width()));
        board_drawing(ui, picture, direction, words);
    });
}

/// Shows a single hole with a mark and its meaning, for the legend.
pub fn marked_sample(ui: &mut Ui, mark: Mark, words: &str) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(SAMPLE_SIZE), Sense::hover());
    let is_captured = mark == Mark::Captured;
    let drawing = HoleDrawing {
        hole: Hole::new(0),
        form: Form::Plain,
        seeds: if is_captured { 0 } else { 3 },
        mark: Some(mark),
        taken: if is_captured { 3 } else { 0 },
    };
    let scale = SAMPLE_SIZE / plan::CELL_SIZE;
    let pen = Pen {
        painter: ui.painter(),
        corner: rect.min,
        scale,
    };
    pen.draw_hole(&drawing, (plan::CELL_SIZE / 2.0, plan::CELL_SIZE / 2.0));
    let tint = theme::text_colour(ui.ctx(), colour::BONE_DIM);
    let meaning = silent(ui, RichText::new(words).font(text(size::SMALL)).color(tint));
    let union = rect.union(meaning.rect);
    let sample = ui.interact(union, meaning.id.with("legend"), Sense::hover());
    sample.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, words));
}

/// Returns a font size in points, given in units of the plan and with its minimum in points.
fn font_size((units, min): (f32, f32), scale: f32) -> f32 {
    (units * scale).max(min)
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

    fn draw_text(&self, at: Pos2, anchor: Align2, words: &str, size: (f32, f32), tint: Color32) {
        let tint = theme::text_colour(self.painter.ctx(), tint);
        self.painter
            .text(at, anchor, words, bold(self.size(size)), tint);
    }

    fn draw_board(&self, drawing: &Drawing, direction: Direction) {
        let geometry = drawing.geometry;
        let width = plan::width(geometry);
        let ctx = self.painter.ctx();
        let wood = Rect::from_min_max(
            self.at((1.0, STRIP_HEIGHT)),
            self.at((width - 1.0, plan::height(geometry) - STRIP_HEIGHT)),
        );
        let corner_radius = (30.0 * self.scale) as u8;
        self.painter
            .rect_filled(wood.expand(1.5), corner_radius, colour::NIGHT);
        self.painter
            .add(wood::plank(ctx, wood, corner_radius, colour::WOOD_RAISED));
        for path in drawing.paths.iter().rev() {
            self.draw_path(*path, drawing, direction);
        }
        for hole in &drawing.holes {
            self.draw_hole(hole, plan::centre(geometry, hole.hole));
            if hole.form == Form::EndSquare {
                continue;
            }
            self.draw_letter(geometry, hole.hole);
        }
        let lefts = [width - plan::LOFT_WIDTH + 5.0, 7.0];
        for (loft, left) in drawing.lofts.iter().zip(lefts) {
            self.draw_loft(loft, left, geometry);
        }
    }

    fn draw_letter(&self, geometry: Geometry, hole: Hole) {
        let (at, anchor) = if geometry.is_inner(hole) {
            // On the smallest drawings only outer holes have letters: there is no room between the
            // rows, and the letters of the ring continue from them.
            if self.size(LETTER_FONT) > plan::between_rows() * self.scale {
                return;
            }
            let centre = plan::letter_centre(geometry, hole);
            (centre, Align2::CENTER_CENTER)
        } else {
            let (x, _) = plan::letter(geometry, hole);
            match geometry.owner(hole) {
                Side::South => (
                    (x, plan::height(geometry) - STRIP_HEIGHT),
                    Align2::CENTER_TOP,
                ),
                Side::North => ((x, STRIP_HEIGHT), Align2::CENTER_BOTTOM),
            }
        };
        let letter = geometry.letter(hole).to_string();
        self.draw_text(self.at(at), anchor, &letter, LETTER_FONT, colour::BONE_DIM);
    }

    fn draw_hole(&self, drawing: &HoleDrawing, (x, y): (f32, f32)) {
        let centre = self.at((x, y));
        let radius = plan::HOLE_RADIUS * self.scale;
        let fill = if drawing.mark == Some(Mark::Captured) {
            colour::INDIGO
        } else {
            colour::RECESS
        };
        match drawing.form {
            Form::EndSquare => {
                let (width, height) = plan::END_SQUARE_SIZE;
                let square = Rect::from_center_size(centre, self.scale * vec2(width, height));
                self.painter.rect_filled(square, 6.0 * self.scale, fill);
                let corners = [
                    square.left_top(),
                    square.right_top(),
                    square.right_bottom(),
                    square.left_bottom(),
                    square.left_top(),
                ];
                self.draw_outline(&corners, drawing.mark);
            }
            Form::Shut => {
                self.painter
                    .circle_filled(centre, radius, colour::SEED_SHADE);
                let vein = 0.62 * radius * vec2(1.0, -1.0);
                let stroke = self.stroke(2.0, colour::RECESS);
                self.painter
                    .line_segment([centre - vein, centre + vein], stroke);
                self.draw_ring(centre, radius, drawing.mark);
            }
            Form::Plain | Form::Special => {
                self.painter.circle_filled(centre, radius, fill);
                self.draw_ring(centre, radius, drawing.mark);
            }
        }
        if drawing.form == Form::Special {
            let stroke = self.stroke(1.5, colour::BONE_DIM);
            self.painter
                .circle_stroke(centre, radius - 4.0 * self.scale, stroke);
        }
        let centred = Align2::CENTER_CENTER;
        let mut half_width = 0.0;
        if drawing.seeds > 0 {
            let text = drawing.seeds.to_string();
            self.draw_text(centre, centred, &text, SEEDS_FONT, colour::BONE);
            half_width = 0.3 * self.size(SEEDS_FONT) * text.len() as f32;
        }
        if drawing.taken > 0 {
            let text = format!("−{}", drawing.taken);
            if drawing.seeds == 0 {
                self.draw_text(centre, centred, &text, GAIN_FONT, colour::BONE);
            } else {
                let at = centre + vec2(half_width + 2.0, -2.0);
                self.draw_text(at, Align2::LEFT_BOTTOM, &text, GAIN_FONT, colour::BONE);
            }
        }
        if drawing.mark == Some(Mark::Refused) {
            let half = 0.74 * radius;
            let stroke = self.stroke(3.0, colour::EARTH_LIT);
            for diagonal in [vec2(half, half), vec2(half, -half)] {
                self.painter
                    .line_segment([centre - diagonal, centre + diagonal], stroke);
            }
        }
    }

    fn draw_ring(&self, centre: Pos2, radius: f32, mark: Option<Mark>) {
        let corner = |index: usize| {
            let angle = std::f32::consts::TAU * index as f32 / RING_CORNERS as f32;
            centre + radius * Vec2::angled(angle)
        };
        let points: Vec<Pos2> = (0..=RING_CORNERS).map(corner).collect();
        self.draw_outline(&points, mark);
    }

    /// Draws a closed outline in the style of `mark`.
    fn draw_outline(&self, points: &[Pos2], mark: Option<Mark>) {
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

    fn draw_loft(&self, loft: &LoftDrawing, left: f32, geometry: Geometry) {
        let width = plan::LOFT_WIDTH - 12.0;
        let trough = Rect::from_min_max(
            self.at((left, plan::FAR_ROW_Y - 12.0)),
            self.at((left + width, plan::near_row_y(geometry) + 12.0)),
        );
        let corner_radius = (14.0 * self.scale) as u8;
        self.painter.extend(carving::recess(trough, corner_radius));
        let centre = trough.center();
        let seeds = loft.seeds.to_string();
        // On a small board, two digits would be wider than the trough.
        let max_font_size = trough.width() / (DIGIT_WIDTH * seeds.len() as f32);
        let (units, min) = SEEDS_FONT;
        let size = (
            units.min(max_font_size / self.scale),
            min.min(max_font_size),
        );
        self.draw_text(centre, Align2::CENTER_CENTER, &seeds, size, colour::BONE);
        if loft.gained > 0 {
            let below = centre + vec2(0.0, 0.55 * self.size(SEEDS_FONT));
            let gained = format!("+{}", loft.gained);
            let tint = colour::INDIGO_PALE;
            self.draw_text(below, Align2::CENTER_TOP, &gained, GAIN_FONT, tint);
        }
    }

    /// Draws the path of a lap as a thread under the holes.
    fn draw_path(&self, path: LapPath, drawing: &Drawing, direction: Direction) {
        let Some(curve) = plan::lap_curve(path, drawing.geometry, direction) else {
            return;
        };
        let mut points = vec![self.at(curve.from)];
        let mut last = points[0];
        for piece in &curve.segments {
            match *piece {
                Segment::Line(to) => {
                    last = self.at(to);
                    points.push(last);
                }
                Segment::Curve(first_handle, second_handle, to) => {
                    let [first_handle, second_handle, to] =
                        [first_handle, second_handle, to].map(|point| self.at(point));
                    let curve = CubicBezierShape {
                        points: [last, first_handle, second_handle, to],
                        closed: false,
                        fill: Color32::TRANSPARENT,
                        stroke: PathStroke::NONE,
                    };
                    let ts = (1..=CURVE_SEGMENTS).map(|step| step as f32 / CURVE_SEGMENTS as f32);
                    points.extend(ts.map(|t| curve.sample(t)));
                    last = to;
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
        let heading = Vec2::angled(curve.heading.to_radians());
        let tip = [(7.0, 0.0), (-3.0, 5.0), (-3.0, -5.0)];
        self.draw_polygon(self.at(curve.tip), heading, &tip, tint);
    }

    /// Draws the arrow from the board before the move to the board after it.
    fn draw_move_arrow(&self, centre: Pos2, heading: Vec2) {
        let tint = colour::BONE_DIM;
        let shaft = [(-11.0, -3.5), (1.0, -3.5), (1.0, 3.5), (-11.0, 3.5)];
        self.draw_polygon(centre, heading, &shaft, tint);
        let tip = [(12.0, 0.0), (0.0, 10.0), (0.0, -10.0)];
        self.draw_polygon(centre, heading, &tip, tint);
    }

    /// Draws a convex shape around `centre`, rotated from pointing right to `heading`.
    fn draw_polygon(&self, centre: Pos2, heading: Vec2, corners: &[(f32, f32)], tint: Color32) {
        let place =
            |&(x, y): &(f32, f32)| centre + self.scale * (x * heading + y * heading.rot90());
        let points: Vec<Pos2> = corners.iter().map(place).collect();
        self.painter
            .add(Shape::convex_polygon(points, tint, Stroke::NONE));
    }
}
