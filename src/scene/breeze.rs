//! A breeze that moves the leaves and makes fires flicker. It is sampled only a few times a second,
//! so a table at rest costs little more than a static image.

use std::f32::consts::TAU;
use std::time::Duration;

use bevy::render::renderer::RenderAdapterInfo;
use bevy::{prelude::*, window::PrimaryWindow};

use super::SceneSet;
use super::graphics::is_software;
use super::materials::{GroundMaterial, SeedMaterial, TableMaterial, WoodMaterial};
use super::places::TablePlace;
use crate::schedule::GameSet;
use crate::settings::{Quality, Settings};

/// A wave of the breeze: amplitude in units, period in seconds.
type Wave = (f32, f32);
/// The waves of twigs, for each axis. The sum of an axis's waves doesn't visibly repeat.
const TWIG_WAVES: [[Wave; 2]; 2] = [[(0.055, 9.1), (0.018, 5.3)], [(0.035, 11.7), (0.014, 6.1)]];
/// The waves of the crown, like [`TWIG_WAVES`].
const CROWN_WAVES: [[Wave; 2]; 2] = [[(0.085, 14.3), (0.024, 8.3)], [(0.060, 17.9), (0.020, 7.1)]];

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

/// The state of the breeze. It counts as changed whenever the leaves move.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource, Debug)]
pub struct Breeze {
    is_blowing: bool,
    seconds: f32,
    interval: Duration,
}

impl Breeze {
    /// Returns whether the breeze blows, so that the table must be redrawn every [`Self::sample`].
    #[must_use]
    pub fn is_blowing(&self) -> bool {
        self.is_blowing
    }

    /// Returns the interval between redraws when only the breeze changes the picture.
    #[must_use]
    pub fn sample(&self) -> Duration {
        self.interval
    }

    /// Returns how long the breeze has blown in total.
    #[must_use]
    pub fn age(&self) -> Duration {
        Duration::from_secs_f32(self.seconds)
    }

    /// Returns the offsets of twigs (xy) and crown (zw), in units.
    #[must_use]
    pub fn sway(&self) -> Vec4 {
        let offset = |waves: [Wave; 2]| {
            let wave = |(amplitude, period): Wave| amplitude * (TAU * self.seconds / period).sin();
            waves.map(wave).iter().sum::<f32>()
        };
        Vec4::new(
            offset(TWIG_WAVES[0]),
            offset(TWIG_WAVES[1]),
            offset(CROWN_WAVES[0]),
            offset(CROWN_WAVES[1]),
        )
    }
}

impl Quality {
    /// Returns the interval between samples of the breeze and its speed, which is slow where frames
    /// are expensive.
    const fn breeze(self) -> (Duration, f32) {
        match self {
            Self::Low => (Duration::from_millis(400), 0.25),
            Self::Medium => (Duration::from_millis(160), 0.6),
            Self::High => (Duration::from_millis(100), 1.0),
        }
    }
}

/// Advances the breeze while the window is focused and motion isn't reduced. With a software
/// renderer, it never blows, as frames are expensive.
fn blow(
    time: Res<Time<Real>>,
    quality: Res<Quality>,
    place: Res<TablePlace>,
    adapter: Option<Res<RenderAdapterInfo>>,
    settings: Res<Settings>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut breeze: ResMut<Breeze>,
    mut unsampled_time: Local<Duration>,
) {
    let is_active = windows
        .iter()
        .any(|window| window.focused && window.visible);
    let look = place.look();
    let has_motion = look.shade.z > 0.0 || look.flicker > 0.0;
    let is_cheap = !is_software(adapter.as_deref());
    let is_blowing = has_motion && is_cheap && is_active && !settings.look.reduced_motion;
    let (interval, speed) = quality.breeze();
    if breeze.is_blowing != is_blowing || breeze.interval != interval {
        breeze.is_blowing = is_blowing;
        breeze.interval = interval;
    }
    if !is_blowing {
        return;
    }
    // The time step of the first frame includes the pause before it: limit it, so that the leaves
    // continue from where they stopped.
    *unsampled_time += time.delta().min(interval);
    if *unsampled_time >= interval {
        breeze.seconds += speed * unsampled_time.as_secs_f32();
        *unsampled_time = Duration::ZERO;
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

    /// Limit on the step between two samples, in units: about a pixel.
    const MAX_SAMPLE_STEP: f32 = 0.01;
    /// Limit on the offset, in units: a twig's shadow stays on the same hole.
    const MAX_OFFSET: f32 = 0.15;

    #[test]
    fn leaves_sway_in_small_steps_around_their_rest_position() {
        let at = |seconds| {
            let breeze = Breeze {
                is_blowing: true,
                seconds,
                ..default()
            };
            breeze.sway()
        };
        assert_eq!(at(0.0), Vec4::ZERO);
        for quality in Quality::ALL {
            let (sample, speed) = quality.breeze();
            let step = speed * sample.as_secs_f32();
            for index in 0..6000 {
                let seconds = index as f32 * step;
                let change = at(seconds + step) - at(seconds);
                assert!(change.abs().max_element() < MAX_SAMPLE_STEP);
                assert!(at(seconds).abs().max_element() < MAX_OFFSET);
            }
        }
    }
}
