//! Moves, and sets of them.

use serde::{Deserialize, Serialize};

use super::board::{Geometry, Hole, HoleSet, MAX_HOLES, MAX_TERRITORY};

/// A move: a hole that is sown, which way, and on four rows what else its player decides; or the
/// swap of sides.
///
/// If the rules have only one direction, a move is a hole: `Move::from(hole)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Move(u16);

/// The bits of the hole.
const HOLE: u16 = 63;
/// Set if the move is sown against the usual direction.
const REVERSED: u16 = 64;
/// The bits of the hole and its direction; the answer of the player stands above them.
const BASE: u16 = HOLE | REVERSED;
/// Where the answer begins.
const ANSWER_SHIFT: u32 = 7;
/// Most laps against the usual direction after the first one: each captures one of at most 13 inner
/// holes.
const MOST_LAPS: u16 = 12;
/// The answer that the nyumba is spent.
const SPENT: u16 = MOST_LAPS + 1;
/// The answers that name one extra hole, by its place in the opponent's ring, begin here.
const ONE_EXTRA: u16 = SPENT + 1;
/// Those that name two begin here.
const TWO_EXTRAS: u16 = ONE_EXTRA + MAX_TERRITORY as u16;
/// How many answers there are.
const ANSWERS: u16 = TWO_EXTRAS + (MAX_TERRITORY * (MAX_TERRITORY - 1) / 2) as u16;

impl PartialEq<Hole> for Move {
    /// Whether the move sows `hole` in the usual direction.
    fn eq(&self, hole: &Hole) -> bool {
        *self == Self::from(*hole)
    }
}

impl From<Move> for u16 {
    fn from(one: Move) -> Self {
        one.0
    }
}

impl TryFrom<u16> for Move {
    type Error = &'static str;

    fn try_from(index: u16) -> Result<Self, Self::Error> {
        if index != Self::SWAP.0 {
            Hole::try_from((index & HOLE) as u8)?;
        }
        (index >> ANSWER_SHIFT < ANSWERS)
            .then_some(Self(index))
            .ok_or("no board has such a move")
    }
}

impl From<Hole> for Move {
    /// The hole, sown in the usual direction.
    fn from(hole: Hole) -> Self {
        Self(u16::from(u8::from(hole)))
    }
}

impl Move {
    /// The second player takes over the first one's side.
    pub const SWAP: Self = Self(127);

    /// The hole, sown clockwise if the player chooses the direction.
    #[must_use]
    pub fn reversed(hole: Hole) -> Self {
        Self(u16::from(u8::from(hole)) | REVERSED)
    }

    /// The hole that is sown; `None` for the swap.
    #[inline]
    #[must_use]
    pub const fn hole(self) -> Option<Hole> {
        if self.0 == Self::SWAP.0 {
            None
        } else {
            Some(Hole::new((self.0 & HOLE) as usize))
        }
    }

    /// The same move after the board has been turned round.
    #[must_use]
    pub fn twin(self, geometry: Geometry) -> Self {
        match self.hole() {
            Some(hole) => Self(u16::from(u8::from(geometry.twin(hole))) | self.0 & !HOLE),
            None => self,
        }
    }

    /// Whether it is sown against the usual direction.
    #[inline]
    #[must_use]
    pub const fn is_reversed(self) -> bool {
        self.0 & REVERSED != 0 && self.0 != Self::SWAP.0
    }

    /// Its number; of a hole sown in the usual direction, that of the hole.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of its hole and direction, below 128.
    #[inline]
    #[must_use]
    pub const fn base_index(self) -> usize {
        (self.0 & BASE) as usize
    }

    const fn answer(self) -> u16 {
        self.0 >> ANSWER_SHIFT
    }

    const fn with_answer(self, answer: u16) -> Self {
        Self(self.0 & BASE | answer << ANSWER_SHIFT)
    }

    /// The same hole and direction, without any answer.
    #[must_use]
    pub const fn base(self) -> Self {
        Self(self.0 & BASE)
    }

    /// The same move with `laps` laps against the usual direction; `None` if no move has as many.
    pub(super) fn with_laps_against(self, laps: usize) -> Option<Self> {
        let more = laps.checked_sub(1)? as u16;
        (more <= MOST_LAPS).then(|| self.with_answer(more))
    }

