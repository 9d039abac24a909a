//! The computer's opponents: a person for each level, from the region that the game comes from.

use std::sync::LazyLock;

use awale_rules::RuleSet;
use awale_rules::atlas::{self, Region};
use serde::Deserialize;

use crate::ai::Level;

/// An opponent: the level, and the region that gives a name and a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// How strongly the opponent plays.
    pub level: Level,
    /// The region that the opponent comes from.
    pub region: Region,
}

/// The names of a region's opponents, the weakest first.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Names {
    region: Region,
    names: Vec<String>,
}

static NAMES: LazyLock<Vec<Names>> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../../assets/opponents.ron")).unwrap_or_default()
});

impl Opponent {
    /// Returns the opponent of this level in a game by these rules.
    #[must_use]
    pub fn of(level: Level, rules: &RuleSet) -> Self {
        let region = atlas::region(rules);
        Self { level, region }
    }

    /// Returns the opponent's name.
    #[must_use]
    pub fn name(self) -> &'static str {
        let region = NAMES.iter().find(|names| names.region == self.region);
        let name = region.and_then(|region| region.names.get(self.level as usize));
        name.map_or("", String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_region_has_a_name_of_its_own_for_each_level() {
        let mut known = HashSet::new();
        for region in Region::ALL {
            for level in Level::ALL {
                let name = Opponent { level, region }.name();
                assert!(
                    !name.is_empty() && known.insert(name),
                    "{region:?} {level:?}"
                );
            }
        }
    }
}
