//! The texts of a variant, and its other boards.

use bevy_egui::egui::Ui;

use super::number::count;
use crate::localization::Words;
use crate::ui::theme::space;
use crate::ui::widgets::{Button, choice, choose, hint, section, small, text_area, text_field};
use awale_rules::LocalText;
use awale_rules::limits::HOLES_IN_ROW_OF_FOUR;
use awale_rules::spec::{BoardSpec, Direction, FOUR_ROWS, RuleSpec};

/// The maximum lengths of names, lines and descriptions, in characters.
const MAX_LENGTHS: [usize; 3] = [60, 200, 2000];
/// The ranges of holes per row and seeds per hole.
const BOARD: [(i64, i64); 2] = [(3, 18), (1, 20)];

/// Shows all texts of a variant, in the player's language if a text has several.
pub(super) fn show(ui: &mut Ui, spec: &mut RuleSpec, aliases: &mut String, words: &Words) {
    let [name, line, description] = MAX_LENGTHS;
    let mut fields = Fields { ui, words };
    fields.local("name", "workshop-name", &mut spec.name, name);
    fields.plain("proposed_by", "workshop-proposed-by", &mut spec.proposed_by);
    let label = fields.label("workshop-about");
    let language = words.language().code();
    let mut about = spec.about.get(language).to_owned();
    if text_area(fields.ui, "editor.about", &label, &mut about, description).changed() {
        spec.about.set(language, about);
    }
    fields.local("origin", "workshop-origin", &mut spec.origin, line);
    if fields.plain("aliases", "workshop-aliases", aliases) {
        spec.aliases = split_list(aliases);
    }
    fields.local("source", "workshop-source", &mut spec.source, line);
    ui.add_space(space::M);
}

/// The fields of the texts. The field `name` has the stable name `editor.name`.
struct Fields<'a> {
    ui: &'a mut Ui,
    words: &'a Words,
}

impl Fields<'_> {
    /// Shows the label of a field, and returns it.
    fn label(&mut self, key: &str) -> String {
        let label = self.words.get(key);
        small(self.ui, &label);
        label
    }

    fn local(&mut self, name: &str, key: &str, text: &mut LocalText, longest: usize) {
        let label = self.label(key);
        let language = self.words.language().code();
        let mut now = text.get(language).to_owned();
        let name = format!("editor.{name}");
        if text_field(self.ui, &name, &label, &mut now, longest).changed() {
            text.set(language, now);
        }
    }

    /// Shows the field of a text in no language. Returns whether it was changed.
    fn plain(&mut self, name: &str, key: &str, text: &mut String) -> bool {
        let label = self.label(key);
        let name = format!("editor.{name}");
        text_field(self.ui, &name, &label, text, MAX_LENGTHS[1]).changed()
    }
}

/// Splits a comma-separated list.
fn split_list(text: &str) -> Vec<String> {
    let names = text.split(',').map(str::trim);
    names
        .filter(|name| !name.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Shows the boards offered besides the usual one.
pub(super) fn other_boards(ui: &mut Ui, spec: &mut RuleSpec, words: &Words) {
    section(ui, &words.get("workshop-other-boards"));
    hint(ui, &words.help("workshop-other-boards").unwrap_or_default());
    let mut removed = None;
    for (index, board) in spec.also_played_on.iter_mut().enumerate() {
        let name = |part: &str| format!("editor.also_played_on.{index}.{part}");
        let [holes, seeds] = BOARD;
        let label = words.get("workshop-parameter-board-holes");
        count(ui, &name("holes"), &label, &mut board.holes, holes, words);
        let label = words.get("workshop-parameter-board-seeds");
        count(ui, &name("seeds"), &label, &mut board.seeds, seeds, words);
        let ways = [
            (
                Direction::Counterclockwise,
                "counterclockwise",
                "workshop-choice-direction-counterclockwise",
            ),
            (
                Direction::Clockwise,
                "clockwise",
                "workshop-choice-direction-clockwise",
            ),
        ];
        let ways = ways.map(|(way, name, key)| choice(words, way, name, key));
        choose(ui, &name("direction"), &mut board.direction, &ways);
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
        let like = spec.also_played_on.last().unwrap_or(&spec.board).clone();
        let (least, most) = if like.rows == FOUR_ROWS {
            HOLES_IN_ROW_OF_FOUR
        } else {
            BOARD[0]
        };
        let holes = (like.holes + 1).clamp(least, most);
        spec.also_played_on.push(BoardSpec {
            holes,
            start: Vec::new(),
            ..like
        });
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
