//! Player ratings: Glicko-2 on the Elo scale of the levels.
//!
//! A rating is Elo above a random player, in one variant. The computer's strength at each skill
//! is measured on the same scale ([`SkillCurve`]), so that a rating can be placed between two
//! levels. Puzzles are rated like games.

use std::fmt;
use std::str::FromStr;

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, expected_score, glicko2};

use crate::ai::Level;
use crate::ai::contest::calibration::SkillCurve;
use awale_rules::RuleSet;

/// Rating deviation of a player without results, and the maximum. The 95% interval is twice this on
/// each side.
const MAX_DEVIATION: f64 = 350.0;
/// Lower bound of the deviation, so that the rating follows a player who improves.
const MIN_DEVIATION: f64 = 45.0;
/// Initial volatility, from Glickman's paper.
const INITIAL_VOLATILITY: f64 = 0.06;
/// The range of valid ratings; files with others are rejected.
const RATING_RANGE: (f64, f64) = (-2_000.0, 6_000.0);

/// A player's rating in one variant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayerRating {
    /// Elo above a random player.
    pub rating: f64,
    /// The standard error of the rating.
    pub deviation: f64,
    /// The expected fluctuation of the strength (Glicko-2's volatility).
    pub volatility: f64,
}

/// A player's result in a game or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RatedResult {
    /// Won, or solved.
    Won,
    /// Drawn.
    Drawn,
    /// Lost, or not solved.
    Lost,
}

impl PlayerRating {
    /// Creates the rating of a player without results: that of [`Level::Amateur`], with a large
    /// deviation.
    #[must_use]
    pub fn unknown(rules: &RuleSet) -> Self {
        let curve = SkillCurve::for_rules(rules);
        Self {
            rating: curve.elo_of(Level::Amateur.skill(rules)),
            deviation: MAX_DEVIATION,
            volatility: INITIAL_VOLATILITY,
        }
    }

    /// Creates the rating of an opponent or a puzzle from a measured strength and its standard
    /// error.
    #[must_use]
    pub const fn measured(rating: f64, deviation: f64) -> Self {
        Self {
            rating,
            deviation,
            volatility: INITIAL_VOLATILITY,
        }
    }

    /// Returns the rating after a game against `opponent`, or an attempt at a puzzle of that
    /// rating.
    #[must_use]
    pub fn after(self, result: RatedResult, opponent: Self) -> Self {
        let outcome = match result {
            RatedResult::Won => Outcomes::WIN,
            RatedResult::Drawn => Outcomes::DRAW,
            RatedResult::Lost => Outcomes::LOSS,
        };
        let (updated, _) = glicko2(
            &self.into(),
            &opponent.into(),
            &outcome,
            &Glicko2Config::default(),
        );
        Self {
            rating: updated.rating.clamp(RATING_RANGE.0, RATING_RANGE.1),
            deviation: updated.deviation.clamp(MIN_DEVIATION, MAX_DEVIATION),
            volatility: updated.volatility,
        }
    }

    /// Returns the expected score against `opponent`, 0 to 1.
    #[must_use]
    pub fn expected(self, opponent: Self) -> f64 {
        expected_score(&self.into(), &opponent.into()).0
    }

    /// Returns the neighbouring levels by measured strength in this variant: the last that isn't
    /// stronger than the player, and the first that is. `None` where there is no such level.
    #[must_use]
    pub fn between(self, rules: &RuleSet) -> (Option<Level>, Option<Level>) {
        let curve = SkillCurve::for_rules(rules);
        let is_stronger = |level: &Level| curve.elo_of(level.skill(rules)) > self.rating;
        let above = Level::ALL.into_iter().find(is_stronger);
        let below = Level::ALL
            .into_iter()
            .take_while(|level| !is_stronger(level))
            .last();
        (below, above)
    }
}

impl From<PlayerRating> for Glicko2Rating {
    fn from(rating: PlayerRating) -> Self {
        Self {
            rating: rating.rating,
            deviation: rating.deviation,
            volatility: rating.volatility,
        }
    }
}

impl fmt::Display for PlayerRating {
    /// Writes rating, deviation and volatility in the format of files.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:.1} {:.1} {:.5}",
            self.rating, self.deviation, self.volatility
        )
    }
}

impl FromStr for PlayerRating {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let numbers: Result<Vec<f64>, _> = text.split(' ').map(str::parse).collect();
        match numbers.map_err(|_| ())?[..] {
            [rating, deviation, volatility]
                if (RATING_RANGE.0..=RATING_RANGE.1).contains(&rating)
                    && (MIN_DEVIATION..=MAX_DEVIATION).contains(&deviation)
                    && (0.0..=1.0).contains(&volatility) =>
            {
                Ok(Self {
                    rating,
                    deviation,
                    volatility,
                })
            }
            _ => Err(()),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use awale_rules::library;

    #[test]
    fn the_rating_converges_to_the_strength_at_which_half_the_games_are_won() {
        let rules = library::load("awale").unwrap().unwrap();
        let opponent = PlayerRating::measured(1_700.0, 30.0);
        let mut player = PlayerRating::unknown(&rules);
        for game in 0..60 {
            let result = if game % 2 == 0 {
                RatedResult::Won
            } else {
                RatedResult::Lost
            };
            player = player.after(result, opponent);
        }
        assert!((player.rating - 1_700.0).abs() < 60.0, "{player}");
        assert!(player.deviation < 80.0, "{player}");
        assert!((player.expected(opponent) - 0.5).abs() < 0.1);
    }

    #[test]
    fn a_rating_lies_between_two_levels() {
        let rules = library::load("awale").unwrap().unwrap();
        let curve = SkillCurve::for_rules(&rules);
        let levels_at = |rating| PlayerRating::measured(rating, 50.0).between(&rules);
        let club = curve.elo_of(Level::Club.skill(&rules));
        assert_eq!(
            levels_at(club + 1.0),
            (Some(Level::Club), Some(Level::Expert))
        );
        assert_eq!(
            levels_at(club - 1.0),
            (Some(Level::Amateur), Some(Level::Club))
        );
        assert_eq!(levels_at(-100.0), (None, Some(Level::Initiation)));
        assert_eq!(levels_at(5_000.0), (Some(Level::GrandMaster), None));
    }

    #[test]
    fn a_rating_round_trips_through_text_and_invalid_text_is_rejected() {
        let rating = PlayerRating::measured(1_234.5, 67.8);
        assert_eq!(rating.to_string().parse(), Ok(rating));
        for invalid in [
            "",
            "1",
            "NaN 50 0.06",
            "1 2 3 4",
            "1500 inf 0.06",
            "1500 100 -1",
        ] {
            assert_eq!(invalid.parse::<PlayerRating>(), Err(()), "{invalid}");
        }
    }
}