    /// How many laps are sown against the usual direction before all others.
    #[must_use]
    pub const fn laps_against(self) -> u16 {
        match (self.is_reversed(), self.answer()) {
            (false, _) => 0,
            (true, more @ 0..=MOST_LAPS) => 1 + more,
            (true, _) => 1,
        }
    }

    /// The same move, spending the nyumba.
    pub(super) const fn spending(self) -> Self {
        self.with_answer(SPENT)
    }

    /// Whether the nyumba is spent where the move reaches it.
    #[must_use]
    pub const fn spends_nyumba(self) -> bool {
        self.answer() == SPENT
    }

    /// The same move, taking these extra holes by their places in the opponent's ring.
    pub(super) fn with_extras(self, places: [Option<usize>; 2]) -> Self {
        match places {
            [None, _] => self.base(),
            [Some(place), None] => self.with_answer(ONE_EXTRA + place as u16),
            [Some(one), Some(other)] => {
                let (low, high) = (one.min(other), one.max(other));
                self.with_answer(TWO_EXTRAS + (high * high.saturating_sub(1) / 2 + low) as u16)
            }
        }
    }

    /// The places in the opponent's ring of the extra holes that it takes.
    #[must_use]
    pub fn extras(self) -> [Option<usize>; 2] {
        let answer = self.answer();
        if answer < ONE_EXTRA || self.0 == Self::SWAP.0 {
            [None; 2]
        } else if answer < TWO_EXTRAS {
            [Some(usize::from(answer - ONE_EXTRA)), None]
        } else {
            let rank = usize::from(answer - TWO_EXTRAS);
            let mut high = 1;
            while high * (high + 1) / 2 <= rank {
                high += 1;
            }
            [Some(rank - high * (high - 1) / 2), Some(high)]
        }
    }
}

/// Moves that say nothing but a hole and a direction: small, as many are made and dropped while the
/// legal moves are found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plain {
    /// The holes that are sown in the usual direction, and against it.
    sown: [HoleSet; 2],
}

impl Plain {
    /// These holes, in the usual direction or in both.
    #[inline]
    pub(super) const fn from_holes(holes: HoleSet, both_ways: bool) -> Self {
        Self {
            sown: [holes, if both_ways { holes } else { HoleSet::EMPTY }],
        }
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.sown[0].is_empty() && self.sown[1].is_empty()
    }

    #[inline]
    pub(super) fn contains(self, one: Move) -> bool {
        one.answer() == 0
            && one
                .hole()
                .is_some_and(|hole| self.sown[usize::from(one.is_reversed())].contains(hole))
    }

    /// The moves in the order of their holes, the usual direction first.
    #[inline]
    pub(super) const fn iter(self) -> Bases {
        Bases {
            usual: self.sown[0].bits(),
            against: self.sown[1].bits(),
        }
    }

    /// Those for which `keep` holds.
    #[inline]
    pub(super) fn keep(self, keep: impl Fn(Move) -> bool) -> Self {
        let mut kept = [HoleSet::EMPTY; 2];
        for one in self.iter().filter(|&one| keep(one)) {
            if let Some(hole) = one.hole() {
                kept[usize::from(one.is_reversed())].insert(hole);
            }
        }
        Self { sown: kept }
    }

    /// Those for which `keep` holds, if there are any; else all.
    #[inline]
    pub(super) fn prefer(self, keep: impl Fn(Move) -> bool) -> Self {
        let kept = self.keep(keep);
        if kept.is_empty() { self } else { kept }
    }
}

impl From<Plain> for Moves {
    #[inline]
    fn from(plain: Plain) -> Self {
        Self::of_both(plain.sown)
    }
}

/// The moves that a position allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Moves {
    /// The holes that can be sown in the usual direction, and against it.
    sown: [HoleSet; 2],
    swap: bool,
    answers: Answers,
}

/// What a move says besides hole and direction. Sets of moves are copied for every position that is
/// searched, so this is small.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum Answers {
    /// Nothing.
    #[default]
    None,
    /// How many more laps than one may go against the usual direction.
    Laps(Laps),
    /// The holes whose moves may spend the nyumba, sown in the usual direction and against it.
    Spending([HoleSet; 2]),
    /// Extra holes.
    Extras(Extras),
    /// Moves with answers that were put together by hand.
    Listed(Listed),
}

