//! `replay`: plays recorded games again and prints every position.

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::PathBuf;
use std::sync::Arc;

use awale::rules::RuleSet;
use awale::rules::replay::replay_line;
use clap::Args;

use crate::Refused;
use crate::load::load_rules;

#[derive(Args)]
pub struct Arguments {
    /// The file to read; standard input when it is left out
    file: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> Result<(), Refused> {
    let (input, name): (Box<dyn BufRead>, String) = match &arguments.file {
        None => (Box::new(io::stdin().lock()), "standard input".to_owned()),
        Some(path) => {
            let shown = path.display().to_string();
            let file =
                File::open(path).map_err(|error| format!("{shown}: can't be read: {error}"))?;
            (Box::new(BufReader::new(file)), shown)
        }
    };
    replay(input, &name, &mut BufWriter::new(io::stdout().lock()))
}

/// Replays every line; a line that can't be replayed is reported and the others go on.
fn replay(input: impl BufRead, name: &str, output: &mut impl Write) -> Result<(), Refused> {
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
            Ok(answer) => match writeln!(output, "{answer}") {
                Ok(()) => {}
                // Whoever read the answers has seen enough.
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
                Err(error) => return Err(format!("the answers can't be written: {error}")),
            },
            Err(error) => refused.push(format!("{place}: {error}")),
        }
    }
    match output.flush() {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            refused.push(format!("the answers can't be written: {error}"));
        }
        _ => {}
    }
    if refused.is_empty() {
        Ok(())
    } else {
        Err(refused.join("\n"))
    }
}
