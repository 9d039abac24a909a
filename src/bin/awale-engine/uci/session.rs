//! What the engine knows between two lines: options, game, and the search that goes on.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use awale::ai::tables::{EndgameTable, TableMaker};
use awale::ai::{Limits, Mind, Report, SEED, choose_within};
use awale::rules::{Game, Hole, Placement, Position, Side};
use awale::text::{Language, Messages, reason};

use super::Heard;
use super::command::{Command, Go};
use super::options::Options;
use crate::failure::Failure;

/// Boards of the endgame tables that are made: some seconds of work, 12 seeds on two rows of six.
const TABLE_ENTRIES: usize = 3_000_000;

/// The engine between two lines.
pub struct Session {
    options: Options,
    game: Game,
    sender: Sender<Heard>,
    search: Option<Running>,
    searches: u64,
    tables: Option<TableMaker>,
}

/// A search that goes on, or waits to be allowed to answer.
struct Running {
    number: u64,
    go: Go,
    stop: Arc<AtomicBool>,
    deadline: Option<Instant>,
    /// The answer, where it came before it was asked for.
    answer: Option<Option<Hole>>,
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
    /// A session that begins with this variant; why its rules can't be had, if they can't.
    pub fn new(variant: &str, sender: Sender<Heard>) -> Result<Self, String> {
        let options = Options::new(variant)?;
        let game = Game::new(Arc::clone(&options.rules), Side::South, &mut ());
        Ok(Self {
            options,
            game,
            sender,
            search: None,
            searches: 0,
            tables: None,
        })
    }

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

    /// Does what a line asks for.
    pub fn obey(&mut self, command: Command, out: &mut impl Write) -> Result<(), Failure> {
        match command {
            Command::Uci => {
                writeln!(out, "id name Awale {}", env!("CARGO_PKG_VERSION"))?;
                writeln!(out, "id author the authors of Awale")?;
                self.options.write(out)?;
                writeln!(out, "uciok")?;
            }
            Command::IsReady => writeln!(out, "readyok")?,
            Command::SetOption { name, value } => self.set_option(&name, &value, out)?,
            Command::NewGame => {
                self.drop_search();
                self.game = Game::new(Arc::clone(&self.options.rules), Side::South, &mut ());
            }
            Command::Position { start, moves } => {
                self.drop_search();
                match self.read_game(start.as_deref(), &moves) {
                    Ok(game) => self.game = game,
                    Err(error) => writeln!(out, "info string {error}")?,
                }
            }
            Command::Go(go) => self.go(go),
            Command::Stop => {
                self.stop();
                self.give_answer(out)?;
            }
            Command::PonderHit => {
                if let Some(search) = &mut self.search {
                    search.go.ponder = false;
                    let time = search.go.time(self.game.position().to_move());
                    search.deadline = time.map(|time| Instant::now() + time);
                }
                self.give_answer(out)?;
            }
            Command::Quit => {}
        }
        Ok(())
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
    fn give_answer(&mut self, out: &mut impl Write) -> Result<(), Failure> {
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

    fn set_option(&mut self, name: &str, value: &str, out: &mut impl Write) -> Result<(), Failure> {
        let before = self.options.rules.fingerprint();
        if let Err(error) = self.options.set(name, value) {
            // A report of many lines must not look like answers.
            for line in error.lines() {
                writeln!(out, "info string {line}")?;
            }
        }
        if self.options.rules.fingerprint() != before {
            self.drop_search();
            self.tables = None;
            self.game = Game::new(Arc::clone(&self.options.rules), Side::South, &mut ());
        }
        Ok(())
    }

    fn read_game(&self, start: Option<&str>, moves: &str) -> Result<Game, String> {
        let rules = Arc::clone(&self.options.rules);
        let geometry = rules.geometry();
        let mut game = match start {
            None => Game::new(rules, Side::South, &mut ()),
            Some(text) => {
                let placed = Placement::parse(text, geometry).map_err(|error| error.to_string())?;
                Game::set_up(rules, &placed, &mut ())
            }
        };
        for letter in moves.chars() {
            let hole = geometry.hole(letter).map_err(|error| error.to_string())?;
            if let Err(refusal) = game.play(hole, &mut ()) {
                let messages = Messages::new(Language::default());
                let why = reason::refused(&messages, geometry, hole, refusal);
                return Err(format!("{letter}: {why}"));
            }
        }
        Ok(game)
    }

    /// Gives a search up, whose answer nobody wants any more.
    fn drop_search(&mut self) {
        self.stop();
        self.search = None;
    }

    fn go(&mut self, go: Go) {
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

/// What a search thread takes with it.
struct Work {
    game: Game,
    limits: Limits,
    options: Options,
    tables: Option<Arc<EndgameTable>>,
    stop: Arc<AtomicBool>,
}

impl Work {
    fn search(&self, watch: &mut dyn FnMut(&Report)) -> Option<Hole> {
        let rules = &self.options.rules;
        if let Some(level) = self.options.level {
            let own = level.limits(rules);
            // The level's own limits hold, unless the program asks for less.
            let limits = Limits {
                depth: own.depth.min(self.limits.depth),
                nodes: own.nodes.min(self.limits.nodes),
                ..own
            };
            let choice = choose_within(
                &self.game,
                level,
                limits,
                self.tables.as_deref(),
                0,
                &self.stop,
            )?;
            return Some(choice.hole);
        }
        if let Some(line) = self
            .tables
            .as_ref()
            .and_then(|tables| tables.best(&self.game))
        {
            let report = Report {
                proved: line.proved,
                lines: vec![line],
                depth: 1,
                nodes: 1,
                time: Duration::ZERO,
            };
            watch(&report);
            return report.best();
        }
        let mind = Mind::for_rules(rules).with_tables(self.tables.as_deref());
        mind.search(&self.game, &self.limits, &self.stop, watch)
            .best()
    }
}

fn write_report(game: &Game, report: &Report, out: &mut impl Write) -> Result<(), Failure> {
    let geometry = game.rules().geometry();
    let lead = SEED * lead_of_mover(game.position());
    let milliseconds = report.time.as_millis();
    let speed = report.nodes as f64 / report.time.as_secs_f64().max(1e-6);
    for (place, line) in (1..).zip(&report.lines) {
        write!(
            out,
            "info depth {} multipv {place} score cp {}",
            report.depth,
            lead + line.value
        )?;
        write!(
            out,
            " nodes {} nps {speed:.0} time {milliseconds} pv",
            report.nodes
        )?;
        line.moves
            .iter()
            .try_for_each(|&hole| write!(out, " {}", geometry.letter(hole)))?;
        writeln!(out)?;
    }
    Ok(())
}

fn lead_of_mover(position: &Position) -> i32 {
    let mover = position.to_move();
    i32::from(position.loft(mover)) - i32::from(position.loft(mover.opponent()))
}
