//! Solved starting positions, embedded from `assets/solved.ron`.
//!
//! `awale-engine solve` found them; see docs/solved.md. Tests replay every line, and solve again
//! those that take only seconds.

use std::sync::LazyLock;

use serde::Deserialize;

use super::repetition::enters_layer;
use super::report::Line;
use super::value::SEED;
use awale_rules::{Game, Move, Position, RuleSet, Side, library};

/// The value of a starting position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// Fingerprint of the rules.
    pub fingerprint: u64,
    /// Its value, as far as known.
    pub value: SolvedValue,
    /// A line of best play to the end of the game; may be empty.
    pub line: Vec<Move>,
}

/// The result for the player who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum SolvedValue {
    /// The margin, in seeds.
    Margin(i32),
    /// A win by an unknown margin.
    Win,
    /// A draw.
    Draw,
    /// A loss by an unknown margin.
    Loss,
}

impl SolvedValue {
    /// Returns 1 for a win by the player who begins, -1 for a loss, 0 for a draw.
    #[must_use]
    pub const fn winner(self) -> i32 {
        match self {
            Self::Margin(seeds) => seeds.signum(),
            Self::Win => 1,
            Self::Draw => 0,
            Self::Loss => -1,
        }
    }
}

/// An entry of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    rules: String,
    value: SolvedValue,
    #[serde(default)]
    line: String,
}

const FILE: &str = include_str!("../../../../assets/solved.ron");

static ALL: LazyLock<Vec<Solved>> = LazyLock::new(|| {
    let stored: Vec<Stored> = ron::from_str(FILE).unwrap_or_default();
    stored.iter().filter_map(Stored::read).collect()
});

impl Stored {
    fn read(&self) -> Option<Solved> {
        let rules = library::load(&self.rules)?.ok()?;
        Some(Solved {
            fingerprint: rules.fingerprint(),
            value: self.value,
            line: rules.geometry().parse_moves(&self.line).ok()?,
        })
    }
}

/// Returns all solved starting positions, in no particular order.
#[must_use]
pub fn all() -> &'static [Solved] {
    &ALL
}

/// Returns the solved starting position of `rules`, if there is one.
#[must_use]
pub fn start(rules: &RuleSet) -> Option<&'static Solved> {
    all()
        .iter()
        .find(|solved| solved.fingerprint == rules.fingerprint())
}

