//! Panels and menus: egui, themed as one piece with the table.
//!
//! A panel reads the state of the game and writes commands; it changes nothing else.

pub mod choices;
pub mod counts;
pub mod ghost;
pub mod lap;
pub mod notices;
pub mod players;
pub mod variants;
pub mod widgets;
pub mod words;

mod archive;
mod carving;
mod controls_menu;
mod fonts;
mod game_over;
mod hud;
mod keys;
mod learn;
mod lesson;
mod lesson_keys;
mod main_menu;
mod moves;
mod navigation;
mod new_game;
mod paste;
mod pause;
mod prepare;
mod rule_book;
mod saves;
mod score_sheet;
mod second_thought;
mod set_up;
mod settings_menu;
mod theme;
mod transcript;
mod variant_list;
mod wood;
mod workshop;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub use counts::{VesselLabel, VesselLabels};
pub use ghost::{GhostMark, GhostMarks, GhostWord};
pub use navigation::MenuTrail;
pub use prepare::ScreenMargins;
pub use widgets::{ButtonRegistry, Touched};
pub use words::Words;
pub use workshop::Bench;

/// The order in which a frame's panels are drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UiPass {
    /// Theme and zoom are made fit.
    Begin,
    /// What lies on the board: counts, plates, the bar.
    Board,
    /// The menu that is open.
    Menu,
    /// What lies over everything: notices.
    Above,
    /// What scripts ask for is published.
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
        words::plugin,
        variants::plugin,
        choices::plugin,
        navigation::plugin,
        keys::plugin,
        widgets::plugin,
        notices::plugin,
    ))
    // On the table.
    .add_plugins((
        counts::plugin,
        ghost::plugin,
        lap::plugin,
        hud::plugin,
        moves::plugin,
        lesson::plugin,
        lesson_keys::plugin,
        second_thought::plugin,
        game_over::plugin,
    ))
    // Menus.
    .add_plugins((
        learn::plugin,
        archive::plugin,
        main_menu::plugin,
        new_game::plugin,
        pause::plugin,
        settings_menu::plugin,
        controls_menu::plugin,
        transcript::plugin,
        rule_book::plugin,
        workshop::plugin,
        set_up::plugin,
    ));
}
