//! Estimates figures with confidence intervals, by standard methods.
//!
//! - A share of games has *Wilson's score interval* (E. B. Wilson 1927), which is valid for few
//!   games and for shares near 0 and 1.
//! - Every other figure is a ratio of two amounts summed over games: legal moves over turns, seeds
//!   over captures, or an amount over the number of games. The turns of a game aren't independent,
//!   but its sums are: the *linearised ratio estimator* (W. G. Cochran, Sampling Techniques,
//!   chapter 6) takes games, or pairs of games, as the sampling units. For a mean over games it is
//!   the usual interval of Student's t.
//!
//! The interval of a *difference* between two figures combines both of their intervals by the
//! square root of the sum of squares (R. G. Newcombe 1998, method 10; MOVER of G. Y. Zou and A.
//! Donner 2008), assuming that they are independent.
//!
//! All of them need only six integer sums, which don't depend on the order of the games.

use serde::{Deserialize, Serialize};

/// The estimate of a figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The measured value.
    pub value: f64,
    /// The 95% confidence interval; `None` if there are too few samples, or if all are equal.
    pub interval: Option<(f64, f64)>,
    /// The number of samples: games, or pairs of games.
    pub samples: u64,
}

/// The estimated difference between two figures.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The measured difference.
    pub value: f64,
    /// The 95% confidence interval. It is too wide if the figures are correlated because of the
    /// same openings.
    pub interval: (f64, f64),
}

impl Difference {
    /// Returns true if the interval excludes 0.
    #[must_use]
    pub fn is_clear(&self) -> bool {
        self.interval.0 > 0.0 || self.interval.1 < 0.0
    }
}

impl Estimate {
    /// Returns the lowest and highest of the value and the ends of its interval.
    #[must_use]
    pub fn range(&self) -> (f64, f64) {
        let (low, high) = self.interval.unwrap_or((self.value, self.value));
        (low.min(self.value), high.max(self.value))
    }

    /// Returns the difference between this figure and `other`, which comes from other games; `None`
    /// if one of them has no interval.
    #[must_use]
    pub fn minus(&self, other: &Self) -> Option<Difference> {
        let (mine, theirs) = (self.interval?, other.interval?);
        let value = self.value - other.value;
        let down = (self.value - mine.0).hypot(theirs.1 - other.value);
        let up = (mine.1 - self.value).hypot(other.value - theirs.0);
        Some(Difference {
            value,
            interval: (value - down, value + up),
        })
    }
}

/// The sums of amounts `y`, of the amounts `x` to divide them by, and of their products.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moments {
    n: u64,
    x: i64,
    y: i64,
    xx: i64,
    xy: i64,
    yy: i64,
}

/// The critical value of the normal distribution for a two-sided 95% interval.
const NORMAL_95: f64 = 1.959_963_984_540_054;
/// The minimum number of samples for an interval by Student's t.
const MIN_SAMPLES: u64 = 3;

impl Moments {
    /// Adds a sample.
    pub fn add(&mut self, (y, x): (i64, i64)) {
        self.merge(&Self {
            n: 1,
            x,
            y,
            xx: x * x,
            xy: x * y,
            yy: y * y,
        });
    }

    /// Adds the samples of `other`.
    pub fn merge(&mut self, other: &Self) {
        self.n = self.n.saturating_add(other.n);
        self.x = self.x.saturating_add(other.x);
        self.y = self.y.saturating_add(other.y);
        self.xx = self.xx.saturating_add(other.xx);
        self.xy = self.xy.saturating_add(other.xy);
        self.yy = self.yy.saturating_add(other.yy);
    }

    /// Returns the number of samples.
    #[must_use]
    pub const fn samples(&self) -> u64 {
        self.n
    }

    /// Returns the sum of the amounts `y`.
    #[must_use]
    pub const fn amount(&self) -> i64 {
        self.y
    }

    /// Returns the sum of the amounts `x`.
    #[must_use]
    pub const fn whole(&self) -> i64 {
        self.x
    }

    /// Returns true if some set of samples has these sums; those from a file may be inconsistent.
    #[must_use]
    pub fn is_consistent(&self) -> bool {
        let n = i128::from(self.n);
        let [x, y, xx, xy, yy] = [self.x, self.y, self.xx, self.xy, self.yy].map(i128::from);
        // The Cauchy–Schwarz inequality for each pair of 1, x and y; and each x is at least 1.
        x >= n && xx >= x && x * x <= n * xx && y * y <= n * yy && xy * xy <= xx * yy
    }

