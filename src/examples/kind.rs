//! What an example can show.

use crate::rules::board::MAX_SEEDS;
use crate::rules::rule_set::FlowCapture;
use crate::rules::spec::{Chain, Feeding, FlowTaker, GrandSlam, PlayFrom, Stuck, Takes, Territory};
use crate::rules::{EndReason, RuleSet};

/// One thing that rules may have, and that a position and a move can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Seeds are sown, and nothing else happens.
    Sowing,
    /// Enough seeds to come all the way round, past the hole that they came from or into it.
    Round,
    /// The hole that a lap reached is lifted in its turn.
    Relay,
    /// A sowing that finds no end is cut off.
    CutOff,
    /// The player who sows captures a hole on the way.
    FlowCapture,
    /// The opponent captures a hole on the way.
    FlowCaptureByOpponent,
    /// The last seed captures, in the opponent's row, or in any where rows have no owners.
    Capture,
    /// The last seed captures in the row of the player who sowed it.
    CaptureAtHome,
    /// Several holes of one row are captured, one behind the other.
    Chain,
    /// A chain of captured holes runs on from one row into the other.
    ChainAcross,
    /// The opponent's last seeds are captured.
    GrandSlamTaken,
    /// A capture of the opponent's last seeds is void.
    GrandSlamCancelled,
    /// A capture of the opponent's last seeds leaves them one hole.
    GrandSlamSpared,
    /// A hole may not be played because it would capture the opponent's last seeds.
    GrandSlamIllegal,
    /// A hole may not be played because another one reaches the opponent's row.
    MustReach,
    /// A hole may not be played because another one leaves the opponent seeds.
    MustFeed,
    /// A hole may not be played because it leaves the opponent no seed.
    Starves,
    /// A player who could feed and did not loses the seeds left.
    Penalty,
    /// A player has no move and misses a turn.
    Passing,
    /// The game ends, for this reason.
    End(EndReason),
}

impl Kind {
    /// What the parameters of `rules` speak of, in the order of the rule book. A rule set may
    /// still have no position for one of them: what parameters mean together is found by search.
    #[must_use]
    pub fn of(rules: &RuleSet) -> Vec<Self> {
        let (play, capture, end) = (rules.play(), rules.capture(), rules.end());
        let own_rows = play.from == PlayFrom::Own;
        let free = matches!(play.feeding, Feeding::Free | Feeding::Penalised);
        let at_home = own_rows && capture.territory != Territory::Opponent;
        let away = !own_rows || capture.territory != Territory::Own;
        let spares = capture.grand_slam == GrandSlam::SparesLast && capture.chain != Chain::None;
        let slam = can_slam(rules);
        let seeds_end = end.seeds_left_below.is_some();
        let candidates = [
            (true, Self::Sowing),
            (true, Self::Round),
            (rules.relay().is_some(), Self::Relay),
            (rules.relay().is_some(), Self::CutOff),
            (rules.flow_capture().is_some(), Self::FlowCapture),
            (
                rules.flow_capture().is_some_and(opponent_takes),
                Self::FlowCaptureByOpponent,
            ),
            (away, Self::Capture),
            (at_home, Self::CaptureAtHome),
            (capture.chain != Chain::None, Self::Chain),
            (capture.chain == Chain::AcrossTerritories, Self::ChainAcross),
            (
                slam && own_rows
                    && free
                    && capture.grand_slam == GrandSlam::Allowed
                    && !captures_only_what_it_sows(rules),
                Self::GrandSlamTaken,
            ),
            (
                slam && matches!(
                    capture.grand_slam,
                    GrandSlam::Cancelled | GrandSlam::SparesLast
                ),
                Self::GrandSlamCancelled,
            ),
            (slam && spares, Self::GrandSlamSpared),
            (
                slam && capture.grand_slam == GrandSlam::Illegal,
                Self::GrandSlamIllegal,
            ),
            (play.reach_opponent, Self::MustReach),
            (play.feeding == Feeding::IfPossible, Self::MustFeed),
            (play.feeding == Feeding::Required, Self::Starves),
            (play.feeding == Feeding::Penalised, Self::Penalty),
            (end.stuck == Stuck::Passes, Self::Passing),
            (seeds_end, Self::End(EndReason::SeedsLeft)),
            (end.majority, Self::End(EndReason::Majority)),
            (end.no_hole_above_one, Self::End(EndReason::NoHoleAboveOne)),
            (end.empty_territory, Self::End(EndReason::EmptyTerritory)),
            (!stuck_comes_too_late(rules), Self::End(EndReason::Stuck)),
            (end.repetition.is_some(), Self::End(EndReason::Repetition)),
        ];
        let spoken_of = candidates.into_iter().filter(|(spoken_of, _)| *spoken_of);
        spoken_of.map(|(_, kind)| kind).collect()
    }

    /// Whether the move is refused, and the example shows why.
    #[must_use]
    pub const fn is_refusal(self) -> bool {
        matches!(
            self,
            Self::GrandSlamIllegal | Self::MustReach | Self::MustFeed | Self::Starves
        )
    }
}

/// Whether a legal move can make a grand slam at all.
///
/// Captures in the mover's own row alone leave the other row as it is, so that a slam is one
/// only when that row is empty; a player who must always feed can't play such a move.
#[must_use]
pub fn can_slam(rules: &RuleSet) -> bool {
    let capture = rules.capture();
    let takes_at_home = capture.territory == Territory::Own
        && capture.takes == Takes::Reached
        && capture.chain != Chain::AcrossTerritories;
    !(takes_at_home && rules.play().feeding == Feeding::Required)
}

/// Whether a capture takes only seeds that the same move has sown, so that none takes a seed
/// that the opponent had.
///
/// Where single seeds alone are captured, each in the hole reached or in a chain behind it, a
/// captured hole of the sowing was empty before it; and the chain does not go on behind the
/// sowing, where the hole that was lifted is empty now, or has been sown like all others.
#[must_use]
pub fn captures_only_what_it_sows(rules: &RuleSet) -> bool {
    let capture = rules.capture();
    rules.is_single_lap()
        && rules.play().leave == 0
        && capture.takes == Takes::Reached
        && !(2..=MAX_SEEDS).any(|count| capture.counts.contains(count))
}

/// Whether players can be stuck only in positions that another rule has ended before.
#[must_use]
pub fn stuck_comes_too_late(rules: &RuleSet) -> bool {
    let play = rules.play();
    let enough_seeds_move =
        play.feeding == Feeding::Free && rules.capture().grand_slam != GrandSlam::Illegal;
    let every_seed_moves = enough_seeds_move && play.min_seeds == 1;
    let pairs_move = enough_seeds_move && play.min_seeds <= 2;
    let both_must_be_stuck = play.from == PlayFrom::Any || rules.end().stuck == Stuck::Passes;
    let end = rules.end();
    let ended_before =
        end.seeds_left_below.is_some() || end.no_hole_above_one || end.empty_territory;
    both_must_be_stuck && (every_seed_moves && ended_before || pairs_move && end.no_hole_above_one)
        || end.empty_territory && every_seed_moves
}

fn opponent_takes(flow: &FlowCapture) -> bool {
    flow.by == FlowTaker::Both && flow.territory != Territory::Any
}
