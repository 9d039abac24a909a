//! A game with its variations: undo and redo are exact, and no move is lost.

use std::sync::Arc;

use awale_rules::game_file::GameRecord;
use awale_rules::game_tree::NodeId;
use awale_rules::{
    Action, BoardSnapshot, EndReason, Ending, Game, GameTree, Hole, Placement, Position, Refusal,
    Side,
};

use super::variants::{all, any_move, play_on, seeded_rng, wander};

fn awale() -> GameTree {
    let (_, rules) = all().find(|(name, _)| *name == "awale").unwrap();
    GameTree::new(Game::new(rules, Side::South, &mut ()))
}

fn play(tree: &mut GameTree, letters: &str) {
    for letter in letters.chars() {
        let hole = tree.rules().geometry().hole(letter).unwrap();
        tree.play(hole, &mut ()).unwrap();
    }
}

fn letters(tree: &GameTree) -> String {
    let geometry = tree.rules().geometry();
    let names = tree.line().map(|mv| geometry.name_of(mv).to_string());
    names.collect()
}

/// Asserts that the tree's game equals a game in which its moves are played from the start.
fn assert_equals_a_fresh_game(tree: &GameTree) {
    let [mover, capturer] = tree.game().last_before();
    let mut fresh = Game::resumed(Arc::clone(tree.rules()), tree.start(), mover, capturer);
    for &mv in tree.game().moves() {
        fresh.play(mv, &mut ()).unwrap();
    }
    if let Some(ending) = tree.game().ending() {
        fresh.end_by(ending, &mut ());
    }
    assert_eq!(fresh.positions(), tree.game().positions());
    assert_eq!(fresh.moves(), tree.game().moves());
    assert_eq!(fresh.outcome(), tree.game().outcome());
    assert_eq!(tree.position_of(tree.current()), tree.game().position());
}

#[test]
fn undo_and_redo_work_at_every_ply_of_long_games_of_all_variants() {
    for (index, (name, rules)) in all().enumerate() {
        for seed in 0..6 {
            let mut rng = seeded_rng(100 * index as u64 + seed);
            let begins = Side::BOTH[seed as usize % 2];
            let mut tree = GameTree::new(Game::new(Arc::clone(&rules), begins, &mut ()));
            let mut positions = vec![*tree.game().position()];
            let mut events_by_ply = Vec::new();
            while let (Some(hole), true) = (any_move(&tree, &mut rng), positions.len() < 400) {
                let mut events = Vec::new();
                tree.play(hole, &mut events).unwrap();
                positions.push(*tree.game().position());
                events_by_ply.push(events);
            }
            let plies = tree.ply();
            assert_eq!(
                (plies, tree.line_length()),
                (events_by_ply.len(), events_by_ply.len()),
                "{name}"
            );
            for ply in (0..=plies).rev() {
                tree.go_to_step(ply);
                assert_eq!(
                    *tree.game().position(),
                    positions[ply],
                    "{name}, back to {ply}"
                );
                // Undoes to the start and redoes to the end from every 16th ply.
                if ply % 16 == 0 {
                    while tree.take_back() {}
                    assert_eq!(*tree.game().position(), positions[0]);
                    let mut events = Vec::new();
                    while tree.play_again(&mut events).is_some() {
                        assert_eq!(
                            events,
                            events_by_ply[tree.ply() - 1],
                            "{name}, ply {}",
                            tree.ply()
                        );
                        events.clear();
                    }
                    assert_eq!(tree.game().positions(), positions, "{name}");
                    tree.go_to_step(ply);
                }
                assert_eq!(tree.line_length(), plies);
            }
            for (ply, expected) in events_by_ply.iter().enumerate() {
                let (mut seen, events) = tree.events_of(ply + 1).unwrap();
                assert_eq!(seen, BoardSnapshot::of(&positions[ply]));
                assert_eq!(&events, expected, "{name}, ply {ply}");
                events.into_iter().for_each(|event| seen.apply(event));
                assert_eq!(seen, BoardSnapshot::of(&positions[ply + 1]));
            }
        }
    }
}

