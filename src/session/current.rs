//! The match on the table.

use bevy::prelude::*;

use super::{Annotation, Turn};
use crate::table::TableEvent;
use awale_engine::files::FileName;
use awale_engine::matches::{
    Agreement, MatchSetup, Player, Purpose, SavedMatch, Series, SeriesPlan,
};
use awale_engine::teacher::standing::Verdict;
use awale_rules::game_tree::NodeId;
use awale_rules::{Action, GameTree};
use awale_rules::{BoardSnapshot, Game, Move, Outcome, Placement, Position, Side};

/// The match on the table, in progress or over. Only the session changes it.
#[derive(Component, Clone, Debug)]
pub struct CurrentMatch {
    state: SavedMatch,
    number: u32,
    /// The number of the match that this one restarts or continues, or its own.
    origin: u32,
    /// The node from which computers play on although the line continues.
    computers_play_at: Option<NodeId>,
    purpose: Purpose,
    /// The file of a game under review.
    file: Option<FileName>,
    /// The person's side in a game under review, if the opponent was a computer.
    reviewed_person: Option<Side>,
    /// The effect of the finished game on the player's rating.
    verdict: Option<Verdict>,
}

impl CurrentMatch {
    /// Returns the rules and the players.
    #[must_use]
    pub const fn setup(&self) -> &MatchSetup {
        &self.state.setup
    }

    /// Returns the name of the variant, which is that of its rule file.
    #[must_use]
    pub fn variant(&self) -> &str {
        &self.state.variant
    }

    /// Returns the series of games to which the current one belongs.
    #[must_use]
    pub const fn series(&self) -> &Series {
        &self.state.series
    }

    /// Returns the game with its variations and undone moves.
    #[must_use]
    pub const fn tree(&self) -> &GameTree {
        &self.state.tree
    }

    /// Returns the game at its current position, which the board may not show yet.
    #[must_use]
    pub const fn game(&self) -> &Game {
        self.state.tree.game()
    }

    /// Returns the saved form of the match.
    #[must_use]
    pub const fn state(&self) -> &SavedMatch {
        &self.state
    }

    /// Returns the number of the match that this one restarts or continues, or its own.
    pub(super) const fn origin(&self) -> u32 {
        self.origin
    }

    /// Returns the current position.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.game().position()
    }

    /// Identifies the current turn.
    #[must_use]
    pub fn turn(&self) -> Turn {
        Turn {
            match_number: self.number,
            ply: self.tree().ply(),
            step: self.tree().current(),
        }
    }

    /// Returns the side to move and its player; `None` if the game is over.
    #[must_use]
    pub fn player_to_move(&self) -> Option<(Side, Player)> {
        let side = self.position().to_move();
        self.outcome()
            .is_none()
            .then(|| (side, self.setup().seat(side).player))
    }

    /// Returns the side that made the last move.
    #[must_use]
    pub fn last_mover(&self) -> Option<Side> {
        let last_ply = self.game().moves().len().checked_sub(1)?;
        self.game().positions().get(last_ply).map(Position::to_move)
    }

    /// Returns whether the table shows an earlier position, in which computers wait.
    #[must_use]
    pub fn is_looked_back_at(&self) -> bool {
        !self.tree().is_at_end() && self.computers_play_at != Some(self.tree().current())
    }

    /// Returns whether both players are computers.
    #[must_use]
    pub fn is_between_computers(&self) -> bool {
        let seats = &self.setup().seats;
        seats.iter().all(|seat| seat.player != Player::Person)
    }

    /// Returns whether one of the players is a remote friend.
    #[must_use]
    pub fn is_by_letter(&self) -> bool {
        let seats = &self.setup().seats;
        seats.iter().any(|seat| seat.player == Player::Friend)
    }

    /// Returns the result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    /// Returns whether a move was played and the game isn't over.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        self.outcome().is_none() && !self.game().moves().is_empty()
    }

    /// Returns whether it is a match, a review or a trial. Only matches are saved and count.
    #[must_use]
    pub const fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// Returns the person's side in a game under review, if the opponent was a computer.
    #[must_use]
    pub const fn reviewed_person(&self) -> Option<Side> {
        self.reviewed_person
    }

    /// Returns the reviewed game's file in the games folder; `None` if it has none.
    #[must_use]
    pub const fn file(&self) -> Option<&FileName> {
        self.file.as_ref()
    }

    /// Returns the number of the game in its match, from 1; `None` if there is only one.
    #[must_use]
    pub fn round(&self) -> Option<usize> {
        let series = self.series();
        (series.plan().games > 1).then(|| series.game_number() + 1)
    }

    /// Returns whether a report is available: the line has moves, and is finished or under review.
    #[must_use]
    pub fn can_report(&self) -> bool {
        let is_past = self.tree().line_outcome().is_some() || self.purpose == Purpose::Review;
        is_past && self.tree().line_length() > 0
    }

    /// Returns the game to the end of its line; `None` if no report is available.
    #[must_use]
    pub fn whole_game(&self) -> Option<Game> {
        self.can_report().then(|| {
            let mut tree = self.tree().clone();
            tree.go_to_step(tree.line_length());
            tree.game().clone()
        })
    }

    /// Returns the series including the current game, if it is over.
    #[must_use]
    pub fn series_so_far(&self) -> Series {
        let mut series = self.series().clone();
        if let Some(outcome) = self.outcome() {
            series.record(&outcome);
        }
        series
    }

    /// Returns whether the players can change seats: two people after a single game.
    #[must_use]
    pub fn can_change_seats(&self) -> bool {
        let seats = &self.setup().seats;
        self.outcome().is_some()
            && self.series().plan().games == 1
            && seats.iter().all(|seat| seat.player == Player::Person)
    }

    /// Returns whether the game is over and another game of the match follows.
    #[must_use]
    pub fn has_next_game(&self) -> bool {
        self.outcome().is_some() && !self.series_so_far().is_over()
    }
}

