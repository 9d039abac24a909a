//! The accuracy of both players, and the number of moves of each class.

use bevy_egui::egui::{Align, RichText, Ui, vec2};

use crate::localization::Words;
use crate::ui::theme::{bold, colour, size, space, text};
use crate::ui::widgets::{cell, describe_text};
use awale_engine::teacher::report::{Class, GameReport};
use awale_rules::Side;

/// The fraction of the width for the names of the rows.
const NAMES: f32 = 0.46;
/// The minimum height of a row, in points.
const ROW: f32 = 22.0;

pub(super) fn show(ui: &mut Ui, report: &GameReport, names: [&str; 2], words: &Words) {
    let table = Table { names, words };
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = space::HALF;
        table.row(ui, ["", ""], names.map(str::to_owned), true);
        let accuracy = words.get("review-accuracy");
        table.row(ui, [&accuracy, ""], percents(report, words), true);
        for class in Class::ALL {
            let count = |side| report.count(side, class).to_string();
            let title = words.format("teacher-class", &[("class", class.key().into())]);
            let cells = Side::BOTH.map(count);
            table.row(ui, [&title, class.mark()], cells, false);
        }
    });
    ui.add_space(space::S);
}

/// Returns the accuracy of both players, in words.
pub(super) fn percents(report: &GameReport, words: &Words) -> [String; 2] {
    report.accuracy.map(|accuracy| match accuracy {
        Some(percent) => {
            let percent = percent.round() as i64;
            words.format("review-percent", &[("percent", percent.into())])
        }
        None => "–".to_owned(),
    })
}

/// A table with a column for each player.
struct Table<'a> {
    names: [&'a str; 2],
    words: &'a Words,
}

impl Table<'_> {
    /// Shows a row with a title, its mark, and the values of South and North. Screen readers hear
    /// whose each value is, and no mark.
    fn row(&self, ui: &mut Ui, [title, mark]: [&str; 2], cells: [String; 2], is_bold: bool) {
        let width = ui.available_width();
        let [left, right] =
            [NAMES, (1.0 - NAMES) / 2.0].map(|fraction| fraction * width - space::S);
        let font = if is_bold {
            bold(size::BODY)
        } else {
            text(size::BODY)
        };
        ui.horizontal_top(|ui| {
            let cell = |ui: &mut Ui, width: f32, content: &str, tint, align| {
                let content = RichText::new(content).font(font.clone()).color(tint);
                cell(ui, vec2(width, ROW), content, align)
            };
            let marked = format!("{title} {mark}");
            let shown = cell(ui, left, marked.trim_end(), colour::BONE_DIM, Align::Min);
            describe_text(&shown, title);
            for (content, name) in cells.iter().zip(self.names) {
                let shown = cell(ui, right, content, colour::BONE, Align::Center);
                if !title.is_empty() {
                    describe_text(&shown, &self.words.titled(name, content));
                }
            }
        });
    }
}
