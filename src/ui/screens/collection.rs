//! The last opened collection: a text with several games, which the archive lists.

use bevy::prelude::*;

use awale_engine::matches::archive::FinishedGame;
use awale_rules::game_file::GameRecord;

/// The last opened collection; empty until one is opened.
#[derive(Resource, Default)]
pub struct Collection {
    name: String,
    games: Vec<(GameRecord, FinishedGame)>,
    is_new: bool,
}

impl Collection {
    /// Replaces the collection with one from the file `name`, or from the clipboard if `name` is
    /// empty.
    pub fn open(&mut self, name: String, records: Vec<GameRecord>) {
        self.name = name;
        self.games = records
            .into_iter()
            .map(|record| {
                let game = FinishedGame::of(&record);
                (record, game)
            })
            .collect();
        self.is_new = true;
    }

    /// Returns the name of its file; empty if it was pasted.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns its games in the order of the file, each with its summary.
    #[must_use]
    pub fn games(&self) -> &[(GameRecord, FinishedGame)] {
        &self.games
    }

    /// Returns whether a collection has been opened since the last call.
    pub const fn take_new(&mut self) -> bool {
        std::mem::replace(&mut self.is_new, false)
    }
}
