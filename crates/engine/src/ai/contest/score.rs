//! Scores of paired games, and Elo.

use serde::{Deserialize, Serialize};

/// A score of paired games, for the first contestant.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Score {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Mean points per game of each pair (a win is 1, a draw ½).
    pairs: Vec<f64>,
}

/// A difference in strength, for the first contestant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The estimate; infinite if all games were won or lost.
    pub difference: f64,
    /// Its 95% confidence interval.
    pub range: (f64, f64),
}

/// Half-width of a 95% confidence interval, in standard errors.
const CONFIDENCE_Z: f64 = 1.96;
/// The probability in each tail outside a 95% confidence interval.
const TAIL_PROBABILITY: f64 = 0.025;

impl Score {
    /// Adds a pair as the first contestant's points: 1, ½ or 0 per game.
    pub fn add_pair(&mut self, points: &[f64]) {
        for &point in points {
            if point > 0.75 {
                self.wins += 1;
            } else if point < 0.25 {
                self.losses += 1;
            } else {
                self.draws += 1;
            }
        }
        if !points.is_empty() {
            self.pairs
                .push(points.iter().sum::<f64>() / points.len() as f64);
        }
    }

    /// Returns the total number of games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Returns the first contestant's share of the points, 0 to 1; ½ before the first game.
    #[must_use]
    pub fn share(&self) -> f64 {
        if self.pairs.is_empty() {
            0.5
        } else {
            self.pairs.iter().sum::<f64>() / self.pairs.len() as f64
        }
    }

    /// Returns the standard error of [`share`](Self::share), computed over pairs, as the games of a
    /// pair aren't independent.
    #[must_use]
    pub fn standard_error(&self) -> f64 {
        let count = self.pairs.len() as f64;
        if count < 2.0 {
            return 0.5;
        }
        let mean = self.share();
        let squares: f64 = self.pairs.iter().map(|pair| (pair - mean).powi(2)).sum();
        (squares / (count - 1.0) / count).sqrt()
    }

    /// Counts the pairs that scored 0, ½, 1, 1½ and 2 points; a single game counts as two equal
    /// ones.
    #[must_use]
    pub fn pair_results(&self) -> [u32; 5] {
        let mut results = [0; 5];
        for pair in &self.pairs {
            // The mean in quarters.
            results[(4.0 * pair).round() as usize] += 1;
        }
        results
    }

    /// Returns the difference in strength.
    #[must_use]
    pub fn elo(&self) -> Elo {
        let (low, high) = self.share_interval();
        Elo {
            difference: elo_of(self.share()),
            range: (elo_of(low), elo_of(high)),
        }
    }

    /// Returns the 95% confidence interval of [`share`](Self::share).
    fn share_interval(&self) -> (f64, f64) {
        let share = self.share();
        let are_all_equal = self.pairs.windows(2).all(|pair| pair[0] == pair[1]);
        if are_all_equal && !self.pairs.is_empty() {
            // There is no variance to compute an error from. `unseen` is the greatest share of
            // pairs that could end differently and still plausibly go unseen.
            let unseen = 1.0 - TAIL_PROBABILITY.powf(1.0 / self.pairs.len() as f64);
            return (share * (1.0 - unseen), share + (1.0 - share) * unseen);
        }
        let error = CONFIDENCE_Z * self.standard_error();
        (share - error, share + error)
    }
}

/// Returns the Elo difference for this expected share of the points; infinite for 0 and 1.
#[must_use]
pub fn elo_of(share: f64) -> f64 {
    let share = share.clamp(0.0, 1.0);
    400.0 * (share / (1.0 - share)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_quarters_are_191_elo() {
        let mut score = Score::default();
        for _ in 0..50 {
            score.add_pair(&[1.0, 1.0]);
            score.add_pair(&[1.0, 0.0]);
        }
        assert_eq!((score.wins, score.draws, score.losses), (150, 0, 50));
        assert!((score.elo().difference - 190.8).abs() < 0.1);
        let (low, high) = score.elo().range;
        assert!(low > 140.0 && low < 160.0 && high > 230.0 && high < 250.0);
    }

    #[test]
    fn equal_pairs_still_have_a_confidence_interval() {
        let mut won = Score::default();
        let mut even = Score::default();
        for _ in 0..10 {
            won.add_pair(&[1.0, 1.0]);
            even.add_pair(&[1.0, 0.0]);
        }
        // Ten wins in a row are expected once in 40 times from a player who wins 69.2%.
        let (low, high) = won.elo().range;
        assert!((low - elo_of(0.6915)).abs() < 0.1 && high == f64::INFINITY);
        let (low, high) = even.elo().range;
        assert!(low < -50.0 && (low + high).abs() < 1e-9, "{low} to {high}");
        assert_eq!(
            Score::default().elo().range,
            (f64::NEG_INFINITY, f64::INFINITY)
        );
    }
}
