//! Move classes, based on the loss of a move and on how much of the game is left.

use serde::{Deserialize, Serialize};

use super::SEED;

/// The quality of a move, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Class {
    /// Loses nothing worth mentioning.
    Best,
    /// Loses a little.
    Good,
    /// Loses a noticeable amount.
    Inaccuracy,
    /// Loses a lot.
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

    /// Returns the identifier of the class in game files and messages.
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

    /// Returns the class with the identifier `key`.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.key() == key)
    }

    /// Returns the annotation symbol of such a move, as in chess; empty for good ones.
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

/// The minimum losses of the classes, in hundredths of a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thresholds {
    /// The minimum loss of an inaccuracy.
    pub inaccuracy: i32,
    /// The minimum loss of a mistake; a move with exactly this loss has an accuracy of one half.
    pub mistake: i32,
    /// The minimum loss of a blunder.
    pub blunder: i32,
}

/// The minimum loss, in hundredths of a seed, of a move that isn't among the best.
const MIN_LOSS: i32 = SEED / 4;
/// The number of seeds for which the table of thresholds is given; most games have as many.
const BASE_SEEDS: i32 = 48;
/// Thresholds with the minimum percentage of the seeds still on the board at which they apply. They
/// fall as the game nears its end, since a loss becomes harder to make up for.
const THRESHOLDS: [(i32, Thresholds); 3] = [
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
        let percent = 100 * on_board / seeds;
        let row = THRESHOLDS.iter().find(|(min, _)| percent >= *min);
        let base = row.map_or(THRESHOLDS[2].1, |(_, thresholds)| *thresholds);
        let scaled = |threshold: i32| (threshold * seeds / BASE_SEEDS).max(MIN_LOSS);
        Self {
            inaccuracy: scaled(base.inaccuracy),
            mistake: scaled(base.mistake),
            blunder: scaled(base.blunder),
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
    pub(super) fn distance_to_threshold(&self, loss: i32) -> i32 {
        let [inaccuracy, mistake, blunder] =
            [self.inaccuracy, self.mistake, self.blunder].map(|limit| (loss - limit).abs());
        inaccuracy.min(mistake).min(blunder)
    }

    /// Returns the accuracy of a move that loses `loss` hundredths of a seed, from 0 to 1. It
    /// halves with each further loss of [`mistake`](Self::mistake).
    #[must_use]
    pub fn accuracy(&self, loss: i32) -> f64 {
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
        assert!(
            (early.accuracy(300) - 0.5).abs() < 1e-12 && (early.accuracy(0) - 1.0).abs() < 1e-12
        );
    }
}