/// A number of laps for each hole, at most [`MOST_LAPS`]: two holes share a byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Laps([u8; MAX_HOLES / 2]);

impl Laps {
    pub(super) fn of(self, hole: Hole) -> u8 {
        self.0[hole.index() / 2] >> (4 * (hole.index() % 2)) & 15
    }

    /// Notes the laps of a hole that has none yet.
    pub(super) fn note(&mut self, hole: Hole, laps: u8) {
        self.0[hole.index() / 2] |= laps.min(MOST_LAPS as u8) << (4 * (hole.index() % 2));
    }
}

/// The extra holes that moves may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Extras {
    geometry: Geometry,
    /// How many a move takes, if there are as many.
    count: u8,
    /// Whether a capture takes the hole behind too.
    takes_behind: bool,
    /// The opponent's holes that hold seeds before the move.
    filled: HoleSet,
    /// Where the lap ends that captures, by place in the mover's ring: a place in the inner row,
    /// from 1, in the lower half for the usual direction and in the upper one for the other.
    ends: [u8; MAX_TERRITORY],
}

impl Extras {
    pub(super) const fn new(
        geometry: Geometry,
        count: u8,
        takes_behind: bool,
        filled: HoleSet,
    ) -> Self {
        Self {
            geometry,
            count,
            takes_behind,
            filled,
            ends: [0; MAX_TERRITORY],
        }
    }

    /// The move without an answer captures by a lap that ends in `end`, an inner hole.
    pub(super) fn captures(&mut self, base: Move, end: Hole) {
        if let Some(hole) = base.hole() {
            let row = self.geometry.row();
            let inner = end.index() % row - row / 2 + 1;
            self.ends[hole.index() % row] |= (inner as u8) << Self::half(base);
        }
    }

    const fn half(base: Move) -> u32 {
        4 * base.is_reversed() as u32
    }

    /// The holes from which the move without an answer chooses.
    fn choice(&self, base: Move) -> HoleSet {
        let row = self.geometry.row();
        let end = base.hole().and_then(|hole| {
            let inner = self.ends[hole.index() % row] >> Self::half(base) & 15;
            let first = hole.index() / row * row;
            (inner > 0).then(|| Hole::new(first + row / 2 + usize::from(inner) - 1))
        });
        let Some(end) = end else {
            return HoleSet::EMPTY;
        };
        let mut taken = HoleSet::EMPTY;
        let faced = self.geometry.opposite(end);
        taken.insert(faced);
        if self.takes_behind {
            taken.insert(self.geometry.behind(faced));
        }
        self.filled.without(taken)
    }

    /// How many moves there are for a hole and direction.
    fn variants(&self, base: Move) -> usize {
        match (self.choice(base).len(), self.count) {
            (0, _) => 1,
            (choices, 2..) if choices > 1 => choices * (choices - 1) / 2,
            (choices, _) => choices,
        }
    }

    /// The move of this number among the [`variants`](Self::variants), in the order of the holes.
    fn variant(&self, base: Move, number: usize) -> Move {
        let choice = self.choice(base);
        let place = |index: usize| {
            let hole = choice.iter().nth(index);
            hole.map(|hole| hole.index() % self.geometry.row())
        };
        if self.count < 2 || choice.len() < 2 {
            return base.with_extras([place(number), None]);
        }
        let (mut first, mut rest) = (0, number);
        while rest >= choice.len() - 1 - first {
            rest -= choice.len() - 1 - first;
            first += 1;
        }
        base.with_extras([place(first), place(first + 1 + rest)])
    }

    fn contains(&self, one: Move) -> bool {
        let choice = self.choice(one);
        let row = self.geometry.row();
        let extras = one.extras();
        let named = extras.iter().flatten().count();
        let first = self
            .filled
            .iter()
            .next()
            .map_or(0, |hole| hole.index() / row * row);
        let mut places = extras.into_iter().flatten();
        named == choice.len().min(usize::from(self.count))
            && (named > 0 || one == one.base())
            && places.all(|place| place < row && choice.contains(Hole::new(first + place)))
    }
}

