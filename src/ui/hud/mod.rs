//! The overlays during play: few, and at the edges, so that the board dominates.

mod bar;
mod by_ear;
mod command_line;
mod comment;
mod counts;
mod demonstration;
mod gain;
mod ghost;
mod lap;
mod lesson;
mod live;
mod mistake;
mod moves;
mod plate;
mod prompts;
mod puzzle;
mod tablet;
mod trail;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Context;

use super::ScreenMargins;
use super::edges::{CONTROLS_HEIGHT, ROW_HEIGHT, covered_below, is_narrow};
use crate::board_view::CaptureTally;
use crate::friends::{FriendAtTable, TableClock};
use crate::localization::{Words, players};
use crate::phase::Phase;
use crate::playback::Playback;
use crate::scene::Eye;
use crate::session::CurrentMatch;
use crate::settings::Settings;
use crate::state::{Menu, Screen};
use crate::table::Top;
use crate::ui::pass::{AddPanels, UiPass};
use awale_engine::matches::{Opponent, Player};
use awale_rules::Side;
use plate::{Plate, SeedPlace};

pub use by_ear::{BoardByEar, FocusHole};
pub use command_line::TypeCommand;
pub use demonstration::PendingQuestion;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        counts::plugin,
        ghost::plugin,
        lap::plugin,
        comment::plugin,
        gain::plugin,
        prompts::plugin,
        trail::plugin,
        bar::plugin,
        moves::plugin,
        lesson::plugin,
        live::plugin,
        puzzle::plugin,
        demonstration::plugin,
        by_ear::plugin,
        command_line::plugin,
    ))
    .draw(UiPass::Board, show_plates.run_if(in_state(Screen::Playing)));
}

/// The time between the return of the turn light and the end of the step that announces an extra
/// move, in seconds at normal speed.
const LIGHT_RETURN_SECONDS: f32 = 0.5;

/// Returns the height of the line over a live table, for which the board leaves room in narrow
/// windows, in points.
fn live_line_height(ctx: &Context, is_live: bool) -> f32 {
    if is_live && is_narrow(ctx) {
        CONTROLS_HEIGHT
    } else {
        0.0
    }
}

/// Returns the side whose move is being shown, or the side to move.
fn active_side(current: &CurrentMatch, playback: &Playback, phase: Phase) -> Option<Side> {
    match phase {
        Phase::Person(side) | Phase::Computer(side, _) | Phase::Looking(side) => Some(side),
        Phase::Showing => playback.mover().or_else(|| current.last_mover()),
        Phase::NoMatch | Phase::Over => None,
    }
}

/// Returns the second line of a plate: that this player is to move, or else the kind of player.
fn detail(side: Side, current: &CurrentMatch, phase: Phase, words: &Words) -> String {
    match phase {
        Phase::Person(mover) if mover == side && current.position().extra_moves() > 0 => {
            words.get("ui-turn-again")
        }
        Phase::Person(mover) if mover == side => {
            let is_reader = players::reader(current.setup()) == Some(side);
            words.get(if is_reader {
                "ui-turn-yours"
            } else {
                "ui-your-turn"
            })
        }
        Phase::Computer(thinker, _) if thinker == side => words.get("ui-thinking-now"),
        _ => players::detail(current.setup(), side, words),
    }
}

pub(super) fn show_plates(
    mut contexts: EguiContexts,
    words: Res<Words>,
    current: Top<CurrentMatch>,
    playback: Top<Playback>,
    phase: Res<Phase>,
    settings: Res<Settings>,
    eye: Res<Eye>,
    menu: Res<State<Menu>>,
    clock: Res<TableClock>,
    friend: FriendAtTable,
    tallies: Query<&CaptureTally>,
    mut margins: ResMut<ScreenMargins>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let seeds = |side: Side| {
        let tally = tallies.iter().find(|tally| tally.side() == side);
        let displayed = playback.shown().map_or(0, |shown| shown.seeds_of(side));
        tally
            .filter(|_| !settings.look.reduced_motion)
            .map_or(displayed, CaptureTally::score)
    };
    let names = players::names(current.setup(), &words);
    let details = Side::BOTH.map(|side| {
        let detail = detail(side, &current, *phase, &words);
        match clock.left(side) {
            Some(left) => format!("{}  {detail}", live::format_clock(left)),
            None => detail,
        }
    });
    let extra_move = playback.moving_again();
    // Between two moves of one player, the light goes out and reappears.
    let active = active_side(&current, &playback, *phase)
        .filter(|_| extra_move.is_none_or(|(_, remaining)| remaining < LIGHT_RETURN_SECONDS));
    let plates = Side::BOTH.map(|side| Plate {
        side,
        is_near: side == eye.wanted().seat,
        name: &names[side.index()],
        detail: &details[side.index()],
        seed_place: SeedPlace::under(&current.setup().rules),
        seeds: seeds(side),
        is_active: active == Some(side),
        has_extra_move: active == Some(side) && extra_move.is_some(),
        is_thinking: matches!(*phase, Phase::Computer(thinker, _) if thinker == side),
        face: match current.setup().seat(side).player {
            Player::Computer(level) => Some(Opponent::of(level, &current.setup().rules)),
            _ => None,
        },
    });
    let width = plate::width(ctx, current.setup(), &words);
    for plate in plates {
        plate.show(ctx, width, &words);
    }
    let zoom = ctx.zoom_factor();
    let is_live = friend.live(&current).is_some();
    // Reserve no more than one such row: with less room, the board would turn.
    let has_send_button = is_narrow(ctx) && !is_live && friend.to_send(&current).is_some();
    let send_button_height = if has_send_button {
        CONTROLS_HEIGHT
    } else {
        0.0
    };
    let mut covered = ScreenMargins {
        top: (ROW_HEIGHT + live_line_height(ctx, is_live)) * zoom,
        bottom: (covered_below(ctx) + send_button_height) * zoom,
        ..ScreenMargins::default()
    };
    // The list of moves reports its own margins.
    if settings.helps.moves && *menu.get() == Menu::Closed {
        if is_narrow(ctx) {
            covered.bottom = margins.bottom;
        } else {
            covered.right = margins.right;
        }
    }
    margins.set_if_neq(covered);
    Ok(())
}
