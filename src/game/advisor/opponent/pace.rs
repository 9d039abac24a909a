//! The least time that a thought takes on screen: a move that comes at once doesn't look like a
//! decision.

use crate::game::session::Turn;
use crate::game::settings::Speed;

/// The shortest and the longest visible time of a quick decision, in seconds at normal speed.
const PLAYER: (f32, f32) = (0.6, 1.2);
/// The visible time if moves are not animated, in real seconds.
const UNSHOWN: f32 = 0.15;

/// The rest of the time that a thought must stay visible.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VisibleTime {
    /// The pause between two moves of computers, in real seconds, which doesn't depend on the
    /// speed.
    rest: f32,
    /// In seconds at normal speed.
    left: f32,
    /// In real seconds, if moves are not animated.
    unshown_left: f32,
}

impl VisibleTime {
    /// No time: the adviser answers at once.
    pub const NONE: Self = Self {
        rest: 0.0,
        left: 0.0,
        unshown_left: 0.0,
    };

    /// The time of a computer player: it varies from turn to turn, and is the same for the same
    /// match.
    pub fn of_player(seed: u64, turn: Turn) -> Self {
        // The high bits of a product with an odd constant are even enough for this.
        let mixed = (seed ^ turn.ply as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
        let share = mixed as f32 / (1_u64 << 24) as f32;
        Self {
            rest: 0.0,
            left: PLAYER.0 + share * (PLAYER.1 - PLAYER.0),
            unshown_left: UNSHOWN,
        }
    }

    /// The time after a pause of `rest` real seconds.
    pub const fn after(self, rest: f32) -> Self {
        Self { rest, ..self }
    }

    /// Lets real seconds pass.
    pub fn pass(&mut self, seconds: f32, speed: Speed) {
        if self.rest > 0.0 {
            self.rest -= seconds;
            return;
        }
        match speed {
            Speed::Times(_) => self.left -= speed.shown_seconds(seconds),
            Speed::Off => self.unshown_left -= seconds,
        }
    }

    /// Whether the move may be played.
    pub fn is_over(self) -> bool {
        self.rest <= 0.0 && (self.left <= 0.0 || self.unshown_left <= 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::game_tree::NodeId;

    fn turn(ply: usize) -> Turn {
        Turn {
            match_number: 1,
            ply,
            step: NodeId::START,
        }
    }

    #[test]
    fn quick_decisions_take_a_human_time() {
        let times: Vec<f32> = (0..200)
            .map(|ply| VisibleTime::of_player(7, turn(ply)).left)
            .collect();
        assert!(
            times
                .iter()
                .all(|time| (PLAYER.0..=PLAYER.1).contains(time))
        );
        let mean = times.iter().sum::<f32>() / 200.0;
        assert!((0.8..1.0).contains(&mean), "mean {mean}");
    }

    #[test]
    fn twice_the_speed_takes_half_the_time() {
        let mut visible = VisibleTime::of_player(7, turn(3));
        visible.pass(PLAYER.1 / 2.0, Speed::Times(2.0));
        assert!(visible.is_over());
        let mut slow = VisibleTime::of_player(7, turn(3));
        slow.pass(PLAYER.0, Speed::Times(0.5));
        assert!(!slow.is_over());
    }

    #[test]
    fn computers_rest_between_their_moves_at_every_speed() {
        for speed in [Speed::Times(8.0), Speed::Off] {
            let mut visible = VisibleTime::of_player(7, turn(3)).after(2.0);
            visible.pass(1.0, speed);
            visible.pass(0.5, speed);
            assert!(!visible.is_over());
            visible.pass(0.6, speed);
            visible.pass(PLAYER.1, speed);
            assert!(visible.is_over());
        }
    }
}
