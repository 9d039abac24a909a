//! Labels beside holes and lofts: letters and seed counts.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    self, Align2, Color32, Galley, LayerId, Order, Painter, Pos2, Rect, Stroke, StrokeKind, pos2,
    vec2,
};

use crate::board::{Board, BoardVessel, HoleLetter, Owner};
use crate::board_view::VesselLabel;
use crate::catalog::Onboarding;
use crate::scene::{Eye, TableLook};
use crate::session::SavedStatistics;
use crate::settings::{CountsShown, Settings};
use crate::state::board_is_free;
use crate::ui::pass::{AddPanels, UiPass};
use crate::ui::theme;
use crate::ui::theme::{bold, colour, size, space};
use crate::ui::widgets::shaded_text;
use awale_rules::{Side, Vessel};

/// Half the height of a tag, in points.
const HALF_HEIGHT: f32 = 12.0;
/// Half the height of an emphasised tag, such as that under the pointer, in points.
const EMPHASISED_HALF_HEIGHT: f32 = 15.0;
/// The scale of labels at high contrast.
const HIGH_CONTRAST_SCALE: f32 = 1.4;
/// The minimum distance between two tags in a row, in points.
const MIN_DISTANCE: f32 = 4.0;
/// The minimum distance of a label from the line around its hole, in points.
const MIN_CLEARANCE: f32 = 2.0;
/// The gap between letter and count, of usual tags and of those for holes close together, in
/// points.
const GAP: (f32, f32) = (space::S, 2.0);
/// The total horizontal padding, of usual tags and of those for holes close together, in points.
const PADDING: (f32, f32) = (1.5 * space::S, 6.0);
/// The size of a letter's glyph relative to its font size: large enough for capitals and round
/// lowercase letters.
const GLYPH_SIZE: egui::Vec2 = egui::Vec2::new(0.7, 0.72);
/// The alpha of the shadow around a letter on the wood, 0 to 255.
const SHADOW_ALPHA: u8 = 110;
/// The alpha of the shadow around a letter on the light mat, 0 to 255.
const SHADOW_ALPHA_ON_MAT: u8 = 190;
/// The width of the shadow, in points.
const SHADOW_WIDTH: f32 = 1.0;

pub(super) fn plugin(app: &mut App) {
    app.draw(UiPass::Board, show.run_if(board_is_free));
}

type Labels<'w, 's> = Query<
    'w,
    's,
    (
        &'static BoardVessel,
        &'static Owner,
        &'static VesselLabel,
        Option<&'static HoleLetter>,
    ),
>;

/// The label of a vessel that is in view.
#[derive(Clone, Copy)]
struct VisibleLabel {
    /// The position, in logical pixels of the window.
    screen: Vec2,
    /// See [`VesselLabel::beyond_line`].
    beyond_line: Option<[Vec2; 3]>,
    /// The row of the hole.
    row: Option<Side>,
    letter: Option<char>,
    count: u16,
    is_emphasised: bool,
}

fn show(
    mut contexts: EguiContexts,
    board: Option<Single<&Board>>,
    labels: Labels,
    settings: Res<Settings>,
    (statistics, onboarding): (Res<SavedStatistics>, Res<Onboarding>),
    look: Res<TableLook>,
    eye: Res<Eye>,
) -> Result {
    let Some(board) = board else {
        return Ok(());
    };
    let visible: Vec<VisibleLabel> = board
        .vessels()
        .iter()
        .filter_map(|&vessel| visible_label(labels.get(vessel).ok()?))
        .collect();
    let ctx = contexts.ctx_mut()?;
    let zoom = ctx.zoom_factor();
    let painter = ctx.layer_painter(LayerId::new(Order::Background, egui::Id::new("counts")));
    let is_newcomer = onboarding.offers_lessons && statistics.is_empty();
    let shows_all_counts = shows_all(settings.helps.counts, is_newcomer);
    let is_high_contrast = theme::is_high_contrast(ctx);
    let mut style = LabelStyle {
        zoom,
        is_high_contrast,
        scale: if is_high_contrast {
            HIGH_CONTRAST_SCALE
        } else {
            1.0
        },
        letters: settings.helps.letters,
        is_pale: look.board.is_pale(),
        // On an upright board, holes are one above the other, so tags may have any width.
        min_spacing: if eye.wanted().is_upright {
            f32::INFINITY
        } else {
            min_spacing(&visible) / zoom
        },
        lacks_wood: [false; 2],
    };
    // If one letter of a row is beyond the board, all are, so that they are in line.
    style.lacks_wood = Side::BOTH.map(|side| {
        let mut row = visible.iter().filter(|label| label.row == Some(side));
        row.any(|label| style.is_divided(label))
    });
    let mut emphasised = None;
    for label in &visible {
        if label.is_emphasised && settings.helps.counts != CountsShown::Never {
            emphasised = Some(label);
        } else if shows_all_counts && !(label.row.is_some() && label.count == 0) {
            style.paint_count(&painter, label);
        } else if style.letters {
            style.paint_letter(&painter, label);
        }
    }
    // Paint the emphasised label last, over the others.
    if let Some(label) = emphasised {
        style.paint_count(&painter, label);
    }
    Ok(())
}

