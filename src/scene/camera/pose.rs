//! The camera's pose, relative to a player's seat.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::math::{FloatExt, Quat, Vec2, Vec3};

use awale_rules::board::Side;

/// Pitch of the view from a seat, in radians.
const SEAT_PITCH: f32 = 1.07;
/// Minimum pitch over an upright board, in radians; at lower ones, the far holes are hidden.
const UPRIGHT_PITCH: f32 = 1.17;
/// Pitch at the seat of a board so long that it takes up little of the window's height, in radians:
/// a higher view shows more of its holes.
const LONG_PITCH: f32 = 1.36;
/// Fractions of the height between which the pitch is interpolated from [`LONG_PITCH`] to
/// `SEAT_PITCH`.
const LONG_HEIGHT_FRACTIONS: (f32, f32) = (0.22, 0.5);
/// Maximum pitch: straight down.
const MAX_PITCH: f32 = FRAC_PI_2;
/// Minimum distance of a seated player; at 1, the board fills its frame.
const MIN_SEATED_ZOOM: f32 = 0.28;
/// The distance beyond the board to which a free camera may look, in units.
const FREE_MARGIN: f32 = 1.5;
/// Differences below this, in radians or units, are invisible.
const MIN_VISIBLE_DIFFERENCE: f32 = 3e-4;

/// Limits on the camera's pose.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Range of the pitch, in radians.
    pitch: (f32, f32),
    /// Maximum turn to either side, in radians; `None` to allow a full circle.
    turn: Option<f32>,
    /// Range of the distance; at 1, the board fills its frame.
    zoom: (f32, f32),
}

impl Bounds {
    /// For a player at the table.
    pub const SEATED: Self = Self {
        pitch: (0.42, MAX_PITCH),
        turn: Some(1.15),
        zoom: (MIN_SEATED_ZOOM, 1.25),
    };
    /// For a photographer.
    pub const FREE: Self = Self {
        pitch: (0.09, MAX_PITCH),
        turn: None,
        zoom: (0.1, 1.8),
    };
}

/// Interpolates by the fraction `progress`, or returns the target if the difference is below
/// `tolerance`.
pub fn eased(from: f32, to: f32, progress: f32, tolerance: f32) -> f32 {
    if (to - from).abs() < tolerance {
        to
    } else {
        from.lerp(to, progress)
    }
}

/// A pose of the camera around the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The side from which the camera looks.
    pub seat: Side,
    /// Angle around the board, in radians, 0 at South's seat; eases to that of `seat` and `turn`.
    angle: f32,
    /// Whether the board stands upright, for tall windows: the player's row on the left, their loft
    /// nearest.
    pub is_upright: bool,
    /// The pitch at the seat, in radians.
    seat_pitch: f32,
    /// The turn away from the seat, to the right, in radians.
    pub turn: f32,
    /// The pitch, in radians.
    pub pitch: f32,
    /// The distance; at 1, the board fills its frame.
    pub zoom: f32,
    /// The point (x, z) at the centre of the view, relative to the centre of the board.
    pub focus: Vec2,
}

impl Default for Pose {
    fn default() -> Self {
        Self::seat(Side::South)
    }
}

impl Pose {
    /// Returns the view of the player of `side` from their seat.
    #[must_use]
    pub fn seat(side: Side) -> Self {
        Self {
            seat: side,
            angle: side.index() as f32 * PI,
            is_upright: false,
            seat_pitch: SEAT_PITCH,
            turn: 0.0,
            pitch: SEAT_PITCH,
            zoom: 1.0,
            focus: Vec2::ZERO,
        }
    }

    /// Returns this pose with the board upright or lying.
    #[must_use]
    pub fn with_upright(self, is_upright: bool) -> Self {
        Self { is_upright, ..self }
    }

    /// Returns this pose for a board that spans this fraction of the free height when it fills the
    /// width.
    #[must_use]
    pub fn for_height_fraction(self, fraction: f32) -> Self {
        let (min, max) = LONG_HEIGHT_FRACTIONS;
        let shortness = ((fraction - min) / (max - min)).clamp(0.0, 1.0);
        Self {
            seat_pitch: LONG_PITCH.lerp(SEAT_PITCH, shortness),
            ..self
        }
    }

