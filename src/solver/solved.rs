//! The starts that have been solved: `assets/solved.ron`, embedded.
//!
//! What is there was found by `awale-engine solve`, as docs/solved.md tells. Tests play every line by the rules, and solve
//! again what takes seconds.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::rules::{Hole, RuleSet, library};

/// What the start of some rules is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The fingerprint of the rules.
    pub fingerprint: u64,
    /// What is known.
    pub value: SolvedValue,
    /// A line of best play from the start, to the end of the game; empty where none was written down.
    pub line: Vec<Hole>,
}

/// What the player who begins gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum SolvedValue {
    /// This many seeds more than the opponent.
    Margin(i32),
    /// The game, by how much isn't known.
    Win,
    /// A draw.
    Draw,
    /// Nothing: the opponent wins, by how much isn't known.
    Loss,
}

impl SolvedValue {
    /// 1 if the player who begins wins, -1 if the opponent does, 0 for a draw.
    #[must_use]
    pub const fn winner(self) -> i32 {
        match self {
            Self::Margin(seeds) => seeds.signum(),
            Self::Win => 1,
            Self::Draw => 0,
            Self::Loss => -1,
        }
    }
}

/// An entry of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    rules: String,
    value: SolvedValue,
    #[serde(default)]
    line: String,
}

const FILE: &str = include_str!("../../assets/solved.ron");

static ALL: LazyLock<Vec<Solved>> = LazyLock::new(|| {
    let stored: Vec<Stored> = ron::from_str(FILE).unwrap_or_default();
    stored.iter().filter_map(Stored::read).collect()
});

impl Stored {
    fn read(&self) -> Option<Solved> {
        let rules = library::load(&self.rules)?.ok()?;
        let holes = self
            .line
            .chars()
            .map(|letter| rules.geometry().hole(letter));
        Some(Solved {
            fingerprint: rules.fingerprint(),
            value: self.value,
            line: holes.collect::<Result<_, _>>().ok()?,
        })
    }
}

/// All that have been solved, in no order.
#[must_use]
pub fn all() -> &'static [Solved] {
    &ALL
}

/// What the start of games by `rules` is worth; `None` if it has not been solved.
#[must_use]
pub fn start(rules: &RuleSet) -> Option<&'static Solved> {
    all()
        .iter()
        .find(|solved| solved.fingerprint == rules.fingerprint())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::rules::{Game, Side};

    #[test]
    fn the_file_is_read_whole() {
        let stored: Vec<Stored> = ron::from_str(FILE).unwrap();
        assert_eq!(all().len(), stored.len());
        assert!(all().len() >= 7);
    }

    #[test]
    fn every_line_gains_what_is_told_by_the_rules() {
        let mut played = 0;
        for name in library::names() {
            let rules = library::load(name).unwrap().unwrap();
            let Some(solved) = start(&rules) else {
                continue;
            };
            let SolvedValue::Margin(margin) = solved.value else {
                assert!(solved.line.is_empty(), "{name}");
                continue;
            };
            if solved.line.is_empty() {
                continue;
            }
            played += 1;
            let mut game = Game::new(rules, Side::South, &mut ());
            for &hole in &solved.line {
                game.play(hole, &mut ()).unwrap();
            }
            let outcome = game.outcome().unwrap();
            let lofts = Side::BOTH.map(|side| i32::from(outcome.lofts[side.index()]));
            assert_eq!(lofts[0] - lofts[1], margin, "{name}");
        }
        assert!(played >= 4, "{played}");
    }
}
