//! What is said when the program can't start or go on: plain words before the details.

use std::panic;
use std::process;

/// The exit code of a program that can't start.
const FAILURE: i32 = 1;
const NO_GRAPHICS: &str = "no graphics driver was found. Awale draws with Vulkan \
    (on Debian the package mesa-vulkan-drivers; elsewhere the driver of the graphics card), Metal, Direct3D 12 or OpenGL.";
const NO_WINDOW: &str = "no window can be opened. Awale needs a graphical desktop \
    (is DISPLAY or WAYLAND_DISPLAY set?).";

/// Parts of what the engine says when something that it needs is missing, and what a player can do.
const KNOWN_CAUSES: &[(&str, &str)] = &[
    ("Unable to find a GPU", NO_GRAPHICS),
    ("Failed to create wgpu surface", NO_GRAPHICS),
    ("failed to choose present mode", NO_GRAPHICS),
    ("event loop", NO_WINDOW),
];

/// From now on a panic is introduced by a sentence for players. The engine has no
/// other way to say that something is missing which it can't start without: then
/// the sentence is all, and the program ends with an exit code of 1.
pub fn explain_plainly() {
    let details = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if let Some(missing) = what_is_missing(info.payload_as_str().unwrap_or_default()) {
            eprintln!("Awale can't start: {missing}");
            process::exit(FAILURE);
        }
        eprintln!(
            "Awale has met a mistake of its own and may have to stop; please report what follows."
        );
        details(info);
    }));
}

fn what_is_missing(said: &str) -> Option<&'static str> {
    KNOWN_CAUSES
        .iter()
        .find(|(part, _)| said.contains(part))
        .map(|&(_, explanation)| explanation)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_engine_misses_is_said_plainly_and_its_own_mistakes_are_not() {
        let no_driver = "Unable to find a GPU! Make sure you have installed required drivers!";
        assert_eq!(what_is_missing(no_driver), Some(NO_GRAPHICS));
        assert_eq!(what_is_missing("index out of bounds"), None);
    }
}
