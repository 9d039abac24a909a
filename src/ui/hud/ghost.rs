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

/// The height of letters, as a fraction of the width of the hole below.
const LETTERS: f32 = 0.24;
/// The bounds of that height, in points.
const LETTERS_BOUNDS: (f32, f32) = (9.0, size::BODY);
/// The height and the horizontal padding of a mark, in letter heights.
const HEIGHT: f32 = 1.3;
const SIDES: f32 = 0.35;
/// The space between two words of a mark, in points.
const BETWEEN: f32 = 2.0;
/// The opacity of a mark, 0 to 1.
const OPACITY: f32 = 0.74;
/// The move in the other direction: its opacity, the size of its letters relative to those of the
/// chosen move, and its distance below them in letter heights. It is below, as the letter of a far
/// hole is above.
const OTHER_OPACITY: f32 = 0.5;
const OTHER_LETTERS: f32 = 0.85;
const LINE: f32 = 1.35;
/// Half the size of the last seed's mark, in letter heights.
const SEED: egui::Vec2 = vec2(0.5, 0.42);

pub(super) fn plugin(app: &mut App) {
    app.draw(
        UiPass::Board,
        show.run_if(board_is_free.and_then(any_marks)),
    );
}

fn any_marks(marks: Query<&GhostMark>) -> bool {
    marks.iter().any(|mark| !mark.is_blank())
}

fn show(mut contexts: EguiContexts, marks: Query<(&BoardVessel, &GhostMark)>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let painter = ctx.layer_painter(LayerId::new(Order::Background, egui::Id::new("ghost")));
    for (vessel, mark) in &marks {
        if !mark.is_blank() {
            paint(&painter, vessel.0, mark, ctx.zoom_factor());
        }
    }
    Ok(())
}

fn paint(painter: &Painter, vessel: Vessel, mark: &GhostMark, zoom: f32) {
    let middle = pos2(mark.screen.x, mark.screen.y) / zoom;
    let letters = (mark.room / zoom * LETTERS).clamp(LETTERS_BOUNDS.0, LETTERS_BOUNDS.1);
    let mut faint = painter.clone();
    faint.set_opacity(OTHER_OPACITY);
    let is_alone = mark.words.is_empty() && !mark.is_end;
    let below = if is_alone { 0.0 } else { LINE * letters };
    let other = (mark.other_words.as_slice(), mark.is_other_end);
    paint_line(
        &faint,
        vessel,
        other,
        middle + vec2(0.0, below),
        OTHER_LETTERS * letters,
    );
    let width = paint_line(painter, vessel, (&mark.words, mark.is_end), middle, letters);
    if let Some(towards) = mark.towards {
        let towards = vec2(towards.x, towards.y);
        let reach = 0.5 * width + letters;
        paint_arrow(painter, middle + towards * reach, towards * letters);
        paint_arrow(&faint, middle - towards * reach, -towards * letters);
    }
}

/// Paints the words and the last seed of a move over a vessel; returns their width.
fn paint_line(
    painter: &Painter,
    vessel: Vessel,
    (words, is_end): (&[GhostWord], bool),
    middle: Pos2,
    letters: f32,
) -> f32 {
    let galleys: Vec<_> = words
        .iter()
        .map(|&word| {
            let look = Look::of(word);
            let text = number_text(word, vessel);
            let galley = painter.layout_no_wrap(text, bold(letters), look.letters);
            (look, galley)
        })
        .collect();
    let height = letters * HEIGHT;
    let width = |text: f32| (text + 2.0 * SIDES * letters).max(height);
    let whole: f32 = galleys
        .iter()
        .map(|(_, galley)| width(galley.size().x))
        .sum();
    let gaps = galleys.len().saturating_sub(1) as f32 * BETWEEN;
    let mut left = middle.x - 0.5 * (whole + gaps);
    for (look, galley) in galleys {
        let size = vec2(width(galley.size().x), height);
        let rect = Rect::from_min_size(pos2(left, middle.y - 0.5 * height), size);
        let corner = 0.5 * height;
        painter.rect(
            rect,
            corner,
            look.ground,
            Stroke::new(1.0, look.edge),
            StrokeKind::Outside,
        );
        let text = Rect::from_center_size(rect.center(), galley.size());
        painter.galley(text.min, galley, look.letters);
        if look.is_struck_out {
            let line = text.x_range().expand(0.15 * letters);
            painter.hline(line, rect.center().y, Stroke::new(1.5, look.letters));
        }
        left += size.x + BETWEEN;
    }
    if is_end {
        // Beside the words, as the letter of a far hole is above them.
        let beside = if words.is_empty() {
            0.0
        } else {
            0.5 * (whole + gaps) + BETWEEN + SEED.x * letters
        };
        paint_last_seed(painter, middle - vec2(beside, 0.0), letters);
    }
    whole + gaps
}

/// Paints an arrowhead at `tip`, as broad as `along` is long.
fn paint_arrow(painter: &Painter, tip: Pos2, along: egui::Vec2) {
    let back = tip - 0.7 * along;
    let across = 0.5 * along.rot90();
    painter.add(Shape::convex_polygon(
        vec![tip, back + across, back - across],
        colour::SUN,
        Stroke::new(1.0, colour::NIGHT),
    ));
}

/// Paints the last seed above its hole.
fn paint_last_seed(painter: &Painter, middle: Pos2, letters: f32) {
    painter.add(EllipseShape {
        center: middle,
        radius: SEED * letters,
        fill: colour::BONE,
        stroke: Stroke::new(1.5, colour::NIGHT),
        angle: 0.0,
    });
    painter.circle_filled(
        middle + vec2(0.14, 0.1) * letters,
        0.16 * letters,
        colour::BONE_FAINT,
    );
}

/// The style of a word.
struct Look {
    letters: Color32,
    ground: Color32,
    edge: Color32,
    is_struck_out: bool,
}

impl Look {
    fn of(word: GhostWord) -> Self {
        let shade = colour::NIGHT.gamma_multiply(OPACITY);
        let (letters, ground, edge) = match word {
            GhostWord::Change(change) if change < 0 => (colour::BONE_DIM, shade, shade),
            GhostWord::Change(_) => (colour::BONE, shade, colour::BONE.gamma_multiply(0.5)),
            GhostWord::Captured(_) => (colour::NIGHT, colour::SUN, colour::NIGHT),
            GhostWord::Lost(_) => (colour::BONE, colour::EARTH, colour::NIGHT),
            GhostWord::Spared(_) => (colour::BONE_DIM, shade, shade),
        };
        Self {
            letters,
            ground,
            edge,
            is_struck_out: matches!(word, GhostWord::Spared(_)),
        }
    }
}

/// Formats a word as a number: "+1", "−4". Captures are negative in holes and positive in lofts.
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
