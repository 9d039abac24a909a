//! The shape of one carved hollow: a hole or a loft.

use bevy::ecs::component::Component;
use bevy::math::{Vec2, Vec3};

/// How boxy the hollow is: 2 is a paraboloid, higher is flatter below and
/// steeper at the wall.
const BOXINESS: f32 = 3.0;

/// A hollow with an oval rim, carved downwards from the plane `y = 0`.
///
/// Points are offsets from the middle of the rim, `x` to South's right and
/// `y` (of a [`Vec2`]) towards South, both in board units.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Bowl {
    /// The rim's half-lengths along x and along z.
    pub rim: Vec2,
    /// Depth of the lowest point below the rim's plane.
    pub depth: f32,
    /// How far the worn rim is rounded off: half the height over which the
    /// wall bends into the top plane.
    pub lip: f32,
}

impl Bowl {
    /// How far out `offset` lies: 0 in the middle, 1 on the rim.
    #[must_use]
    pub fn radius_at(&self, offset: Vec2) -> f32 {
        (offset / self.rim).length()
    }

    /// Depth of the wood below the rim's plane, 0 outside the hollow.
    #[must_use]
    pub fn depth_at(&self, offset: Vec2) -> f32 {
        self.rounded(self.carved(self.radius_at(offset)))
    }

    /// How the depth grows along x and along z.
    #[must_use]
    pub fn gradient_at(&self, offset: Vec2) -> Vec2 {
        let radius = self.radius_at(offset);
        let carved = self.carved(radius);
        let rounding = ((carved + self.lip) / (2.0 * self.lip)).clamp(0.0, 1.0);
        let slope = -self.depth * BOXINESS * radius.powf(BOXINESS - 2.0);
        rounding * slope * offset / (self.rim * self.rim)
    }

    /// The outward normal of the wood.
    #[must_use]
    pub fn normal_at(&self, offset: Vec2) -> Vec3 {
        let gradient = self.gradient_at(offset);
        Vec3::new(gradient.x, 1.0, gradient.y).normalize()
    }

    /// The radius (1 is the rim) at which the rounded lip meets the wall.
    #[must_use]
    pub fn inner_radius(&self) -> f32 {
        (1.0 - self.lip / self.depth).max(0.0).powf(1.0 / BOXINESS)
    }

    /// The radius (1 is the rim) at which the rounded lip meets the top plane;
    /// outside it nothing is carved.
    #[must_use]
    pub fn outer_radius(&self) -> f32 {
        (1.0 + self.lip / self.depth).powf(1.0 / BOXINESS)
    }

    /// Depth without rounding; negative outside the rim.
    fn carved(&self, radius: f32) -> f32 {
        self.depth * (1.0 - radius.powf(BOXINESS))
    }

    /// The larger of `carved` and 0, bent smoothly into each other.
    fn rounded(&self, carved: f32) -> f32 {
        if carved >= self.lip {
            carved
        } else if carved <= -self.lip {
            0.0
        } else {
            (carved + self.lip).powi(2) / (4.0 * self.lip)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OVAL: Bowl = Bowl {
        rim: Vec2::new(0.5, 0.9),
        depth: 0.5,
        lip: 0.05,
    };

    #[test]
    fn is_deepest_in_the_middle_and_flat_outside() {
        assert_eq!(OVAL.depth_at(Vec2::ZERO), OVAL.depth);
        assert_eq!(OVAL.depth_at(Vec2::new(0.55, 0.0)), 0.0);
        assert_eq!(OVAL.depth_at(OVAL.rim * 0.9), 0.0);
    }

    #[test]
    fn gradient_is_that_of_the_depth() {
        let step = 1e-3;
        for i in 0..200 {
            let angle = i as f32 * 0.7;
            let at = Vec2::from_angle(angle) * OVAL.rim * (i as f32 / 180.0);
            let numeric = Vec2::new(
                OVAL.depth_at(at + Vec2::X * step) - OVAL.depth_at(at - Vec2::X * step),
                OVAL.depth_at(at + Vec2::Y * step) - OVAL.depth_at(at - Vec2::Y * step),
            ) / (2.0 * step);
            assert!((numeric - OVAL.gradient_at(at)).length() < 0.03, "at {at}");
        }
    }

    #[test]
    fn lip_lies_between_its_radii() {
        let along = |radius: f32| Vec2::new(OVAL.rim.x * radius, 0.0);
        assert!(OVAL.depth_at(along(OVAL.outer_radius() + 0.001)) == 0.0);
        assert!(OVAL.depth_at(along(OVAL.outer_radius() - 0.01)) > 0.0);
        assert!((OVAL.depth_at(along(OVAL.inner_radius())) - OVAL.lip).abs() < 1e-3);
    }
}
