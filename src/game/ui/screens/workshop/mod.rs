//! The rule workshop: creating, editing, copying, exchanging and deleting variants.

mod controls;
mod counts;
mod draft_file;
mod editor;
mod files;
mod lab;
mod list;
mod number;
mod practice;
mod texts;
mod variant_actions;

use bevy::prelude::*;

use crate::game::schedule::GameSet;
use crate::game::state::Menu;
use crate::game::ui::UiPass;
use crate::text::Language;
use crate::text::book::RuleBook;
use crate::workshop::{Draft, Group};
use draft_file::DraftFile;
pub(super) use draft_file::keep;
pub(super) use files::import;

/// The state of the workshop.
#[derive(Resource, Default)]
pub struct Workbench {
    draft: Option<Draft>,
    /// The name of the variant selected in the list.
    chosen: String,
    question: Question,
    list_page: ListPage,
    side: Side,
    comparison: lab::Comparison,
    page: Page,
    /// The text field with the draft's other names.
    aliases: String,
    /// A message about the last action, in the player's language.
    message: String,
    /// The cached text of the draft's rules.
    book: Option<(Language, RuleBook)>,
    draft_file: DraftFile,
}

impl Workbench {
    /// Selects this variant in the list.
    pub(super) fn choose(&mut self, name: String) {
        self.chosen = name;
    }
}

/// An open question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Question {
    #[default]
    Nothing,
    /// Whether to delete the chosen variant.
    Delete,
    /// Whether to discard the draft for another one.
    Discard(Next),
}

/// What to open in the editor.
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

/// The shown details of the chosen variant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Side {
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
    /// Name, origin and the like.
    Texts,
    /// Parameters of a group.
    Of(Group),
    /// The rules as text, if they don't fit beside the other pages.
    #[default]
    Words,
}

impl Workbench {
    /// The draft being edited.
    #[must_use]
    pub const fn draft(&self) -> Option<&Draft> {
        self.draft.as_ref()
    }

    fn open(&mut self, draft: Draft) {
        self.aliases = draft.spec().aliases.join(", ");
        self.draft = Some(draft);
        self.page = Page::Texts;
        self.question = Question::Nothing;
        self.message.clear();
        self.book = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Workbench>()
        .add_systems(
            OnEnter(Menu::Workshop),
            (draft_file::load, list::begin).chain(),
        )
        .add_systems(
            Update,
            (files::look_again, draft_file::keep)
                .chain()
                .after(super::game_over::open)
                .before(crate::game::ui::navigation::go)
                .in_set(GameSet::Menus),
        )
        .add_systems(
            bevy_egui::EguiPrimaryContextPass,
            (
                list::show.run_if(in_state(Menu::Workshop)),
                editor::show.run_if(in_state(Menu::RuleEditor)),
            )
                .in_set(UiPass::Menu),
        );
}
