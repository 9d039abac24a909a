//! Gives the root of the panels' accessibility tree the window's name, which egui can't do.

use bevy_egui::egui::accesskit::TreeUpdate;

/// The name that readers announce for the window.
const TITLE: &str = "Awale";

/// Returns a copy of the tree whose root has the window's name.
pub(super) fn with_window_name(update: &TreeUpdate) -> TreeUpdate {
    let mut update = update.clone();
    let root = update.tree.as_ref().map(|tree| tree.root);
    for (id, node) in &mut update.nodes {
        if Some(*id) == root {
            node.set_label(TITLE);
        }
    }
    update
}
