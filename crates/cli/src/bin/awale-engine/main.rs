//! `awale-engine`: the rules and the engine on the command line.

mod bench;
mod book;
mod collection;
mod companion;
mod convert;
mod engine_client;
mod failure;
mod file;
mod game_text;
mod kept_values;
mod lab;
mod ladder;
mod learn;
mod lines;
mod load;
mod match_;
mod memory;
mod numbers;
mod output;
mod perft;
mod play;
mod player;
mod puzzles;
mod replay;
mod report;
mod rule_files;
mod solve;
mod table_text;
mod tables;
mod uci;
mod verify;
mod why;

use std::io::{self, Write};
use std::process::ExitCode;

use awale_engine::text::licences;
use clap::{Parser, Subcommand};

use failure::Failure;
use output::{Output, escaped, log};

/// The exit code of a usage error.
const USAGE_ERROR: u8 = 2;

/// Rules and engine for sowing games of the Awale family, on the command line.
///
/// RULES is the name of a built-in variant (`awale-engine rules` lists them) or the path to a rule
/// file.
///
/// Exit codes: 0 for success, 1 for rejected input, 2 for a usage error.
#[derive(Parser)]
#[command(name = "awale-engine", version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the built-in variants, check rule files, describe rules in words, or print the rule
    /// book
    Rules(rule_files::Arguments),
    /// Count the move sequences of each length up to DEPTH
    Perft(perft::Arguments),
    /// Replay games, one per line, and print every position
    ///
    /// Each input line is `RULES MOVE MOVE ...`; South moves first. `@POSITION` as the second word
    /// sets up the board. Each output line is `RULES`, then ` MOVE|POSITION|LEGAL|STATUS` for every
    /// ply.
    Replay(replay::Arguments),
    /// Play a game in the terminal
    Play(play::Arguments),
    /// Play a match between two levels or UCI engines, and compare their strength
    Match(match_::Arguments),
    /// Search a fixed set of positions, and print the node count as a signature of the search
    Bench(bench::Arguments),
    /// Grow, query or check an opening book
    #[command(subcommand)]
    Book(book::Command),
    /// Train an evaluation for a variant, and print it in its file format
    Learn(learn::Arguments),
    /// Measure how skill affects strength in a variant, and space its levels evenly
    Ladder(ladder::Arguments),
    /// Measure through self-play what rules are like to play, and compare rule sets
    ///
    /// Without RULES, print the measurements of the built-in variants. Each figure has a 95%
    /// confidence interval; docs/lab.md explains the figures. Progress goes to standard error.
    Lab(lab::Arguments),
    /// Run as an engine that speaks the Universal Chess Interface (UCI)
    Uci(uci::Arguments),
    /// Analyse a game: the value of each position, the cost of each move, and the turning points
    Report(report::Arguments),
    /// Summarize a file of games by opening, result and player
    ///
    /// For each opening, print South's results in all games that reach its position, by any move
    /// order.
    Collection(collection::Arguments),
    /// Convert a game from or to the notation of another program
    ///
    /// The notations are awale (game files of Awale), ogn (Aualé), playstrategy (PlayStrategy:
    /// f1e2), togyz (scoresheets of Togyzqumalaq: 98, 13x) and kgp (the Kalah Game Protocol).
    Convert(convert::Arguments),
    /// Measure how quickly the companion estimates a player's strength
    Companion(companion::Arguments),
    /// Explain a move or a position
    Why(why::Arguments),
    /// Find puzzles, list them, verify their proofs, or compare their ratings with the levels
    #[command(subcommand)]
    Puzzles(puzzles::Command),
    /// Build endgame tables, check moves against them, or print their statistics
    #[command(subcommand)]
    Tables(tables::Command),
    /// Find and prove the value of a position under perfect play
    ///
    /// The last line of the output is `value +4 proved` (from the position on, the player to move
    /// gains 4 seeds more than the opponent), `value win proved` (or `draw`, `loss`) if only that
    /// is known, or `bounds -2 +6 open`. Progress goes to standard error.
    Solve(solve::Arguments),
    /// Check a certificate from `solve --certificate` against the rules alone
    Verify(verify::Arguments),
    /// Print the licences of the libraries used by the game and the engine
    Licences,
}

fn main() -> ExitCode {
    let mut out = Output::new(io::stdout().lock());
    let result = match Arguments::try_parse() {
        Ok(arguments) => run(&arguments.command, &mut out),
        Err(error) if error.use_stderr() => {
            log(usage(&error).trim_end());
            return ExitCode::from(USAGE_ERROR);
        }
        // Help or version was requested.
        Err(error) => write!(out, "{}", error.render()).map_err(Failure::from),
    };
    match result.and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if failure.is_closed_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            // Write earlier results first, if possible.
            let _ = out.flush();
            log(&failure.to_string());
            ExitCode::from(1)
        }
    }
}

/// Formats a usage error. Parses the arguments again in escaped form, so that none can forge a line
/// of output.
fn usage(error: &clap::Error) -> String {
    let words = std::env::args_os().map(|word| escaped(&word.to_string_lossy()).to_string());
    let escaped_error = Arguments::try_parse_from(words).err();
    escaped_error.as_ref().unwrap_or(error).render().to_string()
}

fn run(command: &Command, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Rules(arguments) => rule_files::run(arguments, out),
        Command::Perft(arguments) => perft::run(arguments, out),
        Command::Replay(arguments) => replay::run(arguments, out),
        Command::Play(arguments) => play::run(arguments, out),
        Command::Match(arguments) => match_::run(arguments, out),
        Command::Bench(arguments) => bench::run(arguments, out),
        Command::Book(arguments) => book::run(arguments, out),
        Command::Learn(arguments) => learn::run(arguments, out),
        Command::Ladder(arguments) => ladder::run(arguments, out),
        Command::Lab(arguments) => lab::run(arguments, out),
        Command::Uci(arguments) => uci::run(arguments, out),
        Command::Report(arguments) => report::run(arguments, out),
        Command::Collection(arguments) => collection::run(arguments, out),
        Command::Convert(arguments) => convert::run(arguments, out),
        Command::Companion(arguments) => companion::run(arguments, out),
        Command::Why(arguments) => why::run(arguments, out),
        Command::Puzzles(arguments) => puzzles::run(arguments, out),
        Command::Tables(arguments) => tables::run(arguments, out),
        Command::Solve(arguments) => solve::run(arguments, out),
        Command::Verify(arguments) => verify::run(arguments, out),
        Command::Licences => Ok(writeln!(out, "{}", licences::text())?),
    }
}
