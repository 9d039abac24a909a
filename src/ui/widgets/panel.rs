//! Panels: carved frames in their own areas, so that clicks don't reach the board.

use std::borrow::Cow;

use bevy::math::curve::{Curve, easing::QuadraticOutCurve};
use bevy_egui::egui::{
    Align2, Area, Color32, Context, Frame, Id, InnerResponse, LayerId, Margin, Order, Pos2, Rect,
    ScrollArea, Sense, Shape, Ui, Vec2, pos2, vec2,
};

use super::super::theme;
use super::super::theme::{carving, colour, display, size, space};
use super::button::Button;
use super::finish::describe_heading;
use crate::localization::Words;

/// The distance of panels from the window's edges, in points.
const SCREEN_MARGIN: f32 = 12.0;
/// Windows lower than this, in points, are low.
const LOW_HEIGHT: f32 = 560.0;
/// Windows lower than this, in points, have no ornaments, which leaves space for large text.
const LOWEST_HEIGHT: f32 = 420.0;
/// The size of panel titles in low windows, in points.
const LOW_HEADING_SIZE: f32 = 24.0;
/// The width of a question panel, in points.
const QUESTION_WIDTH: f32 = 440.0;
/// The gap between a panel and the spot beside it, in points.
const SPOT_GAP: f32 = 8.0;
/// The distance by which a panel slides in, in points.
const SLIDE_DISTANCE: f32 = 24.0;

/// A carved panel that holds a menu.
#[must_use = "call show()"]
pub struct Panel<'a> {
    id: &'static str,
    title: Option<Cow<'a, str>>,
    anchor: Align2,
    spot: Option<Rect>,
    is_compact: bool,
    size: Vec2,
    has_fixed_height: bool,
    grows: bool,
    darkens: bool,
}

impl<'a> Panel<'a> {
    /// Creates a centred panel, at most `width` points wide and as high as its contents.
    pub const fn new(id: &'static str, width: f32) -> Self {
        Self {
            id,
            title: None,
            anchor: Align2::CENTER_CENTER,
            spot: None,
            is_compact: false,
            size: vec2(width, f32::INFINITY),
            has_fixed_height: false,
            grows: true,
            darkens: true,
        }
    }

    /// Creates a centred panel of this width and height, in points, limited by the window.
    pub const fn page(id: &'static str, (width, height): (f32, f32)) -> Self {
        Self::new(id, width).height(height)
    }

    /// Creates a narrow panel for a question.
    pub const fn question(id: &'static str) -> Self {
        Self::new(id, QUESTION_WIDTH)
    }

    /// Sets the title.
    pub fn title(mut self, title: impl Into<Cow<'a, str>>) -> Self {
        self.title = Some(title.into());
        self
    }

    /// Anchors the panel to an edge or corner of the window.
    pub const fn anchor(mut self, anchor: Align2) -> Self {
        self.anchor = anchor;
        self
    }

    /// Places the panel beside `spot`, in logical pixels of the window, so that it covers as little
    /// of the spot as possible.
    pub fn beside(mut self, ctx: &Context, spot: bevy::math::Rect) -> Self {
        let point = |pixel: bevy::math::Vec2| pos2(pixel.x, pixel.y) / ctx.zoom_factor();
        self.spot = Some(Rect::from_min_max(point(spot.min), point(spot.max)));
        self
    }

    /// Gives the panel small margins in every window.
    pub const fn compact(mut self) -> Self {
        self.is_compact = true;
        self
    }

    const fn height(mut self, height: f32) -> Self {
        self.size.y = height;
        self.has_fixed_height = true;
        self
    }

    /// Keeps the panel's height even in upright windows.
    pub const fn without_growth(mut self) -> Self {
        self.grows = false;
        self
    }

    /// Leaves the board beside the panel bright and clickable.
    pub const fn beside_board(mut self) -> Self {
        self.darkens = false;
        self
    }

    /// Returns the panel's outer size in this window, with its maximum height.
    #[must_use]
    pub fn size_in(&self, ctx: &Context) -> Vec2 {
        let available = ctx.content_rect().size() - 2.0 * Vec2::splat(SCREEN_MARGIN);
        let mut size = self.size;
        // An upright window has height to spare, so that less has to scroll.
        if self.has_fixed_height && self.grows && available.y > available.x {
            size.y = size.y.max(available.y - 2.0 * space::XL);
        }
        size.min(available)
    }

