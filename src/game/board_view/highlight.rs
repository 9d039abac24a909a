//! Glowing inlays on the rims: what can be played, what is pointed at and where that
//! leads, what is in danger, what the last move was, what was refused.
//!
//! Others set [`Highlights`]; the lights ease in and out by themselves, and ask
//! for frames only as long as they do.

use bevy::{prelude::*, window::RequestRedraw};

use super::BoardSpace;
use crate::{
    game::scene::{
        board::BoardWood,
        board_mesh::vessel_number,
        materials::{MAX_VESSELS, WoodMaterial},
    },
    rules::board::{Hole, HoleSet, Vessel},
};

/// How fast lights come and go, per second.
const EASE: f32 = 9.0;
/// The longest step of time that a frame may mean to them.
const LONGEST_STEP: f32 = 1.0 / 25.0;
/// Differences that nobody sees.
const NOTHING: f32 = 4e-3;
/// How long a refusal glows, in seconds.
const REFUSAL: f32 = 0.7;
/// Colour and strength of each light.
const PLAYABLE: Vec3 = Vec3::new(0.30, 0.155, 0.042);
const HOVERED: Vec3 = Vec3::new(1.05, 0.68, 0.28);
const POINTED_OUT: Vec3 = Vec3::new(0.42, 0.60, 0.95);
const REACHED: Vec3 = Vec3::new(0.80, 0.74, 0.60);
const THREATENED: Vec3 = Vec3::new(0.62, 0.10, 0.05);
const LAST_FROM: Vec3 = Vec3::new(0.13, 0.155, 0.19);
const LAST_TO: Vec3 = Vec3::new(0.30, 0.37, 0.47);
const REFUSED: Vec3 = Vec3::new(1.05, 0.12, 0.05);

/// Adds the lights.
pub fn plugin(app: &mut App) {
    app.init_resource::<Highlights>()
        .init_resource::<Lights>()
        .add_systems(PostUpdate, shine.run_if(resource_exists::<BoardWood>));
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
struct Lights {
    colours: [Vec3; MAX_VESSELS],
    /// Whether it is a broken line: a bit for each vessel.
    broken: u64,
}

impl Default for Lights {
    fn default() -> Self {
        Self {
            colours: [Vec3::ZERO; MAX_VESSELS],
            broken: 0,
        }
    }
}

fn shine(
    time: Res<Time<Real>>,
    space: Res<BoardSpace>,
    wood: Res<BoardWood>,
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
    let mut wanted = [Vec3::ZERO; MAX_VESSELS];
    let mut broken = 0;
    for vessel in space.layout.vessels() {
        let number = vessel_number(space.layout.geometry(), vessel);
        wanted[number] = light_of(highlights, vessel);
        broken |= u64::from(is_broken(highlights, vessel)) << number;
    }
    let lights = &mut *lights;
    let part = 1.0 - (-EASE * seconds).exp();
    let mut is_moving = highlights.refused.is_some();
    let mut has_changed = false;
    for (number, (light, wanted)) in lights.colours.iter_mut().zip(wanted).enumerate() {
        if *light == wanted {
            continue;
        }
        has_changed = true;
        if wanted == Vec3::ZERO {
            // A line that goes is broken as long as it is seen.
            broken |= lights.broken & 1 << number;
        }
        let next = light.lerp(wanted, part);
        let arrives = next.distance(wanted) < NOTHING;
        *light = if arrives { wanted } else { next };
        is_moving |= !arrives;
    }
    if is_moving {
        redraw.write(RequestRedraw);
    }
    has_changed |= lights.broken != broken;
    if !has_changed {
        return;
    }
    lights.broken = broken;
    if let Some(mut material) = materials.get_mut(&wood.0) {
        material.look.broken = UVec2::new(broken as u32, (broken >> u32::BITS) as u32);
        for (glow, light) in material.look.glow.iter_mut().zip(&lights.colours) {
            let shown = light.max_element().min(1.0);
            *glow = LinearRgba::new(light.x, light.y, light.z, shown);
        }
    }
}

/// The light that belongs around `vessel`.
fn light_of(highlights: &Highlights, vessel: Vessel) -> Vec3 {
    if highlights
        .refused
        .is_some_and(|(refused, _)| refused == vessel)
    {
        return REFUSED;
    }
    let is_playable = matches!(vessel, Vessel::Hole(hole) if highlights.playable.contains(hole));
    if highlights.hovered == Some(vessel) && is_playable {
        return HOVERED;
    }
    let mut light = Vec3::ZERO;
    if is_playable && highlights.marks_playable {
        light += PLAYABLE;
    }
    if matches!(vessel, Vessel::Hole(hole) if highlights.pointed_out.contains(hole)) {
        light += POINTED_OUT;
    }
    if matches!(vessel, Vessel::Hole(hole) if highlights.reached == Some(hole)) {
        light += REACHED;
    }
    if is_broken(highlights, vessel) {
        light += THREATENED;
    }
    if let Some(last) = highlights.last_move {
        if last.to == vessel {
            light += LAST_TO;
        } else if vessel == Vessel::Hole(last.from) {
            light += LAST_FROM;
        }
    }
    light
}

/// Whether the line around `vessel` is a broken one, so that danger is not told by its colour alone.
fn is_broken(highlights: &Highlights, vessel: Vessel) -> bool {
    matches!(vessel, Vessel::Hole(hole) if highlights.threatened.contains(hole))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_outshines_all_and_only_playable_holes_light_up_when_pointed_at() {
        let hole = Hole::new(2);
        let vessel = Vessel::Hole(hole);
        let mut highlights = Highlights {
            hovered: Some(vessel),
            ..default()
        };
        assert_eq!(light_of(&highlights, vessel), Vec3::ZERO);
        highlights.playable.insert(hole);
        assert_eq!(light_of(&highlights, vessel), HOVERED);
        highlights.hovered = None;
        assert_eq!(light_of(&highlights, vessel), Vec3::ZERO);
        highlights.marks_playable = true;
        assert_eq!(light_of(&highlights, vessel), PLAYABLE);
        highlights.refuse(vessel);
        assert_eq!(light_of(&highlights, vessel), REFUSED);
    }
}
