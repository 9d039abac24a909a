//! The place: board, mat, ground, light and camera.
pub mod board_mesh;
