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

    /// How often a position may occur before the game is over, its last
    /// occurrence included; `None` if the rules know no repetition.
    fn occurrences(&self) -> Option<u8>;

    /// What the player to move gains when the game ends here by repetition.
    fn repetition_value(&self, state: &Self::State) -> i32;

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

/// The model that plays through [`crate::rules`]: any rules on any board.
pub struct Reference<'a> {
    rules: &'a RuleSet,
    weights: Weights,
    network: Option<&'a Network>,
    tables: Option<&'a EndgameTable>,
    tables_are_exact: bool,
    by_last_capturer: bool,
    by_lofts: bool,
}

/// Looks at the clock on boards where a move takes well under a microsecond.
const CLOCK_INTERVAL: u64 = 64;
/// The same where a single move may sow hundreds of laps.
const CLOCK_INTERVAL_WITH_RELAY: u64 = 4;

impl<'a> Reference<'a> {
    /// The model for `rules`, which judges by `weights`.
    #[must_use]
    pub fn new(rules: &'a RuleSet, weights: Weights) -> Self {
        Self {
            rules,
            weights,
            network: None,
            tables: None,
            tables_are_exact: false,
            by_last_capturer: rules.end().remaining == Remaining::LastCapturer,
            by_lofts: rules.end().majority,
        }
    }

    /// The same, judging by a network for these very rules instead of weights.
    #[must_use]
    pub fn with_network(self, network: Option<&'a Network>) -> Self {
        Self {
            network: network.filter(|network| network.fits(self.rules)),
            ..self
        }
    }

    /// The same, with endgame tables for these very rules.
    #[must_use]
    pub fn with_tables(self, tables: Option<&'a EndgameTable>) -> Self {
        let fitting = tables.filter(|tables| tables.fingerprint() == self.rules.fingerprint());
        Self {
            tables: fitting,
            tables_are_exact: exactness(self.rules) == Exactness::Margin,
            ..self
        }
    }

    fn in_tables(&self, state: &Position) -> Option<i32> {
        let entry = self.tables?.probe(state)?;
        Some(SEED * i32::from(entry.value))
    }
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
        resumed(self.rules, holes, last_capturer)
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
        let legal = state.legal_moves(self.rules);
        let holes = (0..state.geometry().holes()).rev().map(Hole::new);
        for hole in holes.filter(|&hole| legal.contains(hole)) {
            let mut after = *state;
            after.play_unchecked(self.rules, hole, &mut ());
            if child(Played::between(self, state, hole, after)).is_break() {
                break;
            }
        }
    }

    fn key(&self, state: &Position) -> u64 {
        let mut rest = state.to_move().index() as u64;
        if self.by_last_capturer {
            rest |= state.last_capturer().map_or(2, |side| side.index() as u64) << 1;
        }
        if self.by_lofts {
            let lofts = Side::BOTH.map(|side| u64::from(state.loft(side)));
            rest |= (lofts[0] << 16 | lofts[1]) << 3;
        }
        board_key(state.holes(), rest)
    }

    fn occurrences(&self) -> Option<u8> {
        self.rules
            .end()
            .repetition
            .map(|repetition| repetition.occurrences)
    }

    fn repetition_value(&self, state: &Position) -> i32 {
        if !self.rules.end().circles_give_each_own() {
            return 0;
        }
        let (south, north) = state.holes().split_at(state.geometry().row());
        let [south, north] =
            [south, north].map(|row| row.iter().map(|&seeds| i32::from(seeds)).sum::<i32>());
        match state.to_move() {
            Side::South => SEED * (south - north),
            Side::North => SEED * (north - south),
        }
    }

    fn estimate(&self, state: &Position) -> i32 {
        // What a table says is worth more than weights even where it isn't exact.
        self.in_tables(state).unwrap_or_else(|| match self.network {
            Some(network) => network.estimate(state),
            None => self.weights.estimate(state),
        })
    }

    fn known(&self, state: &Position) -> Option<i32> {
        if self.tables_are_exact {
            self.in_tables(state)
        } else {
            None
        }
    }

    fn clock_interval(&self) -> u64 {
        match self.rules.relay() {
            Some(_) => CLOCK_INTERVAL_WITH_RELAY,
            None => CLOCK_INTERVAL,
        }
    }
}
