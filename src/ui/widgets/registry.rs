//! The rectangles of all named widgets, for notices that avoid them, and for scripts and tests that
//! simulate a pointer.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::ui::pass::UiPass;

/// The rectangles of the named widgets of the last frame, in logical pixels of the window.
///
/// Names don't depend on the language: `main.play`, `new_game.variant.oware`.
#[derive(Resource, Default)]
pub struct ButtonRegistry {
    rects: BTreeMap<String, Rect>,
    focused: Option<String>,
    hovered: Option<String>,
    to_reveal: Option<String>,
    laid_out: usize,
    is_writing: bool,
}

/// A widget was clicked or dragged, which plays a click.
#[derive(Message, Clone, Copy, Debug)]
pub struct Touched;

/// The pointer or the focus has reached another enabled widget.
#[derive(Message, Clone, Copy, Debug)]
pub struct Reached;

/// The data that widgets record while a frame is drawn.
#[derive(Clone, Default)]
struct FrameRecords {
    rects: BTreeMap<String, egui::Rect>,
    focused: Option<String>,
    hovered: Option<String>,
    to_reveal: Option<String>,
    is_touched: bool,
    laid_out: usize,
}

impl ButtonRegistry {
    /// Returns the visible part of a widget; `None` if it is invisible.
    #[must_use]
    pub fn rect(&self, name: &str) -> Option<Rect> {
        self.rects.get(name).copied()
    }

    /// Returns the name of the focused widget.
    #[must_use]
    pub fn focused(&self) -> Option<&str> {
        self.focused.as_deref()
    }

    /// Returns whether a text field has the focus, so that letters aren't shortcuts.
    #[must_use]
    pub const fn is_writing(&self) -> bool {
        self.is_writing
    }

    /// Iterates over the names of all visible widgets.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.rects.keys().map(String::as_str)
    }

    /// Iterates over the names and the visible parts of all visible widgets.
    pub fn rects(&self) -> impl Iterator<Item = (&str, Rect)> {
        self.rects.iter().map(|(name, rect)| (name.as_str(), *rect))
    }

    /// Returns the number of widgets laid out in the last frame, visible or not, which measures the
    /// cost of lists.
    #[must_use]
    pub const fn laid_out(&self) -> usize {
        self.laid_out
    }

    /// Requests that a widget be scrolled into view.
    pub fn reveal(&mut self, name: &str) {
        self.to_reveal = Some(name.to_owned());
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<ButtonRegistry>()
        .add_message::<Touched>()
        .add_message::<Reached>()
        .add_systems(
            EguiPrimaryContextPass,
            (
                begin_frame.in_set(UiPass::Begin),
                publish.in_set(UiPass::End),
            ),
        );
}

/// Records the rectangle of a widget, and scrolls it into view if requested and needed.
pub(super) fn register(ui: &egui::Ui, name: &str, response: &egui::Response) {
    let visible = response.rect.intersect(ui.clip_rect());
    // Responses query the context, which is locked while its data are changed.
    let is_touched = response.clicked() || response.drag_stopped();
    let has_focus = response.has_focus();
    let is_hovered = response.hovered() && response.enabled() && response.sense.interactive();
    let should_reveal = ui.ctx().data_mut(|data| {
        let records = data.get_temp_mut_or_default::<FrameRecords>(egui::Id::NULL);
        if visible.is_positive() {
            records.rects.insert(name.to_owned(), visible);
        }
        if has_focus {
            records.focused = Some(name.to_owned());
        }
        if is_hovered {
            records.hovered = Some(name.to_owned());
        }
        records.is_touched |= is_touched;
        records.laid_out += 1;
        records.to_reveal.take_if(|wanted| wanted == name).is_some()
    });
    if should_reveal && !ui.clip_rect().contains_rect(response.rect) {
        response.scroll_to_me(Some(egui::Align::Center));
    }
}

/// Scrolls this widget into view, in this frame if it is yet to be drawn.
pub fn reveal(ctx: &egui::Context, name: &str) {
    ctx.data_mut(|data| {
        let records = data.get_temp_mut_or_default::<FrameRecords>(egui::Id::NULL);
        records.to_reveal = Some(name.to_owned());
    });
}

/// Returns the name of the widget to scroll into view, if any.
pub(super) fn widget_to_reveal(ui: &egui::Ui) -> Option<String> {
    ui.ctx().data_mut(|data| {
        let records = data.get_temp_mut_or_default::<FrameRecords>(egui::Id::NULL);
        records.to_reveal.clone()
    })
}

fn begin_frame(mut contexts: EguiContexts, mut registry: ResMut<ButtonRegistry>) -> Result {
    let requested = registry.to_reveal.take();
    contexts.ctx_mut()?.data_mut(|data| {
        let records = data.get_temp_mut_or_default::<FrameRecords>(egui::Id::NULL);
        *records = FrameRecords {
            to_reveal: requested.or(records.to_reveal.take()),
            ..FrameRecords::default()
        };
    });
    Ok(())
}

fn publish(
    mut contexts: EguiContexts,
    mut registry: ResMut<ButtonRegistry>,
    mut touched: MessageWriter<Touched>,
    mut reached: MessageWriter<Reached>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let zoom = ctx.zoom_factor();
    let records = ctx
        .data(|data| data.get_temp::<FrameRecords>(egui::Id::NULL))
        .unwrap_or_default();
    registry.rects = records
        .rects
        .into_iter()
        .map(|(name, rect)| (name, to_pixels(rect, zoom)))
        .collect();
    if is_new(records.hovered.as_ref(), registry.hovered.as_ref())
        || is_new(records.focused.as_ref(), registry.focused.as_ref())
    {
        reached.write(Reached);
    }
    registry.focused = records.focused;
    registry.hovered = records.hovered;
    registry.laid_out = records.laid_out;
    registry.is_writing = ctx.text_edit_focused();
    if records.is_touched {
        touched.write(Touched);
    }
    Ok(())
}

/// Returns whether `current` is a widget, and not the `previous` one.
fn is_new(current: Option<&String>, previous: Option<&String>) -> bool {
    current.is_some() && current != previous
}

fn to_pixels(rect: egui::Rect, zoom: f32) -> Rect {
    let egui::Rect { min, max } = rect * zoom;
    Rect::new(min.x, min.y, max.x, max.y)
}
