//! Letters as links.
//!
//! ```text
//! #letter=1.<header>.<steps>.<checksum>      for the other player
//! #watch=1.<header>.<steps>.<checksum>       for spectators
//! ```
//!
//! `1` is the version. The header is RON, compressed with DEFLATE, in URL-safe base64. A move is a
//! digit, its index among the legal moves, which takes about half a character. The checksum covers
//! everything before it. A link consists of letters, digits, `-`, `_` and `.`, so that no messenger
//! rewrites it, and it doesn't end in a character that messengers cut off.

use std::iter::Peekable;
use std::sync::Arc;
use std::vec::IntoIter;

use data_encoding::BASE64URL_NOPAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::digits::{DigitReader, DigitWriter};
use super::{ClockReading, LiveConnection, TimeControl};
use super::{
    Letter, LetterStep, MAX_CONDITIONAL_PLIES, MAX_CONDITIONS, MAX_PLAYER_NAME_LENGTH, MAX_STEPS,
    Terms,
};
use crate::matches::{Series, SeriesPlan};
use awale_rules::limits::{MAX_FILE_BYTES, MAX_NAME_LENGTH};
use awale_rules::plain_text::fnv1a;
use awale_rules::{Game, LocalText, Move, Placement, RuleFileError, RuleSet, library};
use awale_rules::{parse_rule_file, write_rule_file};

/// The maximum length of a letter, in bytes, enough for a match of a hundred games.
pub const MAX_LETTER_BYTES: usize = 64 * 1024;
/// The version of the text format that this program reads and writes.
const FORMAT: u32 = 1;
/// The prefix of a letter for the other player.
const LETTER_PREFIX: &str = "letter=";
/// The prefix of a letter for spectators.
const WATCH_PREFIX: &str = "watch=";
/// The compression level of the header, from 0 to 10.
const COMPRESSION_LEVEL: u8 = 9;

/// Why a letter can't be read or received.
#[derive(Debug, Error)]
pub enum LetterError {
    /// The text isn't a letter.
    #[error("not a letter of a game")]
    Foreign,
    /// The letter is longer than [`MAX_LETTER_BYTES`].
    #[error("the letter is too long")]
    TooLong,
    /// The letter has an older format.
    #[error("the letter has format {0}; this program reads format {FORMAT}")]
    Older(u32),
    /// The letter has a newer format.
    #[error("the letter has format {0} of a newer program; this program reads format {FORMAT}")]
    Newer(u32),
    /// The letter was truncated or changed, or its steps are illegal.
    #[error("the letter was truncated or changed")]
    Damaged,
    /// The rules are neither built in nor in the letter.
    #[error("the letter doesn't include the rules of \"{0}\"")]
    NoRules(String),
    /// The rules in the letter are invalid.
    #[error("{0}")]
    Rules(#[from] RuleFileError),
    /// The variant has different rules in this program.
    #[error("\"{0}\" has other rules in this program")]
    OtherRules(String),
    /// The letter belongs to another match.
    #[error("the letter belongs to another match")]
    OtherMatch,
    /// The letter belongs to the same match but has other terms.
    #[error("the letter's rules or terms differ from those of the match")]
    OtherTerms,
    /// The match already has too many lines.
    #[error("the match has too many lines")]
    TooManyLines,
}

/// A letter read from a link.
#[derive(Clone, Debug)]
pub struct OpenedLetter {
    /// The letter.
    pub letter: Letter,
    /// Whether the letter is for spectators.
    pub watching: bool,
}

/// The part of a letter before the steps.
#[derive(Serialize, Deserialize)]
struct Header {
    variant: String,
    fingerprint: u64,
    /// The rule file of custom rules, without prose.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    rules: String,
    names: [String; 2],
    plan: SeriesPlan,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    start: String,
    /// The number of steps.
    steps: usize,
    /// The steps that aren't moves, each with its index.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    others: Vec<(usize, LetterStep)>,
    /// The number of moves of each conditional line.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    conditions: Vec<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<TimeControl>,
    /// The clock readings of both players.
    #[serde(default, skip_serializing_if = "are_empty")]
    readings: [Option<ClockReading>; 2],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    meeting: Option<LiveConnection>,
}

fn are_empty(readings: &[Option<ClockReading>; 2]) -> bool {
    readings.iter().all(Option::is_none)
}

/// Returns true if `text` looks like a letter.
#[must_use]
pub fn is_letter(text: &str) -> bool {
    let text = text.trim();
    !text.contains(char::is_whitespace) && payload(text).is_some()
}

/// Returns the text after the prefix, and whether the letter is for spectators.
fn payload(text: &str) -> Option<(&str, bool)> {
    let (_, fragment) = text.split_once('#')?;
    let letter = fragment
        .strip_prefix(LETTER_PREFIX)
        .map(|rest| (rest, false));
    letter.or_else(|| Some((fragment.strip_prefix(WATCH_PREFIX)?, true)))
}

impl Letter {
    /// Returns the fragment of the link for the other player, including `#`.
    ///
    /// # Errors
    /// Returns an error if encoding fails, which can't happen with rules from a file.
    pub fn link(&self) -> Result<String, ron::Error> {
        self.text(LETTER_PREFIX)
    }

