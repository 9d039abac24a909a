//! Reads and writes certificate files. Input is untrusted.

use std::collections::HashMap;
use std::io::{self, BufRead, Write};

use thiserror::Error;

use super::{Bound, Certificate, Claim, MAX_TABLE_SEEDS};
use crate::number::Numbers;
use awale_rules::plain_text::{FNV_OFFSET, FNV_PRIME, quote};
use awale_rules::{Move, Placement, Position, RuleSet};

const TITLE: &str = "awale certificate 1";
/// Maximum length of a line, in bytes: enough for 36 counts of three digits and all that may follow
/// them.
const MAX_LINE_BYTES: u64 = 256;
/// Maximum size of a certificate, in bytes.
pub const MAX_CERTIFICATE_BYTES: u64 = 1 << 30;

/// Why a text isn't a certificate.
#[derive(Debug, Error)]
pub enum CertificateError {
    /// Not a certificate, or one of an unsupported version.
    #[error("not a certificate, or of an unsupported version")]
    Foreign,
    /// The rules are unknown.
    #[error("{0}")]
    Rules(String),
    /// A malformed line.
    #[error("line {line}: expected {expected}, found \"{found}\"")]
    Line {
        /// The line number, from 1.
        line: u64,
        /// The expected content.
        expected: &'static str,
        /// The beginning of the line.
        found: String,
    },
    /// A position occurs twice.
    #[error("line {line}: this position already has a move")]
    Twice {
        /// The line number, from 1.
        line: u64,
    },
    /// The board has too many positions to number.
    #[error("the board has too many positions to number")]
    TooLarge,
    /// The file was truncated or changed.
    #[error("wrong checksum: the certificate was truncated or changed")]
    Sum,
    /// Reading failed.
    #[error("{0}")]
    Unreadable(#[from] io::Error),
}

impl Certificate {
    /// Writes the certificate. `rules` must be those that it is for.
    ///
    /// # Errors
    /// Returns an error if writing fails, or the board has too many positions.
    pub fn write(&self, rules: &RuleSet, output: &mut impl Write) -> io::Result<()> {
        let position = Position::set_up(rules, &self.position, &mut ());
        let numbers = Numbers::new(rules, &position).ok_or(io::ErrorKind::InvalidData)?;
        let mut lines = LineWriter::new(output);
        lines.write(TITLE)?;
        lines.write(&format!("rules {}", self.rules))?;
        lines.write(&format!("fingerprint {:016x}", self.fingerprint))?;
        lines.write(&format!("position {position}"))?;
        lines.write(&format!("tables {}", self.tables))?;
        for claim in &self.claims {
            lines.write(&match claim.bound {
                Bound::AtLeast(seeds) => format!("claim at least {seeds:+}"),
                Bound::AtMost(seeds) => format!("claim at most {seeds:+}"),
            })?;
            let mut moves: Vec<_> = claim.moves.iter().collect();
            // The start comes near the end: boards with more seeds in their first holes have higher
            // numbers.
            moves.sort_unstable();
            for (&number, &mv) in moves {
                let board = numbers.text(number);
                lines.write(&format!("{board} {}", rules.geometry().name_of(mv)))?;
            }
        }
        let sum = lines.sum;
        writeln!(lines.output, "sum {sum:016x}")
    }
}

/// Writes lines and computes the checksum.
struct LineWriter<'a, W: Write> {
    output: &'a mut W,
    sum: u64,
}

impl<'a, W: Write> LineWriter<'a, W> {
    const fn new(output: &'a mut W) -> Self {
        Self {
            output,
            sum: FNV_OFFSET,
        }
    }

    fn write(&mut self, line: &str) -> io::Result<()> {
        self.sum = extend_checksum(self.sum, line);
        writeln!(self.output, "{line}")
    }
}

/// Extends the FNV-1a checksum by a line and its line break.
fn extend_checksum(sum: u64, line: &str) -> u64 {
    let bytes = line.bytes().chain([b'\n']);
    bytes.fold(sum, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(FNV_PRIME)
    })
}

