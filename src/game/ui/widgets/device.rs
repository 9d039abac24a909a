//! Whether a player goes by the keyboard, and what has its focus then.

use bevy_egui::egui::{self, Response, Ui};

/// Whether the keyboard was used last, and not the pointer: then something has
/// to have the focus, or the next key press would go nowhere.
pub fn note_device(ctx: &egui::Context) {
    const WAY_KEYS: [egui::Key; 7] = [
        egui::Key::Tab,
        egui::Key::Enter,
        egui::Key::Escape,
        egui::Key::ArrowUp,
        egui::Key::ArrowDown,
        egui::Key::ArrowLeft,
        egui::Key::ArrowRight,
    ];
    let (key, pointer) = ctx.input(|input| {
        let key = WAY_KEYS.iter().any(|key| input.key_pressed(*key));
        (
            key,
            input.pointer.any_pressed() || input.pointer.is_moving(),
        )
    });
    if key || pointer {
        ctx.data_mut(|data| data.insert_temp(keyboard_id(), key));
    }
}

/// Gives the focus to this widget when the keyboard is used and nothing has it.
pub(super) fn focus_if_none_has(ui: &Ui, response: &Response) {
    let free = ui.memory(|memory| {
        memory.focused().is_none() && memory.allows_interaction(response.layer_id)
    });
    if by_keyboard(ui.ctx()) && free && ui.is_enabled() {
        response.request_focus();
    }
}

/// Whether the keyboard was used last.
pub(super) fn by_keyboard(ctx: &egui::Context) -> bool {
    ctx.data(|data| data.get_temp(keyboard_id()))
        .unwrap_or_default()
}

fn keyboard_id() -> egui::Id {
    egui::Id::new("the keyboard was used last")
}
