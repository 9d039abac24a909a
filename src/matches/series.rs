//! A match of several games: who begins each, the score, and who wins.
//!
//! Whoever sits South in the first game is the first contestant, wherever he sits later.

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use serde::{Deserialize, Serialize};

use super::setup::Beginner;
use crate::rules::{EndReason, Outcome, Side};

/// The most games that a match may have.
pub const MOST_GAMES: u8 = 99;
/// How many games a match usually has.
pub const USUAL_GAMES: u8 = 6;

/// One of the two who play a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Contestant {
    /// Who sits South in the first game.
    First,
    /// Who sits North in the first game.
    Second,
}

impl Contestant {
    /// Both, the first first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The other one.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 for the first, 1 for the second: the place in a pair.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What is agreed about the games of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeriesPlan {
    /// How many games are played, 1 to [`MOST_GAMES`].
    pub games: u8,
    /// Who begins the first game, and all others unless the contestants alternate.
    pub beginner: Beginner,
    /// Whether the contestants begin in turn.
    pub alternating: bool,
    /// Whether they change seats after every game.
    pub changing_seats: bool,
    /// The source of chance for who begins.
    pub seed: u64,
}

impl SeriesPlan {
    /// A single game.
    #[must_use]
    pub const fn single(beginner: Beginner, seed: u64) -> Self {
        Self {
            games: 1,
            beginner,
            alternating: false,
            changing_seats: false,
            seed,
        }
    }

    /// The contestant in the seat of `side` in game number `game`, from 0.
    #[must_use]
    pub const fn contestant_at(&self, side: Side, game: usize) -> Contestant {
        let changed = self.changing_seats && game % 2 == 1;
        match (side, changed) {
            (Side::South, false) | (Side::North, true) => Contestant::First,
            (Side::North, false) | (Side::South, true) => Contestant::Second,
        }
    }

    /// The seat of `contestant` in game number `game`, from 0.
    #[must_use]
    pub fn seat_of(&self, contestant: Contestant, game: usize) -> Side {
        if self.contestant_at(Side::South, game) == contestant {
            Side::South
        } else {
            Side::North
        }
    }

    /// The side that begins game number `game`, from 0, chance included: the same for the same plan.
    #[must_use]
    pub fn first_side(&self, game: usize) -> Side {
        if self.alternating {
            let first = self.contestant_at(self.side_by_agreement(0), 0);
            let begins = if game.is_multiple_of(2) {
                first
            } else {
                first.opponent()
            };
            self.seat_of(begins, game)
        } else {
            self.side_by_agreement(game)
        }
    }

    fn side_by_agreement(&self, game: usize) -> Side {
        match self.beginner {
            Beginner::South => Side::South,
            Beginner::North => Side::North,
            Beginner::Random => {
                let mut chance = ChaCha8Rng::seed_from_u64(self.seed);
                chance.set_stream(game as u64);
                Side::BOTH[usize::from(chance.random_bool(0.5))]
            }
        }
    }
}

/// A game of a match that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedGame {
    /// Who sat South.
    pub south: Contestant,
    /// Who began.
    pub began: Contestant,
    /// Seeds in the lofts of the first and of the second contestant.
    pub lofts: [u16; 2],
    /// Who won; nobody in a draw.
    pub winner: Option<Contestant>,
    /// Why it ended.
    #[serde(with = "reason_code")]
    pub reason: EndReason,
}

/// A match of several games: what was agreed, and the games played so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Series {
    plan: SeriesPlan,
    games: Vec<PlayedGame>,
    stopped: bool,
}

impl Series {
    /// A match of which no game has been played. The number of games is brought into its range.
    #[must_use]
    pub fn new(plan: SeriesPlan) -> Self {
        let games = plan.games.clamp(1, MOST_GAMES);
        Self {
            plan: SeriesPlan { games, ..plan },
            games: Vec::new(),
            stopped: false,
        }
    }

    /// What was agreed.
    #[must_use]
    pub const fn plan(&self) -> &SeriesPlan {
        &self.plan
    }

    /// The games played so far, in order.
    #[must_use]
    pub fn games(&self) -> &[PlayedGame] {
        &self.games
    }

    /// The number of the game that is under way or comes next, from 0.
    #[must_use]
    pub const fn game_number(&self) -> usize {
        self.games.len()
    }

