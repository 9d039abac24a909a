//! Prepares every frame: fonts, theme, and a zoom that fits the window.

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{Event, Modifiers, Pos2, Rect, vec2};
use bevy_egui::{
    EguiContext, EguiContexts, EguiInput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext,
};

use super::theme;
use super::theme::fonts;
use super::widgets::record_device;
use crate::settings::{Contrast, Settings};
use crate::ui::pass::{AddPanels, UiPass};

/// The size of a wide window at which the zoom is 1, in logical pixels.
const REFERENCE_SIZE: Vec2 = Vec2::new(1280.0, 720.0);
/// The size of a tall window (a phone's) at which the zoom is 1, in logical pixels.
const REFERENCE_SIZE_TALL: Vec2 = Vec2::new(400.0, 680.0);
/// The exponent with which panels scale with the window: 0 not at all, 1 in proportion.
const GROWTH: f32 = 0.75;
/// The minimum space for panels in a wide window, in points, at any text and window size: with
/// less, lists would show almost nothing.
const MIN_SPACE: Vec2 = Vec2::new(640.0, 360.0);
/// The minimum space for panels in a tall window, in points.
const MIN_SPACE_TALL: Vec2 = Vec2::new(400.0, 600.0);
/// The range of the zoom in which text is legible.
const ZOOM_RANGE: (f32, f32) = (0.75, 3.0);
/// The absolute minimum of the zoom: windows that would need less show no panels.
const MIN_ZOOM: f32 = 0.2;

/// The space that panels cover at the window's edges, in logical pixels; the board uses the rest.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource, Debug)]
pub struct ScreenMargins {
    /// At the upper edge.
    pub top: f32,
    /// At the lower edge.
    pub bottom: f32,
    /// At the left edge.
    pub left: f32,
    /// At the right edge.
    pub right: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScreenMargins>()
        .register_type::<ScreenMargins>()
        .add_systems(
            PreUpdate,
            (
                (prepare_context, fit_window)
                    .chain()
                    .after(EguiPreUpdateSet::InitContexts)
                    .before(EguiPreUpdateSet::ProcessInput),
                drop_unchanged_modifiers
                    .after(EguiPreUpdateSet::ProcessInput)
                    .before(EguiPreUpdateSet::BeginPass),
            ),
        )
        .draw(UiPass::Begin, watch_devices)
        // Upload new glyphs in the same frame: an idle program may not draw another one, and the
        // upload of new glyphs replaces the whole texture.
        .configure_sets(
            PostUpdate,
            AssetEventSystems.after(EguiPostUpdateSet::PostProcessOutput),
        );
}

/// Returns the largest factor by which `size` can be scaled to fit into the window.
fn fit_factor(window: Vec2, size: Vec2) -> f32 {
    (window / size).min_element()
}

/// Returns the maximum zoom that leaves panels enough space in a window of this size.
fn max_zoom(window: Vec2) -> f32 {
    fit_factor(window, MIN_SPACE).max(fit_factor(window, MIN_SPACE_TALL))
}

/// Returns the zoom of panels in a window of this size.
fn zoom_for(window: Vec2) -> f32 {
    let mut zoom = fit_factor(window, REFERENCE_SIZE).powf(GROWTH);
    if window.y > window.x {
        zoom = zoom.max(fit_factor(window, REFERENCE_SIZE_TALL).min(1.0));
    }
    let legible = zoom.clamp(ZOOM_RANGE.0, ZOOM_RANGE.1);
    legible.min(max_zoom(window)).max(MIN_ZOOM)
}

/// Run condition: the window is large enough for panels.
pub(super) fn panels_fit(window: Query<&Window, With<PrimaryWindow>>) -> bool {
    window
        .single()
        .is_ok_and(|window| max_zoom(window.size()) >= MIN_ZOOM)
}

/// Returns the zoom at a chosen text size, limited by the space for panels.
fn zoom_with(window: Vec2, text_size: f32) -> f32 {
    let usual = zoom_for(window);
    (usual * text_size).min(max_zoom(window).max(usual))
}

