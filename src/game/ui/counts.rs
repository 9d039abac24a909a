//! How many seeds lie in a hole, said beside it.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align2, Color32, LayerId, Order, Painter, Rect, Stroke, StrokeKind, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::UiPass;
use super::theme::{self, bold, colour, size, space};
use crate::game::playback::Playback;
use crate::game::settings::{CountsShown, Settings};
use crate::game::state::Menu;
use crate::rules::{Geometry, Vessel};

/// Half the height of a mark, in points; a larger one for the hole pointed at.
const HALF_HEIGHT: (f32, f32) = (12.0, 15.0);
/// How much larger marks are where they must stand out.
const ENLARGED: f32 = 1.4;

/// Where the holes and lofts are seen, and what they say. The view of the board
/// fills it anew whenever one of them changes.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct VesselLabels(pub Vec<VesselLabel>);

/// One hole or loft.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VesselLabel {
    /// Which.
    pub vessel: Vessel,
    /// Where its count is best written, in logical pixels of the window.
    pub screen: Vec2,
    /// Seeds that are shown in it now.
    pub count: u16,
    /// Whether it is the one pointed at.
    pub emphasised: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<VesselLabels>().add_systems(
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
    let Some(geometry) = playback.shown().map(crate::rules::Tableau::geometry) else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let zoom = ctx.zoom_factor();
    let painter = ctx.layer_painter(LayerId::new(Order::Background, egui::Id::new("counts")));
    let shown = |label: &&VesselLabel| match settings.helps.counts {
        CountsShown::Hovered => label.emphasised,
        CountsShown::Always => true,
        CountsShown::Never => false,
    };
    // The one pointed at lies above the others.
    let (above, below): (Vec<_>, Vec<_>) = labels
        .0
        .iter()
        .filter(shown)
        .partition(|label| label.emphasised);
    for label in below.into_iter().chain(above) {
        paint(&painter, label, geometry, zoom);
    }
    Ok(())
}

fn paint(painter: &Painter, label: &VesselLabel, geometry: Geometry, zoom: f32) {
    let middle = pos2(label.screen.x, label.screen.y) / zoom;
    let stands_out = theme::is_high_contrast(painter.ctx());
    let scale = if stands_out { ENLARGED } else { 1.0 };
    let (half_height, letters) = if label.emphasised {
        (HALF_HEIGHT.1 * scale, (size::BUTTON + 2.0) * scale)
    } else {
        (HALF_HEIGHT.0 * scale, size::BODY * scale)
    };
    let count = painter.layout_no_wrap(label.count.to_string(), bold(letters), colour::BONE);
    let name = match label.vessel {
        Vessel::Hole(hole) if label.emphasised => geometry.letter(hole).to_string(),
        _ => String::new(),
    };
    let name = painter.layout_no_wrap(name, bold(letters), colour::SUN);
    let between = if name.is_empty() { 0.0 } else { space::S };
    let words = name.size().x + between + count.size().x;
    let width = (words + 1.5 * space::S).max(2.0 * half_height);
    let rect = Rect::from_center_size(middle, vec2(width, 2.0 * half_height));
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
    let line = Align2::CENTER_CENTER.align_size_within_rect(vec2(words, count.size().y), rect);
    painter.galley(line.min, name.clone(), colour::SUN);
    painter.galley(
        line.min + vec2(name.size().x + between, 0.0),
        count,
        colour::BONE,
    );
}