    /// Returns this pose for the same board as another pose: upright or lying, long or short.
    #[must_use]
    pub fn over_same_board(self, other: &Self) -> Self {
        Self {
            is_upright: other.is_upright,
            seat_pitch: other.seat_pitch,
            ..self
        }
    }

    /// Returns the pitch to use for the current orientation of the board.
    fn effective_pitch(&self) -> f32 {
        if self.is_upright {
            self.pitch.max(UPRIGHT_PITCH)
        } else if self.pitch == SEAT_PITCH {
            self.seat_pitch
        } else {
            self.pitch
        }
    }

    /// Returns the camera's side of the board, as quarter turns to the right from South's seat: 0
    /// to 3.
    #[must_use]
    pub fn quarter(&self) -> usize {
        2 * self.seat.index() + usize::from(self.is_upright)
    }

    /// Returns the view straight down, with the row of `side` at the bottom.
    #[must_use]
    pub fn above(side: Side) -> Self {
        Self {
            pitch: MAX_PITCH,
            ..Self::seat(side)
        }
    }

    /// Returns this pose orbited to the right and down, within limits.
    #[must_use]
    pub fn orbited(self, by: Vec2, bounds: &Bounds) -> Self {
        let turn = self.turn + by.x;
        let pitch = self.effective_pitch() + by.y;
        let (min, max) = bounds.pitch;
        Self {
            turn: bounds.turn.map_or(turn, |max| turn.clamp(-max, max)),
            pitch: pitch.clamp(min, max),
            ..self
        }
    }

    /// Returns this pose panned along the table, to the right and away, by fractions of its
    /// distance.
    #[must_use]
    pub fn panned(self, by: Vec2, board_half: Vec2) -> Self {
        let angle = self.quarter() as f32 * FRAC_PI_2 + self.turn;
        let shift = Vec2::from_angle(-angle).rotate(by * Vec2::new(1.0, -1.0));
        let limit = board_half + FREE_MARGIN;
        Self {
            focus: (self.focus + shift * self.zoom * board_half.x).clamp(-limit, limit),
            ..self
        }
    }

    /// Returns this pose zoomed by a factor towards or away from a point of the board, within the
    /// limits of a seated player. The point stays in place on screen.
    #[must_use]
    pub fn zoomed(self, factor: f32, towards: Option<Vec3>, board_half: Vec2) -> Self {
        self.zoomed_within(&Bounds::SEATED, factor, towards, board_half)
    }

    /// Returns this pose zoomed by a factor towards or away from a point of the board, within
    /// limits.
    #[must_use]
    pub fn zoomed_within(
        self,
        bounds: &Bounds,
        factor: f32,
        towards: Option<Vec3>,
        board_half: Vec2,
    ) -> Self {
        let (min, max) = bounds.zoom;
        let zoom = (self.zoom * factor).clamp(min, max);
        let towards = towards.map_or(self.focus, |point| Vec2::new(point.x, point.z));
        let focus = self.focus + (towards - self.focus) * (1.0 - zoom / self.zoom);
        // At a distance, the whole board is centred; close up, the point is.
        let limit = if bounds.turn.is_none() {
            board_half + FREE_MARGIN
        } else {
            board_half * ((1.0 - zoom) / (1.0 - MIN_SEATED_ZOOM)).clamp(0.0, 1.0)
        };
        Self {
            zoom,
            focus: focus.clamp(-limit, limit),
            ..self
        }
    }

    /// Returns this pose moved towards `target` by the fraction `progress`, or all the way if the
    /// difference is invisible.
    #[must_use]
    pub fn eased(&self, target: &Self, progress: f32) -> Self {
        let ease = |from, to| eased(from, to, progress, MIN_VISIBLE_DIFFERENCE);
        Self {
            angle: ease(
                self.angle,
                target.quarter() as f32 * FRAC_PI_2 + target.turn,
            ),
            pitch: ease(self.pitch, target.effective_pitch()),
            zoom: ease(self.zoom, target.zoom),
            focus: Vec2::new(
                ease(self.focus.x, target.focus.x),
                ease(self.focus.y, target.focus.y),
            ),
            ..*target
        }
    }

