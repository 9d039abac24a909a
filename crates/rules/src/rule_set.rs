//! Validated rules: the only form of rules that the rest of the program uses.

use super::board::{Geometry, Hole, MAX_HOLES, Side};
use super::counts::CountSet;
use super::fingerprint::fingerprint;
use super::four_rows::FourRows;
use super::moves::Move;
use super::parameters;
use super::paths::{Paths, Way};
use super::spec::{
    AfterCircle, BaoSpec, BoardSpec, Counts, Direction, EndSpec, Fill, Goal, PlayFrom, RelaySpec,
    Remaining, RepetitionRemaining, RoundsSpec, RuleSpec, SpecialSpec, Stores,
};
use super::two_rows::TwoRows;

/// The rules of one variant on one board.
///
/// It can be constructed only by [`RuleSet::from_spec`] or
/// [`parse_rule_file`](super::parse_rule_file), so every value is in range and no two values
/// conflict.
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
    /// The number of seeds in every hole and end square at the start.
    start: [u16; MAX_HOLES],
    total_seeds: u16,
    /// The default direction of sowing.
    way: Way,
    /// The counts that stop a relay; none without a relay.
    pub(super) stop_counts: CountSet,
    pub(super) board: Board,
    is_classic: bool,
    pub(super) fingerprint: u64,
}

/// The values computed from the rules of one kind of board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Board {
    TwoRows(Box<TwoRows>),
    FourRows(Box<FourRows>),
}

impl RuleSet {
    /// Creates the rules of a `spec` that has passed validation.
    pub(super) fn of_valid(spec: RuleSpec) -> Self {
        let way = match spec.board.direction {
            Direction::Counterclockwise | Direction::Chosen => Way::Counterclockwise,
            Direction::Clockwise => Way::Clockwise,
        };
        let (geometry, paths, board) = if spec.board.has_four_rows() {
            let geometry = FourRows::geometry(&spec);
            let four_rows = FourRows::new(&spec, geometry);
            let paths = Paths::of_rings(geometry);
            (geometry, paths, Board::FourRows(Box::new(four_rows)))
        } else {
            let geometry = TwoRows::geometry(&spec);
            let two_rows = TwoRows::new(&spec);
            let paths = Paths::of_two_rows(geometry, spec.sowing.stores, way);
            (geometry, paths, Board::TwoRows(Box::new(two_rows)))
        };
        let start = start_counts(&spec.board, geometry);
        let reserve = spec.bao.as_ref().map_or(0, |bao| bao.reserve as u16);
        let relay = spec.sowing.relay.as_ref();
        Self {
            geometry,
            paths,
            start,
            total_seeds: start.iter().sum::<u16>() + 2 * reserve,
            way,
            stop_counts: CountSet::from(relay.map_or(&Counts::Never, |relay| &relay.stop_counts)),
            board,
            is_classic: !parameters::needs_newest_format(&spec),
            fingerprint: fingerprint(&spec),
            spec,
        }
    }

    /// Returns the contents of the rule file, with the board in use as the default. A parameter
    /// that the board doesn't have is at its default.
    #[inline]
    #[must_use]
    pub const fn spec(&self) -> &RuleSpec {
        &self.spec
    }

    /// Returns the variant's name in `language` (a code such as `en`).
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

    /// Returns the direction in which `mv` is sown.
    #[inline]
    #[must_use]
    pub fn way_of(&self, mv: Move) -> Way {
        if mv.is_reversed() {
            self.way.reversed()
        } else {
            self.way
        }
    }

    /// Returns whether the first format of rule files can express the rules: they have no sowing
    /// into stores, extra moves, special holes, rounds and so on.
    #[must_use]
    pub const fn is_classic(&self) -> bool {
        self.is_classic
    }

    /// Returns whether a position consists of only the board, the lofts, the player to move and the
    /// last capturer, and seeds never return to the board. Endgame tables and proofs rely on both.
    #[must_use]
    pub fn has_plain_positions(&self) -> bool {
        self.extra_state().is_none()
    }

