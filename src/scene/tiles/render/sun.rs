//! Soft shadows: a picture at rest is the mean of several samples, each under another point of the
//! sun.

use bevy::{
    pbr::{ExtractedDirectionalLight, prepare_lights},
    prelude::*,
    render::{Render, RenderApp, RenderSystems},
};

use super::Order;

/// The radius of the sun, as the tangent of its angle seen from the table. The real one's is 0.005,
/// which no shadow as short as these would show; a hazy sky, a lamp or a fire is larger.
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

/// Moves the shadows of a frame to those under another point of the sun.
fn move_sun(order: Res<Order>, mut lights: Query<&mut ExtractedDirectionalLight>) {
    let offset = order.drawing.offset;
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

/// Moves everything by its height, so that the sun's middle sees it as another point of the sun
/// does. `offset` is that of the samples of pixels, -0.5 to 0.5; turned by a quarter, as edges and
/// shadows would else be smoothed along one line only.
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
            let at = ground + height * Vec3::Y;
            (shear.transform_point3(at) - at).length()
        };
        assert!((moved(1.0) - SUN_RADIUS).abs() < 1e-6);
        assert!((moved(0.25) - 0.25 * SUN_RADIUS).abs() < 1e-6);
    }
}
