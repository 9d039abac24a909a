//! The report on the game on the table: generated in the background, ply by ply, and saved in the
//! game's file.
//!
//! It can be stopped and resumed at any time, even after the game is reopened.

use std::sync::Arc;

use bevy::prelude::*;

use super::search_data::MatchSearchData;
use crate::jobs::{self, JobDone, JobKind};
use crate::localization::Words;
use crate::schedule::GameSet;
use crate::session::{Annotation, CurrentMatch, GameCommand, SavedProgress, Turn, save_annotated};
use crate::state::Screen;
use crate::storage::Storage;
use crate::table::Top;
use awale_engine::ai::{Engine, Limits};
use awale_engine::files::FileName;
use awale_engine::matches::Purpose;
use awale_engine::teacher::report::{GameReport, PlyReport, Reporter, annotations};
use awale_engine::teacher::standing::pairing;
use awale_engine::text::teacher::ReportWords;
use awale_engine::work::{MatchEngine, ReportPly, SearchData, SentGame};
use awale_rules::{Game, Move, Position};

/// Number of analysed plies between two saves of the report, so that a crash loses only a few.
const SAVE_INTERVAL: usize = 8;

/// A command about the report.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportCommand {
    /// Analyse the game from where the report left off.
    Resume,
    /// Stop the analysis.
    Stop,
}

/// The report on the game on the table, possibly unfinished.
#[derive(Resource)]
pub struct GameReview {
    /// Search limits for each ply.
    pub limits: Limits,
    /// The match number and the game that the report is about.
    game: Option<(u32, Game)>,
    report: Option<GameReport>,
    /// The job that analyses the next ply.
    job: Option<Entity>,
    /// Number of plies saved in the file.
    saved_plies: usize,
    /// The file; `None` until it is known.
    file: Option<FileName>,
    /// The last finished game whose accuracy was recorded.
    recorded_turn: Option<Turn>,
}

/// A job that analyses a ply.
#[derive(Component, Clone)]
struct PlyAnalysis {
    match_number: u32,
    /// The game before the ply.
    game_before: Game,
    /// Endgame tables make the last plies exact.
    search_data: SearchData,
    engine: MatchEngine,
}

impl JobKind for PlyAnalysis {
    type Answer = Option<PlyReport>;
}

impl PlyAnalysis {
    /// Creates the job that analyses `played`.
    fn job(self, played: Move, limits: Limits) -> impl Bundle + use<> {
        let work = ReportPly {
            game: SentGame(self.game_before.clone()),
            played,
            limits,
            match_number: self.match_number,
            search_data: self.search_data.clone(),
            engine: self.engine.clone(),
        };
        jobs::work(self, work)
    }
}

impl Default for GameReview {
    fn default() -> Self {
        Self {
            limits: Reporter::default_limits(),
            game: None,
            report: None,
            job: None,
            saved_plies: 0,
            file: None,
            recorded_turn: None,
        }
    }
}

impl GameReview {
    /// Returns the report, possibly unfinished; `None` before it was first requested.
    #[must_use]
    pub const fn report(&self) -> Option<&GameReport> {
        self.report.as_ref()
    }

