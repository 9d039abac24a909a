//! `match`: many games between two levels.

use std::io::Write;
use std::time::Instant;

use awale::ai::contest::{Contestant, Play, Score, play_pair};
use clap::Args;

use crate::failure::Failure;
use crate::load::load_rules;

/// A game longer than this is left out. Repetition ends any game by the built-in rules long before.
const MOST_PLIES: usize = 2_000;

#[derive(Args)]
pub struct Arguments {
    /// A built-in variant, or the path of a rule file
    rules: String,
    /// The first contestant, who sits South in every first game of a pair: a level,
    /// `random`, `nodes:N` or `depth:N`
    #[arg(long, value_name = "LEVEL")]
    south: Contestant,
    /// The second contestant
    #[arg(long, value_name = "LEVEL")]
    north: Contestant,
    /// How many games; an odd number is made even
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// The source of all chance: the same seed gives the same games
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What is counted beside the score.
#[derive(Default)]
struct Statistics {
    beginner_points: f64,
    plies: usize,
    games: usize,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(&arguments.rules)?;
    let contestants: [&dyn Play; 2] = [&arguments.south, &arguments.north];
    let began = Instant::now();
    let mut score = Score::default();
    let mut statistics = Statistics::default();
    for pair in 0..arguments.games.div_ceil(2) {
        let games = play_pair(&rules, contestants, arguments.seed, pair, MOST_PLIES);
        let points: Vec<f64> = games
            .iter()
            .map(|game| game.points(game.first_seat))
            .collect();
        score.add_pair(&points);
        for game in &games {
            statistics.beginner_points += game.points(game.beginner);
            statistics.plies += game.plies;
            statistics.games += 1;
        }
    }
    let seconds = began.elapsed().as_secs_f64();
    if arguments.json {
        write_json(arguments, &score, &statistics, seconds, out)
    } else {
        write_text(arguments, &score, &statistics, seconds, out)
    }
}

impl Statistics {
    fn beginner_share(&self) -> f64 {
        if self.games == 0 {
            0.5
        } else {
            self.beginner_points / self.games as f64
        }
    }

    fn mean_plies(&self) -> f64 {
        if self.games == 0 {
            0.0
        } else {
            self.plies as f64 / self.games as f64
        }
    }
}

fn write_text(
    arguments: &Arguments,
    score: &Score,
    statistics: &Statistics,
    seconds: f64,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let elo = score.elo();
    writeln!(
        out,
        "{}: {} against {}, {} games: {} won, {} drawn, {} lost: {:.1} %, Elo {:+.0} ({:+.0} to {:+.0})",
        arguments.rules,
        arguments.south,
        arguments.north,
        score.games(),
        score.wins,
        score.draws,
        score.losses,
        100.0 * score.share(),
        elo.difference,
        elo.range.0,
        elo.range.1,
    )?;
    Ok(writeln!(
        out,
        "who begins makes {:.1} %; {:.1} plies a game; {seconds:.1} s",
        100.0 * statistics.beginner_share(),
        statistics.mean_plies(),
    )?)
}

fn write_json(
    arguments: &Arguments,
    score: &Score,
    statistics: &Statistics,
    seconds: f64,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let elo = score.elo();
    Ok(writeln!(
        out,
        "{{\"rules\":{:?},\"south\":\"{}\",\"north\":\"{}\",\"seed\":{},\"games\":{},\"wins\":{},\"draws\":{},\
         \"losses\":{},\"share\":{:.4},\"elo\":{},\"elo_low\":{},\"elo_high\":{},\"beginner_share\":{:.4},\
         \"mean_plies\":{:.2},\"seconds\":{seconds:.2}}}",
        arguments.rules,
        arguments.south,
        arguments.north,
        arguments.seed,
        score.games(),
        score.wins,
        score.draws,
        score.losses,
        score.share(),
        json_number(elo.difference),
        json_number(elo.range.0),
        json_number(elo.range.1),
        statistics.beginner_share(),
        statistics.mean_plies(),
    )?)
}

/// JSON knows no infinity.
fn json_number(number: f64) -> String {
    if number.is_finite() {
        format!("{number:.1}")
    } else {
        "null".to_owned()
    }
}
