//! The list of variants and their actions.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::super::rule_book::{self, RuleBookCache};
use super::super::variant_list::{Detail, own_variants, variant_list, variant_row};
use super::lab::LabRequest;
use super::practice;
use super::variant_actions::{open_chosen, show_question};
use super::{Details, ListPage, Next, Question, Workbench, lab};
use crate::catalog::{LastChoices, OWN_FOLDER, RuleFileCommand, Variant, Variants};
use crate::localization::Words;
use crate::navigation::Go;
use crate::state::Menu;
use crate::storage::{Storage, StorageCommand};
use crate::studies::{Field, Practice, RuleLab, StudyCommand};
use crate::ui::clipboard::Clipboard;
use crate::ui::screens::page::MenuPage;
use crate::ui::theme::space;
use crate::ui::widgets::{
    Button, Items, Panel, above_buttons, choice, choose, column, hint, needs_pages, scroll,
    section, side_by_side, small, split, status,
};
use awale_engine::files::{FileName, ShownPath};
use awale_engine::workshop::{Draft, file_text};

/// The file extension of the lab's tables.
pub(super) const TABLE_EXTENSION: &str = ".csv";
/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (980.0, 664.0);
/// The maximum width of the list, in points.
const MAX_LIST_WIDTH: f32 = 320.0;
/// The maximum width of the list, as a fraction of the panel's width.
const MAX_LIST_FRACTION: f32 = 0.42;

/// Resets the list to the variant that was chosen or played last.
pub(super) fn reset(
    mut bench: ResMut<Workbench>,
    choices: Res<LastChoices>,
    variants: Res<Variants>,
) {
    if choices.is_changed() || variants.get(&bench.chosen).is_none() {
        bench.chosen.clone_from(&choices.variant);
    }
    bench.question = Question::Nothing;
    bench.message.clear();
}

/// The actions of the buttons.
#[derive(Clone, Debug)]
enum Request {
    Open(Next),
    Delete,
    CopyText,
    Paste,
    ShowFolder,
    Resume,
    Back,
    Lab(LabRequest),
    Study(StudyCommand),
}

pub(super) fn show(
    mut menu: MenuPage,
    mut bench: ResMut<Workbench>,
    variants: Res<Variants>,
    storage: Res<Storage>,
    mut storage_commands: MessageWriter<StorageCommand>,
    mut rule_files: MessageWriter<RuleFileCommand>,
    mut clipboard: Clipboard,
    mut books: Local<RuleBookCache>,
    rule_lab: Res<RuleLab>,
    practice: Res<Practice>,
    mut study_commands: MessageWriter<StudyCommand>,
) -> Result {
    let bench = bench.as_mut();
    if bench.question != Question::Nothing {
        let panel = Panel::question("workshop question");
        return menu.show_titled(panel, "workshop-title", |ui, words, go| {
            show_question(ui, bench, &variants, &mut rule_files, words, go);
        });
    }
    let panel = Panel::page("workshop", SIZE);
    let request = menu.show_titled(panel, "workshop-title", |ui, words, _| {
        // A web page can't open folders, as its storage belongs to the browser.
        let folder = storage
            .folder(OWN_FOLDER)
            .filter(|_| cfg!(not(target_arch = "wasm32")))
            .map(|path| ShownPath(&path).to_string());
        let studies = (&*rule_lab, &*practice);
        let chosen = above_buttons(ui, |ui, body| {
            let (mut list, mut rest) =
                split(body, MAX_LIST_WIDTH.min(MAX_LIST_FRACTION * body.width()));
            if needs_pages(body.width()) {
                rest = column(ui, body, "pages", |ui| {
                    let pages = [
                        choice(words, ListPage::All, "all", "ui-all-games"),
                        choice(words, ListPage::Chosen, "chosen", "ui-this-game"),
                    ];
                    choose(ui, "workshop.page", &mut bench.list_page, &pages);
                    ui.available_rect_before_wrap()
                });
                list = rest;
            }
            if !needs_pages(body.width()) || bench.list_page == ListPage::All {
                column(ui, list, "list", |ui| {
                    list_variants(ui, bench, &variants, words)
                });
            }
            if needs_pages(body.width()) && bench.list_page != ListPage::Chosen {
                return None;
            }
            column(ui, rest, "chosen", |ui| {
                show_chosen(ui, bench, &variants, folder, words, &mut books, studies)
            })
        });
        show_footer(ui, bench, &variants, words).or(chosen)
    })?;
    let MenuPage { words, go, .. } = &mut menu;
    // Study commands leave the last message in place.
    if !matches!(
        request,
        None | Some(Request::Lab(LabRequest::Study(_)) | Request::Study(_))
    ) {
        bench.message.clear();
    }
    let is_pasting = matches!(request, Some(Request::Paste));
    match clipboard.paste("workshop.paste", is_pasting) {
        Some(Some(text)) => {
            let opened = None;
            rule_files.write(RuleFileCommand::Import { text, opened });
        }
        Some(None) => bench.message = words.get("workshop-nothing-to-paste"),
        None => {}
    }
    let Some(request) = request else {
        return Ok(());
    };
    match request {
        Request::Lab(LabRequest::Study(command)) | Request::Study(command) => {
            study_commands.write(command);
        }
        Request::Lab(LabRequest::Save(rule_sets)) => {
            let table = lab::csv_table(&rule_sets, &rule_lab);
            let title = rule_sets.first().map_or("", |(name, _)| name.as_str());
            let name = FileName::plain(title, "lab", TABLE_EXTENSION);
            storage_commands.write(StorageCommand::Export(name, table));
        }
        Request::Back => {
            go.write(Go::Back);
        }
        Request::Resume => {
            go.write(Go::To(Menu::RuleEditor));
        }
        Request::Open(next) if bench.draft.as_ref().is_some_and(Draft::is_changed) => {
            bench.question = Question::Discard(next);
        }
        Request::Open(next) => open_chosen(bench, &variants, next, words, go),
        Request::Delete => bench.question = Question::Delete,
        Request::CopyText => {
            if let Some(variant) = variants.get(&bench.chosen) {
                clipboard.copy(&file_text(variant.rules.spec()));
                bench.message = words.get("workshop-copied");
            }
        }
        Request::Paste => {}
        Request::ShowFolder => {
            storage_commands.write(StorageCommand::ShowFolder(OWN_FOLDER));
        }
    }
    Ok(())
}

