//! Games with a friend elsewhere, by letter. A letter contains the whole match: its terms and its
//! steps. Each player adds their steps and sends the letter back.
//!
//! Only the player to move may add a step. Two letters of a match are therefore equal, or one
//! extends the other, or a player has changed their mind. [`Thread`] distinguishes these cases and
//! never drops a step. [`text`] encodes a letter as a link.

pub mod clock;
mod digits;
mod greeting;
pub mod meeting;
mod text;
mod thread;

use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::plan::Contestant;
use super::series::Series;
use super::{Agreement, MatchSetup, Player, SavedMatch, Seat, SeriesPlan};
use crate::files::name::harmless;
use awale_rules::{Game, GameTree, Move, Placement, Refusal, RuleSet, Side};

pub use clock::{ClockReading, TimeControl, TurnClock};
pub use greeting::Greeting;
pub use meeting::{Broker, LiveConnection, MeetingKey};
pub use text::{LetterError, MAX_LETTER_BYTES, OpenedLetter, Opening, is_letter};
pub use thread::{Received, Thread};

/// The maximum number of steps in a letter, far more than a hundred games need.
pub const MAX_STEPS: usize = 20_000;
/// The maximum number of games in a letter, including rematches.
pub const MAX_GAMES: usize = 400;
/// The maximum length of a conditional line, in plies.
pub const MAX_CONDITIONAL_PLIES: usize = 3;
/// The maximum number of conditional lines in a letter.
pub const MAX_CONDITIONS: usize = 16;
/// The maximum length of a player's name, in characters.
pub const MAX_PLAYER_NAME_LENGTH: usize = 40;

/// The terms of a match by letter, which never change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The name of the variant.
    pub variant: String,
    /// The rules.
    pub rules: Arc<RuleSet>,
    /// The number of games, and who begins each. Its random seed identifies the match.
    pub plan: SeriesPlan,
    /// The starting position of every game, if it isn't the variant's own.
    pub start: Option<Placement>,
    /// The limit on the players' thinking time; `None` without one.
    pub clock: Option<TimeControl>,
    /// The connection for live play; `None` if the match is only played by letter.
    pub meeting: Option<LiveConnection>,
}

impl Terms {
    /// Returns the number that identifies the match.
    #[must_use]
    pub const fn id(&self) -> u64 {
        self.plan.seed
    }

    /// Returns true if both describe the same match. The names of the rules may differ.
    #[must_use]
    pub fn agree_with(&self, other: &Self) -> bool {
        self.plan == other.plan
            && self.start == other.start
            && self.clock == other.clock
            && self.meeting == other.meeting
            && self.rules.fingerprint() == other.rules.fingerprint()
    }
}

/// A step of a letter. Its author is the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LetterStep {
    /// A move.
    Move(Move),
    /// An offer to end the game, made before a move; it stands until the opponent's next step.
    Offer,
    /// Accepts an offer: the game ends, and seeds on the board aren't counted.
    Agree,
    /// The player to move resigns.
    Resign,
    /// Starts another match on the same terms with sides swapped. Either player may add it.
    Rematch,
}

/// Why a step or a conditional line can't be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StepError {
    /// The move is illegal.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// A rematch was requested before the end of the match.
    #[error("the match is not over")]
    NotOver,
    /// An agreement needs an offer by the opponent.
    #[error("the opponent has not offered to end the game")]
    NoOffer,
    /// The player has already offered to end the game before this move.
    #[error("the offer to end the game already stands")]
    OfferStands,
    /// The letter is full.
    #[error("the letter is full")]
    Full,
    /// A conditional line must be short, begin with the opponent's move, end with the planner's
    /// own, and not contradict another line.
    #[error("invalid conditional line")]
    Condition,
}

/// A letter: a match as its terms and steps.
#[derive(Clone, Debug)]
pub struct Letter {
    terms: Terms,
    /// The names of the first and the second contestant; empty if unknown.
    names: [String; 2],
    steps: Vec<LetterStep>,
    /// The planned answers of the waiting player: lines that start with the opponent's next move.
    conditions: Vec<Vec<Move>>,
    /// The last clock reading of each player.
    readings: [Option<ClockReading>; 2],
    // Derived from the steps.
    /// One entry per step.
    records: Vec<StepRecord>,
    /// All games, the current one last.
    games: Vec<Game>,
    series: Series,
    /// The series before the current game.
    series_before: Series,
    /// The number of steps before the current game.
    game_start: usize,
    offer: Option<Side>,
}

