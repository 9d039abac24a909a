//! `perft`: counts move sequences.

use std::io::Write;
use std::time::Instant;

use awale_engine::ai::perft::perft;
use awale_rules::{Position, RuleSet, Side};
use clap::Args;

use crate::failure::Failure;
use crate::load::load_rules;
use crate::numbers;
use crate::output::log;

#[derive(Args)]
pub struct Arguments {
    /// Built-in variant, or path to a rule file
    rules: String,
    /// Maximum length of the sequences, in plies
    #[arg(value_parser = numbers::depth::<u32>())]
    depth: u32,
    /// Use the general move generator even if there is a faster one
    #[arg(long)]
    reference: bool,
    /// Print the time and speed of each depth to standard error
    #[arg(long)]
    time: bool,
    /// Also play the moves of the last ply instead of only counting them
    #[arg(long)]
    no_bulk: bool,
    /// Print the count at DEPTH separately for each first move
    #[arg(long)]
    divide: bool,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(&arguments.rules)?;
    if arguments.divide {
        return divide(&rules, arguments.depth, out);
    }
    let start = Position::start(&rules, Side::South, &mut ());
    count_depths(arguments, out, |depth| {
        if arguments.reference {
            awale_rules::perft::perft(&rules, &start, depth)
        } else {
            perft(&rules, &start, depth, !arguments.no_bulk)
        }
    })
}

fn count_depths(
    arguments: &Arguments,
    out: &mut impl Write,
    count: impl Fn(u32) -> u64,
) -> Result<(), Failure> {
    for depth in 1..=arguments.depth {
        let began = Instant::now();
        let count = count(depth);
        writeln!(out, "{depth} {count}")?;
        if arguments.time {
            let seconds = began.elapsed().as_secs_f64();
            log(&format!(
                "depth {depth}: {seconds:.3} s, {:.0} per second",
                count as f64 / seconds.max(f64::EPSILON)
            ));
        }
        // The next depth may take long.
        out.flush()?;
    }
    Ok(())
}

/// Prints the count of each first move, then their sum.
fn divide(rules: &RuleSet, depth: u32, out: &mut impl Write) -> Result<(), Failure> {
    let start = Position::start(rules, Side::South, &mut ());
    let mut total = 0;
    for (first, count) in awale_rules::perft::divide(rules, &start, depth) {
        writeln!(out, "{} {count}", rules.geometry().name_of(first))?;
        total += count;
    }
    Ok(writeln!(out, "total {total}")?)
}
