//! `book`: grows, queries and checks opening books.

use std::io::Write;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use awale_engine::ai::SEED;
use awale_engine::ai::book::{
    Book, Growth, GrowthProgress, MAX_POSITIONS, grow, shipped, text::MAX_BYTES,
};
use awale_engine::files::read_text;
use awale_engine::files::write::append;
use awale_rules::{Game, RuleSet, Side};
use clap::Subcommand;

use crate::failure::Failure;
use crate::file::{in_file, lock, unwritable, write_file};
use crate::load::{load_book, load_rules};
use crate::memory::check_free;
use crate::numbers;
use crate::output::{escaped, log};

/// The interval of progress reports.
const REPORT_INTERVAL: Duration = Duration::from_secs(10);
/// The default number of nodes per search of a new book.
const DEFAULT_NODES: u64 = 2_000_000;

#[derive(Subcommand)]
pub enum Command {
    /// Grow a book in a new file, or an existing one from where it stopped
    ///
    /// Each position is written to the file as soon as it has been searched, so a killed run loses
    /// nothing. Drop-out expansion selects the next position: the one that leaves the book by the
    /// moves that lose the least. Progress goes to standard error. A lock file, named like the book
    /// with `.lock` appended, prevents two programs from growing the same book at once. It may be
    /// deleted when no program is running.
    Grow {
        /// Built-in variant, or path to a rule file
        rules: String,
        /// Book file
        file: PathBuf,
        /// Stop when the book has this number of positions
        #[arg(long, value_parser = numbers::book_positions())]
        positions: Option<usize>,
        /// Stop after this many seconds
        #[arg(long, value_name = "SECONDS", value_parser = numbers::seconds())]
        time: Option<Duration>,
        /// Number of nodes per search; for an existing book, it must be the number it was grown
        /// with
        #[arg(long, value_parser = numbers::nodes())]
        nodes: Option<u64>,
        /// Number of positions to search in parallel
        #[arg(long, default_value = "1", value_parser = numbers::threads())]
        threads: NonZero<usize>,
        /// Size of each thread's transposition table, in MiB
        #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = numbers::mebibytes())]
        memory: u64,
    },
    /// Print a position's book moves, one per line: the value in seeds for the player to move, and
    /// the continuation
    Show {
        /// Built-in variant, or path to a rule file
        rules: String,
        /// Book file [default: the built-in book]
        file: Option<PathBuf>,
        /// Moves from the starting position to the position to show
        #[arg(long, default_value = "")]
        moves: String,
    },
    /// Check that all moves in a book are legal, and print its size
    Check {
        /// Built-in variant, or path to a rule file
        rules: String,
        /// Book file [default: the built-in book]
        file: Option<PathBuf>,
    },
}

pub fn run(command: &Command, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Grow {
            rules,
            file,
            positions,
            time,
            nodes,
            threads,
            memory,
        } => {
            let growth = Growth {
                positions: positions.unwrap_or(MAX_POSITIONS),
                time: *time,
                threads: threads.get(),
                memory: (*memory as usize) << 20,
            };
            check_free(growth.memory.saturating_mul(growth.threads))?;
            // Load the rules before locking, so that a failure leaves no lock file behind.
            let rule_set = load_rules(rules)?;
            let _lock = lock(file, "growing this book")?;
            let mut book = open(&rule_set, file, *nodes)?;
            let result = grow_file(&mut book, file, &growth, out);
            write_summary(rules, &book, out)?;
            result
        }
        Command::Show { rules, file, moves } => {
            let book = load(rules, file.as_deref())?;
            show(&book, moves, out)
        }
        Command::Check { rules, file } => {
            let book = load(rules, file.as_deref())?;
            write_summary(rules, &book, out)
        }
    }
}

/// Loads the book in `file`, or the built-in one.
fn load(name: &str, file: Option<&Path>) -> Result<Arc<Book>, Failure> {
    let rules = load_rules(name)?;
    Ok(match file {
        Some(file) => Arc::new(load_book(file, &rules)?),
        None => {
            shipped(&rules).ok_or_else(|| format!("{}: no built-in opening book", escaped(name)))?
        }
    })
}

