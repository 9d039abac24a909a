//! What a rule file may say, word for word: the only form that serde touches.
//!
//! Numbers are wide here on purpose: a value out of its range is a finding of
//! [`validate`](super::validate), reported together with all others, and not a
//! syntax error that hides them.

use serde::{Deserialize, Serialize};

use super::local_text::LocalText;

/// The version of the file format that this program reads and writes.
pub const FORMAT: i64 = 1;

/// A rule file as it was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleSpec {
    /// Version of the file format; see [`FORMAT`].
    #[serde(default = "format")]
    pub format: i64,
    /// The variant's name, for players.
    pub name: LocalText,
    /// Other names under which it is known.
    #[serde(default)]
    pub aliases: Vec<String>,
    /// Where it is played.
    #[serde(default)]
    pub origin: LocalText,
    /// Who proposed it, or wrote the file.
    #[serde(default)]
    pub proposed_by: String,
    /// A few sentences about it.
    #[serde(default)]
    pub about: LocalText,
    /// The book or page that the rule was taken from.
    #[serde(default)]
    pub source: LocalText,
    /// The usual board.
    #[serde(default)]
    pub board: BoardSpec,
    /// Other boards on which it is usually played.
    #[serde(default)]
    pub also_played_on: Vec<BoardSpec>,
    /// Which holes a player may lift.
    #[serde(default)]
    pub play: PlaySpec,
    /// How seeds are sown.
    #[serde(default)]
    pub sowing: SowingSpec,
    /// Captures made while seeds are sown.
    #[serde(default)]
    pub flow_capture: Option<FlowCaptureSpec>,
    /// Captures made when the sowing has stopped.
    #[serde(default)]
    pub capture: CaptureSpec,
    /// How a game ends, and who gets what is left.
    #[serde(default)]
    pub end: EndSpec,
}

impl RuleSpec {
    /// A rule file in which only the name is given.
    #[must_use]
    pub fn named(name: &str) -> Self {
        Self {
            format: FORMAT,
            name: LocalText::Plain(name.to_owned()),
            aliases: Vec::new(),
            origin: LocalText::default(),
            proposed_by: String::new(),
            about: LocalText::default(),
            source: LocalText::default(),
            board: BoardSpec::default(),
            also_played_on: Vec::new(),
            play: PlaySpec::default(),
            sowing: SowingSpec::default(),
            flow_capture: None,
            capture: CaptureSpec::default(),
            end: EndSpec::default(),
        }
    }
}

const fn format() -> i64 {
    FORMAT
}

/// Size, filling and direction of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BoardSpec {
    /// Holes in a row, 3 to 18.
    pub holes: i64,
    /// Seeds in each hole at the start, 1 to 20.
    pub seeds: i64,
    /// Which way seeds are sown.
    pub direction: Direction,
}

impl Default for BoardSpec {
    fn default() -> Self {
        Self {
            holes: 6,
            seeds: 4,
            direction: Direction::Counterclockwise,
        }
    }
}

/// Which way seeds are sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// From left to right as a player sees the own row, then on along the other row.
    Counterclockwise,
    /// From right to left.
    Clockwise,
}

/// A set of seed counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Counts {
    /// These counts.
    Only(Vec<i64>),
    /// From the first to the second, both included.
    Between(i64, i64),
    /// 2, 4, 6 and so on.
    Even,
    /// This many or more.
    AtLeast(i64),
}

/// A part of the board, seen by the player who moves (or who captures).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Territory {
    /// The own row.
    Own,
    /// The other row.
    Opponent,
    /// The whole board.
    Any,
}

/// Which holes a player may lift.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlaySpec {
    /// In whose territory.
    pub from: PlayFrom,
    /// The fewest seeds a hole must hold to be lifted, 1 to 20.
    pub min_seeds: i64,
    /// Seeds that stay in a lifted hole, 0 or 1.
    pub leave: i64,
    /// The duty to leave the opponent something to play with.
    pub feeding: Feeding,
    /// Whether a move that drops a seed in the opponent's territory goes before all others.
    pub reach_opponent: bool,
}

impl Default for PlaySpec {
    fn default() -> Self {
        Self {
            from: PlayFrom::Own,
            min_seeds: 1,
            leave: 0,
            feeding: Feeding::Free,
            reach_opponent: false,
        }
    }
}

/// Where a player may lift.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlayFrom {
    /// In the own territory.
    Own,
    /// Anywhere on the board.
    Any,
}

/// The duty to leave the opponent something to play with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Feeding {
    /// There is none.
    Free,
    /// If some move leaves the opponent a seed, one that doesn't is illegal.
    IfPossible,
    /// A move that leaves the opponent no seed is illegal.
    Required,
    /// A player who could have fed a starved opponent and did not loses the seeds left.
    Penalised,
}

/// How seeds are sown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SowingSpec {
    /// Whether the hole a lap started from gets no seed of that lap.
    pub skip_start: bool,
    /// Multiple laps.
    pub relay: Option<RelaySpec>,
}

