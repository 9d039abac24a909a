//! Playing strength as one number, and the search limits and errors that follow from it.

use std::ops::RangeInclusive;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::Level;
use super::ladder::{default_skill_at, skill_at};
use crate::ai::limits::Limits;
use crate::ai::weakness::Weakness;
use awale_rules::RuleSet;

/// Playing strength, from 0 (almost random) to 100 (the best that a short search finds).
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(from = "f64", into = "f64")]
pub struct Skill(f64);

impl From<f64> for Skill {
    fn from(number: f64) -> Self {
        Self::new(number)
    }
}

impl From<Skill> for f64 {
    fn from(skill: Skill) -> Self {
        skill.0
    }
}

/// The node limits of skills 0 and 100.
const NODE_LIMITS: (f64, f64) = (10.0, 1_000_000.0);
/// Default time limit of the highest skill, for slow machines.
const TIME_LIMIT: Duration = Duration::from_millis(1_800);

/// The errors of skill 0, and the skill at which each vanishes.
mod errors {
    /// See [`Weakness::whim`](super::Weakness::whim).
    pub const WHIM: (f64, f64) = (1.0, 20.0);
    /// See [`Weakness::blindness`](super::Weakness::blindness).
    pub const BLINDNESS: (f64, f64) = (1.0, 2.0);
    /// See [`Weakness::misses`](super::Weakness::misses).
    pub const MISSES: (f64, f64) = (0.5, 50.0);
    /// See [`Weakness::capture_only`](super::Weakness::capture_only).
    pub const CAPTURE_ONLY: (f64, f64) = (0.9, 40.0);
    /// The standard deviation of the noise, in seeds.
    pub const NOISE: (f64, f64) = (1.2, 55.0);
    /// The noise that levels with varied play keep at any skill.
    pub const MIN_NOISE: f64 = 0.1;
}

impl Skill {
    /// The lowest skill.
    pub const MIN: Self = Self(0.0);
    /// The highest skill.
    pub const MAX: Self = Self(100.0);

    /// The range of skill numbers.
    pub const RANGE: RangeInclusive<f64> = Self::MIN.0..=Self::MAX.0;

    /// Returns the skill with this number, clamped to [`Self::RANGE`].
    #[must_use]
    pub fn new(number: f64) -> Self {
        // NaN counts as 0.
        Self(if number.is_nan() {
            0.0
        } else {
            number.clamp(Self::MIN.0, Self::MAX.0)
        })
    }

    /// Returns the skill as a number in [`Self::RANGE`].
    #[must_use]
    pub const fn number(self) -> f64 {
        self.0
    }

    /// Returns the search limits of this skill: nodes only, so that it plays the same on every
    /// machine. The highest skill has a time limit too.
    fn limits(self) -> Limits {
        let nodes = (NODE_LIMITS.0 * (NODE_LIMITS.1 / NODE_LIMITS.0).powf(self.0 / Self::MAX.0))
            .round() as u64;
        Limits {
            nodes,
            time: (self == Self::MAX).then_some(TIME_LIMIT),
            deep_reductions: self == Self::MAX,
            network: self == Self::MAX,
            ..Limits::NONE
        }
    }

    /// Returns the errors of this skill; `None` if it makes none.
    fn weakness(self, varies: bool) -> Option<Weakness> {
        let at_skill =
            |(max, vanishing_skill): (f64, f64)| max * (1.0 - self.0 / vanishing_skill).max(0.0);
        let min_noise = if varies { errors::MIN_NOISE } else { 0.0 };
        let weakness = Weakness {
            whim: at_skill(errors::WHIM),
            blindness: at_skill(errors::BLINDNESS),
            misses: at_skill(errors::MISSES),
            capture_only: at_skill(errors::CAPTURE_ONLY),
            noise: at_skill(errors::NOISE).max(min_noise),
        };
        (weakness.noise > 0.0).then_some(weakness)
    }
}

