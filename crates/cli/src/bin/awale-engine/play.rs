//! `play`: plays a game in the terminal.

use std::io::{self, BufRead, Write};
use std::sync::atomic::AtomicBool;

use awale_engine::ai::{Level, choose};
use awale_engine::text::{Commentary, Language, Messages, reason};
use awale_rules::{Game, Move, Side};
use clap::Args;

use crate::failure::Failure;
use crate::lines::{InputLine, read_line};
use crate::load::load_rules;
use crate::player::Player;
use crate::table_text::draw_board;

#[derive(Args)]
pub struct Arguments {
    /// Built-in variant, or path to a rule file
    rules: String,
    /// Player of South, who begins: a person's name or a computer level (initiation, beginner,
    /// amateur, club, expert, master, grand-master)
    #[arg(long, value_name = "NAME_OR_LEVEL", default_value = "South")]
    south: Player,
    /// Player of North
    #[arg(long, value_name = "NAME_OR_LEVEL", default_value = "beginner")]
    north: Player,
    /// Random seed: the same seed gives the same game
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

/// The number of moves after which a game between computers is abandoned, as not all rules end it.
const MAX_PLIES: usize = awale_engine::lab::plan::MAX_PLIES as usize;
/// The maximum length of a line of input, in bytes.
const MAX_LINE_BYTES: usize = 1024;

/// A command entered by the player.
enum Request {
    Play(Move),
    Resign,
    Quit,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let players = [arguments.south.clone(), arguments.north.clone()];
    let rules = load_rules(&arguments.rules)?;
    let mut table = Table {
        players,
        seed: arguments.seed,
        messages: Messages::new(Language::default()),
    };
    let mut events = Vec::new();
    let mut game = Game::new(rules, Side::South, &mut events);
    table.print_events(&game, Side::South, &events, out)?;
    writeln!(out, "{}", draw_board(game.position()))?;
    table.play(&mut game, io::stdin().lock(), out)
}

/// The players of a game and its settings.
struct Table {
    players: [Player; 2],
    seed: u64,
    messages: Messages,
}

impl Table {
    fn play(
        &mut self,
        game: &mut Game,
        mut input: impl BufRead,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let is_computer = |player: &Player| matches!(player, Player::Computer(_));
        let max_plies = self.players.iter().all(is_computer).then_some(MAX_PLIES);
        while game.outcome().is_none() {
            if max_plies.is_some_and(|max| game.moves().len() >= max) {
                writeln!(
                    out,
                    "No end after {MAX_PLIES} moves: the game is left unfinished."
                )?;
                return Ok(());
            }
            let mover = game.position().to_move();
            let mut events = Vec::new();
            match &self.players[mover.index()] {
                Player::Computer(level) => {
                    let Some(mv) = self.choose_move(game, *level) else {
                        break;
                    };
                    // The engine chooses only legal moves.
                    let _ = game.play(mv, &mut events);
                }
                Player::Person(_) => match self.prompt(game, &mut input, out)? {
                    Request::Play(mv) => {
                        if let Err(refusal) = game.play(mv, &mut events) {
                            let geometry = game.rules().geometry();
                            writeln!(
                                out,
                                "{}",
                                reason::refused(&self.messages, geometry, mv, refusal)
                            )?;
                            continue;
                        }
                    }
                    Request::Resign => game.resign(mover, &mut events),
                    Request::Quit => {
                        writeln!(out, "The game is left unfinished.")?;
                        return Ok(());
                    }
                },
            }
            self.print_events(game, mover, &events, out)?;
            writeln!(out, "\n{}", draw_board(game.position()))?;
            out.flush()?;
        }
        if let Some(outcome) = game.outcome() {
            writeln!(
                out,
                "{}",
                reason::result(&self.messages, &outcome, self.names())
            )?;
        }
        Ok(())
    }

    fn choose_move(&self, game: &Game, level: Level) -> Option<Move> {
        let strength = level.strength(game.rules());
        let stop = AtomicBool::new(false);
        choose(game, strength, self.seed, &stop, None).map(|chosen| chosen.mv)
    }

    /// Prompts the player for a command until a valid one is entered.
    fn prompt(
        &self,
        game: &Game,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<Request, Failure> {
        let side = game.position().to_move();
        let geometry = game.rules().geometry();
        loop {
            let legal = game.position().legal_moves(game.rules());
            let legal = geometry.names_of(&legal.iter().collect::<Vec<_>>());
            write!(
                out,
                "{} ({legal}, resign, quit): ",
                self.names()[side.index()]
            )?;
            out.flush()?;
            let line = read_line(input, MAX_LINE_BYTES)
                .map_err(|error| format!("standard input can't be read: {error}"))?;
            let line = match line {
                None => {
                    writeln!(out)?;
                    return Ok(Request::Quit);
                }
                Some(InputLine::TooLong(bytes)) => {
                    writeln!(out, "An answer of {bytes} bytes is too long.")?;
                    continue;
                }
                Some(InputLine::Read(line)) => line,
            };
            match String::from_utf8_lossy(&line).trim() {
                "" => {}
                "quit" => return Ok(Request::Quit),
                "resign" => return Ok(Request::Resign),
                text => match geometry.parse_move(text) {
                    Ok(mv) => return Ok(Request::Play(mv)),
                    Err(error) => writeln!(out, "{error}")?,
                },
            }
        }
    }

    fn print_events(
        &self,
        game: &Game,
        mover: Side,
        events: &[awale_rules::GameEvent],
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let summary =
            Commentary::new(&self.messages, game.rules(), self.names()).summary(mover, events);
        if !summary.is_empty() {
            writeln!(out, "{summary}")?;
        }
        Ok(())
    }

    fn names(&self) -> [&str; 2] {
        [self.players[0].name(), self.players[1].name()]
    }
}
