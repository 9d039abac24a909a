//! The measured figures.

use serde::{Deserialize, Serialize};

use super::play::Trial;
use super::record::GameRecord;
use awale_rules::EndReason;
use awale_rules::keyed::keyed_enum;

keyed_enum! {
    /// A measured figure.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Figure {
        /// Games won by the player who begins.
        FirstWins = "first-wins",
        /// Games won by the other player.
        SecondWins = "second-wins",
        /// Drawn games.
        Draws = "draws",
        /// Points of the player who begins: 1 for a win, ½ for a draw.
        FirstPoints = "first-points",
        /// The final lead of the player who begins, in seeds.
        FirstMargin = "first-margin",
        /// The final difference between the players, in seeds.
        Margin = "margin",
        /// Moves per game, counting both players.
        Plies = "plies",
        /// Legal moves per turn.
        Choice = "choice",
        /// Turns with a single legal move.
        Forced = "forced",
        /// Passes per turn played.
        Passes = "passes",
        /// Games with a pass.
        PassingGames = "passing-games",
        /// Laps per turn.
        Laps = "laps",
        /// Laps of the longest turn in a game.
        LongestTurn = "longest-turn",
        /// Games with an endless sowing, cut off by the rules' limit.
        CutOff = "cut-off",
        /// Turns that capture seeds.
        Catches = "catches",
        /// Seeds captured per turn that captures.
        #[serde(rename = "CatchSize")]
        CaptureSize = "catch-size",
        /// The most seeds captured in one turn of a game, as a share of all seeds.
        #[serde(rename = "LargestCatch")]
        LargestCapture = "largest-catch",
        /// Seeds captured before the end of the sowing, as a share of all captured seeds.
        #[serde(rename = "OnTheWay")]
        FlowCaptures = "on-the-way",
        /// Changes of lead per game.
        LeadChanges = "lead-changes",
        /// Games won by the player who was behind after half of the moves.
        Comebacks = "comebacks",
        /// Seeds on the board at the end, before they are distributed.
        SeedsLeft = "seeds-left",
        /// Games that end by repetition.
        Repetition = "repetition",
        /// Games that aren't over after [`MAX_PLIES`](super::plan::MAX_PLIES) plies.
        Endless = "endless",
        /// Games that end by the penalty for not feeding.
        Penalty = "penalty",
        /// Points of the better player in games between players of different skill.
        Skill = "skill",
    }
}

keyed_enum! {
    /// The unit of a figure.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Unit {
        /// A share, 0 to 1.
        Share = "share",
        /// A number of seeds.
        Seeds = "seeds",
        /// A number of turns.
        Turns = "turns",
        /// A number of legal moves.
        Moves = "moves",
        /// A number of laps.
        Laps = "laps",
        /// Times per game.
        Times = "times",
    }
}

/// The way in which a figure averages games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sampling {
    /// The share of games with a property.
    Games,
    /// The ratio of two amounts, summed over games.
    Amounts,
}

impl Figure {
    /// Returns the unit of the figure.
    #[must_use]
    pub const fn unit(self) -> Unit {
        match self {
            Self::FirstMargin | Self::Margin | Self::CaptureSize | Self::SeedsLeft => Unit::Seeds,
            Self::Plies => Unit::Turns,
            Self::Choice => Unit::Moves,
            Self::Laps | Self::LongestTurn => Unit::Laps,
            Self::LeadChanges => Unit::Times,
            _ => Unit::Share,
        }
    }

    /// Returns the lowest and the highest possible value of the figure.
    #[must_use]
    pub const fn range(self) -> (f64, f64) {
        match (self, self.unit()) {
            // There may be several passes per turn played.
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

    /// Returns the contribution of a trial: an amount, and the amount to divide it by; `None` if
    /// the trial doesn't contribute.
    #[must_use]
    pub fn sample(self, trial: &Trial) -> Option<(i64, i64)> {
        let game = &trial.game;
        match self {
            Self::Skill => trial.pair.map(|half_points| (half_points.into(), 4)),
            Self::PassingGames => Some(one_if(game.passes > 0)),
            Self::CutOff => Some(one_if(game.cut_off_sowings > 0)),
            Self::Repetition => Some(one_if(game.end == Some(EndReason::Repetition))),
            Self::Endless => Some(one_if(game.end.is_none())),
            Self::Penalty => Some(one_if(game.end == Some(EndReason::Penalty))),
            Self::Choice => per_turn(game, game.legal_moves),
            Self::Forced => per_turn(game, game.forced_turns),
            Self::Passes => per_turn(game, game.passes),
            Self::Laps => per_turn(game, game.laps),
            Self::Catches => per_turn(game, game.capturing_turns),
            Self::CaptureSize => ratio(game.captured_seeds, game.capturing_turns),
            Self::FlowCaptures => ratio(game.captured_while_sowing, game.captured_seeds),
            Self::LongestTurn => ratio(game.longest_turn, 1),
            Self::LargestCapture => ratio(game.largest_capture, game.seeds),
            // The other figures need a finished game.
            _ => game.end.and_then(|_| self.sample_finished(game)),
        }
    }

    fn sample_finished(self, game: &GameRecord) -> Option<(i64, i64)> {
        match self {
            Self::FirstWins => Some(one_if(game.margin > 0)),
            Self::SecondWins => Some(one_if(game.margin < 0)),
            Self::Draws => Some(one_if(game.margin == 0)),
            Self::FirstPoints => Some((i64::from(game.margin.signum()) + 1, 2)),
            Self::FirstMargin => Some((game.margin.into(), 1)),
            Self::Margin => Some((game.margin.abs().into(), 1)),
            Self::Plies => ratio(game.plies, 1),
            Self::LeadChanges => ratio(game.lead_changes, 1),
            Self::SeedsLeft => ratio(game.seeds_left, 1),
            Self::Comebacks => Some(one_if(game.is_comeback)),
            _ => None,
        }
    }
}

fn one_if(holds: bool) -> (i64, i64) {
    (holds.into(), 1)
}

fn per_turn(game: &GameRecord, amount: u32) -> Option<(i64, i64)> {
    ratio(amount, game.plies)
}

/// Returns a sample, unless it would divide by zero.
fn ratio(amount: u32, divisor: u32) -> Option<(i64, i64)> {
    (divisor > 0).then_some((amount.into(), divisor.into()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_figure_is_listed_once_under_its_own_key() {
        let keys: BTreeSet<&str> = Figure::ALL.iter().map(|figure| figure.key()).collect();
        assert_eq!(keys.len(), Figure::ALL.len());
        for figure in Figure::ALL {
            assert_eq!(Figure::from_key(figure.key()), Some(figure));
        }
        assert!(Figure::ALL.is_sorted());
    }

    #[test]
    fn every_figure_has_a_sample_of_a_complete_trial() {
        let game = GameRecord {
            end: Some(EndReason::Stuck),
            plies: 3,
            capturing_turns: 1,
            captured_seeds: 4,
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
