//! `solve`: finds and proves the value of a position under perfect play.

use std::fmt::Display;
use std::io::{ErrorKind, Seek, Write};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use awale_engine::ai::generation::LayerProgress;
use awale_engine::ai::limits::stop_after;
use awale_engine::ai::tables::{EndgameTable, Exactness, exactness};
use awale_engine::files::read_regular;
use awale_engine::text::{Language, Messages, reason};
use awale_rules::{EndReason, Game, Placement, Position, RuleSet, Side, exchange, library};
use awale_solver::certificate::{MAX_CERTIFICATE_BYTES, MAX_TABLE_SEEDS};
use awale_solver::last_move::{MAX_PROOF_BYTES, WinLimits, prove_winner};
use awale_solver::{Limits, Solution, Solver, SolverProgress, state, winning_turn};
use clap::Args;

use crate::failure::Failure;
use crate::file::{check_writable, in_file, lock_to_merge, shown_path, write_file};
use crate::load::load_rules;
use crate::memory::check_free;
use crate::numbers;
use crate::output::{escaped, log};

/// The interval at which results are saved.
const SAVE_INTERVAL: Duration = Duration::from_secs(300);
/// The interval of progress reports while the result doesn't change.
const REPORT_INTERVAL: Duration = Duration::from_secs(30);
/// The default maximum size of tables, in boards, which take a few seconds to build.
const MAX_TABLE_BOARDS: usize = 3_000_000;
/// The maximum number of positions in the search for a turn that wins at once: a few seconds.
const MAX_TURN_POSITIONS: u64 = 2_000_000;
/// The number of bytes per position in a proof of the winner, including its table slot.
const POSITION_BYTES: usize = 320;
/// The maximum number of nodes in the search for the line of best play.
const MAX_LINE_NODES: u64 = 200_000_000;

#[derive(Args)]
pub struct Arguments {
    /// Built-in variant, or path to a rule file
    rules: String,
    /// Position to solve, as if the game began there [default: the start]
    #[arg(long)]
    position: Option<String>,
    /// Number of threads
    #[arg(long, default_value = "1", value_parser = numbers::threads())]
    threads: NonZero<usize>,
    /// Memory for results in MiB, rounded down to a power of two
    #[arg(long, value_name = "MIB", default_value_t = 1024, value_parser = numbers::mebibytes())]
    memory: u64,
    /// First build endgame tables up to this number of seeds, 0 for none [default: as many as can
    /// be built in seconds]
    #[arg(long, value_name = "SEEDS", value_parser = numbers::table_seeds())]
    tables: Option<u16>,
    /// Give up after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = numbers::seconds())]
    time: Option<Duration>,
    /// Prove only the winner, not the margin
    #[arg(long)]
    winner: bool,
    /// Save results to this file every five minutes and at the end, and resume from it
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// Write a certificate that `verify` can check
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let deadline = Deadline::start(arguments.time);
    let rules = load_rules(&arguments.rules)?;
    let placement = placement(&rules, arguments.position.as_deref())?;
    let game = Game::set_up(Arc::clone(&rules), &placement, &mut ());
    let position = *game.position();
    if let Some(reason) = position.end() {
        return print_finished(&placement, &position, reason, arguments, out);
    }
    if position.to_move() != placement.to_move {
        let [passes, moves] = [placement.to_move, position.to_move()].map(side_name);
        log(&format!(
            "{passes} has no move and passes; the value and line are for {moves}"
        ));
    }
    for path in [&arguments.keep, &arguments.certificate] {
        check_writable(path.as_deref())?;
    }
    let memory = (arguments.memory as usize) << 20;
    check_free(memory)?;
    if rules.is_won_by_last_move() {
        return solve_winner(&rules, &placement, memory, &deadline, arguments, out);
    }
    let solver = match Solver::new(Arc::clone(&rules), position, memory) {
        Ok(solver) => solver,
        Err(error) => {
            let failure = Failure::from(format!("{}: {error}", escaped(&arguments.rules)));
            return print_winning_turn(&rules, &position, out, failure);
        }
    };
    let known_positions = match &arguments.keep {
        Some(path) => merge(&solver, path)?,
        None => 0,
    };
    if known_positions > 0 {
        log(&in_file(
            arguments.keep.as_deref().unwrap_or(Path::new("")),
            &format_args!("{known_positions} positions are known"),
        ));
    }
    let seeds = table_seeds(arguments, &rules)?;
    let tables = tables(&rules, seeds, arguments.threads.get(), &deadline);
    let solver = solver.with_tables(tables.as_ref());
    let limits = Limits {
        threads: arguments.threads.get(),
        time: deadline.remaining(),
        winner_only: arguments.winner,
        ..Limits::NONE
    };
    let (solution, saved) = solve(&solver, &limits, arguments.keep.as_deref())?;
    // Print the result even if files can't be written.
    let written = write_certificate(&solver, &solution, &rules, arguments, &deadline, out);
    if let Some(value) = solution.progress.bounds.value() {
        let line = solver.line(
            value,
            &Limits {
                nodes: MAX_LINE_NODES,
                time: deadline.remaining(),
                ..Limits::NONE
            },
        );
        writeln!(out, "line {}", rules.geometry().names_of(&line))?;
    }
    if let Some(path) = arguments.keep.as_deref().filter(|_| known_positions > 0) {
        // In contrast, a certificate proves the value without the saved positions.
        let file = shown_path(path);
        writeln!(
            out,
            "based on {file}, whose {known_positions} positions were not proved again"
        )?;
    }
    writeln!(out, "{}", last_line(&solution))?;
    written?;
    Ok(saved?)
}

