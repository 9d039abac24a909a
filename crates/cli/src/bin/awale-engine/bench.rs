//! `bench`: the node count of a fixed set of searches, and their speed.

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

/// Random seed of the positions to search.
const SEED: u64 = 1;
/// Positions per variant.
const POSITIONS: u64 = 3;
/// The number of timed answers to `stop`.
const STOPS: u32 = 20;
/// How long a search runs before `stop`.
const STOP_AFTER: Duration = Duration::from_millis(60);
/// Timeout for the answer to `stop`.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);

#[derive(Args)]
pub struct Arguments {
    /// Built-in variant, or path to a rule file [default: all variants of the Awale family]
    rules: Option<String>,
    /// Depth of each search, in plies
    #[arg(long, default_value_t = 8, value_parser = numbers::depth::<u8>())]
    depth: u8,
    /// Measure how long the engine takes from `stop` to `bestmove` instead, in a separate process
    #[arg(long)]
    stop: bool,
    /// Measure how often the higher levels keep the proved value instead, over this many positions
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
        let request = kept_values::Request {
            positions,
            seeds: arguments.seeds,
            time: arguments.time,
            seed: arguments.seed,
        };
        return names
            .into_iter()
            .try_for_each(|name| kept_values::run(name, &request, out));
    }
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
            "{:width$}  {own_nodes:>12} nodes  {:>10.0} a second",
            escaped(name).to_string(),
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

/// Prints how long the answer to `stop` takes, for each variant.
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
            "{}: {} times, median {median:.2} ms, at most {longest:.2} ms",
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
    for number in 1..=STOPS {
        engine.send("position startpos")?;
        engine.send("go infinite")?;
        // Stop each search at a different point.
        thread::sleep(STOP_AFTER + Duration::from_millis(u64::from(number)));
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
