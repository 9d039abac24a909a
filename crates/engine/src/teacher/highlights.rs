//! The highlights of a game, from its moves alone: the best capture, the longest relay, and when
//! the winner took the lead for good. Also what the player could try next.

use crate::ai::Level;
use crate::matches::{MatchSetup, Player};
use crate::teacher::standing::pairing;
use awale_rules::{BoardSnapshot, Game, GameEvent, Move, Outcome, Side};

/// The minimum number of laps of a relay worth mentioning.
const MIN_LAPS: u16 = 3;
/// A loss by at least this fraction of all seeds suggests a lower level.
const CLEAR_LOSS_FRACTION: f32 = 0.25;

/// The highlights of a game.
#[derive(Clone, Debug, Default)]
pub struct Highlights {
    /// The move that captures the most seeds; in a tie, the first one. Captures by the person for
    /// whom the highlights are found take precedence.
    pub best_capture: Option<BestCapture>,
    /// The sowing with the most laps, if there are enough to be worth mentioning.
    pub longest_relay: Option<LongestRelay>,
    /// When the winner took the lead for good.
    pub lead: Option<Lead>,
}

/// The move that captures the most seeds.
#[derive(Clone, Debug)]
pub struct BestCapture {
    /// The index of the ply, from 0.
    pub ply: usize,
    /// The player who made the move.
    pub mover: Side,
    /// The move.
    pub mv: Move,
    /// The number of seeds captured.
    pub seeds: u16,
    /// The board before the move.
    pub before: BoardSnapshot,
    /// The events of the move.
    pub events: Vec<GameEvent>,
}

/// The sowing with the most laps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LongestRelay {
    /// The index of the ply, from 0.
    pub ply: usize,
    /// The player who made the move.
    pub mover: Side,
    /// The number of laps.
    pub laps: u16,
}

/// When the winner took the lead for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lead {
    /// The winner.
    pub side: Side,
    /// The index, from 0, of the first ply after which the lead was never lost.
    pub ply: usize,
}

/// A suggestion of what to try next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TryNext {
    /// A game against this level, which plays this side.
    Level(Side, Level),
    /// A review of the player's mistakes.
    Mistakes,
    /// A game with other rules.
    OtherGame,
}

impl Highlights {
    /// Finds the highlights of `game`. If only one of the players of `setup` is a person, their own
    /// captures come first.
    #[must_use]
    pub fn of(game: &Game, setup: &MatchSetup) -> Self {
        Self::for_person(pairing(setup).map(|(person, _)| person), game)
    }

    fn for_person(person: Option<Side>, game: &Game) -> Self {
        let mut highlights = Self::default();
        let mut replay = game.clone();
        while replay.take_back_step() {}
        let mut leads = vec![replay.position().leader()];
        for (ply, &mv) in game.moves().iter().enumerate() {
            let (mover, before) = (
                replay.position().to_move(),
                BoardSnapshot::of(replay.position()),
            );
            let mut events = Vec::new();
            if replay.play(mv, &mut events).is_err() {
                break;
            }
            leads.push(replay.position().leader());
            let laps = events.iter().filter_map(|event| match event {
                GameEvent::Lifted { lap, .. } => Some(*lap),
                _ => None,
            });
            let laps = laps.max().unwrap_or_default();
            let max = highlights
                .longest_relay
                .map_or(MIN_LAPS - 1, |relay| relay.laps);
            if laps > max {
                highlights.longest_relay = Some(LongestRelay { ply, mover, laps });
            }
            let captures = events.iter().filter_map(|event| event.capture());
            let seeds = captures
                .filter(|(side, _)| *side == mover)
                .map(|(_, seeds)| seeds)
                .sum();
            let rank = |side, seeds| (person == Some(side), seeds);
            let best = highlights.best_capture.as_ref();
            if seeds > 0
                && best.is_none_or(|best| rank(mover, seeds) > rank(best.mover, best.seeds))
            {
                highlights.best_capture = Some(BestCapture {
                    ply,
                    mover,
                    mv,
                    seeds,
                    before,
                    events,
                });
            }
        }
        highlights.lead = game.outcome().and_then(|outcome| {
            let side = outcome.winner?;
            let leaders = leads.iter().rev();
            let plies = leaders.take_while(|leader| **leader == Some(side)).count();
            // The first of these positions is the one after the ply.
            let first = leads.len() - plies;
            (plies > 0 && first > 0).then(|| Lead {
                side,
                ply: first - 1,
            })
        });
        highlights
    }
}

