//! Kills the game at random times: the saved match must have all moves, except perhaps the last
//! ply.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::process::Child;
use std::thread;
use std::time::Duration;

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use awale_engine::matches::SavedMatch;
use awale_rules::{Game as RulesGame, Move, Side, library};

use crate::home::{Scratch, contents, prepare_for_two_players};
use crate::plan::Plan;
use crate::program::{finish, start};
use crate::report::Report;
use crate::script::{game, moves};

/// The number of homes attacked in parallel, as starting the game isn't limited by the processor
/// alone.
const PARALLEL_HOMES: u64 = 2;
/// The maximum number of plies before a kill.
const MAX_PLIES: usize = 16;
/// The maximum time from the last ply to a kill, in microseconds.
const MAX_KILL_DELAY_MICROS: u64 = 20_000;
/// The maximum time from the start to a kill before the first move, in microseconds.
const MAX_EARLY_KILL_DELAY_MICROS: u64 = 1_500_000;
/// The fraction of kills that come before the first move, as a divisor.
const EARLY_KILL_DIVISOR: u32 = 6;
/// The number of plies after which a new match starts; many games are over by then.
const MAX_GAME_PLIES: usize = 80;

/// The expected game, played in parallel with the killed one.
#[derive(Clone)]
pub struct Game(RulesGame);

impl Game {
    /// Creates the game at its start.
    ///
    /// # Errors
    /// Returns an error if the rules are missing.
    pub fn new() -> io::Result<Self> {
        match library::load("oware") {
            Some(Ok(rules)) => Ok(Self(RulesGame::new(rules, Side::South, &mut ()))),
            _ => Err(io::Error::other("there are no rules called oware")),
        }
    }

    /// Returns up to `max` random legal moves from here, as letters.
    pub fn random_moves(&self, max: usize, rng: &mut ChaCha8Rng) -> Vec<char> {
        let mut game = self.0.clone();
        let board = game.rules().geometry();
        let mut letters = Vec::new();
        while letters.len() < max && game.outcome().is_none() {
            let legal: Vec<_> = game.position().legal_moves(game.rules()).iter().collect();
            let Some(&mv) = legal.get(rng.random_range(0..legal.len().max(1))) else {
                break;
            };
            letters.extend(mv.hole().map(|hole| board.letter(hole)));
            if game.play(mv, &mut ()).is_err() {
                break;
            }
        }
        letters
    }

    /// Returns random legal moves from the start that don't end the game.
    ///
    /// # Errors
    /// Returns an error if the rules are missing.
    pub fn unfinished(plies: usize, rng: &mut ChaCha8Rng) -> io::Result<Vec<char>> {
        let start = Self::new()?;
        loop {
            let letters = start.random_moves(plies, rng);
            if letters.len() == plies && !start.after_moves(&letters).is_over() {
                return Ok(letters);
            }
        }
    }

