//! Validated rules: the only form that the rest of the program uses.

use super::board::{Geometry, Hole, MAX_HOLES, Side};
use super::counts::CountSet;
use super::fingerprint::fingerprint;
use super::spec::{
    BoardSpec, CaptureSpec, Chain, Direction, EndSpec, Feeding, FlowCaptureSpec, FlowTaker,
    GrandSlam, PlayFrom, PlaySpec, RelaySpec, Remaining, RepetitionRemaining, RuleSpec, Stuck,
    Takes, Territory,
};

/// The rules of one variant on one board.
///
/// Made by [`RuleSet::from_spec`] or [`parse_rule_file`](super::parse_rule_file)
/// only, so every value is in its range and no two values are in conflict.
///
/// ```
/// use awale::rules::parse_rule_file;
///
/// let rules = parse_rule_file(b"(name: \"Mine\", board: (holes: 8), capture: (counts: Only([3, 4])))")?;
/// assert_eq!(rules.name("en"), "Mine");
/// assert_eq!((rules.geometry().holes(), rules.total_seeds()), (16, 64));
///
/// // All problems are reported at once, each with its place.
/// let error = parse_rule_file(b"(name: \"Mine\",\n board: (holes: 2, seeds: 99))").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "2:10: `board.holes` is 2; it must be from 3 to 18; 2:20: `board.seeds` is 99; it must be from 1 to 20"
/// );
/// # Ok::<(), awale::rules::RuleFileError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSet {
    pub(super) spec: RuleSpec,
    pub(super) geometry: Geometry,
    pub(super) seeds_per_hole: u16,
    pub(super) direction: Direction,
    pub(super) next: [Hole; MAX_HOLES],
    pub(super) previous: [Hole; MAX_HOLES],
    pub(super) play: Play,
    pub(super) skip_start: bool,
    pub(super) relay: Option<Relay>,
    pub(super) flow_capture: Option<FlowCapture>,
    pub(super) capture: Capture,
    pub(super) end: End,
    pub(super) fingerprint: u64,
}

/// Which holes a player may lift.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play {
    /// In whose territory.
    pub from: PlayFrom,
    /// The fewest seeds a hole must hold, 1 to 20.
    pub min_seeds: u16,
    /// Seeds that stay in a lifted hole, 0 or 1; less than `min_seeds`.
    pub leave: u16,
    /// The duty to leave the opponent something to play with.
    pub feeding: Feeding,
    /// Whether moves that reach the opponent's territory go before all others.
    pub reach_opponent: bool,
}

/// When a relay sowing stops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relay {
    /// Counts of the reached hole that stop it.
    pub stop_counts: CountSet,
    /// Where the reached hole must lie for that.
    pub stop_in: Territory,
    /// After this many laps the sowing is cut off, 1 to 1000.
    pub max_laps: u16,
}

/// Captures made while seeds are sown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FlowCapture {
    /// Counts at which a hole is emptied.
    pub counts: CountSet,
    /// Who may make them.
    pub by: FlowTaker,
    /// Where, seen by the player who captures.
    pub territory: Territory,
}

/// Captures made when the sowing has stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Capture {
    /// Counts of a chain hole that capture.
    pub counts: CountSet,
    /// Where the last seed must fall.
    pub territory: Territory,
    /// What a chain hole yields.
    pub takes: Takes,
    /// How far back the chain extends.
    pub chain: Chain,
    /// What becomes of a capture that would leave the opponent without seeds.
    pub grand_slam: GrandSlam,
}

/// How a game ends, and who gets what is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// What happens when a player has no legal move.
    pub stuck: Stuck,
    /// Over when fewer seeds than this are on the board, 1 to 720.
    pub seeds_left_below: Option<u16>,
    /// Over when a loft holds more than half of all seeds.
    pub majority: bool,
    /// Over when every hole holds 0 or 1.
    pub no_hole_above_one: bool,
    /// Over when a territory is empty.
    pub empty_territory: bool,
    /// Who takes the seeds left on the board.
    pub remaining: Remaining,
    /// The end of a game that repeats itself.
    pub repetition: Option<Repetition>,
}

