//! When the sound needs a frame, though nothing moves on the table.

use std::time::Duration;

use bevy::prelude::*;

/// The next moment at which something must be started, faded or looked after:
/// a program that draws only when something moves must wake up for it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SoundAlarm {
    ambience: Option<Duration>,
    music: Option<Duration>,
    ducking: Option<Duration>,
}

/// Who sets an alarm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sleeper {
    /// The ambience waits for its file.
    Ambience,
    /// The music waits for its next piece.
    Music,
    /// The music comes back after an event.
    Ducking,
}

impl SoundAlarm {
    /// How long a program may sleep from `now` (the time since the start, of
    /// `Time<Real>`); `None` for as long as it likes.
    #[must_use]
    pub fn wakes_in(&self, now: Duration) -> Option<Duration> {
        let alarms = [self.ambience, self.music, self.ducking];
        let next = alarms.into_iter().flatten().min()?;
        Some(next.saturating_sub(now))
    }

    /// Sets or clears the alarm of one of the sleepers.
    pub(super) const fn set(&mut self, sleeper: Sleeper, at: Option<Duration>) {
        match sleeper {
            Sleeper::Ambience => self.ambience = at,
            Sleeper::Music => self.music = at,
            Sleeper::Ducking => self.ducking = at,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_alarm_counts_and_past_ones_ring_at_once() {
        let seconds = Duration::from_secs;
        let mut alarm = SoundAlarm::default();
        assert_eq!(alarm.wakes_in(seconds(5)), None);
        alarm.set(Sleeper::Music, Some(seconds(20)));
        alarm.set(Sleeper::Ducking, Some(seconds(8)));
        assert_eq!(alarm.wakes_in(seconds(5)), Some(seconds(3)));
        assert_eq!(alarm.wakes_in(seconds(9)), Some(Duration::ZERO));
        alarm.set(Sleeper::Ducking, None);
        assert_eq!(alarm.wakes_in(seconds(9)), Some(seconds(11)));
    }
}