/// Returns the rest of the solved line, with its value for the player to move; `None` unless the
/// game began from the usual starting position, has followed the line, and isn't over.
///
/// The line is proved if no earlier position has the same number of seeds, or if its value is 0.
/// Otherwise a repetition may change the value, although no better move is known.
#[must_use]
pub fn continuation(game: &Game) -> Option<Line> {
    let rules = game.rules();
    let solved = start(rules)?;
    let (Some(first), SolvedValue::Margin(margin)) = (game.positions().first(), solved.value)
    else {
        return None;
    };
    let first_player = first.to_move();
    if *first != Position::start(rules, first_player, &mut ()) || game.outcome().is_some() {
        return None;
    }
    // The line is stored with South moving first.
    let oriented = |mv: Move| match first_player {
        Side::South => mv,
        Side::North => mv.rotated(rules.geometry()),
    };
    let mut line = solved.line.iter().map(|&mv| oriented(mv));
    if !game
        .moves()
        .iter()
        .all(|&played| line.next() == Some(played))
    {
        return None;
    }
    let moves: Vec<Move> = line.collect();
    let position = game.position();
    let remaining_margin = margin - position.lead(first_player);
    let value = if position.to_move() == first_player {
        remaining_margin
    } else {
        -remaining_margin
    };
    (!moves.is_empty()).then_some(Line {
        value: SEED * value,
        proved: enters_layer(game) || value == 0,
        moves,
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::ai::{Level, choose};
    use crate::fixtures;
    use awale_rules::Placement;
    use awale_rules::board::MAX_HOLES;

    #[test]
    fn grand_master_follows_the_solved_line_whoever_moves_first() {
        let no_stop = AtomicBool::new(false);
        for solved in all().iter().filter(|solved| !solved.line.is_empty()) {
            let rules = library::names()
                .map(|name| library::load(name).unwrap().unwrap())
                .find(|rules| rules.fingerprint() == solved.fingerprint)
                .unwrap();
            let SolvedValue::Margin(margin) = solved.value else {
                unreachable!("a line keeps a margin");
            };
            let best = Level::GrandMaster.strength(&rules);
            for first_player in Side::BOTH {
                let mut game = Game::new(Arc::clone(&rules), first_player, &mut ());
                let mut plies = 0;
                while let Some(line) = continuation(&game) {
                    let chosen = choose(&game, best, 0, &no_stop, None).unwrap();
                    assert_eq!(
                        (Some(chosen.mv), chosen.evaluation.proved),
                        (line.first_move(), line.proved)
                    );
                    let lead = game.position().lead(first_player);
                    let sign = if game.position().to_move() == first_player {
                        1
                    } else {
                        -1
                    };
                    assert_eq!(line.value, SEED * sign * (margin - lead));
                    game.play(chosen.mv, &mut ()).unwrap();
                    plies += 1;
                }
                assert_eq!(plies, solved.line.len());
                let outcome = game.outcome().unwrap();
                let lofts = outcome.lofts.map(i32::from);
                let [own, other] =
                    [first_player, first_player.opponent()].map(|side| lofts[side.index()]);
                assert_eq!(own - other, margin);
            }
            let mut game = Game::new(Arc::clone(&rules), Side::South, &mut ());
            let other = game
                .position()
                .legal_moves(&rules)
                .iter()
                .find(|&mv| mv != solved.line[0]);
            game.play(other.unwrap(), &mut ()).unwrap();
            assert_eq!(continuation(&game), None);
        }
    }

    #[test]
    fn other_starts_have_no_solved_line() {
        let rules = library::load("oware").unwrap().unwrap();
        let start = Game::new(Arc::clone(&rules), Side::South, &mut ());
        assert!(continuation(&start).is_some());
        let mut placement = Placement {
            holes: [0; MAX_HOLES],
            lofts: [0; 2],
            to_move: Side::South,
            ..Placement::default()
        };
        for mv in rules.geometry().all() {
            placement.holes[mv.index()] = start.position().seeds_in(mv);
        }
        assert!(continuation(&Game::set_up(Arc::clone(&rules), &placement, &mut ())).is_some());
        placement.holes[0] -= 1;
        placement.lofts[0] += 1;
        assert_eq!(
            continuation(&Game::set_up(Arc::clone(&rules), &placement, &mut ())),
            None
        );
        assert_eq!(continuation(&fixtures::start("awale")), None);
    }

    #[test]
    fn every_entry_of_the_file_is_valid() {
        let stored: Vec<Stored> = ron::from_str(FILE).unwrap();
        assert_eq!(all().len(), stored.len());
        assert!(all().len() >= 8);
    }

    #[test]
    fn every_solved_line_achieves_its_value() {
        let mut line_count = 0;
        for name in library::names() {
            let rules = library::load(name).unwrap().unwrap();
            let Some(solved) = start(&rules) else {
                continue;
            };
            let SolvedValue::Margin(margin) = solved.value else {
                assert!(solved.line.is_empty(), "{name}");
                continue;
            };
            if solved.line.is_empty() {
                continue;
            }
            line_count += 1;
            let mut game = Game::new(rules, Side::South, &mut ());
            for &mv in &solved.line {
                game.play(mv, &mut ()).unwrap();
            }
            let outcome = game.outcome().unwrap();
            let lofts = Side::BOTH.map(|side| i32::from(outcome.lofts[side.index()]));
            assert_eq!(lofts[0] - lofts[1], margin, "{name}");
        }
        assert!(line_count >= 7, "{line_count}");
    }
}
