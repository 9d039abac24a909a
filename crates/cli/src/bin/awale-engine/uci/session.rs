//! A session: its options, game and current search.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use awale_engine::ai::SearchReport;
use awale_engine::ai::book::{self, Book};
use awale_engine::ai::generation::TableBuilder;
use awale_engine::ai::tables::EndgameTable;
use awale_engine::text::{Language, Messages, reason};
use awale_rules::{Game, Moves, Placement, Side};

use super::command::{Command, Go};
use super::mailbox::{Answer, Mailbox};
use super::options::{Change, Options};
use super::report::write_report;
use super::searcher::{Flags, Job, Searcher};
use super::table_files;
use crate::failure::Failure;
use crate::load::{load_book, load_network};
use crate::memory::{MEBIBYTE, Memory};
use crate::output::escaped;

/// The maximum size of endgame tables built on the fly, in boards: up to 12 seeds on two rows of
/// six, built in seconds.
const MAX_TABLE_BOARDS: usize = 3_000_000;

/// The state of a session.
pub struct Session {
    options: Options,
    /// The game to search, or the error from the last `position`.
    game: Result<Game, String>,
    /// Whether the last requested variant was rejected, so that positions have no rules.
    is_variant_rejected: bool,
    searcher: Searcher,
    search: Option<Search>,
    table_builder: Option<TableBuilder>,
    /// The tables from a file.
    file_tables: Option<EndgameTable>,
    /// The opening book from a file.
    book: Option<Arc<Book>>,
}

/// A search that is running, or that is done but may not answer yet.
struct Search {
    game: Game,
    go: Go,
    flags: Arc<Flags>,
    /// The answer, while it may not be printed yet.
    answer: Option<Answer>,
}

impl Session {
    /// Creates a session with this variant; returns an error message if that can't be loaded.
    pub fn new(variant: &str, mailbox: Arc<Mailbox>) -> Result<Self, String> {
        let options = Options::new(variant)?;
        Ok(Self {
            game: Ok(new_game(&options)),
            searcher: Searcher::start(&options.rules, mailbox)?,
            options,
            is_variant_rejected: false,
            search: None,
            table_builder: None,
            file_tables: None,
            book: None,
        })
    }

    /// Returns `true` if a search is running, or is done but may not answer yet.
    pub const fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    /// Executes a command. During a search, it must not be one that waits for the end of the
    /// search.
    pub fn execute(&mut self, command: Command, out: &mut impl Write) -> Result<(), Failure> {
        match command {
            Command::Uci => {
                writeln!(out, "id name Awale {}", env!("CARGO_PKG_VERSION"))?;
                writeln!(out, "id author the authors of Awale")?;
                self.options.write(out)?;
                writeln!(out, "uciok")?;
            }
            Command::IsReady => writeln!(out, "readyok")?,
            Command::SetOption { name, value } => {
                if let Err(error) = self.set_option(&name, &value) {
                    print_info(&error, out)?;
                }
            }
            Command::NewGame => {
                self.searcher.engine().new_game();
                self.set_game(Ok(new_game(&self.options)));
            }
            Command::Position { start, moves } => {
                let game = self.read_game(start.as_deref(), &moves);
                self.set_game(game);
                match &self.game {
                    Err(error) => print_info(error, out)?,
                    Ok(game) => {
                        if let Some(reason) = game.position().end() {
                            let code = reason.code();
                            print_info(&format!("the game is over: {code}"), out)?;
                        }
                    }
                }
            }
            Command::NoPosition => {
                self.set_game(Err("missing position".to_owned()));
                print_info("missing position", out)?;
            }
            Command::Go(go) => match self.game.clone() {
                Ok(game) => self.go(game, go, out)?,
                Err(error) => {
                    print_info(&format!("nothing to search: {error}"), out)?;
                    writeln!(out, "bestmove (none)")?;
                }
            },
            Command::Stop => self.end_search(out)?,
            Command::PonderHit => {
                if let Some(search) = &mut self.search {
                    search.go.ponder = false;
                    search.flags.ponder.store(false, Ordering::Relaxed);
                }
                self.give_answer(out)?;
            }
            Command::TooLong { bytes } => {
                print_info(&format!("ignored a line of {bytes} bytes: too long"), out)?
            }
            Command::Quit => {}
        }
        Ok(())
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), String> {
        let old = (self.options.hash, self.options.rules.fingerprint());
        match self.options.set(name, value) {
            Ok(Change::Rules) => {
                self.is_variant_rejected = false;
                if self.options.rules.fingerprint() != old.1 {
                    self.table_builder = None;
                    self.searcher.engine().new_game();
                    self.set_game(Ok(new_game(&self.options)));
                    let loaded = [self.load_tables(), self.load_book(), self.load_network()];
                    return loaded.into_iter().collect();
                }
                self.set_game(Ok(new_game(&self.options)));
            }
            Ok(Change::Tables) => return self.load_tables(),
            Ok(Change::Book) => return self.load_book(),
            Ok(Change::Network) => return self.load_network(),
            Ok(Change::Memory) => {
                if let Err(error) = self.resize_hash() {
                    self.options.hash = old.0;
                    return Err(format!("Hash stays at {}: {error}", old.0));
                }
            }
            Ok(Change::Clear) => self.searcher.engine().clear(),
            Ok(Change::Nothing) => {}
            Err(error) => {
                if name.eq_ignore_ascii_case("uci_variant") {
                    self.is_variant_rejected = true;
                    self.set_game(Err(String::new()));
                }
                return Err(error);
            }
        }
        Ok(())
    }