/// Starting a match.
impl CurrentMatch {
    pub(super) fn begin(agreement: Agreement, number: u32) -> (Self, TableEvent) {
        Self::begin_for(Purpose::Match, agreement, number)
    }

    /// Starts a match with rules that are being edited.
    pub(super) fn try_out(agreement: Agreement, number: u32) -> (Self, TableEvent) {
        Self::begin_for(Purpose::Trial, agreement, number)
    }

    fn begin_for(purpose: Purpose, agreement: Agreement, number: u32) -> (Self, TableEvent) {
        let Agreement {
            variant,
            setup,
            plan,
            start,
        } = agreement;
        Self::begin_game(variant, setup, Series::new(plan), start, purpose, number)
    }

    /// Starts the next game of the match; after the last one, a new match with the same agreement.
    pub(super) fn next_game(&self, number: u32) -> (Self, TableEvent) {
        let setup = self.setup().again();
        let series = if self.has_next_game() {
            self.series_so_far()
        } else {
            self.fresh_series(&setup)
        };
        self.begin_another(setup, series, number)
    }

    /// Restarts the same game with the players' seats swapped.
    pub(super) fn with_swapped_seats(&self, number: u32) -> (Self, TableEvent) {
        let mut setup = self.setup().again();
        setup.seats.swap(0, 1);
        let series = self.fresh_series(&setup);
        self.begin_another(setup, series, number)
    }

    /// Returns a new series with the same plan, and the seed of `setup`.
    fn fresh_series(&self, setup: &MatchSetup) -> Series {
        Series::new(SeriesPlan {
            seed: setup.seed,
            ..*self.series().plan()
        })
    }

    /// Restarts the current game.
    pub(super) fn restart(&self, number: u32) -> (Self, TableEvent) {
        let series = self.series().clone();
        let setup = self.setup().again();
        self.begin_another(setup, series, number)
    }

    /// Starts a game from the same start position. A review becomes a match.
    fn begin_another(&self, setup: MatchSetup, series: Series, number: u32) -> (Self, TableEvent) {
        let start = *self.tree().start();
        let standard_start = Placement::at_start(&setup.rules, start.to_move);
        let start = (start != standard_start).then_some(start);
        let purpose = match self.purpose {
            Purpose::Trial => Purpose::Trial,
            Purpose::Match | Purpose::Review => Purpose::Match,
        };
        let variant = self.state.variant.clone();
        let (mut next_match, event) =
            Self::begin_game(variant, setup, series, start, purpose, number);
        next_match.origin = self.origin;
        (next_match, event)
    }

    fn begin_game(
        variant: String,
        setup: MatchSetup,
        series: Series,
        start: Option<Placement>,
        purpose: Purpose,
        number: u32,
    ) -> (Self, TableEvent) {
        let mut events = Vec::new();
        let placement =
            start.unwrap_or_else(|| Placement::at_start(&setup.rules, series.first_side()));
        let game = Game::set_up(setup.rules.clone(), &placement, &mut events);
        let start = BoardSnapshot::set_up(&placement, setup.rules.geometry());
        let state = SavedMatch {
            variant,
            setup,
            series,
            tree: GameTree::new(game),
            helped: false,
            recorded: false,
        };
        let current = Self::new(state, purpose, number);
        (current, TableEvent::Began { start, events })
    }

    /// Resumes a saved match.
    pub(super) fn resume(state: SavedMatch, number: u32) -> (Self, TableEvent) {
        let resumed = Self::new(state, Purpose::Match, number);
        let event = TableEvent::position_shown(resumed.position());
        (resumed, event)
    }

    fn new(mut state: SavedMatch, purpose: Purpose, number: u32) -> Self {
        // A game that was over before the first command has already been recorded.
        state.recorded |= state.tree.game().outcome().is_some();
        Self {
            state,
            number,
            origin: number,
            computers_play_at: None,
            purpose,
            file: None,
            reviewed_person: None,
            verdict: None,
        }
    }

    /// Reviews a finished game, or one opened from a link.
    pub(super) fn review(
        state: SavedMatch,
        file: Option<FileName>,
        reviewed_person: Option<Side>,
        number: u32,
    ) -> (Self, TableEvent) {
        let (mut resumed, event) = Self::resume(state, number);
        resumed.purpose = Purpose::Review;
        resumed.file = file;
        resumed.reviewed_person = reviewed_person;
        (resumed, event)
    }
}

