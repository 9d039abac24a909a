//! The preview of a move matches the move as played; also tests the holes in danger.

use std::sync::Arc;

use awale_rules::{
    BoardSnapshot, EndReason, Game, GameEvent, Hole, HoleSet, Move, Placement, Preview, RuleSet,
    Side, Vessel, library,
};
use proptest::prelude::*;

use super::random_rules::rule_set;

fn rules(name: &str) -> Arc<RuleSet> {
    library::load(name).unwrap().unwrap()
}

fn game(variant: &str, position: &str) -> Game {
    let rules = rules(variant);
    let placement = Placement::parse(position, &rules).unwrap();
    Game::set_up(rules, &placement, &mut ())
}

fn hole(game: &Game, letter: char) -> Hole {
    game.position().geometry().hole(letter).unwrap()
}

fn preview(game: &Game, letter: char) -> Preview {
    game.preview(hole(game, letter)).unwrap()
}

/// Formats the changes of the holes, by letter: "C-4 D+1".
fn changes(game: &Game, preview: &Preview) -> String {
    let geometry = game.position().geometry();
    let changes = geometry.all().filter_map(|hole| {
        let change = preview.change(Vessel::Hole(hole));
        (change != 0).then(|| format!("{}{change:+}", geometry.letter(hole)))
    });
    changes.collect::<Vec<_>>().join(" ")
}

fn letters(game: &Game, holes: HoleSet) -> String {
    let geometry = game.position().geometry();
    holes.iter().map(|hole| geometry.letter(hole)).collect()
}

/// Asserts that every legal move of `game` matches its preview.
fn assert_previews_hold(game: &Game) {
    let before = BoardSnapshot::of(game.position());
    for hole in game.position().geometry().all() {
        let mut played = game.clone();
        let mut events = Vec::new();
        let shown = match (game.preview(hole), played.play(hole, &mut events)) {
            (Ok(shown), Ok(_)) => shown,
            (shown, played) => {
                assert_eq!(shown.map(|_| ()), played.map(|_| ()));
                continue;
            }
        };
        let after = BoardSnapshot::of(played.position());
        for vessel in before.vessels() {
            let shared: i32 = events.iter().map(|&event| shared_out(event, vessel)).sum();
            let expected = i32::from(before.count(vessel)) + shown.change(vessel) + shared;
            assert_eq!(i32::from(after.count(vessel)), expected, "{vessel:?}");
        }
        for side in Side::BOTH {
            let gain = shown.change(Vessel::Loft(side));
            assert_eq!(i32::from(shown.captured(side)), gain);
        }
        let last_sown = events.iter().rev().find_map(|event| match event {
            GameEvent::Sown { hole, .. } => Some(Vessel::Hole(*hole)),
            _ => None,
        });
        assert_eq!(Some(shown.end()), last_sown);
        let ends = |event: &&GameEvent| matches!(event, GameEvent::Ended { .. });
        let shown_end = shown.notable_events().iter().find(ends);
        assert_eq!(shown_end, events.iter().find(ends));
    }
}

/// Returns the number of seeds that `vessel` gains when the remaining seeds are shared out at the
/// end of the game.
fn shared_out(event: GameEvent, vessel: Vessel) -> i32 {
    match event {
        GameEvent::RemainderTaken { hole, seeds, side } => {
            let gains = |gainer| i32::from(gainer == vessel) * i32::from(seeds);
            gains(Vessel::Loft(side)) - gains(Vessel::Hole(hole))
        }
        _ => 0,
    }
}

