//! A game as text, for a receiver without shared memory.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use awale_rules::Game;
use awale_rules::game_file::GameRecord;

/// A game with its rules and all its moves, encoded as a game file.
#[derive(Clone, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SentGame(pub Game);

impl From<SentGame> for String {
    fn from(SentGame(game): SentGame) -> Self {
        let mut record = GameRecord::of(&game, "", &[]);
        record.embed_rules(game.rules());
        record.to_string()
    }
}

impl TryFrom<String> for SentGame {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let record: GameRecord = text.parse().map_err(|error| format!("{error}"))?;
        let rules = record.embedded_rules().ok_or("the game has no rules")?;
        let rules = rules.map_err(|error| error.to_string())?;
        let game = record.replay(Arc::new(rules));
        game.map(Self).map_err(|error| error.to_string())
    }
}
