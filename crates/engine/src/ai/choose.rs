//! Chooses a move for a computer player of a given level.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rand::rngs::ChaCha8Rng;

use super::analysis::Evaluation;
use super::book::{self, Book};
use super::engine::Engine;
use super::evaluation::Weights;
use super::levels::{Level, Skill};
use super::limits::{Limits, Signals};
use super::lookup::lookup;
use super::report::{Line, SearchReport, Source};
use super::tables::table::EndgameTable;
use super::weakness::{Weakness, seeded_rng};
use awale_rules::{Game, Move};

/// Maximum transposition table size for a single choice, in bytes.
const MEMORY: usize = 32_000_000;
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

/// Chooses a move for the player to move; `None` if the game is over.
///
/// The same game, level and seed give the same move, unless `stop` is set or the level's time runs
/// out on a slow machine. Setting `stop` ends the search within milliseconds with the best move so
/// far.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use awale_engine::ai::{Level, choose};
/// use awale_rules::{Game, Side, library};
///
/// let rules = library::load("awale").and_then(Result::ok).ok_or("no such variant")?;
/// let game = Game::new(rules, Side::South, &mut ());
/// let stop = AtomicBool::new(false);
/// let chosen = choose(&game, Level::Club, 7, &stop).ok_or("the game is over")?;
/// assert_eq!(choose(&game, Level::Club, 7, &stop), Some(chosen));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn choose(game: &Game, level: Level, seed: u64, stop: &AtomicBool) -> Option<ChosenMove> {
    choose_within(game, level, level.limits(game.rules()), None, seed, stop)
}

/// Like [`choose`], with other limits and with endgame tables. Only [`Level::GrandMaster`] uses
/// tables, lines of solved start positions, and large opening books. The level's errors stay the
/// same.
#[must_use]
pub fn choose_within(
    game: &Game,
    level: Level,
    limits: Limits,
    tables: Option<&EndgameTable>,
    seed: u64,
    stop: &AtomicBool,
) -> Option<ChosenMove> {
    let tables = tables.filter(|_| level == Level::GrandMaster);
    if level == Level::GrandMaster
        && let Some(chosen) = lookup_move(game, tables, playing_book(game), seed)
    {
        return Some(chosen);
    }
    let rules = game.rules();
    match level.weakness(rules) {
        None => Engine::for_one_search(rules, &limits, MEMORY)
            .with_tables(tables)
            .choose_best(game, &limits, stop.into()),
        Some(weakness) => {
            let random = seeded_rng(game, level as u64, seed);
            choose_weakly(game, weakness, &limits, random, stop)
        }
    }
}

impl Engine {
    /// Chooses a move like [`choose_within`]. [`Level::GrandMaster`] uses the engine's endgame
    /// tables and transposition table. All other levels start with an empty table, so that game,
    /// limits and seed determine the move.
    pub fn choose<'s>(
        &mut self,
        game: &Game,
        level: Level,
        limits: &Limits,
        seed: u64,
        signals: impl Into<Signals<'s>>,
    ) -> Option<ChosenMove> {
        let signals = signals.into();
        if level != Level::GrandMaster {
            return choose_within(game, level, *limits, None, seed, signals.stop);
        }
        lookup_move(game, self.tables(), playing_book(game), seed)
            .or_else(|| self.choose_best(game, limits, signals))
    }

    fn choose_best(
        &mut self,
        game: &Game,
        limits: &Limits,
        signals: Signals<'_>,
    ) -> Option<ChosenMove> {
        let report = self.search(game, limits, signals, &mut |_| ());
        chosen(game, &report, report.lines.first()?)
    }
}

/// Chooses a move like a player of this skill; `None` if the game is over.
#[must_use]
pub fn choose_at_skill(game: &Game, skill: Skill, seed: u64, stop: &AtomicBool) -> Option<Move> {
    let limits = skill.limits();
    match skill.weakness(false) {
        None => Engine::for_one_search(game.rules(), &limits, MEMORY)
            .search(game, &limits, stop, &mut |_| ())
            .best(),
        Some(weakness) => {
            let random = seeded_rng(game, skill.number().to_bits(), seed);
            choose_weakly(game, weakness, &limits, random, stop).map(|chosen| chosen.mv)
        }
    }
}

