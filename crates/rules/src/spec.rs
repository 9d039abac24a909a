//! The contents of a rule file, as serde deserializes them.
//!
//! The number types are wide, so that [`validate`](super::validate) can report a value out of range
//! along with all other problems, which a syntax error would hide.

use serde::{Deserialize, Serialize};

use super::limits::{HOLES_IN_ROW, HOLES_IN_ROW_OF_FOUR, Range};
use super::local_text::LocalText;

/// The first version of the file format.
pub const FIRST_FORMAT: i64 = 1;
/// The newest version of the file format, which adds fields and values. Files that need none of
/// these may use the first version.
pub const FORMAT: i64 = 2;

/// A rule file as written, before validation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleSpec {
    /// The version of the file format, [`FIRST_FORMAT`] to [`FORMAT`].
    #[serde(default = "format")]
    pub format: i64,
    /// The variant's name, for players.
    pub name: LocalText,
    /// Other names of the variant.
    #[serde(default)]
    pub aliases: Vec<String>,
    /// Where the variant is played.
    #[serde(default)]
    pub origin: LocalText,
    /// The person who proposed the variant, or wrote the file.
    #[serde(default)]
    pub proposed_by: String,
    /// A short description.
    #[serde(default)]
    pub about: LocalText,
    /// The publication that describes the rules.
    #[serde(default)]
    pub source: LocalText,
    /// The default board.
    #[serde(default)]
    pub board: BoardSpec,
    /// Other common boards.
    #[serde(default)]
    pub also_played_on: Vec<BoardSpec>,
    /// Extra moves and the swap of sides.
    #[serde(default)]
    pub turn: TurnSpec,
    /// Which holes a player may play.
    #[serde(default)]
    pub play: PlaySpec,
    /// The rules of sowing.
    #[serde(default)]
    pub sowing: SowingSpec,
    /// Captures made while seeds are sown.
    #[serde(default)]
    pub flow_capture: Option<FlowCaptureSpec>,
    /// Holes that a player can make their own, wherever they lie.
    #[serde(default)]
    pub special: Option<SpecialSpec>,
    /// Captures made when the sowing has stopped.
    #[serde(default)]
    pub capture: CaptureSpec,
    /// Alternative captures, tried in order until one takes something.
    #[serde(default)]
    pub else_capture: Vec<ElseCaptureSpec>,
    /// Rules specific to Bao.
    #[serde(default)]
    pub bao: Option<BaoSpec>,
    /// The rules for the end of a game and for the seeds that remain.
    #[serde(default)]
    pub end: EndSpec,
    /// A match of several rounds.
    #[serde(default)]
    pub rounds: Option<RoundsSpec>,
}

impl RuleSpec {
    /// Creates a rule file that sets only the name.
    #[must_use]
    pub fn named(name: &str) -> Self {
        Self {
            format: FIRST_FORMAT,
            name: LocalText::Plain(name.to_owned()),
            aliases: Vec::new(),
            origin: LocalText::default(),
            proposed_by: String::new(),
            about: LocalText::default(),
            source: LocalText::default(),
            board: BoardSpec::default(),
            also_played_on: Vec::new(),
            turn: TurnSpec::default(),
            play: PlaySpec::default(),
            sowing: SowingSpec::default(),
            flow_capture: None,
            special: None,
            capture: CaptureSpec::default(),
            else_capture: Vec::new(),
            bao: None,
            end: EndSpec::default(),
            rounds: None,
        }
    }
}

const fn format() -> i64 {
    FIRST_FORMAT
}

/// The number of rows of a board on which each player has one row.
pub const TWO_ROWS: i64 = 2;
/// The number of rows of a board on which each player has two rows.
pub const FOUR_ROWS: i64 = 4;

