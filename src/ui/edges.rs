//! The rows of plates, bar and controls at the window's edges during play.

use bevy_egui::egui::{Context, Id, LayerId, Order, Rect, vec2};

use super::theme::space;

/// In windows narrower than this, in points, both plates are at the top and the bar is at the
/// bottom, with the comment line above it.
const NARROW: f32 = 600.0;
/// The height of a plate, in points.
pub const PLATE: f32 = 60.0;
/// The height of a row of plates and the space below it, in points.
pub const ROW: f32 = PLATE + space::S;
/// The height of a row of controls over the board, in points.
pub const CONTROLS: f32 = space::CONTROL + space::M;
/// The distance from the lower edge to the button that sends a letter, in points, in windows that
/// aren't narrow.
const SEND_BUTTON: f32 = 4.0 * space::CONTROL;

/// The name of the buttons at the lower right that end a decided game, or reopen the result.
pub const RESULT_BUTTON: &str = "result button";
/// The name of the lap chooser when it is in the lower right corner.
pub const LAPS_IN_CORNER: &str = "laps";
/// The name of the line that says what happens.
pub const COMMENT: &str = "comment line";
/// The name of the bar of buttons.
pub const BAR: &str = "bar";
/// The name of the list of moves.
pub const MOVES: &str = "moves";

/// Returns whether the window is as narrow as a phone's.
pub fn is_narrow(ctx: &Context) -> bool {
    ctx.content_rect().width() < NARROW
}

/// Returns whether the window is taller than wide, so that panels are below the board.
pub fn is_tall(ctx: &Context) -> bool {
    let window = ctx.content_rect();
    window.height() > window.width()
}

/// Returns the height covered at the lower edge, by the plate or by the bar and the comment line,
/// in points.
pub fn covered_below(ctx: &Context) -> f32 {
    if is_narrow(ctx) { 2.0 * ROW } else { ROW }
}

/// Returns the distance from the lower edge to the button that sends a letter, in points. In narrow
/// windows the board leaves room for it, except at a live table.
pub fn send_button_above(ctx: &Context) -> f32 {
    if is_narrow(ctx) {
        covered_below(ctx) + space::S
    } else {
        SEND_BUTTON
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

/// Returns the part of the lower right corner that buttons or the lap chooser took in the last
/// frame; `None` if it was free.
pub fn lower_right(ctx: &Context) -> Option<Rect> {
    let areas = [RESULT_BUTTON, LAPS_IN_CORNER];
    areas.into_iter().find_map(|name| shown_area(ctx, name))
}

/// Returns the left edge of the list of moves beside the board; `None` if there is none.
pub fn moves_beside_board(ctx: &Context) -> Option<f32> {
    let list = (!is_narrow(ctx)).then(|| shown_area(ctx, MOVES));
    list.flatten().map(|list| list.left())
}

/// Moves a rectangle at the lower edge up until it covers no button, lap chooser or comment.
pub fn lift(ctx: &Context, rect: Rect) -> Rect {
    let names = [RESULT_BUTTON, LAPS_IN_CORNER, COMMENT, BAR];
    let mut areas: Vec<Rect> = names
        .iter()
        .filter_map(|name| shown_area(ctx, name))
        .collect();
    areas.sort_by(|one, other| other.bottom().total_cmp(&one.bottom()));
    areas.into_iter().fold(rect, |rect, area| {
        if rect.expand(space::S).intersects(area) {
            rect.translate(vec2(0.0, area.top() - space::S - rect.bottom()))
        } else {
            rect
        }
    })
}
