//! The card of a finished game: its highlights, what to try next, and a fact about the game.

use bevy_egui::egui::{Align, RichText, Ui, vec2};

use crate::advisor::GameReview;
use crate::localization::{Words, players};
use crate::session::{CurrentMatch, Turn};
use crate::ui::theme::{bold, colour, size, space, text};
use crate::ui::widgets::{Button, Items, cell, centred_drawing, hint, paragraph, section};
use awale_engine::examples::drawing::Picture;
use awale_engine::matches::Opponent;
use awale_engine::matches::Purpose;
use awale_engine::teacher::highlights::{Highlights, TryNext};
use awale_engine::text::book::caption::picture_in_words;
use awale_rules::{Outcome, Side, move_number};

/// The maximum width of the board, in points.
const MAX_BOARD_WIDTH: f32 = 320.0;
/// The fraction of the width for the titles of the rows.
const TITLE_FRACTION: f32 = 0.4;
/// The minimum height of a row, in points.
const MIN_ROW_HEIGHT: f32 = 24.0;
/// The message keys of the facts, of which each game shows one.
const FACTS: [&str; 3] = [
    "ui-over-fact-seeds",
    "ui-over-fact-travels",
    "ui-over-fact-villages",
];

/// The highlights of the last finished game.
#[derive(Default)]
pub(super) struct GameCard {
    cached: Option<(Turn, Highlights)>,
}

impl GameCard {
    /// Returns the highlights of this game, which are computed once.
    fn highlights(&mut self, current: &CurrentMatch) -> &Highlights {
        let turn = current.turn();
        self.cached.take_if(|(cached_turn, _)| *cached_turn != turn);
        let (_, highlights) = self
            .cached
            .get_or_insert_with(|| (turn, Highlights::of(current.game(), current.setup())));
        highlights
    }

    /// Shows the card. Returns what the player wants to try next.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        current: &CurrentMatch,
        outcome: &Outcome,
        review: Option<&GameReview>,
        words: &Words,
    ) -> Option<TryNext> {
        let names = players::names(current.setup(), words);
        let rules = &current.setup().rules;
        let player_arguments = |side: Side, ply: usize| {
            [
                ("player", names[side.index()].as_str().into()),
                ("number", move_number(ply).into()),
            ]
        };
        let player_and_number =
            |side: Side, ply: usize| words.format("ui-over-at", &player_arguments(side, ply));
        let highlights = self.highlights(current);
        if let Some(best) = &highlights.best_capture {
            section(ui, &words.get("ui-over-best-capture"));
            let picture = Picture::of_move(best.before, &best.events, rules);
            let description = picture_in_words(&picture, words);
            let direction = rules.direction();
            centred_drawing(ui, MAX_BOARD_WIDTH, &picture, direction, &description);
            let letter = rules.geometry().name_of(best.mv);
            let arguments = [
                ("move", letter.into()),
                ("seeds", words.seeds(best.seeds).into()),
                ("at", player_and_number(best.mover, best.ply).into()),
            ];
            let content = words.marked().format("ui-over-capture", &arguments);
            paragraph(ui, &content);
        }
        if let Some(relay) = highlights.longest_relay {
            let laps = [
                ("laps", relay.laps.into()),
                ("at", player_and_number(relay.mover, relay.ply).into()),
            ];
            let title = words.get("ui-over-longest-relay");
            show_row(ui, &title, &words.format("ui-over-laps", &laps));
        }
        if let Some(lead) = highlights.lead {
            let content = words.format("ui-over-lead-from", &player_arguments(lead.side, lead.ply));
            show_row(ui, &words.get("ui-over-turning-point"), &content);
        }
        if let Some(content) = review.and_then(|review| accuracy(review, &names, words)) {
            show_row(ui, &words.get("review-accuracy"), &content);
        }
        let next = if current.purpose() == Purpose::Match {
            TryNext::after(current.setup(), outcome)
        } else {
            TryNext::OtherGame
        };
        let next = show_try_next(ui, next, current, words).then_some(next);
        let fact = FACTS[current.setup().seed as usize % FACTS.len()];
        ui.add_space(space::HALF);
        hint(ui, &words.get(fact));
        next
    }
}

/// Returns how accurately the people played or, until that is known, how much of the game has been
/// analysed.
fn accuracy(review: &GameReview, names: &[String; 2], words: &Words) -> Option<String> {
    let percent = |percentage: f64| {
        let percent = percentage.round() as i64;
        words.format("review-percent", &[("percent", percent.into())])
    };
    if !review.is_finished() {
        let (done, plies) = review.progress();
        let done = percent(100.0 * done as f64 / plies.max(1) as f64);
        let progress = || words.format("ui-over-accuracy-progress", &[("percent", done.into())]);
        return review.is_working().then(progress);
    }
    let report = review.report()?;
    let accuracies = Side::BOTH.into_iter().filter_map(|side| {
        let accuracy = report.accuracy[side.index()]?;
        Some(words.titled(&names[side.index()], &percent(accuracy)))
    });
    let accuracies: Vec<String> = accuracies.collect();
    (!accuracies.is_empty()).then(|| accuracies.join(" · "))
}

/// Shows the button that leads to what to try next. Returns whether it was clicked.
fn show_try_next(ui: &mut Ui, next: TryNext, current: &CurrentMatch, words: &Words) -> bool {
    ui.add_space(space::HALF);
    section(ui, &words.get("ui-over-try"));
    match next {
        TryNext::Level(_, level) => {
            let opponent = Opponent::of(level, &current.setup().rules);
            let level = players::opponent(opponent, words);
            let content = words.format("ui-over-try-level", &[("level", level.into())]);
            let button = Button::secondary("over.try", content);
            button.wide().show(ui).clicked()
        }
        TryNext::Mistakes if current.can_report() => {
            Items::new("over", words).secondary(ui, "try", "ui-over-try-mistakes")
        }
        TryNext::Mistakes | TryNext::OtherGame => {
            Items::new("over", words).secondary(ui, "try", "ui-atlas")
        }
    }
}

/// Shows a title and its content.
fn show_row(ui: &mut Ui, title: &str, content: &str) {
    let width = ui.available_width();
    ui.horizontal_top(|ui| {
        let mut show = |width: f32, words: &str, font, tint| {
            let words = RichText::new(words).font(font).color(tint);
            cell(ui, vec2(width, MIN_ROW_HEIGHT), words, Align::Min);
            ui.available_width()
        };
        let title_width = TITLE_FRACTION * width - space::S;
        let rest = show(title_width, title, bold(size::BODY), colour::SUN);
        show(rest, content, text(size::BODY), colour::BONE);
    });
}
