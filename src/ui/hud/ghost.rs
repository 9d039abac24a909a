//! The ghost of a move: marks over the board with the change in every hole and loft.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    self, Color32, LayerId, Order, Painter, Pos2, Rect, Shape, Stroke, StrokeKind,
    epaint::EllipseShape, pos2, vec2,
};

use crate::board::BoardVessel;
use crate::board_view::{GhostMark, GhostWord};
use crate::state::board_is_free;
use crate::ui::pass::{AddPanels, UiPass};
use crate::ui::theme::{bold, colour, size};
use awale_rules::Vessel;

/// The font size, as a fraction of the width of the hole below.
const FONT_SCALE: f32 = 0.24;
/// The range of the font size, in points.
const FONT_SIZE_RANGE: (f32, f32) = (9.0, size::BODY);
/// The height of a mark, relative to the font size.
const HEIGHT: f32 = 1.3;
/// The horizontal padding of a mark, relative to the font size.
const SIDE_PADDING: f32 = 0.35;
/// The space between two words of a mark, in points.
const WORD_GAP: f32 = 2.0;
/// The opacity of a mark, 0 to 1.
const OPACITY: f32 = 0.74;
/// The opacity of the move in the other direction.
const OTHER_OPACITY: f32 = 0.5;
/// The font size of the move in the other direction, relative to that of the chosen move.
const OTHER_FONT_SCALE: f32 = 0.85;
/// The distance of the move in the other direction below the chosen move, relative to the font
/// size. It is below, as the letter of a far hole is above.
const LINE_HEIGHT: f32 = 1.35;
/// The radii of the last seed's mark, relative to the font size.
const SEED_RADII: egui::Vec2 = vec2(0.5, 0.42);

pub(super) fn plugin(app: &mut App) {
    let marks = show.run_if(board_is_free.and_then(has_marks));
    app.draw(UiPass::Board, marks);
}

fn has_marks(marks: Query<&GhostMark>) -> bool {
    marks.iter().any(|mark| !mark.is_blank())
}

fn show(mut contexts: EguiContexts, marks: Query<(&BoardVessel, &GhostMark)>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let painter = ctx.layer_painter(LayerId::new(Order::Background, egui::Id::new("ghost")));
    for (vessel, mark) in &marks {
        if !mark.is_blank() {
            paint_mark(&painter, vessel.0, mark, ctx.zoom_factor());
        }
    }
    Ok(())
}

fn paint_mark(painter: &Painter, vessel: Vessel, mark: &GhostMark, zoom: f32) {
    let centre = pos2(mark.screen.x, mark.screen.y) / zoom;
    let font_size = (mark.room / zoom * FONT_SCALE).clamp(FONT_SIZE_RANGE.0, FONT_SIZE_RANGE.1);
    let mut faint = painter.clone();
    faint.set_opacity(OTHER_OPACITY);
    let is_other_alone = mark.words.is_empty() && !mark.is_end;
    let other_offset = if is_other_alone {
        0.0
    } else {
        LINE_HEIGHT * font_size
    };
    let other = (mark.other_words.as_slice(), mark.is_other_end);
    let below = centre + vec2(0.0, other_offset);
    paint_line(&faint, vessel, other, below, OTHER_FONT_SCALE * font_size);
    let words = (mark.words.as_slice(), mark.is_end);
    let width = paint_line(painter, vessel, words, centre, font_size);
    if let Some(direction) = mark.towards {
        let direction = vec2(direction.x, direction.y);
        let offset = direction * (0.5 * width + font_size);
        paint_arrow(painter, centre + offset, direction * font_size);
        paint_arrow(&faint, centre - offset, -direction * font_size);
    }
}

