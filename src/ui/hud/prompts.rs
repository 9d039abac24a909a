//! Three prompts on the board in a player's first game. Each disappears once it is followed.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::accesskit::Live;
use bevy_egui::egui::{Align2, Area, Id, Order, Pos2, Sense, Stroke, StrokeKind, pos2, vec2};

use super::covered_below;
use crate::board::{BoardVessel, Owner};
use crate::board_view::VesselLabel;
use crate::catalog::Onboarding;
use crate::commentary::note_end;
use crate::localization::Words;
use crate::phase::Phase;
use crate::playback::Playback;
use crate::scene::Eye;
use crate::schedule::GameSet;
use crate::session::CurrentMatch;
use crate::settings::{CommentsShown, LearningSettings, Settings, SettingsCommand};
use crate::state::{Screen, board_is_free};
use crate::table::{TableEvent, TableReader, Top};
use crate::ui::pass::{AddPanels, UiPass};
use crate::ui::theme::{bold, colour, radius, size, space};
use crate::ui::widgets::{announce, describe_text};
use awale_engine::matches::{Player, Purpose};
use awale_rules::spec::{Counts, Territory};
use awale_rules::{Side, Vessel};

/// The keys of the prompts.
const KEYS: [&str; LearningSettings::PROMPTS as usize] =
    ["ui-prompt-choose", "ui-prompt-watch", "ui-prompt-capture"];
/// After this many plies the last prompt has been seen.
const LAST_PLY: usize = 12;
/// The distance from the labels of the row to the prompt's upper edge, in points.
const BELOW_ROW: f32 = 32.0;
/// The same below the last hole of a row on an upright board.
const BELOW_COLUMN: f32 = 22.0;
/// The maximum width of a prompt's text, in points.
const WIDTH: f32 = 560.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow.before(note_end).in_set(GameSet::Show))
        .draw(
            UiPass::Board,
            show.run_if(in_state(Screen::Playing).and_then(board_is_free)),
        );
}

/// Returns the prompt to show now, if any.
fn prompt(
    current: &CurrentMatch,
    phase: Phase,
    mover: Option<Side>,
    onboarding: &Onboarding,
    learning: &LearningSettings,
) -> Option<usize> {
    // Players who choose a strong opponent know the game.
    let is_guided = |side| {
        let player = current.setup().seat(side).player;
        matches!(player, Player::Person | Player::Companion)
            || CommentsShown::Automatic.sums_up(player)
    };
    let is_first_game = onboarding.offers_lessons
        && Side::BOTH.into_iter().all(is_guided)
        && current.purpose() == Purpose::Match
        && !current.is_by_letter()
        && captures_by_two_or_three(current);
    if !is_first_game {
        return None;
    }
    let is_persons = |side| current.setup().seat(side).player == Player::Person;
    let index = usize::from(learning.prompts);
    let is_now = match index {
        0 | 2 => matches!(phase, Phase::Person(_)),
        1 => phase == Phase::Showing && mover.is_some_and(is_persons),
        _ => false,
    };
    is_now.then_some(index)
}

/// Returns whether these rules capture two or three seeds in the opponent's row, without relays.
fn captures_by_two_or_three(current: &CurrentMatch) -> bool {
    let spec = current.setup().rules.spec();
    spec.sowing.relay.is_none()
        && spec.capture.counts == Counts::Only(vec![2, 3])
        && spec.capture.territory == Territory::Opponent
}

