//! Explains why a hole can't be played, why a game is over, and who has won.

use awale_rules::{EndReason, Geometry, Move, Outcome, Refusal, Side};

use super::messages::{Argument, Messages};

/// Explains to the player why a move is refused.
#[must_use]
pub fn refused(
    messages: &Messages,
    geometry: Geometry,
    played: impl Into<Move>,
    refusal: Refusal,
) -> String {
    let key = match refusal {
        Refusal::GameOver => return messages.get("reason-game-over"),
        Refusal::NoSuchHole => return messages.get("reason-no-such-hole"),
        Refusal::NotYourTerritory => "reason-not-your-territory",
        Refusal::TooFewSeeds { seeds: 0, .. } => "reason-hole-empty",
        Refusal::TooFewSeeds { .. } => "reason-too-few-seeds",
        Refusal::GrandSlam => "reason-grand-slam",
        Refusal::MustReachOpponent => "reason-must-reach-opponent",
        Refusal::MustFeed => "reason-must-feed",
        Refusal::Starves => "reason-starves",
        Refusal::Shut => "reason-shut",
        Refusal::Special => "reason-special",
        Refusal::LastHole { .. } => "reason-last-hole",
        Refusal::NoSwap => return messages.get("reason-no-swap"),
        Refusal::MustCapture => "reason-must-capture",
        Refusal::InnerFirst => "reason-inner-first",
        Refusal::EmptiesInner => "reason-empties-inner",
        Refusal::Endless => "reason-endless-move",
        Refusal::Blocked => "reason-blocked",
        Refusal::OntoSeeds => "reason-onto-seeds",
        Refusal::NoCaptureThatWay => "reason-no-capture-that-way",
        Refusal::WrongAnswer => "reason-wrong-answer",
    };
    let needed = match refusal {
        Refusal::TooFewSeeds { needed, .. } | Refusal::LastHole { needed, .. } => needed,
        _ => 0,
    };
    let played = played.into();
    let name: Argument<'_> = match played.hole() {
        Some(hole) if concerns_whole_hole(refusal) => geometry.letter(hole).into(),
        _ => geometry.name_of(played).into(),
    };
    messages.format(key, &[("hole", name), ("needed", needed.into())])
}

/// Returns true if the hole can't be played in any direction.
const fn concerns_whole_hole(refusal: Refusal) -> bool {
    matches!(
        refusal,
        Refusal::NotYourTerritory
            | Refusal::TooFewSeeds { .. }
            | Refusal::Shut
            | Refusal::Special
            | Refusal::LastHole { .. }
            | Refusal::InnerFirst
            | Refusal::Blocked
    )
}

/// Explains why a game is over. `players` are South's and North's names.
#[must_use]
pub fn ended(messages: &Messages, reason: EndReason, players: [&str; 2]) -> String {
    ended_for(messages, reason, players, None)
}

/// Explains why a game is over, addressing `reader` as "you", if given.
#[must_use]
pub fn ended_for(
    messages: &Messages,
    reason: EndReason,
    players: [&str; 2],
    reader: Option<Side>,
) -> String {
    let key = match reason {
        EndReason::Penalty => "reason-end-penalty",
        EndReason::GrandSlam => "reason-end-grand-slam",
        EndReason::MoveLimit => "reason-end-move-limit",
        EndReason::SeedsLeft => "reason-end-seeds-left",
        EndReason::Majority => "reason-end-majority",
        EndReason::NoHoleAboveOne => "reason-end-no-hole-above-one",
        EndReason::EmptyTerritory => "reason-end-empty-territory",
        EndReason::EndSquaresTaken => "reason-end-end-squares-taken",
        EndReason::Match => "reason-end-match",
        EndReason::Stuck => "reason-end-stuck",
        EndReason::EmptyInner => "reason-end-empty-inner",
        EndReason::Endless => "reason-end-endless",
        EndReason::Repetition => "reason-end-repetition",
        EndReason::Agreed => "reason-end-agreed",
        EndReason::Resigned(side) if reader == Some(side) => "reason-end-you-resigned",
        EndReason::Resigned(side) => {
            return messages.format(
                "reason-end-resigned",
                &[("player", players[side.index()].into())],
            );
        }
    };
    messages.get(key)
}

/// States the winner and the score: "South wins 27 to 21." `players` are South's and North's names.
#[must_use]
pub fn result(messages: &Messages, outcome: &Outcome, players: [&str; 2]) -> String {
    result_for(messages, outcome, players, None)
}

/// States the winner and the score, addressing `reader`, if given: "You win 27 to 21."
#[must_use]
pub fn result_for(
    messages: &Messages,
    outcome: &Outcome,
    players: [&str; 2],
    reader: Option<Side>,
) -> String {
    let [south, north] = outcome.lofts;
    let Some(winner) = outcome.winner else {
        return messages.format("reason-result-draw", &[("seeds", south.into())]);
    };
    // Seeds don't decide after a resignation, or where the last move wins.
    let omits_score = outcome.by_last_move || matches!(outcome.reason, EndReason::Resigned(_));
    let key = match (omits_score, reader == Some(winner)) {
        (true, true) => "reason-result-you-win-early",
        (true, false) => "reason-result-wins-early",
        (false, true) => "reason-result-you-win",
        (false, false) => "reason-result-wins",
    };
    messages.format(
        key,
        &[
            ("player", players[winner.index()].into()),
            ("more", south.max(north).into()),
            ("fewer", south.min(north).into()),
        ],
    )
}

impl Messages {
    /// Returns the default names of South and North.
    #[must_use]
    pub fn sides(&self) -> [String; 2] {
        Side::BOTH.map(|side| {
            let keyword = match side {
                Side::South => "south",
                Side::North => "north",
            };
            self.format("words-side", &[("side", keyword.into())])
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn a_resigned_player_with_more_seeds_does_not_win() {
        let messages = Messages::new(Language::default());
        let outcome = Outcome {
            winner: Some(Side::South),
            lofts: [20, 28],
            reason: EndReason::Resigned(Side::North),
            by_last_move: false,
        };
        assert_eq!(result(&messages, &outcome, ["Ama", "Kofi"]), "Ama wins.");
        let not_resigned = Outcome {
            reason: EndReason::Stuck,
            winner: Some(Side::North),
            ..outcome
        };
        assert_eq!(
            result(&messages, &not_resigned, ["Ama", "Kofi"]),
            "Kofi wins 28 to 20."
        );
    }

    #[test]
    fn a_winner_who_is_the_reader_is_addressed() {
        let messages = Messages::new(Language::default());
        let outcome = Outcome {
            winner: Some(Side::South),
            lofts: [27, 21],
            reason: EndReason::Stuck,
            by_last_move: false,
        };
        let players = ["South", "Computer"];
        let result = |outcome, reader| result_for(&messages, outcome, players, reader);
        assert_eq!(result(&outcome, Some(Side::South)), "You win 27 to 21.");
        assert_eq!(result(&outcome, Some(Side::North)), "South wins 27 to 21.");
        let resigned = Outcome {
            reason: EndReason::Resigned(Side::North),
            ..outcome
        };
        assert_eq!(result(&resigned, Some(Side::South)), "You win.");
    }
}
