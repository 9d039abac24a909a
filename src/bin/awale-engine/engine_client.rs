//! Another engine, started by its command line and spoken to by the Universal Chess Interface.
//!
//! It may be any program: this one goes on within a bounded time, with bounded memory, and says so in plain words.

use std::fmt;
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TrySendError};
use std::thread;
use std::time::{Duration, Instant};

use awale::rules::{Game, Hole};

use crate::lines::{Line, read_line};
use crate::output::shown;

/// How long an engine may take to say that it is there, or that it is ready.
const GREETING: Duration = Duration::from_secs(10);
/// Bytes of a line that are read; a longer one says nothing.
const LONGEST_LINE: usize = 1 << 16;
/// Bytes that an engine may say before it answers.
const MOST_TALK: usize = 1 << 24;
/// Lines that wait to be read by this program, or by the engine. Who writes more has to wait, or counts as hanging.
const MOST_WAITING: usize = 64;
/// How often it is looked whether an engine that was asked to go has gone, and how long it may take.
const FAREWELL: (Duration, u32) = (Duration::from_millis(10), 50);

/// How an engine is started and what it is told.
#[derive(Clone, Debug)]
pub struct EngineSetup {
    /// The program and its words; quotation marks keep words with blanks together.
    pub command: String,
    /// What is set before the first game, the variant among it.
    pub options: Vec<(String, String)>,
    /// The words after `go`.
    pub go: String,
    /// How long it may think before it counts as hanging.
    pub patience: Duration,
}

/// Why an engine gave no move that can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lapse {
    /// It can't be started.
    NoStart(String),
    /// It is gone.
    Died,
    /// It says nothing.
    Hangs(Duration),
    /// It says more than anybody wants to know.
    Talks,
    /// What it answered is no legal move.
    Illegal(String),
}

impl fmt::Display for Lapse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoStart(why) => write!(f, "can't be started: {why}"),
            Self::Died => f.write_str("has ended without being asked to"),
            Self::Hangs(time) => write!(f, "hasn't answered for {:.1} s", time.as_secs_f64()),
            Self::Talks => write!(f, "has said {MOST_TALK} bytes without an answer"),
            Self::Illegal(answer) => {
                write!(f, "answered \"{}\", which can't be played", shown(answer))
            }
        }
    }
}

/// An engine that runs. Dropping it ends it.
pub struct EngineClient {
    child: Child,
    /// What it is told goes through a thread of its own: an engine that doesn't read must not stop this program.
    input: SyncSender<String>,
    lines: Receiver<Line>,
}

