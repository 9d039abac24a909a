//! The filters of the atlas: by the board, and by the lab's measurements.

use bevy_egui::egui::Ui;

use crate::catalog::Variants;
use crate::localization::Words;
use crate::ui::theme::space;
use crate::ui::widgets::Button;
use awale_engine::lab::Trait;
use awale_engine::lab::traits::Grade;
use awale_engine::text::lab::{CHARACTER as TRAITS, grade, grade_of, trait_name};
use awale_rules::RuleSet;

const GRADES: [Grade; 3] = [Grade::Low, Grade::Middle, Grade::High];
/// The minimum width of a filter, in points.
const MIN_WIDTH: f32 = 120.0;

/// The accepted games; `None` accepts any.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Filter {
    /// Holes in a row.
    holes: Option<usize>,
    grades: [Option<Grade>; TRAITS.len()],
}

impl Filter {
    /// Returns whether the filter accepts these rules. Unmeasured ones have no grade.
    pub fn accepts(&self, rules: &RuleSet) -> bool {
        let is_wanted = |(which, wanted): (Trait, Option<Grade>)| {
            wanted.is_none() || grade_of(rules, which) == wanted
        };
        self.holes
            .is_none_or(|holes| holes == rules.geometry().columns())
            && TRAITS.into_iter().zip(self.grades).all(is_wanted)
    }
}

/// Shows a button for each filter. Each click selects the next value and, after the last, any.
pub(super) fn show(ui: &mut Ui, filter: &mut Filter, variants: &Variants, words: &Words) {
    let built_in = variants.built_in().iter();
    let mut boards: Vec<usize> = built_in
        .map(|variant| variant.rules.geometry().columns())
        .collect();
    boards.sort_unstable();
    boards.dedup();
    let fitting = ui.available_width() / (MIN_WIDTH + space::S);
    let columns = if fitting >= 4.0 { 4 } else { 2 };
    let mut index = 0;
    while index <= TRAITS.len() {
        ui.columns(columns, |columns| {
            for ui in columns {
                if index == 0 {
                    let label = filter.holes.map_or_else(
                        || words.get("ui-atlas-board"),
                        |holes| words.titled(&words.get("ui-atlas-board"), &format!("2 × {holes}")),
                    );
                    cycle(ui, "atlas.filter.board", &mut filter.holes, &boards, label);
                } else if let Some(&which) = TRAITS.get(index - 1) {
                    let value = &mut filter.grades[index - 1];
                    let label = value.map_or_else(
                        || trait_name(words, which),
                        |chosen| {
                            let grade = grade(words, which, chosen);
                            words.titled(&trait_name(words, which), &grade)
                        },
                    );
                    let name = format!("atlas.filter.{}", which.key());
                    cycle(ui, &name, value, &GRADES, label);
                }
                index += 1;
            }
        });
    }
}

fn cycle<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    value: &mut Option<T>,
    all: &[T],
    label: String,
) {
    if Button::secondary(name, label).wide().show(ui).clicked() {
        let next = value.map_or(0, |shown| {
            all.iter()
                .position(|one| *one == shown)
                .map_or(0, |index| index + 1)
        });
        *value = all.get(next).copied();
    }
}