/// Returns whether every hole shows its count.
const fn shows_all(counts: CountsShown, is_newcomer: bool) -> bool {
    match counts {
        CountsShown::FirstGame => is_newcomer,
        CountsShown::Always => true,
        CountsShown::Hovered | CountsShown::Never => false,
    }
}

fn visible_label(
    (vessel, owner, label, letter): (&BoardVessel, &Owner, &VesselLabel, Option<&HoleLetter>),
) -> Option<VisibleLabel> {
    Some(VisibleLabel {
        screen: label.screen?,
        beyond_line: label.beyond_line,
        row: matches!(vessel.0, Vessel::Hole(_)).then_some(owner.0),
        letter: letter.map(|letter| letter.0),
        count: label.count,
        is_emphasised: label.is_emphasised,
    })
}

/// Returns the minimum distance between neighbouring holes in a row on the screen, in logical
/// pixels.
fn min_spacing(labels: &[VisibleLabel]) -> f32 {
    let neighbours = labels
        .array_windows()
        .filter(|[left, right]| left.row.is_some() && left.row == right.row);
    neighbours
        .map(|[left, right]| left.screen.distance(right.screen))
        .fold(f32::INFINITY, f32::min)
}

/// Where to place a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// On the wood between the line around the hole and the edge of the board.
    OnWood,
    /// Beyond the board.
    Beyond,
    /// Anywhere clear of that line.
    Anywhere,
}

/// Returns the distance from the line around a hole to the centre of a label, in points: `usual` if
/// the label is clear of the line there and, if its place demands it, of the edge and the foot of
/// the board.
fn label_distance([usual, edge, foot]: [f32; 3], half: f32, place: Place) -> f32 {
    let min_distance = half + MIN_CLEARANCE;
    match place {
        Place::OnWood => usual.min(edge - half).max(min_distance),
        Place::Beyond => edge.max(foot) + min_distance,
        Place::Anywhere => usual.max(min_distance),
    }
}

/// The font size and the spacing of a tag, in points.
#[derive(Clone, Copy)]
struct Lettering {
    font_size: f32,
    /// See [`GAP`].
    gap: f32,
    /// See [`PADDING`].
    padding: f32,
}

impl Lettering {
    fn lay_out(self, painter: &Painter, words: String, tint: Color32) -> Arc<Galley> {
        painter.layout_no_wrap(words, bold(self.font_size), tint)
    }
}

/// The style of all labels.
struct LabelStyle {
    zoom: f32,
    letters: bool,
    /// Whether the board is light, so that letters on it are dark.
    is_pale: bool,
    is_high_contrast: bool,
    /// The scale of all sizes.
    scale: f32,
    /// The minimum distance between holes in a row, in points.
    min_spacing: f32,
    /// Whether there is too little wood beside South's and North's row for letters.
    lacks_wood: [bool; 2],
}

impl LabelStyle {
    /// Returns the direction from the line around a hole to its label; the distances in that
    /// direction to the label, the edge and the foot of the board; and half of the label's `size`
    /// along it. All lengths are in points.
    fn outward_axis(
        &self,
        label: &VisibleLabel,
        size: egui::Vec2,
    ) -> Option<(egui::Vec2, [f32; 3], f32)> {
        let offsets = label.beyond_line?;
        // Towards the edge, as the usual place may be on the line.
        let direction = offsets[1].try_normalize()?;
        let distances = offsets.map(|offset| offset.dot(direction) / self.zoom);
        let direction = vec2(direction.x, direction.y);
        let half = 0.5 * (direction.x.abs() * size.x + direction.y.abs() * size.y);
        Some((direction, distances, half))
    }

    /// Returns the centre of a label of this size at this place, in points.
    fn centre(&self, label: &VisibleLabel, size: egui::Vec2, place: Place) -> Pos2 {
        let usual_centre = pos2(label.screen.x, label.screen.y) / self.zoom;
        match self.outward_axis(label, size) {
            Some((direction, distances, half)) => {
                usual_centre + (label_distance(distances, half, place) - distances[0]) * direction
            }
            None => usual_centre,
        }
    }

    /// Returns the size of a letter's glyph, in points.
    fn glyph_size(&self) -> egui::Vec2 {
        size::SMALL * self.scale * GLYPH_SIZE
    }

    /// Returns whether a letter is wider than the wood beside this hole, so that the edge would
    /// divide it.
    fn is_divided(&self, label: &VisibleLabel) -> bool {
        self.outward_axis(label, self.glyph_size())
            .is_some_and(|(_, [_, edge, _], half)| 2.0 * half + MIN_CLEARANCE > edge)
    }

