//! An invisible button over something that is drawn elsewhere.

use bevy_egui::egui::{Id, Rect, Response, Sense, Ui, WidgetInfo, WidgetType};

use super::finish::finish;

/// The corner radius of its focus ring, in points.
const CORNER_RADIUS: u8 = 8;

/// Places a button over `rect` with the stable `name`; screen readers read `words`.
pub fn spot(ui: &Ui, name: &str, rect: Rect, words: &str) -> Response {
    let response = ui.interact(rect, Id::new(name), Sense::click());
    finish(ui, &response, CORNER_RADIUS, name, || {
        WidgetInfo::labeled(WidgetType::Button, true, words)
    });
    response
}
