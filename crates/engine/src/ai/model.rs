//! The search's view of a game, and a reference implementation for any rules.

use std::ops::ControlFlow;

use super::evaluation::{Network, Weights};
use super::key::{board_key, mix};
use super::tables::exactness::{Exactness, exactness};
use super::tables::table::{EndgameTable, write_counts};
use super::value::SEED;
use awale_rules::board::{Hole, MAX_HOLES};
use awale_rules::four_rows::FourRows;
use awale_rules::spec::{Remaining, To};
use awale_rules::{Game, Move, Narrowed, Placement, Position, RuleSet, Side};

/// The player who moves next, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The opponent.
    Opponent,
    /// The player who made the move.
    Again,
    /// Neither: the game is over.
    Over,
}

/// A move and its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedMove<S> {
    /// The move.
    pub mv: Move,
    /// The position after the move and any pass or end that follows.
    pub state: S,
    /// The increase in the mover's lead in the lofts, in seeds.
    pub gain: i32,
    /// The player who moves next, if any.
    pub next: Next,
}

impl<S> PlayedMove<S> {
    /// Describes a move by `mover` that raises South's lead by `lead` and leads to `state`.
    #[inline(always)]
    pub(super) fn new(mv: Move, mover: Side, lead: i32, next: Next, state: S) -> Self {
        let gain = match mover {
            Side::South => lead,
            Side::North => -lead,
        };
        Self {
            mv,
            state,
            gain,
            next,
        }
    }

    /// Describes the move that leads from `parent` to `child`.
    #[inline]
    pub fn between<M: Model<State = S>>(model: &M, parent: &S, mv: Move, child: S) -> Self {
        let mover = model.to_move(parent);
        let lead = model.lead(&child) - model.lead(parent);
        let next = Next::of(mover, model.to_move(&child), model.is_over(&child));
        Self::new(mv, mover, lead, next, child)
    }
}

impl Next {
    /// Returns who moves after a move by `mover`, if `to_move` is to move in the new position.
    #[inline(always)]
    pub(super) fn of(mover: Side, to_move: Side, is_over: bool) -> Self {
        if is_over {
            Self::Over
        } else if to_move == mover {
            Self::Again
        } else {
            Self::Opponent
        }
    }
}

/// Represents positions and plays moves for the search.
///
/// Values are hundredths of a seed that the player will gain over the opponent from here on; seeds
/// already in the lofts don't count.
pub trait Model: Sync {
    /// A position, small enough to copy at every move.
    type State: Copy + Send + Sync;

    /// Returns true if the game is over.
    fn is_over(&self, state: &Self::State) -> bool;

    /// Returns the player to move.
    fn to_move(&self, state: &Self::State) -> Side;

    /// Returns the seeds in South's loft minus those in North's.
    fn lead(&self, state: &Self::State) -> i32;

    /// Returns the seeds on the board.
    fn on_board(&self, state: &Self::State) -> u16;

    /// Returns the state of a position.
    fn state_of(&self, position: &Position) -> Self::State;

    /// Returns the state of a board with empty lofts and South to move, after a move by North;
    /// `holes` begins with South's first hole.
    fn state_of_board(&self, holes: &[u16; MAX_HOLES], last_capturer: Option<Side>) -> Self::State;

    /// Writes the seed counts of all holes, beginning with the first hole of `viewer`.
    fn write_counts(&self, state: &Self::State, viewer: Side, counts: &mut [u16; MAX_HOLES]);

    /// Returns the player who captured last.
    fn last_capturer(&self, state: &Self::State) -> Option<Side>;

    /// Plays every legal move, last hole first, until `child` breaks; none if the game is over.
    /// Doesn't check for repetition.
    fn for_each_child(
        &self,
        state: &Self::State,
        child: impl FnMut(PlayedMove<Self::State>) -> ControlFlow<()>,
    );