/// Size, filling and direction of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BoardSpec {
    /// The number of rows, 2 or 4: one or two per player.
    pub rows: i64,
    /// The number of holes in a row, 2 to 18; 4 to 13 on four rows.
    pub holes: i64,
    /// The number of seeds in each hole at the start, 1 to 20.
    pub seeds: i64,
    /// The direction in which seeds are sown.
    pub direction: Direction,
    /// South's counts at the start, from the left, or around the ring on four rows, each 0 to 100.
    /// Empty means `seeds` in every hole.
    pub start: Vec<i64>,
    /// North's counts in the same order, for a handicap. Empty means the same as South's.
    pub start_of_north: Vec<i64>,
    /// The number of seeds in each end square, 0 to 100; `None` if the board has no end squares.
    pub end_squares: Option<i64>,
}

impl Default for BoardSpec {
    fn default() -> Self {
        Self {
            rows: TWO_ROWS,
            holes: 6,
            seeds: 4,
            direction: Direction::Counterclockwise,
            start: Vec::new(),
            start_of_north: Vec::new(),
            end_squares: None,
        }
    }
}

impl BoardSpec {
    /// Returns `true` if each player has two rows.
    #[must_use]
    pub const fn has_four_rows(&self) -> bool {
        self.rows == FOUR_ROWS
    }

    /// Returns the range of the number of holes in a row, which depends on the number of rows.
    #[must_use]
    pub const fn hole_range(&self) -> Range {
        if self.has_four_rows() {
            HOLES_IN_ROW_OF_FOUR
        } else {
            HOLES_IN_ROW
        }
    }

    /// Returns whether a starting position lists the seeds of each hole, instead of
    /// [`seeds`](Self::seeds).
    #[must_use]
    pub const fn lists_start(&self) -> bool {
        !self.start.is_empty() || !self.start_of_north.is_empty()
    }

    /// Returns the number of holes of a player: those of a row, or of a ring on four rows.
    #[must_use]
    pub const fn holes_of_a_player(&self) -> i64 {
        if self.has_four_rows() {
            self.holes.saturating_mul(2)
        } else {
            self.holes
        }
    }

    /// Returns the index in the ring of a hole on four rows, given by South's letter for it.
    #[must_use]
    pub fn place_on_four_rows(&self, letter: &str) -> Option<usize> {
        let index = match letter.as_bytes() {
            [letter @ b'A'..=b'Z'] => usize::from(letter - b'A'),
            _ => return None,
        };
        ((index as i64) < self.holes.saturating_mul(2)).then_some(index)
    }
}

/// The direction in which seeds are sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// From left to right as the row's owner sees it, then back along the other row.
    Counterclockwise,
    /// From right to left.
    Clockwise,
    /// The player chooses for every move.
    Chosen,
}

/// A set of seed counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Counts {
    /// These counts.
    Only(Vec<i64>),
    /// From the first to the second, inclusive.
    Between(i64, i64),
    /// 2, 4, 6 and so on.
    Even,
    /// This count or more.
    AtLeast(i64),
    /// No count.
    Never,
}

/// Extra moves and the swap of sides.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TurnSpec {
    /// The events that give the mover another move.
    pub again: Vec<Again>,
    /// The maximum number of extra moves of a turn, 1 to 100.
    pub again_at_most: Option<i64>,
    /// Whether the second player may swap sides after the first turn.
    pub swap: bool,
}

/// An event that gives the mover another move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Again {
    /// The last seed fell into the mover's store.
    Store,
    /// The end of the sowing captured a seed.
    Capture,
}

/// A part of the board, from the point of view of the player who moves or captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Territory {
    /// The player's own row.
    Own,
    /// The other row.
    Opponent,
    /// The whole board.
    Any,
}

