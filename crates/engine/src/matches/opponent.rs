//! The opponents that the computer plays: a character for each level, from the game's region.

use std::sync::LazyLock;

use awale_rules::RuleSet;
use awale_rules::atlas::{self, Region};
use serde::Deserialize;

use crate::ai::Level;

/// An opponent: a level, and a region that determines the name and the face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// The level at which the opponent plays.
    pub level: Level,
    /// The region that the opponent comes from.
    pub region: Region,
}

/// The names of a region's opponents, weakest first.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionalNames {
    region: Region,
    names: Vec<String>,
}

static NAMES: LazyLock<Vec<RegionalNames>> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../../assets/opponents.ron")).unwrap_or_default()
});

impl Opponent {
    /// Returns the opponent of `level` in a game under `rules`.
    #[must_use]
    pub fn of(level: Level, rules: &RuleSet) -> Self {
        let region = atlas::region(rules);
        Self { level, region }
    }

    /// Returns the opponent's name.
    #[must_use]
    pub fn name(self) -> &'static str {
        let names = NAMES.iter().find(|names| names.region == self.region);
        let name = names.and_then(|names| names.names.get(self.level as usize));
        name.map_or("", String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_region_has_a_distinct_name_for_each_level() {
        let mut seen = HashSet::new();
        for region in Region::ALL {
            for level in Level::ALL {
                let name = Opponent { level, region }.name();
                assert!(
                    !name.is_empty() && seen.insert(name),
                    "{region:?} {level:?}"
                );
            }
        }
    }
}
