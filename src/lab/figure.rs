//! What is measured.

use serde::{Deserialize, Serialize};

use super::play::Trial;
use super::record::GameRecord;
use crate::keyed::keyed_enum;
use crate::rules::EndReason;

keyed_enum! {
    /// Something that is measured.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Figure {
        /// Games that the player who begins wins.
        FirstWins = "first-wins",
        /// Games that the other player wins.
        SecondWins = "second-wins",
        /// Games that are drawn.
        Draws = "draws",
        /// Points of the player who begins: 1 for a win, ½ for a draw.
        FirstPoints = "first-points",
        /// Seeds by which the player who begins is ahead at the end.
        FirstMargin = "first-margin",
        /// Seeds between the players at the end.
        Margin = "margin",
        /// Moves of a game, of both players.
        Plies = "plies",
        /// Legal moves of a turn.
        Choice = "choice",
        /// Turns with a single legal move.
        Forced = "forced",
        /// Turns that are missed, for every turn that is played.
        Passes = "passes",
        /// Games in which a turn is missed.
        PassingGames = "passing-games",
        /// Laps of a turn.
        Laps = "laps",
        /// Laps of the longest turn of a game.
        LongestTurn = "longest-turn",
        /// Games in which a sowing found no end, and was stopped by the rules' limit.
        CutOff = "cut-off",
        /// Turns in which seeds are captured.
        Catches = "catches",
        /// Seeds of such a turn.
        CatchSize = "catch-size",
        /// The largest of them in a game, as a part of all seeds.
        LargestCatch = "largest-catch",
        /// Captured seeds that were captured on the way.
        OnTheWay = "on-the-way",
        /// How often the lead goes over to the other in a game.
        LeadChanges = "lead-changes",
        /// Games that were won by the player who was behind in their middle.
        Comebacks = "comebacks",
        /// Seeds on the board at the end, before they are shared out.
        SeedsLeft = "seeds-left",
        /// Games that end because a position occurs again.
        Repetition = "repetition",
        /// Games that were not over after [`MOST_PLIES`](super::plan::MOST_PLIES).
        Endless = "endless",
        /// Games that end by the penalty for not feeding.
        Penalty = "penalty",
        /// Points of the better of two players of different skill.
        Skill = "skill",
    }
}

keyed_enum! {
    /// What a figure is counted in.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Unit {
        /// A part of something, 0 to 1.
        Share = "share",
        /// Seeds.
        Seeds = "seeds",
        /// Turns.
        Turns = "turns",
        /// Legal moves.
        Moves = "moves",
        /// Laps.
        Laps = "laps",
        /// How often in a game.
        Times = "times",
    }
}

/// What a figure is a mean over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sampling {
    /// Games that are something or are not.
    Games,
    /// Amounts, over other amounts, of games.
    Amounts,
}

impl Figure {
    /// What it is counted in.
    #[must_use]
    pub const fn unit(self) -> Unit {
        match self {
            Self::FirstMargin | Self::Margin | Self::CatchSize | Self::SeedsLeft => Unit::Seeds,
            Self::Plies => Unit::Turns,
            Self::Choice => Unit::Moves,
            Self::Laps | Self::LongestTurn => Unit::Laps,
            Self::LeadChanges => Unit::Times,
            _ => Unit::Share,
        }
    }

    /// The least and the greatest value it can have.
    #[must_use]
    pub const fn range(self) -> (f64, f64) {
        match (self, self.unit()) {
            // Several turns can be missed for one that is played.
            (Self::Passes, _) => (0.0, f64::INFINITY),
            (_, Unit::Share) => (0.0, 1.0),
            (Self::FirstMargin, _) => (f64::NEG_INFINITY, f64::INFINITY),
            _ => (0.0, f64::INFINITY),
        }
    }

    pub(super) const fn sampling(self) -> Sampling {
        match self {
            Self::FirstWins
            | Self::SecondWins
            | Self::Draws
            | Self::PassingGames
            | Self::CutOff
            | Self::Comebacks
            | Self::Repetition
            | Self::Endless
            | Self::Penalty => Sampling::Games,
            _ => Sampling::Amounts,
        }
    }

    /// What a trial adds to it: an amount, and what it is a part of. `None` if the trial says
    /// nothing about it.
    #[must_use]
    pub fn sample(self, trial: &Trial) -> Option<(i64, i64)> {
        let game = &trial.game;
        match self {
            Self::Skill => trial.pair.map(|half_points| (half_points.into(), 4)),
            Self::PassingGames => Some(one_if(game.passes > 0)),
            Self::CutOff => Some(one_if(game.cut_off > 0)),
            Self::Repetition => Some(one_if(game.end == Some(EndReason::Repetition))),
            Self::Endless => Some(one_if(game.end.is_none())),
            Self::Penalty => Some(one_if(game.end == Some(EndReason::Penalty))),
            Self::Choice => of_turns(game, game.choices),
            Self::Forced => of_turns(game, game.forced),
            Self::Passes => of_turns(game, game.passes),
            Self::Laps => of_turns(game, game.laps),
            Self::Catches => of_turns(game, game.catches),
            Self::CatchSize => part(game.captured, game.catches),
            Self::OnTheWay => part(game.on_the_way, game.captured),
            Self::LongestTurn => part(game.longest, 1),
            Self::LargestCatch => part(game.largest, game.seeds),
            // The rest is known only of games that have come to their end.
            _ => game.end.and_then(|_| self.sample_of_ended(game)),
        }
    }

    fn sample_of_ended(self, game: &GameRecord) -> Option<(i64, i64)> {
        match self {
            Self::FirstWins => Some(one_if(game.margin > 0)),
            Self::SecondWins => Some(one_if(game.margin < 0)),
            Self::Draws => Some(one_if(game.margin == 0)),
            Self::FirstPoints => Some((i64::from(game.margin.signum()) + 1, 2)),
            Self::FirstMargin => Some((game.margin.into(), 1)),
            Self::Margin => Some((game.margin.abs().into(), 1)),
            Self::Plies => part(game.plies, 1),
            Self::LeadChanges => part(game.lead_changes, 1),
            Self::SeedsLeft => part(game.seeds_left(), 1),
            Self::Comebacks => Some(one_if(game.comeback)),
            _ => None,
        }
    }
}

fn one_if(is_so: bool) -> (i64, i64) {
    (is_so.into(), 1)
}

fn of_turns(game: &GameRecord, amount: u32) -> Option<(i64, i64)> {
    part(amount, game.plies)
}

/// Nothing is known of parts of nothing.
fn part(amount: u32, whole: u32) -> Option<(i64, i64)> {
    (whole > 0).then_some((amount.into(), whole.into()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_figure_is_listed_once_under_its_own_word() {
        let keys: BTreeSet<&str> = Figure::ALL.iter().map(|figure| figure.key()).collect();
        assert_eq!(keys.len(), Figure::ALL.len());
        for figure in Figure::ALL {
            assert_eq!(Figure::from_key(figure.key()), Some(figure));
        }
        assert!(Figure::ALL.is_sorted());
    }

    #[test]
    fn every_figure_says_something_of_a_game_that_has_all() {
        let game = GameRecord {
            end: Some(EndReason::Stuck),
            plies: 3,
            catches: 1,
            captured: 4,
            seeds: 48,
            ..GameRecord::default()
        };
        let trial = Trial {
            game,
            pair: Some(3),
        };
        for figure in Figure::ALL {
            assert!(figure.sample(&trial).is_some(), "{figure:?}");
        }
    }
}
