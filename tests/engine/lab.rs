//! Compares the rule lab's counters with the games that it played.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use awale_engine::ai::contest::Contestant;
use awale_engine::lab::play::{TRIALS_PER_PAIR, game};
use awale_engine::lab::{Figure, GameRecord, Lab, Plan, play, result_file, warnings};
use awale_rules::{
    BoardSnapshot, Game, GameEvent, RuleSet, Side, Vessel, library, parse_rule_file,
};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::changed_input::changed;
use crate::random_rules::rule_set;

static NEVER: AtomicBool = AtomicBool::new(false);

/// Recounts a game independently from its moves: seeds are followed event by event on a board
/// without rules, and turns by the side to move.
fn recounted(played: &Game) -> GameRecord {
    let rules = played.rules();
    let total = u32::from(rules.total_seeds());
    let mut start_events: Vec<GameEvent> = Vec::new();
    let mut again = Game::new(Arc::clone(rules), Side::South, &mut start_events);
    let mut record = GameRecord {
        seeds: total,
        passes: count(&start_events, |event| {
            matches!(event, GameEvent::Passed { .. })
        }),
        // Under some rules, a game is over at its start.
        seeds_left: left_at_end(&start_events, &again).unwrap_or(0),
        ..GameRecord::default()
    };
    let mut lead = 0;
    let mut halfway = 0;
    for (ply, &mv) in played.moves().iter().enumerate() {
        let before = *again.position();
        if ply == played.moves().len() / 2 {
            halfway = margin(&again);
        }
        let legal = rules
            .geometry()
            .all()
            .filter(|&hole| before.refusal(rules, hole).is_none())
            .count();
        let mut events: Vec<GameEvent> = Vec::new();
        again.play(mv, &mut events).unwrap();
        record.plies += 1;
        record.legal_moves += legal as u32;
        record.forced_turns += u32::from(legal == 1);
        let laps = 1 + count(&events, |event| matches!(event, GameEvent::Relay { .. }));
        record.laps += laps;
        record.longest_turn = record.longest_turn.max(laps);
        record.cut_off_sowings += count(&events, |event| matches!(event, GameEvent::CutOff { .. }));
        record.passes += count(&events, |event| matches!(event, GameEvent::Passed { .. }));
        if again.outcome().is_none() {
            let same = again.position().to_move() == before.to_move();
            assert_eq!(
                same,
                count(&events, |event| matches!(event, GameEvent::Passed { .. })) % 2 == 1
            );
        }
        if let Some(left) = left_at_end(&events, &again) {
            record.seeds_left = left;
        }
        let caught = captured(&BoardSnapshot::of(&before), &events);
        record.capturing_turns += u32::from(caught > 0);
        record.captured_seeds += caught;
        record.largest_capture = record.largest_capture.max(caught);
        for event in &events {
            if let GameEvent::FlowCaptured { seeds, .. } = event {
                record.captured_while_sowing += u32::from(*seeds);
            }
        }
        let now = margin(&again);
        if now != 0 {
            record.lead_changes += u32::from(lead * now < 0);
            lead = now;
        }
    }
    record.margin = margin(&again);
    record.end = again.outcome().map(|outcome| outcome.reason);
    record.is_comeback = halfway * record.margin < 0;
    record
}

/// Returns the seeds shared out after the last end of a game or a round in `events`, plus those
/// that stay on the board; `None` if nothing ends.
fn left_at_end(events: &[GameEvent], after: &Game) -> Option<u32> {
    let is_end = |event: &GameEvent| matches!(event, GameEvent::Ended { .. });
    let shared = &events[events.iter().rposition(is_end)?..];
    let taken = shared.iter().map(|event| match event {
        GameEvent::RemainderTaken { seeds, .. } => u32::from(*seeds),
        _ => 0,
    });
    // A new round begins with all seeds in the lofts.
    let stays = match after.outcome() {
        Some(_) => u32::from(after.position().on_board()),
        None => 0,
    };
    Some(taken.sum::<u32>() + stays)
}

fn count(events: &[GameEvent], is_counted: impl Fn(&GameEvent) -> bool) -> u32 {
    events.iter().filter(|event| is_counted(event)).count() as u32
}

fn margin(game: &Game) -> i32 {
    let [south, north] = Side::BOTH.map(|side| i32::from(game.position().loft(side)));
    south - north
}

/// Returns the number of seeds that enter the lofts before the game ends.
fn captured(before: &BoardSnapshot, events: &[GameEvent]) -> u32 {
    let lofts =
        |board: &BoardSnapshot| Side::BOTH.map(|side| u32::from(board.count(Vessel::Loft(side))));
    let mut board = *before;
    let until = events
        .iter()
        .take_while(|event| !matches!(event, GameEvent::Ended { .. }));
    until.for_each(|&event| board.apply(event));
    lofts(&board).iter().sum::<u32>() - lofts(before).iter().sum::<u32>()
}

