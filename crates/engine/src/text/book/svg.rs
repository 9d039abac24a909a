//! Drawings of boards as inline SVG.

use std::fmt::{Display, Write};

use crate::examples::drawing::plan::{self, Piece, centre, width};
use crate::examples::drawing::{Drawing, Form, HoleDrawing, LapPath, LoftDrawing, Mark, Picture};
use crate::text::messages::Messages;
use awale_rules::spec::Direction;
use awale_rules::{Geometry, Hole, RuleSet};

use super::caption::picture_in_words;

/// Draws a picture with its alternative text; `id` is unique in the document.
pub(super) fn picture(
    picture: &Picture,
    rules: &RuleSet,
    id: &str,
    title: &str,
    messages: &Messages,
) -> String {
    let geometry = rules.geometry();
    let one = width(geometry);
    let side_by_side = !plan::is_wide(geometry);
    let description = picture_in_words(picture, messages);
    let mut body = board(&picture.before, rules.direction(), 0.0, 0.0);
    let (mut wide, mut high) = (one, plan::height(geometry));
    if let Some(after) = &picture.after {
        let (x, y) = if side_by_side {
            (one + plan::GAP, 0.0)
        } else {
            (0.0, plan::height(geometry) + plan::GAP / 2.0)
        };
        let (arrow_x, arrow_y, turn) = if side_by_side {
            (
                one + plan::GAP / 2.0,
                (plan::NORTH + plan::nearest(geometry)) / 2.0,
                0,
            )
        } else {
            (one / 2.0, plan::height(geometry) + plan::GAP / 4.0, 90)
        };
        let _ = write!(
            body,
            r#"<path class="then" transform="translate({arrow_x} {arrow_y}) rotate({turn})" d="M-11-4H1V-11L12 0 1 11V4H-11Z"/>"#
        );
        body += &board(after, rules.direction(), x, y);
        (wide, high) = (x + one, y + plan::height(geometry));
    }
    let class = match (&picture.after, side_by_side) {
        (Some(_), true) => "two",
        (None, true) => "one",
        (_, false) => "long",
    };
    format!(
        r#"<svg class="{class}" viewBox="0 0 {wide} {high}" role="img" aria-labelledby="{id}-title {id}-desc"><title id="{id}-title">{}</title><desc id="{id}-desc">{}</desc>{body}</svg>"#,
        escape(title),
        escape(&description),
    )
}

/// Draws a single hole, for the legend.
pub(super) fn sample(mark: Mark) -> String {
    let hole = HoleDrawing {
        hole: Hole::new(0),
        form: Form::Plain,
        seeds: if mark == Mark::Captured { 0 } else { 3 },
        mark: Some(mark),
        taken: if mark == Mark::Captured { 3 } else { 0 },
    };
    let middle = plan::CELL / 2.0;
    format!(
        r#"<svg class="sample" viewBox="0 0 {0} {0}" aria-hidden="true">{1}</svg>"#,
        plan::CELL,
        hole_shape(&hole, middle, middle)
    )
}