/// Drops unchanged modifier events: `bevy_egui` sends them in every frame, and egui repaints after
/// every event, so the program would never idle.
fn drop_unchanged_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<Option<Modifiers>>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            Event::ModifiersChanged(modifiers) => last.replace(*modifiers) != Some(*modifiers),
            _ => true,
        });
    }
}

/// Applies the zoom and the window size of this frame. (`bevy_egui` measures the window with
/// the zoom of the last frame, and `Context::set_zoom_factor` takes effect one frame late.)
fn fit_window(
    mut contexts: Query<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>,
    window: Query<&Window, With<PrimaryWindow>>,
    settings: Res<Settings>,
) {
    let (Ok((mut context, mut input)), Ok(window)) = (contexts.single_mut(), window.single())
    else {
        return;
    };
    let size = window.size();
    let zoom = zoom_with(size, settings.look.text_size);
    context
        .get_mut()
        .options_mut(|options| options.zoom_factor = zoom);
    let size_in_points = vec2(size.x, size.y) / zoom;
    if size_in_points.min_elem() >= 1.0 {
        input.screen_rect = Some(Rect::from_min_size(Pos2::ZERO, size_in_points));
    }
}

/// Sets fonts, options and styles before a pass begins, so that panels drawn in it find the fonts.
fn prepare_context(
    mut contexts: Query<(Entity, &mut EguiContext), With<PrimaryEguiContext>>,
    settings: Res<Settings>,
    mut prepared: Local<Option<(Entity, bool)>>,
) {
    let Ok((entity, mut context)) = contexts.single_mut() else {
        return;
    };
    let ctx = context.get_mut();
    theme::set_high_contrast(ctx, settings.look.contrast == Contrast::High);
    let is_animated = !settings.look.reduced_motion;
    let wanted = (entity, is_animated);
    if *prepared == Some(wanted) {
        return;
    }
    if prepared.is_none_or(|(last, _)| last != entity) {
        ctx.set_fonts(fonts::definitions());
        ctx.options_mut(|options| {
            options.zoom_with_keyboard = false;
            // A click counts however long the button is held: hands and machines may be slow.
            options.input_options.max_click_duration = f64::INFINITY;
        });
    }
    ctx.all_styles_mut(|style| *style = theme::style(is_animated));
    *prepared = Some(wanted);
}

fn watch_devices(mut contexts: EguiContexts) -> Result {
    record_device(contexts.ctx_mut()?);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panels_stay_legible_in_small_windows_and_grow_in_large_ones() {
        assert!((zoom_for(REFERENCE_SIZE) - 1.0).abs() < 1e-6);
        assert!((zoom_for(Vec2::new(640.0, 360.0)) - ZOOM_RANGE.0).abs() < 1e-6);
        assert!((zoom_for(Vec2::new(600.0, 1000.0)) - 1.0).abs() < 1e-6);
        assert!((zoom_for(Vec2::new(360.0, 640.0)) - 0.9).abs() < 1e-6);
        let large = zoom_for(Vec2::new(3840.0, 2160.0));
        assert!(large > 2.0 && large < ZOOM_RANGE.1);
    }

    #[test]
    fn text_grows_until_panels_run_out_of_space() {
        assert!((zoom_with(REFERENCE_SIZE, 2.0) - 2.0).abs() < 1e-6);
        let small = Vec2::new(640.0, 360.0);
        let zoom = zoom_with(small, 2.0);
        assert!((small / zoom).cmpge(MIN_SPACE - 0.01).all());
        assert!(zoom > 1.3 * zoom_for(small));
        assert!((zoom_with(Vec2::new(320.0, 200.0), 2.0) - 0.5).abs() < 1e-6);
        assert!((zoom_with(Vec2::ONE, 2.0) - MIN_ZOOM).abs() < 1e-6);
    }
}