    /// Estimates a share of games.
    #[must_use]
    pub fn share(&self) -> Option<Estimate> {
        let (n, won) = (self.n, u64::try_from(self.y).ok()?);
        let interval = wilson(won, n)?;
        let value = won as f64 / n as f64;
        Some(Estimate {
            value,
            interval: Some(interval),
            samples: n,
        })
    }

    /// Estimates a ratio.
    #[must_use]
    pub fn ratio(&self) -> Option<Estimate> {
        if self.n == 0 || self.x <= 0 {
            return None;
        }
        let value = self.y as f64 / self.x as f64;
        let (n, x) = (self.n as f64, self.x as f64);
        let squares =
            self.yy as f64 - 2.0 * value * self.xy as f64 + value * value * self.xx as f64;
        // A tiny difference of large numbers is a rounding error.
        let has_variance = squares > 1e-12 * self.yy as f64;
        let error =
            (self.n >= MIN_SAMPLES && has_variance).then(|| (n / (n - 1.0) * squares).sqrt() / x);
        let interval = error.map(|error| {
            let half_width = students_t(self.n - 1) * error;
            (value - half_width, value + half_width)
        });
        Some(Estimate {
            value,
            interval,
            samples: self.n,
        })
    }
}

/// Computes Wilson's score interval for `won` of `n`; `None` if `n` is 0, or less than `won`.
#[must_use]
pub fn wilson(won: u64, n: u64) -> Option<(f64, f64)> {
    if n == 0 || won > n {
        return None;
    }
    let (is_none, is_all) = (won == 0, won == n);
    let (won, n) = (won as f64, n as f64);
    let (share, zz) = (won / n, NORMAL_95 * NORMAL_95);
    let centre = share + zz / (2.0 * n);
    let half_width = NORMAL_95 * (share * (1.0 - share) / n + zz / (4.0 * n * n)).sqrt();
    let scale = 1.0 + zz / n;
    // If none or all are won, that end is exact, and rounding mustn't overshoot it.
    let low = if is_none {
        0.0
    } else {
        (centre - half_width) / scale
    };
    let high = if is_all {
        1.0
    } else {
        (centre + half_width) / scale
    };
    Some((low, high))
}

