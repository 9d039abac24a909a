//! Drawings of boards as SVG, to stand in the text of a page.

use std::fmt::Write;

use crate::examples::drawing::{Drawing, HoleDrawing, LoftDrawing, Mark, Picture, Way};
use crate::rules::spec::Direction;
use crate::rules::{Geometry, Hole, RuleSet, Side};
use crate::text::messages::Messages;

use super::html::escape;

/// Sizes in the units of the drawing: a page scales them.
mod size {
    /// From the middle of one hole to that of the next.
    pub(super) const CELL: f32 = 50.0;
    /// The radius of a hole.
    pub(super) const HOLE: f32 = 19.0;
    /// The width of a loft, with the space beside it.
    pub(super) const LOFT: f32 = 46.0;
    /// From the top to the middle of the far row: room for its letters.
    pub(super) const NORTH: f32 = 42.0;
    /// From the top to the middle of the near row.
    pub(super) const SOUTH: f32 = 98.0;
    /// The height of a board with its letters.
    pub(super) const HEIGHT: f32 = 140.0;
    /// Between two boards, where an arrow stands.
    pub(super) const GAP: f32 = 44.0;
    /// From one lap's thread to the next.
    pub(super) const THREAD: f32 = 5.0;
}

/// The longest row of which two boards stand side by side.
const LONGEST_SIDE_BY_SIDE: usize = 8;

/// Whether two boards of these rules don't stand side by side.
pub(super) const fn is_wide(rules: &RuleSet) -> bool {
    rules.geometry().row() > LONGEST_SIDE_BY_SIDE
}

