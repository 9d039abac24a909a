//! `bench --values`: counts the positions with proved values in which each level keeps the value.

use std::fmt;
use std::io::Write;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use awale_engine::ai::choose;
use awale_engine::ai::contest::{Contestant, Play, opening_of};
use awale_engine::ai::levels::{Level, Skill};
use awale_engine::ai::tables::EndgameTable;
use awale_rules::spec::RuleSpec;
use awale_rules::{Game, Move, Placement, Position, RuleSet};
use awale_solver::{Limits, Solver};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::failure::Failure;
use crate::load::load_rules;
use crate::output::escaped;

/// The levels to measure: those whose moves a player might trust.
const LEVELS: [Level; 4] = [
    Level::Club,
    Level::Expert,
    Level::Master,
    Level::GrandMaster,
];
/// The skill that plays up to the measured positions: its moves are sensible but varied.
const OPENING_SKILL: f64 = 30.0;
/// The number of random moves at the start of each game.
const RANDOM_PLIES: usize = 4;
/// The solver's memory, in bytes.
const SOLVER_BYTES: usize = 64 << 20;
/// The solver's node limit for the value of one move.
const MAX_NODES: u64 = 20_000_000;
/// The maximum size of the solver's endgame tables, in boards, which take a few seconds to build.
const MAX_TABLE_BOARDS: usize = 3_000_000;
/// The maximum number of games per requested position; not every game yields one.
const MAX_GAMES_PER_POSITION: u64 = 20;

/// The parameters of a measurement.
pub struct Parameters {
    /// The number of positions.
    pub positions: u64,
    /// The maximum number of seeds on the board.
    pub seeds: u16,
    /// Grand Master's time per move.
    pub time: Duration,
    /// The random seed.
    pub seed: u64,
}

/// The number of games that yielded no position, by reason.
#[derive(Default)]
struct Skipped {
    /// The game ended with more seeds on the board.
    ended_early: u64,
    /// The solver reached its limit.
    unproved: u64,
    /// All moves have the same value.
    no_choice: u64,
}

impl fmt::Display for Skipped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            ended_early,
            unproved,
            no_choice,
        } = self;
        write!(
            f,
            "skipped games: {ended_early} ended with more seeds, {unproved} not proved, \
             {no_choice} with equal moves only"
        )
    }
}

/// A position in which at least one move loses value.
struct TestPosition {
    game: Game,
    best: Vec<Move>,
}

/// Plays games until few seeds are on the board, proves the value of each move, and lets the levels
/// choose theirs.
///
/// # Errors
/// Returns an error if the solver doesn't support the rules.
pub fn run(name: &str, parameters: &Parameters, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(name)?;
    let prover = Prover::new(&rules, MAX_TABLE_BOARDS)?;
    let name = escaped(name);
    let mut kept = [0_u64; LEVELS.len()];
    let mut positions = 0;
    let mut skipped = Skipped::default();
    for number in 0..parameters.positions.saturating_mul(MAX_GAMES_PER_POSITION) {
        if positions == parameters.positions {
            break;
        }
        let Some(game) = play_to_endgame(&rules, parameters, number) else {
            skipped.ended_early += 1;
            continue;
        };
        let values = prover.values(&game);
        let Some(values) = values.map_err(|error| format!("{name}: {error}"))? else {
            skipped.unproved += 1;
            continue;
        };
        let Some(test_position) = TestPosition::of(game, &values) else {
            skipped.no_choice += 1;
            continue;
        };
        positions += 1;
        for (level, kept) in LEVELS.into_iter().zip(&mut kept) {
            *kept += u64::from(test_position.is_value_kept_by(level, parameters));
        }
    }
    write!(
        out,
        "{name}, at most {} seeds on the board, ",
        parameters.seeds
    )?;
    write!(out, "{positions} positions ({skipped}):")?;
    for (level, kept) in LEVELS.into_iter().zip(kept) {
        let share = 100.0 * kept as f64 / positions.max(1) as f64;
        write!(out, " {level} {kept} ({share:.1}%)")?;
    }
    Ok(writeln!(out)?)
}

/// Plays a game until the seeds on the board are down to a random number; returns `None` if it ends
/// before that.
fn play_to_endgame(rules: &Arc<RuleSet>, parameters: &Parameters, number: u64) -> Option<Game> {
    let mut random = ChaCha8Rng::seed_from_u64(parameters.seed);
    random.set_stream(number);
    let max_seeds = random.random_range(parameters.seeds.div_ceil(2)..=parameters.seeds);
    let player = Contestant::Skill(Skill::new(OPENING_SKILL));
    let mut game = opening_of(rules, parameters.seed, number, RANDOM_PLIES);
    while game.position().on_board() > max_seeds {
        let mv = player.choose(&game, random.random())?;
        game.play(mv, &mut ()).ok()?;
    }
    // Drop the moves so far, which the solver doesn't see either.
    let game = Game::set_up(Arc::clone(rules), &Placement::of(game.position()), &mut ());
    game.outcome().is_none().then_some(game)
}

