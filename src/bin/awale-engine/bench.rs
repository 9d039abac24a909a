//! `bench`: one number for the whole search, and how fast it comes.

use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use awale::ai::contest::opening;
use awale::ai::{Limits, search};
use awale::rules::library;
use clap::Args;

use crate::failure::Failure;
use crate::load::load_rules;

/// Seed of the positions that are searched.
const SEED: u64 = 1;
/// Positions of each variant.
const POSITIONS: u64 = 3;

#[derive(Args)]
pub struct Arguments {
    /// A built-in variant, or the path of a rule file; all built-in ones when it is left out
    rules: Option<String>,
    /// Plies that every position is searched to
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u8).range(1..=64))]
    depth: u8,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let names: Vec<&str> = match &arguments.rules {
        Some(name) => vec![name],
        None => library::names().collect(),
    };
    let width = names.iter().map(|name| name.len()).max().unwrap_or(0);
    let mut nodes = 0;
    let mut time = Duration::ZERO;
    for name in names {
        let rules = load_rules(name)?;
        let (mut own_nodes, mut own_time) = (0, Duration::ZERO);
        for number in 0..POSITIONS {
            let game = opening(&rules, SEED, number);
            let report = search(
                &game,
                &Limits::depth(arguments.depth),
                &AtomicBool::new(false),
            );
            own_nodes += report.nodes;
            own_time += report.time;
        }
        writeln!(
            out,
            "{name:width$}  {own_nodes:>12} nodes  {:>10.0} a second",
            speed(own_nodes, own_time)
        )?;
        out.flush()?;
        nodes += own_nodes;
        time += own_time;
    }
    writeln!(
        out,
        "{nodes} nodes in {:.2} s, {:.0} a second",
        time.as_secs_f64(),
        speed(nodes, time)
    )?;
    Ok(writeln!(out, "signature {nodes}")?)
}

fn speed(nodes: u64, time: Duration) -> f64 {
    nodes as f64 / time.as_secs_f64().max(f64::EPSILON)
}