    /// Returns the first field of the rule file that adds state to a position besides the board,
    /// the lofts, the player to move and the last capturer, or that puts seeds back on the board;
    /// `None` if there is none.
    #[must_use]
    pub fn extra_state(&self) -> Option<&'static str> {
        if self.is_classic {
            return None;
        }
        let RuleSpec {
            turn,
            play,
            special,
            end,
            rounds,
            ..
        } = &self.spec;
        let fields = [
            ("board.rows: 4", self.geometry.has_four_rows()),
            ("board.end_squares", self.geometry.has_end_squares()),
            ("turn.again_at_most", turn.again_at_most.is_some()),
            ("turn.swap", turn.swap),
            ("play.refill", play.refill.is_some()),
            ("special", special.is_some()),
            ("rounds", rounds.is_some()),
            ("end.move_limit", end.move_limit.is_some()),
            (
                "end.remaining: Starter",
                end.remaining == Remaining::Starter,
            ),
        ];
        let mut active = fields.into_iter().filter(|(_, is_used)| *is_used);
        active.next().map(|(field, _)| field)
    }

    /// Returns whether, after a repetition, each player gets the seeds of their own territory,
    /// either by the repetition rule or because the repetition ends a round. Otherwise, neither
    /// player gets any: the rules leave them on the board, or there is no repetition rule and the
    /// game never ends.
    #[must_use]
    pub fn circles_give_each_own(&self) -> bool {
        self.spec.end.goal == Goal::MostSeeds
            && self.spec.end.repetition.is_some_and(|repetition| {
                repetition.remaining == RepetitionRemaining::EachOwn || self.rounds().is_some()
            })
    }

    /// Returns the rules specific to Bao; `None` for other games.
    #[must_use]
    pub const fn bao(&self) -> Option<&BaoSpec> {
        self.spec.bao.as_ref()
    }

    /// Returns the number of seeds that each player holds in reserve at the start, 0 to 100.
    #[must_use]
    pub fn reserve(&self) -> u16 {
        self.bao().map_or(0, |bao| bao.reserve as u16)
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

    /// Returns whether a move can earn the mover an extra move.
    #[must_use]
    pub fn has_extra_moves(&self) -> bool {
        self.two_rows()
            .is_some_and(|rules| rules.two_rows.again_by_store || rules.two_rows.again_by_capture)
    }

    /// Returns how holes become special; `None` if none does.
    #[must_use]
    pub const fn special(&self) -> Option<&SpecialSpec> {
        self.spec.special.as_ref()
    }

    /// Returns how the rounds of a match are played; `None` if a match is a single game.
    #[must_use]
    pub const fn rounds(&self) -> Option<&RoundsSpec> {
        self.spec.rounds.as_ref()
    }

    /// Returns whether seeds buy holes for the next round.
    #[must_use]
    pub fn has_land(&self) -> bool {
        self.rounds()
            .is_some_and(|rounds| rounds.fill == Fill::Territory)
    }

    /// Returns the number of seeds that a player with an empty territory puts in each of its holes,
    /// if the rules have a refill.
    #[must_use]
    pub fn refill(&self) -> Option<u16> {
        self.spec.play.refill.map(|seeds| seeds as u16)
    }

    /// Returns whether the second player may swap sides after the first turn.
    #[must_use]
    pub const fn allows_swap(&self) -> bool {
        self.spec.turn.swap
    }

    /// Returns whether positions record who began. Those of classic rules and of four rows don't.
    #[must_use]
    pub fn records_starter(&self) -> bool {
        !self.is_classic && self.two_rows().is_some()
    }

    /// Returns whether a player who can't move loses, regardless of the seeds.
    #[inline]
    #[must_use]
    pub fn is_won_by_last_move(&self) -> bool {
        self.spec.end.goal == Goal::LastMove
    }

    /// Returns whether the seeds in the lofts are the score. A loft may also show a reserve.
    #[must_use]
    pub fn scores_in_lofts(&self) -> bool {
        self.geometry().has_stores() && !self.is_won_by_last_move()
    }

    /// Returns the minimum number of seeds with which a hole may be played, 1 to 20.
    #[must_use]
    pub const fn min_seeds(&self) -> u16 {
        self.spec.play.min_seeds as u16
    }

    /// Returns whether players may play holes of both sides.
    #[must_use]
    pub fn lifts_anywhere(&self) -> bool {
        self.spec.play.from == PlayFrom::Any
    }

    /// Returns the number of seeds that stay in a played hole, 0 or 1.
    #[must_use]
    pub const fn leave(&self) -> u16 {
        self.spec.play.leave as u16
    }

    /// Returns whether a lap skips the hole it started from.
    #[must_use]
    pub const fn skip_start(&self) -> bool {
        self.spec.sowing.skip_start
    }

    /// Returns where seeds go after a full circle.
    #[must_use]
    pub const fn after_circle(&self) -> AfterCircle {
        self.spec.sowing.after_circle
    }

    /// Returns the relay rules; `None` if only captured seeds start another lap.
    #[must_use]
    pub const fn relay(&self) -> Option<&RelaySpec> {
        self.spec.sowing.relay.as_ref()
    }

    /// Returns the counts that stop a relay, in the hole that the next lap would start from; none
    /// without a relay.
    #[must_use]
    pub const fn stop_counts(&self) -> &CountSet {
        &self.stop_counts
    }

    /// Returns the counts of the first capture to try.
    #[must_use]
    pub fn capturing_counts(&self) -> &CountSet {
        match &self.board {
            Board::TwoRows(two_rows) => &two_rows.capture().counts,
            Board::FourRows(four_rows) => &four_rows.counts,
        }
    }

    /// Returns how a game ends.
    #[must_use]
    pub const fn end(&self) -> &EndSpec {
        &self.spec.end
    }

    /// Returns the hole or end square after `hole` in the default direction of sowing, skipping
    /// stores.
    #[inline]
    #[must_use]
    pub const fn next(&self, hole: Hole) -> Hole {
        self.paths.neighbour(hole, self.way)
    }

    /// Returns the hole or end square before `hole` in the default direction of sowing.
    #[inline]
    #[must_use]
    pub const fn previous(&self, hole: Hole) -> Hole {
        self.paths.neighbour(hole, self.way.reversed())
    }

    /// Returns the hole `steps` further on in the default direction of sowing, for a board without
    /// end squares where no hole is skipped.
    #[must_use]
    pub const fn ahead(&self, hole: Hole, steps: u16) -> Hole {
        let holes = self.geometry.holes();
        let steps = steps as usize % holes;
        Hole::new(match self.way {
            Way::Counterclockwise => (hole.index() + steps) % holes,
            Way::Clockwise => (hole.index() + holes - steps) % holes,
        })
    }

    /// Returns a hash that two rule sets share only if they play alike on the same board,
    /// regardless of names and texts. It is the key of all data per variant, both in players' files
    /// and in those shipped with the program, so it stays the same in later versions, even if the
    /// format gains parameters.
    #[must_use]
    pub const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// Returns the default board of the variant, then its other boards, each once.
    pub fn usual_boards(&self) -> impl Iterator<Item = BoardSpec> {
        let (default, others) = (&self.spec.board, &self.spec.also_played_on);
        // Rule files list few boards, so a linear search is fast enough.
        let alternatives = others.iter().enumerate().filter(move |&(index, board)| {
            board != default && !self.spec.also_played_on[..index].contains(board)
        });
        std::iter::once(default)
            .chain(alternatives.map(|(_, board)| board))
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
