//! Seeds in flight. [`replay`](super::replay) starts their flights.

use bevy::prelude::*;

use super::TableSet;
use crate::board::flight::Flight;
use crate::settings::Settings;
use crate::state::Pause;

/// The flight of a moving seed; a seed at rest has none.
#[derive(Component, Clone, Debug, Reflect)]
#[reflect(Component, Debug)]
pub struct InFlight(pub(super) Flight);

impl InFlight {
    /// Returns the position of the seed `ago` seconds ago, at normal speed, if it leaves a trail.
    #[must_use]
    pub fn trail(&self, ago: f32) -> Option<Vec3> {
        self.0.trail(ago)
    }
}

/// Moves seeds in flight.
pub fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .register_type::<InFlight>()
        .add_systems(
            Update,
            fly.run_if(in_state(Pause::Running).and_then(any_with_component::<InFlight>))
                .in_set(TableSet::Fly),
        );
}

/// Advances the seeds in flight.
fn fly(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<Settings>,
    mut seeds: Query<(Entity, &mut InFlight, &mut Transform)>,
) {
    let seconds = settings.play.speed.shown_seconds(time.delta_secs());
    for (seed, mut in_flight, mut transform) in &mut seeds {
        let flight = &mut in_flight.0;
        flight.advance(seconds);
        (transform.translation, transform.rotation) = flight.pose();
        if flight.is_over() {
            commands.entity(seed).remove::<InFlight>();
        }
    }
}
