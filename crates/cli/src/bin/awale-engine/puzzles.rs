//! `puzzles`: finds puzzles, lists them, verifies their proofs, and checks their ratings.

use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use awale_engine::ai::Level;
use awale_engine::ai::contest::calibration::SkillCurve;
use awale_engine::teacher::Prover;
use awale_engine::teacher::puzzles::{
    Miner, Puzzle, PuzzleSet, check, shipped, shipped_names, success_rate, themes_of,
};
use awale_rules::RuleSet;
use clap::Subcommand;

use crate::failure::Failure;
use crate::file::{check_writable, in_file, write_file};
use crate::load::{load_rules, load_text, one_or_all};
use crate::numbers;
use crate::output::{escaped, log};

/// The maximum size of a puzzle file, in bytes.
const MAX_FILE_BYTES: u64 = 1 << 24;

#[derive(Subcommand)]
pub enum Command {
    /// Find puzzles in self-play games, and print them in their file format
    Mine {
        /// Built-in variant, or path to a rule file
        rules: String,
        /// Number of puzzles to write
        #[arg(long, default_value_t = 60, value_parser = numbers::count::<usize>())]
        count: usize,
        /// Number of candidates to find, of which the most diverse are result [default: COUNT]
        #[arg(long, value_parser = numbers::count::<usize>())]
        find: Option<usize>,
        /// Maximum number of games to play
        #[arg(long, default_value_t = 100_000, value_parser = numbers::count::<u64>())]
        games: u64,
        /// File to write [default: standard output]
        #[arg(long)]
        file: Option<PathBuf>,
        /// Random seed
        #[arg(long, default_value_t = 0)]
        seed: u64,
    },
    /// Print puzzles, one per line: position, solutions, margin, theme and rating
    List {
        /// Built-in variant, or path to a rule file
        rules: String,
        /// Puzzle file [default: the built-in puzzles]
        #[arg(long)]
        file: Option<PathBuf>,
    },
    /// Verify the proofs of puzzles; exits with code 1 if any of them fails
    Check {
        /// Built-in variant, or path to a rule file [default: all games that have puzzles]
        rules: Option<String>,
        /// Puzzle file [default: the built-in puzzles]
        #[arg(long, requires = "rules")]
        file: Option<PathBuf>,
        /// Number of puzzles to verify per variant, spread over the list [default: all]
        #[arg(long, value_parser = numbers::count::<usize>())]
        sample: Option<usize>,
    },
    /// Print a puzzle file with its themes derived again from the solutions
    Themes {
        /// Built-in variant, or path to a rule file
        rules: String,
        /// Puzzle file [default: the built-in puzzles]
        #[arg(long)]
        file: Option<PathBuf>,
    },
    /// Print the share of puzzles that the levels solve, by difference in rating
    Agreement {
        /// Built-in variant [default: all games that have puzzles]
        rules: Option<String>,
    },
}

pub fn run(command: &Command, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Mine {
            rules,
            count,
            find,
            games,
            file,
            seed,
        } => {
            let candidates = find.unwrap_or(*count).max(*count);
            mine(
                rules,
                [*count, candidates],
                *games,
                file.as_deref(),
                *seed,
                out,
            )
        }
        Command::List { rules, file } => list(rules, file.as_deref(), out),
        Command::Check {
            rules,
            file,
            sample,
        } => check_all(rules.as_deref(), file.as_deref(), *sample, out),
        Command::Themes { rules, file } => themes(rules, file.as_deref(), out),
        Command::Agreement { rules } => agreement(rules.as_deref(), out),
    }
}

fn mine(
    name: &str,
    [count, candidates]: [usize; 2],
    games: u64,
    file: Option<&Path>,
    seed: u64,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let rules = load_rules(name)?;
    check_writable(file)?;
    let began = Instant::now();
    let stop = AtomicBool::new(false);
    let mut miner = Miner::new(&rules, seed);
    while miner.found().len() < candidates && miner.statistics().games < games {
        miner.mine_game(&stop);
    }
    let text = miner.choice(count).text(&rules, name);
    let result = file.map_or(Ok(()), |path| {
        if text.len() as u64 > MAX_FILE_BYTES {
            let why = format_args!(
                "not result: the maximum size of a puzzle file is {MAX_FILE_BYTES} bytes"
            );
            return Err(in_file(path, &why));
        }
        write_file(path, |file| file.write_all(text.as_bytes()))
    });
    // If the file couldn't be result, print the puzzles instead of losing them.
    if file.is_none() || result.is_err() {
        out.write_all(text.as_bytes())?;
    }
    log(&format!(
        "{}: {} in {:.0} s",
        escaped(name),
        miner.statistics(),
        began.elapsed().as_secs_f64()
    ));
    Ok(result?)
}

