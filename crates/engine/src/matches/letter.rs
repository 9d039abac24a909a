//! Games with a friend elsewhere, by letter. A letter is the whole match: its terms and its steps.
//! Each side adds its steps and sends the letter back.
//!
//! Only the player to move may add a step, so two letters of a match are equal, one extends the
//! other, or someone has changed their mind. [`Thread`] tells these cases apart and never drops a
//! step.
//! [`text`] is the letter as a link.

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

/// The maximum number of steps in a letter: far more than a hundred games need.
pub const MAX_STEPS: usize = 20_000;
/// The maximum number of games in a letter, including rematches.
pub const MAX_GAMES: usize = 400;
/// The maximum length of a conditional line, in plies.
pub const MAX_CONDITIONAL_PLIES: usize = 3;
/// The maximum number of conditional lines in a letter.
pub const MAX_CONDITIONS: usize = 16;
/// The longest name of a player, in characters.
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
    /// The start of every game, if it isn't the variant's own.
    pub start: Option<Placement>,
    /// How long the players may think; `None` for as long as they like.
    pub clock: Option<TimeControl>,
    /// Where the match is played live; `None` if only by letter.
    pub meeting: Option<LiveConnection>,
}

impl Terms {
    /// Returns the number that identifies the match.
    #[must_use]
    pub const fn id(&self) -> u64 {
        self.plan.seed
    }

    /// Returns true if both describe the same match: the names of rules may differ.
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
pub enum Step {
    /// A move.
    Move(Move),
    /// An offer to end the game, before a move; it stands until the opponent's next step.
    Offer,
    /// The answer to an offer: the game ends, and seeds on the board are not counted.
    Agree,
    /// The player to move resigns.
    Resign,
    /// Another match on the same terms with sides swapped. Either player may add it.
    Rematch,
}

/// Why a step or a conditional line can't be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StepError {
    /// The hole can't be played.
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
    /// There is already an offer before this move.
    #[error("there is an offer already")]
    OfferStands,
    /// The letter is full.
    #[error("the letter has no space for more")]
    Full,
    /// A conditional line must begin with the opponent's move, end with one's own, and not
    /// contradict another line.
    #[error("not a conditional line")]
    Condition,
}

/// A letter: a match by its terms and steps.
#[derive(Clone, Debug)]
pub struct Letter {
    terms: Terms,
    /// The names of the first and the second contestant; empty if unknown.
    names: [String; 2],
    steps: Vec<Step>,
    /// The planned answers of the player who waits: lines of moves, from the opponent's next one.
    conditions: Vec<Vec<Move>>,
    /// The last clock reading of each player.
    readings: [Option<ClockReading>; 2],
    // Derived from the steps.
    /// One record per step.
    records: Vec<Record>,
    /// All games, the current one last.
    games: Vec<Game>,
    series: Series,
    /// The series before the current game.
    before: Series,
    /// The number of steps before the current game.
    game_start: usize,
    offer: Option<Side>,
}

/// Facts about a step, recorded when it was added: finding them out again would mean replaying the
/// match, which may take a long time.
#[derive(Clone, Copy, Debug)]
struct Record {
    /// Who was to move; `None` after the end.
    writer: Option<Contestant>,
    /// The index of a move among the legal ones, and the number of legal moves; `None` for other
    /// steps.
    digit: Option<(usize, usize)>,
}

impl Letter {
    /// Creates the first letter of a match on these terms, without steps.
    #[must_use]
    pub fn new(terms: Terms, names: [String; 2]) -> Self {
        let series = Series::new(terms.plan);
        let mut letter = Self {
            terms,
            names: names.map(|name| shown_name(&name)),
            steps: Vec::new(),
            conditions: Vec::new(),
            readings: [None; 2],
            records: Vec::new(),
            games: Vec::new(),
            before: series.clone(),
            series,
            game_start: 0,
            offer: None,
        };
        letter.begin_game();
        letter
    }

    /// Creates the first letter of a match with this agreement. The player who begins the letter is
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
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Returns all games in order; the last one is current unless the match is over.
    #[must_use]
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// Returns the current game, or the last one of a match that is over.
    #[must_use]
    pub fn game(&self) -> &Game {
        // `begin_game` has added one.
        &self.games[self.games.len() - 1]
    }

