//! The report of the game on the table: made in the background, ply by ply, and kept with the game.
//!
//! It can be stopped and gone on with at any time, also when the game is looked at another day: what was found is in the game's file.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use super::aids::MatchAids;
use super::opponent::is_unhurried;
use crate::ai::{BackgroundSearch, Engine, Limits};
use crate::files::FileName;
use crate::game::background::begun;
use crate::game::localization::Words;
use crate::game::schedule::GameSet;
use crate::game::session::{Annotation, CurrentMatch, GameCommand, keep_annotated};
use crate::game::state::Screen;
use crate::game::storage::Storage;
use crate::rules::{Game, Position};
use crate::teacher::report::{GameReport, PlyReport, Reporter, kept};
use crate::text::teacher::ReportWords;
use crate::work::{Aids, MatchEngine, ReportPly, SentGame};

/// How many plies are looked at before what was found is kept, so that a kill loses little of it.
const KEPT_AFTER: usize = 8;

/// What a player wants of the report.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportWish {
    /// Go through the game, from where it was left.
    GoOn,
    /// Leave off.
    Stop,
}

/// How much is looked at for each ply.
#[derive(Resource, Clone, Copy, Debug)]
pub struct ReportLimits(pub Limits);

/// The report of the game on the table, as far as it has come.
#[derive(Resource, Default)]
pub struct GameReview {
    /// The game that it is about, and which match since the program was started.
    game: Option<(u32, Game)>,
    report: Option<GameReport>,
    work: Option<Work>,
    /// How many plies are kept with the game.
    kept: usize,
    /// The file in which they are kept, once it is known.
    file: Option<FileName>,
}

/// A game that is gone through.
struct Work {
    /// The game before the ply that is being looked at.
    before: Game,
    /// Where tables are made already, the last plies are proved by them.
    aids: Aids,
    engine: MatchEngine,
    search: BackgroundSearch<Option<PlyReport>>,
}

impl GameReview {
    /// The report, as far as it has come; `None` before it was first asked for.
    #[must_use]
    pub const fn report(&self) -> Option<&GameReport> {
        self.report.as_ref()
    }

    /// How many plies were looked at, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let done = self.report.as_ref().map_or(0, |report| report.plies.len());
        let plies = self.game.as_ref().map_or(0, |(_, game)| game.moves().len());
        (done, plies)
    }

    /// Whether the game is being gone through.
    #[must_use]
    pub const fn is_working(&self) -> bool {
        self.work.is_some()
    }

    /// Whether every ply was looked at.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        let (done, plies) = self.progress();
        self.report.is_some() && done == plies
    }

    /// The game that is reported on, from its start to its end.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        self.game.as_ref().map(|(_, game)| game)
    }

    /// Whether it is about the line of this match.
    #[must_use]
    pub fn is_of(&self, current: &CurrentMatch) -> bool {
        self.game.as_ref().is_some_and(|(number, game)| {
            *number == current.turn().match_number
                && current.tree().line().eq(game.moves().iter().copied())
        })
    }

    /// Begins to look at the ply that follows in the game; `None` if there is none, or no thread.
    fn look_at(
        &self,
        before: Game,
        limits: Limits,
        aids: Aids,
        engine: MatchEngine,
    ) -> Option<Work> {
        let (match_number, game) = self.game.as_ref()?;
        let &played = game.moves().get(before.moves().len())?;
        let search = BackgroundSearch::begin(ReportPly {
            game: SentGame(before.clone()),
            played,
            limits,
            match_number: *match_number,
            aids: aids.clone(),
            engine: engine.clone(),
        });
        Some(Work {
            before,
            aids,
            engine,
            search: begun(search)?,
        })
    }

    fn take_in(&mut self, plies: Vec<PlyReport>) {
        let Some((_, game)) = &self.game else {
            return;
        };
        let positions = game.positions();
        let seeds = game.position().total_seeds();
        let on_board = |ply: &PlyReport| positions.get(ply.ply).map_or(0, Position::on_board);
        self.report = Some(GameReport::of(plies, seeds, on_board));
    }
}

/// Adds the reports of games.
pub fn plugin(app: &mut App) {
    app.init_resource::<GameReview>()
        .insert_resource(ReportLimits(Reporter::usual_limits()))
        .add_message::<ReportWish>()
        .add_systems(
            Update,
            (
                forget_another_game.run_if(in_state(Screen::Playing)),
                carry_out.run_if(on_message::<ReportWish>),
                take_found,
                keep_found,
                keep_before_leaving.run_if(on_message::<GameCommand>),
            )
                .chain()
                // What the others command is known then, and nothing has come of it yet.
                .after(GameSet::Advisor)
                .before(GameSet::Session),
        );
}

