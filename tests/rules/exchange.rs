//! Games in the notations of other programs: recorded games are read, and what is written is read
//! back.

use std::sync::Arc;

use awale_rules::exchange::{self, ExchangeError, Inexpressible, Notation};
use awale_rules::game_file::GameRecord;
use awale_rules::{EndReason, Game, GameTree, Placement, RuleSet, Side, library};

use rand::RngExt;

use super::variants::{play_on, seeded_rng};

fn rules(name: &str) -> Arc<RuleSet> {
    library::load(name).unwrap().unwrap()
}

fn read(text: &str, name: &str) -> Result<GameRecord, ExchangeError> {
    exchange::read(text, exchange::recognize(text), &rules(name))
}

/// Returns the position after a game.
fn end(text: &str, name: &str) -> String {
    let record = read(text, name).unwrap_or_else(|error| panic!("{text}: {error}"));
    record.replay(rules(name)).unwrap().position().to_string()
}

/// The first 28 moves of a game between people.
const TOGYZQUMALAQ: &str = "f1e2 d2e1 i1a2 b2i1 b1g2 f2e1 c1d2 i2d1 a1f2 i2h2 a1b1 g2e2 c1e1 e2a2 h1c1 h2i1 i1f2 i2g2 f1h2 i2h2 i1i2 g2c2 i1i2 e2b2 a1b1 i2h2 h1i2 i2h2";
const AFTER_TOGYZQUMALAQ: &str = "1-8-3-18-0-1-16-1-1-0-3-1-1-1-6-18-7-17-40-19-S;kids=4:N";

#[test]
fn a_recorded_game_of_togyzqumalaq_is_read() {
    assert_eq!(exchange::recognize(TOGYZQUMALAQ), Notation::PlayStrategy);
    assert_eq!(end(TOGYZQUMALAQ, "togyzqumalaq"), AFTER_TOGYZQUMALAQ);
    let tags = "[Variant \"Togyzqumalaq\"]\n[White \"A\"]\n\n";
    let numbered: Vec<String> = TOGYZQUMALAQ
        .split(' ')
        .collect::<Vec<_>>()
        .chunks(2)
        .enumerate()
        .map(|(index, pair)| format!("{}. {}", index + 1, pair.join(" ")))
        .collect();
    let text = format!("{tags}{} *", numbered.join(" "));
    assert_eq!(
        exchange::rules_named(&text, Notation::PlayStrategy),
        Some("togyzqumalaq")
    );
    assert_eq!(end(&text, "togyzqumalaq"), AFTER_TOGYZQUMALAQ);
    // The same game as a scoresheet: South's sixth hole, with the last seed in North's fifth.
    let game = read(&text, "togyzqumalaq")
        .unwrap()
        .replay_tree(rules("togyzqumalaq"))
        .unwrap();
    let sheet = exchange::write(&game, &[], Notation::Togyzqumalaq).unwrap();
    assert!(sheet.starts_with("1. 65 (10) "), "{sheet}");
    assert_eq!(exchange::recognize(&sheet), Notation::Togyzqumalaq);
    assert_eq!(end(&sheet, "togyzqumalaq"), AFTER_TOGYZQUMALAQ);
}

/// A game between people, at whose end neither player can move.
const OWARE: &str = "d1e2 c2b1 f1b2 e2b1 e1c2 b2f1 b1d2 d2e1 c1c2 e2b2 a1d2 f2e1 f1d2 f2e2 a1b1 b2b1 a1b1 a2c2 a1b1 c2a1 a1b1 e2c2 f1f2 d2b2 b1f1 c2a2 c1e1 a2b1 d1f2 f2e2 a1b1 e2d2 b1d1 b2b1 e1d2 e2d2 d1e1 f2e2 b1c1 a2a1 c1e1 d2c2 e1f2 e2d2 f1c2 e2d2 d1e1 d2c2 e1f1 c2b2 f1f2";