    /// Returns the series of the current match; the current game is not in it until it ends.
    #[must_use]
    pub const fn series(&self) -> &Series {
        &self.series
    }

    /// Returns the conditional lines of the player who waits.
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

    /// Returns the contestant in the seat of `side` in the current game.
    #[must_use]
    pub fn contestant_at(&self, side: Side) -> Contestant {
        self.contestant_in(self.games.len() - 1, side)
    }

    /// Returns the contestant in the seat of `side` in the game of this index in
    /// [`games`](Self::games).
    #[must_use]
    pub fn contestant_in(&self, game: usize, side: Side) -> Contestant {
        let plan = &self.terms.plan;
        let games = usize::from(plan.games);
        let seated = plan.contestant_at(side, game % games);
        // Every rematch swaps the sides.
        if (game / games) % 2 == 1 {
            seated.opponent()
        } else {
            seated
        }
    }

    /// Returns the seat of `contestant` in the current game.
    #[must_use]
    pub fn seat_of(&self, contestant: Contestant) -> Side {
        if self.contestant_at(Side::South) == contestant {
            Side::South
        } else {
            Side::North
        }
    }

    /// Returns who may add the next step; `None` if the match is over, when either may request a
    /// rematch.
    #[must_use]
    pub fn writer(&self) -> Option<Contestant> {
        let position = self.game().position();
        let is_open = position.end().is_none();
        is_open.then(|| self.contestant_at(position.to_move()))
    }

