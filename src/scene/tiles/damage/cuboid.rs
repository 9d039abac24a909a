//! World-space bounds, and the pixels that they can cover.

use bevy::prelude::*;

/// An axis-aligned box around something that has changed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cuboid {
    pub centre: Vec3,
    pub half_extents: Vec3,
}

impl Cuboid {
    /// Creates the bounds of a ball.
    pub const fn around(centre: Vec3, radius: f32) -> Self {
        Self {
            centre,
            half_extents: Vec3::splat(radius),
        }
    }

    /// Projects it onto a picture of `size` pixels; `None` if it isn't all in front of the camera.
    pub fn project(&self, clip_from_world: Mat4, size: Vec2) -> Option<Rect> {
        self.project_inflated(0.0, clip_from_world, size)
    }

    /// Projects everything within `distance` units of it, as [`Self::project`] does.
    pub fn project_inflated(
        &self,
        distance: f32,
        clip_from_world: Mat4,
        size: Vec2,
    ) -> Option<Rect> {
        /// Margin for a pixel's soft edge, and for edge smoothing.
        const MARGIN: f32 = 2.0;
        let corners = [0, 1, 2, 3, 4, 5, 6, 7].map(|corner: u32| {
            let sign = |bit: u32| if corner & bit == 0 { -1.0 } else { 1.0 };
            let offset = self.half_extents * Vec3::new(sign(1), sign(2), sign(4));
            clip_from_world * (self.centre + offset).extend(1.0)
        });
        let corner_depths = corners.iter().map(|corner| corner.w);
        let nearest = corner_depths.fold(f32::INFINITY, f32::min) - distance;
        if nearest <= 1e-3 {
            return None;
        }
        let rectangle = corners.iter().fold(Rect::EMPTY, |rectangle, corner| {
            let ndc = Vec2::new(corner.x, -corner.y) / corner.w;
            rectangle.union_point((0.5 * ndc + 0.5) * size)
        });
        let scale = 0.5 * size.y * clip_from_world.row(1).truncate().length();
        Some(rectangle.inflate(MARGIN + distance * scale / nearest))
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// The size of a picture, in pixels.
    pub const SIZE: Vec2 = Vec2::new(1280.0, 720.0);

    /// Returns the projection of a camera that looks obliquely from above.
    pub fn projection() -> Mat4 {
        Mat4::perspective_infinite_reverse_rh(0.8, 16.0 / 9.0, 0.1)
            * Mat4::look_at_rh(Vec3::new(0.0, 5.0, 6.0), Vec3::ZERO, Vec3::Y)
    }

    #[test]
    fn the_rectangle_of_a_ball_contains_its_projection() {
        let (clip, size) = (projection(), SIZE);
        let (centre, radius) = (Vec3::new(1.0, 0.2, -0.5), 0.3);
        let project = |centre| Cuboid::around(centre, radius).project(clip, size);
        let bounds = project(centre).unwrap_or_default();
        for step in 0..500_u32 {
            let (turn, height) = (step as f32 * 2.4, step as f32 / 250.0 - 1.0);
            let flat = (1.0 - height * height).sqrt();
            let on_ball = Vec3::new(flat * turn.cos(), height, flat * turn.sin());
            let clip = clip * (centre + radius * on_ball).extend(1.0);
            let pixel = (0.5 * Vec2::new(clip.x, -clip.y) / clip.w + 0.5) * size;
            assert!(bounds.contains(pixel), "{pixel}");
        }
        assert!(bounds.size().max_element() < 150.0, "{bounds:?}");
        assert_eq!(project(Vec3::new(0.0, 5.0, 6.0)), None);
    }
}
