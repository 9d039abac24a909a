//! The result of a game, after a short pause.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Align2, Rect, Sense, Ui, pos2, vec2};

use super::game_card::GameCard;
use super::page::MenuPage;
use super::score_sheet::{RoundScores, round_sheet, score_sheet, write_name};
use crate::advisor::{GameReview, ReportCommand};
use crate::board_view::Finale;
use crate::catalog::{ChoicesCommand, LastChoices, PlayerKind};
use crate::jobs::uses_manual_clock;
use crate::localization::{Words, players};
use crate::navigation::Go;
use crate::phase::Phase;
use crate::scene::TableOnScreen;
use crate::schedule::MenuSet;
use crate::session::{CurrentMatch, GameCommand, Turn};
use crate::state::Menu;
use crate::table::{Top, TopMut, top_has};
use crate::ui::pass::AddPanels;
use crate::ui::theme::{carving, colour, display, radius, size, space};
use crate::ui::widgets::{Items, Panel, button_rows, describe_text, face, paragraph, small};
use awale_engine::matches::{Player, Purpose};
use awale_engine::teacher::highlights::TryNext;
use awale_engine::teacher::standing::pairing;
use awale_engine::text::reason;
use awale_rules::{Outcome, Side, Vessel};

/// Width of the panel, in points.
const WIDTH: f32 = 540.0;
/// The panel's width with the card beside the result, in points.
const TWO_COLUMN_WIDTH: f32 = 900.0;
/// The minimum width of a window for two columns, in points.
const MIN_TWO_COLUMN_WINDOW: f32 = 940.0;
/// The pause between the last seed and the panel, in seconds.
const PAUSE_SECONDS: f32 = 1.2;
/// The side length of the opponent's face, in points.
const FACE_SIZE: f32 = 64.0;
/// The height of the seed counts of the lofts, in points.
const SCORE_HEIGHT: f32 = 64.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open.run_if(
            top_has::<CurrentMatch>
                .and_then(resource_equals(Phase::Over))
                .and_then(in_state(Menu::Closed)),
        )
        .in_set(MenuSet::Result),
    )
    .draw_menu(Menu::GameOver, show);
}

/// The end of a game, and the pause of [`PAUSE_SECONDS`] before its panel opens.
#[derive(Component)]
pub(super) struct Ending {
    turn: Turn,
    pause: Timer,
}

/// Opens the panel once per finished game, after the pause.
fn open(
    mut commands: Commands,
    time: Res<Time>,
    current: Top<CurrentMatch>,
    mut endings: Query<(Entity, &mut Ending)>,
    finales: Query<&Finale>,
    clock: Res<TimeUpdateStrategy>,
    mut reports: MessageWriter<ReportCommand>,
    mut go: MessageWriter<Go>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let turn = current.turn();
    let (mut has_ending, mut is_due) = (false, false);
    for (entity, mut ending) in &mut endings {
        if ending.turn != turn {
            commands.entity(entity).despawn();
            continue;
        }
        has_ending = true;
        let finale = finales.iter().find(|finale| finale.turn() == turn);
        if finale.is_some_and(|finale| !finale.is_counted()) {
            redraw.write(RequestRedraw);
            continue;
        }
        let step = if finale.is_some_and(Finale::is_skipped) {
            ending.pause.remaining()
        } else {
            time.delta()
        };
        is_due |= ending.pause.tick(step).just_finished();
        if !ending.pause.is_finished() {
            redraw.write(RequestRedraw);
        }
    }
    if is_due {
        go.write(Go::To(Menu::GameOver));
        // The card shows the accuracy once it is known. Reproducible runs analyse only on request.
        let is_live = !uses_manual_clock(&clock);
        if is_live && current.purpose() == Purpose::Match && pairing(current.setup()).is_some() {
            reports.write(ReportCommand::Resume);
        }
    }
    if !has_ending {
        let pause = Timer::from_seconds(PAUSE_SECONDS, TimerMode::Once);
        commands.spawn((Name::new("Ending"), Ending { turn, pause }));
        redraw.write(RequestRedraw);
    }
}

/// Takes the player from the result to what they try next.
#[derive(SystemParam)]
struct Continuation<'w> {
    last: Res<'w, LastChoices>,
    choices: MessageWriter<'w, ChoicesCommand>,
}

impl Continuation<'_> {
    /// Returns the way to the report, to the atlas, or into a game at the suggested level.
    fn try_next(&mut self, next: TryNext, current: &CurrentMatch) -> Go {
        match next {
            TryNext::Level(side, level) => {
                let mut choices = self.last.clone();
                if choices.variant != current.variant() {
                    current.variant().clone_into(&mut choices.variant);
                    choices.board = None;
                }
                let theirs = &mut choices.seats[side.index()];
                (theirs.kind, theirs.level) = (PlayerKind::Computer, level);
                choices.seats[side.opponent().index()].kind = PlayerKind::Person;
                self.choices
                    .write(ChoicesCommand::Remember(Box::new(choices)));
                Go::Play
            }
            TryNext::Mistakes if current.can_report() => Go::To(Menu::Report),
            TryNext::Mistakes | TryNext::OtherGame => Go::To(Menu::Atlas),
        }
    }
}

