//! The arrow keys, and so the gamepad's: which widget gets the focus next.
//!
//! egui's own navigation ignores what is scrolled out of sight and doesn't bring it into view. It
//! also drops the focus of widgets that vanish or get disabled, which loses players without a
//! mouse.

use std::mem::take;

use bevy::prelude::Result;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    Context, Event, FocusDirection, Id, Key, Pos2, Rangef, Rect, Response, Ui, Vec2,
    util::IdTypeMap, vec2,
};

use super::device::{by_keyboard, focus_if_none_has};

/// Widgets this much to the side of an arrow's way are not reached by it: the cosine of 45 degrees.
const LEAST_COSINE: f32 = std::f32::consts::FRAC_1_SQRT_2;
/// Two widgets are in line when this share of the smaller one is.
const IN_LINE: f32 = 0.5;

/// A widget that can have the focus.
#[derive(Clone, Copy, Debug)]
struct Stop {
    id: Id,
    rect: Rect,
    /// What can be seen of the panel or list that it belongs to.
    clip: Rect,
}

impl Stop {
    /// What can be seen of it; a rectangle that is not positive if that is none of it.
    fn seen(&self) -> Rect {
        self.rect.intersect(self.clip)
    }
}

/// Which arrows a widget with the focus keeps to itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Keeps {
    #[default]
    Nothing,
    /// Left and right.
    Horizontal,
    /// All of them.
    All,
}

/// What the widgets of a frame note, and what is known of the focus.
#[derive(Clone, Default)]
struct FocusNavigation {
    stops: Vec<Stop>,
    keeps: Keeps,
    /// The name of what had the focus last, and where its middle lay.
    last: (String, Pos2),
    /// The widget that has just been reached, to be brought into view when it is shown again.
    reached: Option<Id>,
}

impl FocusNavigation {
    fn of(data: &mut IdTypeMap) -> &mut Self {
        data.get_temp_mut_or_default(Id::NULL)
    }
}

/// Registers a widget by its stable name. Returns whether an arrow has just reached it. If its
/// panel was laid out anew, the widget regains its focus.
pub(super) fn note(ui: &Ui, response: &Response, name: &str) -> bool {
    let is_free = ui.memory(|memory| memory.allows_interaction(response.layer_id));
    if !(is_free && ui.is_enabled() && response.sense.is_focusable()) {
        return false;
    }
    let stop = Stop {
        id: response.id,
        rect: response.rect,
        clip: ui.clip_rect(),
    };
    let has_focus = response.has_focus();
    let (had_focus, is_reached) = ui.data_mut(|data| {
        let focus_navigation = FocusNavigation::of(data);
        focus_navigation.stops.push(stop);
        if has_focus {
            name.clone_into(&mut focus_navigation.last.0);
            focus_navigation.last.1 = stop.seen().center();
        }
        let reached = focus_navigation.reached.take_if(|id| *id == response.id);
        (focus_navigation.last.0 == name, reached.is_some())
    });
    if had_focus && is_in_panel(ui.ctx()) {
        focus_if_none_has(ui, response);
    }
    is_reached
}

/// Leaves these arrows to the widget with the focus.
pub(super) fn keep(ui: &Ui, keeps: Keeps) {
    ui.data_mut(|data| FocusNavigation::of(data).keeps = keeps);
}

/// Moves the focus by the arrows that were pressed in this frame.
pub(super) fn steer(mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (stops, keeps, last) = ctx.data_mut(|data| {
        let FocusNavigation {
            stops, keeps, last, ..
        } = FocusNavigation::of(data);
        (take(stops), take(keeps), last.1)
    });
    let ways = pressed(ctx);
    let Some(before) = ctx.memory(|memory| memory.focused()) else {
        // From the last widget Tab leads to the first one, but only in the next frame.
        let is_on_its_way = ctx.input(|input| input.key_pressed(Key::Tab));
        if is_in_panel(ctx) && by_keyboard(ctx) && !is_on_its_way {
            reach(ctx, nearest(&stops, last));
        }
        return Ok(());
    };
    if ways.is_empty() {
        return Ok(());
    }
    ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    let mut now = before;
    for way in ways {
        let is_kept = now == before
            && match keeps {
                Keeps::Nothing => false,
                Keeps::Horizontal => way.x != 0.0,
                Keeps::All => true,
            };
        if !is_kept {
            now = next(&stops, now, way).unwrap_or(now);
        }
    }
    reach(ctx, Some(now).filter(|now| *now != before));
    Ok(())
}

