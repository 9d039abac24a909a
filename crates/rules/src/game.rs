//! A game: a position with its history, on which repetition, undo and the result depend.

use std::collections::HashMap;
use std::sync::Arc;

use super::board::Side;
use super::ending::{Ending, Outcome};
use super::event::EventSink;
use super::legality::Refusal;
use super::moves::Move;
use super::position::{Placement, Played, Position};
use super::rule_set::RuleSet;

/// A step of a game, with moves of type `M`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action<M = Move> {
    /// A move.
    Move(M),
    /// A resignation or an agreed end.
    Ending(Ending),
}

/// A game in progress, or over.
///
/// ```
/// use awale_rules::{Game, Refusal, Side, library};
///
/// let rules = library::load("abidjan").expect("there is such a variant")?;
/// let mut game = Game::new(rules, Side::South, &mut ());
/// let board = game.rules().geometry();
///
/// let legal: String = game.position().legal_moves(game.rules()).holes().iter().map(|hole| board.letter(hole)).collect();
/// assert_eq!(legal, "ABCDEF");
/// assert_eq!(game.play(board.hole('a')?, &mut ()), Err(Refusal::NotYourTerritory));
///
/// game.play(board.hole('F')?, &mut ())?;
/// assert_eq!(game.position().to_move(), Side::North);
/// assert!(game.take_back() && game.outcome().is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    rules: Arc<RuleSet>,
    start: Placement,
    /// The players who moved last and captured last before the start.
    last_before: [Option<Side>; 2],
    /// The starting position, then the position after every ply.
    positions: Vec<Position>,
    /// The number of times each of these positions occurs.
    occurrences: HashMap<Position, usize>,
    moves: Vec<Move>,
    /// The last position before the players themselves ended the game.
    before_ending: Option<Position>,
}

impl Game {
    /// Starts a new game in which `starter` moves first.
    #[must_use]
    pub fn new(rules: Arc<RuleSet>, starter: Side, sink: &mut impl EventSink) -> Self {
        let start = Placement::at_start(&rules, starter);
        Self::set_up(rules, &start, sink)
    }

    /// Starts a game from a position set up by hand.
    #[must_use]
    pub fn set_up(rules: Arc<RuleSet>, placement: &Placement, sink: &mut impl EventSink) -> Self {
        Self::with_start(rules, placement, [None; 2], sink)
    }

    /// Continues a game from a position, given the players who moved last and captured last.
    #[must_use]
    pub fn resumed(
        rules: Arc<RuleSet>,
        placement: &Placement,
        last_mover: Option<Side>,
        last_capturer: Option<Side>,
    ) -> Self {
        Self::with_start(rules, placement, [last_mover, last_capturer], &mut ())
    }

    fn with_start(
        rules: Arc<RuleSet>,
        placement: &Placement,
        last_before: [Option<Side>; 2],
        sink: &mut impl EventSink,
    ) -> Self {
        let start = opening_position(&rules, placement, last_before, sink);
        Self {
            rules,
            start: *placement,
            last_before,
            positions: vec![start],
            occurrences: HashMap::from([(start.key(), 1)]),
            moves: Vec::new(),
            before_ending: None,
        }
    }

    /// Returns the board as laid out, before any rule is applied.
    #[must_use]
    pub const fn start(&self) -> &Placement {
        &self.start
    }

    /// Returns the players who moved last and captured last before the start; known only for a
    /// [resumed](Self::resumed) game.
    #[must_use]
    pub const fn last_before(&self) -> [Option<Side>; 2] {
        self.last_before
    }

    /// Replays the events of the start: a player may have to pass, or the game may end at once.
    pub(super) fn replay_start(&self, sink: &mut impl EventSink) {
        opening_position(&self.rules, &self.start, self.last_before, sink);
    }