fn show(
    mut menu: MenuPage,
    current: Top<CurrentMatch>,
    review: Res<GameReview>,
    mut card: Local<GameCard>,
    mut rounds: TopMut<RoundScores>,
    mut continuation: Continuation,
    on_screen: TableOnScreen,
) -> Result {
    let Some(outcome) = current.outcome() else {
        return Ok(());
    };
    let names = players::names(current.setup(), &menu.words);
    let names = names.each_ref().map(String::as_str);
    let title = players::result(current.setup(), outcome.winner, &menu.words);
    let ctx = menu.ctx()?;
    let has_card = !current.game().moves().is_empty();
    let is_wide = has_card && ctx.content_rect().width() >= MIN_TWO_COLUMN_WINDOW;
    let width = if is_wide { TWO_COLUMN_WIDTH } else { WIDTH };
    let review = review.is_of(&current).then_some(&*review);
    // The panel leaves the winner's loft, which the sun shines on, in view.
    let winning_loft = outcome
        .winner
        .filter(|_| current.setup().rules.scores_in_lofts())
        .and_then(|winner| on_screen.bounds([Vessel::Loft(winner)]));
    let mut panel = Panel::new("game over", width).title(&title);
    if let Some(loft) = winning_loft {
        panel = panel.beside(ctx, loft).beside_board();
    }
    menu.show_panel(panel, |ui, words, go| {
        let mut show_left = |ui: &mut Ui| {
            show_result(ui, &current, &outcome, names, &mut rounds, words);
            show_buttons(ui, &current, words, go);
        };
        let mut show_card = |ui: &mut Ui| card.show(ui, &current, &outcome, review, words);
        let next = if is_wide {
            ui.spacing_mut().item_spacing.x = space::XL;
            ui.columns(2, |halves| {
                for half in halves.iter_mut() {
                    half.spacing_mut().item_spacing.x = space::S;
                }
                show_left(&mut halves[0]);
                show_card(&mut halves[1])
            })
        } else {
            show_left(ui);
            has_card.then(|| show_card(ui)).flatten()
        };
        go.write_batch(next.map(|next| continuation.try_next(next, &current)));
    })
}

/// Shows the result, its reason, and the scores of rounds and games.
fn show_result(
    ui: &mut Ui,
    current: &CurrentMatch,
    outcome: &Outcome,
    names: [&str; 2],
    rounds: &mut Mut<RoundScores>,
    words: &Words,
) {
    let reader = players::reader(current.setup());
    if !current.setup().rules.is_won_by_last_move() {
        show_scores(ui, outcome, names, words);
    }
    ui.add_space(space::S);
    if let Some(opponent) = players::opponent_of(current.setup())
        && let Some(remark) = players::remark(current.setup(), Some(outcome.winner), words)
    {
        ui.horizontal(|ui| {
            face(ui, opponent, FACE_SIZE);
            paragraph(ui, &remark);
        });
    }
    paragraph(ui, &reason::ended_for(words, outcome.reason, names, reader));
    small(ui, current.setup().rules.name(words.language().code()));
    if let Some(message) = rating_verdict(current, words) {
        paragraph(ui, &message);
    }
    if current.setup().rules.rounds().is_some() {
        round_sheet(ui, current, rounds, words);
    }
    let series = current.series_so_far();
    if series.plan().games > 1 {
        ui.add_space(space::HALF);
        let game = current.series().game_number();
        score_sheet(ui, &series, game, current.setup(), words);
    }
    ui.add_space(space::S);
}

/// Shows the buttons to other games, to the board and to other menus.
fn show_buttons(ui: &mut Ui, current: &CurrentMatch, words: &Words, go: &mut MessageWriter<Go>) {
    let items = Items::new("over", words);
    let next = if current.has_next_game() {
        items.main_button("next_game", "ui-next-game")
    } else {
        items.main_button("play_again", "ui-play-again")
    };
    let show_board = items.button("show_board", "ui-show-board");
    let next_game = Go::Match(GameCommand::NextGame);
    let mut rows = vec![vec![(next, next_game), (show_board, Go::Back)]];
    if current.can_change_seats() {
        let change = items.button("change_seats", "ui-change-seats");
        rows.push(vec![(change, Go::Match(GameCommand::ChangeSeats))]);
    }
    let photo = (items.button("photo", "ui-photo"), Go::To(Menu::Photo));
    rows.push(if current.can_report() {
        let report = items.button("report", "review-report");
        vec![(report, Go::To(Menu::Report)), photo]
    } else {
        vec![photo]
    });
    // The letter with the last move may still have to be sent.
    if current.is_by_letter() {
        let friends = items.button("friends", "ui-friends");
        rows.push(vec![(friends, Go::To(Menu::Friends))]);
    }
    let leave_key = if current.purpose() == Purpose::Trial {
        "workshop-back-to-editor"
    } else {
        "ui-main-menu"
    };
    let new_game = items.button("new_game", "ui-other-variant");
    let leave = items.button("leave", leave_key);
    rows.push(vec![(new_game, Go::To(Menu::NewGame)), (leave, Go::Leave)]);
    go.write_batch(button_rows(ui, rows));
}

/// Returns the person's rating after a game against the companion, or why the game isn't rated.
fn rating_verdict(current: &CurrentMatch, words: &Words) -> Option<String> {
    let setup = current.setup();
    pairing(setup).filter(|(_, opponent)| *opponent == Player::Companion)?;
    Some(players::verdict(current.verdict()?, &setup.rules, words))
}

/// Shows both scores, with the winner's highlighted.
fn show_scores(ui: &mut Ui, outcome: &Outcome, names: [&str; 2], words: &Words) {
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
        let (name, captured) = (names[side.index()], outcome.score()[side.index()]);
        let response = ui.interact(half, ui.id().with(("captured", side)), Sense::hover());
        describe_text(&response, &words.titled(name, &captured.to_string()));
        let (at, anchor) = (inner.right_center(), Align2::RIGHT_CENTER);
        let font = display(size::NUMBER + 8.0);
        let count = ui.painter().text(at, anchor, captured, font, tint);
        let name_area = inner.with_max_x(count.left() - space::S);
        write_name(ui, name_area, name, colour::BONE_DIM);
    }
}
