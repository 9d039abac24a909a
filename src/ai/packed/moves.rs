//! The moves of packed boards: how one is made, which are legal, and what follows from them.

use std::ops::ControlFlow;

use super::board::{HOLES, Packed, ROW, has_more_than_one, holes_with, sum};
use super::lap::{Lap, Laps};
use super::row_capture::RowCapture;
use crate::ai::model::{Next, Played};
use crate::rules::spec::{self, Feeding, GrandSlam, Takes};
use crate::rules::{Hole, Position, RuleSet, Side};

/// Makes the moves of one rule set.
pub(super) struct MoveMaker<'a> {
    rules: &'a RuleSet,
    laps: Laps,
    /// How captures are told where the rules are of the simplest kind.
    row_capture: Option<RowCapture>,
    min_seeds: u8,
    leave: u8,
    /// A move is illegal only because it starves the opponent, if at all.
    is_plain: bool,
    /// Moves may start from any hole.
    from_any: bool,
    /// Not to feed the opponent costs a penalty.
    penalises: bool,
    /// A move that starves is legal where no other feeds.
    feeds_if_possible: bool,
    /// A move may be illegal because it starves.
    forbids_starving: bool,
    /// Something on the board may end the game, beside a player who is stuck.
    ends_on_board: bool,
    /// A player with seeds may be stuck.
    moves_may_all_be_illegal: bool,
    /// A capture may be what makes a move illegal: one that takes all is not cancelled.
    captures_may_be_illegal: bool,
}

/// A move that has been sown and has captured; what follows from it is not yet decided.
#[derive(Clone, Copy)]
struct MadeMove {
    /// The mover's row and the opponent's.
    pub rows: [u64; 2],
    pub captured: u8,
    /// Its capture would have left the opponent nothing.
    pub slams: bool,
    /// A seed fell in the opponent's territory.
    pub reaches: bool,
    /// The opponent's territory is empty.
    pub starves: bool,
}

/// Which moves of a position its other moves make illegal.
#[derive(Clone, Copy)]
struct Duties {
    must_reach: bool,
    must_feed: bool,
}

type Visitor<'a> = &'a mut dyn FnMut(Played<Packed>) -> ControlFlow<()>;

