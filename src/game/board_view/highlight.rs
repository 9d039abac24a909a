//! Glowing inlays on the rims: what can be played, what is pointed at and where that
//! leads, what is in danger, what the last move was, what was refused.
//!
//! Others set [`Highlights`]; the lights ease in and out by themselves, and ask
//! for frames only as long as they do.

use bevy::{prelude::*, window::RequestRedraw};

use super::palette::{Light, Sign};
use crate::game::board::BoardSpace;
use crate::game::scene::{BoardWood, MAX_VESSELS, SceneSet, WoodMaterial, vessel_number};
use crate::game::settings::{LightPalette, Settings};
use crate::rules::board::{Hole, HoleSet, Vessel};

/// How fast lights come and go, per second.
const EASE: f32 = 9.0;
/// The longest step of time that a frame may mean to them.
const LONGEST_STEP: f32 = 1.0 / 25.0;
/// Differences that nobody sees.
const NOTHING: f32 = 4e-3;
/// The whole part of a glow's alpha is its pattern: what shows of the inlay stays below 1.
const MOST_SHOWN: f32 = 0.999;
/// How long a refusal glows, in seconds.
const REFUSAL: f32 = 0.7;
/// Adds the lights.
pub fn plugin(app: &mut App) {
    app.init_resource::<Highlights>()
        .init_resource::<Lights>()
        .add_systems(
            PostUpdate,
            shine
                .run_if(resource_exists::<BoardWood>)
                .in_set(SceneSet::Shape),
        );
}

/// What is to be seen on the rims.
#[derive(Resource, Clone, Debug, Default)]
pub struct Highlights {
    /// The holes that can be played.
    pub playable: HoleSet,
    /// Whether they glow before they are pointed at.
    pub marks_playable: bool,
    /// The holes that a lesson speaks of.
    pub pointed_out: HoleSet,
    /// What the pointer or the keyboard is on.
    pub hovered: Option<Vessel>,
    /// Where the move would end whose ghost is shown.
    pub reached: Option<Hole>,
    /// The holes in danger: their inlays are broken lines.
    pub threatened: HoleSet,
    /// The last move.
    pub last_move: Option<LastMove>,
    /// What was just refused, and for how many more seconds it shows.
    refused: Option<(Vessel, f32)>,
}

impl Highlights {
    /// Shows for a moment that `vessel` can't be played.
    pub fn refuse(&mut self, vessel: Vessel) {
        self.refused = Some((vessel, REFUSAL));
    }
}

/// Where a move began and where it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// The hole that was played.
    pub from: Hole,
    /// The vessel into which its last seed fell.
    pub to: Vessel,
}

/// The light around each vessel now, by its number.
#[derive(Resource, Clone, Debug)]
struct Lights([Light; MAX_VESSELS]);

impl Default for Lights {
    fn default() -> Self {
        Self([Light::default(); MAX_VESSELS])
    }
}

fn shine(
    time: Res<Time<Real>>,
    space: Res<BoardSpace>,
    wood: Res<BoardWood>,
    settings: Option<Res<Settings>>,
    mut highlights: ResMut<Highlights>,
    mut lights: ResMut<Lights>,
    mut materials: ResMut<Assets<WoodMaterial>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let seconds = time.delta_secs().min(LONGEST_STEP);
    let highlights = highlights.bypass_change_detection();
    if let Some((_, left)) = &mut highlights.refused {
        *left -= seconds;
        if *left <= 0.0 {
            highlights.refused = None;
        }
    }
    let palette = settings.map_or_else(LightPalette::default, |settings| settings.look.lights);
    let mut wanted = [Light::default(); MAX_VESSELS];
    for vessel in space.layout.vessels() {
        let number = vessel_number(space.layout.geometry(), vessel);
        wanted[number] = light_of(highlights, vessel, palette);
    }
    let part = 1.0 - (-EASE * seconds).exp();
    let mut is_moving = highlights.refused.is_some();
    let mut has_changed = false;
    for (light, mut wanted) in lights.0.iter_mut().zip(wanted) {
        if wanted.tint == Vec3::ZERO {
            // A light that goes out keeps its pattern.
            wanted.pattern = light.pattern;
        }
        if *light == wanted {
            continue;
        }
        has_changed = true;
        let next = light.tint.lerp(wanted.tint, part);
        let arrives = next.distance(wanted.tint) < NOTHING;
        light.tint = if arrives { wanted.tint } else { next };
        light.pattern = wanted.pattern;
        is_moving |= !arrives;
    }
    if is_moving {
        redraw.write(RequestRedraw);
    }
    if !has_changed {
        return;
    }
    if let Some(mut material) = materials.get_mut(&wood.0) {
        for (glow, light) in material.glow.iter_mut().zip(&lights.0) {
            let Vec3 { x, y, z } = light.tint;
            let shown = light.tint.max_element().min(MOST_SHOWN);
            *glow = LinearRgba::new(x, y, z, f32::from(light.pattern as u8) + shown);
        }
    }
}

