//! Chooses a move for a computer player of a given level.

use rand::rngs::ChaCha8Rng;

use super::analysis::Evaluation;
use super::book;
use super::engine::Engine;
use super::evaluation::Weights;
use super::levels::Strength;
use super::limits::{Limits, Signals};
use super::lookup::lookup;
use super::report::{Line, SearchReport, Source};
use super::tables::table::EndgameTable;
use super::weakness::seeded_rng;
use awale_rules::{Game, Move};

/// Maximum transposition table size for a single choice, in bytes.
const MAX_TABLE_BYTES: usize = 32_000_000;
/// For variety, Grand Master plays any book move within this many hundredths of a seed of the best.
const BOOK_SPREAD: i32 = 10;
/// Minimum number of positions in a book to play from. In a smaller one, the maximum over many
/// uncertain values is biased: with 131 positions the book of `awale` gained nothing
/// (docs/mind.md).
const MIN_BOOK_POSITIONS: usize = 1_000;

/// A chosen move, with its evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct ChosenMove {
    /// The move to play.
    pub mv: Move,
    /// The player's evaluation.
    pub evaluation: Evaluation,
}

/// Chooses a move for the player to move, at the given strength; returns `None` if the game is
/// over.
///
/// [`Level::GrandMaster`](super::Level::GrandMaster) searches with `engine`, if there is one, and
/// uses its transposition and endgame tables. All others start with an empty table, so that game,
/// strength and seed determine the move, unless a signal or the time limit ends the search. A
/// stopped search ends within milliseconds with the best move so far.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use awale_engine::ai::{Level, choose};
/// use awale_rules::{Game, Side, library};
///
/// let rules = library::load("awale").and_then(Result::ok).ok_or("no such variant")?;
/// let club = Level::Club.strength(&rules);
/// let game = Game::new(rules, Side::South, &mut ());
/// let stop = AtomicBool::new(false);
/// let chosen = choose(&game, club, 7, &stop, None).ok_or("the game is over")?;
/// assert_eq!(choose(&game, club, 7, &stop, None), Some(chosen));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn choose<'s>(
    game: &Game,
    strength: impl Into<Strength>,
    seed: u64,
    signals: impl Into<Signals<'s>>,
    engine: Option<&mut Engine>,
) -> Option<ChosenMove> {
    let strength = strength.into();
    let (limits, signals) = (strength.limits, signals.into());
    let mut random = seeded_rng(game, strength.salt, seed);
    let engine = engine.filter(|_| strength.is_full);
    let tables = engine.as_deref().and_then(Engine::tables);
    if strength.is_full
        && let Some(choice) = look_up(game, tables, &mut random)
    {
        return Some(choice);
    }
    let mut new_engine;
    let engine = match engine {
        Some(engine) => engine,
        None => {
            new_engine = Engine::for_one_search(game.rules(), &limits, MAX_TABLE_BYTES);
            &mut new_engine
        }
    };
    let Some(weakness) = strength.weakness else {
        let report = engine.search(game, &limits, signals, &mut |_| ());
        return chosen_move(game, &report, report.lines.first()?);
    };
    let report = engine.search(game, &limits.all_moves(), signals, &mut |_| ());
    let captures = search_captures(game, signals);
    let line = weakness.pick(game, &report, &captures, &mut random)?;
    let mut chosen = chosen_move(game, &report, line)?;
    // A player who makes errors can't be certain.
    chosen.evaluation.proved = false;
    Some(chosen)
}

/// Searches one ply, for the immediate captures of every move.
fn search_captures(game: &Game, signals: Signals<'_>) -> SearchReport {
    let rules = game.rules();
    let limits = Limits::depth(1).all_moves();
    let engine = Engine::for_one_search(rules, &limits, 0);
    // Where holes change hands, captures alone don't end a match, so land must be evaluated too.
    let mut engine = if rules.has_land() {
        engine
    } else {
        engine.with_weights(Weights::zero(rules))
    };
    engine.search(game, &limits, signals, &mut |_| ())
}

