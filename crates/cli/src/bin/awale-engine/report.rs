//! `report`: analyses a game move by move.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use awale_engine::ai::generation::LayerProgress;
use awale_engine::ai::tables::EndgameTable;
use awale_engine::ai::{Engine, Limits};
use awale_engine::files::read_regular;
use awale_engine::teacher::report::{GameReport, PlyReport, Reporter, SEED, annotate, annotations};
use awale_engine::text::reader::Players;
use awale_engine::text::teacher::ReportWords;
use awale_engine::text::{Language, Messages};
use awale_rules::exchange::{self, Notation};
use awale_rules::game_file::GameRecord;
use awale_rules::{GameTree, RuleSet, Side, move_number};
use clap::Args;

use crate::failure::Failure;
use crate::file::{check_writable, in_file, write_file};
use crate::game_text::GameText;
use crate::numbers;
use crate::output::{escaped, log};

/// The maximum size of a game file, in bytes.
const MAX_FILE_BYTES: u64 = 4 << 20;

#[derive(Args)]
pub struct Arguments {
    /// Game file
    game: PathBuf,
    /// Built-in variant, or path to a rule file [default: the variant named in the game]
    #[arg(long)]
    rules: Option<String>,
    /// Number of nodes to search per ply [default: 300000]
    #[arg(long, value_parser = numbers::nodes())]
    nodes: Option<u64>,
    /// First build endgame tables up to this number of seeds, 0 for none
    #[arg(long, default_value_t = 0, value_parser = numbers::table_seeds())]
    table_seeds: u16,
    /// Write the game to this file, with the report as comments and variations
    #[arg(long)]
    annotate: Option<PathBuf>,
    /// Language code: en, fr, pt, es, sw or de
    #[arg(long, default_value = "en")]
    language: String,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let in_game_file = |why: &dyn std::fmt::Display| in_file(&arguments.game, why);
    let language = Language::from_code(&arguments.language)
        .ok_or_else(|| format!("{}: unknown language", escaped(&arguments.language)))?;
    let messages = Messages::new(language);
    let bytes =
        read_regular(&arguments.game, MAX_FILE_BYTES).map_err(|error| in_game_file(&error))?;
    let text = String::from_utf8_lossy(&bytes);
    let notation = exchange::recognize(&text);
    if notation != Notation::Awale {
        log(&in_game_file(&format_args!("read as {}", notation.key())));
    }
    let game = GameText::read(&text, notation, arguments.rules.as_deref());
    let GameText {
        record,
        rules,
        rules_name,
    } = game.map_err(|why| in_game_file(&why))?;
    let mut tree = record
        .replay_tree(Arc::clone(&rules))
        .map_err(|error| in_game_file(&error))?;
    tree.go_to_step(tree.steps_in_line());

    check_writable(arguments.annotate.as_deref())?;
    let words = ReportWords {
        messages: &messages,
        geometry: rules.geometry(),
    };
    let report = build_report(arguments, &tree, &rules);
    for ply in &report.plies {
        writeln!(out, "{}", ply_line(ply, &words))?;
    }
    let sides = messages.sides();
    let player_name = |tag: &str, side: usize| record.tag(tag).unwrap_or(&sides[side]).to_owned();
    let players = [player_name("South", 0), player_name("North", 1)];
    let names = [players[0].as_str(), players[1].as_str()];
    let habits = Side::BOTH.into_iter().flat_map(|side| {
        let players = Players {
            names,
            reader: None,
        };
        words.habits(&report, tree.game(), players, side)
    });
    for sentence in words.accuracy(&report, names).into_iter().chain(habits) {
        writeln!(out, "{sentence}")?;
    }
    let turning_points: Vec<String> = report
        .turning_points
        .iter()
        .map(|&ply| move_number(ply).to_string())
        .collect();
    if !turning_points.is_empty() {
        writeln!(out, "turning points: {}", turning_points.join(", "))?;
    }
    if let Some(path) = &arguments.annotate {
        annotate(&mut tree, &report.plies, |ply| words.ply(ply));
        let mut annotated = GameRecord::of_tree(&tree, &rules_name, &[]);
        // Keep the tags for players, date and rules.
        if notation == Notation::Awale {
            annotated.tags.clone_from(&record.tags);
        }
        for (name, value) in &record.tags {
            annotated.set_tag(name, value.as_str());
        }
        let text = annotated.to_string();
        let result = write_file(path, |file| file.write_all(text.as_bytes()));
        if result.is_err() {
            out.write_all(text.as_bytes())?;
        }
        result?;
    }
    Ok(())
}

fn build_report(arguments: &Arguments, tree: &GameTree, rules: &RuleSet) -> GameReport {
    let table = (arguments.table_seeds > 0)
        .then(|| EndgameTable::empty(rules))
        .flatten();
    let table = table.map(|mut table| {
        let seeds = arguments.table_seeds;
        while table
            .seeds()
            .is_none_or(|build_report| build_report < seeds)
            && table.grow(1, &LayerProgress::default())
        {}
        table
    });
    let mut engine = Engine::new(rules).with_tables(table.as_ref());
    let limits = arguments
        .nodes
        .map_or(Reporter::default_limits(), Limits::nodes);
    let mut reporter = Reporter::resumed(tree.game(), limits, annotations(tree));
    let stop = AtomicBool::new(false);
    while reporter.step(&mut engine, &stop) {}
    reporter.report()
}

fn ply_line(ply: &PlyReport, words: &ReportWords<'_>) -> String {
    let geometry = words.geometry;
    let in_seeds = |value: i32| f64::from(value) / f64::from(SEED);
    let best = geometry.names_of(&ply.best_line);
    format!(
        "{}. {}{} {:+.2} {:+.2} {best} {}",
        move_number(ply.ply),
        geometry.name_of(ply.played),
        ply.class.mark(),
        in_seeds(ply.best),
        in_seeds(ply.value),
        words.ply(ply)
    )
}
