//! A client for an external UCI engine, which it starts.
//!
//! The engine may misbehave, so time and memory are bounded, and errors say what went wrong.

use std::fmt;
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TrySendError};
use std::thread;
use std::time::{Duration, Instant};

use awale_rules::{Game, Move};

use crate::lines::{InputLine, read_line};
use crate::output::escaped;

/// Timeout for `uciok` and `readyok`.
const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(10);
/// The maximum length of a line, in bytes; longer ones are ignored.
const MAX_LINE_BYTES: usize = 1 << 16;
/// The maximum number of bytes that an engine may print before its answer.
const MAX_OUTPUT_BYTES: usize = 1 << 24;
/// The maximum number of lines buffered in either direction. Once a buffer is full, an engine that
/// prints blocks, and one that doesn't read counts as hanging.
const QUEUE_CAPACITY: usize = 64;
/// After `quit`, the pause between checks whether the engine has exited.
const QUIT_CHECK_INTERVAL: Duration = Duration::from_millis(10);
/// The number of checks after `quit` before the engine is killed.
const MAX_QUIT_CHECKS: u32 = 50;

/// The command, the options and the limits of an engine.
#[derive(Clone, Debug)]
pub struct EngineSetup {
    /// The program and its arguments; arguments with spaces must be in quotation marks.
    pub command: String,
    /// Options to set before the first game, including the variant.
    pub options: Vec<(String, String)>,
    /// The words after `go`.
    pub go: String,
    /// The timeout of a search, after which the engine counts as hanging.
    pub timeout: Duration,
}

/// An engine's failure to play a legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineFailure {
    /// It could not be started.
    NotStarted(String),
    /// It exited.
    Exited,
    /// It didn't answer in time.
    TimedOut(Duration),
    /// It printed too much without answering.
    TooMuchOutput,
    /// Its answer isn't a legal move.
    Illegal(String),
}

impl fmt::Display for EngineFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotStarted(why) => write!(f, "could not start: {why}"),
            Self::Exited => f.write_str("exited unexpectedly"),
            Self::TimedOut(time) => write!(f, "did not answer within {:.1} s", time.as_secs_f64()),
            Self::TooMuchOutput => write!(f, "printed {MAX_OUTPUT_BYTES} bytes without an answer"),
            Self::Illegal(answer) => {
                write!(
                    f,
                    "answered \"{}\", which isn't a legal move",
                    escaped(answer)
                )
            }
        }
    }
}

/// A running engine. Dropping it ends the process.
pub struct EngineClient {
    child: Child,
    /// Input for the engine. A thread writes it, so that an engine that doesn't read can't block
    /// this program.
    input: SyncSender<String>,
    /// Lines printed by the engine.
    lines: Receiver<InputLine>,
}

impl EngineClient {
    /// Starts an engine, and waits until it is ready for its first game.
    ///
    /// # Errors
    /// Returns an error if it could not be started or doesn't answer.
    pub fn start(setup: &EngineSetup) -> Result<Self, EngineFailure> {
        let words = split_command(&setup.command);
        let (program, arguments) = words
            .split_first()
            .ok_or_else(|| EngineFailure::NotStarted("the command is empty".to_owned()))?;
        let not_started = |error: std::io::Error| EngineFailure::NotStarted(error.to_string());
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(not_started)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(EngineFailure::Exited);
        };
        let (sender, lines) = mpsc::sync_channel(QUEUE_CAPACITY);
        let (queue_input, queued_input) = mpsc::sync_channel(QUEUE_CAPACITY);
        let mut engine = Self {
            child,
            input: queue_input,
            lines,
        };
        let output_reader = thread::Builder::new().name("engine output".to_owned());
        output_reader
            .spawn(move || {
                let mut output = BufReader::new(output);
                while let Ok(Some(line)) = read_line(&mut output, MAX_LINE_BYTES) {
                    if sender.send(line).is_err() {
                        break;
                    }
                }
            })
            .map_err(not_started)?;
        let input_writer = thread::Builder::new().name("engine input".to_owned());
        input_writer
            .spawn(move || write_queued(input, &queued_input))
            .map_err(not_started)?;
        engine.send("uci")?;
        engine.wait_for("uciok", HANDSHAKE_TIMEOUT)?;
        for (name, value) in &setup.options {
            engine.send(&format!("setoption name {name} value {value}"))?;
        }
        engine.new_game()?;
        Ok(engine)
    }

    /// Announces a new game.
    pub fn new_game(&mut self) -> Result<(), EngineFailure> {
        self.send("ucinewgame")?;
        self.send("isready")?;
        self.wait_for("readyok", HANDSHAKE_TIMEOUT).map(drop)
    }

    /// Requests a move in a game that began at the variant's starting position.
    pub fn best_move(&mut self, game: &Game, setup: &EngineSetup) -> Result<Move, EngineFailure> {
        let geometry = game.rules().geometry();
        let moves = game.moves().iter().map(|&mv| geometry.name_of(mv));
        let moves: Vec<String> = moves.map(|name| name.to_string()).collect();
        let words = if moves.is_empty() { "" } else { " moves " };
        self.send(&format!("position startpos{words}{}", moves.join(" ")))?;
        self.send(&format!("go {}", setup.go))?;
        let answer = self.wait_for("bestmove", setup.timeout)?;
        let word = answer.split_whitespace().nth(1).unwrap_or_default();
        let mv = geometry.parse_move(word).ok();
        mv.filter(|&mv| game.position().refusal(game.rules(), mv).is_none())
            .ok_or_else(|| EngineFailure::Illegal(word.to_owned()))
    }

    /// Queues a line for the engine.
    pub fn send(&mut self, line: &str) -> Result<(), EngineFailure> {
        self.input
            .try_send(line.to_owned())
            .map_err(|error| match error {
                TrySendError::Full(_) => EngineFailure::TimedOut(Duration::ZERO),
                TrySendError::Disconnected(_) => EngineFailure::Exited,
            })
    }

    /// Waits for a line that begins with `word`.
    pub fn wait_for(&mut self, word: &str, timeout: Duration) -> Result<String, EngineFailure> {
        let began = Instant::now();
        let mut printed = 0;
        loop {
            let remaining = timeout.saturating_sub(began.elapsed());
            // An engine that never stops printing always has a line ready.
            if remaining.is_zero() {
                return Err(EngineFailure::TimedOut(timeout));
            }
            match self.lines.recv_timeout(remaining) {
                Ok(InputLine::TooLong(bytes)) => printed += bytes,
                Ok(InputLine::Read(line)) => {
                    let line = String::from_utf8_lossy(&line);
                    if line.split_whitespace().next() == Some(word) {
                        return Ok(line.into_owned());
                    }
                    printed += line.len() + 1;
                }
                Err(RecvTimeoutError::Timeout) => return Err(EngineFailure::TimedOut(timeout)),
                Err(RecvTimeoutError::Disconnected) => return Err(EngineFailure::Exited),
            }
            if printed > MAX_OUTPUT_BYTES {
                return Err(EngineFailure::TooMuchOutput);
            }
        }
    }
}

