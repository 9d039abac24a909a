//! `perft`: counts move sequences.

use std::io::Write;

use awale::rules::{Position, RuleSet, Side, perft};
use clap::Args;

use crate::failure::Failure;
use crate::load::load_rules;

#[derive(Args)]
pub struct Arguments {
    /// A built-in variant, or the path of a rule file
    rules: String,
    /// Length of the longest sequences, in plies
    #[arg(value_parser = clap::value_parser!(u32).range(1..=64))]
    depth: u32,
    /// Give the count of DEPTH for each first move instead
    #[arg(long)]
    divide: bool,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(&arguments.rules)?;
    if arguments.divide {
        return divide(&rules, arguments.depth, out);
    }
    for depth in 1..=arguments.depth {
        writeln!(out, "{depth} {}", perft::perft_from_start(&rules, depth))?;
        // The next line may take long.
        out.flush()?;
    }
    Ok(())
}

fn divide(rules: &RuleSet, depth: u32, out: &mut impl Write) -> Result<(), Failure> {
    let start = Position::start(rules, Side::South, &mut ());
    let mut total = 0;
    for (hole, count) in perft::divide(rules, &start, depth) {
        writeln!(out, "{} {count}", rules.geometry().letter(hole))?;
        total += count;
    }
    Ok(writeln!(out, "total {total}")?)
}
