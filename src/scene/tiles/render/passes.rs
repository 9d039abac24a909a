//! Runs the tile passes: one before the scene is drawn, one after.

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

/// The depth of the near plane; Bevy uses reversed Z, so the far plane is 0.
const NEAREST_DEPTH: f32 = 1.0;

/// Resources that the tile passes share.
#[derive(SystemParam)]
pub struct TilePasses<'w> {
    renderer: Res<'w, TileRenderer>,
    pipeline_cache: Res<'w, PipelineCache>,
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
        let (Some(tiles), Some(uniform)) =
            (renderer.tiles.buffer(), renderer.source_uniform.binding())
        else {
            return;
        };
        let bind_group = ctx.render_device().create_bind_group(
            "tiles",
            &self
                .pipeline_cache
                .get_bind_group_layout(&renderer.pipelines.layout),
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

    /// Draws the frame's tiles from one texture into another, leaving the rest of it unchanged.
    /// Returns `None` until the pipeline is compiled.
    fn draw_into(
        &self,
        ctx: &mut RenderContext,
        pass: Pass,
        format: TextureFormat,
        source: &TextureView,
        target: &TextureView,
    ) -> Option<()> {
        let pipelines = &self.renderer.pipelines;
        let pipeline = pipelines.get(pass, format, &self.pipeline_cache)?;
        let descriptor = RenderPassDescriptor {
            label: Some("draw_tiles"),
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

/// Restores the last picture, and masks everything but the tiles to draw, by depth.
pub fn restore_last_picture(
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
    let Some(last_picture) = &renderer.last_picture else {
        return;
    };
    if plan.frame_plan.replaces_all {
        return;
    }
    let pipeline = renderer
        .pipelines
        .get(Pass::Open, last_picture.format, &passes.pipeline_cache);
    let Some(pipeline) = pipeline else {
        return;
    };
    if plan.frame_plan.scale == 1 {
        copy(&mut ctx, &last_picture.texture, target.main_texture());
        // The first use of the attachment clears it, so use it here to keep the main pass from
        // clearing the copy.
        let _ = target.get_color_attachment();
    }
    let mut attachment = depth.get_attachment(StoreOp::Store);
    attachment.depth_ops = Some(Operations {
        load: LoadOp::Clear(NEAREST_DEPTH),
        store: StoreOp::Store,
    });
    let descriptor = RenderPassDescriptor {
        label: Some("mask_tiles"),
        depth_stencil_attachment: Some(attachment),
        ..default()
    };
    let viewport = Viewport::from_viewport_and_override(None, resolution);
    passes.draw(
        &mut ctx,
        pipeline,
        &last_picture.view,
        descriptor,
        viewport.as_ref(),
    );
}

/// Stores the drawn tiles in the last picture, blended with their earlier samples, and copies the
/// result to the view.
pub fn store_tiles(
    view: ViewQuery<(&ViewTarget, &TiledView)>,
    mut plan: ResMut<RenderPlan>,
    passes: TilePasses,
    mut ctx: RenderContext,
) {
    let (target, _) = view.into_inner();
    if plan.is_loading() {
        return;
    }
    plan.is_stored = passes.store(&mut ctx, target, &plan).is_some() && plan.is_complete;
}

impl TilePasses<'_> {
    fn store(&self, ctx: &mut RenderContext, target: &ViewTarget, plan: &RenderPlan) -> Option<()> {
        let last_picture = self.renderer.last_picture.as_ref()?;
        let frame_plan = &plan.frame_plan;
        let (drawn, drawn_view) = (target.main_texture(), target.main_texture_view());
        let format = last_picture.format;
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
        if pass == Pass::Copy && frame_plan.replaces_all {
            copy(ctx, drawn, &last_picture.texture);
            return Some(());
        }
        self.draw_into(ctx, pass, format, drawn_view, &last_picture.view)?;
        match pass {
            Pass::Open | Pass::Copy => {}
            // Outside the tiles, the frame is still coarse: replace all of it.
            Pass::Enlarge => copy(ctx, &last_picture.texture, drawn),
            Pass::Smooth if frame_plan.replaces_all => copy(ctx, &last_picture.texture, drawn),
            Pass::Smooth | Pass::Blend => {
                self.draw_into(ctx, Pass::Copy, format, &last_picture.view, drawn_view)?;
            }
        }
        Some(())
    }
}
