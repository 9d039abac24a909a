//! Moves the focus with arrow keys and gamepads, and back to where it was when a menu closes.
//!
//! egui's own navigation ignores widgets that are scrolled out of view. It also drops the focus
//! when a widget disappears or is disabled, which strands players without a mouse.

use std::mem::take;

use bevy::prelude::{Local, Res, Result, State};
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    Context, Event, FocusDirection, Id, Key, Pos2, Rangef, Rect, Response, Ui, Vec2,
    util::IdTypeMap, vec2,
};

use super::device::uses_keyboard;
use crate::state::Menu;

/// The minimum cosine of the angle between an arrow and a reachable widget: 45 degrees.
const MIN_COSINE: f32 = std::f32::consts::FRAC_1_SQRT_2;
/// The fraction of the smaller widget that must overlap for two widgets to be in line.
const IN_LINE: f32 = 0.5;

/// A focusable widget.
#[derive(Clone, Copy, Debug)]
pub(super) struct FocusTarget {
    pub id: Id,
    pub rect: Rect,
    /// The visible part of its panel or list.
    pub clip: Rect,
}

impl FocusTarget {
    /// Returns the visible part of the widget; not a positive rectangle if it is invisible.
    pub fn seen(&self) -> Rect {
        self.rect.intersect(self.clip)
    }

    /// Returns whether the two widgets are side by side; if one is invisible, they must be in the
    /// same list.
    pub fn is_in_row_with(&self, other: &Self) -> bool {
        let is_seen = |stop: &Self| stop.seen().is_positive();
        axis_distance(self.rect.y_range(), other.rect.y_range()) == 0.0
            && (self.clip == other.clip || is_seen(self) && is_seen(other))
    }
}

/// The arrow keys that the focused widget handles itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum CapturedArrows {
    #[default]
    Nothing,
    /// Left and right.
    Horizontal,
    /// All of them.
    All,
}

/// The widgets of a frame, and the state of the focus.
#[derive(Clone, Default)]
struct FocusNavigation {
    stops: Vec<FocusTarget>,
    own_keys: CapturedArrows,
    /// The name and the centre of the last focused widget.
    last: (String, Pos2),
    /// The name of the last widget that was focused or clicked, which may lead to another menu.
    leading: String,
    /// The newly focused widget, to be scrolled into view when it is shown again.
    reached: Option<Id>,
    /// The name of the widget to focus again when a menu reopens.
    returns_to: Option<String>,
}

/// The menus behind the open one, with the names of the widgets that had the focus there.
#[derive(Default)]
pub(super) struct FocusTrail {
    open: Menu,
    left: Vec<(Menu, String)>,
}

impl FocusTrail {
    /// Follows the player from the open menu, whose focus was on `focused`, to another. Returns the
    /// name of the widget to focus if the player returns there.
    fn follow(&mut self, menu: Menu, focused: &str) -> Option<String> {
        let from = std::mem::replace(&mut self.open, menu);
        if let Some(at) = self.left.iter().position(|(left, _)| *left == menu) {
            return self.left.drain(at..).next().map(|(_, name)| name);
        }
        if menu == Menu::Closed {
            self.left.clear();
        } else {
            self.left.push((from, focused.to_owned()));
        }
        None
    }
}

impl FocusNavigation {
    fn of(data: &mut IdTypeMap) -> &mut Self {
        data.get_temp_mut_or_default(Id::NULL)
    }
}

/// Registers a widget by its stable name. Returns whether an arrow key has just focused it.
/// Restores the focus of a widget whose panel was rebuilt.
pub(super) fn register(ui: &Ui, response: &Response, name: &str) -> bool {
    let is_free = ui.memory(|memory| memory.allows_interaction(response.layer_id));
    if !(is_free && ui.is_enabled() && response.sense.is_focusable()) {
        return false;
    }
    let stop = FocusTarget {
        id: response.id,
        rect: response.rect,
        clip: ui.clip_rect(),
    };
    let (has_focus, is_clicked) = (response.has_focus(), response.clicked());
    let (had_focus, is_reached) = ui.data_mut(|data| {
        let focus_navigation = FocusNavigation::of(data);
        focus_navigation.stops.push(stop);
        if has_focus {
            name.clone_into(&mut focus_navigation.last.0);
            focus_navigation.last.1 = stop.seen().center();
        }
        if has_focus || is_clicked {
            name.clone_into(&mut focus_navigation.leading);
        }
        if focus_navigation
            .returns_to
            .take_if(|to| to == name)
            .is_some()
        {
            return (true, true);
        }
        let reached = focus_navigation.reached.take_if(|id| *id == response.id);
        (focus_navigation.last.0 == name, reached.is_some())
    });
    if had_focus && is_in_panel(ui.ctx()) {
        focus_if_nothing_focused(ui, response);
    }
    is_reached
}

