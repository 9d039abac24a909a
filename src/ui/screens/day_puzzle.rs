//! The puzzle of the day on the main menu: one click plays it.

use std::sync::Arc;

use bevy_egui::egui::Ui;

use crate::localization::Words;
use crate::puzzle::{KnownPuzzle, Mode, PuzzleRequest};
use crate::session::SavedProgress;
use crate::ui::widgets::Card;
use awale_engine::text::book::caption::seeds_in_words;

/// The number of latest days on the string of seeds, which shows the streak.
const DAYS: usize = 7;

/// Shows the puzzle as a card, with its board if `has_board`. Returns a request to play it if the
/// card was clicked.
pub(super) fn show(
    puzzle: Option<&KnownPuzzle>,
    ui: &mut Ui,
    progress: &SavedProgress,
    has_board: bool,
    words: &Words,
) -> Option<PuzzleRequest> {
    let puzzle = puzzle?;
    let is_solved = progress.has_solved_day(&puzzle.rules, puzzle.day);
    let title = words.get(if is_solved {
        "training-day-solved"
    } else {
        "training-day"
    });
    let streak = progress.daily_streak(puzzle.day);
    let (mut days, mut aside) = (Vec::new(), String::new());
    if streak > 0 {
        let streak = u32::try_from(streak).unwrap_or(u32::MAX);
        aside = words.format("training-days-in-a-row", &[("days", streak.into())]);
        days = progress.last_days(puzzle.day, DAYS);
    }
    let detail = puzzle.rules.name(words.language().code());
    let description = has_board.then(|| seeds_in_words(&puzzle.board, words));
    let mut card = Card::new("main.day", &title, detail)
        .days(&days)
        .aside(&aside);
    if let Some(description) = &description {
        card = card.board(&puzzle.board, description);
    }
    card.show(ui).clicked().then(|| PuzzleRequest {
        rules: Arc::clone(&puzzle.rules),
        variant: puzzle.variant.clone(),
        mode: Mode::Day(puzzle.day),
    })
}
