//! Checks what the texts of the strategies claim about their examples.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::sync::Arc;

use super::{ALL, Group, HELP_FILE, StagedExample, strategies};
use crate::fixtures::{rules, set_up};
use crate::text::{Language, Messages};
use awale_rules::{Game, GameEvent, RuleSet, Side};

/// A game that starts from the position of an example.
struct Example {
    rules: Arc<RuleSet>,
    game: Game,
}

impl Example {
    fn of(name: &str) -> Self {
        let strategy = ALL.iter().find(|strategy| strategy.name == name).unwrap();
        Self::at(&strategy.example)
    }

    fn at(staged: &StagedExample) -> Self {
        let rules = rules(staged.variant);
        let game = set_up(&rules, staged.position);
        Self { rules, game }
    }

    /// Returns a game from the current position with `side` to move.
    fn with_to_move(&self, side: char) -> Self {
        let text = self.game.position().to_string();
        let seeds = text.trim_end_matches(['S', 'N']);
        Self {
            rules: Arc::clone(&self.rules),
            game: set_up(&self.rules, &format!("{seeds}{side}")),
        }
    }

    /// Plays a move. Returns the hole of its last seed, and its captures in order.
    fn play(&mut self, letter: char) -> (char, Vec<(char, u16)>) {
        let mut events = Vec::new();
        let geometry = self.rules.geometry();
        let hole = geometry.hole(letter).unwrap();
        self.game.play(hole, &mut events).unwrap();
        let last = events.iter().rev().find_map(|event| match event {
            GameEvent::Sown { hole, .. } => Some(geometry.letter(*hole)),
            _ => None,
        });
        let captured = events.iter().filter_map(|event| match event {
            GameEvent::Captured { hole, seeds, .. } => Some((geometry.letter(*hole), *seeds)),
            _ => None,
        });
        (last.unwrap(), captured.collect())
    }

    fn seeds(&self, letter: char) -> u16 {
        let hole = self.rules.geometry().hole(letter).unwrap();
        self.game.position().seeds_in(hole)
    }

    /// Returns the letters of the legal moves.
    fn legal_letters(&self) -> String {
        let geometry = self.rules.geometry();
        let moves = self.game.position().legal_moves(&self.rules);
        moves
            .holes()
            .iter()
            .map(|hole| geometry.letter(hole))
            .collect()
    }
}

/// Returns the examples of all strategies and of the 1996 help file.
fn all_staged() -> impl Iterator<Item = StagedExample> {
    let strategies = ALL.iter().map(|strategy| strategy.example);
    strategies.chain(HELP_FILE.iter().map(|help_file| help_file.example))
}

#[test]
fn every_example_fits_its_board_and_plays_to_its_end() {
    for staged in all_staged() {
        let mut example = Example::at(&staged);
        let start = Game::new(Arc::clone(&example.rules), Side::South, &mut ());
        let total = start.position().total_seeds();
        assert_eq!(example.game.position().total_seeds(), total);
        assert!(!staged.moves.is_empty() && !staged.marks.is_empty());
        for letter in staged.marks.chars() {
            assert!(example.rules.geometry().hole(letter).is_ok());
        }
        for letter in staged.moves.chars() {
            example.play(letter);
        }
    }
}

#[test]
fn strategies_are_sorted_by_group() {
    let groups: Vec<_> = ALL.iter().map(|strategy| strategy.group).collect();
    let order = |group: &Option<Group>| Group::ALL.iter().position(|other| Some(*other) == *group);
    assert!(groups.is_sorted_by_key(order));
    for group in Group::ALL {
        assert!(groups.contains(&Some(group)));
    }
}

#[test]
fn only_the_last_seed_starts_a_capture() {
    let mut from_e = Example::of("master-stone");
    assert_eq!((from_e.seeds('E'), from_e.seeds('D')), (4, 6));
    let captured = vec![('c', 2), ('b', 2), ('a', 2)];
    assert_eq!(from_e.play('E'), ('c', captured));
    let mut from_d = Example::of("master-stone");
    assert_eq!(from_d.play('D'), ('d', vec![]));
    let seeds = ['a', 'b', 'c', 'd'].map(|letter| from_d.seeds(letter));
    assert_eq!(seeds, [2, 2, 2, 5]);
}

#[test]
fn a_kroo_goes_round_and_captures_holes_that_it_passes_twice() {
    let mut example = Example::of("kroo");
    assert_eq!(example.seeds('E'), 15);
    let captured = vec![('c', 2), ('b', 3), ('a', 2)];
    assert_eq!(example.play('E'), ('c', captured));
    assert_eq!(example.seeds('E'), 0);
}

#[test]
fn a_thirteenth_seed_makes_the_kroo_ripe() {
    let unripe = Example::of("ripe");
    assert_eq!(unripe.seeds('E'), 12);
    assert_eq!(unripe.with_to_move('S').play('E'), ('F', vec![]));
    let mut example = Example::of("ripe");
    assert_eq!(example.play('D').0, 'E');
    assert_eq!(example.seeds('E'), 13);
    assert_eq!(example.with_to_move('S').play('E'), ('a', vec![('a', 2)]));
}