/// The strength of a computer player: the parameters of [`choose`](crate::ai::choose()).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Strength {
    /// The limits of its searches.
    pub limits: Limits,
    /// Its errors; `None` if it makes none.
    pub(in crate::ai) weakness: Option<Weakness>,
    /// Makes its random numbers differ from those of other strengths.
    pub(in crate::ai) salt: u64,
    /// Whether it also uses endgame tables, lines of solved starting positions, large opening
    /// books, and the results of its engine's earlier searches. True for Grand Master.
    pub is_full: bool,
}

impl Strength {
    /// Returns the strength with other limits; its errors stay the same.
    #[must_use]
    pub const fn with_limits(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// Returns the strength with `time` per move and this number of `threads`, so that Grand Master
    /// uses the machine's full power. The other levels keep their own limits.
    #[must_use]
    pub const fn within(self, time: Duration, threads: usize) -> Self {
        if !self.is_full {
            return self;
        }
        self.with_limits(Limits {
            time: Some(time),
            threads,
            ..Limits::NONE
        })
    }
}

impl From<Limits> for Strength {
    /// Returns the strength of always playing the best move of a search.
    fn from(limits: Limits) -> Self {
        Self {
            limits,
            weakness: None,
            salt: 0,
            is_full: false,
        }
    }
}

impl From<Skill> for Strength {
    fn from(skill: Skill) -> Self {
        Self {
            weakness: skill.weakness(false),
            salt: skill.0.to_bits(),
            ..skill.limits().into()
        }
    }
}

impl Level {
    /// Returns the strength of this level for `rules`.
    #[must_use]
    pub fn strength(self, rules: &RuleSet) -> Strength {
        let skill = self.skill(rules);
        Strength {
            limits: skill.limits(),
            weakness: skill.weakness(self.varies()),
            salt: self as u64,
            is_full: self == Self::GrandMaster,
        }
    }

    /// Returns the skill of this level for `rules`.
    #[must_use]
    pub fn skill(self, rules: &RuleSet) -> Skill {
        skill_at(self as usize, rules).map_or(Skill::MAX, Skill::new)
    }

    /// Returns the skill of this level for rules without measurements.
    #[must_use]
    pub fn default_skill(self) -> Skill {
        default_skill_at(self as usize).map_or(Skill::MAX, Skill::new)
    }

    /// Returns true if the level varies its moves in the same position.
    #[must_use]
    pub fn varies(self) -> bool {
        self < Self::Expert
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use awale_rules::library;

    #[test]
    fn more_time_strengthens_only_grand_master() {
        let rules = library::load("awale").unwrap().unwrap();
        for level in Level::ALL {
            let time = Duration::from_secs(5);
            let base = level.strength(&rules);
            let with_time = base.within(time, 2);
            let limits = with_time.limits;
            if level == Level::GrandMaster {
                assert_eq!((limits.time, limits.nodes), (Some(time), u64::MAX));
                assert_eq!(limits.threads, 2);
            } else {
                assert_eq!(with_time, base, "{level}");
                assert_eq!(limits.time, None, "{level} depends on the machine");
            }
        }
    }

    #[test]
    fn more_skill_searches_more_and_errs_less() {
        let skills: Vec<Skill> = (0..=100)
            .map(|number| Skill::new(f64::from(number)))
            .collect();
        assert!(skills.is_sorted_by_key(|skill| skill.limits().nodes));
        let noise = |skill: &Skill| skill.weakness(false).map_or(0.0, |weakness| weakness.noise);
        assert!(
            skills
                .iter()
                .rev()
                .is_sorted_by_key(|skill| (1e6 * noise(skill)) as u64)
        );
        assert!(Skill::MAX.weakness(true).is_some() && Skill::MAX.weakness(false).is_none());
        assert_eq!(Skill::new(f64::NAN), Skill::MIN);
    }
}
