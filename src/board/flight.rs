//! A seed's flight path in legs, and its pose along the path. Pure.

use bevy::math::curve::{Curve, EaseFunction};
use bevy::math::{Quat, Vec3};
use bevy::reflect::Reflect;

/// The easing of a leg.
#[derive(Clone, Copy, Debug, PartialEq, Reflect)]
pub enum Ease {
    /// Starts and ends at rest.
    InOut,
    /// Starts at rest and arrives at full speed, as in a fall.
    Fall,
    /// Starts at full speed and comes to rest.
    Out,
    /// At constant speed.
    Linear,
    /// Starts at rest and accelerates more gently than in a fall, as in a throw.
    Toss,
}

/// One leg of a path.
#[derive(Clone, Copy, Debug, PartialEq, Reflect)]
pub struct Leg {
    /// The end point.
    pub to: Vec3,
    /// The duration, in seconds at normal speed.
    pub seconds: f32,
    /// Height of the arc above the straight line, in units.
    pub arc: f32,
    /// The easing.
    pub ease: Ease,
}

/// A path of consecutive legs, along which the seed also rotates.
#[derive(Clone, Debug, PartialEq, Reflect)]
pub struct Flight {
    from: Vec3,
    rotations: (Quat, Quat),
    legs: Vec<Leg>,
    elapsed: f32,
    leaves_trail: bool,
}

impl Flight {
    /// Creates a flight from the point `from` that rotates from the first to the second of
    /// `rotations` and has already lasted `elapsed` seconds.
    #[must_use]
    pub fn new(from: Vec3, rotations: (Quat, Quat), legs: Vec<Leg>, elapsed: f32) -> Self {
        Self {
            from,
            rotations,
            legs,
            elapsed,
            leaves_trail: false,
        }
    }

    /// Makes the seed leave a trail.
    pub const fn leave_trail(&mut self) {
        self.leaves_trail = true;
    }

    /// Returns the position of the seed `ago` seconds ago, if it leaves a trail.
    #[must_use]
    pub fn trail(&self, ago: f32) -> Option<Vec3> {
        self.leaves_trail
            .then(|| self.position_at((self.elapsed - ago).max(0.0)))
    }

    /// Advances the flight by `seconds`.
    pub fn advance(&mut self, seconds: f32) {
        self.elapsed += seconds;
    }

    /// Returns whether the seed has arrived.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.elapsed >= self.seconds()
    }

    /// Returns the seed's current position and rotation.
    #[must_use]
    pub fn pose(&self) -> (Vec3, Quat) {
        (self.position_at(self.elapsed), self.rotation())
    }

    /// Returns the seed's position and rotation on arrival.
    #[must_use]
    pub fn rest(&self) -> (Vec3, Quat) {
        let position = self.legs.last().map_or(self.from, |leg| leg.to);
        (position, self.rotations.1)
    }

    fn seconds(&self) -> f32 {
        self.legs.iter().map(|leg| leg.seconds).sum()
    }

    fn position_at(&self, mut elapsed: f32) -> Vec3 {
        let mut from = self.from;
        for leg in &self.legs {
            if elapsed < leg.seconds {
                return leg.point(from, elapsed / leg.seconds);
            }
            elapsed -= leg.seconds;
            from = leg.to;
        }
        from
    }

    fn rotation(&self) -> Quat {
        let seconds = self.seconds();
        let fraction = if seconds > 0.0 {
            (self.elapsed / seconds).clamp(0.0, 1.0)
        } else {
            1.0
        };
        self.rotations.0.slerp(
            self.rotations.1,
            EaseFunction::SmoothStep.sample_clamped(fraction),
        )
    }
}

impl Leg {
    /// Creates a leg that stays at `position` for `seconds`.
    #[must_use]
    pub const fn wait(position: Vec3, seconds: f32) -> Self {
        Self {
            to: position,
            seconds,
            arc: 0.0,
            ease: Ease::Linear,
        }
    }

    /// Returns the position after this fraction of the duration.
    fn point(&self, from: Vec3, fraction: f32) -> Vec3 {
        let ease = match self.ease {
            Ease::InOut => EaseFunction::SmoothStep,
            Ease::Fall => EaseFunction::QuadraticIn,
            Ease::Out => EaseFunction::QuadraticOut,
            Ease::Linear => EaseFunction::Linear,
            Ease::Toss => EaseFunction::SineIn,
        };
        let progress = ease.sample_clamped(fraction);
        let rise = 4.0 * self.arc * progress * (1.0 - progress);
        from.lerp(self.to, progress) + Vec3::Y * rise
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flight() -> Flight {
        let leg = |to, ease| Leg {
            to,
            seconds: 0.5,
            arc: 0.3,
            ease,
        };
        let legs = vec![leg(Vec3::X, Ease::InOut), leg(Vec3::ZERO, Ease::Fall)];
        Flight::new(
            Vec3::Z,
            (Quat::IDENTITY, Quat::from_rotation_x(1.0)),
            legs,
            0.0,
        )
    }

    #[test]
    fn a_flight_starts_and_ends_at_its_end_points_and_never_jumps() {
        let mut flight = flight();
        assert_eq!(flight.pose(), (Vec3::Z, Quat::IDENTITY));
        let mut previous = flight.pose().0;
        while !flight.is_over() {
            flight.advance(0.01);
            let current = flight.pose().0;
            assert!(
                current.distance(previous) < 0.08,
                "from {previous} to {current}"
            );
            previous = current;
        }
        assert_eq!(flight.pose(), flight.rest());
    }
}
