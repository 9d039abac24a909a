//! The layout of plates, button bar and controls at the window's edges during play.

use bevy_egui::egui::{Align2, Area, Context, Id, LayerId, Order, Rect, Vec2, vec2};

use super::theme::space;

/// In windows narrower than this, in points, both plates are at the top and the bar is at the
/// bottom, with the comment line above it.
const NARROW_WIDTH: f32 = 600.0;
/// The height of a plate, in points.
pub const PLATE_HEIGHT: f32 = 60.0;
/// The height of a row of plates and the space below it, in points.
pub const ROW_HEIGHT: f32 = PLATE_HEIGHT + space::S;
/// The height of a row of controls over the board, in points.
pub const CONTROLS_HEIGHT: f32 = space::CONTROL + space::M;
/// The distance from the lower edge to the button that sends a letter, in points, unless the window
/// is narrow.
const SEND_BUTTON_DISTANCE: f32 = 4.0 * space::CONTROL;

/// The name of the buttons at the lower right that end a decided game, or reopen the result.
pub const RESULT_BUTTON: &str = "result button";
/// The name of the lap chooser when it is in the lower right corner.
pub const LAPS_IN_CORNER: &str = "laps";
/// The name of the comment line.
pub const COMMENT_LINE: &str = "comment line";
/// The name of the button bar.
pub const BUTTON_BAR: &str = "bar";
/// The name of the list of moves.
pub const MOVE_LIST: &str = "moves";

/// Creates an area over the board, at this distance from an edge or corner of the window.
pub fn overlay(name: &str, anchor: Align2, offset: impl Into<Vec2>) -> Area {
    Area::new(Id::new(name))
        .order(Order::Middle)
        .anchor(anchor, offset)
}

/// Returns whether the window is narrow, like an upright phone's.
pub fn is_narrow(ctx: &Context) -> bool {
    ctx.content_rect().width() < NARROW_WIDTH
}

/// Returns whether the window is taller than wide, so that panels are below the board.
pub fn is_tall(ctx: &Context) -> bool {
    let window = ctx.content_rect();
    window.height() > window.width()
}

/// Returns the height covered at the lower edge by the plate, or by the button bar and the comment
/// line, in points.
pub fn covered_below(ctx: &Context) -> f32 {
    if is_narrow(ctx) {
        2.0 * ROW_HEIGHT
    } else {
        ROW_HEIGHT
    }
}

/// Returns the distance from the lower edge to the button that sends a letter, in points. In narrow
/// windows the board leaves room for it, except at a live table.
pub fn send_button_above(ctx: &Context) -> f32 {
    if is_narrow(ctx) {
        covered_below(ctx) + space::S
    } else {
        SEND_BUTTON_DISTANCE
    }
}

/// Returns the rectangle of the area `name` over the board in the last frame; `None` if it was
/// hidden.
fn shown_area(ctx: &Context, name: &str) -> Option<Rect> {
    let id = Id::new(name);
    ctx.memory(|memory| {
        let layer = LayerId::new(Order::Middle, id);
        let is_shown = memory.areas().visible_last_frame(&layer);
        is_shown.then(|| memory.area_rect(id)).flatten()
    })
}

/// Returns the part of the lower right corner that buttons or the lap chooser occupied in the last
/// frame; `None` if it was free.
pub fn lower_right_area(ctx: &Context) -> Option<Rect> {
    let areas = [RESULT_BUTTON, LAPS_IN_CORNER];
    areas.into_iter().find_map(|name| shown_area(ctx, name))
}

/// Returns the left edge of the list of moves if it is beside the board.
pub fn move_list_left(ctx: &Context) -> Option<f32> {
    if is_narrow(ctx) {
        return None;
    }
    shown_area(ctx, MOVE_LIST).map(|list| list.left())
}

/// Moves a rectangle at the lower edge up until it covers none of the areas there.
pub fn lift(ctx: &Context, rect: Rect) -> Rect {
    let names = [RESULT_BUTTON, LAPS_IN_CORNER, COMMENT_LINE, BUTTON_BAR];
    let mut areas: Vec<Rect> = names
        .iter()
        .filter_map(|name| shown_area(ctx, name))
        .collect();
    areas.sort_by(|a, b| b.bottom().total_cmp(&a.bottom()));
    areas.into_iter().fold(rect, |rect, area| {
        if rect.expand(space::S).intersects(area) {
            rect.translate(vec2(0.0, area.top() - space::S - rect.bottom()))
        } else {
            rect
        }
    })
}
