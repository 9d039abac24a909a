//! Statistics of a layer, for comparison with other implementations.

use std::collections::BTreeMap;
use std::fmt;

use super::table::Layer;

/// The positions of a layer by their value for the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// Number of positions per value.
    pub by_value: BTreeMap<i8, u64>,
}

impl Layer {
    /// Counts the positions by value; a board counts twice if it matters who captured last.
    #[must_use]
    pub fn statistics(&self) -> Statistics {
        let mut by_value = BTreeMap::new();
        for &value in &self.values {
            *by_value.entry(value).or_default() += 1;
        }
        Statistics { by_value }
    }
}

impl Statistics {
    /// Returns the number of positions.
    #[must_use]
    pub fn boards(&self) -> u64 {
        self.by_value.values().sum()
    }

    /// Returns the number of positions that the player to move wins.
    #[must_use]
    pub fn wins(&self) -> u64 {
        self.by_value.range(1..).map(|(_, count)| count).sum()
    }

    /// Returns the number of positions that the player to move loses.
    #[must_use]
    pub fn losses(&self) -> u64 {
        self.by_value.range(..0).map(|(_, count)| count).sum()
    }

    /// Returns the number of drawn positions.
    #[must_use]
    pub fn draws(&self) -> u64 {
        self.by_value.get(&0).copied().unwrap_or(0)
    }
}

impl fmt::Display for Statistics {
    /// Writes `boards wins draws losses value:count value:count ...`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} {} {} {}",
            self.boards(),
            self.wins(),
            self.draws(),
            self.losses()
        )?;
        self.by_value
            .iter()
            .try_for_each(|(value, count)| write!(f, " {value}:{count}"))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use crate::ai::tables::EndgameTable;
    use crate::fixtures::changed;
    use awale_rules::spec::GrandSlam;

    /// Lincke 2002: boards, wins, draws and losses of awari.
    const AWARI: [(usize, [u64; 4]); 4] = [
        (4, [1365, 580, 143, 642]),
        (5, [4368, 2165, 0, 2203]),
        (6, [12376, 5698, 1548, 5130]),
        (8, [75582, 37767, 8351, 29464]),
    ];

    #[test]
    fn awari_has_the_published_figures() {
        let rules = changed("awale", |spec| spec.capture.grand_slam = GrandSlam::Allowed);
        let table = EndgameTable::of_seeds(&rules, 8).unwrap();
        for (seeds, figures) in AWARI {
            let statistics = table.layers()[seeds].statistics();
            assert_eq!(
                [
                    statistics.boards(),
                    statistics.wins(),
                    statistics.draws(),
                    statistics.losses()
                ],
                figures,
                "{seeds} seeds"
            );
        }
        assert_eq!(
            table.layers()[8].statistics().to_string(),
            "75582 37767 8351 29464 -8:12370 -6:228 -4:6828 -2:9977 -1:61 0:8351 1:236 2:10182 4:6972 5:168 6:507 8:19702"
        );
    }
}
