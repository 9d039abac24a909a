//! A number between a minus and a plus button.

use std::ops::RangeInclusive;

use bevy_egui::egui::accesskit::Live;
use bevy_egui::egui::{Align, Align2, Layout, Sense, Ui, vec2};

use super::super::theme::{bold, carving, colour, radius, size, space, text};
use super::button::Button;
use super::finish::{announce, describe_text};
use super::icon::Icon;
use crate::localization::Words;

/// The width of the number's recess, in points.
const NUMBER_WIDTH: f32 = 48.0;

/// Shows a number in `range` with a label to the left; the buttons are `name.less` and `name.more`.
/// Returns whether it was changed.
pub fn stepper(
    ui: &mut Ui,
    name: &str,
    label: &str,
    value: &mut i64,
    range: RangeInclusive<i64>,
    words: &Words,
) -> bool {
    let previous = *value;
    ui.horizontal(|ui| {
        let row = ui.available_rect_before_wrap();
        let width = ui.available_width() - 2.0 * space::CONTROL - NUMBER_WIDTH - 3.0 * space::S;
        let galley = ui
            .painter()
            .layout(label.to_owned(), text(size::BODY), colour::BONE, width);
        let (rect, _) = ui.allocate_exact_size(vec2(width, space::CONTROL), Sense::hover());
        let corner = Align2::LEFT_CENTER
            .align_size_within_rect(galley.size(), rect)
            .min;
        ui.painter().galley(corner, galley, colour::BONE);
        let id = ui.id().with(name);
        let response = ui.interact(row.with_max_y(rect.max.y), id, Sense::hover());
        describe_text(&response, &words.titled(label, &previous.to_string()));
        // Players who press a button must hear the new number.
        let last = ui.data_mut(|data| {
            let last = data.get_temp(id);
            data.insert_temp(id, previous);
            last
        });
        if last.is_some_and(|last: i64| last != previous) {
            announce(ui, &response, Live::Polite);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let arrow = |part: &str, key: &str, icon| {
                let tip = words.titled(label, &words.get(key));
                Button::icon(format!("{name}.{part}"), tip, icon)
            };
            let less = arrow("less", "ui-less", Icon::Less);
            if less.enabled(*value > *range.start()).show(ui).clicked() {
                *value -= 1;
            }
            let (rect, _) =
                ui.allocate_exact_size(vec2(NUMBER_WIDTH, space::CONTROL), Sense::hover());
            let recess = carving::recess(rect.shrink2(vec2(0.0, 2.0)), radius::CONTROL);
            ui.painter().extend(recess);
            let (centre, anchor) = (rect.center(), Align2::CENTER_CENTER);
            let font = bold(size::BUTTON);
            ui.painter()
                .text(centre, anchor, *value, font, colour::BONE);
            let more = arrow("more", "ui-more", Icon::More);
            if more.enabled(*value < *range.end()).show(ui).clicked() {
                *value += 1;
            }
        });
    });
    *value != previous
}
