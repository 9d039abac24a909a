//! Every move without a certain reason gets an answer: a comparison with the best other move,
//! confirmed by playing its lines.

use std::sync::atomic::AtomicBool;

use awale_engine::ai::Limits;
use awale_engine::ai::contest::opening_of;
use awale_engine::teacher::comparison::{Comparer, Continuation, Effect};
use awale_engine::teacher::reasons::of_move;
use awale_engine::text::advice::AdviceWords;
use awale_engine::text::reader::Players;
use awale_engine::text::{Language, Messages};
use awale_rules::board::Vessel;
use awale_rules::{Game, GameEvent, Move, Side, library};

/// Ten games that differ in relays, captures, feeding, stores and special holes.
const VARIANTS: [&str; 10] = [
    "awale",
    "2-4",
    "jodu",
    "vai-lung-thlan",
    "nyakun",
    "songo-duala",
    "kalah",
    "congklak",
    "togyzqumalaq",
    "pallanguzhi",
];
/// The number of positions per game.
const POSITIONS: u64 = 40;
const NODES: u64 = 2_000;
/// One position in this many compares all of its moves.
const EXPLAINED_TOO: u64 = 8;

/// Plays a line and returns the events of each ply.
fn play(game: &Game, line: &[Move]) -> (Game, Vec<Vec<GameEvent>>) {
    let mut game = game.clone();
    let plies = line.iter().map(|&mv| {
        let mut events = Vec::new();
        game.play(mv, &mut events).expect("a legal line");
        events
    });
    let plies = plies.collect();
    (game, plies)
}

/// Returns the number of seeds that `side` captures in a ply.
fn captured(events: &[GameEvent], side: Side) -> u16 {
    let captures = events.iter().filter_map(|event| event.capture());
    captures
        .filter(|(taker, _)| *taker == side)
        .map(|(_, seeds)| seeds)
        .sum()
}

/// Asserts that the claims of a continuation match what its line does.
fn confirm(game: &Game, continuation: &Continuation, place: &str) {
    let (end, plies) = play(game, &continuation.line);
    let Some(turning_point) = &continuation.turning_point else {
        let has_captures = plies
            .iter()
            .any(|events| Side::BOTH.iter().any(|&side| captured(events, side) > 0));
        // Two lines in which all the same things happen may both end the game.
        let nothing_happens = !has_captures && end.outcome().is_none();
        assert!(continuation.begins_alike || nothing_happens, "{place}");
        return;
    };
    assert_eq!(turning_point.plies_before + 1, plies.len(), "{place}");
    let last = plies.last().expect("a move");
    match &turning_point.effect {
        Effect::Captures { side, seeds, holes } => {
            assert_eq!(captured(last, *side), *seeds, "{place}");
            assert!(*seeds > 0 && !holes.is_empty(), "{place}");
            for hole in holes {
                let mut of = last.iter().filter_map(|event| event.transfer());
                let from = |(from, ..): (Vessel, Vessel, u16)| from == Vessel::Hole(*hole);
                assert!(of.any(from), "{place}");
            }
        }
        Effect::MovesAgain(side) => {
            assert_eq!(end.position().to_move(), *side, "{place}");
        }
        Effect::MakesSpecial { hole, side } => {
            let after = end.position().special()[side.index()];
            assert!(after.contains(*hole), "{place}");
        }
        Effect::Passes(side) => {
            assert!(last.contains(&GameEvent::Passed { side: *side }), "{place}");
        }
        Effect::EndsRound => {
            assert!(end.outcome().is_none(), "{place}");
            let began = |event: &GameEvent| matches!(event, GameEvent::RoundBegan { .. });
            assert!(last.iter().any(began), "{place}");
        }
        Effect::Ends(lofts) => {
            assert_eq!(end.outcome().map(|outcome| outcome.lofts), Some(*lofts));
        }
    }
}

#[test]
fn every_move_without_a_certain_reason_has_a_true_comparison() {
    let never = AtomicBool::new(false);
    let english = Messages::new(Language::default());
    let (mut answers, mut turned) = (0, 0);
    for name in VARIANTS {
        let rules = library::load(name).unwrap().unwrap();
        for number in 0..POSITIONS {
            let game = opening_of(&rules, 3, number, number as usize);
            let mut comparer = Comparer::new(game.clone(), Limits::nodes(NODES));
            let legal = game.position().legal_moves(&rules);
            for mv in legal.iter() {
                // In some positions, the moves with a reason too: all of Kalah's have one.
                if number % EXPLAINED_TOO != 0 && !of_move(&game, mv).is_empty() {
                    continue;
                }
                let place = format!("{name} {} {mv:?}", game.position());
                let found = comparer.compare(Some(mv), &never).expect(&place);
                assert_eq!(found.chosen.line.first(), Some(&mv), "{place}");
                confirm(&game, &found.chosen, &place);
                if let Some(other) = &found.other {
                    confirm(&game, other, &place);
                    let both = [&found.chosen.turning_point, &other.turning_point];
                    turned += u64::from(both.iter().any(|turning_point| turning_point.is_some()));
                    assert!(
                        both[0].is_none()
                            || both[0].as_ref().map(|t| &t.effect)
                                != both[1].as_ref().map(|t| &t.effect),
                        "{place}"
                    );
                }
                let words = AdviceWords {
                    messages: &english,
                    geometry: rules.geometry(),
                    players: Players {
                        names: ["Ama", "Kofi"],
                        reader: None,
                    },
                    mover: game.position().to_move(),
                };
                let sentence = words.compared(&found);
                assert!(sentence.contains("After"), "{place}: {sentence}");
                assert!(!sentence.contains(['{', '}']), "{place}: {sentence}");
                answers += 1;
            }
            // Each line is played out only once.
            assert!(comparer.lines_played() <= legal.len(), "{name}");
        }
    }
    assert!(answers > 150, "{answers}");
    // Most answers mention something that happens.
    assert!(turned * 2 > answers, "{turned} of {answers}");
}