    /// Returns the rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Arc<RuleSet> {
        &self.rules
    }

    /// Returns the current position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    /// Returns the starting position, then the position after every ply.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Returns the moves so far, in order.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Makes a move for the player to move.
    ///
    /// # Errors
    /// Returns why the move is illegal; the game is then unchanged.
    pub fn play(
        &mut self,
        mv: impl Into<Move>,
        sink: &mut impl EventSink,
    ) -> Result<Played, Refusal> {
        let mv = mv.into();
        let mut position = *self.position();
        let occurrences = |position: &Position| self.occurrences(position);
        let played = position.play_after(&self.rules, mv, occurrences, sink)?;
        self.follow(Action::Move(mv), position);
        Ok(played)
    }

    /// Makes a move, or ends the game on behalf of the players.
    ///
    /// # Errors
    /// Returns why the move is illegal, or that the game is already over; the game is then
    /// unchanged.
    pub fn act(&mut self, action: Action, sink: &mut impl EventSink) -> Result<(), Refusal> {
        match action {
            Action::Move(mv) => self.play(mv, sink).map(|_| ()),
            Action::Ending(ending) if self.end_by(ending, sink) => Ok(()),
            Action::Ending(_) => Err(Refusal::GameOver),
        }
    }

    /// Repeats an action that is known to lead to `position`, without sowing again.
    pub(super) fn follow(&mut self, action: Action, position: Position) {
        match action {
            Action::Move(mv) => {
                *self.occurrences.entry(position.key()).or_default() += 1;
                self.positions.push(position);
                self.moves.push(mv);
            }
            Action::Ending(_) => {
                let last = self.moves.len();
                let open_position = std::mem::replace(&mut self.positions[last], position);
                self.before_ending = Some(open_position);
            }
        }
    }

    /// Returns the number of steps played: the plies, plus one if the players themselves ended the
    /// game.
    #[must_use]
    pub const fn steps(&self) -> usize {
        self.moves.len() + self.before_ending.is_some() as usize
    }

    /// Returns the position after `ply` plies, without any resignation or agreement there.
    pub(super) fn after_ply(&self, ply: usize) -> &Position {
        let is_last = ply == self.moves.len();
        let before_ending = self.before_ending.as_ref().filter(|_| is_last);
        before_ending.unwrap_or(&self.positions[ply])
    }

    /// Undoes the last step, a ply or the players' own ending. Returns `false` at the start.
    pub fn take_back_step(&mut self) -> bool {
        self.reopen() || self.take_back()
    }

    /// Returns the number of times `position` has occurred so far.
    pub(super) fn occurrences(&self, position: &Position) -> usize {
        self.occurrences.get(&position.key()).copied().unwrap_or(0)
    }

    /// Undoes the last ply, along with any resignation or agreement after it. Returns `false` if
    /// there is no ply.
    pub fn take_back(&mut self) -> bool {
        let had_ply = self.moves.pop().is_some();
        if had_ply && let Some(position) = self.positions.pop() {
            // A resignation or an agreement has changed the position since it was counted.
            let counted = self.before_ending.take().unwrap_or(position);
            if let Some(count) = self.occurrences.get_mut(&counted.key()) {
                *count -= 1;
            }
        }
        had_ply
    }

    /// Withdraws a resignation or an agreement, but undoes no ply. Returns `false` if the players
    /// didn't end the game themselves.
    pub fn reopen(&mut self) -> bool {
        let Some(position) = self.before_ending.take() else {
            return false;
        };
        let last = self.moves.len();
        self.positions[last] = position;
        true
    }

    /// Ends the game on behalf of the players. Returns `false` and changes nothing if it is already
    /// over.
    pub fn end_by(&mut self, ending: Ending, sink: &mut impl EventSink) -> bool {
        let mut position = *self.position();
        let is_open = position.end().is_none();
        if is_open {
            position.end_by(ending, sink);
            self.follow(Action::Ending(ending), position);
        }
        is_open
    }

    /// Lets `side` resign: the opponent takes all seeds on the board and wins. Does nothing if the
    /// game is already over.
    pub fn resign(&mut self, side: Side, sink: &mut impl EventSink) {
        self.end_by(Ending::Resigned(side), sink);
    }

    /// Ends the game by agreement: seeds left on the board don't count. Does nothing if the game is
    /// already over.
    pub fn agree_to_end(&mut self, sink: &mut impl EventSink) {
        self.end_by(Ending::Agreed, sink);
    }

    /// Returns the players' own ending of the game, if there is one.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        let reason = self.before_ending.and(self.position().end())?;
        let mut endings = Ending::ALL.into_iter();
        endings.find(|ending| ending.reason() == reason)
    }

    /// Returns the result, if the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.position().outcome()
    }
}

/// Returns the starting position, with the players who moved last and captured last before it, if
/// known.
fn opening_position(
    rules: &RuleSet,
    start: &Placement,
    [last_mover, last_capturer]: [Option<Side>; 2],
    sink: &mut impl EventSink,
) -> Position {
    Position::resumed(rules, start, last_mover, last_capturer, sink)
}
