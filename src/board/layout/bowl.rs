//! The carved shape of a hole or a loft.

use bevy::math::{Vec2, Vec3};
use bevy::prelude::*;

/// Outline exponent of an oval rim.
pub const OVAL_EXPONENT: f32 = 2.0;
/// Outline exponent of a nearly square rim.
pub const SQUARE_EXPONENT: f32 = 5.0;

/// A bowl with an oval or a nearly square rim, carved downwards from the plane `y = 0`.
///
/// Points are offsets from the centre of the rim: `x` points to South's right, and `y` (world z)
/// towards South, in world units.
#[derive(Component, Clone, Copy, Debug, PartialEq, Reflect)]
#[reflect(Component, Debug)]
pub struct Bowl {
    /// The rim's semi-axes along x and z.
    pub semi_axes: Vec2,
    /// The depth of the lowest point below the rim's plane.
    pub depth: f32,
    /// Half the height of the rounded lip, where the wall bends into the top plane.
    pub lip: f32,
    /// Exponent of the rim's outline: 2 is an ellipse, higher values have squarer corners.
    pub rim_exponent: f32,
}

impl Bowl {
    /// Exponent of the profile: 2 is a paraboloid; higher values make the floor flatter and the
    /// wall steeper.
    pub const PROFILE_EXPONENT: f32 = 3.0;

    /// Returns the relative radius of `offset`: 0 at the centre, 1 on the rim.
    #[must_use]
    pub fn radius_at(&self, offset: Vec2) -> f32 {
        self.norm((offset / self.semi_axes).abs())
    }

    /// Returns the point on the rim in `direction`, both scaled by the semi-axes.
    #[must_use]
    pub fn rim_point(&self, direction: Vec2) -> Vec2 {
        let norm = self.norm(direction.abs());
        if norm > 0.0 {
            direction / norm
        } else {
            Vec2::ZERO
        }
    }

    /// Returns the endpoints of the rim's two axes.
    #[must_use]
    pub const fn axis_endpoints(&self) -> [Vec3; 4] {
        let (x, z) = (self.semi_axes.x, self.semi_axes.y);
        [
            Vec3::new(x, 0.0, 0.0),
            Vec3::new(-x, 0.0, 0.0),
            Vec3::new(0.0, 0.0, z),
            Vec3::new(0.0, 0.0, -z),
        ]
    }

    fn norm(&self, scaled: Vec2) -> f32 {
        if self.rim_exponent == OVAL_EXPONENT {
            return scaled.length();
        }
        let powers = scaled.powf(self.rim_exponent);
        (powers.x + powers.y).powf(self.rim_exponent.recip())
    }

    /// Returns the depth of the surface below the rim's plane; 0 outside the bowl.
    #[must_use]
    pub fn depth_at(&self, offset: Vec2) -> f32 {
        self.rounded(self.unrounded_depth(self.radius_at(offset)))
    }

    /// Returns the gradient of the depth along x and z.
    #[must_use]
    pub fn gradient_at(&self, offset: Vec2) -> Vec2 {
        let radius = self.radius_at(offset);
        let unrounded = self.unrounded_depth(radius);
        let rounding = ((unrounded + self.lip) / (2.0 * self.lip)).clamp(0.0, 1.0);
        if radius <= 0.0 {
            return Vec2::ZERO;
        }
        let slope = -self.depth
            * Self::PROFILE_EXPONENT
            * radius.powf(Self::PROFILE_EXPONENT - self.rim_exponent);
        let scaled = offset / self.semi_axes;
        let outwards = scaled.abs().powf(self.rim_exponent - 1.0) * scaled.signum();
        rounding * slope * outwards / self.semi_axes
    }

    /// Returns the unit normal of the surface at `offset`.
    #[must_use]
    pub fn normal_at(&self, offset: Vec2) -> Vec3 {
        let gradient = self.gradient_at(offset);
        Vec3::new(gradient.x, 1.0, gradient.y).normalize()
    }

