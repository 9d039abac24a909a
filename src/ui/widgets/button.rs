//! Buttons of raised wood.

use std::borrow::Cow;
use std::sync::Arc;

use bevy_egui::egui::{
    Align, Color32, Galley, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, text::LayoutJob,
    vec2,
};

use super::super::theme;
use super::super::theme::{bold, carving, colour, radius, size, space, wood};
use super::finish::{finish, highlight, mix};
use super::focus_navigation::focus_if_nothing_focused;
use super::icon::Icon;
use super::label::unbroken_font;

/// Half the side of an icon, in points.
const ICON_HALF_SIZE: f32 = 9.0;
/// The distance by which a pressed button sinks, in points.
const TRAVEL: f32 = 2.0;

/// A button of raised wood.
#[must_use = "call show()"]
pub struct Button<'a> {
    name: Cow<'a, str>,
    text: Cow<'a, str>,
    icon: Option<Icon>,
    /// The label, if `text` is only the tooltip.
    short_label: Option<Cow<'a, str>>,
    weight: Weight,
    wide: bool,
    enabled: bool,
    takes_focus: bool,
    /// The minimum height, in points.
    min_height: f32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Weight {
    Primary,
    Secondary,
    Small,
}

impl<'a> Button<'a> {
    /// Creates a primary button. `name` is its stable name, `text` its label.
    pub fn primary(name: impl Into<Cow<'a, str>>, text: impl Into<Cow<'a, str>>) -> Self {
        Self::new(name, text, Weight::Primary)
    }

    /// Creates a secondary button.
    pub fn secondary(name: impl Into<Cow<'a, str>>, text: impl Into<Cow<'a, str>>) -> Self {
        Self::new(name, text, Weight::Secondary)
    }

    /// Creates a small square button with an icon; `text` is its tooltip.
    pub fn icon(name: impl Into<Cow<'a, str>>, text: impl Into<Cow<'a, str>>, icon: Icon) -> Self {
        Self {
            icon: Some(icon),
            ..Self::new(name, text, Weight::Small)
        }
    }

    /// Creates a small button with a short label; `text` is its tooltip.
    pub fn lettered(
        name: impl Into<Cow<'a, str>>,
        text: impl Into<Cow<'a, str>>,
        short_label: impl Into<Cow<'a, str>>,
    ) -> Self {
        Self {
            short_label: Some(short_label.into()),
            ..Self::new(name, text, Weight::Small)
        }
    }

    fn new(name: impl Into<Cow<'a, str>>, text: impl Into<Cow<'a, str>>, weight: Weight) -> Self {
        Self {
            name: name.into(),
            text: text.into(),
            icon: None,
            short_label: None,
            weight,
            wide: false,
            enabled: true,
            takes_focus: weight == Weight::Primary,
            min_height: space::CONTROL,
        }
    }

    /// Makes the button as wide as the available space.
    pub const fn wide(mut self) -> Self {
        self.wide = true;
        self
    }

    /// Enables or disables the button.
    pub const fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// Focuses the button, like a primary one, if no widget has the focus.
    pub const fn takes_focus(mut self) -> Self {
        self.takes_focus = true;
        self
    }

    /// Makes the button at least this high, in points.
    pub const fn min_height(mut self, height: f32) -> Self {
        self.min_height = height;
        self
    }

    /// Returns the height that its label needs within `width`, in points.
    #[must_use]
    pub fn height(&self, ui: &Ui, width: f32) -> f32 {
        (self.label(ui, width).size().y + space::S).max(self.min_height)
    }

    /// Lays out its label within `width`, in points.
    fn label(&self, ui: &Ui, width: f32) -> Arc<Galley> {
        let max_width = (width - 2.0 * space::M).max(space::XL);
        let label = self.short_label.as_ref().unwrap_or(&self.text);
        let font = unbroken_font(ui.painter(), label, bold(size::BUTTON), max_width);
        let mut job = LayoutJob::simple(label.to_string(), font, Color32::PLACEHOLDER, max_width);
        job.halign = Align::Center;
        ui.painter().layout_job(job)
    }

    /// Returns the width that its label needs, in points.
    #[must_use]
    pub fn natural_width(&self, ui: &Ui) -> f32 {
        button_width(ui, &self.text)
    }

    /// Returns the width that the longest word of its label needs, in points.
    #[must_use]
    pub fn min_width(&self, ui: &Ui) -> f32 {
        let words = self.text.split_whitespace();
        words.map(|word| button_width(ui, word)).fold(0.0, f32::max)
    }

