//! The photo mode: a free camera, and depth of field where the quality allows it.

use bevy::post_process::dof::{DepthOfField, DepthOfFieldMode};
use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;

use super::camera::{Eye, Pose, TableCamera};
use crate::board::BoardSpace;
use crate::schedule::GameSet;
use crate::settings::Quality;
use crate::state::Menu;

/// F-stops of the aperture: fewer blur more. The scene is ten times the size of a real table.
const F_STOPS: f32 = 0.07;
/// Largest blur, in pixels.
const MAX_BLUR: f32 = 36.0;
/// Depth beyond which blur no longer grows, in board units.
const FARTHEST: f32 = 60.0;

/// The photo mode.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct PhotoMode {
    /// The pose to return to when the mode ends; `None` while it is off.
    before: Option<Pose>,
    blurs: bool,
}

/// Turns on or off the blurring of what is nearer or farther than the middle of the picture.
#[derive(Message, Clone, Copy, Debug)]
pub struct Blur(pub bool);

impl PhotoMode {
    /// Returns whether the mode is on.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.before.is_some()
    }

    /// Returns whether what is nearer or farther than the middle of the picture is blurred.
    #[must_use]
    pub const fn blurs(&self) -> bool {
        self.blurs
    }
}

/// Returns whether this quality has depth of field.
#[must_use]
pub const fn can_blur(quality: Quality) -> bool {
    matches!(quality, Quality::High)
}

/// Adds the photo mode.
pub fn plugin(app: &mut App) {
    app.insert_resource(PhotoMode {
        before: None,
        blurs: true,
    })
    .add_message::<Blur>()
    .add_systems(
        Update,
        (
            |mut blurring: MessageReader<Blur>, mut mode: ResMut<PhotoMode>| {
                for &Blur(blurs) in blurring.read() {
                    mode.blurs = blurs;
                }
            },
            focus.run_if(resource_exists::<RenderDevice>),
        )
            .chain()
            .in_set(GameSet::Show),
    )
    .add_systems(
        Update,
        enter_or_leave
            .run_if(state_changed::<Menu>)
            .in_set(GameSet::Phase),
    );
}

/// Frees the camera when the mode begins, and returns it to where it was when the mode ends.
fn enter_or_leave(menu: Res<State<Menu>>, mut mode: ResMut<PhotoMode>, mut eye: ResMut<Eye>) {
    let is_on = matches!(menu.get(), Menu::Photo | Menu::PhotoFilm);
    match (is_on, mode.before) {
        (true, None) => {
            mode.before = Some(eye.wanted());
            eye.set_free(true);
        }
        (false, Some(before)) => {
            mode.before = None;
            eye.set_free(false);
            eye.go_to(before);
        }
        _ => {}
    }
}

/// Focuses on the point of the table at the centre of the picture.
fn focus(
    mut commands: Commands,
    mode: Res<PhotoMode>,
    quality: Res<Quality>,
    space: Res<BoardSpace>,
    cameras: Query<(Entity, &Transform, Option<&DepthOfField>), With<TableCamera>>,
) {
    let is_blurred = mode.is_on() && mode.blurs && can_blur(*quality);
    for (camera, at, blur) in &cameras {
        if !is_blurred {
            if blur.is_some() {
                commands.entity(camera).remove::<DepthOfField>();
            }
            continue;
        }
        let forward = at.forward();
        let way = (space.layout.top() - at.translation.y) / forward.y.min(-0.05);
        if blur.is_none_or(|blur| blur.focal_distance != way) {
            commands.entity(camera).insert(DepthOfField {
                mode: DepthOfFieldMode::Gaussian,
                focal_distance: way,
                aperture_f_stops: F_STOPS,
                max_circle_of_confusion_diameter: MAX_BLUR,
                max_depth: FARTHEST,
                ..default()
            });
        }
    }
}