/// Which holes a player may play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlaySpec {
    /// The territory that players may play from.
    pub from: PlayFrom,
    /// The minimum number of seeds with which a hole may be played, 1 to 20.
    pub min_seeds: i64,
    /// The number of seeds that stay in a played hole that holds more, 0 or 1.
    pub leave: i64,
    /// The duty to feed the opponent.
    pub feeding: Feeding,
    /// Whether moves that drop a seed in the opponent's territory have priority.
    pub reach_opponent: bool,
    /// The minimum number of seeds with which a player's last hole may be played if another hole
    /// can be played, 1 to 20.
    pub last_hole_min: i64,
    /// The number of seeds that a player with an empty territory puts in each of its holes, 1 to
    /// 10.
    pub refill: Option<i64>,
    /// The condition for playing a single seed when no hole holds more.
    pub singles: Singles,
    /// Letters of South's holes from which a move may go against the default direction if that
    /// captures; the corresponding holes of North are included.
    pub reverse_from: Vec<String>,
    /// Whether moves from the inner row have priority over those from the outer row.
    pub inner_first: bool,
}

impl Default for PlaySpec {
    fn default() -> Self {
        Self {
            from: PlayFrom::Own,
            min_seeds: 1,
            leave: 0,
            feeding: Feeding::Free,
            reach_opponent: false,
            last_hole_min: 1,
            refill: None,
            singles: Singles::Never,
            reverse_from: Vec::new(),
            inner_first: false,
        }
    }
}

/// The condition for playing a single seed when no hole holds more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Singles {
    /// Single seeds may not be played.
    Never,
    /// Any single seed may be played.
    LastResort,
    /// A single seed may be played if the next hole is empty.
    LastResortOntoEmpty,
}

/// The territory that players may play from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlayFrom {
    /// The player's own territory.
    Own,
    /// The whole board.
    Any,
}

/// The duty to feed the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Feeding {
    /// There is no such duty.
    Free,
    /// If some move leaves the opponent a seed, moves that don't are illegal.
    IfPossible,
    /// A move that leaves the opponent no seed is illegal.
    Required,
    /// A player who could have fed a starved opponent but did not forfeits the remaining seeds.
    Penalised,
    /// If the opponent has no seeds, only moves that feed are legal.
    WhenEmpty,
}

/// The rules of sowing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SowingSpec {
    /// Which stores a player sows into.
    pub stores: Stores,
    /// Whether a lap skips the hole it started from.
    pub skip_start: bool,
    /// Where seeds go after a full circle.
    pub after_circle: AfterCircle,
    /// Multiple laps.
    pub relay: Option<RelaySpec>,
}

/// Which stores a player sows into.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stores {
    /// Neither.
    #[default]
    None,
    /// The player's own.
    Own,
    /// Both players'.
    Both,
}

/// Where seeds go after a full circle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AfterCircle {
    /// Into every hole, as in the first circle.
    #[default]
    All,
    /// Only into the opponent's territory.
    OpponentOnly,
}

/// When a relay stops.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RelaySpec {
    /// Which hole a new lap is lifted from.
    pub lift: Lift,
    /// Counts of that hole that stop the sowing.
    pub stop_counts: Counts,
    /// Where the hole must lie to stop it.
    pub stop_in: Territory,
    /// Whether each lap is sown against the direction of the one before.
    pub alternating: bool,
    /// The maximum number of laps, 1 to 1000.
    pub max_laps: i64,
    /// The effect of a sowing that doesn't end.
    pub endless: Endless,
}

impl Default for RelaySpec {
    fn default() -> Self {
        Self {
            lift: Lift::Reached,
            stop_counts: Counts::Only(vec![1, 4]),
            stop_in: Territory::Any,
            alternating: false,
            max_laps: 200,
            endless: Endless::CutOff,
        }
    }
}

/// The effect of a sowing that doesn't end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Endless {
    /// It is cut off after the maximum number of laps.
    CutOff,
    /// The mover loses after the maximum number of laps.
    Loses,
    /// The move is illegal. A sowing is endless as soon as it returns to the same board, hole and
    /// direction, even before the maximum number of laps.
    Illegal,
}

/// Which hole a new lap is lifted from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Lift {
    /// The hole that the last seed fell into.
    Reached,
    /// The hole after it.
    Next,
}

