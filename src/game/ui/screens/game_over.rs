//! The result of a game, after a short pause.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Align2, Rect, Sense, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::score_sheet::{round_sheet, score_sheet};
use crate::game::localization::{Words, players};
use crate::game::phase::Phase;
use crate::game::schedule::GameSet;
use crate::game::session::{CurrentMatch, Turn};
use crate::game::state::Menu;
use crate::game::ui::UiPass;
use crate::game::ui::navigation::{Go, go};
use crate::game::ui::notices::report_storage_answers;
use crate::game::ui::theme::{bold, carving, colour, display, radius, size, space};
use crate::game::ui::widgets::{Items, Panel, fitted, paragraph, secondary, small};
use crate::matches::{Player, Purpose};
use crate::rules::{Outcome, Side};
use crate::teacher::standing::pairing;
use crate::text::{reader, reason};

/// Width of the panel, in points.
const WIDTH: f32 = 540.0;
/// The pause between the last seed and the panel, in seconds.
const PAUSE: f32 = 1.2;
/// The height of the lofts' counts, in points.
const SCORE_HEIGHT: f32 = 64.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open.run_if(
            resource_exists::<CurrentMatch>
                .and_then(resource_equals(Phase::Over))
                .and_then(in_state(Menu::Closed)),
        )
        .after(report_storage_answers)
        .before(go)
        .in_set(GameSet::Menus),
    )
    .add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiPass::Menu).run_if(in_state(Menu::GameOver)),
    );
}

/// The end of a game whose panel opens after [`PAUSE`], or has opened.
#[derive(Component)]
pub(super) struct Ending {
    turn: Turn,
    silence: Timer,
}

/// Opens the panel once for every end.
pub(super) fn open(
    mut commands: Commands,
    time: Res<Time>,
    current: Res<CurrentMatch>,
    mut endings: Query<(Entity, &mut Ending)>,
    mut go: MessageWriter<Go>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let turn = current.turn();
    let mut has_ending = false;
    for (entity, mut ending) in &mut endings {
        if ending.turn != turn {
            commands.entity(entity).despawn();
            continue;
        }
        has_ending = true;
        if ending.silence.tick(time.delta()).just_finished() {
            go.write(Go::To(Menu::GameOver));
        } else if !ending.silence.is_finished() {
            redraw.write(RequestRedraw);
        }
    }
    if !has_ending {
        let silence = Timer::from_seconds(PAUSE, TimerMode::Once);
        commands.spawn((Name::new("Ending"), Ending { turn, silence }));
        redraw.write(RequestRedraw);
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    current: Option<Res<CurrentMatch>>,
    mut go: MessageWriter<Go>,
) -> Result {
    let Some((current, outcome)) = current.and_then(|current| {
        let outcome = current.outcome()?;
        Some((current, outcome))
    }) else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let names = players::names(current.setup(), &words);
    let players = names.each_ref().map(String::as_str);
    let reading = players::reader(current.setup());
    let title = match outcome.winner {
        Some(side) => reader::wins(&words, side, players, reading),
        None => words.get("ui-draw"),
    };
    Panel::new("game over", WIDTH)
        .title(&title)
        .show(ctx, |ui| {
            score(ui, &outcome, players);
            ui.add_space(space::S);
            paragraph(
                ui,
                &reason::ended_for(&words, outcome.reason, players, reading),
            );
            small(ui, current.setup().rules.name(words.language().code()));
            if let Some(message) = standing(&current, &words) {
                paragraph(ui, &message);
            }
            if current.setup().rules.rounds().is_some() {
                round_sheet(ui, &current, &words);
            }
            let series = current.series_so_far();
            if series.plan().games > 1 {
                ui.add_space(space::HALF);
                let game = current.series().game_number();
                score_sheet(ui, &series, game, current.setup(), &words);
            }
            ui.add_space(space::S);
            let items = Items::new("over", &words);
            let next = if current.has_next_game() {
                "ui-next-game"
            } else {
                "ui-play-again"
            };
            ui.columns(2, |halves| {
                if items.primary(&mut halves[0], next) {
                    go.write(Go::Next);
                }
                if items.secondary(&mut halves[1], "ui-show-board") {
                    go.write(Go::Back);
                }
            });
            if current.can_report() && items.secondary(ui, "review-report") {
                go.write(Go::To(Menu::Report));
            }
            // The last move still has to be sent.
            if current.is_by_letter() && items.secondary(ui, "ui-friends") {
                go.write(Go::To(Menu::Friends));
            }
            ui.columns(2, |halves| {
                if secondary(&mut halves[0], &words, "over.new_game", "ui-other-variant") {
                    go.write(Go::To(Menu::NewGame));
                }
                let leads_to = if current.purpose() == Purpose::Trial {
                    "workshop-back-to-editor"
                } else {
                    "ui-main-menu"
                };
                if secondary(&mut halves[1], &words, "over.leave", leads_to) {
                    go.write(Go::Leave);
                }
            });
        });
    Ok(())
}

/// The person's rating after a game against the companion, or why the game isn't rated.
fn standing(current: &CurrentMatch, words: &Words) -> Option<String> {
    let setup = current.setup();
    pairing(setup).filter(|(_, opponent)| *opponent == Player::Companion)?;
    Some(players::verdict(current.verdict()?, &setup.rules, words))
}

/// Both scores, with the winner's highlighted.
fn score(ui: &mut Ui, outcome: &Outcome, names: [&str; 2]) {
    let (rect, _) =
        ui.allocate_exact_size(vec2(ui.available_width(), SCORE_HEIGHT), Sense::hover());
    let width = (rect.width() - space::M) / 2.0;
    for side in Side::BOTH {
        let left = rect.left() + (width + space::M) * side.index() as f32;
        let half = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
        let tint = if outcome.winner == Some(side) {
            colour::SUN
        } else {
            colour::BONE
        };
        ui.painter().extend(carving::recess(half, radius::CONTROL));
        let inner = half.shrink2(vec2(space::M, 0.0));
        let count = ui.painter().text(
            inner.right_center(),
            Align2::RIGHT_CENTER,
            outcome.lofts[side.index()],
            display(size::NUMBER + 8.0),
            tint,
        );
        let room = inner.with_max_x(count.left() - space::S);
        let (name, font) = (names[side.index()], bold(size::BODY));
        let galley = fitted(ui.painter(), name, font, colour::BONE_DIM, room.width());
        let place = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), room);
        let painter = ui.painter().with_clip_rect(room);
        painter.galley(place.min, galley, colour::BONE_DIM);
    }
}