impl<'a> MoveMaker<'a> {
    /// The moves of `rules`; `None` if they are not of the kind that is played here, or when
    /// `position` holds too many seeds.
    pub(super) fn new(rules: &'a RuleSet, position: &Position) -> Option<Self> {
        let fits = rules.geometry().holes() == HOLES
            && rules.is_single_lap()
            && position.total_seeds() <= u16::from(u8::MAX);
        let (play, end) = (rules.play(), rules.end());
        let slams_are_illegal = rules.capture().grand_slam == GrandSlam::Illegal;
        if !fits {
            return None;
        }
        let is_plain = !play.reach_opponent && !slams_are_illegal;
        let captures_may_be_illegal = rules.capture().grand_slam != GrandSlam::Cancelled;
        let moves_may_all_be_illegal = slams_are_illegal || play.feeding == Feeding::Required;
        let is_quick = is_plain
            && play.from == spec::PlayFrom::Own
            && play.min_seeds == 1
            && !(moves_may_all_be_illegal && captures_may_be_illegal);
        let laps = Laps::new(rules);
        let row_capture = RowCapture::new(rules, &laps, position.total_seeds());
        Some(Self {
            rules,
            row_capture: row_capture.filter(|_| is_quick),
            laps,
            min_seeds: play.min_seeds as u8,
            leave: play.leave as u8,
            is_plain,
            from_any: play.from == spec::PlayFrom::Any,
            penalises: play.feeding == Feeding::Penalised,
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

// Making one move.
impl MoveMaker<'_> {
    /// Sows what is lifted from a place, and captures.
    #[inline(always)]
    fn make_move(&self, state: &Packed, place: usize, lifted: u8) -> MadeMove {
        self.make_lap(state, self.laps.get(place, lifted))
    }

    /// The same, given the lap.
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
            && self.laps.may_capture_in >> end & 1 != 0
        {
            self.capture(&mut made, end);
        }
        made.starves = made.rows[1] == 0;
        made
    }

    /// Whether sowing what is lifted from a place captures nothing.
    fn is_quiet(&self, state: &Packed, place: usize, lifted: u8) -> bool {
        let lap = self.laps.get(place, lifted);
        let reached = count(sown(state, lap), usize::from(lap.end));
        !self.laps.captures[usize::from(reached)]
    }

    /// Captures from `end` backwards.
    #[inline(never)]
    fn capture(&self, made: &mut MadeMove, end: usize) {
        let rows = made.rows;
        // What is taken, as masks of both rows: by the chain so far, and by its last hole.
        let (mut taken, mut last) = ([0; 2], [0; 2]);
        let mut hole = end;
        for _ in 0..self.laps.longest_chain[end] {
            if !self.laps.captures[usize::from(count(rows, hole))] {
                break;
            }
            last = self.taken_with(hole);
            // Of two chain holes that face each other the first takes the seeds of both.
            last = [last[0] & !taken[0], last[1] & !taken[1]];
            taken = [taken[0] | last[0], taken[1] | last[1]];
            hole = usize::from(self.laps.previous[hole]);
        }
        if rows[0] & taken[0] | rows[1] & taken[1] == 0 {
            return;
        }
        made.slams = rows[1] & !taken[1] == 0;
        if made.slams {
            match self.rules.capture().grand_slam {
                GrandSlam::Allowed | GrandSlam::Illegal => {}
                GrandSlam::Cancelled => return,
                GrandSlam::SparesLast => taken = [taken[0] & !last[0], taken[1] & !last[1]],
            }
        }
        made.captured = sum(rows[0] & taken[0]) + sum(rows[1] & taken[1]);
        made.rows = [rows[0] & !taken[0], rows[1] & !taken[1]];
    }

    /// What a chain hole yields, as masks of both rows.
    #[inline]
    fn taken_with(&self, hole: usize) -> [u64; 2] {
        let mask = |hole: usize| {
            let mut rows = [0; 2];
            rows[hole / ROW] = 0xff << (8 * (hole % ROW));
            rows
        };
        let (own, opposite) = (mask(hole), mask(HOLES - 1 - hole));
        match self.rules.capture().takes {
            Takes::Reached => own,
            Takes::Opposite => opposite,
            Takes::ReachedAndOpposite => [own[0] | opposite[0], own[1] | opposite[1]],
        }
    }
}

// Which moves are legal.
impl MoveMaker<'_> {
    /// Tries the legal moves, the last hole first, until `legal` has seen enough; it is told their places.
    ///
    /// There is one place that calls `legal`, so that the compiler can put it there.
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
            // Where no move feeds, those that starve are legal after all. (What is not
            // plain has been found out before.)
            let starves_all = starving && !feeding;
            if !(self.is_plain && self.feeds_if_possible && starves_all) {
                return;
            }
            duties.must_feed = false;
        }
    }

    /// What the moves together forbid, by the tests of the rules in their order.
    fn duties(&self, state: &Packed) -> Duties {
        let play = self.rules.play();
        let mut duties = Duties {
            must_reach: false,
            must_feed: play.feeding == Feeding::Required,
        };
        if play.reach_opponent {
            let mut reaching = false;
            self.each_filled(state, |place, lifted| {
                let made = self.make_move(state, place, lifted);
                reaching |= self.reaches(&made, duties) && made.reaches;
                ControlFlow::Continue(())
            });
            duties.must_reach = reaching;
        }
        if play.feeding == Feeding::IfPossible {
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

    /// Whether the tests before that of feeding leave a move.
    #[inline]
    fn reaches(&self, made: &MadeMove, duties: Duties) -> bool {
        let is_illegal_slam = made.slams && self.rules.capture().grand_slam == GrandSlam::Illegal;
        !is_illegal_slam && (!duties.must_reach || made.reaches)
    }

    /// The places that hold enough seeds, in the order of the holes, the last one first, and what is lifted from each.
    #[inline(always)]
    fn each_filled(&self, state: &Packed, mut filled: impl FnMut(usize, u8) -> ControlFlow<()>) {
        // Of the mover's row and the opponent's, North's comes first.
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

    /// Whether the player to move plainly has a legal move; when it isn't plain, the rules are asked.
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

    /// Whether some move captures nothing: such a one neither slams nor starves an opponent who has seeds.
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

// Playing them.
impl MoveMaker<'_> {
    /// Plays the legal moves, the last hole first, until `child` has seen enough.
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
        } else {
            self.each_legal(state, |place, made| child(self.follow(state, place, made)));
        }
    }

    /// Finds every legal move, without telling what follows from it.
    pub(super) fn moves_of(&self, state: &Packed, mut found: impl FnMut(Hole)) {
        if state.rest.is_over() {
            return;
        }
        match &self.row_capture {
            Some(capture) => self.play_row_captures(capture, state, |played| {
                found(played.hole);
                ControlFlow::Continue(())
            }),
            None => self.each_legal(state, |place, _| {
                found(state.hole(place));
                ControlFlow::Continue(())
            }),
        }
    }

    /// Whether a penalty may follow from a move, or the game is over.
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
        let legal = state.unpack(self.rules).legal_moves(self.rules);
        let holes = (0..HOLES).rev().map(Hole::new);
        for hole in holes.filter(|&hole| legal.contains(hole)) {
            let after = self.play_by_rules(state, hole);
            if child(played(state, hole, after)).is_break() {
                break;
            }
        }
    }

    /// What follows from a move that has been made.
    #[inline(always)]
    fn follow(&self, state: &Packed, place: usize, made: &MadeMove) -> Played<Packed> {
        let hole = state.hole(place);
        let after = match self.finish(state, made) {
            Some(after) => after,
            None => self.play_by_rules(state, hole),
        };
        played(state, hole, after)
    }

    /// The move and all that follows from it, as the rules tell.
    #[cold]
    #[inline(never)]
    fn play_by_rules(&self, state: &Packed, hole: Hole) -> Packed {
        let mut position = state.unpack(self.rules);
        position.play_unchecked(self.rules, hole, &mut ());
        Packed::new(&position)
    }

    /// The position after a move, when it is plain that the game goes on and that the turn changes.
    #[inline(always)]
    fn finish(&self, state: &Packed, made: &MadeMove) -> Option<Packed> {
        let [mine, theirs] = made.rows;
        let after = Packed {
            rows: [theirs, mine],
            rest: state.rest.turned(made.captured),
        };
        self.surely_continues(&after).then_some(after)
    }

    /// Whether it is plain that the game goes on and that the player to move has a move.
    #[inline(always)]
    pub(super) fn surely_continues(&self, after: &Packed) -> bool {
        self.continues(after) && self.can_move(after)
    }

    /// Whether none of the tests that look at the seeds alone ends the game.
    #[inline]
    fn continues(&self, after: &Packed) -> bool {
        !self.ends_on_board || self.continues_by_board(after)
    }

    fn continues_by_board(&self, after: &Packed) -> bool {
        let end = self.rules.end();
        let [south, north] = Side::BOTH.map(|side| u16::from(after.rest.loft(side)));
        let on_board = u16::from(after.rest.on_board());
        !(end.seeds_left_below.is_some_and(|least| on_board < least)
            || end.majority && 2 * south.max(north) > south + north + on_board
            || end.no_hole_above_one && !has_more_than_one(after.rows)
            || end.empty_territory && after.rows.contains(&0))
    }
}

