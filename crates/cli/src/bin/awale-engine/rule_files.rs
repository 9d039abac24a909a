//! `rules`: lists the built-in variants, checks rule files, and describes rules in words.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use awale_engine::text::{Language, Messages, book, describe, reason};
use awale_rules::{Position, RuleSet, Side, library};
use clap::{Args, Subcommand};

use crate::failure::Failure;
use crate::file::{in_file, shown_path};
use crate::load::{load_file, load_rules};
use crate::output::escaped;

/// The maximum line width of rules in words, in characters.
const MAX_TEXT_WIDTH: usize = 80;

#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Check rule files, and report their problems
    Check {
        /// Rule files to check
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Describe the rules of a variant in words
    Show {
        /// Built-in variant, or path to a rule file
        rules: String,
        /// Language code: en, fr, pt, es, sw or de
        #[arg(long, value_name = "CODE", default_value = "en", value_parser = parse_language)]
        language: Language,
    },
    /// Print the rule book of all variants as a single HTML file with pictures
    Book {
        /// Rule files to add as chapters after the built-in variants
        files: Vec<PathBuf>,
        /// Language code: en, fr, pt, es, sw or de
        #[arg(long, value_name = "CODE", default_value = "en", value_parser = parse_language)]
        language: Language,
    },
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    match &arguments.command {
        None => list(out),
        Some(Command::Check { files }) => check(files, out),
        Some(Command::Show { rules, language }) => show(rules, *language, out),
        Some(Command::Book { files, language }) => print_book(files, *language, out),
    }
}

fn list(out: &mut impl Write) -> Result<(), Failure> {
    let width = library::all_names().map(str::len).max().unwrap_or(0);
    for name in library::all_names() {
        let rules = load_rules(name)?;
        writeln!(out, "{name:width$}  {}", escaped(rules.name("en")))?;
    }
    Ok(())
}

fn check(files: &[PathBuf], out: &mut impl Write) -> Result<(), Failure> {
    let mut reports = Vec::new();
    for file in files {
        let rules = match load_file(file) {
            Ok(rules) => rules,
            Err(report) => {
                reports.push(report);
                continue;
            }
        };
        let name = escaped(rules.name("en"));
        match reason_over_at_start(&rules) {
            None => writeln!(out, "{}: valid ({name})", shown_path(file))?,
            Some(reason_over) => reports.push(in_file(
                file,
                &format_args!("the game is over before the first move: {reason_over}"),
            )),
        }
    }
    if reports.is_empty() {
        Ok(())
    } else {
        Err(Failure::Refused(reports.join("\n")))
    }
}

/// Returns why the game is over before the first move; `None` if it isn't.
fn reason_over_at_start(rules: &RuleSet) -> Option<String> {
    let end = Position::start(rules, Side::South, &mut ()).end()?;
    let messages = Messages::new(Language::default());
    let sides = messages.sides();
    Some(reason::ended(&messages, end, [&sides[0], &sides[1]]))
}

fn show(name: &str, language: Language, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(name)?;
    let book = describe(&rules, &Messages::new(language)).plain(MAX_TEXT_WIDTH);
    // The name must be on one line, like every title.
    let name = rules.name(language.code());
    Ok(write!(
        out,
        "{}",
        book.replace(name, &escaped(name).to_string())
    )?)
}

fn print_book(files: &[PathBuf], language: Language, out: &mut impl Write) -> Result<(), Failure> {
    let mut variants = Vec::new();
    for name in library::all_names() {
        variants.push(load_rules(name)?);
    }
    for file in files {
        variants.push(Arc::new(load_file(file)?));
    }
    Ok(write!(out, "{}", book::html(&variants, language))?)
}

fn parse_language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| {
        let codes: Vec<&str> = Language::all().map(Language::code).collect();
        format!("expected one of {}", codes.join(", "))
    })
}
