//! Scripted runs of the game without a window.

use std::fmt::Write;
use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;

use crate::plan::Plan;

/// Visits every screen that shows saved data.
pub const TOUR: &str = "press main.more
press more.archive
press archive.page.saves
press archive.page.statistics
press archive.back
press more.workshop
press workshop.back
press more.back
press main.new_game
press new_game.back
press main.settings
key escape
press main.more
press more.rules
key escape
press more.back
wait 20
";

/// Starts a match with the last choices, and plays a hole, which may or may not be playable.
pub const PLAY: &str = "press main.new_game
press new_game.start
settle
play C
settle
";

/// The frame rate of a run, which is low as there is no window.
const FRAME_RATE: &str = "30";

/// The end of a script.
pub const EXIT: &str = "exit\n";

/// Returns a command that runs `script` in `home` as fast as the game can.
///
/// # Errors
/// Returns an error if the script can't be written.
pub fn game(plan: &Plan, home: &Path, file: &Path, script: &str) -> io::Result<Command> {
    let mut command = game_in_real_time(plan, home, file, script)?;
    command.arg("--hurry");
    Ok(command)
}

/// Returns a command that runs `script` in `home` in real time.
///
/// # Errors
/// Returns an error if the script can't be written.
pub fn game_in_real_time(
    plan: &Plan,
    home: &Path,
    file: &Path,
    script: &str,
) -> io::Result<Command> {
    fs::write(file, script)?;
    let mut command = Command::new(&plan.game);
    command
        .args(["--headless", "--frames", FRAME_RATE, "--script"])
        .arg(file)
        .env("AWALE_HOME", home)
        .env("BEVY_ASSET_ROOT", env!("CARGO_MANIFEST_DIR"));
    Ok(command)
}

/// Returns a script that starts a match with the button `button` and plays the moves of two people,
/// each as soon as the table is at rest.
pub fn moves(button: &str, letters: impl Iterator<Item = char>) -> String {
    let mut script = format!("press {button}\nsettle\n");
    for letter in letters {
        // Writing to a string can't fail.
        let _ = writeln!(script, "play {letter}\nsettle");
    }
    script
}
