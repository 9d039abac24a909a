//! Minimum time for which a computer visibly thinks: an instant move doesn't look like a decision.

use crate::session::Turn;
use crate::settings::Speed;
use awale_engine::ai::Level;

/// Range of the visible time of a quick decision, in seconds at normal speed.
const DECISION_SECONDS: (f32, f32) = (0.6, 1.2);
/// Visible time if moves aren't animated, in real seconds.
const UNANIMATED_SECONDS: f32 = 0.15;

/// Returns the factor on an opponent's visible thinking time: young characters play fast, and the
/// one at Club level takes time to count.
const fn time_factor(level: Level) -> f32 {
    match level {
        Level::Initiation => 0.75,
        Level::Beginner => 0.7,
        Level::Amateur | Level::Expert => 1.0,
        Level::Club => 1.35,
        Level::Master => 1.15,
        Level::GrandMaster => 1.3,
    }
}

/// The time for which thinking must remain visible.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VisibleTime {
    /// Pause between two computers' moves, in real seconds at any speed.
    pause: f32,
    /// The remaining seconds at normal speed.
    remaining: f32,
    /// The remaining real seconds, if moves aren't animated.
    unanimated_remaining: f32,
}

impl VisibleTime {
    /// No minimum: the adviser answers at once.
    pub const NONE: Self = Self {
        pause: 0.0,
        remaining: 0.0,
        unanimated_remaining: 0.0,
    };

    /// Returns a computer player's time, which varies by turn and is reproducible for a match.
    pub fn of_player(seed: u64, turn: Turn) -> Self {
        // The high bits of a product with an odd constant are uniform enough.
        let mixed = (seed ^ turn.ply as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
        let fraction = mixed as f32 / (1_u64 << 24) as f32;
        Self {
            pause: 0.0,
            remaining: DECISION_SECONDS.0 + fraction * (DECISION_SECONDS.1 - DECISION_SECONDS.0),
            unanimated_remaining: UNANIMATED_SECONDS,
        }
    }

    /// Multiplies the time by the factor for an opponent of this level.
    pub fn for_level(self, level: Option<Level>) -> Self {
        let time_factor = level.map_or(1.0, time_factor);
        Self {
            remaining: time_factor * self.remaining,
            ..self
        }
    }

    /// Sets the pause before the visible time, in real seconds.
    pub const fn with_pause(self, pause: f32) -> Self {
        Self { pause, ..self }
    }

    /// Advances by real seconds.
    pub fn advance(&mut self, seconds: f32, speed: Speed) {
        if self.pause > 0.0 {
            self.pause -= seconds;
            return;
        }
        match speed {
            Speed::Times(_) => self.remaining -= speed.shown_seconds(seconds),
            Speed::Off => self.unanimated_remaining -= seconds,
        }
    }

    /// Returns whether the move may be played.
    pub fn is_over(self) -> bool {
        self.pause <= 0.0 && (self.remaining <= 0.0 || self.unanimated_remaining <= 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use awale_rules::game_tree::NodeId;

    fn turn(ply: usize) -> Turn {
        Turn {
            match_number: 1,
            ply,
            step: NodeId::START,
        }
    }

    #[test]
    fn quick_decisions_take_about_a_second() {
        let times: Vec<f32> = (0..200)
            .map(|ply| VisibleTime::of_player(7, turn(ply)).remaining)
            .collect();
        assert!(
            times
                .iter()
                .all(|time| (DECISION_SECONDS.0..=DECISION_SECONDS.1).contains(time))
        );
        let mean = times.iter().sum::<f32>() / 200.0;
        assert!((0.8..1.0).contains(&mean), "mean {mean}");
    }

    #[test]
    fn twice_the_speed_takes_half_the_time() {
        let mut visible = VisibleTime::of_player(7, turn(3));
        visible.advance(DECISION_SECONDS.1 / 2.0, Speed::Times(2.0));
        assert!(visible.is_over());
        let mut slow = VisibleTime::of_player(7, turn(3));
        slow.advance(DECISION_SECONDS.0, Speed::Times(0.5));
        assert!(!slow.is_over());
    }

    #[test]
    fn computers_pause_between_their_moves_at_every_speed() {
        for speed in [Speed::Times(8.0), Speed::Off] {
            let mut visible = VisibleTime::of_player(7, turn(3)).with_pause(2.0);
            visible.advance(1.0, speed);
            visible.advance(0.5, speed);
            assert!(!visible.is_over());
            visible.advance(0.6, speed);
            visible.advance(DECISION_SECONDS.1, speed);
            assert!(visible.is_over());
        }
    }
}
