//! Statistics: results by opponent and by game, and curves of the player's ratings and accuracy.

use std::collections::HashMap;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Sense, Ui, Vec2};

use super::puzzles::describe_rating;
use crate::catalog::Variants;
use crate::localization::{Words, players};
use crate::schedule::GameSet;
use crate::session::{SavedProgress, SavedStatistics};
use crate::state::Menu;
use crate::ui::theme::space;
use crate::ui::widgets::{
    Curve, Items, Value, face, hint, paragraph, result_bar, rows, section, small, subheading,
};
use awale_engine::ai::Level;
use awale_engine::ai::contest::calibration::SkillCurve;
use awale_engine::files::name::shown;
use awale_engine::matches::archive::MAX_TEXT_LENGTH;
use awale_engine::matches::{Opponent, Player, Record};
use awale_engine::teacher::standing::Verdict;
use awale_engine::teacher::{RatedPoint, VariantProgress};
use awale_engine::text::Argument;
use awale_rules::RuleSet;
use awale_rules::atlas::Region;

/// The side length of a face, in points.
const FACE_SIZE: f32 = 44.0;
/// The height of a curve, in points.
const CURVE_HEIGHT: f32 = 132.0;
/// Half the width of a rating's confidence band, in standard errors: 2 for a confidence of 95 %.
const STANDARD_ERRORS: f32 = 2.0;
/// The minimum margin of a rating curve above and below its values, in Elo.
const MIN_MARGIN: f32 = 150.0;
/// The marked values of an accuracy curve, in percent.
const MARKED_PERCENTAGES: [u8; 3] = [25, 50, 75];
/// The number of games in the mean of the latest accuracies.
const LATEST_GAMES: usize = 10;

/// The contents of the page, computed only when its sources change.
#[derive(Component, Default)]
pub(super) struct Summary {
    total: Record,
    opponents: Vec<Record>,
    games: Vec<GameProgress>,
}

/// The player's progress in a game whose rules are known.
struct GameProgress {
    rules: Arc<RuleSet>,
    title: String,
    progress: VariantProgress,
    ratings: Vec<Value>,
    accuracies: Vec<Value>,
    puzzles: Vec<Value>,
    levels: Vec<(f32, String)>,
}

pub(super) fn plugin(app: &mut App) {
    let has_changed = state_changed::<Menu>
        .or_else(resource_changed::<SavedStatistics>)
        .or_else(resource_changed::<SavedProgress>)
        .or_else(resource_changed::<Words>)
        .or_else(resource_changed::<Variants>);
    app.add_systems(
        Update,
        summarise
            .run_if(in_state(Menu::Archive).and_then(has_changed))
            .in_set(GameSet::Show),
    );
}

/// Computes the summary of the open page.
fn summarise(
    mut summary: Single<&mut Summary>,
    statistics: Res<SavedStatistics>,
    progress: Res<SavedProgress>,
    variants: Res<Variants>,
    words: Res<Words>,
) {
    let all = variants.built_in().iter().chain(variants.own());
    let by_fingerprint: HashMap<u64, _> = all
        .map(|variant| (variant.rules.fingerprint(), variant))
        .collect();
    let games = progress.entries().filter_map(|(fingerprint, progress)| {
        let variant = by_fingerprint.get(&fingerprint)?;
        let (rules, name) = (Arc::clone(&variant.rules), variant.name.as_str());
        let title = variants.title(name, &words);
        GameProgress::of(rules, title, progress.clone(), &words)
    });
    **summary = Summary {
        total: statistics.total(),
        opponents: statistics.by_opponent(),
        games: games.collect(),
    };
}

