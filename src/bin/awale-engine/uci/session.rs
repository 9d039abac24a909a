//! What the engine knows between two lines: options, game, and the search that goes on.

mod report;
mod running;
mod work;

use std::io::Write;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Instant;

use awale::ai::tables::TableMaker;
use awale::rules::{Game, Placement, Side};
use awale::text::{Language, Messages, reason};

use super::Heard;
use super::command::Command;
use super::options::Options;
use crate::failure::Failure;
pub use running::Found;
use running::Running;

/// The engine between two lines.
pub struct Session {
    options: Options,
    game: Game,
    sender: Sender<Heard>,
    search: Option<Running>,
    searches: u64,
    tables: Option<TableMaker>,
}

impl Session {
    /// A session that begins with this variant; why its rules can't be had, if they can't.
    pub fn new(variant: &str, sender: Sender<Heard>) -> Result<Self, String> {
        let options = Options::new(variant)?;
        let game = Game::new(Arc::clone(&options.rules), Side::South, &mut ());
        Ok(Self {
            options,
            game,
            sender,
            search: None,
            searches: 0,
            tables: None,
        })
    }

    /// Does what a line asks for.
    pub fn obey(&mut self, command: Command, out: &mut impl Write) -> Result<(), Failure> {
        match command {
            Command::Uci => {
                writeln!(out, "id name Awale {}", env!("CARGO_PKG_VERSION"))?;
                writeln!(out, "id author the authors of Awale")?;
                self.options.write(out)?;
                writeln!(out, "uciok")?;
            }
            Command::IsReady => writeln!(out, "readyok")?,
            Command::SetOption { name, value } => self.set_option(&name, &value, out)?,
            Command::NewGame => {
                self.drop_search();
                self.game = Game::new(Arc::clone(&self.options.rules), Side::South, &mut ());
            }
            Command::Position { start, moves } => {
                self.drop_search();
                match self.read_game(start.as_deref(), &moves) {
                    Ok(game) => self.game = game,
                    Err(error) => writeln!(out, "info string {error}")?,
                }
            }
            Command::Go(go) => self.go(go),
            Command::Stop => {
                self.stop();
                self.give_answer(out)?;
            }
            Command::PonderHit => {
                if let Some(search) = &mut self.search {
                    search.go.ponder = false;
                    let time = search.go.time(self.game.position().to_move());
                    search.deadline = time.map(|time| Instant::now() + time);
                }
                self.give_answer(out)?;
            }
            Command::Quit => {}
        }
        Ok(())
    }

    fn set_option(&mut self, name: &str, value: &str, out: &mut impl Write) -> Result<(), Failure> {
        let before = self.options.rules.fingerprint();
        if let Err(error) = self.options.set(name, value) {
            // A report of many lines must not look like answers.
            for line in error.lines() {
                writeln!(out, "info string {line}")?;
            }
        }
        if self.options.rules.fingerprint() != before {
            self.drop_search();
            self.tables = None;
            self.game = Game::new(Arc::clone(&self.options.rules), Side::South, &mut ());
        }
        Ok(())
    }

    fn read_game(&self, start: Option<&str>, moves: &str) -> Result<Game, String> {
        let rules = Arc::clone(&self.options.rules);
        let geometry = rules.geometry();
        let mut game = match start {
            None => Game::new(rules, Side::South, &mut ()),
            Some(text) => {
                let placed = Placement::parse(text, geometry).map_err(|error| error.to_string())?;
                Game::set_up(rules, &placed, &mut ())
            }
        };
        for letter in moves.chars() {
            let hole = geometry.hole(letter).map_err(|error| error.to_string())?;
            if let Err(refusal) = game.play(hole, &mut ()) {
                let messages = Messages::new(Language::default());
                let why = reason::refused(&messages, geometry, hole, refusal);
                return Err(format!("{letter}: {why}"));
            }
        }
        Ok(game)
    }
}