    /// Returns the rotation of the camera once it has come to rest.
    #[must_use]
    pub fn rotation_at_rest(&self) -> Quat {
        self.eased(self, 1.0).rotation()
    }

    /// Returns the current rotation of the camera.
    #[must_use]
    pub fn rotation(&self) -> Quat {
        Quat::from_rotation_y(self.angle) * Quat::from_rotation_x(-self.pitch)
    }

    /// Returns the position of the camera; `seat` is the position from which the whole board,
    /// centred on `centre`, fills its frame.
    #[must_use]
    pub fn position(&self, centre: Vec3, seat: Vec3) -> Vec3 {
        let focus = Vec3::new(self.focus.x, 0.0, self.focus.y);
        centre + focus + (seat - centre) * self.zoom
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn easing_arrives_exactly_and_stops() {
        let target = Pose::above(Side::North).orbited(Vec2::new(0.4, -0.2), &Bounds::SEATED);
        let mut pose = Pose::seat(Side::South);
        let mut frames = 0;
        loop {
            let next = pose.eased(&target, 0.1);
            if next == pose {
                break;
            }
            pose = next;
            frames += 1;
            assert!(frames < 200, "the pose never arrives");
        }
        assert_eq!(pose.eased(&target, 1.0), pose);
        assert!((pose.angle - PI - 0.4).abs() < 1e-6);
    }

    #[test]
    fn long_boards_are_seen_from_higher_up_at_the_seat_only() {
        let pitch = |fraction: f32| {
            Pose::default()
                .for_height_fraction(fraction)
                .effective_pitch()
        };
        assert_eq!(pitch(0.7), SEAT_PITCH);
        assert_eq!(pitch(0.12), LONG_PITCH);
        assert!(pitch(0.3) < pitch(0.25));
        let above = Pose::above(Side::South).for_height_fraction(0.12);
        assert_eq!(above.effective_pitch(), MAX_PITCH);
        let orbited = Pose::default().for_height_fraction(0.12);
        let orbited = orbited.orbited(Vec2::new(0.0, -0.1), &Bounds::SEATED);
        assert!((orbited.effective_pitch() - LONG_PITCH + 0.1).abs() < 1e-6);
    }

    #[test]
    fn zooming_keeps_the_target_in_place() {
        let half = Vec2::new(4.0, 1.0);
        let corner = Vec3::new(3.5, 0.0, 0.8);
        let pose = Pose::default().zoomed(0.3, Some(corner), half);
        let seat = Vec3::new(0.0, 10.0, 8.0);
        let direction_before = corner - Pose::default().position(Vec3::ZERO, seat);
        let direction_after = corner - pose.position(Vec3::ZERO, seat);
        assert!(
            direction_before
                .normalize()
                .dot(direction_after.normalize())
                > 0.999
        );
    }

    #[test]
    fn poses_stay_within_bounds() {
        let pose = Pose::default().orbited(Vec2::new(9.0, 9.0), &Bounds::SEATED);
        assert_eq!((pose.turn, pose.pitch), (1.15, MAX_PITCH));
        let far = pose.zoomed(100.0, None, Vec2::ONE);
        assert_eq!((far.zoom, far.focus), (1.25, Vec2::ZERO));
    }

    #[test]
    fn a_free_camera_can_circle_the_table_and_descend_to_it() {
        let pose = Pose::default().orbited(Vec2::new(3.0, -9.0), &Bounds::FREE);
        assert_eq!((pose.turn, pose.pitch), (3.0, 0.09));
        // Panning to the right moves the target to the camera's right, whichever way it faces.
        let half = Vec2::new(4.0, 1.0);
        for turn in [0.0, 0.7, 2.9] {
            let pose = Pose::default().orbited(Vec2::new(turn, 0.0), &Bounds::FREE);
            let panned = pose.panned(Vec2::new(0.1, 0.0), half);
            let right = pose.rotation_at_rest() * Vec3::X;
            let focus = Vec3::new(panned.focus.x, 0.0, panned.focus.y);
            assert!(focus.normalize().dot(right) > 0.999, "{turn}: {focus}");
        }
    }
}