    /// Returns the radius (1 is the rim) at which the rounded lip meets the wall.
    #[must_use]
    pub fn inner_radius(&self) -> f32 {
        (1.0 - self.lip / self.depth)
            .max(0.0)
            .powf(1.0 / Self::PROFILE_EXPONENT)
    }

    /// Returns the radius (1 is the rim) at which the rounded lip meets the top plane, beyond which
    /// the wood is flat.
    #[must_use]
    pub fn outer_radius(&self) -> f32 {
        (1.0 + self.lip / self.depth).powf(1.0 / Self::PROFILE_EXPONENT)
    }

    /// Returns the depth without rounding; negative outside the rim.
    fn unrounded_depth(&self, radius: f32) -> f32 {
        self.depth * (1.0 - radius.powf(Self::PROFILE_EXPONENT))
    }

    /// Returns a smooth maximum of the depth and 0.
    fn rounded(&self, depth: f32) -> f32 {
        if depth >= self.lip {
            depth
        } else if depth <= -self.lip {
            0.0
        } else {
            (depth + self.lip).powi(2) / (4.0 * self.lip)
        }
    }
}

/// A value per distinct bowl of a board, shared by vessels of the same shape.
#[derive(Debug)]
pub struct BowlCache<T>(Vec<(Bowl, T)>);

impl<T> Default for BowlCache<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> BowlCache<T> {
    /// Returns the value for this bowl, computing it with `compute` the first time.
    pub fn get_or_insert_with(&mut self, bowl: Bowl, compute: impl FnOnce() -> T) -> &T {
        let index = self.0.iter().position(|(known, _)| *known == bowl);
        let index = index.unwrap_or_else(|| {
            self.0.push((bowl, compute()));
            self.0.len() - 1
        });
        &self.0[index].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG_BOWL: Bowl = Bowl {
        semi_axes: Vec2::new(0.5, 0.9),
        depth: 0.5,
        lip: 0.05,
        rim_exponent: 2.0,
    };

    #[test]
    fn a_bowl_is_deepest_at_the_centre_and_flat_outside() {
        assert_eq!(LONG_BOWL.depth_at(Vec2::ZERO), LONG_BOWL.depth);
        assert_eq!(LONG_BOWL.depth_at(Vec2::new(0.55, 0.0)), 0.0);
        assert_eq!(LONG_BOWL.depth_at(LONG_BOWL.semi_axes * 0.9), 0.0);
    }

    #[test]
    fn the_gradient_matches_the_depth() {
        let step = 1e-3;
        let square = Bowl {
            rim_exponent: SQUARE_EXPONENT,
            ..LONG_BOWL
        };
        for (bowl, i) in [LONG_BOWL, square]
            .into_iter()
            .flat_map(|bowl| (0..200).map(move |i| (bowl, i)))
        {
            let angle = i as f32 * 0.7;
            let offset = Vec2::from_angle(angle) * bowl.semi_axes * (i as f32 / 180.0);
            let estimate = Vec2::new(
                bowl.depth_at(offset + Vec2::X * step) - bowl.depth_at(offset - Vec2::X * step),
                bowl.depth_at(offset + Vec2::Y * step) - bowl.depth_at(offset - Vec2::Y * step),
            ) / (2.0 * step);
            assert!(
                (estimate - bowl.gradient_at(offset)).length() < 0.05,
                "at {offset}"
            );
        }
    }

    #[test]
    fn the_lip_lies_between_its_radii() {
        let on_x_axis = |radius: f32| Vec2::new(LONG_BOWL.semi_axes.x * radius, 0.0);
        assert!(LONG_BOWL.depth_at(on_x_axis(LONG_BOWL.outer_radius() + 0.001)) == 0.0);
        assert!(LONG_BOWL.depth_at(on_x_axis(LONG_BOWL.outer_radius() - 0.01)) > 0.0);
        assert!(
            (LONG_BOWL.depth_at(on_x_axis(LONG_BOWL.inner_radius())) - LONG_BOWL.lip).abs() < 1e-3
        );
    }
}
