//! The rules of sowing games: pure, without clock, threads, randomness or files.
//!
//! A rule file ([`spec`]) is read ([`rule_file`]) and checked ([`validate`]) into a [`RuleSet`]. A
//! [`Position`] plays any rule set and reports a move as [`GameEvent`]s; a [`Game`] adds the
//! history, a [`GameTree`] the variations. Text from outside has [`limits`].
//!
//! ```
//! use awale_rules::{GameEvent, Game, Side, library};
//!
//! let rules = library::load("awale").expect("there is such a variant")?;
//! let mut game = Game::new(rules, Side::South, &mut ());
//!
//! // Everything that happens in the move is reported, seed by seed.
//! let mut events: Vec<GameEvent> = Vec::new();
//! let c = game.rules().geometry().hole('C')?;
//! game.play(c, &mut events)?;
//! assert!(matches!(events[0], GameEvent::Lifted { seeds: 4, .. }));
//! assert_eq!(events.iter().filter(|event| matches!(event, GameEvent::Sown { .. })).count(), 4);
//! assert_eq!(game.position().to_string(), "4-4-0-5-5-5-5-4-4-4-4-4-0-0-N");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod as_text;
pub mod atlas;
pub mod board;
pub mod board_snapshot;
pub mod counts;
pub mod ending;
pub mod event;
pub mod exchange;
mod fingerprint;
pub mod four_rows;
pub mod game;
pub mod game_file;
pub mod game_tree;
pub mod keyed;
pub mod legality;
pub mod library;
pub mod limits;
mod local_text;
mod locate;
pub mod moves;
pub mod narrowed;
pub mod notation;
pub mod parameters;
pub mod paths;
pub mod perft;
pub mod plain_text;
pub mod position;
pub mod preview;
pub mod problem;
pub mod replay;
pub mod rule_file;
pub mod rule_set;
pub mod spec;
mod syntax;
pub mod two_rows;
pub mod validate;

pub use board::{Geometry, Hole, HoleSet, Side, Vessel};
pub use board_snapshot::BoardSnapshot;
pub use ending::{EndReason, Ending, Outcome};
pub use event::{EventSink, GameEvent};
pub use game::{Action, Game};
pub use game_tree::GameTree;
pub use legality::Refusal;
pub use local_text::LocalText;
pub use moves::{Move, Moves};
pub use narrowed::Narrowed;
pub use notation::{MoveName, move_number};
pub use position::{Placement, Played, Position};
pub use preview::Preview;
pub use problem::{RuleFileError, RuleProblem};
pub use rule_file::{parse_rule_file, write_rule_file};
pub use rule_set::RuleSet;