/// Paints the words and the last seed of a move over a vessel. Returns the width of the words.
fn paint_line(
    painter: &Painter,
    vessel: Vessel,
    (words, is_end): (&[GhostWord], bool),
    centre: Pos2,
    font_size: f32,
) -> f32 {
    let galleys: Vec<_> = words
        .iter()
        .map(|&word| {
            let style = WordStyle::of(word);
            let text = number_text(word, vessel);
            let galley = painter.layout_no_wrap(text, bold(font_size), style.text);
            (style, galley)
        })
        .collect();
    let height = font_size * HEIGHT;
    let width = |text: f32| (text + 2.0 * SIDE_PADDING * font_size).max(height);
    let words_width: f32 = galleys
        .iter()
        .map(|(_, galley)| width(galley.size().x))
        .sum();
    let gaps = galleys.len().saturating_sub(1) as f32 * WORD_GAP;
    let line_width = words_width + gaps;
    let mut left = centre.x - 0.5 * line_width;
    for (style, galley) in galleys {
        let size = vec2(width(galley.size().x), height);
        let rect = Rect::from_min_size(pos2(left, centre.y - 0.5 * height), size);
        let corner_radius = 0.5 * height;
        painter.rect(
            rect,
            corner_radius,
            style.fill,
            Stroke::new(1.0, style.edge),
            StrokeKind::Outside,
        );
        let text = Rect::from_center_size(rect.center(), galley.size());
        painter.galley(text.min, galley, style.text);
        if style.is_struck_out {
            let line = text.x_range().expand(0.15 * font_size);
            painter.hline(line, rect.center().y, Stroke::new(1.5, style.text));
        }
        left += size.x + WORD_GAP;
    }
    if is_end {
        // Beside the words, as the letter of a far hole is above them.
        let offset = if words.is_empty() {
            0.0
        } else {
            0.5 * line_width + WORD_GAP + SEED_RADII.x * font_size
        };
        paint_last_seed(painter, centre - vec2(offset, 0.0), font_size);
    }
    line_width
}

/// Paints an arrowhead that ends at `tip` and is as broad as `along` is long.
fn paint_arrow(painter: &Painter, tip: Pos2, along: egui::Vec2) {
    let back = tip - 0.7 * along;
    let across = 0.5 * along.rot90();
    painter.add(Shape::convex_polygon(
        vec![tip, back + across, back - across],
        colour::SUN,
        Stroke::new(1.0, colour::NIGHT),
    ));
}

/// Paints the mark of the last seed.
fn paint_last_seed(painter: &Painter, centre: Pos2, font_size: f32) {
    painter.add(EllipseShape {
        center: centre,
        radius: SEED_RADII * font_size,
        fill: colour::BONE,
        stroke: Stroke::new(1.5, colour::NIGHT),
        angle: 0.0,
    });
    painter.circle_filled(
        centre + vec2(0.14, 0.1) * font_size,
        0.16 * font_size,
        colour::BONE_FAINT,
    );
}

/// The style of a word.
struct WordStyle {
    text: Color32,
    fill: Color32,
    edge: Color32,
    is_struck_out: bool,
}

impl WordStyle {
    fn of(word: GhostWord) -> Self {
        let dark = colour::NIGHT.gamma_multiply(OPACITY);
        let (text, fill, edge) = match word {
            GhostWord::Change(change) if change < 0 => (colour::BONE_DIM, dark, dark),
            GhostWord::Change(_) => (colour::BONE, dark, colour::BONE.gamma_multiply(0.5)),
            GhostWord::Captured(_) => (colour::NIGHT, colour::SUN, colour::NIGHT),
            GhostWord::Lost(_) => (colour::BONE, colour::EARTH, colour::NIGHT),
            GhostWord::Spared(_) => (colour::BONE_DIM, dark, dark),
        };
        Self {
            text,
            fill,
            edge,
            is_struck_out: matches!(word, GhostWord::Spared(_)),
        }
    }
}

/// Formats a word as a number: "+1", "−4". Captures have a sign in lofts but not in holes.
fn number_text(word: GhostWord, vessel: Vessel) -> String {
    match (word, vessel) {
        (GhostWord::Change(change), _) if change < 0 => format!("−{}", change.unsigned_abs()),
        (GhostWord::Change(change), _) => format!("+{change}"),
        (GhostWord::Captured(seeds) | GhostWord::Lost(seeds), Vessel::Loft(_)) => {
            format!("+{seeds}")
        }
        (GhostWord::Captured(seeds) | GhostWord::Lost(seeds) | GhostWord::Spared(seeds), _) => {
            seeds.to_string()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use awale_rules::{Hole, Side};

    #[test]
    fn a_hole_loses_what_a_loft_gains() {
        let hole = Vessel::Hole(Hole::new(3));
        let loft = Vessel::Loft(Side::South);
        assert_eq!(number_text(GhostWord::Change(-12), hole), "−12");
        assert_eq!(number_text(GhostWord::Change(1), hole), "+1");
        assert_eq!(number_text(GhostWord::Captured(3), hole), "3");
        assert_eq!(number_text(GhostWord::Captured(5), loft), "+5");
    }
}
