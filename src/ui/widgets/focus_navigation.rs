//! Moves the focus with arrow keys and gamepads, and restores the focus of a menu that reopens.
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
const MIN_OVERLAP: f32 = 0.5;

/// A focusable widget.
#[derive(Clone, Copy, Debug)]
pub(super) struct FocusTarget {
    pub id: Id,
    pub rect: Rect,
    /// The visible part of its panel or list.
    pub clip: Rect,
}

impl FocusTarget {
    /// Returns the visible part of the widget; not a positive rectangle if the widget is invisible.
    pub fn visible_rect(&self) -> Rect {
        self.rect.intersect(self.clip)
    }

    /// Returns whether the two widgets are side by side; if one is invisible, they must be in the
    /// same list.
    pub fn is_in_row_with(&self, other: &Self) -> bool {
        let is_visible = |target: &Self| target.visible_rect().is_positive();
        axis_distance(self.rect.y_range(), other.rect.y_range()) == 0.0
            && (self.clip == other.clip || is_visible(self) && is_visible(other))
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
    targets: Vec<FocusTarget>,
    captured_arrows: CapturedArrows,
    /// The name and the centre of the last focused widget.
    last: (String, Pos2),
    /// The name of the last widget that was focused or clicked, which may have opened another menu.
    last_used: String,
    /// The newly focused widget, to be scrolled into view when it is next shown.
    to_reveal: Option<Id>,
    /// The name of the widget to focus again when a menu reopens.
    returns_to: Option<String>,
}

/// The open menu and those behind it, with the names of the widgets that had the focus there.
#[derive(Default)]
pub(super) struct FocusTrail {
    open: Menu,
    behind: Vec<(Menu, String)>,
}

impl FocusTrail {
    /// Follows the player from the open menu, whose focus was on `focused`, to another. Returns the
    /// name of the widget to focus if the player returns there.
    fn follow(&mut self, menu: Menu, focused: &str) -> Option<String> {
        let previous = std::mem::replace(&mut self.open, menu);
        if let Some(index) = self.behind.iter().position(|(other, _)| *other == menu) {
            return self.behind.drain(index..).next().map(|(_, name)| name);
        }
        if menu == Menu::Closed {
            self.behind.clear();
        } else {
            self.behind.push((previous, focused.to_owned()));
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
    let is_interactive = ui.memory(|memory| memory.allows_interaction(response.layer_id));
    if !(is_interactive && ui.is_enabled() && response.sense.is_focusable()) {
        return false;
    }
    let target = FocusTarget {
        id: response.id,
        rect: response.rect,
        clip: ui.clip_rect(),
    };
    let (has_focus, is_clicked) = (response.has_focus(), response.clicked());
    let (had_focus, is_revealed) = ui.data_mut(|data| {
        let navigation = FocusNavigation::of(data);
        navigation.targets.push(target);
        if has_focus {
            name.clone_into(&mut navigation.last.0);
            navigation.last.1 = target.visible_rect().center();
        }
        if has_focus || is_clicked {
            name.clone_into(&mut navigation.last_used);
        }
        if navigation.returns_to.take_if(|to| to == name).is_some() {
            return (true, true);
        }
        let revealed = navigation.to_reveal.take_if(|id| *id == response.id);
        (navigation.last.0 == name, revealed.is_some())
    });
    if had_focus && is_in_panel(ui.ctx()) {
        focus_if_nothing_focused(ui, response);
    }
    is_revealed
}

/// Lets the focused widget handle the given arrow keys itself.
pub(super) fn capture_arrows(ui: &Ui, captured_arrows: CapturedArrows) {
    ui.data_mut(|data| FocusNavigation::of(data).captured_arrows = captured_arrows);
}

/// Focuses this widget if the keyboard is used and no widget has the focus or will regain it.
pub(super) fn focus_if_nothing_focused(ui: &Ui, response: &Response) {
    let is_unfocused = ui.memory(|memory| {
        memory.focused().is_none() && memory.allows_interaction(response.layer_id)
    });
    // A widget that is yet to be drawn may regain the focus.
    let is_returning = ui.data_mut(|data| FocusNavigation::of(data).returns_to.is_some());
    if uses_keyboard(ui.ctx()) && is_unfocused && ui.is_enabled() && !is_returning {
        response.request_focus();
    }
}

/// Restores the focus of a menu that reopens.
pub(super) fn return_focus(
    mut contexts: EguiContexts,
    menu: Res<State<Menu>>,
    mut trail: Local<FocusTrail>,
) -> Result {
    if trail.open == *menu.get() {
        return Ok(());
    }
    contexts.ctx_mut()?.data_mut(|data| {
        let navigation = FocusNavigation::of(data);
        navigation.returns_to = trail.follow(*menu.get(), &navigation.last_used);
    });
    Ok(())
}

/// Moves the focus with the arrow keys pressed in this frame.
pub(super) fn move_focus(mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (targets, captured_arrows, last) = ctx.data_mut(|data| {
        let FocusNavigation {
            targets,
            captured_arrows,
            last,
            returns_to,
            ..
        } = FocusNavigation::of(data);
        // The widget may be gone from a menu that has changed.
        if !targets.is_empty() {
            *returns_to = None;
        }
        (take(targets), take(captured_arrows), last.1)
    });
    let directions = pressed_arrows(ctx);
    let Some(focused) = ctx.memory(|memory| memory.focused()) else {
        // Tab wraps from the last widget to the first one, but only in the next frame.
        let is_tabbing = ctx.input(|input| input.key_pressed(Key::Tab));
        if is_in_panel(ctx) && uses_keyboard(ctx) && !is_tabbing {
            focus_and_reveal(ctx, nearest(&targets, last));
        }
        return Ok(());
    };
    if directions.is_empty() {
        return Ok(());
    }
    ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    let mut current = focused;
    for direction in directions {
        let is_captured = current == focused
            && match captured_arrows {
                CapturedArrows::Nothing => false,
                CapturedArrows::Horizontal => direction.x != 0.0,
                CapturedArrows::All => true,
            };
        if !is_captured {
            current = next_in_direction(&targets, current, direction).unwrap_or(current);
        }
    }
    focus_and_reveal(ctx, Some(current).filter(|id| *id != focused));
    Ok(())
}

/// Returns whether a panel covers the table and takes all keys.
fn is_in_panel(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.top_modal_layer().is_some())
}

/// Returns the focusable widgets of this frame.
pub(super) fn targets(ctx: &Context) -> Vec<FocusTarget> {
    ctx.data_mut(|data| FocusNavigation::of(data).targets.clone())
}

/// Focuses a widget, if any, and scrolls it into view when it is next shown.
pub(super) fn focus_and_reveal(ctx: &Context, target: Option<Id>) {
    if let Some(id) = target {
        ctx.memory_mut(|memory| memory.request_focus(id));
        ctx.data_mut(|data| FocusNavigation::of(data).to_reveal = target);
        ctx.request_repaint();
    }
}

/// Returns the visible widget nearest to a point.
fn nearest(targets: &[FocusTarget], point: Pos2) -> Option<Id> {
    let visible = targets
        .iter()
        .filter(|target| target.visible_rect().is_positive());
    let distance = |target: &&FocusTarget| target.visible_rect().center().distance_sq(point);
    visible
        .min_by(|a, b| distance(a).total_cmp(&distance(b)))
        .map(|target| target.id)
}

/// Returns the directions of the arrow keys pressed in this frame, in order.
fn pressed_arrows(ctx: &Context) -> Vec<Vec2> {
    let direction = |event: &Event| match event {
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
    ctx.input(|input| input.events.iter().filter_map(direction).collect())
}

/// Returns the nearest widget in a direction: a visible one, or another one in the same list. The
/// focus leaves a list only at its end.
fn next_in_direction(targets: &[FocusTarget], from: Id, direction: Vec2) -> Option<Id> {
    let from = targets.iter().find(|target| target.id == from)?;
    let distance = |target: &FocusTarget| {
        let (from, to) = if target.clip == from.clip {
            (from.rect, target.rect)
        } else {
            (from.visible_rect(), target.visible_rect())
        };
        let offset = vec2(
            axis_distance(to.x_range(), from.x_range()),
            axis_distance(to.y_range(), from.y_range()),
        );
        let is_ahead = to.is_positive() && offset.normalized().dot(direction) >= MIN_COSINE;
        // Ties between widgets in line are broken by the distance of their centres.
        let centre_distance = to.center().distance(from.center());
        is_ahead.then(|| (offset.length(), centre_distance))
    };
    let is_in_list = |target: &FocusTarget| target.clip == from.clip;
    let list_continues = targets.iter().any(|target| {
        is_in_list(target) && !target.visible_rect().is_positive() && distance(target).is_some()
    });
    let others = targets.iter().filter(|target| target.id != from.id);
    let reachable = others
        .filter(|target| is_in_list(target) || !list_continues)
        .filter_map(|target| Some((distance(target)?, target.id)));
    let nearest = reachable.min_by(|((a, a_centre), _), ((b, b_centre), _)| {
        a.total_cmp(b).then(a_centre.total_cmp(b_centre))
    });
    nearest.map(|(_, id)| id)
}

/// Returns the distance between the centres of two ranges; 0 if they are in line.
fn axis_distance(a: Rangef, b: Rangef) -> f32 {
    if a.intersection(b).span() >= MIN_OVERLAP * a.span().min(b.span()) {
        0.0
    } else {
        a.center() - b.center()
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
        let target = |name: &str, min: (f32, f32), clip| FocusTarget {
            id: Id::new(name),
            rect: Rect::from_min_size(min.into(), vec2(90.0, 18.0)),
            clip,
        };
        let mut targets: Vec<_> = (0..10_u8)
            .map(|row| target(&format!("row {row}"), (0.0, 20.0 * f32::from(row)), list))
            .collect();
        targets.push(target("upper", (105.0, 0.0), panel));
        targets.push(target("lower", (105.0, 20.0), panel));
        targets.push(target("back", (10.0, 75.0), panel));
        targets
    }

    fn walk(from: &str, direction: Vec2) -> Option<Id> {
        next_in_direction(&panel(), Id::new(from), direction)
    }

    #[test]
    fn arrows_move_row_by_row_through_lists() {
        assert_eq!(walk("row 0", Vec2::DOWN), Some(Id::new("row 1")));
        assert_eq!(walk("row 2", Vec2::DOWN), Some(Id::new("row 3")));
        assert_eq!(walk("row 9", Vec2::DOWN), None);
        assert_eq!(walk("row 4", Vec2::UP), Some(Id::new("row 3")));
        // The button below is nearer than the next row.
        let mut targets = panel();
        targets.retain(|target| {
            ![3, 4, 5]
                .map(|row| Id::new(format!("row {row}")))
                .contains(&target.id)
        });
        let below = next_in_direction(&targets, Id::new("row 2"), Vec2::DOWN);
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
