//! The texts of a variant, and its other boards.

use std::slice;

use bevy_egui::egui::Ui;

use super::number::edit_number;
use crate::localization::Words;
use crate::ui::theme::space;
use crate::ui::widgets::{Button, choose_direction, hint, section, small, text_area, text_field};
use awale_engine::workshop::with_usual_start;
use awale_rules::LocalText;
use awale_rules::limits::SEEDS_PER_HOLE;
use awale_rules::spec::RuleSpec;

/// The maximum length of a name, in characters.
const MAX_NAME_LENGTH: usize = 60;
/// The maximum length of any other line, in characters.
const MAX_LINE_LENGTH: usize = 200;
/// The maximum length of the description, in characters.
const MAX_DESCRIPTION_LENGTH: usize = 2000;

/// Shows all texts of a variant, in the player's language if a text has several.
pub(super) fn show(ui: &mut Ui, spec: &mut RuleSpec, aliases: &mut String, words: &Words) {
    let mut fields = Fields { ui, words };
    fields.show_translated("name", "workshop-name", &mut spec.name, MAX_NAME_LENGTH);
    fields.show_plain("proposed_by", "workshop-proposed-by", &mut spec.proposed_by);
    let label = fields.show_label("workshop-about");
    let language = words.language().code();
    let mut about = spec.about.get(language).to_owned();
    let (name, max_length) = ("editor.about", MAX_DESCRIPTION_LENGTH);
    if text_area(fields.ui, name, &label, &mut about, max_length).changed() {
        spec.about.set(language, about);
    }
    let max_length = MAX_LINE_LENGTH;
    fields.show_translated("origin", "workshop-origin", &mut spec.origin, max_length);
    if fields.show_plain("aliases", "workshop-aliases", aliases) {
        spec.aliases = split_list(aliases);
    }
    fields.show_translated("source", "workshop-source", &mut spec.source, max_length);
    ui.add_space(space::M);
}

/// The fields of the texts. The field `name` has the stable name `editor.name`.
struct Fields<'a> {
    ui: &'a mut Ui,
    words: &'a Words,
}

impl Fields<'_> {
    /// Shows the label of a field, and returns it.
    fn show_label(&mut self, key: &str) -> String {
        let label = self.words.get(key);
        small(self.ui, &label);
        label
    }

    /// Shows the field of a text in the player's language.
    fn show_translated(&mut self, name: &str, key: &str, text: &mut LocalText, max_length: usize) {
        let label = self.show_label(key);
        let language = self.words.language().code();
        let mut value = text.get(language).to_owned();
        let name = format!("editor.{name}");
        if text_field(self.ui, &name, &label, &mut value, max_length).changed() {
            text.set(language, value);
        }
    }

    /// Shows the field of a text that isn't translated. Returns whether it was changed.
    fn show_plain(&mut self, name: &str, key: &str, text: &mut String) -> bool {
        let label = self.show_label(key);
        let name = format!("editor.{name}");
        text_field(self.ui, &name, &label, text, MAX_LINE_LENGTH).changed()
    }
}

/// Splits a comma-separated list, and drops empty items.
fn split_list(text: &str) -> Vec<String> {
    let names = text.split(',').map(str::trim);
    names
        .filter(|name| !name.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Shows the boards offered besides the usual one.
pub(super) fn show_other_boards(ui: &mut Ui, spec: &mut RuleSpec, words: &Words) {
    section(ui, &words.get("workshop-other-boards"));
    hint(ui, &words.help("workshop-other-boards").unwrap_or_default());
    let mut removed = None;
    let usual_board = slice::from_ref(&spec.board);
    for (index, board) in spec.also_played_on.iter_mut().enumerate() {
        let name = |part: &str| format!("editor.also_played_on.{index}.{part}");
        let mut edit = |part: &str, number: &mut i64, range| {
            let label = words.get(&format!("workshop-parameter-board-{part}"));
            edit_number(ui, &name(part), &label, number, range, words)
        };
        let mut holes = board.holes;
        if edit("holes", &mut holes, board.hole_range()) {
            *board = with_usual_start(board, usual_board, holes);
        }
        if !board.lists_start() {
            edit("seeds", &mut board.seeds, SEEDS_PER_HOLE);
        }
        let label = |name: &str| words.get(&format!("workshop-choice-direction-{name}"));
        choose_direction(ui, &name("direction"), &mut board.direction, label);
        let remove = Button::secondary(name("remove"), words.get("workshop-remove-board"));
        if remove.show(ui).clicked() {
            removed = Some(index);
        }
        ui.add_space(space::M);
    }
    if let Some(index) = removed {
        spec.also_played_on.remove(index);
    }
    let add = Button::secondary("editor.also_played_on.add", words.get("workshop-add-board"));
    if add.show(ui).clicked() {
        let template = spec.also_played_on.last().unwrap_or(&spec.board).clone();
        let (min, max) = template.hole_range();
        let holes = (template.holes + 1).clamp(min, max);
        let added = with_usual_start(&template, usual_board, holes);
        spec.also_played_on.push(added);
    }
    ui.add_space(space::M);
}

#[cfg(test)]
mod tests {
    use super::split_list;

    #[test]
    fn comma_separated_names_are_split() {
        assert_eq!(split_list(" Awélé, Abapa ,, "), ["Awélé", "Abapa"]);
        assert!(split_list("").is_empty());
    }
}