/// The most moves with answers in a set that is put together by hand.
const MOST_LISTED: usize = 20;

/// A short list of moves with answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Listed {
    /// The swap, which has no answer, stands for none.
    moves: [Move; MOST_LISTED],
}

impl Default for Listed {
    fn default() -> Self {
        Self {
            moves: [Move::SWAP; MOST_LISTED],
        }
    }
}

impl Listed {
    fn len(&self) -> usize {
        let free = self.moves.iter().position(|&one| one == Move::SWAP);
        free.unwrap_or(MOST_LISTED)
    }

    fn get(&self, number: usize) -> Option<Move> {
        let one = self.moves.get(number).copied();
        one.filter(|&one| one != Move::SWAP)
    }
}

/// The holes and directions of a set, in the order of the holes, the usual direction first.
#[derive(Clone, Copy)]
pub(super) struct Bases {
    usual: u64,
    against: u64,
}

impl Iterator for Bases {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let [usual, against] = [self.usual, self.against].map(u64::trailing_zeros);
        if usual <= against && usual < u64::BITS {
            self.usual &= self.usual - 1;
            Some(Move(usual as u16))
        } else if against < u64::BITS {
            self.against &= self.against - 1;
            Some(Move(against as u16 | REVERSED))
        } else {
            None
        }
    }
}

impl DoubleEndedIterator for Bases {
    #[inline]
    fn next_back(&mut self) -> Option<Move> {
        let last = u64::BITS - 1 - (self.usual | self.against | 1).leading_zeros();
        let bit = 1 << last;
        if self.against & bit != 0 {
            self.against &= !bit;
            Some(Move(last as u16 | REVERSED))
        } else if self.usual & bit != 0 {
            self.usual &= !bit;
            Some(Move(last as u16))
        } else {
            None
        }
    }
}

/// Variants of one hole and direction that are still to come.
#[derive(Clone, Copy)]
struct Variants {
    base: Move,
    from: usize,
    to: usize,
}

impl Variants {
    const NONE: Self = Self {
        base: Move::SWAP,
        from: 0,
        to: 0,
    };
}

/// The moves of a set that are still to come.
struct Coming {
    moves: Moves,
    bases: Bases,
    first: Variants,
    last: Variants,
    /// Of the moves put together by hand.
    listed: std::ops::Range<usize>,
    swap: bool,
}

impl Coming {
    fn listed(&self, number: usize) -> Option<Move> {
        match &self.moves.answers {
            Answers::Listed(listed) => listed.get(number),
            _ => None,
        }
    }

    fn variants(&self, base: Move) -> Variants {
        Variants {
            base,
            from: 0,
            to: self.moves.variants(base),
        }
    }

    #[inline(never)]
    fn next_of_variants(&mut self) -> Option<Move> {
        loop {
            if self.first.from < self.first.to {
                self.first.from += 1;
                return Some(self.moves.variant(self.first.base, self.first.from - 1));
            }
            match self.bases.next() {
                Some(base) => self.first = self.variants(base),
                None => break,
            }
        }
        if self.last.from < self.last.to {
            self.last.from += 1;
            return Some(self.moves.variant(self.last.base, self.last.from - 1));
        }
        let number = self.listed.next()?;
        self.listed(number)
    }

    #[inline(never)]
    fn next_back_of_variants(&mut self) -> Option<Move> {
        if let Some(number) = self.listed.next_back() {
            return self.listed(number);
        }
        loop {
            if self.last.from < self.last.to {
                self.last.to -= 1;
                return Some(self.moves.variant(self.last.base, self.last.to));
            }
            match self.bases.next_back() {
                Some(base) => self.last = self.variants(base),
                None => break,
            }
        }
        (self.first.from < self.first.to).then(|| {
            self.first.to -= 1;
            self.moves.variant(self.first.base, self.first.to)
        })
    }
}

impl Iterator for Coming {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let next = if matches!(self.moves.answers, Answers::None) {
            self.bases.next()
        } else {
            self.next_of_variants()
        };
        next.or_else(|| std::mem::take(&mut self.swap).then_some(Move::SWAP))
    }
}

