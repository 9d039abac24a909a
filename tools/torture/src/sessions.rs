//! UCI sessions in any order and at any speed: each `go` gets exactly one `bestmove`, in bounded
//! time.

use std::io::{self, Write};
use std::thread;
use std::time::Duration;

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::plan::Plan;
use crate::program::{finish, started};
use crate::report::Report;
use crate::uci_lines::LINES;

/// The maximum pause after a line, in microseconds.
const MAX_PAUSE: u64 = 4000;
/// The length of an overlong line, in bytes.
const LONG_LINE: usize = 1 << 21;

/// Runs such sessions.
///
/// # Errors
/// Returns an error if the program can't be started.
pub fn run(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let mut chance = plan.chance(1);
    let mut answered = 0;
    for session in 0..plan.times(40, 400) {
        answered += hold(plan, report, session, &mut chance)?;
    }
    report.note(format!("{answered} searches answered"));
    Ok(())
}

/// Runs one session, and returns the number of searches requested.
fn hold(
    plan: &Plan,
    report: &mut Report,
    session: u64,
    chance: &mut ChaCha8Rng,
) -> io::Result<usize> {
    let mut lines = vec!["setoption name OwnTables value false".to_owned()];
    for _ in 0..chance.random_range(1..40) {
        lines.push(line(chance));
    }
    if chance.random() {
        lines.push("quit".to_owned());
    }
    let mut child = started(&mut plan.engine(&["uci"]))?;
    let mut input = child.stdin.take();
    let pauses: Vec<u64> = lines
        .iter()
        .map(|_| match chance.random_range(0..5) {
            0 => chance.random_range(0..MAX_PAUSE),
            _ => 0,
        })
        .collect();
    let ended = thread::scope(|scope| {
        let lines = &lines;
        scope.spawn(move || {
            for (line, pause) in lines.iter().zip(pauses) {
                let sent = input.as_mut().map(|input| writeln!(input, "{line}"));
                if sent.is_some_and(|sent| sent.is_err()) {
                    break;
                }
                thread::sleep(Duration::from_micros(pause));
            }
        });
        finish(&mut child)
    })?;
    let what = || {
        let shown: Vec<_> = lines
            .iter()
            .map(|line| &line[..line.len().min(60)])
            .collect();
        format!("session {session}: {shown:?}")
    };
    report.judge(&what(), &ended, &[0]);
    let text = ended.text();
    for (request, answer) in [("go", "bestmove"), ("isready", "readyok"), ("uci", "uciok")] {
        let requests = lines
            .iter()
            .filter(|line| first_word(line) == request)
            .count();
        let answers = text
            .lines()
            .filter(|line| first_word(line) == answer)
            .count();
        report.check(requests == answers, || {
            format!("{}: {answers} times {answer}, not {requests}", what())
        });
    }
    Ok(lines.iter().filter(|line| first_word(line) == "go").count())
}

/// Picks a line of the protocol, or noise.
fn line(chance: &mut ChaCha8Rng) -> String {
    match chance.random_range(0..60) {
        0 => format!("zebra {}", "x ".repeat(LONG_LINE / 2)),
        1 => format!(
            "position startpos moves{}",
            " C".repeat(chance.random_range(0..2000))
        ),
        2 => "\u{1b}[2J\u{0}".to_owned(),
        _ => LINES[chance.random_range(0..LINES.len())].to_owned(),
    }
}

/// Returns the command in a line; unknown words before it are ignored, as the protocol demands.
fn first_word(line: &str) -> &str {
    let mut words = line.split_whitespace();
    words.find(|word| *word != "zebra").unwrap_or_default()
}
