//! The targets and scale of the attacks.

use std::path::PathBuf;
use std::process::Command;

use rand::{SeedableRng, rngs::ChaCha8Rng};

pub struct Plan {
    /// Whether to run the short version.
    pub short: bool,
    /// The random seed.
    pub seed: u64,
    /// The path of `awale-engine`.
    pub engine: PathBuf,
    /// The path of the game.
    pub game: PathBuf,
}

impl Plan {
    /// Returns the number of repetitions: `short` in the short version, otherwise `full`.
    pub const fn repetitions(&self, short: u64, full: u64) -> u64 {
        if self.short { short } else { full }
    }

    /// Returns a random number generator for a part of an attack.
    pub fn rng(&self, part: u64) -> ChaCha8Rng {
        ChaCha8Rng::seed_from_u64(self.seed.wrapping_mul(1 << 32).wrapping_add(part))
    }

    /// Returns a command that runs `awale-engine` with these arguments.
    pub fn engine(&self, words: &[&str]) -> Command {
        let mut command = Command::new(&self.engine);
        command.args(words);
        command
    }
}
