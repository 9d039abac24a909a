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
use crate::ui::widgets::{announce, describe_text, paint_centred};
use awale_engine::matches::{Player, Purpose};
use awale_rules::spec::{Counts, Territory};
use awale_rules::{Side, Vessel};

/// The message keys of the prompts, in order.
const MESSAGE_KEYS: [&str; LearningSettings::PROMPTS as usize] =
    ["ui-prompt-choose", "ui-prompt-watch", "ui-prompt-capture"];
/// After this many plies, no more prompts are shown.
const MAX_PLIES: usize = 12;
/// The distance from the labels of the row to the prompt's upper edge, in points.
const BELOW_ROW: f32 = 32.0;
/// The same distance below the last hole of a row on an upright board.
const BELOW_COLUMN: f32 = 22.0;
/// The maximum width of a prompt's text, in points.
const MAX_TEXT_WIDTH: f32 = 560.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, advance.before(note_end).in_set(GameSet::Show))
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
    let is_person = |side| current.setup().seat(side).player == Player::Person;
    let index = usize::from(learning.prompts);
    let is_due = match index {
        0 | 2 => matches!(phase, Phase::Person(_)),
        1 => phase == Phase::Showing && mover.is_some_and(is_person),
        _ => false,
    };
    is_due.then_some(index)
}

/// Returns whether these rules capture two or three seeds in the opponent's row, without relays.
fn captures_by_two_or_three(current: &CurrentMatch) -> bool {
    let spec = current.setup().rules.spec();
    spec.sowing.relay.is_none()
        && spec.capture.counts == Counts::Only(vec![2, 3])
        && spec.capture.territory == Territory::Opponent
}

/// Advances to the next prompt once one has been followed.
fn advance(
    current: Top<CurrentMatch>,
    phase: Res<Phase>,
    settings: Res<Settings>,
    onboarding: Res<Onboarding>,
    mut table: TableReader,
    mut settings_commands: MessageWriter<SettingsCommand>,
) {
    let followed = settings.learning.prompts;
    if followed >= LearningSettings::PROMPTS || !onboarding.offers_lessons {
        table.clear();
        return;
    }
    let mut next = followed;
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
    if followed == 1 && *phase != Phase::Showing && plies > 0 {
        next = next.max(2);
    }
    if plies >= MAX_PLIES {
        next = LearningSettings::PROMPTS;
    }
    if next != followed {
        settings_commands.write(SettingsCommand::new(move |settings| {
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
    let Some(anchor) = point_below(&row, distance, ctx.zoom_factor()) else {
        return Ok(());
    };
    let holes = i64::try_from(current.position().geometry().row()).unwrap_or_default();
    let arguments = [("holes", words.number(holes).into())];
    let label = words.format(MESSAGE_KEYS[index], &arguments);
    let available = ctx.content_rect().width() - 4.0 * space::M;
    // Lay out the text first, as its height decides where it fits.
    let galley = ctx.fonts_mut(|fonts| {
        fonts.layout(
            label.clone(),
            bold(size::BUTTON),
            colour::NIGHT,
            available.min(MAX_TEXT_WIDTH),
        )
    });
    let desired_size = galley.size() + vec2(2.0 * space::M, space::M);
    let max_bottom = ctx.content_rect().bottom() - covered_below(ctx) - space::S;
    let top = anchor.y.min(max_bottom - desired_size.y);
    let max_offset = (0.5 * ctx.content_rect().width() - space::S - 0.5 * desired_size.x).max(0.0);
    let centre_x = ctx.content_rect().center().x;
    let x = anchor.x.clamp(centre_x - max_offset, centre_x + max_offset);
    Area::new(Id::new("prompt"))
        .order(Order::Middle)
        .pivot(Align2::CENTER_TOP)
        .fixed_pos(pos2(x, top))
        .interactable(false)
        .show(ctx, |ui| {
            let (rect, response) = ui.allocate_exact_size(desired_size, Sense::hover());
            ui.painter().rect(
                rect,
                radius::CONTROL,
                colour::SUN,
                Stroke::new(1.5, colour::NIGHT),
                StrokeKind::Outside,
            );
            paint_centred(ui.painter(), rect, galley, colour::NIGHT);
            describe_text(&response, &label);
            announce(ui, &response, Live::Polite);
        });
    Ok(())
}

/// Returns the point at a distance below the centre of a row, in points.
fn point_below(row: &[Vec2], distance: f32, zoom: f32) -> Option<Pos2> {
    let first = *row.first()?;
    let (min, max) = row.iter().fold((first, first), |(min, max), point| {
        (min.min(*point), max.max(*point))
    });
    let centre = 0.5 * (min + max) / zoom;
    Some(pos2(centre.x, max.y / zoom + distance))
}
