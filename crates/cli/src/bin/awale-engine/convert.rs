//! `convert`: converts a game from one notation to another.

use std::io::{Read, Write};
use std::path::PathBuf;
use std::sync::Arc;

use awale_rules::exchange::{self, Notation};
use awale_rules::game_file::{
    BOARD_TAG, END_TAG, FEN_TAG, FINGERPRINT_TAG, GameRecord, RESULT_TAG, RULE_FILE_TAG, RULES_TAG,
    START_TAG,
};
use awale_rules::library;
use clap::Args;

use crate::failure::Failure;
use crate::file::shown_path;
use crate::game_text::GameText;
use crate::load::open_input;
use crate::output::log;

/// The maximum size of a game, in bytes.
const MAX_FILE_BYTES: u64 = 4 << 20;
/// The tags that aren't copied, as each notation writes its own.
const REWRITTEN_TAGS: [&str; 8] = [
    RULES_TAG,
    FINGERPRINT_TAG,
    BOARD_TAG,
    START_TAG,
    FEN_TAG,
    RESULT_TAG,
    END_TAG,
    RULE_FILE_TAG,
];

#[derive(Args)]
pub struct Arguments {
    /// Game to convert [default: standard input]
    file: Option<PathBuf>,
    /// Built-in variant, or path to a rule file [default: the variant named in the game]
    #[arg(long)]
    rules: Option<String>,
    /// Notation of the game: awale, ogn, playstrategy, togyz or kgp [default: detected from its
    /// content]
    #[arg(long, value_parser = parse_notation)]
    from: Option<Notation>,
    /// Notation to write
    #[arg(long, value_parser = parse_notation)]
    to: Notation,
}

fn parse_notation(key: &str) -> Result<Notation, String> {
    Notation::from_key(key).ok_or_else(|| {
        let keys = Notation::ALL.map(Notation::key).join(", ");
        format!("expected one of {keys}")
    })
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let name = match &arguments.file {
        None => "standard input".to_owned(),
        Some(path) => shown_path(path),
    };
    let in_input = |why: &dyn std::fmt::Display| format!("{name}: {why}");
    let mut bytes = Vec::new();
    open_input(arguments.file.as_deref(), MAX_FILE_BYTES + 1)?
        .read_to_end(&mut bytes)
        .map_err(|error| in_input(&format_args!("can't be read: {error}")))?;
    if bytes.len() as u64 > MAX_FILE_BYTES {
        return Err(in_input(&format_args!("longer than {MAX_FILE_BYTES} bytes")).into());
    }
    let text = String::from_utf8(bytes).map_err(|_| in_input(&"not valid UTF-8"))?;
    let from = arguments.from.unwrap_or_else(|| {
        let notation = exchange::recognize(&text);
        log(&format!("{name}: read as {}", notation.key()));
        notation
    });
    let GameText {
        record,
        rules,
        rules_name,
    } = GameText::read(&text, from, arguments.rules.as_deref()).map_err(|why| in_input(&why))?;
    let mut tree = record
        .replay_tree(Arc::clone(&rules))
        .map_err(|error| in_input(&error))?;
    tree.go_to_step(tree.steps_in_line());
    let tags: Vec<(&str, &str)> = record
        .tags
        .iter()
        .map(|(name, value)| (&**name, &**value))
        .filter(|(name, _)| !REWRITTEN_TAGS.contains(name))
        .collect();
    if arguments.to == Notation::Awale {
        let mut record = GameRecord::of_tree(&tree, &rules_name, &tags);
        if library::text(&rules_name).is_none() {
            record.embed_rules(&rules);
        }
        return Ok(write!(out, "{record}")?);
    }
    let all_tags: Vec<_> = exchange::variant_tag(&rules_name, arguments.to)
        .into_iter()
        .chain(tags)
        .collect();
    if !tree.is_bare_line() && !arguments.to.has_variations() {
        log(&format!("{name}: variations and comments are omitted"));
    }
    let result = exchange::write(&tree, &all_tags, arguments.to);
    Ok(write!(
        out,
        "{}",
        result.map_err(|error| in_input(&error))?
    )?)
}