    /// Paints only the letter, as if on the wood.
    fn paint_letter(&self, painter: &Painter, label: &VisibleLabel) {
        let Some(letter) = label.letter else {
            return;
        };
        let is_beyond = |side: Side| label.beyond_line.is_some() && self.lacks_wood[side.index()];
        let is_on_wood = !label.row.is_some_and(is_beyond);
        let place = if is_on_wood {
            Place::OnWood
        } else {
            Place::Beyond
        };
        let centre = self.centre(label, self.glyph_size(), place);
        let (tint, shadow) = match (is_on_wood, self.is_pale, self.is_high_contrast) {
            (false, _, _) => (colour::BONE, Color32::from_black_alpha(SHADOW_ALPHA_ON_MAT)),
            (true, true, _) => (colour::NIGHT, Color32::from_white_alpha(SHADOW_ALPHA)),
            (true, false, true) => (colour::BONE, Color32::from_black_alpha(SHADOW_ALPHA)),
            (true, false, false) => (colour::BONE_DIM, Color32::from_black_alpha(SHADOW_ALPHA)),
        };
        let font = bold(size::SMALL * self.scale);
        let text = letter.to_string();
        shaded_text(painter, centre, &text, font, tint, (shadow, SHADOW_WIDTH));
    }

    /// Paints the count on a tag, with the letter if it fits, in tight lettering if need be.
    fn paint_count(&self, painter: &Painter, label: &VisibleLabel) {
        let scale = self.scale;
        let (half_height, font_size) = if label.is_emphasised {
            (EMPHASISED_HALF_HEIGHT * scale, (size::BUTTON + 2.0) * scale)
        } else {
            (HALF_HEIGHT * scale, size::BODY * scale)
        };
        let usual = Lettering {
            font_size,
            gap: GAP.0,
            padding: PADDING.0,
        };
        let tight = Lettering {
            font_size: size::SMALL * scale,
            gap: GAP.1,
            padding: PADDING.1,
        };
        let height = 2.0 * half_height;
        let letter = label.letter.filter(|_| self.letters || label.is_emphasised);
        let with_letter = letter.and_then(|letter| {
            [usual, tight].into_iter().find_map(|lettering| {
                let letter = lettering.lay_out(painter, letter.to_string(), colour::SUN);
                let count = lettering.lay_out(painter, label.count.to_string(), colour::BONE);
                let text_width = letter.size().x + lettering.gap + count.size().x;
                let width = (text_width + lettering.padding).max(height);
                let fits = label.is_emphasised || width + MIN_DISTANCE <= self.min_spacing;
                fits.then_some((Some((letter, lettering.gap)), count, text_width, width))
            })
        });
        let (letter, count, text_width, width) = with_letter.unwrap_or_else(|| {
            let count = usual.lay_out(painter, label.count.to_string(), colour::BONE);
            let text_width = count.size().x;
            let width = (text_width + usual.padding).max(height);
            (None, count, text_width, width)
        });
        let size = vec2(width, height);
        let rect = Rect::from_center_size(self.centre(label, size, Place::Anywhere), size);
        let (edge, opacity) = match (label.is_emphasised, self.is_high_contrast) {
            (true, true) => (colour::SUN, 1.0),
            (true, false) => (colour::SUN, 0.88),
            (false, true) => (colour::BONE, 1.0),
            (false, false) => (colour::INLAY.gamma_multiply(0.8), 0.88),
        };
        let corner_radius = half_height as u8;
        let shadow = Color32::from_black_alpha(90);
        painter.rect_filled(rect.expand(1.0), corner_radius + 1, shadow);
        painter.rect(
            rect,
            corner_radius,
            colour::NIGHT.gamma_multiply(opacity),
            Stroke::new(1.0, edge),
            StrokeKind::Inside,
        );
        let text_size = vec2(text_width, count.size().y);
        let text_rect = Align2::CENTER_CENTER.align_size_within_rect(text_size, rect);
        let mut pen = text_rect.min;
        if let Some((letter, gap)) = letter {
            let step = letter.size().x + gap;
            painter.galley(pen, letter, colour::SUN);
            pen.x += step;
        }
        painter.galley(pen, count, colour::BONE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn newcomers_see_all_counts_unless_they_have_chosen_otherwise() {
        assert!(shows_all(CountsShown::FirstGame, true));
        assert!(!shows_all(CountsShown::FirstGame, false));
        assert!(!shows_all(CountsShown::Hovered, true));
    }

    #[test]
    fn labels_are_clear_of_the_line_and_letters_of_the_edge() {
        let half = 5.0;
        let foot = 12.0;
        let distance = |usual, edge, place| label_distance([usual, edge, foot], half, place);
        assert_eq!(distance(8.0, 20.0, Place::OnWood), 8.0);
        assert_eq!(distance(3.0, 20.0, Place::OnWood), half + MIN_CLEARANCE);
        assert_eq!(distance(19.0, 20.0, Place::OnWood), 15.0);
        assert_eq!(
            distance(3.0, 8.0, Place::Beyond),
            foot + half + MIN_CLEARANCE
        );
        assert_eq!(
            distance(3.0, 16.0, Place::Beyond),
            16.0 + half + MIN_CLEARANCE
        );
        assert_eq!(distance(3.0, 8.0, Place::Anywhere), half + MIN_CLEARANCE);
        assert_eq!(distance(9.0, 8.0, Place::Anywhere), 9.0);
    }
}
