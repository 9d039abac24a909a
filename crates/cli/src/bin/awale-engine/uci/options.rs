//! The UCI options.

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;

use awale_engine::ai::{Engine, Level};
use awale_rules::{RuleSet, library};

use crate::load::load_rules;
use crate::memory::{MEBIBYTE, Memory};
use crate::output::escaped;

/// The value of `Level` for full strength.
const FULL: &str = "full";
/// The value of `TablePath`, `BookPath` and `NetworkPath` for no path.
const NO_PATH: &str = "<empty>";
/// The default size of the transposition table, in MiB.
const DEFAULT_HASH: usize = Engine::DEFAULT_MEMORY / MEBIBYTE;
/// The maximum size of the transposition table on any machine, in MiB.
const MAX_HASH: usize = 1 << 16;
/// The maximum number of threads. If the system can't start that many, fewer are used.
const MAX_THREADS: usize = crate::numbers::MAX_THREADS as usize;
/// The maximum of `MultiPV`: there are never more holes to play from.
const MAX_LINES: usize = awale_rules::board::MAX_HOLES;

/// The current options.
#[derive(Clone, Debug)]
pub struct Options {
    /// The variant when the program started.
    initial_variant: String,
    pub variant: String,
    pub rules: Arc<RuleSet>,
    /// Memory for the transposition table, in MiB.
    pub hash: usize,
    /// The maximum of `hash`, limited by the machine's memory.
    max_hash: usize,
    pub threads: usize,
    pub lines: usize,
    /// The level to play at; `None` for full strength.
    pub level: Option<Level>,
    /// Whether to build and use endgame tables.
    pub own_tables: bool,
    /// A file with endgame tables, or a folder of such files.
    pub table_path: Option<PathBuf>,
    /// Whether to play the stored lines of solved starting positions and moves from an opening
    /// book.
    pub own_book: bool,
    /// A file with an opening book; `None` for the built-in one.
    pub book_path: Option<PathBuf>,
    /// Whether to search every line to the full depth.
    pub full_width: bool,
    /// Whether to reduce late moves by up to three plies.
    pub deep_reductions: bool,
    /// Whether to evaluate with the network, if there is one.
    pub network: bool,
    /// A file with a network; `None` for the built-in one.
    pub network_path: Option<PathBuf>,
    /// Whether to keep the transposition table from move to move.
    pub keep_hash: bool,
    /// Whether to report the expected reply, so that the GUI can let the engine ponder.
    pub ponder: bool,
}

/// The action that a change of an option requires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Adopt the new rules.
    Rules,
    /// Resize the transposition table to `hash`.
    Memory,
    /// Clear the transposition table.
    Clear,
    /// Read endgame tables from `table_path`, if set.
    Tables,
    /// Read the opening book from `book_path`, if set.
    Book,
    /// Read the network from `network_path`, if set.
    Network,
    /// No further action.
    Nothing,
}

impl Options {
    /// Creates the default options with `variant`; returns an error message if its rules can't be
    /// loaded.
    pub fn new(variant: &str) -> Result<Self, String> {
        let rules = load_rules(variant)?;
        let variant = variant.to_owned();
        let machine = Memory::now().total / MEBIBYTE as u64;
        let max_hash = match usize::try_from(machine) {
            Ok(0) | Err(_) => MAX_HASH,
            Ok(machine) => machine.clamp(DEFAULT_HASH, MAX_HASH),
        };
        Ok(Self::with_defaults(variant, rules, max_hash))
    }

    fn with_defaults(variant: String, rules: Arc<RuleSet>, max_hash: usize) -> Self {
        Self {
            initial_variant: variant.clone(),
            variant,
            rules,
            hash: DEFAULT_HASH,
            max_hash,
            threads: 1,
            lines: 1,
            level: None,
            own_tables: true,
            table_path: None,
            own_book: true,
            book_path: None,
            full_width: false,
            deep_reductions: true,
            network: true,
            network_path: None,
            keep_hash: true,
            ponder: false,
        }
    }

