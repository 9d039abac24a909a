//! Panels and menus, drawn with egui in the style of the table.
//!
//! Panels only read the state of the game and write commands.
//!
//! - `screens`: the menus, one file each; `hud`: the overlays during play.
//! - `widgets`, `theme`: the building blocks of panels; `prepare`, `framing`: the layout of panels
//!   and board in the window.
//! - `navigation`: navigation between menus; `shortcuts`: global keys;
//!   `questions`: questions about the game.

mod clipboard;
mod edges;
mod framing;
mod hud;
mod lesson_offer;
mod lesson_shortcuts;
mod navigation;
mod notices;
mod prepare;
mod questions;
mod screens;
mod shortcuts;
mod theme;
mod widgets;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::state::in_photo_mode;
pub use clipboard::OwnClipboard;
pub use navigation::MenuTrail;
pub use notices::Notices;
pub use prepare::ScreenMargins;
pub use screens::{Arrival, RoundScores, Workbench};
pub use widgets::{ButtonRegistry, Reached, Touched};

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

/// Adds all panels.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        EguiPrimaryContextPass,
        (
            UiPass::Begin,
            (UiPass::Board, UiPass::Menu, UiPass::Above)
                .chain()
                .run_if(prepare::panels_fit),
            UiPass::End,
        )
            .chain(),
    )
    .configure_sets(
        EguiPrimaryContextPass,
        UiPass::Board.run_if(not(in_photo_mode)),
    )
    .add_plugins((
        prepare::plugin,
        framing::plugin,
        navigation::plugin,
        shortcuts::plugin,
        lesson_offer::plugin,
        lesson_shortcuts::plugin,
        questions::plugin,
        widgets::plugin,
        notices::plugin,
        hud::plugin,
        screens::plugin,
    ));
}