    /// The side that begins the game that is under way or comes next.
    #[must_use]
    pub fn first_side(&self) -> Side {
        self.plan.first_side(self.game_number())
    }

    /// The contestant who has the seat of `side` in that game.
    #[must_use]
    pub const fn contestant_at(&self, side: Side) -> Contestant {
        self.plan.contestant_at(side, self.game_number())
    }

    /// Enters the result of the game that was under way. When the match is over,
    /// nothing happens, and the answer is `false`.
    pub fn record(&mut self, outcome: &Outcome) -> bool {
        if self.is_over() {
            return false;
        }
        let south = self.contestant_at(Side::South);
        let mut lofts = outcome.lofts;
        if south == Contestant::Second {
            lofts.swap(0, 1);
        }
        self.games.push(PlayedGame {
            south,
            began: self.contestant_at(self.first_side()),
            lofts,
            winner: outcome.winner.map(|side| self.contestant_at(side)),
            reason: outcome.reason,
        });
        true
    }

    /// Takes the last result out again: its game goes on after all.
    pub fn retract(&mut self) -> Option<PlayedGame> {
        self.games.pop()
    }

    /// Ends the match with the games played so far.
    pub const fn stop(&mut self) {
        self.stopped = true;
    }

    /// Whether the match was ended before its last game.
    #[must_use]
    pub const fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Half points of both contestants: two for a game won, one for a draw.
    #[must_use]
    pub fn score(&self) -> [u32; 2] {
        let of = |contestant| {
            let points = self.games.iter().map(|game| match game.winner {
                Some(winner) if winner == contestant => 2,
                Some(_) => 0,
                None => 1,
            });
            points.sum()
        };
        Contestant::BOTH.map(of)
    }

    /// Seeds in the lofts of both contestants in all games, which break ties.
    #[must_use]
    pub fn seeds(&self) -> [u32; 2] {
        let of = |contestant: Contestant| {
            let lofts = self.games.iter().map(|game| game.lofts[contestant.index()]);
            lofts.map(u32::from).sum()
        };
        Contestant::BOTH.map(of)
    }

    /// How many games are still to be played, the one under way included.
    #[must_use]
    pub fn games_left(&self) -> usize {
        if self.stopped {
            0
        } else {
            usize::from(self.plan.games).saturating_sub(self.games.len())
        }
    }

