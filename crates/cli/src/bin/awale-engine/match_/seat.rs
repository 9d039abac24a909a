//! The contestants of a match: levels of this program, or other engines.

use std::time::Duration;

use awale_engine::ai::contest::{Contestant, Play, PlayedGame};
use awale_rules::{Game, Move, Side};

use crate::engine_client::{EngineClient, EngineFailure, EngineSetup};
use crate::failure::Failure;
use crate::output::{escaped, log};

/// Longer games are discarded. Under the built-in rules, repetition ends games long before.
const MAX_PLIES: usize = 2_000;
/// An engine that fails more often than this ends the match.
const MAX_FAILURES: u32 = 10;

/// A contestant.
pub struct Seat {
    name: String,
    player: Player,
    /// Games lost because the engine failed.
    pub failures: u32,
}

enum Player {
    Own(Contestant),
    Engine {
        setup: EngineSetup,
        /// `None` after a failure, until the engine is restarted.
        client: Option<EngineClient>,
    },
}

impl Seat {
    /// Creates the seat of a level of this program.
    pub fn own(contestant: Contestant) -> Self {
        Self {
            name: contestant.to_string(),
            player: Player::Own(contestant),
            failures: 0,
        }
    }

    /// Starts another engine, and creates its seat.
    ///
    /// # Errors
    /// Returns an error if it can't be used.
    pub fn engine(setup: EngineSetup) -> Result<Self, Failure> {
        let client = EngineClient::start(&setup)
            .map_err(|failure| format!("{}: {failure}", escaped(&setup.command)))?;
        Ok(Self {
            name: setup.command.clone(),
            player: Player::Engine {
                setup,
                client: Some(client),
            },
            failures: 0,
        })
    }

    /// Returns its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    fn begin_game(&mut self) -> Result<(), EngineFailure> {
        let Player::Engine { setup, client } = &mut self.player else {
            return Ok(());
        };
        match client {
            Some(client) => client.new_game(),
            None => {
                *client = Some(EngineClient::start(setup)?);
                Ok(())
            }
        }
    }

    /// Chooses a move; returns `None` if there is none.
    fn choose(&mut self, game: &Game, seed: u64) -> Result<Option<Move>, EngineFailure> {
        match &mut self.player {
            Player::Own(contestant) => Ok(contestant.choose(game, seed)),
            Player::Engine {
                setup,
                client: Some(client),
            } => client.best_move(game, setup).map(Some),
            Player::Engine { client: None, .. } => Err(EngineFailure::Exited),
        }
    }

    /// Reports a failure; after too many, returns an error that ends the match.
    fn record_failure(&mut self, failure: &EngineFailure) -> Result<(), Failure> {
        self.failures += 1;
        log(&format!(
            "{} loses a game: it {failure}",
            escaped(&self.name)
        ));
        if let Player::Engine { client, .. } = &mut self.player {
            *client = None;
        }
        if self.failures > MAX_FAILURES || matches!(failure, EngineFailure::NotStarted(_)) {
            return Err(format!("{} failed too often: it {failure}", escaped(&self.name)).into());
        }
        Ok(())
    }
}

/// Plays pair number `pair` of a match: two games from one opening. A game that doesn't end is
/// discarded.
///
/// # Errors
/// Returns an error if a contestant fails too often.
pub fn play_pair(
    opening: &Game,
    seats: &mut [Seat; 2],
    seed: u64,
    pair: u64,
) -> Result<Vec<(PlayedGame, Game)>, Failure> {
    let mut games = Vec::new();
    for first_seat in Side::BOTH {
        let seed = seed.wrapping_add(pair << 1 | first_seat.index() as u64);
        games.extend(play_game(opening.clone(), seats, first_seat, seed)?);
    }
    Ok(games)
}

fn play_game(
    mut game: Game,
    seats: &mut [Seat; 2],
    first_seat: Side,
    seed: u64,
) -> Result<Option<(PlayedGame, Game)>, Failure> {
    let first_player = game.position().to_move();
    let finished = |game: Game| {
        let played = PlayedGame {
            outcome: game.outcome()?,
            first_seat,
            first_player,
            plies: game.moves().len(),
        };
        Some((played, game))
    };
    // A contestant that fails loses, whatever the position.
    let forfeit = |mut game: Game, loser: Side| {
        game.resign(loser, &mut ());
        finished(game)
    };
    for (number, seat) in seats.iter_mut().enumerate() {
        if let Err(failure) = seat.begin_game() {
            seat.record_failure(&failure)?;
            return Ok(forfeit(game, side_of(number, first_seat)));
        }
    }
    while game.outcome().is_none() && game.moves().len() < MAX_PLIES {
        let side = game.position().to_move();
        let seat = &mut seats[usize::from(side != first_seat)];
        match seat.choose(&game, seed) {
            Ok(Some(hole)) if game.play(hole, &mut ()).is_ok() => {}
            Ok(_) => return Ok(None),
            Err(failure) => {
                seat.record_failure(&failure)?;
                return Ok(forfeit(game, side));
            }
        }
    }
    Ok(finished(game))
}

fn side_of(number: usize, first_seat: Side) -> Side {
    if number == 0 {
        first_seat
    } else {
        first_seat.opponent()
    }
}

/// How long an engine may exceed the limits of `go`.
const GRACE: Duration = Duration::from_secs(5);
/// Timeout of a move if `go` sets no time.
const TIMEOUT: Duration = Duration::from_secs(120);

/// Returns the timeout of a search with these `go` arguments.
pub fn timeout(go: &str) -> Duration {
    let mut words = go.split_whitespace();
    let time = words
        .find(|&word| word == "movetime")
        .and_then(|_| words.next()?.parse().ok());
    time.map_or(TIMEOUT, |time| Duration::from_millis(time) + GRACE)
}
