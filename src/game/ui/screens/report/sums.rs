//! The accuracy of both players, and the number of moves of each class.

use bevy_egui::egui::{Align, RichText, Ui, vec2};

use crate::game::localization::Words;
use crate::game::ui::theme::{bold, colour, size, space, text};
use crate::game::ui::widgets::cell;
use crate::rules::Side;
use crate::teacher::report::{Class, GameReport};

/// The fraction of the width for the names of the rows.
const NAMES: f32 = 0.46;
/// The minimum height of a row, in points.
const ROW: f32 = 22.0;

pub(super) fn show(ui: &mut Ui, report: &GameReport, names: [&str; 2], words: &Words) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = space::HALF;
        row(ui, "", names.map(str::to_owned), true);
        let percent = report.accuracy.map(|accuracy| match accuracy {
            Some(percent) => {
                let percent = percent.round() as i64;
                words.format("review-percent", &[("percent", percent.into())])
            }
            None => "–".to_owned(),
        });
        row(ui, &words.get("review-accuracy"), percent, true);
        for class in Class::ALL {
            let count = |side| report.count(side, class).to_string();
            let title = words.format("teacher-class", &[("class", class.key().into())]);
            let title = format!("{title} {}", class.mark());
            row(ui, title.trim_end(), Side::BOTH.map(count), false);
        }
    });
    ui.add_space(space::S);
}

/// A row with a title and the values of South and North.
fn row(ui: &mut Ui, title: &str, cells: [String; 2], is_bold: bool) {
    let width = ui.available_width();
    let [left, right] = [NAMES, (1.0 - NAMES) / 2.0].map(|fraction| fraction * width - space::S);
    let font = if is_bold {
        bold(size::BODY)
    } else {
        text(size::BODY)
    };
    ui.horizontal_top(|ui| {
        let cell = |ui: &mut Ui, width: f32, content: &str, tint, align| {
            let content = RichText::new(content).font(font.clone()).color(tint);
            cell(ui, vec2(width, ROW), content, align);
        };
        cell(ui, left, title, colour::BONE_DIM, Align::Min);
        for content in &cells {
            cell(ui, right, content, colour::BONE, Align::Center);
        }
    });
}
