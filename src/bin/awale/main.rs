//! The game's executable: starts the app.

#[cfg(not(target_arch = "wasm32"))]
mod command_line;
#[cfg(target_arch = "wasm32")]
mod page;

use std::process::ExitCode;

use awale::app::crash;
use bevy::app::AppExit;

#[cfg(not(target_arch = "wasm32"))]
use command_line::app;
#[cfg(target_arch = "wasm32")]
use page::app;

fn main() -> ExitCode {
    crash::install_panic_hook();
    let mut app = match app() {
        Ok(app) => app,
        Err(message) => {
            eprintln!("{message}");
            return ExitCode::FAILURE;
        }
    };
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}
