//! Panels and menus, drawn with egui in the style of the table.
//!
//! Panels only read the state of the game and write commands.
//!
//! - `screens`: the menus, one file each; `hud`: the overlays during play.
//! - `widgets`, `theme`: the building blocks of panels; `pass`: the order in which they are drawn
//!   each frame; `prepare`, `framing`: the layout of panels and board in the window.

mod clipboard;
mod edges;
mod framing;
mod hud;
mod notices;
mod pass;
mod prepare;
mod screens;
mod theme;
mod widgets;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::scene::photo::in_photo_mode;

pub use clipboard::OwnClipboard;
pub use hud::{BoardByEar, FocusHole, PendingQuestion, TypeCommand};
pub use notices::Notices;
pub use pass::UiPass;
pub use prepare::ScreenMargins;
#[cfg(target_arch = "wasm32")]
pub use screens::FileDialog;
pub use screens::{Collection, ReportView, RoundScores, Workbench};
pub use widgets::{ButtonRegistry, Reached, Touched};

/// Adds all panels.
pub fn plugin(app: &mut App) {
    // In a window too small for panels, none are drawn; in photo mode, only the menu.
    app.configure_sets(
        EguiPrimaryContextPass,
        (
            UiPass::Board.run_if(prepare::panels_fit.and_then(not(in_photo_mode))),
            UiPass::Menu.run_if(prepare::panels_fit),
            UiPass::Above.run_if(prepare::panels_fit),
        ),
    )
    .add_plugins((
        pass::plugin,
        prepare::plugin,
        framing::plugin,
        widgets::plugin,
        notices::plugin,
        hud::plugin,
        screens::plugin,
    ));
}