#[test]
fn random_navigation_ends_in_the_game_that_was_played() {
    for (index, (name, rules)) in all().enumerate() {
        for seed in 0..4 {
            let mut rng = seeded_rng(1000 + 10 * index as u64 + seed);
            let mut tree = GameTree::new(Game::new(Arc::clone(&rules), Side::North, &mut ()));
            for _ in 0..25 {
                let before = tree.size();
                wander(&mut tree, 3, &mut rng);
                assert!(tree.size() >= before, "{name}: nothing is lost");
                assert_equals_a_fresh_game(&tree);
            }
        }
    }
}

#[test]
fn every_node_of_the_tree_can_be_visited() {
    let mut tree = awale();
    wander(&mut tree, 80, &mut seeded_rng(7));
    let mut nodes = vec![NodeId::START];
    let mut next = 0;
    while let Some(&node) = nodes.get(next) {
        nodes.extend(tree.children(node));
        next += 1;
    }
    assert_eq!(nodes.len(), tree.size() + 1);
    assert!(nodes.len() > 60);
    for node in nodes.into_iter().rev().step_by(3) {
        tree.go_to(node);
        assert_eq!(tree.current(), node);
        assert_equals_a_fresh_game(&tree);
    }
}

#[test]
fn a_new_move_from_an_earlier_position_keeps_the_old_line() {
    let mut tree = awale();
    play(&mut tree, "AaBbC");
    tree.go_to_step(2);
    assert_eq!(letters(&tree), "AaBbC", "going back changes nothing");
    play(&mut tree, "B");
    assert_eq!(
        letters(&tree),
        "AaBbC",
        "the same move continues the same line"
    );
    tree.take_back();
    play(&mut tree, "Dd");
    assert_eq!(letters(&tree), "AaDd");
    assert_eq!(tree.variations(3).len(), 2);
    assert!(tree.choose_variation(3, 0));
    assert_eq!((letters(&tree).as_str(), tree.ply()), ("AaBbC", 3));
    tree.go_to_step(usize::MAX);
    assert!(tree.is_at_end() && tree.ply() == 5);
    assert!(tree.choose_variation(3, 1) && !tree.choose_variation(3, 2));
    assert_eq!(letters(&tree), "AaDd");
    // Back at the fork, redo follows the line visited last.
    tree.go_to_step(0);
    tree.go_to_step(usize::MAX);
    assert_eq!((letters(&tree).as_str(), tree.ply()), ("AaDd", 4));
    assert_eq!(tree.size(), 7);
}

#[test]
fn a_resignation_is_undone_and_redone_without_a_ply() {
    let mut tree = awale();
    play(&mut tree, "Aa");
    let before = *tree.game().position();
    assert!(tree.resign(Side::South, &mut ()));
    assert!(!tree.resign(Side::North, &mut ()) && !tree.agree_to_end(&mut ()));
    assert_eq!((tree.ply(), tree.step(), tree.line_length()), (2, 3, 2));
    assert_eq!(tree.line_ending(), Some(Ending::Resigned(Side::South)));
    let refused = tree.play(Hole::new(1), &mut ());
    assert_eq!(refused, Err(Refusal::GameOver));
    let outcome = tree.game().outcome();
    assert_eq!(outcome.unwrap().winner, Some(Side::North));

    assert!(tree.take_back());
    assert_eq!((*tree.game().position(), tree.ply()), (before, 2));
    assert!(!tree.is_at_end());
    let mut events = Vec::new();
    let again = tree.play_again(&mut events);
    assert_eq!(again, Some(Action::Ending(Ending::Resigned(Side::South))));
    assert_eq!(
        tree.events_of(3),
        Some((BoardSnapshot::of(&before), events))
    );
    assert_eq!(tree.game().outcome(), outcome);

    // Visiting an earlier ply doesn't withdraw the resignation.
    tree.go_to_step(1);
    tree.go_to_step(usize::MAX);
    assert_eq!(tree.game().outcome(), outcome);

    tree.take_back();
    play(&mut tree, "B");
    assert_eq!((letters(&tree).as_str(), tree.line_ending()), ("AaB", None));
    assert_eq!(
        tree.variations(3).len(),
        2,
        "the resignation is a variation"
    );
}

