//! Tests of the built-in puzzles.
#![allow(clippy::unwrap_used)]

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::*;
use crate::fixtures::{is_long, slice};
use crate::teacher::{Prover, reasons};
use awale_rules::board::MAX_HOLES;
use awale_rules::{Move, RuleSet, Side, library};

/// The minimum number of puzzles per variant.
const MIN_PUZZLES: usize = 60;

/// Returns the built-in puzzles with the names and rules of their variants.
fn all() -> impl Iterator<Item = (&'static str, Arc<RuleSet>, PuzzleSet)> {
    super::shipped_names().map(|name| {
        let rules = library::load(name).unwrap().unwrap();
        let set = shipped(&rules).unwrap_or_else(|| panic!("{name}"));
        (name, rules, set)
    })
}

#[test]
fn every_variant_has_sorted_and_valid_puzzles() {
    for (name, rules, set) in all() {
        let puzzles = &set.puzzles;
        assert!(puzzles.len() >= MIN_PUZZLES, "{name}: {}", puzzles.len());
        let mut sorted = set.clone();
        sorted.sort();
        assert_eq!(sorted, set, "{name}");
        let positions: HashSet<_> = puzzles.iter().map(|puzzle| puzzle.placement).collect();
        assert_eq!(positions.len(), puzzles.len(), "{name}: duplicates");
        let themes: HashSet<_> = puzzles.iter().map(Puzzle::theme).collect();
        assert!(themes.len() >= 2, "{name}: {themes:?}");
        let is_tempo = |puzzle: &&Puzzle| puzzle.theme() == Theme::Tempo;
        let tempo = puzzles.iter().filter(is_tempo).count();
        assert!(2 * tempo <= puzzles.len(), "{name}: {tempo}");
        for puzzle in puzzles {
            let position = puzzle.placement.text(rules.geometry());
            let game = puzzle.game(&rules);
            let legal = game.position().legal_moves(&rules);
            assert_eq!(game.position().to_move(), Side::South, "{name} {position}");
            let valued: HashSet<Move> = puzzle.values.iter().map(|(mv, _)| *mv).collect();
            assert_eq!(valued, legal.iter().collect(), "{name} {position}");
            assert!(
                !puzzle.right.is_empty() && 2 * puzzle.right.len() <= legal.len(),
                "{name} {position}"
            );
            assert!(
                puzzle.margin >= 2 && (1..=5).contains(&puzzle.depth),
                "{name} {position}"
            );
            // The biggest capture never solves the puzzle: a wrong move captures as much, or no
            // move captures.
            let captured = |mv: &Move| game.preview(*mv).unwrap().captured(Side::South);
            let max = legal.iter().map(|mv| captured(&mv)).max().unwrap();
            let mut greediest = legal.iter().filter(|mv| captured(mv) == max);
            assert!(
                max == 0 || greediest.any(|mv| !puzzle.right.contains(mv)),
                "{name} {position}"
            );
        }
        let text = set.text(&rules, name);
        assert_eq!(PuzzleSet::parse(&text, &rules), Ok(set), "{name}");
    }
}

/// The number of puzzles per variant to verify.
const SAMPLE: usize = 5;
/// In the short form, the number of variants to verify puzzles of, and of puzzles of each: few, as
/// a prover builds tables for each variant.
const SLICE: (usize, usize) = (2, 1);
/// In the short form, the number of variants to derive themes for.
const SLICE_THEMES: usize = 8;

/// The sample is spread over the list of each variant. A change of the evaluation can refute a
/// puzzle whose proof stops before the end of the game, as the search may find a wrong move just as
/// good. `awale-engine puzzles check` verifies all of them.
#[test]
fn a_sample_of_the_puzzles_is_valid() {
    let stop = AtomicBool::new(false);
    let mut invalid = Vec::new();
    for (name, rules, set) in slice(all(), SLICE.0) {
        let mut prover = Prover::new(&rules);
        for index in slice(0..SAMPLE, SLICE.1) {
            let puzzle = &set.puzzles[index * set.puzzles.len() / SAMPLE];
            if let Err(error) = check(&rules, &mut prover, puzzle, &stop) {
                invalid.push(format!("{name} {}: {error}", puzzle.text(&rules)));
            }
        }
    }
    assert!(invalid.is_empty(), "{}", invalid.join("\n"));
}

/// After a change to themes or to the order of moves in the search, run `awale-engine puzzles
/// themes` to derive them again.
#[test]
fn themes_match_the_solutions() {
    let stop = AtomicBool::new(false);
    let mut outdated = Vec::new();
    for (name, rules, set) in slice(all(), SLICE_THEMES) {
        let mut prover = Prover::with_tables(&rules, 0);
        for index in 0..SAMPLE {
            let puzzle = &set.puzzles[index * set.puzzles.len() / SAMPLE];
            let themes = themes_of(&rules, &mut prover, puzzle, &stop);
            if themes != puzzle.themes {
                outdated.push(format!("{name} {}: {themes:?}", puzzle.text(&rules)));
            }
        }
    }
    assert!(outdated.is_empty(), "{}", outdated.join("\n"));
}

