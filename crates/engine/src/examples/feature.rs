//! The features of rules that an example can show.

use awale_rules::board::MAX_SEEDS;
use awale_rules::counts::CountForm;
use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{Chain, Feeding, FlowCaptureSpec, FlowTaker, GrandSlam, Stuck, Territory};
use awale_rules::two_rows::Yield;
use awale_rules::{EndReason, RuleSet};

/// A feature of rules that a position and a move can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feature {
    /// A sowing without other features.
    Sowing,
    /// A sowing that goes all the way round the board.
    FullLap,
    /// A lap's last hole is picked up and sown on.
    Relay,
    /// An endless sowing is cut off.
    CutOff,
    /// The mover captures a hole during the sowing.
    FlowCapture,
    /// The opponent captures a hole during the sowing.
    FlowCaptureByOpponent,
    /// The last seed captures in the opponent's row, or in any row if holes are shared.
    Capture,
    /// The last seed captures in the mover's own row.
    CaptureAtHome,
    /// A hole beyond an empty one is captured.
    Gap,
    /// The first rule for captures doesn't apply, but a later one does.
    FallbackCapture,
    /// A sowing passes over shut holes.
    SkipsShutHoles,
    /// The mover plays a hole that they own in the other row.
    Land,
    /// A player with an empty row refills it.
    Refill,
    /// A seed falls into the mover's store.
    Store,
    /// The mover moves again.
    ExtraMove,
    /// A hole becomes a player's own special hole, wherever it lies.
    Special,
    /// Several consecutive holes of one row are captured.
    Chain,
    /// A chain of captured holes crosses from one row into the other.
    ChainAcross,
    /// The opponent's last seeds are captured.
    GrandSlamTaken,
    /// Capturing the opponent's last seeds is void.
    GrandSlamCancelled,
    /// Capturing the opponent's last seeds spares one hole.
    GrandSlamSpared,
    /// A move is illegal because it would capture the opponent's last seeds.
    GrandSlamIllegal,
    /// A move is illegal because another one reaches the opponent's row.
    MustReach,
    /// A move is illegal because another one leaves the opponent seeds.
    MustFeed,
    /// A move is illegal because it leaves the opponent no seeds.
    Starves,
    /// A player who could have fed the opponent but didn't loses the remaining seeds.
    Penalty,
    /// A player without a legal move passes.
    Passing,
    /// A round ends, and holes that can't be refilled are shut.
    NextRound,
    /// A round ends, and the players' seeds buy them different numbers of holes.
    NextLand,
    /// The game ends for this reason.
    End(EndReason),
    /// A feature of games on four rows.
    FourRows(FourRowFeature),
}

/// A feature of rules on four rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FourRowFeature {
    /// A sowing of one lap without a capture.
    Sowing,
    /// A lap's last hole is picked up and sown on.
    Relay,
    /// A single seed is played, because no hole holds more.
    Single,
    /// The opposite holes are captured.
    Across,
    /// A move goes against the usual direction.
    Reverse,
    /// A capture takes additional holes.
    ExtraCapture,
    /// A move is illegal because another one captures.
    MustCapture,
    /// A move is illegal because one from the inner row has priority.
    InnerFirst,
    /// A seed of the reserve is placed, and captures.
    Namua,
    /// A sowing stops in the nyumba.
    NyumbaKept,
    /// The nyumba is spent.
    NyumbaSpent,
    /// A hole of the opponent is blocked.
    Takasia,
    /// The opponent is left without a move.
    OpponentImmobilised,
    /// The opponent's inner row is emptied.
    EmptyInner,
}

