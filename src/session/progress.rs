//! The player's progress: rating and puzzle results.

use bevy::prelude::*;

use super::CurrentMatch;
use crate::storage::{Mergeable, Merged};
use awale_engine::files::FileName;
use awale_engine::teacher::PlayerProgress;
use awale_engine::teacher::standing::{self, Verdict};

/// The file with the player's progress.
pub const PROGRESS_FILE: FileName = FileName::from_static("progress.ron");

/// The player's progress.
pub type SavedProgress = Merged<PlayerProgress>;

impl Mergeable for PlayerProgress {
    fn merged(&self, base: &Self, theirs: &Self) -> Self {
        Self::merged(self, base, theirs)
    }
}

/// Rates the game that has just ended if a person played it against the computer. Returns whether
/// it counts.
pub(super) fn rate(current: &mut CurrentMatch, progress: &mut ResMut<SavedProgress>) -> bool {
    let Some((person, opponent)) = standing::pairing(current.setup()) else {
        return false;
    };
    let rules = &current.setup().rules;
    let verdict = match standing::rated_result(current.state(), person) {
        Ok(result) => progress
            .record_game(rules, opponent, result)
            .then(|| Verdict::Rated(progress.of(rules).companion(rules).player)),
        Err(reason) => reason.map(Verdict::NotRated),
    };
    let is_rated = matches!(verdict, Some(Verdict::Rated(_)));
    current.set_verdict(verdict);
    is_rated
}