/// Facts about a step, recorded when it is added. Computing them later would mean replaying the
/// match, which may take a long time.
#[derive(Clone, Copy, Debug)]
struct StepRecord {
    /// The contestant who was to move; `None` after the end of the match.
    writer: Option<Contestant>,
    /// The index of the move among the legal ones, and their number; `None` for other steps.
    digit: Option<(usize, usize)>,
}

impl Letter {
    /// Creates the first letter of a match on `terms`, without steps.
    #[must_use]
    pub fn new(terms: Terms, names: [String; 2]) -> Self {
        let series = Series::new(terms.plan);
        let mut letter = Self {
            terms,
            names: names.map(|name| display_name(&name)),
            steps: Vec::new(),
            conditions: Vec::new(),
            readings: [None; 2],
            records: Vec::new(),
            games: Vec::new(),
            series_before: series.clone(),
            series,
            game_start: 0,
            offer: None,
        };
        letter.begin_game();
        letter
    }

    /// Creates the first letter of the match described by `agreement`. The player who creates it is
    /// the first contestant.
    #[must_use]
    pub fn of(agreement: &Agreement) -> Self {
        let terms = Terms {
            variant: agreement.variant.clone(),
            rules: Arc::clone(&agreement.setup.rules),
            plan: *Series::new(agreement.plan).plan(),
            start: agreement.start,
            clock: None,
            meeting: None,
        };
        let names = agreement.setup.seats.each_ref();
        Self::new(terms, names.map(|seat| seat.name.clone()))
    }

    /// Returns the terms of the match.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Returns the names of the first and the second contestant; empty if unknown.
    #[must_use]
    pub const fn names(&self) -> &[String; 2] {
        &self.names
    }

    /// Returns all steps, in order.
    #[must_use]
    pub fn steps(&self) -> &[LetterStep] {
        &self.steps
    }

    /// Returns all games in order; the last one is the current game unless the match is over.
    #[must_use]
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// Returns the current game, or the last one of a match that is over.
    #[must_use]
    pub fn game(&self) -> &Game {
        // `new` begins the first game.
        &self.games[self.games.len() - 1]
    }

    /// Returns the series of the current match, which doesn't include the current game until that
    /// ends.
    #[must_use]
    pub const fn series(&self) -> &Series {
        &self.series
    }

    /// Returns the conditional lines of the waiting player.
    #[must_use]
    pub fn conditions(&self) -> &[Vec<Move>] {
        &self.conditions
    }

    /// Returns who has offered to end the game, if the offer still stands.
    #[must_use]
    pub const fn offer(&self) -> Option<Side> {
        self.offer
    }

    /// Returns the number of the current game in its match, from 0.
    #[must_use]
    pub fn game_number(&self) -> usize {
        (self.games.len() - 1) % usize::from(self.terms.plan.games)
    }

    /// Returns the contestant who plays `side` in the current game.
    #[must_use]
    pub fn contestant_at(&self, side: Side) -> Contestant {
        self.contestant_in(self.games.len() - 1, side)
    }

    /// Returns the contestant who plays `side` in the game with the index `game` in
    /// [`games`](Self::games).
    #[must_use]
    pub fn contestant_in(&self, game: usize, side: Side) -> Contestant {
        let plan = &self.terms.plan;
        let games = usize::from(plan.games);
        let planned = plan.contestant_at(side, game % games);
        // Every rematch swaps the sides.
        if (game / games) % 2 == 1 {
            planned.opponent()
        } else {
            planned
        }
    }

    /// Returns the side of `contestant` in the current game.
    #[must_use]
    pub fn seat_of(&self, contestant: Contestant) -> Side {
        if self.contestant_at(Side::South) == contestant {
            Side::South
        } else {
            Side::North
        }
    }

    /// Returns who may add the next step; `None` if the match is over, so that either player may
    /// request a rematch.
    #[must_use]
    pub fn writer(&self) -> Option<Contestant> {
        let position = self.game().position();
        let is_ongoing = position.end().is_none();
        is_ongoing.then(|| self.contestant_at(position.to_move()))
    }

