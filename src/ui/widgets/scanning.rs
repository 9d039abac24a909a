//! For players with a single switch: rows of widgets are highlighted in turn until the switch
//! chooses one, then the widgets of that row.

use bevy::prelude::*;
use bevy_egui::egui::{self, Context, Id, Key, LayerId, Modifiers, Order, StrokeKind};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::super::theme::focus_stroke;
use super::focus_navigation::{self, FocusTarget};
use crate::settings::Settings;
use crate::ui::pass::UiPass;

/// The keys that switches send.
const SWITCH: [Key; 2] = [Key::Enter, Key::Space];
/// How many times a chosen row is scanned before rows are highlighted again.
const PASSES: u8 = 2;
/// The distance of the frame from the widgets of a row, in points.
const FRAME_DISTANCE: f32 = 6.0;
/// The radius of the corners of the frame, in points.
const CORNER: u8 = 10;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scanner>().add_systems(
        EguiPrimaryContextPass,
        (
            take_switch.in_set(UiPass::Begin),
            scan.in_set(UiPass::End)
                .before(focus_navigation::move_focus),
        )
            .run_if(is_scanning),
    );
}

/// Run condition: the player plays with a single switch.
pub fn is_scanning(settings: Res<Settings>) -> bool {
    settings.helps.is_scanning()
}

/// The highlighted row or widget.
#[derive(Resource, Default)]
struct Scanner {
    /// The widgets of the last frame, row by row.
    rows: Vec<Vec<FocusTarget>>,
    /// The highlighted widget, or the first one of the highlighted row.
    at: Option<Id>,
    /// How many times the row has been scanned; `None` while rows are highlighted.
    passes: Option<u8>,
    /// When it was highlighted, in seconds.
    since: f64,
}

impl Scanner {
    /// Returns the row of the highlighted widget, and its place in that row.
    fn place(&self) -> Option<(usize, usize)> {
        let at = self.at?;
        self.rows.iter().enumerate().find_map(|(row, stops)| {
            let place = stops.iter().position(|stop| stop.id == at)?;
            Some((row, place))
        })
    }

    /// Highlights the next row or widget.
    fn go_on(&mut self) {
        let first_of = |row: usize| Some(self.rows.get(row)?.first()?.id);
        match (self.place(), self.passes) {
            (None, _) => {
                self.passes = None;
                self.at = first_of(0);
            }
            (Some((row, _)), None) => self.at = first_of((row + 1) % self.rows.len()),
            (Some((row, place)), Some(passes)) => match self.rows[row].get(place + 1) {
                Some(next) => self.at = Some(next.id),
                None => {
                    self.at = first_of(row);
                    self.passes = Some(passes + 1).filter(|passes| *passes < PASSES);
                }
            },
        }
    }

    /// Chooses the highlighted row or widget. Returns whether a widget is to be pressed.
    fn choose(&mut self) -> bool {
        let Some((row, _)) = self.place() else {
            return false;
        };
        let is_in_row = self.passes.is_some();
        let is_alone = self.rows[row].len() == 1;
        if is_in_row || !is_alone {
            self.passes = Some(0);
        }
        is_in_row || is_alone
    }
}

/// Groups the widgets into rows from the top, each from the left. Those of a list that are scrolled
/// out of view come before or after the visible ones.
fn rows(mut stops: Vec<FocusTarget>) -> Vec<Vec<FocusTarget>> {
    let height = |stop: &FocusTarget| {
        let centre = stop.rect.center().y;
        (
            centre.clamp(stop.clip.top(), stop.clip.bottom().max(stop.clip.top())),
            centre,
        )
    };
    let is_above = |one: &FocusTarget, other: &FocusTarget| {
        let ((one, one_in_list), (other, other_in_list)) = (height(one), height(other));
        one.total_cmp(&other)
            .then(one_in_list.total_cmp(&other_in_list))
    };
    stops.sort_by(is_above);
    let mut rows: Vec<Vec<FocusTarget>> = Vec::new();
    for stop in stops {
        match rows.last_mut() {
            Some(row) if row[0].is_in_row_with(&stop) => row.push(stop),
            _ => rows.push(vec![stop]),
        }
    }
    for row in &mut rows {
        row.sort_by(|one, other| one.rect.left().total_cmp(&other.rect.left()));
    }
    rows
}

