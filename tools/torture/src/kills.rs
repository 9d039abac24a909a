//! Kills the game at random times: the saved match has all moves, except perhaps the current ply.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::process::Child;
use std::thread;
use std::time::Duration;

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use awale_engine::matches::SavedMatch;
use awale_rules::{Game as Played, Move, Side, library};

use crate::home::{Scratch, contents, for_two_persons};
use crate::plan::Plan;
use crate::program::{finish, started};
use crate::report::Report;
use crate::script::{game, moves};

/// The number of homes attacked in parallel: starting the game isn't limited by the processor
/// alone.
const AT_ONCE: u64 = 2;
/// The maximum number of plies before a kill.
const MAX_PLIES: usize = 16;
/// The maximum time from the last ply to the kill, in microseconds.
const KILLED_WITHIN: u64 = 20_000;
/// The maximum time to a kill before the first move, in microseconds.
const STARTED_WITHIN: u64 = 1_500_000;
/// One kill in this many comes before the first move.
const EARLY: u32 = 6;
/// The number of plies after which a new match starts; many games are over by then.
const MAX_GAME_PLIES: usize = 80;

/// The expected game, played alongside the killed one.
#[derive(Clone)]
pub struct Game(Played);

impl Game {
    /// Creates the game at its start.
    ///
    /// # Errors
    /// Returns an error if the rules are missing.
    pub fn new() -> io::Result<Self> {
        match library::load("oware") {
            Some(Ok(rules)) => Ok(Self(Played::new(rules, Side::South, &mut ()))),
            _ => Err(io::Error::other("there are no rules called oware")),
        }
    }

    /// Returns up to `max` random legal moves from here, as letters.
    pub fn some_moves(&self, max: usize, chance: &mut ChaCha8Rng) -> Vec<char> {
        let mut game = self.0.clone();
        let board = game.rules().geometry();
        let mut letters = Vec::new();
        while letters.len() < max && game.outcome().is_none() {
            let legal: Vec<_> = game.position().legal_moves(game.rules()).iter().collect();
            let Some(&mv) = legal.get(chance.random_range(0..legal.len().max(1))) else {
                break;
            };
            letters.extend(mv.hole().map(|hole| board.letter(hole)));
            if game.play(mv, &mut ()).is_err() {
                break;
            }
        }
        letters
    }

    /// Draws random legal moves from the start that don't end the game.
    ///
    /// # Errors
    /// Returns an error if the rules are missing.
    pub fn unfinished(plies: usize, chance: &mut ChaCha8Rng) -> io::Result<Vec<char>> {
        let start = Self::new()?;
        loop {
            let letters = start.some_moves(plies, chance);
            if letters.len() == plies && !start.after(&letters).is_over() {
                return Ok(letters);
            }
        }
    }

    /// Returns the game after these moves.
    fn after(&self, letters: &[char]) -> Self {
        let mut after = self.clone();
        let board = after.0.rules().geometry();
        for letter in letters {
            // The moves are legal, so errors can't occur.
            let _ = board.hole(*letter).map(|hole| after.0.play(hole, &mut ()));
        }
        after
    }

    fn is_over(&self) -> bool {
        self.0.outcome().is_some()
    }

    fn moves(&self) -> Vec<char> {
        let board = self.0.rules().geometry();
        self.0
            .moves()
            .iter()
            .filter_map(|mv| mv.hole())
            .map(|hole| board.letter(hole))
            .collect()
    }

    /// Returns the moves of a saved match.
    pub fn letters(saved: &SavedMatch) -> Vec<char> {
        let board = saved.tree.rules().geometry();
        let holes = saved.tree.line().filter_map(Move::hole);
        holes.map(|hole| board.letter(hole)).collect()
    }
}

/// Kills the game again and again.
///
/// # Errors
/// Returns an error if the program can't be started.
pub fn run(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let kills = plan.times(16, 500) / AT_ONCE;
    let courses: Vec<io::Result<(Report, usize)>> = thread::scope(|scope| {
        let courses: Vec<_> = (0..AT_ONCE)
            .map(|number| scope.spawn(move || course(plan, kills, &mut plan.chance(300 + number))))
            .collect();
        let gone = || Err(io::Error::other("it was given up"));
        courses
            .into_iter()
            .map(|course| course.join().unwrap_or_else(|_| gone()))
            .collect()
    });
    let mut played = 0;
    for course in courses {
        let (more, plies) = course?;
        report.add(more);
        played += plies;
    }
    report.note(format!("{played} plies were played"));
    Ok(())
}