/// Proves the winner under rules where the last move decides.
fn solve_winner(
    rules: &Arc<RuleSet>,
    placement: &Placement,
    memory: usize,
    deadline: &Deadline,
    arguments: &Arguments,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if arguments.keep.is_some() {
        return Err("--keep isn't supported where the last move decides"
            .to_owned()
            .into());
    }
    let limits = WinLimits {
        positions: memory / POSITION_BYTES,
        time: deadline.remaining(),
    };
    let search = prove_winner(rules, placement, limits).map_err(|error| error.to_string())?;
    log(&format!("{} positions", search.visited));
    let Some(proof) = search.proof else {
        writeln!(out, "winner open")?;
        return match &arguments.certificate {
            None => Ok(()),
            Some(path) => Err(in_file(path, &"no certificate: nothing is proved").into()),
        };
    };
    let game = Game::set_up(Arc::clone(rules), placement, &mut ());
    let mover_wins = proof.winner == game.position().to_move();
    if let Some(path) = &arguments.certificate {
        let text = proof.to_text(&rules_name(arguments, rules), rules);
        if text.len() as u64 > MAX_PROOF_BYTES {
            return Err(in_file(path, &"no certificate: it would be too long").into());
        }
        write_file(path, |file| file.write_all(text.as_bytes()))?;
        let moves = proof.moves.len();
        writeln!(out, "certificate {}: {moves} moves", shown_path(path))?;
    }
    writeln!(out, "line {}", rules.geometry().names_of(&search.line))?;
    let value = if mover_wins { "win" } else { "loss" };
    Ok(writeln!(out, "value {value} proved")?)
}

/// Returns the name of the rules in a certificate.
fn rules_name(arguments: &Arguments, rules: &RuleSet) -> String {
    if library::load(&arguments.rules).is_some() {
        arguments.rules.clone()
    } else {
        escaped(rules.name("en")).to_string()
    }
}

/// Prints a turn that wins at once, under rules that the solver doesn't support.
fn print_winning_turn(
    rules: &RuleSet,
    position: &Position,
    out: &mut impl Write,
    failure: Failure,
) -> Result<(), Failure> {
    let turn = winning_turn(rules, position, MAX_TURN_POSITIONS).ok_or(failure)?;
    let wins = match rules.rounds() {
        Some(_) => "wins the round",
        None => "wins",
    };
    writeln!(out, "line {}", rules.geometry().names_of(&turn))?;
    Ok(writeln!(
        out,
        "value win proved: {} {wins} in one turn of {}",
        side_name(position.to_move()),
        match turn.len() {
            1 => "one move".to_owned(),
            moves => format!("{moves} moves"),
        }
    )?)
}

