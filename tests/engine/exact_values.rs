//! Checks what the search proves and counts against the rules alone, for all built-in games and for
//! random rule files.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use awale_engine::ai::{Engine, Limits, SEED, perft::perft};
use awale_rules::{Game, Placement, Position, RuleSet, Side, library, perft as reference};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::random_world::drawn;

/// Returns all built-in games, and the same number of random ones.
fn all_rules(longest_row: i64) -> impl Iterator<Item = (String, Arc<RuleSet>)> {
    let built_in = library::all_names().map(|name| {
        let rules = library::load(name).unwrap().unwrap();
        (name.to_owned(), rules)
    });
    let count = library::all_names().count() as u64;
    let random = (0..2 * count).map(move |seed| {
        let rules = drawn(seed, longest_row);
        (format!("random {seed}"), rules)
    });
    built_in.chain(random)
}

/// Draws a random position with `seeds` on the board and with all other state that the rules have;
/// `None` if the game is over there.
fn set_up(rules: &Arc<RuleSet>, seeds: u16, random: &mut ChaCha8Rng) -> Option<Game> {
    let geometry = rules.geometry();
    let mut placement = Placement {
        to_move: Side::BOTH[random.random_range(0..2)],
        ..Placement::default()
    };
    for _ in 0..seeds {
        placement.holes[random.random_range(0..geometry.holes())] += 1;
    }
    if geometry.has_stores() {
        placement.lofts = [(); 2].map(|()| random.random_range(0..40));
    }
    if rules.has_land() {
        placement.owned_by_south = Some(random.random_range(0..=geometry.holes() as u8));
    }
    if rules.special().is_some()
        && let Some(hole) = geometry.all().nth(random.random_range(0..geometry.holes()))
    {
        placement.special[random.random_range(0..2)].insert(hole);
    }
    // Only positions that can be written are valid.
    let text = placement.text(geometry);
    let placement = Placement::parse(&text, rules).ok()?;
    let game = Game::set_up(Arc::clone(rules), &placement, &mut ());
    (game.outcome().is_none() && Placement::of(game.position()).round == 1).then_some(game)
}

/// Returns South's lead: the margin of the lofts, or all seeds, if the last move has decided the
/// game.
fn lead(rules: &RuleSet, position: &Position) -> i32 {
    if !rules.is_won_by_last_move() {
        return position.lead(Side::South);
    }
    let most = i32::from(position.total_seeds());
    match position.outcome().and_then(|outcome| outcome.winner) {
        Some(Side::South) => most,
        Some(Side::North) => -most,
        None => 0,
    }
}

/// Returns South's gain until the end of the game or round under best play, by exhaustive search;
/// `None` if that takes more than `budget` moves.
fn exact(game: &mut Game, [mut least, mut most]: [i32; 2], budget: &mut u32) -> Option<i32> {
    let rules = Arc::clone(game.rules());
    let (mover, before) = (game.position().to_move(), lead(&rules, game.position()));
    for one in game.position().legal_moves(&rules).iter() {
        *budget = budget.checked_sub(1)?;
        let played = game.play(one, &mut ()).unwrap();
        let gain = lead(&rules, played.round_end.as_ref().unwrap_or(game.position())) - before;
        let rest = if played.round_end.is_some() || game.outcome().is_some() {
            Some(0)
        } else {
            exact(game, [least - gain, most - gain], budget)
        };
        game.take_back();
        let value = gain + rest?;
        match mover {
            Side::South => least = least.max(value),
            Side::North => most = most.min(value),
        }
        if least >= most {
            break;
        }
    }
    Some(match mover {
        Side::South => least,
        Side::North => most,
    })
}

fn never() -> AtomicBool {
    AtomicBool::new(false)
}

#[test]
fn proved_values_are_those_of_the_rules() {
    let mut random = ChaCha8Rng::seed_from_u64(0);
    let (mut compared, mut wrong) = (0, Vec::new());
    for (name, rules) in all_rules(4) {
        let mut engine = Engine::with_memory(&rules, 1 << 20).unwrap();
        for seeds in (1..=5).cycle().take(30) {
            let Some(mut game) = set_up(&rules, seeds, &mut random) else {
                continue;
            };
            let Some(expected) = exact(&mut game, [-10_000, 10_000], &mut 1_000) else {
                continue;
            };
            engine.clear();
            let limits = Limits {
                full_width: true,
                ..Limits::nodes(3_000)
            };
            let report = engine.search(&game, &limits, &never(), &mut |_| ());
            if !report.proved {
                continue;
            }
            compared += 1;
            let found = match game.position().to_move() {
                Side::South => report.lines[0].value,
                Side::North => -report.lines[0].value,
            };
            if found != SEED * expected {
                wrong.push(format!(
                    "{name} {}: {found}, not {expected}",
                    game.position()
                ));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {compared}: {wrong:#?}",
        wrong.len()
    );
    assert!(compared > 200, "{compared}");
}

#[test]
fn a_round_that_repeats_itself_gives_each_player_their_own() {
    let rules = library::load("ali-guli-mane").unwrap().unwrap();
    let text = "0-10-10-10-1-1-1-2-1-0-0-0-0-0-18-16-S;shut=10,11,12,13;round=2;began=N";
    let placement = Placement::parse(text, &rules).unwrap();
    let game = Game::set_up(Arc::clone(&rules), &placement, &mut ());
    let limits = Limits {
        full_width: true,
        ..Limits::nodes(300_000)
    };
    let report = Engine::new(&rules).search(&game, &limits, &never(), &mut |_| ());
    assert!(report.proved);
    let best = &report.lines[0];
    let geometry = rules.geometry();
    let first = best
        .first_move()
        .map(|one| geometry.name_of(one).to_string());
    assert_eq!((first.as_deref(), best.value), (Some("G"), 36 * SEED));
}

#[test]
fn fast_counting_agrees_with_golden_data() {
    let data = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data"));
    for file in ["perft.txt", "world/perft.txt", "world4/perft.txt"] {
        for line in fs::read_to_string(data.join(file)).unwrap().lines() {
            let [name, depth, count] = line.split(' ').collect::<Vec<_>>()[..] else {
                panic!("{line}");
            };
            let rules = library::load(name).unwrap().unwrap();
            let start = Position::start(&rules, Side::South, &mut ());
            let found = perft(&rules, &start, depth.parse().unwrap(), true);
            assert_eq!(found.to_string(), count, "{name} at depth {depth}");
        }
    }
}

#[test]
fn fast_counting_agrees_with_the_rules() {
    let mut random = ChaCha8Rng::seed_from_u64(2);
    for (name, rules) in all_rules(6) {
        for seeds in (1..=12).chain([30]) {
            let Some(game) = set_up(&rules, seeds, &mut random) else {
                continue;
            };
            let position = game.position();
            let expected = reference::perft(&rules, position, 2);
            for bulk in [true, false] {
                let found = perft(&rules, position, 2, bulk);
                assert_eq!(found, expected, "{name} {position}, bulk: {bulk}");
            }
        }
    }
}
