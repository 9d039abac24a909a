//! The players in a measurement of the lab.

use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::ai::contest::Contestant;
use crate::ai::levels::Skill;
use awale_rules::as_text;

/// Maximum plies of a game; one that isn't over by then counts as endless.
pub const MAX_PLIES: u32 = 1_000;
/// Node budget per move of the strongest player in the lab: that of Grand Master, without a time
/// limit, so that the same seed gives the same games on every machine.
const BEST_NODES: u64 = 1_000_000;

/// The players of a measurement.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The main player, who also plays against itself: two equal opponents.
    #[serde(with = "as_text")]
    pub player: Contestant,
    /// The weaker opponent of `player`, to measure how much skill matters.
    #[serde(with = "as_text")]
    pub rival: Contestant,
}

impl Plan {
    /// Creates a plan with the player of a level, and the level below as the rival.
    #[must_use]
    pub fn at(level: Level) -> Self {
        let below = Level::ALL.into_iter().rev().find(|&other| other < level);
        Self {
            player: contestant(level),
            rival: below.map_or(Contestant::Random, contestant),
        }
    }

    /// Returns true if the player is better than the rival; false if both are random.
    #[must_use]
    pub fn players_differ(&self) -> bool {
        self.player != self.rival
    }
}

/// Returns the contestant for a level in the lab. Its skill is the level's default, not the one
/// measured for these rules, so that results for different rules can be compared.
#[must_use]
pub fn contestant(level: Level) -> Contestant {
    match level.default_skill() {
        Skill::MAX => Contestant::Nodes(BEST_NODES),
        skill => Contestant::Skill(skill),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_plays_against_a_weaker_one() {
        assert_eq!(Plan::at(Level::Initiation).rival, Contestant::Random);
        for pair in Level::ALL.windows(2) {
            assert_eq!(Plan::at(pair[1]).rival, contestant(pair[0]));
        }
        let best = Contestant::Nodes(BEST_NODES);
        assert_eq!(Plan::at(Level::GrandMaster).player, best);
    }

    #[test]
    fn a_plan_round_trips_through_text() {
        for level in Level::ALL {
            let plan = Plan::at(level);
            let text = ron::to_string(&plan).unwrap_or_default();
            assert_eq!(ron::from_str(&text), Ok(plan), "{text}");
        }
        assert!(ron::from_str::<Plan>("(player: \"zebra\", rival: \"random\")").is_err());
    }
}
