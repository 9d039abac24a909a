//! `replay`: plays recorded games again and prints every position.

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;
use std::sync::Arc;

use awale::rules::RuleSet;
use awale::rules::replay::replay_line;
use clap::Args;

use crate::failure::Failure;
use crate::load::load_rules;

#[derive(Args)]
pub struct Arguments {
    /// The file to read; standard input when it is left out
    file: Option<PathBuf>,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let (input, name): (Box<dyn BufRead>, String) = match &arguments.file {
        None => (Box::new(io::stdin().lock()), "standard input".to_owned()),
        Some(path) => {
            let shown = path.display().to_string();
            let file =
                File::open(path).map_err(|error| format!("{shown}: can't be read: {error}"))?;
            (Box::new(BufReader::new(file)), shown)
        }
    };
    replay(input, &name, out)
}

/// Replays every line; a line that can't be replayed is reported and the others go on.
fn replay(input: impl BufRead, name: &str, out: &mut impl Write) -> Result<(), Failure> {
    let mut known: HashMap<String, Arc<RuleSet>> = HashMap::new();
    let mut refused = Vec::new();
    for (index, line) in input.lines().enumerate() {
        let place = format!("{name}:{}", index + 1);
        let line = line.map_err(|error| format!("{place}: can't be read: {error}"))?;
        let answer = replay_line(&line, |rules| match known.get(rules) {
            Some(rules) => Ok(Arc::clone(rules)),
            None => {
                let loaded = load_rules(rules)?;
                known.insert(rules.to_owned(), Arc::clone(&loaded));
                Ok(loaded)
            }
        });
        match answer {
            Ok(answer) if answer.is_empty() => {}
            Ok(answer) => writeln!(out, "{answer}")?,
            Err(error) => refused.push(format!("{place}: {error}")),
        }
    }
    if refused.is_empty() {
        Ok(())
    } else {
        Err(Failure::Refused(refused.join("\n")))
    }
}
