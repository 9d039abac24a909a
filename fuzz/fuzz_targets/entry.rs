//! What every fuzz target does with its bytes; the tests run the same functions.

use std::sync::Arc;

use awale::matches::SavedMatch;
use awale::rules::game_file::GameRecord;
use awale::rules::replay::replay_line as replay;
use awale::rules::{Game, Placement, Position, Side, library, parse_rule_file, write_rule_file};

/// Plies that are played by a rule file that was accepted.
const PLIES: usize = 12;

/// Reads `bytes` as a rule file; one that is accepted is played, and written and read again.
pub fn rule_file(bytes: &[u8]) {
    let Ok(rules) = parse_rule_file(bytes) else {
        return;
    };
    let rules = Arc::new(rules);
    let mut game = Game::new(Arc::clone(&rules), Side::South, &mut ());
    for ply in 0..PLIES {
        let legal = game.position().legal_moves(&rules);
        let Some(hole) = legal.iter().nth(ply % legal.len().max(1)) else {
            break;
        };
        assert!(game.play(hole, &mut ()).is_ok());
    }
    let text = write_rule_file(rules.spec()).expect("what was read can be written");
    assert_eq!(parse_rule_file(text.as_bytes()).as_ref(), Ok(&*rules));
}

/// Reads `bytes` as a position of awale; one that is accepted is set up.
pub fn position(bytes: &[u8]) {
    let (Ok(text), Some(Ok(rules))) = (std::str::from_utf8(bytes), library::load("awale")) else {
        return;
    };
    if let Ok(placed) = Placement::parse(text, rules.geometry()) {
        let set_up = Position::set_up(&rules, &placed, &mut ());
        let total: u16 = placed.holes.iter().chain(&placed.lofts).sum();
        assert_eq!(set_up.total_seeds(), total);
    }
}

/// Reads `bytes` as a line of a replay, with built-in rules.
pub fn replay_line(bytes: &[u8]) {
    let Ok(line) = std::str::from_utf8(bytes) else {
        return;
    };
    let load = |name: &str| match library::load(name) {
        Some(Ok(rules)) => Ok(rules),
        _ => Err(name.to_owned()),
    };
    if let Ok(answer) = replay(line, load) {
        assert!(answer.split_whitespace().count() <= line.split_whitespace().count());
    }
}

/// Reads `bytes` as a game file; one that is accepted is written and read again,
/// and so is the tree that it gives by the rules of awale.
pub fn game_file(bytes: &[u8]) {
    let (Ok(text), Some(Ok(rules))) = (std::str::from_utf8(bytes), library::load("awale")) else {
        return;
    };
    if let Ok(record) = text.parse::<GameRecord>() {
        assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
        let replayed = record.replay(Arc::clone(&rules));
        if let Ok(tree) = record.replay_tree(Arc::clone(&rules)) {
            let game = replayed.expect("what fits with its variations fits without them");
            assert_eq!(tree.game().positions(), game.positions());
            let again = GameRecord::of_tree(&tree, "awale", &[]);
            let grown = again.to_string().parse::<GameRecord>();
            assert_eq!(grown.as_ref(), Ok(&again));
            let same = again.replay_tree(rules).expect("a tree fits its rules");
            assert_eq!(GameRecord::of_tree(&same, "awale", &[]), again);
        }
    }
}

/// Reads `bytes` as a saved match; one that is accepted is written and read again.
pub fn saved_match(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    if let Ok(saved) = SavedMatch::from_text(text) {
        let written = saved.to_text().expect("what was read can be written");
        assert!(SavedMatch::from_text(&written).is_ok());
    }
}
