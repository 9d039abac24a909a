//! Validated rules: the only form of rules that the rest of the program uses.

use super::board::{Geometry, Hole, MAX_HOLES, Side};
use super::counts::CountSet;
use super::fingerprint::fingerprint;
use super::four_rows::{Bao, FourRows};
use super::moves::Move;
use super::parameters;
use super::paths::{Paths, StoreEnd, Way};
use super::spec::{
    AfterCircle, Again, AtMajority, BoardSpec, CaptureSpec, Chain, Direction, ElseCaptureSpec,
    EndSpec, FOUR_ROWS, Feeding, Fill, FirstHole, FlowCaptureSpec, FlowTaker, Goal, GrandSlam,
    Lift, Limit, Needs, Pair, PlayFrom, PlaySpec, RelaySpec, Remaining, RepetitionRemaining,
    RoundsSpec, RuleSpec, SpecialSeeds, SpecialSpec, Starter, Stores, Stuck, Takes, Territory, To,
    TurnSpec,
};

/// The rules of one variant on one board.
///
/// It is constructed only by [`RuleSet::from_spec`] or [`parse_rule_file`](super::parse_rule_file),
/// so every value is in its range and no two values conflict.
///
/// ```
/// use awale_rules::parse_rule_file;
///
/// let rules = parse_rule_file(b"(name: \"Mine\", board: (holes: 8), capture: (counts: Only([3, 4])))")?;
/// assert_eq!(rules.name("en"), "Mine");
/// assert_eq!((rules.geometry().holes(), rules.total_seeds()), (16, 64));
///
/// // All problems are reported at once, each with its location.
/// let error = parse_rule_file(b"(name: \"Mine\",\n board: (holes: 1, seeds: 99))").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "2:10: `board.holes` is 1; it must be from 2 to 18; 2:20: `board.seeds` is 99; it must be from 1 to 20"
/// );
/// # Ok::<(), awale_rules::RuleFileError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSet {
    pub(super) spec: RuleSpec,
    pub(super) geometry: Geometry,
    pub(super) paths: Paths,
    /// Seeds of every hole and end square at the start.
    start: [u16; MAX_HOLES],
    total_seeds: u16,
    ways: &'static [Way],
    pub(super) turn: Turn,
    pub(super) play: Play,
    pub(super) skip_start: bool,
    pub(super) after_circle: AfterCircle,
    pub(super) relay: Option<Relay>,
    pub(super) flow_capture: Option<FlowCapture>,
    pub(super) special: Option<Special>,
    /// In the order in which they are tried; never empty.
    captures: Vec<Capture>,
    pub(super) end: End,
    pub(super) rounds: Option<Rounds>,
    /// The rules that exist only on four rows; `None` on two rows.
    pub(super) four_rows: Option<Box<FourRows>>,
    is_classic: bool,
    pub(super) fingerprint: u64,
}

/// When a player moves again, and whether the second player may swap sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The last seed in the mover's own store gives another move.
    pub again_by_store: bool,
    /// A capture at the end of the sowing gives another move.
    pub again_by_capture: bool,
    /// The maximum number of extra moves of a turn, 1 to 100.
    pub again_at_most: Option<u16>,
    /// The second player may swap sides after the first turn.
    pub swap: bool,
}

/// Which holes a player may lift.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play {
    /// The territory that players may lift from.
    pub from: PlayFrom,
    /// The fewest seeds a hole must hold, 1 to 20.
    pub min_seeds: u16,
    /// Seeds that stay in a lifted hole, 0 or 1; less than `min_seeds`.
    pub leave: u16,
    /// The duty to feed the opponent.
    pub feeding: Feeding,
    /// Whether moves that drop a seed in the opponent's territory have priority.
    pub reach_opponent: bool,
    /// The fewest seeds a player's last hole must hold to be played if another hole can be played,
    /// 1 to 20.
    pub last_hole_min: u16,
    /// Seeds that a player with an empty territory puts in each of its holes, 1 to 10.
    pub refill: Option<u16>,
}

/// When a relay stops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relay {
    /// Which hole a new lap is lifted from.
    pub lift: Lift,
    /// Counts of that hole that stop the relay.
    pub stop_counts: CountSet,
    /// Where the hole must lie to stop it.
    pub stop_in: Territory,
    /// Whether each lap is sown against the direction of the one before.
    pub alternating: bool,
    /// The maximum number of laps, 1 to 1000, after which a sowing is cut off.
    pub max_laps: u16,
}

