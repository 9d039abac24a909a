//! Sowings that never end, which the rules forbid.

use std::ops::ControlFlow;
use std::sync::Arc;

use awale_rules::spec::Endless;
use awale_rules::{
    Game, GameEvent, GameTree, Move, Placement, Position, Refusal, RuleSet, Side, library,
};

use super::random_four_rows;
use super::variants::{play_on, seeded_rng};

/// Seeds of random games that reach an endless move, found among 60,000: one game in a thousand
/// does.
const KUJIFUNZA: [u64; 4] = [1049, 2394, 3061, 3332];
const KISWAHILI: [u64; 4] = [1881, 2584, 3060, 3341];
/// The longest random game, in plies.
const PLIES: usize = 400;

/// Returns the same rules, except that an endless sowing is cut off.
fn cutting_off(rules: &RuleSet) -> RuleSet {
    let mut spec = rules.spec().clone();
    spec.sowing.relay.as_mut().unwrap().endless = Endless::CutOff;
    RuleSet::from_spec(spec).unwrap()
}

/// Collects the positions of the random games with these seeds.
fn positions(
    rules: &Arc<RuleSet>,
    seeds: impl IntoIterator<Item = u64>,
) -> impl Iterator<Item = Position> {
    seeds.into_iter().flat_map(|seed| {
        let game = Game::new(Arc::clone(rules), Side::BOTH[seed as usize % 2], &mut ());
        let mut tree = GameTree::new(game);
        play_on(&mut tree, PLIES, &mut seeded_rng(seed));
        tree.game().positions().to_vec()
    })
}

/// Returns `true` if the sowing of `mv` is cut off.
fn is_cut_off(position: &Position, rules: &RuleSet, mv: Move) -> bool {
    let mut events: Vec<GameEvent> = Vec::new();
    position.clone().play_unchecked(rules, mv, &mut events);
    events
        .iter()
        .any(|event| matches!(event, GameEvent::CutOff { .. }))
}

#[test]
fn random_games_of_bao_meet_endless_moves_which_are_refused() {
    for (name, found) in [("bao-kujifunza", KUJIFUNZA), ("bao-kiswahili", KISWAHILI)] {
        let rules = library::load(name).unwrap().unwrap();
        let cutting_off = cutting_off(&rules);
        let mut refused = 0;
        for position in positions(&rules, (0..100).chain(found)) {
            let legal = position.legal_moves(&rules);
            for mv in legal.iter() {
                assert!(
                    !is_cut_off(&position, &cutting_off, mv),
                    "{position} {mv:?}"
                );
            }
            for mv in position.legal_moves(&cutting_off).iter() {
                let refusal = position.refusal(&rules, mv);
                assert_eq!(refusal.is_none(), legal.contains(mv), "{position} {mv:?}");
                assert_eq!(
                    refusal == Some(Refusal::Endless),
                    is_cut_off(&position, &cutting_off, mv),
                    "{position} {mv:?}"
                );
                refused += u32::from(refusal.is_some());
            }
        }
        assert!(refused > 0, "{name}");
        println!("{name}: {refused} endless moves");
    }
}

/// The move from Donkers' appendix: its 97th lap repeats the first.
#[test]
fn a_sowing_that_repeats_itself_is_no_move() {
    let rules = library::load("bao-kiswahili").unwrap().unwrap();
    let text =
        "2-0-1-2-0-1-2-0-1-2-1-0-1-2-0-1-3-0-4-2-3-2-1-2-0-2-0-0-3-0-0-0-0-0-S;reserve=13,13";
    let placement = Placement::parse(text, &rules).unwrap();
    let mut position = Position::set_up(&rules, &placement, &mut ());
    let mv = rules.geometry().parse_move("J-").unwrap();
    assert_eq!(position.refusal(&rules, mv), Some(Refusal::Endless));
    assert_eq!(position.play(&rules, mv, &mut ()), Err(Refusal::Endless));
    assert!(is_cut_off(&position, &cutting_off(&rules), mv));
}

/// Legality is the same whether a move is judged before it is played or after.
#[test]
fn moves_that_are_played_are_the_legal_ones() {
    let built_in = library::four_row_names().map(|name| library::load(name).unwrap().unwrap());
    let random = (0..60).map(|seed| random_four_rows::drawn(seed, 12));
    let mut forbidding = 0;
    for rules in built_in.chain(random) {
        forbidding += u32::from(rules.four_rows().unwrap().four_rows.endless == Endless::Illegal);
        for position in positions(&rules, 0..12) {
            let mut played = Vec::new();
            position.for_each_move(&rules, |mv, after, _| {
                played.push((mv, after));
                ControlFlow::Continue(())
            });
            let legal = position.legal_moves(&rules).iter().rev().map(|mv| {
                let mut after = position;
                after.play_unchecked(&rules, mv, &mut ());
                (mv, after)
            });
            assert!(legal.eq(played), "{position} {:?}", rules.spec());
            if position.end().is_none() {
                let mover = position.to_move();
                let is_stuck = position.is_stuck(&rules, mover);
                let legal = position.legal_moves(&rules);
                assert_eq!(is_stuck, legal.is_empty(), "{position} {:?}", rules.spec());
            }
        }
    }
    assert!(forbidding > 5, "{forbidding}");
}