/// Captures made while seeds are sown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FlowCaptureSpec {
    /// The counts at which a hole is emptied when a seed falls into it.
    pub counts: Counts,
    /// The players who may make these captures.
    pub by: FlowTaker,
    /// Where they may be made, from the point of view of the player who captures.
    pub territory: Territory,
    /// Whether the last seed of a lap can also capture.
    pub last: bool,
}

impl Default for FlowCaptureSpec {
    fn default() -> Self {
        Self {
            counts: Counts::Only(vec![4]),
            by: FlowTaker::Both,
            territory: Territory::Own,
            last: false,
        }
    }
}

/// The players who may capture during a sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FlowTaker {
    /// The player who sows.
    Mover,
    /// Both players.
    Both,
}

/// The rules of special holes, which players can make their own wherever they lie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SpecialSpec {
    /// The counts that the last seed must make.
    pub counts: Counts,
    /// The territory in which it must fall.
    pub territory: Territory,
    /// A second hole that becomes special with it.
    pub pair: Pair,
    /// The conditions that prevent a hole from becoming special.
    pub limits: Vec<Limit>,
    /// Where the seeds of a special hole go.
    pub seeds: SpecialSeeds,
    /// The number of seeds that the opponent takes from a special hole in which their sowing stops,
    /// 0 to 720.
    pub rob: i64,
}

impl Default for SpecialSpec {
    fn default() -> Self {
        Self {
            counts: Counts::Only(vec![3]),
            territory: Territory::Opponent,
            pair: Pair::None,
            limits: Vec::new(),
            seeds: SpecialSeeds::Stay,
            rob: 0,
        }
    }
}

/// A second hole that becomes special with the reached one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pair {
    /// No second hole.
    None,
    /// The opposite hole, which must hold this number of seeds.
    Opposite(i64),
    /// The hole that received the second to last seed; one of the two must hold this number of
    /// seeds.
    Previous(i64),
}

/// A condition that prevents a hole from becoming special.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Limit {
    /// The mover already owns one.
    OneEach,
    /// It is the last hole of its row in the direction of sowing.
    NotLast,
    /// The hole at the same place in the opponent's row is the opponent's special hole.
    NotTwin,
}

/// Where the seeds of a special hole go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SpecialSeeds {
    /// They stay there.
    Stay,
    /// They go to the owner's loft at once.
    ToOwner,
}

/// Captures made when the sowing has stopped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CaptureSpec {
    /// The counts that capture.
    pub counts: Counts,
    /// Where the chain must begin.
    pub territory: Territory,
    /// Where the chain begins, and what each of its holes yields.
    pub takes: Takes,
    /// The seeds that the opposite hole must hold.
    pub needs: Needs,
    /// Whether only a sowing of a single lap captures.
    pub one_lap: bool,
    /// Which other holes are captured.
    pub chain: Chain,
    /// The effect of a capture that would leave the opponent without seeds.
    pub grand_slam: GrandSlam,
    /// The effect of a last seed in the opponent's first hole.
    pub first_hole: FirstHole,
    /// Where captured seeds go.
    pub to: To,
    /// Whether a player who can capture with the first lap of a move must do so.
    pub compulsory: bool,
    /// The number of extra opponent's holes taken along with a capture, 0 to 2.
    pub extra: i64,
}

impl Default for CaptureSpec {
    fn default() -> Self {
        let ElseCaptureSpec {
            counts,
            territory,
            takes,
            needs,
            one_lap,
            chain,
        } = ElseCaptureSpec::default();
        Self {
            counts,
            territory,
            takes,
            needs,
            one_lap,
            chain,
            grand_slam: GrandSlam::Allowed,
            first_hole: FirstHole::Open,
            to: To::Store,
            compulsory: false,
            extra: 0,
        }
    }
}

/// Where captured seeds go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum To {
    /// Into the mover's store.
    Store,
    /// Into the mover's hand, to be sown on.
    Resow(ResowFrom),
}

/// Where captured seeds are sown from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ResowFrom {
    /// The hole that the lap was lifted from.
    LapStart,
    /// The hole in which the capturing lap ended.
    CaptureHole,
    /// An end of the inner row.
    End,
}

