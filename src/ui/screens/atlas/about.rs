//! The description of a game in the atlas.

use bevy_egui::egui::{Label, RichText, Ui};

use crate::catalog::Variant;
use crate::localization::Words;
use crate::ui::theme::{colour, display, size, space};
use crate::ui::widgets::{centred_drawing, hint, paragraph, small};
use awale_engine::examples::drawing::{Drawing, Picture};
use awale_engine::text::book::caption::picture_in_words;
use awale_engine::text::lab;
use awale_rules::RuleSet;
use awale_rules::atlas::{self, Certainty};

/// The maximum width of the board, in points.
const MAX_BOARD_WIDTH: f32 = 336.0;

/// Shows a game's name, origin, board and measured traits, and the first paragraph about it.
pub(in crate::ui::screens) fn show(ui: &mut Ui, rules: &RuleSet, words: &Words) {
    let language = words.language().code();
    let spec = rules.spec();
    title(ui, rules.name(language));
    let origin = spec.origin.get(language);
    if !origin.is_empty() {
        small(ui, origin);
    }
    ui.add_space(space::HALF);
    let picture = Picture::from(Drawing::start(rules));
    let description = picture_in_words(&picture, words);
    let direction = rules.direction();
    centred_drawing(ui, MAX_BOARD_WIDTH, &picture, direction, &description);
    let traits = lab::character(words, rules);
    if !traits.is_empty() {
        small(ui, &traits);
    }
    let about = spec.about.get(language);
    if let Some(first) = about.split("\n\n").next() {
        paragraph(ui, first);
    }
}

/// Shows a note if the sources name the game's place on the map only roughly.
pub(super) fn show_certainty(ui: &mut Ui, variant: &Variant, words: &Words) {
    let key = match atlas::place(&variant.name).map(|place| place.certainty) {
        Some(Certainty::Region) => "ui-atlas-region",
        Some(Certainty::Assumed) => "ui-atlas-assumed",
        Some(Certainty::Home) | None => return,
    };
    hint(ui, &words.get(key));
}

/// Shows the name of a variant as a title.
pub(in crate::ui::screens) fn title(ui: &mut Ui, name: &str) {
    let font = display(size::HEADING - 4.0);
    let title = RichText::new(name).font(font).color(colour::BONE);
    ui.add(Label::new(title).wrap());
}
