//! Matches against programs that print too much, too little or nonsense, or that exit.

use std::io;

use crate::plan::Plan;
use crate::program::run as run_program;
use crate::report::Report;

/// A program that answers `uci` and `isready`, and runs this on `go`.
macro_rules! greets {
    ($then:literal) => {
        concat!(
            "sh -c \"while read line; do case $line in uci) echo uciok;; isready) echo readyok;; go*) ",
            $then,
            ";; quit) exit;; esac; done\""
        )
    };
}

/// The programs, each with the allowed exit codes of a match against it.
const OPPONENTS: [(&str, &[i32]); 10] = [
    ("yes", &[1]),
    ("cat /dev/zero", &[1]),
    ("false", &[1]),
    ("/there/is/no/such/program", &[1]),
    (
        greets!("while true; do echo info string zebra; done"),
        &[0, 1],
    ),
    (greets!("cat /dev/zero"), &[0, 1]),
    (greets!("yes bestmove"), &[0, 1]),
    (greets!("exit"), &[0, 1]),
    (greets!("kill -9 $$"), &[0, 1]),
    (greets!("echo bestmove zebra"), &[0]),
];
/// The indices of those that end quickly; the others take a match's whole timeout.
const SHORT: [usize; 4] = [0, 2, 3, 9];

/// Plays against each of them.
///
/// # Errors
/// Returns an error if the program can't be started.
pub fn run(plan: &Plan, report: &mut Report) -> io::Result<()> {
    if !cfg!(unix) {
        report.note("not tried: these programs are of another system");
        return Ok(());
    }
    for (index, (command, codes)) in OPPONENTS.into_iter().enumerate() {
        if plan.short && !SHORT.contains(&index) {
            continue;
        }
        let mut game = plan.engine(&["match", "2-4", "--south", "random", "--games", "2"]);
        game.args(["--go", "movetime 20", "--north-engine", command]);
        let ended = run_program(&mut game, b"")?;
        report.judge(&format!("against {command}"), &ended, codes);
    }
    Ok(())
}