/// Lets the focused widget handle the given arrow keys itself.
pub(super) fn claim_keys(ui: &Ui, own_keys: CapturedArrows) {
    ui.data_mut(|data| FocusNavigation::of(data).own_keys = own_keys);
}

/// Focuses this widget if the keyboard is used and no widget has the focus.
pub(super) fn focus_if_nothing_focused(ui: &Ui, response: &Response) {
    let free = ui.memory(|memory| {
        memory.focused().is_none() && memory.allows_interaction(response.layer_id)
    });
    if uses_keyboard(ui.ctx()) && free && ui.is_enabled() && !is_returning(ui.ctx()) {
        response.request_focus();
    }
}

/// Returns whether a widget that is yet to be drawn will regain the focus.
fn is_returning(ctx: &Context) -> bool {
    ctx.data_mut(|data| FocusNavigation::of(data).returns_to.is_some())
}

/// Returns the focus to where it was when a menu opens again.
pub(super) fn return_focus(
    mut contexts: EguiContexts,
    menu: Res<State<Menu>>,
    mut trail: Local<FocusTrail>,
) -> Result {
    if trail.open == *menu.get() {
        return Ok(());
    }
    contexts.ctx_mut()?.data_mut(|data| {
        let focus_navigation = FocusNavigation::of(data);
        focus_navigation.returns_to = trail.follow(*menu.get(), &focus_navigation.leading);
    });
    Ok(())
}

/// Moves the focus with the arrow keys pressed in this frame.
pub(super) fn move_focus(mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (stops, own_keys, last) = ctx.data_mut(|data| {
        let FocusNavigation {
            stops,
            own_keys,
            last,
            returns_to,
            ..
        } = FocusNavigation::of(data);
        // The widget may be gone from a menu that has changed.
        if !stops.is_empty() {
            *returns_to = None;
        }
        (take(stops), take(own_keys), last.1)
    });
    let ways = pressed(ctx);
    let Some(before) = ctx.memory(|memory| memory.focused()) else {
        // From the last widget, Tab wraps to the first one, but only in the next frame.
        let is_on_its_way = ctx.input(|input| input.key_pressed(Key::Tab));
        if is_in_panel(ctx) && uses_keyboard(ctx) && !is_on_its_way {
            focus_and_reveal(ctx, nearest(&stops, last));
        }
        return Ok(());
    };
    if ways.is_empty() {
        return Ok(());
    }
    ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    let mut now = before;
    for way in ways {
        let is_own = now == before
            && match own_keys {
                CapturedArrows::Nothing => false,
                CapturedArrows::Horizontal => way.x != 0.0,
                CapturedArrows::All => true,
            };
        if !is_own {
            now = next(&stops, now, way).unwrap_or(now);
        }
    }
    focus_and_reveal(ctx, Some(now).filter(|now| *now != before));
    Ok(())
}

/// Returns whether a panel covers the table and takes all keys.
fn is_in_panel(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.top_modal_layer().is_some())
}

/// Returns the focusable widgets of this frame.
pub(super) fn stops(ctx: &Context) -> Vec<FocusTarget> {
    ctx.data_mut(|data| FocusNavigation::of(data).stops.clone())
}

/// Focuses a widget, to be scrolled into view when it is shown again.
pub(super) fn focus_and_reveal(ctx: &Context, reached: Option<Id>) {
    if let Some(id) = reached {
        ctx.memory_mut(|memory| memory.request_focus(id));
        ctx.data_mut(|data| FocusNavigation::of(data).reached = reached);
        ctx.request_repaint();
    }
}

/// Returns the visible widget nearest to a point.
fn nearest(stops: &[FocusTarget], place: Pos2) -> Option<Id> {
    let seen = stops.iter().filter(|stop| stop.seen().is_positive());
    let distance = |stop: &&FocusTarget| stop.seen().center().distance_sq(place);
    seen.min_by(|one, other| distance(one).total_cmp(&distance(other)))
        .map(|stop| stop.id)
}

/// Returns the directions of the arrow keys pressed in this frame, in order.
fn pressed(ctx: &Context) -> Vec<Vec2> {
    let way = |event: &Event| match event {
        Event::Key {
            key,
            pressed: true,
            modifiers,
            ..
        } if !modifiers.any() => match key {
            Key::ArrowLeft => Some(Vec2::LEFT),
            Key::ArrowRight => Some(Vec2::RIGHT),
            Key::ArrowUp => Some(Vec2::UP),
            Key::ArrowDown => Some(Vec2::DOWN),
            _ => None,
        },
        _ => None,
    };
    ctx.input(|input| input.events.iter().filter_map(way).collect())
}

