//! `solve`: what a position is worth under perfect play.

use std::io::Write;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use awale::ai::tables::{EndgameTable, MOST_SEEDS, Progress as TableProgress};
use awale::rules::{Placement, Position, RuleSet, Side};
use awale::solver::{Limits, Progress, Solution, Solver};
use clap::Args;

use crate::failure::Failure;
use crate::load::load_rules;
use crate::output::{complain, shown};

#[derive(Args)]
pub struct Arguments {
    /// A built-in variant, or the path of a rule file
    rules: String,
    /// The position; the start when it is left out
    #[arg(long)]
    position: Option<String>,
    /// How many threads search
    #[arg(long, default_value = "1")]
    threads: NonZero<usize>,
    /// Memory for what has been found, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 1024)]
    memory: usize,
    /// Make exact tables for the ends of games with up to this many seeds first
    #[arg(long, value_name = "SEEDS", default_value_t = 12, value_parser = clap::value_parser!(u16).range(0..=i64::from(MOST_SEEDS)))]
    tables: u16,
    /// Give up after so many seconds
    #[arg(long, value_name = "SECONDS")]
    time: Option<u64>,
    /// It is enough to know who wins
    #[arg(long)]
    winner: bool,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(&arguments.rules)?;
    let position = position(&rules, arguments.position.as_deref())?;
    let solver = Solver::new(Arc::clone(&rules), position, arguments.memory << 20)
        .map_err(|error| format!("{}: {error}", shown(&arguments.rules)))?;
    let tables = tables(&rules, arguments.tables, arguments.threads.get());
    let solver = solver.with_tables(tables.as_ref());
    let limits = Limits {
        threads: arguments.threads.get(),
        time: arguments.time.map(Duration::from_secs),
        winner_only: arguments.winner,
        ..Limits::NONE
    };
    let mut told = None;
    let solution = solver.solve(&limits, &mut |progress| {
        let news = (progress.depth, progress.bounds);
        if told != Some(news) {
            told = Some(news);
            tell(progress);
        }
        ControlFlow::Continue(())
    });
    tell(&solution.progress);
    Ok(writeln!(out, "{}", last_line(&solution))?)
}

fn tell(progress: &Progress) {
    complain(&format!(
        "depth {}: bounds {:+} {:+}, looks like {:+}; {} positions, {:.1} s",
        progress.depth,
        progress.bounds.least,
        progress.bounds.most,
        progress.guess,
        progress.nodes,
        progress.time.as_secs_f64()
    ));
}

fn last_line(solution: &Solution) -> String {
    let bounds = solution.progress.bounds;
    match (bounds.value(), solution.winner()) {
        (Some(value), _) => format!("value {value:+} proved"),
        (None, Some(1)) => "value win proved".to_owned(),
        (None, Some(0)) => "value draw proved".to_owned(),
        (None, Some(_)) => "value loss proved".to_owned(),
        (None, None) => format!("bounds {:+} {:+} open", bounds.least, bounds.most),
    }
}

fn position(rules: &RuleSet, text: Option<&str>) -> Result<Position, Failure> {
    let Some(text) = text else {
        return Ok(Position::start(rules, Side::South, &mut ()));
    };
    let placed = Placement::parse(text, rules.geometry())
        .map_err(|error| format!("{}: {error}", shown(text)))?;
    Ok(Position::set_up(rules, &placed, &mut ()))
}

fn tables(rules: &RuleSet, seeds: u16, threads: usize) -> Option<EndgameTable> {
    let mut table = EndgameTable::empty(rules)?;
    while table.seeds() < Some(seeds) && table.grow(threads, &TableProgress::default()) {}
    table.seeds().is_some().then_some(table)
}
