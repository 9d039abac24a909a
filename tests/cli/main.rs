//! Tests of the `awale-engine` program and its output.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod bench;
mod book;
#[path = "../engine/changed_input.rs"]
mod changed_input;
mod collections;
mod commands;
mod conversion;
#[path = "../fixtures.rs"]
mod fixtures;
mod foreign_text;
mod lab;
mod learning;
mod limits;
mod matches;
mod opening_book;
mod packaging;
mod preparation;
mod random_input;
mod replays;
mod solve;
mod streams;
mod table_files;
mod uci;
mod uci_order;
mod written_games;

use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use fixtures::slice;

/// The path of the program.
const PROGRAM: &str = env!("CARGO_BIN_EXE_awale-engine");
/// The timeout of a program; far more than a slow machine needs.
const HANGS: Duration = Duration::from_secs(180);

/// Returns `true` at one in this number of commits, and always in the long form, for what takes
/// long and has no parts to draw.
fn is_drawn(commits: usize) -> bool {
    slice(0..commits, 1).contains(&0)
}

/// Runs the program with these arguments to its end.
fn engine(words: &[&str]) -> Output {
    engine_with_input(words, b"")
}

/// Runs the program with these arguments and this standard input.
fn engine_with_input(words: &[&str], input: &[u8]) -> Output {
    finish(Command::new(PROGRAM).args(words), input)
}

/// Runs a shell command in which `$0` is the program.
#[cfg(unix)]
fn in_shell(line: &str, input: &[u8]) -> Output {
    finish(Command::new("sh").args(["-c", line, PROGRAM]), input)
}

/// Runs a command to its end and collects its output.
fn finish(command: &mut Command, input: &[u8]) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let (mut out, mut err) = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
    thread::scope(|scope| {
        // The program may exit without reading its input.
        scope.spawn(move || stdin.write_all(input));
        let out = scope.spawn(move || read_all(&mut out));
        let err = scope.spawn(move || read_all(&mut err));
        let status = wait(&mut child);
        Output {
            status,
            stdout: out.join().unwrap(),
            stderr: err.join().unwrap(),
        }
    })
}

/// Waits until the program has ended; kills it after a timeout.
fn wait(child: &mut Child) -> ExitStatus {
    let began = Instant::now();
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return status;
        }
        if began.elapsed() > HANGS {
            let _ = child.kill();
            return child.wait().unwrap();
        }
        thread::sleep(Duration::from_millis(5));
    }
}

fn read_all(stream: &mut impl Read) -> Vec<u8> {
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes);
    bytes
}

/// Returns the standard output, which must be UTF-8.
fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Returns the standard error, which must be UTF-8.
fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Asserts that the program exited with this code and without a panic.
#[track_caller]
fn assert_code(output: &Output, code: i32) {
    assert_eq!(output.status.code(), Some(code), "{output:?}");
    assert!(!stderr(output).contains("panicked"), "{output:?}");
}

/// Creates an empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("engine-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Returns a rule file with this name, in RON's escaped form.
fn rules_called(name: &str) -> String {
    format!(
        "(format: 1, name: \"{name}\", board: (holes: 6, seeds: 4, direction: Counterclockwise), \
         capture: (counts: Only([2, 3]), territory: Opponent, chain: WithinTerritory))"
    )
}
