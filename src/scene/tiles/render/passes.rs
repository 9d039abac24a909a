//! Runs the passes over tiles: one before the scene is drawn, one after.

use bevy::{
    camera::{MainPassResolutionOverride, Viewport},
    ecs::system::SystemParam,
    prelude::*,
    render::{
        render_resource::*,
        renderer::{RenderContext, ViewQuery},
        view::{ViewDepthTexture, ViewTarget},
    },
};

use super::pipelines::Pass;
use super::{RenderPlan, TileRenderer, TiledView};

/// The depth of the nearest fragments; that of the farthest is 0, as Bevy reverses depth.
const NEAREST_DEPTH: f32 = 1.0;

/// Resources that the passes over tiles share.
#[derive(SystemParam)]
pub struct TilePasses<'w> {
    renderer: Res<'w, TileRenderer>,
    cache: Res<'w, PipelineCache>,
}

impl TilePasses<'_> {
    /// Draws the frame's tiles from a source texture.
    fn draw(
        &self,
        ctx: &mut RenderContext,
        pipeline: &RenderPipeline,
        source: &TextureView,
        descriptor: RenderPassDescriptor<'_>,
        viewport: Option<&Viewport>,
    ) {
        let renderer = &self.renderer;
        let (Some(tiles), Some(uniform)) = (renderer.tiles.buffer(), renderer.source.binding())
        else {
            return;
        };
        let bind_group = ctx.render_device().create_bind_group(
            "tiles",
            &self.cache.get_bind_group_layout(&renderer.pipelines.layout),
            &BindGroupEntries::sequential((source, &renderer.pipelines.sampler, uniform)),
        );
        let tile_count = renderer.tiles.len() as u32;
        let mut pass = ctx.begin_tracked_render_pass(descriptor);
        if let Some(viewport) = viewport {
            pass.set_camera_viewport(viewport);
        }
        pass.set_render_pipeline(pipeline);
        pass.set_bind_group(0, &bind_group, &[]);
        pass.set_vertex_buffer(0, tiles.slice(..));
        pass.draw(0..4, 0..tile_count);
    }

    /// Draws the frame's tiles from one texture into another, whose other tiles don't change;
    /// `None` until the pipeline is compiled.
    fn draw_into(
        &self,
        ctx: &mut RenderContext,
        pass: Pass,
        format: TextureFormat,
        source: &TextureView,
        target: &TextureView,
    ) -> Option<()> {
        let pipelines = &self.renderer.pipelines;
        let pipeline = pipelines.get(pass, format, &self.cache)?;
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

/// Starts a frame from the last picture, so that only the drawn tiles can change.
pub fn open(
    view: ViewQuery<(
        &ViewTarget,
        &ViewDepthTexture,
        Option<&MainPassResolutionOverride>,
        &TiledView,
    )>,
    plan: Res<RenderPlan>,
    passes: TilePasses,
    mut ctx: RenderContext,
) {
    let (target, depth, resolution, _) = view.into_inner();
    let renderer = &passes.renderer;
    let Some(last) = &renderer.last else {
        return;
    };
    if plan.frame_plan.is_whole {
        return;
    }
    let pipeline = renderer
        .pipelines
        .get(Pass::Open, last.format, &passes.cache);
    let Some(pipeline) = pipeline else {
        return;
    };
    if plan.frame_plan.scale == 1 {
        copy(&mut ctx, &last.texture, target.main_texture());
        // The first use of the attachment clears it: use it here, so that the scene's pass doesn't
        // clear the copy.
        let _ = target.get_color_attachment();
    }
    let mut attachment = depth.get_attachment(StoreOp::Store);
    attachment.depth_ops = Some(Operations {
        load: LoadOp::Clear(NEAREST_DEPTH),
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
        &last.view,
        descriptor,
        viewport.as_ref(),
    );
}

/// Stores the drawn tiles in the last picture, blended with their earlier samples, and shows the
/// result.
pub fn keep(
    view: ViewQuery<(&ViewTarget, &TiledView)>,
    mut plan: ResMut<RenderPlan>,
    passes: TilePasses,
    mut ctx: RenderContext,
) {
    let (target, _) = view.into_inner();
    if plan.is_loading() {
        return;
    }
    plan.is_kept = passes.keep(&mut ctx, target, &plan).is_some() && plan.is_complete;
}

impl TilePasses<'_> {
    fn keep(&self, ctx: &mut RenderContext, target: &ViewTarget, plan: &RenderPlan) -> Option<()> {
        let last = self.renderer.last.as_ref()?;
        let frame_plan = &plan.frame_plan;
        let (drawn, drawn_view) = (target.main_texture(), target.main_texture_view());
        let format = last.format;
        let pass = if frame_plan.scale > 1 {
            Pass::Enlarge
        } else if frame_plan.tiles.iter().any(|tile| tile.earlier_samples > 0) {
            Pass::Blend
        } else if plan.smooths_edges {
            Pass::Smooth
        } else {
            Pass::Copy
        };
        if frame_plan.tiles.is_empty() {
            return Some(());
        }
        if pass == Pass::Copy && frame_plan.is_whole {
            copy(ctx, drawn, &last.texture);
            return Some(());
        }
        self.draw_into(ctx, pass, format, drawn_view, &last.view)?;
        match pass {
            Pass::Open | Pass::Copy => {}
            // Outside the tiles, the frame is coarse.
            Pass::Enlarge => copy(ctx, &last.texture, drawn),
            Pass::Smooth if frame_plan.is_whole => copy(ctx, &last.texture, drawn),
            Pass::Smooth | Pass::Blend => {
                self.draw_into(ctx, Pass::Copy, format, &last.view, drawn_view)?;
            }
        }
        Some(())
    }
}
