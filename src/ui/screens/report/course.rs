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

/// The height of the graph's recess, in points.
const HEIGHT: f32 = 110.0;

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
    let after = report.plies.iter();
    let after = after.map(|ply| (ply.ply + 1, value(ply.for_south())));
    first.into_iter().chain(after).collect()
}

/// The review of one report's game, ready to draw.
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
    pub fn graph(
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
                label: format!("{}. {}", self.words(ply).numbered(ply), self.sentence(ply)),
            })
        };
        let turning_points = self.report.turning_points.iter();
        let turning_points: Vec<TurningPoint> = turning_points.filter_map(turning_point).collect();
        let here = review.is_of(current).then(|| current.tree().step());
        let pressed = value_graph(ui, HEIGHT, &values, plies, here, &turning_points);
        ui.add_space(space::S);
        // Shows the position before the turning point.
        pressed.map(|step| step.saturating_sub(1))
    }

    /// Shows the turning points and every move. Returns the step of the clicked one.
    pub fn lists(&self, ui: &mut Ui) -> Option<usize> {
        let mut chosen = None;
        if !self.report.turning_points.is_empty() {
            section(ui, &self.words.get("review-turns"));
            for &ply in &self.report.turning_points {
                chosen = self.row(ui, "report.turned", ply).or(chosen);
            }
            ui.add_space(space::S);
        }
        section(ui, &self.words.get("review-moves"));
        let name = |index: usize| format!("report.move.{}", index + 1);
        rows(
            ui,
            "report moves",
            self.report.plies.len(),
            name,
            |ui, index| {
                chosen = self.row(ui, "report.move", index).or(chosen);
            },
        );
        chosen
    }

    fn words(&self, ply: &PlyReport) -> AdviceWords<'_> {
        AdviceWords {
            messages: self.words,
            geometry: self.geometry,
            players: self.players,
            mover: ply.mover,
        }
    }

    fn sentence(&self, ply: &PlyReport) -> String {
        if ply.is_forced {
            return self.words.get("review-forced");
        }
        let words = ReportWords {
            messages: self.words,
            geometry: self.geometry,
        };
        words.ply(ply)
    }

    /// Shows a row for a ply. Returns the ply if the row was clicked.
    fn row(&self, ui: &mut Ui, list: &str, ply: usize) -> Option<usize> {
        let ply = self.report.plies.get(ply)?;
        let name = format!("{list}.{}", ply.ply + 1);
        let player = self.names[ply.mover.index()];
        let value = signed(ply.value as f32 / SEED as f32);
        let words = self.words(ply);
        let title = format!("{}   {player}   {value}", words.annotated(ply));
        let spoken = format!("{}, {player}, {value}", words.numbered(ply));
        let sentence = self.sentence(ply);
        let row = Row::new(&name, &title).spoken(&spoken).detail(&sentence);
        row.show(ui).clicked().then_some(ply.ply)
    }
}