    /// Returns the game after these moves.
    fn after_moves(&self, letters: &[char]) -> Self {
        let mut child = self.clone();
        let board = child.0.rules().geometry();
        for letter in letters {
            // The moves are legal, so no error can occur.
            let _ = board.hole(*letter).map(|hole| child.0.play(hole, &mut ()));
        }
        child
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

/// Kills the game repeatedly.
///
/// # Errors
/// Returns an error if the program can't be started.
pub fn run(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let kills = plan.repetitions(16, 500) / PARALLEL_HOMES;
    let results: Vec<io::Result<(Report, usize)>> = thread::scope(|scope| {
        let results: Vec<_> = (0..PARALLEL_HOMES)
            .map(|number| {
                scope.spawn(move || attack_home(plan, kills, &mut plan.rng(300 + number)))
            })
            .collect();
        let panicked = || Err(io::Error::other("it was given up"));
        results
            .into_iter()
            .map(|attack_home| attack_home.join().unwrap_or_else(|_| panicked()))
            .collect()
    });
    let mut played = 0;
    for attack_home in results {
        let (course_report, plies) = attack_home?;
        report.add(course_report);
        played += plies;
    }
    report.note(format!("{played} plies were played"));
    Ok(())
}

/// Kills the game repeatedly in one home, where each run resumes the previous match.
fn attack_home(plan: &Plan, kills: u64, rng: &mut ChaCha8Rng) -> io::Result<(Report, usize)> {
    let mut report = Report::default();
    let scratch = Scratch::new()?;
    let home = scratch.join("home");
    prepare_for_two_players(&home)?;
    let mut game = Game::new()?;
    let mut played = 0;
    for kill in 0..kills {
        report.trials += 1;
        let has_match = home.join("match.txt").exists();
        let planned = game.random_moves(MAX_PLIES + 4, rng);
        let reported = play_until_killed(plan, &scratch, &home, has_match, &planned, rng)?;
        played += reported.len();
        report.check(planned.starts_with(&reported), || {
            format!("kill {kill}: reported {reported:?} instead of {planned:?}")
        });
        // The last reported move may not be on disk yet, or one more may already be saved.
        let possible = (reported.len().saturating_sub(1)..=reported.len() + 1)
            .filter(|plies| *plies <= planned.len());
        let possible: Vec<Game> = possible
            .map(|plies| game.after_moves(&planned[..plies]))
            .collect();
        game = match saved_moves(&home) {
            Ok(Some(saved)) => {
                let matching = possible
                    .into_iter()
                    .find(|game| game.moves() == saved && !game.is_over());
                matching.unwrap_or_else(|| {
                    report.fault(format!(
                        "kill {kill}: {saved:?} was saved; reported {reported:?} after {:?}",
                        game.moves()
                    ));
                    Game::after_moves(&game, &[])
                })
            }
            Ok(None) => {
                let is_possible = possible
                    .iter()
                    .any(|game| game.is_over() || game.moves().is_empty());
                report.check(is_possible, || {
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
        let set_aside = contents(&home)
            .into_iter()
            .find(|(path, _)| path.to_string_lossy().contains(".damaged"));
        if let Some((path, _)) = set_aside {
            report.fault(format!("kill {kill}: {} was set aside", path.display()));
        }
        if game.moves().len() > MAX_GAME_PLIES || !report.faults.is_empty() {
            fs::remove_dir_all(&home)?;
            prepare_for_two_players(&home)?;
            game = Game::new()?;
        }
    }
    Ok((report, played))
}

/// Runs the game until it is killed; returns the moves that it reported.
fn play_until_killed(
    plan: &Plan,
    scratch: &Scratch,
    home: &Path,
    has_match: bool,
    planned: &[char],
    rng: &mut ChaCha8Rng,
) -> io::Result<Vec<char>> {
    let button = if has_match {
        "main.continue"
    } else {
        "main.play"
    };
    let script = moves(button, planned.iter().copied()) + "wait 1000000\n";
    let mut child = start(&mut game(plan, home, &scratch.join("script.txt"), &script)?)?;
    let is_early = rng.random_range(0..EARLY_KILL_DIVISOR) == 0;
    let plies = if is_early {
        0
    } else {
        rng.random_range(1..=MAX_PLIES.min(planned.len()))
    };
    let delay = if is_early {
        MAX_EARLY_KILL_DELAY_MICROS
    } else {
        MAX_KILL_DELAY_MICROS
    };
    let delay = Duration::from_micros(rng.random_range(0..delay));
    let reported = reported_moves(&mut child, plies, delay);
    child.kill()?;
    finish(&mut child)?;
    reported
}

/// Reads the reported moves, and kills the game `delay` after `plies` plies.
fn reported_moves(child: &mut Child, plies: usize, delay: Duration) -> io::Result<Vec<char>> {
    let Some(output) = child.stdout.take() else {
        return Ok(Vec::new());
    };
    let mut reported = Vec::new();
    let mut lines = BufReader::new(output);
    let mut line = String::new();
    let mut next = |reported: &mut Vec<char>| -> io::Result<bool> {
        line.clear();
        let has_line = lines.read_line(&mut line)? > 0;
        reported.extend(
            line.strip_prefix("played ")
                .and_then(|letter| letter.chars().next()),
        );
        Ok(has_line)
    };
    while reported.len() < plies && next(&mut reported)? {}
    thread::sleep(delay);
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
