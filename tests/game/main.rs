//! Tests of the game without window, graphics card and sound device.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod agreement;
mod assistance;
mod by_ear;
mod companion;
mod contrast;
mod drafts;
mod finale;
#[path = "../fixtures.rs"]
mod fixtures;
mod four_rows;
mod friends;
mod full_disk;
mod help;
mod history;
mod home;
mod inspector;
mod interruption;
mod journey;
mod keyboard;
mod legibility;
mod lessons;
#[cfg(feature = "live")]
mod live;
mod long_lists;
#[cfg(feature = "live")]
#[path = "../live/mosquitto.rs"]
mod mosquitto;
mod notices;
mod opened_files;
mod pictures;
mod power;
mod practice;
mod puzzles;
mod questions;
mod random_input;
mod report;
mod restarts;
mod saving;
mod schedule;
mod seeds;
mod series;
mod sounds;
mod survival;
mod table;
mod tiles;
mod touch;
mod versions;
mod vessels;
mod windows;
mod words;
mod workshop;
mod world;

/// Returns the command that runs an ignored test in a process of its own.
fn alone(test: &str) -> std::process::Command {
    let mut program = std::process::Command::new(std::env::current_exe().unwrap());
    program.args([test, "--exact", "--ignored", "--nocapture"]);
    program
}
