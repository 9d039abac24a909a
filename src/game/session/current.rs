//! The match under way, with all that was ever played in its present game.

use bevy::prelude::*;

use super::command::{Annotation, MatchEvent, Turn};
use crate::files::FileName;
use crate::matches::{Agreement, MatchSetup, Player, Purpose, SavedMatch, Series, SeriesPlan};
use crate::rules::game_tree::{Action, GameTree, NodeId};
use crate::rules::{BoardSnapshot, Game, Hole, Outcome, Placement, Position, Side};

/// The match under way, or just over. It is changed by the session only.
#[derive(Resource, Clone, Debug)]
pub struct CurrentMatch {
    state: SavedMatch,
    number: u32,
    /// The number of the match that this one restarts or continues, or its own.
    origin: u32,
    /// The step from which computers play on, though the line goes further.
    goes_on_from: Option<NodeId>,
    purpose: Purpose,
    /// The file of a game that is looked at.
    file: Option<FileName>,
}

impl CurrentMatch {
    /// What the players agreed on.
    #[must_use]
    pub const fn setup(&self) -> &MatchSetup {
        &self.state.setup
    }

    /// The name of the variant's file.
    #[must_use]
    pub fn variant(&self) -> &str {
        &self.state.variant
    }

    /// The games of the match.
    #[must_use]
    pub const fn series(&self) -> &Series {
        &self.state.series
    }

    /// The game with its variations, and with what was taken back.
    #[must_use]
    pub const fn tree(&self) -> &GameTree {
        &self.state.tree
    }

    /// The game as it stands; what is shown may still lag behind it.
    #[must_use]
    pub const fn game(&self) -> &Game {
        self.state.tree.game()
    }

    /// All of it, as it is kept.
    #[must_use]
    pub const fn state(&self) -> &SavedMatch {
        &self.state
    }

    /// The number of the match that this one restarts or continues, or its own.
    pub(super) const fn origin(&self) -> u32 {
        self.origin
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.game().position()
    }

    /// This moment of the match.
    #[must_use]
    pub fn turn(&self) -> Turn {
        Turn {
            match_number: self.number,
            ply: self.tree().ply(),
            step: self.tree().current(),
        }
    }

    /// The side to move and who plays it; `None` if the game is over.
    #[must_use]
    pub fn player_to_move(&self) -> Option<(Side, Player)> {
        let side = self.position().to_move();
        self.outcome()
            .is_none()
            .then(|| (side, self.setup().seat(side).player))
    }

    /// The side that made the last move.
    #[must_use]
    pub fn last_mover(&self) -> Option<Side> {
        let before = self.game().moves().len().checked_sub(1)?;
        self.game().positions().get(before).map(Position::to_move)
    }

    /// Whether an earlier position is looked at, from which no computer plays on by itself.
    #[must_use]
    pub fn is_looked_back_at(&self) -> bool {
        !self.tree().is_at_end() && self.goes_on_from != Some(self.tree().current())
    }

    /// Whether computers play each other.
    #[must_use]
    pub fn is_between_computers(&self) -> bool {
        let seats = &self.setup().seats;
        seats.iter().all(|seat| seat.player != Player::Person)
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    /// Whether something has been played, and the game is not over.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        self.outcome().is_none() && !self.game().moves().is_empty()
    }

    /// What is played for. Only a match counts in archive and statistics.
    #[must_use]
    pub const fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// The file in the folder of games that is looked at; `None` for a game that was not read from one.
    #[must_use]
    pub const fn file(&self) -> Option<&FileName> {
        self.file.as_ref()
    }

    /// The number of the game in its match, from 1; `None` if there is only one.
    #[must_use]
    pub fn round(&self) -> Option<usize> {
        let series = self.series();
        (series.plan().games > 1).then(|| series.game_number() + 1)
    }

    /// Whether it can be reported on: it is over, or was read from a file or pasted; and something was played in it.
    #[must_use]
    pub fn can_be_reported(&self) -> bool {
        let is_past = self.tree().line_outcome().is_some() || self.purpose == Purpose::Review;
        is_past && self.tree().line_length() > 0
    }

    /// The whole game as its line tells it, from the start to the end, if it can be reported on.
    #[must_use]
    pub fn whole_game(&self) -> Option<Game> {
        self.can_be_reported().then(|| {
            let mut tree = self.tree().clone();
            tree.go_to_step(tree.line_length());
            tree.game().clone()
        })
    }

