//! Warnings for authors of rules, derived from the measured figures.

use super::figure::Figure;
use super::intervals::Estimate;
use super::results::Results;
use awale_rules::RuleSet;

/// A possible flaw in a rule set, with the measured figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Warning {
    /// Some games never end.
    Endless {
        /// The share of such games, 0 to 1.
        share: f64,
        /// Whether the rules end games that go in circles.
        has_repetition: bool,
    },
    /// Games end by repetition, with many seeds on the board.
    Circles(f64),
    /// Endless sowings are cut off by a limit.
    CutOff(f64),
    /// The player who begins wins too often.
    FirstWins(f64),
    /// The player who doesn't begin wins too often.
    SecondWins(f64),
    /// Many games are drawn.
    Draws(f64),
    /// A better player hardly wins more often; the share of points of that player.
    LittleSkill(f64),
    /// Many turns have a single legal move.
    NoChoice(f64),
    /// Passes per turn played.
    Passes(f64),
    /// Few turns capture.
    FewCatches(f64),
    /// The share of all seeds on the board when games end.
    SeedsLeft(f64),
    /// Games end by the penalty for not feeding.
    Penalty(f64),
    /// Games are short: they take this many moves on average.
    Short(f64),
    /// Games are long: they take this many moves on average.
    Long(f64),
}

/// The values beyond which players may dislike a rule set. Shares are from 0 to 1.
mod limits {
    pub const MAX_ENDLESS: f64 = 0.01;
    pub const MAX_REPETITION: f64 = 0.25;
    /// The minimum share of seeds on the board; with fewer, the game was decided before it
    /// repeated.
    pub const MIN_CIRCLING_SEEDS: f64 = 0.15;
    pub const MAX_CUT_OFF: f64 = 0.02;
    /// The maximum share of games won by either player.
    pub const MAX_WINS: f64 = 0.6;
    pub const MAX_DRAWS: f64 = 0.3;
    /// The minimum points of the better player; 0.6 is an advantage of 70 Elo.
    pub const MIN_SKILL: f64 = 0.6;
    pub const MAX_FORCED: f64 = 0.4;
    pub const MAX_PASSES: f64 = 0.15;
    pub const MIN_CAPTURING: f64 = 0.08;
    pub const MAX_SEEDS_LEFT: f64 = 0.4;
    pub const MAX_PENALTY: f64 = 0.2;
    /// The minimum length in moves, counting both players.
    pub const MIN_PLIES: f64 = 16.0;
    /// The maximum length in moves, counting both players.
    pub const MAX_PLIES: f64 = 180.0;
}

/// The minimum number of games to use a figure without an interval, as all its samples are equal.
const MIN_GAMES: u64 = 10;

/// Returns all warnings, most serious first. Warns only if the whole interval of a figure is beyond
/// its limit.
#[must_use]
pub fn warnings(rules: &RuleSet, results: &Results) -> Vec<Warning> {
    let above = |figure: Figure, limit: f64| {
        let estimate = results.estimate(figure)?;
        (lower_end(&estimate)? > limit).then_some(estimate.value)
    };
    let below = |figure: Figure, limit: f64| {
        let estimate = results.estimate(figure)?;
        (upper_end(&estimate)? < limit).then_some(estimate.value)
    };
    let seeds = f64::from(rules.total_seeds());
    let has_repetition = rules.end().repetition.is_some();
    // Where the last move decides, seeds aren't gathered, and all may stay on the board.
    let seeds_are_gathered = !rules.is_won_by_last_move();
    let warnings = [
        above(Figure::Endless, limits::MAX_ENDLESS).map(|share| Warning::Endless {
            share,
            has_repetition,
        }),
        above(Figure::Repetition, limits::MAX_REPETITION)
            .filter(|_| above(Figure::SeedsLeft, limits::MIN_CIRCLING_SEEDS * seeds).is_some())
            .map(Warning::Circles),
        above(Figure::CutOff, limits::MAX_CUT_OFF).map(Warning::CutOff),
        above(Figure::FirstWins, limits::MAX_WINS).map(Warning::FirstWins),
        above(Figure::SecondWins, limits::MAX_WINS).map(Warning::SecondWins),
        above(Figure::Draws, limits::MAX_DRAWS).map(Warning::Draws),
        below(Figure::Skill, limits::MIN_SKILL)
            .filter(|_| results.plan().players_differ())
            .map(Warning::LittleSkill),
        above(Figure::Forced, limits::MAX_FORCED).map(Warning::NoChoice),
        above(Figure::Passes, limits::MAX_PASSES).map(Warning::Passes),
        below(Figure::Catches, limits::MIN_CAPTURING).map(Warning::FewCatches),
        above(Figure::SeedsLeft, limits::MAX_SEEDS_LEFT * seeds)
            .filter(|_| seeds_are_gathered)
            .map(|seeds_left| Warning::SeedsLeft(seeds_left / seeds)),
        above(Figure::Penalty, limits::MAX_PENALTY).map(Warning::Penalty),
        below(Figure::Plies, limits::MIN_PLIES).map(Warning::Short),
        above(Figure::Plies, limits::MAX_PLIES).map(Warning::Long),
    ];
    warnings.into_iter().flatten().collect()
}