/// A capture that is tried if the previous ones took nothing. Its fields have the same meaning as
/// those of [`CaptureSpec`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ElseCaptureSpec {
    pub counts: Counts,
    pub territory: Territory,
    pub takes: Takes,
    pub needs: Needs,
    pub one_lap: bool,
    pub chain: Chain,
}

impl Default for ElseCaptureSpec {
    fn default() -> Self {
        Self {
            counts: Counts::Only(vec![2, 3]),
            territory: Territory::Opponent,
            takes: Takes::Reached,
            needs: Needs::Nothing,
            one_lap: false,
            chain: Chain::None,
        }
    }
}

/// Where a capture begins, and which seeds each hole of its chain yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Takes {
    /// It begins at the reached hole; each hole yields its own seeds.
    Reached,
    /// It begins at the reached hole; each hole yields the seeds of the opposite one.
    Opposite,
    /// It begins at the reached hole; each hole yields both.
    ReachedAndOpposite,
    /// It begins beyond the empty hole after the reached one; each hole yields its own seeds.
    Beyond,
    /// It begins beyond the empty hole after the reached one; each hole yields its own seeds and
    /// those of the opposite one.
    BeyondAndOpposite,
    /// On four rows, the opposite inner hole.
    Inner,
    /// On four rows, the opposite inner hole and the outer one behind it.
    InnerAndOuter,
}

/// The seeds that the opposite hole must hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Needs {
    /// Any number of seeds. On four rows, this is the same as `Inner`.
    #[default]
    Nothing,
    /// A seed.
    Opposite,
    /// On four rows, a seed in the inner hole.
    Inner,
    /// On four rows, a seed in the inner hole and one in the outer hole behind it.
    Both,
}

/// Which other holes are captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Chain {
    /// No other holes.
    None,
    /// Those before the first one, up to the border of its territory.
    WithinTerritory,
    /// Those before the first one, around the whole board.
    AcrossTerritories,
    /// Those after the first one, across empty holes.
    Onwards,
}

/// The effect of a last seed in the opponent's first hole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FirstHole {
    /// It may capture, as in any other hole.
    #[default]
    Open,
    /// It captures nothing.
    Safe,
}

/// The effect of a capture that would empty the opponent's territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum GrandSlam {
    /// It is a capture like any other.
    Allowed,
    /// No seed is captured.
    Cancelled,
    /// The last hole of the chain is spared.
    SparesLast,
    /// The first hole of the chain is spared.
    SparesFirst,
    /// The capture ends the game, and the opponent takes the remaining seeds.
    GivesRest,
    /// The move is illegal.
    Illegal,
}

/// The rules for the end of a game and for the seeds that remain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EndSpec {
    /// The effect of having no legal move.
    pub stuck: Stuck,
    /// The game is over when fewer seeds than this are on the board, 1 to 720.
    pub seeds_left_below: Option<i64>,
    /// The game is over when a loft holds more than half of all seeds.
    pub majority: bool,
    /// The destination of the seeds left on the board after an ending by majority.
    pub at_majority: AtMajority,
    /// The game is over when every hole holds at most one seed.
    pub no_hole_above_one: bool,
    /// The game is over when a territory is empty.
    pub empty_territory: bool,
    /// The game is over when both end squares have been captured.
    pub end_squares_taken: bool,
    /// The game is over after this many moves of both players together, 1 to 1000.
    pub move_limit: Option<i64>,
    /// The destination of the seeds left on the board.
    pub remaining: Remaining,
    /// The rule that ends a game that repeats itself.
    pub repetition: Option<RepetitionSpec>,
    /// The player who wins.
    pub goal: Goal,
    /// Whether an empty inner row ends the game. Its owner loses if the last move wins.
    pub empty_inner: bool,
}