/// Captures made while seeds are sown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FlowCapture {
    /// Counts at which a hole is emptied.
    pub counts: CountSet,
    /// Who may make these captures.
    pub by: FlowTaker,
    /// Where they may be made, from the point of view of the player who captures.
    pub territory: Territory,
    /// Whether the last seed of a lap counts too.
    pub last: bool,
}

/// How holes become special.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Special {
    /// Counts that the last seed must make.
    pub counts: CountSet,
    /// Where it must fall.
    pub territory: Territory,
    /// A second hole that becomes special with it.
    pub pair: Partner,
    /// A player has at most one special hole.
    pub one_each: bool,
    /// The last hole of a row, in the direction of sowing, can't become special.
    pub not_last: bool,
    /// A hole can't become special if its twin in the other row is special and belongs to the
    /// opponent.
    pub not_twin: bool,
    /// Where the seeds of a special hole go.
    pub seeds: SpecialSeeds,
    /// Seeds that the opponent takes from a special hole when their sowing stops there, 0 to 720.
    pub rob: u16,
}

/// A second hole that becomes special, and the seeds it must hold, 1 to 720.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Partner {
    /// None.
    None,
    /// The opposite hole.
    Opposite(u16),
    /// The hole that received the second to last seed; one of the two must hold this many.
    Previous(u16),
}

/// Captures made when the sowing has stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Capture {
    /// Counts of a chain hole that capture.
    pub counts: CountSet,
    /// Where the chain must begin.
    pub territory: Territory,
    /// Where the chain begins, and what each of its holes yields.
    pub takes: Takes,
    /// Whether the opposite hole must hold a seed.
    pub needs_opposite: bool,
    /// Whether only a sowing of a single lap captures.
    pub one_lap: bool,
    /// Which other holes are captured.
    pub chain: Chain,
    /// What happens to a capture that would leave the opponent without seeds.
    pub grand_slam: GrandSlam,
    /// What happens when the last seed falls into the opponent's first hole.
    pub first_hole: FirstHole,
}

impl Capture {
    /// Returns whether the chain begins beyond an empty hole.
    #[must_use]
    pub const fn is_beyond(&self) -> bool {
        matches!(self.takes, Takes::Beyond | Takes::BeyondAndOpposite)
    }

    /// Returns the capture described by `spec`, which is tried after `self`, the first one.
    fn next(&self, spec: &ElseCaptureSpec) -> Self {
        Self {
            counts: CountSet::from(&spec.counts),
            territory: spec.territory,
            takes: spec.takes,
            needs_opposite: spec.needs == Needs::Opposite,
            one_lap: spec.one_lap,
            chain: spec.chain,
            grand_slam: self.grand_slam,
            first_hole: self.first_hole,
        }
    }
}

/// A match of several rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rounds {
    /// How the seeds of a round are laid out for the next one.
    pub fill: Fill,
    /// Who begins the next round.
    pub starter: Starter,
    /// The match is over when a player can't fill or own this many holes.
    pub min_holes: usize,
    /// The maximum number of rounds, 1 to 1000.
    pub at_most: u16,
}

/// How a game ends, and who gets the remaining seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// What happens when a player has no legal move.
    pub stuck: Stuck,
    /// The game is over when fewer seeds than this are on the board, 1 to 720.
    pub seeds_left_below: Option<u16>,
    /// The game is over when a loft holds more than half of all seeds.
    pub majority: bool,
    /// Who takes the seeds left on the board after an ending by majority.
    pub at_majority: AtMajority,
    /// The game is over when every hole holds at most one seed.
    pub no_hole_above_one: bool,
    /// The game is over when a territory is empty.
    pub empty_territory: bool,
    /// The game is over when both end squares have been captured.
    pub end_squares_taken: bool,
    /// The game is over after this many moves of both players together, 1 to 1000.
    pub move_limit: Option<u16>,
    /// Who takes the seeds left on the board.
    pub remaining: Remaining,
    /// How a game that repeats itself ends.
    pub repetition: Option<Repetition>,
    /// Who wins.
    pub goal: Goal,
}

/// How a game that repeats itself ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// The game is over when a position has occurred this many times, 2 to 10.
    pub occurrences: u8,
    /// Who takes the remaining seeds after a repetition.
    pub remaining: RepetitionRemaining,
}

// Conversions of the groups of a valid rule file, whose numbers fit the narrower types.

