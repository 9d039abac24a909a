//! The rules, pure: no clock, no threads, no chance, no files.

pub mod board;
