//! How a match comes onto the table: agreed on, begun again, gone on with, looked at.

use super::super::command::MatchEvent;
use super::CurrentMatch;
use crate::matches::{Agreement, Purpose};
use crate::matches::{MatchSetup, SavedMatch, Series, SeriesPlan};
use crate::rules::game_tree::GameTree;
use crate::rules::{BoardSnapshot, Game, Placement};

impl CurrentMatch {
    pub(in crate::game::session) fn begin(agreement: Agreement, number: u32) -> (Self, MatchEvent) {
        Self::begin_for(Purpose::Match, agreement, number)
    }

    /// A match by rules in the making.
    pub(in crate::game::session) fn try_out(
        agreement: Agreement,
        number: u32,
    ) -> (Self, MatchEvent) {
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
    pub(in crate::game::session) fn next(&self, number: u32) -> (Self, MatchEvent) {
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
    pub(in crate::game::session) fn again(&self, number: u32) -> (Self, MatchEvent) {
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
        Self::begin_game(variant, setup, series, start, purpose, number)
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
        };
        let begun = Self {
            state,
            number,
            goes_on_from: None,
            purpose,
        };
        (begun, MatchEvent::Began { start, events })
    }

    /// Goes on with a match that was kept.
    pub(in crate::game::session) fn resume(state: SavedMatch, number: u32) -> (Self, MatchEvent) {
        let resumed = Self {
            state,
            number,
            goes_on_from: None,
            purpose: Purpose::Match,
        };
        let report = resumed.stands();
        (resumed, report)
    }

    /// Looks at a game that was kept.
    pub(in crate::game::session) fn review(state: SavedMatch, number: u32) -> (Self, MatchEvent) {
        let (mut resumed, report) = Self::resume(state, number);
        resumed.purpose = Purpose::Review;
        (resumed, report)
    }
}
