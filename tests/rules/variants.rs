//! Random games of the built-in variants, the same in every run.

use std::sync::Arc;

use awale_rules::{GameTree, Move, RuleSet, Side, library};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

/// Name and rules of every built-in variant.
pub fn all() -> impl Iterator<Item = (&'static str, Arc<RuleSet>)> {
    library::names().map(|name| (name, library::load(name).unwrap().unwrap()))
}

pub fn seeded_rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// Picks a random legal move; `None` if the game is over.
pub fn any_move(tree: &GameTree, rng: &mut ChaCha8Rng) -> Option<Move> {
    let legal = tree.game().position().legal_moves(tree.rules());
    let pick = rng.random_range(0..legal.len().max(1));
    legal.iter().nth(pick)
}

/// Plays up to `plies` random moves.
pub fn play_on(tree: &mut GameTree, plies: usize, rng: &mut ChaCha8Rng) {
    for _ in 0..plies {
        let Some(mv) = any_move(tree, rng) else {
            return;
        };
        tree.play(mv, &mut ()).unwrap();
    }
}

/// Plays, undoes, branches, resigns, agrees and comments at random, and may stop at any point.
pub fn wander(tree: &mut GameTree, acts: usize, rng: &mut ChaCha8Rng) {
    for act in 0..acts {
        match rng.random_range(0..12) {
            0..=5 => {
                let plies = rng.random_range(1..8);
                play_on(tree, plies, rng);
            }
            6 | 7 => {
                let back = rng.random_range(0..6);
                let to = tree.step().saturating_sub(back);
                tree.go_to_step(to);
            }
            8 => {
                let step = rng.random_range(0..=tree.steps_in_line());
                let variations = tree.variations(step).len();
                if variations > 0 {
                    assert!(tree.choose_variation(step, rng.random_range(0..variations)));
                }
            }
            9 => {
                let side = Side::BOTH[usize::from(rng.random_bool(0.5))];
                tree.resign(side, &mut ());
            }
            10 => {
                tree.agree_to_end(&mut ());
            }
            _ => {
                let comments = [
                    "{a} (b) \\ \"c\" [d]",
                    " \n\n",
                    "two\nlines",
                    "}",
                    "\\n",
                    "é\u{a0}",
                ];
                let comment = comments[act % comments.len()];
                tree.set_comment(tree.current(), comment);
            }
        }
    }
}
