//! Checks the solver against independent results.
#![allow(clippy::unwrap_used)]

use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;
use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::certificate::{Bound, Certificate, CertificateError, VerifyError, read_certificate};
use super::{Bounds, Limits, Solution, Solver};
use crate::fixtures::{is_long, slice};
use awale_engine::ai::evaluation::Weights;
use awale_engine::ai::model::Reference;
use awale_engine::ai::tables::{EndgameTable, Exactness, exactness};
use awale_rules::board::MAX_HOLES;
use awale_rules::spec::{Needs, RepetitionRemaining, RuleSpec};
use awale_rules::{Game, Placement, Position, RuleSet, Side, library};

/// Table size in bytes, small enough that entries are evicted.
const TABLE_BYTES: usize = 1 << 16;
/// Node limit per position: some of `kale` would take minutes.
const MAX_NODES: u64 = 2_000_000;
/// In the short form, the number of boards whose values are compared with exhaustive play.
const SLICE_EXHAUSTIVE: usize = 80;
/// In the short form, the number of boards where repetition splits the seeds.
const SLICE_SPLIT: usize = 50;
/// In the short form, the number of variants whose values are compared with the tables.
const SLICE_TABLES: usize = 14;
/// In the short form, the number of Kalah boards.
const SLICE_KALAH: usize = 3;

/// Returns the variants that the solver supports.
fn variants() -> impl Iterator<Item = (&'static str, Arc<RuleSet>)> {
    let variants = library::all_names().map(|name| (name, library::load(name).unwrap().unwrap()));
    variants.filter(|(_, rules)| rules.has_plain_positions())
}

/// Returns the rules on a smaller board, with a further change.
fn smaller(
    rules: &RuleSet,
    holes: i64,
    seeds: i64,
    change: impl FnOnce(&mut RuleSpec),
) -> Arc<RuleSet> {
    let mut spec = rules.spec().clone();
    spec.board.holes = holes;
    spec.board.seeds = seeds;
    change(&mut spec);
    Arc::new(RuleSet::from_spec(spec).unwrap())
}

fn start(rules: &RuleSet) -> Position {
    Position::start(rules, Side::South, &mut ())
}

fn random_board(rules: &RuleSet, seeds: u16, random: &mut ChaCha8Rng) -> Placement {
    let mut placement = Placement {
        holes: [0; MAX_HOLES],
        lofts: [random.random_range(0..20), random.random_range(0..20)],
        to_move: Side::BOTH[random.random_range(0..2)],
        ..Placement::default()
    };
    for _ in 0..seeds {
        placement.holes[random.random_range(0..rules.geometry().holes())] += 1;
    }
    placement
}

fn solve(rules: &Arc<RuleSet>, position: Position, limits: &Limits) -> Solution {
    let solver = Solver::new(Arc::clone(rules), position, TABLE_BYTES).unwrap();
    solver
        .solve(limits, &mut |_| ControlFlow::Continue(()))
        .unwrap()
}

/// Computes the value of a position by exhaustive play, including repetition; returns `None` if
/// that takes more than `position_budget` positions. Leaves the game as it is only if there is a
/// value.
fn exhaustive_value(game: &mut Game, position_budget: &mut u32) -> Option<i32> {
    *position_budget = position_budget.checked_sub(1)?;
    let before = *game.position();
    let mover = before.to_move();
    let legal = before.legal_moves(game.rules());
    let mut best = None;
    for mv in legal.iter() {
        game.play(mv, &mut ()).unwrap();
        let after = *game.position();
        let child_value = if game.outcome().is_some() {
            0
        } else {
            let child_value = exhaustive_value(game, position_budget)?;
            if after.to_move() == mover {
                child_value
            } else {
                -child_value
            }
        };
        // A copy of the game for each move would take most of the time.
        game.take_back();
        let gain = after.lead(mover) - before.lead(mover);
        best = best.max(Some(gain + child_value));
    }
    best
}

