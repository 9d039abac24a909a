//! The tree of the panels with the name of the window, which egui doesn't know.

use bevy_egui::egui::accesskit::TreeUpdate;

/// The name of the window.
const TITLE: &str = "Awale";

/// The tree with the name of the window.
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