    /// Counts the legal moves.
    fn count_moves(&self, state: &Self::State) -> u64 {
        let mut count = 0;
        self.for_each_child(state, |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// Hashes everything that the rest of the game depends on: the board, the player to move, and
    /// anything else that the rules use.
    fn key(&self, state: &Self::State) -> u64;

    /// Returns the rules of the game.
    fn rules(&self) -> &RuleSet;

    /// Returns the number of occurrences of a position that end the game; `None` if repetition
    /// doesn't end it.
    fn occurrences(&self) -> Option<u8> {
        let repetition = self.rules().end().repetition;
        repetition.map(|repetition| repetition.occurrences as u8)
    }

    /// Returns what the player to move gains if the game ends here by repetition.
    fn repetition_value(&self, state: &Self::State) -> i32 {
        if !self.rules().circles_give_each_own() {
            return 0;
        }
        let mut counts = [0; MAX_HOLES];
        self.write_counts(state, self.to_move(state), &mut counts);
        let geometry = self.rules().geometry();
        let (mine, theirs) = counts[..geometry.holes()].split_at(geometry.row());
        let sum = |row: &[u16]| row.iter().map(|&seeds| i32::from(seeds)).sum::<i32>();
        SEED * (sum(mine) - sum(theirs))
    }

    /// Evaluates a position statically, for the player to move. The value is bounded by the seeds
    /// on the board. The game must not be over.
    fn evaluate(&self, state: &Self::State) -> i32;

    /// Returns the exact gain of the player to move, if an endgame table has it. The game must not
    /// be over.
    fn table_value(&self, _: &Self::State) -> Option<i32> {
        None
    }

    /// Returns the nodes between two checks of the clock.
    fn clock_interval(&self) -> u64;
}

/// Returns the position of a board with empty lofts and South to move, after a move by North.
pub(super) fn position_after_north(
    rules: &RuleSet,
    holes: &[u16; MAX_HOLES],
    last_capturer: Option<Side>,
) -> Position {
    let placement = Placement {
        holes: *holes,
        lofts: [0; 2],
        to_move: Side::South,
        ..Placement::default()
    };
    Position::resumed(rules, &placement, Some(Side::North), last_capturer, &mut ())
}

/// The evaluation and the tables that a model uses.
#[derive(Clone, Copy)]
pub struct Knowledge<'a> {
    /// Used if there is no network.
    pub weights: &'a Weights,
    /// Ignored unless it was trained for the rules of the model.
    pub network: Option<&'a Network>,
    /// Ignored unless they were built for the rules of the model.
    pub tables: Option<&'a EndgameTable>,
}

impl<'a> From<&'a Weights> for Knowledge<'a> {
    fn from(weights: &'a Weights) -> Self {
        Self {
            weights,
            network: None,
            tables: None,
        }
    }
}

/// The data that all models share.
pub(super) struct Base<'a> {
    pub rules: &'a RuleSet,
    pub network: Option<&'a Network>,
    pub tables: Option<&'a EndgameTable>,
    /// The tables, if their values are exact.
    pub exact_tables: Option<&'a EndgameTable>,
    /// Whether position keys include the player who captured last.
    pub uses_last_capturer: bool,
    /// Whether position keys include the lofts.
    pub uses_lofts: bool,
    pub has_plain_positions: bool,
}

impl<'a> Base<'a> {
    pub fn new(rules: &'a RuleSet, knowledge: Knowledge<'a>) -> Self {
        let fits = |tables: &&EndgameTable| tables.fingerprint() == rules.fingerprint();
        let tables = knowledge.tables.filter(fits);
        Self {
            rules,
            network: knowledge.network.filter(|network| network.fits(rules)),
            tables,
            exact_tables: tables.filter(|_| exactness(rules) == Exactness::Margin),
            uses_last_capturer: rules.end().remaining == Remaining::LastCapturer,
            uses_lofts: rules.end().majority,
            has_plain_positions: rules.has_plain_positions(),
        }
    }
}

/// The model that plays through [`awale_rules`]: any rules on any board.
pub struct Reference<'a> {
    base: Base<'a>,
    weights: &'a Weights,
    /// Whether only captures and the end of the game have a value.
    counts_only_captures: bool,
}

/// Nodes between two checks of the clock, if a move takes well under a microsecond.
const CLOCK_INTERVAL: u64 = 64;
/// Nodes between two checks of the clock under rules where a move may sow hundreds of laps.
const CLOCK_INTERVAL_WITH_RELAY: u64 = 4;

impl<'a> Reference<'a> {
    /// Creates the model for `rules`.
    #[must_use]
    pub fn new(rules: &'a RuleSet, knowledge: impl Into<Knowledge<'a>>) -> Self {
        let knowledge = knowledge.into();
        Self {
            base: Base::new(rules, knowledge),
            weights: knowledge.weights,
            counts_only_captures: knowledge.weights.is_zero(),
        }
    }
}

/// Looks up the value of a position in an endgame table.
fn probe_value(table: &EndgameTable, state: &Position) -> Option<i32> {
    let entry = table.probe(state)?;
    Some(SEED * i32::from(entry.value))
}

/// Evaluates a position under rules where holes change hands: a seed in a special hole counts
/// fully, one in a territory counts a fifth.
fn evaluate_territory(state: &Position) -> i32 {
    let gains = state.geometry().all().map(|hole| {
        let value = SEED * i32::from(state.seeds_in(hole)) / 5;
        match state.owner(hole) {
            _ if state.special_of(hole).is_some() => 0,
            Some(owner) if owner == state.to_move() => value,
            Some(_) => -value,
            None => 0,
        }
    });
    gains.sum::<i32>() + special_hole_lead(state)
}

