//! Runs a program as a machine would: with what it is told, for no longer than allowed.

use std::fs;
use std::io::{self, Read, Write};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A program that hasn't ended by then hangs; a slow machine is busy for less long.
pub const HANGS: Duration = Duration::from_secs(180);
/// How often a program is looked at.
const LOOKED_AT_EVERY: Duration = Duration::from_millis(5);
/// More of what a program says is not kept, in bytes.
const MOST_KEPT: u64 = 16 << 20;

/// How a run ended.
pub struct Ended {
    /// The exit code; `None` if it was killed.
    pub code: Option<i32>,
    /// Whether it ended by itself in time.
    pub in_time: bool,
    /// The most memory it had, in bytes; 0 where the system doesn't tell.
    pub peak_memory: u64,
    /// What it said on standard output.
    pub output: Vec<u8>,
    /// What it said on standard error.
    pub errors: Vec<u8>,
}

impl Ended {
    /// What it said on standard output, as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.output).into_owned()
    }

    /// What it said on standard error, as text, but for what the sound system says where there is no sound card.
    pub fn error_text(&self) -> String {
        let text = String::from_utf8_lossy(&self.errors);
        let own = text.lines().filter(|line| !line.starts_with("ALSA lib "));
        own.collect::<Vec<_>>().join("\n")
    }
}

/// Runs `command`, which is told `input`, to its end.
///
/// # Errors
/// If it can't be started.
pub fn run(command: &mut Command, input: &[u8]) -> io::Result<Ended> {
    let mut child = started(command)?;
    let told = child.stdin.take();
    thread::scope(|scope| {
        scope.spawn(move || {
            // It needn't read what it is told.
            let _ = told.map(|mut told| told.write_all(input));
        });
        finish(&mut child)
    })
}

/// Starts `command` with pipes at all its ends.
///
/// # Errors
/// If it can't be started.
pub fn started(command: &mut Command) -> io::Result<Child> {
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
}

/// Waits for its end, with all that it still says; one that hangs is killed.
///
/// # Errors
/// If the system doesn't say how it ended.
pub fn finish(child: &mut Child) -> io::Result<Ended> {
    let (output, errors) = (child.stdout.take(), child.stderr.take());
    thread::scope(|scope| {
        let output = scope.spawn(move || all(output));
        let errors = scope.spawn(move || all(errors));
        let began = Instant::now();
        let mut peak_memory = 0;
        let mut in_time = true;
        let status = loop {
            peak_memory = peak_memory.max(memory(child.id()));
            if let Some(status) = child.try_wait()? {
                break status;
            }
            if began.elapsed() > HANGS {
                in_time = false;
                child.kill()?;
            }
            thread::sleep(LOOKED_AT_EVERY);
        };
        Ok(Ended {
            code: status.code(),
            in_time,
            peak_memory,
            output: output.join().unwrap_or_default(),
            errors: errors.join().unwrap_or_default(),
        })
    })
}

/// All that comes, as far as it is kept; the rest is read too, so that who says it doesn't wait.
fn all(stream: Option<impl Read>) -> Vec<u8> {
    let mut bytes = Vec::new();
    if let Some(mut stream) = stream {
        let _ = stream.by_ref().take(MOST_KEPT).read_to_end(&mut bytes);
        let _ = io::copy(&mut stream, &mut io::sink());
    }
    bytes
}

/// The most memory that a process has had, in bytes, where the system tells it.
fn memory(process: u32) -> u64 {
    let told = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = told.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) * 1024
}