#[test]
fn a_recorded_game_of_oware_is_read_and_leaves_as_it_came() {
    let text = format!("[Variant \"Oware\"]\n[White \"A\"]\n\n{OWARE}");
    let named = exchange::rules_named(&text, exchange::recognize(&text));
    assert_eq!(named, Some("abapa"));
    for (name, ours) in [("Kalah", "kalah"), ("abidjan", "abidjan")] {
        let text = format!("[Variant \"{name}\"]\n\n1. C c");
        assert_eq!(exchange::rules_named(&text, Notation::Ogn), Some(ours));
    }
    let rules = rules("abapa");
    let tree = read(&text, "abapa").unwrap().replay_tree(rules).unwrap();
    let outcome = tree.line_outcome().unwrap();
    assert_eq!(
        (outcome.score(), outcome.reason),
        ([24, 24], EndReason::Stuck)
    );
    let written = exchange::write(&tree, &[], Notation::PlayStrategy).unwrap();
    assert!(written.starts_with("[Result \"24-24\"]"), "{written}");
    let moves = written.split_whitespace().skip(2);
    let moves: Vec<&str> = moves.filter(|word| !word.ends_with('.')).collect();
    assert_eq!(moves.join(" "), OWARE);
}

#[test]
fn comments_and_variations_are_written_where_the_notation_has_them() {
    let text = "[Result \"*\"]\n\n\
        {Both} 1. D d {a hand} 2. F (2. A a) (2. B b {no}) 2... b {two} 3. E+3 e+2\n";
    let record = exchange::read(text, Notation::Ogn, &rules("abapa")).unwrap();
    let tree = record.replay_tree(rules("abapa")).unwrap();
    let written = exchange::write(&tree, &[("Result", "*")], Notation::Ogn).unwrap();
    assert_eq!(written, text);
    let written = exchange::write(&tree, &[], Notation::PlayStrategy).unwrap();
    assert!(!written.contains(['{', '(']), "{written}");
}

/// The number of games written per built-in variant; an environment variable requests more.
const GAMES: u64 = 4;
const GAMES_VARIABLE: &str = "AWALE_FUZZ_ROUNDS";

#[test]
fn games_of_every_variant_are_written_and_read_back_in_every_notation() {
    let requested = std::env::var(GAMES_VARIABLE).ok();
    let games = requested
        .and_then(|text| text.parse().ok())
        .unwrap_or(GAMES);
    let mut counts = [0; Notation::ALL.len()];
    for (index, name) in library::all_names().enumerate() {
        let rules = rules(name);
        for number in 0..games {
            let mut rng = seeded_rng(100_000 * index as u64 + number);
            let mut tree = GameTree::new(Game::new(Arc::clone(&rules), Side::South, &mut ()));
            play_on(&mut tree, 300, &mut rng);
            let end = tree.step();
            let branch = rng.random_range(0..=end);
            tree.go_to_step(branch);
            play_on(&mut tree, 4, &mut rng);
            tree.set_comment(tree.current(), "a {comment}");
            for (count, notation) in counts.iter_mut().zip(Notation::ALL) {
                let Ok(text) = exchange::write(&tree, &[("Event", "\"x\" \\ y")], notation) else {
                    continue;
                };
                let record = exchange::read(&text, notation, &rules)
                    .unwrap_or_else(|error| panic!("{name} {notation:?}: {error}\n{text}"));
                assert_eq!(record.tag("Event"), Some("\"x\" \\ y"));
                let again = record.replay_tree(Arc::clone(&rules)).unwrap();
                let line = |tree: &GameTree| tree.line().collect::<Vec<_>>();
                if notation.has_variations() {
                    let text = |tree| GameRecord::of_tree(tree, "", &[]).to_string();
                    assert_eq!(text(&again), text(&tree), "{name} {notation:?}");
                } else {
                    assert_eq!(line(&again), line(&tree), "{name} {notation:?}");
                }
                *count += 1;
            }
        }
    }
    // Our own notation can express every game.
    assert_eq!(counts[0], games * library::all_names().count() as u64);
    assert!(counts.iter().all(|&count| count > 20 * games), "{counts:?}");
}

#[test]
fn positions_are_written_and_read_back() {
    for (name, position, notation, expected) in [
        (
            "awale",
            "0-2-0-1-0-0-0-1-1-0-1-0-20-22-S",
            Notation::PlayStrategy,
            "[FEN \"1,1S,1,1S,1S,1/1,2S,1,1S,2 20 22 S 1\"]",
        ),
        (
            "awale",
            "0-2-0-1-0-0-0-1-1-0-1-0-20-22-N",
            Notation::Ogn,
            "-20-22-N\"]",
        ),
        (
            "kalah",
            "0-2-0-1-0-0-0-1-1-0-1-0-20-22-S",
            Notation::Kgp,
            "<6,20,22,0,2,0,1,0,0,0,1,1,0,1,0> ",
        ),
    ] {
        let rules = rules(name);
        let placement = Placement::parse(position, &rules).unwrap();
        let mut tree = GameTree::new(Game::set_up(Arc::clone(&rules), &placement, &mut ()));
        play_on(&mut tree, 6, &mut seeded_rng(3));
        let text = exchange::write(&tree, &[], notation).unwrap();
        assert!(text.contains(expected), "{text}");
        // The position alone, as it appears in a tag or before the moves.
        let alone = match notation {
            Notation::Ogn => position,
            Notation::Kgp => expected,
            _ => expected
                .trim_start_matches("[FEN \"")
                .trim_end_matches("\"]"),
        };
        assert_eq!(
            exchange::read_position(alone, &rules),
            Ok(placement),
            "{alone}"
        );
        let again = exchange::read(&text, notation, &rules)
            .unwrap()
            .replay(rules)
            .unwrap();
        assert_eq!(again.positions(), tree.game().positions(), "{text}");
    }
}

