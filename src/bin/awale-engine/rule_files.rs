//! `rules`: the built-in variants, and the check of rule files.

use std::path::PathBuf;

use awale::rules::library;
use clap::{Args, Subcommand};

use crate::Refused;
use crate::load::{load_file, load_rules};

#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Say what is wrong with rule files, or that nothing is
    Check {
        /// The files
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Say a whole rule in words
    Show {
        /// A built-in variant, or the path of a rule file
        rules: String,
    },
}

pub fn run(arguments: &Arguments) -> Result<(), Refused> {
    match &arguments.command {
        None => list(),
        Some(Command::Check { files }) => check(files),
        Some(Command::Show { rules }) => show(rules),
    }
}

fn list() -> Result<(), Refused> {
    let width = library::names().map(str::len).max().unwrap_or(0);
    for name in library::names() {
        let rules = load_rules(name)?;
        println!("{name:width$}  {}", rules.name("en"));
    }
    Ok(())
}

fn check(files: &[PathBuf]) -> Result<(), Refused> {
    let mut refused = Vec::new();
    for file in files {
        match load_file(file) {
            Ok(rules) => println!("{}: all right ({})", file.display(), rules.name("en")),
            Err(report) => refused.push(report),
        }
    }
    if refused.is_empty() {
        Ok(())
    } else {
        Err(refused.join("\n"))
    }
}

fn show(name: &str) -> Result<(), Refused> {
    let rules = load_rules(name)?;
    println!("{}", rules.name("en"));
    Ok(())
}
