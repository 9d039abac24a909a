//! Draws the tiles of a frame over the last picture, in the render world.
//!
//! A texture holds the last picture, and each frame starts as a copy of it. The depth buffer is
//! cleared to the nearest depth, so that the depth test rejects every fragment, except in the tiles
//! to draw, where it is cleared to the farthest. So materials need no changes, and no fragment is
//! shaded in vain. After the scene's passes, the drawn tiles are copied to the last picture.

mod passes;
mod pipelines;
mod sun;
mod timing;

use std::mem;

use bevy::{
    camera::MainPassResolutionOverride,
    core_pipeline::{Core3d, Core3dSystems},
    image::ToExtents,
    platform::time::Instant,
    prelude::*,
    render::{
        Extract, ExtractSchedule, MainWorld, Render, RenderApp, RenderSystems,
        camera::{ExtractedCamera, TemporalJitter},
        render_resource::*,
        renderer::{RenderDevice, RenderQueue},
        sync_world::RenderEntity,
        view::ExtractedView,
    },
    window::RequestRedraw,
};

use super::TableTiles;
use super::picture::FramePlan;
use crate::scene::camera::TableCamera;
use passes::{restore_last_picture, store_tiles};
use pipelines::TilePipelines;
pub use timing::DrawnFrames;

/// Margin around a tile within which a coarse picture is shaded, in coarse pixels.
const COARSE_MARGIN: f32 = 1.5;

/// Adds the passes, if there is a renderer.
pub fn plugin(app: &mut App) {
    app.add_plugins((pipelines::plugin, sun::plugin, timing::plugin));
    let Some(renderer) = app.get_sub_app_mut(RenderApp) else {
        return;
    };
    renderer
        .init_resource::<RenderPlan>()
        .add_systems(ExtractSchedule, (report_loss, extract).chain())
        .add_systems(Render, prepare.in_set(RenderSystems::PrepareViews))
        .add_systems(
            Core3d,
            (
                restore_last_picture
                    .after(Core3dSystems::Prepass)
                    .before(Core3dSystems::MainPass),
                store_tiles
                    .after(Core3dSystems::MainPass)
                    .before(Core3dSystems::EarlyPostProcess),
            ),
        );
}

/// The plan of the next frame.
#[derive(Resource, Default)]
struct RenderPlan {
    frame_plan: FramePlan,
    smooths_edges: bool,
    /// Whether the picture is still being refined.
    is_refining: bool,
    /// Whether the frame draws everything that it shows.
    is_complete: bool,
    /// Whether the frame has been copied to the last picture.
    is_stored: bool,
    /// When the renderer received the frame; `None` while shaders are being compiled.
    started_at: Option<Instant>,
    /// Where to report how long it takes.
    drawn_frames: DrawnFrames,
}

impl RenderPlan {
    const fn is_loading(&self) -> bool {
        self.started_at.is_none()
    }
}

/// Marks the view that is drawn in tiles.
#[derive(Component)]
struct TiledView;

/// The picture drawn so far, of which each frame redraws some tiles.
struct LastPicture {
    texture: Texture,
    view: TextureView,
    format: TextureFormat,
}

impl LastPicture {
    fn new(device: &RenderDevice, size: UVec2, format: TextureFormat) -> Self {
        let texture = device.create_texture(&TextureDescriptor {
            label: Some("last_picture"),
            size: size.to_extents(),
            mip_level_count: 1,
            sample_count: 1,
            dimension: TextureDimension::D2,
            format,
            usage: TextureUsages::RENDER_ATTACHMENT
                | TextureUsages::TEXTURE_BINDING
                | TextureUsages::COPY_SRC
                | TextureUsages::COPY_DST,
            view_formats: &[],
        });
        let view = texture.create_view(&TextureViewDescriptor::default());
        Self {
            texture,
            view,
            format,
        }
    }

    fn size(&self) -> UVec2 {
        UVec2::new(self.texture.width(), self.texture.height())
    }
}

/// A tile in the vertex buffer: minimum x and y, maximum x and y, and the weight of the new sample.
type TileInstance = [f32; 5];

/// The uniform of the tile shaders; must match `Source` in tiles.wgsl.
#[derive(ShaderType, Clone, Copy, Default)]
struct Source {
    size: Vec2,
    part: Vec2,
    margin: Vec4,
}

/// The renderer of tiles: its pipelines, their input, and the last picture.
#[derive(Resource)]
struct TileRenderer {
    pipelines: TilePipelines,
    tiles: RawBufferVec<TileInstance>,
    source_uniform: UniformBuffer<Source>,
    /// The last picture; `None` until the first frame.
    last_picture: Option<LastPicture>,
}