impl From<&TurnSpec> for Turn {
    fn from(spec: &TurnSpec) -> Self {
        Self {
            again_by_store: spec.again.contains(&Again::Store),
            again_by_capture: spec.again.contains(&Again::Capture),
            again_at_most: spec.again_at_most.map(|most| most as u16),
            swap: spec.swap,
        }
    }
}

impl From<&PlaySpec> for Play {
    fn from(spec: &PlaySpec) -> Self {
        Self {
            from: spec.from,
            min_seeds: spec.min_seeds as u16,
            leave: spec.leave as u16,
            feeding: spec.feeding,
            reach_opponent: spec.reach_opponent,
            last_hole_min: spec.last_hole_min as u16,
            refill: spec.refill.map(|seeds| seeds as u16),
        }
    }
}

impl From<&RelaySpec> for Relay {
    fn from(spec: &RelaySpec) -> Self {
        Self {
            lift: spec.lift,
            stop_counts: CountSet::from(&spec.stop_counts),
            stop_in: spec.stop_in,
            alternating: spec.alternating,
            max_laps: spec.max_laps as u16,
        }
    }
}

impl From<&FlowCaptureSpec> for FlowCapture {
    fn from(spec: &FlowCaptureSpec) -> Self {
        Self {
            counts: CountSet::from(&spec.counts),
            by: spec.by,
            territory: spec.territory,
            last: spec.last,
        }
    }
}

impl From<&SpecialSpec> for Special {
    fn from(spec: &SpecialSpec) -> Self {
        Self {
            counts: CountSet::from(&spec.counts),
            territory: spec.territory,
            pair: match spec.pair {
                Pair::None => Partner::None,
                Pair::Opposite(count) => Partner::Opposite(count as u16),
                Pair::Previous(count) => Partner::Previous(count as u16),
            },
            one_each: spec.limits.contains(&Limit::OneEach),
            not_last: spec.limits.contains(&Limit::NotLast),
            not_twin: spec.limits.contains(&Limit::NotTwin),
            seeds: spec.seeds,
            rob: spec.rob as u16,
        }
    }
}

impl From<&CaptureSpec> for Capture {
    fn from(spec: &CaptureSpec) -> Self {
        Self {
            counts: CountSet::from(&spec.counts),
            territory: spec.territory,
            takes: spec.takes,
            needs_opposite: spec.needs == Needs::Opposite,
            one_lap: spec.one_lap,
            chain: spec.chain,
            grand_slam: spec.grand_slam,
            first_hole: spec.first_hole,
        }
    }
}

impl From<&EndSpec> for End {
    fn from(spec: &EndSpec) -> Self {
        Self {
            stuck: spec.stuck,
            seeds_left_below: spec.seeds_left_below.map(|seeds| seeds as u16),
            majority: spec.majority,
            at_majority: spec.at_majority,
            no_hole_above_one: spec.no_hole_above_one,
            empty_territory: spec.empty_territory,
            end_squares_taken: spec.end_squares_taken,
            move_limit: spec.move_limit.map(|moves| moves as u16),
            remaining: spec.remaining,
            repetition: spec.repetition.map(|repetition| Repetition {
                occurrences: repetition.occurrences as u8,
                remaining: repetition.remaining,
            }),
            goal: spec.goal,
        }
    }
}

impl From<&RoundsSpec> for Rounds {
    fn from(spec: &RoundsSpec) -> Self {
        Self {
            fill: spec.fill,
            starter: spec.starter,
            min_holes: spec.min_holes as usize,
            at_most: spec.at_most as u16,
        }
    }
}

/// Returns whether all seeds stay on the board: there is no reserve, captured seeds are always sown
/// on (even by the capture that ends the game), and the seeds left at the end stay where they are.
fn keeps_all_in_play(spec: &RuleSpec) -> bool {
    spec.board.rows == FOUR_ROWS
        && matches!(spec.capture.to, To::Resow(_))
        && spec.end.goal == Goal::LastMove
        && !spec.end.empty_inner
        && spec.bao.is_none()
}