/// Loads the book from the file, or creates a new one if the file doesn't exist.
fn open(rules: &Arc<RuleSet>, file: &Path, nodes: Option<u64>) -> Result<Book, Failure> {
    let text = match read_text(file, MAX_BYTES) {
        Err(error) if error.is_absent() => {
            let book = Book::empty(Arc::clone(rules), nodes.unwrap_or(DEFAULT_NODES));
            write_file(file, |file| file.write_all(book.header().as_bytes()))?;
            return Ok(book);
        }
        other => other.map_err(|error| in_file(file, &error))?,
    };
    let book = Book::read(rules, &text)
        .map_err(|error| in_file(file, &format!("{error}; left unchanged")))?;
    if nodes.is_some_and(|nodes| nodes != book.nodes()) {
        let message = format!("the book was grown with {} nodes per search", book.nodes());
        return Err(in_file(file, &message).into());
    }
    // An interrupted run may have left an incomplete line.
    if !text.ends_with('\n') {
        let complete_length = text.rfind('\n').map_or(0, |end| end + 1);
        write_file(file, |file| {
            file.write_all(&text.as_bytes()[..complete_length])
        })?;
    }
    log(&in_file(file, &format_args!("{} positions", book.len())));
    Ok(book)
}

/// Grows the book, appending each new position to the file. If that fails, prints the position
/// instead.
fn grow_file(
    book: &mut Book,
    file: &Path,
    growth: &Growth,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut last_report: Option<Instant> = None;
    let mut failure = None;
    let rules = Arc::clone(book.rules());
    grow(book, growth, &AtomicBool::new(false), |progress| {
        let line = progress.entry.to_line(&rules);
        let result = append(file, line.as_bytes());
        if last_report.is_none_or(|last_report| last_report.elapsed() >= REPORT_INTERVAL) {
            last_report = Some(Instant::now());
            report(progress);
        }
        match result {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                failure = Some((line, unwritable(file, &error)));
                ControlFlow::Break(())
            }
        }
    });
    match failure {
        Some((line, error)) => {
            write!(out, "{line}")?;
            Err(error.into())
        }
        None => Ok(()),
    }
}

fn report(progress: &GrowthProgress<'_>) {
    let GrowthProgress {
        book,
        entry,
        depth,
        time,
    } = progress;
    log(&format!(
        "{} positions, start {:+.2}, searched {} to depth {depth}, {:.0} s",
        book.len(),
        in_seeds(book.value().unwrap_or(0)),
        book.rules().geometry().names_of(&entry.path),
        time.as_secs_f64()
    ));
}

fn write_summary(name: &str, book: &Book, out: &mut impl Write) -> Result<(), Failure> {
    let game = Game::new(Arc::clone(book.rules()), Side::South, &mut ());
    let line = book.lines(&game).and_then(|lines| lines.into_iter().next());
    let Some(line) = line else {
        return Ok(writeln!(out, "{}: an empty book", escaped(name))?);
    };
    Ok(writeln!(
        out,
        "{}: {} positions of {} searched each, up to {} plies from the start; the first player gains {:+.2}: {}",
        escaped(name),
        book.len(),
        book.nodes(),
        book.deepest(),
        in_seeds(line.value),
        book.rules().geometry().names_of(&line.moves)
    )?)
}

fn show(book: &Book, moves: &str, out: &mut impl Write) -> Result<(), Failure> {
    let geometry = book.rules().geometry();
    let mut game = Game::new(Arc::clone(book.rules()), Side::South, &mut ());
    let played = geometry.parse_moves(moves).is_ok_and(|moves| {
        let mut moves = moves.into_iter();
        moves.all(|mv| game.play(mv, &mut ()).is_ok())
    });
    if !played {
        return Err(format!("{}: illegal moves", escaped(moves)).into());
    }
    let Some(lines) = book.lines(&game) else {
        return Ok(writeln!(out, "this position isn't in the book")?);
    };
    for line in lines {
        let text = book.rules().geometry().names_of(&line.moves);
        writeln!(out, "{:+.2} {text}", in_seeds(line.value))?;
    }
    Ok(())
}

fn in_seeds(value: i32) -> f64 {
    f64::from(value) / f64::from(SEED)
}
