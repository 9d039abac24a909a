//! Draws the tiles of a frame and keeps the rest, in the render world.
//!
//! The last picture is kept in a texture. A frame begins as a copy of it. Its depth buffer begins
//! at the nearest depth, at which the depth test rejects every fragment, and at the greatest in the
//! tiles that are drawn: materials stay as they are, and no fragment is shaded in vain. After the
//! scene's passes, the drawn tiles go into the last picture.

use std::mem;

use bevy::{
    asset::{embedded_asset, load_embedded_asset},
    camera::{MainPassResolutionOverride, Viewport},
    core_pipeline::{Core3d, Core3dSystems, core_3d::CORE_3D_DEPTH_FORMAT},
    image::ToExtents,
    mesh::VertexBufferLayout,
    platform::collections::HashMap,
    prelude::*,
    render::{
        Extract, ExtractSchedule, Render, RenderApp, RenderStartup, RenderSystems,
        camera::{ExtractedCamera, TemporalJitter},
        render_resource::{
            binding_types::{sampler, texture_2d, uniform_buffer},
            *,
        },
        renderer::{RenderContext, RenderDevice, RenderQueue, ViewQuery},
        sync_world::RenderEntity,
        view::{ExtractedView, ViewDepthTexture, ViewTarget},
    },
};

use super::TableTiles;
use super::picture::Drawing;
use crate::scene::camera::TableCamera;

/// Bevy's antialiasing, of which only the fragment shader is used.
const FXAA: &str = "embedded://bevy_anti_alias/fxaa/fxaa.wgsl";
/// Its sensitivity.
const FXAA_OPTIONS: [&str; 2] = ["EDGE_THRESH_HIGH", "EDGE_THRESH_MIN_HIGH"];
/// The depth of what is nearest; that of what is farthest is 0.
const NEAREST: f32 = 1.0;
/// How far around a tile a coarse picture is shaded, in its own pixels.
const COARSE_MARGIN: f32 = 1.5;

/// Adds the passes, if there is a renderer.
pub fn plugin(app: &mut App) {
    embedded_asset!(app, "tiles.wgsl");
    let Some(renderer) = app.get_sub_app_mut(RenderApp) else {
        return;
    };
    renderer
        .init_resource::<Order>()
        .init_resource::<LastPicture>()
        .init_resource::<TileBuffers>()
        .add_systems(RenderStartup, set_up)
        .add_systems(ExtractSchedule, extract)
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

/// What the next frame draws.
#[derive(Resource, Default)]
struct Order {
    drawing: Drawing,
    is_loading: bool,
    smooths_edges: bool,
    /// Whether the last picture has it.
    is_kept: bool,
}

/// The view whose picture is kept.
#[derive(Component)]
struct TiledView;

/// The last picture.
#[derive(Resource, Default)]
struct LastPicture(Option<Kept>);

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

/// A tile in the vertex buffer: its least x and y, its greatest x and y, and the weight of the new
/// sample.
type TileInstance = [f32; 5];

/// As in the shader.
#[derive(ShaderType, Clone, Copy, Default)]
struct Source {
    size: Vec2,
    part: Vec2,
    margin: Vec4,
}

#[derive(Resource)]
struct TileBuffers {
    tiles: RawBufferVec<TileInstance>,
    source: UniformBuffer<Source>,
}

impl Default for TileBuffers {
    fn default() -> Self {
        Self {
            tiles: RawBufferVec::new(BufferUsages::VERTEX),
            source: UniformBuffer::default(),
        }
    }
}

/// What a pass does with tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    /// Lets them be shaded.
    Open,
    /// Copies them.
    Copy,
    /// Copies them with smooth edges.
    Smooth,
    /// Blends one more sample in.
    Blend,
    /// Enlarges a coarse picture.
    Enlarge,
}

impl Pass {
    const ALL: [Self; 5] = [
        Self::Open,
        Self::Copy,
        Self::Smooth,
        Self::Blend,
        Self::Enlarge,
    ];
}

#[derive(Resource)]
struct TilePipelines {
    layout: BindGroupLayoutDescriptor,
    sampler: Sampler,
    shader: Handle<Shader>,
    fxaa: Handle<Shader>,
    /// By the format of the picture, in the order of [`Pass::ALL`].
    of_format: HashMap<TextureFormat, [CachedRenderPipelineId; Pass::ALL.len()]>,
}

