//! The game's systems, without window, graphics card and sound card.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod agreement;
mod drafts;
mod full_disk;
mod hearing;
mod help;
mod helps;
mod history;
mod interruption;
mod journey;
mod keepsakes;
mod keyboard;
mod legibility;
mod lessons;
mod power;
mod schedule;
mod seeds;
mod series;
mod survival;
mod table;
mod touch;
mod versions;
mod vessels;
mod windows;
mod words;
mod workshop;
