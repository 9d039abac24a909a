//! The way of a moving seed: a path of legs, and where on it the seed is. Pure.

use bevy::math::curve::{Curve, EaseFunction};
use bevy::math::{Quat, Vec3};

/// How a seed moves along a leg.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ease {
    /// Starts and ends at rest.
    InOut,
    /// Starts at rest and arrives at full speed: a fall.
    Fall,
    /// Starts at full speed and comes to rest.
    Out,
    /// At one speed.
    Even,
}

/// One part of a way, to a point in some time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leg {
    /// Where it leads.
    pub to: Vec3,
    /// How long it takes, in seconds at normal speed.
    pub seconds: f32,
    /// How high the way rises over the straight line, in board units.
    pub arc: f32,
    /// How the seed moves along it.
    pub ease: Ease,
}

/// A way through some legs, one after the other, while the seed turns.
#[derive(Clone, Debug, PartialEq)]
pub struct Flight {
    from: Vec3,
    turn: (Quat, Quat),
    legs: Vec<Leg>,
    elapsed: f32,
}

impl Flight {
    /// A flight from where a seed is, turned as it is, that has lasted `late` seconds already.
    #[must_use]
    pub fn new(from: Vec3, turn: (Quat, Quat), legs: Vec<Leg>, late: f32) -> Self {
        Self {
            from,
            turn,
            legs,
            elapsed: late,
        }
    }

    /// Lets time pass.
    pub fn advance(&mut self, seconds: f32) {
        self.elapsed += seconds;
    }

    /// Whether the seed has arrived.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.elapsed >= self.seconds()
    }

    /// Place and turn of the seed now.
    #[must_use]
    pub fn pose(&self) -> (Vec3, Quat) {
        (self.place(), self.turned())
    }

    /// Place and turn when it has arrived.
    #[must_use]
    pub fn rest(&self) -> (Vec3, Quat) {
        let place = self.legs.last().map_or(self.from, |leg| leg.to);
        (place, self.turn.1)
    }

    fn seconds(&self) -> f32 {
        self.legs.iter().map(|leg| leg.seconds).sum()
    }

    fn place(&self) -> Vec3 {
        let mut from = self.from;
        let mut elapsed = self.elapsed;
        for leg in &self.legs {
            if elapsed < leg.seconds {
                return leg.point(from, elapsed / leg.seconds);
            }
            elapsed -= leg.seconds;
            from = leg.to;
        }
        from
    }

    fn turned(&self) -> Quat {
        let seconds = self.seconds();
        let share = if seconds > 0.0 {
            (self.elapsed / seconds).clamp(0.0, 1.0)
        } else {
            1.0
        };
        self.turn
            .0
            .slerp(self.turn.1, EaseFunction::SmoothStep.sample_clamped(share))
    }
}

impl Leg {
    /// Stays at `place` for some seconds.
    #[must_use]
    pub const fn wait(place: Vec3, seconds: f32) -> Self {
        Self {
            to: place,
            seconds,
            arc: 0.0,
            ease: Ease::Even,
        }
    }

    /// The point after this share of its time.
    fn point(&self, from: Vec3, share: f32) -> Vec3 {
        let ease = match self.ease {
            Ease::InOut => EaseFunction::SmoothStep,
            Ease::Fall => EaseFunction::QuadraticIn,
            Ease::Out => EaseFunction::QuadraticOut,
            Ease::Even => EaseFunction::Linear,
        };
        let along = ease.sample_clamped(share);
        let rise = 4.0 * self.arc * along * (1.0 - along);
        from.lerp(self.to, along) + Vec3::Y * rise
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
    fn a_flight_begins_and_ends_where_it_should_and_never_jumps() {
        let mut flight = flight();
        assert_eq!(flight.pose(), (Vec3::Z, Quat::IDENTITY));
        let mut before = flight.pose().0;
        while !flight.is_over() {
            flight.advance(0.01);
            let now = flight.pose().0;
            assert!(now.distance(before) < 0.08, "from {before} to {now}");
            before = now;
        }
        assert_eq!(flight.pose(), flight.rest());
    }
}
