//! What is captured: while seeds are sown, and when the sowing has stopped.

use serde::{Deserialize, Serialize};

use super::{Counts, Territory};

/// Captures made while seeds are sown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FlowCaptureSpec {
    /// Counts at which a hole that a seed has just reached is emptied.
    pub counts: Counts,
    /// Who may make them.
    pub by: FlowTaker,
    /// Where, seen by the player who captures.
    pub territory: Territory,
}

impl Default for FlowCaptureSpec {
    fn default() -> Self {
        Self {
            counts: Counts::Only(vec![4]),
            by: FlowTaker::Both,
            territory: Territory::Own,
        }
    }
}

/// Who may capture during a sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FlowTaker {
    /// The player who sows.
    Mover,
    /// Both players.
    Both,
}

/// Captures made when the sowing has stopped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CaptureSpec {
    /// Counts of the reached hole that capture.
    pub counts: Counts,
    /// Where the last seed must fall.
    pub territory: Territory,
    /// What a hole of the chain yields.
    pub takes: Takes,
    /// Whether holes before the reached one are captured too.
    pub chain: Chain,
    /// What becomes of a capture that would leave the opponent nothing.
    pub grand_slam: GrandSlam,
}

impl Default for CaptureSpec {
    fn default() -> Self {
        Self {
            counts: Counts::Only(vec![2, 3]),
            territory: Territory::Opponent,
            takes: Takes::Reached,
            chain: Chain::None,
            grand_slam: GrandSlam::Allowed,
        }
    }
}

/// What a hole of the capture chain yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Takes {
    /// Its own seeds.
    Reached,
    /// The seeds of the hole that faces it.
    Opposite,
    /// Both.
    ReachedAndOpposite,
}

/// How far back a capture extends, against the direction of sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Chain {
    /// Only the reached hole.
    None,
    /// Up to the border of the territory it lies in.
    WithinTerritory,
    /// Around the whole board.
    AcrossTerritories,
}

/// What becomes of a capture after which the opponent's territory would be empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum GrandSlam {
    /// It is a capture like any other.
    Allowed,
    /// Nothing is captured.
    Cancelled,
    /// The last hole of the chain is spared.
    SparesLast,
    /// The move can't be played.
    Illegal,
}