fn set_up(mut commands: Commands, device: Res<RenderDevice>, assets: Res<AssetServer>) {
    let layout = BindGroupLayoutDescriptor::new(
        "tiles",
        &BindGroupLayoutEntries::sequential(
            ShaderStages::VERTEX_FRAGMENT,
            (
                texture_2d(TextureSampleType::Float { filterable: true }),
                sampler(SamplerBindingType::Filtering),
                uniform_buffer::<Source>(false),
            ),
        ),
    );
    let sampler = device.create_sampler(&SamplerDescriptor {
        mag_filter: FilterMode::Linear,
        min_filter: FilterMode::Linear,
        ..default()
    });
    commands.insert_resource(TilePipelines {
        layout,
        sampler,
        shader: load_embedded_asset!(assets.as_ref(), "tiles.wgsl"),
        fxaa: assets.load(FXAA),
        of_format: HashMap::default(),
    });
}

impl TilePipelines {
    /// The pipelines for pictures of this format.
    fn of_format(
        &mut self,
        format: TextureFormat,
        cache: &PipelineCache,
    ) -> [CachedRenderPipelineId; Pass::ALL.len()] {
        if let Some(pipelines) = self.of_format.get(&format) {
            return *pipelines;
        }
        let queued =
            Pass::ALL.map(|pass| cache.queue_render_pipeline(self.descriptor(pass, format)));
        self.of_format.insert(format, queued);
        queued
    }

