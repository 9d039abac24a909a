//! Attacks the built programs with failures of real machines: kills them, fills their disks, puts
//! pipes and devices in place of files, starts two at once, damages their files, and sends commands
//! in any order. Prints the number of trials and the failures.

mod attack;
mod brokers;
mod damage;
mod disks;
mod floods;
mod forged;
mod home;
mod irregular_files;
mod kills;
mod limits;
mod lines;
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

/// Attacks the built programs and reports failures.
///
/// Exit codes: 0 no failure, 1 failures, 2 usage error.
#[derive(Parser)]
#[command(name = "awale-torture", version)]
struct Arguments {
    /// Run at most a tenth of everything: about a minute
    #[arg(long)]
    short: bool,
    /// Run only the attacks whose name contains this text
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
    /// The random seed, which determines times, damage and orders
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// The folder of the programs [default: the folder of this program]
    #[arg(long, value_name = "FOLDER")]
    programs: Option<PathBuf>,
    /// Skip attacks on the game
    #[arg(long)]
    engine_only: bool,
    /// Attack nothing: serve this flood as a broker, print its address, and stop at the end of the
    /// input
    #[arg(long, value_name = "FLOOD", value_parser = flood)]
    broker: Option<Flood>,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if let Some(flood) = arguments.broker {
        return serve(flood);
    }
    let Some(plan) = plan(&arguments) else {
        eprintln!("awale-torture: awale-engine and awale not found beside it or in --programs");
        return ExitCode::from(2);
    };
    let chosen = ATTACKS.iter().filter(|attack| {
        let only = arguments.only.as_deref();
        only.is_none_or(|text| attack.name.contains(text))
            && !(arguments.engine_only && attack.needs == Needs::Game)
    });
    let (mut trials, mut faults) = (0, 0);
    for attack in chosen {
        let began = Instant::now();
        let mut report = Report::default();
        if let Err(error) = (attack.run)(&plan, &mut report) {
            report.fault(format!("it couldn't be tried: {error}"));
        }
        let seconds = began.elapsed().as_secs_f32();
        println!("{:<22} {report}, in {seconds:.0} s", attack.name);
        trials += report.trials;
        faults += report.faults.len();
    }
    println!("{trials} trials, {faults} failures (seed {})", plan.seed);
    if trials == 0 {
        eprintln!("awale-torture: no attack of this name");
        return ExitCode::from(2);
    }
    ExitCode::from(u8::from(faults > 0))
}

/// Parses the name of a flood.
fn flood(name: &str) -> Result<Flood, String> {
    let is_named = |flood: &Flood| format!("{flood:?}") == name;
    let found = Flood::ALL.into_iter().find(is_named);
    found.ok_or_else(|| format!("floods are {:?}", Flood::ALL))
}

/// Floods every client until the input ends.
fn serve(flood: Flood) -> ExitCode {
    match Server::start(move |stream, _| flood.answer(stream)) {
        Ok(server) => {
            println!("{}", server.address());
            let _ = io::copy(&mut io::stdin(), &mut io::sink());
            // Returning would wait for connections that are still open.
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
    let beside = || Some(env::current_exe().ok()?.parent()?.to_owned());
    let folder = arguments.programs.clone().or_else(beside)?;
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
