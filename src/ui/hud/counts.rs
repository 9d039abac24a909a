//! Labels beside holes and lofts: letters and seed counts.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    self, Align2, Color32, Galley, LayerId, Order, Painter, Pos2, Rect, Stroke, StrokeKind, pos2,
    vec2,
};

use crate::board::{Board, BoardVessel, Letter, Owner};
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

/// Half the height of a mark, and of the mark under the pointer, in points.
const HALF_HEIGHT: (f32, f32) = (12.0, 15.0);
/// The scale of marks at high contrast.
const HIGH_CONTRAST_SCALE: f32 = 1.4;
/// The minimum distance between two marks in a row, in points.
const MIN_DISTANCE: f32 = 4.0;
/// The distance of a label from the line around its hole, in points.
const CLEAR: f32 = 2.0;
/// The space between letter and count, and the total horizontal padding, of the usual tags and of
/// those where holes are close together, in points.
const GAP: (f32, f32) = (space::S, 2.0);
const PADDING: (f32, f32) = (1.5 * space::S, 6.0);
/// The size of a letter's glyph relative to its font size: large enough for capitals and round
/// small letters.
const INK: egui::Vec2 = egui::Vec2::new(0.7, 0.72);
/// The alpha of the shadow around a letter, 0 to 255, on the wood and on the light mat; and the
/// shadow's width, in points.
const SHADE: u8 = 110;
const SHADE_ON_MAT: u8 = 190;
const SHADE_REACH: f32 = 1.0;

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
        Option<&'static Letter>,
    ),
>;

