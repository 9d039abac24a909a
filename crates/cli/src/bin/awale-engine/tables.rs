//! `tables`: builds and checks endgame tables, and prints their statistics.

use std::fs;
use std::io::{self, BufReader, BufWriter, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Instant;

use awale_engine::ai::contest::check_table;
use awale_engine::ai::generation::LayerProgress;
use awale_engine::ai::tables::file::TableFileError;
use awale_engine::ai::tables::{EndgameTable, Exactness, exactness};
use awale_engine::files::write::{open_to_append, remove_leftovers_of, replace_file, resolve_link};
use awale_engine::files::{open_regular, read_regular};
use awale_engine::table_store::write_table_file;
use awale_rules::RuleSet;
use clap::{Args, Subcommand};

use crate::failure::Failure;
use crate::file::{lock, shown_path, unwritable, with_suffix, write_file};
use crate::load::load_rules;
use crate::numbers;
use crate::output::{escaped, log};

/// Appended to the file's name while its tables are unfinished.
const UNFINISHED_SUFFIX: &str = ".unfinished";

#[derive(Subcommand)]
pub enum Command {
    /// Build a variant's tables into a file, keeping the layers already in it
    ///
    /// A file that isn't a table of this variant is rejected. Unfinished tables are saved next to
    /// the file, with `.unfinished` appended to its name; after an interruption, the next run
    /// resumes from them. A lock file, with `.lock` appended, prevents two programs from building
    /// the same tables at once; it may be deleted when no program is running.
    Build {
        #[command(flatten)]
        arguments: TableArgs,
        /// Table file [default: the variant's fingerprint with `.tables`, in the current folder]
        #[arg(long)]
        file: Option<PathBuf>,
    },
    /// Build the tables, and check that Grand Master's moves lose no value in random positions
    Prove {
        #[command(flatten)]
        arguments: TableArgs,
        /// Number of random positions to check
        #[arg(long, default_value_t = 100_000, value_parser = numbers::count::<u64>())]
        positions: u64,
        /// Random seed
        #[arg(long, default_value_t = 0)]
        seed: u64,
    },
    /// Build the tables, and print a line for each number of seeds: `seeds boards win draw loss
    /// score:count ...`
    Stats {
        #[command(flatten)]
        arguments: TableArgs,
    },
}

#[derive(Args)]
pub struct TableArgs {
    /// Built-in variant, or path to a rule file
    rules: String,
    /// Maximum number of seeds on the board
    #[arg(long, value_parser = numbers::table_seeds())]
    seeds: u16,
    /// Number of threads [default: all available]
    #[arg(long, value_parser = numbers::threads())]
    threads: Option<NonZero<usize>>,
}

pub fn run(command: &Command, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Stats { arguments } => stats(arguments, out),
        Command::Build { arguments, file } => build(arguments, file.as_deref(), out),
        Command::Prove {
            arguments,
            positions,
            seed,
        } => prove_moves(arguments, *positions, *seed, out),
    }
}

fn stats(arguments: &TableArgs, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(&arguments.rules)?;
    let mut table = empty_table(&arguments.rules, &rules)?;
    for seeds in 0..=arguments.seeds {
        grow(&mut table, arguments, seeds)?;
        let layer = &table.layers()[usize::from(seeds)];
        writeln!(out, "{seeds} {}", layer.statistics())?;
        out.flush()?;
    }
    Ok(())
}

fn prove_moves(
    arguments: &TableArgs,
    positions: u64,
    seed: u64,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let rules = load_rules(&arguments.rules)?;
    let mut table = empty_table(&arguments.rules, &rules)?;
    for seeds in 0..=arguments.seeds {
        grow(&mut table, arguments, seeds)?;
    }
    let check = check_table(&rules, &table, positions, seed).ok_or_else(|| {
        format!(
            "{}: these tables give only the winner, not the margin",
            escaped(&arguments.rules)
        )
    })?;
    writeln!(
        out,
        "{}, up to {} seeds: {check}",
        escaped(&arguments.rules),
        arguments.seeds
    )?;
    if check.failures.is_empty() {
        Ok(())
    } else {
        let name = escaped(&arguments.rules);
        Err(format!("{name}: Grand Master's moves lose value").into())
    }
}

