//! Panels and menus: egui, themed as one piece with the table.
//!
//! A panel reads the state of the game and writes commands; it changes nothing else.
//!
//! - `screens`: the menus, one file each; `hud`: what lies over the board during play.
//! - `widgets`, `theme`: what panels are made of; `prepare`, `framing`: how they share the window
//!   with the board.
//! - `navigation`: the way through the menus; `shortcuts`: keys that mean the same everywhere;
//!   `inquiry`: questions about the game.

mod clipboard;
mod framing;
mod hud;
mod inquiry;
mod lesson_offer;
mod lesson_shortcuts;
mod navigation;
mod notices;
mod prepare;
mod screens;
mod shortcuts;
mod theme;
mod widgets;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub use clipboard::OwnClipboard;
pub use navigation::MenuTrail;
pub use prepare::ScreenMargins;
pub use screens::{Arrival, Workbench};
pub use widgets::{ButtonRegistry, Reached, Touched};

/// The order in which a frame's panels are drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UiPass {
    /// Theme and zoom are updated.
    Begin,
    /// What lies on the board: counts, plates, the bar.
    Board,
    /// The menu that is open.
    Menu,
    /// What lies over everything: notices.
    Above,
    /// The registry for scripts and tests is published.
    End,
}

/// Adds all panels, and what they need.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        EguiPrimaryContextPass,
        (
            UiPass::Begin,
            (UiPass::Board, UiPass::Menu, UiPass::Above)
                .chain()
                .run_if(prepare::has_room),
            UiPass::End,
        )
            .chain(),
    )
    .add_plugins((
        prepare::plugin,
        framing::plugin,
        navigation::plugin,
        shortcuts::plugin,
        lesson_offer::plugin,
        lesson_shortcuts::plugin,
        inquiry::plugin,
        widgets::plugin,
        notices::plugin,
        hud::plugin,
        screens::plugin,
    ));
}
