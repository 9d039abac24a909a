//! Clocks of matches with friends. Each program runs its own player's clock, and writes the time
//! left into the letter after each of that player's moves.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use awale_rules::keyed::keyed_enum;

keyed_enum! {
    /// A limit on the players' thinking time.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum TimeControl {
        /// Five minutes per game, plus ten seconds per move.
        FiveMinutes = "five-minutes",
        /// A day per move.
        DayAMove = "day-a-move",
    }
}

impl TimeControl {
    /// Returns the time at the start of a game.
    #[must_use]
    pub const fn start(self) -> Duration {
        match self {
            Self::FiveMinutes => Duration::from_secs(5 * 60),
            Self::DayAMove => Duration::from_secs(24 * 60 * 60),
        }
    }

    /// Returns the time left after a move, given the time left before the increment.
    #[must_use]
    pub fn after_move(self, left: Duration) -> Duration {
        match self {
            Self::FiveMinutes => left + Duration::from_secs(10),
            Self::DayAMove => self.start(),
        }
    }
}

/// A player's time left after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ClockReading {
    /// The number of steps in the letter at the time.
    pub step: usize,
    /// The time left, in milliseconds.
    pub left: u64,
}

impl ClockReading {
    /// Returns the later of two readings; of two after the same step, the one with less time left.
    #[must_use]
    pub fn later(a: Option<Self>, b: Option<Self>) -> Option<Self> {
        let rank = |reading: &Self| (reading.step, u64::MAX - reading.left);
        a.into_iter().chain(b).max_by_key(rank)
    }
}

/// The clock of a player's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnClock {
    left: Duration,
}

impl TurnClock {
    /// Creates a clock with the time `left`.
    #[must_use]
    pub const fn new(left: Duration) -> Self {
        Self { left }
    }

    /// Returns the time left.
    #[must_use]
    pub const fn left(&self) -> Duration {
        self.left
    }

    /// Subtracts the time `elapsed`.
    pub const fn pass(&mut self, elapsed: Duration) {
        self.left = self.left.saturating_sub(elapsed);
    }

    /// Subtracts the time during which the program was closed, or nothing if the system clock was
    /// set back. Both arguments are in seconds since the same epoch.
    pub fn pass_closed(&mut self, closed: i64, opened: i64) {
        let seconds = u64::try_from(opened.saturating_sub(closed)).unwrap_or(0);
        self.pass(Duration::from_secs(seconds));
    }

    /// Returns true if there is no time left.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.left.is_zero()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_clock_set_back_takes_no_time() {
        let mut clock = TurnClock::new(Duration::from_secs(100));
        clock.pass_closed(1_000, 400);
        assert_eq!(clock.left(), Duration::from_secs(100));
        clock.pass_closed(i64::MAX, i64::MIN);
        assert_eq!(clock.left(), Duration::from_secs(100));
        clock.pass_closed(1_000, 1_030);
        clock.pass(Duration::from_secs(30));
        assert_eq!(clock.left(), Duration::from_secs(40));
        clock.pass_closed(i64::MIN, i64::MAX);
        assert!(clock.is_over());
    }

    #[test]
    fn the_later_reading_is_used() {
        let reading = |step, left| Some(ClockReading { step, left });
        assert_eq!(
            ClockReading::later(reading(2, 5), reading(1, 9)),
            reading(2, 5)
        );
        assert_eq!(
            ClockReading::later(reading(2, 9), reading(2, 5)),
            reading(2, 5)
        );
        assert_eq!(ClockReading::later(None, reading(2, 5)), reading(2, 5));
        assert_eq!(ClockReading::later(None, None), None);
    }
}
