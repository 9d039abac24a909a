//! Who plays in the lab.

use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::ai::contest::Contestant;
use crate::ai::levels::Skill;
use crate::as_text;

/// A game that isn't over after as many plies is taken to be endless.
pub const MOST_PLIES: u32 = 1_000;
/// Positions of a move of the best player there is in the lab: those of Grand Master, without a
/// limit in time, so that the same seed gives the same games on every machine.
const BEST_NODES: u64 = 1_000_000;

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// Who plays against an equal.
    #[serde(with = "as_text")]
    pub player: Contestant,
    /// Who plays against the player, a weaker one, to measure how much skill decides.
    #[serde(with = "as_text")]
    pub rival: Contestant,
}

impl Plan {
    /// The players of a level, and of the one below it as rivals.
    #[must_use]
    pub fn at(level: Level) -> Self {
        let below = Level::ALL.into_iter().rev().find(|&other| other < level);
        Self {
            player: contestant(level),
            rival: below.map_or(Contestant::Random, contestant),
        }
    }

    /// Whether the player is better than the rival: two random players are alike.
    #[must_use]
    pub fn differ_in_skill(&self) -> bool {
        self.player != self.rival
    }
}

/// The contestant for a level in the lab. Its skill is the level's usual one, not the one measured
/// for these rules, so that figures of different rules can be compared.
#[must_use]
pub fn contestant(level: Level) -> Contestant {
    match level.default_skill() {
        Skill::GREATEST => Contestant::Nodes(BEST_NODES),
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
    fn a_plan_is_the_same_when_it_has_been_written_down() {
        for level in Level::ALL {
            let plan = Plan::at(level);
            let text = ron::to_string(&plan).unwrap_or_default();
            assert_eq!(ron::from_str(&text), Ok(plan), "{text}");
        }
        assert!(ron::from_str::<Plan>("(player: \"zebra\", rival: \"random\")").is_err());
    }
}
