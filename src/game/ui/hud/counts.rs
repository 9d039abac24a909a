//! What a hole is called and how many seeds lie in it, said beside it.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align2, Color32, LayerId, Order, Painter, Rect, Stroke, StrokeKind, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::board::{Board, BoardVessel, Letter, Owner};
use crate::game::board_view::VesselLabel;
use crate::game::settings::{CountsShown, Settings};
use crate::game::state::board_is_free;
use crate::game::ui::theme::{bold, colour, size, space};
use crate::game::ui::{UiPass, theme};
use crate::rules::{Side, Vessel};

/// Half the height of a mark, in points; a larger one for the hole pointed at.
const HALF_HEIGHT: (f32, f32) = (12.0, 15.0);
/// How much larger marks are where they must stand out.
const ENLARGED: f32 = 1.4;
/// Least distance between two marks in a row, in points.
const APART: f32 = 4.0;
/// How strong the shade around a letter on the wood is, of 255, and how far it reaches, in points.
const SHADE: u8 = 110;
const SHADE_REACH: f32 = 1.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiPass::Board).run_if(board_is_free),
    );
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

/// A label that is seen.
#[derive(Clone, Copy)]
struct Seen {
    /// Where, in logical pixels of the window.
    screen: Vec2,
    /// The row, of a hole.
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
) -> Result {
    let Some(board) = board else {
        return Ok(());
    };
    let in_order = board.vessels().iter();
    let seen: Vec<Seen> = in_order
        .filter_map(|&vessel| seen(labels.get(vessel).ok()?))
        .collect();
    let ctx = contexts.ctx_mut()?;
    let zoom = ctx.zoom_factor();
    let painter = ctx.layer_painter(LayerId::new(Order::Background, egui::Id::new("counts")));
    let all = settings.helps.counts == CountsShown::Always;
    let manner = Manner {
        zoom,
        letters: settings.helps.letters,
        is_pale: settings.look.board.is_pale(),
        room: room(&seen) / zoom,
    };
    let mut pointed = None;
    for label in &seen {
        if label.is_emphasised && settings.helps.counts != CountsShown::Never {
            pointed = Some(label);
        } else if all {
            manner.count(&painter, label);
        } else if manner.letters {
            manner.letter(&painter, label);
        }
    }
    // The one pointed at lies above the others.
    if let Some(label) = pointed {
        manner.count(&painter, label);
    }
    Ok(())
}

fn seen(
    (vessel, owner, label, letter): (&BoardVessel, &Owner, &VesselLabel, Option<&Letter>),
) -> Option<Seen> {
    Some(Seen {
        screen: label.screen?,
        row: matches!(vessel.0, Vessel::Hole(_)).then_some(owner.0),
        letter: letter.map(|letter| letter.0),
        count: label.count,
        is_emphasised: label.is_emphasised,
    })
}

/// How far two neighbours in a row are apart on the screen, in logical pixels.
fn room(labels: &[Seen]) -> f32 {
    let neighbours = labels
        .array_windows()
        .filter(|[left, right]| left.row.is_some() && left.row == right.row);
    neighbours
        .map(|[left, right]| left.screen.distance(right.screen))
        .fold(f32::INFINITY, f32::min)
}

/// How all marks are painted.
struct Manner {
    zoom: f32,
    letters: bool,
    /// Whether the board is, so that letters on it are dark.
    is_pale: bool,
    /// From one hole to the next in its row, in points.
    room: f32,
}

impl Manner {
    /// The letter alone, as if painted on the wood.
    fn letter(&self, painter: &Painter, label: &Seen) {
        let middle = pos2(label.screen.x, label.screen.y) / self.zoom;
        let stands_out = theme::is_high_contrast(painter.ctx());
        let scale = if stands_out { ENLARGED } else { 1.0 };
        let (tint, shade) = match (self.is_pale, stands_out) {
            (true, _) => (colour::NIGHT, Color32::from_white_alpha(SHADE)),
            (false, true) => (colour::BONE, Color32::from_black_alpha(SHADE)),
            (false, false) => (colour::BONE_DIM, Color32::from_black_alpha(SHADE)),
        };
        let Some(letter) = label.letter else {
            return;
        };
        let font = bold(size::SMALL * scale);
        let write = |offset: egui::Vec2, tint| {
            painter.text(
                middle + offset,
                Align2::CENTER_CENTER,
                letter,
                font.clone(),
                tint,
            );
        };
        for (x, y) in [(-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)] {
            write(vec2(x, y) * SHADE_REACH, shade);
        }
        write(egui::Vec2::ZERO, tint);
    }

    /// The count, on a tag; the letter with it where there is room.
    fn count(&self, painter: &Painter, label: &Seen) {
        let middle = pos2(label.screen.x, label.screen.y) / self.zoom;
        let stands_out = theme::is_high_contrast(painter.ctx());
        let scale = if stands_out { ENLARGED } else { 1.0 };
        let (half_height, letters) = if label.is_emphasised {
            (HALF_HEIGHT.1 * scale, (size::BUTTON + 2.0) * scale)
        } else {
            (HALF_HEIGHT.0 * scale, size::BODY * scale)
        };
        let line = |words, tint| painter.layout_no_wrap(words, bold(letters), tint);
        let count = line(label.count.to_string(), colour::BONE);
        let name = label.letter.map(String::from).unwrap_or_default();
        let name = line(name, colour::SUN);
        let (space, least) = (space::S, 2.0 * half_height);
        let width = |words: f32| (words + 1.5 * space).max(least);
        let both = name.size().x + space + count.size().x;
        let has_room = self.letters && width(both) + APART <= self.room;
        let is_named = !name.is_empty() && (label.is_emphasised || has_room);
        let words = if is_named { both } else { count.size().x };
        let rect = Rect::from_center_size(middle, vec2(width(words), least));
        let (edge, opacity) = match (label.is_emphasised, stands_out) {
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
        if is_named {
            let step = name.size().x + space;
            painter.galley(pen, name, colour::SUN);
            pen.x += step;
        }
        painter.galley(pen, count, colour::BONE);
    }
}
