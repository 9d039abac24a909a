//! The clipboard: the system's, or the program's own in headless and scripted runs.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiClipboard;

/// The program's own clipboard. If this resource exists, it replaces the system's clipboard.
#[derive(Resource, Default)]
pub struct OwnClipboard(pub String);

/// Gives systems access to the clipboard.
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

    /// Returns the clipboard's text when the button `name` is pressed; in a browser, which may ask
    /// the player for permission first, in a later frame. The inner `None` means that the
    /// clipboard is empty or blank.
    pub fn paste(&mut self, name: &str, is_pressed: bool) -> Option<Option<String>> {
        let text = match &self.own {
            Some(own) => is_pressed.then(|| own.0.clone()),
            None => self.system_text(name, is_pressed),
        };
        text.map(|text| Some(text).filter(|text| !text.trim().is_empty()))
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn system_text(&mut self, _: &str, is_pressed: bool) -> Option<String> {
        is_pressed.then(|| self.system.get_text().unwrap_or_default())
    }

    #[cfg(target_arch = "wasm32")]
    fn system_text(&mut self, name: &str, is_pressed: bool) -> Option<String> {
        if is_pressed {
            awale_engine::browser::read_clipboard(name);
        }
        awale_engine::browser::take_clipboard(name)
    }
}