/// Consumes the keys of the switch, unless they press a widget.
fn take_switch(mut contexts: EguiContexts, mut scanner: ResMut<Scanner>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let is_pressed = ctx.input(|input| SWITCH.iter().any(|key| input.key_pressed(*key)));
    if !is_pressed {
        return Ok(());
    }
    scanner.since = ctx.input(|input| input.time);
    if !scanner.choose() {
        ctx.input_mut(|input| {
            for key in SWITCH {
                input.consume_key(Modifiers::NONE, key);
            }
        });
    }
    Ok(())
}

fn scan(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut scanner: ResMut<Scanner>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    scanner.rows = rows(focus_navigation::stops(ctx));
    let now = ctx.input(|input| input.time);
    let pace = f64::from(settings.helps.scanning);
    if scanner.place().is_none() || now - scanner.since >= pace {
        scanner.go_on();
        scanner.since = now;
    }
    if let Some(at) = scanner
        .at
        .filter(|at| !ctx.memory(|memory| memory.has_focus(*at)))
    {
        focus_navigation::focus_and_reveal(ctx, Some(at));
    }
    frame_row(ctx, &scanner);
    Ok(())
}

/// Draws a frame around the highlighted row.
fn frame_row(ctx: &Context, scanner: &Scanner) {
    let Some((row, place)) = scanner.place() else {
        return;
    };
    let row = match scanner.passes {
        None => &scanner.rows[row][..],
        Some(_) => &scanner.rows[row][place..=place],
    };
    let seen = row
        .iter()
        .map(FocusTarget::seen)
        .filter(|seen| seen.is_positive());
    let Some(frame) = seen.reduce(egui::Rect::union) else {
        return;
    };
    let layer = LayerId::new(Order::Foreground, Id::new("scanning"));
    ctx.layer_painter(layer).rect_stroke(
        frame.expand(FRAME_DISTANCE),
        CORNER,
        focus_stroke(ctx),
        StrokeKind::Outside,
    );
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Rect, pos2, vec2};

    use super::*;

    /// Returns a list of four rows, of which two are visible, and below it two buttons and a single
    /// one.
    fn panel() -> Vec<Vec<FocusTarget>> {
        let panel = Rect::from_min_size(pos2(0.0, 0.0), vec2(200.0, 120.0));
        let list = Rect::from_min_size(pos2(0.0, 0.0), vec2(200.0, 40.0));
        let stop = |name: &str, min: (f32, f32), clip| FocusTarget {
            id: Id::new(name),
            rect: Rect::from_min_size(min.into(), vec2(90.0, 18.0)),
            clip,
        };
        rows(vec![
            stop("back", (0.0, 90.0), panel),
            stop("right", (100.0, 61.0), panel),
            stop("left", (0.0, 60.0), panel),
            stop("row 3", (0.0, 60.0), list),
            stop("row 2", (0.0, 40.0), list),
            stop("row 1", (0.0, 20.0), list),
            stop("row 0", (0.0, 0.0), list),
        ])
    }

    fn is_at(scanner: &Scanner, name: &str) -> bool {
        scanner.at == Some(Id::new(name))
    }

    #[test]
    fn rows_follow_one_another_and_begin_again() {
        let mut scanner = Scanner {
            rows: panel(),
            ..default()
        };
        for name in ["row 0", "row 1", "row 2", "row 3", "left", "back", "row 0"] {
            scanner.go_on();
            assert!(is_at(&scanner, name), "{name}");
        }
        // A row of one widget is pressed at once.
        assert!(scanner.choose());
    }

    #[test]
    fn a_chosen_row_is_passed_through_twice() {
        let mut scanner = Scanner {
            rows: panel(),
            at: Some(Id::new("left")),
            ..default()
        };
        assert!(!scanner.choose());
        for name in ["right", "left", "right"] {
            scanner.go_on();
            assert!(is_at(&scanner, name) && scanner.passes.is_some(), "{name}");
        }
        scanner.go_on();
        assert!(is_at(&scanner, "left") && scanner.passes.is_none());
        scanner.go_on();
        assert!(is_at(&scanner, "back"));
    }

    #[test]
    fn a_widget_can_be_pressed_again_and_one_that_goes_ends_its_row() {
        let mut scanner = Scanner {
            rows: panel(),
            at: Some(Id::new("left")),
            ..default()
        };
        scanner.choose();
        scanner.go_on();
        assert!(scanner.choose() && is_at(&scanner, "right"));
        assert!(scanner.choose());
        for row in &mut scanner.rows {
            row.retain(|stop| stop.id != Id::new("right"));
        }
        scanner.go_on();
        assert!(is_at(&scanner, "row 0") && scanner.passes.is_none());
    }
}
