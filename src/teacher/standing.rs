//! What a game says of the strength of the person who played it against the computer.

use crate::ai::Level;
use crate::ai::levels::Skill;
use crate::matches::{MatchSetup, Player, SavedMatch};
use crate::rules::{EndReason, Placement, RuleSet, Side};
use crate::teacher::Companion;
use crate::teacher::rating::{PlayerRating, Points};

/// What a game has said of a person's strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verdict {
    /// It counts, and this is known after it.
    Rated(PlayerRating),
    /// It says nothing, for this reason.
    NotRated(NotRated),
}

/// Why a game says nothing of a person's strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotRated {
    /// The person gave it up while they were not behind.
    GivenUp,
    /// Something else was played after a move was taken back.
    TakenBack,
    /// The engine has told the person something.
    Helped,
    /// It began with seeds of the players' own choice.
    SetUp,
}

impl NotRated {
    /// Its word in messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::GivenUp => "given-up",
            Self::TakenBack => "taken-back",
            Self::Helped => "helped",
            Self::SetUp => "set-up",
        }
    }
}

/// The person who plays the computer, and which one; `None` where two of a kind play.
#[must_use]
pub fn pairing(setup: &MatchSetup) -> Option<(Side, Player)> {
    Side::BOTH.into_iter().find_map(|side| {
        let opponent = setup.seat(side.opponent()).player;
        let is_person = setup.seat(side).player == Player::Person;
        (is_person && opponent.is_computer()).then_some((side, opponent))
    })
}

/// How well a computer plays against a person who is known as `companion` says. `None` for Grand Master, whose strength depends on
/// the machine and on the time that it is granted, and for a person.
#[must_use]
pub fn skill_of(opponent: Player, rules: &RuleSet, companion: &Companion) -> Option<Skill> {
    match opponent {
        Player::Person | Player::Computer(Level::GrandMaster) => None,
        Player::Computer(level) => Some(level.skill(rules)),
        Player::Companion => Some(companion.skill(rules)),
    }
}

/// The points of the person in the seat of `person` in a game that has just ended.
///
/// It counts if it was played out, or if the players agreed that nothing was left to win. A game that the person gives up counts as lost
/// if they were behind: else who gives up lost games would be taken to be stronger than they are. If they were not behind, they had
/// other reasons, and it doesn't count.
///
/// # Errors
/// Why it says nothing; `None` for a game that isn't over.
pub fn points(game: &SavedMatch, person: Side) -> Result<Points, Option<NotRated>> {
    let tree = &game.tree;
    let outcome = tree.game().outcome().ok_or(None)?;
    if game.helped {
        return Err(Some(NotRated::Helped));
    }
    if tree.size() > tree.steps_in_line() {
        return Err(Some(NotRated::TakenBack));
    }
    let start = tree.start();
    if *start != Placement::at_start(&game.setup.rules, start.to_move) {
        return Err(Some(NotRated::SetUp));
    }
    if outcome.reason == EndReason::Resigned(person) {
        let mut before = tree.clone();
        before.take_back();
        if before.game().position().lead(person) >= 0 {
            return Err(Some(NotRated::GivenUp));
        }
    }
    Ok(match outcome.winner {
        Some(winner) if winner == person => Points::Won,
        Some(_) => Points::Lost,
        None => Points::Drawn,
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::Arc;

    use super::*;
    use crate::matches::{Beginner, Seat, Series, SeriesPlan};
    use crate::rules::{Game, GameTree, Hole, library};

    fn begun(placed: Option<Placement>) -> SavedMatch {
        let rules = library::load("awale").unwrap().unwrap();
        let seat = |player| Seat {
            name: String::new(),
            player,
        };
        let placed = placed.unwrap_or_else(|| Placement::at_start(&rules, Side::South));
        SavedMatch {
            variant: "awale".to_owned(),
            tree: GameTree::new(Game::set_up(Arc::clone(&rules), &placed, &mut ())),
            setup: MatchSetup {
                rules,
                seats: [seat(Player::Person), seat(Player::Companion)],
                beginner: Beginner::South,
                seed: 0,
            },
            series: Series::new(SeriesPlan::single(Beginner::South, 0)),
            helped: false,
        }
    }

    /// Plays the last legal hole until the game is over.
    fn played_out(mut game: SavedMatch) -> SavedMatch {
        let rules = Arc::clone(&game.setup.rules);
        let last = |tree: &GameTree| -> Option<Hole> {
            tree.game().position().legal_moves(&rules).iter().last()
        };
        while let Some(hole) = last(&game.tree) {
            game.tree.play(hole, &mut ()).unwrap();
        }
        game
    }

    #[test]
    fn only_games_played_to_the_end_alone_count() {
        assert_eq!(points(&begun(None), Side::South), Err(None));
        let whole = played_out(begun(None));
        let winner = whole.tree.game().outcome().unwrap().winner;
        let wanted = |side| match winner {
            Some(winner) if winner == side => Points::Won,
            Some(_) => Points::Lost,
            None => Points::Drawn,
        };
        for side in Side::BOTH {
            assert_eq!(points(&whole, side), Ok(wanted(side)));
        }
        let mut helped = whole.clone();
        helped.helped = true;
        assert_eq!(points(&helped, Side::South), Err(Some(NotRated::Helped)));
        let mut taken_back = begun(None);
        let first = taken_back
            .tree
            .game()
            .position()
            .legal_moves(&taken_back.setup.rules);
        taken_back
            .tree
            .play(first.iter().next().unwrap(), &mut ())
            .unwrap();
        taken_back.tree.take_back();
        let taken_back = played_out(taken_back);
        assert_eq!(
            points(&taken_back, Side::South),
            Err(Some(NotRated::TakenBack))
        );
        let mut ahead = Placement::at_start(&whole.setup.rules, Side::South);
        ahead.holes[0] -= 1;
        ahead.lofts[0] += 1;
        let set_up = played_out(begun(Some(ahead)));
        assert_eq!(points(&set_up, Side::South), Err(Some(NotRated::SetUp)));
    }

    #[test]
    fn giving_up_counts_for_who_is_behind_and_for_the_other_one() {
        let mut early = begun(None);
        early.tree.resign(Side::South, &mut ());
        assert_eq!(points(&early, Side::South), Err(Some(NotRated::GivenUp)));
        assert_eq!(points(&early, Side::North), Ok(Points::Won));
        // Until one is behind.
        let mut late = begun(None);
        let loft = |game: &SavedMatch, side| game.tree.game().position().loft(side);
        while loft(&late, Side::South) == loft(&late, Side::North) {
            let position = late.tree.game().position();
            let captured = |hole: &Hole| {
                let preview = late.tree.game().preview(*hole).unwrap();
                preview.captured(position.to_move())
            };
            let moves = position.legal_moves(&late.setup.rules);
            let hole = moves.iter().max_by_key(captured).unwrap();
            late.tree.play(hole, &mut ()).unwrap();
        }
        let behind = if loft(&late, Side::South) < loft(&late, Side::North) {
            Side::South
        } else {
            Side::North
        };
        late.tree.resign(behind, &mut ());
        assert_eq!(points(&late, behind), Ok(Points::Lost));
    }
}