/// The time limit of the command.
struct Deadline {
    deadline: Option<Instant>,
}

impl Deadline {
    fn start(time: Option<Duration>) -> Self {
        Self {
            deadline: time.and_then(|time| Instant::now().checked_add(time)),
        }
    }

    /// Returns the remaining time; `None` without a limit.
    fn remaining(&self) -> Option<Duration> {
        self.deadline
            .map(|deadline| deadline.saturating_duration_since(Instant::now()))
    }
}

/// Searches, reports progress, and saves results. Also returns whether they could be saved.
fn solve(
    solver: &Solver,
    limits: &Limits,
    keep: Option<&Path>,
) -> Result<(Solution, Result<(), String>), Failure> {
    let mut last_state = None;
    let (mut last_report, mut last_save) = (Instant::now(), Instant::now());
    let mut failure = None;
    let solved = solver.solve(limits, &mut |progress| {
        let state_now = (progress.depth, progress.bounds);
        if last_state != Some(state_now) || last_report.elapsed() >= REPORT_INTERVAL {
            (last_state, last_report) = (Some(state_now), Instant::now());
            report(progress);
        }
        if let Some(path) = keep.filter(|_| last_save.elapsed() >= SAVE_INTERVAL) {
            failure = save(solver, path).err();
            last_save = Instant::now();
        }
        // Report an unwritable file at once, not after an hour.
        if failure.is_some() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    let solution = solved.map_err(|error| error.to_string())?;
    report(&solution.progress);
    let saved = keep.map_or(Ok(()), |path| {
        failure.map_or_else(|| save(solver, path), Err)
    });
    Ok((solution, saved))
}

fn report(progress: &SolverProgress) {
    log(&format!(
        "depth {}: bounds {:+} {:+}, estimate {:+}; {} positions, {:.1} s",
        progress.depth,
        progress.bounds.lower,
        progress.bounds.upper,
        progress.guess,
        progress.nodes,
        progress.time.as_secs_f64()
    ));
}

fn last_line(solution: &Solution) -> String {
    let bounds = solution.progress.bounds;
    match (bounds.value(), solution.winner()) {
        (Some(value), _) => format!("value {value:+} proved"),
        (None, Some(1)) => "value win proved".to_owned(),
        (None, Some(0)) => "value draw proved".to_owned(),
        (None, Some(_)) => "value loss proved".to_owned(),
        (None, None) => format!("bounds {:+} {:+} open", bounds.lower, bounds.upper),
    }
}

fn write_certificate(
    solver: &Solver,
    solution: &Solution,
    rules: &RuleSet,
    arguments: &Arguments,
    deadline: &Deadline,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let Some(path) = &arguments.certificate else {
        return Ok(());
    };
    let file = shown_path(path);
    let side_name = rules_name(arguments, rules);
    let limits = Limits {
        time: deadline.remaining(),
        ..Limits::NONE
    };
    log(&format!("{file}: making the certificate"));
    let certificate = solver
        .certificate(&side_name, solution.progress.bounds, &limits)
        .map_err(|error| format!("{file}: no certificate: {error}"))?;
    if certificate.claims.is_empty() {
        return Err(format!("{file}: no certificate: nothing is proved").into());
    }
    write_file(path, |file| {
        certificate.write(rules, file)?;
        // `verify` rejects longer files.
        let is_readable = file.stream_position()? <= MAX_CERTIFICATE_BYTES;
        is_readable
            .then_some(())
            .ok_or(ErrorKind::FileTooLarge.into())
    })?;
    let moves: usize = certificate
        .claims
        .iter()
        .map(|claim| claim.moves.len())
        .sum();
    Ok(writeln!(out, "certificate {file}: {moves} moves")?)
}

/// Parses the requested position, in which the game may be over or a player may have to pass.
fn placement(rules: &RuleSet, text: Option<&str>) -> Result<Placement, Failure> {
    match text {
        None => Ok(Placement::at_start(rules, Side::South)),
        Some(text) => exchange::read_position(text, rules)
            .map_err(|error| format!("{}: {error}", escaped(text)).into()),
    }
}

fn side_name(side: Side) -> String {
    Messages::new(Language::default()).sides()[side.index()].clone()
}

/// Prints the value of a finished game: who won by the last move, or the gain from the seeds left
/// on the board.
fn print_finished(
    placement: &Placement,
    position: &Position,
    end: EndReason,
    arguments: &Arguments,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let messages = Messages::new(Language::default());
    let sides = messages.sides();
    let why = reason::ended(&messages, end, [&sides[0], &sides[1]]);
    log(&format!("the game is over: {why}"));
    let gain =
        |side: Side| i32::from(position.loft(side)) - i32::from(placement.lofts[side.index()]);
    let outcome = position.outcome().filter(|outcome| outcome.by_last_move);
    if let Some(winner) = outcome.and_then(|outcome| outcome.winner) {
        let value = if winner == placement.to_move {
            "win"
        } else {
            "loss"
        };
        writeln!(out, "value {value} proved")?;
    } else {
        let value = gain(placement.to_move) - gain(placement.to_move.opponent());
        writeln!(out, "value {value:+} proved")?;
    }
    match &arguments.certificate {
        None => Ok(()),
        Some(path) => Err(in_file(path, &"no certificate: the game is over").into()),
    }
}

/// Adds the positions in the file to the solver, and returns their number.
fn merge(solver: &Solver, path: &Path) -> Result<usize, String> {
    let unchanged = |error: &dyn Display| in_file(path, &format_args!("{error}; left unchanged"));
    match read_regular(path, state::MAX_BYTES) {
        Ok(bytes) => solver.resume(&bytes).map_err(|error| unchanged(&error)),
        Err(error) if error.is_absent() => Ok(0),
        Err(error) => Err(unchanged(&error)),
    }
}

/// Saves the solver's positions in the file, merged with those that other programs saved there.
fn save(solver: &Solver, path: &Path) -> Result<(), String> {
    let _lock = lock_to_merge(path)?;
    merge(solver, path)?;
    write_file(path, |file| solver.save(file))
}

/// Returns the number of seeds up to which to build tables. Verifying a certificate rebuilds them,
/// so they must be small and contain margins.
fn table_seeds(arguments: &Arguments, rules: &RuleSet) -> Result<u16, Failure> {
    let default_seeds =
        EndgameTable::empty(rules).map_or(0, |table| table.affordable_seeds(MAX_TABLE_BOARDS));
    if arguments.certificate.is_none() {
        return Ok(arguments.tables.unwrap_or(default_seeds));
    }
    if arguments.tables > Some(MAX_TABLE_SEEDS) {
        return Err(
            format!("a certificate can use tables of at most {MAX_TABLE_SEEDS} seeds").into(),
        );
    }
    Ok(match (exactness(rules), arguments.tables) {
        (Exactness::Margin, Some(seeds)) => seeds,
        (Exactness::Margin, None) => default_seeds.min(MAX_TABLE_SEEDS),
        _ => 0,
    })
}

fn tables(
    rules: &RuleSet,
    seeds: u16,
    threads: usize,
    deadline: &Deadline,
) -> Option<EndgameTable> {
    let mut table = EndgameTable::empty(rules).filter(|_| seeds > 0)?;
    let progress = LayerProgress::default();
    stop_after(deadline.remaining(), &progress.stop, || {
        while table.seeds() < Some(seeds) && table.grow(threads, &progress) {
            let built = table.seeds().unwrap_or_default();
            log(&format!("tables: {built} of {seeds} seeds"));
        }
    });
    table.seeds().is_some().then_some(table)
}