impl EngineClient {
    /// Starts an engine, and waits until it is ready for its first game.
    ///
    /// # Errors
    /// Why it isn't.
    pub fn start(setup: &EngineSetup) -> Result<Self, Lapse> {
        let words = split_command(&setup.command);
        let (program, arguments) = words
            .split_first()
            .ok_or_else(|| Lapse::NoStart("the command is empty".to_owned()))?;
        let no_start = |error: std::io::Error| Lapse::NoStart(error.to_string());
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(no_start)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Lapse::Died);
        };
        let (sender, lines) = mpsc::sync_channel(MOST_WAITING);
        let (teller, told) = mpsc::sync_channel(MOST_WAITING);
        let mut engine = Self {
            child,
            input: teller,
            lines,
        };
        let listener = thread::Builder::new().name("listener".to_owned());
        listener
            .spawn(move || {
                let mut output = BufReader::new(output);
                while let Ok(Some(line)) = read_line(&mut output, LONGEST_LINE) {
                    if sender.send(line).is_err() {
                        break;
                    }
                }
            })
            .map_err(no_start)?;
        let speaker = thread::Builder::new().name("speaker".to_owned());
        speaker
            .spawn(move || speak(input, &told))
            .map_err(no_start)?;
        engine.tell("uci")?;
        engine.wait_for("uciok", GREETING)?;
        for (name, value) in &setup.options {
            engine.tell(&format!("setoption name {name} value {value}"))?;
        }
        engine.new_game()?;
        Ok(engine)
    }

    /// Says that the next position is one of another game.
    pub fn new_game(&mut self) -> Result<(), Lapse> {
        self.tell("ucinewgame")?;
        self.tell("isready")?;
        self.wait_for("readyok", GREETING).map(drop)
    }

    /// Asks for a move in a game that began with the start of its rules.
    pub fn best_move(&mut self, game: &Game, setup: &EngineSetup) -> Result<Hole, Lapse> {
        let geometry = game.rules().geometry();
        let moves = game.moves().iter().map(|&hole| geometry.letter(hole));
        let moves: Vec<String> = moves.map(String::from).collect();
        let words = if moves.is_empty() { "" } else { " moves " };
        self.tell(&format!("position startpos{words}{}", moves.join(" ")))?;
        self.tell(&format!("go {}", setup.go))?;
        let answer = self.wait_for("bestmove", setup.patience)?;
        let word = answer.split_whitespace().nth(1).unwrap_or_default();
        let hole = geometry.parse_hole(word).ok();
        hole.filter(|&hole| game.position().refusal(game.rules(), hole).is_none())
            .ok_or_else(|| Lapse::Illegal(word.to_owned()))
    }

    /// Says one line, without waiting until it is read.
    pub fn tell(&mut self, line: &str) -> Result<(), Lapse> {
        self.input
            .try_send(line.to_owned())
            .map_err(|error| match error {
                TrySendError::Full(_) => Lapse::Hangs(Duration::ZERO),
                TrySendError::Disconnected(_) => Lapse::Died,
            })
    }

    /// Waits for a line that begins with `word`.
    pub fn wait_for(&mut self, word: &str, patience: Duration) -> Result<String, Lapse> {
        let began = Instant::now();
        let mut talk = 0;
        loop {
            let left = patience.saturating_sub(began.elapsed());
            // An engine that never stops talking always has a line ready.
            if left.is_zero() {
                return Err(Lapse::Hangs(patience));
            }
            match self.lines.recv_timeout(left) {
                Ok(Line::TooLong(bytes)) => talk += bytes,
                Ok(Line::Read(line)) => {
                    let line = String::from_utf8_lossy(&line);
                    if line.split_whitespace().next() == Some(word) {
                        return Ok(line.into_owned());
                    }
                    talk += line.len() + 1;
                }
                Err(RecvTimeoutError::Timeout) => return Err(Lapse::Hangs(patience)),
                Err(RecvTimeoutError::Disconnected) => return Err(Lapse::Died),
            }
            if talk > MOST_TALK {
                return Err(Lapse::Talks);
            }
        }
    }
}

impl Drop for EngineClient {
    fn drop(&mut self) {
        let _ = self.tell("quit");
        let (pause, most) = FAREWELL;
        for _ in 0..most {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(pause);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Passes on what an engine is told, until it is gone or there is nothing more to tell.
fn speak(mut input: ChildStdin, told: &Receiver<String>) {
    for line in told {
        if writeln!(input, "{line}")
            .and_then(|()| input.flush())
            .is_err()
        {
            return;
        }
    }
}

/// The words of a command line; what stands between quotation marks is one word.
fn split_command(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (place, part) in command.split('"').enumerate() {
        if place % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::Arc;

    use awale::rules::{Side, library};

    use super::*;

    fn setup(command: &str) -> EngineSetup {
        EngineSetup {
            command: command.to_owned(),
            options: Vec::new(),
            go: "nodes 100".to_owned(),
            patience: Duration::from_millis(300),
        }
    }

    fn answer(command: &str) -> Result<Hole, Lapse> {
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
    fn whatever_an_engine_does_there_is_an_answer() {
        let script = |after_go: &str| {
            format!(
                "sh -c \"while read line; do case $line in uci) echo uciok;; isready) echo readyok;; \
                 go*) {after_go};; quit) exit;; esac; done\""
            )
        };
        assert_eq!(answer(&script("echo bestmove C")), Ok(Hole::new(2)));
        assert_eq!(
            answer(&script("echo bestmove c")),
            Err(Lapse::Illegal("c".to_owned()))
        );
        assert_eq!(
            answer(&script("echo bestmove")),
            Err(Lapse::Illegal(String::new()))
        );
        assert_eq!(answer(&script("exit")), Err(Lapse::Died));
        assert!(matches!(answer(&script("true")), Err(Lapse::Hangs(_))));
        // It talks without end, and never reads.
        let never_ends = "while true; do echo info string zebra zebra zebra zebra zebra; done";
        let talks = answer(&script(never_ends));
        assert!(
            matches!(talks, Err(Lapse::Hangs(_) | Lapse::Talks)),
            "{talks:?}"
        );
        assert_eq!(answer("true"), Err(Lapse::Died));
        assert!(matches!(
            answer("/there is no such program"),
            Err(Lapse::NoStart(_))
        ));
    }
}
