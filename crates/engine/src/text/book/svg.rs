//! Draws boards as inline SVG.

use std::fmt::{Display, Write};

use crate::examples::drawing::plan::{self, Segment, centre, width};
use crate::examples::drawing::{Drawing, Form, HoleDrawing, LapPath, LoftDrawing, Mark, Picture};
use crate::text::messages::Messages;
use awale_rules::spec::Direction;
use awale_rules::{Geometry, Hole, RuleSet};

use super::caption::picture_in_words;

/// Draws a picture with its alternative text. `id` must be unique in the document.
pub(super) fn picture(
    picture: &Picture,
    rules: &RuleSet,
    id: &str,
    title: &str,
    messages: &Messages,
) -> String {
    let geometry = rules.geometry();
    let board_width = width(geometry);
    let is_side_by_side = !plan::is_wide(geometry);
    let description = picture_in_words(picture, messages);
    let mut body = board(&picture.before, rules.direction(), 0.0, 0.0);
    let (mut total_width, mut total_height) = (board_width, plan::height(geometry));
    if let Some(after) = &picture.after {
        let (x, y) = if is_side_by_side {
            (board_width + plan::BOARD_GAP, 0.0)
        } else {
            (0.0, plan::height(geometry) + plan::BOARD_GAP / 2.0)
        };
        let (arrow_x, arrow_y, rotation) = if is_side_by_side {
            (
                board_width + plan::BOARD_GAP / 2.0,
                (plan::FAR_ROW_Y + plan::near_row_y(geometry)) / 2.0,
                0,
            )
        } else {
            (
                board_width / 2.0,
                plan::height(geometry) + plan::BOARD_GAP / 4.0,
                90,
            )
        };
        let _ = write!(
            body,
            r#"<path class="then" transform="translate({arrow_x} {arrow_y}) rotate({rotation})" d="M-11-4H1V-11L12 0 1 11V4H-11Z"/>"#
        );
        body += &board(after, rules.direction(), x, y);
        (total_width, total_height) = (x + board_width, y + plan::height(geometry));
    }
    let class = match (&picture.after, is_side_by_side) {
        (Some(_), true) => "two",
        (None, true) => "one",
        (_, false) => "long",
    };
    format!(
        r#"<svg class="{class}" viewBox="0 0 {total_width} {total_height}" role="img" aria-labelledby="{id}-title {id}-desc"><title id="{id}-title">{}</title><desc id="{id}-desc">{}</desc>{body}</svg>"#,
        escape(title),
        escape(&description),
    )
}

/// Draws a single hole with `mark`, for the legend.
pub(super) fn sample(mark: Mark) -> String {
    let hole = HoleDrawing {
        hole: Hole::new(0),
        form: Form::Plain,
        seeds: if mark == Mark::Captured { 0 } else { 3 },
        mark: Some(mark),
        taken: if mark == Mark::Captured { 3 } else { 0 },
    };
    let middle = plan::CELL_SIZE / 2.0;
    format!(
        r#"<svg class="sample" viewBox="0 0 {0} {0}" aria-hidden="true">{1}</svg>"#,
        plan::CELL_SIZE,
        hole_shape(&hole, middle, middle)
    )
}

fn board(drawing: &Drawing, direction: Direction, x: f32, y: f32) -> String {
    let geometry = drawing.geometry;
    let board_width = width(geometry);
    let mut svg = format!(
        r#"<g transform="translate({x} {y})"><rect class="wood" x="1" y="17" width="{}" height="{}" rx="34"/>"#,
        board_width - 2.0,
        plan::height(geometry) - 34.0,
    );
    for path in drawing.paths.iter().rev() {
        svg += &lap_curve(*path, geometry, direction);
    }
    for hole in &drawing.holes {
        let (x, y) = centre(geometry, hole.hole);
        svg += &hole_shape(hole, x, y);
        if hole.form == Form::EndSquare {
            continue;
        }
        let letter = geometry.letter(hole.hole);
        let (x, y) = plan::letter(geometry, hole.hole);
        svg += &label("letter", x, y, letter);
    }
    for (loft, x) in drawing
        .lofts
        .iter()
        .zip([board_width - plan::LOFT_WIDTH + 4.0, 8.0])
    {
        svg += &loft_shape(loft, x, geometry);
    }
    svg + "</g>"
}

