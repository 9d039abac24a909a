//! Glowing inlays on the rims, in a colour for each [`Mark`].
//!
//! Other systems set [`Marks`]. The lights fade in and out, and request redraws only while they do.

use bevy::{prelude::*, window::RequestRedraw};

use super::marks::{self, Mark, Marks, RefusalTimer};
use super::palette::Light;
use crate::board::{BoardSpace, BoardVessel};
use crate::phase::Phase;
use crate::scene::{CarvedWood, MAX_VESSELS, SceneSet, WoodMaterial, vessel_number};
use crate::settings::{LightPalette, Quality, Settings};

/// Rate at which lights fade in and out, per second.
const FADE_RATE: f32 = 9.0;
/// Longest time step of a fade.
const MAX_STEP_SECONDS: f32 = 1.0 / 25.0;
/// Colour differences below this are invisible.
const MIN_VISIBLE_DIFFERENCE: f32 = 4e-3;
/// Maximum strength of a glow; below 1, as the integer part of its alpha is the pattern.
const MAX_STRENGTH: f32 = 0.999;

/// Adds a light to every vessel.
pub fn plugin(app: &mut App) {
    app.register_required_components::<BoardVessel, Light>()
        .register_type::<Light>()
        .add_systems(PostUpdate, (fade, shine).chain().in_set(SceneSet::Shape));
}

fn step(time: &Time<Real>) -> f32 {
    time.delta_secs().min(MAX_STEP_SECONDS)
}

/// Advances the timers of refusals.
fn fade(
    mut commands: Commands,
    time: Res<Time<Real>>,
    mut refused: Query<(Entity, &mut Marks, &mut RefusalTimer)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !refused.is_empty() {
        marks::fade_refusals(step(&time), &mut commands, &mut refused);
        redraw.write(RequestRedraw);
    }
}

/// Turns the marks of all vessels into the light of their rims.
fn shine(
    time: Res<Time<Real>>,
    space: Res<BoardSpace>,
    wood: Single<&MeshMaterial3d<WoodMaterial>, With<CarvedWood>>,
    phase: Res<Phase>,
    settings: Res<Settings>,
    quality: Res<Quality>,
    mut vessels: Query<(&BoardVessel, &Marks, &mut Light)>,
    new_vessels: Query<(), Added<BoardVessel>>,
    mut materials: ResMut<Assets<WoodMaterial>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let options = MarkOptions {
        palette: settings.look.lights,
        shows_playable: settings.helps.targets,
        shows_last_move: *phase != Phase::Showing,
    };
    let progress = if quality.fades_light() {
        1.0 - (-FADE_RATE * step(&time)).exp()
    } else {
        1.0
    };
    let mut is_moving = false;
    // When vessels are new, the material still has the lights of the previous board.
    let mut has_changed = !new_vessels.is_empty();
    for (_, marks, mut light) in &mut vessels {
        let mut target = options.light_of(*marks);
        if target.tint == Vec3::ZERO {
            // A light that fades out keeps its pattern.
            target.pattern = light.pattern;
        }
        if *light == target {
            continue;
        }
        has_changed = true;
        let next = light.tint.lerp(target.tint, progress);
        let has_arrived = next.distance(target.tint) < MIN_VISIBLE_DIFFERENCE;
        light.tint = if has_arrived { target.tint } else { next };
        light.pattern = target.pattern;
        is_moving |= !has_arrived;
    }
    if is_moving {
        redraw.write(RequestRedraw);
    }
    if !has_changed {
        return;
    }
    if let Some(mut material) = materials.get_mut(&wood.0) {
        material.glow = [LinearRgba::NONE; MAX_VESSELS];
        for (vessel, _, light) in &vessels {
            let index = vessel_number(space.layout.geometry(), vessel.0);
            if let Some(glow) = material.glow.get_mut(index) {
                *glow = glow_of(*light);
            }
        }
    }
}

/// Returns the value of a light in the wood shader.
fn glow_of(light: Light) -> LinearRgba {
    let Vec3 { x, y, z } = light.tint;
    let strength = light.tint.max_element().min(MAX_STRENGTH);
    LinearRgba::new(x, y, z, f32::from(light.pattern as u8) + strength)
}