/// Proves values under given rules.
struct Prover {
    /// The rules without rounds, so that a value is the gain up to the end of the round.
    rules: Arc<RuleSet>,
    tables: Option<EndgameTable>,
}

impl Prover {
    /// Creates a prover with endgame tables of at most `table_boards` boards.
    fn new(rules: &RuleSet, table_boards: usize) -> Result<Self, Failure> {
        let spec = RuleSpec {
            rounds: None,
            ..rules.spec().clone()
        };
        let rules = RuleSet::from_spec(spec).map_err(|_| "the rules need rounds".to_owned())?;
        Ok(Self {
            tables: EndgameTable::of_boards(&rules, table_boards),
            rules: Arc::new(rules),
        })
    }

    /// Proves the mover's gain from each legal move with best play afterwards; returns `None` if
    /// the solver reaches its limit.
    fn values(&self, game: &Game) -> Result<Option<Vec<(Move, i32)>>, Failure> {
        let position = game.position();
        let mover = position.to_move();
        let mut values = Vec::new();
        for mv in position.legal_moves(game.rules()).iter() {
            let mut game = game.clone();
            let played = game.play(mv, &mut ()).map_err(|error| error.to_string())?;
            let is_over = played.round_end.is_some() || game.outcome().is_some();
            let after_move = played.round_end.as_ref().unwrap_or(game.position());
            let remaining_gain = if is_over {
                Some(0)
            } else {
                self.gain(after_move)?
            };
            let Some(remaining_gain) = remaining_gain else {
                return Ok(None);
            };
            let remaining_gain = if after_move.to_move() == mover {
                remaining_gain
            } else {
                -remaining_gain
            };
            values.push((
                mv,
                after_move.lead(mover) - position.lead(mover) + remaining_gain,
            ));
        }
        Ok(Some(values))
    }

    /// Proves the gain of the player to move with best play from here on; returns `None` if the
    /// solver reaches its limit.
    fn gain(&self, position: &Position) -> Result<Option<i32>, Failure> {
        let game = Game::resumed(
            Arc::clone(&self.rules),
            &Placement::of(position),
            Some(position.to_move().opponent()),
            position.last_capturer(),
        );
        let solver = Solver::new(Arc::clone(&self.rules), *game.position(), SOLVER_BYTES);
        let solver = solver.map_err(|error| error.to_string())?;
        let limits = Limits {
            nodes: MAX_NODES,
            ..Limits::NONE
        };
        let solution = solver
            .with_tables(self.tables.as_ref())
            .solve(&limits, &mut |_| ControlFlow::Continue(()))
            .map_err(|error| error.to_string())?;
        Ok(solution.progress.bounds.value())
    }
}

impl TestPosition {
    /// Creates a test position; returns `None` if all moves have the same value.
    fn of(game: Game, values: &[(Move, i32)]) -> Option<Self> {
        let highest = values.iter().map(|&(_, value)| value).max()?;
        let best = values.iter().filter(|&&(_, value)| value == highest);
        let best: Vec<Move> = best.map(|&(mv, _)| mv).collect();
        (best.len() < values.len()).then_some(Self { game, best })
    }

    fn is_value_kept_by(&self, level: Level, parameters: &Parameters) -> bool {
        let strength = level.strength(self.game.rules()).within(parameters.time, 1);
        let stop = AtomicBool::new(false);
        let chosen = choose(&self.game, strength, parameters.seed, &stop, None);
        chosen.is_some_and(|chosen| self.best.contains(&chosen.mv))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    /// Searches all replies to a move, and returns the gain for its player up to the end of the
    /// game or round.
    fn exhaustive(game: &Game, mv: Move) -> i32 {
        let mover = game.position().to_move();
        let mut after_move = game.clone();
        let played = after_move.play(mv, &mut ()).unwrap();
        let position = played.round_end.as_ref().unwrap_or(after_move.position());
        let gained = position.lead(mover) - game.position().lead(mover);
        if played.round_end.is_some() || after_move.outcome().is_some() {
            return gained;
        }
        let replies = position.legal_moves(after_move.rules());
        let best = replies
            .iter()
            .map(|reply| exhaustive(&after_move, reply))
            .max();
        let sign = if position.to_move() == mover { 1 } else { -1 };
        gained + sign * best.unwrap()
    }

    #[test]
    fn values_are_those_of_an_exhaustive_search() {
        let parameters = Parameters {
            positions: 0,
            seeds: 5,
            time: Duration::ZERO,
            seed: 1,
        };
        // No position can recur in either game.
        for name in ["kalah", "mangala"] {
            let rules = load_rules(name).unwrap();
            let prover = Prover::new(&rules, 1_000).unwrap();
            let games = (0..40).filter_map(|number| play_to_endgame(&rules, &parameters, number));
            let mut choices = 0;
            for game in games.take(12) {
                let values = prover.values(&game).unwrap().unwrap();
                for &(mv, value) in &values {
                    assert_eq!(value, exhaustive(&game, mv), "{name}: {mv:?}");
                }
                choices += usize::from(TestPosition::of(game, &values).is_some());
            }
            assert!(choices > 0, "{name}");
        }
    }
}