fn hole_shape(hole: &HoleDrawing, x: f32, y: f32) -> String {
    let class = match hole.mark {
        None => "hole",
        Some(Mark::Played) => "hole played",
        Some(Mark::Refused) => "hole refused",
        Some(Mark::Allowed) => "hole allowed",
        Some(Mark::End) => "hole end",
        Some(Mark::Captured) => "hole captured",
        Some(Mark::Spared) => "hole spared",
        Some(Mark::Noted) => "hole noted",
    };
    let radius = plan::HOLE_RADIUS;
    let mut svg = match hole.form {
        Form::EndSquare => {
            let (width, height) = plan::END_SQUARE_SIZE;
            let (left, top) = (x - width / 2.0, y - height / 2.0);
            format!(
                r#"<rect class="{class}" x="{left}" y="{top}" width="{width}" height="{height}" rx="6"/>"#
            )
        }
        Form::Shut => {
            let offset = radius * 0.62;
            format!(
                r#"<circle class="{class} shut" cx="{x}" cy="{y}" r="{radius}"/><path class="vein" d="M{} {}L{} {}"/>"#,
                x - offset,
                y + offset,
                x + offset,
                y - offset
            )
        }
        Form::Plain | Form::Special => {
            format!(r#"<circle class="{class}" cx="{x}" cy="{y}" r="{radius}"/>"#)
        }
    };
    if hole.form == Form::Special {
        let inner_radius = radius - 4.0;
        let _ = write!(
            svg,
            r#"<circle class="special" cx="{x}" cy="{y}" r="{inner_radius}"/>"#
        );
    }
    if hole.seeds > 0 {
        svg += &label("seeds", x, y + 6.5, hole.seeds);
    }
    if hole.taken > 0 {
        let (x, y) = if hole.seeds == 0 {
            (x, y + 5.0)
        } else {
            (x + 14.0, y - 9.0)
        };
        svg += &label("taken", x, y, format!("−{}", hole.taken));
    }
    if hole.mark == Some(Mark::Refused) {
        let (offset, size) = (radius * 0.74, radius * 1.48);
        let _ = write!(
            svg,
            r#"<path class="cross" d="M{} {}l{size} {size}m0-{size}l-{size} {size}"/>"#,
            x - offset,
            y - offset
        );
    }
    svg
}

fn loft_shape(loft: &LoftDrawing, x: f32, geometry: Geometry) -> String {
    let width = plan::LOFT_WIDTH - 12.0;
    let (left, x) = (x, x + width / 2.0);
    let middle = (plan::FAR_ROW_Y + plan::near_row_y(geometry)) / 2.0;
    let mut svg = format!(
        r#"<rect class="loft" x="{left}" y="{}" width="{width}" height="{}" rx="15"/>"#,
        plan::FAR_ROW_Y - 12.0,
        plan::near_row_y(geometry) - plan::FAR_ROW_Y + 24.0,
    );
    svg += &label("seeds", x, middle + 5.0, loft.seeds);
    if loft.gained > 0 {
        svg += &label("gained", x, middle + 25.0, format!("+{}", loft.gained));
    }
    svg
}

/// Writes text centred on `x`.
fn label(class: &str, x: f32, y: f32, text: impl Display) -> String {
    format!(r#"<text class="{class}" x="{x}" y="{y}">{text}</text>"#)
}

/// Draws the path of a lap, to lie under the holes, with an arrowhead.
fn lap_curve(lap_path: LapPath, geometry: Geometry, direction: Direction) -> String {
    let Some(curve) = plan::lap_curve(lap_path, geometry, direction) else {
        return String::new();
    };
    let (x, y) = curve.from;
    let mut path = format!("M{x} {y}");
    for segment in &curve.segments {
        let _ = match *segment {
            Segment::Line((x, y)) => write!(path, "L{x} {y}"),
            Segment::Curve((a, b), (c, d), (x, y)) => write!(path, "C{a} {b} {c} {d} {x} {y}"),
        };
    }
    let ((x, y), heading) = (curve.tip, curve.heading);
    let class = if lap_path.lap == 1 { "" } else { " later" };
    format!(
        r#"<path class="way{class}" d="{path}"/><path class="tip{class}" transform="translate({x} {y}) rotate({heading})" d="M7 0-3 5V-5Z"/>"#
    )
}

/// Escapes text from rule files for HTML and SVG.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\'' => escaped += "&#39;",
            // XML forbids control characters.
            control if control.is_control() && !control.is_whitespace() => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}