    /// Whether the match is over: all games are played, or it was stopped.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.games_left() == 0
    }

    /// Whether the games that are left can't change who wins.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        let [first, second] = self.score();
        let at_stake = 2 * self.games_left();
        self.is_over() || first.abs_diff(second) as usize > at_stake
    }

    /// Who is ahead: by points, else by seeds; nobody when both are equal.
    #[must_use]
    pub fn leader(&self) -> Option<Contestant> {
        let (score, seeds) = (self.score(), self.seeds());
        match (score[0], seeds[0]).cmp(&(score[1], seeds[1])) {
            std::cmp::Ordering::Greater => Some(Contestant::First),
            std::cmp::Ordering::Less => Some(Contestant::Second),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Who has won the match; nobody in a tie, and as long as it is not decided.
    #[must_use]
    pub fn winner(&self) -> Option<Contestant> {
        self.is_decided().then(|| self.leader()).flatten()
    }

    /// Whether the numbers make sense together, as they do in every match that was played.
    pub(super) fn is_sound(&self) -> bool {
        (1..=MOST_GAMES).contains(&self.plan.games)
            && self.games.len() <= usize::from(self.plan.games)
    }
}

/// Reasons are kept as the words that game files have for them.
mod reason_code {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use crate::rules::EndReason;

    pub fn serialize<S: Serializer>(reason: &EndReason, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(reason.code())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<EndReason, D::Error> {
        let code = String::deserialize(deserializer)?;
        EndReason::from_code(&code).ok_or_else(|| D::Error::custom(format!("no reason: {code}")))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn plan(games: u8) -> SeriesPlan {
        SeriesPlan {
            games,
            ..SeriesPlan::single(Beginner::South, 1)
        }
    }

    fn outcome(south: u16, north: u16) -> Outcome {
        Outcome::of([south, north], EndReason::Stuck)
    }

    #[test]
    fn a_match_goes_to_who_wins_more_games_and_a_draw_counts_half() {
        let mut series = Series::new(plan(USUAL_GAMES));
        for (lofts, score) in [
            ((30, 18), [2, 0]),
            ((24, 24), [3, 1]),
            ((20, 28), [3, 3]),
            ((26, 22), [5, 3]),
            ((25, 23), [7, 3]),
        ] {
            assert!(!series.is_over() && series.winner().is_none());
            assert!(series.record(&outcome(lofts.0, lofts.1)));
            assert_eq!(series.score(), score);
        }
        assert!(series.is_decided() && !series.is_over());
        assert_eq!(series.winner(), Some(Contestant::First));
        assert!(series.record(&outcome(0, 48)));
        assert_eq!((series.score(), series.seeds()), ([7, 5], [125, 163]));
        assert!(series.is_over() && !series.record(&outcome(48, 0)));
        assert_eq!(series.winner(), Some(Contestant::First));
        assert_eq!(series.retract().unwrap().lofts, [0, 48]);
        assert!(!series.is_over());
    }

    #[test]
    fn seeds_break_ties_and_equal_seeds_do_not() {
        let mut series = Series::new(plan(2));
        series.record(&outcome(30, 18));
        assert!(!series.is_decided(), "one game can still level the score");
        series.record(&outcome(23, 25));
        assert_eq!(
            (series.score(), series.winner()),
            ([2, 2], Some(Contestant::First))
        );
        series.retract();
        series.record(&outcome(18, 30));
        assert!(series.is_over() && series.winner().is_none());
    }

    #[test]
    fn a_match_stopped_early_counts_what_was_played() {
        let mut series = Series::new(plan(200));
        assert_eq!(series.plan().games, MOST_GAMES);
        series.record(&outcome(10, 38));
        assert!(!series.is_decided());
        series.stop();
        assert!(series.is_over() && series.is_decided() && series.is_stopped());
        assert_eq!(series.winner(), Some(Contestant::Second));
        assert!(!series.record(&outcome(48, 0)));
        assert_eq!(Series::new(plan(0)).plan().games, 1);
    }

    #[test]
    fn results_follow_the_contestants_when_they_change_seats() {
        let mut series = Series::new(SeriesPlan {
            changing_seats: true,
            ..plan(3)
        });
        series.record(&outcome(30, 18));
        assert_eq!(series.contestant_at(Side::South), Contestant::Second);
        series.record(&Outcome::of([20, 28], EndReason::Resigned(Side::North)));
        let games = series.games();
        assert_eq!(
            (games[0].south, games[1].south),
            (Contestant::First, Contestant::Second)
        );
        assert_eq!(
            (games[1].lofts, games[1].winner),
            ([28, 20], Some(Contestant::Second))
        );
        assert_eq!(
            (games[0].began, games[1].began),
            (Contestant::First, Contestant::Second)
        );
        assert_eq!(series.score(), [2, 2]);
    }

    #[test]
    fn who_begins_is_fixed_or_in_turn_or_left_to_chance() {
        let sides = |plan: SeriesPlan| {
            (0..40)
                .map(|game| plan.first_side(game))
                .collect::<Vec<_>>()
        };
        let fixed = sides(plan(40));
        assert!(fixed.iter().all(|&side| side == Side::South));
        let in_turn = SeriesPlan {
            alternating: true,
            beginner: Beginner::North,
            ..plan(40)
        };
        assert_eq!(sides(in_turn)[..3], [Side::North, Side::South, Side::North]);
        let changing = SeriesPlan {
            changing_seats: true,
            ..in_turn
        };
        assert!(sides(changing).iter().all(|&side| side == Side::North));
        let random = SeriesPlan {
            beginner: Beginner::Random,
            ..plan(40)
        };
        let souths = sides(random)
            .iter()
            .filter(|&&side| side == Side::South)
            .count();
        assert!((8..=32).contains(&souths), "{souths}");
        assert_eq!(sides(random), sides(random));
        let lots: Vec<_> = (0..40)
            .map(|seed| SeriesPlan { seed, ..random }.first_side(0))
            .collect();
        assert!(lots.contains(&Side::South) && lots.contains(&Side::North));
    }

    #[test]
    fn a_series_survives_being_kept() {
        let mut series = Series::new(plan(6));
        for reason in EndReason::ALL.into_iter().take(5) {
            series.record(&Outcome::of([20, 28], reason));
        }
        let text = ron::to_string(&series).unwrap();
        assert_eq!(ron::from_str::<Series>(&text).unwrap(), series);
    }
}
