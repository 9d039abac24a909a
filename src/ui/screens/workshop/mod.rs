//! The rule workshop: creating, editing, copying, exchanging and deleting variants.

mod controls;
mod counts;
mod editor;
mod lab;
mod list;
mod number;
mod practice;
mod texts;
mod variant_actions;

use bevy::prelude::*;

pub(super) use variant_actions::draft_of;

use crate::catalog::{
    DRAFT_FILE, RuleFileAnswer, SaveDraft, SavedDraft, Variants, load_draft, reread, save_draft,
};
use crate::localization::{Words, file_error};
use crate::navigation::Go;
use crate::schedule::{MenuSet, SpeechSet};
use crate::state::Menu;
use crate::storage::{StorageAnswer, restored};
use crate::ui::notices::Notices;
use crate::ui::pass::AddPanels;
use awale_engine::text::Language;
use awale_engine::text::book::RuleBook;
use awale_engine::workshop::{Draft, Group};

/// The state of the workshop.
#[derive(Resource, Default)]
pub struct Workbench {
    draft: Option<Draft>,
    /// The name of the variant selected in the list.
    chosen: String,
    question: Question,
    list_page: ListPage,
    details: Details,
    comparison: lab::Comparison,
    page: Page,
    /// The content of the text field for the draft's other names.
    aliases: String,
    /// A message about the last action, in the player's language.
    message: String,
    /// The cached text of the draft's rules.
    book: Option<(Language, RuleBook)>,
}

/// An open question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Question {
    #[default]
    Nothing,
    /// The confirmation of deleting the chosen variant.
    Delete,
    /// The confirmation of discarding the changed draft and opening other rules.
    Discard(Next),
}

/// The rules to open in the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// The chosen variant, or a copy if it is built in.
    Change,
    /// A copy of the chosen variant.
    Copy,
}

/// The pages of narrow windows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum ListPage {
    #[default]
    All,
    Chosen,
}

/// The details shown of the chosen variant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Details {
    /// The rules as text.
    #[default]
    Words,
    /// The statistics of the lab.
    Lab,
    /// The computer's practice.
    Practice,
}

/// The pages of the editor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    /// Names, origin and other texts.
    Texts,
    /// Parameters of a group.
    Of(Group),
    /// The rules as text, if they don't fit beside the other pages.
    #[default]
    Words,
}

impl Workbench {
    /// Returns the draft being edited.
    #[must_use]
    pub const fn draft(&self) -> Option<&Draft> {
        self.draft.as_ref()
    }

    /// Opens a draft in the editor, on the page that was shown last.
    pub(super) fn open(&mut self, draft: Draft) {
        self.aliases = draft.spec().aliases.join(", ");
        self.draft = Some(draft);
        self.question = Question::Nothing;
        self.message.clear();
        self.book = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Workbench>()
        .add_systems(
            OnEnter(Menu::Workshop),
            (
                open_saved_draft.run_if(run_once).after(load_draft),
                list::reset.after(reread),
            )
                .chain(),
        )
        .add_systems(
            Update,
            open_saved_draft
                .run_if(restored(DRAFT_FILE))
                .after(save_draft),
        )
        .add_systems(
            Update,
            (
                report_rule_files.run_if(on_message::<RuleFileAnswer>),
                report_storage.run_if(on_message::<StorageAnswer>),
                save,
            )
                .chain()
                .in_set(MenuSet::Rules),
        )
        .add_systems(
            Update,
            lab::say_result
                .after(open_saved_draft)
                .in_set(SpeechSet::Lab)
                .run_if(in_state(Menu::Workshop)),
        )
        .draw_menu(Menu::Workshop, list::show)
        .draw_menu(Menu::RuleEditor, editor::show);
}

/// Opens the draft of an earlier run.
fn open_saved_draft(mut bench: ResMut<Workbench>, saved: Res<SavedDraft>) {
    if let Some(draft) = saved.get() {
        bench.open(draft.clone());
    }
}

/// Keeps the saved draft up to date. A draft is saved only while it has unsaved changes.
fn save(
    bench: Res<Workbench>,
    saved: Res<SavedDraft>,
    mut save_commands: MessageWriter<SaveDraft>,
) {
    let draft = bench.draft().filter(|draft| draft.is_changed());
    if !saved.is(draft) {
        save_commands.write(SaveDraft(draft.cloned().map(Box::new)));
    }
}

/// Reports the result of saving, pasting or opening a rule file.
fn report_rule_files(
    mut answers: MessageReader<RuleFileAnswer>,
    variants: Res<Variants>,
    words: Res<Words>,
    menu: Res<State<Menu>>,
    mut bench: ResMut<Workbench>,
    mut notices: ResMut<Notices>,
    mut go: MessageWriter<Go>,
) {
    for answer in answers.read().cloned() {
        match answer {
            // What was saved isn't the workshop's draft.
            RuleFileAnswer::Saved(file) if *menu.get() == Menu::HouseRules => {
                bench.chosen = file;
            }
            RuleFileAnswer::Saved(file) => {
                let name = variants.title(&file, &words);
                bench.message = words.format("workshop-saved", &[("file", name.into())]);
                if let Some(draft) = &mut bench.draft {
                    draft.set_saved(&file);
                }
                bench.chosen = file;
            }
            RuleFileAnswer::Imported { file, opened } => {
                let name = variants.title(&file, &words);
                if opened.is_some() {
                    let arguments = vec![("name", name), ("file", file.clone())];
                    notices.push("workshop-imported", arguments);
                    if matches!(menu.get(), Menu::Main | Menu::NewGame) {
                        go.write(Go::To(Menu::Workshop));
                    }
                } else {
                    let arguments = [("name", name.into()), ("file", (&file).into())];
                    bench.message = words.format("workshop-imported", &arguments);
                }
                bench.chosen = file;
            }
            RuleFileAnswer::Refused { reason, opened } => match opened {
                Some(file) => notices.not_read(file, reason),
                None => bench.message = reason,
            },
        }
    }
}

/// Reports where a table of the lab was exported, or why the folder can't be shown.
fn report_storage(
    mut answers: MessageReader<StorageAnswer>,
    words: Res<Words>,
    mut bench: ResMut<Workbench>,
) {
    for answer in answers.read().cloned() {
        match answer {
            StorageAnswer::Exported(name, path) if name.has_extension(list::TABLE_EXTENSION) => {
                bench.message = match path {
                    Ok(file) => words.format("workshop-lab-saved", &[("file", file.into())]),
                    Err(error) => file_error(&words, error),
                };
            }
            StorageAnswer::FolderNotShown(reason) => {
                bench.message = words.format("workshop-no-folder", &[("reason", reason.into())]);
            }
            _ => {}
        }
    }
}
