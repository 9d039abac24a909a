//! Sessions in any order and at any speed: every `go` gets exactly one `bestmove`, and the program
//! exits.

use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use proptest::prelude::*;
use proptest::sample::select;

use crate::fixtures::is_long;
use crate::{PROGRAM, read_all, wait};

#[path = "../../tools/torture/src/uci_lines.rs"]
mod uci_lines;

use uci_lines::LINES;

/// Returns a line, and the pause after it in tenths of a millisecond.
fn step() -> impl Strategy<Value = (&'static str, u64)> {
    (
        select(&LINES[..]),
        prop_oneof![4 => Just(0), 1 => 0..40_u64],
    )
}

/// Returns the number of lines that begin with a word.
fn count(text: &str, word: &str) -> usize {
    let lines = text.lines();
    lines
        .filter(|line| line.split(' ').next() == Some(word))
        .count()
}

/// The number of sessions in the short form and in the long form, different ones in each run.
const SESSIONS: [u32; 2] = [16, 40];

proptest! {
    #![proptest_config(ProptestConfig { cases: SESSIONS[usize::from(is_long())], failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_go_has_one_bestmove(steps in prop::collection::vec(step(), 1..30), quits in any::<bool>()) {
        let mut child = Command::new(PROGRAM)
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        let (mut out, mut err) = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
        let out = thread::spawn(move || read_all(&mut out));
        let err = thread::spawn(move || read_all(&mut err));
        writeln!(input, "setoption name OwnTables value false").unwrap();
        for (line, pause) in &steps {
            writeln!(input, "{line}").unwrap();
            thread::sleep(Duration::from_micros(100 * pause));
        }
        if quits {
            writeln!(input, "quit").unwrap();
        }
        drop(input);
        let status = wait(&mut child);
        let text = String::from_utf8(out.join().unwrap()).unwrap();
        prop_assert_eq!(err.join().unwrap(), b"");
        prop_assert_eq!(status.code(), Some(0), "{}", &text);
        // Unknown words are ignored, as the protocol demands.
        let searches = steps.iter().filter(|(line, _)| line.trim_start_matches("zebra ").starts_with("go"));
        prop_assert_eq!(count(&text, "bestmove"), searches.count(), "{}", &text);
        for (question, answer) in [("isready", "readyok"), ("uci", "uciok")] {
            let times = steps.iter().filter(|(line, _)| *line == question).count();
            prop_assert_eq!(count(&text, answer), times, "{}", &text);
        }
    }
}
