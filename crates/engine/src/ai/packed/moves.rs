//! Move generation for packed boards.

use std::ops::ControlFlow;

use super::board::{HOLES, Packed, ROW, STORE, has_more_than_one, holes_with, sum};
use super::lap::{Lap, Laps};
use super::row_capture::RowCapture;
use super::stores::StoreRules;
use crate::ai::model::{Next, Played};
use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{Feeding, GrandSlam};
use awale_rules::two_rows::Yield;
use awale_rules::{Hole, Position, RuleSet, Side};

/// Generates the moves of one rule set.
pub(super) struct MoveMaker<'a> {
    rules: OnTwoRows<'a>,
    laps: Laps,
    /// The fast capture, if the rules allow it.
    row_capture: Option<RowCapture>,
    /// What moves do if players sow their own stores.
    stores: Option<StoreRules>,
    min_seeds: u8,
    leave: u8,
    /// Moves are illegal only for starving the opponent, if at all.
    is_plain: bool,
    /// Moves may start from any hole.
    from_any: bool,
    /// Failing to feed the opponent costs a penalty.
    penalises: bool,
    /// Starving moves are legal if no move feeds.
    feeds_if_possible: bool,
    /// Starving moves may be illegal.
    forbids_starving: bool,
    /// The seeds on the board may end the game.
    ends_on_board: bool,
    /// A player with seeds may have no legal move.
    moves_may_all_be_illegal: bool,
    /// A capture may make a move illegal, as a grand slam isn't cancelled.
    captures_may_be_illegal: bool,
}

/// A move after sowing and capturing, before its consequences.
#[derive(Clone, Copy)]
struct MadeMove {
    /// The mover's row, then the opponent's.
    pub rows: [u64; 2],
    pub captured: u8,
    /// Its capture would have taken all of the opponent's seeds.
    pub slams: bool,
    /// A seed fell into the opponent's territory.
    pub reaches: bool,
    /// The opponent's territory is empty.
    pub starves: bool,
}

/// What moves must do in a position. These duties apply only if some move fulfils them, unless
/// feeding is required.
#[derive(Clone, Copy)]
struct Duties {
    must_reach: bool,
    must_feed: bool,
}

type Visitor<'a> = &'a mut dyn FnMut(Played<Packed>) -> ControlFlow<()>;