/// A report belongs to its game, and to the line that was played in it.
fn forget_another_game(current: Option<Res<CurrentMatch>>, mut review: ResMut<GameReview>) {
    let is_of_another = match &current {
        // While mistakes are looked at the match waits aside.
        None => false,
        Some(current) => review.game.is_some() && !review.is_of(current),
    };
    if is_of_another {
        *review = GameReview::default();
    }
}

fn carry_out(
    mut wishes: MessageReader<ReportWish>,
    current: Option<Res<CurrentMatch>>,
    limits: Res<ReportLimits>,
    mut aids: MatchAids,
    mut review: ResMut<GameReview>,
) {
    let Some(current) = current else {
        wishes.clear();
        return;
    };
    for wish in wishes.read() {
        match wish {
            ReportWish::GoOn => {
                go_on(&current, limits.0, aids.of(&current), &mut review);
            }
            ReportWish::Stop => review.work = None,
        }
    }
}

fn go_on(current: &CurrentMatch, limits: Limits, aids: Aids, review: &mut GameReview) {
    if review.is_working() || (review.is_finished() && review.is_of(current)) {
        return;
    }
    let Some(game) = current.whole_game() else {
        return;
    };
    let known = match &review.report {
        Some(report) if review.is_of(current) => report.plies.clone(),
        _ => kept(current.tree()),
    };
    let reporter = Reporter::resumed(&game, limits, known);
    let done = reporter.done().to_vec();
    review.kept = done.len();
    review.game = Some((current.turn().match_number, game));
    review.take_in(done);
    if reporter.is_finished() {
        return;
    }
    let before = reporter.before().clone();
    let engine = MatchEngine::new(Engine::DEFAULT_MEMORY);
    review.work = review.look_at(before, limits, aids, engine);
}

/// Takes what was found, and goes on to the next ply.
fn take_found(
    clock: Res<TimeUpdateStrategy>,
    limits: Res<ReportLimits>,
    mut review: ResMut<GameReview>,
) {
    // A run whose time is made by hand must not depend on the machine's: it waits for one ply in each frame.
    let is_found = |work: &Work| work.search.is_finished() || is_unhurried(&clock);
    if !review.work.as_ref().is_some_and(is_found) {
        return;
    }
    let Some(work) = review.work.take() else {
        return;
    };
    let mut before = work.before;
    // One that has failed has said why on its way out.
    let Some(Some(ply)) = work.search.join() else {
        return;
    };
    let is_played = before.play(ply.played, &mut ()).is_ok();
    let known = review.report.take();
    let mut plies = known.map(|report| report.plies).unwrap_or_default();
    plies.push(ply);
    review.take_in(plies);
    if is_played {
        review.work = review.look_at(before, limits.0, work.aids, work.engine);
    }
}

/// Keeps what was found when all is, when the player leaves off, and now and then.
fn keep_found(
    current: Option<Res<CurrentMatch>>,
    words: Res<Words>,
    mut review: ResMut<GameReview>,
    mut storage: ResMut<Storage>,
    mut commands: MessageWriter<GameCommand>,
) {
    let (done, _) = review.progress();
    let least = if review.is_working() { KEPT_AFTER } else { 1 };
    if let Some(current) = current
        && done >= review.kept + least
    {
        let review = review.bypass_change_detection();
        commands.write_batch(keep(&current, review, &words, &mut storage));
    }
}

/// Another match begins, or this one is left: what was found of it is kept.
fn keep_before_leaving(
    mut asked: MessageReader<GameCommand>,
    current: Option<Res<CurrentMatch>>,
    words: Res<Words>,
    mut review: ResMut<GameReview>,
    mut storage: ResMut<Storage>,
) {
    let leaves = asked.read().any(GameCommand::leaves_match);
    if leaves && let Some(current) = current {
        review.work = None;
        let _ = keep(&current, &mut review, &words, &mut storage);
    }
}

/// Writes what was found into the file of the game, and returns what writes it into the game on the table.
fn keep(
    current: &CurrentMatch,
    review: &mut GameReview,
    words: &Words,
    storage: &mut Storage,
) -> Option<GameCommand> {
    if !review.is_of(current) {
        return None;
    }
    let report = review.report.as_ref()?;
    if report.plies.len() <= review.kept {
        return None;
    }
    review.kept = report.plies.len();
    let said = ReportWords {
        messages: words,
        geometry: current.tree().rules().geometry(),
    };
    let annotation = Annotation {
        match_number: current.turn().match_number,
        plies: report.plies.clone(),
        words: report.plies.iter().map(|ply| said.ply(ply)).collect(),
    };
    let mut tree = current.tree().clone();
    annotation.write(&mut tree);
    keep_annotated(current, &tree, &mut review.file, storage);
    Some(GameCommand::Annotate(Arc::new(annotation)))
}
