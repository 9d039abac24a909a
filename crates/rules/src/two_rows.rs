//! The values computed from the rules of two-row boards; all others are read from the rule file.

use std::ops::Deref;

use super::board::Geometry;
use super::counts::CountSet;
use super::spec::{Again, Counts, Direction, ElseCaptureSpec, Needs, RuleSpec, Takes};

/// The values computed from the rules of two-row boards, where players sow around the whole board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwoRows {
    /// Whether a last seed in the mover's own store gives another move.
    pub again_by_store: bool,
    /// Whether a capture at the end of the sowing gives another move.
    pub again_by_capture: bool,
    /// The counts at which a seed captures as it falls; none without flow captures.
    pub flow_counts: CountSet,
    /// The counts that make a hole special; none without special holes.
    pub special_counts: CountSet,
    /// The captures, tried in order until one takes a seed; never empty.
    pub captures: Vec<Capture>,
}

/// Captures made when the sowing has stopped, with the values computed from their rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Capture {
    /// The rule as the file has it.
    spec: ElseCaptureSpec,
    /// The counts at which a hole of the chain is captured.
    pub counts: CountSet,
    /// Whether the chain begins beyond the empty hole after the reached one, instead of at the
    /// reached one.
    pub is_beyond: bool,
    /// Which seeds each hole of the chain yields.
    pub yields: Yield,
    /// Whether the opposite hole must hold a seed.
    pub needs_opposite: bool,
}

impl Deref for Capture {
    type Target = ElseCaptureSpec;

    #[inline]
    fn deref(&self) -> &ElseCaptureSpec {
        &self.spec
    }
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

impl From<ElseCaptureSpec> for Capture {
    fn from(spec: ElseCaptureSpec) -> Self {
        Self {
            counts: CountSet::from(&spec.counts),
            is_beyond: matches!(spec.takes, Takes::Beyond | Takes::BeyondAndOpposite),
            yields: match spec.takes {
                Takes::Opposite => Yield::Opposite,
                Takes::ReachedAndOpposite | Takes::BeyondAndOpposite => Yield::Both,
                _ => Yield::Own,
            },
            needs_opposite: spec.needs == Needs::Opposite,
            spec,
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

    /// Computes the values from a valid `spec` with two rows.
    pub(super) fn new(spec: &RuleSpec) -> Self {
        let (turn, capture) = (&spec.turn, &spec.capture);
        let (flow, special) = (spec.flow_capture.as_ref(), spec.special.as_ref());
        let first = ElseCaptureSpec {
            counts: capture.counts.clone(),
            territory: capture.territory,
            takes: capture.takes,
            needs: capture.needs,
            one_lap: capture.one_lap,
            chain: capture.chain,
        };
        let captures = std::iter::once(first).chain(spec.else_capture.iter().cloned());
        Self {
            again_by_store: turn.again.contains(&Again::Store),
            again_by_capture: turn.again.contains(&Again::Capture),
            flow_counts: CountSet::from(flow.map_or(&Counts::Never, |flow| &flow.counts)),
            special_counts: CountSet::from(special.map_or(&Counts::Never, |rule| &rule.counts)),
            captures: captures.map(Capture::from).collect(),
        }
    }

    /// Returns the first capture to try at the end of the sowing.
    #[must_use]
    pub fn capture(&self) -> &Capture {
        &self.captures[0]
    }
}
