//! Sets of moves.

use super::Move;
use super::answers::{Answers, Extras, Laps, Listed};
use super::plain::{BaseMoves, BaseMovesIter};
use crate::board::{Geometry, HoleSet};

/// A set of moves, such as those that a position allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Moves {
    /// The holes and directions of all moves except those in an explicit list.
    plain: BaseMoves,
    swap: bool,
    answers: Answers,
}

impl From<BaseMoves> for Moves {
    #[inline]
    fn from(plain: BaseMoves) -> Self {
        Self {
            plain,
            ..Self::EMPTY
        }
    }
}

impl From<Move> for Moves {
    /// Returns the set with this move alone.
    fn from(mv: Move) -> Self {
        let mut moves = Self::EMPTY;
        moves.insert(mv);
        moves
    }
}

impl FromIterator<Move> for Moves {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> Self {
        let mut set = Self::EMPTY;
        for mv in moves {
            set.insert(mv);
        }
        set
    }
}

impl Moves {
    /// The empty set.
    pub const EMPTY: Self = Self {
        plain: BaseMoves::EMPTY,
        swap: false,
        answers: Answers::None,
    };

    /// Returns these moves, with the additional laps against the usual direction that `laps`
    /// allows.
    pub(crate) const fn with_more_laps(plain: BaseMoves, laps: Laps) -> Self {
        Self::with_answers(plain, Answers::Laps(laps))
    }

    /// Returns these moves; those in `spending` may also spend the nyumba.
    pub(crate) const fn with_spending(plain: BaseMoves, spending: BaseMoves) -> Self {
        let answers = if spending.is_empty() {
            Answers::None
        } else {
            Answers::Spending(spending)
        };
        Self::with_answers(plain, answers)
    }

    /// Returns these moves with a choice of extra holes to capture.
    pub(crate) const fn with_extras(plain: BaseMoves, extras: Extras) -> Self {
        Self::with_answers(plain, Answers::Extras(extras))
    }

    const fn with_answers(plain: BaseMoves, answers: Answers) -> Self {
        Self {
            plain,
            swap: false,
            answers,
        }
    }

    /// Returns the extra holes that `base` can choose from; empty if there is no choice.
    pub(crate) fn extra_choice(&self, base: Move) -> HoleSet {
        match &self.answers {
            Answers::Extras(extras) => extras.choice(base),
            _ => HoleSet::EMPTY,
        }
    }

    /// Returns the moves with the hole and direction of `mv`, with each possible answer. If there
    /// are several, the player has to choose one.
    pub fn of_base(self, mv: Move) -> impl DoubleEndedIterator<Item = Move> {
        let base = mv.base();
        self.iter().filter(move |other| other.base() == base)
    }

    /// Resolves `mv` to a move of the set: `mv` itself if it is in the set, else the first move
    /// with its hole and direction, else, unless players choose a direction for every move, the
    /// first with its hole. Returns `mv` unchanged if there is none.
    #[must_use]
    pub fn nearest(self, mv: Move, geometry: Geometry) -> Move {
        let candidate = self.pointed_at(mv);
        let is_same_direction = candidate.base() == mv.base();
        if is_same_direction || !geometry.chooses_direction() {
            candidate
        } else {
            mv
        }
    }

    /// Like [`nearest`](Self::nearest), for a player who points at a hole without naming a
    /// direction: if only one direction is legal, returns the move in that one.
    #[must_use]
    pub fn pointed_at(self, mv: Move) -> Move {
        if self.contains(mv) || mv.hole().is_none() {
            return mv;
        }
        let sows_same_hole = |other: &Move| other.hole() == mv.hole();
        let same_direction = self.of_base(mv).next();
        same_direction
            .or_else(|| self.iter().find(sows_same_hole))
            .unwrap_or(mv)
    }

    /// Returns these moves, with the swap if `may_swap`.
    pub(crate) const fn with_swap(self, may_swap: bool) -> Self {
        Self {
            swap: may_swap,
            ..self
        }
    }

