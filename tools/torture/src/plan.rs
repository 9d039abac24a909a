//! The targets and the scale of the attacks.

use std::path::PathBuf;
use std::process::Command;

use rand::{SeedableRng, rngs::ChaCha8Rng};

/// The targets and the scale of the attacks.
pub struct Plan {
    /// Whether to run the short version.
    pub short: bool,
    /// The random seed.
    pub seed: u64,
    /// `awale-engine`.
    pub engine: PathBuf,
    /// The game.
    pub game: PathBuf,
}

impl Plan {
    /// Returns the number of repetitions: `short` or `full`, depending on the version.
    pub const fn times(&self, short: u64, full: u64) -> u64 {
        if self.short { short } else { full }
    }

    /// Returns the random number generator for one part of an attack.
    pub fn chance(&self, part: u64) -> ChaCha8Rng {
        ChaCha8Rng::seed_from_u64(self.seed.wrapping_mul(1 << 32).wrapping_add(part))
    }

    /// Returns a command that runs `awale-engine` with these arguments.
    pub fn engine(&self, words: &[&str]) -> Command {
        let mut command = Command::new(&self.engine);
        command.args(words);
        command
    }
}