/// Plays `choices` in order, and calls `check` with the game before each ply.
fn play_through(rules: &Arc<RuleSet>, choices: &[u8], mut check: impl FnMut(&Game)) {
    let mut game = Game::new(Arc::clone(rules), Side::South, &mut ());
    for &choice in choices {
        check(&game);
        let legal: Vec<Move> = game.position().legal_moves(rules).iter().collect();
        if legal.is_empty() {
            return;
        }
        game.play(legal[usize::from(choice) % legal.len()], &mut ())
            .unwrap();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn previews_match_moves_by_random_rules(
        rules in rule_set(9),
        choices in proptest::collection::vec(any::<u8>(), 40),
    ) {
        play_through(&Arc::new(rules), &choices, assert_previews_hold);
    }

    #[test]
    fn holes_are_in_danger_if_a_move_of_the_opponent_captures_them(
        rules in rule_set(9),
        choices in proptest::collection::vec(any::<u8>(), 40),
    ) {
        let rules = Arc::new(rules);
        play_through(&rules, &choices, |game| {
            let raided = game.position();
            let raider = raided.to_move();
            let mut taken = HoleSet::EMPTY;
            for hole in raided.legal_moves(&rules).holes().iter() {
                let mut events = Vec::new();
                let _ = raided.clone().play(&rules, hole, &mut events);
                for event in events {
                    if let GameEvent::Captured { hole, side, .. } | GameEvent::FlowCaptured { hole, side, .. } = event
                        && side == raider
                        && rules.geometry().owner(hole) != raider
                        && raided.seeds_in(hole) > 0
                    {
                        taken.insert(hole);
                    }
                }
            }
            assert_eq!(raided.threatened(&rules, raider.opponent()), taken);
        });
    }
}

#[test]
fn previews_match_moves_by_every_rule_file() {
    for name in library::names() {
        for seed in 0..4u8 {
            let choices: Vec<u8> = (0..60u8).map(|ply| ply.wrapping_mul(37 + seed)).collect();
            play_through(&rules(name), &choices, assert_previews_hold);
        }
    }
}

#[test]
fn a_single_lap_is_previewed_hole_by_hole() {
    let game = game("awale", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    let shown = preview(&game, 'C');
    assert_eq!(changes(&game, &shown), "C-4 D+1 E+1 F+1 a+1");
    assert_eq!(
        (shown.end(), shown.laps()),
        (Vessel::Hole(hole(&game, 'a')), 1)
    );
    assert_eq!(Side::BOTH.map(|side| shown.captured(side)), [0, 0]);
    assert!(shown.notable_events().is_empty());
}

#[test]
fn a_chain_is_previewed_with_the_capture_of_each_hole() {
    let game = game("awale", "4-0-0-0-0-3-1-2-1-0-5-5-10-17-S");
    let shown = preview(&game, 'F');
    assert_eq!(changes(&game, &shown), "F-3 a-1 b-2 c-1");
    assert_eq!(shown.captured(Side::South), 7);
    let yields = |letter| shown.captured_from(hole(&game, letter), Side::South);
    assert_eq!("abc".chars().map(yields).collect::<Vec<_>>(), [2, 3, 2]);
    assert_eq!(shown.change(Vessel::Loft(Side::South)), 7);
}

#[test]
fn a_void_grand_slam_captures_nothing_and_names_the_spared_side() {
    let game = game("awale", "4-0-0-0-0-2-1-1-0-0-0-0-20-20-S");
    let shown = preview(&game, 'F');
    assert_eq!(changes(&game, &shown), "F-2 a+1 b+1");
    assert_eq!(shown.captured(Side::South), 0);
    assert_eq!(letters(&game, shown.spared()), "ab");
}

#[test]
fn relays_and_captures_on_the_way_are_previewed_with_their_taker() {
    let mut game = game("oware", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    let first = hole(&game, 'F');
    game.play(first, &mut ()).unwrap();
    // "Kofi plays b (6 laps) and captures 4 seeds. Ama gets 8 seeds on the way."
    let shown = preview(&game, 'b');
    assert_eq!(shown.laps(), 6);
    assert_eq!(Side::BOTH.map(|side| shown.captured(side)), [8, 4]);
}

#[test]
fn a_pass_and_an_end_are_previewed_with_the_move() {
    let passed = GameEvent::Passed { side: Side::North };
    let game_of_passes = game("oware", "2-1-0-0-1-3-0-0-0-0-0-0-20-21-S");
    let shown = preview(&game_of_passes, 'A');
    assert_eq!(shown.notable_events(), [passed]);

    let last_capture = game("awale-1996", "0-0-0-0-0-1-2-1-0-0-0-2-23-19-S");
    let shown = preview(&last_capture, 'F');
    let reason = EndReason::Majority;
    assert_eq!(shown.notable_events(), [GameEvent::Ended { reason }]);
    assert_eq!(shown.change(Vessel::Loft(Side::South)), 3);
}

#[test]
fn holes_in_danger_are_those_capturable_on_the_opponents_turn() {
    let game = game("awale", "1-2-4-4-0-0-4-4-4-4-4-2-5-10-S");
    let position = game.position();
    let rules = game.rules();
    let danger = |side| letters(&game, position.threatened(rules, side));
    assert_eq!(danger(Side::South), "AB");
}
