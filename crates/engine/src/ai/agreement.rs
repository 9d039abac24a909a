//! Decides whether a player should agree to end a game: only if that can't cost them the result, or
//! if no more seeds can be won.

use std::sync::atomic::AtomicBool;

use super::engine::Engine;
use super::limits::Limits;
use super::report::{Line, SearchReport};
use super::tables::table::EndgameTable;
use awale_rules::{Game, Side};

/// Maximum plies of best play to follow; cycles of few seeds are far shorter.
const MAX_LINE_PLIES: usize = 60;

/// Returns true if ending the game here can't cost `side` the result: either ending it wins, or it
/// is already lost because most of the seeds are in the opponent's loft. Returns false if the game
/// is over, or under rules where captured seeds don't decide it.
#[must_use]
pub fn costs_no_result(game: &Game, side: Side) -> bool {
    if !is_decided_by_seeds(game) {
        return false;
    }
    let mut ended = game.clone();
    ended.agree_to_end(&mut ());
    let wins = ended.outcome().and_then(|outcome| outcome.winner) == Some(side);
    wins || already_won(game) == Some(side.opponent())
}

/// Returns the player who has already won because most of the seeds are in their loft; `None` if
/// neither has, if the game is over, or under rules where captured seeds don't decide it.
#[must_use]
pub fn already_won(game: &Game) -> Option<Side> {
    let position = game.position();
    let has_majority =
        |side: &Side| 2 * u32::from(position.loft(*side)) > u32::from(position.total_seeds());
    let winner = Side::BOTH.into_iter().find(has_majority);
    winner.filter(|_| is_decided_by_seeds(game))
}

/// Returns true if the game isn't over and captured seeds decide it.
fn is_decided_by_seeds(game: &Game) -> bool {
    let rules = game.rules();
    game.outcome().is_none() && !rules.is_won_by_last_move() && rules.rounds().is_none()
}

/// Returns true if an endgame table, or a search within `limits`, proves that best play never moves
/// another seed into a loft. Ending the game then costs neither player anything. Returns false if
/// the game is over, if there is no proof, or if `stop` is set.
#[must_use]
pub fn nothing_left_to_win(
    game: &Game,
    limits: Limits,
    tables: Option<&EndgameTable>,
    stop: &AtomicBool,
) -> bool {
    if game.outcome().is_some() {
        return false;
    }
    let table_lines = |game: &Game| tables.and_then(|tables| tables.lines(game));
    let (mut line, is_from_table) = match table_lines(game) {
        Some(lines) => (best_of(lines), true),
        None => {
            let mut engine = Engine::new(game.rules()).with_tables(tables);
            let SearchReport { lines, proved, .. } =
                engine.search(game, &limits, stop, &mut |_| ());
            (best_of(lines).filter(|_| proved), false)
        }
    };
    let lofts = |game: &Game| Side::BOTH.map(|side| game.position().loft(side));
    let initial_lofts = lofts(game);
    let mut game = game.clone();
    for _ in 0..MAX_LINE_PLIES {
        // An even exchange has value 0 too, but is worth playing.
        let Some(best_line) = line.filter(|line| line.proved && line.value == 0) else {
            return false;
        };
        for mv in best_line.moves {
            if game.play(mv, &mut ()).is_err() || lofts(&game) != initial_lofts {
                return false;
            }
        }
        if !is_from_table || game.outcome().is_some() {
            return true;
        }
        line = table_lines(&game).and_then(best_of);
    }
    true
}

fn best_of(lines: Vec<Line>) -> Option<Line> {
    lines.into_iter().next()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::ai::analysis::quick_limits;
    use crate::fixtures::{rules, set_up};
    use awale_rules::library;

    fn agrees(placed: &str, tables: Option<&EndgameTable>) -> bool {
        let game = set_up(&rules("awale"), placed);
        nothing_left_to_win(&game, quick_limits(), tables, &AtomicBool::new(false))
    }

    /// Two seeds that chase each other around the board.
    const CYCLE: &str = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S";
    /// South captures two with the next move.
    const CAPTURE: &str = "0-0-0-0-0-1-1-0-0-0-0-1-22-23-S";

    #[test]
    fn a_player_agrees_to_a_cycle_but_not_before_a_capture() {
        assert!(agrees(CYCLE, None));
        assert!(!agrees(CAPTURE, None));
        assert!(!agrees("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", None));
    }

    #[test]
    fn playing_on_never_improves_on_an_end_that_costs_no_result() {
        let points = |winner: Option<Side>, side: Side| match winner {
            Some(winner) if winner == side => 2,
            None => 1,
            Some(_) => 0,
        };
        let mut other_ends = 0;
        for name in library::all_names() {
            let rules = rules(name);
            for first in 0..6 {
                let mut game = Game::new(rules.clone(), Side::South, &mut ());
                let mut ends = Vec::new();
                for ply in first..400 {
                    let content_sides = Side::BOTH
                        .into_iter()
                        .filter(|&side| costs_no_result(&game, side));
                    for side in content_sides.collect::<Vec<_>>() {
                        let mut ended = game.clone();
                        ended.agree_to_end(&mut ());
                        ends.push((ply, side, ended.outcome().unwrap().winner));
                    }
                    let legal = game.position().legal_moves(&rules);
                    let index = (ply * 7 + ply / 5) % legal.len().max(1);
                    let Some(mv) = legal.iter().nth(index) else {
                        break;
                    };
                    game.play(mv, &mut ()).unwrap();
                }
                let Some(outcome) = game.outcome() else {
                    continue;
                };
                for (ply, side, agreed) in ends {
                    assert!(
                        points(agreed, side) >= points(outcome.winner, side),
                        "{name}, ply {ply}: {agreed:?}, {outcome:?}"
                    );
                    other_ends += usize::from(agreed != Some(side));
                }
            }
        }
        assert!(other_ends > 200, "{other_ends}");
    }

    #[test]
    fn agreement_uses_tables() {
        let table = EndgameTable::of_seeds(&rules("awale"), 3).unwrap();
        assert!(agrees(CYCLE, Some(&table)));
        assert!(!agrees(CAPTURE, Some(&table)));
    }
}
