//! Another engine, started by its command line and spoken to by the Universal Chess Interface.
//!
//! It may be anybody's program: whatever it does, it is answered within a bounded time and in plain words.

use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use awale::rules::{Game, Hole};

/// How long an engine may take to say that it is there, or that it is ready.
const GREETING: Duration = Duration::from_secs(10);
/// Bytes of a line that are read; a longer one says nothing.
const LONGEST_LINE: u64 = 1 << 16;
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
    /// What it answered is no legal move.
    Illegal(String),
}

impl fmt::Display for Lapse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoStart(why) => write!(f, "can't be started: {why}"),
            Self::Died => f.write_str("has ended without being asked to"),
            Self::Hangs(time) => write!(f, "hasn't answered for {:.1} s", time.as_secs_f64()),
            Self::Illegal(answer) => write!(f, "answered {answer:?}, which can't be played"),
        }
    }
}

/// An engine that runs. Dropping it ends it.
pub struct EngineClient {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
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
        let (sender, lines) = mpsc::channel();
        thread::Builder::new()
            .name("listener".to_owned())
            .spawn(move || {
                let mut output = BufReader::new(output);
                while let Some(line) = read_line(&mut output) {
                    if sender.send(line).is_err() {
                        break;
                    }
                }
            })
            .map_err(no_start)?;
        let mut engine = Self {
            child,
            input,
            lines,
        };
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

    /// Says one line.
    pub fn tell(&mut self, line: &str) -> Result<(), Lapse> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|_| Lapse::Died)
    }

    /// Waits for a line that begins with `word`.
    pub fn wait_for(&mut self, word: &str, patience: Duration) -> Result<String, Lapse> {
        let began = Instant::now();
        loop {
            let left = patience.saturating_sub(began.elapsed());
            match self.lines.recv_timeout(left) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => return Err(Lapse::Hangs(patience)),
                Err(RecvTimeoutError::Disconnected) => return Err(Lapse::Died),
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

fn read_line(input: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    let length = input.take(LONGEST_LINE).read_until(b'\n', &mut line).ok()?;
    (length > 0).then(|| String::from_utf8_lossy(&line).into_owned())
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
        assert_eq!(answer("true"), Err(Lapse::Died));
        assert!(matches!(
            answer("/there is no such program"),
            Err(Lapse::NoStart(_))
        ));
    }
}
