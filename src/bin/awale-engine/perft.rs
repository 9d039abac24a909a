//! `perft`: counts move sequences.

use awale::rules::{Position, RuleSet, Side, perft};
use clap::Args;

use crate::Refused;
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

pub fn run(arguments: &Arguments) -> Result<(), Refused> {
    let rules = load_rules(&arguments.rules)?;
    if arguments.divide {
        divide(&rules, arguments.depth);
    } else {
        for depth in 1..=arguments.depth {
            println!("{depth} {}", perft::perft_from_start(&rules, depth));
        }
    }
    Ok(())
}

fn divide(rules: &RuleSet, depth: u32) {
    let start = Position::start(rules, Side::South, &mut ());
    let mut total = 0;
    for (hole, count) in perft::divide(rules, &start, depth) {
        println!("{} {count}", rules.geometry().letter(hole));
        total += count;
    }
    println!("total {total}");
}