/// Looks up a move in the endgame tables, the solved lines and the built-in opening book, if it is
/// large enough to play from; `None` if none has the position.
fn look_up(
    game: &Game,
    tables: Option<&EndgameTable>,
    random: &mut ChaCha8Rng,
) -> Option<ChosenMove> {
    let book = book::shipped(game.rules()).filter(|book| book.len() >= MIN_BOOK_POSITIONS);
    let report = lookup(game, 1, tables, true, book.as_deref())?;
    let from_book = book.filter(|_| report.source == Some(Source::Book));
    let picked = from_book.and_then(|book| book.pick(game, BOOK_SPREAD, random));
    chosen_move(game, &report, picked.as_ref().or(report.lines.first())?)
}

fn chosen_move(game: &Game, report: &SearchReport, line: &Line) -> Option<ChosenMove> {
    Some(ChosenMove {
        mv: line.first_move()?,
        evaluation: Evaluation::of(game, report, line),
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::ai::Level;
    use crate::ai::contest::opening;
    use crate::fixtures::slice;
    use awale_rules::{Side, library};

    const NODES: u64 = 3_000;
    /// The number of games in the short form.
    const SLICE: usize = 3;

    /// Returns the chosen move after the engine has searched `earlier_games`.
    fn chosen_after(level: Level, game: &Game, earlier_games: &[Game], seed: u64) -> ChosenMove {
        let no_stop = AtomicBool::new(false);
        let mut engine = Engine::with_memory(game.rules(), 1 << 20).unwrap();
        for game in earlier_games {
            let _ = engine.search(game, &Limits::nodes(100_000), &no_stop, &mut |_| ());
        }
        let strength = limited_strength(level, game);
        choose(game, strength, seed, &no_stop, Some(&mut engine)).unwrap()
    }

    /// Returns the strength of a level, with at most [`NODES`] nodes.
    fn limited_strength(level: Level, game: &Game) -> Strength {
        let strength = level.strength(game.rules());
        strength.with_limits(Limits::nodes(NODES.min(strength.limits.nodes)))
    }

    #[test]
    fn levels_below_grand_master_ignore_earlier_searches() {
        let variants = ["awale", "oware", "abidjan", "songo-duala"];
        let games = variants.map(|name| [0, 1, 2].map(|number| (name, number)));
        for (name, number) in slice(games.into_iter().flatten(), SLICE) {
            let rules = library::load(name).unwrap().unwrap();
            let game = opening(&rules, 11, number);
            let start = Game::new(Arc::clone(&rules), Side::South, &mut ());
            let earlier_games = [start, game.clone()];
            for level in Level::ALL
                .into_iter()
                .filter(|&level| level != Level::GrandMaster)
            {
                let alone = chosen_after(level, &game, &[], number);
                let later = chosen_after(level, &game, &earlier_games, number);
                assert_eq!(alone, later, "{name} {level} {number}");
                let no_stop = AtomicBool::new(false);
                let fresh = choose(
                    &game,
                    limited_strength(level, &game),
                    number,
                    &no_stop,
                    None,
                );
                assert_eq!(Some(alone), fresh, "{name} {level} {number}");
            }
        }
    }

    #[test]
    fn grand_master_uses_earlier_searches() {
        let rules = library::load("awale").unwrap().unwrap();
        let game = opening(&rules, 11, 0);
        let alone = chosen_after(Level::GrandMaster, &game, &[], 0);
        let later = chosen_after(Level::GrandMaster, &game, std::slice::from_ref(&game), 0);
        assert!(
            later.evaluation.depth > alone.evaluation.depth,
            "{} plies alone, {} after a search",
            alone.evaluation.depth,
            later.evaluation.depth
        );
        // Reproducible: only the searches before it matter.
        let repeated = chosen_after(Level::GrandMaster, &game, std::slice::from_ref(&game), 0);
        assert_eq!(later, repeated);
    }
}
