//! Parses the commands of the protocol. Unknown words are ignored, as the protocol requires.

use std::time::Duration;

use awale_engine::ai::Limits;
use awale_engine::ai::limits::MAX_DEPTH;
use awale_rules::Side;

use super::options::Options;

/// The expected number of moves left in a game, and the maximum for `movestogo`.
const EXPECTED_MOVES: u32 = 25;
/// Time reserved for the answer to reach the GUI.
const TIME_MARGIN: Duration = Duration::from_millis(15);

/// A command from the GUI.
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
        moves: Vec<String>,
    },
    /// `position` without a position.
    NoPosition,
    Go(Go),
    Stop,
    PonderHit,
    Quit,
    /// A line over the length limit.
    TooLong {
        bytes: usize,
    },
}

/// The limits of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    pub depth: Option<u8>,
    pub nodes: Option<u64>,
    pub move_time: Option<Duration>,
    /// The remaining time of South and North.
    pub clocks: [Option<Duration>; 2],
    /// The time that South and North gain with each move.
    pub increments: [Duration; 2],
    pub moves_to_go: Option<u32>,
    /// Whether to search until `stop`.
    pub infinite: bool,
    /// Whether to search on the opponent's time, until `stop` or `ponderhit`.
    pub ponder: bool,
    /// The only moves to search; if empty, all.
    pub moves: Vec<String>,
}

impl Command {
    /// Parses a line; returns `None` if it contains no known command.
    pub fn parse(line: &str) -> Option<Self> {
        let mut words = line.split_whitespace();
        let command = loop {
            match words.next()? {
                "uci" => break Self::Uci,
                "isready" => break Self::IsReady,
                "setoption" => break parse_set_option(words),
                "ucinewgame" => break Self::NewGame,
                "position" => break parse_position(words).unwrap_or(Self::NoPosition),
                "go" => break Self::Go(parse_go(words)),
                "stop" => break Self::Stop,
                "ponderhit" => break Self::PonderHit,
                "quit" => break Self::Quit,
                _ => {}
            }
        };
        Some(command)
    }

    /// Returns `true` if the command has to wait for the end of the search.
    pub const fn waits_for_search(&self) -> bool {
        match self {
            Self::SetOption { .. }
            | Self::NewGame
            | Self::Position { .. }
            | Self::NoPosition
            | Self::Go(_)
            | Self::Quit => true,
            Self::Uci | Self::IsReady | Self::Stop | Self::PonderHit | Self::TooLong { .. } => {
                false
            }
        }
    }
}

impl Go {
    /// Returns `true` if a search for `side` ends by itself.
    pub fn has_end(&self, side: Side) -> bool {
        let is_limited = self.depth.is_some() || self.nodes.is_some() || self.time(side).is_some();
        is_limited && !self.infinite && !self.ponder
    }

    /// Returns the limits of a search for `side`.
    pub fn limits(&self, side: Side, options: &Options) -> Limits {
        Limits {
            depth: self.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH),
            nodes: self.nodes.unwrap_or(u64::MAX),
            time: self.time(side).filter(|_| !self.infinite),
            lines: options.lines,
            threads: options.threads,
            full_width: options.full_width,
            deep_reductions: options.deep_reductions,
            network: options.network,
        }
    }

    /// Returns the time that `side` may spend on this move; `None` if unlimited.
    fn time(&self, side: Side) -> Option<Duration> {
        if let Some(time) = self.move_time {
            return Some(time);
        }
        // If only the opponent's clock is known, use it for both rather than search without limit.
        let clocks = [side, side.opponent()].map(|side| self.clocks[side.index()]);
        let left = clocks[0].or(clocks[1])?;
        let moves = self
            .moves_to_go
            .unwrap_or(EXPECTED_MOVES)
            .clamp(1, EXPECTED_MOVES);
        let share = left / moves + self.increments[side.index()].mul_f64(0.8);
        // Even with a large increment, the clock must not run out.
        let max = left.saturating_sub(TIME_MARGIN);
        Some(share.min(max.mul_f64(0.8)).max(Duration::from_millis(1)))
    }
}

fn parse_set_option<'a>(words: impl Iterator<Item = &'a str>) -> Command {
    let mut words = words.skip_while(|&word| word == "name");
    let name: Vec<&str> = words.by_ref().take_while(|&word| word != "value").collect();
    let value: Vec<&str> = words.collect();
    Command::SetOption {
        name: name.join(" "),
        value: value.join(" "),
    }
}

fn parse_position<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Command> {
    let start = match words.next()? {
        "startpos" => None,
        "fen" => Some(words.next()?.to_owned()),
        position => Some(position.to_owned()),
    };
    let moves = words.skip_while(|&word| word == "moves");
    let moves = moves.map(str::to_owned).collect();
    Some(Command::Position { start, moves })
}

