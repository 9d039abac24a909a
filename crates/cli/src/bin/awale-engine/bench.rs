//! `bench`: measures the node count and the speed of a fixed set of searches.

use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::{Duration, Instant};

use awale_engine::ai::contest::opening;
use awale_engine::ai::{Limits, search};
use awale_rules::library;
use clap::Args;

use crate::engine_client::{EngineClient, EngineFailure, EngineSetup};
use crate::failure::Failure;
use crate::kept_values;
use crate::load::{load_rules, one_or_all};
use crate::numbers;
use crate::output::escaped;

/// The random seed of the positions to search.
const OPENINGS_SEED: u64 = 1;
/// The number of positions to search per variant.
const POSITIONS_PER_VARIANT: u64 = 3;
/// The number of answers to `stop` to time.
const STOP_COUNT: u32 = 20;
/// The time for which a search runs before `stop`.
const STOP_DELAY: Duration = Duration::from_millis(60);
/// The timeout of an answer to `stop`.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);

#[derive(Args)]
pub struct Arguments {
    /// Built-in variant, or path to a rule file [default: all variants of the Awale family]
    rules: Option<String>,
    /// Depth of each search, in plies
    #[arg(long, default_value_t = 8, value_parser = numbers::depth::<u8>())]
    depth: u8,
    /// Instead, measure the time from `stop` to `bestmove`, in a separate process
    #[arg(long)]
    stop: bool,
    /// Instead, measure how often the higher levels keep the proved value, in this number of
    /// positions
    #[arg(long, value_name = "POSITIONS", value_parser = numbers::count::<u64>(),
          conflicts_with = "stop")]
    values: Option<u64>,
    /// With --values: maximum number of seeds on the board
    #[arg(long, default_value_t = 20, value_parser = numbers::board_seeds(), requires = "values")]
    seeds: u16,
    /// With --values: Grand Master's time per move
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = numbers::seconds(),
          requires = "values")]
    time: Duration,
    /// With --values: random seed
    #[arg(long, default_value_t = 0, requires = "values")]
    seed: u64,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let names = one_or_all(arguments.rules.as_deref(), library::names());
    if arguments.stop {
        return stop_times(&names, out);
    }
    if let Some(positions) = arguments.values {
        let parameters = kept_values::Parameters {
            positions,
            seeds: arguments.seeds,
            time: arguments.time,
            seed: arguments.seed,
        };
        return names
            .into_iter()
            .try_for_each(|name| kept_values::run(name, &parameters, out));
    }
    let width = names.iter().map(|name| name.len()).max().unwrap_or(0);
    let mut total_nodes = 0;
    let mut total_time = Duration::ZERO;
    for name in names {
        let rules = load_rules(name)?;
        let (mut variant_nodes, mut variant_time) = (0, Duration::ZERO);
        for number in 0..POSITIONS_PER_VARIANT {
            let game = opening(&rules, OPENINGS_SEED, number);
            let report = search(
                &game,
                &Limits::depth(arguments.depth),
                &AtomicBool::new(false),
            );
            variant_nodes += report.nodes;
            variant_time += report.time;
        }
        writeln!(
            out,
            "{:width$}  {variant_nodes:>12} nodes  {:>10.0} per second",
            escaped(name).to_string(),
            speed(variant_nodes, variant_time)
        )?;
        out.flush()?;
        total_nodes += variant_nodes;
        total_time += variant_time;
    }
    writeln!(
        out,
        "{total_nodes} nodes in {:.2} s, {:.0} per second",
        total_time.as_secs_f64(),
        speed(total_nodes, total_time)
    )?;
    Ok(writeln!(out, "signature {total_nodes}")?)
}

/// Prints the time that the answer to `stop` takes for each variant.
fn stop_times(names: &[&str], out: &mut impl Write) -> Result<(), Failure> {
    let program =
        std::env::current_exe().map_err(|error| format!("could not find this program: {error}"))?;
    for &name in names {
        let setup = EngineSetup {
            command: format!("\"{}\" uci", program.to_string_lossy()),
            options: [
                ("UCI_Variant", name),
                ("OwnTables", "false"),
                ("OwnBook", "false"),
            ]
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .into(),
            go: String::new(),
            timeout: STOP_TIMEOUT,
        };
        let mut times =
            measure_stops(&setup).map_err(|failure| format!("{}: it {failure}", escaped(name)))?;
        times.sort();
        let [median, longest] =
            [times[times.len() / 2], times[times.len() - 1]].map(|time| 1e3 * time.as_secs_f64());
        writeln!(
            out,
            "{}: {} times, median {median:.2} ms, maximum {longest:.2} ms",
            escaped(name),
            times.len()
        )?;
        out.flush()?;
    }
    Ok(())
}

fn measure_stops(setup: &EngineSetup) -> Result<Vec<Duration>, EngineFailure> {
    let mut engine = EngineClient::start(setup)?;
    let mut times = Vec::new();
    for number in 1..=STOP_COUNT {
        engine.send("position startpos")?;
        engine.send("go infinite")?;
        // Stop each search at a different point.
        thread::sleep(STOP_DELAY + Duration::from_millis(u64::from(number)));
        let began = Instant::now();
        engine.send("stop")?;
        engine.wait_for("bestmove", setup.timeout)?;
        times.push(began.elapsed());
    }
    Ok(times)
}

fn speed(nodes: u64, time: Duration) -> f64 {
    nodes as f64 / time.as_secs_f64().max(f64::EPSILON)
}
