//! The trail of the last move: dots on the wood from the hole played to the hole of its last seed.
//! During a relay, it is the trail of the current lap, so that players can follow the sowing.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Color32, LayerId, Order, Pos2, pos2};

use crate::board::{BoardVessel, Vessels};
use crate::phase::Phase;
use crate::playback::Playback;
use crate::scene::TableOnScreen;
use crate::session::CurrentMatch;
use crate::state::{Screen, board_is_free};
use crate::table::Top;
use crate::ui::pass::{AddPanels, UiPass};
use crate::ui::theme::colour;
use awale_rules::{Hole, Vessel};

/// The radius of the dots, and of the last one, in points.
const DOT_RADIUS: (f32, f32) = (3.0, 4.6);
/// The opacity of the first and the last dot.
const OPACITY: (f32, f32) = (0.5, 0.95);

pub(super) fn plugin(app: &mut App) {
    let is_shown = in_state(Screen::Playing).and_then(board_is_free);
    app.draw(UiPass::Board, show.run_if(is_shown));
}

fn show(
    mut contexts: EguiContexts,
    current: Option<Top<CurrentMatch>>,
    phase: Res<Phase>,
    playback: Top<Playback>,
    vessels: Vessels,
    places: Query<&GlobalTransform, With<BoardVessel>>,
    on_screen: TableOnScreen,
) -> Result {
    let holes = match (*phase, current) {
        (Phase::Showing, _) => playback.relay_path().to_vec(),
        (_, Some(current)) => playback.trail(&current.setup().rules),
        (_, None) => Vec::new(),
    };
    if holes.len() < 2 {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let zoom = ctx.zoom_factor();
    let to_screen = |hole: Hole| -> Option<Pos2> {
        let vessel = vessels.entity(Vessel::Hole(hole))?;
        let position = places.get(vessel).ok()?.translation();
        let point = on_screen.point(position)?;
        Some(pos2(point.x / zoom, point.y / zoom))
    };
    let points: Option<Vec<Pos2>> = holes.into_iter().map(to_screen).collect();
    let Some(points) = points else {
        return Ok(());
    };
    let painter = ctx.layer_painter(LayerId::new(Order::Background, egui::Id::new("trail")));
    let count = points.len() - 1;
    for (index, pair) in points.windows(2).enumerate() {
        let progress = (index + 1) as f32 / count as f32;
        let centre = pair[0] + 0.5 * (pair[1] - pair[0]);
        let is_last = index + 1 == count;
        let radius = if is_last { DOT_RADIUS.1 } else { DOT_RADIUS.0 };
        let opacity = OPACITY.0 + progress * (OPACITY.1 - OPACITY.0);
        painter.circle_filled(centre, radius + 1.0, Color32::from_black_alpha(90));
        painter.circle_filled(centre, radius, colour::BONE.gamma_multiply(opacity));
    }
    Ok(())
}
