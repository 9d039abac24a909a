//! Move generation for packed boards.

use std::ops::ControlFlow;

use super::board::{HOLES, PackedState, ROW, STORE_SLOT, has_more_than_one, holes_with, sum};
use super::lap::{Lap, Laps};
use super::row_capture::RowCapture;
use super::stores::StoreRules;
use crate::ai::model::{Next, PlayedMove};
use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{Feeding, GrandSlam};
use awale_rules::two_rows::Yield;
use awale_rules::{Hole, Position, RuleSet, Side};

/// Generates the moves of one rule set.
pub(super) struct MoveGenerator<'a> {
    rules: OnTwoRows<'a>,
    laps: Laps,
    /// The fast capture, if the rules allow it.
    row_capture: Option<RowCapture>,
    /// The effects of moves if players sow their own stores.
    stores: Option<StoreRules>,
    min_seeds: u8,
    seeds_left_behind: u8,
    /// Whether moves are illegal only for starving the opponent, if at all.
    is_plain: bool,
    /// Whether moves may start from any hole.
    may_start_anywhere: bool,
    /// Whether failing to feed the opponent costs a penalty.
    penalises_starving: bool,
    /// Whether starving moves are legal if no move feeds.
    feeds_if_possible: bool,
    /// Whether starving moves may be illegal.
    forbids_starving: bool,
    /// Whether the seeds on the board may end the game.
    ends_on_board: bool,
    /// Whether a player with seeds may have no legal move.
    moves_may_all_be_illegal: bool,
    /// Whether a capture may make a move illegal, as a grand slam isn't cancelled.
    captures_may_be_illegal: bool,
}

/// The effects of sowing and capturing, before the turn passes or the game ends.
#[derive(Clone, Copy)]
struct MoveEffects {
    /// The mover's row, then the opponent's.
    pub rows: [u64; 2],
    pub captured: u8,
    /// Whether its capture would have taken all of the opponent's seeds.
    pub is_grand_slam: bool,
    /// Whether a seed fell into the opponent's territory.
    pub reaches_opponent: bool,
    /// Whether the opponent's territory is empty.
    pub starves_opponent: bool,
}

/// The duties of moves in a position. They apply only if some move fulfils them, unless feeding is
/// required.
#[derive(Clone, Copy)]
struct Duties {
    must_reach: bool,
    must_feed: bool,
}

type Visitor<'a> = &'a mut dyn FnMut(PlayedMove<PackedState>) -> ControlFlow<()>;

impl<'a> MoveGenerator<'a> {
    /// Creates the generator for `rules`; `None` if it doesn't support them or the number of seeds
    /// in `position`.
    pub(super) fn new(rules: &'a RuleSet, position: &Position) -> Option<Self> {
        let rules = rules.two_rows()?;
        if rules.geometry().holes() != HOLES || position.total_seeds() > u16::from(u8::MAX) {
            return None;
        }
        let stores = StoreRules::new(rules);
        if stores.is_none() && !rules.is_single_lap() {
            return None;
        }
        let (play, end) = (&rules.spec().play, rules.end());
        let grand_slam = rules.spec().capture.grand_slam;
        let slams_are_illegal = grand_slam == GrandSlam::Illegal;
        let is_plain = !play.reach_opponent && !slams_are_illegal;
        let captures_may_be_illegal = grand_slam != GrandSlam::Cancelled;
        let moves_may_all_be_illegal = slams_are_illegal || play.feeding == Feeding::Required;
        let allows_row_capture = is_plain
            && !rules.lifts_anywhere()
            && rules.min_seeds() == 1
            && !(moves_may_all_be_illegal && captures_may_be_illegal);
        let laps = match stores {
            Some(_) => Laps::with_stores(rules),
            None => Laps::new(rules),
        };
        let row_capture = RowCapture::new(rules, &laps, position.total_seeds());
        Some(Self {
            rules,
            row_capture: row_capture.filter(|_| allows_row_capture && stores.is_none()),
            stores,
            laps,
            min_seeds: rules.min_seeds() as u8,
            seeds_left_behind: rules.leave() as u8,
            is_plain,
            may_start_anywhere: rules.lifts_anywhere(),
            penalises_starving: play.feeding == Feeding::Penalised,
            feeds_if_possible: play.feeding == Feeding::IfPossible,
            forbids_starving: matches!(play.feeding, Feeding::IfPossible | Feeding::Required),
            ends_on_board: end.seeds_left_below.is_some()
                || end.majority
                || end.no_hole_above_one
                || end.empty_territory,
            captures_may_be_illegal,
            moves_may_all_be_illegal,
        })
    }
}