/// Options for showing marks.
#[derive(Clone, Copy, Debug)]
struct MarkOptions {
    palette: LightPalette,
    /// Whether playable holes glow before they are pointed at.
    shows_playable: bool,
    /// Whether the last move is marked; false while seeds are being sown.
    shows_last_move: bool,
}

impl MarkOptions {
    /// Returns the light of a vessel with these marks.
    fn light_of(self, marks: Marks) -> Light {
        if let Some(mark) = outshining(marks) {
            return Light::of(mark, self.palette);
        }
        let mut light = Light::default();
        for mark in self.shown().into_iter().filter(|&mark| marks.has(mark)) {
            // The trail shows the last move too, and its lights would hide that a hole is playable.
            // If a move ends where it began, only its end is marked.
            let is_last_move = matches!(mark, Mark::LastTo | Mark::LastFrom);
            if is_last_move && light.tint != Vec3::ZERO {
                continue;
            }
            let mark_light = Light::of(mark, self.palette);
            if light.tint == Vec3::ZERO {
                light = mark_light;
            } else if self.palette == LightPalette::Usual {
                light.tint += mark_light.tint;
            }
        }
        light
    }

    /// Returns the marks whose lights add up, most important first.
    fn shown(self) -> impl IntoIterator<Item = Mark> {
        let last_move = [Mark::LastTo, Mark::LastFrom]
            .into_iter()
            .filter(move |_| self.shows_last_move);
        let always = [
            Mark::Captured,
            Mark::Highlighted,
            Mark::Blocked,
            Mark::Reached,
            Mark::Threatened,
        ];
        always
            .into_iter()
            .chain(self.shows_playable.then_some(Mark::Playable))
            .chain(last_move)
    }
}

/// Returns the mark that hides all others, if there is one.
fn outshining(marks: Marks) -> Option<Mark> {
    if marks.has(Mark::Refused) {
        return Some(Mark::Refused);
    }
    let is_playable_target = marks.has(Mark::PointedAt) && marks.has(Mark::Playable);
    is_playable_target.then_some(Mark::PointedAt)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_brightest_and_only_legal_holes_light_up_under_the_pointer() {
        for palette in [LightPalette::Usual, LightPalette::Distinct] {
            let mut options = MarkOptions {
                palette,
                shows_playable: false,
                shows_last_move: true,
            };
            let of = |mark| Light::of(mark, palette);
            let pointed_at = Marks::default().with(Mark::PointedAt, true);
            assert_eq!(options.light_of(pointed_at), Light::default());
            let playable_target = pointed_at.with(Mark::Playable, true);
            assert_eq!(options.light_of(playable_target), of(Mark::PointedAt));
            let playable = playable_target.with(Mark::PointedAt, false);
            assert_eq!(options.light_of(playable), Light::default());
            options.shows_playable = true;
            assert_eq!(options.light_of(playable), of(Mark::Playable));
            let refused = playable_target.with(Mark::Refused, true);
            assert_eq!(options.light_of(refused), of(Mark::Refused));
        }
    }

    #[test]
    fn the_last_move_is_marked_once_it_has_been_shown() {
        let marks = Marks::default()
            .with(Mark::LastTo, true)
            .with(Mark::LastFrom, true);
        let mut options = MarkOptions {
            palette: LightPalette::Distinct,
            shows_playable: true,
            shows_last_move: true,
        };
        let last = Light::of(Mark::LastTo, LightPalette::Distinct);
        assert_eq!(options.light_of(marks), last);
        options.shows_last_move = false;
        assert_eq!(options.light_of(marks), Light::default());
    }

    #[test]
    fn the_end_of_the_last_move_looks_playable_if_it_is() {
        for palette in [LightPalette::Usual, LightPalette::Distinct] {
            let options = MarkOptions {
                palette,
                shows_playable: true,
                shows_last_move: true,
            };
            let playable = Marks::default().with(Mark::Playable, true);
            let light = options.light_of(playable.with(Mark::LastTo, true));
            assert_eq!(light, options.light_of(playable), "{palette:?}");
        }
    }
}