/// Creates games of every variant on smaller boards, from random ones of two to six seeds.
fn small_games(seed: u64, change: impl Fn(&mut RuleSpec)) -> Vec<(&'static str, Game)> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut games = Vec::new();
    for (name, rules) in variants() {
        let rules = smaller(&rules, 3, 2, &change);
        for number in 0..8 {
            let placement = random_board(&rules, 2 + number % 5, &mut random);
            let game = Game::set_up(Arc::clone(&rules), &placement, &mut ());
            games.push((name, game));
        }
    }
    games
}

/// Returns the value of a small game by exhaustive play, unless the game is over or too long.
fn value_by_play(game: &Game) -> Option<i32> {
    const POSITIONS: u32 = 20_000;
    if game.outcome().is_some() {
        return None;
    }
    exhaustive_value(&mut game.clone(), &mut { POSITIONS })
}

/// Covers all rules whose games end soon.
#[test]
fn values_match_exhaustive_play() {
    let (mut proved, mut by_variant) = (0, HashMap::new());
    for (name, game) in slice(small_games(3, |_| ()), SLICE_EXHAUSTIVE) {
        let Some(value) = value_by_play(&game) else {
            continue;
        };
        let solution = solve(game.rules(), *game.position(), &Limits::NONE);
        assert_eq!(
            solution.progress.bounds.value(),
            Some(value),
            "{name} {}",
            game.position()
        );
        proved += 1;
        *by_variant.entry(name).or_insert(0) += 1;
    }
    assert!(
        !is_long() || proved > 60 && by_variant.len() >= 15,
        "{proved} {by_variant:?}"
    );
}

/// Bounds may stay open here, but proved ones hold.
#[test]
fn proofs_hold_where_repetition_splits_the_seeds() {
    let games = small_games(4, |spec| {
        if let Some(repetition) = &mut spec.end.repetition {
            repetition.remaining = RepetitionRemaining::EachOwn;
        }
    });
    let limits = Limits {
        nodes: 20_000,
        ..Limits::NONE
    };
    let (mut checked, mut exact) = (0, 0);
    for (name, game) in slice(games, SLICE_SPLIT) {
        let Some(value) = value_by_play(&game) else {
            continue;
        };
        let solution = solve(game.rules(), *game.position(), &limits);
        let Bounds { lower, upper } = solution.progress.bounds;
        assert!(
            (lower..=upper).contains(&value),
            "{name} {}: {value} {lower} {upper}",
            game.position()
        );
        checked += 1;
        exact += u32::from(lower == upper);
    }
    assert!(
        !is_long() || checked > 60 && exact > 30,
        "{checked} {exact}"
    );
}