// Making a move.
impl MoveGenerator<'_> {
    /// Sows the seeds lifted from a hole, and captures.
    #[inline(always)]
    fn make_move(&self, state: &PackedState, index: usize, seeds: u8) -> MoveEffects {
        self.make_lap(state, self.laps.get(index, seeds))
    }

    /// Sows a lap, and captures.
    #[inline]
    fn make_lap(&self, state: &PackedState, lap: &Lap) -> MoveEffects {
        let mut effects = MoveEffects {
            rows: sow(state, lap),
            captured: 0,
            is_grand_slam: false,
            reaches_opponent: lap.reaches_opponent,
            starves_opponent: false,
        };
        let end = usize::from(lap.end);
        if self.laps.captures[usize::from(count(effects.rows, end))]
            && self.laps.capture_ends >> end & 1 != 0
        {
            self.capture(&mut effects, end);
        }
        effects.starves_opponent = effects.rows[1] == 0;
        effects
    }

    /// Returns true if a move captures nothing.
    fn captures_nothing(&self, state: &PackedState, index: usize, seeds: u8) -> bool {
        let lap = self.laps.get(index, seeds);
        let seeds_at_end = count(sow(state, lap), usize::from(lap.end));
        !self.laps.captures[usize::from(seeds_at_end)]
    }

    /// Captures backwards from `end`.
    #[inline(never)]
    fn capture(&self, effects: &mut MoveEffects, end: usize) {
        let rows = effects.rows;
        // Masks of both rows: all captured holes, and those of the last link of the chain.
        let (mut captured, mut last_link) = ([0; 2], [0; 2]);
        let mut hole = end;
        for _ in 0..self.laps.longest_chain[end] {
            if !self.laps.captures[usize::from(count(rows, hole))] {
                break;
            }
            last_link = self.link_mask(hole);
            // If two links of the chain face each other, the first takes the seeds of both.
            last_link = [last_link[0] & !captured[0], last_link[1] & !captured[1]];
            captured = [captured[0] | last_link[0], captured[1] | last_link[1]];
            hole = usize::from(self.laps.previous[hole]);
        }
        if rows[0] & captured[0] | rows[1] & captured[1] == 0 {
            return;
        }
        effects.is_grand_slam = rows[1] & !captured[1] == 0;
        if effects.is_grand_slam {
            match self.rules.spec().capture.grand_slam {
                GrandSlam::Allowed | GrandSlam::Illegal => {}
                // Unreachable: the fast model doesn't support rules with these.
                GrandSlam::SparesFirst | GrandSlam::GivesRest => {}
                GrandSlam::Cancelled => return,
                GrandSlam::SparesLast => {
                    captured = [captured[0] & !last_link[0], captured[1] & !last_link[1]]
                }
            }
        }
        effects.captured = sum(rows[0] & captured[0]) + sum(rows[1] & captured[1]);
        effects.rows = [rows[0] & !captured[0], rows[1] & !captured[1]];
    }

    /// Returns the holes that a link of the chain takes, as masks of both rows.
    #[inline]
    fn link_mask(&self, hole: usize) -> [u64; 2] {
        let mask = |hole: usize| {
            let mut rows = [0; 2];
            rows[hole / ROW] = 0xff << (8 * (hole % ROW));
            rows
        };
        let (own, opposite) = (mask(hole), mask(HOLES - 1 - hole));
        match self.rules.two_rows.capture().yields {
            Yield::Own => own,
            Yield::Opposite => opposite,
            Yield::Both => [own[0] | opposite[0], own[1] | opposite[1]],
        }
    }
}