    /// Returns the fragment of the link for spectators, including `#`. It contains neither
    /// conditional lines nor the live connection.
    ///
    /// # Errors
    /// Returns an error if encoding fails, which can't happen with rules from a file.
    pub fn spectators_link(&self) -> Result<String, ron::Error> {
        self.for_spectators().text(WATCH_PREFIX)
    }

    /// Encodes the letter as a fragment that starts with `#` and `prefix`.
    fn text(&self, prefix: &str) -> Result<String, ron::Error> {
        let terms = &self.terms;
        let built_in = library::load(&terms.variant).and_then(Result::ok);
        let fingerprint = terms.rules.fingerprint();
        let is_built_in = built_in.is_some_and(|built_in| built_in.fingerprint() == fingerprint);
        let start = terms.start.as_ref();
        let steps = self.steps.iter().copied().enumerate();
        let header = Header {
            variant: terms.variant.clone(),
            fingerprint,
            rules: if is_built_in {
                String::new()
            } else {
                without_prose(&terms.rules)
            },
            names: self.names.clone(),
            plan: terms.plan,
            start: start.map_or_else(String::new, |start| start.text(terms.rules.geometry())),
            steps: self.steps.len(),
            others: steps
                .filter(|(_, step)| !matches!(step, LetterStep::Move(_)))
                .collect(),
            conditions: self.conditions.iter().map(Vec::len).collect(),
            clock: terms.clock,
            readings: self.readings,
            meeting: terms.meeting.clone(),
        };
        let header = compress_to_vec(ron::to_string(&header)?.as_bytes(), COMPRESSION_LEVEL);
        let header = BASE64URL_NOPAD.encode(&header);
        let text = format!("#{prefix}{FORMAT}.{header}.{}.", self.encoded_moves());
        let checksum = checksum(&text);
        Ok(text + &checksum)
    }

    /// Encodes the moves and the conditional lines as digits.
    fn encoded_moves(&self) -> String {
        let mut digits = DigitWriter::new();
        for (digit, base) in self.records.iter().filter_map(|record| record.digit) {
            digits.push(digit, base);
        }
        for line in &self.conditions {
            let mut game = self.game().clone();
            for &mv in line {
                if let Some((digit, base)) = digit_of(&game, mv) {
                    digits.push(digit, base);
                }
                // The line was legal when it was planned.
                let _ = game.play(mv, &mut ());
            }
        }
        digits.finish()
    }

    /// Reads a link, whatever address precedes the `#`.
    ///
    /// # Errors
    /// Returns an error if the link isn't a complete letter that this program understands.
    pub fn open(text: &str) -> Result<OpenedLetter, LetterError> {
        let mut opening = Opening::begin(text)?;
        while opening.replay_step()? {}
        opening.finish()
    }
}

/// A letter being opened. Its steps are replayed one by one, as replaying all of them may take a
/// long time.
pub struct Opening {
    letter: Letter,
    watching: bool,
    digits: DigitReader,
    others: Peekable<IntoIter<(usize, LetterStep)>>,
    steps: usize,
    conditions: Vec<usize>,
    readings: [Option<ClockReading>; 2],
}

impl Opening {
    /// Begins to read a link, whatever address precedes the `#`.
    ///
    /// # Errors
    /// Returns an error if the link isn't a letter that this program understands.
    pub fn begin(text: &str) -> Result<Self, LetterError> {
        let text = text.trim();
        if text.len() > MAX_LETTER_BYTES {
            return Err(LetterError::TooLong);
        }
        let (payload, watching) = payload(text).ok_or(LetterError::Foreign)?;
        let (format, rest) = payload.split_once('.').ok_or(LetterError::Damaged)?;
        match format.parse().map_err(|_| LetterError::Damaged)? {
            FORMAT => {}
            older @ ..FORMAT => return Err(LetterError::Older(older)),
            newer => return Err(LetterError::Newer(newer)),
        }
        let fragment = text.find('#').map_or("", |start| &text[start..]);
        let (covered, sum) = fragment.rsplit_once('.').ok_or(LetterError::Damaged)?;
        if checksum(&format!("{covered}.")) != sum {
            return Err(LetterError::Damaged);
        }
        let mut parts = rest.split('.');
        let (Some(header), Some(steps), Some(_), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(LetterError::Damaged);
        };
        Header::read(header)?.opening(steps, watching)
    }

    /// Replays the next step. Returns false if there is none.
    ///
    /// # Errors
    /// Returns an error if the step is illegal.
    pub fn replay_step(&mut self) -> Result<bool, LetterError> {
        let letter = &mut self.letter;
        let index = letter.steps.len();
        if index == self.steps {
            return Ok(false);
        }
        let added = match self.others.next_if(|(other, _)| *other == index) {
            Some((_, other)) => letter.add(other),
            None => {
                let read = read_move(&mut self.digits, letter.game());
                let (mv, digit) = read.ok_or(LetterError::Damaged)?;
                letter.add_with_digit(LetterStep::Move(mv), Some(digit))
            }
        };
        added.map_err(|_| LetterError::Damaged)?;
        Ok(true)
    }