impl RuleSet {
    /// Creates the rules of a `spec` that has passed validation.
    pub(super) fn of_valid(spec: RuleSpec) -> Self {
        let board = &spec.board;
        let mut geometry = match board.rows {
            FOUR_ROWS => Geometry::of_four_rows(board.holes as usize),
            _ => Geometry::new(board.holes as usize),
        };
        if board.end_squares.is_some() {
            geometry = geometry.with_end_squares();
        }
        if board.direction == Direction::Chosen {
            geometry = geometry.with_chosen_direction();
        } else if !spec.play.reverse_from.is_empty() {
            geometry = geometry.with_signs(board.direction == Direction::Clockwise);
        }
        let nyumba = spec.bao.as_ref().and_then(|bao| bao.nyumba.as_ref());
        let place = nyumba.and_then(|nyumba| board.place_on_four_rows(&nyumba.hole));
        if let Some(place) = place {
            geometry = geometry.with_nyumba(place);
        }
        if spec.capture.extra > 0 {
            geometry = geometry.with_extras();
        }
        if keeps_all_in_play(&spec) {
            geometry = geometry.without_stores();
        }
        let store_end = match board.direction {
            Direction::Clockwise => StoreEnd::Left,
            Direction::Counterclockwise | Direction::Chosen => StoreEnd::Right,
        };
        let start = start_counts(board, geometry);
        let first = Capture::from(&spec.capture);
        let others: Vec<Capture> = spec
            .else_capture
            .iter()
            .map(|one| first.next(one))
            .collect();
        let is_classic = !parameters::needs_newest_format(&spec);
        let four_rows = geometry
            .has_four_rows()
            .then(|| Box::new(FourRows::new(&spec, geometry)));
        let reserve = spec.bao.as_ref().map_or(0, |bao| bao.reserve as u16);
        Self {
            geometry,
            paths: Paths::new(geometry, spec.sowing.stores, store_end),
            start,
            total_seeds: start.iter().sum::<u16>() + 2 * reserve,
            ways: match board.direction {
                Direction::Counterclockwise => &[Way::Counterclockwise],
                Direction::Clockwise => &[Way::Clockwise],
                Direction::Chosen => &[Way::Counterclockwise, Way::Clockwise],
            },
            turn: Turn::from(&spec.turn),
            play: Play::from(&spec.play),
            skip_start: spec.sowing.skip_start,
            after_circle: spec.sowing.after_circle,
            relay: spec.sowing.relay.as_ref().map(Relay::from),
            flow_capture: spec.flow_capture.as_ref().map(FlowCapture::from),
            special: spec.special.as_ref().map(Special::from),
            captures: [first].into_iter().chain(others).collect(),
            end: End::from(&spec.end),
            rounds: spec.rounds.as_ref().map(Rounds::from),
            four_rows,
            is_classic,
            fingerprint: fingerprint(&spec),
            spec,
        }
    }

    /// Returns the rule file of these rules, with the board actually played on.
    #[must_use]
    pub const fn spec(&self) -> &RuleSpec {
        &self.spec
    }

    /// Returns the variant's name for a reader of `language` (a code such as `en`).
    #[must_use]
    pub fn name(&self, language: &str) -> &str {
        self.spec.name.get(language)
    }

    /// Returns the shape of the board.
    #[must_use]
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Returns the number of seeds in each hole at the start; if the holes differ, in the fullest
    /// one.
    #[must_use]
    pub fn seeds_per_hole(&self) -> u16 {
        let holes = self.start[..self.geometry.holes()].iter();
        holes.copied().max().unwrap_or(0)
    }

    /// Returns the number of seeds in every hole and end square at the start; 0 beyond the board.
    #[must_use]
    pub const fn start_counts(&self) -> [u16; MAX_HOLES] {
        self.start
    }

    /// Returns the number of seeds in the whole game.
    #[must_use]
    pub const fn total_seeds(&self) -> u16 {
        self.total_seeds
    }

    /// Returns the direction in which seeds are sown.
    #[must_use]
    pub const fn direction(&self) -> Direction {
        self.spec.board.direction
    }

    /// Returns the direction in which `one` is sown.
    #[inline]
    #[must_use]
    pub fn way_of(&self, one: Move) -> Way {
        if one.is_reversed() {
            self.ways[0].reversed()
        } else {
            self.ways[0]
        }
    }

    /// Returns whether the first format of rule files can express the rules: they have no sowing
    /// into stores, extra moves, special holes, rounds and so on.
    #[must_use]
    pub const fn is_classic(&self) -> bool {
        self.is_classic
    }

    /// Returns whether a position consists only of the board, the lofts, the player to move and the
    /// last capturer, and seeds never return to the board. Endgame tables and proofs require both.
    #[must_use]
    pub fn has_plain_positions(&self) -> bool {
        self.extra_state().is_none()
    }

