//! UCI sessions in random order and at random speed: each `go` must get exactly one `bestmove`, in
//! bounded time.

use std::io::{self, Write};
use std::thread;
use std::time::Duration;

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::plan::Plan;
use crate::program::{finish, start};
use crate::report::Report;
use crate::uci_lines::LINES;

/// The maximum pause after a line, in microseconds.
const MAX_PAUSE_MICROS: u64 = 4000;
/// The length of an overlong line, in bytes.
const LONG_LINE_BYTES: usize = 1 << 21;

/// Runs the sessions.
///
/// # Errors
/// Returns an error if the program can't be started.
pub fn run(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let mut rng = plan.rng(1);
    let mut searches = 0;
    for session in 0..plan.repetitions(40, 400) {
        searches += run_session(plan, report, session, &mut rng)?;
    }
    report.note(format!("{searches} searches answered"));
    Ok(())
}

/// Runs a session, and returns the number of searches requested.
fn run_session(
    plan: &Plan,
    report: &mut Report,
    session: u64,
    rng: &mut ChaCha8Rng,
) -> io::Result<usize> {
    let mut lines = vec!["setoption name OwnTables value false".to_owned()];
    for _ in 0..rng.random_range(1..40) {
        lines.push(random_line(rng));
    }
    if rng.random() {
        lines.push("quit".to_owned());
    }
    let mut child = start(&mut plan.engine(&["uci"]))?;
    let mut input = child.stdin.take();
    let pauses: Vec<u64> = lines
        .iter()
        .map(|_| match rng.random_range(0..5) {
            0 => rng.random_range(0..MAX_PAUSE_MICROS),
            _ => 0,
        })
        .collect();
    let ended = thread::scope(|scope| {
        let lines = &lines;
        scope.spawn(move || {
            for (random_line, pause) in lines.iter().zip(pauses) {
                let sent = input.as_mut().map(|input| writeln!(input, "{random_line}"));
                if sent.is_some_and(|sent| sent.is_err()) {
                    break;
                }
                thread::sleep(Duration::from_micros(pause));
            }
        });
        finish(&mut child)
    })?;
    let label = || {
        let truncated: Vec<_> = lines
            .iter()
            .map(|random_line| &random_line[..random_line.len().min(60)])
            .collect();
        format!("session {session}: {truncated:?}")
    };
    report.check_run(&label(), &ended, &[0]);
    let text = ended.text();
    for (request, answer) in [("go", "bestmove"), ("isready", "readyok"), ("uci", "uciok")] {
        let requests = lines
            .iter()
            .filter(|random_line| first_word(random_line) == request)
            .count();
        let answers = text
            .lines()
            .filter(|random_line| first_word(random_line) == answer)
            .count();
        report.check(requests == answers, || {
            format!("{}: {answers} times {answer}, not {requests}", label())
        });
    }
    Ok(lines
        .iter()
        .filter(|random_line| first_word(random_line) == "go")
        .count())
}

/// Picks a random line: a command of the protocol, or noise.
fn random_line(rng: &mut ChaCha8Rng) -> String {
    match rng.random_range(0..60) {
        0 => format!("zebra {}", "x ".repeat(LONG_LINE_BYTES / 2)),
        1 => format!(
            "position startpos moves{}",
            " C".repeat(rng.random_range(0..2000))
        ),
        2 => "\u{1b}[2J\u{0}".to_owned(),
        _ => LINES[rng.random_range(0..LINES.len())].to_owned(),
    }
}

/// Returns the command in a line, ignoring unknown words before it as the protocol requires.
fn first_word(random_line: &str) -> &str {
    let mut words = random_line.split_whitespace();
    words.find(|word| *word != "zebra").unwrap_or_default()
}
