//! Saves automatically: the match after every ply, so that nothing is lost if the program is
//! killed; matches that are replaced; finished games; and statistics.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::CurrentMatch;
use super::game_file::{MAX_SEARCHED_FILES, identity, new_name, new_save, saved_games};
use super::progress::{self, PROGRESS_FILE, SavedProgress};
use crate::schedule::GameSet;
use crate::storage::{
    FileOperation, GAMES_FOLDER, Mergeable, Merged, SAVES_FOLDER, Storage, StorageNotice,
    reread_merged, restored, save_merged,
};
use crate::table::{TopMut, top_changed};
use awale_engine::files::FileName;
use awale_engine::matches::archive::{GAME_TAG, game_record, is_same_game};
use awale_engine::matches::saved::SavedMatchError;
use awale_engine::matches::{Date, Player, Purpose, SavedMatch, Statistics};
use awale_engine::teacher::{PlayerProgress, standing};
use awale_rules::game_file::GameRecord;
use awale_rules::{Outcome, Side};

/// The file of the unfinished match.
pub const MATCH_FILE: FileName = FileName::from_static("match.txt");
/// The file of the statistics.
pub const STATISTICS_FILE: FileName = FileName::from_static("statistics.ron");
/// Minimum length of a match that is saved when it is replaced; shorter ones are discarded.
const MIN_SAVED_PLIES: usize = 6;

/// The unfinished match in [`MATCH_FILE`], if there is one.
#[derive(Resource, Default)]
pub struct UnfinishedMatch {
    state: Option<Box<SavedMatch>>,
    /// The [`CurrentMatch::origin`] of the match; `None` if it was loaded from the file.
    origin: Option<u32>,
}

impl UnfinishedMatch {
    /// Returns the match, if there is one.
    #[must_use]
    pub fn get(&self) -> Option<&SavedMatch> {
        self.state.as_deref()
    }

    /// Returns the match that would be lost if `current` replaced it, if it is worth saving.
    fn match_lost_to(&self, current: &CurrentMatch) -> Option<&SavedMatch> {
        if self.origin == Some(current.origin()) {
            return None;
        }
        self.get().filter(|unfinished| {
            let is_contained = unfinished.setup.seed == current.setup().seed
                && unfinished.series.plan().seed == current.series().plan().seed
                && current.tree().contains(&unfinished.tree);
            !is_contained
                && (unfinished.tree.size() >= MIN_SAVED_PLIES
                    || unfinished.series.game_number() > 0)
        })
    }
}

/// Games won and lost against the computer.
pub type SavedStatistics = Merged<Statistics>;

impl Mergeable for Statistics {
    fn merged(&self, base: &Self, theirs: &Self) -> Self {
        Self::merged(self, base, theirs)
    }
}

/// Requests that the statistics and the ratings computed from them be deleted.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct ForgetGames;

fn forget_games(mut statistics: ResMut<SavedStatistics>, mut progress: ResMut<SavedProgress>) {
    statistics.reset();
    progress.clear_games();
}

/// Loads the saved data, and adds autosaving.
pub fn plugin(app: &mut App) {
    let (unfinished, statistics, progress) = app
        .world_mut()
        .get_resource_mut::<Storage>()
        .map(|mut storage| {
            let statistics = storage.load(STATISTICS_FILE);
            (
                read_match(&mut storage),
                statistics,
                storage.load(PROGRESS_FILE),
            )
        })
        .unwrap_or_default();
    app.add_message::<ForgetGames>()
        .insert_resource(unfinished)
        .insert_resource(SavedStatistics::new(STATISTICS_FILE, statistics))
        .insert_resource(SavedProgress::new(PROGRESS_FILE, progress))
        .add_systems(
            Update,
            (
                reread_match.run_if(restored(MATCH_FILE)),
                reread_merged::<Statistics>.run_if(restored(STATISTICS_FILE)),
                reread_merged::<PlayerProgress>.run_if(restored(PROGRESS_FILE)),
                autosave.run_if(top_changed::<CurrentMatch>),
                forget_games.run_if(on_message::<ForgetGames>),
                save_merged::<Statistics>.run_if(resource_changed::<SavedStatistics>),
                save_merged::<PlayerProgress>.run_if(resource_changed::<SavedProgress>),
            )
                .chain()
                .after(GameSet::Table)
                .before(GameSet::Show),
        );
}

/// Loads the unfinished match; none if another instance may be playing it.
fn read_match(storage: &mut Storage) -> UnfinishedMatch {
    if !storage.claim() {
        return UnfinishedMatch::default();
    }
    let Some(text) = storage.read_text(MATCH_FILE) else {
        return UnfinishedMatch::default();
    };
    match SavedMatch::from_text(&text) {
        Ok(state) => UnfinishedMatch {
            state: Some(Box::new(state)),
            origin: None,
        },
        Err(error) => {
            warn!("{MATCH_FILE}: {error}");
            if matches!(error, SavedMatchError::OtherVersion { .. }) {
                // The file is intact: the version that wrote it can resume it.
                let name = new_save("match", Storage::today());
                let steps = vec![
                    FileOperation::WriteNumbered(SAVES_FOLDER.file(name), text),
                    FileOperation::Remove(MATCH_FILE.into()),
                ];
                storage.post(steps);
                storage.notify(StorageNotice::SetAside);
            } else {
                storage.set_aside(MATCH_FILE);
            }
            UnfinishedMatch::default()
        }
    }
}