    /// Shows the button.
    pub fn show(self, ui: &mut Ui) -> Response {
        ui.add_enabled_ui(self.enabled, |ui| self.show_enabled(ui))
            .inner
    }

    fn show_enabled(self, ui: &mut Ui) -> Response {
        let galley = self.label(ui, ui.available_width());
        let desired_size = match self.weight {
            Weight::Small if self.icon.is_some() => vec2(space::CONTROL, space::CONTROL),
            // Buttons with short labels are square, others as wide as needed.
            Weight::Small => vec2(
                (galley.size().x + space::HALF).max(space::CONTROL),
                space::CONTROL,
            ),
            _ => vec2(
                galley.size().x + 2.0 * space::M,
                (galley.size().y + space::S).max(self.min_height),
            ),
        };
        let width = if self.wide {
            ui.available_width()
        } else {
            desired_size.x
        };
        let (rect, response) = ui.allocate_exact_size(vec2(width, desired_size.y), Sense::click());
        if ui.is_rect_visible(rect) {
            let face = self.paint_wood(ui, rect, &response);
            let text_tint = if self.is_inverted(ui) {
                colour::NIGHT
            } else if self.weight == Weight::Small {
                mix(colour::BONE_DIM, colour::BONE, highlight(ui, &response))
            } else {
                colour::BONE
            };
            match self.icon {
                Some(icon) => icon.paint(ui.painter(), face.center(), ICON_HALF_SIZE, text_tint),
                None => {
                    let place = face.center() - galley.rect.center().to_vec2();
                    ui.painter().galley(place, galley, text_tint);
                }
            }
        }
        finish(ui, &response, radius::CONTROL, &self.name, || {
            WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), &self.text)
        });
        if self.takes_focus {
            focus_if_nothing_focused(ui, &response);
        }
        if self.weight == Weight::Small {
            response.on_hover_text(self.text.as_ref())
        } else {
            response
        }
    }

    /// Returns whether the label is dark on light: on primary buttons at high contrast, where tints
    /// of wood hardly differ.
    fn is_inverted(&self, ui: &Ui) -> bool {
        self.weight == Weight::Primary && theme::is_high_contrast(ui.ctx())
    }

    /// Paints the button and returns the rectangle of its face.
    fn paint_wood(&self, ui: &Ui, rect: Rect, response: &Response) -> Rect {
        let (idle, highlighted, light) = match self.weight {
            Weight::Primary => (colour::EARTH, colour::EARTH_LIT, colour::EARTH_LIT),
            _ => (colour::WOOD_RAISED, colour::WOOD_LIT, colour::WOOD_EDGE),
        };
        let face = if self.is_inverted(ui) {
            let face = paint_shade(ui, rect, response);
            ui.painter()
                .rect_filled(face, radius::CONTROL, colour::BONE);
            face
        } else {
            paint_raised(ui, rect, response, idle, highlighted)
        };
        ui.painter()
            .add(carving::lit_edge(face, light.gamma_multiply(0.9)));
        face
    }
}

/// Paints raised wood that is highlighted under the pointer and sinks when pressed. Returns the
/// rectangle of its face.
pub(super) fn paint_raised(
    ui: &Ui,
    rect: Rect,
    response: &Response,
    idle: Color32,
    highlighted: Color32,
) -> Rect {
    let face = paint_shade(ui, rect, response);
    let tint = mix(idle, highlighted, highlight(ui, response));
    let plank = wood::plank(ui.ctx(), face, radius::CONTROL, tint);
    ui.painter().add(plank);
    face
}

/// Paints the shade below a button, which sinks when pressed. Returns the rectangle of its face.
fn paint_shade(ui: &Ui, rect: Rect, response: &Response) -> Rect {
    let is_pressed = ui.is_enabled() && response.is_pointer_button_down_on();
    let depth = if is_pressed { TRAVEL } else { 0.0 };
    let shade = colour::NIGHT.gamma_multiply(0.85);
    ui.painter().rect_filled(rect, radius::CONTROL, shade);
    rect.with_max_y(rect.max.y - TRAVEL)
        .translate(vec2(0.0, depth))
}

/// Returns the width of a button with these words in one line, in points.
fn button_width(ui: &Ui, words: &str) -> f32 {
    let font = bold(size::BUTTON);
    let galley = ui
        .painter()
        .layout_no_wrap(words.to_owned(), font, Color32::PLACEHOLDER);
    galley.size().x + 2.0 * space::M
}