/// Returns the lower end of the interval.
fn lower_end(estimate: &Estimate) -> Option<f64> {
    let constant = (estimate.samples >= MIN_GAMES).then_some(estimate.value);
    estimate.interval.map(|(low, _)| low).or(constant)
}

/// Returns the upper end of the interval.
fn upper_end(estimate: &Estimate) -> Option<f64> {
    let constant = (estimate.samples >= MIN_GAMES).then_some(estimate.value);
    estimate.interval.map(|(_, high)| high).or(constant)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::ai::Level;
    use crate::ai::contest::Contestant;
    use crate::lab::{GameRecord, Plan, Trial};
    use awale_rules::{EndReason, library};

    /// Returns the warnings for games with these margins; an endless game is `None`.
    fn warnings_for(margins: impl IntoIterator<Item = Option<i32>>) -> Vec<Warning> {
        warnings_with(Plan::at(Level::Club), 4, margins)
    }

    /// Returns the warnings for games in which the player scores `points` half points per pair.
    fn warnings_with(
        plan: Plan,
        points: u8,
        margins: impl IntoIterator<Item = Option<i32>>,
    ) -> Vec<Warning> {
        let rules = library::load("awale").unwrap().unwrap();
        let mut results = Results::new(&rules, plan);
        for (number, margin) in margins.into_iter().enumerate() {
            let game = GameRecord {
                end: margin.map(|_| EndReason::Majority),
                margin: margin.unwrap_or(0),
                plies: 60 + number as u32 % 7,
                legal_moves: 240,
                laps: 60,
                capturing_turns: 15 + number as u32 % 3,
                captured_seeds: 40,
                seeds: 48,
                ..GameRecord::default()
            };
            let pair = Some(if number % 4 == 0 { 2 } else { points });
            results
                .add(0, number as u64, &Trial { game, pair })
                .unwrap();
        }
        warnings(&rules, &results)
    }

    #[test]
    fn only_certain_findings_cause_warnings() {
        let wins =
            |won: u32, games: u32| (0..games).map(move |n| Some(if n < won { 5 } else { -5 }));
        assert_eq!(warnings_for(wins(50, 100)), []);
        assert_eq!(warnings_for(wins(83, 100)), [Warning::FirstWins(0.83)]);
        assert_eq!(warnings_for(wins(17, 100)), [Warning::SecondWins(0.83)]);
        // Five of six could be chance.
        assert_eq!(warnings_for(wins(5, 6)), []);
    }

    #[test]
    fn endless_games_cause_a_warning() {
        let games = (0..100).map(|n| (n % 5 > 0).then_some(n % 2 * 8 - 4));
        let expected = Warning::Endless {
            share: 0.2,
            has_repetition: true,
        };
        assert_eq!(warnings_for(games), [expected]);
    }

    #[test]
    fn repetitions_cause_a_warning_only_with_many_seeds_left() {
        let rules = library::load("awale").unwrap().unwrap();
        let circling = |captured: u32| {
            let mut results = Results::new(&rules, Plan::at(Level::Club));
            for number in 0..100 {
                let game = GameRecord {
                    end: Some(EndReason::Repetition),
                    margin: if number % 2 == 0 { 3 } else { -3 },
                    plies: 60,
                    legal_moves: 240,
                    laps: 60,
                    capturing_turns: 15,

                    captured_seeds: captured,
                    seeds: 48,
                    seeds_left: 48 - captured,
                    ..GameRecord::default()
                };
                let pair = Some(4);
                results.add(0, number, &Trial { game, pair }).unwrap();
            }
            warnings(&rules, &results)
        };
        assert_eq!(circling(45), []);
        assert_eq!(circling(36), [Warning::Circles(1.0)]);
    }

    #[test]
    fn two_random_players_cause_no_warning_about_skill() {
        let games = || (0..100).map(|n| Some(if n % 2 == 0 { 5 } else { -5 }));
        let random = Plan {
            player: Contestant::Random,
            rival: Contestant::Random,
        };
        assert_eq!(warnings_with(random, 2, games()), []);
        let warnings = warnings_with(Plan::at(Level::Club), 2, games());
        assert!(
            matches!(warnings[..], [Warning::LittleSkill(_)]),
            "{warnings:?}"
        );
    }

    #[test]
    fn draws_cause_a_warning() {
        assert_eq!(
            warnings_for((0..50).map(|_| Some(0))),
            [Warning::Draws(1.0)]
        );
    }
}
