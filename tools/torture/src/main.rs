//! Subjects the built programs to the failures of real machines: kills them, fills their disks,
//! puts pipes and devices in place of files, starts two of them at once, damages their files, and
//! sends commands in random order. Prints the number of trials and the failures.

mod attack;
mod brokers;
mod clients;
mod damage;
mod disks;
mod floods;
mod forged;
mod home;
mod irregular_files;
mod kills;
mod limits;
mod one_file;
mod opponents;
mod plan;
mod program;
mod report;
mod round_trips;
mod script;
mod sessions;
mod table_files;
mod two;
mod uci_lines;
mod writers;

use std::env;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;

use attack::{ATTACKS, Needs};
use floods::{Flood, Server};
use plan::Plan;
use report::Report;

/// Attack the built programs and report failures.
///
/// Exit codes: 0 for no failures, 1 for failures, 2 for a usage error.
#[derive(Parser)]
#[command(name = "awale-torture", version)]
struct Arguments {
    /// Run at most a tenth of all trials, which takes about a minute
    #[arg(long)]
    short: bool,
    /// Run only the attacks whose name contains this text
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
    /// Random seed, which determines times, damage and orders
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Folder of the programs [default: the folder of this program]
    #[arg(long, value_name = "FOLDER")]
    programs: Option<PathBuf>,
    /// Skip attacks on the game
    #[arg(long)]
    engine_only: bool,
    /// Instead of attacking, serve this flood as a broker, print its address, and stop at the end
    /// of the input
    #[arg(long, value_name = "FLOOD", value_parser = parse_flood)]
    broker: Option<Flood>,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if let Some(flood) = arguments.broker {
        return serve(flood);
    }
    let Some(plan) = plan(&arguments) else {
        eprintln!(
            "awale-torture: awale-engine or awale not found; specify their folder with --programs"
        );
        return ExitCode::from(2);
    };
    let selected = ATTACKS.iter().filter(|attack| {
        let only = arguments.only.as_deref();
        only.is_none_or(|text| attack.name.contains(text))
            && !(arguments.engine_only && attack.needs == Needs::Game)
    });
    let (mut trials, mut faults) = (0, 0);
    for attack in selected {
        let started = Instant::now();
        let mut report = Report::default();
        if let Err(error) = (attack.run)(&plan, &mut report) {
            report.fault(format!("the attack couldn't run: {error}"));
        }
        let seconds = started.elapsed().as_secs_f32();
        println!("{:<22} {report}, in {seconds:.0} s", attack.name);
        trials += report.trials;
        faults += report.faults.len();
    }
    println!("{trials} trials, {faults} failures (seed {})", plan.seed);
    if trials == 0 {
        eprintln!("awale-torture: no attack matches");
        return ExitCode::from(2);
    }
    ExitCode::from(u8::from(faults > 0))
}

/// Parses the name of a flood.
fn parse_flood(name: &str) -> Result<Flood, String> {
    let has_name = |flood: &Flood| format!("{flood:?}") == name;
    let flood = Flood::ALL.into_iter().find(has_name);
    flood.ok_or_else(|| format!("expected one of {:?}", Flood::ALL))
}

/// Serves the flood to every client until the input ends.
fn serve(flood: Flood) -> ExitCode {
    match Server::start(move |stream, _| flood.answer(stream)) {
        Ok(server) => {
            println!("{}", server.address());
            let _ = io::copy(&mut io::stdin(), &mut io::sink());
            // Exit, as returning would wait for open connections.
            std::process::exit(0)
        }
        Err(error) => {
            eprintln!("awale-torture: {error}");
            ExitCode::from(1)
        }
    }
}

/// Plans the attacks; `None` if a program is missing.
fn plan(arguments: &Arguments) -> Option<Plan> {
    let own_folder = || Some(env::current_exe().ok()?.parent()?.to_owned());
    let folder = arguments.programs.clone().or_else(own_folder)?;
    let program = |name: &str| {
        let path = folder.join(format!("{name}{}", env::consts::EXE_SUFFIX));
        path.is_file().then_some(path)
    };
    let game = program("awale");
    if game.is_none() && !arguments.engine_only {
        return None;
    }
    Some(Plan {
        short: arguments.short,
        seed: arguments.seed,
        engine: program("awale-engine")?,
        game: game.unwrap_or_default(),
    })
}
