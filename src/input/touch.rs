//! Touch input on the table. A tap on a hole plays it, a swipe from it chooses the sowing
//! direction, a drag beside the holes orbits the camera, and two fingers zoom.

use bevy::input::touch::TouchInput;
use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;
use bevy::window::CursorMoved;
use bevy_egui::PrimaryEguiContext;

use super::order::PointerSet;
use super::picking::{Pointers, nearest_hit};
use crate::board::BoardVessel;

/// Distance, in logical pixels, below which a touch beside the holes is a tap.
const TAP_RADIUS: f32 = 12.0;
/// Distance from where the finger touched down, in logical pixels, above which it swipes.
const MIN_SWIPE_DISTANCE: f32 = 28.0;
/// Distance between two fingers, in logical pixels, below which pinching is ignored.
const MIN_PINCH_DISTANCE: f32 = 8.0;

/// Adds touch input.
pub fn plugin(app: &mut App) {
    app.init_resource::<Fingers>()
        .init_resource::<PointingDevice>()
        .register_type::<Fingers>()
        .add_systems(
            Update,
            (
                read_touches.in_set(PointerSet::Devices),
                record_device.run_if(on_message::<TouchInput>.or_else(on_message::<CursorMoved>)),
            ),
        );
}

/// The device that the player pointed with last.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PointingDevice {
    /// A mouse or a similar device.
    #[default]
    Mouse,
    /// A finger.
    Finger,
}

fn record_device(touches: MessageReader<TouchInput>, mut device: ResMut<PointingDevice>) {
    // Some platforms also move the cursor with the finger.
    let current = if touches.is_empty() {
        PointingDevice::Mouse
    } else {
        PointingDevice::Finger
    };
    device.set_if_neq(current);
}

/// The fingers on the table (not on panels) and their gestures in this frame.
#[derive(Resource, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(opaque)]
#[reflect(Resource, Debug)]
pub struct Fingers {
    fingers: Vec<Finger>,
    gesture: Gesture,
    /// The finger that tapped.
    tap: Option<u64>,
    /// The swipe that ended in this frame.
    ended_swipe: Option<Swipe>,
    drag: Vec2,
    pinch: Option<Pinch>,
}

/// A finger that has moved away from the hole that it touched.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Swipe {
    /// The hole or loft that the finger touched first.
    pub vessel: Entity,
    /// Where the finger touched down, in logical pixels of the window.
    pub from: Vec2,
    /// Where it is now, or was lifted.
    pub to: Vec2,
}

/// Two fingers that move together or apart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pinch {
    /// The factor by which the camera's distance is multiplied: below 1 if the fingers move apart.
    pub factor: f32,
    /// The midpoint of the fingers, in logical pixels of the window.
    pub midpoint: Vec2,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Finger {
    id: u64,
    from: Vec2,
    position: Vec2,
}

/// The gesture of all fingers, until the last one is lifted.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Gesture {
    /// No finger is down, or none on the table.
    #[default]
    Nothing,
    /// The first finger touched a vessel.
    Pointing(Entity),
    /// The first finger touched beside the vessels.
    Orbiting,
    /// Two fingers were down at once.
    Pinching,
}

impl Finger {
    fn swipe_from(self, vessel: Entity) -> Option<Swipe> {
        (self.from.distance(self.position) > MIN_SWIPE_DISTANCE).then_some(Swipe {
            vessel,
            from: self.from,
            to: self.position,
        })
    }
}

impl Fingers {
    /// Returns the ID of the finger that is pointing or that tapped in this frame.
    #[must_use]
    pub fn pointing_finger(&self) -> Option<u64> {
        let is_pointing = matches!(self.gesture, Gesture::Pointing(_));
        let finger = self.fingers.first().filter(|_| is_pointing);
        self.tap.or(finger.map(|finger| finger.id))
    }

    /// Returns whether a finger tapped in this frame.
    #[must_use]
    pub fn has_tapped(&self) -> bool {
        self.tap.is_some()
    }