impl Feature {
    /// Returns the features that the parameters of `rules` allow, in the order of the rule book.
    /// Because parameters interact, some may never occur; only the search can tell.
    #[must_use]
    pub fn of(rules: OnTwoRows<'_>) -> Vec<Self> {
        let (spec, capture, end) = (rules.spec(), rules.two_rows.capture(), rules.end());
        let (feeding, slam) = (spec.play.feeding, spec.capture.grand_slam);
        if !rules.is_classic() {
            return Self::of_non_classic(rules);
        }
        let has_own_rows = !rules.lifts_anywhere();
        let is_feeding_optional = matches!(feeding, Feeding::Free | Feeding::Penalised);
        let captures_at_home = has_own_rows && capture.territory != Territory::Opponent;
        let captures_away = !has_own_rows || capture.territory != Territory::Own;
        let spares_hole = slam == GrandSlam::SparesLast && capture.chain != Chain::None;
        let has_slams = can_slam(rules);
        let ends_when_few_seeds_left = end.seeds_left_below.is_some();
        let candidates = [
            (true, Self::Sowing),
            (true, Self::FullLap),
            (rules.relay().is_some(), Self::Relay),
            (rules.relay().is_some(), Self::CutOff),
            (spec.flow_capture.is_some(), Self::FlowCapture),
            (
                spec.flow_capture.as_ref().is_some_and(opponent_takes),
                Self::FlowCaptureByOpponent,
            ),
            (captures_away, Self::Capture),
            (captures_at_home, Self::CaptureAtHome),
            (capture.chain != Chain::None, Self::Chain),
            (capture.chain == Chain::AcrossTerritories, Self::ChainAcross),
            (
                has_slams
                    && has_own_rows
                    && is_feeding_optional
                    && slam == GrandSlam::Allowed
                    && !captures_only_what_it_sows(rules),
                Self::GrandSlamTaken,
            ),
            (
                has_slams && matches!(slam, GrandSlam::Cancelled | GrandSlam::SparesLast),
                Self::GrandSlamCancelled,
            ),
            (has_slams && spares_hole, Self::GrandSlamSpared),
            (
                has_slams && slam == GrandSlam::Illegal,
                Self::GrandSlamIllegal,
            ),
            (spec.play.reach_opponent, Self::MustReach),
            (feeding == Feeding::IfPossible, Self::MustFeed),
            (feeding == Feeding::Required, Self::Starves),
            (feeding == Feeding::Penalised, Self::Penalty),
            (end.stuck == Stuck::Passes, Self::Passing),
            (ends_when_few_seeds_left, Self::End(EndReason::SeedsLeft)),
            (end.majority, Self::End(EndReason::Majority)),
            (end.no_hole_above_one, Self::End(EndReason::NoHoleAboveOne)),
            (end.empty_territory, Self::End(EndReason::EmptyTerritory)),
            (!never_ends_stuck(&rules), Self::End(EndReason::Stuck)),
            (end.repetition.is_some(), Self::End(EndReason::Repetition)),
        ];
        let allowed = candidates.into_iter().filter(|(is_allowed, _)| *is_allowed);
        allowed.map(|(_, feature)| feature).collect()
    }

    /// Like [`of`](Self::of), for rules that aren't classic: those that only the second format of
    /// rule files can express. Repetitions have no examples.
    fn of_non_classic(rules: OnTwoRows<'_>) -> Vec<Self> {
        let (spec, end) = (rules.spec(), rules.end());
        let (captures, capture) = (&rules.two_rows.captures, rules.two_rows.capture());
        let can_capture_outside = |row: Territory| {
            !capture.is_beyond
                && capture.territory != row
                && capture.counts.form() != &CountForm::Never
        };
        let has_no_rounds = spec.rounds.is_none();
        let shuts_holes = spec.rounds.is_some() && !rules.has_land();
        let candidates = [
            (true, Self::Sowing),
            (rules.sows_stores(), Self::Store),
            (rules.has_extra_moves(), Self::ExtraMove),
            (rules.relay().is_some(), Self::Relay),
            (spec.flow_capture.is_some(), Self::FlowCapture),
            (
                spec.flow_capture.as_ref().is_some_and(opponent_takes),
                Self::FlowCaptureByOpponent,
            ),
            (spec.special.is_some(), Self::Special),
            (can_capture_outside(Territory::Own), Self::Capture),
            (
                can_capture_outside(Territory::Opponent),
                Self::CaptureAtHome,
            ),
            (captures.iter().any(|capture| capture.is_beyond), Self::Gap),
            (captures.len() > 1, Self::FallbackCapture),
            (spec.play.feeding == Feeding::IfPossible, Self::MustFeed),
            (
                matches!(spec.play.feeding, Feeding::Required | Feeding::WhenEmpty),
                Self::Starves,
            ),
            (spec.play.refill.is_some(), Self::Refill),
            (shuts_holes, Self::SkipsShutHoles),
            (rules.has_land(), Self::Land),
            (end.stuck == Stuck::Passes, Self::Passing),
            (shuts_holes, Self::NextRound),
            (rules.has_land(), Self::NextLand),
            (
                has_no_rounds && end.seeds_left_below.is_some(),
                Self::End(EndReason::SeedsLeft),
            ),
            (
                has_no_rounds && end.majority,
                Self::End(EndReason::Majority),
            ),
            (
                has_no_rounds && end.empty_territory,
                Self::End(EndReason::EmptyTerritory),
            ),
        ];
        let allowed = candidates.into_iter().filter(|(is_allowed, _)| *is_allowed);
        allowed.map(|(_, feature)| feature).collect()
    }