impl TryNext {
    /// Suggests what the players of a finished game could try next.
    #[must_use]
    pub fn after(setup: &MatchSetup, outcome: &Outcome) -> Self {
        let Some((person, opponent)) = pairing(setup) else {
            return Self::OtherGame;
        };
        let Player::Computer(level) = opponent else {
            return Self::Mistakes;
        };
        let index = Level::ALL.iter().position(|other| *other == level);
        let index = index.unwrap_or_default();
        let [mine, theirs] = [person, person.opponent()].map(|side| outcome.lofts[side.index()]);
        let total = f32::from(mine + theirs).max(1.0);
        let next = if outcome.winner == Some(person) {
            Level::ALL.get(index + 1)
        } else if f32::from(theirs) - f32::from(mine) >= CLEAR_LOSS_FRACTION * total {
            index.checked_sub(1).and_then(|index| Level::ALL.get(index))
        } else {
            return Self::Mistakes;
        };
        match next {
            Some(&level) => Self::Level(person.opponent(), level),
            None if outcome.winner == Some(person) => Self::OtherGame,
            None => Self::Mistakes,
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::fixtures;
    use crate::matches::{Beginner, Seat};
    use awale_rules::Hole;

    fn play(variant: &str, position: &str, letters: &str) -> Game {
        let mut game = fixtures::set_up(&fixtures::rules(variant), position);
        for letter in letters.chars() {
            let hole: Hole = game.rules().geometry().hole(letter).unwrap();
            game.play(hole, &mut ()).unwrap();
        }
        game
    }

    #[test]
    fn the_best_capture_is_the_largest_and_has_its_board() {
        let game = play("awale", "1-0-0-3-1-1-2-2-1-0-15-0-12-10-S", "F");
        let best = Highlights::for_person(None, &game).best_capture.unwrap();
        assert_eq!((best.ply, best.mover, best.seeds), (0, Side::South, 3));
        assert_eq!(best.before, BoardSnapshot::of(&game.positions()[0]));
        assert!(
            Highlights::for_person(None, &fixtures::start("awale"))
                .best_capture
                .is_none()
        );
    }

    #[test]
    fn the_best_capture_is_the_players_own_if_there_is_one() {
        let game = play("awale", "2-0-0-0-1-1-1-0-0-0-0-1-20-22-S", "Ff");
        let best = |person| {
            let best = Highlights::for_person(person, &game).best_capture.unwrap();
            (best.mover, best.seeds)
        };
        assert_eq!(best(None), (Side::North, 3));
        assert_eq!(best(Some(Side::South)), (Side::South, 2));
        assert_eq!(best(Some(Side::North)), (Side::North, 3));
    }

    #[test]
    fn the_lead_counts_from_the_ply_after_which_it_was_never_lost() {
        let mut game = play("awale", "1-0-0-3-1-1-2-2-1-0-15-0-12-12-S", "F");
        assert_eq!(Highlights::for_person(None, &game).lead, None, "not over");
        game.agree_to_end(&mut ());
        let outcome = game.outcome().unwrap();
        let lead = Highlights::for_person(None, &game).lead;
        match outcome.winner {
            Some(Side::South) => {
                assert_eq!(
                    lead.map(|lead| (lead.side, lead.ply)),
                    Some((Side::South, 0))
                );
            }
            _ => assert!(lead.is_none()),
        }
    }

    #[test]
    fn relays_are_mentioned_from_three_laps() {
        let mut game = fixtures::start("jodu");
        for _ in 0..12 {
            let Some(mv) = game.position().legal_moves(game.rules()).iter().next() else {
                break;
            };
            game.play(mv, &mut ()).unwrap();
        }
        let longest = Highlights::for_person(None, &game).longest_relay;
        assert!(longest.is_none_or(|relay| relay.laps >= MIN_LAPS));
        assert!(
            Highlights::for_person(None, &fixtures::start("jodu"))
                .longest_relay
                .is_none()
        );
    }

    #[test]
    fn the_next_level_follows_a_win_and_the_one_below_a_clear_loss() {
        let setup = |level| MatchSetup {
            rules: fixtures::rules("awale"),
            seats: [Player::Person, Player::Computer(level)].map(|player| Seat {
                name: String::new(),
                player,
            }),
            beginner: Beginner::South,
            seed: 0,
        };
        let mut game = fixtures::start("awale");
        game.agree_to_end(&mut ());
        let outcome = |lofts: [u16; 2]| Outcome {
            lofts,
            winner: match lofts[0].cmp(&lofts[1]) {
                std::cmp::Ordering::Greater => Some(Side::South),
                std::cmp::Ordering::Less => Some(Side::North),
                std::cmp::Ordering::Equal => None,
            },
            ..game.outcome().unwrap()
        };
        let next = |level, lofts| TryNext::after(&setup(level), &outcome(lofts));
        let suggested = |level| TryNext::Level(Side::North, level);
        assert_eq!(next(Level::Beginner, [27, 21]), suggested(Level::Amateur));
        assert_eq!(
            next(Level::Beginner, [10, 38]),
            suggested(Level::Initiation)
        );
        assert_eq!(next(Level::Beginner, [23, 25]), TryNext::Mistakes);
        assert_eq!(next(Level::Initiation, [10, 38]), TryNext::Mistakes);
        assert_eq!(next(Level::GrandMaster, [25, 23]), TryNext::OtherGame);
    }
}