#[test]
fn a_dam_stops_the_kroo_that_ends_at_it() {
    let mut example = Example::of("dam");
    assert_eq!((example.seeds('e'), example.seeds('C')), (15, 4));
    example.play('A');
    assert_eq!(example.play('e'), ('C', vec![]));
    assert_eq!(example.seeds('C'), 6);
    let mut broken = Example::of("dam");
    broken.play('C');
    let (_, captured) = broken.play('e');
    assert_eq!(captured.iter().map(|(_, seeds)| seeds).sum::<u16>(), 7);
}

#[test]
fn pressure_forces_an_unripe_kroo() {
    let mut example = Example::of("pressure");
    assert_eq!(example.seeds('e'), 12);
    assert_eq!(example.with_to_move('N').legal_letters(), "e");
    let north = |example: &Example| ('a'..='f').map(|hole| example.seeds(hole)).sum::<u16>();
    let north_seeds = north(&example);
    example.play('C');
    assert_eq!(north(&example), north_seeds, "no seed was given");
    assert_eq!(example.legal_letters(), "e");
    assert_eq!(example.play('e'), ('f', vec![]));
}

#[test]
fn one_seed_more_makes_a_kroo_miss() {
    let mut example = Example::of("overloading");
    assert_eq!(example.seeds('a'), 19);
    let captured = vec![('C', 2), ('B', 2)];
    assert_eq!(example.with_to_move('N').play('a'), ('C', captured));
    assert_eq!(example.play('E').0, 'a');
    assert_eq!(example.seeds('a'), 20);
    assert_eq!(example.play('a'), ('D', vec![]));
    assert_eq!(example.seeds('D'), 6);
}

#[test]
fn a_small_move_stays_at_home() {
    let mut example = Example::of("small-moves");
    assert_eq!(example.game.position().on_board(), 5);
    assert_eq!((example.seeds('F'), example.seeds('e')), (2, 2));
    let mut giving_seeds = Example::of("small-moves");
    assert_eq!(giving_seeds.play('F'), ('b', vec![]));
    assert_eq!((giving_seeds.seeds('a'), giving_seeds.seeds('b')), (1, 1));
    assert_eq!(example.play('B'), ('C', vec![]));
}

#[test]
fn a_hungry_player_is_fed_and_strikes() {
    let mut example = Example::of("hungry");
    assert!(example.game.position().is_starved(Side::South));
    assert_eq!(example.legal_letters(), "d");
    example.play('d');
    assert_eq!(example.play('F'), ('a', vec![('a', 3)]));
    let position = example.game.position();
    assert_eq!(position.loft(Side::South), 25);
    assert_eq!(position.total_seeds(), 48);
    assert_eq!(position.end(), None, "the game continues");
}

#[test]
fn every_strategy_names_its_holes_in_every_language() {
    for language in Language::all() {
        let messages = Messages::new(language);
        let sections = strategies(&messages);
        assert_eq!(sections.len(), ALL.len() + 1);
        for strategy in &ALL {
            let example = messages.get(strategy.paragraphs[1]);
            assert!(!example.contains("strategies-"), "{language:?}: {example}");
            let is_named = |letter: char| {
                let words = example.split(|other: char| !other.is_alphanumeric());
                words.into_iter().any(|word| word == letter.to_string())
            };
            for letter in strategy.example.moves.chars() {
                assert!(is_named(letter), "{language:?}: {letter} in {example}");
            }
        }
    }
}

#[test]
fn the_help_file_shows_a_move_a_capture_and_seven_seeds() {
    let example_at = |index: usize| Example::at(&HELP_FILE[index].example);
    let mut example = example_at(0);
    assert_eq!(example.legal_letters(), "AF");
    assert_eq!((example.seeds('B'), example.seeds('E')), (0, 0));
    assert_eq!(example.play('F'), ('c', vec![]));
    assert_eq!(example_at(1).seeds('E'), 3);
    assert_eq!(example_at(1).play('E'), ('b', vec![('b', 2)]));
    assert_eq!(example_at(2).seeds('D'), 5);
    let captured = vec![('c', 2), ('b', 3), ('a', 2)];
    assert_eq!(example_at(2).play('D'), ('c', captured));
}

#[test]
fn every_drawing_shows_the_moves_of_its_example() {
    for staged in all_staged() {
        let played = staged.played().expect(staged.position);
        assert_eq!(played.moves.len(), staged.moves.len());
        let before = &played.picture.before;
        for letter in staged.marks.chars() {
            let hole = played.rules.geometry().hole(letter).unwrap();
            assert!(before.holes[hole.index()].mark.is_some(), "{staged:?}");
        }
        let mut example = Example::at(&staged);
        for letter in staged.moves.chars() {
            example.play(letter);
        }
        let after = played.picture.after.expect(staged.position);
        for hole in after.geometry.all() {
            assert_eq!(
                after.holes[hole.index()].seeds,
                example.game.position().seeds_in(hole),
                "{staged:?}"
            );
        }
    }
}
