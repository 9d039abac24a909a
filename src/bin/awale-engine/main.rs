//! `awale-engine`: the rules and the engine without a window, for terminals and other programs.

mod bench;
mod book;
mod companion;
mod engine_client;
mod failure;
mod lab;
mod ladder;
mod learn;
mod lines;
mod load;
mod match_;
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

use awale::text::licences;
use clap::{Parser, Subcommand};

use failure::Failure;
use output::{Output, complain, shown};

/// The exit code of a command that was used wrongly.
const USED_WRONGLY: u8 = 2;

/// Sowing games of the Awale family, without a window.
///
/// RULES is the name of a built-in variant (`awale-engine rules` lists them) or
/// the path of a rule file.
///
/// Exit codes: 0 when all went well, 1 when an input was refused, 2 when the
/// command was used wrongly.
#[derive(Parser)]
#[command(name = "awale-engine", version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the built-in variants, check rule files, say a rule in words, or print the rule book
    Rules(rule_files::Arguments),
    /// Count the move sequences of every length up to DEPTH
    Perft(perft::Arguments),
    /// Replay games, one a line, and print every position
    ///
    /// A line is `RULES MOVE MOVE ...`, South begins; a second word `@POSITION` sets the
    /// board up first. The answer is `RULES`, then ` MOVE|POSITION|LEGAL|STATUS` for every ply.
    Replay(replay::Arguments),
    /// Play one game in the terminal
    Play(play::Arguments),
    /// Let two levels or UCI engines play many games, and tell which is stronger
    Match(match_::Arguments),
    /// Search a fixed set of positions: the number of nodes is the signature of the search
    Bench(bench::Arguments),
    /// Grow an opening book, look into it, or check it
    Book(book::Arguments),
    /// Learn how to judge the positions of a variant, and print it as a file
    Learn(learn::Arguments),
    /// Measure what skill is worth in a variant, and put its levels at even distances
    Ladder(ladder::Arguments),
    /// Measure what a rule is like to play, by games of the computer against itself; compare rules
    ///
    /// Without RULES it lists what was measured of the built-in variants. Every figure comes with the interval in which its true value lies
    /// in 95 of 100 such measurements; docs/lab.md tells what each one is. Progress goes to standard error.
    Lab(lab::Arguments),
    /// Play for another program, by the Universal Chess Interface
    Uci(uci::Arguments),
    /// Go through a game: what its positions were worth, what the moves lost, where it turned
    Report(report::Arguments),
    /// Measure how quickly the companion finds a player's strength
    Companion(companion::Arguments),
    /// Say why a move is good or bad, and what there is to see in a position
    Why(why::Arguments),
    /// Find puzzles, list them, or prove them anew
    Puzzles(puzzles::Arguments),
    /// Make endgame tables, or count what is in them
    Tables(tables::Arguments),
    /// Find what a position is worth under perfect play, and prove it
    ///
    /// The last line is `value +4 proved` (the seeds that the player to move gains from there on more than the opponent), `value win
    /// proved` (or `draw`, `loss`) where only that is known, or `bounds -2 +6 open`. Progress goes to standard error.
    Solve(solve::Arguments),
    /// Check a proof that `solve --certificate` has written, by the rules alone
    Verify(verify::Arguments),
    /// Print the licences of the libraries in the game and the engine
    Licences,
}

fn main() -> ExitCode {
    let mut out = Output::new(io::stdout().lock());
    let result = match Arguments::try_parse() {
        Ok(arguments) => run(&arguments.command, &mut out),
        Err(error) if error.use_stderr() => {
            complain(usage(&error).trim_end());
            return ExitCode::from(USED_WRONGLY);
        }
        // What was asked for is the help, or the version.
        Err(error) => write!(out, "{}", error.render()).map_err(Failure::from),
    };
    match result.and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if failure.is_closed_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            // What was found before comes first, where it still can be written.
            let _ = out.flush();
            complain(&failure.to_string());
            ExitCode::from(1)
        }
    }
}

/// What was wrong with the words of the command line. They are read again as they are shown, so that none of them has a line of its own.
fn usage(error: &clap::Error) -> String {
    let words = std::env::args_os().map(|word| shown(&word.to_string_lossy()).to_string());
    let again = Arguments::try_parse_from(words).err();
    again.as_ref().unwrap_or(error).render().to_string()
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
        Command::Companion(arguments) => companion::run(arguments, out),
        Command::Why(arguments) => why::run(arguments, out),
        Command::Puzzles(arguments) => puzzles::run(arguments, out),
        Command::Tables(arguments) => tables::run(arguments, out),
        Command::Solve(arguments) => solve::run(arguments, out),
        Command::Verify(arguments) => verify::run(arguments, out),
        Command::Licences => Ok(writeln!(out, "{}", licences::text())?),
    }
}