fn load(name: &str, rules: &RuleSet, file: Option<&Path>) -> Result<PuzzleSet, Failure> {
    let Some(path) = file else {
        return shipped(rules).ok_or_else(|| {
            format!("{}: no built-in puzzles for these rules", escaped(name)).into()
        });
    };
    Ok(load_text(path, MAX_FILE_BYTES, |text| {
        PuzzleSet::parse(text, rules)
    })?)
}

fn list(name: &str, file: Option<&Path>, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(name)?;
    for puzzle in load(name, &rules, file)?.puzzles {
        writeln!(out, "{}", puzzle_line(&rules, &puzzle))?;
    }
    Ok(())
}

/// Formats a puzzle on one line: position, solutions, margin, theme and rating.
fn puzzle_line(rules: &RuleSet, puzzle: &Puzzle) -> String {
    let geometry = rules.geometry();
    let mut line = puzzle.placement.text(geometry);
    line.push(' ');
    line += &geometry.names_of(&puzzle.right.iter().collect::<Vec<_>>());
    // Writing to a string can't fail.
    let _ = write!(
        line,
        " {} {} {}",
        puzzle.margin,
        puzzle.theme().key(),
        puzzle.rating
    );
    line
}

fn check_all(
    name: Option<&str>,
    file: Option<&Path>,
    sample: Option<usize>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut failed = 0;
    for name in one_or_all(name, shipped_names()) {
        let rules = load_rules(name)?;
        let puzzles = load(name, &rules, file)?.puzzles;
        let mut prover = Prover::new(&rules);
        let count = sample.unwrap_or(puzzles.len()).min(puzzles.len());
        let mut proved = 0;
        for index in 0..count {
            let puzzle = &puzzles[index * puzzles.len() / count];
            match check(&rules, &mut prover, puzzle, &AtomicBool::new(false)) {
                Ok(()) => proved += 1,
                Err(error) => writeln!(
                    out,
                    "{}: {}: {error}",
                    escaped(name),
                    puzzle_line(&rules, puzzle)
                )?,
            }
        }
        failed += count - proved;
        writeln!(out, "{}: {proved} of {count} proved", escaped(name))?;
        out.flush()?;
    }
    if failed > 0 {
        return Err(format!("{failed} puzzles not proved").into());
    }
    Ok(())
}

fn themes(name: &str, file: Option<&Path>, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(name)?;
    let mut set = load(name, &rules, file)?;
    let mut prover = Prover::new(&rules);
    let mut changed = 0;
    for puzzle in &mut set.puzzles {
        let themes = themes_of(&rules, &mut prover, puzzle, &AtomicBool::new(false));
        if themes.is_empty() {
            let line = puzzle_line(&rules, puzzle);
            log(&format!("{}: {line}: no theme found", escaped(name)));
        } else if themes != puzzle.themes {
            puzzle.themes = themes;
            changed += 1;
        }
    }
    set.sort();
    out.write_all(set.text(&rules, name).as_bytes())?;
    log(&format!(
        "{}: themes of {changed} puzzles changed",
        escaped(name)
    ));
    Ok(())
}

/// The bounds of the columns: differences between the rating of a puzzle and the strength of a
/// level, in Elo.
const COLUMN_BOUNDS: [f64; 4] = [-300.0, -100.0, 100.0, 300.0];

fn agreement(name: Option<&str>, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(
        out,
        "puzzles easier by 300 or more, by 100 to 300, equal, harder by 100 to 300, by 300 or more"
    )?;
    let mut total = [(0.0, 0_u32); COLUMN_BOUNDS.len() + 1];
    for name in one_or_all(name, shipped_names()) {
        let rules = load_rules(name)?;
        let curve = SkillCurve::for_rules(&rules);
        let mut success_rates = [(0.0, 0_u32); COLUMN_BOUNDS.len() + 1];
        // Grand Master is limited by time, so its results depend on the machine.
        for level in Level::ALL
            .into_iter()
            .filter(|&level| level != Level::GrandMaster)
        {
            let skill = level.skill(&rules);
            for puzzle in &load(name, &rules, None)?.puzzles {
                let difference = f64::from(puzzle.rating) - curve.elo_of(skill);
                let column = COLUMN_BOUNDS
                    .iter()
                    .filter(|&&bound| difference > bound)
                    .count();
                let game = puzzle.game(&rules);
                let rate = success_rate(&game, puzzle.right, skill, &AtomicBool::new(false));
                for sums in [&mut success_rates, &mut total] {
                    sums[column].0 += rate;
                    sums[column].1 += 1;
                }
            }
        }
        writeln!(out, "{}: {}", escaped(name), percentages(&success_rates))?;
        out.flush()?;
    }
    writeln!(out, "all: {}", percentages(&total))?;
    Ok(())
}

fn percentages(success_rates: &[(f64, u32)]) -> String {
    let columns = success_rates.iter().map(|&(sum, count)| {
        if count == 0 {
            "-".to_owned()
        } else {
            format!("{:.0}% of {count}", 100.0 * sum / f64::from(count))
        }
    });
    columns.collect::<Vec<_>>().join(", ")
}