    /// Returns the first field of the rule file that adds state to a position beyond the board, the
    /// lofts, the player to move and the last capturer, or that puts seeds back on the board;
    /// `None` if there is none.
    #[must_use]
    pub fn extra_state(&self) -> Option<&'static str> {
        if self.is_classic {
            return None;
        }
        let fields = [
            ("board.rows: 4", self.four_rows.is_some()),
            ("board.end_squares", self.geometry.has_end_squares()),
            ("turn.again_at_most", self.turn.again_at_most.is_some()),
            ("turn.swap", self.turn.swap),
            ("play.refill", self.play.refill.is_some()),
            ("special", self.special.is_some()),
            ("rounds", self.rounds.is_some()),
            ("end.move_limit", self.end.move_limit.is_some()),
            (
                "end.remaining: Starter",
                self.end.remaining == Remaining::Starter,
            ),
        ];
        let mut used = fields.into_iter().filter(|(_, is_used)| *is_used);
        used.next().map(|(field, _)| field)
    }

    /// Returns whether a repetition gives each player the seeds of their own territory, either by
    /// the rule of repetition or because it ends a round. Otherwise, neither player gets seeds in a
    /// game that repeats: the rules leave the seeds on the board, or there is no rule of repetition
    /// and the game never ends.
    #[must_use]
    pub fn circles_give_each_own(&self) -> bool {
        self.end.goal == Goal::MostSeeds
            && self.end.repetition.is_some_and(|repetition| {
                repetition.remaining == RepetitionRemaining::EachOwn || self.rounds.is_some()
            })
    }

    /// Returns when a player moves again, and whether the second player may swap sides.
    #[must_use]
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Returns whether a move can earn the mover an extra move.
    #[must_use]
    pub const fn has_extra_moves(&self) -> bool {
        self.turn.again_by_store || self.turn.again_by_capture
    }

    /// Returns which stores a player sows into.
    #[must_use]
    pub const fn stores(&self) -> Stores {
        self.spec.sowing.stores
    }

    /// Returns whether players sow into stores: their own, or both.
    #[must_use]
    pub fn sows_stores(&self) -> bool {
        self.stores() != Stores::None
    }

    /// Returns how holes become special; `None` if none does.
    #[must_use]
    pub const fn special(&self) -> Option<&Special> {
        self.special.as_ref()
    }

    /// Returns how the rounds of a match are played; `None` if a match is a single game.
    #[must_use]
    pub const fn rounds(&self) -> Option<&Rounds> {
        self.rounds.as_ref()
    }

    /// Returns whether seeds buy holes for the next round.
    #[must_use]
    pub fn has_land(&self) -> bool {
        self.rounds
            .is_some_and(|rounds| rounds.fill == Fill::Territory)
    }

    /// Returns the rules that exist only on four rows; `None` on two rows.
    #[must_use]
    pub fn four_rows(&self) -> Option<&FourRows> {
        self.four_rows.as_deref()
    }

    /// Returns the rules that only Bao has; `None` for other games.
    #[must_use]
    pub fn bao(&self) -> Option<&Bao> {
        self.four_rows()?.bao.as_ref()
    }

    /// Returns whether a player who can't move has lost; seeds then don't count.
    #[inline]
    #[must_use]
    pub fn is_won_by_last_move(&self) -> bool {
        self.end.goal == Goal::LastMove
    }

    /// Returns whether the seeds in a player's loft are the score. A loft may also hold a reserve.
    #[must_use]
    pub fn scores_in_lofts(&self) -> bool {
        self.geometry().has_stores() && !self.is_won_by_last_move()
    }

    /// Returns which holes a player may lift.
    #[must_use]
    pub const fn play(&self) -> &Play {
        &self.play
    }

    /// Returns whether a lap skips the hole it started from.
    #[must_use]
    pub const fn skip_start(&self) -> bool {
        self.skip_start
    }

    /// Returns where seeds go after a full circle.
    #[must_use]
    pub const fn after_circle(&self) -> AfterCircle {
        self.after_circle
    }

    /// Returns when a relay stops; `None` if each move is a single lap.
    #[must_use]
    pub const fn relay(&self) -> Option<&Relay> {
        self.relay.as_ref()
    }

    /// Returns the rules of captures during the sowing; `None` if there are none.
    #[must_use]
    pub const fn flow_capture(&self) -> Option<&FlowCapture> {
        self.flow_capture.as_ref()
    }

    /// Returns the first capture to try at the end of the sowing.
    #[must_use]
    pub fn capture(&self) -> &Capture {
        &self.captures[0]
    }

    /// Returns the captures in the order in which they are tried until one takes a seed.
    #[must_use]
    pub fn captures(&self) -> &[Capture] {
        &self.captures
    }

    /// Returns how a game ends.
    #[must_use]
    pub const fn end(&self) -> &End {
        &self.end
    }

    /// Returns the hole or end square after `hole` in the default direction of sowing, leaving out
    /// stores.
    #[inline]
    #[must_use]
    pub const fn next(&self, hole: Hole) -> Hole {
        self.paths.neighbour(hole, self.ways[0])
    }

    /// Returns the hole or end square before `hole` in the default direction of sowing.
    #[inline]
    #[must_use]
    pub const fn previous(&self, hole: Hole) -> Hole {
        self.paths.neighbour(hole, self.ways[0].reversed())
    }

    /// Returns the hole `steps` further in the default direction of sowing, on a board without end
    /// squares if no hole is skipped.
    #[must_use]
    pub const fn ahead(&self, hole: Hole, steps: u16) -> Hole {
        let holes = self.geometry.holes();
        let steps = steps as usize % holes;
        Hole::new(match self.ways[0] {
            Way::Counterclockwise => (hole.index() + steps) % holes,
            Way::Clockwise => (hole.index() + holes - steps) % holes,
        })
    }

    /// Returns whether `hole` lies in `territory` from the point of view of `side`.
    #[inline]
    #[must_use]
    pub fn lies_in(&self, hole: Hole, territory: Territory, side: Side) -> bool {
        match territory {
            Territory::Own => self.geometry.owner(hole) == side,
            Territory::Opponent => self.geometry.owner(hole) != side,
            Territory::Any => true,
        }
    }

    /// Returns the holes that are captured when the sowing stops at `end`, in order from `end`
    /// backwards.
    ///
    /// The caller has checked that `end` itself captures; `count` returns the seeds in a hole at
    /// the end of the sowing.
    pub fn capturing_chain(
        &self,
        end: Hole,
        count: impl Fn(Hole) -> u16,
    ) -> impl Iterator<Item = Hole> {
        let rule = self.capture();
        let territory = self.geometry.owner(end);
        let continues = move |hole: Hole| {
            rule.chain != Chain::None
                && rule.counts.contains(count(hole))
                && (rule.chain == Chain::AcrossTerritories
                    || self.geometry.owner(hole) == territory)
        };
        let behind =
            std::iter::successors(Some(self.previous(end)), |&hole| Some(self.previous(hole)));
        let behind = behind.take_while(move |&hole| hole != end && continues(hole));
        std::iter::once(end).chain(behind)
    }

    /// Returns whether each move of these [classic](Self::is_classic) rules is a single lap without
    /// flow captures, so that its end can be computed without sowing it.
    #[must_use]
    pub const fn is_single_lap(&self) -> bool {
        self.is_classic && self.relay.is_none() && self.flow_capture.is_none()
    }

    /// Returns a hash that two rule sets share only if they play alike on the same board; names and
    /// texts don't count. It is the key of all data per variant, both in players' files and in
    /// those shipped with the program, so it stays the same in later versions, even if the format
    /// gains parameters.
    #[must_use]
    pub const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// Returns the default board of the variant, then its other boards, each once.
    pub fn usual_boards(&self) -> impl Iterator<Item = BoardSpec> {
        let (usual, others) = (&self.spec.board, &self.spec.also_played_on);
        // A rule file lists few boards, so a linear search is fine.
        let new = others.iter().enumerate().filter(move |&(index, board)| {
            board != usual && !self.spec.also_played_on[..index].contains(board)
        });
        std::iter::once(usual)
            .chain(new.map(|(_, board)| board))
            .cloned()
    }
}

/// Returns the number of seeds in every hole and end square at the start on `board`.
fn start_counts(board: &BoardSpec, geometry: Geometry) -> [u16; MAX_HOLES] {
    let mut start = [0; MAX_HOLES];
    for hole in geometry.all() {
        let counts = match geometry.owner(hole) {
            Side::North if !board.start_of_north.is_empty() => &board.start_of_north,
            _ => &board.start,
        };
        let listed = counts.get(hole.index() % geometry.row());
        start[hole.index()] = *listed.unwrap_or(&board.seeds) as u16;
    }
    if let Some(seeds) = board.end_squares {
        for square in geometry.end_squares() {
            start[square.index()] = seeds as u16;
        }
    }
    start
}
