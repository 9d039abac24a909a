//! The search that goes on: its beginning, its end, and what it finds on the way.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use awale::ai::Report;
use awale::ai::tables::{EndgameTable, TableMaker};
use awale::rules::Hole;

use super::Session;
use super::report::write_report;
use super::work::Work;
use crate::failure::Failure;
use crate::uci::Heard;
use crate::uci::command::Go;

/// Boards of the endgame tables that are made: some seconds of work, 12 seeds on two rows of six.
const TABLE_ENTRIES: usize = 3_000_000;

/// A search that goes on, or waits to be allowed to answer.
pub(super) struct Running {
    pub(super) number: u64,
    pub(super) go: Go,
    pub(super) stop: Arc<AtomicBool>,
    pub(super) deadline: Option<Instant>,
    /// The answer, where it came before it was asked for.
    pub(super) answer: Option<Option<Hole>>,
}

/// Something from a search.
pub struct Found {
    search: u64,
    news: News,
}

enum News {
    /// A depth is finished.
    Report(Report),
    /// The search is over; nothing when the game was.
    Best(Option<Hole>),
}

impl Session {
    /// Whether no search is under way.
    pub const fn is_idle(&self) -> bool {
        self.search.is_none()
    }

    /// How long the search may go on; nothing when it has no limit in time, or there is none.
    pub fn time_left(&self) -> Option<Duration> {
        let search = self
            .search
            .as_ref()
            .filter(|search| !search.stop.load(Ordering::Relaxed))?;
        Some(search.deadline?.saturating_duration_since(Instant::now()))
    }

    /// Ends the search; its answer follows.
    pub fn stop(&mut self) {
        if let Some(search) = &mut self.search {
            search.go.infinite = false;
            search.go.ponder = false;
            search.stop.store(true, Ordering::Relaxed);
        }
    }

    /// Ends a search that nobody can end any more.
    pub fn end_endless_search(&mut self) {
        let endless = self
            .search
            .as_ref()
            .is_some_and(|search| search.go.is_endless() || is_unlimited(search));
        if endless {
            self.stop();
            // The answer may have come already.
            if let Some(search) = &self.search
                && let Some(answer) = search.answer
            {
                let found = Found {
                    search: search.number,
                    news: News::Best(answer),
                };
                let _ = self.sender.send(Heard::Found(found));
            }
        }
    }

    /// Passes on what a search has found.
    pub fn tell(&mut self, found: &Found, out: &mut impl Write) -> Result<(), Failure> {
        // A search that was given up still ends, and says so.
        let Some(search) = self
            .search
            .as_mut()
            .filter(|search| search.number == found.search)
        else {
            return Ok(());
        };
        match &found.news {
            News::Report(report) => write_report(&self.game, report, out),
            News::Best(best) => {
                search.answer = Some(*best);
                self.give_answer(out)
            }
        }
    }

    /// Answers, if the answer is there and may be given.
    pub(super) fn give_answer(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let Some(search) = self
            .search
            .take_if(|search| search.answer.is_some() && !search.go.is_endless())
        else {
            return Ok(());
        };
        let geometry = self.game.rules().geometry();
        match search.answer.flatten() {
            Some(hole) => writeln!(out, "bestmove {}", geometry.letter(hole))?,
            None => writeln!(out, "bestmove (none)")?,
        }
        Ok(())
    }

    /// Gives a search up, whose answer nobody wants any more.
    pub(super) fn drop_search(&mut self) {
        self.stop();
        self.search = None;
    }

    pub(super) fn go(&mut self, go: Go) {
        self.drop_search();
        self.searches += 1;
        let number = self.searches;
        let stop = Arc::new(AtomicBool::new(false));
        let time = go.time(self.game.position().to_move());
        let deadline = if go.is_endless() {
            None
        } else {
            time.and_then(|time| Instant::now().checked_add(time))
        };
        let work = Work {
            game: self.game.clone(),
            limits: go.limits(&self.options),
            options: self.options.clone(),
            tables: self.tables(),
            stop: Arc::clone(&stop),
        };
        self.search = Some(Running {
            number,
            go,
            stop,
            deadline,
            answer: None,
        });
        let sender = self.sender.clone();
        let thread = thread::Builder::new()
            .name("search".to_owned())
            .spawn(move || {
                let tell = |news| {
                    // Nobody listens any more when this fails.
                    let _ = sender.send(Heard::Found(Found {
                        search: number,
                        news,
                    }));
                };
                let best = work.search(&mut |report| tell(News::Report(report.clone())));
                tell(News::Best(best));
            });
        if thread.is_err() {
            let best = self
                .game
                .position()
                .legal_moves(self.game.rules())
                .iter()
                .next();
            let _ = self.sender.send(Heard::Found(Found {
                search: number,
                news: News::Best(best),
            }));
        }
    }

    fn tables(&mut self) -> Option<Arc<EndgameTable>> {
        if !self.options.own_tables {
            self.tables = None;
            return None;
        }
        self.tables
            .get_or_insert_with(|| TableMaker::start(&self.options.rules, TABLE_ENTRIES))
            .ready()
    }
}

/// Whether only a word can end the search.
fn is_unlimited(search: &Running) -> bool {
    search.deadline.is_none() && search.go.depth.is_none() && search.go.nodes.is_none()
}
