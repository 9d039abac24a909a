//! An opponent who keeps step: its skill follows the player's results, so that about half the games are won.

use super::rating::{PlayerRating, Points};
use crate::ai::contest::calibration::SkillCurve;
use crate::ai::levels::Skill;
use crate::rules::RuleSet;

/// The standard error of the strength that was measured of a skill, in Elo.
const SKILL_DEVIATION: f64 = 30.0;

/// The companion of a player in one variant: it plays as strong as the player is taken to be. Its moves are those of
/// [`choose_at_skill`](crate::ai::choose::choose_at_skill), with the errors that the levels make.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Companion {
    /// How strong the player is taken to be.
    pub player: PlayerRating,
}

impl Companion {
    /// The companion of a player of whom nothing is known.
    #[must_use]
    pub fn new(rules: &RuleSet) -> Self {
        Self {
            player: PlayerRating::unknown(rules),
        }
    }

    /// How well it plays the next game.
    #[must_use]
    pub fn skill(&self, rules: &RuleSet) -> Skill {
        Skill::new(SkillCurve::known_for(rules).skill_at(self.player.rating))
    }

    /// What is known after a game that the player has ended with `points` against an opponent of this skill: the companion's own, or that
    /// of a level.
    #[must_use]
    pub fn after(self, rules: &RuleSet, opponent: Skill, points: Points) -> Self {
        let elo = SkillCurve::known_for(rules).elo_of(opponent);
        let opponent = PlayerRating::measured(elo, SKILL_DEVIATION);
        Self {
            player: self.player.after(points, opponent),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::ai::Level;
    use crate::rules::library;

    #[test]
    fn it_begins_as_an_amateur_and_follows_the_results() {
        for name in library::names() {
            let rules = library::load(name).unwrap().unwrap();
            let begun = Companion::new(&rules);
            let amateur = Level::Amateur.skill(&rules).number();
            assert!(
                (begun.skill(&rules).number() - amateur).abs() < 1.0,
                "{name}"
            );
            let mut winner = begun;
            let mut loser = begun;
            for _ in 0..30 {
                winner = winner.after(&rules, winner.skill(&rules), Points::Won);
                loser = loser.after(&rules, loser.skill(&rules), Points::Lost);
            }
            assert!(winner.skill(&rules) > Level::Club.skill(&rules), "{name}");
            assert!(
                loser.skill(&rules) < Level::Beginner.skill(&rules),
                "{name}"
            );
        }
    }
}
