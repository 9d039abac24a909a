//! What every frame begins with: fonts, theme, and a zoom that fits the window.

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{Event, Modifiers, Pos2, Rect, vec2};
use bevy_egui::{
    EguiContext, EguiContexts, EguiInput, EguiPostUpdateSet, EguiPreUpdateSet,
    EguiPrimaryContextPass, PrimaryEguiContext,
};

use super::theme::fonts;
use super::widgets::note_device;
use super::{UiPass, theme};
use crate::game::settings::{Contrast, Settings};

/// The reference windows, wide and tall (a phone's), in logical pixels: sizes are exact in both.
const DESIGNED_FOR: Vec2 = Vec2::new(1280.0, 720.0);
const DESIGNED_FOR_TALL: Vec2 = Vec2::new(400.0, 680.0);
/// How strongly panels grow with the window: 0 not at all, 1 in proportion.
const GROWTH: f32 = 0.75;
/// The least room for panels, wide and tall, in points, at any size of words and of the window:
/// with less, lists would show almost nothing.
const LEAST_ROOM: Vec2 = Vec2::new(640.0, 360.0);
const LEAST_TALL_ROOM: Vec2 = Vec2::new(400.0, 600.0);
/// Smallest and largest zoom of words that are to be read ...
const ZOOM: (f32, f32) = (0.75, 3.0);
/// ... and the smallest at all: a window in which panels have no room then shows none.
const LEAST_ZOOM: f32 = 0.2;

/// What panels cover at the window's edges, in logical pixels: the board is best
/// shown in what they leave free.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
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
        .add_systems(
            PreUpdate,
            (
                (prepare, fit_window)
                    .chain()
                    .after(EguiPreUpdateSet::InitContexts)
                    .before(EguiPreUpdateSet::ProcessInput),
                pass_changed_modifiers_on
                    .after(EguiPreUpdateSet::ProcessInput)
                    .before(EguiPreUpdateSet::BeginPass),
            ),
        )
        .add_systems(EguiPrimaryContextPass, watch_devices.in_set(UiPass::Begin))
        // Letters that a frame needs for the first time come with it, not with the next one: a
        // program at rest draws no next one, and a picture of new letters replaces that of all.
        .configure_sets(
            PostUpdate,
            AssetEventSystems.after(EguiPostUpdateSet::PostProcessOutput),
        );
}

/// How often a window of this size holds another one.
fn times(window: Vec2, other: Vec2) -> f32 {
    (window / other).min_element()
}

/// The greatest zoom that leaves panels their room in a window of this size.
fn greatest_zoom(window: Vec2) -> f32 {
    times(window, LEAST_ROOM).max(times(window, LEAST_TALL_ROOM))
}

/// The zoom of panels in a window of this size.
fn zoom_for(window: Vec2) -> f32 {
    let mut room = times(window, DESIGNED_FOR).powf(GROWTH);
    if window.y > window.x {
        room = room.max(times(window, DESIGNED_FOR_TALL).min(1.0));
    }
    let readable = room.clamp(ZOOM.0, ZOOM.1);
    readable.min(greatest_zoom(window)).max(LEAST_ZOOM)
}

/// Whether the window is large enough for panels at all.
pub(super) fn has_room(window: Query<&Window, With<PrimaryWindow>>) -> bool {
    window
        .single()
        .is_ok_and(|window| greatest_zoom(window.size()) >= LEAST_ZOOM)
}

/// The zoom at a chosen size of words, as far as there is room.
fn zoom_with(window: Vec2, text_size: f32) -> f32 {
    let usual = zoom_for(window);
    (usual * text_size).min(greatest_zoom(window).max(usual))
}

/// bevy_egui reports the modifier keys in every frame, and egui repaints after every event: only
/// changes may pass, or the program never idles.
fn pass_changed_modifiers_on(
    mut inputs: Query<&mut EguiInput>,
    mut known: Local<Option<Modifiers>>,
) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            Event::ModifiersChanged(now) => known.replace(*now) != Some(*now),
            _ => true,
        });
    }
}

/// Zoom and size of the window belong to one frame. (bevy_egui measures it with the zoom of
/// the last, and `Context::set_zoom_factor` lays one frame out for the window as it was.)
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
    let room = vec2(size.x, size.y) / zoom;
    if room.min_elem() >= 1.0 {
        input.screen_rect = Some(Rect::from_min_size(Pos2::ZERO, room));
    }
}

/// Before a pass begins: panels drawn in it must find the faces already.
fn prepare(
    mut contexts: Query<(Entity, &mut EguiContext), With<PrimaryEguiContext>>,
    settings: Res<Settings>,
    mut prepared: Local<Option<(Entity, bool)>>,
) {
    let Ok((entity, mut context)) = contexts.single_mut() else {
        return;
    };
    let ctx = context.get_mut();
    theme::set_contrast(ctx, settings.look.contrast == Contrast::High);
    let wanted = (entity, !settings.look.reduced_motion);
    if *prepared == Some(wanted) {
        return;
    }
    if prepared.is_none_or(|(known, _)| known != entity) {
        ctx.set_fonts(fonts::definitions());
        ctx.options_mut(|options| {
            options.zoom_with_keyboard = false;
            // A click is one however long the button is held: hands and machines may be slow.
            options.input_options.max_click_duration = f64::INFINITY;
        });
    }
    ctx.all_styles_mut(|style| *style = theme::style(wanted.1));
    *prepared = Some(wanted);
}

fn watch_devices(mut contexts: EguiContexts) -> Result {
    note_device(contexts.ctx_mut()?);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panels_stay_readable_in_small_windows_and_grow_in_large_ones() {
        assert!((zoom_for(DESIGNED_FOR) - 1.0).abs() < 1e-6);
        assert!((zoom_for(Vec2::new(640.0, 360.0)) - ZOOM.0).abs() < 1e-6);
        assert!((zoom_for(Vec2::new(600.0, 1000.0)) - 1.0).abs() < 1e-6);
        assert!((zoom_for(Vec2::new(360.0, 640.0)) - 0.9).abs() < 1e-6);
        let large = zoom_for(Vec2::new(3840.0, 2160.0));
        assert!(large > 2.0 && large < ZOOM.1);
    }

    #[test]
    fn words_grow_as_far_as_panels_keep_their_room() {
        assert!((zoom_with(DESIGNED_FOR, 2.0) - 2.0).abs() < 1e-6);
        let small = Vec2::new(640.0, 360.0);
        let zoom = zoom_with(small, 2.0);
        assert!((small / zoom).cmpge(LEAST_ROOM - 0.01).all());
        assert!(zoom > 1.3 * zoom_for(small));
        assert!((zoom_with(Vec2::new(320.0, 200.0), 2.0) - 0.5).abs() < 1e-6);
        assert!((zoom_with(Vec2::ONE, 2.0) - LEAST_ZOOM).abs() < 1e-6);
    }
}
