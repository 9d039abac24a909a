//! Playing moves on packed boards.

use super::PackedModel;
use super::board::{HOLES, Packed, has_more_than_one, holes_with, row};
use crate::rules::spec::{Feeding, From, GrandSlam, Takes};
use crate::rules::{Hole, Side};

/// A move that has been sown and has captured; what follows from it is not yet told.
#[derive(Clone, Copy)]
struct Tried {
    hole: u8,
    board: u128,
    captured: u8,
    /// It would have left the opponent nothing, by its capture.
    slams: bool,
    /// A seed fell in the opponent's territory.
    reaches: bool,
    /// The opponent's territory is empty.
    starves: bool,
}

/// The moves of a position.
struct Moves {
    tried: [Tried; HOLES],
    count: usize,
}

impl PackedModel<'_> {
    /// Plays every legal move, in index order.
    #[inline]
    pub(super) fn play_all(&self, state: &Packed, mut child: impl FnMut(Hole, Packed)) {
        if self.needs_rules(state) {
            let position = state.unpack(self.rules);
            for hole in position.legal_moves(self.rules).iter() {
                child(hole, self.play_by_rules(state, hole));
            }
            return;
        }
        let moves = self.try_all(state);
        let legal = self.legal(&moves);
        for tried in moves.tried[..moves.count]
            .iter()
            .filter(|tried| legal(tried))
        {
            let hole = Hole::new(usize::from(tried.hole));
            let after = self
                .finish(state, tried)
                .unwrap_or_else(|| self.play_by_rules(state, hole));
            child(hole, after);
        }
    }

    /// Finds every legal move, in index order, without telling what follows from it.
    pub(super) fn moves_of(&self, state: &Packed, mut found: impl FnMut(Hole)) {
        if state.is_over {
            return;
        }
        let moves = self.try_all(state);
        let legal = self.legal(&moves);
        for tried in moves.tried[..moves.count]
            .iter()
            .filter(|tried| legal(tried))
        {
            found(Hole::new(usize::from(tried.hole)));
        }
    }

    /// Whether a penalty may follow from a move, or the game is over.
    fn needs_rules(&self, state: &Packed) -> bool {
        state.is_over
            || self.rules.play().feeding == Feeding::Penalised
                && row(state.board, state.to_move.opponent()) == 0
    }

    /// The move and all that follows from it, as the rules tell.
    #[cold]
    fn play_by_rules(&self, state: &Packed, hole: Hole) -> Packed {
        let mut position = state.unpack(self.rules);
        position.play_unchecked(self.rules, hole, &mut ());
        Packed::new(&position)
    }

    #[inline]
    fn try_all(&self, state: &Packed) -> Moves {
        let nothing = Tried {
            hole: 0,
            board: 0,
            captured: 0,
            slams: false,
            reaches: false,
            starves: false,
        };
        let mut moves = Moves {
            tried: [nothing; HOLES],
            count: 0,
        };
        let mut try_row = |side: Side| {
            let mut filled = holes_with(row(state.board, side), self.rules.play().min_seeds as u8);
            while filled != 0 {
                let hole = filled.trailing_zeros() as usize / 8 + side.index() * (HOLES / 2);
                filled &= filled - 1;
                moves.tried[moves.count] = self.try_hole(state, hole);
                moves.count += 1;
            }
        };
        match self.rules.play().from {
            From::Own => try_row(state.to_move),
            From::Any => Side::BOTH.into_iter().for_each(try_row),
        }
        moves
    }

    #[inline]
    fn try_hole(&self, state: &Packed, hole: usize) -> Tried {
        let leave = self.rules.play().leave as u8;
        let seeds = state.seeds(hole) - leave;
        let lap = self.laps.get(hole, seeds);
        let lifted = state.board - (u128::from(seeds) << (8 * hole));
        let board = lifted + lap.adds;
        let opponent = state.to_move.opponent();
        let mut tried = Tried {
            hole: hole as u8,
            board,
            captured: 0,
            slams: false,
            reaches: row(lap.adds, opponent) != 0,
            starves: false,
        };
        let count = (board >> (8 * lap.end)) as u8;
        if self.laps.captures[usize::from(count)]
            && self.laps.may_capture_in[state.to_move.index()] >> lap.end & 1 != 0
        {
            self.capture(&mut tried, usize::from(lap.end), opponent);
        }
        tried.starves = row(tried.board, opponent) == 0;
        tried
    }

    /// Captures from `end` backwards.
    fn capture(&self, tried: &mut Tried, end: usize, opponent: Side) {
        let board = tried.board;
        let count_of = |hole: usize| (board >> (8 * hole)) as u8;
        let taken_with = |hole: usize| -> u128 {
            let (own, opposite) = (
                0xff_u128 << (8 * hole),
                0xff_u128 << (8 * (HOLES - 1 - hole)),
            );
            match self.rules.capture().takes {
                Takes::Reached => own,
                Takes::Opposite => opposite,
                Takes::ReachedAndOpposite => own | opposite,
            }
        };
        let (mut taken, mut last) = (0, 0);
        let mut hole = end;
        for _ in 0..self.laps.longest_chain[end] {
            if !self.laps.captures[usize::from(count_of(hole))] {
                break;
            }
            // Of two chain holes that face each other the first takes the seeds of both.
            last = taken_with(hole) & !taken;
            taken |= last;
            hole = usize::from(self.laps.previous[hole]);
        }
        if board & taken == 0 {
            return;
        }
        tried.slams = row(board & !taken, opponent) == 0;
        if tried.slams {
            match self.rules.capture().grand_slam {
                GrandSlam::Allowed | GrandSlam::Illegal => {}
                GrandSlam::Cancelled => return,
                GrandSlam::SparesLast => taken &= !last,
            }
        }
        tried.captured = sum(board & taken);
        tried.board = board & !taken;
    }

    /// Which of the moves are legal, by the tests of the rules in their order.
    #[inline]
    fn legal(&self, moves: &Moves) -> impl Fn(&Tried) -> bool + use<> {
        let play = self.rules.play();
        let all = &moves.tried[..moves.count];
        let slams_are_illegal = self.rules.capture().grand_slam == GrandSlam::Illegal;
        let may_slam = move |tried: &Tried| !(slams_are_illegal && tried.slams);
        let must_reach =
            play.reach_opponent && all.iter().any(|tried| may_slam(tried) && tried.reaches);
        let reaches = move |tried: &Tried| may_slam(tried) && (!must_reach || tried.reaches);
        let must_feed = match play.feeding {
            Feeding::Free | Feeding::Penalised => false,
            Feeding::Required => true,
            Feeding::IfPossible => all.iter().any(|tried| reaches(tried) && !tried.starves),
        };
        move |tried| reaches(tried) && !(must_feed && tried.starves)
    }

    /// The position after a move, when it is plain that the game goes on and that the turn changes.
    #[inline]
    fn finish(&self, state: &Packed, tried: &Tried) -> Option<Packed> {
        let mover = state.to_move;
        let mut lofts = state.lofts;
        lofts[mover.index()] += tried.captured;
        let after = Packed {
            board: tried.board,
            lofts,
            on_board: state.on_board - tried.captured,
            last_capturer: if tried.captured > 0 {
                mover.index() as u8
            } else {
                state.last_capturer
            },
            to_move: mover.opponent(),
            is_over: false,
        };
        (self.goes_on(&after) && self.can_move(&after)).then_some(after)
    }

    /// Whether none of the tests that look at the seeds alone ends the game.
    #[inline]
    fn goes_on(&self, after: &Packed) -> bool {
        let end = self.rules.end();
        let [south, north] = after.lofts.map(u16::from);
        let total = south + north + u16::from(after.on_board);
        !(end
            .seeds_left_below
            .is_some_and(|least| u16::from(after.on_board) < least)
            || end.majority && 2 * south.max(north) > total
            || end.no_hole_above_one && !has_more_than_one(after.board)
            || end.empty_territory && Side::BOTH.iter().any(|&side| row(after.board, side) == 0))
    }

    /// Whether the player to move plainly has a legal move; when it isn't plain, the rules are asked.
    #[inline]
    fn can_move(&self, after: &Packed) -> bool {
        let play = self.rules.play();
        let own = row(after.board, after.to_move);
        let seeds = match play.from {
            From::Own => own,
            From::Any => own | row(after.board, after.to_move.opponent()),
        };
        if play.from == From::Any && play.min_seeds > 1 {
            return false;
        }
        let mut filled = holes_with(seeds, play.min_seeds as u8);
        if filled == 0 {
            return false;
        }
        let must_feed = play.feeding == Feeding::Required;
        if !must_feed && self.rules.capture().grand_slam != GrandSlam::Illegal {
            return true;
        }
        if play.from == From::Any || row(after.board, after.to_move.opponent()) == 0 {
            return false;
        }
        // A move that captures nothing neither slams nor starves.
        while filled != 0 {
            let hole = filled.trailing_zeros() as usize / 8 + after.to_move.index() * (HOLES / 2);
            filled &= filled - 1;
            let seeds = after.seeds(hole) - play.leave as u8;
            let lap = self.laps.get(hole, seeds);
            let count = ((after.board - (u128::from(seeds) << (8 * hole)) + lap.adds)
                >> (8 * lap.end)) as u8;
            if !self.laps.captures[usize::from(count)] {
                return true;
            }
        }
        false
    }
}

/// The seeds of all holes.
const fn sum(board: u128) -> u8 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    // The highest byte of a product with ones is the sum of all bytes, which is below 256.
    let low = (board as u64).wrapping_mul(ONES) >> 56;
    let high = ((board >> 64) as u64).wrapping_mul(ONES) >> 56;
    (low + high) as u8
}
