//! A game: a position with its history, so that repetition, undo and the result can be told.

use std::sync::Arc;

use super::board::{Hole, Side};
use super::ending::EndReason;
use super::event::EventSink;
use super::legality::Refusal;
use super::position::{Placement, Position};
use super::rule_set::RuleSet;

/// A game in progress, or over.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Arc<RuleSet>,
    /// The seeds before any rule looked at them.
    start: Placement,
    /// Never empty: the starting position, then the position after every ply.
    positions: Vec<Position>,
    moves: Vec<Hole>,
    /// The last position before the players themselves ended the game.
    before_ending: Option<Position>,
}

/// An end that the players give a game, and not the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// This player resigns: the opponent takes all seeds on the board and wins.
    Resigned(Side),
    /// Both agree to end the game: seeds left on the board are not counted.
    Agreed,
}

impl Ending {
    /// All endings.
    pub const ALL: [Self; 3] = [
        Self::Resigned(Side::South),
        Self::Resigned(Side::North),
        Self::Agreed,
    ];

    /// The reason that the outcome gives.
    #[must_use]
    pub const fn reason(self) -> EndReason {
        match self {
            Self::Resigned(side) => EndReason::Resigned(side),
            Self::Agreed => EndReason::Agreed,
        }
    }

    /// The word for it in game files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.reason().code()
    }

    /// The ending of this word.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|ending| ending.code() == code)
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner; nobody in a draw.
    pub winner: Option<Side>,
    /// Seeds in South's and in North's loft.
    pub lofts: [u16; 2],
    /// Why it ended.
    pub reason: EndReason,
}

impl Game {
    /// A new game in which `begins` has the first move.
    #[must_use]
    pub fn new(rules: Arc<RuleSet>, begins: Side, sink: &mut impl EventSink) -> Self {
        let start = Placement::at_start(&rules, begins);
        Self::set_up(rules, &start, sink)
    }

    /// A game from a position that was set up by hand.
    #[must_use]
    pub fn set_up(rules: Arc<RuleSet>, placed: &Placement, sink: &mut impl EventSink) -> Self {
        let start = Position::set_up(&rules, placed, sink);
        Self::begun(rules, placed, start)
    }

    /// The seeds as they were laid out, before any rule looked at them: a game
    /// that is set up with them again is the same game.
    #[must_use]
    pub const fn start(&self) -> &Placement {
        &self.start
    }

    /// A game that goes on from a position in its middle, of which no more is known than
    /// who moved and who captured last.
    #[must_use]
    pub fn resumed(
        rules: Arc<RuleSet>,
        placed: &Placement,
        last_mover: Option<Side>,
        last_capturer: Option<Side>,
    ) -> Self {
        let start = Position::resumed(&rules, placed, last_mover, last_capturer, &mut ());
        Self::begun(rules, placed, start)
    }

    fn begun(rules: Arc<RuleSet>, placed: &Placement, start: Position) -> Self {
        Self {
            rules,
            start: *placed,
            positions: vec![start],
            moves: Vec::new(),
            before_ending: None,
        }
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> &Arc<RuleSet> {
        &self.rules
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    /// The starting position, then the position after every ply.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The holes that were played, in order.
    #[must_use]
    pub fn moves(&self) -> &[Hole] {
        &self.moves
    }

    /// Plays `hole` for the player to move.
    ///
    /// # Errors
    /// Why it can't be played; the game is then unchanged.
    pub fn play(&mut self, hole: Hole, sink: &mut impl EventSink) -> Result<(), Refusal> {
        let mut position = *self.position();
        position.play_after(&self.rules, hole, self.positions.iter().rev(), sink)?;
        self.follow(hole, position);
        Ok(())
    }

    /// Plays `hole`, which is known to lead to `position`.
    pub(super) fn follow(&mut self, hole: Hole, position: Position) {
        self.positions.push(position);
        self.moves.push(hole);
    }

    /// Takes the last ply back; `false` when there is none. A resignation or an
    /// agreement after it is taken back with it.
    pub fn take_back(&mut self) -> bool {
        let taken = self.moves.pop().is_some();
        if taken {
            self.positions.pop();
            self.before_ending = None;
        }
        taken
    }

    /// Takes back a resignation or an agreement, and no ply; `false` when the
    /// players have not ended the game themselves.
    pub fn reopen(&mut self) -> bool {
        let Some(position) = self.before_ending.take() else {
            return false;
        };
        let last = self.moves.len();
        self.positions[last] = position;
        true
    }

    /// The players end the game. Nothing happens, and the answer is `false`, when it is over.
    pub fn end_by(&mut self, ending: Ending, sink: &mut impl EventSink) -> bool {
        let last = self.moves.len();
        let position = &mut self.positions[last];
        let open = position.end().is_none();
        if open {
            self.before_ending = Some(*position);
            position.end_by(ending, sink);
        }
        open
    }

    /// `side` gives the game up: the opponent takes all seeds on the board and wins.
    /// Nothing happens when the game is over.
    pub fn resign(&mut self, side: Side, sink: &mut impl EventSink) {
        self.end_by(Ending::Resigned(side), sink);
    }

    /// The players end the game: seeds left on the board are not counted.
    /// Nothing happens when the game is over.
    pub fn agree_to_end(&mut self, sink: &mut impl EventSink) {
        self.end_by(Ending::Agreed, sink);
    }

    /// How the players themselves ended the game, if they did.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        let reason = self.before_ending.and(self.position().end())?;
        let mut endings = Ending::ALL.into_iter();
        endings.find(|ending| ending.reason() == reason)
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.position().outcome()
    }
}

impl Position {
    /// Plays `hole` in a game in which the positions `so_far`, the newest first and
    /// this one among them, have occurred: the move may end it by repetition.
    pub(super) fn play_after<'a>(
        &mut self,
        rules: &RuleSet,
        hole: Hole,
        so_far: impl Iterator<Item = &'a Self>,
        sink: &mut impl EventSink,
    ) -> Result<(), Refusal> {
        self.play(rules, hole, sink)?;
        if let Some(repetition) = rules.end().repetition
            && self.end().is_none()
            && self.occurrences(so_far) + 1 >= usize::from(repetition.occurrences)
        {
            self.end_by_repetition(repetition.remaining, sink);
        }
        Ok(())
    }

    /// How often this board, with the same player to move, is among `so_far`.
    fn occurrences<'a>(&self, so_far: impl Iterator<Item = &'a Self>) -> usize {
        // Seeds on the board only become fewer, so equal boards lie together.
        so_far
            .take_while(|earlier| earlier.on_board() == self.on_board())
            .filter(|earlier| {
                earlier.to_move() == self.to_move() && earlier.holes() == self.holes()
            })
            .count()
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let lofts = Side::BOTH.map(|side| self.loft(side));
        self.end().map(|reason| Outcome::of(lofts, reason))
    }
}

impl Outcome {
    /// The outcome of a game that ended for this reason with these lofts, South's first.
    #[must_use]
    pub fn of(lofts: [u16; 2], reason: EndReason) -> Self {
        let winner = match (reason, lofts[0].cmp(&lofts[1])) {
            (EndReason::Resigned(side), _) => Some(side.opponent()),
            (_, std::cmp::Ordering::Greater) => Some(Side::South),
            (_, std::cmp::Ordering::Less) => Some(Side::North),
            (_, std::cmp::Ordering::Equal) => None,
        };
        Self {
            winner,
            lofts,
            reason,
        }
    }
}
