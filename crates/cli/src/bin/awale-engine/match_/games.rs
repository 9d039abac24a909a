//! The game files of a match: its openings and the games played.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use awale_engine::ai::contest::opening_of;
use awale_engine::files::write::append;
use awale_rules::game_file::{GameRecord, NORTH_TAG, ROUND_TAG, SOUTH_TAG};
use awale_rules::{Game, RuleSet, Side, library};

use crate::collection::read_games;
use crate::failure::Failure;
use crate::file::{check_writable, in_file, unwritable};

/// The first moves of each pair of games.
pub enum Openings {
    /// This number of random moves.
    Random {
        /// The number of moves.
        plies: usize,
    },
    /// The games of a file, at least one.
    Games(Vec<Game>),
}

impl Openings {
    /// Reads the games of a file.
    ///
    /// # Errors
    /// Returns an error if the file can't be read or has no games, or if a game doesn't fit the
    /// rules or is over.
    pub fn read(path: &Path, rules: &Arc<RuleSet>) -> Result<Self, Failure> {
        let mut games = Vec::new();
        for (of_pair, record) in (1..).zip(read_games(path)?) {
            let in_game = |why: &str| in_file(path, &format_args!("game {of_pair}: {why}"));
            let game = record.replay(Arc::clone(rules));
            let game = game.map_err(|error| in_game(&error.to_string()))?;
            if game.outcome().is_some() {
                return Err(in_game("it is over, so it can't be an opening").into());
            }
            games.push(game);
        }
        Ok(Self::Games(games))
    }

    /// Returns the opening of pair number `pair`.
    pub fn of_pair(&self, pair: u64, rules: &Arc<RuleSet>, seed: u64) -> Game {
        match self {
            Self::Random { plies } => opening_of(rules, seed, pair, *plies),
            Self::Games(games) => games[(pair % games.len() as u64) as usize].clone(),
        }
    }
}

/// A file that collects the games of a match.
pub struct SavedGames {
    path: PathBuf,
    rules_name: String,
    /// The number of games of this match so far.
    games: u64,
}

impl SavedGames {
    /// Opens a file, to which games are appended.
    ///
    /// # Errors
    /// Returns an error if the file can't be written.
    pub fn open(path: &Path, rules_name: &str) -> Result<Self, Failure> {
        check_writable(Some(path))?;
        Ok(Self {
            path: path.to_owned(),
            rules_name: rules_name.to_owned(),
            games: 0,
        })
    }

    /// Appends a game between contestants with these names, of whom the first played `first_seat`.
    ///
    /// # Errors
    /// Returns an error if the file can't be written.
    pub fn add(
        &mut self,
        game: &Game,
        names: &[String; 2],
        first_seat: Side,
    ) -> Result<(), Failure> {
        self.games += 1;
        let round = self.games.to_string();
        let [south, north] =
            [Side::South, Side::North].map(|side| names[usize::from(side != first_seat)].as_str());
        let extra_tags = [(SOUTH_TAG, south), (NORTH_TAG, north), (ROUND_TAG, &round)];
        let mut record = GameRecord::of(game, &self.rules_name, &extra_tags);
        if library::text(&self.rules_name).is_none() {
            record.embed_rules(game.rules());
        }
        let result = append(&self.path, format!("{record}\n").as_bytes());
        Ok(result.map_err(|error| unwritable(&self.path, &error))?)
    }
}
