//! The accuracy of both players, and the number of moves of each class.

use bevy_egui::egui::{Align, RichText, Ui, vec2};

use crate::localization::Words;
use crate::ui::theme::{bold, colour, size, space, text};
use crate::ui::widgets::{cell, describe_text};
use awale_engine::teacher::report::{Class, GameReport};
use awale_rules::Side;

/// The fraction of the width for the titles of the rows.
const TITLE_FRACTION: f32 = 0.46;
/// The minimum height of a row, in points.
const MIN_ROW_HEIGHT: f32 = 22.0;

/// Shows the accuracy of both players, and how many moves of each class they made.
pub(super) fn show(ui: &mut Ui, report: &GameReport, names: [&str; 2], words: &Words) {
    let table = Table { names, words };
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = space::HALF;
        table.show_row(ui, ["", ""], names.map(str::to_owned), true);
        let accuracy = words.get("review-accuracy");
        table.show_row(ui, [&accuracy, ""], format_accuracies(report, words), true);
        for class in Class::ALL {
            let title = words.format("teacher-class", &[("class", class.key().into())]);
            let cells = Side::BOTH.map(|side| report.count(side, class).to_string());
            table.show_row(ui, [&title, class.mark()], cells, false);
        }
    });
    ui.add_space(space::S);
}

/// Returns the accuracy of both players as percentages; a dash if it is unknown.
pub(super) fn format_accuracies(report: &GameReport, words: &Words) -> [String; 2] {
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
    /// Shows a row with a title, its mark, and the values of South and North. Screen readers read
    /// the player's name with each value, but not the mark.
    fn show_row(&self, ui: &mut Ui, [title, mark]: [&str; 2], cells: [String; 2], is_bold: bool) {
        let width = ui.available_width();
        let [title_width, value_width] = [TITLE_FRACTION, (1.0 - TITLE_FRACTION) / 2.0]
            .map(|fraction| fraction * width - space::S);
        let font = if is_bold {
            bold(size::BODY)
        } else {
            text(size::BODY)
        };
        ui.horizontal_top(|ui| {
            let cell = |ui: &mut Ui, width: f32, content: &str, tint, align| {
                let content = RichText::new(content).font(font.clone()).color(tint);
                cell(ui, vec2(width, MIN_ROW_HEIGHT), content, align)
            };
            let marked = format!("{title} {mark}");
            let (marked, tint) = (marked.trim_end(), colour::BONE_DIM);
            let response = cell(ui, title_width, marked, tint, Align::Min);
            describe_text(&response, title);
            for (content, name) in cells.iter().zip(self.names) {
                let response = cell(ui, value_width, content, colour::BONE, Align::Center);
                if !title.is_empty() {
                    describe_text(&response, &self.words.titled(name, content));
                }
            }
        });
    }
}
