//! The puzzle of the day on the main menu: one click plays it.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use crate::catalog::{DEFAULT_VARIANT, LastChoices, Variants};
use crate::localization::Words;
use crate::puzzle::{Mode, PuzzleRequest};
use crate::schedule::GameSet;
use crate::session::SavedProgress;
use crate::state::Menu;
use crate::storage::Storage;
use crate::ui::widgets::Card;
use awale_engine::matches::Date;
use awale_engine::teacher::puzzles::{daily, shipped};
use awale_engine::text::book::caption::seeds_in_words;
use awale_rules::{BoardSnapshot, RuleSet};

/// The number of days on the string of seeds.
const DAYS: usize = 7;

/// The puzzle of the day in the game that the player has chosen last; in the usual one if that has
/// no built-in puzzles.
#[derive(Resource, Default)]
pub(super) struct DayPuzzle(Option<Known>);

struct Known {
    chosen: String,
    variant: String,
    rules: Arc<RuleSet>,
    day: Date,
    board: BoardSnapshot,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DayPuzzle>().add_systems(
        Update,
        find.run_if(in_state(Menu::Main)).in_set(GameSet::Show),
    );
}

/// Finds the puzzle when the day or the chosen game changes.
fn find(mut puzzle: ResMut<DayPuzzle>, choices: Res<LastChoices>, variants: Res<Variants>) {
    let today = Storage::today();
    let is_known = puzzle
        .0
        .as_ref()
        .is_some_and(|known| Some(known.day) == today && known.chosen == choices.variant);
    if is_known {
        return;
    }
    let found = today.and_then(|day| {
        let names = [choices.variant.as_str(), DEFAULT_VARIANT];
        names
            .into_iter()
            .find_map(|name| puzzle_of(day, name, &choices.variant, &variants))
    });
    if found.is_some() || puzzle.0.is_some() {
        puzzle.0 = found;
    }
}

fn puzzle_of(day: Date, name: &str, chosen: &str, variants: &Variants) -> Option<Known> {
    let variant = variants.get_or_default(name).filter(|it| it.name == name)?;
    let rules = &variant.rules;
    let puzzles = shipped(rules)?.puzzles;
    let game = daily(day, &puzzles)?.game(rules);
    Some(Known {
        chosen: chosen.to_owned(),
        variant: variant.name.clone(),
        rules: Arc::clone(rules),
        day,
        board: BoardSnapshot::of(game.position()),
    })
}

impl DayPuzzle {
    /// Shows it as a card, with its board if `has_board`. Returns the puzzle if it was clicked.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        progress: &SavedProgress,
        has_board: bool,
        words: &Words,
    ) -> Option<PuzzleRequest> {
        let known = self.0.as_ref()?;
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
}