    /// Returns the swipe in progress, or the one that ended in this frame.
    #[must_use]
    pub fn swipe(&self) -> Option<Swipe> {
        let in_progress = || match self.gesture {
            Gesture::Pointing(vessel) => self.fingers.first()?.swipe_from(vessel),
            _ => None,
        };
        self.ended_swipe.or_else(in_progress)
    }

    /// Returns whether a swipe ended in this frame.
    #[must_use]
    pub fn has_swiped(&self) -> bool {
        self.ended_swipe.is_some()
    }

    /// Returns the drag in this frame, in logical pixels.
    #[must_use]
    pub fn drag(&self) -> Vec2 {
        self.drag
    }

    /// Returns the pinch in this frame.
    #[must_use]
    pub fn pinch(&self) -> Option<Pinch> {
        self.pinch
    }

    fn begin_frame(&mut self) {
        (self.tap, self.ended_swipe, self.drag, self.pinch) = (None, None, Vec2::ZERO, None);
    }

    fn touch_down(&mut self, id: u64, position: Vec2, vessel: Option<Entity>) {
        self.fingers.push(Finger {
            id,
            from: position,
            position,
        });
        self.gesture = match (self.fingers.len(), vessel) {
            (1, Some(vessel)) => Gesture::Pointing(vessel),
            (1, None) => Gesture::Orbiting,
            _ => Gesture::Pinching,
        };
    }

    fn drag_to(&mut self, id: u64, to: Vec2) {
        let separation = self.separation();
        let Some(finger) = self.fingers.iter_mut().find(|finger| finger.id == id) else {
            return;
        };
        let step = to - finger.position;
        finger.position = to;
        match self.gesture {
            Gesture::Orbiting => self.drag += step,
            Gesture::Pinching => {
                self.drag += 0.5 * step;
                if let (Some((before, _)), Some((now, midpoint))) = (separation, self.separation())
                {
                    let factor_so_far = self.pinch.map_or(1.0, |pinch| pinch.factor);
                    let factor = factor_so_far * before / now;
                    self.pinch = Some(Pinch { factor, midpoint });
                }
            }
            Gesture::Nothing | Gesture::Pointing(_) => {}
        }
    }

    /// Lifts a finger over the vessel `hit`. Touches cancelled by the system never tap.
    fn lift(&mut self, id: u64, hit: Option<Entity>, is_cancelled: bool) {
        let Some(index) = self.fingers.iter().position(|finger| finger.id == id) else {
            return;
        };
        let finger = self.fingers.remove(index);
        let was_tap = match self.gesture {
            Gesture::Pointing(vessel) => hit == Some(vessel),
            Gesture::Orbiting => finger.from.distance(finger.position) < TAP_RADIUS,
            Gesture::Nothing | Gesture::Pinching => false,
        };
        self.tap = (was_tap && !is_cancelled).then_some(id);
        self.ended_swipe = match self.gesture {
            Gesture::Pointing(vessel) if !is_cancelled => finger.swipe_from(vessel),
            _ => None,
        };
        if self.fingers.is_empty() {
            self.gesture = Gesture::Nothing;
        }
    }

    /// Returns the distance between the first two fingers and their midpoint, unless they are too
    /// close.
    fn separation(&self) -> Option<(f32, Vec2)> {
        let [first, second, ..] = &self.fingers[..] else {
            return None;
        };
        let distance = first.position.distance(second.position);
        (distance > MIN_PINCH_DISTANCE)
            .then(|| (distance, first.position.midpoint(second.position)))
    }
}