    /// The games of the match with the one that has just ended.
    #[must_use]
    pub fn series_so_far(&self) -> Series {
        let mut series = self.series().clone();
        if let Some(outcome) = self.outcome() {
            series.record(&outcome);
        }
        series
    }

    /// Whether another game of the match can be begun.
    #[must_use]
    pub fn has_next_game(&self) -> bool {
        self.outcome().is_some() && !self.series_so_far().is_over()
    }

    /// The position as it is shown at once.
    fn stands(&self) -> MatchEvent {
        MatchEvent::Stands {
            snapshot: BoardSnapshot::of(self.position()),
        }
    }
}

/// How a match comes onto the table: agreed on, begun again, gone on with, looked at.
impl CurrentMatch {
    pub(super) fn begin(agreement: Agreement, number: u32) -> (Self, MatchEvent) {
        Self::begin_for(Purpose::Match, agreement, number)
    }

    /// A match by rules in the making.
    pub(super) fn try_out(agreement: Agreement, number: u32) -> (Self, MatchEvent) {
        Self::begin_for(Purpose::Trial, agreement, number)
    }

    fn begin_for(purpose: Purpose, agreement: Agreement, number: u32) -> (Self, MatchEvent) {
        let Agreement {
            variant,
            setup,
            plan,
            start,
        } = agreement;
        Self::begin_game(variant, setup, Series::new(plan), start, purpose, number)
    }

    /// The next game of the match, or the same agreement once more when there is none.
    pub(super) fn next(&self, number: u32) -> (Self, MatchEvent) {
        let setup = self.setup().again();
        let series = if self.has_next_game() {
            self.series_so_far()
        } else {
            Series::new(SeriesPlan {
                seed: setup.seed,
                ..*self.series().plan()
            })
        };
        self.begin_another(setup, series, number)
    }

    /// The game under way from its start.
    pub(super) fn again(&self, number: u32) -> (Self, MatchEvent) {
        let series = self.series().clone();
        let setup = self.setup().again();
        self.begin_another(setup, series, number)
    }

    /// A game that begins with the same seeds. One that was looked at is now played in earnest.
    fn begin_another(&self, setup: MatchSetup, series: Series, number: u32) -> (Self, MatchEvent) {
        let laid = *self.tree().start();
        let usual = Placement::at_start(&setup.rules, laid.to_move);
        let start = (laid != usual).then_some(laid);
        let purpose = match self.purpose {
            Purpose::Trial => Purpose::Trial,
            Purpose::Match | Purpose::Review => Purpose::Match,
        };
        let variant = self.state.variant.clone();
        let (mut begun, report) = Self::begin_game(variant, setup, series, start, purpose, number);
        begun.origin = self.origin;
        (begun, report)
    }

    fn begin_game(
        variant: String,
        setup: MatchSetup,
        series: Series,
        start: Option<Placement>,
        purpose: Purpose,
        number: u32,
    ) -> (Self, MatchEvent) {
        let mut events = Vec::new();
        let placed =
            start.unwrap_or_else(|| Placement::at_start(&setup.rules, series.first_side()));
        let game = Game::set_up(setup.rules.clone(), &placed, &mut events);
        let start = BoardSnapshot::set_up(&placed, setup.rules.geometry());
        let state = SavedMatch {
            variant,
            setup,
            series,
            tree: GameTree::new(game),
            helped: false,
            recorded: false,
        };
        let begun = Self {
            state,
            number,
            origin: number,
            goes_on_from: None,
            purpose,
            file: None,
        };
        (begun, MatchEvent::Began { start, events })
    }

    /// Goes on with a match that was kept.
    pub(super) fn resume(state: SavedMatch, number: u32) -> (Self, MatchEvent) {
        let resumed = Self {
            state,
            number,
            origin: number,
            goes_on_from: None,
            purpose: Purpose::Match,
            file: None,
        };
        let report = resumed.stands();
        (resumed, report)
    }

    /// Looks at a game that was kept.
    pub(super) fn review(
        state: SavedMatch,
        file: Option<FileName>,
        number: u32,
    ) -> (Self, MatchEvent) {
        let (mut resumed, report) = Self::resume(state, number);
        resumed.purpose = Purpose::Review;
        resumed.file = file;
        (resumed, report)
    }
}