impl Drop for EngineClient {
    fn drop(&mut self) {
        let _ = self.send("quit");
        for _ in 0..MAX_QUIT_CHECKS {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(QUIT_CHECK_INTERVAL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Writes queued lines to the engine until it exits or the queue is closed.
fn write_queued(mut input: ChildStdin, queued_input: &Receiver<String>) {
    for line in queued_input {
        if writeln!(input, "{line}")
            .and_then(|()| input.flush())
            .is_err()
        {
            return;
        }
    }
}

/// Splits a command line into words; text in quotation marks is a single word.
fn split_command(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, segment) in command.split('"').enumerate() {
        if index % 2 == 1 {
            words.push(segment.to_owned());
        } else {
            words.extend(segment.split_whitespace().map(str::to_owned));
        }
    }
    words
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::Arc;

    use awale_rules::{Side, library};

    use super::*;

    fn setup(command: &str) -> EngineSetup {
        EngineSetup {
            command: command.to_owned(),
            options: Vec::new(),
            go: "nodes 100".to_owned(),
            timeout: Duration::from_millis(300),
        }
    }

    fn answer(command: &str) -> Result<Move, EngineFailure> {
        let rules = library::load("awale").unwrap().unwrap();
        let game = Game::new(Arc::clone(&rules), Side::South, &mut ());
        let setup = setup(command);
        EngineClient::start(&setup)?.best_move(&game, &setup)
    }

    #[test]
    fn quotation_marks_keep_words_together() {
        assert_eq!(
            split_command("\"my engine\" uci  \"a b\" c"),
            ["my engine", "uci", "a b", "c"]
        );
    }

    #[test]
    #[cfg(unix)]
    fn every_misbehaviour_of_an_engine_is_reported() {
        let script = |after_go: &str| {
            format!(
                "sh -c \"while read line; do case $line in uci) echo uciok;; isready) echo readyok;; \
                 go*) {after_go};; quit) exit;; esac; done\""
            )
        };
        assert_eq!(
            answer(&script("echo bestmove C")),
            Ok(awale_rules::Hole::new(2).into())
        );
        assert_eq!(
            answer(&script("echo bestmove c")),
            Err(EngineFailure::Illegal("c".to_owned()))
        );
        assert_eq!(
            answer(&script("echo bestmove")),
            Err(EngineFailure::Illegal(String::new()))
        );
        assert_eq!(answer(&script("exit")), Err(EngineFailure::Exited));
        assert!(matches!(
            answer(&script("true")),
            Err(EngineFailure::TimedOut(_))
        ));
        // It never stops printing and never reads.
        let never_ends = "while true; do echo info string zebra zebra zebra zebra zebra; done";
        let chatty = answer(&script(never_ends));
        assert!(
            matches!(
                chatty,
                Err(EngineFailure::TimedOut(_) | EngineFailure::TooMuchOutput)
            ),
            "{chatty:?}"
        );
        assert_eq!(answer("true"), Err(EngineFailure::Exited));
        assert!(matches!(
            answer("/there is no such program"),
            Err(EngineFailure::NotStarted(_))
        ));
    }
}
