//! Fingers on the table: one on a hole points at it and plays it when it is lifted there, one
//! beside the holes turns the eye about the board, two bring it nearer.

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Order, pos2};

use super::order::PointerSet;
use crate::game::scene::BoardPicker;

/// A finger that moves less has not moved, in logical pixels.
const STILL: f32 = 12.0;
/// Fingers nearer to each other than this pinch nothing, in logical pixels.
const CLOSEST: f32 = 8.0;

/// Adds the fingers.
pub fn plugin(app: &mut App) {
    app.init_resource::<Fingers>()
        .add_systems(Update, follow.in_set(PointerSet::Devices));
}

/// The fingers on the table, those on panels left out, and what they do in this frame.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Fingers {
    down: Vec<Finger>,
    meaning: Meaning,
    tap: Option<Vec2>,
    drag: Vec2,
    pinch: Option<Pinch>,
}

/// Two fingers that come closer or part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pinch {
    /// What it leaves of the distance to the board: below 1 where the fingers part.
    pub factor: f32,
    /// The place between the fingers, in logical pixels of the window.
    pub middle: Vec2,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Finger {
    id: u64,
    from: Vec2,
    at: Vec2,
}

/// What all fingers together mean, until the last one is lifted.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Meaning {
    /// None is down, or none that means anything.
    #[default]
    Nothing,
    /// The first came down on a vessel.
    Pointing(Entity),
    /// The first came down beside them.
    Turning,
    /// There were two at once.
    Pinching,
}

impl Fingers {
    /// Where a finger points, in logical pixels of the window.
    #[must_use]
    pub fn pointing(&self) -> Option<Vec2> {
        let pointing = matches!(self.meaning, Meaning::Pointing(_));
        let finger = self.down.first().filter(|_| pointing);
        self.tap.or(finger.map(|finger| finger.at))
    }

    /// Whether a finger was lifted in this frame where it had come down.
    #[must_use]
    pub fn has_tapped(&self) -> bool {
        self.tap.is_some()
    }

    /// How far the picture was dragged in this frame, in logical pixels.
    #[must_use]
    pub fn drag(&self) -> Vec2 {
        self.drag
    }

    /// How two fingers came closer or parted in this frame.
    #[must_use]
    pub fn pinch(&self) -> Option<Pinch> {
        self.pinch
    }

    fn begin_frame(&mut self) {
        (self.tap, self.drag, self.pinch) = (None, Vec2::ZERO, None);
    }

    fn come_down(&mut self, id: u64, at: Vec2, on: Option<Entity>) {
        self.down.push(Finger { id, from: at, at });
        self.meaning = match (self.down.len(), on) {
            (1, Some(vessel)) => Meaning::Pointing(vessel),
            (1, None) => Meaning::Turning,
            _ => Meaning::Pinching,
        };
    }

    fn slide(&mut self, id: u64, to: Vec2) {
        let apart = self.apart();
        let Some(finger) = self.down.iter_mut().find(|finger| finger.id == id) else {
            return;
        };
        let step = to - finger.at;
        finger.at = to;
        match self.meaning {
            Meaning::Turning => self.drag += step,
            Meaning::Pinching => {
                self.drag += 0.5 * step;
                if let (Some((before, _)), Some((now, middle))) = (apart, self.apart()) {
                    let so_far = self.pinch.map_or(1.0, |pinch| pinch.factor);
                    let factor = so_far * before / now;
                    self.pinch = Some(Pinch { factor, middle });
                }
            }
            Meaning::Nothing | Meaning::Pointing(_) => {}
        }
    }

    /// A finger is lifted over `on`; one that the system has lost leaves without meaning.
    fn leave(&mut self, id: u64, on: Option<Entity>, is_lost: bool) {
        let Some(index) = self.down.iter().position(|finger| finger.id == id) else {
            return;
        };
        let finger = self.down.remove(index);
        let was_tap = match self.meaning {
            Meaning::Pointing(vessel) => on == Some(vessel),
            Meaning::Turning => finger.from.distance(finger.at) < STILL,
            Meaning::Nothing | Meaning::Pinching => false,
        };
        self.tap = (was_tap && !is_lost).then_some(finger.at);
        if self.down.is_empty() {
            self.meaning = Meaning::Nothing;
        }
    }

