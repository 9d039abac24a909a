//! `awale-engine`: the rules and the mind without a window, for terminals and other programs.

mod load;
mod perft;
mod play;
mod replay;
mod rule_files;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

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
    /// List the built-in variants, check rule files, or say a rule in words
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
}

/// An input that was refused: the message, without a final full stop or newline.
type Refused = String;

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Rules(arguments) => rule_files::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Play(arguments) => play::run(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(1)
        }
    }
}
