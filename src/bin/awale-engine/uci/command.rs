//! Lines of the protocol, as far as they mean anything. Words that are not known are passed over,
//! as the protocol asks.

use std::time::Duration;

/// What the other program wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    Uci,
    IsReady,
    SetOption {
        name: String,
        value: String,
    },
    NewGame,
    Position {
        start: Option<String>,
        moves: String,
    },
    Go(Go),
    Stop,
    PonderHit,
    Quit,
}

/// How long to search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    pub depth: Option<u8>,
    pub nodes: Option<u64>,
    pub move_time: Option<Duration>,
    /// What South and North have left, and what a move adds to it.
    pub clocks: [Option<Duration>; 2],
    pub increments: [Duration; 2],
    pub moves_to_go: Option<u32>,
    /// Until told to stop.
    pub infinite: bool,
    /// On the opponent's time: until told to stop, or that he has played as expected.
    pub ponder: bool,
}

impl Command {
    /// What a line says; nothing when it says nothing that is known.
    pub fn parse(line: &str) -> Option<Self> {
        let mut words = line.split_whitespace();
        let known = loop {
            match words.next()? {
                "uci" => break Self::Uci,
                "isready" => break Self::IsReady,
                "setoption" => break set_option(words),
                "ucinewgame" => break Self::NewGame,
                "position" => break position(words)?,
                "go" => break Self::Go(go(words)),
                "stop" => break Self::Stop,
                "ponderhit" => break Self::PonderHit,
                "quit" => break Self::Quit,
                _ => {}
            }
        };
        Some(known)
    }
}

fn set_option<'a>(words: impl Iterator<Item = &'a str>) -> Command {
    let mut words = words.skip_while(|&word| word == "name");
    let name: Vec<&str> = words.by_ref().take_while(|&word| word != "value").collect();
    let value: Vec<&str> = words.collect();
    Command::SetOption {
        name: name.join(" "),
        value: value.join(" "),
    }
}

fn position<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Command> {
    let start = match words.next()? {
        "startpos" => None,
        "fen" => Some(words.next()?.to_owned()),
        position => Some(position.to_owned()),
    };
    let moves = words.skip_while(|&word| word == "moves").collect();
    Some(Command::Position { start, moves })
}

fn go<'a>(mut words: impl Iterator<Item = &'a str>) -> Go {
    let mut go = Go::default();
    while let Some(word) = words.next() {
        match word {
            "infinite" => go.infinite = true,
            "ponder" => go.ponder = true,
            "depth" => {
                go.depth =
                    number(words.next()).map(|depth| depth.clamp(1, u64::from(u8::MAX)) as u8)
            }
            "nodes" => go.nodes = number(words.next()),
            "movetime" => go.move_time = milliseconds(words.next()),
            "wtime" => go.clocks[0] = milliseconds(words.next()),
            "btime" => go.clocks[1] = milliseconds(words.next()),
            "winc" => go.increments[0] = milliseconds(words.next()).unwrap_or_default(),
            "binc" => go.increments[1] = milliseconds(words.next()).unwrap_or_default(),
            "movestogo" => {
                go.moves_to_go = number(words.next()).and_then(|moves| u32::try_from(moves).ok())
            }
            _ => {}
        }
    }
    go
}

/// A number; one below 0 counts as 0, as clocks that have run over do.
fn number(word: Option<&str>) -> Option<u64> {
    let word = word?;
    let below = word
        .strip_prefix('-')
        .is_some_and(|digits| digits.parse::<u64>().is_ok());
    if below { Some(0) } else { word.parse().ok() }
}

fn milliseconds(word: Option<&str>) -> Option<Duration> {
    number(word).map(Duration::from_millis)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_read_in_all_their_forms() {
        let position = |start: Option<&str>, moves: &str| {
            Some(Command::Position {
                start: start.map(str::to_owned),
                moves: moves.to_owned(),
            })
        };
        assert_eq!(Command::parse("position startpos"), position(None, ""));
        assert_eq!(
            Command::parse("position startpos moves F f E"),
            position(None, "FfE")
        );
        assert_eq!(
            Command::parse(" position  fen 1-2-S moves FfE\r\n"),
            position(Some("1-2-S"), "FfE")
        );
        assert_eq!(
            Command::parse("position 1-2-S"),
            position(Some("1-2-S"), "")
        );
    }

    #[test]
    fn junk_is_passed_over() {
        for line in ["", "joho", "position", "\0\u{fffd}", "stopp"] {
            assert_eq!(Command::parse(line), None, "{line:?}");
        }
        assert_eq!(Command::parse("joho isready"), Some(Command::IsReady));
        let go = Go {
            depth: Some(255),
            clocks: [Some(Duration::ZERO), None],
            ..Go::default()
        };
        assert_eq!(
            Command::parse("go depth 99999 wtime -30 btime x nodes"),
            Some(Command::Go(go))
        );
    }

    #[test]
    fn options_have_names_of_many_words_and_values_that_may_be_paths() {
        let option = |name: &str, value: &str| {
            Some(Command::SetOption {
                name: name.to_owned(),
                value: value.to_owned(),
            })
        };
        assert_eq!(
            Command::parse("setoption name Clear Hash"),
            option("Clear Hash", "")
        );
        assert_eq!(
            Command::parse("setoption name UCI_Variant value my rules/x.ron"),
            option("UCI_Variant", "my rules/x.ron")
        );
    }
}
