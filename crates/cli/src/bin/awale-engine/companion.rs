//! `companion`: measures how quickly the companion learns a player's strength.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use awale_engine::ai::choose;
use awale_engine::ai::contest::calibration::SkillCurve;
use awale_engine::ai::contest::opening;
use awale_engine::ai::levels::Skill;
use awale_engine::teacher::Companion;
use awale_engine::teacher::rating::RatedResult;
use awale_rules::{RuleSet, Side};
use clap::Args;

use crate::failure::Failure;
use crate::load::load_rules;
use crate::numbers;
use crate::output::escaped;

/// The maximum length of a game, in plies; longer ones count as draws.
const MAX_PLIES: usize = 400;

#[derive(Args)]
pub struct Arguments {
    /// Built-in variant, or path to a rule file
    rules: String,
    /// Comma-separated skills of the simulated players, 0 to 100
    #[arg(long, value_delimiter = ',', default_value = "3,10,18,26,34,42,52", value_parser = numbers::skill)]
    skills: Vec<f64>,
    /// Number of games that each player plays against the companion
    #[arg(long, default_value_t = 30, value_parser = numbers::count::<u32>())]
    games: u32,
    /// Number of players per skill
    #[arg(long, default_value_t = 4, value_parser = numbers::count::<u32>())]
    players: u32,
    /// Random seed
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

/// The numbers of games after which to report the error of the rating.
const REPORTED_GAME_COUNTS: [u32; 5] = [3, 5, 10, 20, 30];

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(&arguments.rules)?;
    let curve = SkillCurve::for_rules(&rules);
    for &skill_value in &arguments.skills {
        let skill = Skill::new(skill_value);
        let strength = curve.elo_of(skill);
        let mut errors = vec![Vec::new(); REPORTED_GAME_COUNTS.len()];
        let (mut total_score, mut counted_games) = (0.0, 0.0);
        let mut games_needed = Vec::new();
        for player in 0..arguments.players {
            let mut companion = Companion::new(&rules);
            let mut first_within_tolerance = None;
            for game in 0..arguments.games {
                let seed = arguments.seed ^ (u64::from(player) << 32) ^ u64::from(game);
                let opponent = companion.skill(&rules);
                let result = play(&rules, skill, opponent, seed);
                companion = companion.after(&rules, opponent, result);
                let error = companion.player.rating - strength;
                if first_within_tolerance.is_none() && error.abs() <= TOLERANCE {
                    first_within_tolerance = Some(game + 1);
                }
                if let Some(index) = REPORTED_GAME_COUNTS
                    .iter()
                    .position(|&games| games == game + 1)
                {
                    errors[index].push(error);
                }
                if game >= WARM_UP_GAMES {
                    counted_games += 1.0;
                    total_score += score(result);
                }
            }
            // Players who never get there count with all their games, so the mean is a lower bound.
            games_needed.push(f64::from(first_within_tolerance.unwrap_or(arguments.games)));
        }
        let reports: Vec<String> = REPORTED_GAME_COUNTS
            .iter()
            .zip(&errors)
            .filter(|(_, errors)| !errors.is_empty())
            .map(|(games, errors)| format!("{} after {games} games", mean_and_deviation(errors)))
            .collect();
        let percent = if counted_games > 0.0 {
            100.0 * total_score / counted_games
        } else {
            f64::NAN
        };
        writeln!(
            out,
            "{} skill {skill_value} ({strength:.0} Elo): rating error {}; first within {TOLERANCE:.0} after {} games; the player scored {percent:.0}% in {counted_games:.0} games, from game {} on",
            escaped(&arguments.rules),
            reports.join(", "),
            mean_and_deviation(&games_needed),
            WARM_UP_GAMES + 1,
        )?;
        out.flush()?;
    }
    Ok(())
}

/// The maximum error of a rating that counts as correct, in Elo.
const TOLERANCE: f64 = 100.0;
/// The number of initial games in which the companion is still learning; they don't count towards
/// the score.
const WARM_UP_GAMES: u32 = 10;

/// Formats the mean and the standard deviation.
fn mean_and_deviation(values: &[f64]) -> String {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values
        .iter()
        .map(|value| (value - mean).powi(2))
        .sum::<f64>()
        / (count - 1.0).max(1.0);
    format!("{mean:.0} ± {:.0}", variance.sqrt())
}

const fn score(result: RatedResult) -> f64 {
    match result {
        RatedResult::Won => 1.0,
        RatedResult::Drawn => 0.5,
        RatedResult::Lost => 0.0,
    }
}

/// Plays a game between the player and the companion, from a random opening, and returns the
/// player's result. The player is South if the random seed is even.
fn play(rules: &Arc<RuleSet>, player: Skill, companion: Skill, seed: u64) -> RatedResult {
    let mut game = opening(rules, seed, 0);
    let player_side = if seed.is_multiple_of(2) {
        Side::South
    } else {
        Side::North
    };
    let stop = AtomicBool::new(false);
    while game.outcome().is_none() && game.moves().len() < MAX_PLIES {
        let skill = if game.position().to_move() == player_side {
            player
        } else {
            companion
        };
        let chosen = choose(&game, skill, seed, &stop, None);
        if chosen.is_none_or(|chosen| game.play(chosen.mv, &mut ()).is_err()) {
            break;
        }
    }
    match game.outcome().and_then(|outcome| outcome.winner) {
        None => RatedResult::Drawn,
        Some(winner) if winner == player_side => RatedResult::Won,
        Some(_) => RatedResult::Lost,
    }
}