#[test]
fn each_right_move_has_a_reason() {
    let mut unexplained = Vec::new();
    for (name, rules, set) in all() {
        for puzzle in &set.puzzles {
            let game = puzzle.game(&rules);
            let has_reason = |mv: Move| !reasons::of_move(&game, mv).is_empty();
            if !puzzle.right.iter().all(has_reason) {
                unexplained.push(format!("{name} {}", puzzle.text(&rules)));
            }
        }
    }
    assert!(unexplained.is_empty(), "{}", unexplained.join("\n"));
}

#[test]
fn invalid_puzzles_are_rejected() {
    let stop = AtomicBool::new(false);
    let rules = library::load("nyakun").unwrap().unwrap();
    let set = shipped(&rules).unwrap();
    let mut prover = Prover::with_tables(&rules, 20_000);
    let is_small = |puzzle: &&Puzzle| puzzle.placement.holes.iter().sum::<u16>() < 16;
    let puzzle = set.puzzles.iter().find(is_small).unwrap_or(&set.puzzles[0]);
    let mut check_changed = |change: &dyn Fn(&mut Puzzle)| {
        let mut changed = puzzle.clone();
        change(&mut changed);
        check(&rules, &mut prover, &changed, &stop)
    };
    assert_eq!(check_changed(&|_| ()), Ok(()));
    assert_eq!(
        check_changed(&|puzzle| puzzle.margin += 1),
        Err(CheckError::Margin)
    );
    assert_eq!(
        check_changed(&|puzzle| puzzle.values[0].1 += 2),
        Err(CheckError::Values)
    );
    assert_eq!(
        check_changed(&|puzzle| puzzle.line.reverse()).is_err(),
        puzzle.line.len() > 1
    );
    assert_eq!(
        check_changed(&|puzzle| puzzle.themes.clear()),
        Err(CheckError::Form)
    );
    let worst = puzzle.values.last().unwrap().0;
    assert_eq!(
        check_changed(&|puzzle| puzzle.right.insert(worst)),
        Err(CheckError::Right)
    );
    assert_eq!(
        check_changed(&|puzzle| puzzle.placement.holes = [0; MAX_HOLES]),
        Err(CheckError::Position)
    );
}

#[test]
fn a_miner_finds_puzzles_for_custom_rules() {
    // Games with few seeds are short.
    let board = if is_long() {
        "(holes: 4, seeds: 3)"
    } else {
        "(holes: 4, seeds: 2)"
    };
    let text = format!(
        "(name: \"Mine\", board: {board}, capture: (counts: Only([2, 3]), chain: WithinTerritory))"
    );
    let rules = Arc::new(awale_rules::parse_rule_file(text.as_bytes()).unwrap());
    assert_eq!(shipped(&rules), None);
    let stop = AtomicBool::new(false);
    let mut miner = Miner::new(&rules, 1);
    while miner.found().is_empty() && miner.statistics().games < 200 {
        miner.mine_game(&stop);
    }
    let set = miner.choice(60);
    assert!(!set.puzzles.is_empty(), "{}", miner.statistics());
    let mut prover = Prover::new(&rules);
    for puzzle in &set.puzzles {
        assert_eq!(check(&rules, &mut prover, puzzle, &stop), Ok(()));
    }
    // When stopped, the miner abandons its game without another puzzle.
    let before = miner.statistics();
    stop.store(true, std::sync::atomic::Ordering::Relaxed);
    miner.mine_game(&stop);
    assert_eq!(miner.statistics().found, before.found);
    assert_eq!(miner.statistics().games, before.games);
}

#[test]
fn invalid_puzzle_files_are_rejected() {
    let rules = library::load("awale").unwrap().unwrap();
    let other = library::load("oware").unwrap().unwrap();
    let text = shipped(&rules).unwrap().text(&rules, "awale");
    assert_eq!(
        PuzzleSet::parse(&text, &other),
        Err(PuzzleError::OtherRules)
    );
    assert_eq!(PuzzleSet::parse("", &rules), Err(PuzzleError::Foreign));
    assert_eq!(
        PuzzleSet::parse(&text.replacen("puzzles 1", "puzzles 2", 1), &rules),
        Err(PuzzleError::Foreign)
    );
    for (number, line) in text.lines().enumerate().skip(3).take(20) {
        // Any truncation gives a valid puzzle or an error with a line number.
        for cut in 1..line.len() {
            let damaged = text.replacen(line, &line[..cut], 1);
            if let Err(error) = PuzzleSet::parse(&damaged, &rules) {
                assert_eq!(error, PuzzleError::Unreadable(number + 1));
            }
        }
    }
}
