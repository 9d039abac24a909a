//! `tables`: makes endgame tables, and counts what is in them.

use std::fs;
use std::io::{self, BufReader, BufWriter, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Instant;

use awale::ai::tables::file::TableFileError;
use awale::ai::tables::{EndgameTable, Exactness, MOST_SEEDS, Progress, exactness, prove};
use awale::files::write::{open_to_append, put_in_place, remove_leftovers_of};
use awale::files::{Claim, FileLock, claim, open_regular, read_regular, write_whole};
use awale::rules::RuleSet;
use awale::table_store::write_layers;
use clap::{Args, Subcommand};

use crate::failure::Failure;
use crate::load::load_rules;
use crate::output::{complain, shown};

#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Make the tables of a variant and keep them in a file; what is in the file already isn't made again, and a file of anything else is refused
    ///
    /// While they are made, they lie beside the file, under its name with `.unfinished` behind it. A run that is
    /// interrupted leaves them there, and the next one for the same file goes on with them. An empty file with `.lock`
    /// behind the name keeps two programs from making the same tables at once. It stays, and may be deleted
    /// when none is at work.
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
        .ok_or_else(|| format!("{}: a table doesn't tell the margin", shown(&which.rules)))?;
    writeln!(
        out,
        "{}, up to {} seeds: {proof}",
        shown(&which.rules),
        which.seeds
    )?;
    if proof.failures.is_empty() {
        Ok(())
    } else {
        let name = shown(&which.rules);
        Err(format!("{name}: Grand Master doesn't keep the value").into())
    }
}

fn build(which: &Which, file: Option<&Path>, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(&which.rules)?;
    let path = file.map_or_else(
        || format!("{:016x}.tables", rules.fingerprint()).into(),
        Path::to_path_buf,
    );
    let name = named(&path);
    let failed = |error: io::Error| format!("{name}: can't be written: {error}");
    let _lock = alone(&path)?;
    remove_leftovers_of(&followed_by(&path, UNFINISHED));
    let (mut table, is_in_place) = resume(&which.rules, &rules, &path, out)?;
    if !is_in_place || table.seeds() < Some(which.seeds) {
        // The old file stays as it is until the new one is whole; what is made until then waits beside it.
        let unfinished = followed_by(&path, UNFINISHED);
        write_whole(&unfinished, |file| write_layers(file, &table)).map_err(failed)?;
        let mut output = BufWriter::new(open_to_append(&unfinished).map_err(failed)?);
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
        output.get_ref().sync_all().map_err(failed)?;
        drop(output);
        put_in_place(&unfinished, &path).map_err(failed)?;
    }
    let bytes = fs::metadata(&path).map_err(failed)?.len();
    Ok(writeln!(out, "{name}: {bytes} bytes")?)
}

/// The path of a file, as it is printed.
fn named(path: &Path) -> String {
    shown(&path.display().to_string()).to_string()
}

/// What stands behind the name of the file that is being made, and of the one that stands for the right to make it.
const UNFINISHED: &str = ".unfinished";
const LOCK: &str = ".lock";

fn followed_by(path: &Path, tail: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(tail);
    name.into()
}

/// The right to make this file; `None` where the disk knows no locks.
fn alone(path: &Path) -> Result<Option<FileLock>, Failure> {
    let name = named(path);
    match claim(&followed_by(path, LOCK)) {
        Claim::Held(lock) => Ok(Some(lock)),
        Claim::Taken => Err(format!("{name}: another program is making these tables").into()),
        Claim::Impossible(error) if error.kind() == io::ErrorKind::Unsupported => Ok(None),
        Claim::Impossible(error) => Err(format!("{name}: can't be written: {error}").into()),
    }
}

/// The table that is furthest: in the file, or in the one that an interrupted run left beside it; an empty one if there is
/// neither. Also whether the file itself holds all of it: a run may be interrupted after the last layer, and before the new
/// file is put in the place of the old one. A file that isn't a table for these rules is an error: it may be another program's.
fn resume(
    name: &str,
    rules: &RuleSet,
    path: &Path,
    out: &mut impl Write,
) -> Result<(EndgameTable, bool), Failure> {
    let empty = empty(name, rules)?;
    let made = stored(rules, path, &empty, out)?;
    let unfinished = stored(rules, &followed_by(path, UNFINISHED), &empty, out)?;
    let layers =
        |table: &Option<EndgameTable>| table.as_ref().map_or(0, |table| table.layers().len());
    if layers(&unfinished) > layers(&made) {
        return Ok((unfinished.unwrap_or(empty), false));
    }
    if unfinished.is_some() {
        // It was read as one of ours, and holds nothing more than the file itself.
        let _ = fs::remove_file(followed_by(path, UNFINISHED));
    }
    let is_in_place = made.is_some();
    Ok((made.unwrap_or(empty), is_in_place))
}

/// The whole layers of one file; `None` if there is none, or nothing in it that can be used.
fn stored(
    rules: &RuleSet,
    path: &Path,
    empty: &EndgameTable,
    out: &mut impl Write,
) -> Result<Option<EndgameTable>, Failure> {
    let name = named(path);
    let refused = |error: &dyn std::fmt::Display| format!("{name}: {error}; it is left as it is");
    let file = match open_regular(path) {
        Ok(file) => file,
        Err(error) if error.is_absent() => return Ok(None),
        Err(error) => return Err(refused(&error).into()),
    };
    match EndgameTable::read(rules, &mut BufReader::new(file)) {
        Ok(table) => Ok(Some(table)),
        Err(error @ TableFileError::Damaged { .. }) => {
            writeln!(out, "{name}: {error}; it is made again")?;
            Ok(None)
        }
        Err(TableFileError::Unrecognized) if is_cut_short(path, empty) => Ok(None),
        Err(error) => Err(refused(&error).into()),
    }
}

/// Whether the file is what a run leaves that was interrupted before it had written anything of use.
fn is_cut_short(path: &Path, empty: &EndgameTable) -> bool {
    let mut header = Vec::new();
    let written = empty.write_header(&mut header);
    let found = read_regular(path, header.len() as u64);
    written.is_ok() && found.is_ok_and(|found| header.starts_with(&found))
}

fn empty(name: &str, rules: &RuleSet) -> Result<EndgameTable, Failure> {
    let name = shown(name);
    let table = EndgameTable::empty(rules).ok_or_else(|| {
        format!("{name}: there are no endgame tables for rules that share the seeds left when a position comes again")
    })?;
    if exactness(rules) == Exactness::Winner {
        // Feedback apart from the figures, which other programs read.
        complain(&format!(
            "{name}: the margin of a game also depends on the lofts; only who wins is exact"
        ));
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
            shown(&which.rules)
        )
        .into())
    }
}
