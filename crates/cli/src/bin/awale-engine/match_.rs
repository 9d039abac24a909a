//! `match`: plays many games between two levels or engines.

mod games;
mod report;
mod seat;

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use awale_engine::ai::contest::{Contestant, Decision, OPENING_PLIES, PlayedGame, Score, Sprt};
use clap::Args;

use crate::engine_client::EngineSetup;
use crate::failure::Failure;
use crate::load::load_rules;
use crate::numbers;
use crate::output::escaped;
use games::{Openings, SavedGames};
use report::{MatchReport, Statistics};
use seat::{Seat, play_pair, timeout};

#[derive(Args)]
pub struct Arguments {
    /// Built-in variant, or path to a rule file
    rules: String,
    /// First contestant, who plays South in the first game of each pair: a level, `random`,
    /// `skill:N`, `nodes:N` or `depth:N`
    #[arg(long, value_name = "LEVEL", required_unless_present = "south_engine")]
    south: Option<Contestant>,
    /// Second contestant
    #[arg(long, value_name = "LEVEL", required_unless_present = "north_engine")]
    north: Option<Contestant>,
    /// Command line of a UCI engine to play as the first contestant; an engine that fails or plays
    /// an illegal move loses the game
    #[arg(long, value_name = "COMMAND", conflicts_with = "south")]
    south_engine: Option<String>,
    /// Command line of a UCI engine to play as the second contestant
    #[arg(long, value_name = "COMMAND", conflicts_with = "north")]
    north_engine: Option<String>,
    /// UCI option to set in the first engine (repeatable); UCI_Variant is always set to RULES
    #[arg(long, value_name = "NAME=VALUE")]
    south_option: Vec<String>,
    /// UCI option to set in the second engine (repeatable)
    #[arg(long, value_name = "NAME=VALUE")]
    north_option: Vec<String>,
    /// Limits per move for both engines, as arguments of the UCI command `go`
    #[arg(long, default_value = "movetime 100", value_parser = parse_go)]
    go: String,
    /// Limits per move for the first engine, instead of --go
    #[arg(long, value_name = "GO", value_parser = parse_go)]
    south_go: Option<String>,
    /// Limits per move for the second engine, instead of --go
    #[arg(long, value_name = "GO", value_parser = parse_go)]
    north_go: Option<String>,
    /// Stop as soon as the games decide whether the first contestant is better by ELO1 or only by
    /// ELO0 (a sequential probability ratio test over pairs of games, with 5% error rates); --games
    /// is then the maximum
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true, value_parser = numbers::elo)]
    sprt: Option<Vec<f64>>,
    /// Number of games, rounded up to an even number
    #[arg(long, default_value_t = 100, value_parser = numbers::count::<u64>())]
    games: u64,
    /// Number of random moves at the start of each pair of games; with too few, engines without a
    /// time limit repeat games
    #[arg(long, value_name = "PLIES", default_value_t = OPENING_PLIES, value_parser = numbers::opening_plies())]
    opening_plies: usize,
    /// Start the pairs with the games in this file instead, in order and cyclically: a collection
    /// of games in Awale's game-file format
    #[arg(long, value_name = "FILE", conflicts_with = "opening_plies")]
    openings: Option<PathBuf>,
    /// Append each finished game to this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Random seed: the same seed gives the same openings, and the same games if no player is
    /// limited by time
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

/// Parses the arguments of `go`; rejects those with which an engine searches until it is stopped.
fn parse_go(go: &str) -> Result<String, String> {
    let never_ends = |word| matches!(word, "infinite" | "ponder");
    match go.split_whitespace().find(|&word| never_ends(word)) {
        Some(word) => Err(format!("with `{word}`, an engine never moves")),
        None => Ok(go.to_owned()),
    }
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(&arguments.rules)?;
    let sprt = arguments.test()?;
    let mut seats = [
        arguments.seat(
            &arguments.south,
            &arguments.south_engine,
            &arguments.south_option,
            arguments.south_go.as_ref(),
        )?,
        arguments.seat(
            &arguments.north,
            &arguments.north_engine,
            &arguments.north_option,
            arguments.north_go.as_ref(),
        )?,
    ];
    let openings = match &arguments.openings {
        Some(path) => Openings::read(path, &rules)?,
        None => Openings::Random {
            plies: arguments.opening_plies,
        },
    };
    let mut saved = arguments
        .save
        .as_deref()
        .map(|path| SavedGames::open(path, &arguments.rules))
        .transpose()?;
    let names = [0, 1].map(|seat: usize| seats[seat].name().to_owned());
    let began = Instant::now();
    let mut score = Score::default();
    let mut statistics = Statistics::default();
    for pair in 0..arguments.games.div_ceil(2) {
        let opening = openings.of_pair(pair, &rules, arguments.seed);
        let pair_games = play_pair(&opening, &mut seats, arguments.seed, pair)?;
        if let Some(saved) = &mut saved {
            for (played, game) in &pair_games {
                saved.add(game, &names, played.first_seat)?;
            }
        }
        let games: Vec<PlayedGame> = pair_games.into_iter().map(|(played, _)| played).collect();
        score.add_played(&games);
        games.iter().for_each(|game| statistics.add(game));
        if sprt.is_some_and(|sprt| sprt.decision(&score) != Decision::Open) {
            break;
        }
    }
    let report = MatchReport {
        rules: arguments.rules.clone(),
        names,
        seed: arguments.seed,
        score,
        sprt,
        statistics,
        failures: [seats[0].failures, seats[1].failures],
        seconds: began.elapsed().as_secs_f64(),
    };
    if arguments.json {
        report.write_json(out)
    } else {
        report.write_text(out)
    }
}

impl Arguments {
    /// Returns the SPRT that may end the match early, if requested.
    fn test(&self) -> Result<Option<Sprt>, Failure> {
        let Some([elo0, elo1]) = self.sprt.as_deref() else {
            return Ok(None);
        };
        match Sprt::new(*elo0, *elo1) {
            Some(sprt) => Ok(Some(sprt)),
            None => Err("--sprt: ELO0 must be less than ELO1".to_owned().into()),
        }
    }

    fn seat(
        &self,
        contestant: &Option<Contestant>,
        command: &Option<String>,
        options: &[String],
        go: Option<&String>,
    ) -> Result<Seat, Failure> {
        match (contestant, command) {
            (Some(contestant), _) => Ok(Seat::of_level(*contestant)),
            (None, Some(command)) => Seat::of_engine(self.engine(command, options, go)?),
            (None, None) => Err("each side needs a level or an engine".to_owned().into()),
        }
    }

    fn engine(
        &self,
        command: &str,
        options: &[String],
        go: Option<&String>,
    ) -> Result<EngineSetup, Failure> {
        let go = go.unwrap_or(&self.go);
        let mut uci_options = vec![("UCI_Variant".to_owned(), self.rules.clone())];
        for option in options {
            let (name, value) = option
                .split_once('=')
                .ok_or_else(|| format!("{}: expected NAME=VALUE", escaped(option)))?;
            uci_options.push((name.to_owned(), value.to_owned()));
        }
        Ok(EngineSetup {
            command: command.to_owned(),
            options: uci_options,
            go: go.clone(),
            timeout: timeout(go),
        })
    }
}