/// Computes the critical value of Student's t distribution with these degrees of freedom, for a
/// two-sided 95% interval, by expansion 26.7.5 of Abramowitz and Stegun, which is accurate to 1%
/// from 2 degrees on.
fn students_t(degrees: u64) -> f64 {
    let (z, v) = (NORMAL_95, degrees as f64);
    let power = |exponent: i32| z.powi(exponent);
    let terms = [
        (power(3) + z) / 4.0,
        (5.0 * power(5) + 16.0 * power(3) + 3.0 * z) / 96.0,
        (3.0 * power(7) + 19.0 * power(5) + 17.0 * power(3) - 15.0 * z) / 384.0,
        (79.0 * power(9) + 776.0 * power(7) + 1482.0 * power(5) - 1920.0 * power(3) - 945.0 * z)
            / 92_160.0,
    ];
    let (sum, _) = terms.iter().fold((z, 1.0), |(sum, powers), term| {
        let powers = powers * v;
        (sum + term / powers, powers)
    });
    sum
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};

    use super::*;

    fn is_near(actual: (f64, f64), expected: (f64, f64), tolerance: f64) -> bool {
        (actual.0 - expected.0).abs() < tolerance && (actual.1 - expected.1).abs() < tolerance
    }

    #[test]
    fn wilsons_intervals_match_published_values() {
        // R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        let table = [
            ((81, 263), (0.2553, 0.3662)),
            ((15, 148), (0.0624, 0.1605)),
            ((0, 20), (0.0, 0.1611)),
            ((1, 29), (0.0061, 0.1718)),
        ];
        for ((won, n), expected) in table {
            let actual = wilson(won, n).unwrap();
            assert!(is_near(actual, expected, 5e-5), "{won} of {n}: {actual:?}");
        }
        assert_eq!((wilson(0, 0), wilson(2, 1)), (None, None));
        assert_eq!(wilson(7, 7).unwrap().1, 1.0);
    }

    #[test]
    fn differences_of_shares_match_published_values() {
        // R. G. Newcombe, Statistics in Medicine 17 (1998), page 873, table II, example (a), method
        // 10.
        let share = |won: i64, n: i64| {
            let mut moments = Moments::default();
            (0..n).for_each(|number| moments.add((i64::from(number < won), 1)));
            moments.share().unwrap()
        };
        let actual = share(56, 70).minus(&share(48, 80)).unwrap();
        assert!((actual.value - 0.2).abs() < 1e-12 && actual.is_clear());
        assert!(
            is_near(actual.interval, (0.0524, 0.3339), 5e-5),
            "{actual:?}"
        );
        assert!(!share(7, 10).minus(&share(6, 10)).unwrap().is_clear());
    }

    #[test]
    fn students_t_matches_the_tables() {
        let table = [
            (2, 4.303, 0.01),
            (4, 2.776, 0.001),
            (10, 2.228, 0.0005),
            (30, 2.042, 0.0005),
            (1_000_000, 1.960, 0.0005),
        ];
        for (degrees, expected, tolerance) in table {
            let actual = students_t(degrees);
            assert!(
                (actual / expected - 1.0).abs() < tolerance,
                "{degrees}: {actual}"
            );
        }
    }

    #[test]
    fn a_mean_and_a_ratio_match_manual_calculations() {
        let mut mean = Moments::default();
        (1..=5).for_each(|y| mean.add((y, 1)));
        // 3 ± 2.776 × √(2.5 / 5)
        let actual = mean.ratio().unwrap();
        assert_eq!((actual.value, actual.samples), (3.0, 5));
        assert!(
            is_near(actual.interval.unwrap(), (1.037, 4.963), 1e-3),
            "{actual:?}"
        );

        let mut ratio = Moments::default();
        for sample in [(1, 10), (3, 20), (5, 30)] {
            ratio.add(sample);
        }
        // The residuals are -½, 0, ½; the error is √(3/2 × ½) / 60. The quantile is 4.303, or 4.271
        // by the expansion.
        let actual = ratio.ratio().unwrap();
        assert!((actual.value - 0.15).abs() < 1e-12);
        let expected = (0.15 - 4.271 * 0.014_434, 0.15 + 4.271 * 0.014_434);
        assert!(
            is_near(actual.interval.unwrap(), expected, 1e-4),
            "{actual:?}"
        );
    }

    #[test]
    fn too_few_or_equal_samples_have_no_interval() {
        let mut moments = Moments::default();
        assert_eq!(moments.ratio(), None);
        assert_eq!(moments.share(), None);
        moments.add((7, 2));
        moments.add((3, 2));
        assert_eq!(moments.ratio().unwrap().interval, None);
        let mut equal = Moments::default();
        (0..100).for_each(|_| equal.add((13, 7)));
        assert_eq!(equal.ratio().unwrap().interval, None);
    }

    /// Counts how many of 2,000 measurements have an interval that contains the true value.
    fn count_covered(measure: impl Fn(&mut ChaCha8Rng) -> bool) -> usize {
        let mut random = ChaCha8Rng::seed_from_u64(5);
        (0..2_000).filter(|_| measure(&mut random)).count()
    }

    #[test]
    fn intervals_contain_the_true_value_in_about_95_of_100_measurements() {
        let shares = count_covered(|random| {
            let won = (0..60).filter(|_| random.random_bool(0.1)).count();
            let (low, high) = wilson(won as u64, 60).unwrap();
            low <= 0.1 && 0.1 <= high
        });
        // Games of different lengths, each with its own rate: the turns of a game are correlated.
        let ratios = count_covered(|random| {
            let mut moments = Moments::default();
            for _ in 0..60 {
                let rate = random.random_range(0.0..0.6);
                let turns = random.random_range(20..80);
                let times = (0..turns).filter(|_| random.random_bool(rate)).count();
                moments.add((times as i64, turns));
            }
            let (low, high) = moments.ratio().unwrap().interval.unwrap();
            low <= 0.3 && 0.3 <= high
        });
        for covered in [shares, ratios] {
            assert!((1_860..=1_940).contains(&covered), "{covered} of 2000");
        }
    }

    #[test]
    fn inconsistent_sums_are_detected() {
        let mut moments = Moments::default();
        for n in 0..50 {
            assert!(moments.is_consistent());
            moments.add((n * 7 % 13 - 4, 1 + n % 5));
        }
        for change in [
            Moments { n: 0, ..moments },
            Moments {
                n: 1 << 40,
                ..moments
            },
            Moments {
                y: i64::MAX,
                ..moments
            },
            Moments { yy: 0, ..moments },
            Moments { xx: -1, ..moments },
            Moments {
                xy: i64::MIN,
                ..moments
            },
        ] {
            assert!(!change.is_consistent(), "{change:?}");
        }
    }
}
