//! The game.
pub mod board_view;