impl Default for EndSpec {
    fn default() -> Self {
        Self {
            stuck: Stuck::Ends,
            seeds_left_below: None,
            majority: false,
            at_majority: AtMajority::AsRemaining,
            no_hole_above_one: false,
            empty_territory: false,
            end_squares_taken: false,
            move_limit: None,
            remaining: Remaining::EachOwn,
            repetition: Some(RepetitionSpec::default()),
            goal: Goal::MostSeeds,
            empty_inner: false,
        }
    }
}

/// The player who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Goal {
    /// The player with more seeds.
    MostSeeds,
    /// The player who moves last: a player who can't move loses.
    LastMove,
}

/// Rules specific to Bao.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BaoSpec {
    /// The number of seeds that each player has in reserve at the start, 0 to 100.
    pub reserve: i64,
    /// The house (*nyumba*) of each player.
    pub nyumba: Option<NyumbaSpec>,
    /// Whether a move without a capture may block a hole of the opponent.
    pub takasia: bool,
}

/// The house (*nyumba*) of each player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NyumbaSpec {
    /// The letter of South's house.
    pub hole: String,
    /// The minimum number of seeds with which the house stands, 1 to 100.
    pub seeds: i64,
}

/// The effect of having no legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stuck {
    /// The game is over.
    Ends,
    /// That player must pass.
    Passes,
}

/// The destination of the seeds left on the board when a loft holds more than half of all seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AtMajority {
    /// The same as after any other ending.
    AsRemaining,
    /// They stay where they are.
    Nobody,
}

/// The destination of the seeds left on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Remaining {
    /// Each player takes the seeds of their own territory.
    EachOwn,
    /// The player who made the last move.
    LastMover,
    /// The player who captured last.
    LastCapturer,
    /// They stay where they are.
    Nobody,
    /// The player who still has a move, if only one does; otherwise as the fallback says.
    NotStuckElse(Fallback),
    /// The player with an empty territory, if only one has; otherwise as in
    /// [`EachOwn`](Self::EachOwn).
    ClearedOwner,
    /// The player who began the game or round.
    Starter,
    /// Half each; an odd seed stays on the board.
    Split,
}

/// The destination of the remaining seeds if both players, or neither, are stuck in
/// [`Remaining::NotStuckElse`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fallback {
    /// Each player takes the seeds of their own territory.
    EachOwn,
    /// The player who made the last move.
    LastMover,
    /// They stay where they are.
    Nobody,
}

/// The rule that ends a game that repeats itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RepetitionSpec {
    /// The number of occurrences of a position that end the game, 2 to 10.
    pub occurrences: i64,
    /// The destination of the remaining seeds after a repetition.
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

/// The destination of the remaining seeds after a repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RepetitionRemaining {
    /// They stay where they are.
    Nobody,
    /// Each player takes the seeds of their own territory.
    EachOwn,
    /// Half each; an odd seed stays on the board.
    Split,
}

/// A match of several rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RoundsSpec {
    /// The layout of a round's seeds for the next round.
    pub fill: Fill,
    /// The player who begins the next round.
    pub starter: Starter,
    /// The minimum number of holes that each player must fill or own for another round, 1 to
    /// `board.holes`.
    pub min_holes: i64,
    /// The maximum number of rounds, 1 to 1000.
    pub at_most: i64,
}

impl Default for RoundsSpec {
    fn default() -> Self {
        Self {
            fill: Fill::FromLeft,
            starter: Starter::Alternates,
            min_holes: 1,
            at_most: 100,
        }
    }
}

/// The layout of a round's seeds for the next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fill {
    /// Each player fills their own row from its left; holes that stay empty are shut.
    FromLeft,
    /// Each player fills their own row from its right; holes that stay empty are shut.
    FromRight,
    /// All holes are filled; surplus seeds buy holes of the other row.
    Territory,
}

/// The player who begins the next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Starter {
    /// The player who didn't begin the last one.
    Alternates,
    /// The player who moved last.
    LastMover,
    /// The player with fewer seeds; in a tie, as with [`Alternates`](Self::Alternates).
    Loser,
}
