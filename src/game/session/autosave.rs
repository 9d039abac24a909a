//! What is remembered of matches without being asked: the one under way after
//! every ply, so that nothing is lost if the program is killed; finished games;
//! and what was won and lost against the computer.

use bevy::prelude::*;

use super::CurrentMatch;
use super::command::MatchEvent;
use crate::ai::Level;
use crate::game::schedule::GameSet;
use crate::game::storage::Storage;
use crate::matches::archive::game_record;
use crate::matches::{Date, Player, Purpose, SavedMatch, Statistics};
use crate::rules::game_file::GameRecord;
use crate::rules::{Outcome, Side};

/// The file of the match under way.
pub const MATCH_FILE: &str = "match.txt";
/// The file of what was won and lost.
pub const STATISTICS_FILE: &str = "statistics.ron";
/// The folder of finished games, and the ending of their names.
pub const GAMES_FOLDER: &str = "games";
/// The ending of the names of game files.
pub const GAME_ENDING: &str = ".txt";
/// How many games of a day and variant get names of their own.
const MOST_OF_A_NAME: u32 = 10_000;

/// The match that can be gone on with, if there is one.
#[derive(Resource, Default)]
pub struct KeptMatch(Option<Box<SavedMatch>>);

impl KeptMatch {
    /// The match, if there is one.
    #[must_use]
    pub fn get(&self) -> Option<&SavedMatch> {
        self.0.as_deref()
    }

    /// Takes the match, to go on with it.
    pub fn take(&mut self) -> Option<Box<SavedMatch>> {
        self.0.take()
    }
}

/// What was won and lost against the computer.
#[derive(Resource, Default, Deref, DerefMut)]
pub struct KeptStatistics(pub Statistics);

/// What is kept of matches is written, within [`GameSet::Show`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AutosaveSet;

/// Adds what is kept of matches.
pub fn plugin(app: &mut App) {
    let (kept, statistics) = app
        .world_mut()
        .get_resource_mut::<Storage>()
        .map(|mut storage| (read_match(&mut storage), storage.load(STATISTICS_FILE)))
        .unwrap_or_default();
    app.insert_resource(kept)
        .insert_resource(KeptStatistics(statistics))
        .add_systems(
            Update,
            (
                keep_match.run_if(resource_exists_and_changed::<CurrentMatch>),
                keep_result.run_if(resource_exists::<CurrentMatch>),
                keep_statistics.run_if(resource_changed::<KeptStatistics>),
            )
                .chain()
                .in_set(AutosaveSet)
                .in_set(GameSet::Show),
        );
}

fn read_match(storage: &mut Storage) -> KeptMatch {
    let Some(text) = storage.read_text(MATCH_FILE) else {
        return KeptMatch::default();
    };
    match SavedMatch::from_text(&text) {
        Ok(state) => KeptMatch(Some(Box::new(state))),
        Err(error) => {
            warn!("{MATCH_FILE}: {error}");
            storage.refuse(MATCH_FILE);
            KeptMatch::default()
        }
    }
}

/// Keeps the match after every change; one that is over is no longer gone on with.
fn keep_match(
    current: Res<CurrentMatch>,
    mut kept: ResMut<KeptMatch>,
    mut storage: ResMut<Storage>,
) {
    if current.purpose() != Purpose::Match {
        return;
    }
    let is_over = current.outcome().is_some() && !current.has_next_game();
    if is_over {
        kept.0 = None;
        storage.remove(MATCH_FILE);
    } else if current.tree().size() > 0 || current.series().game_number() > 0 {
        kept.0 = Some(Box::new(current.state().clone()));
        match current.state().to_text() {
            Ok(text) => {
                storage.write_text(MATCH_FILE, &text);
            }
            Err(error) => error!("the match can't be written: {error}"),
        }
    }
}

/// Enters a game that has just ended: once, however often its end is taken back and played again.
fn keep_result(
    current: Res<CurrentMatch>,
    mut match_events: MessageReader<MatchEvent>,
    mut storage: ResMut<Storage>,
    mut statistics: ResMut<KeptStatistics>,
    mut entered: Local<Option<u32>>,
) {
    let is_played = match_events
        .read()
        .filter(|report| matches!(report, MatchEvent::Moved { .. } | MatchEvent::Closed { .. }))
        .count()
        > 0;
    let number = current.turn().match_number;
    let counts = current.purpose() == Purpose::Match;
    let is_new = is_played && counts && *entered != Some(number);
    let (true, Some(outcome)) = (is_new, current.outcome()) else {
        return;
    };
    *entered = Some(number);
    keep_game(&current, &mut storage);
    enter(&current, &outcome, &mut statistics);
}

/// The game file of the game under way.
#[must_use]
pub fn record_of(current: &CurrentMatch, date: Option<Date>) -> GameRecord {
    let round = (current.series().plan().games > 1).then(|| current.series().game_number() + 1);
    game_record(
        current.variant(),
        current.setup(),
        current.tree(),
        date,
        round,
    )
}

fn keep_game(current: &CurrentMatch, storage: &mut Storage) {
    let date = Storage::today();
    let record = record_of(current, date);
    let day = date.map_or_else(String::new, |date| format!("{date} "));
    let known = storage.list(GAMES_FOLDER, GAME_ENDING);
    let name = (1..MOST_OF_A_NAME)
        .map(|number| format!("{day}{} {number}{GAME_ENDING}", current.variant()))
        .find(|name| !known.contains(name));
    if let Some(name) = name {
        storage.write_text(&format!("{GAMES_FOLDER}/{name}"), &record.to_string());
    }
}

/// Only a person against a computer wins and loses.
fn enter(current: &CurrentMatch, outcome: &Outcome, statistics: &mut KeptStatistics) {
    let setup = current.setup();
    let person = |side: Side| setup.seat(side).player == Player::Person;
    let level = |side: Side| -> Option<Level> {
        match setup.seat(side).player {
            Player::Computer(level) => Some(level),
            Player::Person => None,
        }
    };
    let pair = Side::BOTH
        .into_iter()
        .find_map(|side| person(side).then_some(side).zip(level(side.opponent())));
    if let Some((side, level)) = pair {
        statistics.record(&setup.rules, current.variant(), level, side, outcome);
    }
}

pub(super) fn keep_statistics(statistics: Res<KeptStatistics>, mut storage: ResMut<Storage>) {
    if !statistics.is_added() {
        storage.save(STATISTICS_FILE, &statistics.0);
    }
}
