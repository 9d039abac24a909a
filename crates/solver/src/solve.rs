//! The driver: deepens the search until the value is proved.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use thiserror::Error;

use super::bounds::Bounds;
use super::certificate::{Bound, Certificate, Claim, ProofBuilder, ProofError};
use super::deepen::{Deepener, Root, SharedRoot};
use super::line::best_line;
use super::memory::ProofTable;
use super::number::Numbers;
use super::search::{Searcher, Shared};
use super::state::{self, GameId, StateError};
use awale_engine::ai::OutOfMemory;
use awale_engine::ai::abdada::ActiveNodes;
use awale_engine::ai::evaluation::Weights;
use awale_engine::ai::fastest_model::with_model;
use awale_engine::ai::limits::stop_after;
use awale_engine::ai::model::{Knowledge, Model};
use awale_engine::ai::tables::{EndgameTable, Exactness, exactness};
use awale_rules::{Game, Move, Placement, Position, RuleSet};

/// Stack size of a search thread, in bytes: enough for the longest lines.
const STACK_BYTES: usize = 256 << 20;
/// The interval between calls of `watch`.
const WATCH_INTERVAL: Duration = Duration::from_millis(500);

/// Finds the value of a position under perfect play.
pub struct Solver {
    rules: Arc<RuleSet>,
    position: Position,
    numbers: Numbers,
    memory: ProofTable,
    weights: Weights,
    tables: Option<EndgameTable>,
}

/// Why a position can't be solved.
#[derive(Debug, Error)]
pub enum Unsolvable {
    /// The board has too many positions to number.
    #[error("the board has too many positions to number")]
    TooLarge,
    /// Under these rules, a position is more than its board and lofts.
    #[error(
        "the solver doesn't support rules with `{0}`, under which a position is more than its board"
    )]
    ExtraState(&'static str),
    /// The allocation of the table failed.
    #[error(transparent)]
    OutOfMemory(#[from] OutOfMemory),
}

/// No search thread could start.
#[derive(Debug, Error)]
#[error("could not start a search thread: {0}")]
pub struct NoThread(#[from] io::Error);

/// Limits of a solver.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Search threads, at least 1.
    pub threads: usize,
    /// Node limit for all threads together.
    pub nodes: u64,
    /// Time limit; `None` for no limit.
    pub time: Option<Duration>,
    /// Whether to find only the winner, not the margin.
    pub winner_only: bool,
}

impl Limits {
    /// One thread without limits.
    pub const NONE: Self = Self {
        threads: 1,
        nodes: u64::MAX,
        time: None,
        winner_only: false,
    };
}

/// The progress of a solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolverProgress {
    /// The proved bounds.
    pub bounds: Bounds,
    /// The expected value, in seeds.
    pub guess: i32,
    /// Search depth, in plies.
    pub depth: i32,
    /// Nodes visited.
    pub nodes: u64,
    /// Time elapsed.
    pub time: Duration,
}

/// The result of a solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The final progress.
    pub progress: SolverProgress,
    /// Seeds in the loft of the player to move minus those in the opponent's.
    pub lead: i32,
}

impl Solution {
    /// Returns the winner: 1 for the player to move, 0 for a draw, -1 for the opponent; `None` if
    /// not proved.
    #[must_use]
    pub fn winner(&self) -> Option<i32> {
        let Bounds { lower, upper } = self.progress.bounds;
        let [lower, upper] = [lower, upper].map(|gain| (self.lead + gain).signum());
        (lower == upper).then_some(lower)
    }
}

impl Solver {
    /// Creates a solver for `position` with a table of up to `bytes`.
    ///
    /// # Errors
    /// Returns an error if the board has too many positions, or the allocation fails.
    pub fn new(rules: Arc<RuleSet>, position: Position, bytes: usize) -> Result<Self, Unsolvable> {
        if let Some(field) = rules.extra_state() {
            return Err(Unsolvable::ExtraState(field));
        }
        Ok(Self {
            numbers: Numbers::new(&rules, &position).ok_or(Unsolvable::TooLarge)?,
            memory: ProofTable::new(bytes)?,
            weights: Weights::for_rules(&rules),
            rules,
            position,
            tables: None,
        })
    }