/// Plays trials, and compares their counters with their games.
fn check(rules: &Arc<RuleSet>, plan: &Plan, seed: u64, trials: u64) {
    let mut lab = Lab::new(Arc::clone(rules), *plan, seed);
    let mut records = Vec::new();
    for number in 0..trials {
        let trial = play(rules, plan, seed, number, &NEVER).unwrap();
        let played = game(rules, plan, seed, number, &NEVER).unwrap();
        let record = recounted(&played);
        assert_eq!(trial.game, record, "trial {number}");
        assert!(trial.pair.is_none() || number % TRIALS_PER_PAIR == TRIALS_PER_PAIR - 1);
        assert!(lab.step(&NEVER));
        records.push(record);
    }
    let results = lab.results();
    assert_eq!(results.trials(), trials);
    let ended: Vec<&GameRecord> = records.iter().filter(|game| game.end.is_some()).collect();
    let value = |figure| results.estimate(figure).map(|estimate| estimate.value);
    let mean = |sum: u32, of: usize| (of > 0).then(|| f64::from(sum) / of as f64);
    let turns: u32 = records.iter().map(|game| game.plies).sum();
    let wins = ended.iter().filter(|game| game.margin > 0).count();
    let expected = [
        (
            Figure::Plies,
            mean(ended.iter().map(|game| game.plies).sum(), ended.len()),
        ),
        (Figure::FirstWins, mean(wins as u32, ended.len())),
        (
            Figure::Choice,
            mean(
                records.iter().map(|game| game.legal_moves).sum(),
                turns as usize,
            ),
        ),
        (
            Figure::Laps,
            mean(records.iter().map(|game| game.laps).sum(), turns as usize),
        ),
        (
            Figure::Passes,
            mean(records.iter().map(|game| game.passes).sum(), turns as usize),
        ),
        (
            Figure::Endless,
            mean((records.len() - ended.len()) as u32, records.len()),
        ),
    ];
    for (figure, expected) in expected {
        let found = value(figure);
        let near = found
            .zip(expected)
            .is_some_and(|(one, other)| (one - other).abs() < 1e-9);
        assert!(
            near || (found, expected) == (None, None),
            "{figure:?}: {found:?}, {expected:?}"
        );
    }
}

const CHANCE: Plan = Plan {
    player: Contestant::Random,
    rival: Contestant::Random,
};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn counters_match_the_games_played(rules in rule_set(8), seed in any::<u64>()) {
        check(&Arc::new(rules), &CHANCE, seed, 3);
    }
}

#[test]
fn counters_match_the_games_of_variants_and_custom_rules() {
    let plan = Plan {
        player: Contestant::Nodes(40),
        rival: Contestant::Random,
    };
    for name in library::names() {
        check(&library::load(name).unwrap().unwrap(), &plan, 3, 2);
    }
    for number in 0..30 {
        let path = format!(
            "{}/tests/data/custom/custom-{number}.ron",
            concat!(env!("CARGO_MANIFEST_DIR"), "/../..")
        );
        let rules = parse_rule_file(&std::fs::read(path).unwrap()).unwrap();
        check(&Arc::new(rules), &CHANCE, number, 4);
    }
}

#[test]
fn seeds_left_are_those_on_the_board_in_every_built_in_game() {
    let mut ended = 0;
    for name in library::all_names() {
        let rules = library::load(name).unwrap().unwrap();
        for number in 0..4 {
            let trial = play(&rules, &CHANCE, 5, number, &NEVER).unwrap();
            let played = game(&rules, &CHANCE, 5, number, &NEVER).unwrap();
            let mut again = Game::new(Arc::clone(&rules), Side::South, &mut ());
            let mut left = 0;
            for &mv in played.moves() {
                let mut events: Vec<GameEvent> = Vec::new();
                again.play(mv, &mut events).unwrap();
                left = left_at_end(&events, &again).unwrap_or(left);
            }
            assert_eq!(trial.game.seeds_left, left, "{name}, game {number}");
            ended += u32::from(again.outcome().is_some());
            // Sungka is played until the board is empty, and Hus keeps all seeds on the board.
            match name {
                "sungka" => assert_eq!(left, 0),
                "hus" if again.outcome().is_some() => assert_eq!(left, 48),
                _ => {}
            }
        }
    }
    assert!(ended > 100, "{ended} games ended");
}

#[test]
fn changed_result_files_are_rejected_or_harmless() {
    let files = ["awale", "oware"].map(|name| {
        let path = format!(
            "{}/rules/lab/{name}.ron",
            concat!(env!("CARGO_MANIFEST_DIR"), "/../..")
        );
        std::fs::read_to_string(path).unwrap()
    });
    let rules = library::load("awale").unwrap().unwrap();
    let mut chance = ChaCha8Rng::seed_from_u64(11);
    let (mut used, mut refused) = (0, 0);
    for _ in 0..3_000 {
        let bytes = changed(&files, &mut chance);
        let text = String::from_utf8_lossy(&bytes);
        let Ok(results) = result_file::read_any(&text) else {
            refused += 1;
            continue;
        };
        used += 1;
        for figure in Figure::ALL {
            if let Some(estimate) = results.estimate(figure) {
                let (least, most) = figure.range();
                assert!((least..=most).contains(&estimate.value), "{figure:?}");
                assert!(estimate.interval.is_none_or(|(low, high)| low <= high));
            }
        }
        let _ = warnings(&rules, &results);
        let again = result_file::text(&results).unwrap();
        assert_eq!(result_file::read_any(&again).unwrap(), results);
        let mut both = results.clone();
        let _ = both.merge(&results);
    }
    // A change within a comment is harmless.
    assert!(
        used > 10 && refused > 1_000,
        "{used} used, {refused} refused"
    );
}

#[test]
fn a_stopped_lab_counts_only_complete_games() {
    let rules = library::load("awale").unwrap().unwrap();
    let mut lab = Lab::new(rules, CHANCE, 0);
    assert!(!lab.step(&AtomicBool::new(true)));
    assert_eq!(lab.results().trials(), 0);
    assert!(lab.step(&NEVER));
    assert_eq!(lab.results().trials(), 1);
}
