//! The camera, at South's seat until the player moves it.
//!
//! To move the camera, change [`Eye`]: the camera eases to the new pose and requests redraws until
//! it arrives.

mod approach;
mod board_picker;
mod framing;
mod pose;
mod table_on_screen;

use bevy::{
    camera::{CameraMainTextureUsages, CameraUpdateSystems, Exposure},
    core_pipeline::tonemapping::{DebandDither, Tonemapping},
    light::{CascadeShadowConfig, cluster::ClusterConfig},
    math::bounding::BoundingVolume,
    prelude::*,
    render::{render_resource::TextureUsages, renderer::RenderAdapterInfo},
    window::{PrimaryWindow, RequestRedraw},
};

use super::environment::environment;
use super::light::Sun;
use super::places::TablePlace;
use super::{SceneSet, graphics};
use crate::board::{BoardSpace, ShownBoard};
pub use approach::Approach;
use awale_rules::board::Side;
pub use board_picker::BoardPicker;
use framing::Lens;
pub use pose::Pose;
use pose::{Bounds, eased};
pub use table_on_screen::TableOnScreen;

/// Rate at which the camera approaches its target, per second.
const EASE_RATE: f32 = 7.0;
/// Longest time step of the camera in the first frame of a movement: short, as the frame includes
/// the pause before it.
const MAX_FIRST_STEP_SECONDS: f32 = 1.0 / 25.0;
/// Longest time step of the camera in other frames: long enough for it to arrive in time even at
/// low frame rates.
const MAX_STEP_SECONDS: f32 = 1.0 / 4.0;
/// The board is shown upright if that reduces the camera's distance below this fraction.
const MAX_UPRIGHT_DISTANCE: f32 = 0.85;
/// Depth in front of and behind the board within which shadows are drawn, in units.
const SHADOW_MARGIN: f32 = 1.4;

/// Adds the camera and the systems that move it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Eye>()
        .register_type::<Eye>()
        .register_type::<CameraFrame>()
        .register_type::<TableCamera>()
        .init_resource::<CameraFrame>()
        .add_message::<FrameBoard>()
        .add_systems(Startup, spawn_camera)
        .add_systems(
            PostUpdate,
            (
                enter_place.run_if(resource_changed::<TablePlace>),
                reframe.run_if(on_message::<FrameBoard>),
                refocus.run_if(resource_exists_and_changed::<ShownBoard>),
                choose_orientation,
                ease,
                look,
                fit_shadows,
            )
                .chain()
                .in_set(SceneSet::Shape)
                .before(CameraUpdateSystems),
        );
}

/// The camera that shows the table.
#[derive(Component, Debug, Reflect)]
#[reflect(Component, Debug)]
pub struct TableCamera;

/// Returns the transform from world to clip space of a camera with this global transform.
#[must_use]
pub fn clip_from_world(camera: &Camera, transform: &GlobalTransform) -> Mat4 {
    camera.clip_from_view() * transform.to_matrix().inverse()
}

/// Margins of the window that the board must keep clear, as panels cover them: fractions of the
/// window's width and height, 0 to 0.5.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Reflect)]
#[reflect(Resource, Debug)]
pub struct CameraFrame {
    /// Above the board.
    pub top: f32,
    /// Below the board.
    pub bottom: f32,
    /// Left of the board.
    pub left: f32,
    /// Right of the board.
    pub right: f32,
}

impl CameraFrame {
    /// No margins: the board may use the whole window.
    const NONE: Self = Self {
        top: 0.0,
        bottom: 0.0,
        left: 0.0,
        right: 0.0,
    };
}

impl Default for CameraFrame {
    fn default() -> Self {
        Self {
            top: 0.09,
            bottom: 0.1,
            left: 0.025,
            right: 0.025,
        }
    }
}

/// Announces the margins of the window that the board must not cover.
#[derive(Message, Clone, Copy, Debug)]
pub struct FrameBoard(pub CameraFrame);

/// The target pose of the camera, and its current one.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque)]
#[reflect(Resource, Debug)]
pub struct Eye {
    wanted: Pose,
    shown: Pose,
    frame: CameraFrame,
    is_moving: bool,
    /// Whether the camera may go anywhere, as in the photo mode.
    is_free: bool,
}

