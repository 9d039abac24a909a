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

/// The font size of the number for a single seed, in points.
const FONT_SIZE: f32 = 19.0;
/// The growth of the font size per additional seed, in points.
const FONT_GROWTH: f32 = 1.2;
/// The maximum font size, in points.
const MAX_FONT_SIZE: f32 = 36.0;
/// The height by which the number rises, in points.
const RISE: f32 = 30.0;
/// The height of the arc of the number's flight, in points.
const ARC_HEIGHT: f32 = 60.0;
/// The fraction of its flight after which the number fades.
const FADE_START: f32 = 0.75;
/// The alpha of the number's shadow, 0 to 255.
const SHADOW_ALPHA: u8 = 150;
/// The width of the number's shadow, in points.
const SHADOW_WIDTH: f32 = 1.5;
/// The number of dots in a trail.
const TRAIL_DOTS: u8 = 14;
/// The time between two dots of a trail, at normal speed.
const TRAIL_INTERVAL_SECONDS: f32 = 0.009;
/// The opacity of the first dot of a trail.
const TRAIL_OPACITY: f32 = 0.4;
/// The minimum distance between two dots of a trail, in points: closer ones belong to a seed that
/// hasn't left yet.
const MIN_DOT_DISTANCE: f32 = 1.5;

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
    let on_screen = |point| to_points(&table, point, zoom);
    for seed in &seeds {
        let mut last = seed.trail(0.0).and_then(on_screen);
        for step in 1..=TRAIL_DOTS {
            let Some(point) = seed.trail(f32::from(step) * TRAIL_INTERVAL_SECONDS) else {
                break;
            };
            let (Some(here), Some(rim)) =
                (on_screen(point), on_screen(point + SEED_RADIUS * Vec3::X))
            else {
                break;
            };
            let has_moved = last.is_some_and(|last: Pos2| last.distance(here) > MIN_DOT_DISTANCE);
            last = Some(here);
            if !has_moved {
                continue;
            }
            let remaining = 1.0 - f32::from(step) / f32::from(TRAIL_DOTS + 1);
            let tint = colour::BONE.gamma_multiply(TRAIL_OPACITY * remaining);
            painter.circle_filled(here, here.distance(rim) * remaining, tint);
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
    let on_screen = |point| to_points(&table, point, zoom);
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::new("capture numbers")));
    for tally in &tallies {
        let loft = space.layout.centre(Vessel::Loft(tally.side()));
        let score = plate::score_centre(ctx, tally.side()).or_else(|| on_screen(loft));
        let (Some(from), Some(to)) = (on_screen(tally.from()), score) else {
            continue;
        };
        paint_number(&painter, tally, from, to, settings.look.reduced_motion);
    }
    Ok(())
}

/// Projects a point of the table onto the screen, in points.
fn to_points(table: &TableOnScreen, point: Vec3, zoom: f32) -> Option<Pos2> {
    let screen = table.point(point)?;
    Some(pos2(screen.x, screen.y) / zoom)
}

/// Paints the number on its way from the hole at `from` to the score at `to`.
fn paint_number(painter: &Painter, tally: &CaptureTally, from: Pos2, to: Pos2, is_still: bool) {
    let risen = from - vec2(0.0, RISE);
    let (place, opacity) = match tally.stage() {
        _ if is_still => (risen, 1.0),
        TallyStage::Rises(progress) => (
            from.lerp(risen, progress * (2.0 - progress)),
            progress.sqrt(),
        ),
        TallyStage::Flies(progress) => {
            let eased = progress * progress * (3.0 - 2.0 * progress);
            let arc = vec2(0.0, 4.0 * ARC_HEIGHT * eased * (1.0 - eased));
            let opacity = ((1.0 - progress) / (1.0 - FADE_START)).min(1.0);
            (risen.lerp(to, eased) - arc, opacity)
        }
    };
    let font_size = FONT_SIZE + FONT_GROWTH * f32::from(tally.seeds().saturating_sub(1));
    let font = bold(font_size.min(MAX_FONT_SIZE));
    let text = format!("+{}", tally.seeds());
    let tint = colour::SUN.gamma_multiply(opacity);
    let shadow = Color32::from_black_alpha(SHADOW_ALPHA).gamma_multiply(opacity);
    shaded_text(painter, place, &text, font, tint, (shadow, SHADOW_WIDTH));
}
