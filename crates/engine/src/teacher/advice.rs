//! Help during a game: threats, consequences of moves, unranked good moves, and warnings.

use std::sync::Arc;

use crate::ai::{Analysis, Engine, Limits, SEED, Signals};
use crate::teacher::report::{Certainty, hundredths};
use awale_rules::{Game, GameEvent, Move, Placement};

/// A line that the opponent threatens.
#[derive(Clone, Debug, PartialEq)]
pub struct Threat {
    /// The opponent's move and its continuation.
    pub line: Vec<Move>,
    /// The seeds that the opponent's first move captures.
    pub seeds: u16,
    /// The certainty of the line.
    pub certainty: Certainty,
}

/// The consequences of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// The move, the best reply, and so on.
    pub line: Vec<Move>,
    /// The mover's final margin, in hundredths of a seed.
    pub value: i32,
    /// The loss compared with the best move, in hundredths of a seed.
    pub loss: i32,
    /// The certainty of the values.
    pub certainty: Certainty,
}

/// The maximum number of good moves offered.
const MAX_GOOD_MOVES: usize = 3;
/// A good move loses less than this, in seeds.
const GOOD_LOSS_LIMIT: f32 = 1.0;

/// Finds what the opponent would play if the player to move passed. Returns `None` if the opponent
/// couldn't move, the game is over or the search was stopped.
pub fn threat<'s>(
    engine: &mut Engine,
    game: &Game,
    limits: Limits,
    signals: impl Into<Signals<'s>>,
) -> Option<Threat> {
    let position = game.position();
    position.end().is_none().then_some(())?;
    let mover = position.to_move();
    let opponent = mover.opponent();
    let placement = Placement {
        to_move: opponent,
        ..Placement::of(position)
    };
    let rules = Arc::clone(game.rules());
    let passed = Game::resumed(rules, &placement, Some(mover), position.last_capturer());
    let opponent_moves = passed.outcome().is_none() && passed.position().to_move() == opponent;
    opponent_moves.then_some(())?;
    let analysis = engine.analyse(&passed, limits, signals, &mut |_| ())?;
    let best = analysis.moves.first()?;
    let mut events = Vec::new();
    passed.clone().play(best.mv, &mut events).ok()?;
    let captures = events.into_iter().filter_map(GameEvent::capture);
    let seeds = captures.filter_map(|(side, seeds)| (side == opponent).then_some(seeds));
    Some(Threat {
        line: best.line.clone(),
        seeds: seeds.sum(),
        certainty: Certainty::of(&analysis, best.proved),
    })
}

/// Returns the consequences of the move `mv` according to `analysis`; `None` if it is illegal.
#[must_use]
pub fn outlook(analysis: &Analysis, mv: Move) -> Option<Outlook> {
    let value = analysis.value_of(mv)?;
    Some(Outlook {
        line: value.line.clone(),
        value: hundredths(value.value_in_seeds),
        loss: hundredths(value.loss_in_seeds),
        certainty: Certainty::of(analysis, value.proved && analysis.evaluation.proved),
    })
}

/// Returns up to three good moves, in board order so as not to reveal the best.
#[must_use]
pub fn good_moves(analysis: &Analysis) -> Vec<Move> {
    let good = analysis.moves.iter().take(MAX_GOOD_MOVES);
    let good = good.filter(|value| value.loss_in_seeds < GOOD_LOSS_LIMIT);
    let mut moves: Vec<Move> = good.map(|value| value.mv).collect();
    moves.sort_unstable();
    moves
}

/// Returns the consequences of `mv` if it loses more than `seeds`; otherwise `None`, as it needs no
/// warning.
#[must_use]
pub fn warning(analysis: &Analysis, mv: Move, seeds: u16) -> Option<Outlook> {
    outlook(analysis, mv).filter(|outlook| outlook.loss > i32::from(seeds) * SEED)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::atomic::AtomicBool;

    use super::*;
    use awale_rules::library;

    fn game(position: &str) -> Game {
        let rules = library::load("awale").unwrap().unwrap();
        let placement = Placement::parse(position, &rules).unwrap();
        Game::set_up(rules, &placement, &mut ())
    }

    #[test]
    fn the_threat_is_the_opponents_best_move_after_a_pass() {
        // North's kroo would end in C and take seven if C were empty; South is to move, and a pass
        // leaves C empty.
        let game = game("1-0-0-3-1-1-0-0-1-0-15-0-12-13-S");
        let mut engine = Engine::new(game.rules());
        let never = AtomicBool::new(false);
        let threat = threat(&mut engine, &game, Limits::nodes(20_000), &never).unwrap();
        assert_eq!(game.rules().geometry().names_of(&threat.line[..1]), "e");
        let mut passed = *game.position();
        passed = passed.with_turn(passed.to_move().opponent());
        let loft = passed.loft(passed.to_move());
        let mut played = passed;
        played.play(game.rules(), threat.line[0], &mut ()).unwrap();
        assert_eq!(played.loft(passed.to_move()) - loft, threat.seeds);
        assert!(threat.seeds >= 2, "{threat:?}");
    }

    #[test]
    fn good_moves_lose_little_and_the_worst_draws_a_warning() {
        let game = game("2-0-3-6-4-0-1-1-1-4-0-2-12-12-S");
        let never = AtomicBool::new(false);
        let analysis =
            crate::ai::analyse(&game, Limits::nodes(20_000), None, &never, &mut |_| ()).unwrap();
        let good = good_moves(&analysis);
        assert!(good.is_sorted() && (1..=3).contains(&good.len()));
        let best = analysis.moves[0].mv;
        assert!(good.contains(&best));
        assert_eq!(warning(&analysis, best, 0), None);
        let worst = analysis.moves.last().unwrap();
        let outlook = warning(&analysis, worst.mv, 1).unwrap();
        assert!(outlook.loss > SEED && outlook.line[0] == worst.mv);
    }
}