    /// Returns true if examples of this feature show an illegal move.
    #[must_use]
    pub const fn shows_illegal_move(self) -> bool {
        matches!(
            self,
            Self::GrandSlamIllegal
                | Self::MustReach
                | Self::MustFeed
                | Self::Starves
                | Self::FourRows(FourRowFeature::MustCapture | FourRowFeature::InnerFirst)
        )
    }
}

/// Returns true if a legal move can be a grand slam.
///
/// If captures take only from the mover's own row, a move can be a slam only when the other row is
/// already empty. With mandatory feeding, no such move is legal; and if the sowing ends in the
/// other row without capturing there, that row isn't empty.
#[must_use]
pub fn can_slam(rules: OnTwoRows<'_>) -> bool {
    let ends_in_other_row = rules.two_rows.capture().territory == Territory::Opponent;
    let leaves_seeds = ends_in_other_row || rules.spec().play.feeding == Feeding::Required;
    !(captures_only_at_home(rules) && leaves_seeds)
}

/// Returns true if captures at the end of a sowing take only from the mover's own row.
#[must_use]
pub fn captures_only_at_home(rules: OnTwoRows<'_>) -> bool {
    let capture = rules.two_rows.capture();
    let takes_own = matches!(
        (capture.territory, capture.yields),
        (Territory::Own, Yield::Own) | (Territory::Opponent, Yield::Opposite)
    );
    takes_own && !capture.is_beyond && capture.chain != Chain::AcrossTerritories
}

/// Returns true if captures take only seeds sown in the same move, never seeds that the opponent
/// had.
///
/// If only single seeds are captured, in the hole reached or in a chain behind it, each captured
/// hole was empty before the sowing. The chain can't extend past the first hole sown: the hole
/// played is empty, or was sown like the others.
#[must_use]
pub fn captures_only_what_it_sows(rules: OnTwoRows<'_>) -> bool {
    let capture = rules.two_rows.capture();
    rules.is_single_lap()
        && rules.leave() == 0
        && capture.yields == Yield::Own
        && !(2..=MAX_SEEDS).any(|count| capture.counts.contains(count))
}

/// Returns true if another rule always ends the game before it could end because neither player can
/// move.
#[must_use]
pub fn never_ends_stuck(rules: &RuleSet) -> bool {
    let can_move_every_seed = allows_any_hole_with_enough_seeds(rules) && rules.min_seeds() == 1;
    let can_move_pairs = allows_any_hole_with_enough_seeds(rules) && rules.min_seeds() <= 2;
    let needs_both_stuck = rules.lifts_anywhere() || rules.end().stuck == Stuck::Passes;
    let end = rules.end();
    let ends_earlier =
        end.seeds_left_below.is_some() || end.no_hole_above_one || end.empty_territory;
    needs_both_stuck
        && (can_move_every_seed && ends_earlier || can_move_pairs && end.no_hole_above_one)
        || end.empty_territory && can_move_every_seed
}

/// Returns true if no rule forbids a move from a hole with enough seeds.
#[must_use]
pub fn allows_any_hole_with_enough_seeds(rules: &RuleSet) -> bool {
    let spec = rules.spec();
    spec.play.feeding == Feeding::Free && spec.capture.grand_slam != GrandSlam::Illegal
}

/// Returns true if the opponent can capture during the mover's sowing.
fn opponent_takes(flow: &FlowCaptureSpec) -> bool {
    flow.by == FlowTaker::Both && flow.territory != Territory::Any
}
