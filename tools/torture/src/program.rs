//! Runs programs with input and a timeout.

use std::fs;
use std::io::{self, Read, Write};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The timeout of a program, far more than a slow machine needs.
pub const TIMEOUT: Duration = Duration::from_secs(180);
/// The polling interval while waiting for a program.
const POLL_INTERVAL: Duration = Duration::from_millis(5);
/// The maximum amount of output to keep, in bytes.
const MAX_KEPT_BYTES: u64 = 16 << 20;

/// The result of running a program.
pub struct RunResult {
    /// The exit code; `None` if it was killed.
    pub code: Option<i32>,
    /// Whether the program ended by itself before the timeout.
    pub in_time: bool,
    /// The peak memory in bytes; 0 if the system doesn't report it.
    pub peak_memory: u64,
    /// The standard output.
    pub output: Vec<u8>,
    /// The standard error.
    pub errors: Vec<u8>,
}

impl RunResult {
    /// Returns the standard output as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.output).into_owned()
    }

    /// Returns the standard error as text, without the sound system's messages about a missing
    /// sound card.
    pub fn error_text(&self) -> String {
        let text = String::from_utf8_lossy(&self.errors);
        let relevant = text.lines().filter(|line| !line.starts_with("ALSA lib "));
        relevant.collect::<Vec<_>>().join("\n")
    }
}

/// Runs `command` to its end, with `input` on standard input.
///
/// # Errors
/// Returns an error if it can't be started.
pub fn run(command: &mut Command, input: &[u8]) -> io::Result<RunResult> {
    let mut child = start(command)?;
    let stdin = child.stdin.take();
    thread::scope(|scope| {
        scope.spawn(move || {
            // The program may exit without reading its input.
            let _ = stdin.map(|mut stdin| stdin.write_all(input));
        });
        finish(&mut child)
    })
}

/// Starts `command` with pipes for all three standard streams.
///
/// # Errors
/// Returns an error if it can't be started.
pub fn start(command: &mut Command) -> io::Result<Child> {
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
}

/// Waits for the program to exit and collects its output; kills it after a timeout.
///
/// # Errors
/// Returns an error if its exit status can't be read.
pub fn finish(child: &mut Child) -> io::Result<RunResult> {
    let (output, errors) = (child.stdout.take(), child.stderr.take());
    thread::scope(|scope| {
        let output = scope.spawn(move || read_all(output));
        let errors = scope.spawn(move || read_all(errors));
        let start_time = Instant::now();
        let mut peak_memory = 0;
        let mut in_time = true;
        let status = loop {
            peak_memory = peak_memory.max(peak_memory_of(child.id()));
            if let Some(status) = child.try_wait()? {
                break status;
            }
            if start_time.elapsed() > TIMEOUT {
                in_time = false;
                child.kill()?;
            }
            thread::sleep(POLL_INTERVAL);
        };
        Ok(RunResult {
            code: status.code(),
            in_time,
            peak_memory,
            output: output.join().unwrap_or_default(),
            errors: errors.join().unwrap_or_default(),
        })
    })
}

/// Reads the stream up to the maximum and discards the rest, so that the writer doesn't block.
fn read_all(stream: Option<impl Read>) -> Vec<u8> {
    let mut bytes = Vec::new();
    if let Some(mut stream) = stream {
        let _ = stream.by_ref().take(MAX_KEPT_BYTES).read_to_end(&mut bytes);
        let _ = io::copy(&mut stream, &mut io::sink());
    }
    bytes
}

/// Returns the peak memory of a process, in bytes; 0 if the system doesn't report it.
fn peak_memory_of(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) * 1024
}