/// Reads a certificate; `find` looks up rules by their name, or returns an error message.
///
/// # Errors
/// Returns an error if the text isn't valid.
pub fn read_certificate<R: AsRef<RuleSet>>(
    input: &mut impl BufRead,
    find: impl FnOnce(&str) -> Result<R, String>,
) -> Result<(Certificate, R), CertificateError> {
    let mut reader = Reader {
        input,
        line: String::new(),
        number: 0,
        sum: FNV_OFFSET,
    };
    match reader.next() {
        Ok(Some(title)) if title == TITLE => {}
        Err(CertificateError::Unreadable(error)) if error.kind() != io::ErrorKind::InvalidData => {
            return Err(error.into());
        }
        _ => return Err(CertificateError::Foreign),
    }
    let name = reader.field("rules ", "the name of the rules")?;
    let rules = find(&name).map_err(CertificateError::Rules)?;
    let fingerprint = reader.field("fingerprint ", "a fingerprint")?;
    let fingerprint = u64::from_str_radix(&fingerprint, 16).ok();
    let fingerprint = fingerprint.ok_or_else(|| reader.unexpected("a fingerprint"))?;
    let position = reader.field("position ", "a position")?;
    let position = Placement::parse(&position, rules.as_ref()).ok();
    let position = position.ok_or_else(|| reader.unexpected("a position on this board"))?;
    let tables = reader
        .field("tables ", "the seeds of the tables")?
        .parse()
        .ok();
    let tables = tables.filter(|&seeds| seeds <= MAX_TABLE_SEEDS);
    let tables = tables.ok_or_else(|| reader.unexpected("the seeds of the tables, at most 15"))?;
    let start = Position::set_up(rules.as_ref(), &position, &mut ());
    let numbers = Numbers::new(rules.as_ref(), &start).ok_or(CertificateError::TooLarge)?;
    let mut certificate = Certificate {
        rules: name,
        fingerprint,
        position,
        tables,
        claims: Vec::new(),
    };
    read_claims(
        &mut reader,
        rules.as_ref(),
        &numbers,
        &mut certificate.claims,
    )?;
    Ok((certificate, rules))
}

fn read_claims(
    reader: &mut Reader<'_, impl BufRead>,
    rules: &RuleSet,
    numbers: &Numbers,
    claims: &mut Vec<Claim>,
) -> Result<(), CertificateError> {
    /// A lower and an upper bound.
    const MAX_CLAIMS: usize = 2;
    loop {
        let sum = reader.sum;
        let Some(line) = reader.next()? else {
            return Err(CertificateError::Sum);
        };
        if let Some(stored_sum) = line.strip_prefix("sum ") {
            let is_correct = u64::from_str_radix(stored_sum, 16) == Ok(sum);
            let is_last = reader.next()?.is_none();
            return if is_correct && is_last && !claims.is_empty() {
                Ok(())
            } else {
                Err(CertificateError::Sum)
            };
        }
        if let Some(claim_text) = line.strip_prefix("claim ") {
            let bound = parse_bound(claim_text).filter(|_| claims.len() < MAX_CLAIMS);
            let bound = bound.ok_or_else(|| reader.unexpected("a claim"))?;
            claims.push(Claim {
                bound,
                moves: HashMap::new(),
            });
            continue;
        }
        let entry = parse_entry(&line, rules, numbers);
        let (number, mv) = entry.ok_or_else(|| reader.unexpected("a position and a move"))?;
        let Some(claim) = claims.last_mut() else {
            return Err(reader.unexpected("a claim"));
        };
        if claim.moves.insert(number, mv).is_some() {
            return Err(CertificateError::Twice {
                line: reader.number,
            });
        }
    }
}

fn parse_bound(text: &str) -> Option<Bound> {
    let (kind, seeds) = text.rsplit_once(' ')?;
    let seeds = seeds.parse::<i16>().ok()?.into();
    match kind {
        "at least" => Some(Bound::AtLeast(seeds)),
        "at most" => Some(Bound::AtMost(seeds)),
        _ => None,
    }
}

/// Parses the number of a position and the move, counted from the mover's first hole.
fn parse_entry(line: &str, rules: &RuleSet, numbers: &Numbers) -> Option<(u64, Move)> {
    let (board, letter) = line.rsplit_once(' ')?;
    let mv = rules.geometry().parse_move(letter).ok()?;
    Some((numbers.parse(board)?, mv))
}

/// Reads lines of limited length and computes the checksum.
struct Reader<'a, R: BufRead> {
    input: &'a mut R,
    line: String,
    number: u64,
    sum: u64,
}

impl<R: BufRead> Reader<'_, R> {
    /// Reads the next line; `None` at the end.
    fn next(&mut self) -> Result<Option<String>, CertificateError> {
        self.line.clear();
        self.number += 1;
        let mut limited = io::Read::take(&mut *self.input, MAX_LINE_BYTES);
        if limited.read_line(&mut self.line)? == 0 {
            return Ok(None);
        }
        let Some(line) = self.line.strip_suffix('\n') else {
            return Err(self.unexpected("a complete line"));
        };
        let line = line.strip_suffix('\r').unwrap_or(line);
        self.sum = extend_checksum(self.sum, line);
        Ok(Some(line.to_owned()))
    }

    /// Reads the next line, which must begin with `name`, and returns the rest of it.
    fn field(&mut self, name: &str, expected: &'static str) -> Result<String, CertificateError> {
        let line = self.next()?;
        let value = line.and_then(|line| Some(line.strip_prefix(name)?.to_owned()));
        value.ok_or_else(|| self.unexpected(expected))
    }

    fn unexpected(&self, expected: &'static str) -> CertificateError {
        CertificateError::Line {
            line: self.number,

            expected,
            found: quote(self.line.trim_end_matches(['\n', '\r'])),
        }
    }
}
