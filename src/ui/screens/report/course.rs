//! The course of the game: a graph of the evaluation, turning points, and every move.

use bevy_egui::egui::Ui;

use crate::advisor::GameReview;
use crate::localization::Words;
use crate::session::CurrentMatch;
use crate::ui::theme::space;
use crate::ui::widgets::{Row, TurningPoint, hint, rows, section, signed, value_graph};
use awale_engine::teacher::report::{GameReport, PlyReport, SEED};
use awale_engine::text::advice::AdviceWords;
use awale_engine::text::reader::Players;
use awale_engine::text::teacher::ReportWords;
use awale_rules::{Geometry, Side};

/// The height of the graph, in points.
const GRAPH_HEIGHT: f32 = 110.0;

/// Returns each step with its evaluation from the point of view of `side`, in seeds: before the
/// first ply and after each one.
fn values(report: &GameReport, side: Side) -> Vec<(usize, f32)> {
    let value = |for_south: i32| {
        let seeds = for_south as f32 / SEED as f32;
        match side {
            Side::South => seeds,
            Side::North => -seeds,
        }
    };
    let first = report.plies.first().map(|ply| {
        let best = match ply.mover {
            Side::South => ply.best,
            Side::North => -ply.best,
        };
        (0, value(best))
    });
    let plies = report.plies.iter();
    let later = plies.map(|ply| (ply.ply + 1, value(ply.for_south())));
    first.into_iter().chain(later).collect()
}

/// A report with everything that its graph and its lists show.
pub(super) struct Course<'a> {
    words: &'a Words,
    players: Players<'a>,
    names: [&'a str; 2],
    report: &'a GameReport,
    geometry: Geometry,
}

impl<'a> Course<'a> {
    /// Creates the course of a report; `names` are the names of South and North for use in lists.
    pub fn new(
        current: &CurrentMatch,
        report: &'a GameReport,
        players: Players<'a>,
        names: [&'a str; 2],
        words: &'a Words,
    ) -> Self {
        Self {
            words,
            players,
            names,
            report,
            geometry: current.tree().rules().geometry(),
        }
    }

    /// Shows the graph of the evaluation for `side`. Returns the step of the clicked turning point.
    pub fn show_graph(
        &self,
        ui: &mut Ui,
        current: &CurrentMatch,
        review: &GameReview,
        side: Side,
    ) -> Option<usize> {
        let player = self.players.arguments(&[("player", side)]);
        hint(ui, &self.words.format("review-graph", &player));
        let values = values(self.report, side);
        let (_, plies) = review.progress();
        let turning_point = |&ply: &usize| {
            self.report.plies.get(ply).map(|ply| TurningPoint {
                name: format!("report.turn.{}", ply.ply + 1),
                step: ply.ply + 1,
                label: format!(
                    "{}. {}",
                    self.advice_words(ply).numbered(ply),
                    self.comment(ply)
                ),
            })
        };
        let turning_points = self.report.turning_points.iter();
        let turning_points: Vec<TurningPoint> = turning_points.filter_map(turning_point).collect();
        let current_step = review.is_of(current).then(|| current.tree().step());
        let (points, height) = (&turning_points, GRAPH_HEIGHT);
        let clicked = value_graph(ui, height, &values, plies, current_step, points);
        ui.add_space(space::S);
        // Go to the position in which the move was to be chosen.
        clicked.map(|step| step.saturating_sub(1))
    }

    /// Shows the turning points and every move. Returns the step of the clicked one.
    pub fn show_lists(&self, ui: &mut Ui) -> Option<usize> {
        let mut chosen = None;
        if !self.report.turning_points.is_empty() {
            section(ui, &self.words.get("review-turns"));
            for &ply in &self.report.turning_points {
                chosen = self.show_row(ui, "report.turned", ply).or(chosen);
            }
            ui.add_space(space::S);
        }
        section(ui, &self.words.get("review-moves"));
        let row_name = |index: usize| format!("report.move.{}", index + 1);
        let count = self.report.plies.len();
        rows(ui, "report moves", count, row_name, |ui, index| {
            chosen = self.show_row(ui, "report.move", index).or(chosen);
        });
        chosen
    }

    /// Returns the wording of advice about a ply.
    fn advice_words(&self, ply: &PlyReport) -> AdviceWords<'_> {
        AdviceWords {
            messages: self.words,
            geometry: self.geometry,
            players: self.players,
            mover: ply.mover,
        }
    }

    /// Says how good the move was.
    fn comment(&self, ply: &PlyReport) -> String {
        if ply.is_forced {
            return self.words.get("review-forced");
        }
        let wording = ReportWords {
            messages: self.words,
            geometry: self.geometry,
        };
        wording.ply(ply)
    }

    /// Shows a row for a ply. Returns the ply if the row was clicked.
    fn show_row(&self, ui: &mut Ui, list: &str, ply: usize) -> Option<usize> {
        let ply = self.report.plies.get(ply)?;
        let name = format!("{list}.{}", ply.ply + 1);
        let player = self.names[ply.mover.index()];
        let value = signed(ply.value as f32 / SEED as f32);
        let words = self.advice_words(ply);
        let title = format!("{}   {player}   {value}", words.annotated(ply));
        let spoken = format!("{}, {player}, {value}", words.numbered(ply));
        let comment = self.comment(ply);
        let row = Row::new(&name, &title).spoken(&spoken).detail(&comment);
        row.show(ui).clicked().then_some(ply.ply)
    }
}
