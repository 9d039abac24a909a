//! A match of several games: the games played, the score, and who wins.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::plan::{Contestant, MAX_GAMES, SeriesPlan};
use super::setup::{Beginner, MatchSetup, Seat};
use awale_rules::{EndReason, Outcome, RuleSet, Side};

/// A finished game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedGame {
    /// The contestant who sat South.
    pub south: Contestant,
    /// The contestant who began.
    pub began: Contestant,
    /// The scores of the first and the second contestant: seeds in the loft, or points where the
    /// last move decides.
    pub lofts: [u16; 2],
    /// The winner; `None` in a draw.
    pub winner: Option<Contestant>,
    /// Why it ended.
    #[serde(with = "reason_code")]
    pub reason: EndReason,
}

/// A match of several games: its plan, and the games played so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Series {
    plan: SeriesPlan,
    games: Vec<PlayedGame>,
    stopped: bool,
}

impl Series {
    /// Creates a match before its first game. Clamps the number of games to the valid range.
    #[must_use]
    pub fn new(plan: SeriesPlan) -> Self {
        let games = plan.games.clamp(1, MAX_GAMES);
        Self {
            plan: SeriesPlan { games, ..plan },
            games: Vec::new(),
            stopped: false,
        }
    }

    /// Returns the plan.
    #[must_use]
    pub const fn plan(&self) -> &SeriesPlan {
        &self.plan
    }

    /// Returns the games played so far, in order.
    #[must_use]
    pub fn games(&self) -> &[PlayedGame] {
        &self.games
    }

    /// Returns the number of the current or next game, from 0.
    #[must_use]
    pub const fn game_number(&self) -> usize {
        self.games.len()
    }

    /// Returns the side that begins the current or next game.
    #[must_use]
    pub fn first_side(&self) -> Side {
        self.plan.first_side(self.game_number())
    }

    /// Returns the contestant who plays `side` in the current or next game.
    #[must_use]
    pub const fn contestant_at(&self, side: Side) -> Contestant {
        self.plan.contestant_at(side, self.game_number())
    }

    /// Returns the setup of the current or next game, with a fixed starting side and its own seed.
    /// `contestants` are the seats of the first and the second contestant.
    #[must_use]
    pub fn setup(&self, rules: Arc<RuleSet>, contestants: [Seat; 2]) -> MatchSetup {
        let mut seats = contestants;
        if self.contestant_at(Side::South) == Contestant::Second {
            seats.swap(0, 1);
        }
        MatchSetup {
            rules,
            seats,
            beginner: match self.first_side() {
                Side::South => Beginner::South,
                Side::North => Beginner::North,
            },
            seed: self.plan.seed_of(self.game_number()),
        }
    }

    /// Records the result of the current game. Returns `false`, and does nothing, if the match is
    /// over.
    pub fn record(&mut self, outcome: &Outcome) -> bool {
        if self.is_over() {
            return false;
        }
        let south = self.contestant_at(Side::South);
        let mut lofts = outcome.score();
        if south == Contestant::Second {
            lofts.swap(0, 1);
        }
        self.games.push(PlayedGame {
            south,
            began: self.contestant_at(self.first_side()),
            lofts,
            winner: outcome.winner.map(|side| self.contestant_at(side)),
            reason: outcome.reason,
        });
        true
    }

    /// Ends the match with the games played so far.
    pub const fn stop(&mut self) {
        self.stopped = true;
    }

    /// Returns true if the match was ended before its last game.
    #[must_use]
    pub const fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Returns the scores of both contestants in half points: two for a win, one for a draw.
    #[must_use]
    pub fn score(&self) -> [u32; 2] {
        let half_points = |contestant| {
            let points = self.games.iter().map(|game| match game.winner {
                Some(winner) if winner == contestant => 2,
                Some(_) => 0,
                None => 1,
            });
            points.sum()
        };
        Contestant::BOTH.map(half_points)
    }

    /// Returns the total seeds of both contestants over all games, which break ties.
    #[must_use]
    pub fn seeds(&self) -> [u32; 2] {
        let seeds = |contestant: Contestant| {
            let lofts = self.games.iter().map(|game| game.lofts[contestant.index()]);
            lofts.map(u32::from).sum()
        };
        Contestant::BOTH.map(seeds)
    }

    /// Returns the number of games left, including the current one.
    #[must_use]
    pub fn games_left(&self) -> usize {
        if self.stopped {
            0
        } else {
            usize::from(self.plan.games).saturating_sub(self.games.len())
        }
    }

    /// Returns true if the match is over: all games were played, or it was stopped.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.games_left() == 0
    }

    /// Returns true if the remaining games can't change the winner.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        let [first, second] = self.score();
        let at_stake = 2 * self.games_left();
        self.is_over() || first.abs_diff(second) as usize > at_stake
    }

    /// Returns who is ahead by points or, if they are equal, by seeds; `None` if both are equal.
    #[must_use]
    pub fn leader(&self) -> Option<Contestant> {
        let (score, seeds) = (self.score(), self.seeds());
        match (score[0], seeds[0]).cmp(&(score[1], seeds[1])) {
            std::cmp::Ordering::Greater => Some(Contestant::First),
            std::cmp::Ordering::Less => Some(Contestant::Second),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Returns who has won the match; `None` in a tie, or while it is undecided.
    #[must_use]
    pub fn winner(&self) -> Option<Contestant> {
        self.is_decided().then(|| self.leader()).flatten()
    }

    /// Returns true if the numbers of games are consistent.
    pub(super) fn is_consistent(&self) -> bool {
        (1..=MAX_GAMES).contains(&self.plan.games)
            && self.games.len() <= usize::from(self.plan.games)
    }
}

/// Serialises reasons as their codes in game files.
mod reason_code {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use awale_rules::EndReason;

    pub fn serialize<S: Serializer>(reason: &EndReason, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(reason.code())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<EndReason, D::Error> {
        let code = String::deserialize(deserializer)?;
        EndReason::from_code(&code)
            .ok_or_else(|| D::Error::custom(format!("unknown reason {code}")))
    }
}

#[cfg(test)]
mod tests;