    /// Adds a move. At most 20 moves with answers are stored; more are dropped.
    pub fn insert(&mut self, mv: Move) {
        match mv.hole() {
            Some(_) if mv.answer() == 0 => self.plain.insert(mv),
            Some(_) if self.contains(mv) => {}
            Some(_) => {
                let mut listed = match self.answers {
                    Answers::Listed(listed) => listed,
                    _ => Listed::default(),
                };
                listed.push(mv);
                self.answers = Answers::Listed(listed);
            }
            None => self.swap = true,
        }
    }

    /// Returns the number of moves.
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        let swap = usize::from(self.swap);
        match &self.answers {
            Answers::None => self.plain.len() + swap,
            Answers::Listed(listed) => self.plain.len() + listed.len() + swap,
            answers => {
                let variants = self.plain.iter().map(|base| answers.variants(base));
                variants.sum::<usize>() + swap
            }
        }
    }

    /// Returns `true` if the set has no moves.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.plain.is_empty()
            && !self.swap
            && !matches!(&self.answers, Answers::Listed(listed) if listed.len() > 0)
    }

    /// Returns `true` if the set contains `mv`, including its answer.
    #[inline]
    #[must_use]
    pub fn contains(self, mv: impl Into<Move>) -> bool {
        let mv = mv.into();
        match (mv.hole(), &self.answers) {
            (None, _) => self.swap,
            (Some(_), Answers::Listed(listed)) if mv.answer() > 0 => listed.contains(mv),
            (Some(_), answers) => self.plain.contains_base(mv) && answers.allow(mv),
        }
    }

    /// Returns the holes that can be played in at least one direction.
    #[inline]
    #[must_use]
    pub fn holes(self) -> HoleSet {
        let mut holes = self.plain.holes();
        if let Answers::Listed(listed) = &self.answers {
            holes.extend(listed.iter().filter_map(Move::hole));
        }
        holes
    }

    /// Returns each hole and direction once, in the order of [`iter`](Self::iter).
    #[inline]
    pub(crate) const fn bases(self) -> BaseMovesIter {
        self.plain.iter()
    }

    /// Iterates in hole order, the usual direction first, the swap last.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Move> {
        let listed = match &self.answers {
            Answers::Listed(listed) => listed.len(),
            _ => 0,
        };
        MovesIter {
            bases: self.plain.iter(),
            first: Variants::NONE,
            last: Variants::NONE,
            listed: 0..listed,
            swap: self.swap,
            moves: self,
        }
    }
}

/// The range of remaining variants for one hole and direction.
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

/// An iterator over the moves of a set.
struct MovesIter {
    moves: Moves,
    bases: BaseMovesIter,
    first: Variants,
    last: Variants,
    /// The remaining indices in the explicit list.
    listed: std::ops::Range<usize>,
    swap: bool,
}

impl MovesIter {
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
            to: self.moves.answers.variants(base),
        }
    }

    #[inline(never)]
    fn next_of_variants(&mut self) -> Option<Move> {
        loop {
            if self.first.from < self.first.to {
                self.first.from += 1;
                return Some(
                    self.moves
                        .answers
                        .variant(self.first.base, self.first.from - 1),
                );
            }
            match self.bases.next() {
                Some(base) => self.first = self.variants(base),
                None => break,
            }
        }
        if self.last.from < self.last.to {
            self.last.from += 1;
            return Some(
                self.moves
                    .answers
                    .variant(self.last.base, self.last.from - 1),
            );
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
                return Some(self.moves.answers.variant(self.last.base, self.last.to));
            }
            match self.bases.next_back() {
                Some(base) => self.last = self.variants(base),
                None => break,
            }
        }
        (self.first.from < self.first.to).then(|| {
            self.first.to -= 1;
            self.moves.answers.variant(self.first.base, self.first.to)
        })
    }
}

impl Iterator for MovesIter {
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

impl DoubleEndedIterator for MovesIter {
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
