//! Games with every kind of move over UCI: the engine reads back what it writes.

use std::fmt::Write;
use std::sync::Arc;

use awale_rules::{Game, Move, RuleSet, Side, library};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use crate::{assert_code, engine_with_input, stdout};

/// The number of games sent per rule set; an environment variable requests more.
const GAMES: u64 = 2;
const GAMES_VARIABLE: &str = "AWALE_FUZZ_ROUNDS";
/// The length limit of a sent game, in plies, as the length of a line is limited.
const MAX_PLIES: usize = 300;

fn rules(name: &str) -> Arc<RuleSet> {
    library::load(name).unwrap().unwrap()
}

/// Plays a random game that isn't over, and picks one of its legal moves.
fn unfinished(rules: &Arc<RuleSet>, chance: &mut ChaCha8Rng) -> (Game, Move) {
    let mut game = Game::new(Arc::clone(rules), Side::South, &mut ());
    let plies = chance.random_range(0..MAX_PLIES);
    loop {
        let legal = game.position().legal_moves(rules);
        let pick = chance.random_range(0..legal.len());
        let one = legal.iter().nth(pick).unwrap();
        let mut next = game.clone();
        next.play(one, &mut ()).unwrap();
        if next.moves().len() > plies || next.outcome().is_some() {
            return (game, one);
        }
        game = next;
    }
}

/// Runs a session of these lines, and returns the best moves and the whole output.
fn best_moves(lines: &str) -> (Vec<String>, String) {
    let output = engine_with_input(&["uci"], lines.as_bytes());
    assert_code(&output, 0);
    let all = stdout(&output);
    let best = all
        .lines()
        .filter_map(|line| line.strip_prefix("bestmove "));
    (best.map(str::to_owned).collect(), all.clone())
}

#[test]
fn the_only_move_to_search_is_the_best_move_of_every_game() {
    let games = std::env::var(GAMES_VARIABLE).ok();
    let games: u64 = games.and_then(|text| text.parse().ok()).unwrap_or(GAMES);
    for (index, name) in library::all_names().enumerate() {
        let rules = rules(name);
        let geometry = rules.geometry();
        let mut chance = ChaCha8Rng::seed_from_u64(index as u64);
        let mut lines = format!(
            "setoption name UCI_Variant value {name}\nsetoption name Hash value 1\n\
             setoption name OwnTables value false\n"
        );
        let mut expected = Vec::new();
        for number in 0..games {
            let (game, one) = unfinished(&rules, &mut chance);
            let mut line = "position startpos moves".to_owned();
            for &played in game.moves() {
                let _ = write!(line, " {}", geometry.name_of(played));
            }
            let only = geometry.name_of(one).to_string();
            let mut search = format!("go depth 1 searchmoves {only}");
            // Chess clients write moves in lower case.
            let keeps_case = rules.lifts_anywhere() || rules.has_land();
            if number % 2 == 1 && !keeps_case {
                line = line.to_lowercase();
                search = search.to_lowercase();
            }
            let _ = writeln!(lines, "{line}\n{search}");
            expected.push(only);
        }
        let (best, all) = best_moves(&lines);
        assert_eq!(best, expected, "{name}\n{lines}\n{all}");
        assert!(!all.contains("info string searchmoves"), "{name}: {all}");
    }
}

#[test]
fn the_engine_plays_moruba_by_its_own_answers() {
    let rules = rules("moruba");
    let mut game = Game::new(Arc::clone(&rules), Side::South, &mut ());
    let mut moves = String::new();
    let mut extras = 0;
    while game.outcome().is_none() && game.moves().len() < 40 {
        let (best, all) = best_moves(&format!(
            "setoption name UCI_Variant value moruba\nposition startpos moves{moves}\ngo depth 1\n"
        ));
        let one = rules.geometry().parse_move(&best[0]);
        let one = one.unwrap_or_else(|error| panic!("{error}: {all}"));
        game.play(one, &mut ())
            .unwrap_or_else(|error| panic!("{error}: {all}"));
        extras += usize::from(one.extras() != [None; 2]);
        let _ = write!(moves, " {}", best[0]);
    }
    assert!(extras > 0, "{moves}");
}

#[test]
fn a_move_to_search_that_cannot_be_read_is_named() {
    for (variant, word) in [
        ("moruba", "AbCdE"),
        ("moruba", "T"),
        ("awale", "F?"),
        ("awale", "X"),
    ] {
        let first = Game::new(rules(variant), Side::South, &mut ());
        let legal = first.position().legal_moves(first.rules());
        let one = first.rules().geometry();
        let one = one.name_of(legal.iter().next().unwrap()).to_string();
        let (best, all) = best_moves(&format!(
            "setoption name UCI_Variant value {variant}\nposition startpos\n\
             go depth 1 searchmoves {word} {one}\n"
        ));
        let mut messages = all.lines();
        assert!(
            messages
                .any(|line| line.starts_with("info string searchmoves: ") && line.contains(word)),
            "{variant}, {word}: {all}"
        );
        assert_eq!(best, [one], "{variant}, {word}: {all}");
    }
}