fn parse_go<'a>(mut words: impl Iterator<Item = &'a str>) -> Go {
    let mut go = Go::default();
    let mut is_in_searchmoves = false;
    while let Some(word) = words.next() {
        match word {
            "infinite" => go.infinite = true,
            "ponder" => go.ponder = true,
            "depth" => {
                go.depth =
                    parse_number(words.next()).map(|depth| depth.clamp(1, u64::from(u8::MAX)) as u8)
            }
            "nodes" => go.nodes = parse_number(words.next()),
            "movetime" => go.move_time = parse_milliseconds(words.next()),
            "wtime" => go.clocks[0] = parse_milliseconds(words.next()),
            "btime" => go.clocks[1] = parse_milliseconds(words.next()),
            "winc" => go.increments[0] = parse_milliseconds(words.next()).unwrap_or_default(),
            "binc" => go.increments[1] = parse_milliseconds(words.next()).unwrap_or_default(),
            "movestogo" => {
                go.moves_to_go =
                    parse_number(words.next()).and_then(|moves| u32::try_from(moves).ok())
            }
            "searchmoves" => is_in_searchmoves = true,
            word if is_in_searchmoves => go.moves.push(word.to_owned()),
            _ => {}
        }
    }
    go
}

/// Parses a number; negative ones, as from expired clocks, count as 0.
fn parse_number(word: Option<&str>) -> Option<u64> {
    let word = word?;
    let is_negative = word
        .strip_prefix('-')
        .is_some_and(|digits| digits.parse::<u64>().is_ok());
    if is_negative {
        Some(0)
    } else {
        word.parse().ok()
    }
}

fn parse_milliseconds(word: Option<&str>) -> Option<Duration> {
    parse_number(word).map(Duration::from_millis)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(|&word| word.to_owned()).collect()
    }

    #[test]
    fn a_search_with_only_the_opponents_clock_ends() {
        let Some(Command::Go(go)) = Command::parse("go btime 60000") else {
            panic!("not a search");
        };
        assert!(go.has_end(Side::South) && go.has_end(Side::North));
        let options = Options::new("awale").unwrap();
        let limits = go.limits(Side::South, &options);
        assert_eq!(limits.time, go.limits(Side::North, &options).time);
        // A search without limits continues until it is stopped.
        let Some(Command::Go(go)) = Command::parse("go") else {
            panic!("not a search");
        };
        assert!(!go.has_end(Side::South));
    }

    #[test]
    fn searchmoves_combine_with_other_limits() {
        for (line, moves) in [
            ("go depth 3 searchmoves C f", &["C", "f"][..]),
            ("go searchmoves C f depth 3", &["C", "f"]),
            ("go depth 3 searchmoves Cf", &["Cf"]),
            ("go searchmoves AbC D depth 3", &["AbC", "D"]),
        ] {
            let go = Go {
                depth: Some(3),
                moves: words(moves),
                ..Go::default()
            };
            assert_eq!(Command::parse(line), Some(Command::Go(go)), "{line}");
        }
    }

    #[test]
    fn all_forms_of_positions_are_read() {
        let position = |start: Option<&str>, moves: &[&str]| {
            Some(Command::Position {
                start: start.map(str::to_owned),
                moves: words(moves),
            })
        };
        assert_eq!(Command::parse("position startpos"), position(None, &[]));
        assert_eq!(
            Command::parse("position startpos moves F f E"),
            position(None, &["F", "f", "E"])
        );
        assert_eq!(
            Command::parse(" position  fen 1-2-S moves FfE\r\n"),
            position(Some("1-2-S"), &["FfE"])
        );
        assert_eq!(
            Command::parse("position 1-2-S"),
            position(Some("1-2-S"), &[])
        );
    }

    #[test]
    fn a_move_never_takes_all_the_remaining_time() {
        for left in [0, 1, 20, 1_000, 600_000] {
            for moves_to_go in [None, Some(0), Some(1), Some(40)] {
                let left = Duration::from_millis(left);
                let increments = [Duration::from_secs(5), Duration::ZERO];
                let go = Go {
                    clocks: [Some(left), None],
                    increments,
                    moves_to_go,
                    ..Go::default()
                };
                for side in Side::BOTH {
                    let time = go.time(side).unwrap_or(Duration::MAX);
                    let max = left.max(Duration::from_millis(1));
                    assert!(time <= max, "{time:?} of {left:?}");
                }
            }
        }
    }

    #[test]
    fn unknown_words_are_ignored() {
        for line in ["", "joho", "\0\u{fffd}", "stopp"] {
            assert_eq!(Command::parse(line), None, "{line:?}");
        }
        assert_eq!(Command::parse("joho isready"), Some(Command::IsReady));
        for line in ["position", "position fen"] {
            assert_eq!(Command::parse(line), Some(Command::NoPosition));
        }
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
    fn option_names_and_values_may_contain_spaces() {
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
