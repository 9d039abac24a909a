//! Asks the recursion for ever deeper answers until the value of a position is proved.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use thiserror::Error;

use super::memory::Memory;
use super::number::Numbers;
use super::search::{MAX_DEPTH, Searcher, Shared};
use crate::ai::OutOfMemory;
use crate::ai::abdada::CurrentlySearched;
use crate::ai::evaluation::Weights;
use crate::ai::model::{Model, Reference};
use crate::ai::packed::PackedModel;
use crate::ai::tables::{EndgameTable, exactness};
use crate::rules::spec::RepetitionRemaining;
use crate::rules::{Position, RuleSet, Side};

/// The stack of a thread that searches, in bytes: room for the longest lines.
const STACK: usize = 64 << 20;
/// How often `watch` is told how far the search has come.
const WATCH_INTERVAL: Duration = Duration::from_millis(500);

/// Finds what a position is worth under perfect play.
pub struct Solver {
    rules: Arc<RuleSet>,
    position: Position,
    numbers: Numbers,
    memory: Memory,
    tables: Option<EndgameTable>,
}

/// Why a position can't be solved.
#[derive(Debug, Error)]
pub enum Unsolvable {
    /// The board has too many positions to be numbered.
    #[error("there are too many positions on this board to tell them apart")]
    TooLarge,
    /// The memory can't be had.
    #[error(transparent)]
    OutOfMemory(#[from] OutOfMemory),
}

/// When to give up.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Threads that search together, at least 1.
    pub threads: usize,
    /// Positions visited by all threads.
    pub nodes: u64,
    /// Time.
    pub time: Option<Duration>,
    /// Whether it is enough to know who wins.
    pub winner_only: bool,
}

impl Limits {
    /// One thread, and as long as it takes.
    pub const NONE: Self = Self {
        threads: 1,
        nodes: u64::MAX,
        time: None,
        winner_only: false,
    };
}

/// How far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is proved so far.
    pub bounds: Bounds,
    /// What it looks like, in seeds.
    pub guess: i32,
    /// Plies that the search has reached.
    pub depth: i32,
    /// Positions visited.
    pub nodes: u64,
    /// Time since the search began.
    pub time: Duration,
}

/// Between what the player to move gains from a position on, in seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// At least this.
    pub least: i32,
    /// At most this.
    pub most: i32,
}

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// How far the search has come, when it ended.
    pub progress: Progress,
    /// Seeds in the loft of the player to move less those in the opponent's.
    pub lead: i32,
}

impl Bounds {
    /// The value, if it is known.
    #[must_use]
    pub fn value(&self) -> Option<i32> {
        (self.least == self.most).then_some(self.least)
    }
}

impl Solution {
    /// Who has more in the end: 1 for the player to move, 0 for neither, -1 for the opponent; `None` if that isn't proved.
    #[must_use]
    pub fn winner(&self) -> Option<i32> {
        let Bounds { least, most } = self.progress.bounds;
        let [least, most] = [least, most].map(|gain| (self.lead + gain).signum());
        (least == most).then_some(least)
    }
}

/// What the threads know of the root together.
struct Root {
    bounds: Bounds,
    guess: i32,
    depth: i32,
    /// Threads at work.
    working: usize,
}

struct Meeting {
    root: Mutex<Root>,
    news: Condvar,
}

