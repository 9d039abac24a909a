//! Playing by ear: exploring the board hole by hole, with a screen reader or by choice.

use bevy::a11y::AccessibilityRequested;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::settings::Settings;

/// Returns whether a screen reader is connected.
pub fn has_reader(requested: Option<Res<AccessibilityRequested>>) -> bool {
    requested.is_some_and(|requested| requested.get())
}

/// Tells systems whether the player plays by ear: with a screen reader, or as chosen in the
/// settings.
#[derive(SystemParam)]
pub struct ByEar<'w> {
    requested: Option<Res<'w, AccessibilityRequested>>,
    settings: Res<'w, Settings>,
}

impl ByEar<'_> {
    /// Returns whether keys explore the board hole by hole.
    #[must_use]
    pub fn is_on(&self) -> bool {
        let requested = self.requested.as_ref();
        self.settings.helps.by_ear || requested.is_some_and(|requested| requested.get())
    }
}

/// Run condition: the player plays by ear.
pub fn plays_by_ear(by_ear: ByEar) -> bool {
    by_ear.is_on()
}