impl<'a> MoveMaker<'a> {
    /// Creates the generator for `rules`; `None` if it doesn't support them or the number of seeds
    /// in `position`.
    pub(super) fn new(rules: &'a RuleSet, position: &Position) -> Option<Self> {
        let rules = rules.two_rows()?;
        let two = rules.two;
        if rules.geometry().holes() != HOLES || position.total_seeds() > u16::from(u8::MAX) {
            return None;
        }
        let stores = StoreRules::new(rules);
        if stores.is_none() && !rules.is_single_lap() {
            return None;
        }
        let end = rules.end();
        let slams_are_illegal = two.grand_slam == GrandSlam::Illegal;
        let is_plain = !two.reach_opponent && !slams_are_illegal;
        let captures_may_be_illegal = rules.two.grand_slam != GrandSlam::Cancelled;
        let moves_may_all_be_illegal = slams_are_illegal || two.feeding == Feeding::Required;
        let is_quick = is_plain
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
            row_capture: row_capture.filter(|_| is_quick && stores.is_none()),
            stores,
            laps,
            min_seeds: rules.min_seeds() as u8,
            leave: rules.leave() as u8,
            is_plain,
            from_any: rules.lifts_anywhere(),
            penalises: two.feeding == Feeding::Penalised,
            feeds_if_possible: two.feeding == Feeding::IfPossible,
            forbids_starving: matches!(two.feeding, Feeding::IfPossible | Feeding::Required),
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
impl MoveMaker<'_> {
    /// Sows the seeds lifted from a place, and captures.
    #[inline(always)]
    fn make_move(&self, state: &Packed, place: usize, lifted: u8) -> MadeMove {
        self.make_lap(state, self.laps.get(place, lifted))
    }

    /// Sows a lap, and captures.
    #[inline]
    fn make_lap(&self, state: &Packed, lap: &Lap) -> MadeMove {
        let mut made = MadeMove {
            rows: sown(state, lap),
            captured: 0,
            slams: false,
            reaches: lap.reaches,
            starves: false,
        };
        let end = usize::from(lap.end);
        if self.laps.captures[usize::from(count(made.rows, end))]
            && self.laps.capture_ends >> end & 1 != 0
        {
            self.capture(&mut made, end);
        }
        made.starves = made.rows[1] == 0;
        made
    }

    /// Returns true if a move captures nothing.
    fn is_quiet(&self, state: &Packed, place: usize, lifted: u8) -> bool {
        let lap = self.laps.get(place, lifted);
        let reached = count(sown(state, lap), usize::from(lap.end));
        !self.laps.captures[usize::from(reached)]
    }

    /// Captures backwards from `end`.
    #[inline(never)]
    fn capture(&self, made: &mut MadeMove, end: usize) {
        let rows = made.rows;
        // Masks of both rows: all captured holes, and those of the last link of the chain.
        let (mut taken, mut last) = ([0; 2], [0; 2]);
        let mut hole = end;
        for _ in 0..self.laps.longest_chain[end] {
            if !self.laps.captures[usize::from(count(rows, hole))] {
                break;
            }
            last = self.taken_with(hole);
            // If two links of the chain face each other, the first takes the seeds of both.
            last = [last[0] & !taken[0], last[1] & !taken[1]];
            taken = [taken[0] | last[0], taken[1] | last[1]];
            hole = usize::from(self.laps.previous[hole]);
        }
        if rows[0] & taken[0] | rows[1] & taken[1] == 0 {
            return;
        }
        made.slams = rows[1] & !taken[1] == 0;
        if made.slams {
            match self.rules.two.grand_slam {
                GrandSlam::Allowed | GrandSlam::Illegal => {}
                // Classic rules don't have them, and others don't fit.
                GrandSlam::SparesFirst | GrandSlam::GivesRest => {}
                GrandSlam::Cancelled => return,
                GrandSlam::SparesLast => taken = [taken[0] & !last[0], taken[1] & !last[1]],
            }
        }
        made.captured = sum(rows[0] & taken[0]) + sum(rows[1] & taken[1]);
        made.rows = [rows[0] & !taken[0], rows[1] & !taken[1]];
    }

    /// Returns the holes that a link of the chain takes, as masks of both rows.
    #[inline]
    fn taken_with(&self, hole: usize) -> [u64; 2] {
        let mask = |hole: usize| {
            let mut rows = [0; 2];
            rows[hole / ROW] = 0xff << (8 * (hole % ROW));
            rows
        };
        let (own, opposite) = (mask(hole), mask(HOLES - 1 - hole));
        match self.rules.two.capture().yields {
            Yield::Own => own,
            Yield::Opposite => opposite,
            Yield::Both => [own[0] | opposite[0], own[1] | opposite[1]],
        }
    }
}

// Legality.
impl MoveMaker<'_> {
    /// Calls `legal` with the place of every legal move, last hole first, until it breaks.
    ///
    /// `legal` has a single call site, so that it can be inlined.
    #[inline(always)]
    fn each_legal(
        &self,
        state: &Packed,
        mut legal: impl FnMut(usize, &MadeMove) -> ControlFlow<()>,
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
            let (mut starving, mut feeding) = (false, false);
            self.each_filled(state, |place, lifted| {
                let made = self.make_move(state, place, lifted);
                if !self.is_plain && !self.reaches(&made, duties) {
                    return ControlFlow::Continue(());
                }
                if duties.must_feed && made.starves {
                    starving = true;
                    return ControlFlow::Continue(());
                }
                feeding = true;
                legal(place, &made)
            });
            // If no move feeds, starving ones are legal. (Otherwise `duties` has decided.)
            let starves_all = starving && !feeding;
            if !(self.is_plain && self.feeds_if_possible && starves_all) {
                return;
            }
            duties.must_feed = false;
        }
    }

    /// Finds the duties in a position, testing them in the order of the rules.
    fn duties(&self, state: &Packed) -> Duties {
        let two = self.rules.two;
        let mut duties = Duties {
            must_reach: false,
            must_feed: two.feeding == Feeding::Required,
        };
        if two.reach_opponent {
            let mut reaching = false;
            self.each_filled(state, |place, lifted| {
                let made = self.make_move(state, place, lifted);
                reaching |= self.reaches(&made, duties) && made.reaches;
                ControlFlow::Continue(())
            });
            duties.must_reach = reaching;
        }
        if two.feeding == Feeding::IfPossible {
            let mut feeding = false;
            self.each_filled(state, |place, lifted| {
                let made = self.make_move(state, place, lifted);
                feeding |= self.reaches(&made, duties) && !made.starves;
                ControlFlow::Continue(())
            });
            duties.must_feed = feeding;
        }
        duties
    }

    /// Returns true if a move passes the tests before the feeding test.
    #[inline]
    fn reaches(&self, made: &MadeMove, duties: Duties) -> bool {
        let is_illegal_slam = made.slams && self.rules.two.grand_slam == GrandSlam::Illegal;
        !is_illegal_slam && (!duties.must_reach || made.reaches)
    }

    /// Calls `filled` with every place that holds enough seeds, last hole first, and with the seeds
    /// lifted.
    #[inline(always)]
    fn each_filled(&self, state: &Packed, mut filled: impl FnMut(usize, u8) -> ControlFlow<()>) {
        // North's row comes first.
        let first = usize::from(self.from_any && state.rest.to_move() == Side::South);
        for turn in 0..=usize::from(self.from_any) {
            let seat = first ^ turn;
            let row = state.rows[seat];
            let mut holes = holes_with(row, self.min_seeds);
            while holes != 0 {
                let place = holes.ilog2() / u8::BITS;
                let lifted = (row >> (u8::BITS * place)) as u8 - self.leave;
                if filled(place as usize + seat * ROW, lifted).is_break() {
                    return;
                }
                holes ^= 0x80 << (u8::BITS * place);
            }
        }
    }

    /// Returns true if the player to move certainly has a legal move; otherwise the rules must
    /// decide.
    #[inline]
    fn can_move(&self, state: &Packed) -> bool {
        let [mine, theirs] = state.rows;
        let filled = holes_with(mine, self.min_seeds) != 0
            || self.from_any && holes_with(theirs, self.min_seeds) != 0;
        if !filled || !self.moves_may_all_be_illegal {
            return filled;
        }
        !self.from_any
            && theirs != 0
            && (!self.captures_may_be_illegal || self.has_quiet_move(state))
    }

    /// Returns true if some move captures nothing; such a move neither slams nor starves an
    /// opponent with seeds.
    fn has_quiet_move(&self, state: &Packed) -> bool {
        let mut quiet = false;
        self.each_filled(state, |place, lifted| {
            quiet = self.is_quiet(state, place, lifted);
            if quiet {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        quiet
    }
}

// Playing moves.
impl MoveMaker<'_> {
    /// Plays every legal move, last hole first, until `child` breaks.
    #[inline(always)]
    pub(super) fn play_all(
        &self,
        state: &Packed,
        mut child: impl FnMut(Played<Packed>) -> ControlFlow<()>,
    ) {
        if self.needs_rules(state) {
            self.play_all_by_rules(state, &mut child);
        } else if let Some(capture) = &self.row_capture {
            self.play_row_captures(capture, state, child);
        } else if let Some(stores) = &self.stores {
            self.play_with_stores(stores, state, child);
        } else {
            self.each_legal(state, |place, made| child(self.follow(state, place, made)));
        }
    }

    /// Counts the legal moves.
    pub(super) fn count(&self, state: &Packed) -> u64 {
        if state.rest.is_over() {
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
            None => self.each_legal(state, |_, _| {
                count += 1;
                ControlFlow::Continue(())
            }),
        }
        count
    }

    /// Returns true if the game is over, or if a penalty may follow.
    #[inline]
    fn needs_rules(&self, state: &Packed) -> bool {
        state.rest.is_over() || self.penalises && state.rows[1] == 0
    }

    #[cold]
    #[inline(never)]
    fn play_all_by_rules(
        &self,
        state: &Packed,
        child: &mut dyn FnMut(Played<Packed>) -> ControlFlow<()>,
    ) {
        if state.rest.is_over() {
            return;
        }
        let legal = state.unpack(&self.rules).legal_moves(&self.rules);
        let holes = (0..HOLES).rev().map(Hole::new);
        for hole in holes.filter(|&hole| legal.contains(hole)) {
            let after = self.play_by_rules(state, hole);
            if child(played(state, hole, after)).is_break() {
                break;
            }
        }
    }

    /// Applies the consequences of a move.
    #[inline(always)]
    fn follow(&self, state: &Packed, place: usize, made: &MadeMove) -> Played<Packed> {
        let hole = state.hole(place);
        let after = match self.finish(state, made) {
            Some(after) => after,
            None => self.play_by_rules(state, hole),
        };
        played(state, hole, after)
    }

    /// Plays a move by the rules.
    #[cold]
    #[inline(never)]
    fn play_by_rules(&self, state: &Packed, hole: Hole) -> Packed {
        let mut position = state.unpack(&self.rules);
        position.play_unchecked(&self.rules, hole, &mut ());
        Packed::new(&position)
    }

    /// Returns the position after a move, if the game certainly continues and the turn passes.
    #[inline(always)]
    fn finish(&self, state: &Packed, made: &MadeMove) -> Option<Packed> {
        let [mine, theirs] = made.rows;
        let after = Packed {
            rows: [theirs, mine],
            rest: state.rest.turned(made.captured),
        };
        self.surely_continues(&after).then_some(after)
    }

    /// Returns true if the game certainly continues and the player to move has a move.
    #[inline(always)]
    pub(super) fn surely_continues(&self, after: &Packed) -> bool {
        self.continues(after) && self.can_move(after)
    }

    /// Returns true if no rule about the seeds on the board ends the game.
    #[inline]
    fn continues(&self, after: &Packed) -> bool {
        !self.ends_on_board || self.continues_by_board(after)
    }

    fn continues_by_board(&self, after: &Packed) -> bool {
        let end = self.rules.end();
        let [south, north] = Side::BOTH.map(|side| u16::from(after.rest.loft(side)));
        let on_board = u16::from(after.rest.on_board());
        !(end
            .seeds_left_below
            .is_some_and(|least| i64::from(on_board) < least)
            || end.majority && 2 * south.max(north) > south + north + on_board
            || end.no_hole_above_one && !has_more_than_one(after.rows)
            || end.empty_territory && after.rows.contains(&0))
    }
}

// Fast move generation for the commonest rules: players lift all seeds of one of their own holes
// and capture only in the opponent's row.
impl MoveMaker<'_> {
    /// Plays every legal move, last hole first, until `child` breaks.
    ///
    /// `child` has a single call site on the common path, so that it is inlined there; rare cases
    /// are kept out of line.
    #[inline(always)]
    fn play_row_captures(
        &self,
        capture: &RowCapture,
        state: &Packed,
        mut child: impl FnMut(Played<Packed>) -> ControlFlow<()>,
    ) {
        let row = state.rows[0];
        let first = state.hole(0).index();
        let (mut starving, mut feeding) = (false, false);
        let mut filled = holes_with(row, 1);
        while filled != 0 {
            // The highest bit of the last remaining hole.
            let bit = filled.ilog2();
            filled ^= 1 << bit;
            let place = (bit / u8::BITS) as usize;
            let lap = self.laps.get(place, (row >> (bit & !7)) as u8);
            let [mine, theirs] = sown(state, lap);
            let taken = capture.taken(theirs, lap.chain);
            let captured = sum(taken);
            let after = Packed {
                rows: [theirs ^ taken, mine],
                rest: state.rest.turned(captured),
            };
            let flow = if self.is_rare(&after) {
                match self.play_rare(state, place, lap) {
                    Some(played) => visit_rare(&mut child, played),
                    None => {
                        starving = true;
                        continue;
                    }
                }
            } else {
                child(Played {
                    mv: Hole::new(first + place).into(),
                    after,
                    gain: i32::from(captured),
                    next: Next::Opponent,
                })
            };
            if flow.is_break() {
                return;
            }
            feeding = true;
        }
        // If no move feeds, starving ones are legal.
        if starving && !feeding && self.feeds_if_possible {
            self.play_all_starving(state, &mut child);
        }
    }

    /// Returns true if the consequences of a move need a closer look.
    #[inline(always)]
    fn is_rare(&self, after: &Packed) -> bool {
        let [mover, opponent] = after.rows;
        mover == 0 || self.moves_may_all_be_illegal && opponent == 0 || !self.continues(after)
    }

    /// Plays a move for which [`is_rare`](Self::is_rare) holds; `None` if it illegally starves the
    /// opponent.
    #[cold]
    #[inline(never)]
    fn play_rare(&self, state: &Packed, place: usize, lap: &Lap) -> Option<Played<Packed>> {
        let made = self.make_lap(state, lap);
        let is_legal = !(self.forbids_starving && made.starves);
        is_legal.then(|| self.follow(state, place, &made))
    }

    #[cold]
    #[inline(never)]
    fn play_all_starving(&self, state: &Packed, child: Visitor<'_>) {
        self.each_legal(state, |place, made| child(self.follow(state, place, made)));
    }
}

