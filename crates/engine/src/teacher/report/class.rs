//! Move classes, by the loss of a move and by how much of the game is left.

use serde::{Deserialize, Serialize};

use super::SEED;

/// The quality of a move, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Class {
    /// Loses nothing worth mentioning.
    Best,
    /// Loses a little.
    Good,
    /// Loses something.
    Inaccuracy,
    /// Loses much.
    Mistake,
    /// May lose the game.
    Blunder,
}

impl Class {
    /// All classes.
    pub const ALL: [Self; 5] = [
        Self::Best,
        Self::Good,
        Self::Inaccuracy,
        Self::Mistake,
        Self::Blunder,
    ];

    /// Returns its identifier in game files and messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// Returns the class with this identifier.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.key() == key)
    }

    /// Returns the annotation glyph of such a move, as in chess; empty for good ones.
    #[must_use]
    pub const fn mark(self) -> &'static str {
        match self {
            Self::Best | Self::Good => "",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

/// The minimum loss of each class, in hundredths of a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thresholds {
    /// An inaccuracy loses at least this.
    pub inaccuracy: i32,
    /// A mistake loses at least this; a move with just this loss has an accuracy of one half.
    pub mistake: i32,
    /// A blunder loses at least this.
    pub blunder: i32,
}

/// A move that loses less than this, in hundredths of a seed, is among the best.
const MIN_LOSS: i32 = SEED / 4;
/// The number of seeds in most games, on which the table is based.
const USUAL_SEEDS: i32 = 48;
/// Each row applies from this percentage of the seeds on the board. The thresholds fall as the
/// game nears its end, since a loss becomes harder to recover.
const TABLE: [(i32, Thresholds); 3] = [
    (
        67,
        Thresholds {
            inaccuracy: 100,
            mistake: 300,
            blunder: 600,
        },
    ),
    (
        33,
        Thresholds {
            inaccuracy: 100,
            mistake: 250,
            blunder: 500,
        },
    ),
    (
        0,
        Thresholds {
            inaccuracy: 75,
            mistake: 200,
            blunder: 400,
        },
    ),
];

impl Thresholds {
    /// Returns the thresholds in a position with `on_board` seeds on the board, of `seeds` in the
    /// whole game.
    #[must_use]
    pub fn for_position(on_board: u16, seeds: u16) -> Self {
        let [on_board, seeds] = [i32::from(on_board), i32::from(seeds).max(1)];
        let share = 100 * on_board / seeds;
        let row = TABLE.iter().find(|(least, _)| share >= *least);
        let of_usual = row.map_or(TABLE[2].1, |(_, thresholds)| *thresholds);
        let scaled = |threshold: i32| (threshold * seeds / USUAL_SEEDS).max(MIN_LOSS);
        Self {
            inaccuracy: scaled(of_usual.inaccuracy),
            mistake: scaled(of_usual.mistake),
            blunder: scaled(of_usual.blunder),
        }
    }

    /// Returns the class of a move that loses `loss` hundredths of a seed.
    #[must_use]
    pub const fn class(&self, loss: i32) -> Class {
        if loss < MIN_LOSS {
            Class::Best
        } else if loss < self.inaccuracy {
            Class::Good
        } else if loss < self.mistake {
            Class::Inaccuracy
        } else if loss < self.blunder {
            Class::Mistake
        } else {
            Class::Blunder
        }
    }

    /// Returns the distance from a loss to the nearest threshold.
    pub(super) fn distance_to_border(&self, loss: i32) -> i32 {
        let [one, two, three] =
            [self.inaccuracy, self.mistake, self.blunder].map(|border| (loss - border).abs());
        one.min(two).min(three)
    }

    /// Returns the accuracy of a move that loses `loss` hundredths of a seed, 0 to 1. It halves
    /// with every loss the size of a mistake.
    #[must_use]
    pub fn share(&self, loss: i32) -> f64 {
        (-f64::from(loss.max(0)) / f64::from(self.mistake)).exp2()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_weighs_more_the_later_it_happens() {
        let early = Thresholds::for_position(48, 48);
        let late = Thresholds::for_position(10, 48);
        assert_eq!([early.class(0), early.class(24)], [Class::Best; 2]);
        assert_eq!(
            [early.class(90), early.class(250)],
            [Class::Good, Class::Inaccuracy]
        );
        assert_eq!(
            [late.class(90), late.class(250)],
            [Class::Inaccuracy, Class::Mistake]
        );
        assert_eq!(
            [early.class(500), late.class(500)],
            [Class::Mistake, Class::Blunder]
        );
        // Twice the seeds, twice the thresholds.
        assert_eq!(Thresholds::for_position(96, 96).blunder, 2 * early.blunder);
        assert!((early.share(300) - 0.5).abs() < 1e-12 && (early.share(0) - 1.0).abs() < 1e-12);
    }
}
