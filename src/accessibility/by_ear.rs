//! Playing by ear: exploring the board hole by hole, with a screen reader or by choice.

use bevy::a11y::AccessibilityRequested;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::settings::Settings;

/// Returns whether a screen reader is connected.
pub fn has_reader(requested: Res<AccessibilityRequested>) -> bool {
    requested.get()
}

/// Access to whether the player plays by ear: with a screen reader, or as chosen in the settings.
#[derive(SystemParam)]
pub struct ByEar<'w> {
    requested: Res<'w, AccessibilityRequested>,
    settings: Res<'w, Settings>,
}

impl ByEar<'_> {
    /// Returns whether keys explore the board hole by hole.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.settings.helps.by_ear || self.requested.get()
    }
}

/// Run condition: the player plays by ear.
pub fn plays_by_ear(by_ear: ByEar) -> bool {
    by_ear.is_on()
}
