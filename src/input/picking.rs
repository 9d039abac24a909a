//! The picking backend of the table: reports the holes and lofts under the mouse and fingers,
//! and the panels in front of them.

use bevy::picking::PickingSystems;
use bevy::picking::backend::ray::RayId;
use bevy::picking::backend::{HitData, PointerHits, prelude::RayMap};
use bevy::picking::pointer::{PointerId, PointerInteraction, PointerLocation};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{Context, Order, pos2};
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContexts, EguiPreUpdateSet, PrimaryEguiContext};

use crate::board::{BoardSpace, Vessels};
use crate::scene::TableCamera;

/// The picking order of the table.
const TABLE_ORDER: f32 = 0.0;
/// The picking order of the panels over the table.
const PANELS_ORDER: f32 = 1.0;

/// Adds the backend.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        report_hits
            .in_set(PickingSystems::Backend)
            .after(EguiPreUpdateSet::BeginPass),
    );
}

/// The pointers, each with the entities under it.
pub(super) type Pointers<'w, 's> = Query<'w, 's, (&'static PointerId, &'static PointerInteraction)>;

/// Returns the entity under a pointer, and the point hit on the table, if any. The entity is the
/// window if no hole or loft is hit, and the [`PrimaryEguiContext`] on a panel.
pub(super) fn nearest_hit(pointers: &Pointers, id: PointerId) -> Option<(Entity, Option<Vec3>)> {
    let (_, interaction) = pointers.iter().find(|(pointer, _)| **pointer == id)?;
    let (entity, hit) = interaction.get_nearest_hit()?;
    Some((*entity, hit.position))
}

/// Returns whether a panel is at this position in the window. egui itself reports this only for the
/// mouse, one frame late, and claims the pointer everywhere while a panel has focus.
fn is_on_panel(ctx: &Context, position: Vec2) -> bool {
    let position = pos2(position.x, position.y) / ctx.zoom_factor();
    let layer = ctx.memory(|memory| memory.areas().layer_id_at(position, &memory.to_global));
    layer.is_some_and(|layer| layer.order != Order::Background)
}

fn report_hits(
    rays: Res<RayMap>,
    pointers: Query<(&PointerId, &PointerLocation)>,
    camera: Option<Single<Entity, With<TableCamera>>>,
    egui_context: Query<Entity, With<PrimaryEguiContext>>,
    window: Query<&Window, With<PrimaryWindow>>,
    space: Res<BoardSpace>,
    vessels: Vessels,
    egui: Res<EguiWantsInput>,
    mut contexts: EguiContexts,
    mut hits: MessageWriter<PointerHits>,
) -> Result {
    let (Some(camera), Ok(egui_context)) = (camera, egui_context.single()) else {
        return Ok(());
    };
    let camera = *camera;
    for (&pointer, location) in &pointers {
        let Some(position) = location.location().map(|location| location.position) else {
            continue;
        };
        let is_held_by_egui =
            pointer.is_mouse() && (egui.is_using_pointer() || egui.is_popup_open());
        if is_held_by_egui || is_on_panel(contexts.ctx_mut()?, position) {
            let hit = HitData::new(camera, 0.0, None, None);
            hits.write(PointerHits::new(
                pointer,
                vec![(egui_context, hit)],
                PANELS_ORDER,
            ));
            continue;
        }
        // A mouse that left the window keeps its location.
        let has_left = || {
            window
                .iter()
                .all(|window| window.cursor_position().is_none())
        };
        let Some(ray) = rays.map.get(&RayId::new(camera, pointer)) else {
            continue;
        };
        let hit = space.layout.vessel_on_ray(*ray);
        let hit = hit.filter(|_| !(pointer.is_mouse() && has_left()));
        if let Some((vessel, point)) = hit
            && let Some(entity) = vessels.entity(vessel)
        {
            let hit = HitData::new(camera, ray.origin.distance(point), Some(point), None);
            hits.write(PointerHits::new(pointer, vec![(entity, hit)], TABLE_ORDER));
        }
    }
    Ok(())
}
