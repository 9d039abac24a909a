//! The game's program.

use std::process::ExitCode;

fn main() -> ExitCode {
    awale::app::run()
}