impl GameProgress {
    /// Collects the values of the curves of a game; `None` if there are none.
    fn of(
        rules: Arc<RuleSet>,
        title: String,
        progress: VariantProgress,
        words: &Words,
    ) -> Option<Self> {
        let value = |point: RatedPoint| Value {
            value: point.rating,
            error: STANDARD_ERRORS * point.deviation,
        };
        let exact = |percent: &u8| Value {
            value: f32::from(*percent),
            error: 0.0,
        };
        let curve = SkillCurve::for_rules(&rules);
        let levels = Level::ALL.map(|level| {
            let elo = curve.elo_of(level.skill(&rules)) as f32;
            (elo, players::level_name(level, words))
        });
        let game_progress = Self {
            title: shown(&title, MAX_TEXT_LENGTH),
            ratings: progress.game_history().map(value).collect(),
            accuracies: progress.accuracies().iter().map(exact).collect(),
            puzzles: progress.puzzle_history().map(value).collect(),
            levels: levels.into(),
            rules,
            progress,
        };
        let is_empty = game_progress.ratings.is_empty()
            && game_progress.accuracies.is_empty()
            && game_progress.puzzles.is_empty();
        (!is_empty).then_some(game_progress)
    }

    fn show(&self, ui: &mut Ui, words: &Words) {
        section(ui, &self.title);
        if !self.ratings.is_empty() {
            let rating = self.progress.companion(&self.rules).player;
            let verdict = players::verdict(Verdict::Rated(rating), &self.rules, words);
            let label = words.titled(&words.get("ui-statistics-games"), &verdict);
            small(ui, &label);
            self.show_ratings(ui, &self.ratings, &label);
        }
        if let Some((mean, games)) = self.progress.mean_accuracy(LATEST_GAMES) {
            let mean = mean.round() as i64;
            let percent = words.format("review-percent", &[("percent", mean.into())]);
            let arguments = [("games", games.into()), ("percent", percent.into())];
            let label = words.format("ui-statistics-accuracy", &arguments);
            small(ui, &label);
            let lines = MARKED_PERCENTAGES.map(|percent| {
                let name = words.format("review-percent", &[("percent", percent.into())]);
                (f32::from(percent), name)
            });
            let curve = Curve::new(&self.accuracies, (0.0, 100.0)).lines(&lines);
            curve.show(ui, CURVE_HEIGHT, &label);
        }
        if !self.puzzles.is_empty() {
            let label = describe_puzzles(&self.progress, &self.rules, words);
            small(ui, &label);
            self.show_ratings(ui, &self.puzzles, &label);
        }
        ui.add_space(space::S);
    }

    /// Shows a curve of ratings, with lines at the ratings of the levels.
    fn show_ratings(&self, ui: &mut Ui, values: &[Value], label: &str) {
        let margin = values
            .last()
            .map_or(MIN_MARGIN, |last| last.error.max(MIN_MARGIN));
        let ratings = || values.iter().map(|value| value.value);
        let range = (
            ratings().fold(f32::INFINITY, f32::min) - margin,
            ratings().fold(f32::NEG_INFINITY, f32::max) + margin,
        );
        let curve = Curve::new(values, range).lines(&self.levels);
        curve.show(ui, CURVE_HEIGHT, label);
    }
}

/// Describes the player's puzzle rating and the number of puzzles solved at the first attempt.
fn describe_puzzles(progress: &VariantProgress, rules: &RuleSet, words: &Words) -> String {
    let rating = describe_rating(progress, rules, words);
    let arguments = [
        ("solved", progress.solved().into()),
        ("all", progress.puzzles().into()),
    ];
    let solved = words.format("training-first-attempts", &arguments);
    format!("{rating} {solved}.")
}

/// Shows the results, and the curves of each game.
pub(super) fn show(
    ui: &mut Ui,
    summary: &Summary,
    statistics: &SavedStatistics,
    variants: &Variants,
    words: &Words,
) {
    if statistics.is_empty() && summary.games.is_empty() {
        paragraph(ui, &words.get("ui-statistics-none"));
        return;
    }
    if !statistics.is_empty() {
        section(ui, &words.get("ui-statistics-all"));
        show_record(ui, &summary.total, words);
        ui.add_space(space::S);
    }
    let count = summary.games.len();
    let name = |index: usize| format!("archive.development.{index}");
    if count > 0 {
        hint(ui, &words.get("ui-statistics-band"));
    }
    rows(ui, "developments", count, name, |ui, index| {
        summary.games[index].show(ui, words);
    });
    if !summary.opponents.is_empty() {
        section(ui, &words.get("ui-statistics-opponents"));
        for record in &summary.opponents {
            show_opponent(ui, record, words);
        }
    }
    list_records(ui, statistics, variants, words);
}

