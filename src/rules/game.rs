//! A game: a position with its history, so that repetition, undo and the result can be told.

use std::collections::HashMap;
use std::sync::Arc;

use super::board::{Hole, MAX_HOLES, Side};
use super::ending::{Ending, Outcome};
use super::event::EventSink;
use super::legality::Refusal;
use super::position::{Placement, Position};
use super::rule_set::RuleSet;

/// A game in progress, or over.
///
/// ```
/// use awale::rules::{Game, Refusal, Side, library};
///
/// let rules = library::load("abidjan").expect("there is such a variant")?;
/// let mut game = Game::new(rules, Side::South, &mut ());
/// let board = game.rules().geometry();
///
/// let legal: String = game.position().legal_moves(game.rules()).iter().map(|hole| board.letter(hole)).collect();
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
    /// The seeds before any rule looked at them.
    start: Placement,
    /// Never empty: the starting position, then the position after every ply.
    positions: Vec<Position>,
    /// How often each board has occurred among them.
    occurrences: Occurrences,
    moves: Vec<Hole>,
    /// The last position before the players themselves ended the game.
    before_ending: Option<Position>,
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
            occurrences: Occurrences::of(&start),
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
        let occurred = |position: &Position| self.occurrences(position);
        position.play_after(&self.rules, hole, occurred, sink)?;
        self.follow(hole, position);
        Ok(())
    }

    /// Plays `hole`, which is known to lead to `position`.
    pub(super) fn follow(&mut self, hole: Hole, position: Position) {
        self.occurrences.add(&position);
        self.positions.push(position);
        self.moves.push(hole);
    }

    /// How often the board of `position`, with the same player to move, has occurred so far.
    pub(super) fn occurrences(&self, position: &Position) -> usize {
        self.occurrences.count(position)
    }

    /// Takes the last ply back; `false` when there is none. A resignation or an
    /// agreement after it is taken back with it.
    pub fn take_back(&mut self) -> bool {
        let taken = self.moves.pop().is_some();
        if taken && let Some(position) = self.positions.pop() {
            // An ending by the players has changed the position since it was counted.
            let counted = self.before_ending.take().unwrap_or(position);
            self.occurrences.remove(&counted);
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

    /// The players end the game. `false`, and no change, if it is over already.
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
    /// No change if the game is over already.
    pub fn resign(&mut self, side: Side, sink: &mut impl EventSink) {
        self.end_by(Ending::Resigned(side), sink);
    }

    /// The players end the game: seeds left on the board are not counted.
    /// No change if the game is over already.
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

/// How often each board, with the player to move, occurs in a game: a repetition is found in
/// one look-up, however long the game is.
#[derive(Clone, Debug, Default)]
struct Occurrences(HashMap<([u16; MAX_HOLES], Side), usize>);

impl Occurrences {
    fn of(start: &Position) -> Self {
        let mut occurrences = Self::default();
        occurrences.add(start);
        occurrences
    }

    fn key(position: &Position) -> ([u16; MAX_HOLES], Side) {
        (position.holes, position.to_move)
    }

    fn count(&self, position: &Position) -> usize {
        self.0.get(&Self::key(position)).copied().unwrap_or(0)
    }

    fn add(&mut self, position: &Position) {
        *self.0.entry(Self::key(position)).or_default() += 1;
    }

    fn remove(&mut self, position: &Position) {
        let key = Self::key(position);
        if let Some(count) = self.0.get_mut(&key) {
            *count -= 1;
            if *count == 0 {
                self.0.remove(&key);
            }
        }
    }
}