// Move generation for rules in which players sow their own stores.
impl MoveMaker<'_> {
    /// Plays every legal move, last hole first, until `child` breaks.
    #[inline(always)]
    fn play_with_stores(
        &self,
        stores: &StoreRules,
        state: &Packed,
        mut child: impl FnMut(Played<Packed>) -> ControlFlow<()>,
    ) {
        let row = state.rows[0];
        let first = state.hole(0).index();
        let mut filled = holes_with(row, 1);
        while filled != 0 {
            let bit = filled.ilog2();
            filled ^= 1 << bit;
            let place = (bit / u8::BITS) as usize;
            let hole = Hole::new(first + place);
            let lap = self.laps.get(place, (row >> (bit & !7)) as u8);
            let (rows, captured, again) = stores.capture(sown(state, lap), lap.end);
            let stored = (rows[0] >> (8 * STORE)) as u8;
            let [mine, theirs] = [rows[0] & !(0xff << (8 * STORE)), rows[1]];
            let flow = if mine == 0 || theirs == 0 {
                // A player must pass, or the game is over.
                let after = self.play_by_rules(state, hole);
                visit_rare(&mut child, played(state, hole, after))
            } else {
                let rest = state.rest.stored(stored).turned(captured);
                let (after, next) = if again {
                    let (rows, rest) = ([mine, theirs], rest.again());
                    (Packed { rows, rest }, Next::Again)
                } else {
                    let rows = [theirs, mine];
                    (Packed { rows, rest }, Next::Opponent)
                };
                child(Played {
                    mv: hole.into(),
                    after,
                    gain: i32::from(stored + captured),
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
fn visit_rare(child: Visitor<'_>, played: Played<Packed>) -> ControlFlow<()> {
    child(played)
}

/// Sows a lap, and returns both rows.
#[inline(always)]
const fn sown(state: &Packed, lap: &Lap) -> [u64; 2] {
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

/// Describes the move that leads from `before` to `after`.
#[inline(always)]
fn played(before: &Packed, hole: Hole, after: Packed) -> Played<Packed> {
    let mover = before.rest.to_move();
    let lead = after.rest.lead() - before.rest.lead();
    let next = Next::of(mover, after.rest.to_move(), after.rest.is_over());
    Played::new(hole.into(), mover, lead, next, after)
}
