//! The attacks, and how much of each is done.

use std::io;
use std::path::PathBuf;
use std::process::Command;

use rand::{SeedableRng, rngs::ChaCha8Rng};

use crate::report::Report;
use crate::{damage, disks, in_the_way, kills, opponents, sessions, table_files, two};

/// One way in which a machine fails.
pub struct Attack {
    /// What it is called in the report and in `--only`.
    pub name: &'static str,
    /// What is attacked.
    pub needs: Needs,
    /// Does it.
    pub run: fn(&Plan, &mut Report) -> io::Result<()>,
}

/// What an attack needs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Needs {
    /// `awale-engine` alone.
    Engine,
    /// The game.
    Game,
}

const fn engine(name: &'static str, run: fn(&Plan, &mut Report) -> io::Result<()>) -> Attack {
    let needs = Needs::Engine;
    Attack { name, needs, run }
}

const fn game(name: &'static str, run: fn(&Plan, &mut Report) -> io::Result<()>) -> Attack {
    let needs = Needs::Game;
    Attack { name, needs, run }
}

/// All attacks.
pub const ATTACKS: [Attack; 12] = [
    engine("uci-sessions", sessions::run),
    engine("opponents", opponents::run),
    engine("engine-in-the-way", in_the_way::engine),
    engine("engine-damage", damage::engine),
    engine("tables-killed", table_files::killed),
    engine("tables-two", table_files::two_at_once),
    engine("tables-full-disk", table_files::full_disk),
    game("game-in-the-way", in_the_way::game),
    game("game-damage", damage::game),
    game("game-two", two::run),
    game("game-disks", disks::run),
    game("game-killed", kills::run),
];

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