/// Shows the results against an opponent, with their face.
fn show_opponent(ui: &mut Ui, record: &Record, words: &Words) {
    ui.horizontal(|ui| {
        // The results are from games of any region, so the opponent is from the default one.
        let opponent_at = |level| Opponent {
            level,
            region: Region::default(),
        };
        match record.level() {
            Some(level) => face(ui, opponent_at(level), FACE_SIZE),
            None => {
                ui.allocate_exact_size(Vec2::splat(FACE_SIZE), Sense::hover());
            }
        }
        ui.vertical(|ui| {
            let name = match record.opponent() {
                Some(Player::Computer(level)) => players::opponent(opponent_at(level), words),
                Some(other) => players::computer_name(other, words),
                None => shown(record.level_key(), MAX_TEXT_LENGTH),
            };
            subheading(ui, &name);
            small(ui, &words.format("ui-statistics-counts", &counts(record)));
            result_bar(ui, [record.won(), record.drawn(), record.lost()]);
        });
    });
}

/// Lists the results by game and, within a game, by opponent.
fn list_records(ui: &mut Ui, statistics: &SavedStatistics, variants: &Variants, words: &Words) {
    let records: Vec<&Record> = statistics.records().collect();
    let name = |index: usize| format!("archive.record.{index}");
    rows(ui, "records", records.len(), name, |ui, index| {
        let record = records[index];
        let game = |record: &Record| (record.variant().to_owned(), record.fingerprint());
        let previous = index.checked_sub(1).map(|previous| game(records[previous]));
        if previous != Some(game(record)) {
            ui.add_space(space::S);
            let title = variants.title(record.variant(), words);
            let title = shown(&title, MAX_TEXT_LENGTH);
            section(
                ui,
                &words.titled(&title, &words.get("ui-statistics-results")),
            );
        }
        let level = record.opponent().map_or_else(
            || shown(record.level_key(), MAX_TEXT_LENGTH),
            |opponent| players::computer_name(opponent, words),
        );
        subheading(ui, &level);
        show_record(ui, record, words);
    });
}

/// Returns the numbers of games played, won, drawn and lost, as message arguments.
fn counts(record: &Record) -> [(&'static str, Argument<'static>); 4] {
    [
        ("played", record.played().into()),
        ("won", record.won().into()),
        ("drawn", record.drawn().into()),
        ("lost", record.lost().into()),
    ]
}

/// Shows the results of a record, with the best margin and the streaks.
fn show_record(ui: &mut Ui, record: &Record, words: &Words) {
    paragraph(ui, &words.format("ui-statistics-counts", &counts(record)));
    let bests = [
        ("margin", record.best_margin().into()),
        ("streak", record.streak().into()),
        ("longest", record.longest_streak().into()),
    ];
    small(ui, &words.format("ui-statistics-bests", &bests));
    result_bar(ui, [record.won(), record.drawn(), record.lost()]);
}

/// Asks whether to delete the statistics. Returns whether the player has confirmed.
pub(super) fn ask_to_forget(ui: &mut Ui, is_confirming: &mut bool, words: &Words) -> bool {
    ui.add_space(space::M);
    let (name, key) = if *is_confirming {
        ("forget.sure", "ui-statistics-forget-sure")
    } else {
        ("forget", "ui-statistics-forget")
    };
    let is_pressed = Items::new("archive", words).secondary(ui, name, key);
    let is_confirmed = is_pressed && *is_confirming;
    *is_confirming ^= is_pressed;
    is_confirmed
}
