//! The sequential probability ratio test (Wald 1945) over pairs of games, which ends a match as
//! soon as it decides between two Elo differences.
//!
//! The games of a pair aren't independent, so the test counts the five results of pairs: 0, ½, 1,
//! 1½ and 2 points. Each hypothesis is represented by the maximum-likelihood distribution with its
//! mean.

use std::fmt;

use super::Score;

/// The number of possible results of a pair.
const RESULTS: usize = 5;
/// The probability of a wrong decision, of either kind.
const ERROR_RATE: f64 = 0.05;
/// Pseudo-count of a result that hasn't occurred yet.
const UNSEEN_PSEUDO_COUNT: f64 = 1e-3;
/// Bisection steps, more than enough for floating-point precision.
const BISECTIONS: usize = 100;

/// A test of `elo1` against `elo0`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
}

/// The state of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// `elo1` is accepted.
    Accepted,
    /// `elo0` is accepted.
    Rejected,
    /// Undecided.
    Open,
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Accepted => "accepted",
            Self::Rejected => "rejected",
            Self::Open => "open",
        })
    }
}

impl Sprt {
    /// Creates a test between two Elo differences; `None` unless both are finite and `elo0 < elo1`.
    #[must_use]
    pub fn new(elo0: f64, elo1: f64) -> Option<Self> {
        (elo0.is_finite() && elo1.is_finite() && elo0 < elo1).then_some(Self { elo0, elo1 })
    }

    /// Returns both Elo differences, the lower one first.
    #[must_use]
    pub const fn differences(&self) -> [f64; 2] {
        [self.elo0, self.elo1]
    }

    /// Returns the bound on the log-likelihood ratio: the test accepts above it, and rejects below
    /// its negative. Both error rates are 5%.
    #[must_use]
    pub fn bound() -> f64 {
        ((1.0 - ERROR_RATE) / ERROR_RATE).ln()
    }

    /// Returns the log-likelihood ratio of `elo1` over `elo0`.
    #[must_use]
    pub fn log_likelihood_ratio(&self, score: &Score) -> f64 {
        let counts = score
            .pair_results()
            .map(|count| f64::from(count).max(UNSEEN_PSEUDO_COUNT));
        let pairs: f64 = counts.iter().sum();
        let frequencies = counts.map(|count| count / pairs);
        let [null, alternative] = self
            .differences()
            .map(|elo| max_likelihood(&frequencies, mean_of(elo)));
        (0..RESULTS)
            .map(|result| counts[result] * (alternative[result] / null[result]).ln())
            .sum()
    }

    /// Returns the decision after these games.
    #[must_use]
    pub fn decision(&self, score: &Score) -> Decision {
        let ratio = self.log_likelihood_ratio(score);
        if ratio >= Self::bound() {
            Decision::Accepted
        } else if ratio <= -Self::bound() {
            Decision::Rejected
        } else {
            Decision::Open
        }
    }
}

/// Returns the expected share of the points at this Elo difference.
fn mean_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// Returns the points of a pair's result, as a fraction of the maximum.
const fn points(result: usize) -> f64 {
    result as f64 / (RESULTS - 1) as f64
}

