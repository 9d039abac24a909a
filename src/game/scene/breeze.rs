//! A breeze that moves the leaves, sampled ten times a second, so that a table at rest costs little
//! more than a still picture.

use std::f32::consts::TAU;
use std::time::Duration;

use bevy::{prelude::*, window::PrimaryWindow};

use super::SceneSet;
use super::materials::{GroundMaterial, SeedMaterial, TableMaterial, WoodMaterial};
use crate::game::schedule::GameSet;
use crate::game::settings::{Quality, Settings};

/// The interval at which the scene is redrawn if only leaves move.
pub const SAMPLE: Duration = Duration::from_millis(100);
/// A wave of the breeze: amplitude in board units and period in seconds. The sum of an axis' two
/// waves doesn't visibly repeat.
type Wave = (f32, f32);
const TWIGS: [[Wave; 2]; 2] = [[(0.055, 9.1), (0.018, 5.3)], [(0.035, 11.7), (0.014, 6.1)]];
const CROWN: [[Wave; 2]; 2] = [[(0.085, 14.3), (0.024, 8.3)], [(0.060, 17.9), (0.020, 7.1)]];

/// Adds the breeze.
pub fn plugin(app: &mut App) {
    app.init_resource::<Breeze>()
        .register_type::<Breeze>()
        .init_resource::<Settings>()
        .add_systems(Update, blow.in_set(GameSet::Show))
        .add_systems(
            PostUpdate,
            (
                move_leaves::<WoodMaterial>,
                move_leaves::<SeedMaterial>,
                move_leaves::<GroundMaterial>,
            )
                .run_if(resource_changed::<Breeze>)
                .in_set(SceneSet::Light),
        );
}

/// The breeze. It counts as changed whenever the leaves move.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource, Debug)]
pub struct Breeze {
    is_blowing: bool,
    seconds: f32,
}

impl Breeze {
    /// Whether leaves move, so that the table must be redrawn every [`SAMPLE`].
    #[must_use]
    pub fn is_blowing(&self) -> bool {
        self.is_blowing
    }

    /// The offsets of twigs (xy) and crown (zw), in board units.
    #[must_use]
    pub fn sway(&self) -> Vec4 {
        let along = |waves: [Wave; 2]| {
            let wave = |(reach, period): Wave| reach * (TAU * self.seconds / period).sin();
            waves.map(wave).iter().sum::<f32>()
        };
        Vec4::new(
            along(TWIGS[0]),
            along(TWIGS[1]),
            along(CROWN[0]),
            along(CROWN[1]),
        )
    }
}

/// Blows at high quality, while the window is focused and motion is not reduced.
fn blow(
    time: Res<Time<Real>>,
    quality: Res<Quality>,
    settings: Res<Settings>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut breeze: ResMut<Breeze>,
    mut since: Local<Duration>,
) {
    let is_seen = windows
        .iter()
        .any(|window| window.focused && window.visible);
    let blows = *quality == Quality::High && !settings.look.reduced_motion && is_seen;
    if breeze.is_blowing != blows {
        breeze.is_blowing = blows;
    }
    if !blows {
        return;
    }
    // The first frame after a rest is late: the leaves continue where they stopped.
    *since += time.delta().min(SAMPLE);
    if *since >= SAMPLE {
        breeze.seconds += since.as_secs_f32();
        *since = Duration::ZERO;
    }
}

fn move_leaves<M: TableMaterial>(breeze: Res<Breeze>, mut materials: ResMut<Assets<M>>) {
    let sway = breeze.sway();
    for (_, material) in materials.iter_mut() {
        *material.sway() = sway;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The largest step between two samples and the largest offset, in board units: a step is about
    /// a pixel, and a twig's shadow stays on its hole.
    const LARGEST_STEP: f32 = 0.01;
    const FARTHEST: f32 = 0.15;

    #[test]
    fn leaves_sway_in_small_steps_around_their_place() {
        let at = |seconds| {
            let breeze = Breeze {
                is_blowing: true,
                seconds,
            };
            breeze.sway()
        };
        assert_eq!(at(0.0), Vec4::ZERO);
        for step in 0..6000 {
            let seconds = step as f32 * SAMPLE.as_secs_f32();
            let moved = at(seconds + SAMPLE.as_secs_f32()) - at(seconds);
            assert!(moved.abs().max_element() < LARGEST_STEP);
            assert!(at(seconds).abs().max_element() < FARTHEST);
        }
    }
}
