//! Explains a failed start or a panic to the player before the default hook runs.

use std::panic;
use std::process;

/// Exit code of a failed start.
const FAILURE_EXIT_CODE: i32 = 1;
/// Message if there is no graphics driver.
const NO_GRAPHICS: &str = "no graphics driver found. Awale needs Vulkan \
    (on Debian the package mesa-vulkan-drivers; elsewhere the driver of the graphics card), Metal, Direct3D 12 or OpenGL.";
/// Message if no window can be opened.
const NO_WINDOW: &str = "could not open a window. Awale needs a graphical desktop \
    (is DISPLAY or WAYLAND_DISPLAY set?).";

/// Substrings of Bevy's panic messages when a requirement is missing, with advice for the player.
const KNOWN_CAUSES: &[(&str, &str)] = &[
    ("Unable to find a GPU", NO_GRAPHICS),
    ("Failed to create wgpu surface", NO_GRAPHICS),
    ("failed to choose present mode", NO_GRAPHICS),
    ("event loop", NO_WINDOW),
];

/// Installs a panic hook that first prints an explanation for players.
///
/// Bevy reports missing requirements only by panicking. In that case, the hook prints just the
/// explanation and ends the program with exit code 1.
pub fn install_panic_hook() {
    let default_hook = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if let Some(missing) = missing_requirement(info.payload_as_str().unwrap_or_default()) {
            eprintln!("Awale can't start: {missing}");
            process::exit(FAILURE_EXIT_CODE);
        }
        eprintln!(
            "Awale hit an internal error and may have to stop; please report the following message:"
        );
        default_hook(info);
    }));
}

fn missing_requirement(message: &str) -> Option<&'static str> {
    KNOWN_CAUSES
        .iter()
        .find(|(substring, _)| message.contains(substring))
        .map(|&(_, explanation)| explanation)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_requirements_are_explained_and_other_panics_are_not() {
        let no_driver = "Unable to find a GPU! Make sure you have installed required drivers!";
        assert_eq!(missing_requirement(no_driver), Some(NO_GRAPHICS));
        assert_eq!(missing_requirement("index out of bounds"), None);
    }
}