impl End {
    /// Whether a repetition gives each player the seeds of their own territory. If not, a repeating
    /// game gives neither player anything: the rules leave the seeds on the board, or have no rule
    /// of repetition, and the game has no end.
    #[must_use]
    pub fn circles_give_each_own(&self) -> bool {
        self.repetition
            .is_some_and(|repetition| repetition.remaining == RepetitionRemaining::EachOwn)
    }
}

/// The end of a game that repeats itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// Over when a position has occurred this many times, 2 to 10.
    pub occurrences: u8,
    /// Who takes the seeds left then.
    pub remaining: RepetitionRemaining,
}

// Every group of a valid rule file: its numbers fit their narrower types.

impl From<&PlaySpec> for Play {
    fn from(spec: &PlaySpec) -> Self {
        Self {
            from: spec.from,
            min_seeds: spec.min_seeds as u16,
            leave: spec.leave as u16,
            feeding: spec.feeding,
            reach_opponent: spec.reach_opponent,
        }
    }
}

impl From<&RelaySpec> for Relay {
    fn from(spec: &RelaySpec) -> Self {
        Self {
            stop_counts: CountSet::from(&spec.stop_counts),
            stop_in: spec.stop_in,
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
        }
    }
}

impl From<&CaptureSpec> for Capture {
    fn from(spec: &CaptureSpec) -> Self {
        Self {
            counts: CountSet::from(&spec.counts),
            territory: spec.territory,
            takes: spec.takes,
            chain: spec.chain,
            grand_slam: spec.grand_slam,
        }
    }
}

impl From<&EndSpec> for End {
    fn from(spec: &EndSpec) -> Self {
        Self {
            stuck: spec.stuck,
            seeds_left_below: spec.seeds_left_below.map(|seeds| seeds as u16),
            majority: spec.majority,
            no_hole_above_one: spec.no_hole_above_one,
            empty_territory: spec.empty_territory,
            remaining: spec.remaining,
            repetition: spec.repetition.map(|repetition| Repetition {
                occurrences: repetition.occurrences as u8,
                remaining: repetition.remaining,
            }),
        }
    }
}

impl RuleSet {
    /// The rules of a `spec` in which validation found no problem.
    pub(super) fn of_valid(spec: RuleSpec) -> Self {
        let geometry = Geometry::new(spec.board.holes as usize);
        let (next, previous) = steps(geometry, spec.board.direction);
        Self {
            geometry,
            seeds_per_hole: spec.board.seeds as u16,
            direction: spec.board.direction,
            next,
            previous,
            play: Play::from(&spec.play),
            skip_start: spec.sowing.skip_start,
            relay: spec.sowing.relay.as_ref().map(Relay::from),
            flow_capture: spec.flow_capture.as_ref().map(FlowCapture::from),
            capture: Capture::from(&spec.capture),
            end: End::from(&spec.end),
            fingerprint: fingerprint(&spec),
            spec,
        }
    }

    /// The rule file these rules were made from, on the board actually played.
    #[must_use]
    pub const fn spec(&self) -> &RuleSpec {
        &self.spec
    }

    /// The variant's name for a reader of `language` (a code such as `en`).
    #[must_use]
    pub fn name(&self, language: &str) -> &str {
        self.spec.name.get(language)
    }

    /// The shape of the board.
    #[must_use]
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Seeds in each hole at the start.
    #[must_use]
    pub const fn seeds_per_hole(&self) -> u16 {
        self.seeds_per_hole
    }

    /// Seeds in the whole game.
    #[must_use]
    pub const fn total_seeds(&self) -> u16 {
        self.seeds_per_hole * self.geometry.holes() as u16
    }

