//! Which games against the computer are rated, and with which result.

use crate::ai::Level;
use crate::ai::levels::Skill;
use crate::matches::{MatchSetup, Player, SavedMatch};
use crate::teacher::Companion;
use crate::teacher::rating::{PlayerRating, RatedResult};
use awale_rules::{EndReason, Placement, RuleSet, Side};

/// The effect of a game on a player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verdict {
    /// Rated, with the new rating.
    Rated(PlayerRating),
    /// Not rated, with the reason.
    NotRated(NotRated),
}

/// Why a game isn't rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotRated {
    /// The player resigned while not behind, perhaps for reasons other than the game.
    ResignedWhileNotBehind,
    /// The player took back a move and played another.
    TakenBack,
    /// The player used help from the engine.
    Helped,
    /// The game started from a custom position.
    CustomStart,
}

impl NotRated {
    /// Returns the reason's identifier in message keys.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::ResignedWhileNotBehind => "given-up",
            Self::TakenBack => "taken-back",
            Self::Helped => "helped",
            Self::CustomStart => "set-up",
        }
    }
}

/// Returns the player's side and the computer opponent; `None` for a game between two people or two
/// computers.
#[must_use]
pub fn pairing(setup: &MatchSetup) -> Option<(Side, Player)> {
    Side::BOTH.into_iter().find_map(|side| {
        let opponent = setup.seat(side.opponent()).player;
        let is_person = setup.seat(side).player == Player::Person;
        (is_person && opponent.is_computer()).then_some((side, opponent))
    })
}

/// Returns the skill of `opponent`, given the player's `companion`. `None` for a person, and for
/// Grand Master, whose strength depends on the machine and its thinking time.
#[must_use]
pub fn skill_of(opponent: Player, rules: &RuleSet, companion: &Companion) -> Option<Skill> {
    match opponent {
        Player::Person | Player::Friend | Player::Computer(Level::GrandMaster) => None,
        Player::Computer(level) => Some(level.skill(rules)),
        Player::Companion => Some(companion.skill(rules)),
    }
}

/// Returns the rated result of a finished game for the player on `player_side`.
///
/// Games played out or ended by agreement are rated. A resignation counts as a loss if the player
/// was behind, as otherwise resigning lost games would inflate the rating. A player who resigns
/// while not behind is assumed to have had other reasons, and the game isn't rated.
///
/// # Errors
/// Returns the reason why the game isn't rated, or `None` if it isn't over.
pub fn rated_result(game: &SavedMatch, player_side: Side) -> Result<RatedResult, Option<NotRated>> {
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
        return Err(Some(NotRated::CustomStart));
    }
    if outcome.reason == EndReason::Resigned(player_side) {
        let mut before_resignation = tree.clone();
        before_resignation.take_back();
        if before_resignation.game().position().lead(player_side) >= 0 {
            return Err(Some(NotRated::ResignedWhileNotBehind));
        }
    }
    Ok(match outcome.winner {
        Some(winner) if winner == player_side => RatedResult::Won,
        Some(_) => RatedResult::Lost,
        None => RatedResult::Drawn,
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::Arc;

    use super::*;
    use crate::matches::{Beginner, Seat, Series, SeriesPlan};
    use awale_rules::{Game, GameTree, Move, library};

    fn new_match(placement: Option<Placement>) -> SavedMatch {
        let rules = library::load("awale").unwrap().unwrap();
        let seat = |player| Seat {
            name: String::new(),
            player,
        };
        let placement = placement.unwrap_or_else(|| Placement::at_start(&rules, Side::South));
        SavedMatch {
            variant: "awale".to_owned(),
            tree: GameTree::new(Game::set_up(Arc::clone(&rules), &placement, &mut ())),
            setup: MatchSetup {
                rules,
                seats: [seat(Player::Person), seat(Player::Companion)],
                beginner: Beginner::South,
                seed: 0,
            },
            series: Series::new(SeriesPlan::single(Beginner::South, 0)),
            helped: false,
            recorded: false,
        }
    }

    /// Keeps playing the last legal move until the game is over.
    fn play_out(mut game: SavedMatch) -> SavedMatch {
        let rules = Arc::clone(&game.setup.rules);
        let last_legal_move = |tree: &GameTree| -> Option<Move> {
            tree.game().position().legal_moves(&rules).iter().last()
        };
        while let Some(mv) = last_legal_move(&game.tree) {
            game.tree.play(mv, &mut ()).unwrap();
        }
        game
    }

    #[test]
    fn only_games_finished_without_help_are_rated() {
        assert_eq!(rated_result(&new_match(None), Side::South), Err(None));
        let finished = play_out(new_match(None));
        let winner = finished.tree.game().outcome().unwrap().winner;
        let expected = |side| match winner {
            Some(winner) if winner == side => RatedResult::Won,
            Some(_) => RatedResult::Lost,
            None => RatedResult::Drawn,
        };
        for side in Side::BOTH {
            assert_eq!(rated_result(&finished, side), Ok(expected(side)));
        }
        let mut helped = finished.clone();
        helped.helped = true;
        assert_eq!(
            rated_result(&helped, Side::South),
            Err(Some(NotRated::Helped))
        );
        let mut taken_back = new_match(None);
        let moves = taken_back
            .tree
            .game()
            .position()
            .legal_moves(&taken_back.setup.rules);
        taken_back
            .tree
            .play(moves.iter().next().unwrap(), &mut ())
            .unwrap();
        taken_back.tree.take_back();
        let taken_back = play_out(taken_back);
        assert_eq!(
            rated_result(&taken_back, Side::South),
            Err(Some(NotRated::TakenBack))
        );
        let mut ahead = Placement::at_start(&finished.setup.rules, Side::South);
        ahead.holes[0] -= 1;
        ahead.lofts[0] += 1;
        let set_up = play_out(new_match(Some(ahead)));
        assert_eq!(
            rated_result(&set_up, Side::South),
            Err(Some(NotRated::CustomStart))
        );
    }

    #[test]
    fn resigning_while_behind_counts_as_a_loss() {
        let mut early = new_match(None);
        early.tree.resign(Side::South, &mut ());
        assert_eq!(
            rated_result(&early, Side::South),
            Err(Some(NotRated::ResignedWhileNotBehind))
        );
        assert_eq!(rated_result(&early, Side::North), Ok(RatedResult::Won));
        // Capture until one side is behind.
        let mut late = new_match(None);
        let loft = |game: &SavedMatch, side| game.tree.game().position().loft(side);
        while loft(&late, Side::South) == loft(&late, Side::North) {
            let position = late.tree.game().position();
            let captured = |mv: &Move| {
                let preview = late.tree.game().preview(*mv).unwrap();
                preview.captured(position.to_move())
            };
            let moves = position.legal_moves(&late.setup.rules);
            let mv = moves.iter().max_by_key(captured).unwrap();
            late.tree.play(mv, &mut ()).unwrap();
        }
        let behind = if loft(&late, Side::South) < loft(&late, Side::North) {
            Side::South
        } else {
            Side::North
        };
        late.tree.resign(behind, &mut ());
        assert_eq!(rated_result(&late, behind), Ok(RatedResult::Lost));
    }
}
