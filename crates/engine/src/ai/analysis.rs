//! Evaluations for display: evaluation bar, hints, and the value of every move.
//!
//! [`analyse`] reports its result after every depth, and ends within its limits or when stopped.

use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};

use super::book::{self, Book};
use super::engine::Engine;
use super::limits::{Limits, Signals};
use super::lookup::lookup;
use super::report::{Line, SearchReport, Source};
use super::solved;
use super::tables::table::EndgameTable;
use super::value::SEED;
use awale_rules::{Game, Move, Side};

/// Node limit of a quick analysis: about a tenth of a second, or a few tenths if sowings are long.
const QUICK_NODE_LIMIT: u64 = 400_000;
/// Transposition table size for a single analysis, in bytes; fits in the CPU cache.
const TABLE_BYTES: usize = 4 << 20;

/// An evaluation of a position, from the point of view of the player to move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Evaluation {
    /// The expected final margin of that player, in seeds, including those in the lofts.
    pub value_in_seeds: f32,
    /// Search depth, in plies.
    pub depth: u8,
    /// Whether the value is proved, rather than estimated.
    pub proved: bool,
    /// The principal variation, beginning with the best move.
    pub best_line: Vec<Move>,
    /// Nodes visited.
    pub nodes: u64,
    /// The source of the evaluation if nothing was searched; `None` after a search.
    #[serde(default)]
    pub source: Option<Source>,
}

/// The value of a move for the player to move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MoveValue {
    /// The move evaluated.
    pub mv: Move,
    /// The expected final margin after the move, in seeds, including those in the lofts.
    pub value_in_seeds: f32,
    /// The loss compared with the best move, in seeds.
    pub loss_in_seeds: f32,
    /// Whether the value is proved, rather than estimated.
    pub proved: bool,
    /// The principal variation, beginning with the move itself.
    pub line: Vec<Move>,
}

/// An evaluation with the values of all moves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// The player to move.
    pub mover: Side,
    /// The evaluation for that player.
    pub evaluation: Evaluation,
    /// All legal moves, best first.
    pub moves: Vec<MoveValue>,
}

/// Limits of a quick analysis, for hints and evaluation bars.
#[must_use]
pub const fn quick_limits() -> Limits {
    Limits::nodes(QUICK_NODE_LIMIT)
}

/// Analyses the current position of `game` and all its moves, within `limits` (see
/// [`quick_limits`]) and until `stop` is set. Calls `watch` after every completed depth. Returns
/// `None` if the game is over.
///
/// Doesn't search a position that is in an exact endgame table, or in an opening book built with
/// longer searches than `limits` allows. The same game, tables and limits in nodes or plies give
/// the same analysis. To reuse the results of earlier searches, see [`Engine::analyse`].
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use awale_engine::ai::{Limits, analyse};
/// use awale_rules::{Game, Side, library};
///
/// let rules = library::load("wari").and_then(Result::ok).ok_or("no such variant")?;
/// let game = Game::new(rules, Side::South, &mut ());
/// let analysis = analyse(&game, Limits::depth(3), None, &AtomicBool::new(false), &mut |_| ())
///     .ok_or("the game is over")?;
/// assert_eq!(analysis.moves.len(), game.position().legal_moves(game.rules()).len());
/// assert_eq!(analysis.moves[0].loss_in_seeds, 0.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn analyse(
    game: &Game,
    limits: Limits,
    tables: Option<&EndgameTable>,
    stop: &AtomicBool,
    watch: &mut dyn FnMut(&Analysis),
) -> Option<Analysis> {
    Engine::for_one_search(game.rules(), &limits, TABLE_BYTES)
        .with_tables(tables)
        .analyse(game, limits, stop, watch)
}

impl Engine {
    /// Analyses like [`analyse`], with the engine's endgame tables and transposition table.
    pub fn analyse<'s>(
        &mut self,
        game: &Game,
        limits: Limits,
        signals: impl Into<Signals<'s>>,
        watch: &mut dyn FnMut(&Analysis),
    ) -> Option<Analysis> {
        let book = book::shipped(game.rules()).filter(|book| book.nodes() >= limits.nodes);
        self.analyse_with(book.as_deref(), game, limits, signals, watch)
    }

    /// Analyses like [`analyse`](Self::analyse), but never searches a position that is in the book.
    /// If `game` follows the line of a solved starting position, that line's next move is taken to
    /// be the best, and is also returned as the second value.
    pub fn judge<'s>(
        &mut self,
        game: &Game,
        limits: Limits,
        signals: impl Into<Signals<'s>>,
        watch: &mut dyn FnMut(&Analysis),
    ) -> Option<(Analysis, Option<Move>)> {
        let book = book::shipped(game.rules());
        let mut analysis = self.analyse_with(book.as_deref(), game, limits, signals, watch)?;
        let line = solved::continuation(game).filter(|_| !analysis.evaluation.proved);
        let solved = line.as_ref().and_then(Line::first_move);
        if let Some(line) = line {
            analysis.follow(game, line);
        }
        Some((analysis, solved))
    }

    fn analyse_with<'s>(
        &mut self,
        book: Option<&Book>,
        game: &Game,
        limits: Limits,
        signals: impl Into<Signals<'s>>,
        watch: &mut dyn FnMut(&Analysis),
    ) -> Option<Analysis> {
        let report = match lookup(game, usize::MAX, self.tables(), false, book) {
            Some(report) => report,
            None => self.search(game, &limits.all_moves(), signals, &mut |report| {
                if let Some(analysis) = Analysis::of(game, report) {
                    watch(&analysis);
                }
            }),
        };
        Analysis::of(game, &report)
    }
}