impl Meeting {
    fn root(&self) -> MutexGuard<'_, Root> {
        self.root.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Solver {
    /// A solver for `position`, with up to `bytes` for what it remembers.
    ///
    /// # Errors
    /// When the board is too large to be solved, or the memory can't be had.
    pub fn new(rules: Arc<RuleSet>, position: Position, bytes: usize) -> Result<Self, Unsolvable> {
        Ok(Self {
            numbers: Numbers::new(&rules, &position).ok_or(Unsolvable::TooLarge)?,
            memory: Memory::new(bytes)?,
            rules,
            position,
            tables: None,
        })
    }

    /// The same with endgame tables, which are of use if they were made for the same rules.
    #[must_use]
    pub fn with_tables(mut self, tables: Option<&EndgameTable>) -> Self {
        let fitting = tables.filter(|tables| tables.fingerprint() == self.rules.fingerprint());
        self.tables = fitting.cloned();
        self
    }

    /// Searches until the value is proved or `limits` end it; `watch` is told twice a second how far it has come, and may end it too.
    ///
    /// What was found is remembered: another call goes on from there.
    pub fn solve(
        &self,
        limits: &Limits,
        watch: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
    ) -> Solution {
        let weights = Weights::for_rules(&self.rules);
        match PackedModel::new(&self.rules, &self.position, &weights) {
            Some(model) => self.solve_on(&model.with_tables(self.tables.as_ref()), limits, watch),
            None => {
                let model = Reference::new(&self.rules, weights).with_tables(self.tables.as_ref());
                self.solve_on(&model, limits, watch)
            }
        }
    }

    fn solve_on<M: Model>(
        &self,
        model: &M,
        limits: &Limits,
        watch: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
    ) -> Solution {
        let began = Instant::now();
        let state = model.hold(&self.position);
        let seeds = i32::from(self.position.on_board());
        let lead = lead(&self.position);
        let shared = Shared {
            model,
            numbers: &self.numbers,
            memory: &self.memory,
            tables: self.tables.as_ref(),
            exactness: exactness(&self.rules),
            circles_are_worth_nothing: circles_are_worth_nothing(&self.rules),
            searched: (limits.threads > 1).then(CurrentlySearched::new),
            stop: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            node_limit: limits.nodes,
        };
        let meeting = Meeting {
            root: Mutex::new(Root {
                bounds: Bounds {
                    least: -seeds,
                    most: seeds,
                },
                guess: 0,
                depth: 0,
                working: 0,
            }),
            news: Condvar::new(),
        };
        let progress = |root: &Root| Progress {
            bounds: root.bounds,
            guess: root.guess,
            depth: root.depth,
            nodes: shared.nodes.load(Ordering::Relaxed),
            time: began.elapsed(),
        };
        let whole = if limits.winner_only { Some(lead) } else { None };
        thread::scope(|scope| {
            for helper in 0..limits.threads.max(1) {
                let (shared, meeting, state) = (&shared, &meeting, &state);
                meeting.root().working += 1;
                let work = move || {
                    deepen(Searcher::new(shared), state, meeting, whole, helper);
                    meeting.root().working -= 1;
                    meeting.news.notify_all();
                };
                let thread = thread::Builder::new().stack_size(STACK);
                if thread.spawn_scoped(scope, work).is_err() {
                    // Where the system gives no more threads, those that there are do all the work.
                    meeting.root().working -= 1;
                }
            }
            let mut root = meeting.root();
            while root.working > 0 {
                let waited = meeting.news.wait_timeout(root, WATCH_INTERVAL);
                root = waited.unwrap_or_else(PoisonError::into_inner).0;
                let now = progress(&root);
                drop(root);
                let is_late = limits.time.is_some_and(|time| now.time >= time);
                if watch(&now).is_break() || is_late {
                    shared.stop.store(true, Ordering::Relaxed);
                }
                root = meeting.root();
            }
            Solution {
                progress: progress(&root),
                lead,
            }
        })
    }
}

/// One thread's part: deeper and deeper, until the root's value is proved or the search is stopped. With the lead of the player to
/// move, it is enough to know who wins.
fn deepen<M: Model>(
    mut searcher: Searcher<'_, M>,
    state: &M::State,
    meeting: &Meeting,
    lead: Option<i32>,
    helper: usize,
) {
    let mut guess = lead.map_or(0, |lead| -lead);
    // Every second helper is a ply ahead, so that the threads don't all do the same.
    for depth in 1 + helper as i32 % 2..=MAX_DEPTH {
        // What the answers of this depth say, taken together.
        let mut looks = Bounds {
            least: i32::MIN,
            most: i32::MAX,
        };
        let mut threshold = guess;
        loop {
            let bounds = meeting.root().bounds;
            let (mut least, mut most) =
                (bounds.least.max(looks.least), bounds.most.min(looks.most));
            if let Some(lead) = lead {
                // Two questions are left: whether there is more than a draw, and whether there is less.
                least = least.max(-1 - lead);
                most = most.min(1 - lead);
            }
            if least >= most {
                guess = least;
                break;
            }
            threshold = threshold.clamp(least + 1, most);
            let answer = searcher.ask(state, threshold, depth);
            if searcher.was_stopped() {
                return;
            }
            let mut root = meeting.root();
            if answer.is_reached {
                looks.least = threshold;
                if answer.is_proved {
                    root.bounds.least = root.bounds.least.max(threshold);
                }
                threshold += 1;
            } else {
                looks.most = threshold - 1;
                if answer.is_proved {
                    root.bounds.most = root.bounds.most.min(threshold - 1);
                }
                threshold -= 1;
            }
        }
        let mut root = meeting.root();
        if depth > root.depth {
            root.depth = depth;
            root.guess = guess;
        }
        let is_solved = match lead {
            None => root.bounds.value().is_some(),
            Some(lead) => {
                let Bounds { least, most } = root.bounds;
                (lead + least).signum() == (lead + most).signum()
            }
        };
        drop(root);
        meeting.news.notify_all();
        if is_solved {
            searcher.stop_all();
            return;
        }
    }
}

/// What the player to move has in the loft more than the opponent.
pub(super) fn lead(position: &Position) -> i32 {
    let lead = i32::from(position.loft(Side::South)) - i32::from(position.loft(Side::North));
    match position.to_move() {
        Side::South => lead,
        Side::North => -lead,
    }
}

/// Whether a game that goes in circles gains nothing for either player from there on.
fn circles_are_worth_nothing(rules: &RuleSet) -> bool {
    rules
        .end()
        .repetition
        .is_none_or(|repetition| repetition.remaining == RepetitionRemaining::Nobody)
}
