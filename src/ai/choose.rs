//! Chooses a move at a level.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rand::rngs::ChaCha8Rng;

use super::evaluation::Weights;
use super::judgement::Judgement;
use super::levels::{Level, Skill};
use super::limits::Limits;
use super::report::{Line, Report};
use super::search::{Mind, search};
use super::tables::EndgameTable;
use super::weakness::{Weakness, chance};
use crate::rules::{Game, Hole};

/// A move that was chosen, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The hole to play.
    pub hole: Hole,
    /// What the player thinks of it.
    pub judgement: Judgement,
}

/// Chooses a move for the player to move; nothing when the game is over.
///
/// The same game so far, level and seed give the same move, unless `stop` is
/// set or the machine is so slow that the level's time runs out. `stop` ends the thinking
/// within a few milliseconds; what has been found by then is played.
#[must_use]
pub fn choose(game: &Game, level: Level, seed: u64, stop: &AtomicBool) -> Option<Choice> {
    choose_within(game, level, level.limits(game.rules()), None, seed, stop)
}

/// The same within other limits than the level's own, for more time or none at all,
/// and with endgame tables, which only [`Level::GrandMaster`] uses.
/// How the level errs stays the same.
#[must_use]
pub fn choose_within(
    game: &Game,
    level: Level,
    limits: Limits,
    tables: Option<&EndgameTable>,
    seed: u64,
    stop: &AtomicBool,
) -> Option<Choice> {
    match level.weakness(game.rules()) {
        None => {
            let tables = tables.filter(|_| level == Level::GrandMaster);
            if let Some(line) = tables.and_then(|tables| tables.best(game)) {
                return known_choice(game, &line);
            }
            let mind = Mind::for_rules(game.rules()).with_tables(tables);
            let report = mind.search(game, &limits, stop, &mut |_| ());
            choice(game, &report, report.lines.first()?)
        }
        Some(weakness) => {
            let random = chance(game, level as u64, seed);
            choose_weakly(game, weakness, &limits, random, stop)
        }
    }
}

/// The move of a player of this skill.
#[must_use]
pub fn choose_at_skill(game: &Game, skill: Skill, seed: u64, stop: &AtomicBool) -> Option<Hole> {
    match skill.weakness(false) {
        None => search(game, &skill.limits(), stop).best(),
        Some(weakness) => {
            let random = chance(game, skill.number().to_bits(), seed);
            choose_weakly(game, weakness, &skill.limits(), random, stop).map(|choice| choice.hole)
        }
    }
}

fn choose_weakly(
    game: &Game,
    weakness: Weakness,
    limits: &Limits,
    mut random: ChaCha8Rng,
    stop: &AtomicBool,
) -> Option<Choice> {
    let counted = search(game, &limits.all_moves(), stop);
    let caught = catches(game, stop);
    let line = weakness.pick(game, &counted, &caught, &mut random)?;
    let chosen = choice(game, &counted, line)?;
    // He who errs doesn't know for certain.
    let judgement = Judgement {
        proved: false,
        ..chosen.judgement
    };
    Some(Choice {
        judgement,
        ..chosen
    })
}

/// What every move catches at once, without a thought for what comes after.
fn catches(game: &Game, stop: &AtomicBool) -> Report {
    let mind = Mind {
        weights: Weights::none(game.rules()),
        tables: None,
    };
    let limits = Limits {
        memory: 0,
        ..Limits::depth(1)
    };
    mind.search(game, &limits.all_moves(), stop, &mut |_| ())
}

/// A choice that an endgame table made, without any search.
fn known_choice(game: &Game, line: &Line) -> Option<Choice> {
    let report = Report {
        lines: Vec::new(),
        depth: 0,
        proved: line.proved,
        nodes: 1,
        time: Duration::ZERO,
    };
    choice(game, &report, line)
}

fn choice(game: &Game, report: &Report, line: &Line) -> Option<Choice> {
    Some(Choice {
        hole: line.hole()?,
        judgement: Judgement::of(game, report, line),
    })
}