    /// Loads the endgame tables from `TablePath` for the rules.
    fn load_tables(&mut self) -> Result<(), String> {
        self.file_tables = None;
        if let Some(path) = &self.options.table_path {
            let (table, result) = table_files::load(path, &self.options.rules)?;
            self.file_tables = table;
            return result;
        }
        Ok(())
    }

    /// Loads the opening book from `BookPath` for the rules.
    fn load_book(&mut self) -> Result<(), String> {
        self.book = None;
        if let Some(path) = &self.options.book_path {
            self.book = Some(Arc::new(load_book(path, &self.options.rules)?));
        }
        Ok(())
    }

    /// Loads the network from `NetworkPath` for the rules into the engine.
    fn load_network(&self) -> Result<(), String> {
        let mut engine = self.searcher.engine();
        engine.set_network(None);
        if let Some(path) = &self.options.network_path {
            let network = load_network(path, &self.options.rules)?;
            engine.set_network(Some(&Arc::new(network)));
        }
        Ok(())
    }

    /// Resizes the transposition table to the size in the options.
    fn resize_hash(&self) -> Result<(), String> {
        let mut engine = self.searcher.engine();
        let bytes = self.options.hash.saturating_mul(MEBIBYTE);
        Memory::now().check_fits(bytes as u64, engine.memory() as u64)?;
        engine.set_memory(bytes).map_err(|error| error.to_string())
    }

    fn set_game(&mut self, game: Result<Game, String>) {
        self.game = if self.is_variant_rejected {
            Err("the last requested variant was rejected".to_owned())
        } else {
            game
        };
    }

    fn read_game(&self, start: Option<&str>, moves: &[String]) -> Result<Game, String> {
        let rules = Arc::clone(&self.options.rules);
        let geometry = rules.geometry();
        let mut game = match start {
            None => Game::new(rules, Side::South, &mut ()),
            Some(text) => {
                let placement =
                    Placement::parse(text, &rules).map_err(|error| error.to_string())?;
                Game::set_up(rules, &placement, &mut ())
            }
        };
        for word in moves {
            let names = geometry.parse_names(word);
            for name in names.map_err(|error| error.to_string())? {
                let mv = game.position().move_of(name, game.rules());
                let mv = mv.map_err(|error| error.to_string())?;
                if let Err(refusal) = game.play(mv, &mut ()) {
                    let messages = Messages::new(Language::default());
                    let why = reason::refused(&messages, geometry, mv, refusal);
                    return Err(format!("{}: {why}", geometry.name_of(mv)));
                }
            }
        }
        Ok(game)
    }

    fn go(&mut self, game: Game, go: Go, out: &mut impl Write) -> Result<(), Failure> {
        let (allowed_moves, problems) = parse_searchmoves(&game, &go.moves);
        for problem in problems {
            print_info(&format!("searchmoves: {problem}"), out)?;
        }
        if allowed_moves.is_empty() && !go.moves.is_empty() {
            print_info("none of the searchmoves is legal; searching all moves", out)?;
        }
        let flags = Arc::new(Flags::default());
        flags.ponder.store(go.ponder, Ordering::Relaxed);
        self.give_tables();
        if !self.options.keep_hash {
            self.searcher.engine().clear();
        }
        // `infinite` is for analysis, which should show a search, not the book.
        let uses_book = self.options.own_book && !go.infinite && allowed_moves.is_empty();
        self.searcher.begin(Job {
            game: game.clone(),
            allowed_moves,
            limits: go.limits(game.position().to_move(), &self.options),
            level: self.options.level,
            with_solved_lines: uses_book,
            book: self.book().filter(|_| uses_book),
            flags: Arc::clone(&flags),
        });
        self.search = Some(Search {
            game,
            go,
            flags,
            answer: None,
        });
        Ok(())
    }