fn build(arguments: &TableArgs, file: Option<&Path>, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(&arguments.rules)?;
    let path = file.map_or_else(
        || format!("{:016x}.tables", rules.fingerprint()).into(),
        Path::to_path_buf,
    );
    let name = shown_path(&path);
    let path = resolve_link(&path).map_err(|error| unwritable(&path, &error))?;
    let failed = |error: io::Error| unwritable(&path, &error);
    let _lock = lock(&path, "building these tables")?;
    remove_leftovers_of(&with_suffix(&path, UNFINISHED_SUFFIX));
    let (mut table, is_file_complete) = resume(&arguments.rules, &rules, &path, out)?;
    // Rebuild up to the last intact layer, even if it lies above a damaged one.
    let seeds = table
        .last_intact_layer()
        .max(Some(arguments.seeds))
        .unwrap_or_default();
    if !is_file_complete || table.seeds() < Some(seeds) {
        // Keep the old file until the new one, next to it, is complete.
        let unfinished = with_suffix(&path, UNFINISHED_SUFFIX);
        write_file(&unfinished, |file| write_table_file(file, &table))?;
        let mut output = BufWriter::new(open_to_append(&unfinished).map_err(failed)?);
        for seeds in table.layers().len() as u16..=seeds {
            let started = Instant::now();
            grow(&mut table, arguments, seeds)?;
            table
                .write_layer(seeds, &mut output)
                .and_then(|()| output.flush())
                .map_err(failed)?;
            let seconds = started.elapsed().as_secs_f64();
            writeln!(
                out,
                "{seeds} seeds: {} boards in {seconds:.2} s",
                table.entries(seeds)
            )?;
            out.flush()?;
        }
        output.get_ref().sync_all().map_err(failed)?;
        drop(output);
        replace_file(&unfinished, &path).map_err(failed)?;
    }
    let bytes = fs::metadata(&path).map_err(failed)?.len();
    Ok(writeln!(out, "{name}: {bytes} bytes")?)
}

/// Reads all intact layers of the file, and of the unfinished one that an interrupted run left
/// behind. Also returns whether the file itself is intact and contains all of them: a run may be
/// interrupted after the last layer, but before the new file replaces the old one. Returns an error
/// for a file that isn't a table for these rules: it may belong to another program.
fn resume(
    name: &str,
    rules: &RuleSet,
    path: &Path,
    out: &mut impl Write,
) -> Result<(EndgameTable, bool), Failure> {
    let empty_table = empty_table(name, rules)?;
    let finished = read_layers(rules, path, &empty_table, out)?;
    let unfinished = read_layers(
        rules,
        &with_suffix(path, UNFINISHED_SUFFIX),
        &empty_table,
        out,
    )?;
    let (mut table, mut is_file_complete) = finished.unwrap_or((empty_table, false));
    if let Some((unfinished, _)) = unfinished {
        if table.absorb(unfinished) {
            is_file_complete = false;
        } else if is_file_complete {
            // The unfinished file has no more layers than the file itself.
            let _ = fs::remove_file(with_suffix(path, UNFINISHED_SUFFIX));
        }
    }
    Ok((table, is_file_complete))
}

/// Reads the intact layers of a file. Also returns whether all are intact. Returns `None` if the
/// file doesn't exist or has no intact layer.
fn read_layers(
    rules: &RuleSet,
    path: &Path,
    empty_table: &EndgameTable,
    out: &mut impl Write,
) -> Result<Option<(EndgameTable, bool)>, Failure> {
    let name = shown_path(path);
    let left_unchanged = |error: &dyn std::fmt::Display| format!("{name}: {error}; left unchanged");
    let file = match open_regular(path) {
        Ok(file) => file,
        Err(error) if error.is_absent() => return Ok(None),
        Err(error) => return Err(left_unchanged(&error).into()),
    };
    match EndgameTable::read_valid(rules, &mut BufReader::new(file)) {
        Ok((table, None)) => Ok(Some((table, true))),
        Ok((table, Some(seeds))) => {
            let damaged = TableFileError::Damaged { seeds };
            writeln!(out, "{name}: {damaged}; the intact layers are kept")?;
            Ok(Some((table, false)))
        }
        Err(TableFileError::Unrecognized) if is_cut_short(path, empty_table) => Ok(None),
        Err(error) => Err(left_unchanged(&error).into()),
    }
}

/// Returns `true` if a run was interrupted before it wrote its first layer to the file.
fn is_cut_short(path: &Path, empty_table: &EndgameTable) -> bool {
    let mut header = Vec::new();
    let header_result = empty_table.write_header(&mut header);
    let contents = read_regular(path, header.len() as u64);
    header_result.is_ok() && contents.is_ok_and(|contents| header.starts_with(&contents))
}

fn empty_table(name: &str, rules: &RuleSet) -> Result<EndgameTable, Failure> {
    let name = escaped(name);
    let table = EndgameTable::empty(rules).ok_or_else(|| match rules.extra_state() {
        Some(field) => format!(
            "{name}: endgame tables cover only the board and the player to move, which isn't enough \
             with `{field}`"
        ),
        None => format!(
            "{name}: endgame tables don't support rules that share the remaining seeds on \
             repetition"
        ),
    })?;
    if exactness(rules) == Exactness::Winner {
        // Goes to standard error, as other programs read the figures on standard output.
        log(&format!(
            "{name}: the margin of a game also depends on the lofts; only the winner is exact"
        ));
    }
    Ok(table)
}

fn grow(table: &mut EndgameTable, arguments: &TableArgs, seeds: u16) -> Result<(), Failure> {
    let threads = arguments
        .threads
        .or_else(|| thread::available_parallelism().ok())
        .map_or(1, NonZero::get);
    if table.grow(threads, &LayerProgress::default()) {
        Ok(())
    } else {
        Err(format!(
            "{}: the {seeds}-seed layer is too large for this machine",
            escaped(&arguments.rules)
        )
        .into())
    }
}