    /// Returns true if all games of the match are over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.writer().is_none()
    }

    /// Returns the setup of the current game, as `me` sees it: the other player is a friend.
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
        let setup = self.before.setup(rules, Side::BOTH.map(seat));
        MatchSetup {
            seats: Side::BOTH.map(seat),
            ..setup
        }
    }

    /// Returns the current game as a saved match, as `me` sees it.
    #[must_use]
    pub fn saved(&self, me: Contestant) -> SavedMatch {
        SavedMatch {
            variant: self.terms.variant.clone(),
            setup: self.setup(me),
            series: self.before.clone(),
            tree: GameTree::new(self.game().clone()),
            helped: false,
            recorded: false,
        }
    }

    /// Returns the time that a player has left in the current game, before the current turn; `None`
    /// in a match without clocks.
    #[must_use]
    pub fn time_left(&self, contestant: Contestant) -> Option<Duration> {
        let control = self.terms.clock?;
        let reading = self.readings[contestant.index()];
        let reading = reading.filter(|reading| reading.step > self.game_start);
        let left = reading.map(|reading| Duration::from_millis(reading.left));
        Some(left.unwrap_or_else(|| control.start()))
    }

    /// Records the time that a player has left after the last step.
    pub fn write_time(&mut self, contestant: Contestant, left: Duration) {
        let left = u64::try_from(left.as_millis()).unwrap_or(u64::MAX);
        let step = self.steps.len();
        let reading = self.terms.clock.map(|_| ClockReading { step, left });
        let known = &mut self.readings[contestant.index()];
        *known = ClockReading::later(*known, reading);
    }

    /// Sets a player's name if it is empty.
    pub fn introduce(&mut self, contestant: Contestant, name: &str) {
        let known = &mut self.names[contestant.index()];
        if known.is_empty() {
            *known = shown_name(name);
        }
    }

    /// Adds a step of the player to move, and then the opponent's planned answers.
    ///
    /// # Errors
    /// Returns an error if the step isn't possible; the letter is then unchanged.
    pub fn play(&mut self, step: Step) -> Result<(), StepError> {
        let planner = self.writer().map(Contestant::opponent);
        self.add(step)?;
        while let Some(line) = self.conditions.first()
            && self.writer() == planner
        {
            // It was legal when it was planned, and the same moves led here.
            let answer = Step::Move(line[0]);
            if self.add(answer).is_err() {
                self.conditions.clear();
            }
        }
        Ok(())
    }

    /// Adds a single step.
    fn add(&mut self, step: Step) -> Result<(), StepError> {
        let digit = match step {
            Step::Move(hole) => text::digit_of(self.game(), hole),
            _ => None,
        };
        self.add_known(step, digit)
    }

    /// Adds a single step. `digit` is the index of a move among the legal ones, and the number of
    /// legal moves.
    fn add_known(&mut self, step: Step, digit: Option<(usize, usize)>) -> Result<(), StepError> {
        if self.steps.len() >= MAX_STEPS {
            return Err(StepError::Full);
        }
        let writer = self.writer();
        if step == Step::Rematch {
            return self.begin_rematch();
        }
        if self.is_over() {
            return Err(StepError::Over);
        }
        let mover = self.game().position().to_move();
        let last = self.games.len() - 1;
        let game = &mut self.games[last];
        match step {
            Step::Move(hole) => {
                game.play(hole, &mut ())?;
                if self.offer == Some(mover.opponent()) {
                    self.offer = None;
                }
            }
            Step::Offer if self.offer == Some(mover) => return Err(StepError::OfferStands),
            Step::Offer => self.offer = Some(mover),
            Step::Agree if self.offer != Some(mover.opponent()) => return Err(StepError::NoOffer),
            Step::Agree => game.agree_to_end(&mut ()),
            Step::Resign => game.resign(mover, &mut ()),
            Step::Rematch => {}
        }
        follow(&mut self.conditions, step);
        self.steps.push(step);
        self.records.push(Record { writer, digit });
        self.advance();
        Ok(())
    }

    /// Records the result of a finished game and begins the next one.
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

    fn begin_game(&mut self) {
        let rules = Arc::clone(&self.terms.rules);
        let begins = self.series.first_side();
        let start = self.terms.start;
        let start = start.unwrap_or_else(|| Placement::at_start(&rules, begins));
        self.offer = None;
        self.game_start = self.steps.len();
        self.conditions.clear();
        self.before = self.series.clone();
        self.games.push(Game::set_up(rules, &start, &mut ()));
        // Under some rules a game is over at the start.
        self.advance();
    }

    fn begin_rematch(&mut self) -> Result<(), StepError> {
        if !self.is_over() {
            return Err(StepError::NotOver);
        }
        if self.games.len() + usize::from(self.terms.plan.games) > MAX_GAMES {
            return Err(StepError::Full);
        }
        self.series = Series::new(self.terms.plan);
        self.steps.push(Step::Rematch);
        self.records.push(Record {
            writer: None,
            digit: None,
        });
        self.begin_game();
        Ok(())
    }

    /// Plans an answer of the player who waits: a line of up to [`MAX_CONDITIONAL_PLIES`] moves
    /// that starts with the opponent's next one and ends with the planner's.
    ///
    /// # Errors
    /// Returns an error if it isn't legal, or contradicts another line.
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
        let mut authors = Vec::new();
        for &hole in line {
            authors.push(self.contestant_at(game.position().to_move()));
            game.play(hole, &mut ())?;
        }
        let is_answer = authors.first() == Some(&writer) && authors.last() != Some(&writer);
        let contradicts = |known: &Vec<Move>| {
            let parting = known.iter().zip(line).position(|(one, other)| one != other);
            // They must diverge at a choice of the opponent.
            parting.is_none_or(|at| authors[at] != writer)
        };
        if !is_answer || self.conditions.iter().any(contradicts) {
            return Err(StepError::Condition);
        }
        let at = self.conditions.partition_point(|known| **known < *line);
        self.conditions.insert(at, line.to_vec());
        Ok(())
    }

    /// Returns true if the steps of `other` begin with those of this letter.
    #[must_use]
    pub fn is_prefix_of(&self, other: &Self) -> bool {
        other.steps.starts_with(&self.steps)
    }

    /// Returns the letter as a spectator sees it, without plans and without the key.
    #[must_use]
    pub fn for_spectators(&self) -> Self {
        let mut letter = self.clone();
        letter.conditions.clear();
        letter.terms.meeting = None;
        letter
    }
}

/// Keeps the conditional lines that begin with `step`, without that move, unless they end with it.
fn follow(conditions: &mut Vec<Vec<Move>>, step: Step) {
    conditions.retain_mut(|line| step == Step::Move(line.remove(0)) && !line.is_empty());
}

/// Makes a name safe to show on one line: it may come from a stranger.
fn shown_name(name: &str) -> String {
    let name: String = harmless(name).collect();
    name.trim().chars().take(MAX_PLAYER_NAME_LENGTH).collect()
}

#[cfg(test)]
mod tests;
