//! The attacks.

use std::io;

use crate::plan::Plan;
use crate::report::Report;
use crate::{
    accepted, brokers, damage, disks, forged, in_the_way, kills, limits, one_file, opponents,
    sessions, table_files, two, writers,
};

/// One way in which a machine fails.
pub struct Attack {
    /// Its name in the report and in `--only`.
    pub name: &'static str,
    /// The program it attacks.
    pub needs: Needs,
    /// Runs the attack.
    pub run: fn(&Plan, &mut Report) -> io::Result<()>,
}

/// The programs that an attack needs.
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
pub const ATTACKS: [Attack; 22] = [
    engine("uci-sessions", sessions::run),
    engine("opponents", opponents::run),
    engine("engine-in-the-way", in_the_way::engine),
    engine("engine-damage", damage::engine),
    engine("tables-killed", table_files::killed),
    engine("tables-two", table_files::two_at_once),
    engine("tables-full-disk", table_files::full_disk),
    engine("tables-damaged", table_files::damaged),
    engine("writers-killed", writers::killed),
    engine("one-file", one_file::several_at_once),
    engine("kept-and-read", accepted::run),
    engine("unwritable", limits::unwritable),
    engine("numbers", limits::numbers),
    engine("costly-rules", limits::costly_rules),
    engine("engine-forged", forged::engine),
    game("game-in-the-way", in_the_way::game),
    game("game-damage", damage::game),
    game("game-two", two::run),
    game("game-disks", disks::run),
    game("game-killed", kills::run),
    game("game-forged", forged::game),
    game("game-brokers", brokers::run),
];