/// Evaluates a position on four rows. A seed in a player's own ring or reserve is worth a third of
/// its full value. A playable hole, and an inner hole that isn't empty, add a little; a seed that
/// the next capture could take subtracts a little.
fn evaluate_rings(four_rows: &FourRows, state: &Position) -> i32 {
    let (geometry, mover) = (state.geometry(), state.to_move());
    let side_value = |side: Side| -> i32 {
        let holes = geometry.territory(side).map(|hole| {
            let seeds = i32::from(state.seeds_in(hole));
            let is_inner = geometry.is_inner(hole);
            // Counts each column once.
            let endangered = if is_inner {
                seeds_at_risk(four_rows, state, hole)
            } else {
                0
            };
            seeds * SEED / 3
                + PLAYABLE_HOLE * i32::from(seeds > 1)
                + FILLED_INNER_HOLE * i32::from(is_inner && seeds > 0)
                - ENDANGERED_SEED_PENALTY * endangered
        });
        holes.sum::<i32>() + i32::from(state.reserve(side)) * SEED / 3
    };
    clamp_below_win(
        state,
        side_value(mover) - side_value(mover.opponent()) + TURN,
    )
}

/// Clamps an evaluation on four rows, where a win is worth all seeds, to less than that, so that
/// the search prefers a win to a position that promises one.
fn clamp_below_win(state: &Position, value: i32) -> i32 {
    let max = SEED * i32::from(state.total_seeds()) - 1;
    value.clamp(-max, max)
}

/// Returns what the captures so far in `game` are worth to the player to move, in a search that
/// values [nothing but captures](Weights::zero): 0 where search values are gains from the current
/// position on. Seeds in special holes are gained at the end, so they count as future gains.
#[must_use]
pub fn captures_so_far(game: &Game) -> i32 {
    match game.rules().narrowed() {
        Narrowed::TwoRows(_) => 0,
        Narrowed::FourRows(rules) => evaluate_captures(&rules, game.position()),
    }
}

/// Evaluates a position on four rows if nothing but captures has a value: the values of two
/// positions differ by the two players' net captures on the way from one to the other. The value is
/// always less than that of a win.
fn evaluate_captures(rules: &RuleSet, state: &Position) -> i32 {
    let seeds = |side: Side| -> i32 {
        let ring = state.geometry().territory(side);
        let ring = ring.map(|hole| i32::from(state.seeds_in(hole)));
        ring.sum::<i32>() + i32::from(state.reserve(side))
    };
    // A captured seed that is sown again changes sides, so it changes the difference by two.
    let seed_value = match rules.spec().capture.to {
        To::Store => SEED,
        To::Resow(_) => SEED / 2,
    };
    let mover = state.to_move();
    let max = SEED * (i32::from(state.total_seeds()) - 1);
    (seed_value * (seeds(mover) - seeds(mover.opponent()))).clamp(-max, max)
}

/// Counts the seeds that a capture from the hole opposite `hole`, an inner one, would take.
fn seeds_at_risk(four_rows: &FourRows, state: &Position, hole: Hole) -> i32 {
    let inner = i32::from(state.seeds_in(hole));
    let behind = i32::from(state.seeds_in(state.geometry().behind(hole)));
    if inner == 0 || four_rows.needs_both && behind == 0 {
        0
    } else if four_rows.takes_behind {
        inner + behind
    } else {
        inner
    }
}

// Evaluation terms on four rows, in hundredths of a seed.
/// Having the move.
const TURN: i32 = 30;
/// A hole that may be played.
const PLAYABLE_HOLE: i32 = 20;
/// An inner hole that isn't empty.
const FILLED_INNER_HOLE: i32 = 10;
/// The penalty for a seed that a capture could take.
const ENDANGERED_SEED_PENALTY: i32 = 8;

/// Returns the mover's lead in special holes, whose seeds go to their owners in the end.
fn special_hole_lead(state: &Position) -> i32 {
    let mover = state.to_move();
    let seeds = |side: Side| -> i32 {
        let holes = state.special()[side.index()].iter();
        holes.map(|hole| i32::from(state.seeds_in(hole))).sum()
    };
    SEED * (seeds(mover) - seeds(mover.opponent()))
}