impl Evaluation {
    /// Returns the evaluation of `line` in `report`.
    pub(super) fn of(game: &Game, report: &SearchReport, line: &Line) -> Self {
        Self {
            value_in_seeds: in_seeds(game, line.value),
            depth: report.depth,
            proved: report.proved && line.proved,
            best_line: line.moves.clone(),
            nodes: report.nodes,
            source: report.source,
        }
    }
}

impl Analysis {
    fn of(game: &Game, report: &SearchReport) -> Option<Self> {
        let best = report.lines.first()?;
        let moves = report.lines.iter().filter_map(|line| {
            Some(MoveValue {
                mv: line.first_move()?,
                value_in_seeds: in_seeds(game, line.value),
                loss_in_seeds: (best.value - line.value) as f32 / SEED as f32,
                proved: line.proved,
                line: line.moves.clone(),
            })
        });
        Some(Self {
            mover: game.position().to_move(),
            evaluation: Evaluation::of(game, report, best),
            moves: moves.collect(),
        })
    }

    /// Makes the first move of `line` the best one, capping the values of all others.
    fn follow(&mut self, game: &Game, line: Line) {
        let best = in_seeds(game, line.value);
        for value in &mut self.moves {
            if Some(value.mv) == line.first_move() {
                (value.value_in_seeds, value.proved) = (best, line.proved);
                value.line.clone_from(&line.moves);
            }
            value.value_in_seeds = value.value_in_seeds.min(best);
            value.loss_in_seeds = best - value.value_in_seeds;
        }
        self.moves.sort_by(|a, b| {
            let is_not_first = |value: &MoveValue| Some(value.mv) != line.first_move();
            let losses = a.loss_in_seeds.total_cmp(&b.loss_in_seeds);
            losses.then(is_not_first(a).cmp(&is_not_first(b)))
        });
        self.evaluation.value_in_seeds = best;
        self.evaluation.proved = line.proved;
        self.evaluation.best_line = line.moves;
    }

    /// Returns the expected final margin of `side`, in seeds.
    #[must_use]
    pub fn value_for(&self, side: Side) -> f32 {
        if side == self.mover {
            self.evaluation.value_in_seeds
        } else {
            -self.evaluation.value_in_seeds
        }
    }

    /// Returns the value of a move; `None` if it isn't legal.
    #[must_use]
    pub fn value_of(&self, mv: Move) -> Option<&MoveValue> {
        self.moves.iter().find(|value| value.mv == mv)
    }
}

/// Adds the lead in the lofts to a search value, for the player to move; returns the sum in seeds.
fn in_seeds(game: &Game, value: i32) -> f32 {
    let position = game.position();
    let lead = position.lead(position.to_move());
    (lead * SEED + value) as f32 / SEED as f32
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::Arc;
    use std::sync::atomic::Ordering;

    use super::*;
    use crate::ai::contest::opening;
    use crate::ai::generation::LayerProgress;
    use crate::fixtures;
    use awale_rules::{Placement, library};

    fn no_stop() -> AtomicBool {
        AtomicBool::new(false)
    }

    #[test]
    fn every_legal_move_has_a_value_and_the_best_comes_first() {
        for name in library::names() {
            let rules = library::load(name).unwrap().unwrap();
            let game = opening(&rules, 2, 3);
            let limits = Limits::nodes(2_000);
            let mut updates = 0;
            let analysis = analyse(&game, limits, None, &no_stop(), &mut |_| updates += 1).unwrap();
            assert!(updates > 0);
            let legal = game.position().legal_moves(&rules);
            assert_eq!(analysis.moves.len(), legal.len(), "{name}");
            assert!(legal.iter().all(|mv| analysis.value_of(mv).is_some()));
            assert!(analysis.moves.is_sorted_by_key(|value| value.loss_in_seeds));
            assert_eq!(
                analysis.moves[0].value_in_seeds,
                analysis.evaluation.value_in_seeds
            );
            let sides = Side::BOTH.map(|side| analysis.value_for(side));
            assert_eq!(sides[0], -sides[1]);
        }
    }

    #[test]
    fn a_stopped_analysis_still_has_a_result() {
        let rules = library::load("oware").unwrap().unwrap();
        let game = opening(&rules, 2, 3);
        let stop = no_stop();
        let analysis = analyse(&game, Limits::NONE, None, &stop, &mut |analysis| {
            if analysis.evaluation.depth == 3 {
                stop.store(true, Ordering::Relaxed);
            }
        });
        assert_eq!(analysis.unwrap().evaluation.depth, 3);
    }

    #[test]
    fn table_positions_are_proved_without_a_search() {
        let rules = library::load("awale").unwrap().unwrap();
        let mut table = EndgameTable::empty(&rules).unwrap();
        for _ in 0..=6 {
            assert!(table.grow(1, &LayerProgress::default()));
        }
        let placement = Placement::parse("0-1-0-0-2-0-0-0-1-0-0-1-22-21-S", &rules).unwrap();
        let game = Game::set_up(Arc::clone(&rules), &placement, &mut ());
        let analysis =
            analyse(&game, quick_limits(), Some(&table), &no_stop(), &mut |_| ()).unwrap();
        assert!(analysis.evaluation.proved);
        assert_eq!(analysis.evaluation.nodes, 1);
        assert_eq!(
            analysis.moves.len(),
            game.position().legal_moves(&rules).len()
        );
    }

    #[test]
    fn a_finished_game_has_no_analysis() {
        let mut game = fixtures::start("awale");
        game.resign(Side::South, &mut ());
        assert_eq!(
            analyse(&game, quick_limits(), None, &no_stop(), &mut |_| ()),
            None
        );
    }
}
