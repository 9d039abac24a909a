//! The atlas's filters: by board size, and by the traits that the lab measured.

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
/// The minimum width of a filter's button for four columns, in points.
const MIN_BUTTON_WIDTH: f32 = 120.0;

/// The properties that the games to show must have; each `None` accepts any value.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Filter {
    /// The number of holes per row.
    holes: Option<usize>,
    grades: [Option<Grade>; TRAITS.len()],
}

impl Filter {
    /// Returns whether the filter accepts these rules. Unmeasured rules have no grade, so they
    /// match no wanted grade.
    pub fn accepts(&self, rules: &RuleSet) -> bool {
        let is_accepted = |(lab_trait, required): (Trait, Option<Grade>)| {
            required.is_none() || grade_of(rules, lab_trait) == required
        };
        self.holes
            .is_none_or(|holes| holes == rules.geometry().columns())
            && TRAITS.into_iter().zip(self.grades).all(is_accepted)
    }
}

/// Shows a button for each filter. Each click selects the next value; after the last one, any
/// value is accepted again.
pub(super) fn show(ui: &mut Ui, filter: &mut Filter, variants: &Variants, words: &Words) {
    let built_in = variants.built_in().iter();
    let mut hole_counts: Vec<usize> = built_in
        .map(|variant| variant.rules.geometry().columns())
        .collect();
    hole_counts.sort_unstable();
    hole_counts.dedup();
    let has_room = ui.available_width() >= 4.0 * (MIN_BUTTON_WIDTH + space::S);
    let columns = if has_room { 4 } else { 2 };
    let mut index = 0;
    while index <= TRAITS.len() {
        ui.columns(columns, |columns| {
            for ui in columns {
                if index == 0 {
                    let label = filter.holes.map_or_else(
                        || words.get("ui-atlas-board"),
                        |holes| words.titled(&words.get("ui-atlas-board"), &format!("2 × {holes}")),
                    );
                    let holes = &mut filter.holes;
                    cycle(ui, "atlas.filter.board", holes, &hole_counts, label);
                } else if let Some(&lab_trait) = TRAITS.get(index - 1) {
                    let value = &mut filter.grades[index - 1];
                    let label = value.map_or_else(
                        || trait_name(words, lab_trait),
                        |chosen| {
                            let grade = grade(words, lab_trait, chosen);
                            words.titled(&trait_name(words, lab_trait), &grade)
                        },
                    );
                    let name = format!("atlas.filter.{}", lab_trait.key());
                    cycle(ui, &name, value, &GRADES, label);
                }
                index += 1;
            }
        });
    }
}

/// Shows a button that selects the next of `all` values and, after the last one, `None`.
pub(in crate::ui::screens) fn cycle<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    value: &mut Option<T>,
    all: &[T],
    label: String,
) {
    if Button::secondary(name, label).wide().show(ui).clicked() {
        let index = value.and_then(|current| all.iter().position(|option| *option == current));
        let next = index.map_or(0, |index| index + 1);
        *value = all.get(next).copied();
    }
}
