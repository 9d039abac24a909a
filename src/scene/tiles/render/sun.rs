//! Softens shadows: a picture at rest is the mean of several samples, each lit from a different
//! point of the sun.

use bevy::{
    pbr::{ExtractedDirectionalLight, prepare_lights},
    prelude::*,
    render::{Render, RenderApp, RenderSystems},
};

use super::RenderPlan;

/// Tangent of the angular radius of the sun. The real sun's, 0.005, wouldn't show in shadows as
/// short as these; that of a hazy sky, a lamp or a fire is larger.
const SUN_RADIUS: f32 = 0.08;

/// Adds the soft shadows, if there is a renderer.
pub fn plugin(app: &mut App) {
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.add_systems(
            Render,
            move_sun
                .in_set(RenderSystems::CreateViews)
                .before(prepare_lights),
        );
    }
}

/// Moves the shadows of a frame to match another point of the sun.
fn move_sun(plan: Res<RenderPlan>, mut lights: Query<&mut ExtractedDirectionalLight>) {
    let offset = plan.frame_plan.offset;
    if offset == Vec2::ZERO {
        return;
    }
    let shear = shear(offset);
    for mut light in &mut lights {
        for cascade in light.cascades.values_mut().flatten() {
            cascade.clip_from_world *= shear;
        }
    }
}

/// Shears everything in proportion to its height, so that light from the sun's centre casts shadows
/// as if from another point of the sun. `offset` is that of the pixel samples, -0.5 to 0.5, rotated
/// by a quarter turn: otherwise edges and shadows would be smoothed along one line only.
fn shear(offset: Vec2) -> Mat4 {
    let slope = 2.0 * SUN_RADIUS * offset.perp();
    Mat4::from_cols(
        Vec4::X,
        Vec4::new(slope.x, 1.0, slope.y, 0.0),
        Vec4::Z,
        Vec4::W,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shadows_move_with_the_height_of_what_throws_them() {
        let shear = shear(Vec2::new(0.5, 0.0));
        let ground = Vec3::new(1.0, 0.0, 2.0);
        assert_eq!(shear.transform_point3(ground), ground);
        let moved = |height: f32| {
            let point = ground + height * Vec3::Y;
            (shear.transform_point3(point) - point).length()
        };
        assert!((moved(1.0) - SUN_RADIUS).abs() < 1e-6);
        assert!((moved(0.25) - 0.25 * SUN_RADIUS).abs() < 1e-6);
    }
}