fn choose_weakly(
    game: &Game,
    weakness: Weakness,
    limits: &Limits,
    mut random: ChaCha8Rng,
    stop: &AtomicBool,
) -> Option<ChosenMove> {
    let counted = Engine::for_one_search(game.rules(), limits, MEMORY).search(
        game,
        &limits.all_moves(),
        stop,
        &mut |_| (),
    );
    let caught = catches(game, stop);
    let line = weakness.pick(game, &counted, &caught, &mut random)?;
    let chosen = chosen(game, &counted, line)?;
    // A player who errs is never certain.
    let evaluation = Evaluation {
        proved: false,
        ..chosen.evaluation
    };
    Some(ChosenMove {
        evaluation,
        ..chosen
    })
}

/// Searches one ply, for the immediate captures of every move.
fn catches(game: &Game, stop: &AtomicBool) -> SearchReport {
    let rules = game.rules();
    let limits = Limits::depth(1).all_moves();
    let engine = Engine::for_one_search(rules, &limits, 0);
    // Where holes change hands, captures alone don't end a match, so land must be evaluated too.
    let mut engine = if rules.has_land() {
        engine
    } else {
        engine.with_weights(Weights::zero(rules))
    };
    engine.search(game, &limits, stop, &mut |_| ())
}

/// Returns the built-in opening book, if it is large enough to play from.
fn playing_book(game: &Game) -> Option<Arc<Book>> {
    book::shipped(game.rules()).filter(|book| book.len() >= MIN_BOOK_POSITIONS)
}

/// Looks up a move in the endgame tables, the solved lines and the opening book; `None` if none has
/// the position.
pub(super) fn lookup_move(
    game: &Game,
    tables: Option<&EndgameTable>,
    book: Option<Arc<Book>>,
    seed: u64,
) -> Option<ChosenMove> {
    let report = lookup(game, 1, tables, true, book.as_deref())?;
    let from_book = book.filter(|_| report.source == Some(Source::Book));
    let of_equals = from_book.and_then(|book| {
        let mut random = seeded_rng(game, Level::GrandMaster as u64, seed);
        book.pick(game, BOOK_SPREAD, &mut random)
    });
    match of_equals {
        Some(line) => chosen(game, &report, &line),
        None => chosen(game, &report, report.lines.first()?),
    }
}

fn chosen(game: &Game, report: &SearchReport, line: &Line) -> Option<ChosenMove> {
    Some(ChosenMove {
        mv: line.first_move()?,
        evaluation: Evaluation::of(game, report, line),
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::Arc;

    use super::*;
    use crate::ai::contest::opening;
    use awale_rules::{Side, library};

    const NODES: u64 = 3_000;

    /// Returns the chosen move after the engine has searched the games `before`.
    fn chosen_after(level: Level, game: &Game, before: &[Game], seed: u64) -> ChosenMove {
        let never = AtomicBool::new(false);
        let mut engine = Engine::with_memory(game.rules(), 1 << 20).unwrap();
        for game in before {
            let _ = engine.search(game, &Limits::nodes(100_000), &never, &mut |_| ());
        }
        let limits = Limits {
            nodes: NODES.min(level.limits(game.rules()).nodes),
            ..Limits::NONE
        };
        engine.choose(game, level, &limits, seed, &never).unwrap()
    }

    #[test]
    fn levels_below_grand_master_ignore_earlier_searches() {
        for name in ["awale", "oware", "abidjan", "songo-duala"] {
            let rules = library::load(name).unwrap().unwrap();
            for number in 0..3 {
                let game = opening(&rules, 11, number);
                let start = Game::new(Arc::clone(&rules), Side::South, &mut ());
                let before = [start, game.clone()];
                for level in Level::ALL
                    .into_iter()
                    .filter(|&level| level != Level::GrandMaster)
                {
                    let alone = chosen_after(level, &game, &[], number);
                    let later = chosen_after(level, &game, &before, number);
                    assert_eq!(alone, later, "{name} {level} {number}");
                    let never = AtomicBool::new(false);
                    let limits = Limits {
                        nodes: NODES.min(level.limits(&rules).nodes),
                        ..Limits::NONE
                    };
                    let fresh = choose_within(&game, level, limits, None, number, &never);
                    assert_eq!(Some(alone), fresh, "{name} {level} {number}");
                }
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
        let again = chosen_after(Level::GrandMaster, &game, std::slice::from_ref(&game), 0);
        assert_eq!(later, again);
    }
}