impl DoubleEndedIterator for Coming {
    #[inline]
    fn next_back(&mut self) -> Option<Move> {
        if std::mem::take(&mut self.swap) {
            return Some(Move::SWAP);
        }
        if matches!(self.moves.answers, Answers::None) {
            self.bases.next_back()
        } else {
            self.next_back_of_variants()
        }
    }
}

impl From<Move> for Moves {
    /// Only this move.
    fn from(one: Move) -> Self {
        let mut moves = Self::EMPTY;
        moves.insert(one);
        moves
    }
}

impl FromIterator<Move> for Moves {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> Self {
        let mut set = Self::EMPTY;
        for one in moves {
            set.insert(one);
        }
        set
    }
}

impl Moves {
    /// No move.
    pub const EMPTY: Self = Self {
        sown: [HoleSet::EMPTY; 2],
        swap: false,
        answers: Answers::None,
    };

    /// These holes, in the usual direction or in both.
    pub(super) const fn from_holes(holes: HoleSet, both_ways: bool) -> Self {
        Self {
            sown: [holes, if both_ways { holes } else { HoleSet::EMPTY }],
            swap: false,
            answers: Answers::None,
        }
    }

    /// These holes, sown in the usual direction and against it.
    pub(super) const fn of_both(sown: [HoleSet; 2]) -> Self {
        Self {
            sown,
            swap: false,
            answers: Answers::None,
        }
    }

    /// These moves, with as many more laps against the usual direction as `laps` has.
    pub(super) fn with_more_laps(self, laps: Laps) -> Self {
        Self {
            answers: Answers::Laps(laps),
            ..self
        }
    }

    /// These moves, of which those spend the nyumba if they like.
    pub(super) fn with_spending(self, spending: [HoleSet; 2]) -> Self {
        Self {
            answers: Answers::Spending(spending),
            ..self
        }
    }

    /// These moves, with the extra holes that they take.
    pub(super) fn with_extras(self, extras: Extras) -> Self {
        Self {
            answers: Answers::Extras(extras),
            ..self
        }
    }

    /// How many moves there are for a hole and direction.
    #[inline]
    fn variants(&self, base: Move) -> usize {
        match (&self.answers, base.hole()) {
            (Answers::Laps(laps), Some(hole)) if base.is_reversed() => {
                1 + usize::from(laps.of(hole))
            }
            (Answers::Spending(spending), Some(hole)) => {
                1 + usize::from(spending[usize::from(base.is_reversed())].contains(hole))
            }
            (Answers::Extras(extras), _) => extras.variants(base),
            _ => 1,
        }
    }

    /// The move of this number among the [`variants`](Self::variants).
    #[inline]
    fn variant(&self, base: Move, number: usize) -> Move {
        match &self.answers {
            Answers::Laps(_) => base.with_answer(number as u16),
            Answers::Spending(_) if number > 0 => base.spending(),
            Answers::Extras(extras) => extras.variant(base, number),
            _ => base,
        }
    }

    /// The holes from which `base` chooses its extra ones; empty if it has no choice.
    pub(super) fn extra_choice(&self, base: Move) -> HoleSet {
        match &self.answers {
            Answers::Extras(extras) => extras.choice(base),
            _ => HoleSet::EMPTY,
        }
    }

    fn has_answer(&self, one: Move, hole: Hole) -> bool {
        match &self.answers {
            Answers::None => one.answer() == 0,
            Answers::Laps(laps) => {
                let most = if one.is_reversed() { laps.of(hole) } else { 0 };
                one.answer() <= u16::from(most)
            }
            Answers::Spending(spending) => {
                one.answer() == 0
                    || one.spends_nyumba()
                        && spending[usize::from(one.is_reversed())].contains(hole)
            }
            Answers::Extras(extras) => extras.contains(one),
            Answers::Listed(_) => one.answer() == 0,
        }
    }

    /// The moves of the hole and direction of `one`, whatever else they say; all but one ask their
    /// player something.
    pub fn of_base(self, one: Move) -> impl DoubleEndedIterator<Item = Move> {
        let base = one.base();
        self.iter().filter(move |other| other.base() == base)
    }

