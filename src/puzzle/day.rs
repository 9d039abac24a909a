//! The puzzle of the day.

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::catalog::{DEFAULT_VARIANT, LastChoices, Variants};
use crate::storage::Storage;
use awale_engine::matches::Date;
use awale_engine::teacher::puzzles::{daily, shipped};
use awale_rules::{BoardSnapshot, RuleSet};

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

/// The puzzle of the day in the game that the player chose last, or in the default game if that has
/// no built-in puzzles.
#[derive(SystemParam)]
pub struct DayPuzzle<'w, 's> {
    found: Local<'s, Option<KnownPuzzle>>,
    choices: Res<'w, LastChoices>,
    variants: Res<'w, Variants>,
}

impl DayPuzzle<'_, '_> {
    /// Returns the puzzle, if there is one. Finds it again when the day or the chosen game changes.
    pub fn find(&mut self) -> Option<&KnownPuzzle> {
        let (today, chosen) = (Storage::today(), &self.choices.variant);
        let is_known = self
            .found
            .as_ref()
            .is_some_and(|known| Some(known.day) == today && known.chosen == *chosen);
        if !is_known {
            let names = [chosen.as_str(), DEFAULT_VARIANT];
            *self.found = today.and_then(|day| {
                let mut names = names.into_iter();
                names.find_map(|name| puzzle_of(day, name, chosen, &self.variants))
            });
        }
        self.found.as_ref()
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