    /// Returns the width of the panel's contents in this window.
    #[must_use]
    pub fn inner_width(&self, ctx: &Context) -> f32 {
        self.size_in(ctx).x - 2.0 * self.margin(ctx)
    }

    /// Shows the panel above the board and earlier panels, and keeps the focus in it.
    pub fn show<R>(self, ctx: &Context, contents: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
        if self.darkens {
            scrim(ctx);
        }
        let outer = self.size_in(ctx);
        let margin = self.margin(ctx);
        let inner = outer - 2.0 * Vec2::splat(margin);
        let id = Id::new(self.id);
        let area = Area::new(id)
            .order(Order::Foreground)
            .fixed_pos(self.final_corner(ctx, id, outer) + self.offset(ctx, id))
            .default_size(outer);
        let layer = area.layer();
        ctx.memory_mut(|memory| memory.set_modal_layer(layer));
        area.show(ctx, |ui| {
            let back = ui.painter().add(Shape::Noop);
            let frame = Frame::NONE.inner_margin(Margin::same(margin as i8));
            let shown = frame.show(ui, |ui| {
                ui.set_width(inner.x);
                ui.set_max_height(inner.y);
                if self.has_fixed_height {
                    ui.set_min_height(inner.y);
                }
                if let Some(title) = &self.title {
                    show_heading(ui, title);
                }
                if self.has_fixed_height {
                    contents(ui)
                } else {
                    scroll(ui, self.id, 0.0, contents)
                }
            });
            ui.painter()
                .set(back, Shape::Vec(carving::panel(ctx, shown.response.rect)));
            shown.inner
        })
    }

    /// Shows the panel with a back button below its contents. Returns whether that was clicked.
    pub fn show_with_back(
        self,
        ctx: &Context,
        words: &Words,
        contents: impl FnOnce(&mut Ui),
    ) -> bool {
        let name = format!("{}.back", self.id);
        let has_fixed_height = self.has_fixed_height;
        let shown = self.show(ctx, |ui| {
            contents(ui);
            if has_fixed_height {
                to_bottom(ui, space::CONTROL);
            } else {
                ui.add_space(space::S);
            }
            let back = Button::secondary(name, words.get("ui-back"));
            back.wide().takes_focus().show(ui).clicked()
        });
        shown.inner
    }

    /// Returns the final position of the panel's corner. (Areas anchored by egui shake if their
    /// width, rounded to pixels, depends on their position.)
    fn final_corner(&self, ctx: &Context, id: Id, outer: Vec2) -> Pos2 {
        let last_rect = ctx.memory(|memory| memory.area_rect(id));
        let height = match last_rect {
            Some(rect) if !self.has_fixed_height => rect.height(),
            _ => outer.y,
        };
        let size = vec2(outer.x, height);
        if let Some(spot) = self.spot {
            return place_beside(spot, size, ctx.content_rect().shrink(SCREEN_MARGIN));
        }
        self.anchor
            .align_size_within_rect(size, ctx.content_rect())
            .min
    }

    /// Returns the inner margin, which is small in low windows.
    fn margin(&self, ctx: &Context) -> f32 {
        if self.is_compact || is_lowest(ctx) {
            space::M
        } else if is_low(ctx) {
            space::L
        } else {
            space::XL
        }
    }

    /// Returns the offset from that corner: the margin at the window's edge, and the distance the
    /// panel still has to slide.
    fn offset(&self, ctx: &Context, id: Id) -> Vec2 {
        let seconds = ctx.global_style().animation_time;
        let was_visible = ctx.memory(|memory| {
            memory
                .areas()
                .visible_last_frame(&LayerId::new(Order::Foreground, id))
        });
        if !was_visible {
            ctx.animate_bool_with_time(id.with("slide"), false, 0.0);
        }
        let progress = ctx.animate_bool_with_time(id.with("slide"), true, seconds);
        let sign = self.anchor.to_sign();
        let margin = match self.spot {
            Some(_) => Vec2::ZERO,
            None => -sign * SCREEN_MARGIN,
        };
        let distance = if sign == Vec2::ZERO {
            vec2(0.0, SLIDE_DISTANCE)
        } else {
            sign * SLIDE_DISTANCE
        };
        margin + distance * (1.0 - QuadraticOutCurve.sample_clamped(progress))
    }
}