    /// Returns true if all games of the match are over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.writer().is_none()
    }

    /// Returns the setup of the current game from the view of `me`: the other player is a friend.
    #[must_use]
    pub fn setup(&self, me: Contestant) -> MatchSetup {
        let seat = |side| {
            let contestant = self.contestant_at(side);
            Seat {
                name: self.names[contestant.index()].clone(),
                player: if contestant == me {
                    Player::Person
                } else {
                    Player::Friend
                },
            }
        };
        let rules = Arc::clone(&self.terms.rules);
        let setup = self.series_before.setup(rules, Side::BOTH.map(seat));
        MatchSetup {
            seats: Side::BOTH.map(seat),
            ..setup
        }
    }

    /// Returns the current game as a saved match, from the view of `me`.
    #[must_use]
    pub fn saved(&self, me: Contestant) -> SavedMatch {
        SavedMatch {
            variant: self.terms.variant.clone(),
            setup: self.setup(me),
            series: self.series_before.clone(),
            tree: GameTree::new(self.game().clone()),
            helped: false,
            recorded: false,
        }
    }

    /// Returns the time that `contestant` had left in the current game at the start of the turn;
    /// `None` in a match without clocks.
    #[must_use]
    pub fn time_left(&self, contestant: Contestant) -> Option<Duration> {
        let control = self.terms.clock?;
        let reading = self.readings[contestant.index()];
        let reading = reading.filter(|reading| reading.step > self.game_start);
        let left = reading.map(|reading| Duration::from_millis(reading.left));
        Some(left.unwrap_or_else(|| control.start()))
    }

    /// Records the time that `contestant` has left after the last step.
    pub fn record_time(&mut self, contestant: Contestant, left: Duration) {
        let left = u64::try_from(left.as_millis()).unwrap_or(u64::MAX);
        let step = self.steps.len();
        let reading = self.terms.clock.map(|_| ClockReading { step, left });
        let latest = &mut self.readings[contestant.index()];
        *latest = ClockReading::later(*latest, reading);
    }

    /// Sets the name of `contestant` if it is still empty.
    pub fn introduce(&mut self, contestant: Contestant, name: &str) {
        let current = &mut self.names[contestant.index()];
        if current.is_empty() {
            *current = display_name(name);
        }
    }

    /// Adds a step of the player to move, and then the opponent's planned answers.
    ///
    /// # Errors
    /// Returns an error if the step isn't allowed; the letter is then unchanged.
    pub fn play(&mut self, step: LetterStep) -> Result<(), StepError> {
        let planner = self.writer().map(Contestant::opponent);
        self.add(step)?;
        while let Some(line) = self.conditions.first()
            && self.writer() == planner
        {
            // The line was legal when it was planned, and the same moves led here.
            let answer = LetterStep::Move(line[0]);
            if self.add(answer).is_err() {
                self.conditions.clear();
            }
        }
        Ok(())
    }

    /// Adds a single step.
    fn add(&mut self, step: LetterStep) -> Result<(), StepError> {
        let digit = match step {
            LetterStep::Move(mv) => text::digit_of(self.game(), mv),
            _ => None,
        };
        self.add_with_digit(step, digit)
    }

    /// Adds a single step. `digit` is the index of a move among the legal ones, and their number.
    fn add_with_digit(
        &mut self,
        step: LetterStep,
        digit: Option<(usize, usize)>,
    ) -> Result<(), StepError> {
        if self.steps.len() >= MAX_STEPS {
            return Err(StepError::Full);
        }
        let writer = self.writer();
        if step == LetterStep::Rematch {
            return self.begin_rematch();
        }
        if self.is_over() {
            return Err(StepError::Over);
        }
        let mover = self.game().position().to_move();
        let last = self.games.len() - 1;
        let game = &mut self.games[last];
        match step {
            LetterStep::Move(mv) => {
                game.play(mv, &mut ())?;
                if self.offer == Some(mover.opponent()) {
                    self.offer = None;
                }
            }
            LetterStep::Offer if self.offer == Some(mover) => return Err(StepError::OfferStands),
            LetterStep::Offer => self.offer = Some(mover),
            LetterStep::Agree if self.offer != Some(mover.opponent()) => {
                return Err(StepError::NoOffer);
            }
            LetterStep::Agree => game.agree_to_end(&mut ()),
            LetterStep::Resign => game.resign(mover, &mut ()),
            LetterStep::Rematch => {}
        }
        follow(&mut self.conditions, step);
        self.steps.push(step);
        self.records.push(StepRecord { writer, digit });
        self.advance();
        Ok(())
    }

    /// Records the result if the current game is finished, and begins the next game.
    fn advance(&mut self) {
        while let Some(outcome) = self.game().outcome()
            && self.series.record(&outcome)
            && !self.series.is_over()
        {
            self.begin_game();
        }
        if self.is_over() {
            self.conditions.clear();
        }
    }

    /// Begins the first or the next game of the match.
    fn begin_game(&mut self) {
        let rules = Arc::clone(&self.terms.rules);
        let begins = self.series.first_side();
        let start = self.terms.start;
        let start = start.unwrap_or_else(|| Placement::at_start(&rules, begins));
        self.offer = None;
        self.game_start = self.steps.len();
        self.conditions.clear();
        self.series_before = self.series.clone();
        self.games.push(Game::set_up(rules, &start, &mut ()));
        // Under some rules, a game can be over at the start.
        self.advance();
    }

    /// Begins another match on the same terms.
    fn begin_rematch(&mut self) -> Result<(), StepError> {
        if !self.is_over() {
            return Err(StepError::NotOver);
        }
        if self.games.len() + usize::from(self.terms.plan.games) > MAX_GAMES {
            return Err(StepError::Full);
        }
        self.series = Series::new(self.terms.plan);
        self.steps.push(LetterStep::Rematch);
        self.records.push(StepRecord {
            writer: None,
            digit: None,
        });
        self.begin_game();
        Ok(())
    }

    /// Plans an answer of the waiting player: a line of up to [`MAX_CONDITIONAL_PLIES`] moves that
    /// starts with the opponent's next move and ends with the planner's.
    ///
    /// # Errors
    /// Returns an error if the line is illegal or contradicts another one.
    pub fn plan(&mut self, line: &[Move]) -> Result<(), StepError> {
        if self.conditions.len() >= MAX_CONDITIONS {
            return Err(StepError::Full);
        }
        let Some(writer) = self.writer() else {
            return Err(StepError::Over);
        };
        if line.len() > MAX_CONDITIONAL_PLIES {
            return Err(StepError::Condition);
        }
        let mut game = self.game().clone();
        let mut movers = Vec::new();
        for &mv in line {
            movers.push(self.contestant_at(game.position().to_move()));
            game.play(mv, &mut ())?;
        }
        let is_answer = movers.first() == Some(&writer) && movers.last() != Some(&writer);
        let contradicts = |other: &Vec<Move>| {
            let fork = other.iter().zip(line).position(|(a, b)| a != b);
            // The lines must diverge at a choice of the opponent.
            fork.is_none_or(|ply| movers[ply] != writer)
        };
        if !is_answer || self.conditions.iter().any(contradicts) {
            return Err(StepError::Condition);
        }
        let index = self.conditions.partition_point(|other| **other < *line);
        self.conditions.insert(index, line.to_vec());
        Ok(())
    }

    /// Returns true if the steps of `other` begin with those of this letter.
    #[must_use]
    pub fn is_prefix_of(&self, other: &Self) -> bool {
        other.steps.starts_with(&self.steps)
    }

    /// Returns the letter for spectators, without conditional lines and without the live
    /// connection.
    #[must_use]
    pub fn for_spectators(&self) -> Self {
        let mut letter = self.clone();
        letter.conditions.clear();
        letter.terms.meeting = None;
        letter
    }
}

/// Advances the conditional lines by `step`: keeps those that begin with it, without that move, and
/// drops those that are then empty.
fn follow(conditions: &mut Vec<Vec<Move>>, step: LetterStep) {
    conditions.retain_mut(|line| step == LetterStep::Move(line.remove(0)) && !line.is_empty());
}

/// Makes a name, which may come from a stranger, safe to display on one line.
fn display_name(name: &str) -> String {
    let name: String = harmless(name).collect();
    name.trim().chars().take(MAX_PLAYER_NAME_LENGTH).collect()
}

#[cfg(test)]
mod tests;