    /// Returns the opening book: the one from the file if `BookPath` is set, else the built-in one.
    fn book(&self) -> Option<Arc<Book>> {
        match &self.options.book_path {
            Some(_) => self.book.clone(),
            None => book::shipped(&self.options.rules),
        }
    }

    /// Passes the largest endgame tables available to the engine. Starts building tables if that
    /// hasn't been done and those from the file are smaller.
    fn give_tables(&mut self) {
        let file_tables = self.file_tables.as_ref();
        let rules = &self.options.rules;
        let is_enough =
            |table: &EndgameTable| table.seeds() >= Some(table.affordable_seeds(MAX_TABLE_BOARDS));
        if !self.options.own_tables || file_tables.is_some_and(is_enough) {
            self.table_builder = None;
        } else if self.table_builder.is_none() {
            self.table_builder = Some(TableBuilder::start(rules, MAX_TABLE_BOARDS));
        }
        let finished_layers = self
            .table_builder
            .as_ref()
            .and_then(TableBuilder::finished_layers);
        let largest = [file_tables, finished_layers.as_deref()]
            .into_iter()
            .flatten()
            .max_by_key(|table| table.seeds());
        self.searcher.engine().set_tables(largest);
    }

    /// Prints an intermediate result.
    pub fn show(&self, report: &SearchReport, out: &mut impl Write) -> Result<(), Failure> {
        match &self.search {
            Some(search) => write_report(&search.game, report, out),
            None => Ok(()),
        }
    }

    /// Stores the answer of the search, and prints it once it may be given.
    pub fn take_answer(&mut self, answer: Answer, out: &mut impl Write) -> Result<(), Failure> {
        if let Some(search) = &mut self.search {
            search.answer = Some(answer);
        }
        self.give_answer(out)
    }

    /// Stops the search. Prints its answer at once if available; otherwise the answer follows.
    pub fn end_search(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        if let Some(search) = &mut self.search {
            search.go.infinite = false;
            search.go.ponder = false;
            search.flags.stop.store(true, Ordering::Relaxed);
        }
        self.give_answer(out)
    }

    /// Stops the search if it wouldn't end by itself.
    pub fn end_endless_search(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let is_endless = self.search.as_ref().is_some_and(|search| {
            let side = search.game.position().to_move();
            !search.go.has_end(side)
        });
        if is_endless {
            self.end_search(out)
        } else {
            Ok(())
        }
    }

    fn give_answer(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let may_answer = |search: &mut Search| {
            search.answer.is_some() && !search.go.infinite && !search.go.ponder
        };
        let Some(search) = self.search.take_if(may_answer) else {
            return Ok(());
        };
        let geometry = search.game.rules().geometry();
        let answer = search.answer.unwrap_or_default();
        match answer.best {
            Some(mv) => write!(out, "bestmove {}", geometry.name_of(mv))?,
            None => write!(out, "bestmove (none)")?,
        }
        if let Some(mv) = answer.expected.filter(|_| self.options.ponder) {
            write!(out, " ponder {}", geometry.name_of(mv))?;
        }
        Ok(writeln!(out)?)
    }
}

fn new_game(options: &Options) -> Game {
    Game::new(Arc::clone(&options.rules), Side::South, &mut ())
}

/// Parses the legal moves among the arguments of `searchmoves`. Also returns the problems with the
/// others.
fn parse_searchmoves(game: &Game, words: &[String]) -> (Moves, Vec<String>) {
    let (position, rules) = (game.position(), game.rules());
    let mut allowed_moves = Moves::EMPTY;
    let mut problems = Vec::new();
    for word in words {
        let read = rules.geometry().parse_names(word).and_then(|names| {
            let moves = names.into_iter().map(|name| position.move_of(name, rules));
            moves.collect::<Result<Vec<_>, _>>()
        });
        match read {
            Ok(moves) => {
                for mv in moves {
                    let name = rules.geometry().name_of(mv);
                    if let Some(refusal) = position.refusal(rules, mv) {
                        problems.push(format!("{name} can't be played: {refusal}"));
                        continue;
                    }
                    allowed_moves.insert(mv);
                    if !allowed_moves.contains(mv) {
                        problems.push(format!("{name} is ignored: too many moves"));
                    }
                }
            }
            Err(error) => problems.push(error.to_string()),
        }
    }
    (allowed_moves, problems)
}

/// Prints a message for the user, each line as an `info string`.
fn print_info(text: &str, out: &mut impl Write) -> Result<(), Failure> {
    for line in text.lines() {
        writeln!(out, "info string {}", escaped(line))?;
    }
    Ok(())
}
