//! Reports as comments and variations of a game.

use awale_engine::teacher::report::{PlyReport, annotate};
use awale_rules::GameTree;

/// The report on a game, as text.
#[derive(Clone, Debug)]
pub struct Annotation {
    /// The number of the game, counted since the program started.
    pub match_number: u32,
    /// The plies, from the first.
    pub plies: Vec<PlyReport>,
    /// The comment on each ply.
    pub comments: Vec<String>,
}

impl Annotation {
    /// Adds the annotation to the line of `tree`.
    pub fn write(&self, tree: &mut GameTree) {
        let comments = |ply: &PlyReport| self.comments.get(ply.ply).cloned().unwrap_or_default();
        annotate(tree, &self.plies, comments);
    }
}
