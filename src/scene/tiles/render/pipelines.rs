//! Creates the pipelines of the passes over tiles.

use bevy::{
    asset::{embedded_asset, load_embedded_asset},
    core_pipeline::core_3d::CORE_3D_DEPTH_FORMAT,
    mesh::VertexBufferLayout,
    platform::collections::HashMap,
    prelude::*,
    render::{
        RenderApp, RenderStartup,
        render_resource::{
            binding_types::{sampler, texture_2d, uniform_buffer},
            *,
        },
        renderer::RenderDevice,
    },
};

use super::{Source, TileRenderer};

/// Adds the shaders and the pipelines.
pub fn plugin(app: &mut App) {
    embedded_asset!(app, "tiles.wgsl");
    embedded_asset!(app, "fxaa.wgsl");
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.add_systems(RenderStartup, create_renderer);
    }
}

/// An operation on tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pass {
    /// Opens them for shading by clearing their depth.
    Open,
    /// Copies them.
    Copy,
    /// Copies them with smoothed edges.
    Smooth,
    /// Blends another sample into them.
    Blend,
    /// Enlarges them from a coarse picture.
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

/// Pipelines of all passes.
pub struct TilePipelines {
    pub layout: BindGroupLayoutDescriptor,
    pub sampler: Sampler,
    shader: Handle<Shader>,
    fxaa: Handle<Shader>,
    /// By format of the picture, in the order of [`Pass::ALL`].
    by_format: HashMap<TextureFormat, [CachedRenderPipelineId; Pass::ALL.len()]>,
}

fn create_renderer(mut commands: Commands, device: Res<RenderDevice>, assets: Res<AssetServer>) {
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
    let pipelines = TilePipelines {
        layout,
        sampler,
        shader: load_embedded_asset!(assets.as_ref(), "tiles.wgsl"),
        fxaa: load_embedded_asset!(assets.as_ref(), "fxaa.wgsl"),
        by_format: HashMap::default(),
    };
    commands.insert_resource(TileRenderer {
        pipelines,
        tiles: RawBufferVec::new(BufferUsages::VERTEX),
        source_uniform: UniformBuffer::default(),
        last_picture: None,
    });
}

impl TilePipelines {
    /// Queues the pipelines for pictures of this format, in the order of [`Pass::ALL`].
    pub fn queue(
        &mut self,
        format: TextureFormat,
        cache: &PipelineCache,
    ) -> [CachedRenderPipelineId; Pass::ALL.len()] {
        if let Some(pipelines) = self.by_format.get(&format) {
            return *pipelines;
        }
        let queued =
            Pass::ALL.map(|pass| cache.queue_render_pipeline(self.descriptor(pass, format)));
        self.by_format.insert(format, queued);
        queued
    }

    /// Returns the pipeline of a pass, once it is compiled.
    pub fn get<'a>(
        &self,
        pass: Pass,
        format: TextureFormat,
        cache: &'a PipelineCache,
    ) -> Option<&'a RenderPipeline> {
        cache.get_render_pipeline(self.by_format.get(&format)?[pass as usize])
    }

    fn descriptor(&self, pass: Pass, format: TextureFormat) -> RenderPipelineDescriptor {
        let attributes = [VertexFormat::Float32x4, VertexFormat::Float32];
        let buffer = VertexBufferLayout::from_vertex_formats(VertexStepMode::Instance, attributes);
        let vertex = VertexState {
            shader: self.shader.clone(),
            entry_point: Some(
                match pass {
                    Pass::Open => "open",
                    Pass::Smooth => "fxaa_tile",
                    Pass::Copy | Pass::Blend | Pass::Enlarge => "tile",
                }
                .into(),
            ),
            buffers: vec![buffer],
            ..default()
        };
        let shader = match pass {
            Pass::Open => None,
            Pass::Smooth => Some((&self.fxaa, "fragment")),
            Pass::Copy => Some((&self.shader, "copy")),
            Pass::Blend => Some((&self.shader, "blend")),
            Pass::Enlarge => Some((&self.shader, "enlarge")),
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
        let fragment = shader.map(|(shader, entry_point)| FragmentState {
            shader: shader.clone(),
            entry_point: Some(entry_point.into()),
            targets: vec![Some(ColorTargetState {
                format,
                blend,
                write_mask: ColorWrites::ALL,
            })],
            ..default()
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
