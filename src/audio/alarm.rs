//! When sound next needs a frame, even if nothing moves on the table.

use std::time::Duration;

use bevy::prelude::*;

/// When a sound must next be started, faded or checked. A program that only draws on changes must
/// wake up for it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource, Debug)]
pub struct SoundAlarm {
    ambience: Option<Duration>,
    music: Option<Duration>,
    ducking: Option<Duration>,
}

/// A source of alarms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AlarmSource {
    /// The ambience is waiting for its file.
    Ambience,
    /// The music is waiting for its next piece.
    Music,
    /// The music returns to its level after an event.
    Ducking,
}

impl SoundAlarm {
    /// Returns how long the program may sleep from `now` (since startup, by `Time<Real>`); `None`
    /// if no alarm is set.
    #[must_use]
    pub fn wakes_in(&self, now: Duration) -> Option<Duration> {
        let alarms = [self.ambience, self.music, self.ducking];
        let next = alarms.into_iter().flatten().min()?;
        Some(next.saturating_sub(now))
    }

    /// Sets or clears the alarm of one source.
    pub(super) const fn set(&mut self, source: AlarmSource, at: Option<Duration>) {
        match source {
            AlarmSource::Ambience => self.ambience = at,
            AlarmSource::Music => self.music = at,
            AlarmSource::Ducking => self.ducking = at,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_earliest_alarm_counts_and_overdue_ones_are_due_at_once() {
        let seconds = Duration::from_secs;
        let mut alarm = SoundAlarm::default();
        assert_eq!(alarm.wakes_in(seconds(5)), None);
        alarm.set(AlarmSource::Music, Some(seconds(20)));
        alarm.set(AlarmSource::Ducking, Some(seconds(8)));
        assert_eq!(alarm.wakes_in(seconds(5)), Some(seconds(3)));
        assert_eq!(alarm.wakes_in(seconds(9)), Some(Duration::ZERO));
        alarm.set(AlarmSource::Ducking, None);
        assert_eq!(alarm.wakes_in(seconds(9)), Some(seconds(11)));
    }
}