    /// Which way seeds are sown.
    #[must_use]
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// Which holes a player may lift.
    #[must_use]
    pub const fn play(&self) -> &Play {
        &self.play
    }

    /// Whether the hole a lap started from gets no seed of that lap.
    #[must_use]
    pub const fn skip_start(&self) -> bool {
        self.skip_start
    }

    /// When a relay sowing stops; `None` if each move is a single lap.
    #[must_use]
    pub const fn relay(&self) -> Option<&Relay> {
        self.relay.as_ref()
    }

    /// Captures during the sowing; `None` if there are none.
    #[must_use]
    pub const fn flow_capture(&self) -> Option<&FlowCapture> {
        self.flow_capture.as_ref()
    }

    /// Captures at the end of the sowing.
    #[must_use]
    pub const fn capture(&self) -> &Capture {
        &self.capture
    }

    /// How a game ends.
    #[must_use]
    pub const fn end(&self) -> &End {
        &self.end
    }

    /// The hole that is sown after `hole`.
    #[inline]
    #[must_use]
    pub const fn next(&self, hole: Hole) -> Hole {
        self.next[hole.index()]
    }

    /// The hole that is sown before `hole`.
    #[inline]
    #[must_use]
    pub const fn previous(&self, hole: Hole) -> Hole {
        self.previous[hole.index()]
    }

    /// The hole `steps` further in the direction of sowing, if none is skipped.
    #[must_use]
    pub const fn ahead(&self, hole: Hole, steps: u16) -> Hole {
        let holes = self.geometry.holes();
        let steps = steps as usize % holes;
        Hole::new(match self.direction {
            Direction::Counterclockwise => (hole.index() + steps) % holes,
            Direction::Clockwise => (hole.index() + holes - steps) % holes,
        })
    }

    /// Whether `hole` lies in `territory`, as a player of `side` means it.
    #[inline]
    #[must_use]
    pub fn lies_in(&self, hole: Hole, territory: Territory, side: Side) -> bool {
        match territory {
            Territory::Own => self.geometry.owner(hole) == side,
            Territory::Opponent => self.geometry.owner(hole) != side,
            Territory::Any => true,
        }
    }

    /// The holes whose counts capture when the sowing stops at `end`, from `end` backwards.
    ///
    /// The caller has checked that `end` itself captures; `count` returns the seeds in a hole at
    /// the end of the sowing.
    pub(crate) fn capturing_chain(
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

    /// Whether a move is a single lap without captures on the way, so that
    /// where it ends can be computed without sowing it.
    #[must_use]
    pub const fn is_single_lap(&self) -> bool {
        self.relay.is_none() && self.flow_capture.is_none()
    }

    /// A number that two rule sets share only if they play alike on the same board; names and texts
    /// don't count. It is the key of all data per variant, in players' files and in the program's
    /// own, so it stays the same in later versions, even if the format gains parameters.
    #[must_use]
    pub const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// The usual board of the variant, then the other usual ones; each board once.
    pub fn usual_boards(&self) -> impl Iterator<Item = BoardSpec> {
        let (usual, others) = (self.spec.board, &self.spec.also_played_on);
        let others = others.iter().enumerate();
        // A rule file lists few boards.
        let new = others.filter(move |&(index, board)| {
            *board != usual && !self.spec.also_played_on[..index].contains(board)
        });
        std::iter::once(usual).chain(new.map(|(_, board)| *board))
    }
}

/// For every hole, the one sown after it and the one sown before it.
fn steps(geometry: Geometry, direction: Direction) -> ([Hole; MAX_HOLES], [Hole; MAX_HOLES]) {
    let mut after = [Hole::new(0); MAX_HOLES];
    let mut before = after;
    for hole in geometry.all() {
        after[hole.index()] = geometry.after(hole);
        before[hole.index()] = geometry.before(hole);
    }
    match direction {
        Direction::Counterclockwise => (after, before),
        Direction::Clockwise => (before, after),
    }
}
