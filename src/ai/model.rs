//! What the search needs to know of a game, and the model that fits every rule file.

use std::ops::ControlFlow;

use super::evaluation::{Network, Weights};
use super::key::board_key;
use super::tables::exactness::{Exactness, exactness};
use super::tables::table::{EndgameTable, see};
use super::value::SEED;
use crate::rules::board::MAX_HOLES;
use crate::rules::spec::Remaining;
use crate::rules::{Hole, Placement, Position, RuleSet, Side};

/// Who goes on after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The opponent.
    Opponent,
    /// The player who made the move.
    Again,
    /// Neither: the game is over.
    Over,
}

/// A move that has been played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played<S> {
    /// The hole that was played.
    pub hole: Hole,
    /// The position after it, with the end, the turn or the pass that follow from it.
    pub after: S,
    /// By how many seeds the mover's loft has gained on the other.
    pub gain: i32,
    /// Who goes on.
    pub next: Next,
}

impl<S> Played<S> {
    /// The move by which `after` has come from `before`.
    #[inline]
    pub fn between<M: Model<State = S>>(model: &M, before: &S, hole: Hole, after: S) -> Self {
        let mover = model.to_move(before);
        let lead = model.lead(&after) - model.lead(before);
        Self {
            hole,
            gain: match mover {
                Side::South => lead,
                Side::North => -lead,
            },
            next: if model.is_over(&after) {
                Next::Over
            } else if model.to_move(&after) == mover {
                Next::Again
            } else {
                Next::Opponent
            },
            after,
        }
    }
}

/// A way of holding positions and playing moves, as the search uses it.
///
/// Values are hundredths of a seed, *future* ones: what the player gains from
/// here on more than the opponent, without what lies in the lofts already.
pub trait Model: Sync {
    /// A position; small enough to be copied at every move.
    type State: Copy + Send + Sync;

    /// Whether the game is over.
    fn is_over(&self, state: &Self::State) -> bool;

    /// The player to move.
    fn to_move(&self, state: &Self::State) -> Side;

    /// Seeds in South's loft less those in North's.
    fn lead(&self, state: &Self::State) -> i32;

    /// Seeds on the board.
    fn on_board(&self, state: &Self::State) -> u16;

    /// The position as this model holds it.
    fn hold(&self, position: &Position) -> Self::State;

    /// The position with South to move on a board, given from South's first hole on, after a move of North, with empty lofts.
    fn hold_board(&self, holes: &[u16; MAX_HOLES], last_capturer: Option<Side>) -> Self::State;

    /// Writes the counts from the first hole of `viewer` on, as many as there are holes.
    fn see(&self, state: &Self::State, viewer: Side, seen: &mut [u16; MAX_HOLES]);

    /// Who captured last.
    fn last_capturer(&self, state: &Self::State) -> Option<Side>;

    /// Plays the legal moves, the last hole first, until `child` has seen enough; repetition is the search's own
    /// matter. When the game is over there is no move.
    fn for_each_child(
        &self,
        state: &Self::State,
        child: impl FnMut(Played<Self::State>) -> ControlFlow<()>,
    );

    /// A number that two positions share only when the game goes on alike from
    /// both: the board, the player to move, and what else the rules look at.
    fn key(&self, state: &Self::State) -> u64;

    /// The rules that it plays.
    fn rules(&self) -> &RuleSet;

    /// The occurrence of a position that ends the game; `None` if repetition doesn't end it.
    fn occurrences(&self) -> Option<u8> {
        let repetition = self.rules().end().repetition;
        repetition.map(|repetition| repetition.occurrences)
    }

    /// What the player to move gains when the game ends here by repetition.
    fn repetition_value(&self, state: &Self::State) -> i32 {
        if !self.rules().end().circles_give_each_own() {
            return 0;
        }
        let mut seen = [0; MAX_HOLES];
        self.see(state, self.to_move(state), &mut seen);
        let geometry = self.rules().geometry();
        let (mine, theirs) = seen[..geometry.holes()].split_at(geometry.row());
        let sum = |row: &[u16]| row.iter().map(|&seeds| i32::from(seeds)).sum::<i32>();
        SEED * (sum(mine) - sum(theirs))
    }

    /// An estimate for the player to move, never outside what the seeds on the
    /// board allow. The game is not over.
    fn estimate(&self, state: &Self::State) -> i32;

    /// What the player to move gains, where an endgame table says so exactly; the game is not over.
    fn known(&self, _: &Self::State) -> Option<i32> {
        None
    }

    /// How many nodes may pass between two looks at the clock.
    fn clock_interval(&self) -> u64;
}

/// The position with South to move on a board after a move of North, with empty lofts.
pub(super) fn resumed(
    rules: &RuleSet,
    holes: &[u16; MAX_HOLES],
    last_capturer: Option<Side>,
) -> Position {
    let placed = Placement {
        holes: *holes,
        lofts: [0; 2],
        to_move: Side::South,
    };
    Position::resumed(rules, &placed, Some(Side::North), last_capturer, &mut ())
}