/// When a relay sowing stops.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RelaySpec {
    /// Counts of the reached hole, last seed included, that stop the sowing.
    pub stop_counts: Counts,
    /// Where the reached hole must lie for that.
    pub stop_in: Territory,
    /// After this many laps a sowing is cut off, 1 to 1000.
    pub max_laps: i64,
}

impl Default for RelaySpec {
    fn default() -> Self {
        Self {
            stop_counts: Counts::Only(vec![1, 4]),
            stop_in: Territory::Any,
            max_laps: 200,
        }
    }
}

/// Captures made while seeds are sown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FlowCaptureSpec {
    /// Counts at which a hole that a seed has just reached is emptied.
    pub counts: Counts,
    /// Who may make them.
    pub by: FlowTaker,
    /// Where, seen by the player who captures.
    pub territory: Territory,
}

impl Default for FlowCaptureSpec {
    fn default() -> Self {
        Self {
            counts: Counts::Only(vec![4]),
            by: FlowTaker::Both,
            territory: Territory::Own,
        }
    }
}

/// Who may capture during a sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FlowTaker {
    /// The player who sows.
    Mover,
    /// Both players.
    Both,
}

/// Captures made when the sowing has stopped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CaptureSpec {
    /// Counts of the reached hole that capture.
    pub counts: Counts,
    /// Where the last seed must fall.
    pub territory: Territory,
    /// What a hole of the chain yields.
    pub takes: Takes,
    /// Whether holes before the reached one are captured too.
    pub chain: Chain,
    /// What becomes of a capture that would leave the opponent without seeds.
    pub grand_slam: GrandSlam,
}

impl Default for CaptureSpec {
    fn default() -> Self {
        Self {
            counts: Counts::Only(vec![2, 3]),
            territory: Territory::Opponent,
            takes: Takes::Reached,
            chain: Chain::None,
            grand_slam: GrandSlam::Allowed,
        }
    }
}

/// What a hole of the capture chain yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Takes {
    /// Its own seeds.
    Reached,
    /// The seeds of the hole that faces it.
    Opposite,
    /// Both.
    ReachedAndOpposite,
}

/// How far back a capture extends, against the direction of sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Chain {
    /// Only the reached hole.
    None,
    /// Up to the border of the territory it lies in.
    WithinTerritory,
    /// Around the whole board.
    AcrossTerritories,
}

/// What becomes of a capture after which the opponent's territory would be empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum GrandSlam {
    /// It is a capture like any other.
    Allowed,
    /// No seed is captured.
    Cancelled,
    /// The last hole of the chain is spared.
    SparesLast,
    /// The move can't be played.
    Illegal,
}

/// How a game ends, and who gets what is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EndSpec {
    /// What happens when a player has no legal move.
    pub stuck: Stuck,
    /// Over when fewer seeds than this are on the board, 1 to 720.
    pub seeds_left_below: Option<i64>,
    /// Over when a loft holds more than half of all seeds.
    pub majority: bool,
    /// Over when every hole holds 0 or 1.
    pub no_hole_above_one: bool,
    /// Over when a territory is empty.
    pub empty_territory: bool,
    /// Who takes the seeds left on the board.
    pub remaining: Remaining,
    /// The end of a game that goes in circles.
    pub repetition: Option<RepetitionSpec>,
}

impl Default for EndSpec {
    fn default() -> Self {
        Self {
            stuck: Stuck::Ends,
            seeds_left_below: None,
            majority: false,
            no_hole_above_one: false,
            empty_territory: false,
            remaining: Remaining::EachOwn,
            repetition: Some(RepetitionSpec::default()),
        }
    }
}

/// What happens when a player has no legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stuck {
    /// The game is over.
    Ends,
    /// That player misses the turn.
    Passes,
}

/// Who takes the seeds left on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Remaining {
    /// Each player takes the seeds of the own territory.
    EachOwn,
    /// The player who made the last move.
    LastMover,
    /// The player who captured last.
    LastCapturer,
    /// They stay where they are.
    Nobody,
    /// The only player who still has a move, else as said.
    NotStuckElse(Fallback),
}

/// Who takes the seeds left if both players, or neither, are stuck in [`Remaining::NotStuckElse`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fallback {
    /// Each player takes the seeds of the own territory.
    EachOwn,
    /// The player who made the last move.
    LastMover,
    /// They stay where they are.
    Nobody,
}

/// The end of a game that goes in circles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RepetitionSpec {
    /// Over when a position has occurred this many times, 2 to 10.
    pub occurrences: i64,
    /// Who takes the seeds left then.
    pub remaining: RepetitionRemaining,
}

impl Default for RepetitionSpec {
    fn default() -> Self {
        Self {
            occurrences: 2,
            remaining: RepetitionRemaining::Nobody,
        }
    }
}

/// Who takes the seeds left after a repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RepetitionRemaining {
    /// They stay where they are.
    Nobody,
    /// Each player takes the seeds of the own territory.
    EachOwn,
}