// Legality.
impl MoveGenerator<'_> {
    /// Calls `visit` with the hole and the effects of every legal move, last hole first, until it
    /// breaks.
    ///
    /// `visit` has a single call site, so that it can be inlined.
    #[inline(always)]
    fn for_each_legal(
        &self,
        state: &PackedState,
        mut visit: impl FnMut(usize, &MoveEffects) -> ControlFlow<()>,
    ) {
        let mut duties = if self.is_plain {
            Duties {
                must_reach: false,
                must_feed: self.forbids_starving,
            }
        } else {
            self.duties(state)
        };
        loop {
            let (mut has_starving_move, mut has_feeding_move) = (false, false);
            self.for_each_filled(state, |index, seeds| {
                let effects = self.make_move(state, index, seeds);
                if !self.is_plain && !self.passes_earlier_tests(&effects, duties) {
                    return ControlFlow::Continue(());
                }
                if duties.must_feed && effects.starves_opponent {
                    has_starving_move = true;
                    return ControlFlow::Continue(());
                }
                has_feeding_move = true;
                visit(index, &effects)
            });
            // If no move feeds, starving ones are legal. (Otherwise `duties` has decided.)
            let all_moves_starve = has_starving_move && !has_feeding_move;
            if !(self.is_plain && self.feeds_if_possible && all_moves_starve) {
                return;
            }
            duties.must_feed = false;
        }
    }

    /// Finds the duties in a position, testing them in the order of the rules.
    fn duties(&self, state: &PackedState) -> Duties {
        let play = &self.rules.spec().play;
        let mut duties = Duties {
            must_reach: false,
            must_feed: play.feeding == Feeding::Required,
        };
        if play.reach_opponent {
            let mut has_reaching_move = false;
            self.for_each_filled(state, |index, seeds| {
                let effects = self.make_move(state, index, seeds);
                has_reaching_move |=
                    self.passes_earlier_tests(&effects, duties) && effects.reaches_opponent;
                ControlFlow::Continue(())
            });
            duties.must_reach = has_reaching_move;
        }
        if play.feeding == Feeding::IfPossible {
            let mut has_feeding_move = false;
            self.for_each_filled(state, |index, seeds| {
                let effects = self.make_move(state, index, seeds);
                has_feeding_move |=
                    self.passes_earlier_tests(&effects, duties) && !effects.starves_opponent;
                ControlFlow::Continue(())
            });
            duties.must_feed = has_feeding_move;
        }
        duties
    }

    /// Returns true if a move passes the tests before the feeding test.
    #[inline]
    fn passes_earlier_tests(&self, effects: &MoveEffects, duties: Duties) -> bool {
        let is_illegal_slam =
            effects.is_grand_slam && self.rules.spec().capture.grand_slam == GrandSlam::Illegal;
        !is_illegal_slam && (!duties.must_reach || effects.reaches_opponent)
    }

    /// Calls `visit` with every hole that holds enough seeds, last hole first, and with the seeds
    /// lifted.
    #[inline(always)]
    fn for_each_filled(
        &self,
        state: &PackedState,
        mut visit: impl FnMut(usize, u8) -> ControlFlow<()>,
    ) {
        // North's row comes first.
        let first = usize::from(self.may_start_anywhere && state.fields.to_move() == Side::South);
        for pass in 0..=usize::from(self.may_start_anywhere) {
            let row_index = first ^ pass;
            let row = state.rows[row_index];
            let mut holes = holes_with(row, self.min_seeds);
            while holes != 0 {
                let column = holes.ilog2() / u8::BITS;
                let seeds = (row >> (u8::BITS * column)) as u8 - self.seeds_left_behind;
                if visit(column as usize + row_index * ROW, seeds).is_break() {
                    return;
                }
                holes ^= 0x80 << (u8::BITS * column);
            }
        }
    }

    /// Returns true if the player to move certainly has a legal move; otherwise the rules must
    /// decide.
    #[inline]
    fn can_move(&self, state: &PackedState) -> bool {
        let [mine, theirs] = state.rows;
        let has_filled_hole = holes_with(mine, self.min_seeds) != 0
            || self.may_start_anywhere && holes_with(theirs, self.min_seeds) != 0;
        if !has_filled_hole || !self.moves_may_all_be_illegal {
            return has_filled_hole;
        }
        !self.may_start_anywhere
            && theirs != 0
            && (!self.captures_may_be_illegal || self.has_quiet_move(state))
    }

    /// Returns true if some move captures nothing; such a move neither slams nor starves an
    /// opponent with seeds.
    fn has_quiet_move(&self, state: &PackedState) -> bool {
        let mut is_quiet = false;
        self.for_each_filled(state, |index, seeds| {
            is_quiet = self.captures_nothing(state, index, seeds);
            if is_quiet {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        is_quiet
    }
}

// Playing moves.
impl MoveGenerator<'_> {
    /// Plays every legal move, last hole first, until `child` breaks.
    #[inline(always)]
    pub(super) fn play_all(
        &self,
        state: &PackedState,
        mut child: impl FnMut(PlayedMove<PackedState>) -> ControlFlow<()>,
    ) {
        if self.needs_rules(state) {
            self.play_all_by_rules(state, &mut child);
        } else if let Some(capture) = &self.row_capture {
            self.play_row_captures(capture, state, child);
        } else if let Some(stores) = &self.stores {
            self.play_with_stores(stores, state, child);
        } else {
            self.for_each_legal(state, |index, effects| {
                child(self.complete(state, index, effects))
            });
        }
    }

    /// Counts the legal moves.
    pub(super) fn count(&self, state: &PackedState) -> u64 {
        if state.fields.is_over() {
            return 0;
        }
        let mut count = 0;
        match &self.row_capture {
            Some(capture) => self.play_row_captures(capture, state, |_| {
                count += 1;
                ControlFlow::Continue(())
            }),
            // Any hole with a seed may be played.
            None if self.stores.is_some() => {
                count = u64::from(sum(holes_with(state.rows[0], 1) >> 7));
            }
            None => self.for_each_legal(state, |_, _| {
                count += 1;
                ControlFlow::Continue(())
            }),
        }
        count
    }

    /// Returns true if the game is over, or if a penalty may follow.
    #[inline]
    fn needs_rules(&self, state: &PackedState) -> bool {
        state.fields.is_over() || self.penalises_starving && state.rows[1] == 0
    }

    #[cold]
    #[inline(never)]
    fn play_all_by_rules(
        &self,
        state: &PackedState,
        child: &mut dyn FnMut(PlayedMove<PackedState>) -> ControlFlow<()>,
    ) {
        if state.fields.is_over() {
            return;
        }
        let legal = state.unpack(&self.rules).legal_moves(&self.rules);
        let holes = (0..HOLES).rev().map(Hole::new);
        for hole in holes.filter(|&hole| legal.contains(hole)) {
            let new_state = self.play_by_rules(state, hole);
            if child(played_between(state, hole, new_state)).is_break() {
                break;
            }
        }
    }

    /// Completes a move: passes the turn, and applies what else follows.
    #[inline(always)]
    fn complete(
        &self,
        state: &PackedState,
        index: usize,
        effects: &MoveEffects,
    ) -> PlayedMove<PackedState> {
        let hole = state.hole(index);
        let new_state = match self.try_continue(state, effects) {
            Some(new_state) => new_state,
            None => self.play_by_rules(state, hole),
        };
        played_between(state, hole, new_state)
    }

    /// Plays a move by the rules.
    #[cold]
    #[inline(never)]
    fn play_by_rules(&self, state: &PackedState, hole: Hole) -> PackedState {
        let mut position = state.unpack(&self.rules);
        position.play_unchecked(&self.rules, hole, &mut ());
        PackedState::new(&position)
    }

    /// Returns the position after a move if the game certainly continues and the turn passes, else
    /// `None`.
    #[inline(always)]
    fn try_continue(&self, state: &PackedState, effects: &MoveEffects) -> Option<PackedState> {
        let [mine, theirs] = effects.rows;
        let new_state = PackedState {
            rows: [theirs, mine],
            fields: state.fields.after_turn(effects.captured),
        };
        self.certainly_continues(&new_state).then_some(new_state)
    }

    /// Returns true if the game certainly continues and the player to move has a move.
    #[inline(always)]
    pub(super) fn certainly_continues(&self, new_state: &PackedState) -> bool {
        self.continues(new_state) && self.can_move(new_state)
    }

    /// Returns true if no rule about the seeds on the board ends the game.
    #[inline]
    fn continues(&self, new_state: &PackedState) -> bool {
        !self.ends_on_board || self.continues_by_board(new_state)
    }

    fn continues_by_board(&self, new_state: &PackedState) -> bool {
        let end = self.rules.end();
        let [south, north] = Side::BOTH.map(|side| u16::from(new_state.fields.loft(side)));
        let on_board = u16::from(new_state.fields.on_board());
        !(end
            .seeds_left_below
            .is_some_and(|min| i64::from(on_board) < min)
            || end.majority && 2 * south.max(north) > south + north + on_board
            || end.no_hole_above_one && !has_more_than_one(new_state.rows)
            || end.empty_territory && new_state.rows.contains(&0))
    }
}

// Fast move generation for the commonest rules: players lift all seeds of one of their own holes
// and capture only in the opponent's row.
impl MoveGenerator<'_> {
    /// Plays every legal move, last hole first, until `child` breaks.
    ///
    /// `child` has a single call site on the common path, so that it is inlined there; rare cases
    /// are kept out of line.
    #[inline(always)]
    fn play_row_captures(
        &self,
        capture: &RowCapture,
        state: &PackedState,
        mut child: impl FnMut(PlayedMove<PackedState>) -> ControlFlow<()>,
    ) {
        let row = state.rows[0];
        let first = state.hole(0).index();
        let (mut has_starving_move, mut has_feeding_move) = (false, false);
        let mut filled = holes_with(row, 1);
        while filled != 0 {
            // The highest bit of the last remaining hole.
            let bit = filled.ilog2();
            filled ^= 1 << bit;
            let index = (bit / u8::BITS) as usize;
            let lap = self.laps.get(index, (row >> (bit & !7)) as u8);
            let [mine, theirs] = sow(state, lap);
            let captured_row = capture.captured_seeds(theirs, lap.chain);
            let captured = sum(captured_row);
            let new_state = PackedState {
                rows: [theirs ^ captured_row, mine],
                fields: state.fields.after_turn(captured),
            };
            let flow = if self.is_rare(&new_state) {
                match self.play_rare(state, index, lap) {
                    Some(played) => visit_rare(&mut child, played),
                    None => {
                        has_starving_move = true;
                        continue;
                    }
                }
            } else {
                child(PlayedMove {
                    mv: Hole::new(first + index).into(),
                    state: new_state,
                    gain: i32::from(captured),
                    next: Next::Opponent,
                })
            };
            if flow.is_break() {
                return;
            }
            has_feeding_move = true;
        }
        // If no move feeds, starving ones are legal.
        if has_starving_move && !has_feeding_move && self.feeds_if_possible {
            self.play_all_starving(state, &mut child);
        }
    }

    /// Returns true if the rules may forbid the move, or may do more after it than pass the turn.
    #[inline(always)]
    fn is_rare(&self, new_state: &PackedState) -> bool {
        let [mover, opponent] = new_state.rows;
        mover == 0 || self.moves_may_all_be_illegal && opponent == 0 || !self.continues(new_state)
    }

    /// Plays a move for which [`is_rare`](Self::is_rare) holds; `None` if it illegally starves the
    /// opponent.
    #[cold]
    #[inline(never)]
    fn play_rare(
        &self,
        state: &PackedState,
        index: usize,
        lap: &Lap,
    ) -> Option<PlayedMove<PackedState>> {
        let effects = self.make_lap(state, lap);
        let is_legal = !(self.forbids_starving && effects.starves_opponent);
        is_legal.then(|| self.complete(state, index, &effects))
    }

    #[cold]
    #[inline(never)]
    fn play_all_starving(&self, state: &PackedState, child: Visitor<'_>) {
        self.for_each_legal(state, |index, effects| {
            child(self.complete(state, index, effects))
        });
    }
}

