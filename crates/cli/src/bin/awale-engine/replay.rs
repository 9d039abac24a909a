//! `replay`: replays recorded games and prints every position.

use std::collections::HashMap;
use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::sync::Arc;

use awale_rules::plain_text::without_bom;
use awale_rules::replay::replay_line;
use awale_rules::{EndReason, Game, Placement, RuleSet};
use clap::Args;

use crate::failure::Failure;
use crate::file::named;
use crate::lines::{Line, read_line};
use crate::load::{load_rules, open_input};
use crate::output::log;

/// The maximum size of a file, or of standard input, in bytes.
const MAX_BYTES: u64 = 1 << 30;
/// The maximum length of a line, in bytes: far more than the longest game.
const MAX_LINE_LENGTH: usize = 1 << 20;

#[derive(Args)]
pub struct Arguments {
    /// File to read [default: standard input]
    file: Option<PathBuf>,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let input = open_input(arguments.file.as_deref(), MAX_BYTES + 2)?;
    let name = match &arguments.file {
        None => "standard input".to_owned(),
        Some(path) => named(path),
    };
    replay(input, &name, out)
}

/// Replays every line. Each failure is reported at once, and the remaining lines are still
/// replayed.
fn replay(mut input: impl BufRead, name: &str, out: &mut impl Write) -> Result<(), Failure> {
    let mut cache: HashMap<String, Arc<RuleSet>> = HashMap::new();
    let (mut refused, mut bytes) = (0_u64, 0_u64);
    for number in 1_u64.. {
        let line = read_line(&mut input, MAX_LINE_LENGTH)
            .map_err(|error| format!("{name}:{number}: can't be read: {error}"))?;
        let Some(line) = line else { break };
        bytes += 1 + match &line {
            Line::Read(line) => line.len() as u64,
            Line::TooLong(length) => *length as u64,
        };
        // The last line may lack a line break.
        if bytes > MAX_BYTES + 1 {
            return Err(format!("{name}: longer than {MAX_BYTES} bytes").into());
        }
        match answer(line, &mut cache) {
            Ok((answer, over)) => {
                if !answer.is_empty() {
                    writeln!(out, "{answer}")?;
                }
                if let Some(reason) = over {
                    let code = reason.code();
                    log(&format!(
                        "{name}:{number}: the position is over already: {code}"
                    ));
                }
            }
            Err(error) => {
                refused += 1;
                log(&format!("{name}:{number}: {error}"));
            }
        }
    }
    match refused {
        0 => Ok(()),
        1 => Err("1 line can't be replayed".to_owned().into()),
        many => Err(format!("{many} lines can't be replayed").into()),
    }
}

/// Answers a line. Also returns why its game is over before the first move, if it is.
fn answer(
    line: Line,
    cache: &mut HashMap<String, Arc<RuleSet>>,
) -> Result<(String, Option<EndReason>), String> {
    let Line::Read(line) = line else {
        return Err(format!("longer than {MAX_LINE_LENGTH} bytes"));
    };
    let text = String::from_utf8(line).map_err(|_| "not valid UTF-8".to_owned())?;
    let mut words = without_bom(&text).split_whitespace();
    let Some(name) = words.next() else {
        return Ok((String::new(), None));
    };
    let rules = match cache.get(name) {
        Some(rules) => Arc::clone(rules),
        None => {
            let loaded = load_rules(name)?;
            cache.insert(name.to_owned(), Arc::clone(&loaded));
            loaded
        }
    };
    let set_up = words.next().and_then(|word| word.strip_prefix('@'));
    let over = set_up
        .and_then(|position| Placement::parse(position, &rules).ok())
        .and_then(|placed| Game::set_up(Arc::clone(&rules), &placed, &mut ()).outcome());
    let answer = replay_line(&text, |_| Ok(rules)).map_err(|error| error.to_string())?;
    Ok((answer, over.map(|outcome| outcome.reason)))
}
