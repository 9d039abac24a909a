//! Proofs of a winner, as files that anyone can check; their input is untrusted.
//!
//! ```text
//! awale proof of a winner 1
//! rules bao-kujifunza
//! fingerprint 0123456789abcdef
//! position 0-0-0-...-S
//! winner south
//! 0-0-0-...-S B+
//! ...
//! sum 0123456789abcdef
//! ```
//!
//! Each line has a position with the winner to move, and the move. The verifier plays these moves
//! by the rules, and every move of the opponent; each line must end with the winner's win and may
//! not return to one of its positions.

use std::collections::HashMap;
use std::fmt::Write as _;

use thiserror::Error;

use awale_rules::plain_text::{fnv1a, quote};
use awale_rules::{Move, Placement, Position, RuleSet, Side};

const TITLE: &str = "awale proof of a winner 1";
/// Maximum size of a proof, in bytes.
pub const MAX_PROOF_BYTES: u64 = 1 << 28;

/// A proof of who wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMoveProof {
    /// Fingerprint of the rules.
    pub fingerprint: u64,
    /// The position.
    pub position: Placement,
    /// The player who wins from there.
    pub winner: Side,
    /// The winner's move for each position on their turn.
    pub moves: HashMap<Placement, Move>,
}

/// Why a text proves nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum InvalidProof {
    /// Not a proof, or one of an unsupported version.
    #[error("not a proof of a winner, or of an unsupported version")]
    Foreign,
    /// The rules are unknown.
    #[error("{0}")]
    Rules(String),
    /// A malformed line.
    #[error("line {line}: expected {expected}, found \"{found}\"")]
    Line {
        /// The line number, from 1.
        line: usize,
        /// The expected content.
        expected: &'static str,
        /// The beginning of the line.
        found: String,
    },
    /// The file was truncated or changed.
    #[error("wrong checksum: the proof was truncated or changed")]
    Sum,
    /// The proof is for other rules.
    #[error("it is for other rules")]
    OtherRules,
    /// The proof has no legal move for a position.
    #[error("there is no legal move for {0}")]
    NoMove(String),
    /// A game isn't won.
    #[error("the game ends at {0}, and {1} hasn't won")]
    NotWon(String, &'static str),
    /// A game repeats a position.
    #[error("the game returns to {0}")]
    Cyclic(String),
}

/// Returns the name of a side in a proof.
const fn side_name(side: Side) -> &'static str {
    match side {
        Side::South => "south",
        Side::North => "north",
    }
}

impl LastMoveProof {
    /// Recognizes the beginning of a proof of a winner.
    #[must_use]
    pub fn recognizes(head: &[u8]) -> bool {
        head.starts_with(TITLE.as_bytes())
    }

    /// Checks every line by the rules alone. Returns the number of positions visited.
    ///
    /// # Errors
    /// Returns the first error found.
    pub fn verify(&self, rules: &RuleSet) -> Result<usize, InvalidProof> {
        if self.fingerprint != rules.fingerprint() {
            return Err(InvalidProof::OtherRules);
        }
        let start = Position::set_up(rules, &self.position, &mut ());
        // Maps each position followed to whether it is on the current line. Lines can be long, so
        // they are kept on the heap.
        let mut visited: HashMap<Placement, bool> = HashMap::new();
        let mut line: Vec<(Placement, Vec<Position>)> = Vec::new();
        line.extend(self.enter(rules, &start, &mut visited)?);
        while let Some((key, remaining)) = line.last_mut() {
            match remaining.pop() {
                Some(next) => line.extend(self.enter(rules, &next, &mut visited)?),
                None => {
                    visited.insert(*key, false);
                    line.pop();
                }
            }
        }
        Ok(visited.len())
    }

    /// Returns the positions to follow from a position; `None` if it is won or was followed before.
    fn enter(
        &self,
        rules: &RuleSet,
        position: &Position,
        visited: &mut HashMap<Placement, bool>,
    ) -> Result<Option<(Placement, Vec<Position>)>, InvalidProof> {
        if let Some(outcome) = position.outcome() {
            return if outcome.winner == Some(self.winner) {
                Ok(None)
            } else {
                let winner = side_name(self.winner);
                Err(InvalidProof::NotWon(position.to_string(), winner))
            };
        }
        let key = Placement::of(position);
        match visited.insert(key, true) {
            Some(true) => return Err(InvalidProof::Cyclic(position.to_string())),
            Some(false) => {
                visited.insert(key, false);
                return Ok(None);
            }
            None => {}
        }
        let legal = position.legal_moves(rules);
        let play = |mv: Move| {
            let mut child = *position;
            child.play_unchecked(rules, mv, &mut ());
            child
        };
        if position.to_move() != self.winner {
            return Ok(Some((key, legal.iter().map(play).collect())));
        }
        let mv = self.moves.get(&key).filter(|mv| legal.contains(**mv));
        let mv = mv.ok_or_else(|| InvalidProof::NoMove(position.to_string()))?;
        Ok(Some((key, vec![play(*mv)])))
    }