/// Returns the corner of a panel of this size below, above, right or left of `spot`, wherever it
/// covers the least of that.
fn place_beside(spot: Rect, size: Vec2, window: Rect) -> Pos2 {
    let distance = 0.5 * (spot.size() + size) + Vec2::splat(SPOT_GAP);
    let sides = [
        vec2(0.0, 1.0),
        vec2(0.0, -1.0),
        vec2(1.0, 0.0),
        vec2(-1.0, 0.0),
    ];
    let corners = sides.map(|side| {
        let corner = spot.center() + side * distance - 0.5 * size;
        corner.clamp(window.min, (window.max - size).max(window.min))
    });
    let covered = |corner: Pos2| {
        let overlap = Rect::from_min_size(corner, size).intersect(spot);
        overlap.width().max(0.0) * overlap.height().max(0.0)
    };
    let least_covering = corners
        .into_iter()
        .min_by(|a, b| covered(*a).total_cmp(&covered(*b)));
    least_covering.unwrap_or(window.min)
}

/// Returns whether the window is so low that panels get smaller titles and margins.
pub fn is_low(ctx: &Context) -> bool {
    ctx.content_rect().height() < LOW_HEIGHT
}

/// Returns whether the window is so low that panels have no ornaments.
pub fn is_lowest(ctx: &Context) -> bool {
    ctx.content_rect().height() < LOWEST_HEIGHT
}

/// Darkens everything behind the panels and blocks clicks on it.
fn scrim(ctx: &Context) {
    let screen = ctx.content_rect();
    let alpha = if theme::is_high_contrast(ctx) {
        215
    } else {
        110
    };
    Area::new(Id::new("scrim"))
        .order(Order::Middle)
        .fixed_pos(screen.min)
        .movable(false)
        .show(ctx, |ui| {
            ui.painter()
                .rect_filled(screen, 0, Color32::from_black_alpha(alpha));
            ui.allocate_exact_size(screen.size(), Sense::CLICK | Sense::DRAG);
        });
}

/// Adds space so that the following widgets, `height` points high, are at the bottom of the panel.
pub fn to_bottom(ui: &mut Ui, height: f32) {
    ui.add_space((ui.available_height() - height).max(space::S));
}

/// Shows a scroll area that fills the available height, except for `below` points under it.
pub fn scroll<R>(ui: &mut Ui, salt: &str, below: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let height = (ui.available_height() - below).max(space::XL);
    ScrollArea::vertical()
        .id_salt(salt)
        .max_height(height)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            // Focus rings extend slightly beyond their widgets.
            Frame::NONE
                .inner_margin(Margin::symmetric(4, 4))
                .show(ui, contents)
                .inner
        })
        .inner
}

fn show_heading(ui: &mut Ui, title: &str) {
    let is_ornate = !is_lowest(ui.ctx());
    let font_size = if is_low(ui.ctx()) {
        LOW_HEADING_SIZE
    } else {
        size::HEADING
    };
    let galley = ui.painter().layout(
        title.to_owned(),
        display(font_size),
        colour::BONE,
        ui.available_width(),
    );
    let below = if is_ornate { space::M } else { 0.0 };
    let (rect, response) = ui.allocate_exact_size(
        vec2(ui.available_width(), galley.size().y + below),
        Sense::hover(),
    );
    ui.painter().galley(rect.left_top(), galley, colour::BONE);
    if is_ornate {
        let band_y = rect.bottom() - 0.5 * space::S;
        carving::band(ui.painter(), rect.x_range(), band_y, colour::INLAY);
    }
    describe_heading(ui, &response, title);
    ui.add_space(space::HALF);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panel_beside_a_spot_stays_in_the_window_and_leaves_the_spot_free() {
        let window = Rect::from_min_size(Pos2::ZERO, vec2(640.0, 360.0));
        let size = vec2(300.0, 150.0);
        for x in [10.0, 320.0, 630.0] {
            for y in [10.0, 180.0, 350.0] {
                let spot = Rect::from_center_size(Pos2::new(x, y), Vec2::splat(40.0));
                let placed = Rect::from_min_size(place_beside(spot, size, window), size);
                assert!(window.contains_rect(placed), "{placed} beside {spot}");
                assert!(!placed.intersects(spot), "{placed} beside {spot}");
            }
        }
    }
}
