//! The game.
pub mod board_view;
pub mod scene;
