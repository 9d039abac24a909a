//! `tables`: makes endgame tables, and counts what is in them.

use std::fs::{self, File, OpenOptions};
use std::io::{BufReader, BufWriter, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Instant;

use awale::ai::tables::{EndgameTable, Exactness, MOST_SEEDS, Progress, exactness, prove};
use awale::rules::RuleSet;
use clap::{Args, Subcommand};

use crate::failure::Failure;
use crate::load::load_rules;

#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Make the tables of a variant and keep them in a file; what is in the file already isn't made again
    Build {
        #[command(flatten)]
        which: Which,
        /// The file; the variant's fingerprint with `.tables` in this folder when it is left out
        #[arg(long)]
        file: Option<PathBuf>,
    },
    /// Make the tables and show that Grand Master's moves keep what they promise, on random positions
    Prove {
        #[command(flatten)]
        which: Which,
        /// How many positions
        #[arg(long, default_value_t = 100_000)]
        positions: u64,
        /// The source of all chance
        #[arg(long, default_value_t = 0)]
        seed: u64,
    },
    /// Make the tables and print, for every number of seeds: `n boards win draw loss score:count ...`
    Stats {
        #[command(flatten)]
        which: Which,
    },
}

#[derive(Args)]
struct Which {
    /// A built-in variant, or the path of a rule file
    rules: String,
    /// The greatest number of seeds on the board
    #[arg(long, value_parser = clap::value_parser!(u16).range(0..=i64::from(MOST_SEEDS)))]
    seeds: u16,
    /// How many threads work; as many as the machine has when it is left out
    #[arg(long)]
    threads: Option<NonZero<usize>>,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    match &arguments.command {
        Command::Stats { which } => stats(which, out),
        Command::Build { which, file } => build(which, file.as_deref(), out),
        Command::Prove {
            which,
            positions,
            seed,
        } => proof(which, *positions, *seed, out),
    }
}

fn stats(which: &Which, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(&which.rules)?;
    let mut table = empty(&which.rules, &rules)?;
    for seeds in 0..=which.seeds {
        grow(&mut table, which, seeds)?;
        let layer = &table.layers()[usize::from(seeds)];
        writeln!(out, "{seeds} {}", layer.statistics())?;
        out.flush()?;
    }
    Ok(())
}

fn proof(which: &Which, positions: u64, seed: u64, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(&which.rules)?;
    let mut table = empty(&which.rules, &rules)?;
    for seeds in 0..=which.seeds {
        grow(&mut table, which, seeds)?;
    }
    let proof = prove(&rules, &table, positions, seed)
        .ok_or_else(|| format!("{}: a table doesn't tell the margin", which.rules))?;
    writeln!(out, "{}, up to {} seeds: {proof}", which.rules, which.seeds)?;
    if proof.failures.is_empty() {
        Ok(())
    } else {
        Err(format!("{}: Grand Master doesn't keep the value", which.rules).into())
    }
}

fn build(which: &Which, file: Option<&Path>, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(&which.rules)?;
    let path = file.map_or_else(
        || format!("{:016x}.tables", rules.fingerprint()).into(),
        Path::to_path_buf,
    );
    let mut table = resume(&which.rules, &rules, &path, out)?;
    let shown = path.display();
    let failed = |error: std::io::Error| format!("{shown}: can't be written: {error}");
    let file = OpenOptions::new()
        .append(true)
        .open(&path)
        .map_err(failed)?;
    let mut output = BufWriter::new(file);
    for seeds in table.layers().len() as u16..=which.seeds {
        let began = Instant::now();
        grow(&mut table, which, seeds)?;
        table
            .write_layer(seeds, &mut output)
            .and_then(|()| output.flush())
            .map_err(failed)?;
        let seconds = began.elapsed().as_secs_f64();
        writeln!(
            out,
            "{seeds} seeds: {} boards in {seconds:.2} s",
            table.entries(seeds)
        )?;
        out.flush()?;
    }
    let bytes = fs::metadata(&path).map_err(failed)?.len();
    Ok(writeln!(out, "{shown}: {bytes} bytes")?)
}

/// The table in the file, cut to its whole layers; an empty one where there is none that can be used.
fn resume(
    name: &str,
    rules: &RuleSet,
    path: &Path,
    out: &mut impl Write,
) -> Result<EndgameTable, Failure> {
    let empty = empty(name, rules)?;
    let shown = path.display();
    let table =
        match File::open(path).map(|file| EndgameTable::read(rules, &mut BufReader::new(file))) {
            Ok(Ok(table)) => table,
            Ok(Err(error)) => {
                writeln!(out, "{shown}: {error}; it is made again")?;
                empty
            }
            Err(_) => empty,
        };
    let failed = |error: std::io::Error| format!("{shown}: can't be written: {error}");
    let mut output = BufWriter::new(File::create(path).map_err(failed)?);
    table.write_header(&mut output).map_err(failed)?;
    for seeds in 0..table.layers().len() as u16 {
        table.write_layer(seeds, &mut output).map_err(failed)?;
    }
    output.flush().map_err(failed)?;
    Ok(table)
}

fn empty(name: &str, rules: &RuleSet) -> Result<EndgameTable, Failure> {
    let table = EndgameTable::empty(rules).ok_or_else(|| {
        format!("{name}: there are no endgame tables for rules that share the seeds left when a position comes again")
    })?;
    if exactness(rules) == Exactness::Winner {
        // Said apart from the figures, which other programs read.
        let _ = writeln!(
            std::io::stderr(),
            "{name}: the margin of a game also depends on the lofts; only who wins is exact"
        );
    }
    Ok(table)
}

fn grow(table: &mut EndgameTable, which: &Which, seeds: u16) -> Result<(), Failure> {
    let threads = which
        .threads
        .or_else(|| thread::available_parallelism().ok())
        .map_or(1, NonZero::get);
    if table.grow(threads, &Progress::default()) {
        Ok(())
    } else {
        Err(format!(
            "{}: the layer of {seeds} seeds is too large for this machine",
            which.rules
        )
        .into())
    }
}