    /// How far the first two are apart, if that is far enough, and the place between them.
    fn apart(&self) -> Option<(f32, Vec2)> {
        let [first, second, ..] = &self.down[..] else {
            return None;
        };
        let distance = first.at.distance(second.at);
        (distance > CLOSEST).then(|| (distance, first.at.midpoint(second.at)))
    }
}

pub(super) fn follow(
    mut touches: MessageReader<TouchInput>,
    mut fingers: ResMut<Fingers>,
    mut contexts: EguiContexts,
    picker: BoardPicker,
) -> Result {
    fingers.begin_frame();
    if touches.is_empty() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    // What egui wants of the pointer it only knows when it has drawn a frame with it.
    let is_on_panel = |place: Vec2| {
        let place = pos2(place.x, place.y) / ctx.zoom_factor();
        ctx.layer_id_at(place)
            .is_some_and(|layer| layer.order != Order::Background)
    };
    for touch in touches.read() {
        let (id, place) = (touch.id, touch.position);
        match touch.phase {
            TouchPhase::Started if is_on_panel(place) => {}
            TouchPhase::Started => fingers.come_down(id, place, picker.vessel(place)),
            TouchPhase::Moved => fingers.slide(id, place),
            TouchPhase::Ended => fingers.leave(id, picker.vessel(place), false),
            TouchPhase::Canceled => fingers.leave(id, None, true),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const C: Option<Entity> = Entity::from_raw_u32(2);
    const D: Option<Entity> = Entity::from_raw_u32(3);

    #[test]
    fn a_finger_points_and_plays_only_where_it_came_down() {
        let mut fingers = Fingers::default();
        fingers.come_down(1, Vec2::new(100.0, 100.0), C);
        fingers.slide(1, Vec2::new(104.0, 100.0));
        assert_eq!(fingers.pointing(), Some(Vec2::new(104.0, 100.0)));
        assert!(!fingers.has_tapped());
        fingers.leave(1, C, false);
        assert!(fingers.has_tapped());
        fingers.begin_frame();
        assert_eq!(fingers, Fingers::default());

        for (on, is_lost) in [(D, false), (None, false), (C, true)] {
            fingers.come_down(2, Vec2::ZERO, C);
            fingers.leave(2, on, is_lost);
            assert!(!fingers.has_tapped() && fingers.pointing().is_none());
        }
    }

    #[test]
    fn a_finger_beside_the_holes_turns_or_taps() {
        let mut fingers = Fingers::default();
        fingers.come_down(1, Vec2::ZERO, None);
        fingers.slide(1, Vec2::new(30.0, 5.0));
        fingers.slide(1, Vec2::new(50.0, 5.0));
        assert_eq!(fingers.drag(), Vec2::new(50.0, 5.0));
        assert_eq!(fingers.pointing(), None);
        fingers.leave(1, None, false);
        assert!(!fingers.has_tapped());

        fingers.come_down(1, Vec2::ZERO, None);
        fingers.leave(1, None, false);
        assert!(fingers.has_tapped());
    }

    #[test]
    fn two_fingers_that_part_bring_the_board_nearer_and_play_nothing() {
        let mut fingers = Fingers::default();
        fingers.come_down(1, Vec2::new(100.0, 100.0), C);
        fingers.come_down(2, Vec2::new(200.0, 100.0), D);
        assert_eq!(fingers.pointing(), None);
        fingers.slide(1, Vec2::new(50.0, 100.0));
        fingers.slide(2, Vec2::new(250.0, 100.0));
        let middle = Vec2::new(150.0, 100.0);
        let is_halved = |pinch: Pinch| (pinch.factor - 0.5).abs() < 1e-6 && pinch.middle == middle;
        assert!(fingers.pinch().is_some_and(is_halved));
        assert_eq!(fingers.drag(), Vec2::ZERO);
        fingers.leave(1, C, false);
        fingers.leave(2, D, false);
        assert!(!fingers.has_tapped());
        fingers.begin_frame();
        assert_eq!(fingers, Fingers::default());
    }
}