/// Returns the nearest widget in a direction: a visible one, or another one of the same list. The
/// focus leaves a list only at its end.
fn next(stops: &[FocusTarget], from: Id, way: Vec2) -> Option<Id> {
    let from = stops.iter().find(|stop| stop.id == from)?;
    let distance = |stop: &FocusTarget| {
        let (from, to) = if stop.clip == from.clip {
            (from.rect, stop.rect)
        } else {
            (from.seen(), stop.seen())
        };
        let offset = vec2(
            axis_distance(to.x_range(), from.x_range()),
            axis_distance(to.y_range(), from.y_range()),
        );
        let is_that_way = to.is_positive() && offset.normalized().dot(way) >= MIN_COSINE;
        // Ties between widgets in line are broken by the distance of their centres.
        let aside = to.center().distance(from.center());
        is_that_way.then(|| (offset.length(), aside))
    };
    let is_in_list = |stop: &FocusTarget| stop.clip == from.clip;
    let list_goes_on = stops
        .iter()
        .any(|stop| is_in_list(stop) && !stop.seen().is_positive() && distance(stop).is_some());
    let others = stops.iter().filter(|stop| stop.id != from.id);
    let reachable = others
        .filter(|stop| is_in_list(stop) || !list_goes_on)
        .filter_map(|stop| Some((distance(stop)?, stop.id)));
    let nearest = reachable.min_by(|((one, aside), _), ((other, beside), _)| {
        one.total_cmp(other).then(aside.total_cmp(beside))
    });
    nearest.map(|(_, id)| id)
}

/// Returns the distance between the centres of two ranges; 0 if they are in line.
fn axis_distance(one: Rangef, other: Rangef) -> f32 {
    if one.intersection(other).span() >= IN_LINE * one.span().min(other.span()) {
        0.0
    } else {
        one.center() - other.center()
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;

    /// Returns a list of ten rows with three visible ones, two buttons beside it, and one below
    /// both.
    fn panel() -> Vec<FocusTarget> {
        let panel = Rect::from_min_size(pos2(0.0, 0.0), vec2(200.0, 100.0));
        let list = Rect::from_min_size(pos2(0.0, 0.0), vec2(100.0, 60.0));
        let stop = |name: &str, min: (f32, f32), clip| FocusTarget {
            id: Id::new(name),
            rect: Rect::from_min_size(min.into(), vec2(90.0, 18.0)),
            clip,
        };
        let mut stops: Vec<_> = (0..10_u8)
            .map(|row| stop(&format!("row {row}"), (0.0, 20.0 * f32::from(row)), list))
            .collect();
        stops.push(stop("upper", (105.0, 0.0), panel));
        stops.push(stop("lower", (105.0, 20.0), panel));
        stops.push(stop("back", (10.0, 75.0), panel));
        stops
    }

    fn walk(from: &str, way: Vec2) -> Option<Id> {
        next(&panel(), Id::new(from), way)
    }

    #[test]
    fn arrows_move_row_by_row_through_lists() {
        assert_eq!(walk("row 0", Vec2::DOWN), Some(Id::new("row 1")));
        assert_eq!(walk("row 2", Vec2::DOWN), Some(Id::new("row 3")));
        assert_eq!(walk("row 9", Vec2::DOWN), None);
        assert_eq!(walk("row 4", Vec2::UP), Some(Id::new("row 3")));
        // The button below is nearer than the next row.
        let mut stops = panel();
        stops.retain(|stop| {
            ![3, 4, 5]
                .map(|row| Id::new(format!("row {row}")))
                .contains(&stop.id)
        });
        let below = next(&stops, Id::new("row 2"), Vec2::DOWN);
        assert_eq!(below, Some(Id::new("row 6")));
    }

    #[test]
    fn lost_focus_moves_to_the_nearest_visible_widget() {
        let beside = |y: f32| pos2(100.0, y);
        assert_eq!(nearest(&panel(), beside(150.0)), Some(Id::new("back")));
        assert_eq!(nearest(&panel(), beside(-50.0)), Some(Id::new("upper")));
        assert_eq!(nearest(&[], beside(0.0)), None);
    }

    #[test]
    fn arrows_do_not_jump_to_invisible_widgets() {
        assert_eq!(walk("back", Vec2::DOWN), None);
        assert_eq!(walk("back", Vec2::UP), Some(Id::new("row 2")));
        assert_eq!(walk("lower", Vec2::LEFT), Some(Id::new("row 1")));
        assert_eq!(walk("row 1", Vec2::RIGHT), Some(Id::new("lower")));
    }
}