    fn descriptor(&self, pass: Pass, format: TextureFormat) -> RenderPipelineDescriptor {
        let attributes = [VertexFormat::Float32x4, VertexFormat::Float32];
        let tiles = VertexBufferLayout::from_vertex_formats(VertexStepMode::Instance, attributes);
        let vertex = VertexState {
            shader: self.shader.clone(),
            entry_point: Some(
                match pass {
                    Pass::Open => "open",
                    Pass::Smooth => "tile_of_screen",
                    Pass::Copy | Pass::Blend | Pass::Enlarge => "tile",
                }
                .into(),
            ),
            buffers: vec![tiles],
            ..default()
        };
        let (shader, defs, entry_point) = match pass {
            Pass::Open => (None, Vec::new(), ""),
            Pass::Smooth => {
                let options = FXAA_OPTIONS.map(Into::into).to_vec();
                (Some(&self.fxaa), options, "fragment")
            }
            Pass::Copy => (Some(&self.shader), Vec::new(), "copy"),
            Pass::Blend => (Some(&self.shader), Vec::new(), "blend"),
            Pass::Enlarge => (Some(&self.shader), Vec::new(), "enlarge"),
        };
        let blend = (pass == Pass::Blend).then_some(BlendState {
            color: BlendComponent {
                src_factor: BlendFactor::SrcAlpha,
                dst_factor: BlendFactor::OneMinusSrcAlpha,
                operation: BlendOperation::Add,
            },
            alpha: BlendComponent {
                src_factor: BlendFactor::Zero,
                dst_factor: BlendFactor::One,
                operation: BlendOperation::Add,
            },
        });
        let fragment = shader.map(|shader| FragmentState {
            shader: shader.clone(),
            shader_defs: defs,
            entry_point: Some(entry_point.into()),
            targets: vec![Some(ColorTargetState {
                format,
                blend,
                write_mask: ColorWrites::ALL,
            })],
        });
        let depth_stencil = (pass == Pass::Open).then(|| DepthStencilState {
            format: CORE_3D_DEPTH_FORMAT,
            depth_write_enabled: Some(true),
            depth_compare: Some(CompareFunction::Always),
            stencil: default(),
            bias: default(),
        });
        RenderPipelineDescriptor {
            label: Some(format!("tiles: {pass:?}").into()),
            layout: vec![self.layout.clone()],
            vertex,
            primitive: PrimitiveState {
                topology: PrimitiveTopology::TriangleStrip,
                ..default()
            },
            depth_stencil,
            fragment,
            ..default()
        }
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
    let was_kept = mem::take(&mut order.is_kept);
    order.drawing = if was_kept || tiles.drawing.is_whole {
        tiles.drawing.clone()
    } else {
        // The last picture lacks what the last frame should have drawn.
        Drawing::whole(tiles.drawing.size)
    };
    order.is_loading = tiles.is_loading;
    order.smooths_edges = tiles.smooths_edges;
}

/// Prepares everything that depends on the size of the picture.
fn prepare(
    mut commands: Commands,
    mut order: ResMut<Order>,
    mut last: ResMut<LastPicture>,
    mut buffers: ResMut<TileBuffers>,
    mut pipelines: ResMut<TilePipelines>,
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
    let is_new = !last.0.as_ref().is_some_and(fits);
    if is_new {
        last.0 = Some(Kept::new(&device, size, format));
    }
    let ids = pipelines.of_format(format, &cache);
    let are_ready = ids
        .iter()
        .all(|&id| cache.get_render_pipeline(id).is_some());
    if is_new || !are_ready || order.drawing.size != size {
        order.drawing = Drawing::whole(size);
    }
    let drawing = &order.drawing;
    offset_samples(drawing, &mut view.clip_from_view);
    let part = if order.is_loading {
        // Bevy compiles what is drawn.
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
    buffers.tiles.clear();
    for tile in &drawing.tiles {
        let (min, max) = (tile.pixels.min.as_vec2(), tile.pixels.max.as_vec2());
        let weight = 1.0 / (f32::from(tile.samples) + 1.0);
        buffers.tiles.push([min.x, min.y, max.x, max.y, weight]);
    }
    buffers.tiles.write_buffer(&device, &queue);
    let margin = if drawing.scale > 1 {
        COARSE_MARGIN * drawing.scale as f32
    } else {
        0.0
    };
    buffers.source.set(Source {
        size: size.as_vec2(),
        part: part.as_vec2(),
        margin: Vec4::splat(margin),
    });
    buffers.source.write_buffer(&device, &queue);
}

/// Moves the samples of a frame. Not with Bevy's component, for which it compiles all shaders anew.
fn offset_samples(drawing: &Drawing, clip_from_view: &mut Mat4) {
    if drawing.offset != Vec2::ZERO {
        let jitter = TemporalJitter {
            offset: drawing.offset,
        };
        jitter.jitter_projection(clip_from_view, drawing.size.as_vec2());
    }
}

/// The size of the part of the texture that a frame is drawn into.
fn coarse_size(drawing: &Drawing) -> UVec2 {
    let scale = drawing.scale.max(1);
    UVec2::new(
        drawing.size.x.div_ceil(scale),
        drawing.size.y.div_ceil(scale),
    )
}

/// What passes over tiles share.
#[derive(bevy::ecs::system::SystemParam)]
struct TilePasses<'w> {
    last: Res<'w, LastPicture>,
    buffers: Res<'w, TileBuffers>,
    pipelines: Res<'w, TilePipelines>,
    cache: Res<'w, PipelineCache>,
}

impl TilePasses<'_> {
    fn pipeline(&self, pass: Pass, format: TextureFormat) -> Option<&RenderPipeline> {
        let ids = self.pipelines.of_format.get(&format)?;
        self.cache.get_render_pipeline(ids[pass as usize])
    }

    /// Draws the tiles of the frame from one texture.
    fn draw(
        &self,
        ctx: &mut RenderContext,
        pipeline: &RenderPipeline,
        source: &TextureView,
        descriptor: RenderPassDescriptor<'_>,
        viewport: Option<&Viewport>,
    ) {
        let (Some(tiles), Some(uniform)) =
            (self.buffers.tiles.buffer(), self.buffers.source.binding())
        else {
            return;
        };
        let bind_group = ctx.render_device().create_bind_group(
            "tiles",
            &self.cache.get_bind_group_layout(&self.pipelines.layout),
            &BindGroupEntries::sequential((source, &self.pipelines.sampler, uniform)),
        );
        let count = self.buffers.tiles.len() as u32;
        let mut pass = ctx.begin_tracked_render_pass(descriptor);
        if let Some(viewport) = viewport {
            pass.set_camera_viewport(viewport);
        }
        pass.set_render_pipeline(pipeline);
        pass.set_bind_group(0, &bind_group, &[]);
        pass.set_vertex_buffer(0, tiles.slice(..));
        pass.draw(0..4, 0..count);
    }