    /// Returns the numbers of analysed plies and of all plies.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let analysed = self.report.as_ref().map_or(0, |report| report.plies.len());
        let plies = self.game.as_ref().map_or(0, |(_, game)| game.moves().len());
        (analysed, plies)
    }

    /// Returns whether the game is being analysed.
    #[must_use]
    pub const fn is_working(&self) -> bool {
        self.job.is_some()
    }

    /// Returns whether every ply has been analysed.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        let (analysed, plies) = self.progress();
        self.report.is_some() && analysed == plies
    }

    /// Returns the whole game that the report is about.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        self.game.as_ref().map(|(_, game)| game)
    }

    /// Returns whether the report covers the current line of this match.
    #[must_use]
    pub fn is_of(&self, current: &CurrentMatch) -> bool {
        self.game.as_ref().is_some_and(|(number, game)| {
            *number == current.turn().match_number
                && current.tree().line().eq(game.moves().iter().copied())
        })
    }

    /// Returns the move played after `before`; `None` at the end of the game.
    fn played_after(&self, before: &Game) -> Option<Move> {
        let (_, game) = self.game.as_ref()?;
        game.moves().get(before.moves().len()).copied()
    }

    fn stop(&mut self, commands: &mut Commands) {
        if let Some(job) = self.job.take() {
            commands.entity(job).try_despawn();
        }
    }

    fn set_plies(&mut self, plies: Vec<PlyReport>) {
        let Some((_, game)) = &self.game else {
            return;
        };
        let positions = game.positions();
        let seeds = game.position().total_seeds();
        let on_board = |ply: &PlyReport| positions.get(ply.ply).map_or(0, Position::on_board);
        self.report = Some(GameReport::of(plies, seeds, on_board));
    }
}

/// Adds game reports.
pub fn plugin(app: &mut App) {
    app.init_resource::<GameReview>()
        .add_message::<ReportCommand>()
        .add_observer(add_ply)
        .add_systems(
            Update,
            (
                drop_stale_report.run_if(in_state(Screen::Playing)),
                execute_commands.run_if(on_message::<ReportCommand>),
                save_progress,
                record_accuracy.run_if(resource_changed::<GameReview>),
                save_before_leaving.run_if(on_message::<GameCommand>),
            )
                .chain()
                // After all commands that leave the match have been sent, before any of them is
                // executed.
                .after(GameSet::Advisor)
                .before(GameSet::Session),
        );
}

/// Drops the report when the game or its line changes.
fn drop_stale_report(
    current: Top<CurrentMatch>,
    mut review: ResMut<GameReview>,
    mut commands: Commands,
) {
    if review.game.is_some() && !review.is_of(&current) {
        review.stop(&mut commands);
        *review = GameReview {
            limits: review.limits,
            recorded_turn: review.recorded_turn,
            ..GameReview::default()
        };
    }
}

fn execute_commands(
    mut requests: MessageReader<ReportCommand>,
    current: Option<Top<CurrentMatch>>,
    mut search_data: MatchSearchData,
    mut review: ResMut<GameReview>,
    mut commands: Commands,
) {
    let Some(current) = current else {
        requests.clear();
        return;
    };
    for request in requests.read() {
        match request {
            ReportCommand::Resume => {
                resume(
                    &current,
                    search_data.of(&current),
                    &mut review,
                    &mut commands,
                );
            }
            ReportCommand::Stop => review.stop(&mut commands),
        }
    }
}

fn resume(
    current: &CurrentMatch,
    search_data: SearchData,
    review: &mut GameReview,
    commands: &mut Commands,
) {
    if review.is_working() || (review.is_finished() && review.is_of(current)) {
        return;
    }
    let Some(game) = current.whole_game() else {
        return;
    };
    let finished = match &review.report {
        Some(report) if review.is_of(current) => report.plies.clone(),
        _ => annotations(current.tree()),
    };
    let reporter = Reporter::resumed(&game, review.limits, finished);
    let analysed_plies = reporter.done().to_vec();
    let match_number = current.turn().match_number;
    review.saved_plies = analysed_plies.len();
    review.game = Some((match_number, game));
    review.set_plies(analysed_plies);
    let analysis = PlyAnalysis {
        match_number,
        game_before: reporter.before().clone(),
        search_data,
        engine: MatchEngine::new(Engine::DEFAULT_MEMORY),
    };
    if !reporter.is_finished()
        && let Some(played) = review.played_after(&analysis.game_before)
    {
        let job = analysis.job(played, review.limits);
        review.job = Some(commands.spawn(job).id());
    }
}