pub(super) fn read_touches(
    mut inputs: MessageReader<PointerInput>,
    mut fingers: ResMut<Fingers>,
    pointers: Pointers,
    vessels: Query<(), With<BoardVessel>>,
    panels: Query<(), With<PrimaryEguiContext>>,
) {
    fingers.begin_frame();
    for input in inputs.read() {
        let Some(id) = input.pointer_id.get_touch_id() else {
            continue;
        };
        let hit = nearest_hit(&pointers, input.pointer_id).map(|(entity, _)| entity);
        let vessel = hit.filter(|hit| vessels.contains(*hit));
        let position = input.location.position;
        match input.action {
            PointerAction::Press(_) if hit.is_some_and(|hit| panels.contains(hit)) => {}
            PointerAction::Press(_) => fingers.touch_down(id, position, vessel),
            PointerAction::Move { .. } => fingers.drag_to(id, position),
            // Not `Pointer<Click>`, which is lost if a finger taps within one frame.
            PointerAction::Release(_) => fingers.lift(id, vessel, false),
            PointerAction::Cancel => fingers.lift(id, None, true),
            PointerAction::Scroll { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const C: Option<Entity> = Entity::from_raw_u32(2);
    const D: Option<Entity> = Entity::from_raw_u32(3);

    #[test]
    fn a_finger_points_and_taps_only_where_it_touched_down() {
        let mut fingers = Fingers::default();
        fingers.touch_down(1, Vec2::new(100.0, 100.0), C);
        fingers.drag_to(1, Vec2::new(104.0, 100.0));
        assert_eq!(fingers.pointing_finger(), Some(1));
        assert!(!fingers.has_tapped());
        fingers.lift(1, C, false);
        assert!(fingers.has_tapped());
        fingers.begin_frame();
        assert_eq!(fingers, Fingers::default());

        for (on, is_cancelled) in [(D, false), (None, false), (C, true)] {
            fingers.touch_down(2, Vec2::ZERO, C);
            fingers.lift(2, on, is_cancelled);
            assert!(!fingers.has_tapped() && fingers.pointing_finger().is_none());
        }
    }

    #[test]
    fn a_finger_that_leaves_its_hole_swipes() {
        let mut fingers = Fingers::default();
        let (from, to) = (Vec2::new(100.0, 100.0), Vec2::new(150.0, 104.0));
        fingers.touch_down(1, from, C);
        fingers.drag_to(1, from + Vec2::X);
        assert_eq!(fingers.swipe(), None);
        fingers.drag_to(1, to);
        let swipe = C.map(|vessel| Swipe { vessel, from, to });
        assert!(fingers.swipe() == swipe && !fingers.has_swiped());
        fingers.lift(1, D, false);
        assert!(fingers.swipe() == swipe && fingers.has_swiped() && !fingers.has_tapped());
        fingers.begin_frame();
        assert_eq!(fingers, Fingers::default());
    }

    #[test]
    fn a_finger_beside_the_holes_drags_or_taps() {
        let mut fingers = Fingers::default();
        fingers.touch_down(1, Vec2::ZERO, None);
        fingers.drag_to(1, Vec2::new(30.0, 5.0));
        fingers.drag_to(1, Vec2::new(50.0, 5.0));
        assert_eq!(fingers.drag(), Vec2::new(50.0, 5.0));
        assert_eq!(fingers.pointing_finger(), None);
        fingers.lift(1, None, false);
        assert!(!fingers.has_tapped());

        fingers.touch_down(1, Vec2::ZERO, None);
        fingers.lift(1, None, false);
        assert!(fingers.has_tapped());
    }

    #[test]
    fn two_fingers_moving_apart_zoom_in_and_play_nothing() {
        let mut fingers = Fingers::default();
        fingers.touch_down(1, Vec2::new(100.0, 100.0), C);
        fingers.touch_down(2, Vec2::new(200.0, 100.0), D);
        assert_eq!(fingers.pointing_finger(), None);
        fingers.drag_to(1, Vec2::new(50.0, 100.0));
        fingers.drag_to(2, Vec2::new(250.0, 100.0));
        let midpoint = Vec2::new(150.0, 100.0);
        let is_halved =
            |pinch: Pinch| (pinch.factor - 0.5).abs() < 1e-6 && pinch.midpoint == midpoint;
        assert!(fingers.pinch().is_some_and(is_halved));
        assert_eq!(fingers.drag(), Vec2::ZERO);
        fingers.lift(1, C, false);
        fingers.lift(2, D, false);
        assert!(!fingers.has_tapped());
        fingers.begin_frame();
        assert_eq!(fingers, Fingers::default());
    }
}
