//! The match under way, with all that was ever played in its present game.

mod beginning;
mod change;

use bevy::prelude::*;

use super::command::{MatchEvent, Turn};
use crate::matches::Purpose;
use crate::matches::{MatchSetup, Player, SavedMatch, Series};
use crate::rules::game_tree::{GameTree, NodeId};
use crate::rules::{BoardSnapshot, Game, Outcome, Position, Side};

/// The match under way, or just over. It is changed by the session only.
#[derive(Resource, Clone, Debug)]
pub struct CurrentMatch {
    state: SavedMatch,
    number: u32,
    /// The step from which computers play on, though the line goes further.
    goes_on_from: Option<NodeId>,
    purpose: Purpose,
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

    /// The side to move and who plays it; nobody when the game is over.
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

    /// What is played for. Nothing but a match is entered anywhere.
    #[must_use]
    pub const fn purpose(&self) -> Purpose {
        self.purpose
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