    /// Formats the proof as text, for rules of this name.
    #[must_use]
    pub fn to_text(&self, rules_name: &str, rules: &RuleSet) -> String {
        let start = Position::set_up(rules, &self.position, &mut ());
        let mut text = format!(
            "{TITLE}\nrules {rules_name}\nfingerprint {:016x}\nposition {start}\nwinner {}\n",
            self.fingerprint,
            side_name(self.winner)
        );
        let mut lines: Vec<String> = self
            .moves
            .iter()
            .map(|(placement, mv)| {
                let position = Position::set_up(rules, placement, &mut ());
                format!("{position} {}", rules.geometry().name_of(*mv))
            })
            .collect();
        lines.sort_unstable();
        for line in lines {
            text.push_str(&line);
            text.push('\n');
        }
        let sum = fnv1a(text.as_bytes());
        // Writing to a string never fails.
        let _ = writeln!(text, "sum {sum:016x}");
        text
    }

    /// Reads a proof; `find` looks up rules by their name, or returns an error message.
    ///
    /// # Errors
    /// Returns an error if the text isn't valid.
    pub fn read<R: AsRef<RuleSet>>(
        text: &str,
        find: impl FnOnce(&str) -> Result<R, String>,
    ) -> Result<(Self, R), InvalidProof> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line));
        if lines.next().map(|(_, line)| line) != Some(TITLE) {
            return Err(InvalidProof::Foreign);
        }
        let mut field = |prefix: &str, expected: &'static str| {
            let (line, found) = lines.next().ok_or(InvalidProof::Sum)?;
            let value = found.strip_prefix(prefix);
            value
                .map(|value| (line, value.to_owned()))
                .ok_or_else(|| unexpected(line, expected, found))
        };
        let (_, rules_name) = field("rules ", "the name of the rules")?;
        let (line, hex) = field("fingerprint ", "a fingerprint")?;
        let fingerprint =
            u64::from_str_radix(&hex, 16).map_err(|_| unexpected(line, "a fingerprint", &hex))?;
        let (placement_line, placement_text) = field("position ", "a position")?;
        let (line, winner) = field("winner ", "south or north")?;
        let winner = Side::BOTH
            .into_iter()
            .find(|side| side_name(*side) == winner)
            .ok_or_else(|| unexpected(line, "south or north", &winner))?;
        let found_rules = find(&rules_name).map_err(InvalidProof::Rules)?;
        let rules = found_rules.as_ref();
        let position = Placement::parse(&placement_text, rules)
            .map_err(|_| unexpected(placement_line, "a position on this board", &placement_text))?;
        let mut moves = HashMap::new();
        for (number, line) in lines {
            if let Some(sum) = line.strip_prefix("sum ") {
                let body = text.rfind("sum ").map_or("", |end| &text[..end]);
                let is_correct = u64::from_str_radix(sum, 16) == Ok(fnv1a(body.as_bytes()));
                let is_last = text[body.len()..].lines().count() == 1;
                if !(is_correct && is_last) {
                    return Err(InvalidProof::Sum);
                }
                let proof = Self {
                    fingerprint,
                    position,
                    winner,
                    moves,
                };
                return Ok((proof, found_rules));
            }
            let expected = "a position and a move";
            let entry = line.rsplit_once(' ').and_then(|(placement, mv)| {
                let placement = Placement::parse(placement, rules).ok()?;
                Some((placement, rules.geometry().parse_move(mv).ok()?))
            });
            let (placement, mv) = entry.ok_or_else(|| unexpected(number, expected, line))?;
            if moves.insert(placement, mv).is_some() {
                return Err(unexpected(number, "a position that has no move yet", line));
            }
        }
        Err(InvalidProof::Sum)
    }
}

fn unexpected(line: usize, expected: &'static str, found: &str) -> InvalidProof {
    InvalidProof::Line {
        line,

        expected,
        found: quote(found),
    }
}
