//! `perft`: counts move sequences.

use std::io::Write;
use std::time::Instant;

use awale::ai::evaluation::Weights;
use awale::ai::packed::{self, Packed, PackedModel};
use awale::rules::{Position, RuleSet, Side, perft};
use clap::Args;

use crate::failure::Failure;
use crate::load::load_rules;
use crate::output::complain;

#[derive(Args)]
pub struct Arguments {
    /// A built-in variant, or the path of a rule file
    rules: String,
    /// Length of the longest sequences, in plies
    #[arg(value_parser = clap::value_parser!(u32).range(1..=64))]
    depth: u32,
    /// Use the general move generator even if there is a faster one
    #[arg(long)]
    reference: bool,
    /// Print the time and speed of each depth on standard error
    #[arg(long)]
    time: bool,
    /// Play the last ply too instead of counting its moves
    #[arg(long)]
    no_bulk: bool,
    /// Print the count of DEPTH for each first move
    #[arg(long)]
    divide: bool,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(&arguments.rules)?;
    if arguments.divide {
        return divide(&rules, arguments.depth, out);
    }
    let start = Position::start(&rules, Side::South, &mut ());
    let weights = Weights::zero(&rules);
    let fast = PackedModel::new(&rules, &start, &weights).filter(|_| !arguments.reference);
    for depth in 1..=arguments.depth {
        let began = Instant::now();
        let count = match &fast {
            Some(model) => packed::perft(model, &Packed::new(&start), depth, !arguments.no_bulk),
            None => perft::perft(&rules, &start, depth),
        };
        writeln!(out, "{depth} {count}")?;
        if arguments.time {
            let seconds = began.elapsed().as_secs_f64();
            complain(&format!(
                "depth {depth}: {seconds:.3} s, {:.0} a second",
                count as f64 / seconds.max(f64::EPSILON)
            ));
        }
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