    /// Draws the tiles of the frame from one texture into another, which keeps the rest.
    fn draw_into(
        &self,
        ctx: &mut RenderContext,
        pass: Pass,
        format: TextureFormat,
        source: &TextureView,
        target: &TextureView,
    ) -> Option<()> {
        let pipeline = self.pipeline(pass, format)?;
        let descriptor = RenderPassDescriptor {
            label: Some("tiles"),
            color_attachments: &[Some(RenderPassColorAttachment {
                view: target,
                depth_slice: None,
                resolve_target: None,
                ops: Operations {
                    load: LoadOp::Load,
                    store: StoreOp::Store,
                },
            })],
            ..default()
        };
        self.draw(ctx, pipeline, source, descriptor, None);
        Some(())
    }
}

fn copy(ctx: &mut RenderContext, from: &Texture, to: &Texture) {
    ctx.command_encoder().copy_texture_to_texture(
        from.as_image_copy(),
        to.as_image_copy(),
        from.size(),
    );
}

/// Begins a frame with the last picture, in which only the drawn tiles can change.
fn open(
    view: ViewQuery<(
        &ViewTarget,
        &ViewDepthTexture,
        Option<&MainPassResolutionOverride>,
        &TiledView,
    )>,
    order: Res<Order>,
    passes: TilePasses,
    mut ctx: RenderContext,
) {
    let (target, depth, resolution, _) = view.into_inner();
    let Some(kept) = &passes.last.0 else {
        return;
    };
    if order.drawing.is_whole {
        return;
    }
    let Some(pipeline) = passes.pipeline(Pass::Open, kept.format) else {
        return;
    };
    if order.drawing.scale == 1 {
        copy(&mut ctx, &kept.texture, target.main_texture());
        // The scene's pass must not clear the copy.
        let _ = target.get_color_attachment();
    }
    let mut attachment = depth.get_attachment(StoreOp::Store);
    attachment.depth_ops = Some(Operations {
        load: LoadOp::Clear(NEAREST),
        store: StoreOp::Store,
    });
    let descriptor = RenderPassDescriptor {
        label: Some("tiles"),
        depth_stencil_attachment: Some(attachment),
        ..default()
    };
    let viewport = Viewport::from_viewport_and_override(None, resolution);
    passes.draw(
        &mut ctx,
        pipeline,
        &kept.view,
        descriptor,
        viewport.as_ref(),
    );
}

/// Ends the drawing of a frame: the last picture keeps the drawn tiles, and shows their mean.
fn keep(
    view: ViewQuery<(&ViewTarget, &TiledView)>,
    mut order: ResMut<Order>,
    passes: TilePasses,
    mut ctx: RenderContext,
) {
    let (target, _) = view.into_inner();
    if order.is_loading {
        return;
    }
    order.is_kept = passes.keep(&mut ctx, target, &order).is_some();
}

impl TilePasses<'_> {
    fn keep(&self, ctx: &mut RenderContext, target: &ViewTarget, order: &Order) -> Option<()> {
        let kept = self.last.0.as_ref()?;
        let drawing = &order.drawing;
        let (drawn, drawn_view) = (target.main_texture(), target.main_texture_view());
        let format = kept.format;
        let pass = if drawing.scale > 1 {
            Pass::Enlarge
        } else if drawing.tiles.iter().any(|tile| tile.samples > 0) {
            Pass::Blend
        } else if order.smooths_edges {
            Pass::Smooth
        } else {
            Pass::Copy
        };
        if drawing.tiles.is_empty() {
            return Some(());
        }
        if pass == Pass::Copy && drawing.is_whole {
            copy(ctx, drawn, &kept.texture);
            return Some(());
        }
        self.draw_into(ctx, pass, format, drawn_view, &kept.view)?;
        match pass {
            Pass::Open | Pass::Copy => {}
            // Beside the tiles there is a coarse picture.
            Pass::Enlarge => copy(ctx, &kept.texture, drawn),
            Pass::Smooth if drawing.is_whole => copy(ctx, &kept.texture, drawn),
            Pass::Smooth | Pass::Blend => {
                self.draw_into(ctx, Pass::Copy, format, &kept.view, drawn_view)?;
            }
        }
        Some(())
    }
}