/// What changes a match: moves, endings, and going back and forth in what was played.
impl CurrentMatch {
    /// A hole that a person chose; nothing happens while a computer has the turn.
    pub(super) fn play_for_person(&mut self, hole: Hole) -> Option<MatchEvent> {
        let is_computers = self
            .player_to_move()
            .is_some_and(|(_, player)| player.is_computer());
        (!is_computers).then(|| self.play(hole))
    }

    pub(super) fn play(&mut self, hole: Hole) -> MatchEvent {
        let before = BoardSnapshot::of(self.position());
        let mover = self.position().to_move();
        let mut events = Vec::new();
        match self.state.tree.play(hole, &mut events) {
            Ok(()) => {
                self.play_on_from_here();
                MatchEvent::Moved {
                    mover,
                    before,
                    events,
                }
            }
            Err(refusal) => MatchEvent::Refused { hole, refusal },
        }
    }

    pub(super) fn resign(&mut self, side: Side) -> Option<MatchEvent> {
        let mut events = Vec::new();
        let closed = self.state.tree.resign(side, &mut events);
        closed.then_some(MatchEvent::Closed { events })
    }

    pub(super) fn agree_to_end(&mut self) -> Option<MatchEvent> {
        let mut events = Vec::new();
        let closed = self.state.tree.agree_to_end(&mut events);
        closed.then_some(MatchEvent::Closed { events })
    }

    /// Back to the last decision of a person, or by a ply where only computers play.
    pub(super) fn take_back(&mut self) -> Option<MatchEvent> {
        let seats = self.state.setup.seats.clone();
        let is_person = |side: Side| seats[side.index()].player == Player::Person;
        let taken = if Side::BOTH.into_iter().any(is_person) {
            self.state.tree.take_back_to_decision(is_person)
        } else {
            self.state.tree.take_back()
        };
        taken.then(|| self.stands())
    }

    /// Plays again what was taken back, to the next decision of a person or the end of the line.
    pub(super) fn play_again(&mut self) -> Vec<MatchEvent> {
        let mut match_events = Vec::new();
        loop {
            let before = BoardSnapshot::of(self.position());
            let mover = self.position().to_move();
            let mut events = Vec::new();
            match self.state.tree.play_again(&mut events) {
                Some(Action::Move(_)) => match_events.push(MatchEvent::Moved {
                    mover,
                    before,
                    events,
                }),
                Some(Action::Ending(_)) => match_events.push(MatchEvent::Closed { events }),
                None => return match_events,
            }
            if self.is_between_computers()
                || matches!(self.player_to_move(), Some((_, Player::Person)))
            {
                return match_events;
            }
        }
    }

    pub(super) fn go_to_step(&mut self, step: usize) -> Option<MatchEvent> {
        let step = step.min(self.tree().steps_in_line());
        (step != self.tree().step()).then(|| {
            self.state.tree.go_to_step(step);
            self.stands()
        })
    }

    /// Goes to a step, of which only the first `told` events are shown.
    pub(super) fn follow(&mut self, step: usize, told: usize) -> Option<MatchEvent> {
        let (before, events) = self.tree().events_of(step)?;
        self.state.tree.go_to_step(step);
        Some(MatchEvent::Followed {
            before,
            events,
            told,
            mover: self.last_mover(),
        })
    }

    pub(super) fn choose_variation(&mut self, step: usize, index: usize) -> Option<MatchEvent> {
        let chosen = self.state.tree.choose_variation(step, index);
        chosen.then(|| self.stands())
    }

    /// Computers play on from here, though the line goes further.
    pub(super) fn play_on_from_here(&mut self) {
        self.goes_on_from = Some(self.tree().current());
    }

    pub(super) fn annotate(&mut self, annotation: &Annotation) {
        if annotation.match_number == self.number {
            annotation.write(&mut self.state.tree);
        }
    }

    /// The engine has told a person something about this game.
    pub(super) const fn note_help(&mut self) {
        self.state.helped = true;
    }

    /// The game under way has ended for the first time: returns whether that was so.
    pub(super) const fn record(&mut self) -> bool {
        !std::mem::replace(&mut self.state.recorded, true)
    }

    pub(super) fn stop_series(&mut self) {
        self.state.series.stop();
    }
}
