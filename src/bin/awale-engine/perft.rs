//! `perft`: counts move sequences.

use std::fmt::Display;
use std::io::Write;
use std::time::Instant;

use awale::ai::evaluation::Weights;
use awale::ai::packed::{self, Packed, PackedModel};
use awale::rules::{Position, RuleSet, Side, perft, world};
use clap::Args;

use crate::failure::Failure;
use crate::load::{AnyRules, load_any};
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
    match load_any(&arguments.rules)? {
        AnyRules::Classic(rules) if arguments.divide => divide(&rules, arguments.depth, out),
        AnyRules::Classic(rules) => {
            let start = Position::start(&rules, Side::South, &mut ());
            let weights = Weights::zero(&rules);
            let fast = PackedModel::new(&rules, &start, &weights).filter(|_| !arguments.reference);
            let bulk = !arguments.no_bulk;
            count_depths(arguments, out, |depth| match &fast {
                Some(model) => packed::perft(model, &Packed::new(&start), depth, bulk),
                None => perft::perft(&rules, &start, depth),
            })
        }
        AnyRules::World(rules) => {
            let start = world::Position::start(&rules, Side::South, &mut ());
            if arguments.divide {
                let counts = world::perft::divide(&rules, &start, arguments.depth);
                return total(
                    counts.map(|(one, count)| (rules.move_text(one), count)),
                    out,
                );
            }
            count_depths(arguments, out, |depth| {
                world::perft::perft(&rules, &start, depth)
            })
        }
    }
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
    let counts = perft::divide(rules, &start, depth);
    total(
        counts.map(|(hole, count)| (rules.geometry().letter(hole), count)),
        out,
    )
}

/// Prints the count of each first move, then their sum.
fn total(
    counts: impl Iterator<Item = (impl Display, u64)>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut total = 0;
    for (first, count) in counts {
        writeln!(out, "{first} {count}")?;
        total += count;
    }
    Ok(writeln!(out, "total {total}")?)
}
