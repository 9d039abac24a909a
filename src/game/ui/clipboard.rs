//! The clipboard: the system's, or the program's own if there is no window.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiClipboard;

/// The program's own clipboard, which replaces the system's in headless and scripted runs.
#[derive(Resource, Default)]
pub struct OwnClipboard(pub String);

/// The clipboard.
#[derive(SystemParam)]
pub struct Clipboard<'w> {
    system: ResMut<'w, EguiClipboard>,
    own: Option<ResMut<'w, OwnClipboard>>,
}

impl Clipboard<'_> {
    /// Copies `text`.
    pub fn copy(&mut self, text: &str) {
        match &mut self.own {
            Some(own) => text.clone_into(&mut own.0),
            None => self.system.set_text(text),
        }
    }

    /// The text on the clipboard; `None` if it is empty or blank.
    pub fn text(&mut self) -> Option<String> {
        let text = match &self.own {
            Some(own) => Some(own.0.clone()),
            None => self.system.get_text(),
        };
        text.filter(|text| !text.trim().is_empty())
    }
}
