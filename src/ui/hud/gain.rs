//! A capture over the board: the trails of its seeds, and the number that rises from the last hole
//! and lands in the score.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Color32, Id, LayerId, Order, Painter, Pos2, pos2, vec2};

use super::plate;
use crate::board::{BoardSpace, SEED_RADIUS};
use crate::board_view::{CaptureTally, InFlight, TallyStage};
use crate::scene::TableOnScreen;
use crate::settings::Settings;
use crate::state::board_is_free;
use crate::ui::pass::{AddPanels, UiPass};
use crate::ui::theme::{bold, colour};
use crate::ui::widgets::shaded_text;
use awale_rules::Vessel;

/// The size of the number for a single seed, its growth per further seed, and its maximum, in
/// points.
const LETTERS: f32 = 19.0;
const PER_SEED: f32 = 1.2;
const MAX_SIZE: f32 = 36.0;
/// How far the number rises, and the height of its flight's arc, in points.
const RISE: f32 = 30.0;
const ARC: f32 = 60.0;
/// The fraction of its flight after which it fades.
const FADES_FROM: f32 = 0.75;
/// The alpha of the number's shadow, 0 to 255, and its width, in points.
const SHADE: u8 = 150;
const SHADE_REACH: f32 = 1.5;
/// The number of points in a trail, the time between two, in seconds at normal speed, and the
/// opacity of the first.
const TRAIL: u8 = 14;
const TRAIL_STEP: f32 = 0.009;
const TRAIL_OPACITY: f32 = 0.4;
/// Trail points closer than this to the last one, in points, belong to a seed that hasn't left yet.
const AT_REST: f32 = 1.5;

pub(super) fn plugin(app: &mut App) {
    app.draw(
        UiPass::Board,
        (
            show_trails.run_if(any_with_component::<InFlight>),
            show_numbers.run_if(any_with_component::<CaptureTally>),
        )
            .run_if(board_is_free),
    );
}

fn show_trails(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    seeds: Query<&InFlight>,
    table: TableOnScreen,
) -> Result {
    if settings.look.reduced_motion {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let zoom = ctx.zoom_factor();
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("capture trails")));
    let on_screen = |point| in_points(&table, point, zoom);
    for seed in &seeds {
        let mut last = seed.trail(0.0).and_then(on_screen);
        for step in 1..=TRAIL {
            let Some(point) = seed.trail(f32::from(step) * TRAIL_STEP) else {
                break;
            };
            let (Some(here), Some(edge)) =
                (on_screen(point), on_screen(point + SEED_RADIUS * Vec3::X))
            else {
                break;
            };
            let moved = last.is_some_and(|last: Pos2| last.distance(here) > AT_REST);
            last = Some(here);
            if !moved {
                continue;
            }
            let left = 1.0 - f32::from(step) / f32::from(TRAIL + 1);
            let tint = colour::BONE.gamma_multiply(TRAIL_OPACITY * left);
            painter.circle_filled(here, here.distance(edge) * left, tint);
        }
    }
    Ok(())
}

fn show_numbers(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    tallies: Query<&CaptureTally>,
    space: Res<BoardSpace>,
    table: TableOnScreen,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let zoom = ctx.zoom_factor();
    let on_screen = |point| in_points(&table, point, zoom);
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::new("capture numbers")));
    for tally in &tallies {
        let loft = space.layout.centre(Vessel::Loft(tally.side()));
        let score = plate::score_place(ctx, tally.side()).or_else(|| on_screen(loft));
        let (Some(from), Some(to)) = (on_screen(tally.from()), score) else {
            continue;
        };
        paint_number(&painter, tally, from, to, settings.look.reduced_motion);
    }
    Ok(())
}

/// Projects a point of the table onto the screen, in points.
fn in_points(table: &TableOnScreen, point: Vec3, zoom: f32) -> Option<Pos2> {
    let seen = table.point(point)?;
    Some(pos2(seen.x, seen.y) / zoom)
}

/// Paints the number between its hole at `from` and the score at `to`.
fn paint_number(painter: &Painter, tally: &CaptureTally, from: Pos2, to: Pos2, is_still: bool) {
    let risen = from - vec2(0.0, RISE);
    let (place, opacity) = match tally.stage() {
        _ if is_still => (risen, 1.0),
        TallyStage::Rises(part) => (from.lerp(risen, part * (2.0 - part)), part.sqrt()),
        TallyStage::Flies(part) => {
            let along = part * part * (3.0 - 2.0 * part);
            let above = vec2(0.0, 4.0 * ARC * along * (1.0 - along));
            let left = ((1.0 - part) / (1.0 - FADES_FROM)).min(1.0);
            (risen.lerp(to, along) - above, left)
        }
    };
    let letters = LETTERS + PER_SEED * f32::from(tally.seeds().saturating_sub(1));
    let font = bold(letters.min(MAX_SIZE));
    let text = format!("+{}", tally.seeds());
    let tint = colour::SUN.gamma_multiply(opacity);
    let shade = Color32::from_black_alpha(SHADE).gamma_multiply(opacity);
    shaded_text(painter, place, &text, font, tint, (shade, SHADE_REACH));
}