    /// The move itself if it is among these, or else the first of its hole and direction. Where the
    /// player doesn't choose a direction for every move, the first of its hole counts as well. Or
    /// else the move itself, which isn't among them.
    #[must_use]
    pub fn nearest(self, one: Move, geometry: Geometry) -> Move {
        if self.contains(one) || one.hole().is_none() {
            return one;
        }
        let sows_it = |other: &Move| other.hole() == one.hole();
        let same_way = self.of_base(one).next();
        let any_way = || {
            let mut others = self.iter().filter(sows_it);
            others.next().filter(|_| !geometry.chooses_direction())
        };
        same_way.or_else(any_way).unwrap_or(one)
    }

    /// These moves and, if `may_swap`, the swap.
    pub(super) const fn with_swap(self, may_swap: bool) -> Self {
        Self {
            swap: may_swap,
            ..self
        }
    }

    /// Adds a move. A set takes few moves with answers: more than 20 are left out.
    pub fn insert(&mut self, one: Move) {
        match one.hole() {
            Some(hole) if one.answer() == 0 => {
                self.sown[usize::from(one.is_reversed())].insert(hole);
            }
            Some(_) if self.contains(one) => {}
            Some(_) => {
                let mut listed = match self.answers {
                    Answers::Listed(listed) => listed,
                    _ => Listed::default(),
                };
                let free = listed.len();
                if let Some(free) = listed.moves.get_mut(free) {
                    *free = one;
                }
                self.answers = Answers::Listed(listed);
            }
            None => self.swap = true,
        }
    }

    /// The number of them.
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        let plain = self.sown[0].len() + self.sown[1].len() + usize::from(self.swap);
        match &self.answers {
            Answers::None => plain,
            Answers::Listed(listed) => plain + listed.len(),
            _ => {
                let bases = self.bases();
                bases.map(|base| self.variants(base)).sum::<usize>() + usize::from(self.swap)
            }
        }
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.sown[0].is_empty()
            && self.sown[1].is_empty()
            && !self.swap
            && !matches!(&self.answers, Answers::Listed(listed) if listed.len() > 0)
    }

    /// Whether a move is among them.
    #[inline]
    #[must_use]
    pub fn contains(self, one: impl Into<Move>) -> bool {
        let one = one.into();
        match (one.hole(), &self.answers) {
            (None, _) => self.swap,
            (Some(_), Answers::Listed(listed)) if one.answer() > 0 => listed.moves.contains(&one),
            (Some(hole), _) => {
                self.sown[usize::from(one.is_reversed())].contains(hole)
                    && self.has_answer(one, hole)
            }
        }
    }

    /// The holes that can be played, in some direction.
    #[inline]
    #[must_use]
    pub fn holes(self) -> HoleSet {
        let mut holes = self.sown[0].or(self.sown[1]);
        if let Answers::Listed(listed) = &self.answers {
            holes.extend(listed.moves.iter().filter_map(|one| one.hole()));
        }
        holes
    }

    /// Each hole and direction once, in the order of [`iter`](Self::iter).
    #[inline]
    pub(super) fn bases(self) -> impl DoubleEndedIterator<Item = Move> {
        self.sown_bases()
    }

    #[inline]
    const fn sown_bases(&self) -> Bases {
        Bases {
            usual: self.sown[0].bits(),
            against: self.sown[1].bits(),
        }
    }

    /// The moves in the order of their holes, the usual direction first, the swap last.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Move> {
        let listed = match &self.answers {
            Answers::Listed(listed) => listed.len(),
            _ => 0,
        };
        Coming {
            bases: self.sown_bases(),
            first: Variants::NONE,
            last: Variants::NONE,
            listed: 0..listed,
            swap: self.swap,
            moves: self,
        }
    }

    /// The moves for which `keep` holds; a swap is always kept.
    pub(super) fn keep(mut self, keep: impl Fn(Move) -> bool) -> Self {
        for (index, holes) in self.sown.iter_mut().enumerate() {
            let moves = |hole| [Move::from(hole), Move::reversed(hole)][index];
            *holes = holes.iter().filter(|&hole| keep(moves(hole))).collect();
        }
        self
    }

    /// The moves for which `keep` holds, if there are any; else all.
    pub(super) fn prefer(self, keep: impl Fn(Move) -> bool) -> Self {
        let kept = self.keep(keep);
        if kept.is_empty() { self } else { kept }
    }
}
