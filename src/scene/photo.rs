//! The photo mode: a free camera, and depth of field at high quality.

use bevy::post_process::dof::{DepthOfField, DepthOfFieldMode};
use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;

use super::camera::{Eye, Pose, TableCamera};
use crate::board::BoardSpace;
use crate::schedule::GameSet;
use crate::settings::Quality;
use crate::state::{Menu, Shot};

/// The aperture, in f-stops; lower ones blur more. It is small because the scene is ten times the
/// size of a real table.
const APERTURE_F_STOPS: f32 = 0.07;
/// Largest blur, in pixels.
const MAX_BLUR_PIXELS: f32 = 36.0;
/// Depth beyond which blur no longer grows, in units.
const MAX_BLUR_DEPTH: f32 = 60.0;

/// The state of photo mode.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct PhotoMode {
    /// The pose to return to when the mode ends; `None` while it is off.
    pose_before: Option<Pose>,
    blurs: bool,
}

/// Requests that the depth-of-field blur be turned on or off.
#[derive(Message, Clone, Copy, Debug)]
pub struct Blur(pub bool);

impl PhotoMode {
    /// Returns whether the mode is on.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.pose_before.is_some()
    }

    /// Returns whether the depth-of-field blur is turned on.
    #[must_use]
    pub const fn blurs(&self) -> bool {
        self.blurs
    }
}

/// Returns whether this quality supports depth of field.
#[must_use]
pub const fn can_blur(quality: Quality) -> bool {
    matches!(quality, Quality::High)
}

/// Run condition: the mode is on, in which no panels cover the board.
#[must_use]
pub fn in_photo_mode(mode: Res<PhotoMode>) -> bool {
    mode.is_on()
}

/// Adds the photo mode.
pub fn plugin(app: &mut App) {
    app.insert_resource(PhotoMode {
        pose_before: None,
        blurs: true,
    })
    .add_message::<Blur>()
    .add_systems(
        Update,
        (
            |mut messages: MessageReader<Blur>, mut mode: ResMut<PhotoMode>| {
                for &Blur(blurs) in messages.read() {
                    mode.blurs = blurs;
                }
            },
            enter_or_leave.run_if(state_changed::<Menu>),
        )
            .chain()
            .in_set(GameSet::Phase),
    )
    .add_systems(
        Update,
        focus
            .run_if(resource_exists::<RenderDevice>)
            .in_set(GameSet::Show),
    );
}

/// Frees the camera when the mode begins, and returns it to its previous pose when the mode ends. A
/// film may be recorded in the mode.
fn enter_or_leave(menu: Res<State<Menu>>, mut mode: ResMut<PhotoMode>, mut eye: ResMut<Eye>) {
    let is_on = match menu.get() {
        Menu::Photo => true,
        Menu::Taking(Shot::Film) => mode.is_on(),
        _ => false,
    };
    match (is_on, mode.pose_before) {
        (true, None) => {
            mode.pose_before = Some(eye.wanted());
            eye.set_free(true);
        }
        (false, Some(pose)) => {
            mode.pose_before = None;
            eye.set_free(false);
            eye.go_to(pose);
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
    for (camera, transform, depth_of_field) in &cameras {
        if !is_blurred {
            if depth_of_field.is_some() {
                commands.entity(camera).remove::<DepthOfField>();
            }
            continue;
        }
        let forward = transform.forward();
        let focal_distance = (space.layout.top() - transform.translation.y) / forward.y.min(-0.05);
        if depth_of_field.is_none_or(|current| current.focal_distance != focal_distance) {
            commands.entity(camera).insert(DepthOfField {
                mode: DepthOfFieldMode::Gaussian,
                focal_distance,
                aperture_f_stops: APERTURE_F_STOPS,
                max_circle_of_confusion_diameter: MAX_BLUR_PIXELS,
                max_depth: MAX_BLUR_DEPTH,
                ..default()
            });
        }
    }
}
