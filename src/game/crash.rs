//! What is said when the program can't start or go on: plain words before the details.

use std::panic;

/// Parts of what the engine says when something that it needs is missing, and what a player can do.
const KNOWN_CAUSES: &[(&str, &str)] = &[
    (
        "Unable to find a GPU",
        "no graphics driver was found. Awale needs Vulkan (on Debian: the package mesa-vulkan-drivers).",
    ),
    (
        "event loop",
        "no window can be opened. Awale needs a graphical desktop (is DISPLAY or WAYLAND_DISPLAY set?).",
    ),
];

/// From now on a panic is introduced by a sentence for players.
pub fn explain_plainly() {
    let details = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let said = info.payload_as_str().unwrap_or_default();
        let known = KNOWN_CAUSES.iter().find(|(part, _)| said.contains(part));
        match known {
            Some((_, explanation)) => eprintln!("Awale can't start: {explanation}"),
            None => {
                eprintln!(
                    "Awale has met a mistake of its own and may have to stop; please report what follows."
                );
                details(info);
            }
        }
    }));
}