/// Whether a panel covers the table, and the keys are meant for it alone.
fn is_in_panel(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.top_modal_layer().is_some())
}

/// Gives the focus to a widget, which is brought into view when it is shown again.
fn reach(ctx: &Context, reached: Option<Id>) {
    if let Some(id) = reached {
        ctx.memory_mut(|memory| memory.request_focus(id));
        ctx.data_mut(|data| FocusNavigation::of(data).reached = reached);
        ctx.request_repaint();
    }
}

/// The widget in sight that lies nearest to a place.
fn nearest(stops: &[Stop], place: Pos2) -> Option<Id> {
    let seen = stops.iter().filter(|stop| stop.seen().is_positive());
    let distance = |stop: &&Stop| stop.seen().center().distance_sq(place);
    seen.min_by(|one, other| distance(one).total_cmp(&distance(other)))
        .map(|stop| stop.id)
}

/// The ways of the arrows pressed in this frame, one after the other.
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

/// The nearest widget in that direction: one in sight, or another of the same list. A list is
/// walked through to its end before it is left.
fn next(stops: &[Stop], from: Id, way: Vec2) -> Option<Id> {
    let from = stops.iter().find(|stop| stop.id == from)?;
    let distance = |stop: &Stop| {
        let (from, to) = if stop.clip == from.clip {
            (from.rect, stop.rect)
        } else {
            (from.seen(), stop.seen())
        };
        let apart = vec2(
            apart(to.x_range(), from.x_range()),
            apart(to.y_range(), from.y_range()),
        );
        let is_that_way = to.is_positive() && apart.normalized().dot(way) >= LEAST_COSINE;
        // Of several that lie in line, the one right before it.
        let aside = to.center().distance(from.center());
        is_that_way.then(|| (apart.length(), aside))
    };
    let is_in_list = |stop: &Stop| stop.clip == from.clip;
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

/// How far the middle of one range lies from that of another; 0 if they are in line.
fn apart(one: Rangef, other: Rangef) -> f32 {
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

    /// A list of ten rows of which three can be seen, two buttons beside it, and one below both.
    fn panel() -> Vec<Stop> {
        let panel = Rect::from_min_size(pos2(0.0, 0.0), vec2(200.0, 100.0));
        let list = Rect::from_min_size(pos2(0.0, 0.0), vec2(100.0, 60.0));
        let stop = |name: &str, min: (f32, f32), clip| Stop {
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
    fn lists_are_walked_through_row_by_row() {
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
    fn lost_focus_goes_to_what_lies_nearest_in_sight() {
        let beside = |y: f32| pos2(100.0, y);
        assert_eq!(nearest(&panel(), beside(150.0)), Some(Id::new("back")));
        assert_eq!(nearest(&panel(), beside(-50.0)), Some(Id::new("upper")));
        assert_eq!(nearest(&[], beside(0.0)), None);
    }

    #[test]
    fn what_is_scrolled_away_is_not_jumped_to() {
        assert_eq!(walk("back", Vec2::DOWN), None);
        assert_eq!(walk("back", Vec2::UP), Some(Id::new("row 2")));
        assert_eq!(walk("lower", Vec2::LEFT), Some(Id::new("row 1")));
        assert_eq!(walk("row 1", Vec2::RIGHT), Some(Id::new("lower")));
    }
}