#[test]
fn captures_of_ogn_are_checked_and_variations_are_read() {
    let tags = "[Variant \"Abapa\"]\n[South \"Ama\"]\n[Result \"*\"]\n\n";
    let text = format!("{tags}1. F f {{both}} 2. A (2. B b 3. C) 2... c+2 3. *");
    assert_eq!(exchange::recognize(&text), Notation::Ogn);
    let error = read(&text, "abidjan").unwrap_err().to_string();
    assert_eq!(error, "5:39: by these rules c+2 captures 0 seeds");
    let record = read(&text.replace("c+2", "c"), "abidjan").unwrap();
    let tree = record.replay_tree(rules("abidjan")).unwrap();
    assert_eq!((tree.size(), record.tag("South")), (7, Some("Ama")));
    assert_eq!(tree.variations(3).len(), 2);
    assert_eq!(record.tag("Variant"), None);
}

#[test]
fn what_does_not_fit_is_told_with_its_place() {
    for (text, name, expected) in [
        ("f1e3", "togyzqumalaq", "1:1: expected a tag"),
        (
            "f1e2 d2e9",
            "togyzqumalaq",
            "1:6: \"d2e9\" is not a move in this notation: expected two squares",
        ),
        ("f1e1", "togyzqumalaq", "1:1: by these rules f1e1 ends in e"),
        (
            "1. f1e2\n f1e2",
            "togyzqumalaq",
            "2:2: move 1, f1e2, can't be played",
        ),
        ("64", "togyzqumalaq", "1:1: by these rules 64 ends in e"),
        (
            "65x",
            "togyzqumalaq",
            "1:1: by these rules 65x makes no special hole",
        ),
        (
            "65 (11)",
            "togyzqumalaq",
            "1:4: by these rules 65 (11) leaves 10 in the store",
        ),
        ("65 (10) 11 (", "togyzqumalaq", "1:12: not closed"),
        (
            "<6,0,0,4> 1",
            "kalah",
            "invalid starting position: a position on this board has 15 parts",
        ),
        (
            "<5,0,0,4,4> 1",
            "kalah",
            "invalid starting position: \"<5,0,0,4,4>\" is not a field",
        ),
        (
            "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> 7",
            "kalah",
            "\"7\" is not a move in this notation",
        ),
        (
            "[FEN \"4S,4S/4S,4S 0 0 S 1\"] a1b1",
            "awale",
            "invalid starting position: \"4S,4S/4S,4S 0 0 S 1\"",
        ),
    ] {
        let error = read(text, name).unwrap_err().to_string();
        assert!(error.contains(expected), "{text}: {error}");
    }
}

#[test]
fn a_notation_refuses_what_it_cannot_say() {
    for (name, notation, expected) in [
        ("hus", Notation::Ogn, Inexpressible::FourRows),
        ("o-an-quan", Notation::Kgp, Inexpressible::EndSquares),
        ("nyakun", Notation::Togyzqumalaq, Inexpressible::OtherRow),
    ] {
        let game = GameTree::new(Game::new(rules(name), Side::South, &mut ()));
        assert_eq!(
            exchange::write(&game, &[], notation).err(),
            Some(expected),
            "{name}"
        );
        let read = exchange::read("", notation, &rules(name));
        assert_eq!(read, Err(ExchangeError::Rules(expected)), "{name}");
    }
    let placement = Placement::parse(AFTER_TOGYZQUMALAQ, &rules("togyzqumalaq")).unwrap();
    let game = GameTree::new(Game::set_up(rules("togyzqumalaq"), &placement, &mut ()));
    for notation in [Notation::PlayStrategy, Notation::Togyzqumalaq] {
        let written = exchange::write(&game, &[], notation);
        assert_eq!(written, Err(Inexpressible::Start));
    }
}
