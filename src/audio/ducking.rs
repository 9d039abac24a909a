//! Ducking: lowers the music while an event sounds.

use std::time::Duration;

use bevy::prelude::*;

use super::alarm::{AlarmSource, SoundAlarm};
use super::{SoundSet, output};

/// When the ducking of the music ends.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Component, Debug)]
pub struct Ducking {
    until: Option<Duration>,
}

/// Change in the music's level while ducked, in decibels.
const DEPTH_DECIBELS: f32 = -9.0;

/// Restores the music's level after events.
pub fn plugin(app: &mut App) {
    app.register_type::<Ducking>().add_systems(
        PostUpdate,
        end_ducking
            .run_if(output::is_present)
            .in_set(SoundSet::Ducking),
    );
}

impl Ducking {
    /// Ducks the music until at least `moment` (by `Time<Real>`).
    pub fn duck_until(&mut self, moment: Duration) {
        self.until = self.until.max(Some(moment));
    }

    /// Returns the current change in the music's level, in decibels (0 or less).
    pub const fn decibels(self) -> f32 {
        if self.until.is_some() {
            DEPTH_DECIBELS
        } else {
            0.0
        }
    }
}

fn end_ducking(
    time: Res<Time<Real>>,
    mut ducking: Single<&mut Ducking>,
    mut alarm: ResMut<SoundAlarm>,
) {
    if ducking.until.is_some_and(|until| until <= time.elapsed()) {
        ducking.until = None;
    }
    if ducking.is_changed() {
        alarm.set(AlarmSource::Ducking, ducking.until);
    }
}
