//! The order in which a frame's panels are drawn.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

/// The order in which a frame's panels are drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UiPass {
    /// Theme and zoom are updated.
    Begin,
    /// Overlays on the board: counts, plates, the bar.
    Board,
    /// The open menu.
    Menu,
    /// Notices, over everything else.
    Above,
    /// The registry for scripts and tests is published.
    End,
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        EguiPrimaryContextPass,
        (
            UiPass::Begin,
            UiPass::Board,
            UiPass::Menu,
            UiPass::Above,
            UiPass::End,
        )
            .chain(),
    );
}