/// Lists the player's own variants and the refused files, then the built-in variants.
fn list_variants(ui: &mut Ui, bench: &mut Workbench, variants: &Variants, words: &Words) {
    variant_list(ui, "workshop variants", |ui| {
        own_variants(ui, "workshop", variants, words, |ui, variant| {
            show_row(ui, bench, variant, words);
        });
        ui.add_space(space::S);
        section(ui, &words.get("workshop-built-in"));
        for variant in variants.built_in() {
            show_row(ui, bench, variant, words);
        }
    });
}

/// Shows the row of a variant, and chooses it if it was clicked.
fn show_row(ui: &mut Ui, bench: &mut Workbench, variant: &Variant, words: &Words) {
    let is_chosen = bench.chosen == variant.name;
    if variant_row(ui, "workshop", variant, is_chosen, Detail::Origin, words) {
        bench.chosen.clone_from(&variant.name);
    }
}

/// Shows the actions for the chosen variant, and its details.
fn show_chosen(
    ui: &mut Ui,
    bench: &mut Workbench,
    variants: &Variants,
    folder: Option<String>,
    words: &Words,
    books: &mut RuleBookCache,
    (rule_lab, practice): (&RuleLab, &Practice),
) -> Option<Request> {
    let variant = variants.get_or_default(&bench.chosen)?;
    let mut request = None;
    scroll(ui, &format!("workshop {}", variant.name), 0.0, |ui| {
        if bench.message.is_empty() {
            small(ui, &words.get("workshop-intro"));
        } else {
            status(ui, &bench.message);
        }
        if let Some(draft) = bench.draft.as_ref().filter(|draft| draft.is_changed()) {
            let name = draft.spec().name.get(words.language().code()).to_owned();
            let resume = words.format("workshop-resume", &[("name", name.into())]);
            let resume = Button::primary("workshop.resume", resume).wide();
            if resume.show(ui).clicked() {
                request = Some(Request::Resume);
            }
        }
        let items = Items::new("workshop", words);
        let mut actions = vec![("copy_rules", "workshop-copy-rules", Request::CopyText)];
        if variants.is_own(&variant.name) {
            let copy = Request::Open(Next::Copy);
            actions.insert(0, ("duplicate", "workshop-duplicate", copy));
            actions.push(("delete", "workshop-delete", Request::Delete));
        }
        actions.push(("paste_rules", "workshop-paste-rules", Request::Paste));
        if folder.is_some() {
            actions.push(("show_folder", "workshop-show-folder", Request::ShowFolder));
        }
        for pair in actions.chunks(2) {
            ui.columns(2, |halves| {
                for (ui, (name, key, action)) in halves.iter_mut().zip(pair) {
                    if items.secondary(ui, name, key) {
                        request = Some(action.clone());
                    }
                }
            });
        }
        if let Some(folder) = folder {
            let folder = [("folder", folder.into())];
            hint(ui, &words.format("workshop-folder", &folder));
            hint(ui, &words.get("workshop-drop"));
        }
        ui.add_space(space::S);
        let practice_key = "workshop-side-practice";
        let details = [
            choice(words, Details::Words, "words", "workshop-side-words"),
            choice(words, Details::Lab, "lab", "workshop-side-lab"),
            choice(words, Details::Practice, "practice", practice_key),
        ];
        choose(ui, "workshop.side", &mut bench.details, &details);
        let details_request = match bench.details {
            Details::Words => {
                let book = books.book(&variant.rules, words);
                section(ui, &book.title);
                rule_book::show(ui, book);
                None
            }
            Details::Lab if !rule_lab.is_looked_up(&variant.rules) => {
                let rules = Arc::clone(&variant.rules);
                Some(Request::Study(StudyCommand::LookUp(Field::Lab, rules)))
            }
            Details::Lab => {
                let comparison = &mut bench.comparison;
                let lab_request =
                    lab::show(ui, &variant.rules, comparison, variants, rule_lab, words);
                lab_request.map(Request::Lab)
            }
            Details::Practice if !practice.is_looked_up(&variant.rules) => {
                let rules = Arc::clone(&variant.rules);
                Some(Request::Study(StudyCommand::LookUp(Field::Practice, rules)))
            }
            Details::Practice => {
                practice::show(ui, &variant.rules, practice, words).map(Request::Study)
            }
        };
        request = request.take().or(details_request);
    });
    request
}

fn show_footer(
    ui: &mut Ui,
    bench: &Workbench,
    variants: &Variants,
    words: &Words,
) -> Option<Request> {
    let items = Items::new("workshop", words);
    let is_own = variants
        .get_or_default(&bench.chosen)
        .is_some_and(|variant| variants.is_own(&variant.name));
    let open_key = if is_own {
        "workshop-open"
    } else {
        "workshop-open-copy"
    };
    let back = items.button("back", "ui-back");
    let open = items.main_button("open", open_key);
    let open = (open, Request::Open(Next::Change));
    side_by_side(ui, vec![(back, Request::Back), open])
}
