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
use crate::file::shown_path;
use crate::lines::{InputLine, read_line};
use crate::load::{load_rules, open_input};
use crate::output::log;

/// The maximum size of the input, in bytes.
const MAX_INPUT_BYTES: u64 = 1 << 30;
/// The maximum length of a line, in bytes: far more than the longest game needs.
const MAX_LINE_BYTES: usize = 1 << 20;

#[derive(Args)]
pub struct Arguments {
    /// File to read [default: standard input]
    file: Option<PathBuf>,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let input = open_input(arguments.file.as_deref(), MAX_INPUT_BYTES + 2)?;
    let name = match &arguments.file {
        None => "standard input".to_owned(),
        Some(path) => shown_path(path),
    };
    replay(input, &name, out)
}

/// Replays every line. Reports each failure at once, and goes on with the remaining lines.
/// replayed.
fn replay(mut input: impl BufRead, name: &str, out: &mut impl Write) -> Result<(), Failure> {
    let mut cache: HashMap<String, Arc<RuleSet>> = HashMap::new();
    let (mut failed_lines, mut bytes) = (0_u64, 0_u64);
    for number in 1_u64.. {
        let line = read_line(&mut input, MAX_LINE_BYTES)
            .map_err(|error| format!("{name}:{number}: can't be read: {error}"))?;
        let Some(line) = line else { break };
        bytes += 1 + match &line {
            InputLine::Read(line) => line.len() as u64,
            InputLine::TooLong(length) => *length as u64,
        };
        // The last line may lack a line break.
        if bytes > MAX_INPUT_BYTES + 1 {
            return Err(format!("{name}: longer than {MAX_INPUT_BYTES} bytes").into());
        }
        match output(line, &mut cache) {
            Ok((output, end_reason)) => {
                if !output.is_empty() {
                    writeln!(out, "{output}")?;
                }
                if let Some(reason) = end_reason {
                    let code = reason.code();
                    log(&format!(
                        "{name}:{number}: the game is already over at the start: {code}"
                    ));
                }
            }
            Err(error) => {
                failed_lines += 1;
                log(&format!("{name}:{number}: {error}"));
            }
        }
    }
    match failed_lines {
        0 => Ok(()),
        1 => Err("1 line can't be replayed".to_owned().into()),
        count => Err(format!("{count} lines can't be replayed").into()),
    }
}

/// Replays a line. Also returns why its game is over before the first move, if it is.
fn output(
    line: InputLine,
    cache: &mut HashMap<String, Arc<RuleSet>>,
) -> Result<(String, Option<EndReason>), String> {
    let InputLine::Read(line) = line else {
        return Err(format!("longer than {MAX_LINE_BYTES} bytes"));
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
    let end_reason = set_up
        .and_then(|position| Placement::parse(position, &rules).ok())
        .and_then(|placement| Game::set_up(Arc::clone(&rules), &placement, &mut ()).outcome());
    let output = replay_line(&text, |_| Ok(rules)).map_err(|error| error.to_string())?;
    Ok((output, end_reason.map(|outcome| outcome.reason)))
}
