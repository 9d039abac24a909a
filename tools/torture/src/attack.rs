//! The list of attacks.

use std::io;

use crate::plan::Plan;
use crate::report::Report;
use crate::{
    brokers, clients, damage, disks, forged, irregular_files, kills, limits, one_file, opponents,
    round_trips, sessions, table_files, two, writers,
};

/// An attack, which simulates one kind of failure of a machine.
pub struct Attack {
    /// The name in the report and in `--only`.
    pub name: &'static str,
    /// The programs that it needs.
    pub needs: Needs,
    /// Runs the attack.
    pub run: fn(&Plan, &mut Report) -> io::Result<()>,
}

/// The programs that an attack needs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Needs {
    /// Only `awale-engine`.
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
pub const ATTACKS: [Attack; 23] = [
    engine("uci-sessions", sessions::run),
    engine("opponents", opponents::run),
    engine("engine-irregular-files", irregular_files::engine),
    engine("engine-damage", damage::engine),
    engine("tables-killed", table_files::killed),
    engine("tables-two", table_files::two_at_once),
    engine("tables-full-disk", table_files::full_disk),
    engine("tables-damaged", table_files::damaged),
    engine("writers-killed", writers::kill_writers),
    engine("one-file", one_file::several_at_once),
    engine("round-trips", round_trips::run),
    engine("unwritable", limits::unwritable),
    engine("numbers", limits::numbers),
    engine("costly-rules", limits::costly_rules),
    engine("engine-forged", forged::engine),
    engine("clients", clients::run),
    game("game-irregular-files", irregular_files::game),
    game("game-damage", damage::game),
    game("game-two", two::run),
    game("game-disks", disks::run),
    game("game-killed", kills::run),
    game("game-forged", forged::game),
    game("game-brokers", brokers::run),
];