/// The light that belongs around `vessel`.
fn light_of(highlights: &Highlights, vessel: Vessel, palette: LightPalette) -> Light {
    if let Some(sign) = outshining(highlights, vessel) {
        return Light::of(sign, palette);
    }
    let mut light = Light::default();
    for sign in signs_of(highlights, vessel).into_iter().flatten() {
        let next = Light::of(sign, palette);
        if light.tint == Vec3::ZERO {
            light = next;
        } else if palette == LightPalette::Usual {
            light.tint += next.tint;
        }
    }
    light
}

/// The sign beside which no other of `vessel` is seen, if there is one.
fn outshining(highlights: &Highlights, vessel: Vessel) -> Option<Sign> {
    let refused = highlights.refused.map(|(refused, _)| refused);
    if refused == Some(vessel) {
        return Some(Sign::Refused);
    }
    let is_hovered = highlights.hovered == Some(vessel) && is_in(highlights.playable, vessel);
    is_hovered.then_some(Sign::Hovered)
}

fn is_in(holes: HoleSet, vessel: Vessel) -> bool {
    matches!(vessel, Vessel::Hole(hole) if holes.contains(hole))
}

/// What else is to be told of `vessel`, the most important thing first.
fn signs_of(highlights: &Highlights, vessel: Vessel) -> [Option<Sign>; 5] {
    let is_in = |holes| is_in(holes, vessel);
    let last = highlights.last_move.and_then(|last| {
        if last.to == vessel {
            Some(Sign::LastTo)
        } else {
            (vessel == Vessel::Hole(last.from)).then_some(Sign::LastFrom)
        }
    });
    [
        is_in(highlights.pointed_out).then_some(Sign::PointedOut),
        (highlights.reached.map(Vessel::Hole) == Some(vessel)).then_some(Sign::Reached),
        is_in(highlights.threatened).then_some(Sign::Threatened),
        (highlights.marks_playable && is_in(highlights.playable)).then_some(Sign::Playable),
        last,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_outshines_all_and_only_playable_holes_light_up_when_pointed_at() {
        let hole = Hole::new(2);
        let vessel = Vessel::Hole(hole);
        for palette in [LightPalette::Usual, LightPalette::Distinct] {
            let light = |highlights: &Highlights| light_of(highlights, vessel, palette);
            let of = |sign| Light::of(sign, palette);
            let mut highlights = Highlights {
                hovered: Some(vessel),
                ..default()
            };
            assert_eq!(light(&highlights), Light::default());
            highlights.playable.insert(hole);
            assert_eq!(light(&highlights), of(Sign::Hovered));
            highlights.hovered = None;
            assert_eq!(light(&highlights), Light::default());
            highlights.marks_playable = true;
            assert_eq!(light(&highlights), of(Sign::Playable));
            highlights.refuse(vessel);
            assert_eq!(light(&highlights), of(Sign::Refused));
        }
    }
}