/// Compares the values of `positions` random positions of each of the `variants`, with up to
/// `max_seeds` seeds, with the tables; for open positions, checks the bounds. The solver has a
/// table of `memory` bytes and no endgame tables.
fn agrees_with_tables(
    variants: impl IntoIterator<Item = (&'static str, Arc<RuleSet>)>,
    positions: u32,
    max_seeds: u16,
    memory: usize,
    limits: &Limits,
) {
    for (name, rules) in variants {
        let Some(table) = EndgameTable::of_seeds(&rules, max_seeds) else {
            assert_eq!(exactness(&rules), Exactness::None, "{name}");
            continue;
        };
        let mut random = ChaCha8Rng::seed_from_u64(9);
        let (mut compared, mut open, mut attempts) = (0, 0, 0);
        while compared < positions {
            attempts += 1;
            if attempts > 100 * positions {
                // Songo ends before so few seeds remain.
                assert_eq!(
                    (name, compared),
                    ("songo", 0),
                    "few boards are in the table"
                );
                break;
            }
            let seeds = random.random_range(2..=max_seeds);
            let placement = random_board(&rules, seeds, &mut random);
            let capturer = Some(Side::BOTH[random.random_range(0..2)]);
            let position = Position::resumed(&rules, &placement, None, capturer, &mut ());
            let Some(probe) = table.probe(&position) else {
                continue;
            };
            compared += 1;
            let solver = Solver::new(Arc::clone(&rules), position, memory).unwrap();
            let solution = solver
                .solve(limits, &mut |_| ControlFlow::Continue(()))
                .unwrap();
            let value = i32::from(probe.value);
            let value_found = solution.progress.bounds.value();
            let proves_margin = exactness(&rules) == Exactness::Margin;
            let winner = Some((solution.lead + value).signum());
            if proves_margin && value_found.is_none() || solution.winner().is_none() {
                let Bounds { lower, upper } = solution.progress.bounds;
                let is_possible = !proves_margin || (lower..=upper).contains(&value);
                assert!(limits.nodes < u64::MAX && is_possible, "{name} {position}");
                open += 1;
            } else if proves_margin {
                assert_eq!(value_found, Some(value), "{name} {position}");
            } else {
                assert_eq!(solution.winner(), winner, "{name} {position}");
            }
        }
        println!(
            "{name}: {} positions agree, {open} are open",
            compared - open
        );
    }
}

#[test]
fn values_match_the_tables() {
    let variants = slice(variants(), SLICE_TABLES);
    agrees_with_tables(variants, 25, 6, TABLE_BYTES, &Limits::NONE);
}

/// In some endings each player has a single move for hundreds of plies before any gain.
#[test]
fn values_hundreds_of_plies_away_are_found() {
    let rules = library::load("awale").unwrap().unwrap();
    let placement = Placement::parse("0-1-0-1-2-1-0-1-0-0-0-0-19-19-N", &rules).unwrap();
    let position = Position::set_up(&rules, &placement, &mut ());
    let solution = solve(&rules, position, &Limits::NONE);
    assert_eq!(solution.progress.bounds.value(), Some(2));
    assert!(solution.progress.depth > 250, "{solution:?}");
}

/// Takes an hour in release:
/// `cargo test --release -p awale-solver ten_thousand -- --ignored --nocapture`.
#[test]
#[ignore = "takes minutes"]
fn values_match_the_tables_on_ten_thousand_positions_per_variant() {
    let limits = Limits {
        nodes: MAX_NODES,
        ..Limits::NONE
    };
    agrees_with_tables(variants(), 10_000, 6, 1 << 20, &limits);
}

#[test]
fn solved_starts_have_their_recorded_values() {
    for (name, value) in [("2-4", 4), ("2-4-1996", 4)] {
        let rules = library::load(name).unwrap().unwrap();
        let solver = Solver::new(Arc::clone(&rules), start(&rules), 1 << 24).unwrap();
        let solution = solver
            .solve(&Limits::NONE, &mut |_| ControlFlow::Continue(()))
            .unwrap();
        assert_eq!(solution.progress.bounds.value(), Some(value), "{name}");
        // Replay the line to the end of the game.
        let mut game = Game::new(Arc::clone(&rules), Side::South, &mut ());
        for hole in solver.line(value, &Limits::NONE) {
            game.play(hole, &mut ()).unwrap();
        }
        assert!(game.outcome().is_some());
        assert_eq!(game.position().lead(Side::South), value, "{name}");
    }
}

#[test]
fn threads_tables_and_saved_state_change_no_value() {
    let rules = smaller(&library::load("awale").unwrap().unwrap(), 3, 2, |_| ());
    let value = solve(&rules, start(&rules), &Limits::NONE)
        .progress
        .bounds
        .value();
    assert!(value.is_some());
    let table = EndgameTable::of_seeds(&rules, 4).unwrap();
    let solver = || Solver::new(Arc::clone(&rules), start(&rules), TABLE_BYTES).unwrap();
    let with_tables = solver().with_tables(Some(&table));
    let threads = Limits {
        threads: 3,
        ..Limits::NONE
    };
    let mut watch_calls = 0;
    let solution = with_tables
        .solve(&threads, &mut |_| {
            watch_calls += 1;
            ControlFlow::Continue(())
        })
        .unwrap();
    assert!(watch_calls > 0);
    assert_eq!(solution.progress.bounds.value(), value);
    let mut saved = Vec::new();
    with_tables.save(&mut saved).unwrap();
    let resumed = solver();
    assert!(resumed.resume(&saved).unwrap() > 10);
    let solution = resumed
        .solve(&Limits::NONE, &mut |_| ControlFlow::Continue(()))
        .unwrap();
    assert_eq!(solution.progress.bounds.value(), value);
    assert!(solution.progress.nodes < 100, "{solution:?}");
}

#[test]
fn a_limited_search_returns_its_proved_bounds() {
    let rules = library::load("awale").unwrap().unwrap();
    let limits = Limits {
        nodes: 5_000,
        ..Limits::NONE
    };
    let solution = solve(&rules, start(&rules), &limits);
    assert!(solution.progress.nodes < 10_000, "{solution:?}");
    let Bounds { lower, upper } = solution.progress.bounds;
    assert!(lower <= 0 && upper >= 0 && solution.winner().is_none());
    let solver = Solver::new(Arc::clone(&rules), start(&rules), TABLE_BYTES).unwrap();
    let solution = solver
        .solve(&Limits::NONE, &mut |_| ControlFlow::Break(()))
        .unwrap();
    assert!(solution.progress.bounds.value().is_none());
}

#[test]
fn the_winner_is_found_without_the_margin() {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    for (name, rules) in variants() {
        let rules = smaller(&rules, 3, 2, |_| ());
        let placement = random_board(&rules, 6, &mut random);
        let position = Position::set_up(&rules, &placement, &mut ());
        let limits = Limits {
            winner_only: true,
            ..Limits::NONE
        };
        let winner = solve(&rules, position, &Limits::NONE).winner();
        assert!(winner.is_some());
        assert_eq!(
            solve(&rules, position, &limits).winner(),
            winner,
            "{name} {position}"
        );
    }
}

/// Solves a small start position, and certifies it with tables of `tables` seeds.
fn certify_start(name: &str, holes: i64, seeds: i64, tables: u16) -> (Arc<RuleSet>, Certificate) {
    let rules = smaller(&library::load(name).unwrap().unwrap(), holes, seeds, |_| ());
    certify(rules, name, tables)
}

fn certify(rules: Arc<RuleSet>, name: &str, tables: u16) -> (Arc<RuleSet>, Certificate) {
    // Some rules have no tables.
    let table = EndgameTable::of_seeds(&rules, tables).filter(|_| tables > 0);
    let solver = Solver::new(Arc::clone(&rules), start(&rules), 1 << 22).unwrap();
    let solver = solver.with_tables(table.as_ref());
    let solution = solver
        .solve(&Limits::NONE, &mut |_| ControlFlow::Continue(()))
        .unwrap();
    let bounds = solution.progress.bounds;
    assert!(bounds.value().is_some(), "{name}");
    let certificate = solver.certificate(name, bounds, &Limits::NONE);
    (rules, certificate.unwrap())
}

fn to_text(certificate: &Certificate, rules: &RuleSet) -> String {
    let mut bytes = Vec::new();
    certificate.write(rules, &mut bytes).unwrap();
    String::from_utf8(bytes).unwrap()
}

fn read(text: &str, rules: &Arc<RuleSet>) -> Result<Certificate, CertificateError> {
    read_certificate(&mut text.as_bytes(), |_| Ok(Arc::clone(rules)))
        .map(|(certificate, _)| certificate)
}

#[test]
fn certificates_of_all_variants_survive_a_round_trip_and_verify() {
    let mut moves = 0;
    for (name, rules) in variants() {
        let tables = if exactness(&rules) == Exactness::Margin {
            3
        } else {
            0
        };
        for tables in [0, tables] {
            let (rules, certificate) = certify_start(name, 3, 2, tables);
            let text = to_text(&certificate, &rules);
            assert_eq!(read(&text, &rules).unwrap(), certificate, "{name}");
            let verified = certificate
                .verify(&rules)
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            let bounds: Vec<Bound> = verified.iter().map(|verified| verified.bound).collect();
            let (&[Bound::AtLeast(lower), Bound::AtMost(upper)]
            | &[Bound::AtMost(upper), Bound::AtLeast(lower)]) = &bounds[..]
            else {
                // Trivial bounds are omitted.
                assert_eq!(bounds.len(), 1, "{name}");
                continue;
            };
            assert_eq!(lower, upper, "{name}");
            moves += certificate
                .claims
                .iter()
                .map(|claim| claim.moves.len())
                .sum::<usize>();
        }
    }
    assert!(moves > 500, "{moves}");
}

#[test]
fn every_certificate_of_a_random_board_verifies() {
    let mut random = ChaCha8Rng::seed_from_u64(37);
    let limits = Limits {
        nodes: 200_000,
        ..Limits::NONE
    };
    let mut verified = 0;
    for (name, rules) in variants() {
        for seeds in 3..11 {
            let placement = random_board(&rules, seeds, &mut random);
            let position = Position::set_up(&rules, &placement, &mut ());
            let solver = Solver::new(Arc::clone(&rules), position, 1 << 20).unwrap();
            let solution = solver.solve(&limits, &mut |_| ControlFlow::Continue(()));
            let bounds = solution.unwrap().progress.bounds;
            // Some bounds have no proof without cycles within the limits.
            let Ok(certificate) = solver.certificate(name, bounds, &limits) else {
                continue;
            };
            // `solve` writes none without a claim.
            if certificate.claims.is_empty() {
                continue;
            }
            let read = read(&to_text(&certificate, &rules), &rules);
            let checked = read.unwrap().verify(&rules);
            assert!(checked.is_ok(), "{name} {position}: {checked:?}");
            verified += 1;
        }
    }
    assert!(verified > 80, "{verified}");
}

#[test]
fn a_certificate_verifies_under_rules_without_repetition() {
    for (name, rules) in variants() {
        let rules = smaller(&rules, 3, 2, |spec| spec.end.repetition = None);
        let (rules, certificate) = certify(rules, name, 0);
        let verified = certificate.verify(&rules);
        assert!(verified.is_ok(), "{name}: {verified:?}");
    }
}

#[test]
fn a_certificate_with_one_move_changed_is_refused() {
    let (rules, certificate) = certify_start("awale", 3, 1, 0);
    let text = to_text(&certificate, &rules);
    let lines: Vec<&str> = text.lines().collect();
    let mut changed = 0;
    for (number, line) in lines.iter().enumerate() {
        let Some((board, letter)) = line
            .rsplit_once(' ')
            .filter(|(board, _)| board.contains('-') && !board.contains(' '))
        else {
            continue;
        };
        let other = if letter == "A" { "B" } else { "A" };
        let mut forged: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        forged[number] = format!("{board} {other}");
        let forged = forged.join("\n") + "\n";
        assert!(
            matches!(read(&forged, &rules), Err(CertificateError::Sum)),
            "{line}"
        );
        changed += 1;
    }
    assert!(changed > 20, "{changed}");
}

/// The checksum is correct here, so the moves themselves must be refuted.
#[test]
fn a_certificate_without_proof_is_refused() {
    let (rules, certificate) = certify_start("2-4", 4, 3, 0);
    assert!(certificate.verify(&rules).is_ok());
    // A claim of one seed too many.
    for claim in 0..certificate.claims.len() {
        let mut forged = certificate.clone();
        forged.claims[claim].bound = match forged.claims[claim].bound {
            Bound::AtLeast(seeds) => Bound::AtLeast(seeds + 1),
            Bound::AtMost(seeds) => Bound::AtMost(seeds - 1),
        };
        assert!(forged.verify(&rules).is_err(), "{claim}");
    }
    // Another move at the start, and no move there.
    let first = start(&rules);
    let at_least = certificate
        .claims
        .iter()
        .position(|claim| matches!(claim.bound, Bound::AtLeast(_)))
        .unwrap();
    let numbers = super::number::Numbers::new(&rules, &first).unwrap();
    let text = first
        .holes()
        .iter()
        .map(u16::to_string)
        .collect::<Vec<_>>()
        .join("-");
    let number = numbers.parse(&text).unwrap();
    let claimed_move = certificate.claims[at_least].moves[&number];
    let mut forged = certificate.clone();
    for hole in rules.geometry().all().filter(|hole| claimed_move != *hole) {
        forged.claims[at_least].moves.insert(number, hole.into());
        let refused = forged.verify(&rules);
        assert!(refused.is_err(), "{}", rules.geometry().letter(hole));
        if rules.geometry().owner(hole) == Side::North {
            assert!(matches!(refused, Err(VerifyError::IllegalMove(..))));
        }
    }
    forged.claims[at_least].moves.remove(&number);
    assert!(matches!(forged.verify(&rules), Err(VerifyError::NoMove(_))));
    // For other rules.
    let other = smaller(&rules, 4, 2, |_| ());
    assert_eq!(certificate.verify(&other), Err(VerifyError::OtherRules));
}

/// Tries claims that play the first or the last legal move in every position of a board with
/// cycles.
#[test]
fn a_cyclic_certificate_proves_no_gain() {
    let rules = smaller(&library::load("awale").unwrap().unwrap(), 3, 1, |_| ());
    let (mut cyclic_claims, mut true_claims) = (0, 0);
    let mut random = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..60 {
        let placement = random_board(&rules, 3, &mut random);
        let position = Position::set_up(&rules, &placement, &mut ());
        if position.end().is_some() {
            continue;
        }
        let solver = Solver::new(Arc::clone(&rules), position, TABLE_BYTES).unwrap();
        let value = solver
            .solve(&Limits::NONE, &mut |_| ControlFlow::Continue(()))
            .unwrap();
        let value = value.progress.bounds.value().unwrap();
        let numbers = super::number::Numbers::new(&rules, &position).unwrap();
        for last in [false, true] {
            let mut moves = HashMap::new();
            for number in 0..4_u64.pow(6) {
                let counts: Vec<u16> = (0..6)
                    .map(|column| (number / 4_u64.pow(column) % 4) as u16)
                    .collect();
                if counts.iter().sum::<u16>() > 3 {
                    continue;
                }
                let text = counts
                    .iter()
                    .map(u16::to_string)
                    .collect::<Vec<_>>()
                    .join("-");
                let board = Placement::parse(&format!("{text}-0-0-S"), &rules).unwrap();
                let board = Position::resumed(&rules, &board, Some(Side::North), None, &mut ());
                let legal: Vec<_> = board.legal_moves(&rules).iter().collect();
                let hole = if last { legal.last() } else { legal.first() };
                if let Some(&hole) = hole {
                    moves.insert(numbers.parse(&text).unwrap(), hole);
                }
            }
            let claim = super::certificate::Claim {
                bound: Bound::AtLeast(1),
                moves,
            };
            let certificate = Certificate {
                rules: "awale".to_owned(),
                fingerprint: rules.fingerprint(),
                position: placement,
                tables: 0,
                claims: vec![claim],
            };
            match certificate.verify(&rules) {
                Err(VerifyError::Cyclic(_)) => cyclic_claims += 1,
                Err(_) => {}
                Ok(_) => {
                    assert!(value >= 1, "{position}");
                    true_claims += 1;
                }
            }
        }
    }
    assert!(
        cyclic_claims > 0 && true_claims > 0,
        "{cyclic_claims} {true_claims}"
    );
}

/// Nothing is captured, so a line can run through thousands of positions before one repeats.
#[test]
fn a_proof_with_very_long_lines_is_verified() {
    let text = "(name: \"Long\", board: (holes: 5), end: (repetition: None, remaining: Nobody), \
                capture: (counts: Only([250])))";
    let rules = awale_rules::parse_rule_file(text.as_bytes()).unwrap();
    let placement = Placement::parse("2-2-1-1-1-1-1-1-1-1-0-0-S", &rules).unwrap();
    let start = Position::set_up(&rules, &placement, &mut ());
    let numbers = super::number::Numbers::new(&rules, &start).unwrap();
    let weights = Weights::zero(&rules);
    let model = Reference::new(&rules, &weights);
    let (mut moves, mut visited, mut open) = (HashMap::new(), HashSet::new(), vec![start]);
    while let Some(position) = open.pop() {
        let number = numbers.number_of(&model, &position);
        if position.end().is_some() || !visited.insert((number, position.to_move())) {
            continue;
        }
        let legal = position.legal_moves(&rules);
        let chosen = legal
            .iter()
            .next()
            .filter(|_| position.to_move() == Side::South);
        moves.extend(chosen.map(|mv| (number, mv)));
        for mv in legal
            .iter()
            .filter(|&mv| chosen.is_none_or(|chosen| chosen == mv))
        {
            let mut child = position;
            child.play_unchecked(&rules, mv, &mut ());
            open.push(child);
        }
    }
    let bound = Bound::AtLeast(0);
    let certificate = Certificate {
        rules: "long".to_owned(),
        fingerprint: rules.fingerprint(),
        position: Placement::of(&start),
        tables: 0,
        claims: vec![super::certificate::Claim { bound, moves }],
    };
    let verified = certificate.verify(&rules).unwrap();
    assert_eq!(verified[0].bound, bound);
    assert!(verified[0].positions > 100_000, "{verified:?}");
}

#[test]
fn foreign_certificates_are_refused_with_their_line() {
    let (rules, certificate) = certify_start("awale", 3, 1, 0);
    let text = to_text(&certificate, &rules);
    let refused = |text: &str| read(text, &rules).unwrap_err().to_string();
    assert!(refused("").contains("not a certificate"));
    assert!(refused("awale certificate 2\n").contains("not a certificate"));
    assert!(
        refused(&text[..text.len() - 20]).contains("expected")
            || refused(&text[..text.len() - 20]).contains("checksum")
    );
    assert!(refused(&text.replace("claim at least", "claim about")).contains("a claim"));
    assert!(refused(&text.replace("tables 0", "tables 30")).starts_with("line 5"));
    assert!(refused(&text.replace("position 1-", "position 1-1-")).starts_with("line 4"));
    assert!(refused(&text.replace("fingerprint ", "fingerprint x")).starts_with("line 3"));
    assert!(refused(&(text.clone() + "more\n")).contains("checksum"));
    let long = format!("awale certificate 1\nrules {}", "x".repeat(1 << 20));
    let message = refused(&long);
    assert!(
        message.starts_with("line 2") && message.len() < 200,
        "{message}"
    );
    let twice: String = text
        .lines()
        .map(|line| {
            let is_move = line.starts_with(|first: char| first.is_ascii_digit());
            if is_move {
                format!("{line}\n{line}\n")
            } else {
                format!("{line}\n")
            }
        })
        .collect();
    assert!(refused(&twice).contains("already has a move"));
}

/// With the rules that G. Irving, J. Donkers and J. Uiterwijk solved (*ICGA Journal* 23(3), 2000):
/// a last seed in an empty hole is captured even if it faces nothing.
#[test]
fn small_kalah_boards_have_their_published_results() {
    let kalah = library::load("kalah").unwrap().unwrap();
    let published = [(3, [0, 1, 1, 1, 1, -1]), (4, [1, 1, 1, 1, 1, 0])];
    let boards = published.map(|(holes, winners)| {
        let seeds = (1..).zip(winners);
        seeds.map(move |(seeds, winner)| (holes, seeds, winner))
    });
    for (holes, seeds, winner) in slice(boards.into_iter().flatten(), SLICE_KALAH) {
        let rules = smaller(&kalah, holes, seeds, |spec| {
            spec.capture.needs = Needs::Nothing;
        });
        let tables = EndgameTable::of_seeds(&rules, 8);
        let solver = Solver::new(Arc::clone(&rules), start(&rules), 1 << 24).unwrap();
        let solution = solver
            .with_tables(tables.as_ref())
            .solve(&Limits::NONE, &mut |_| ControlFlow::Continue(()));
        let actual = solution.unwrap().winner();
        assert_eq!(actual, Some(winner), "{holes} holes, {seeds} seeds");
    }
}
