//! The rule workshop: variants are made, changed, copied, exchanged and thrown away.

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

/// What lies on the workbench.
#[derive(Resource, Default)]
pub struct Workbench {
    draft: Option<Draft>,
    /// The name of the variant that is looked at in the list.
    chosen: String,
    question: Question,
    list_page: ListPage,
    side: Side,
    comparison: lab::Comparison,
    page: Page,
    /// The other names of the draft as they are being written.
    aliases: String,
    /// What was done last, in the player's language.
    said: String,
    /// The draft's rules in words, until it changes.
    book: Option<(Language, RuleBook)>,
    draft_file: DraftFile,
}

impl Workbench {
    /// Looks at this variant in the list.
    pub(super) fn choose(&mut self, name: String) {
        self.chosen = name;
    }
}

/// A question that has to be answered first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Question {
    #[default]
    Nothing,
    /// Whether the chosen variant is to be deleted.
    Delete,
    /// Whether the draft is to be thrown away, for another one.
    Discard(Next),
}

/// What is to be opened in the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// The chosen variant, or a copy of it when it comes with the program.
    Change,
    /// A copy of it.
    Copy,
}

/// In narrow windows the list and the chosen variant take turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum ListPage {
    #[default]
    All,
    Chosen,
}

/// What is shown of the chosen variant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Side {
    /// Its rules in words.
    #[default]
    Words,
    /// What it is like to play.
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
    /// The rules in words, where there is no room for them beside the others.
    #[default]
    Words,
}

impl Workbench {
    /// The variant in the making.
    #[must_use]
    pub const fn draft(&self) -> Option<&Draft> {
        self.draft.as_ref()
    }

    fn open(&mut self, draft: Draft) {
        self.aliases = draft.spec().aliases.join(", ");
        self.draft = Some(draft);
        self.page = Page::Texts;
        self.question = Question::Nothing;
        self.said.clear();
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
