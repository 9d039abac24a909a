//! The validated parameters specific to two-row boards.

use super::board::Geometry;
use super::counts::CountSet;
use super::spec::{
    Again, Chain, Direction, ElseCaptureSpec, Feeding, FirstHole, FlowCaptureSpec, GrandSlam, Lift,
    Needs, RoundsSpec, RuleSpec, SpecialSpec, Takes, Territory,
};

/// Rules specific to two-row boards. Players sow around the whole board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwoRows {
    /// Whether a last seed in the mover's own store gives another move.
    pub again_by_store: bool,
    /// Whether a capture at the end of the sowing gives another move.
    pub again_by_capture: bool,
    /// The maximum number of extra moves of a turn, 1 to 100.
    pub again_at_most: Option<u16>,
    /// The duty to feed the opponent.
    pub feeding: Feeding,
    /// Whether moves that drop a seed in the opponent's territory have priority.
    pub reach_opponent: bool,
    /// The minimum number of seeds with which a player's last hole may be played if another hole
    /// can be played, 1 to 20.
    pub last_hole_min: u16,
    /// The number of seeds that a player with an empty territory puts in each of its holes, 1 to
    /// 10.
    pub refill: Option<u16>,
    /// Which hole a new lap of a relay is lifted from.
    pub lift: Lift,
    /// The territory in which that hole must lie to stop the relay.
    pub stop_in: Territory,
    /// Whether each lap is sown against the direction of the one before.
    pub alternating: bool,
    /// Captures made while seeds are sown.
    pub flow_capture: Option<FlowCapture>,
    /// The rules of special holes.
    pub special: Option<Special>,
    /// The captures, tried in order until one takes a seed; never empty.
    pub captures: Vec<Capture>,
    /// The effect of a capture that would leave the opponent without seeds.
    pub grand_slam: GrandSlam,
    /// The effect of a last seed in the opponent's first hole.
    pub first_hole: FirstHole,
    /// The rules of a match's rounds; `None` if a match is a single game.
    pub rounds: Option<RoundsSpec>,
}

/// Captures made while seeds are sown.
pub type FlowCapture = FlowCaptureSpec<CountSet>;

/// The rules of special holes.
pub type Special = SpecialSpec<CountSet>;

/// Captures made when the sowing has stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Capture {
    /// The counts at which a hole of the chain is captured.
    pub counts: CountSet,
    /// Where the chain must begin.
    pub territory: Territory,
    /// Whether the chain begins beyond the empty hole after the reached one, instead of at the
    /// reached one.
    pub is_beyond: bool,
    /// Which seeds each hole of the chain yields.
    pub yields: Yield,
    /// Whether the opposite hole must hold a seed.
    pub needs_opposite: bool,
    /// Whether only a sowing of a single lap captures.
    pub one_lap: bool,
    /// Which other holes are captured.
    pub chain: Chain,
}

/// Which seeds each hole of a chain yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Yield {
    /// Its own.
    Own,
    /// Those of the opposite hole.
    Opposite,
    /// Its own and those of the opposite hole.
    Both,
}

impl From<&ElseCaptureSpec> for Capture {
    fn from(spec: &ElseCaptureSpec) -> Self {
        Self {
            counts: CountSet::from(&spec.counts),
            territory: spec.territory,
            is_beyond: matches!(spec.takes, Takes::Beyond | Takes::BeyondAndOpposite),
            yields: match spec.takes {
                Takes::Opposite => Yield::Opposite,
                Takes::ReachedAndOpposite | Takes::BeyondAndOpposite => Yield::Both,
                _ => Yield::Own,
            },
            needs_opposite: spec.needs == Needs::Opposite,
            one_lap: spec.one_lap,
            chain: spec.chain,
        }
    }
}

impl TwoRows {
    /// Returns the shape of the two-row board of a valid `spec`.
    pub(super) fn geometry(spec: &RuleSpec) -> Geometry {
        let mut geometry = Geometry::new(spec.board.holes as usize);
        if spec.board.end_squares.is_some() {
            geometry = geometry.with_end_squares();
        }
        if spec.board.direction == Direction::Chosen {
            geometry = geometry.with_chosen_direction();
        }
        geometry
    }

    /// Builds the rules from a valid `spec` with two rows, whose numbers fit the narrower types.
    pub(super) fn new(spec: &RuleSpec) -> Self {
        let (turn, play, sowing, capture) = (&spec.turn, &spec.play, &spec.sowing, &spec.capture);
        let first = ElseCaptureSpec {
            counts: capture.counts.clone(),
            territory: capture.territory,
            takes: capture.takes,
            needs: capture.needs,
            one_lap: capture.one_lap,
            chain: capture.chain,
        };
        let relay = sowing.relay.clone().unwrap_or_default();
        let captures = [&first].into_iter().chain(&spec.else_capture);
        Self {
            again_by_store: turn.again.contains(&Again::Store),
            again_by_capture: turn.again.contains(&Again::Capture),
            again_at_most: turn.again_at_most.map(|max| max as u16),
            feeding: play.feeding,
            reach_opponent: play.reach_opponent,
            last_hole_min: play.last_hole_min as u16,
            refill: play.refill.map(|seeds| seeds as u16),
            lift: relay.lift,
            stop_in: relay.stop_in,
            alternating: relay.alternating,
            flow_capture: spec.flow_capture.as_ref().map(|flow| FlowCaptureSpec {
                counts: CountSet::from(&flow.counts),
                by: flow.by,
                territory: flow.territory,
                last: flow.last,
            }),
            special: spec.special.as_ref().map(|special| SpecialSpec {
                counts: CountSet::from(&special.counts),
                territory: special.territory,
                pair: special.pair,
                limits: special.limits.clone(),
                seeds: special.seeds,
                rob: special.rob,
            }),
            captures: captures.map(Capture::from).collect(),
            grand_slam: capture.grand_slam,
            first_hole: capture.first_hole,
            rounds: spec.rounds,
        }
    }

    /// Returns the first capture to try at the end of the sowing.
    #[must_use]
    pub fn capture(&self) -> &Capture {
        &self.captures[0]
    }
}
