//! The options that another program can set.

use std::io::{self, Write};
use std::sync::Arc;

use awale::ai::Level;
use awale::rules::{RuleSet, library};

use crate::load::load_rules;

/// The value of `Level` at which the engine plays as well as it can.
const FULL: &str = "full";
/// The most memory for remembered positions, in MiB.
const MOST_HASH: usize = 1 << 16;
const MOST_THREADS: usize = 256;
/// No board has more moves.
const MOST_LINES: usize = awale::rules::board::MAX_HOLES;

/// The options as they are set.
#[derive(Clone, Debug)]
pub struct Options {
    pub variant: String,
    pub rules: Arc<RuleSet>,
    /// Memory for remembered positions, in MiB.
    pub hash: usize,
    pub threads: usize,
    pub lines: usize,
    /// Plays at a level instead of as well as it can.
    pub level: Option<Level>,
    /// Makes endgame tables and uses them.
    pub own_tables: bool,
    /// Searches every line to the full depth.
    pub full_width: bool,
}

impl Options {
    /// The options at first; why the rules can't be had, if they can't.
    pub fn new(variant: &str) -> Result<Self, String> {
        let rules = load_rules(variant)?;
        let variant = variant.to_owned();
        Ok(Self {
            variant,
            rules,
            hash: 16,
            threads: 1,
            lines: 1,
            level: None,
            own_tables: true,
            full_width: false,
        })
    }

    /// Lists the options in the protocol's words.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        write!(
            out,
            "option name UCI_Variant type combo default {}",
            self.variant
        )?;
        library::names().try_for_each(|name| write!(out, " var {name}"))?;
        writeln!(
            out,
            "\noption name Hash type spin default {} min 1 max {MOST_HASH}",
            self.hash
        )?;
        writeln!(
            out,
            "option name Threads type spin default {} min 1 max {MOST_THREADS}",
            self.threads
        )?;
        writeln!(
            out,
            "option name MultiPV type spin default {} min 1 max {MOST_LINES}",
            self.lines
        )?;
        write!(
            out,
            "option name Level type combo default {FULL} var {FULL}"
        )?;
        Level::ALL
            .iter()
            .try_for_each(|level| write!(out, " var {level}"))?;
        writeln!(
            out,
            "\noption name OwnTables type check default {}",
            self.own_tables
        )?;
        writeln!(
            out,
            "option name FullWidth type check default {}",
            self.full_width
        )
    }

    /// Sets an option; why it can't be, if it can't. Options that are not known are passed over.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name.to_ascii_lowercase().as_str() {
            "uci_variant" => {
                self.rules = load_rules(value)?;
                value.clone_into(&mut self.variant);
            }
            "hash" => self.hash = spin(value, MOST_HASH)?,
            "threads" => self.threads = spin(value, MOST_THREADS)?,
            "multipv" => self.lines = spin(value, MOST_LINES)?,
            "level" if value == FULL => self.level = None,
            "level" => {
                let level = value
                    .parse()
                    .map_err(|error: awale::ai::levels::UnknownLevel| error.to_string())?;
                self.level = Some(level);
            }
            "owntables" => self.own_tables = check(value)?,
            "fullwidth" => self.full_width = check(value)?,
            _ => {}
        }
        Ok(())
    }
}

fn check(value: &str) -> Result<bool, String> {
    value
        .parse()
        .map_err(|_| format!("\"{value}\" is neither true nor false"))
}

fn spin(value: &str, most: usize) -> Result<usize, String> {
    let number = value
        .parse()
        .ok()
        .filter(|number| (1..=most).contains(number));
    number.ok_or_else(|| format!("\"{value}\" is no number from 1 to {most}"))
}