// The moves of the simplest rules, which are those of most variants: a player lifts the whole of a hole of their own, and
// captures in the opponent's row alone.
impl MoveMaker<'_> {
    /// Plays the legal moves, the last hole first, until `child` has seen enough.
    ///
    /// `child` is called in one place, so that the compiler can put it there, with all that is always
    /// so after such a move; what is rare lies apart.
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
            // The highest bit of the last hole that is left.
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
                    Some(played) => tell(&mut child, played),
                    None => {
                        starving = true;
                        continue;
                    }
                }
            } else {
                child(Played {
                    hole: Hole::new(first + place),
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
        // Where no move feeds, those that starve are legal after all.
        if starving && !feeding && self.feeds_if_possible {
            self.play_all_starving(state, &mut child);
        }
    }

    /// Whether it takes a second look to tell what follows from a move.
    #[inline(always)]
    fn is_rare(&self, after: &Packed) -> bool {
        let [mover, opponent] = after.rows;
        mover == 0 || self.moves_may_all_be_illegal && opponent == 0 || !self.continues(after)
    }

    /// Such a move; `None` if it leaves the opponent no seeds although it should.
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

#[cold]
#[inline(never)]
fn tell(child: Visitor<'_>, played: Played<Packed>) -> ControlFlow<()> {
    child(played)
}

/// Both rows after a lap.
#[inline(always)]
const fn sown(state: &Packed, lap: &Lap) -> [u64; 2] {
    [
        state.rows[0].wrapping_add(lap.change[0]),
        state.rows[1].wrapping_add(lap.change[1]),
    ]
}

/// The seeds in a hole.
#[inline(always)]
const fn count(rows: [u64; 2], hole: usize) -> u8 {
    (rows[hole / ROW] >> (8 * (hole % ROW))) as u8
}

/// The move by which `after` has come from `before`.
#[inline(always)]
fn played(before: &Packed, hole: Hole, after: Packed) -> Played<Packed> {
    let mover = before.rest.to_move();
    let lead = after.rest.lead() - before.rest.lead();
    Played {
        hole,
        gain: match mover {
            Side::South => lead,
            Side::North => -lead,
        },
        next: if after.rest.is_over() {
            Next::Over
        } else if after.rest.to_move() == mover {
            Next::Again
        } else {
            Next::Opponent
        },
        after,
    }
}