/// Removes the seeds in special holes from a position.
fn without_special_holes(state: &Position) -> Position {
    let [south, north] = state.special();
    state.emptied(south.or(north))
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
        if self.base.rules.is_won_by_last_move() {
            // The game is worth all its seeds; a capture is worth nothing in itself.
            let max = i32::from(state.total_seeds());
            return match state.outcome().and_then(|outcome| outcome.winner) {
                Some(Side::South) => max,
                Some(Side::North) => -max,
                None => 0,
            };
        }
        state.lead(Side::South)
    }

    fn on_board(&self, state: &Position) -> u16 {
        // Where seeds can return to the board, or don't count, all positions are in one layer.
        let rules = self.base.rules;
        if rules.refill().is_some() || rules.is_won_by_last_move() {
            state.total_seeds()
        } else {
            state.on_board()
        }
    }

    fn state_of(&self, position: &Position) -> Position {
        *position
    }

    fn state_of_board(&self, holes: &[u16; MAX_HOLES], last_capturer: Option<Side>) -> Position {
        position_after_north(self.base.rules, holes, last_capturer)
    }

    fn write_counts(&self, state: &Position, viewer: Side, counts: &mut [u16; MAX_HOLES]) {
        write_counts(state, viewer, counts);
    }

    fn last_capturer(&self, state: &Position) -> Option<Side> {
        state.last_capturer()
    }

    fn for_each_child(
        &self,
        state: &Position,
        mut child: impl FnMut(PlayedMove<Position>) -> ControlFlow<()>,
    ) {
        state.for_each_move(self.base.rules, |mv, next, played| {
            // A match is played round by round: the end of a round ends the line.
            let next = played.round_end.unwrap_or(next);
            child(PlayedMove::between(self, state, mv, next))
        });
    }

    fn count_moves(&self, state: &Position) -> u64 {
        state.legal_moves(self.base.rules).len() as u64
    }

    fn key(&self, state: &Position) -> u64 {
        let mut extra = state.to_move().index() as u64;
        if self.base.uses_last_capturer {
            extra |= state.last_capturer().map_or(2, |side| side.index() as u64) << 1;
        }
        if self.base.uses_lofts {
            let lofts = Side::BOTH.map(|side| u64::from(state.loft(side)));
            extra |= (lofts[0] << 16 | lofts[1]) << 3;
        }
        if !self.base.has_plain_positions {
            extra = state.state_beyond_the_board().into_iter().fold(extra, mix);
        }
        board_key(state.holes(), extra)
    }

    fn rules(&self) -> &RuleSet {
        self.base.rules
    }

    fn evaluate(&self, state: &Position) -> i32 {
        // A table is better than the static evaluation even where it isn't exact.
        let table = self.base.tables;
        table
            .and_then(|table| probe_value(table, state))
            .unwrap_or_else(|| match self.base.network {
                Some(network) if self.base.rules.is_won_by_last_move() => {
                    clamp_below_win(state, network.evaluate(state))
                }
                Some(network) => network.evaluate(state),
                None => match self.base.rules.narrowed() {
                    Narrowed::FourRows(rules) if self.counts_only_captures => {
                        evaluate_captures(&rules, state)
                    }
                    Narrowed::FourRows(rules) => evaluate_rings(rules.four_rows, state),
                    Narrowed::TwoRows(rules) if rules.has_land() && !self.counts_only_captures => {
                        evaluate_territory(state)
                    }
                    Narrowed::TwoRows(rules) if rules.special().is_some() => {
                        let ordinary = without_special_holes(state);
                        self.weights.evaluate(&ordinary) + special_hole_lead(state)
                    }
                    Narrowed::TwoRows(_) => self.weights.evaluate(state),
                },
            })
    }

    fn repetition_value(&self, state: &Position) -> i32 {
        // Without a repetition rule, a repeating game never ends, and neither player gains
        // anything.
        if self.base.rules.end().repetition.is_none() {
            return 0;
        }
        let ended = state.over_by_repetition(self.base.rules);
        let gain = SEED * (self.lead(&ended) - self.lead(state));
        match state.to_move() {
            Side::South => gain,
            Side::North => -gain,
        }
    }

    fn table_value(&self, state: &Position) -> Option<i32> {
        probe_value(self.base.exact_tables?, state)
    }

    fn clock_interval(&self) -> u64 {
        match self.base.rules.relay() {
            Some(_) => CLOCK_INTERVAL_WITH_RELAY,
            None => CLOCK_INTERVAL,
        }
    }
}

/// Asserts that a fast model generates the same moves as the rules, with the same results.
#[cfg(test)]
pub(super) fn check_children<M>(model: &M, rules: &RuleSet, position: &Position)
where
    M: Model<State: PartialEq + std::fmt::Debug>,
{
    let state = model.state_of(position);
    let mut children = Vec::new();
    model.for_each_child(&state, |played| {
        let expected = PlayedMove::between(model, &state, played.mv, played.state);
        assert_eq!(played, expected, "{position} {:?}", rules.spec());
        children.push((played.mv, played.state));
        ControlFlow::Continue(())
    });
    children.reverse();
    let moves = position.legal_moves(rules);
    let expected: Vec<(Move, M::State)> = moves
        .iter()
        .map(|mv| {
            let mut child = *position;
            child.play_unchecked(rules, mv, &mut ());
            (mv, model.state_of(&child))
        })
        .collect();
    assert_eq!(children, expected, "{position} {:?}", rules.spec());
    assert_eq!(model.count_moves(&state), expected.len() as u64);
}
