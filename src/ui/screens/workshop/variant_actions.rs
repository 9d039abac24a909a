//! The actions of the list of variants: open in the editor, and delete after confirmation.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::{Next, Question, Workbench};
use crate::catalog::{RuleFileCommand, Variant, Variants};
use crate::localization::Words;
use crate::navigation::Go;
use crate::state::Menu;
use crate::ui::widgets::Items;
use awale_engine::workshop::Draft;
use awale_engine::workshop::title::free_title;

/// Opens the chosen variant in the editor.
pub(super) fn open_chosen(
    bench: &mut Workbench,
    variants: &Variants,
    next: Next,
    words: &Words,
    go: &mut MessageWriter<Go>,
) {
    let Some(variant) = variants.get_or_default(&bench.chosen) else {
        return;
    };
    bench.open(match next {
        Next::Change => draft_of(variant, variants, words),
        Next::Copy => copy_of(variant, variants, words),
    });
    go.write(Go::To(Menu::RuleEditor));
}

/// Creates a draft of a variant: of its file if the variant is the player's own, otherwise a copy.
pub(in crate::ui::screens) fn draft_of(
    variant: &Variant,
    variants: &Variants,
    words: &Words,
) -> Draft {
    if variants.is_own(&variant.name) {
        Draft::of_file(variant.name.clone(), variant.rules.spec().clone())
    } else {
        copy_of(variant, variants, words)
    }
}

/// Creates a draft that becomes a new file, with a title that isn't taken.
fn copy_of(variant: &Variant, variants: &Variants, words: &Words) -> Draft {
    let language = words.language().code();
    let spec = variant.rules.spec();
    let name = free_title(spec.name.get(language), |title| {
        variants
            .iter()
            .any(|other| other.rules.name(language) == title)
    });
    Draft::copy_of(spec, &name)
}

/// Shows the open question, instead of the list.
pub(super) fn show_question(
    ui: &mut Ui,
    bench: &mut Workbench,
    variants: &Variants,
    rule_files: &mut MessageWriter<RuleFileCommand>,
    words: &Words,
    go: &mut MessageWriter<Go>,
) {
    let language = words.language().code();
    let (question, confirm_key) = match bench.question {
        Question::Discard(_) => {
            let draft = bench.draft.as_ref();
            let name = draft.map_or("", |draft| draft.spec().name.get(language));
            let message = words.format("workshop-ask-discard", &[("name", name.into())]);
            (message, "workshop-discard")
        }
        Question::Delete | Question::Nothing => {
            let name = variants.title(&bench.chosen, words);
            let arguments = [("name", name.into()), ("file", (&bench.chosen).into())];
            (
                words.format("workshop-ask-delete", &arguments),
                "workshop-delete",
            )
        }
    };
    let answers = [
        ("confirm", confirm_key, true),
        ("cancel", "ui-cancel", false),
    ];
    let Some(is_confirmed) = Items::new("workshop", words).ask(ui, &question, answers) else {
        return;
    };
    match std::mem::take(&mut bench.question) {
        _ if !is_confirmed => {}
        Question::Discard(next) => {
            bench.draft = None;
            open_chosen(bench, variants, next, words, go);
        }
        Question::Delete => {
            // A draft of the deleted file is discarded too.
            let chosen = Some(bench.chosen.as_str());
            bench.draft.take_if(|draft| draft.file() == chosen);
            rule_files.write(RuleFileCommand::Delete(bench.chosen.clone()));
        }
        Question::Nothing => {}
    }
}
