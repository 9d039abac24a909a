//! The turns of a match.

use awale_rules::game_tree::NodeId;

/// Identifies a turn of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The number of the game, counted since the program started.
    pub match_number: u32,
    /// The number of plies played.
    pub ply: usize,
    /// The node of the game tree: the same ply in another variation is a different turn.
    pub step: NodeId,
}
