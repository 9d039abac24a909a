//! The last used input device: the keyboard or the pointer.

use bevy_egui::egui;

/// Records whether the keyboard or the pointer was used last. With the keyboard, some widget must
/// have the focus, or the next key press would do nothing.
pub fn record_device(ctx: &egui::Context) {
    const NAVIGATION_KEYS: [egui::Key; 7] = [
        egui::Key::Tab,
        egui::Key::Enter,
        egui::Key::Escape,
        egui::Key::ArrowUp,
        egui::Key::ArrowDown,
        egui::Key::ArrowLeft,
        egui::Key::ArrowRight,
    ];
    let (is_key_pressed, is_pointer_used) = ctx.input(|input| {
        let is_key_pressed = NAVIGATION_KEYS.iter().any(|key| input.key_pressed(*key));
        (
            is_key_pressed,
            input.pointer.any_pressed() || input.pointer.is_moving(),
        )
    });
    if is_key_pressed || is_pointer_used {
        ctx.data_mut(|data| data.insert_temp(keyboard_id(), is_key_pressed));
    }
}

/// Returns whether the keyboard was used last.
pub(super) fn uses_keyboard(ctx: &egui::Context) -> bool {
    ctx.data(|data| data.get_temp(keyboard_id()))
        .unwrap_or_default()
}

fn keyboard_id() -> egui::Id {
    egui::Id::new("the keyboard was used last")
}
