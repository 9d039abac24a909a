//! Matches against programs that print too much, too little or nonsense, or exit.

use std::io;

use crate::plan::Plan;
use crate::program::run as run_program;
use crate::report::Report;

/// A program that answers `uci` and `isready` properly, and runs this command on `go`.
macro_rules! misbehaves_on_go {
    ($then:literal) => {
        concat!(
            "sh -c \"while read line; do case $line in uci) echo uciok;; isready) echo readyok;; go*) ",
            $then,
            ";; quit) exit;; esac; done\""
        )
    };
}

/// The opponents, each with the allowed exit codes of a match against it.
const OPPONENTS: [(&str, &[i32]); 10] = [
    ("yes", &[1]),
    ("cat /dev/zero", &[1]),
    ("false", &[1]),
    ("/there/is/no/such/program", &[1]),
    (
        misbehaves_on_go!("while true; do echo info string zebra; done"),
        &[0, 1],
    ),
    (misbehaves_on_go!("cat /dev/zero"), &[0, 1]),
    (misbehaves_on_go!("yes bestmove"), &[0, 1]),
    (misbehaves_on_go!("exit"), &[0, 1]),
    (misbehaves_on_go!("kill -9 $$"), &[0, 1]),
    (misbehaves_on_go!("echo bestmove zebra"), &[0]),
];
/// The indices of the opponents against which a match ends quickly; the others use up the timeout.
const QUICK_OPPONENTS: [usize; 4] = [0, 2, 3, 9];

/// Plays a match against each opponent.
///
/// # Errors
/// Returns an error if the program can't be started.
pub fn run(plan: &Plan, report: &mut Report) -> io::Result<()> {
    if !cfg!(unix) {
        report.note("skipped: requires Unix");
        return Ok(());
    }
    for (index, (command, codes)) in OPPONENTS.into_iter().enumerate() {
        if plan.short && !QUICK_OPPONENTS.contains(&index) {
            continue;
        }
        let mut game = plan.engine(&["match", "2-4", "--south", "random", "--games", "2"]);
        game.args(["--go", "movetime 20", "--north-engine", command]);
        let ended = run_program(&mut game, b"")?;
        report.check_run(&format!("against {command}"), &ended, codes);
    }
    Ok(())
}
