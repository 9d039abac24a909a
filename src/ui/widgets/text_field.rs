//! Text fields.

use bevy_egui::egui::{self, Align, Frame, Margin, Response, TextEdit, Ui, WidgetInfo, vec2};

use super::super::theme::{carving, colour, radius, size, space, text};
use super::finish::finish;
use super::focus_navigation;
use super::focus_navigation::CapturedArrows;

/// The number of lines of an empty text area.
const LINES: usize = 3;

/// Shows a full-width text field for at most `max_length` characters, with the placeholder `label`.
pub fn text_field(
    ui: &mut Ui,
    name: &str,
    label: &str,
    value: &mut String,
    max_length: usize,
) -> Response {
    text_edit(
        ui,
        name,
        label,
        value,
        CapturedArrows::Horizontal,
        |value| {
            TextEdit::singleline(value)
                .hint_text(egui::RichText::new(label).color(colour::BONE_FAINT))
                .frame(Frame::NONE.inner_margin(Margin::symmetric(space::M as i8, 0)))
                .vertical_align(Align::Center)
                .min_size(vec2(0.0, space::XL))
                .char_limit(max_length)
        },
    )
}

/// Shows a text area for several lines, with at most `max_length` characters in total.
pub fn text_area(
    ui: &mut Ui,
    name: &str,
    label: &str,
    value: &mut String,
    max_length: usize,
) -> Response {
    let margin = Margin::symmetric(space::M as i8, space::S as i8);
    text_edit(ui, name, label, value, CapturedArrows::All, |value| {
        TextEdit::multiline(value)
            .frame(Frame::NONE.inner_margin(margin))
            .desired_rows(LINES)
            .char_limit(max_length)
    })
}

/// Shows a text edit in a recess and registers its name.
fn text_edit(
    ui: &mut Ui,
    name: &str,
    label: &str,
    value: &mut String,
    captured_arrows: CapturedArrows,
    edit: impl FnOnce(&mut String) -> TextEdit<'_>,
) -> Response {
    let width = ui.available_width();
    let back = ui.painter().add(egui::Shape::Noop);
    let response = ui.add(
        edit(value)
            .id_salt(name)
            .font(text(size::BODY))
            .text_color(colour::BONE)
            .desired_width(width),
    );
    if response.has_focus() {
        focus_navigation::capture_arrows(ui, captured_arrows);
    }
    let recess = carving::recess(response.rect, radius::CONTROL);
    ui.painter().set(back, egui::Shape::Vec(recess));
    finish(ui, &response, radius::CONTROL, name, || {
        let mut info = WidgetInfo::text_edit(ui.is_enabled(), "", value.as_str(), label);
        info.label = Some(label.to_owned());
        info
    });
    response
}
