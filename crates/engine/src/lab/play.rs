//! Plays the lab's trials.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::plan::{MAX_PLIES, Plan};
use super::record::{Counter, GameRecord};
use crate::ai::contest::{Contestant, Play, opening};
use awale_rules::{Game, RuleSet, Side};

/// One trial: a game between equals and, in some trials, two games against a weaker player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The game between equals.
    pub game: GameRecord,
    /// Half points of the better player in two games with the same opening, once as the first
    /// player and once as the second; `None` in trials without them, or if one was endless.
    pub pair: Option<u8>,
}

/// The number of trials for each pair of games against a weaker player.
pub const TRIALS_PER_PAIR: u64 = 2;

/// Plays trial number `number`, which depends only on the rules, the plan, the seed and the number.
/// The random opening is the same for all rules under which the same holes are playable in the
/// first moves. Returns `None` if `stop` was set before the end.
#[must_use]
pub fn play(
    rules: &Arc<RuleSet>,
    plan: &Plan,
    seed: u64,
    number: u64,
    stop: &AtomicBool,
) -> Option<Trial> {
    let players = [&plan.player, &plan.player];
    let (game, counter) = play_game(rules, players, seed, number, stop)?;
    let pair = if number % TRIALS_PER_PAIR == TRIALS_PER_PAIR - 1 {
        // Inverting the seed gives openings other than those of the games between equals.
        play_pair(rules, plan, !seed, number / TRIALS_PER_PAIR, stop)?
    } else {
        None
    };
    Some(Trial {
        game: counter.finish(&game),
        pair,
    })
}

/// Plays both games of a pair, and returns the player's half points against the rival; `Some(None)`
/// if one of the games was endless, `None` if it was stopped.
fn play_pair(
    rules: &Arc<RuleSet>,
    plan: &Plan,
    seed: u64,
    number: u64,
    stop: &AtomicBool,
) -> Option<Option<u8>> {
    let mut points = Some(0);
    for seat in Side::BOTH {
        let players = match seat {
            Side::South => [&plan.player, &plan.rival],
            Side::North => [&plan.rival, &plan.player],
        };
        let (game, _) = play_game(rules, players, seed, number, stop)?;
        let gained = game.outcome().map(|outcome| match outcome.winner {
            None => 1,
            Some(winner) => 2 * u8::from(winner == seat),
        });
        points = points.zip(gained).map(|(points, gained)| points + gained);
    }
    Some(points)
}

/// Plays game number `number` between two players, South's first; `None` if it was stopped.
fn play_game(
    rules: &Arc<RuleSet>,
    players: [&Contestant; 2],
    seed: u64,
    number: u64,
    stop: &AtomicBool,
) -> Option<(Game, Counter)> {
    let mut counter = Counter::new(rules);
    let mut game = Game::new(Arc::clone(rules), Side::South, &mut counter);
    let opening = opening(rules, seed, number);
    let player_seed = seed.wrapping_add(number);
    while game.outcome().is_none() && game.moves().len() < MAX_PLIES as usize {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let position = game.position();
        let legal_moves = position.legal_moves(rules).len();
        let mv = match opening.moves().get(game.moves().len()) {
            Some(&mv) => mv,
            None => players[position.to_move().index()].choose(&game, player_seed)?,
        };
        // Players choose legal moves.
        game.play(mv, &mut counter).ok()?;
        counter.end_turn(legal_moves);
    }
    Some((game, counter))
}

/// Plays only the game between equals of trial number `number`, for display or checks.
#[must_use]
pub fn game(
    rules: &Arc<RuleSet>,
    plan: &Plan,
    seed: u64,
    number: u64,
    stop: &AtomicBool,
) -> Option<Game> {
    let players = [&plan.player, &plan.player];
    play_game(rules, players, seed, number, stop).map(|(game, _)| game)
}
