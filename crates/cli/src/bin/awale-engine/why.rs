//! `why`: explains a move or a position.

use std::io::Write;
use std::sync::Arc;

use awale_engine::teacher::{Reason, reasons};
use awale_engine::text::reader::Players;
use awale_engine::text::why::About;
use awale_engine::text::{Language, Messages, reason, why};
use awale_rules::{Game, Move, Placement, RuleSet, Side, exchange};
use clap::Args;

use crate::failure::Failure;
use crate::load::load_rules;
use crate::output::escaped;

#[derive(Args)]
pub struct Arguments {
    /// Built-in variant, or path to a rule file
    rules: String,
    /// Move to explain, such as C or C+ [default: the position and all moves]
    #[arg(value_name = "MOVE")]
    mv: Option<String>,
    /// Position to explain [default: the starting position]
    #[arg(long)]
    position: Option<String>,
    /// Print all reasons, not only the most important ones
    #[arg(long)]
    all: bool,
    /// Language code: en, fr, pt, es, sw or de
    #[arg(long, default_value = "en")]
    language: String,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(&arguments.rules)?;
    let language = Language::from_code(&arguments.language)
        .ok_or_else(|| format!("{}: unknown language", escaped(&arguments.language)))?;
    let messages = Messages::new(language);
    let placement = match &arguments.position {
        Some(text) => exchange::read_position(text, &rules).map_err(|error| error.to_string())?,
        None => Placement::at_start(&rules, Side::South),
    };
    let game = Game::set_up(Arc::clone(&rules), &placement, &mut ());
    if let Some(outcome) = game.outcome().filter(|_| arguments.mv.is_none()) {
        let sides = messages.sides();
        let names = sides.each_ref().map(String::as_str);
        let why = reason::ended(&messages, outcome.reason, names);
        let result = reason::result(&messages, &outcome, names);
        return Ok(writeln!(
            out,
            "{} {why} {result}",
            messages.get("reason-game-over")
        )?);
    }
    let explain_about = |about, reasons_found: &[Reason]| {
        explain(&messages, &game, arguments.all, about, reasons_found)
    };
    if let Some(letter) = &arguments.mv {
        let geometry = rules.geometry();
        let mv = geometry
            .parse_move(letter)
            .map_err(|error| error.to_string())?;
        if let Some(refusal) = game.position().refusal(&rules, mv) {
            return Err(format!("{} can't be played: {refusal}", escaped(letter)).into());
        }
        for sentence in explain_about(mv.into(), &reasons::of_move(&game, mv)) {
            writeln!(out, "{sentence}")?;
        }
        return Ok(());
    }
    for sentence in explain_about(About::Position, &reasons::of_position(&game)) {
        writeln!(out, "{sentence}")?;
    }
    explain_moves(&rules, &game, out, |mv| {
        explain_about(mv.into(), &reasons::of_move(&game, mv))
    })
}

fn explain_moves(
    rules: &RuleSet,
    game: &Game,
    out: &mut impl Write,
    explain_about: impl Fn(Move) -> Vec<String>,
) -> Result<(), Failure> {
    for mv in game.position().legal_moves(rules).iter() {
        let name = rules.geometry().name_of(mv);
        writeln!(out, "{name}: {}", explain_about(mv).join(" "))?;
    }
    Ok(())
}

fn explain(
    messages: &Messages,
    game: &Game,
    shows_all: bool,
    about: About,
    reasons_found: &[Reason],
) -> Vec<String> {
    let reasons: Vec<&Reason> = if shows_all {
        reasons_found.iter().collect()
    } else {
        reasons::weightiest(reasons_found)
    };
    let sides = messages.sides();
    let mover = game.position().to_move();
    let players = Players {
        names: sides.each_ref().map(String::as_str),
        reader: None,
    };
    why(
        messages,
        game.rules().geometry(),
        &reasons,
        about,
        players,
        mover,
    )
}
