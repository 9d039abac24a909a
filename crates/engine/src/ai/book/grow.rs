//! Grows a book, one searched position at a time.

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use web_time::Instant;

use super::key::PositionKey;
use super::{Book, Entry, MAX_VALUE, MoveResult};
use crate::ai::engine::Engine;
use crate::ai::limits::Limits;
use crate::ai::report::SearchReport;
use awale_rules::{Game, Move};

/// Limits and resources for growing a book.
#[derive(Clone, Copy, Debug)]
pub struct Growth {
    /// Number of positions at which to stop.
    pub positions: usize,
    /// Time after which no new search begins.
    pub time: Option<Duration>,
    /// Threads, each searching its own position. With more than one, the book isn't reproducible.
    pub threads: usize,
    /// Transposition table size per thread, in bytes.
    pub memory: usize,
}

/// Progress in growing a book.
#[derive(Clone, Debug)]
pub struct GrowthProgress<'a> {
    /// The book with the new position.
    pub book: &'a Book,
    /// The new entry.
    pub entry: &'a Entry,
    /// Depth of its search, in plies.
    pub depth: u8,
    /// Time elapsed.
    pub time: Duration,
}

/// State shared by the threads.
struct Shared<'a, W> {
    book: &'a mut Book,
    /// Positions that a thread is searching.
    busy: HashSet<PositionKey>,
    watch: W,
    is_over: bool,
}

/// Grows a book by drop-out expansion, until a limit is reached, no position is left to search,
/// `stop` is set, or `watch` breaks. Calls `watch` after every new position. The book keeps all
/// positions added so far.
pub fn grow(
    book: &mut Book,
    growth: &Growth,
    stop: &AtomicBool,
    watch: impl FnMut(&GrowthProgress<'_>) -> ControlFlow<()> + Send,
) {
    let start = Instant::now();
    book.back_up(&HashSet::new());
    let shared = Mutex::new(Shared {
        book,
        busy: HashSet::new(),
        watch,
        is_over: false,
    });
    let book_changed = Condvar::new();
    let is_out_of_time = || growth.time.is_some_and(|time| start.elapsed() >= time);
    let work = || {
        let mut engine = None;
        let mut locked = lock(&shared);
        loop {
            let is_over =
                locked.is_over || locked.book.len() + locked.busy.len() >= growth.positions;
            if is_over || is_out_of_time() || stop.load(Ordering::Relaxed) {
                break;
            }
            let Some(path) = locked.book.next_path(&locked.busy) else {
                if locked.busy.is_empty() {
                    break;
                }
                // Other threads may still find more to search.
                locked = book_changed
                    .wait(locked)
                    .unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            let Ok(game) = locked.book.replay(&path) else {
                break;
            };
            let key = PositionKey::of(game.rules(), game.position());
            locked.busy.insert(key.clone());
            if growth.threads > 1 {
                locked.exclude_busy();
            }
            let limits = Limits::nodes(locked.book.nodes()).all_moves();
            drop(locked);
            let engine = engine.get_or_insert_with(|| engine_for(&game, growth.memory));
            let report = engine.search(&game, &limits, stop, &mut |_| ());
            locked = lock(&shared);
            locked.busy.remove(&key);
            // Discard the result of a stopped search.
            let entry = entry_from(&game, path, &report).filter(|_| !stop.load(Ordering::Relaxed));
            let should_continue =
                entry.is_some_and(|entry| locked.add(&entry, report.depth, start.elapsed()));
            locked.is_over |= !should_continue;
            book_changed.notify_all();
        }
        book_changed.notify_all();
    };
    thread::scope(|scope| {
        for _ in 1..growth.threads.max(1) {
            // If the system can't start more threads, the others do the work.
            let _ = thread::Builder::new().spawn_scoped(scope, work);
        }
        work();
    });
}

fn engine_for(game: &Game, memory: usize) -> Engine {
    Engine::with_memory(game.rules(), memory).unwrap_or_else(|_| Engine::new(game.rules()))
}

fn lock<'a, T>(shared: &'a Mutex<T>) -> MutexGuard<'a, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Creates an entry from a search report; returns `None` if the search didn't reach every move.
fn entry_from(game: &Game, path: Vec<Move>, report: &SearchReport) -> Option<Entry> {
    let legal = game.position().legal_moves(game.rules());
    let moves = legal.iter().map(|mv| {
        let line = report
            .lines
            .iter()
            .find(|line| line.first_move() == Some(mv))?;
        let mut child = *game.position();
        child.play_unchecked(game.rules(), mv, &mut ());
        Some(MoveResult {
            value: line.value.clamp(-MAX_VALUE, MAX_VALUE),
            is_decided: line.proved || child.end().is_some(),
        })
    });
    let moves = moves.collect::<Option<_>>()?;
    Some(Entry { path, moves })
}

impl<W: FnMut(&GrowthProgress<'_>) -> ControlFlow<()>> Shared<'_, W> {
    /// Keeps other threads from growing into the positions that are being searched.
    fn exclude_busy(&mut self) {
        self.book.back_up(&self.busy);
    }

    /// Adds an entry, and returns whether to continue.
    fn add(&mut self, entry: &Entry, depth: u8, time: Duration) -> bool {
        if self.book.insert(entry).is_err() {
            return false;
        }
        self.book.back_up(&self.busy);
        let progress = GrowthProgress {
            book: self.book,
            entry,
            depth,
            time,
        };
        (self.watch)(&progress).is_continue()
    }
}