// Move generation for rules in which players sow their own stores.
impl MoveGenerator<'_> {
    /// Plays every legal move, last hole first, until `child` breaks.
    #[inline(always)]
    fn play_with_stores(
        &self,
        stores: &StoreRules,
        state: &PackedState,
        mut child: impl FnMut(PlayedMove<PackedState>) -> ControlFlow<()>,
    ) {
        let row = state.rows[0];
        let first = state.hole(0).index();
        let mut filled = holes_with(row, 1);
        while filled != 0 {
            let bit = filled.ilog2();
            filled ^= 1 << bit;
            let index = (bit / u8::BITS) as usize;
            let hole = Hole::new(first + index);
            let lap = self.laps.get(index, (row >> (bit & !7)) as u8);
            let (rows, captured, moves_again) = stores.capture(sow(state, lap), lap.end);
            let seeds_in_store = (rows[0] >> (8 * STORE_SLOT)) as u8;
            let [mine, theirs] = [rows[0] & !(0xff << (8 * STORE_SLOT)), rows[1]];
            let flow = if mine == 0 || theirs == 0 {
                // A player must pass, or the game is over.
                let new_state = self.play_by_rules(state, hole);
                visit_rare(&mut child, played_between(state, hole, new_state))
            } else {
                let fields = state
                    .fields
                    .with_stored(seeds_in_store)
                    .after_turn(captured);
                let (new_state, next) = if moves_again {
                    let (rows, fields) = ([mine, theirs], fields.moving_again());
                    (PackedState { rows, fields }, Next::Again)
                } else {
                    let rows = [theirs, mine];
                    (PackedState { rows, fields }, Next::Opponent)
                };
                child(PlayedMove {
                    mv: hole.into(),
                    state: new_state,
                    gain: i32::from(seeds_in_store + captured),
                    next,
                })
            };
            if flow.is_break() {
                return;
            }
        }
    }
}

#[cold]
#[inline(never)]
fn visit_rare(child: Visitor<'_>, played: PlayedMove<PackedState>) -> ControlFlow<()> {
    child(played)
}

/// Sows a lap, and returns both rows.
#[inline(always)]
const fn sow(state: &PackedState, lap: &Lap) -> [u64; 2] {
    [
        state.rows[0].wrapping_add(lap.change[0]),
        state.rows[1].wrapping_add(lap.change[1]),
    ]
}

/// Returns the seeds in a hole.
#[inline(always)]
const fn count(rows: [u64; 2], hole: usize) -> u8 {
    (rows[hole / ROW] >> (8 * (hole % ROW))) as u8
}

/// Describes the move that leads from `parent` to `child`.
#[inline(always)]
fn played_between(parent: &PackedState, hole: Hole, child: PackedState) -> PlayedMove<PackedState> {
    let mover = parent.fields.to_move();
    let lead = child.fields.lead() - parent.fields.lead();
    let next = Next::of(mover, child.fields.to_move(), child.fields.is_over());
    PlayedMove::new(hole.into(), mover, lead, next, child)
}