/// What a model evaluates positions with.
#[derive(Clone, Copy)]
pub struct Evaluators<'a> {
    /// Used where there is no network.
    pub weights: &'a Weights,
    /// Ignored unless it was trained for the rules of the model.
    pub network: Option<&'a Network>,
    /// Ignored unless they were made for the rules of the model.
    pub tables: Option<&'a EndgameTable>,
}

impl<'a> From<&'a Weights> for Evaluators<'a> {
    fn from(weights: &'a Weights) -> Self {
        Self {
            weights,
            network: None,
            tables: None,
        }
    }
}

/// The part that both models share.
pub(super) struct Base<'a> {
    pub rules: &'a RuleSet,
    pub network: Option<&'a Network>,
    pub tables: Option<&'a EndgameTable>,
    /// The tables, if their values are exact.
    pub exact_tables: Option<&'a EndgameTable>,
    pub by_last_capturer: bool,
    pub by_lofts: bool,
}

impl<'a> Base<'a> {
    pub fn new(rules: &'a RuleSet, evaluators: Evaluators<'a>) -> Self {
        let fits = |tables: &&EndgameTable| tables.fingerprint() == rules.fingerprint();
        let tables = evaluators.tables.filter(fits);
        Self {
            rules,
            network: evaluators.network.filter(|network| network.fits(rules)),
            tables,
            exact_tables: tables.filter(|_| exactness(rules) == Exactness::Margin),
            by_last_capturer: rules.end().remaining == Remaining::LastCapturer,
            by_lofts: rules.end().majority,
        }
    }
}

/// The model that plays through [`crate::rules`]: any rules on any board.
pub struct Reference<'a> {
    base: Base<'a>,
    weights: &'a Weights,
}

/// Looks at the clock on boards where a move takes well under a microsecond.
const CLOCK_INTERVAL: u64 = 64;
/// The same where a single move may sow hundreds of laps.
const CLOCK_INTERVAL_WITH_RELAY: u64 = 4;

impl<'a> Reference<'a> {
    /// The model for `rules`.
    #[must_use]
    pub fn new(rules: &'a RuleSet, evaluators: impl Into<Evaluators<'a>>) -> Self {
        let evaluators = evaluators.into();
        Self {
            base: Base::new(rules, evaluators),
            weights: evaluators.weights,
        }
    }
}

/// The value of a position in an endgame table.
fn in_table(table: &EndgameTable, state: &Position) -> Option<i32> {
    let entry = table.probe(state)?;
    Some(SEED * i32::from(entry.value))
}

impl Model for Reference<'_> {
    type State = Position;

    fn is_over(&self, state: &Position) -> bool {
        state.end().is_some()
    }

    fn to_move(&self, state: &Position) -> Side {
        state.to_move()
    }

    fn lead(&self, state: &Position) -> i32 {
        state.lead(Side::South)
    }

    fn on_board(&self, state: &Position) -> u16 {
        state.on_board()
    }

    fn hold(&self, position: &Position) -> Position {
        *position
    }

    fn hold_board(&self, holes: &[u16; MAX_HOLES], last_capturer: Option<Side>) -> Position {
        resumed(self.base.rules, holes, last_capturer)
    }

    fn see(&self, state: &Position, viewer: Side, seen: &mut [u16; MAX_HOLES]) {
        see(state, viewer, seen);
    }

    fn last_capturer(&self, state: &Position) -> Option<Side> {
        state.last_capturer()
    }

    fn for_each_child(
        &self,
        state: &Position,
        mut child: impl FnMut(Played<Position>) -> ControlFlow<()>,
    ) {
        let legal = state.legal_moves(self.base.rules);
        let holes = (0..state.geometry().holes()).rev().map(Hole::new);
        for hole in holes.filter(|&hole| legal.contains(hole)) {
            let mut after = *state;
            after.play_unchecked(self.base.rules, hole, &mut ());
            if child(Played::between(self, state, hole, after)).is_break() {
                break;
            }
        }
    }

    fn key(&self, state: &Position) -> u64 {
        let mut rest = state.to_move().index() as u64;
        if self.base.by_last_capturer {
            rest |= state.last_capturer().map_or(2, |side| side.index() as u64) << 1;
        }
        if self.base.by_lofts {
            let lofts = Side::BOTH.map(|side| u64::from(state.loft(side)));
            rest |= (lofts[0] << 16 | lofts[1]) << 3;
        }
        board_key(state.holes(), rest)
    }

    fn rules(&self) -> &RuleSet {
        self.base.rules
    }

    fn estimate(&self, state: &Position) -> i32 {
        // A table is better than the evaluation even where it isn't exact.
        let table = self.base.tables;
        table
            .and_then(|table| in_table(table, state))
            .unwrap_or_else(|| match self.base.network {
                Some(network) => network.estimate(state),
                None => self.weights.estimate(state),
            })
    }

    fn known(&self, state: &Position) -> Option<i32> {
        in_table(self.base.exact_tables?, state)
    }

    fn clock_interval(&self) -> u64 {
        match self.base.rules.relay() {
            Some(_) => CLOCK_INTERVAL_WITH_RELAY,
            None => CLOCK_INTERVAL,
        }
    }
}
