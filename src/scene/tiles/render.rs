//! Draws the tiles of a frame, and keeps the rest of the picture, in the render world.
//!
//! A texture holds the last picture, and each frame starts as a copy of it. The depth buffer starts
//! at the nearest depth, where the depth test rejects every fragment, except in the tiles to draw,
//! where it starts at the greatest: materials need no changes, and no fragment is shaded in vain.
//! After the scene's passes, the drawn tiles are copied to the last picture.

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
use super::picture::Drawing;
use crate::scene::camera::TableCamera;
use passes::{keep, open};
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
        .init_resource::<Order>()
        .add_systems(ExtractSchedule, (report_loss, extract).chain())
        .add_systems(Render, prepare.in_set(RenderSystems::PrepareViews))
        .add_systems(
            Core3d,
            (
                open.after(Core3dSystems::Prepass)
                    .before(Core3dSystems::MainPass),
                keep.after(Core3dSystems::MainPass)
                    .before(Core3dSystems::EarlyPostProcess),
            ),
        );
}

/// The plan of the next frame.
#[derive(Resource, Default)]
struct Order {
    drawing: Drawing,
    smooths_edges: bool,
    /// Whether the picture is still being refined.
    is_refined: bool,
    /// Whether the frame draws everything that it shows.
    is_complete: bool,
    /// Whether the frame has been copied to the last picture.
    is_kept: bool,
    /// When the renderer received the frame; `None` while shaders are being compiled.
    begun: Option<Instant>,
    /// Where to report how long it takes.
    frames: DrawnFrames,
}

impl Order {
    const fn is_loading(&self) -> bool {
        self.begun.is_none()
    }
}

/// Marks the view whose picture is kept.
#[derive(Component)]
struct TiledView;

/// The last picture.
struct Kept {
    texture: Texture,
    view: TextureView,
    format: TextureFormat,
}

impl Kept {
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

/// A tile in the vertex buffer: its minimum x and y, its maximum x and y, and the weight of the new
/// sample.
type TileInstance = [f32; 5];

/// Must match the shader.
#[derive(ShaderType, Clone, Copy, Default)]
struct Source {
    size: Vec2,
    part: Vec2,
    margin: Vec4,
}

/// Draws tiles: the pipelines, their input, and the last picture.
#[derive(Resource)]
struct TileRenderer {
    pipelines: TilePipelines,
    tiles: RawBufferVec<TileInstance>,
    source: UniformBuffer<Source>,
    /// The last picture; `None` until the first frame.
    last: Option<Kept>,
}

impl From<TilePipelines> for TileRenderer {
    fn from(pipelines: TilePipelines) -> Self {
        Self {
            pipelines,
            tiles: RawBufferVec::new(BufferUsages::VERTEX),
            source: UniformBuffer::default(),
            last: None,
        }
    }
}

/// Tells the main world if the last frame wasn't drawn, for instance because a window had no
/// surface: the last picture lacks that frame's tiles, and this frame draws only its own.
fn report_loss(mut order: ResMut<Order>, mut world: ResMut<MainWorld>) {
    let was_kept = mem::take(&mut order.is_kept);
    let mut tiles = world.resource_mut::<TableTiles>();
    // At most every second frame, as the next one is whole.
    if !was_kept && !tiles.drawing.is_whole {
        tiles.invalidate();
        world.write_message(RequestRedraw);
    }
}

fn extract(
    mut order: ResMut<Order>,
    tiles: Extract<Res<TableTiles>>,
    cameras: Extract<Query<RenderEntity, With<TableCamera>>>,
    mut commands: Commands,
) {
    for camera in &cameras {
        commands.entity(camera).insert(TiledView);
    }
    order.drawing = tiles.drawing.clone();
    order.smooths_edges = tiles.smooths_edges;
    order.is_refined = !tiles.is_settled;
    order.frames = tiles.frames.clone();
    order.begun = (!tiles.is_loading).then(Instant::now);
}

/// Prepares everything that depends on the size of the picture.
fn prepare(
    mut commands: Commands,
    mut order: ResMut<Order>,
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
    let fits = |kept: &Kept| kept.size() == size && kept.format == format;
    let is_new = !renderer.last.as_ref().is_some_and(fits);
    if is_new {
        renderer.last = Some(Kept::new(&device, size, format));
    }
    let ids = renderer.pipelines.queue(format, &cache);
    let are_ready = ids
        .iter()
        .all(|&id| cache.get_render_pipeline(id).is_some());
    order.is_complete = true;
    if is_new || !are_ready || order.drawing.size != size {
        // Only the whole pictures of the main world draw everything.
        order.is_complete = order.drawing.is_whole && order.drawing.size == size;
        order.drawing = Drawing::whole(size);
    }
    let drawing = &order.drawing;
    offset_samples(drawing, &mut view.clip_from_view);
    let part = if order.is_loading() {
        // Bevy compiles pipelines for whatever is drawn.
        UVec2::ONE
    } else {
        coarse_size(drawing)
    };
    let mut view = commands.entity(entity);
    if part != size {
        view.insert(MainPassResolutionOverride(part));
    } else {
        view.remove::<MainPassResolutionOverride>();
    }
    renderer.tiles.clear();
    for tile in &drawing.tiles {
        let (min, max) = (tile.pixels.min.as_vec2(), tile.pixels.max.as_vec2());
        let weight = 1.0 / (f32::from(tile.samples) + 1.0);
        renderer.tiles.push([min.x, min.y, max.x, max.y, weight]);
    }
    renderer.tiles.write_buffer(&device, &queue);
    let margin = if drawing.scale > 1 {
        COARSE_MARGIN * drawing.scale as f32
    } else {
        0.0
    };
    renderer.source.set(Source {
        size: size.as_vec2(),
        part: part.as_vec2(),
        margin: Vec4::splat(margin),
    });
    renderer.source.write_buffer(&device, &queue);
}

/// Offsets the samples of a frame. Bevy's component would make it recompile all shaders.
fn offset_samples(drawing: &Drawing, clip_from_view: &mut Mat4) {
    if drawing.offset != Vec2::ZERO {
        let jitter = TemporalJitter {
            offset: drawing.offset,
        };
        jitter.jitter_projection(clip_from_view, drawing.size.as_vec2());
    }
}

/// Returns the size of the part of the texture that a frame is drawn into.
fn coarse_size(drawing: &Drawing) -> UVec2 {
    let scale = drawing.scale.max(1);
    UVec2::new(
        drawing.size.x.div_ceil(scale),
        drawing.size.y.div_ceil(scale),
    )
}