/// A picture with what a screen reader says instead of it; `id` is unique in the document.
pub(super) fn picture(
    picture: &Picture,
    rules: &RuleSet,
    id: &str,
    title: &str,
    messages: &Messages,
) -> String {
    let geometry = rules.geometry();
    let one = width(geometry);
    let side_by_side = !is_wide(rules);
    let mut description = counts(&picture.before, messages);
    let mut body = board(&picture.before, rules.direction(), 0.0, 0.0);
    let (mut wide, mut high) = (one, size::HEIGHT);
    if let Some(after) = &picture.after {
        let (x, y) = if side_by_side {
            (one + size::GAP, 0.0)
        } else {
            (0.0, size::HEIGHT + size::GAP / 2.0)
        };
        let (arrow_x, arrow_y, turn) = if side_by_side {
            (one + size::GAP / 2.0, (size::NORTH + size::SOUTH) / 2.0, 0)
        } else {
            (one / 2.0, size::HEIGHT + size::GAP / 4.0, 90)
        };
        let _ = write!(
            body,
            r#"<path class="then" transform="translate({arrow_x} {arrow_y}) rotate({turn})" d="M-11-4H1V-11L12 0 1 11V4H-11Z"/>"#
        );
        body += &board(after, rules.direction(), x, y);
        description = messages.format(
            "printed-before-after",
            &[
                ("before", description.into()),
                ("after", counts(after, messages).into()),
            ],
        );
        (wide, high) = (x + one, y + size::HEIGHT);
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

/// One hole alone, for the list of marks.
pub(super) fn sample(mark: Mark) -> String {
    let hole = HoleDrawing {
        hole: Hole::new(0),
        seeds: if mark == Mark::Captured { 0 } else { 3 },
        mark: Some(mark),
        taken: if mark == Mark::Captured { 3 } else { 0 },
    };
    let middle = size::CELL / 2.0;
    format!(
        r#"<svg class="sample" viewBox="0 0 {0} {0}" aria-hidden="true">{1}</svg>"#,
        size::CELL,
        hole_shape(&hole, middle, middle)
    )
}

/// What lies on a board, in words.
fn counts(drawing: &Drawing, messages: &Messages) -> String {
    let geometry = drawing.geometry;
    let row = |side| {
        let holes = geometry.territory(side);
        let seeds = holes.map(|hole| drawing.holes[hole.index()].seeds.to_string());
        seeds.collect::<Vec<_>>().join(&messages.get("words-comma"))
    };
    messages.format(
        "printed-counts",
        &[
            ("south", row(Side::South).into()),
            ("north", row(Side::North).into()),
            ("south-loft", drawing.lofts[0].seeds.into()),
            ("north-loft", drawing.lofts[1].seeds.into()),
        ],
    )
}

fn width(geometry: Geometry) -> f32 {
    2.0 * size::LOFT + geometry.row() as f32 * size::CELL
}

fn board(drawing: &Drawing, direction: Direction, x: f32, y: f32) -> String {
    let geometry = drawing.geometry;
    let wide = width(geometry);
    let mut svg = format!(
        r#"<g transform="translate({x} {y})"><rect class="wood" x="1" y="17" width="{}" height="{}" rx="34"/>"#,
        wide - 2.0,
        size::HEIGHT - 34.0,
    );
    for way in drawing.ways.iter().rev() {
        svg += &thread(*way, geometry, direction);
    }
    for hole in &drawing.holes {
        let (x, y) = middle(geometry, hole.hole);
        svg += &hole_shape(hole, x, y);
        let letter = geometry.letter(hole.hole);
        let y = match geometry.owner(hole.hole) {
            Side::South => size::HEIGHT - 2.0,
            Side::North => 12.0,
        };
        let _ = write!(
            svg,
            r#"<text class="letter" x="{x}" y="{y}">{letter}</text>"#
        );
    }
    for (loft, x) in drawing.lofts.iter().zip([wide - size::LOFT + 4.0, 8.0]) {
        svg += &loft_shape(loft, x);
    }
    svg + "</g>"
}

/// The middle of a hole: the near row from left to right, the far one from right to left.
fn middle(geometry: Geometry, hole: Hole) -> (f32, f32) {
    let row = geometry.row();
    let (column, y) = if hole.index() < row {
        (hole.index(), size::SOUTH)
    } else {
        (2 * row - 1 - hole.index(), size::NORTH)
    };
    (size::LOFT + (column as f32 + 0.5) * size::CELL, y)
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
    };
    let radius = size::HOLE;
    let mut svg = format!(r#"<circle class="{class}" cx="{x}" cy="{y}" r="{radius}"/>"#);
    if drawn.seeds > 0 {
        let _ = write!(
            svg,
            r#"<text class="seeds" x="{x}" y="{}">{}</text>"#,
            y + 6.5,
            drawn.seeds
        );
    }
    if drawn.taken > 0 {
        let (x, y) = if drawn.seeds == 0 {
            (x, y + 5.0)
        } else {
            (x + 14.0, y - 9.0)
        };
        let _ = write!(
            svg,
            r#"<text class="taken" x="{x}" y="{y}">−{}</text>"#,
            drawn.taken
        );
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

fn loft_shape(loft: &LoftDrawing, x: f32) -> String {
    let wide = size::LOFT - 12.0;
    let (left, x) = (x, x + wide / 2.0);
    let middle = (size::NORTH + size::SOUTH) / 2.0;
    let mut svg = format!(
        r#"<rect class="loft" x="{left}" y="{}" width="{wide}" height="{}" rx="15"/><text class="seeds" x="{x}" y="{}">{}</text>"#,
        size::NORTH - 12.0,
        size::SOUTH - size::NORTH + 24.0,
        middle + 5.0,
        loft.seeds,
    );
    if loft.gained > 0 {
        let _ = write!(
            svg,
            r#"<text class="gained" x="{x}" y="{}">+{}</text>"#,
            middle + 25.0,
            loft.gained
        );
    }
    svg
}

/// The way of one lap's seeds, as a thread that runs under the holes, with an arrow where it ends.
fn thread(way: Way, geometry: Geometry, direction: Direction) -> String {
    if way.steps == 0 {
        return String::new();
    }
    let row = geometry.row();
    let holes = geometry.holes();
    // Once round is enough to see that it goes round.
    let steps = usize::from(way.steps).min(holes + usize::from(way.steps) % holes);
    let aside = f32::from(way.lap - 1) * size::THREAD;
    let place = |hole: Hole| {
        let (x, y) = middle(geometry, hole);
        (
            x,
            if hole.index() < row {
                y + aside
            } else {
                y - aside
            },
        )
    };
    let onward = |hole: Hole| match direction {
        Direction::Counterclockwise => geometry.after(hole),
        Direction::Clockwise => geometry.before(hole),
    };
    let (x, y) = place(way.from);
    let mut path = format!("M{x} {y}");
    let mut hole = way.from;
    let mut heading = 0.0;
    let (mut end_x, mut end_y) = (x, y);
    for step in 1..=steps {
        let next = onward(hole);
        let ((from_x, from_y), (x, y)) = (place(hole), place(next));
        let is_last = step == steps;
        if geometry.owner(hole) == geometry.owner(next) {
            heading = if x > from_x { 0.0 } else { 180.0 };
            let reach = if is_last { size::HOLE + 7.0 } else { 0.0 };
            let x = if x > from_x { x - reach } else { x + reach };
            let _ = write!(path, "L{x} {y}");
            (end_x, end_y) = (x, y);
        } else {
            let out = if x > width(geometry) / 2.0 {
                19.0
            } else {
                -19.0
            } + aside.copysign(x - width(geometry) / 2.0);
            let reach = if is_last {
                (size::HOLE + 7.0).copysign(from_y - y)
            } else {
                0.0
            };
            heading = if y < from_y { -90.0 } else { 90.0 };
            let _ = write!(
                path,
                "C{} {from_y} {} {} {x} {}",
                from_x + out,
                x + out,
                y + reach * 1.6,
                y + reach
            );
            (end_x, end_y) = (x, y + reach);
        }
        hole = next;
    }
    let lap = if way.lap == 1 { "" } else { " later" };
    format!(
        r#"<path class="way{lap}" d="{path}"/><path class="tip{lap}" transform="translate({end_x} {end_y}) rotate({heading})" d="M7 0-3 5V-5Z"/>"#
    )
}
