//! Statistics: results by opponent and by game, and the player's ratings and accuracy from result
//! to result.

use std::collections::HashMap;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Sense, Ui, Vec2};

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
use awale_engine::matches::Opponent;
use awale_engine::matches::archive::MAX_TEXT_LENGTH;
use awale_engine::matches::{Player, Record};
use awale_engine::teacher::standing::Verdict;
use awale_engine::teacher::{RatedPoint, VariantProgress};
use awale_engine::text::Argument;
use awale_rules::RuleSet;
use awale_rules::atlas::Region;

/// The side of a face, in points.
const FACE: f32 = 44.0;
/// The height of a curve, in points.
const CURVE: f32 = 132.0;
/// Half the width of a rating's confidence band, in standard errors: 2 for a confidence of 95 %.
const STANDARD_ERRORS: f32 = 2.0;
/// The minimum margin of a rating curve above and below its values, in Elo.
const MARGIN: f32 = 150.0;
/// The marked values of an accuracy curve, in percent.
const PERCENTS: [u8; 3] = [25, 50, 75];
/// The number of games in the mean of the latest accuracies.
const LATEST: usize = 10;

/// What the page shows, computed when it changes.
#[derive(Component, Default)]
pub(super) struct Summary {
    total: Record,
    opponents: Vec<Record>,
    games: Vec<Development>,
}

/// The player's progress in a game whose rules are known.
struct Development {
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

fn summarise(
    mut summary: Single<&mut Summary>,
    statistics: Res<SavedStatistics>,
    progress: Res<SavedProgress>,
    variants: Res<Variants>,
    words: Res<Words>,
) {
    let all = variants.built_in().iter().chain(variants.own());
    let known: HashMap<u64, _> = all
        .map(|variant| (variant.rules.fingerprint(), variant))
        .collect();
    let games = progress.entries().filter_map(|(fingerprint, progress)| {
        let variant = known.get(&fingerprint)?;
        let (rules, name) = (Arc::clone(&variant.rules), variant.name.as_str());
        let title = variants.title(name, &words);
        Development::of(rules, title, progress.clone(), &words)
    });
    **summary = Summary {
        total: statistics.total(),
        opponents: statistics.by_opponent(),
        games: games.collect(),
    };
}

impl Development {
    /// Creates the curves of a game; `None` if there is nothing to show.
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
        let found = Self {
            title: shown(&title, MAX_TEXT_LENGTH),
            ratings: progress.game_history().map(value).collect(),
            accuracies: progress.accuracies().iter().map(exact).collect(),
            puzzles: progress.puzzle_history().map(value).collect(),
            levels: levels.into(),
            rules,
            progress,
        };
        let is_empty =
            found.ratings.is_empty() && found.accuracies.is_empty() && found.puzzles.is_empty();
        (!is_empty).then_some(found)
    }

    fn show(&self, ui: &mut Ui, words: &Words) {
        section(ui, &self.title);
        if !self.ratings.is_empty() {
            let rating = self.progress.companion(&self.rules).player;
            let verdict = players::verdict(Verdict::Rated(rating), &self.rules, words);
            let label = words.titled(&words.get("ui-statistics-games"), &verdict);
            small(ui, &label);
            self.ratings(ui, &self.ratings, &label);
        }
        if let Some((mean, games)) = self.progress.mean_accuracy(LATEST) {
            let mean = mean.round() as i64;
            let percent = words.format("review-percent", &[("percent", mean.into())]);
            let arguments = [("games", games.into()), ("percent", percent.into())];
            let label = words.format("ui-statistics-accuracy", &arguments);
            small(ui, &label);
            let lines = PERCENTS.map(|percent| {
                let name = words.format("review-percent", &[("percent", percent.into())]);
                (f32::from(percent), name)
            });
            let curve = Curve::new(&self.accuracies, (0.0, 100.0)).lines(&lines);
            curve.show(ui, CURVE, &label);
        }
        if !self.puzzles.is_empty() {
            let label = puzzles(&self.progress, &self.rules, words);
            small(ui, &label);
            self.ratings(ui, &self.puzzles, &label);
        }
        ui.add_space(space::S);
    }

    /// Shows a curve of ratings among those of the levels.
    fn ratings(&self, ui: &mut Ui, values: &[Value], label: &str) {
        let beyond = values.last().map_or(MARGIN, |last| last.error.max(MARGIN));
        let all = || values.iter().map(|value| value.value);
        let range = (
            all().fold(f32::INFINITY, f32::min) - beyond,
            all().fold(f32::NEG_INFINITY, f32::max) + beyond,
        );
        let curve = Curve::new(values, range).lines(&self.levels);
        curve.show(ui, CURVE, label);
    }
}

/// Returns the player's puzzle rating, the number of solved puzzles and the longest run, in words.
fn puzzles(progress: &VariantProgress, rules: &RuleSet, words: &Words) -> String {
    let rating = progress.puzzle_rating(rules);
    let arguments = [
        ("rating", format!("{:.0}", rating.rating).into()),
        ("deviation", format!("{:.0}", rating.deviation).into()),
        ("standing", players::standing(rating, rules, words).into()),
        ("puzzles", progress.puzzles().into()),
    ];
    let rating = words.format("training-rating", &arguments);
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
        record_lines(ui, &summary.total, words);
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
            opponent(ui, record, words);
        }
    }
    list_records(ui, statistics, variants, words);
}

/// Shows the results against an opponent, with their face.
fn opponent(ui: &mut Ui, record: &Record, words: &Words) {
    ui.horizontal(|ui| {
        // Of all games together, so from the first region.
        let met = |level| Opponent {
            level,
            region: Region::default(),
        };
        match record.level() {
            Some(level) => face(ui, met(level), FACE),
            None => {
                ui.allocate_exact_size(Vec2::splat(FACE), Sense::hover());
            }
        }
        ui.vertical(|ui| {
            let name = match record.opponent() {
                Some(Player::Computer(level)) => players::opponent(met(level), words),
                Some(other) => players::computer_name(other, words),
                None => shown(record.level_key(), MAX_TEXT_LENGTH),
            };
            subheading(ui, &name);
            small(ui, &words.format("ui-statistics-counts", &counts(record)));
            result_bar(ui, [record.won(), record.drawn(), record.lost()]);
        });
    });
}

fn list_records(ui: &mut Ui, statistics: &SavedStatistics, variants: &Variants, words: &Words) {
    let records: Vec<&Record> = statistics.records().collect();
    let name = |index: usize| format!("archive.record.{index}");
    rows(ui, "records", records.len(), name, |ui, index| {
        let record = records[index];
        let game = |record: &Record| (record.variant().to_owned(), record.fingerprint());
        let before = index.checked_sub(1).map(|before| game(records[before]));
        if before != Some(game(record)) {
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
        record_lines(ui, record, words);
    });
}

fn counts(record: &Record) -> [(&'static str, Argument<'static>); 4] {
    [
        ("played", record.played().into()),
        ("won", record.won().into()),
        ("drawn", record.drawn().into()),
        ("lost", record.lost().into()),
    ]
}

fn record_lines(ui: &mut Ui, record: &Record, words: &Words) {
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
pub(super) fn forget(ui: &mut Ui, is_confirming: &mut bool, words: &Words) -> bool {
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