/// A visible label.
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
    let in_order = board.vessels().iter();
    let visible: Vec<VisibleLabel> = in_order
        .filter_map(|&vessel| visible_label(labels.get(vessel).ok()?))
        .collect();
    let ctx = contexts.ctx_mut()?;
    let zoom = ctx.zoom_factor();
    let painter = ctx.layer_painter(LayerId::new(Order::Background, egui::Id::new("counts")));
    let is_newcomer = onboarding.offers_lessons && statistics.is_empty();
    let all = shows_all(settings.helps.counts, is_newcomer);
    let is_high_contrast = theme::is_high_contrast(ctx);
    let mut style = Style {
        zoom,
        is_high_contrast,
        scale: if is_high_contrast {
            HIGH_CONTRAST_SCALE
        } else {
            1.0
        },
        letters: settings.helps.letters,
        is_pale: look.board.is_pale(),
        // On an upright board they are one above the other, so that tags may have any width.
        spacing: if eye.wanted().is_upright {
            f32::INFINITY
        } else {
            spacing(&visible) / zoom
        },
        lacks_wood: [false; 2],
    };
    // If one letter of a row is beyond the board, all are, so that they stay in line.
    style.lacks_wood = Side::BOTH.map(|side| {
        let mut row = visible.iter().filter(|label| label.row == Some(side));
        row.any(|label| style.is_divided(label))
    });
    let mut pointed = None;
    for label in &visible {
        if label.is_emphasised && settings.helps.counts != CountsShown::Never {
            pointed = Some(label);
        } else if all && !(label.row.is_some() && label.count == 0) {
            style.count(&painter, label);
        } else if style.letters {
            style.letter(&painter, label);
        }
    }
    // Paint the one under the pointer last, over the others.
    if let Some(label) = pointed {
        style.count(&painter, label);
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
    (vessel, owner, label, letter): (&BoardVessel, &Owner, &VesselLabel, Option<&Letter>),
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

/// Returns the distance between neighbours in a row on the screen, in logical pixels.
fn spacing(labels: &[VisibleLabel]) -> f32 {
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
    /// Wherever it is clear of that line.
    Anywhere,
}

/// Returns the distance from the line around a hole to the centre of a label, in points: `usual` if
/// the label is clear of the line there and, if its place demands it, of the edge and the foot of
/// the board.
fn along([usual, edge, foot]: [f32; 3], half: f32, place: Place) -> f32 {
    let nearest = half + CLEAR;
    match place {
        Place::OnWood => usual.min(edge - half).max(nearest),
        Place::Beyond => edge.max(foot) + nearest,
        Place::Anywhere => usual.max(nearest),
    }
}

/// How the letter and the count of a tag are set, in points.
#[derive(Clone, Copy)]
struct Lettering {
    font: f32,
    /// See [`GAP`].
    gap: f32,
    /// See [`PADDING`].
    padding: f32,
}

impl Lettering {
    fn line(self, painter: &Painter, words: String, tint: Color32) -> Arc<Galley> {
        painter.layout_no_wrap(words, bold(self.font), tint)
    }
}

/// The style of all marks.
struct Style {
    zoom: f32,
    letters: bool,
    /// Whether the board is light, so that letters on it are dark.
    is_pale: bool,
    is_high_contrast: bool,
    /// The scale of all sizes.
    scale: f32,
    /// The distance between holes in a row, in points.
    spacing: f32,
    /// Whether there is too little wood beside South's and North's row for letters.
    lacks_wood: [bool; 2],
}

impl Style {
    /// Returns the usual centre of a label, in points.
    fn middle(&self, label: &VisibleLabel) -> Pos2 {
        pos2(label.screen.x, label.screen.y) / self.zoom
    }

    /// Returns the direction from the line around a hole to its label; the distances in that
    /// direction to the label, the edge and the foot of the board; and half of the label's `size`
    /// along it. All lengths are in points.
    fn outwards(
        &self,
        label: &VisibleLabel,
        size: egui::Vec2,
    ) -> Option<(egui::Vec2, [f32; 3], f32)> {
        let beyond = label.beyond_line?;
        // The usual place may be on the line.
        let way = beyond[1].try_normalize()?;
        let distances = beyond.map(|it| it.dot(way) / self.zoom);
        let way = vec2(way.x, way.y);
        let half = 0.5 * (way.x.abs() * size.x + way.y.abs() * size.y);
        Some((way, distances, half))
    }

    /// Returns the centre of a label of this size at this place, in points.
    fn placed(&self, label: &VisibleLabel, size: egui::Vec2, place: Place) -> Pos2 {
        let middle = self.middle(label);
        match self.outwards(label, size) {
            Some((way, distances, half)) => {
                middle + (along(distances, half, place) - distances[0]) * way
            }
            None => middle,
        }
    }

    /// Returns the size of a letter's glyph, in points.
    fn ink(&self) -> egui::Vec2 {
        size::SMALL * self.scale * INK
    }

    /// Returns whether a letter is wider than the wood beside this hole, so that the edge would
    /// divide it.
    fn is_divided(&self, label: &VisibleLabel) -> bool {
        self.outwards(label, self.ink())
            .is_some_and(|(_, [_, edge, _], half)| 2.0 * half + CLEAR > edge)
    }

    /// Paints only the letter, as if on the wood.
    fn letter(&self, painter: &Painter, label: &VisibleLabel) {
        let Self {
            scale,
            is_high_contrast,
            ..
        } = *self;
        let Some(letter) = label.letter else {
            return;
        };
        let font = bold(size::SMALL * scale);
        let is_beyond = |side: Side| label.beyond_line.is_some() && self.lacks_wood[side.index()];
        let is_on_wood = !label.row.is_some_and(is_beyond);
        let place = if is_on_wood {
            Place::OnWood
        } else {
            Place::Beyond
        };
        let middle = self.placed(label, self.ink(), place);
        let (tint, shade) = match (is_on_wood, self.is_pale, is_high_contrast) {
            (false, _, _) => (colour::BONE, Color32::from_black_alpha(SHADE_ON_MAT)),
            (true, true, _) => (colour::NIGHT, Color32::from_white_alpha(SHADE)),
            (true, false, true) => (colour::BONE, Color32::from_black_alpha(SHADE)),
            (true, false, false) => (colour::BONE_DIM, Color32::from_black_alpha(SHADE)),
        };
        let text = letter.to_string();
        shaded_text(painter, middle, &text, font, tint, (shade, SHADE_REACH));
    }

    /// Paints the count on a tag, with the letter if it fits, set tight if need be.
    fn count(&self, painter: &Painter, label: &VisibleLabel) {
        let Self {
            scale,
            is_high_contrast,
            ..
        } = *self;
        let (half_height, letters) = if label.is_emphasised {
            (HALF_HEIGHT.1 * scale, (size::BUTTON + 2.0) * scale)
        } else {
            (HALF_HEIGHT.0 * scale, size::BODY * scale)
        };
        let usual = Lettering {
            font: letters,
            gap: GAP.0,
            padding: PADDING.0,
        };
        let tight = Lettering {
            font: size::SMALL * scale,
            gap: GAP.1,
            padding: PADDING.1,
        };
        let least = 2.0 * half_height;
        let letter = label.letter.filter(|_| self.letters || label.is_emphasised);
        let named = letter.and_then(|letter| {
            [usual, tight].into_iter().find_map(|style| {
                let name = style.line(painter, letter.to_string(), colour::SUN);
                let count = style.line(painter, label.count.to_string(), colour::BONE);
                let words = name.size().x + style.gap + count.size().x;
                let width = (words + style.padding).max(least);
                let fits = label.is_emphasised || width + MIN_DISTANCE <= self.spacing;
                fits.then_some((Some((name, style.gap)), count, words, width))
            })
        });
        let (name, count, words, width) = named.unwrap_or_else(|| {
            let count = usual.line(painter, label.count.to_string(), colour::BONE);
            let words = count.size().x;
            (None, count, words, (words + usual.padding).max(least))
        });
        let size = vec2(width, least);
        let middle = self.placed(label, size, Place::Anywhere);
        let rect = Rect::from_center_size(middle, size);
        let (edge, opacity) = match (label.is_emphasised, is_high_contrast) {
            (true, true) => (colour::SUN, 1.0),
            (true, false) => (colour::SUN, 0.88),
            (false, true) => (colour::BONE, 1.0),
            (false, false) => (colour::INLAY.gamma_multiply(0.8), 0.88),
        };
        let corner = half_height as u8;
        painter.rect_filled(rect.expand(1.0), corner + 1, Color32::from_black_alpha(90));
        painter.rect(
            rect,
            corner,
            colour::NIGHT.gamma_multiply(opacity),
            Stroke::new(1.0, edge),
            StrokeKind::Inside,
        );
        let size = vec2(words, count.size().y);
        let mut pen = Align2::CENTER_CENTER.align_size_within_rect(size, rect).min;
        if let Some((name, gap)) = name {
            let step = name.size().x + gap;
            painter.galley(pen, name, colour::SUN);
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
        let along = |usual, edge, place| along([usual, edge, foot], half, place);
        assert_eq!(along(8.0, 20.0, Place::OnWood), 8.0);
        assert_eq!(along(3.0, 20.0, Place::OnWood), half + CLEAR);
        assert_eq!(along(19.0, 20.0, Place::OnWood), 15.0);
        assert_eq!(along(3.0, 8.0, Place::Beyond), foot + half + CLEAR);
        assert_eq!(along(3.0, 16.0, Place::Beyond), 16.0 + half + CLEAR);
        assert_eq!(along(3.0, 8.0, Place::Anywhere), half + CLEAR);
        assert_eq!(along(9.0, 8.0, Place::Anywhere), 9.0);
    }
}
