//! The program without a window, as other programs meet it: started, spoken to, and judged by what it answers.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod book;
mod matches;
mod table_files;

use std::process::{Command, Output};

/// The program, with the given words after its name; it has ended when this returns.
fn engine(words: &[&str]) -> Output {
    Command::new(PROGRAM).args(words).output().unwrap()
}

/// Where the program lies.
const PROGRAM: &str = env!("CARGO_BIN_EXE_awale-engine");
