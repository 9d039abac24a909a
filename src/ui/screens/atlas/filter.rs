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
    board: Option<BoardSize>,
    grades: [Option<Grade>; TRAITS.len()],
}

/// The number of rows, and of holes per row.
type BoardSize = (usize, usize);

fn board_size(rules: &RuleSet) -> BoardSize {
    let geometry = rules.geometry();
    (geometry.lines(), geometry.columns())
}

impl Filter {
    /// Returns whether the filter accepts these rules. Unmeasured rules have no grade, so they
    /// match no wanted grade.
    pub fn accepts(&self, rules: &RuleSet) -> bool {
        let is_accepted = |(lab_trait, required): (Trait, Option<Grade>)| {
            required.is_none() || grade_of(rules, lab_trait) == required
        };
        self.board.is_none_or(|board| board == board_size(rules))
            && TRAITS.into_iter().zip(self.grades).all(is_accepted)
    }
}

/// Shows a button for each filter. Each click selects the next value; after the last one, any
/// value is accepted again.
pub(super) fn show(ui: &mut Ui, filter: &mut Filter, variants: &Variants, words: &Words) {
    let built_in = variants.built_in().iter();
    let mut boards: Vec<_> = built_in.map(|variant| board_size(&variant.rules)).collect();
    boards.sort_unstable();
    boards.dedup();
    let has_room = ui.available_width() >= 4.0 * (MIN_BUTTON_WIDTH + space::S);
    let columns = if has_room { 4 } else { 2 };
    let mut index = 0;
    while index <= TRAITS.len() {
        ui.columns(columns, |columns| {
            for ui in columns {
                if index == 0 {
                    let title = words.get("ui-atlas-board");
                    let label = match filter.board {
                        Some((rows, holes)) => words.titled(&title, &format!("{rows} × {holes}")),
                        None => title,
                    };
                    cycle(ui, "atlas.filter.board", &mut filter.board, &boards, label);
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use awale_rules::library;

    #[test]
    fn a_board_of_two_rows_is_not_one_of_four() {
        let accepts = |name: &str, board| {
            let filter = Filter {
                board: Some(board),
                ..Filter::default()
            };
            filter.accepts(&library::load(name).unwrap().unwrap())
        };
        assert!(accepts("hus", (4, 8)) && !accepts("hus", (2, 8)));
        assert!(accepts("awale", (2, 6)) && !accepts("awale", (4, 6)));
    }
}