/// Moves, endings, and navigation in the game tree.
impl CurrentMatch {
    /// Plays a person's move; `None` if a computer or a friend is to move, or if that would undo a
    /// move in a letter.
    pub(super) fn play_for_person(&mut self, mv: Move) -> Option<TableEvent> {
        let is_others_turn = self
            .player_to_move()
            .is_some_and(|(_, player)| player != Player::Person);
        let replaces_move = self.is_by_letter() && !self.tree().is_at_end();
        (!is_others_turn && !replaces_move).then(|| self.play(mv))
    }

    pub(super) fn play(&mut self, mv: Move) -> TableEvent {
        let position_before = *self.position();
        let mut events = Vec::new();
        match self.state.tree.play(mv, &mut events) {
            Ok(()) => {
                self.play_on_from_here();
                TableEvent::moved(&position_before, events)
            }
            Err(refusal) => TableEvent::Refused { mv, refusal },
        }
    }

    /// Resigns for `side`. In a letter, only the player to move may add a step.
    pub(super) fn resign(&mut self, side: Side) -> Option<TableEvent> {
        if self.is_by_letter() && (self.position().to_move() != side || !self.tree().is_at_end()) {
            return None;
        }
        let mut events = Vec::new();
        let has_ended = self.state.tree.resign(side, &mut events);
        has_ended.then_some(TableEvent::EndedByPlayers { events })
    }

    pub(super) fn agree_to_end(&mut self) -> Option<TableEvent> {
        let mut events = Vec::new();
        let has_ended = self.state.tree.agree_to_end(&mut events);
        has_ended.then_some(TableEvent::EndedByPlayers { events })
    }

    /// Undoes moves back to the last decision of a person, or one ply if both players are
    /// computers. Moves in a letter can't be undone.
    pub(super) fn undo(&mut self) -> Option<TableEvent> {
        if self.is_by_letter() {
            return None;
        }
        let seats = self.state.setup.seats.clone();
        let is_person = |side: Side| seats[side.index()].player == Player::Person;
        let is_undone = if Side::BOTH.into_iter().any(is_person) {
            self.state.tree.take_back_to_decision(is_person)
        } else {
            self.state.tree.take_back()
        };
        is_undone.then(|| TableEvent::position_shown(self.position()))
    }

    /// Redoes moves up to the next decision of a person, or to the end of the line.
    pub(super) fn redo(&mut self) -> Vec<TableEvent> {
        let mut table_events = Vec::new();
        loop {
            let position_before = *self.position();
            let mut events = Vec::new();
            match self.state.tree.play_again(&mut events) {
                Some(Action::Move(_)) => {
                    table_events.push(TableEvent::moved(&position_before, events))
                }
                Some(Action::Ending(_)) => table_events.push(TableEvent::EndedByPlayers { events }),
                None => return table_events,
            }
            if self.is_between_computers()
                || matches!(self.player_to_move(), Some((_, Player::Person)))
            {
                return table_events;
            }
        }
    }

    pub(super) fn go_to_step(&mut self, step: usize) -> Option<TableEvent> {
        let step = step.min(self.tree().steps_in_line());
        (step != self.tree().step()).then(|| {
            self.state.tree.go_to_step(step);
            TableEvent::position_shown(self.position())
        })
    }

    /// Goes to a step and shows only its first `shown` events.
    pub(super) fn show_step(&mut self, step: usize, shown: usize) -> Option<TableEvent> {
        let (position_before, events) = self.tree().events_of(step)?;
        self.state.tree.go_to_step(step);
        Some(TableEvent::StepShown {
            before: position_before,
            events,
            shown,
            mover: self.last_mover(),
        })
    }

    pub(super) fn choose_variation(&mut self, step: usize, index: usize) -> Option<TableEvent> {
        let chosen = self.state.tree.choose_variation(step, index);
        chosen.then(|| TableEvent::position_shown(self.position()))
    }

    /// Lets computers play on from here although the line continues.
    pub(super) fn play_on_from_here(&mut self) {
        self.computers_play_at = Some(self.tree().current());
    }

    pub(super) fn annotate(&mut self, annotation: &Annotation) {
        if annotation.match_number == self.number {
            annotation.write(&mut self.state.tree);
        }
    }

    /// Records that the engine helped a person in this game.
    pub(super) const fn note_help(&mut self) {
        self.state.helped = true;
    }

    /// Returns the result of a finished game, unless it was already taken or recorded.
    pub(super) fn take_unrecorded_outcome(&mut self) -> Option<Outcome> {
        let outcome = self.outcome().filter(|_| !self.state.recorded);
        self.state.recorded |= outcome.is_some();
        outcome
    }

    /// Returns how the finished game affects the player's rating; `None` if it doesn't.
    #[must_use]
    pub const fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    pub(super) const fn set_verdict(&mut self, verdict: Option<Verdict>) {
        self.verdict = verdict;
    }

    pub(super) fn stop_series(&mut self) {
        self.state.series.stop();
    }
}