/// Adds the report on a ply, and analyses the next one.
fn add_ply(
    mut done: On<JobDone<PlyAnalysis>>,
    mut analyses: Query<&mut PlyAnalysis>,
    mut review: ResMut<GameReview>,
    mut commands: Commands,
) {
    let job = done.job;
    if review.job.take_if(|current| *current == job).is_none() {
        return;
    }
    // A failed analysis has already logged its error.
    let ply = done.event_mut().answer.take().flatten();
    let (Some(ply), Ok(mut analysis)) = (ply, analyses.get_mut(job)) else {
        return;
    };
    let is_played = analysis.game_before.play(ply.played, &mut ()).is_ok();
    let finished = review.report.take();
    let mut plies = finished.map(|report| report.plies).unwrap_or_default();
    plies.push(ply);
    review.set_plies(plies);
    if is_played && let Some(played) = review.played_after(&analysis.game_before) {
        let next = analysis.clone().job(played, review.limits);
        commands.entity(job).insert(next);
        review.job = Some(job);
    }
}

/// Records the person's accuracy in a finished match, once per game.
fn record_accuracy(
    current: Top<CurrentMatch>,
    mut review: ResMut<GameReview>,
    mut progress: ResMut<SavedProgress>,
) {
    let is_match = current.purpose() == Purpose::Match && current.outcome().is_some();
    if !is_match || !review.is_finished() || !review.is_of(&current) {
        return;
    }
    let person = pairing(current.setup()).map(|(person, _)| person);
    let accuracy = review.report().zip(person);
    let accuracy = accuracy.and_then(|(report, person)| report.accuracy[person.index()]);
    let turn = current.turn();
    if let Some(percent) = accuracy
        && review.recorded_turn != Some(turn)
    {
        review.bypass_change_detection().recorded_turn = Some(turn);
        progress.record_accuracy(&current.setup().rules, percent.round() as u8);
    }
}

/// Saves the report periodically, when the player stops it, and when it is finished.
fn save_progress(
    current: Top<CurrentMatch>,
    words: Res<Words>,
    mut review: ResMut<GameReview>,
    mut storage: ResMut<Storage>,
    mut commands: MessageWriter<GameCommand>,
) {
    let (analysed, _) = review.progress();
    let interval = if review.is_working() {
        SAVE_INTERVAL
    } else {
        1
    };
    if analysed >= review.saved_plies + interval {
        let review = review.bypass_change_detection();
        commands.write_batch(save(&current, review, &words, &mut storage));
    }
}

/// Saves the report before the match is left.
fn save_before_leaving(
    mut requests: MessageReader<GameCommand>,
    current: Option<Top<CurrentMatch>>,
    words: Res<Words>,
    mut review: ResMut<GameReview>,
    mut storage: ResMut<Storage>,
    mut commands: Commands,
) {
    let is_leaving = requests.read().any(GameCommand::leaves_match);
    if is_leaving && let Some(current) = current {
        review.stop(&mut commands);
        let _ = save(&current, &mut review, &words, &mut storage);
    }
}

/// Saves the report in the game's file. Returns the command that adds it to the game on the table.
fn save(
    current: &CurrentMatch,
    review: &mut GameReview,
    words: &Words,
    storage: &mut Storage,
) -> Option<GameCommand> {
    if !review.is_of(current) {
        return None;
    }
    let report = review.report.as_ref()?;
    if report.plies.len() <= review.saved_plies {
        return None;
    }
    review.saved_plies = report.plies.len();
    let report_words = ReportWords {
        messages: words,
        geometry: current.tree().rules().geometry(),
    };
    let annotation = Annotation {
        match_number: current.turn().match_number,
        plies: report.plies.clone(),
        comments: report
            .plies
            .iter()
            .map(|ply| report_words.ply(ply))
            .collect(),
    };
    let mut tree = current.tree().clone();
    annotation.write(&mut tree);
    save_annotated(current, &tree, &mut review.file, storage);
    Some(GameCommand::Annotate(Arc::new(annotation)))
}
