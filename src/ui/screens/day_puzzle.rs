//! The puzzle of the day on the main menu: one click plays it.

use std::sync::Arc;

use bevy_egui::egui::Ui;

use crate::localization::Words;
use crate::puzzle::{KnownPuzzle, Mode, PuzzleRequest};
use crate::session::SavedProgress;
use crate::ui::widgets::Card;
use awale_engine::text::book::caption::seeds_in_words;

/// The number of days on the string of seeds.
const DAYS: usize = 7;

/// Shows it as a card, with its board if `has_board`. Returns the puzzle if it was clicked.
pub(super) fn show(
    puzzle: Option<&KnownPuzzle>,
    ui: &mut Ui,
    progress: &SavedProgress,
    has_board: bool,
    words: &Words,
) -> Option<PuzzleRequest> {
    let known = puzzle?;
    let is_solved = progress.has_solved_day(&known.rules, known.day);
    let title = words.get(if is_solved {
        "training-day-solved"
    } else {
        "training-day"
    });
    let streak = progress.daily_streak(known.day);
    let (mut days, mut aside) = (Vec::new(), String::new());
    if streak > 0 {
        let streak = u32::try_from(streak).unwrap_or(u32::MAX);
        aside = words.format("training-days-in-a-row", &[("days", streak.into())]);
        days = progress.last_days(known.day, DAYS);
    }
    let detail = known.rules.name(words.language().code());
    let in_words = has_board.then(|| seeds_in_words(&known.board, words));
    let mut card = Card::new("main.day", &title, detail)
        .days(&days)
        .aside(&aside);
    if let Some(in_words) = &in_words {
        card = card.board(&known.board, in_words);
    }
    card.show(ui).clicked().then(|| PuzzleRequest {
        rules: Arc::clone(&known.rules),
        variant: known.variant.clone(),
        mode: Mode::Day(known.day),
    })
}
