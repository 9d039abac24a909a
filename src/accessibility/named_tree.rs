//! Names the root of the panels' accessibility tree after the window, which egui can't name.

use bevy_egui::egui::accesskit::TreeUpdate;

/// The name that readers announce for the window.
const TITLE: &str = "Awale";

/// Returns the tree with the window's name at its root.
pub(super) fn named(update: &TreeUpdate) -> TreeUpdate {
    let mut update = update.clone();
    let root = update.tree.as_ref().map(|tree| tree.root);
    for (id, node) in &mut update.nodes {
        if Some(*id) == root {
            node.set_label(TITLE);
        }
    }
    update
}