/// Kills the game repeatedly in one home, where each run resumes the previous match.
fn course(plan: &Plan, kills: u64, chance: &mut ChaCha8Rng) -> io::Result<(Report, usize)> {
    let mut report = Report::default();
    let scratch = Scratch::new()?;
    let home = scratch.at("home");
    for_two_persons(&home)?;
    let mut game = Game::new()?;
    let mut played = 0;
    for kill in 0..kills {
        report.trials += 1;
        let has_match = home.join("match.txt").exists();
        let planned = game.some_moves(MAX_PLIES + 4, chance);
        let reported = killed(plan, &scratch, &home, has_match, &planned, chance)?;
        played += reported.len();
        report.check(planned.starts_with(&reported), || {
            format!("kill {kill}: reported {reported:?} instead of {planned:?}")
        });
        // The last reported move may not be on the disk yet, and one more may be saved already.
        let possible = (reported.len().saturating_sub(1)..=reported.len() + 1)
            .filter(|plies| *plies <= planned.len());
        let possible: Vec<Game> = possible
            .map(|plies| game.after(&planned[..plies]))
            .collect();
        game = match saved_moves(&home) {
            Ok(Some(saved)) => {
                let same = possible
                    .into_iter()
                    .find(|game| game.moves() == saved && !game.is_over());
                same.unwrap_or_else(|| {
                    report.fault(format!(
                        "kill {kill}: {saved:?} was saved; reported {reported:?} after {:?}",
                        game.moves()
                    ));
                    Game::after(&game, &[])
                })
            }
            Ok(None) => {
                let is_fair = possible
                    .iter()
                    .any(|game| game.is_over() || game.moves().is_empty());
                report.check(is_fair, || {
                    format!(
                        "kill {kill}: nothing was saved; reported {reported:?} after {:?}",
                        game.moves()
                    )
                });
                Game::new()?
            }
            Err(error) => {
                report.fault(format!("kill {kill}: {error}"));
                Game::new()?
            }
        };
        let aside = contents(&home)
            .into_iter()
            .find(|(path, _)| path.to_string_lossy().contains(".damaged"));
        if let Some((path, _)) = aside {
            report.fault(format!("kill {kill}: {} was set aside", path.display()));
        }
        if game.moves().len() > MAX_GAME_PLIES || !report.faults.is_empty() {
            fs::remove_dir_all(&home)?;
            for_two_persons(&home)?;
            game = Game::new()?;
        }
    }
    Ok((report, played))
}

/// Runs the game until it is killed; returns the moves it reported.
fn killed(
    plan: &Plan,
    scratch: &Scratch,
    home: &Path,
    has_match: bool,
    planned: &[char],
    chance: &mut ChaCha8Rng,
) -> io::Result<Vec<char>> {
    let begin = if has_match {
        "main.continue"
    } else {
        "main.play"
    };
    let script = moves(begin, planned.iter().copied()) + "wait 1000000\n";
    let mut child = started(&mut game(plan, home, &scratch.at("script.txt"), &script)?)?;
    let is_early = chance.random_range(0..EARLY) == 0;
    let plies = if is_early {
        0
    } else {
        chance.random_range(1..=MAX_PLIES.min(planned.len()))
    };
    let pause = if is_early {
        STARTED_WITHIN
    } else {
        KILLED_WITHIN
    };
    let pause = Duration::from_micros(chance.random_range(0..pause));
    let reported = reported_moves(&mut child, plies, pause);
    child.kill()?;
    finish(&mut child)?;
    reported
}

/// Reads the reported moves, and kills the game `pause` after the given number of plies.
fn reported_moves(child: &mut Child, plies: usize, pause: Duration) -> io::Result<Vec<char>> {
    let Some(output) = child.stdout.take() else {
        return Ok(Vec::new());
    };
    let mut reported = Vec::new();
    let mut lines = BufReader::new(output);
    let mut line = String::new();
    let mut next = |reported: &mut Vec<char>| -> io::Result<bool> {
        line.clear();
        let is_more = lines.read_line(&mut line)? > 0;
        reported.extend(
            line.strip_prefix("played ")
                .and_then(|letter| letter.chars().next()),
        );
        Ok(is_more)
    };
    while reported.len() < plies && next(&mut reported)? {}
    thread::sleep(pause);
    child.kill()?;
    while next(&mut reported)? {}
    Ok(reported)
}

/// Reads the moves of the saved match, if there is one.
fn saved_moves(home: &Path) -> Result<Option<Vec<char>>, String> {
    match fs::read_to_string(home.join("match.txt")) {
        Ok(text) => {
            let saved = SavedMatch::from_text(&text).map_err(|error| error.to_string())?;
            Ok(Some(Game::letters(&saved)))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error.to_string()),
    }
}
