//! Does to the built programs what players' machines do: kills them, fills their disks, puts pipes and devices where
//! files belong, starts two at once, damages what they kept, and talks to them in any order. Prints what was tried
//! and what fell short.

mod attack;
mod damage;
mod disks;
mod home;
mod in_the_way;
mod kills;
mod opponents;
mod plan;
mod program;
mod report;
mod script;
mod sessions;
mod table_files;
mod two;
mod uci_lines;

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;

use attack::{ATTACKS, Needs};
use plan::Plan;
use report::Report;

/// Attacks the built programs, and says what fell short.
///
/// Exit codes: 0 when all held, 1 when something fell short, 2 when the command was used wrongly.
#[derive(Parser)]
#[command(name = "awale-torture", version)]
struct Arguments {
    /// A tenth of everything, or less: about a minute
    #[arg(long)]
    short: bool,
    /// Only the attacks whose name contains this text
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
    /// The source of all chance; another one tries other instants, damage and orders
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// The folder in which the programs lie; that of this program when it is left out
    #[arg(long, value_name = "FOLDER")]
    programs: Option<PathBuf>,
    /// Leave out what needs the game
    #[arg(long)]
    engine_only: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let Some(plan) = plan(&arguments) else {
        eprintln!("awale-torture: awale-engine and awale must lie beside it, or in --programs");
        return ExitCode::from(2);
    };
    let chosen = ATTACKS.iter().filter(|attack| {
        let only = arguments.only.as_deref();
        only.is_none_or(|text| attack.name.contains(text))
            && !(arguments.engine_only && attack.needs == Needs::Game)
    });
    let (mut tried, mut faults) = (0, 0);
    for attack in chosen {
        let began = Instant::now();
        let mut report = Report::default();
        if let Err(error) = (attack.run)(&plan, &mut report) {
            report.fault(format!("it couldn't be tried: {error}"));
        }
        let seconds = began.elapsed().as_secs_f32();
        println!("{:<22} {report}, in {seconds:.0} s", attack.name);
        tried += report.tried;
        faults += report.faults.len();
    }
    println!("{tried} tried, {faults} fell short (seed {})", plan.seed);
    if tried == 0 {
        eprintln!("awale-torture: no attack has such a name");
        return ExitCode::from(2);
    }
    ExitCode::from(u8::from(faults > 0))
}

/// What is attacked and how much; `None` if a program isn't there.
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