fn reread_match(mut unfinished: ResMut<UnfinishedMatch>, mut storage: ResMut<Storage>) {
    *unfinished = read_match(&mut storage);
}

/// The data that a finished game updates, apart from the archive.
#[derive(SystemParam)]
struct Results<'w> {
    statistics: ResMut<'w, SavedStatistics>,
    progress: ResMut<'w, SavedProgress>,
}

impl Results<'_> {
    /// Records the game that has just ended, and returns the steps that save the results.
    fn record(&mut self, current: &mut CurrentMatch, outcome: &Outcome) -> Vec<FileOperation> {
        let mut steps = Vec::new();
        if record(current, outcome, &mut self.statistics) {
            steps.push(self.statistics.step());
        }
        if progress::rate(current, &mut self.progress) {
            steps.push(self.progress.step());
        }
        steps
    }
}

/// Saves the match after every change, and a finished game once.
///
/// The order of the steps matters if the program is killed between them: first the game, then its
/// results, and only then the removal of a finished match.
fn autosave(
    mut current: TopMut<CurrentMatch>,
    mut unfinished: ResMut<UnfinishedMatch>,
    mut storage: ResMut<Storage>,
    mut results: Results,
) {
    if current.purpose() != Purpose::Match {
        return;
    }
    let mut steps = Vec::new();
    let current = current.bypass_change_detection();
    if let Some(outcome) = current.take_unrecorded_outcome()
        && let Some(game) = game_step(current, &storage)
    {
        steps.push(game);
        steps.extend(results.record(current, &outcome));
    }
    // A match with a friend is stored in its letter.
    if !current.is_by_letter() {
        steps.extend(save_match(current, &mut unfinished, &mut storage));
    }
    storage.post(steps);
}

/// Returns the steps that save the match, or remove it if it is over. A match that it replaces is
/// first saved under a name of its own.
fn save_match(
    current: &CurrentMatch,
    unfinished: &mut UnfinishedMatch,
    storage: &mut Storage,
) -> Vec<FileOperation> {
    let mut steps = Vec::new();
    let is_over = current.outcome().is_some() && !current.has_next_game();
    let has_begun = current.tree().size() > 0 || current.series().game_number() > 0;
    if !is_over && !has_begun {
        return steps;
    }
    if storage.claim()
        && let Some(step) = unfinished.match_lost_to(current).and_then(set_aside_step)
    {
        steps.push(step);
        storage.notify(StorageNotice::SetAside);
    }
    *unfinished = UnfinishedMatch {
        state: (!is_over).then(|| Box::new(current.state().clone())),
        origin: Some(current.origin()),
    };
    if is_over {
        steps.push(FileOperation::Remove(MATCH_FILE.into()));
    } else {
        match current.state().to_text() {
            Ok(text) => steps.push(FileOperation::Write(MATCH_FILE.into(), text)),
            Err(error) => error!("could not write the match: {error}"),
        }
    }
    steps
}

/// Returns the step that saves a match being replaced under a name of its own.
fn set_aside_step(replaced: &SavedMatch) -> Option<FileOperation> {
    let text = replaced
        .to_text()
        .inspect_err(|error| error!("could not write the match: {error}"))
        .ok()?;
    let name = new_save(&replaced.variant, Storage::today());
    Some(FileOperation::WriteNumbered(SAVES_FOLDER.file(name), text))
}

/// Creates the record of the current game.
#[must_use]
pub fn record_of(current: &CurrentMatch, date: Option<Date>) -> GameRecord {
    game_record(
        current.variant(),
        current.setup(),
        current.tree(),
        date,
        current.round(),
    )
}

/// Returns the step that writes the finished game to a new file. `None` if it already has one: the
/// program was killed before it could remove the match, and the last move was replayed.
fn game_step(current: &CurrentMatch, storage: &Storage) -> Option<FileOperation> {
    let date = Storage::today();
    let mut record = record_of(current, date);
    record.set_tag(GAME_TAG, identity(current));
    let text = record.to_string();
    let is_saved = saved_games(storage)
        .into_iter()
        .rev()
        .take(MAX_SEARCHED_FILES)
        .any(|name| {
            let saved = storage.try_read(GAMES_FOLDER.file(name));
            saved.is_ok_and(|saved| is_same_game(&saved, &text))
        });
    if is_saved {
        return None;
    }
    let name = new_name(current, date);
    Some(FileOperation::WriteNumbered(GAMES_FOLDER.file(name), text))
}

/// Records the game in the statistics if a person played against a computer or a remote friend.
/// Returns whether it was recorded.
fn record(current: &CurrentMatch, outcome: &Outcome, statistics: &mut SavedStatistics) -> bool {
    let setup = current.setup();
    let friend = Side::BOTH
        .into_iter()
        .find(|side| setup.seat(*side).player == Player::Friend);
    let friend = friend.map(|side| (side.opponent(), Player::Friend));
    let player_and_opponent = standing::pairing(setup).or(friend);
    let player_and_opponent =
        player_and_opponent.and_then(|(side, opponent)| Some((side, opponent.key()?)));
    if let Some((side, opponent)) = player_and_opponent {
        let variant = current.variant();
        statistics.record_against(&setup.rules, variant, opponent, side, outcome);
    }
    player_and_opponent.is_some()
}