fn board(drawing: &Drawing, direction: Direction, x: f32, y: f32) -> String {
    let geometry = drawing.geometry;
    let wide = width(geometry);
    let mut svg = format!(
        r#"<g transform="translate({x} {y})"><rect class="wood" x="1" y="17" width="{}" height="{}" rx="34"/>"#,
        wide - 2.0,
        plan::height(geometry) - 34.0,
    );
    for path in drawing.paths.iter().rev() {
        svg += &thread(*path, geometry, direction);
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
    for (loft, x) in drawing.lofts.iter().zip([wide - plan::LOFT + 4.0, 8.0]) {
        svg += &loft_shape(loft, x, geometry);
    }
    svg + "</g>"
}

fn hole_shape(drawn: &HoleDrawing, x: f32, y: f32) -> String {
    let class = match drawn.mark {
        None => "hole",
        Some(Mark::Played) => "hole played",
        Some(Mark::Refused) => "hole refused",
        Some(Mark::Allowed) => "hole allowed",
        Some(Mark::End) => "hole end",
        Some(Mark::Captured) => "hole captured",
        Some(Mark::Spared) => "hole spared",
        Some(Mark::Noted) => "hole noted",
    };
    let radius = plan::HOLE;
    let mut svg = match drawn.form {
        Form::EndSquare => {
            let (wide, high) = plan::SQUARE;
            let (left, top) = (x - wide / 2.0, y - high / 2.0);
            format!(
                r#"<rect class="{class}" x="{left}" y="{top}" width="{wide}" height="{high}" rx="6"/>"#
            )
        }
        Form::Shut => {
            let vein = radius * 0.62;
            format!(
                r#"<circle class="{class} shut" cx="{x}" cy="{y}" r="{radius}"/><path class="vein" d="M{} {}L{} {}"/>"#,
                x - vein,
                y + vein,
                x + vein,
                y - vein
            )
        }
        Form::Plain | Form::Special => {
            format!(r#"<circle class="{class}" cx="{x}" cy="{y}" r="{radius}"/>"#)
        }
    };
    if drawn.form == Form::Special {
        let inner = radius - 4.0;
        let _ = write!(
            svg,
            r#"<circle class="special" cx="{x}" cy="{y}" r="{inner}"/>"#
        );
    }
    if drawn.seeds > 0 {
        svg += &label("seeds", x, y + 6.5, drawn.seeds);
    }
    if drawn.taken > 0 {
        let (x, y) = if drawn.seeds == 0 {
            (x, y + 5.0)
        } else {
            (x + 14.0, y - 9.0)
        };
        svg += &label("taken", x, y, format!("−{}", drawn.taken));
    }
    if drawn.mark == Some(Mark::Refused) {
        let (d, e) = (radius * 0.74, radius * 1.48);
        let _ = write!(
            svg,
            r#"<path class="cross" d="M{} {}l{e} {e}m0-{e}l-{e} {e}"/>"#,
            x - d,
            y - d
        );
    }
    svg
}

fn loft_shape(loft: &LoftDrawing, x: f32, geometry: Geometry) -> String {
    let wide = plan::LOFT - 12.0;
    let (left, x) = (x, x + wide / 2.0);
    let middle = (plan::NORTH + plan::nearest(geometry)) / 2.0;
    let mut svg = format!(
        r#"<rect class="loft" x="{left}" y="{}" width="{wide}" height="{}" rx="15"/>"#,
        plan::NORTH - 12.0,
        plan::nearest(geometry) - plan::NORTH + 24.0,
    );
    svg += &label("seeds", x, middle + 5.0, loft.seeds);
    if loft.gained > 0 {
        svg += &label("gained", x, middle + 25.0, format!("+{}", loft.gained));
    }
    svg
}

/// Writes a text centred on `x`.
fn label(class: &str, x: f32, y: f32, text: impl Display) -> String {
    format!(r#"<text class="{class}" x="{x}" y="{y}">{text}</text>"#)
}

/// Draws the path of a lap under the holes, with an arrowhead.
fn thread(lap_path: LapPath, geometry: Geometry, direction: Direction) -> String {
    let Some(thread) = plan::thread(lap_path, geometry, direction) else {
        return String::new();
    };
    let (x, y) = thread.from;
    let mut path = format!("M{x} {y}");
    for piece in &thread.pieces {
        let _ = match *piece {
            Piece::Line((x, y)) => write!(path, "L{x} {y}"),
            Piece::Curve((a, b), (c, d), (x, y)) => write!(path, "C{a} {b} {c} {d} {x} {y}"),
        };
    }
    let ((x, y), heading) = (thread.tip, thread.heading);
    let lap = if lap_path.lap == 1 { "" } else { " later" };
    format!(
        r#"<path class="way{lap}" d="{path}"/><path class="tip{lap}" transform="translate({x} {y}) rotate({heading})" d="M7 0-3 5V-5Z"/>"#
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