/// Reports to the main world if the last frame wasn't drawn, for instance because the window had no
/// surface: the last picture lacks that frame's tiles, and this frame draws only its own.
fn report_loss(mut plan: ResMut<RenderPlan>, mut world: ResMut<MainWorld>) {
    let was_stored = mem::take(&mut plan.is_stored);
    let mut tiles = world.resource_mut::<TableTiles>();
    // At most every second frame, as the next one draws the whole picture.
    if !was_stored && !tiles.frame_plan.replaces_all {
        tiles.invalidate();
        world.write_message(RequestRedraw);
    }
}

fn extract(
    mut plan: ResMut<RenderPlan>,
    tiles: Extract<Res<TableTiles>>,
    cameras: Extract<Query<RenderEntity, With<TableCamera>>>,
    mut commands: Commands,
) {
    for camera in &cameras {
        commands.entity(camera).insert(TiledView);
    }
    plan.frame_plan = tiles.frame_plan.clone();
    plan.smooths_edges = tiles.smooths_edges;
    plan.is_refining = !tiles.is_settled;
    plan.drawn_frames = tiles.drawn_frames.clone();
    plan.started_at = (!tiles.is_loading).then(Instant::now);
}

/// Prepares everything that depends on the size of the picture.
fn prepare(
    mut commands: Commands,
    mut plan: ResMut<RenderPlan>,
    mut renderer: ResMut<TileRenderer>,
    cache: Res<PipelineCache>,
    device: Res<RenderDevice>,
    queue: Res<RenderQueue>,
    mut views: Query<(Entity, &ExtractedCamera, &mut ExtractedView), With<TiledView>>,
) {
    let Some((entity, camera, mut view)) = views.iter_mut().next() else {
        return;
    };
    let Some(size) = camera.physical_target_size else {
        return;
    };
    let format = view.target_format;
    let fits = |last: &LastPicture| last.size() == size && last.format == format;
    let is_new = !renderer.last_picture.as_ref().is_some_and(fits);
    if is_new {
        renderer.last_picture = Some(LastPicture::new(&device, size, format));
    }
    let pipelines = renderer.pipelines.queue(format, &cache);
    let are_compiled = pipelines
        .iter()
        .all(|&id| cache.get_render_pipeline(id).is_some());
    plan.is_complete = true;
    if is_new || !are_compiled || plan.frame_plan.size != size {
        // The main world hid what the planned tiles don't show, so only its own whole pictures are
        // complete.
        plan.is_complete = plan.frame_plan.replaces_all && plan.frame_plan.size == size;
        plan.frame_plan = FramePlan::whole(size);
    }
    let frame_plan = &plan.frame_plan;
    offset_samples(frame_plan, &mut view.clip_from_view);
    let drawn_size = if plan.is_loading() {
        // Something must be drawn, as Bevy compiles pipelines only for what is.
        UVec2::ONE
    } else {
        let scale = frame_plan.scale.max(1);
        (size + scale - 1) / scale
    };
    let mut view_commands = commands.entity(entity);
    if drawn_size != size {
        view_commands.insert(MainPassResolutionOverride(drawn_size));
    } else {
        view_commands.remove::<MainPassResolutionOverride>();
    }
    renderer.tiles.clear();
    for tile in &frame_plan.tiles {
        let (min, max) = (tile.pixels.min.as_vec2(), tile.pixels.max.as_vec2());
        let weight = 1.0 / (f32::from(tile.earlier_samples) + 1.0);
        renderer.tiles.push([min.x, min.y, max.x, max.y, weight]);
    }
    renderer.tiles.write_buffer(&device, &queue);
    let margin = if frame_plan.scale > 1 {
        COARSE_MARGIN * frame_plan.scale as f32
    } else {
        0.0
    };
    renderer.source_uniform.set(Source {
        size: size.as_vec2(),
        part: drawn_size.as_vec2(),
        margin: Vec4::splat(margin),
    });
    renderer.source_uniform.write_buffer(&device, &queue);
}

/// Offsets the samples of a frame. With the component itself, Bevy would recompile all shaders.
fn offset_samples(frame_plan: &FramePlan, clip_from_view: &mut Mat4) {
    if frame_plan.offset != Vec2::ZERO {
        let jitter = TemporalJitter {
            offset: frame_plan.offset,
        };
        jitter.jitter_projection(clip_from_view, frame_plan.size.as_vec2());
    }
}
