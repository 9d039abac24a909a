//! The puzzle of the day.

use std::sync::Arc;

use bevy::prelude::*;

use crate::catalog::{DEFAULT_VARIANT, LastChoices, Variants};
use crate::schedule::GameSet;
use crate::state::Menu;
use crate::storage::Storage;
use awale_engine::matches::Date;
use awale_engine::teacher::puzzles::{daily, shipped};
use awale_rules::{BoardSnapshot, RuleSet};

/// The puzzle of the day in the game that the player chose last, or in the default game if that has
/// no built-in puzzles.
#[derive(Resource, Default)]
pub struct DayPuzzle(Option<KnownPuzzle>);

/// A known puzzle of the day.
pub struct KnownPuzzle {
    /// The name of the game that the player chose.
    chosen: String,
    /// The name of the game of the puzzle.
    pub variant: String,
    /// Its rules.
    pub rules: Arc<RuleSet>,
    /// The day.
    pub day: Date,
    /// The board before the solution.
    pub board: BoardSnapshot,
}

impl DayPuzzle {
    /// Returns the puzzle, if there is one.
    #[must_use]
    pub const fn known(&self) -> Option<&KnownPuzzle> {
        self.0.as_ref()
    }
}

/// Finds the puzzle of the day for the main menu.
pub fn plugin(app: &mut App) {
    app.init_resource::<DayPuzzle>().add_systems(
        Update,
        find_puzzle
            .run_if(in_state(Menu::Main))
            .in_set(GameSet::Show),
    );
}

/// Finds the puzzle when the day or the chosen game changes.
fn find_puzzle(mut puzzle: ResMut<DayPuzzle>, choices: Res<LastChoices>, variants: Res<Variants>) {
    let today = Storage::today();
    let is_known = puzzle
        .0
        .as_ref()
        .is_some_and(|known| Some(known.day) == today && known.chosen == choices.variant);
    if is_known {
        return;
    }
    let new_puzzle = today.and_then(|day| {
        let names = [choices.variant.as_str(), DEFAULT_VARIANT];
        names
            .into_iter()
            .find_map(|name| puzzle_of(day, name, &choices.variant, &variants))
    });
    if new_puzzle.is_some() || puzzle.0.is_some() {
        puzzle.0 = new_puzzle;
    }
}

fn puzzle_of(day: Date, name: &str, chosen: &str, variants: &Variants) -> Option<KnownPuzzle> {
    let variant = variants
        .get_or_default(name)
        .filter(|variant| variant.name == name)?;
    let rules = &variant.rules;
    let puzzles = shipped(rules)?.puzzles;
    let game = daily(day, &puzzles)?.game(rules);
    Some(KnownPuzzle {
        chosen: chosen.to_owned(),
        variant: variant.name.clone(),
        rules: Arc::clone(rules),
        day,
        board: BoardSnapshot::of(game.position()),
    })
}