#[test]
fn a_game_can_end_by_agreement_before_the_first_move() {
    let mut tree = awale();
    assert!(tree.agree_to_end(&mut ()));
    assert_eq!(tree.line_outcome().unwrap().reason, EndReason::Agreed);
    assert!(tree.take_back() && !tree.take_back());
    assert!(tree.is_at_start() && tree.game().outcome().is_none());
    let game = {
        tree.go_to_step(usize::MAX);
        tree.game().clone()
    };
    let again = GameTree::new(game);
    assert_eq!(
        (again.line_ending(), again.ply()),
        (Some(Ending::Agreed), 0)
    );
}

#[test]
fn undo_returns_to_the_players_own_last_decision() {
    let mut tree = awale();
    play(&mut tree, "AaBb");
    let is_south = |side| side == Side::South;
    assert!(tree.take_back_to_decision(is_south));
    assert_eq!(tree.ply(), 2);
    play(&mut tree, "C");
    assert!(tree.take_back_to_decision(is_south) && tree.ply() == 2);
    tree.resign(Side::South, &mut ());
    assert!(tree.take_back_to_decision(is_south) && tree.ply() == 2);
    assert!(tree.take_back_to_decision(is_south) && tree.ply() == 0);
    assert!(!tree.take_back_to_decision(is_south));
    play(&mut tree, "F");
    assert!(tree.take_back_to_decision(|_| true) && tree.ply() == 0);
    assert!(!tree.take_back_to_decision(|side| side == Side::North));
}

#[test]
fn undo_across_passes_stops_at_the_players_own_turn() {
    let (_, rules) = all().find(|(name, _)| *name == "jodu").unwrap();
    let mut passed = 0;
    for seed in 0..40 {
        let mut tree = GameTree::new(Game::new(Arc::clone(&rules), Side::South, &mut ()));
        play_on(&mut tree, 300, &mut seeded_rng(seed));
        let mut undone = Vec::new();
        while tree.take_back_to_decision(|side| side == Side::North) {
            assert_eq!(tree.game().position().to_move(), Side::North);
            undone.push(tree.ply());
        }
        passed += undone
            .windows(2)
            .filter(|pair| pair[0] == pair[1] + 1)
            .count();
    }
    assert!(
        passed > 0,
        "some game has a pass, after which a player moves twice"
    );
}

#[test]
fn a_tree_can_begin_at_a_custom_position() {
    let (_, rules) = all().find(|(name, _)| *name == "oware").unwrap();
    let placement =
        awale_rules::Placement::parse("0-0-0-0-0-3-1-2-0-0-0-0-20-22-N", &rules).unwrap();
    let mut tree = GameTree::new(Game::set_up(rules, &placement, &mut ()));
    play(&mut tree, "b");
    tree.go_to_step(0);
    let (before, events) = tree.events_of(0).unwrap();
    assert_eq!(before, BoardSnapshot::of(tree.game().position()));
    assert!(events.is_empty() && tree.events_of(2).is_none());
    assert_eq!(
        *tree.position_of(NodeId::START),
        Position::set_up(tree.rules(), &placement, &mut ())
    );
}

/// The last player to move or to capture before a game was resumed may get the seeds left at its
/// end.
#[test]
fn a_resumed_game_is_the_same_game_as_a_tree_and_as_a_record() {
    let (_, rules) = all().find(|(name, _)| *name == "darra").unwrap();
    let placement = Placement::parse("0-0-0-0-0-1-1-1-2-0-0-0-20-23-S", &rules).unwrap();
    let north = Some(Side::North);
    let mut game = Game::resumed(rules, &placement, north, north);
    let _ = game.play(Hole::new(5), &mut ());
    let tree = GameTree::new(game.clone());
    assert_eq!(tree.game().positions(), game.positions());
    assert_eq!(tree.game().positions()[0].last_capturer(), north);
    assert_eq!(tree.line_outcome(), game.outcome());
    assert_equals_a_fresh_game(&tree);
    let record = GameRecord::of(&game, "darra", &[]);
    let read: GameRecord = record.to_string().parse().unwrap();
    let replayed = read.replay(Arc::clone(game.rules())).unwrap();
    assert_eq!(replayed.positions(), game.positions());
    let replayed = read.replay_tree(Arc::clone(game.rules())).unwrap();
    assert_eq!(replayed.game().positions(), game.positions());
}
