//! The music steps back while an event has its say.

use std::time::Duration;

use bevy::prelude::*;

use super::alarm::{Sleeper, SoundAlarm};
use super::{SoundSet, output};

/// Until when the music is to stay back.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ducking {
    until: Option<Duration>,
}

/// How far it steps back, in decibels.
const DEPTH: f32 = -9.0;

/// Adds the coming back of the music after an event.
pub fn plugin(app: &mut App) {
    app.init_resource::<Ducking>().add_systems(
        PostUpdate,
        come_back
            .run_if(output::is_present)
            .in_set(SoundSet::Ducking),
    );
}

impl Ducking {
    /// Keeps the music back until `moment` (on the clock of `Time<Real>`) at least.
    pub fn cover(&mut self, moment: Duration) {
        self.until = self.until.max(Some(moment));
    }

    /// What is taken off the music's level now, in decibels (0 or less).
    pub const fn decibels(self) -> f32 {
        if self.until.is_some() { DEPTH } else { 0.0 }
    }
}

fn come_back(time: Res<Time<Real>>, mut ducking: ResMut<Ducking>, mut alarm: ResMut<SoundAlarm>) {
    if ducking.until.is_some_and(|until| until <= time.elapsed()) {
        ducking.until = None;
    }
    if ducking.is_changed() {
        alarm.set(Sleeper::Ducking, ducking.until);
    }
}
