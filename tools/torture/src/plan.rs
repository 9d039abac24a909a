//! What is attacked, and how much.

use std::path::PathBuf;
use std::process::Command;

use rand::{SeedableRng, rngs::ChaCha8Rng};

/// What is attacked, and how much.
pub struct Plan {
    /// Whether little time is to be taken.
    pub short: bool,
    /// The source of all chance.
    pub seed: u64,
    /// `awale-engine`.
    pub engine: PathBuf,
    /// The game.
    pub game: PathBuf,
}

impl Plan {
    /// How often something is done.
    pub const fn times(&self, short: u64, full: u64) -> u64 {
        if self.short { short } else { full }
    }

    /// The chance of one part of an attack.
    pub fn chance(&self, part: u64) -> ChaCha8Rng {
        ChaCha8Rng::seed_from_u64(self.seed.wrapping_mul(1 << 32).wrapping_add(part))
    }

    /// `awale-engine` with these words after its name.
    pub fn engine(&self, words: &[&str]) -> Command {
        let mut command = Command::new(&self.engine);
        command.args(words);
        command
    }
}
