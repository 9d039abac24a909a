//! The adaptive opponent: its skill follows the player's results, so that the player wins about
//! half of the games.

use super::rating::{PlayerRating, RatedResult};
use crate::ai::contest::calibration::SkillCurve;
use crate::ai::levels::Skill;
use awale_rules::RuleSet;

/// The standard error of a skill's measured strength, in Elo.
const SKILL_DEVIATION: f64 = 30.0;

/// A player's companion in one variant, which plays at the player's estimated strength through
/// [`choose`](crate::ai::choose()).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Companion {
    /// The player's estimated rating.
    pub player: PlayerRating,
}

impl Companion {
    /// Creates the companion of a player without results.
    #[must_use]
    pub fn new(rules: &RuleSet) -> Self {
        Self {
            player: PlayerRating::unknown(rules),
        }
    }

    /// Returns the companion's skill in the next game.
    #[must_use]
    pub fn skill(&self, rules: &RuleSet) -> Skill {
        Skill::new(SkillCurve::for_rules(rules).skill_at(self.player.rating))
    }

    /// Returns the companion after a game with this `result` for the player, against an opponent
    /// of skill `opponent`, which may be the companion itself or a level.
    #[must_use]
    pub fn after(self, rules: &RuleSet, opponent: Skill, result: RatedResult) -> Self {
        let elo = SkillCurve::for_rules(rules).elo_of(opponent);
        let opponent = PlayerRating::measured(elo, SKILL_DEVIATION);
        Self {
            player: self.player.after(result, opponent),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::ai::Level;
    use awale_rules::library;

    #[test]
    fn the_companion_starts_as_an_amateur_and_follows_the_results() {
        for name in library::names() {
            let rules = library::load(name).unwrap().unwrap();
            let initial = Companion::new(&rules);
            let amateur = Level::Amateur.skill(&rules).number();
            assert!(
                (initial.skill(&rules).number() - amateur).abs() < 1.0,
                "{name}"
            );
            let mut winner = initial;
            let mut loser = initial;
            for _ in 0..30 {
                winner = winner.after(&rules, winner.skill(&rules), RatedResult::Won);
                loser = loser.after(&rules, loser.skill(&rules), RatedResult::Lost);
            }
            assert!(winner.skill(&rules) > Level::Club.skill(&rules), "{name}");
            assert!(
                loser.skill(&rules) < Level::Beginner.skill(&rules),
                "{name}"
            );
        }
    }
}
