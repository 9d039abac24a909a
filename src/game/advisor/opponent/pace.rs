//! How long a thought is seen to take: a move that comes at once looks like no decision at all.

use crate::game::session::Turn;
use crate::game::settings::Speed;

/// The shortest and the longest time that a quick decision is seen to take, in seconds at normal speed.
const PLAYER: (f32, f32) = (0.6, 1.2);
/// The same where moves are not shown at all.
const UNSHOWN: f32 = 0.15;

/// What is left of the time that a thought must be seen to take.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Visible {
    /// The rest between two moves of computers, in real seconds: a player wants it at every speed.
    rest: f32,
    /// In seconds at normal speed.
    left: f32,
    /// The part of the whole that is left, for a speed at which nothing is shown.
    unshown_left: f32,
}

impl Visible {
    /// The time for a computer player: another one at every turn, the same for the same match.
    pub fn for_player(seed: u64, turn: Turn) -> Self {
        // The high bits of a product with an odd constant are even enough for this.
        let mixed = (seed ^ turn.ply as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
        let share = mixed as f32 / (1_u64 << 24) as f32;
        Self {
            rest: 0.0,
            left: PLAYER.0 + share * (PLAYER.1 - PLAYER.0),
            unshown_left: UNSHOWN,
        }
    }

    /// The adviser was asked, and answers at once.
    pub const fn for_adviser() -> Self {
        Self {
            rest: 0.0,
            left: 0.0,
            unshown_left: 0.0,
        }
    }

    /// The same after a rest, in real seconds.
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

    /// Whether the answer may be given.
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
            .map(|ply| Visible::for_player(7, turn(ply)).left)
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
        let mut visible = Visible::for_player(7, turn(3));
        visible.pass(PLAYER.1 / 2.0, Speed::Times(2.0));
        assert!(visible.is_over());
        let mut slow = Visible::for_player(7, turn(3));
        slow.pass(PLAYER.0, Speed::Times(0.5));
        assert!(!slow.is_over());
    }

    #[test]
    fn computers_rest_between_their_moves_at_every_speed() {
        for speed in [Speed::Times(8.0), Speed::Off] {
            let mut visible = Visible::for_player(7, turn(3)).after(2.0);
            visible.pass(1.0, speed);
            visible.pass(0.5, speed);
            assert!(!visible.is_over());
            visible.pass(0.6, speed);
            visible.pass(PLAYER.1, speed);
            assert!(visible.is_over());
        }
    }
}
