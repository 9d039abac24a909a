//! Game files round-trip: everything that was played is written and read back.

use std::sync::Arc;

use awale_rules::game_file::{
    DATE_TAG, END_TAG, GameFileError, GameRecord, MAX_NESTING, RESULT_TAG, START_TAG,
};
use awale_rules::problem::SourceLocation;
use awale_rules::{
    Action, BoardSnapshot, Ending, Game, GameTree, Placement, Refusal, RuleSet, Side, library,
};
use proptest::prelude::*;

use super::random_rules::rule_set;
use super::variants::{all, play_on, seeded_rng, wander};

const START: &str = "[Start \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"]\n";

fn awale() -> Arc<RuleSet> {
    all().find(|(name, _)| *name == "awale").unwrap().1
}

fn read(text: &str) -> GameRecord {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn replayed(moves: &str) -> Result<GameTree, GameFileError> {
    format!("{START}{moves}")
        .parse::<GameRecord>()?
        .replay_tree(awale())
}

/// Writes the moves on one line.
fn written(tree: &GameTree) -> String {
    let text = GameRecord::of_tree(tree, "awale", &[]).to_string();
    let moves = text.split_once("\n\n").unwrap().1;
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn games_of_every_variant_round_trip() {
    for (index, (name, rules)) in all().enumerate() {
        for seed in 0..8 {
            let mut rng = seeded_rng(77 * index as u64 + seed);
            let begins = Side::BOTH[seed as usize % 2];
            let mut tree = GameTree::new(Game::new(Arc::clone(&rules), begins, &mut ()));
            if seed < 2 {
                play_on(&mut tree, 400, &mut rng);
            } else {
                wander(&mut tree, 40, &mut rng);
            }
            let record = GameRecord::of_tree(&tree, name, &[(DATE_TAG, "2026-11-21")]);
            let text = record.to_string();
            assert_eq!(read(&text), record, "{text}");
            assert!(record.is_for(&rules));
            let again = record.replay_tree(Arc::clone(&rules)).unwrap();
            assert_eq!(
                GameRecord::of_tree(&again, name, &[(DATE_TAG, "2026-11-21")]),
                record
            );
            assert_eq!(again.size(), tree.size(), "{name}");
            tree.go_to_step(usize::MAX);
            assert_eq!(again.game().positions(), tree.game().positions(), "{name}");
            assert_eq!(again.line_outcome(), tree.line_outcome(), "{name}");
            let main = record.replay(Arc::clone(&rules)).unwrap();
            assert_eq!(main.positions(), tree.game().positions(), "{name}");
            assert_eq!(
                GameRecord::of(&main, name, &[]).moves.len(),
                record.moves.len()
            );
        }
    }
}

#[test]
fn variations_follow_the_move_that_they_replace() {
    let text = "{The start.} 1. C {so} (1. A a {why?} (1... b 2. B)) (1. D) 1... e 2. F (2. A agreed) 2... a south_resigned";
    let tree = replayed(text).unwrap();
    assert_eq!((tree.ply(), tree.size()), (4, 12));
    assert_eq!(tree.line_ending(), Some(Ending::Resigned(Side::South)));
    assert_eq!(tree.comment(tree.node(0).unwrap()), "The start.");
    assert_eq!(tree.variations(1).len(), 3);
    assert_eq!(written(&tree), text);
}

#[test]
fn the_current_line_is_written_first() {
    let mut tree = replayed("C e F").unwrap();
    tree.go_to_step(1);
    let hole = tree.rules().geometry().hole('a').unwrap();
    tree.play(hole, &mut ()).unwrap();
    assert_eq!(written(&tree), "1. C a (1... e 2. F)");
}

#[test]
fn files_of_other_programs_are_read() {
    let loose = "{a}{b} 1.C{x}(1.A a){y}1... e ( {before} 1...f ) ( {only said} ) 2. F * 26-22";
    assert_eq!(
        written(&replayed(loose).unwrap()),
        "{a b} 1. C {x y} (1. A a) 1... e {only said} (1... f {before}) 2. F"
    );
    // A variation that begins like the line shares its nodes as far as the moves agree.
    let shared = replayed("C (C e F) f A").unwrap();
    assert_eq!(written(&shared), "1. C f (1... e 2. F) 2. A");
    let longer = replayed("C (C e)").unwrap();
    assert_eq!((longer.ply(), longer.line_length()), (1, 2));
    let marked = format!("\u{feff}{START}C");
    assert_eq!(read(&marked).moves.len(), 1);
}

#[test]
fn resignation_and_agreement_round_trip() {
    for ending in Ending::ALL {
        for plies in [0, 5] {
            let mut tree = GameTree::new(Game::new(awale(), Side::South, &mut ()));
            play_on(&mut tree, plies, &mut seeded_rng(3));
            tree.end_by(ending, &mut ());
            let mut record = read(&GameRecord::of(tree.game(), "awale", &[]).to_string());
            assert_eq!(record.tag(END_TAG), Some(ending.code()));
            let again = record.replay(awale()).unwrap();
            assert_eq!(again.positions(), tree.game().positions());
            assert_eq!(
                (again.ending(), again.outcome()),
                (Some(ending), tree.line_outcome())
            );
            assert!(matches!(
                record.moves.pop().unwrap().action,
                Action::Ending(_)
            ));
            // The tag alone is enough.
            assert_eq!(
                record.replay(awale()).unwrap().outcome(),
                tree.line_outcome()
            );
            let by_tag = record.replay_tree(awale()).unwrap();
            assert_eq!(by_tag.line_outcome(), tree.line_outcome());
        }
    }
}

#[test]
fn errors_have_a_line_and_column() {
    let cases = [
        ("C e\n  §", 3, 3, "expected a tag"),
        ("C {never", 2, 3, "not closed"),
        ("C (e (f)", 2, 3, "not closed"),
        ("C e)", 2, 4, "unmatched closing parenthesis"),
        ("(C) e", 2, 1, "must follow the move"),
        ("C ((e)", 2, 4, "must follow the move"),
        ("C e\n[Start \"x\"]", 3, 1, "second game"),
        ("C agreedly", 2, 3, "expected a tag"),
        ("C e }", 2, 5, "expected a tag"),
        ("C e x", 2, 5, "not a hole of this board"),
        ("C\n e b", 3, 4, "move 2, b, can't be played"),
        ("C (D e d) e", 2, 8, "move 2, d, can't be played"),
        ("C agreed\n\n e", 4, 2, "move 2, e, can't be played"),
        ("C agreed north_resigned", 2, 10, "already over"),
    ];
    for (moves, line, column, words) in cases {
        let error = replayed(moves).expect_err(moves);
        assert_eq!(
            error.place(),
            Some(SourceLocation { line, column }),
            "{moves}: {error}"
        );
        let message = error.to_string();
        assert!(
            message.starts_with(&format!("{line}:{column}: ")),
            "{message}"
        );
        assert!(message.contains(words), "{moves}: {message}");
    }
    let elsewhere = read("[Start \"4-4-S\"] C").replay(awale());
    assert!(matches!(elsewhere, Err(GameFileError::Start(_))));
    assert!(matches!(
        replayed("C C"),
        Err(GameFileError::Illegal {
            ply: 2,
            refusal: Refusal::NotYourTerritory,
            ..
        })
    ));
    for text in ["[", "[Start", "[Start \"x", "[Start \"x\"", "[Start \"x\\"] {
        let error = text.parse::<GameRecord>().unwrap_err();
        assert_eq!(
            error,
            GameFileError::Unclosed(SourceLocation { line: 1, column: 1 }),
            "{text}"
        );
    }
}

#[test]
fn without_a_start_a_game_begins_as_its_variant_does() {
    for name in library::all_names() {
        let rules = library::load(name).unwrap().unwrap();
        let mut rng = seeded_rng(5);
        let mut tree = GameTree::new(Game::new(Arc::clone(&rules), Side::South, &mut ()));
        wander(&mut tree, 20, &mut rng);
        let mut record = GameRecord::of_tree(&tree, name, &[]);
        let again = record.replay_tree(Arc::clone(&rules)).unwrap();
        record.tags.retain(|(tag, _)| tag != START_TAG);
        let without = record.replay_tree(rules).unwrap();
        assert_eq!(written(&without), written(&again), "{name}");
        assert_eq!(without.game().start(), again.game().start(), "{name}");
    }
    let start = "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S";
    let set_up = read(&format!("[FEN \"{start}\"] F"))
        .replay(awale())
        .unwrap();
    assert_eq!(set_up.start().text(set_up.rules().geometry()), start);
}

#[test]
fn a_collection_has_all_its_games() {
    let mut games = Vec::new();
    for (index, name) in library::all_names().enumerate() {
        let rules = library::load(name).unwrap().unwrap();
        let mut tree = GameTree::new(Game::new(rules, Side::South, &mut ()));
        wander(&mut tree, 12, &mut seeded_rng(index as u64));
        games.push(GameRecord::of_tree(
            &tree,
            name,
            &[(DATE_TAG, "2026-11-21")],
        ));
    }
    let texts: Vec<String> = games.iter().map(GameRecord::to_string).collect();
    assert_eq!(GameRecord::read_all(&texts.join("\n")).unwrap(), games);
    assert_eq!(GameRecord::read_all(" \n").unwrap(), []);
    let error = GameRecord::read_all(&format!("{START}C e\n\n{START}C ) e")).unwrap_err();
    assert_eq!(error.place(), Some(SourceLocation { line: 5, column: 3 }));
}

#[test]
fn deeply_nested_brackets_are_rejected_and_never_written() {
    let deep = format!("{START}{}", "C (".repeat(300_000));
    assert!(matches!(
        deep.parse::<GameRecord>(),
        Err(GameFileError::TooDeep(_))
    ));
    let allowed = format!("C {}{}", "(C ".repeat(MAX_NESTING), ")".repeat(MAX_NESTING));
    assert!(allowed.parse::<GameRecord>().is_ok());

    // Two branches at every ply; the line follows the first branch.
    let (_, rules) = all().find(|(name, _)| *name == "nyakun").unwrap();
    let mut tree = GameTree::new(Game::new(rules, Side::South, &mut ()));
    let mut rng = seeded_rng(5);
    let mut forks = Vec::new();
    for _ in 0..2000 {
        let here = tree.current();
        play_on(&mut tree, 1, &mut rng);
        if tree.current() == here {
            break;
        }
        forks.push(tree.current());
    }
    for &fork in &forks {
        let other = {
            tree.go_to(fork);
            tree.take_back();
            let legal = tree.game().position().legal_moves(tree.rules());
            legal
                .iter()
                .find(|&mv| tree.action(fork) != Some(Action::Move(mv)))
        };
        if let Some(hole) = other {
            tree.play(hole, &mut ()).unwrap();
        }
    }
    let text = GameRecord::of_tree(&tree, "nyakun", &[]).to_string();
    let again = read(&text).replay_tree(Arc::clone(tree.rules())).unwrap();
    assert_eq!(again.size(), tree.size());
}

#[test]
fn a_record_can_contain_its_rules_and_recognizes_them() {
    let (_, darra) = all().find(|(name, _)| *name == "darra").unwrap();
    let larger = darra
        .on_board(darra.usual_boards().nth(1).unwrap())
        .unwrap();
    let game = Game::new(Arc::new(larger.clone()), Side::South, &mut ());
    let mut record = GameRecord::of(&game, "mine", &[]);
    assert!(record.embedded_rules().is_none());
    record.embed_rules(&larger);
    let record = read(&record.to_string());
    assert_eq!(record.embedded_rules(), Some(Ok(larger.clone())));
    assert!(record.is_for(&larger) && !record.is_for(&darra));
    assert!(!GameRecord::default().is_for(&larger));

    // Moves in one variant may be legal in another.
    let mut tree = GameTree::new(Game::new(awale(), Side::South, &mut ()));
    play_on(&mut tree, 4, &mut seeded_rng(1));
    let (_, oware) = all().find(|(name, _)| *name == "oware").unwrap();
    let record = GameRecord::of_tree(&tree, "awale", &[]);
    assert!(!record.is_for(&oware) && record.replay(oware).is_ok());
}

#[test]
fn tags_are_read_without_the_moves() {
    let mut game = Game::new(awale(), Side::North, &mut ());
    game.resign(Side::North, &mut ());
    let record = GameRecord::of(&game, "awale", &[("South", "\"A\\\nma\""), ("Odd_1", "")]);
    let text = record.to_string();
    assert_eq!(read(&text), record);
    let tags = GameRecord::read_tags(&format!("{text} not moves §")).unwrap();
    assert_eq!(tags, record.tags);
    assert_eq!(record.tag(RESULT_TAG), Some("48-0"));
    assert_eq!(record.tag(START_TAG), Some("4-4-4-4-4-4-4-4-4-4-4-4-0-0-N"));
}

#[test]
fn a_truncated_file_is_an_error_or_the_beginning_of_the_game() {
    let mut tree = GameTree::new(Game::new(awale(), Side::South, &mut ()));
    wander(&mut tree, 30, &mut seeded_rng(12));
    let text = GameRecord::of_tree(&tree, "awale", &[]).to_string();
    for (at, _) in text.char_indices() {
        if let Ok(record) = text[..at].parse::<GameRecord>() {
            let again = record.replay_tree(awale());
            assert!(
                again.is_ok() || record.tag(START_TAG).is_none(),
                "{at}: {again:?}"
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn games_by_any_rules_from_any_start_round_trip(
        rules in rule_set(18),
        counts in proptest::collection::vec(0..=8_u16, 38),
        is_set_up in any::<bool>(),
        seed in any::<u64>(),
    ) {
        let rules = Arc::new(rules);
        let mut start = Placement::at_start(&rules, Side::BOTH[seed as usize % 2]);
        if is_set_up {
            let holes = rules.geometry().holes();
            start.holes[..holes].copy_from_slice(&counts[..holes]);
            start.lofts.copy_from_slice(&counts[36..]);
        }
        let game = Game::set_up(Arc::clone(&rules), &start, &mut ());
        let mut tree = GameTree::new(game);
        wander(&mut tree, 12, &mut seeded_rng(seed));
        let record = GameRecord::of_tree(&tree, "random", &[]);
        prop_assert_eq!(&read(&record.to_string()), &record);
        let again = record.replay_tree(Arc::clone(&rules)).unwrap();
        tree.go_to_step(usize::MAX);
        prop_assert_eq!(again.game().positions(), tree.game().positions());
        prop_assert_eq!(again.size(), tree.size());
        prop_assert_eq!(GameRecord::of_tree(&again, "random", &[]), record);
        // Replayed seed by seed, the line leads from its first position to its last.
        for step in 0..=tree.steps_in_line() {
            let (mut seen, events) = tree.events_of(step).unwrap();
            events.into_iter().for_each(|event| seen.apply(event));
            prop_assert_eq!(seen, BoardSnapshot::of(tree.position_of(tree.node(step).unwrap())));
        }
    }
}
