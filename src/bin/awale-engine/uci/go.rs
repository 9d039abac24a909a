//! Limits of a search from what `go` asks for.

use std::time::Duration;

use awale::ai::Limits;
use awale::ai::limits::MAX_DEPTH;
use awale::rules::Side;

use super::command::Go;
use super::options::Options;

/// Moves that a game is expected to last yet.
const MOVES_TO_COME: u32 = 25;
/// Kept back for the way of the answer to the other program.
const MARGIN: Duration = Duration::from_millis(15);
/// Bytes of a MiB.
const MEBIBYTE: usize = 1 << 20;

impl Go {
    /// Whether the search goes on until it is told to end.
    pub const fn is_endless(&self) -> bool {
        self.infinite || self.ponder
    }

    /// The limits for a search of `side`; those in time count from the moment that the time runs.
    pub fn limits(&self, options: &Options) -> Limits {
        Limits {
            depth: self.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH),
            nodes: self.nodes.unwrap_or(u64::MAX),
            time: None,
            lines: options.lines,
            memory: options.hash * MEBIBYTE,
            threads: options.threads,
            full_width: options.full_width,
        }
    }

    /// The time that `side` has for this move; nothing when there is no limit in time.
    pub fn time(&self, side: Side) -> Option<Duration> {
        if let Some(time) = self.move_time {
            return Some(time);
        }
        let left = self.clocks[side.index()]?;
        let moves = self
            .moves_to_go
            .unwrap_or(MOVES_TO_COME)
            .clamp(1, MOVES_TO_COME);
        let share = left / moves + self.increments[side.index()].mul_f64(0.8);
        // However large the increment, the clock must not run out.
        let most = left.saturating_sub(MARGIN);
        Some(share.min(most.mul_f64(0.8)).max(Duration::from_millis(1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_never_takes_all_the_time() {
        for left in [0, 1, 20, 1_000, 600_000] {
            for moves_to_go in [None, Some(0), Some(1), Some(40)] {
                let left = Duration::from_millis(left);
                let increments = [Duration::from_secs(5), Duration::ZERO];
                let go = Go {
                    clocks: [Some(left), None],
                    increments,
                    moves_to_go,
                    ..Go::default()
                };
                let time = go.time(Side::South).unwrap_or(Duration::MAX);
                assert!(
                    time <= left.max(Duration::from_millis(1)),
                    "{time:?} of {left:?}"
                );
                assert_eq!(go.time(Side::North), None);
            }
        }
    }
}
