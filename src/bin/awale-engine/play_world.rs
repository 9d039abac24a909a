//! `play` for the games of rule format 2.

use std::io::{BufRead, Write};
use std::sync::Arc;

use awale::ai::world::choose;
use awale::rules::Side;
use awale::rules::world::{Game, Move, Place, Rules};

use crate::failure::Failure;
use crate::lines::{Line, read_line};
use crate::output::shown;
use crate::play::LONGEST_LINE;
use crate::player::Player;

/// Plays one game of `rules` between `players`, South's first. `seed` decides the errors of the
/// computer's levels.
pub fn play(
    rules: Arc<Rules>,
    players: &[Player; 2],
    seed: u64,
    mut input: impl BufRead,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut game = Game::new(rules, Side::South);
    writeln!(out, "{}", board(&game))?;
    while game.outcome().is_none() {
        let mover = game.position().to_move();
        let name = players[mover.index()].name();
        let one = match &players[mover.index()] {
            Player::Computer(level) => choose(&game, *level, seed),
            Player::Person(_) => ask(&game, name, &mut input, out)?,
        };
        let Some(one) = one else {
            writeln!(out, "The game is left unfinished.")?;
            return Ok(());
        };
        let text = game.rules().move_text(one).to_string();
        let Ok(played) = game.play(one, &mut ()) else {
            writeln!(out, "{text} is not a legal move.")?;
            continue;
        };
        writeln!(out, "{name} plays {text}.")?;
        if let Some(end) = &played.round_end {
            let lofts = Side::BOTH.map(|side| end.loft(side));
            writeln!(out, "The round is over: {} to {}.", lofts[0], lofts[1])?;
        } else if played.again {
            writeln!(out, "{name} moves again.")?;
        } else if played.passed {
            writeln!(
                out,
                "{} can't move and passes.",
                players[mover.opponent().index()].name()
            )?;
        }
        writeln!(out, "\n{}", board(&game))?;
        out.flush()?;
    }
    if let Some(outcome) = game.outcome() {
        let [south, north] = outcome.lofts;
        match outcome.winner {
            Some(side) => writeln!(out, "{} wins.", players[side.index()].name())?,
            None => writeln!(out, "It is a draw.")?,
        }
        writeln!(out, "South has {south} seeds, North {north}.")?;
    }
    Ok(())
}

/// Prompts a person for a move until the answer names one; `None` if they quit.
fn ask(
    game: &Game,
    name: &str,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<Option<Move>, Failure> {
    let rules = game.rules();
    let legal = game.position().legal_moves(rules).iter();
    let legal: String = legal.map(|one| rules.move_text(one).to_string()).collect();
    loop {
        write!(out, "{name} ({legal}, quit): ")?;
        out.flush()?;
        let line = read_line(input, LONGEST_LINE)
            .map_err(|error| format!("standard input can't be read: {error}"))?;
        let line = match line {
            None => {
                writeln!(out)?;
                return Ok(None);
            }
            Some(Line::TooLong(bytes)) => {
                writeln!(out, "An answer of {bytes} bytes is too long.")?;
                continue;
            }
            Some(Line::Read(line)) => line,
        };
        match String::from_utf8_lossy(&line).trim() {
            "" => {}
            "quit" => return Ok(None),
            text => match rules.parse_move(text) {
                Ok(one) => return Ok(Some(one)),
                Err(error) => writeln!(out, "{}", shown(&error.to_string()))?,
            },
        }
    }
}

/// The two rows with their letters, North's loft on the left and South's on the right; a special
/// hole is marked with its owner, a shut one with `x`.
fn board(game: &Game) -> String {
    let (rules, position) = (game.rules(), game.position());
    let board = rules.board();
    let row = |side: Side| -> Vec<Place> {
        let mut row: Vec<Place> = board.row(side).iter().collect();
        if side == Side::North {
            row.reverse();
        }
        row
    };
    let count = |place: Place| {
        if position.shut().contains(place) {
            return format!("{:>5}", "x");
        }
        let mark = position.special_of(place).map_or(' ', |side| match side {
            Side::South => 'S',
            Side::North => 'N',
        });
        format!("{:>4}{mark}", position.seeds_at(place))
    };
    let letter = |place: Place| {
        let letter = board.hole(place).map(|hole| board.geometry().letter(hole));
        format!("{:>4} ", letter.unwrap_or(' '))
    };
    let line = |side: Side, cell: &dyn Fn(Place) -> String| -> String {
        row(side).into_iter().map(cell).collect()
    };
    let ends = if board.has_end_squares() {
        let [right, left] = board.end_squares();
        let [right, left] = [right, left].map(|end| position.seeds_at(end));
        format!("ends: {left} on the left, {right} on the right\n")
    } else {
        String::new()
    };
    format!(
        "      {}\n[{:>3}] {}\n      {} [{:>3}]\n      {}\n{ends}",
        line(Side::North, &letter),
        position.loft(Side::North),
        line(Side::North, &count),
        line(Side::South, &count),
        position.loft(Side::South),
        line(Side::South, &letter),
    )
}