    /// Sets the endgame tables, which are used only if built for the same rules.
    #[must_use]
    pub fn with_tables(mut self, tables: Option<&EndgameTable>) -> Self {
        let usable = tables.filter(|tables| tables.fingerprint() == self.rules.fingerprint());
        self.tables = usable.cloned();
        self
    }

    /// Saves the most expensive entries, for another run to resume from. May be called during a
    /// search.
    ///
    /// # Errors
    /// Returns an error if writing fails.
    pub fn save(&self, output: &mut impl Write) -> io::Result<()> {
        state::write(&self.memory, self.game_id(), output)
    }

    /// Loads the entries that another run has saved, and returns their number. The input may have
    /// up to [`state::MAX_BYTES`].
    ///
    /// # Errors
    /// Returns an error if the input isn't valid; it then has no effect.
    pub fn resume(&self, bytes: &[u8]) -> Result<usize, StateError> {
        state::read(&self.memory, self.game_id(), bytes)
    }

    fn game_id(&self) -> GameId {
        GameId {
            fingerprint: self.rules.fingerprint(),
            seeds: self.position.total_seeds(),
        }
    }

    /// Searches until the value is proved or `limits` ends the search. Calls `watch` at once and
    /// then twice a second; it may also end the search. A later call resumes from the table.
    ///
    /// # Errors
    /// Returns an error if no search thread can start.
    pub fn solve(
        &self,
        limits: &Limits,
        watch: &mut dyn FnMut(&SolverProgress) -> ControlFlow<()>,
    ) -> Result<Solution, NoThread> {
        with_model!(&self.rules, &self.position, self.knowledge(), |model| {
            self.solve_on(&model, limits, watch)
        })
    }

