//! The rules of sowing games: pure, without clock, threads, chance or files.
//!
//! A rule file ([`spec`]) is read ([`rule_file`]) and checked ([`validate`])
//! into a [`RuleSet`]. A [`Position`] plays any rule set and reports a move as
//! [`GameEvent`]s; a [`Game`] adds the history. The phases of a move lie in
//! `sowing`, `capture` and [`ending`], in the order of the rules.

pub mod board;
pub mod board_snapshot;
mod capture;
pub mod counts;
pub mod ending;
pub mod event;
pub mod game;
pub mod game_file;
pub mod game_tree;
pub mod legality;
pub mod library;
mod local_text;
mod locate;
pub mod notation;
pub mod perft;
pub mod position;
pub mod preview;
pub mod problem;
pub mod replay;
pub mod rule_file;
pub mod rule_set;
mod sowing;
pub mod spec;
mod syntax;
mod threats;
pub mod validate;

pub use board::{Geometry, Hole, HoleSet, Side, Vessel};
pub use board_snapshot::BoardSnapshot;
pub use ending::EndReason;
pub use event::{EventSink, GameEvent};
pub use game::{Ending, Game, Outcome};
pub use game_tree::{Action, GameTree};
pub use legality::Refusal;
pub use local_text::LocalText;
pub use position::{Placement, Position};
pub use preview::Preview;
pub use problem::{RuleFileError, RuleProblem};
pub use rule_file::{parse_rule_file, write_rule_file};
pub use rule_set::RuleSet;