impl Eye {
    /// Returns the target pose.
    #[must_use]
    pub fn wanted(&self) -> Pose {
        self.wanted
    }

    /// Returns whether the camera has yet to reach its target.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        self.is_moving
    }

    /// Lets the camera go anywhere, or restricts it to the surroundings of a player's seat.
    pub const fn set_free(&mut self, is_free: bool) {
        self.is_free = is_free;
    }

    /// Pans along the table, to the right and away, by fractions of the distance.
    pub fn pan(&mut self, by: Vec2, layout_half: Vec2) {
        self.wanted = self.wanted.panned(by, layout_half);
    }

    /// Eases to this pose.
    pub const fn go_to(&mut self, pose: Pose) {
        self.wanted = pose;
    }

    /// Returns to the seat on the camera's current side.
    pub fn return_to_seat(&mut self) {
        self.wanted = Pose::seat(self.wanted.seat).over_same_board(&self.wanted);
    }

    /// Looks straight down onto the board.
    pub fn look_straight_down(&mut self) {
        self.wanted = Pose::above(self.wanted.seat).over_same_board(&self.wanted);
    }

    /// Moves around to the seat of `side`, at the same height and distance.
    pub fn turn_to(&mut self, side: Side) {
        self.wanted.seat = side;
        self.wanted.turn = 0.0;
        self.wanted.focus = Vec2::ZERO;
    }

    /// Orbits the board by these angles in radians, to the right and down.
    pub fn orbit(&mut self, by: Vec2) {
        self.wanted = self.wanted.orbited(by, self.bounds());
    }

    /// Zooms by a factor (below 1 moves closer) towards a point of the board, or else the focus.
    pub fn zoom(&mut self, factor: f32, towards: Option<Vec3>, layout_half: Vec2) {
        let bounds = self.bounds();
        self.wanted = self
            .wanted
            .zoomed_within(bounds, factor, towards, layout_half);
    }

    const fn bounds(&self) -> &'static Bounds {
        if self.is_free {
            &Bounds::FREE
        } else {
            &Bounds::SEATED
        }
    }
}

fn spawn_camera(mut commands: Commands) {
    commands.spawn((
        Name::new("Table camera"),
        TableCamera,
        Camera3d::default(),
        // The last frame is copied here, and only what has changed is drawn over it.
        CameraMainTextureUsages::default().with(TextureUsages::COPY_DST),
        // Edges are smoothed by accumulating samples while nothing moves.
        Msaa::Off,
        // No lights to assign to clusters of the view.
        ClusterConfig::Single,
        Projection::Perspective(PerspectiveProjection::default()),
        Tonemapping::TonyMcMapface,
        DebandDither::Enabled,
    ));
}

/// Applies the ambient light and the exposure of the table's place.
fn enter_place(
    mut commands: Commands,
    place: Res<TablePlace>,
    cameras: Query<Entity, With<TableCamera>>,
    mut images: ResMut<Assets<Image>>,
) {
    let look = place.look();
    for camera in &cameras {
        let exposure = Exposure {
            ev100: look.exposure_ev100,
        };
        let environment_map = environment(place.0, &mut images);
        commands.entity(camera).insert((exposure, environment_map));
    }
}

fn reframe(mut requests: MessageReader<FrameBoard>, mut frame: ResMut<CameraFrame>) {
    if let Some(FrameBoard(wanted)) = requests.read().last() {
        *frame = *wanted;
    }
}

/// Centres the view on a new board, at the default distance.
fn refocus(mut eye: ResMut<Eye>) {
    eye.wanted.zoom = 1.0;
    eye.wanted.focus = Vec2::ZERO;
}