    fn knowledge(&self) -> Knowledge<'_> {
        Knowledge {
            tables: self.tables.as_ref(),
            ..Knowledge::from(&self.weights)
        }
    }

    /// Creates the state for the threads that search with `model`.
    fn shared<'a, M: Model>(&'a self, model: &'a M, limits: &Limits) -> Shared<'a, M> {
        Shared {
            model,
            numbers: &self.numbers,
            memory: &self.memory,
            tables: self.tables.as_ref(),
            exactness: exactness(&self.rules),
            cycles_gain_nothing: !self.rules.circles_give_each_own(),
            active_nodes: (limits.threads > 1).then(ActiveNodes::default),
            stop: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            node_limit: limits.nodes,
        }
    }

    /// Writes a proof of `bounds`, which have been proved, omitting trivial bounds. Searches on one
    /// thread, within the node limit.
    ///
    /// # Errors
    /// Returns an error if no proof without cycles is found within the limits.
    pub fn certificate(
        &self,
        name: &str,
        bounds: Bounds,
        limits: &Limits,
    ) -> Result<Certificate, ProofError> {
        let claims = with_model!(&self.rules, &self.position, self.knowledge(), |model| {
            self.claims(&model, bounds, limits)
        });
        let is_exact = exactness(&self.rules) == Exactness::Margin;
        let tables = self.tables.as_ref().filter(|_| is_exact);
        Ok(Certificate {
            rules: name.to_owned(),
            fingerprint: self.rules.fingerprint(),
            position: Placement::of(&self.position),
            tables: tables.and_then(EndgameTable::seeds).unwrap_or(0),
            claims: claims?,
        })
    }

    fn claims<M: Model>(
        &self,
        model: &M,
        bounds: Bounds,
        limits: &Limits,
    ) -> Result<Vec<Claim>, ProofError> {
        let shared = self.shared(model, limits);
        let state = model.state_of(&self.position);
        let seeds = i32::from(self.position.on_board());
        let requested = [
            (bounds.lower > -seeds).then_some(Bound::AtLeast(bounds.lower)),
            (bounds.upper < seeds).then_some(Bound::AtMost(bounds.upper)),
        ];
        let prove = || {
            let claims = requested.into_iter().flatten().map(|bound| {
                ProofBuilder::new(&mut Searcher::new(&shared), self.tables.as_ref())
                    .claim(&state, bound)
            });
            claims.collect()
        };
        let claims = stop_after(limits.time, &shared.stop, || run_on_large_stack(prove));
        claims.unwrap_or(Err(ProofError::NotProved))
    }

    /// Finds a line of best play from a position with the proved `value`, as far as `limits` allow:
    /// to the end of the game, or until it would repeat.
    #[must_use]
    pub fn line(&self, value: i32, limits: &Limits) -> Vec<Move> {
        with_model!(&self.rules, &self.position, self.knowledge(), |model| {
            self.line_on(&model, value, limits)
        })
    }

    fn line_on<M: Model>(&self, model: &M, value: i32, limits: &Limits) -> Vec<Move> {
        let shared = self.shared(model, limits);
        let position = &self.position;
        let game = Game::resumed(
            Arc::clone(&self.rules),
            &Placement::of(position),
            Some(position.to_move().opponent()),
            position.last_capturer(),
        );
        let find = || best_line(&mut Searcher::new(&shared), game, value);
        stop_after(limits.time, &shared.stop, || run_on_large_stack(find)).unwrap_or_default()
    }

    fn solve_on<M: Model>(
        &self,
        model: &M,
        limits: &Limits,
        watch: &mut dyn FnMut(&SolverProgress) -> ControlFlow<()>,
    ) -> Result<Solution, NoThread> {
        let start = Instant::now();
        let state = model.state_of(&self.position);
        let seeds = i32::from(self.position.on_board());
        let lead = self.position.lead(self.position.to_move());
        let shared = self.shared(model, limits);
        let shared_root = SharedRoot::new(Bounds {
            lower: -seeds,
            upper: seeds,
        });
        let progress = |root: &Root| SolverProgress {
            bounds: root.bounds,
            guess: root.guess,
            depth: root.depth,
            nodes: shared.nodes.load(Ordering::Relaxed),
            time: start.elapsed(),
        };
        let winner_only = limits.winner_only.then_some(lead);
        thread::scope(|scope| {
            for worker in 0..limits.threads.max(1) {
                let (shared, shared_root, state) = (&shared, &shared_root, &state);
                let guard = shared_root.join();
                let work = move || {
                    Deepener::new(Searcher::new(shared), shared_root, winner_only)
                        .deepen(state, worker);
                    drop(guard);
                };
                let spawned = thread::Builder::new()
                    .stack_size(STACK_BYTES)
                    .spawn_scoped(scope, work);
                // If the system can't start more threads, the others do the work.
                if worker == 0 {
                    spawned?;
                }
            }
            // Even the fastest search is reported once.
            let mut root = shared_root.root();
            loop {
                let current = progress(&root);
                drop(root);
                let is_out_of_time = limits.time.is_some_and(|time| current.time >= time);
                if watch(&current).is_break() || is_out_of_time {
                    shared.stop.store(true, Ordering::Relaxed);
                }
                root = shared_root.root();
                if root.workers == 0 {
                    break;
                }
                let result = shared_root.changed.wait_timeout(root, WATCH_INTERVAL);
                root = result.unwrap_or_else(PoisonError::into_inner).0;
            }
            Ok(Solution {
                progress: progress(&root),
                lead,
            })
        })
    }
}

/// Runs `work` on a thread with a large stack; `None` if the thread can't start, or panics.
fn run_on_large_stack<T: Send>(work: impl FnOnce() -> T + Send) -> Option<T> {
    thread::scope(|scope| {
        let thread = thread::Builder::new().stack_size(STACK_BYTES);
        thread.spawn_scoped(scope, work).ok()?.join().ok()
    })
}
