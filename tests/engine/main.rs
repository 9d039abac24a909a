//! The program without a window, as other programs meet it: started, spoken to, and judged by what it answers.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod book;
mod commands;
mod foreign_text;
mod lab;
mod learning;
mod matches;
mod opening_book;
mod packaging;
mod preparation;
mod replays;
mod solve;
mod streams;
mod table_files;
mod uci;
mod uci_order;

use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Where the program lies.
const PROGRAM: &str = env!("CARGO_BIN_EXE_awale-engine");
/// A program that hasn't ended by then hangs; a slow machine is busy for less long.
const HANGS: Duration = Duration::from_secs(180);

/// The program, with the given words after its name; it has ended when this returns.
fn engine(words: &[&str]) -> Output {
    engine_told(words, b"")
}

/// The same with something to read on its standard input.
fn engine_told(words: &[&str], input: &[u8]) -> Output {
    finish(Command::new(PROGRAM).args(words), input)
}

/// The same inside a line of the shell, in which `$0` is the program.
#[cfg(unix)]
fn in_shell(line: &str, input: &[u8]) -> Output {
    finish(Command::new("sh").args(["-c", line, PROGRAM]), input)
}

/// Runs a command to its end, with all that it says.
fn finish(command: &mut Command, input: &[u8]) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut told = child.stdin.take().unwrap();
    let (mut out, mut err) = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
    thread::scope(|scope| {
        // It needn't read what it is told.
        scope.spawn(move || told.write_all(input));
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

/// Waits until it has ended; one that hangs is ended.
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

/// What it said on standard output.
fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// What it said on standard error.
fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// That it has ended with this exit code, without a panic.
#[track_caller]
fn assert_code(output: &Output, code: i32) {
    assert_eq!(output.status.code(), Some(code), "{output:?}");
    assert!(!complained(output).contains("panicked"), "{output:?}");
}

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("engine-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The text of a rule file with this name, as it stands between quotation marks.
fn rules_called(name: &str) -> String {
    format!(
        "(format: 1, name: \"{name}\", board: (holes: 6, seeds: 4, direction: Counterclockwise), \
         capture: (counts: Only([2, 3]), territory: Opponent, chain: WithinTerritory))"
    )
}