    /// Returns the letter, once all steps have been replayed.
    ///
    /// # Errors
    /// Returns an error if the letter isn't complete.
    pub fn finish(mut self) -> Result<OpenedLetter, LetterError> {
        let letter = &mut self.letter;
        for length in self.conditions {
            let mut game = letter.game().clone();
            let mut line = Vec::new();
            for _ in 0..length {
                let read = read_move(&mut self.digits, &game);
                let (mv, _) = read.ok_or(LetterError::Damaged)?;
                game.play(mv, &mut ()).map_err(|_| LetterError::Damaged)?;
                line.push(mv);
            }
            letter.plan(&line).map_err(|_| LetterError::Damaged)?;
        }
        let has_clock = letter.terms.clock.is_some();
        letter.readings = self.readings.map(|reading| reading.filter(|_| has_clock));
        if letter.steps.len() != self.steps
            || !self.digits.is_at_end()
            || self.others.next().is_some()
        {
            return Err(LetterError::Damaged);
        }
        Ok(OpenedLetter {
            letter: self.letter,
            watching: self.watching,
        })
    }
}

impl Header {
    fn read(encoded: &str) -> Result<Self, LetterError> {
        let compressed = BASE64URL_NOPAD.decode(encoded.as_bytes());
        let compressed = compressed.map_err(|_| LetterError::Damaged)?;
        let text = decompress_to_vec_with_limit(&compressed, MAX_FILE_BYTES);
        let text = text.map_err(|_| LetterError::Damaged)?;
        ron::de::from_bytes(&text).map_err(|_| LetterError::Damaged)
    }

    /// Checks the header, and begins to open the letter with the encoded `steps`.
    fn opening(self, steps: &str, watching: bool) -> Result<Opening, LetterError> {
        let is_valid = self.steps <= MAX_STEPS
            && self.conditions.len() <= MAX_CONDITIONS
            && self
                .conditions
                .iter()
                .all(|&plies| plies <= MAX_CONDITIONAL_PLIES)
            && self.variant.chars().count() <= MAX_NAME_LENGTH
            && self
                .names
                .iter()
                .all(|name| name.chars().count() <= MAX_PLAYER_NAME_LENGTH)
            && self
                .readings
                .iter()
                .flatten()
                .all(|reading| reading.step <= self.steps)
            && *Series::new(self.plan).plan() == self.plan;
        if !is_valid {
            return Err(LetterError::Damaged);
        }
        let rules = if self.rules.is_empty() {
            let Some(rules) = library::load(&self.variant) else {
                return Err(LetterError::NoRules(self.variant));
            };
            rules?
        } else {
            Arc::new(parse_rule_file(self.rules.as_bytes())?)
        };
        if rules.fingerprint() != self.fingerprint {
            return Err(LetterError::OtherRules(self.variant));
        }
        let start = (!self.start.is_empty()).then(|| Placement::parse(&self.start, &rules));
        let terms = Terms {
            variant: self.variant,
            rules,
            plan: self.plan,
            start: start.transpose().map_err(|_| LetterError::Damaged)?,
            clock: self.clock,
            meeting: self.meeting,
        };
        Ok(Opening {
            letter: Letter::new(terms, self.names),
            watching,
            digits: DigitReader::new(steps),
            others: self.others.into_iter().peekable(),
            steps: self.steps,
            conditions: self.conditions,
            readings: self.readings,
        })
    }
}

/// Writes the rule file without any text except the name, as a game needs no other.
fn without_prose(rules: &RuleSet) -> String {
    let mut spec = rules.spec().clone();
    spec.origin = LocalText::default();
    spec.source = LocalText::default();
    spec.about = LocalText::default();
    spec.aliases.clear();
    write_rule_file(&spec)
}

/// Computes a checksum of sixteen hexadecimal digits that detects any change of a single byte.
fn checksum(text: &str) -> String {
    format!("{:016x}", fnv1a(text.as_bytes()))
}

/// Returns the index of `mv` among the legal moves, and their number; `None` if it is illegal.
pub(super) fn digit_of(game: &Game, mv: Move) -> Option<(usize, usize)> {
    let legal = game.position().legal_moves(game.rules());
    let digit = legal.iter().position(|other| other == mv)?;
    Some((digit, legal.len()))
}

/// Reads a legal move, with its index among the legal moves and their number.
fn read_move(digits: &mut DigitReader, game: &Game) -> Option<(Move, (usize, usize))> {
    let legal = game.position().legal_moves(game.rules());
    let digit = digits.next(legal.len())?;
    let mv = legal.iter().nth(digit)?;
    Some((mv, (digit, legal.len())))
}