/// Stands the board upright if that lets the camera come closer, as in a tall window.
fn choose_orientation(
    space: Res<BoardSpace>,
    frame: Res<CameraFrame>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut eye: ResMut<Eye>,
    mut last_size: Local<Vec2>,
) {
    let Some(window) = windows.iter().next() else {
        return;
    };
    let size = window.size();
    if *last_size == size && !space.is_changed() && !frame.is_changed() {
        return;
    }
    *last_size = size;
    let lens = Lens::new(size, &frame);
    let points = framing::outline_points(&space.layout);
    let fitting_distance = |is_upright| {
        let pose = Pose::seat(Side::South).with_upright(is_upright);
        lens.fitting_distance(&points, pose.rotation_at_rest())
    };
    let is_upright = fitting_distance(true) < MAX_UPRIGHT_DISTANCE * fitting_distance(false);
    let at_seat = Pose::seat(Side::South).rotation_at_rest();
    let height_fraction = lens.height_fraction(&points, at_seat);
    let eye = eye.bypass_change_detection();
    eye.wanted = eye
        .wanted
        .with_upright(is_upright)
        .for_height_fraction(height_fraction);
}

fn ease(
    time: Res<Time<Real>>,
    frame: Res<CameraFrame>,
    mut eye: ResMut<Eye>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let eye = eye.bypass_change_detection();
    let max_step = if eye.is_moving {
        MAX_STEP_SECONDS
    } else {
        MAX_FIRST_STEP_SECONDS
    };
    let progress = 1.0 - (-EASE_RATE * time.delta_secs().min(max_step)).exp();
    let pose = eye.shown.eased(&eye.wanted, progress);
    let frame = eased_frame(&eye.frame, &frame, progress);
    eye.is_moving = pose != eye.shown || frame != eye.frame;
    eye.shown = pose;
    eye.frame = frame;
    if eye.is_moving {
        redraw.write(RequestRedraw);
    }
}

fn eased_frame(from: &CameraFrame, to: &CameraFrame, progress: f32) -> CameraFrame {
    /// Fraction of the window below which a difference is invisible.
    const MIN_VISIBLE_DIFFERENCE: f32 = 2e-4;
    let ease = |from, to| eased(from, to, progress, MIN_VISIBLE_DIFFERENCE);
    CameraFrame {
        top: ease(from.top, to.top),
        bottom: ease(from.bottom, to.bottom),
        left: ease(from.left, to.left),
        right: ease(from.right, to.right),
    }
}

fn look(
    eye: Res<Eye>,
    space: Res<BoardSpace>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut cameras: Query<(&mut Transform, &mut Projection), With<TableCamera>>,
) {
    let size = windows
        .iter()
        .next()
        .map_or(Vec2::new(16.0, 9.0), |window| window.size());
    let lens = Lens::new(size, &eye.frame);
    let rotation = eye.shown.rotation();
    let seat = lens.fitting_position(&framing::outline_points(&space.layout), rotation);
    let centre = space.layout.bounds().center().into();
    let translation = eye.shown.position(centre, seat);
    for (mut transform, mut projection) in &mut cameras {
        transform.set_if_neq(Transform {
            translation,
            rotation,
            ..default()
        });
        if let Projection::Perspective(current) = projection.bypass_change_detection()
            && current.fov != lens.vertical_fov
        {
            current.fov = lens.vertical_fov;
            projection.set_changed();
        }
    }
}

/// Fits the shadow map to the depth range of the board.
fn fit_shadows(
    space: Res<BoardSpace>,
    adapter: Option<Res<RenderAdapterInfo>>,
    cameras: Query<&Transform, With<TableCamera>>,
    mut suns: Query<&mut CascadeShadowConfig, With<Sun>>,
) {
    let Some(camera) = cameras.iter().next() else {
        return;
    };
    let centre: Vec3 = space.layout.bounds().center().into();
    let half: Vec3 = space.layout.bounds().half_size().into();
    let forward = camera.forward();
    let depth = (centre - camera.translation).dot(*forward);
    let half_depth = forward.abs().dot(half) + SHADOW_MARGIN;
    let (near, far) = ((depth - half_depth).max(0.1), (depth + half_depth).max(1.0));
    let bounds = vec![far; graphics::shadow_maps(adapter.as_deref())];
    for mut shadows in &mut suns {
        if shadows.bounds != bounds || shadows.minimum_distance != near {
            shadows.bounds.clone_from(&bounds);
            shadows.minimum_distance = near;
        }
    }
}