    /// Lists the options with their default values, not the current ones.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let variant = self.initial_variant.clone();
        let default = Self::with_defaults(variant, Arc::clone(&self.rules), self.max_hash);
        let names: Vec<&str> = library::all_names().collect();
        let levels: Vec<String> = Level::ALL.iter().map(Level::to_string).collect();
        let combo = |default: &str, values: String| format!("combo default {default}{values}");
        let spin = |default: usize, max: usize| format!("spin default {default} min 1 max {max}");
        let check = |default: bool| format!("check default {default}");
        let path = || format!("string default {NO_PATH}");
        let vars = |values: &[&str]| -> String {
            values.iter().map(|value| format!(" var {value}")).collect()
        };
        let levels: Vec<&str> = [FULL]
            .into_iter()
            .chain(levels.iter().map(String::as_str))
            .collect();
        for (name, kind) in [
            (
                "UCI_Variant",
                combo(&escaped(&default.variant).to_string(), vars(&names)),
            ),
            ("Hash", spin(default.hash, default.max_hash)),
            ("Clear Hash", "button".to_owned()),
            ("Ponder", check(default.ponder)),
            ("Threads", spin(default.threads, MAX_THREADS)),
            ("MultiPV", spin(default.lines, MAX_LINES)),
            ("Level", combo(FULL, vars(&levels))),
            ("OwnTables", check(default.own_tables)),
            ("TablePath", path()),
            ("OwnBook", check(default.own_book)),
            ("BookPath", path()),
            ("FullWidth", check(default.full_width)),
            ("DeepReductions", check(default.deep_reductions)),
            ("Network", check(default.network)),
            ("NetworkPath", path()),
            ("KeepHash", check(default.keep_hash)),
        ] {
            writeln!(out, "option name {name} type {kind}")?;
        }
        Ok(())
    }

    /// Sets an option; returns an error message if the value is invalid. Ignores unknown options.
    pub fn set(&mut self, name: &str, value: &str) -> Result<Change, String> {
        match name.to_ascii_lowercase().as_str() {
            "uci_variant" => {
                self.rules = load_rules(value)?;
                value.clone_into(&mut self.variant);
                return Ok(Change::Rules);
            }
            "hash" => {
                self.hash = parse_spin(value, self.max_hash)?;
                return Ok(Change::Memory);
            }
            "clear hash" => return Ok(Change::Clear),
            "threads" => self.threads = parse_spin(value, MAX_THREADS)?,
            "multipv" => self.lines = parse_spin(value, MAX_LINES)?,
            "level" if value == FULL => self.level = None,
            "level" => {
                let level = value
                    .parse()
                    .map_err(|error: awale_engine::ai::levels::UnknownLevel| error.to_string())?;
                self.level = Some(level);
            }
            "owntables" => self.own_tables = parse_check(value)?,
            "tablepath" => {
                self.table_path = parse_path(value);
                return Ok(Change::Tables);
            }
            "bookpath" => {
                self.book_path = parse_path(value);
                return Ok(Change::Book);
            }
            "networkpath" => {
                self.network_path = parse_path(value);
                return Ok(Change::Network);
            }
            "ownbook" => self.own_book = parse_check(value)?,
            "deepreductions" => self.deep_reductions = parse_check(value)?,
            "network" => self.network = parse_check(value)?,
            "fullwidth" => self.full_width = parse_check(value)?,
            "keephash" => self.keep_hash = parse_check(value)?,
            "ponder" => self.ponder = parse_check(value)?,
            _ => {}
        }
        Ok(Change::Nothing)
    }
}

fn parse_path(value: &str) -> Option<PathBuf> {
    let is_path = !(value.is_empty() || value == NO_PATH);
    is_path.then(|| value.into())
}

fn parse_check(value: &str) -> Result<bool, String> {
    value
        .parse()
        .map_err(|_| format!("\"{value}\": expected true or false"))
}

fn parse_spin(value: &str, max: usize) -> Result<usize, String> {
    let number = value
        .parse()
        .ok()
        .filter(|number| (1..=max).contains(number));
    number.ok_or_else(|| format!("\"{value}\": expected a number from 1 to {max}"))
}
