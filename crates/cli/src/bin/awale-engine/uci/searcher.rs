//! The search thread. It lives as long as the session, so that a `go` never has to start one.

use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use awale_engine::ai::book::Book;
use awale_engine::ai::levels::Strength;
use awale_engine::ai::{Engine, Level, Limits, SearchReport, Signals, choose, lookup};
use awale_rules::{Game, Move, Moves, RuleSet};

use super::mailbox::{Answer, Mailbox};

/// A search job.
pub struct Job {
    pub game: Game,
    /// The only moves to search; if empty, all.
    pub allowed_moves: Moves,
    pub limits: Limits,
    /// The level to play at; `None` for full strength.
    pub level: Option<Level>,
    /// Whether to play the stored line of a solved starting position while the game follows it;
    /// requires `MultiPV` 1.
    pub with_solved_lines: bool,
    /// The opening book, if enabled.
    pub book: Option<Arc<Book>>,
    pub flags: Arc<Flags>,
}

/// Signals to a running search.
#[derive(Default)]
pub struct Flags {
    pub stop: AtomicBool,
    pub ponder: AtomicBool,
}

/// The engine and its thread.
pub struct Searcher {
    engine: Arc<Mutex<Engine>>,
    jobs: Sender<Job>,
}

impl Searcher {
    /// Starts the thread, which posts its results to `mailbox`.
    ///
    /// # Errors
    /// Returns an error if the thread could not be started.
    pub fn start(rules: &RuleSet, mailbox: Arc<Mailbox>) -> Result<Self, String> {
        let engine = Arc::new(Mutex::new(Engine::new(rules)));
        let (jobs, queue) = mpsc::channel::<Job>();
        let thread = thread::Builder::new().name("search".to_owned()).spawn({
            let engine = Arc::clone(&engine);
            move || {
                for job in queue {
                    let result = panic::catch_unwind(AssertUnwindSafe(|| {
                        job.search(&mut lock(&engine), &mailbox)
                    }));
                    // Every `go` must be answered, even after a panic, whose message has gone to
                    // standard error.
                    mailbox.post_answer(result.unwrap_or_else(|_| job.any_move()));
                }
            }
        });
        thread.map_err(|error| format!("could not start the search thread: {error}"))?;
        Ok(Self { engine, jobs })
    }

    /// Locks the engine, which a running search holds.
    pub fn engine(&self) -> MutexGuard<'_, Engine> {
        lock(&self.engine)
    }

    /// Starts a search. The previous one must have answered.
    pub fn begin(&self, job: Job) {
        // Can't fail: the thread lives as long as `self`.
        let _ = self.jobs.send(job);
    }
}

fn lock(engine: &Mutex<Engine>) -> MutexGuard<'_, Engine> {
    engine.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Job {
    fn search(&self, engine: &mut Engine, mailbox: &Mailbox) -> Answer {
        let signals = Signals {
            stop: &self.flags.stop,
            ponder: Some(&self.flags.ponder),
        };
        let strength = self.strength();
        let limits = strength.limits;
        // Grand Master plays at full strength, without deliberate errors. The errors of other
        // levels could be moves that aren't to be searched.
        let plays_level =
            self.level.is_some() && !strength.is_full && self.allowed_moves.is_empty();
        let line = if plays_level {
            let chosen = choose(&self.game, strength, 0, signals, None);
            chosen.map(|chosen| chosen.evaluation.best_line)
        } else {
            let (lines, book) = (limits.lines, self.book.as_deref());
            let found = lookup(
                &self.game,
                lines,
                engine.tables(),
                self.with_solved_lines,
                book,
            );
            let report = match found.filter(|_| self.allowed_moves.is_empty()) {
                Some(report) => {
                    let report = SearchReport { depth: 1, ..report };
                    mailbox.post_report(report.clone());
                    report
                }
                None => engine.search_among(
                    self.allowed_moves,
                    &self.game,
                    &limits,
                    signals,
                    &mut |report| {
                        if report.lines.iter().all(|line| self.may_play(&line.moves)) {
                            mailbox.post_report(report.clone());
                        }
                    },
                ),
            };
            report.lines.into_iter().next().map(|line| line.moves)
        };
        let line = line.unwrap_or_default();
        // A search that is stopped at once may not have reached any of the allowed moves.
        if !self.may_play(&line) {
            return self.any_move();
        }
        Answer {
            best: line.first().copied(),
            expected: line.get(1).copied().filter(|_| self.ends_turn(line[0])),
        }
    }

    /// Returns `true` if a line begins with one of the allowed moves.
    fn may_play(&self, line: &[Move]) -> bool {
        self.allowed_moves.is_empty()
            || line
                .first()
                .is_some_and(|&mv| self.allowed_moves.contains(mv))
    }

    /// Returns the strength of the level, with the limits of the job where they are lower.
    fn strength(&self) -> Strength {
        let Some(level) = self.level else {
            return self.limits.into();
        };
        let strength = level.strength(self.game.rules());
        let level_limits = strength.limits;
        let base = if strength.is_full {
            self.limits
        } else {
            level_limits
        };
        strength.with_limits(Limits {
            depth: level_limits.depth.min(self.limits.depth),
            nodes: level_limits.nodes.min(self.limits.nodes),
            time: [level_limits.time, self.limits.time]
                .into_iter()
                .flatten()
                .min(),
            ..base
        })
    }

    /// Returns `true` if it is the opponent's turn after a move.
    fn ends_turn(&self, mv: Move) -> bool {
        let mut child = self.game.clone();
        child.play(mv, &mut ()).is_ok()
            && child.position().to_move() != self.game.position().to_move()
    }

    fn any_move(&self) -> Answer {
        let legal = self.game.position().legal_moves(self.game.rules());
        Answer {
            best: self.allowed_moves.iter().chain(legal.iter()).next(),
            expected: None,
        }
    }
}
