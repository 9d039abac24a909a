//! Scanning, for players with a single switch: rows of widgets are highlighted in turn until the
//! switch chooses one, and then the widgets of that row.

use bevy::prelude::*;
use bevy_egui::egui::{self, Context, Id, Key, LayerId, Modifiers, Order, StrokeKind};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::super::theme::focus_stroke;
use super::focus_navigation::{self, FocusTarget};
use crate::settings::Settings;
use crate::ui::pass::UiPass;

/// The keys that switches send.
const SWITCH_KEYS: [Key; 2] = [Key::Enter, Key::Space];
/// The number of times that a chosen row is scanned before rows are highlighted again.
const MAX_PASSES: u8 = 2;
/// The distance of the frame from the widgets of a row, in points.
const FRAME_DISTANCE: f32 = 6.0;
/// The radius of the corners of the frame, in points.
const CORNER_RADIUS: u8 = 10;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scanner>().add_systems(
        EguiPrimaryContextPass,
        (
            handle_switch.in_set(UiPass::Begin),
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
    highlighted: Option<Id>,
    /// The number of times that the row has been scanned; `None` while rows are highlighted.
    passes: Option<u8>,
    /// When it was highlighted, in seconds since the start.
    highlighted_at: f64,
}

impl Scanner {
    /// Returns the row of the highlighted widget, and its position in that row.
    fn position(&self) -> Option<(usize, usize)> {
        let highlighted = self.highlighted?;
        self.rows.iter().enumerate().find_map(|(row, targets)| {
            let position = targets.iter().position(|target| target.id == highlighted)?;
            Some((row, position))
        })
    }

    /// Highlights the next row or widget.
    fn advance(&mut self) {
        let first_of = |row: usize| Some(self.rows.get(row)?.first()?.id);
        match (self.position(), self.passes) {
            (None, _) => {
                self.passes = None;
                self.highlighted = first_of(0);
            }
            (Some((row, _)), None) => self.highlighted = first_of((row + 1) % self.rows.len()),
            (Some((row, position)), Some(passes)) => match self.rows[row].get(position + 1) {
                Some(next) => self.highlighted = Some(next.id),
                None => {
                    self.highlighted = first_of(row);
                    self.passes = Some(passes + 1).filter(|passes| *passes < MAX_PASSES);
                }
            },
        }
    }

    /// Chooses the highlighted row or widget. Returns whether a widget is to be pressed.
    fn choose(&mut self) -> bool {
        let Some((row, _)) = self.position() else {
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
fn group_rows(mut targets: Vec<FocusTarget>) -> Vec<Vec<FocusTarget>> {
    let order = |target: &FocusTarget| {
        let centre = target.rect.center().y;
        (
            centre.clamp(
                target.clip.top(),
                target.clip.bottom().max(target.clip.top()),
            ),
            centre,
        )
    };
    targets.sort_by(|a, b| {
        let ((a, a_in_list), (b, b_in_list)) = (order(a), order(b));
        a.total_cmp(&b).then(a_in_list.total_cmp(&b_in_list))
    });
    let mut rows: Vec<Vec<FocusTarget>> = Vec::new();
    for target in targets {
        match rows.last_mut() {
            Some(row) if row[0].is_in_row_with(&target) => row.push(target),
            _ => rows.push(vec![target]),
        }
    }
    for row in &mut rows {
        row.sort_by(|a, b| a.rect.left().total_cmp(&b.rect.left()));
    }
    rows
}

/// Handles the switch, and consumes its keys unless they press a widget.
fn handle_switch(mut contexts: EguiContexts, mut scanner: ResMut<Scanner>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let is_pressed = ctx.input(|input| SWITCH_KEYS.iter().any(|key| input.key_pressed(*key)));
    if !is_pressed {
        return Ok(());
    }
    scanner.highlighted_at = ctx.input(|input| input.time);
    if !scanner.choose() {
        ctx.input_mut(|input| {
            for key in SWITCH_KEYS {
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
    scanner.rows = group_rows(focus_navigation::targets(ctx));
    let now = ctx.input(|input| input.time);
    let interval = f64::from(settings.helps.scanning);
    if scanner.position().is_none() || now - scanner.highlighted_at >= interval {
        scanner.advance();
        scanner.highlighted_at = now;
    }
    let to_focus = scanner
        .highlighted
        .filter(|id| !ctx.memory(|memory| memory.has_focus(*id)));
    focus_navigation::focus_and_reveal(ctx, to_focus);
    frame_row(ctx, &scanner);
    Ok(())
}

/// Draws a frame around the highlighted row.
fn frame_row(ctx: &Context, scanner: &Scanner) {
    let Some((row, position)) = scanner.position() else {
        return;
    };
    let row = match scanner.passes {
        None => &scanner.rows[row][..],
        Some(_) => &scanner.rows[row][position..=position],
    };
    let visible_rects = row
        .iter()
        .map(FocusTarget::visible_rect)
        .filter(|rect| rect.is_positive());
    let Some(frame) = visible_rects.reduce(egui::Rect::union) else {
        return;
    };
    let layer = LayerId::new(Order::Foreground, Id::new("scanning"));
    ctx.layer_painter(layer).rect_stroke(
        frame.expand(FRAME_DISTANCE),
        CORNER_RADIUS,
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
        let target = |name: &str, min: (f32, f32), clip| FocusTarget {
            id: Id::new(name),
            rect: Rect::from_min_size(min.into(), vec2(90.0, 18.0)),
            clip,
        };
        group_rows(vec![
            target("back", (0.0, 90.0), panel),
            target("right", (100.0, 61.0), panel),
            target("left", (0.0, 60.0), panel),
            target("row 3", (0.0, 60.0), list),
            target("row 2", (0.0, 40.0), list),
            target("row 1", (0.0, 20.0), list),
            target("row 0", (0.0, 0.0), list),
        ])
    }

    fn is_at(scanner: &Scanner, name: &str) -> bool {
        scanner.highlighted == Some(Id::new(name))
    }

    #[test]
    fn rows_follow_one_another_and_begin_again() {
        let mut scanner = Scanner {
            rows: panel(),
            ..default()
        };
        for name in ["row 0", "row 1", "row 2", "row 3", "left", "back", "row 0"] {
            scanner.advance();
            assert!(is_at(&scanner, name), "{name}");
        }
        // A row of one widget is pressed at once.
        assert!(scanner.choose());
    }

    #[test]
    fn a_chosen_row_is_passed_through_twice() {
        let mut scanner = Scanner {
            rows: panel(),
            highlighted: Some(Id::new("left")),
            ..default()
        };
        assert!(!scanner.choose());
        for name in ["right", "left", "right"] {
            scanner.advance();
            assert!(is_at(&scanner, name) && scanner.passes.is_some(), "{name}");
        }
        scanner.advance();
        assert!(is_at(&scanner, "left") && scanner.passes.is_none());
        scanner.advance();
        assert!(is_at(&scanner, "back"));
    }

    #[test]
    fn a_widget_can_be_pressed_again_and_one_that_goes_ends_its_row() {
        let mut scanner = Scanner {
            rows: panel(),
            highlighted: Some(Id::new("left")),
            ..default()
        };
        scanner.choose();
        scanner.advance();
        assert!(scanner.choose() && is_at(&scanner, "right"));
        assert!(scanner.choose());
        for row in &mut scanner.rows {
            row.retain(|target| target.id != Id::new("right"));
        }
        scanner.advance();
        assert!(is_at(&scanner, "row 0") && scanner.passes.is_none());
    }
}
