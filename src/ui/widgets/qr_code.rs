//! Text as a QR code.

use bevy_egui::egui::{Color32, Rect, Sense, Ui, WidgetInfo, WidgetType, vec2};
use fast_qr::{Module, QRBuilder};

use super::hint;

/// The maximum width, in points.
const MAX_WIDTH: f32 = 320.0;
/// The width of the light border that scanners need, in modules.
const QUIET_ZONE: usize = 4;
/// The overlap of dark modules, in points, which avoids light lines between them.
const OVERLAP: f32 = 0.2;

/// Draws `text` as a QR code, dark on light as scanners expect. `words` describes it to screen
/// readers, and `too_long` is shown instead if no code can hold the text.
pub fn qr_code(ui: &mut Ui, text: &str, words: &str, too_long: &str) {
    let Ok(code) = QRBuilder::new(text).build() else {
        hint(ui, too_long);
        return;
    };
    let width = MAX_WIDTH.min(ui.available_width());
    let desired_size = vec2(ui.available_width(), width);
    let (rect, response) = ui.allocate_exact_size(desired_size, Sense::hover());
    let square = Rect::from_center_size(rect.center(), vec2(width, width));
    let module_size = width / (code.size + 2 * QUIET_ZONE) as f32;
    ui.painter().rect_filled(square, 0.0, Color32::WHITE);
    for row in 0..code.size {
        for (column, module) in code[row].iter().enumerate() {
            if module.value() == Module::DARK {
                let corner =
                    vec2((column + QUIET_ZONE) as f32, (row + QUIET_ZONE) as f32) * module_size;
                let dark_module =
                    Rect::from_min_size(square.min + corner, vec2(module_size, module_size));
                ui.painter()
                    .rect_filled(dark_module.expand(OVERLAP), 0.0, Color32::BLACK);
            }
        }
    }
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, words));
}