/// Computes the maximum-likelihood distribution with this mean (between 0 and 1) for results
/// observed with `frequencies`.
fn max_likelihood(frequencies: &[f64; RESULTS], mean: f64) -> [f64; RESULTS] {
    // By Lagrange multipliers, each frequency is divided by 1 + multiplier · (points - mean).
    let distribution_for = |multiplier: f64| {
        std::array::from_fn(|result| {
            frequencies[result] / multiplier.mul_add(points(result) - mean, 1.0)
        })
    };
    let excess = |distribution: &[f64; RESULTS]| -> f64 {
        (0..RESULTS)
            .map(|result| distribution[result] * (points(result) - mean))
            .sum()
    };
    // All divisors must be positive; the excess falls as the multiplier grows.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..BISECTIONS {
        let midpoint = f64::midpoint(low, high);
        if excess(&distribution_for(midpoint)) > 0.0 {
            low = midpoint;
        } else {
            high = midpoint;
        }
    }
    distribution_for(f64::midpoint(low, high))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    /// Creates a score from the numbers of pairs with 0, ½, 1, 1½ and 2 points.
    fn score(pairs: [u32; RESULTS]) -> Score {
        let mut score = Score::default();
        let games = [[0.0, 0.0], [0.5, 0.0], [1.0, 0.0], [1.0, 0.5], [1.0, 1.0]];
        for (count, points) in pairs.into_iter().zip(games) {
            (0..count).for_each(|_| score.add_pair(&points));
        }
        score
    }

    #[test]
    fn log_likelihood_ratios_match_published_ones() {
        // SPRTs of Stockfish's pull requests 2971 (two of them), 2951, 2950, 3232 and 2493.
        let published = [
            (-0.5, 1.5, [17, 253, 1042, 337, 39], 2.96),
            (0.25, 1.75, [11, 407, 3238, 513, 11], 2.93),
            (-0.5, 1.5, [59, 754, 2467, 865, 75], 2.95),
            (-0.5, 1.5, [133, 1751, 5094, 1849, 165], 2.94),
            (-0.25, 1.25, [85, 1800, 8241, 1930, 100], 2.94),
            (-1.0, 3.0, [424, 2948, 5832, 3045, 460], 2.94),
        ];
        for (elo0, elo1, pairs, ratio) in published {
            let actual = Sprt::new(elo0, elo1)
                .unwrap()
                .log_likelihood_ratio(&score(pairs));
            assert!((actual - ratio).abs() < 0.006, "{pairs:?}: {actual}");
        }
    }

    #[test]
    fn with_two_results_the_ratio_is_walds() {
        // Pairs that are all won or all lost are a coin with known probabilities.
        let sprt = Sprt::new(0.0, 100.0).unwrap();
        let (wins, losses) = (70, 30);
        let better = mean_of(100.0);
        let expected =
            f64::from(wins) * (better / 0.5).ln() + f64::from(losses) * ((1.0 - better) / 0.5).ln();
        let ratio = sprt.log_likelihood_ratio(&score([losses, 0, 0, 0, wins]));
        assert!((ratio - expected).abs() < 0.02, "{ratio} {expected}");
    }

    #[test]
    fn the_test_decides_once_the_ratio_leaves_the_bounds() {
        assert!((Sprt::bound() - 2.944).abs() < 0.001);
        let sprt = Sprt::new(0.0, 20.0).unwrap();
        let even = [5, 20, 50, 20, 5];
        let decision = |factor: u32, results: [u32; RESULTS]| {
            sprt.decision(&score(results.map(|count| factor * count)))
        };
        assert_eq!(decision(1, even), Decision::Open);
        assert_eq!(decision(20, even), Decision::Rejected);
        assert_eq!(decision(20, [3, 18, 50, 22, 7]), Decision::Accepted);
        assert_eq!(sprt.decision(&Score::default()), Decision::Open);
        // The other contestant sees the opposite.
        let opposite = Sprt::new(-20.0, 0.0).unwrap();
        let [score, mirrored] = [[3, 18, 50, 22, 7], [7, 22, 50, 18, 3]].map(score);
        assert!(
            (sprt.log_likelihood_ratio(&score) + opposite.log_likelihood_ratio(&mirrored)).abs()
                < 1e-6
        );
    }

    #[test]
    fn differences_must_differ() {
        for (elo0, elo1) in [
            (5.0, 5.0),
            (5.0, 0.0),
            (f64::NAN, 1.0),
            (0.0, f64::INFINITY),
        ] {
            assert_eq!(Sprt::new(elo0, elo1), None, "{elo0} {elo1}");
        }
    }
}