/// Goes on to the next prompt once one has been followed.
pub(super) fn follow(
    current: Top<CurrentMatch>,
    phase: Res<Phase>,
    settings: Res<Settings>,
    onboarding: Res<Onboarding>,
    mut table: TableReader,
    mut changes: MessageWriter<SettingsCommand>,
) {
    let done = settings.learning.prompts;
    if done >= LearningSettings::PROMPTS || !onboarding.offers_lessons {
        table.clear();
        return;
    }
    let mut next = done;
    for event in table.read() {
        let TableEvent::Moved { mover, events, .. } = event else {
            continue;
        };
        if current.setup().seat(*mover).player != Player::Person {
            continue;
        }
        let has_captured = events.iter().any(|event| event.is_capture_of(*mover));
        if has_captured {
            next = LearningSettings::PROMPTS;
        } else if next == 0 {
            next = 1;
        }
    }
    let plies = current.game().moves().len();
    if done == 1 && *phase != Phase::Showing && plies > 0 {
        next = next.max(2);
    }
    if plies >= LAST_PLY {
        next = LearningSettings::PROMPTS;
    }
    if next != done {
        changes.write(SettingsCommand::new(move |settings| {
            settings.learning.prompts = next;
        }));
    }
}

fn show(
    mut contexts: EguiContexts,
    current: Top<CurrentMatch>,
    phase: Res<Phase>,
    playback: Top<Playback>,
    settings: Res<Settings>,
    onboarding: Res<Onboarding>,
    words: Res<Words>,
    eye: Res<Eye>,
    labels: Query<(&BoardVessel, &Owner, &VesselLabel)>,
) -> Result {
    let mover = playback.mover();
    let learning = &settings.learning;
    let Some(index) = prompt(&current, *phase, mover, &onboarding, learning) else {
        return Ok(());
    };
    let side = match *phase {
        Phase::Person(side) => side,
        _ => mover.unwrap_or(Side::South),
    };
    let ctx = contexts.ctx_mut()?;
    let row: Vec<Vec2> = labels
        .iter()
        .filter(|(vessel, owner, _)| matches!(vessel.0, Vessel::Hole(_)) && owner.0 == side)
        .filter_map(|(_, _, label)| label.screen)
        .collect();
    let distance = if eye.wanted().is_upright {
        BELOW_COLUMN
    } else {
        BELOW_ROW
    };
    let Some(middle) = below(&row, distance, ctx.zoom_factor()) else {
        return Ok(());
    };
    let holes = i64::try_from(current.position().geometry().row()).unwrap_or_default();
    let arguments = [("holes", words.number(holes).into())];
    let label = words.format(KEYS[index], &arguments);
    let room = ctx.content_rect().width() - 4.0 * space::M;
    // Laid out first, as its height decides where it fits.
    let galley = ctx.fonts_mut(|fonts| {
        fonts.layout(
            label.clone(),
            bold(size::BUTTON),
            colour::NIGHT,
            room.min(WIDTH),
        )
    });
    let wanted = galley.size() + vec2(2.0 * space::M, space::M);
    let free = ctx.content_rect().bottom() - covered_below(ctx) - space::S;
    let top = middle.y.min(free - wanted.y);
    let reach = (0.5 * ctx.content_rect().width() - space::S - 0.5 * wanted.x).max(0.0);
    let centre = ctx.content_rect().center().x;
    let x = middle.x.clamp(centre - reach, centre + reach);
    Area::new(Id::new("prompt"))
        .order(Order::Middle)
        .pivot(Align2::CENTER_TOP)
        .fixed_pos(pos2(x, top))
        .interactable(false)
        .show(ctx, |ui| {
            let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
            ui.painter().rect(
                rect,
                radius::CONTROL,
                colour::SUN,
                Stroke::new(1.5, colour::NIGHT),
                StrokeKind::Outside,
            );
            let corner = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), rect);
            ui.painter().galley(corner.min, galley, colour::NIGHT);
            describe_text(&response, &label);
            announce(ui, &response, Live::Polite);
        });
    Ok(())
}

/// Returns the point at a distance below the middle of a row, in points.
fn below(row: &[Vec2], distance: f32, zoom: f32) -> Option<Pos2> {
    let first = *row.first()?;
    let (low, high) = row.iter().fold((first, first), |(low, high), at| {
        (low.min(*at), high.max(*at))
    });
    let middle = 0.5 * (low + high) / zoom;
    Some(pos2(middle.x, high.y / zoom + distance))
}
