//! What a hole is called and how many seeds lie in it, said beside it.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align2, Color32, LayerId, Order, Painter, Rect, Stroke, StrokeKind, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::board_view::{VesselLabel, VesselLabels};
use crate::game::playback::Playback;
use crate::game::settings::{CountsShown, Settings};
use crate::game::state::Menu;
use crate::game::ui::theme::{bold, colour, size, space};
use crate::game::ui::{UiPass, theme};
use crate::rules::{Geometry, Vessel};

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
        show.in_set(UiPass::Board).run_if(in_state(Menu::Closed)),
    );
}

fn show(
    mut contexts: EguiContexts,
    labels: Res<VesselLabels>,
    settings: Res<Settings>,
    playback: Res<Playback>,
) -> Result {
    let Some(geometry) = playback.shown().map(crate::rules::BoardSnapshot::geometry) else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let zoom = ctx.zoom_factor();
    let painter = ctx.layer_painter(LayerId::new(Order::Background, egui::Id::new("counts")));
    let all = settings.helps.counts == CountsShown::Always;
    let manner = Manner {
        geometry,
        zoom,
        letters: settings.helps.letters,
        is_pale: settings.look.board.is_pale(),
        room: room(&labels.0, geometry) / zoom,
    };
    let mut pointed = None;
    for label in &labels.0 {
        if label.emphasised && settings.helps.counts != CountsShown::Never {
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

/// How far two neighbours in a row are apart on the screen, in logical pixels.
fn room(labels: &[VesselLabel], geometry: Geometry) -> f32 {
    let row = |label: &VesselLabel| match label.vessel {
        Vessel::Hole(hole) => Some(geometry.owner(hole)),
        Vessel::Loft(_) => None,
    };
    let neighbours = labels
        .array_windows()
        .filter(|[left, right]| row(left).is_some() && row(left) == row(right));
    neighbours
        .map(|[left, right]| left.screen.distance(right.screen))
        .fold(f32::INFINITY, f32::min)
}

/// How all marks are painted.
struct Manner {
    geometry: Geometry,
    zoom: f32,
    letters: bool,
    /// Whether the board is, so that letters on it are dark.
    is_pale: bool,
    /// From one hole to the next in its row, in points.
    room: f32,
}

impl Manner {
    fn name(&self, vessel: Vessel) -> String {
        match vessel {
            Vessel::Hole(hole) => self.geometry.letter(hole).to_string(),
            Vessel::Loft(_) => String::new(),
        }
    }

    /// The letter alone, as if painted on the wood.
    fn letter(&self, painter: &Painter, label: &VesselLabel) {
        let middle = pos2(label.screen.x, label.screen.y) / self.zoom;
        let stands_out = theme::is_high_contrast(painter.ctx());
        let scale = if stands_out { ENLARGED } else { 1.0 };
        let (tint, shade) = match (self.is_pale, stands_out) {
            (true, _) => (colour::NIGHT, Color32::from_white_alpha(SHADE)),
            (false, true) => (colour::BONE, Color32::from_black_alpha(SHADE)),
            (false, false) => (colour::BONE_DIM, Color32::from_black_alpha(SHADE)),
        };
        let (name, font) = (self.name(label.vessel), bold(size::SMALL * scale));
        if name.is_empty() {
            return;
        }
        let write = |offset: egui::Vec2, tint| {
            painter.text(
                middle + offset,
                Align2::CENTER_CENTER,
                &name,
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
    fn count(&self, painter: &Painter, label: &VesselLabel) {
        let middle = pos2(label.screen.x, label.screen.y) / self.zoom;
        let stands_out = theme::is_high_contrast(painter.ctx());
        let scale = if stands_out { ENLARGED } else { 1.0 };
        let (half_height, letters) = if label.emphasised {
            (HALF_HEIGHT.1 * scale, (size::BUTTON + 2.0) * scale)
        } else {
            (HALF_HEIGHT.0 * scale, size::BODY * scale)
        };
        let line = |words, tint| painter.layout_no_wrap(words, bold(letters), tint);
        let count = line(label.count.to_string(), colour::BONE);
        let name = line(self.name(label.vessel), colour::SUN);
        let (space, least) = (space::S, 2.0 * half_height);
        let width = |words: f32| (words + 1.5 * space).max(least);
        let both = name.size().x + space + count.size().x;
        let has_room = self.letters && width(both) + APART <= self.room;
        let is_named = !name.is_empty() && (label.emphasised || has_room);
        let words = if is_named { both } else { count.size().x };
        let rect = Rect::from_center_size(middle, vec2(width(words), least));
        let (edge, opacity) = match (label.emphasised, stands_out) {
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
