//! The game's systems, without window, graphics card and sound card.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod drafts;
mod full_disk;
mod helps;
mod history;
mod interruption;
mod journey;
mod keepsakes;
mod keyboard;
mod legibility;
mod power;
mod random_input;
mod schedule;
mod seeds;
mod series;
mod survival;
mod table;
mod touch;
mod windows;
mod workshop;
