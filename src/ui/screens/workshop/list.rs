//! The list of variants and their actions.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::super::new_game::{column, is_narrow, split};
use super::super::rule_book;
use super::super::rule_book::RuleBookCache;
use super::super::variant_list::{Detail, own_variants, variant_list, variant_row};
use super::lab::LabRequest;
use super::practice;
use super::variant_actions::{open, question};
use super::{ListPage, Next, Question, Side, Workbench, lab};
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
    Button, Choice, Items, Panel, choice, choose, hint, scroll, section, side_by_side, small,
    status,
};
use awale_engine::files::{FileName, ShownPath};
use awale_engine::workshop::{Draft, file_text};

/// The extension of the lab's tables.
pub(super) const TABLE_ENDING: &str = ".csv";
/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (980.0, 664.0);
/// The maximum width of the list, in points, and its fraction of a narrow panel.
const LIST: (f32, f32) = (320.0, 0.42);

/// Opens the list at the variant that was chosen or played last.
pub(super) fn begin(
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
    mut requests: MessageWriter<StorageCommand>,
    mut rule_files: MessageWriter<RuleFileCommand>,
    mut clipboard: Clipboard,
    mut books: Local<RuleBookCache>,
    rule_lab: Res<RuleLab>,
    practice: Res<Practice>,
    mut study: MessageWriter<StudyCommand>,
) -> Result {
    let bench = bench.as_mut();
    if bench.question != Question::Nothing {
        let panel = Panel::question("workshop question");
        return menu.ask(panel, "workshop-title", |ui, words, go| {
            question(ui, bench, &variants, &mut rule_files, words, go);
        });
    }
    let panel = Panel::page("workshop", SIZE);
    let request = menu.ask(panel, "workshop-title", |ui, words, _| {
        let body = ui.available_rect_before_wrap();
        let body = body.with_max_y(body.max.y - space::CONTROL - space::M - space::S);
        let (mut list, mut rest) = split(body, LIST.0.min(body.width() * LIST.1));
        if is_narrow(body) {
            rest = column(ui, body, "pages", |ui| {
                let pages = [
                    Choice::new(ListPage::All, "all", words.get("ui-all-games")),
                    Choice::new(ListPage::Chosen, "chosen", words.get("ui-this-game")),
                ];
                choose(ui, "workshop.page", &mut bench.list_page, &pages);
                ui.available_rect_before_wrap()
            });
            list = rest;
        }
        if !is_narrow(body) || bench.list_page == ListPage::All {
            column(ui, list, "list", |ui| {
                list_variants(ui, bench, &variants, words)
            });
        }
        // A page can't open folders, as its storage belongs to the browser.
        let folder = storage
            .folder(OWN_FOLDER)
            .filter(|_| cfg!(not(target_arch = "wasm32")))
            .map(|path| ShownPath(&path).to_string());
        let mut chosen = None;
        if !is_narrow(body) || bench.list_page == ListPage::Chosen {
            chosen = column(ui, rest, "chosen", |ui| {
                about_chosen(
                    ui,
                    bench,
                    &variants,
                    folder,
                    words,
                    &mut books,
                    (&rule_lab, &practice),
                )
            });
        }
        ui.advance_cursor_after_rect(body);
        ui.add_space(space::S);
        footer(ui, bench, &variants, words).or(chosen)
    })?;
    let MenuPage { words, go, .. } = &mut menu;
    // Study commands leave the last message in place.
    let is_study = |request: &Request| {
        matches!(
            request,
            Request::Lab(LabRequest::Study(_)) | Request::Study(_)
        )
    };
    if request.as_ref().is_some_and(|request| !is_study(request)) {
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
            study.write(command);
        }
        Request::Lab(LabRequest::Save(all)) => {
            let table = lab::table(&all, &rule_lab);
            let title = all.first().map_or("", |(name, _)| name.as_str());
            let name = FileName::plain(title, "lab", TABLE_ENDING);
            requests.write(StorageCommand::Export(name, table));
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
        Request::Open(next) => open(bench, &variants, next, words, go),
        Request::Delete => bench.question = Question::Delete,
        Request::CopyText => {
            if let Some(variant) = variants.get(&bench.chosen) {
                clipboard.copy(&file_text(variant.rules.spec()));
                bench.message = words.get("workshop-copied");
            }
        }
        Request::Paste => {}
        Request::ShowFolder => {
            requests.write(StorageCommand::ShowFolder(OWN_FOLDER));
        }
    }
    Ok(())
}

/// Lists all variants, then the custom ones and the invalid files.
fn list_variants(ui: &mut Ui, bench: &mut Workbench, variants: &Variants, words: &Words) {
    variant_list(ui, "workshop variants", |ui| {
        own_variants(ui, "workshop", variants, words, |ui, variant| {
            row(ui, bench, variant, words);
        });
        ui.add_space(space::S);
        section(ui, &words.get("workshop-built-in"));
        for variant in variants.built_in() {
            row(ui, bench, variant, words);
        }
    });
}

fn row(ui: &mut Ui, bench: &mut Workbench, variant: &Variant, words: &Words) {
    let chosen = bench.chosen == variant.name;
    if variant_row(ui, "workshop", variant, chosen, Detail::Origin, words) {
        bench.chosen.clone_from(&variant.name);
    }
}

/// Shows the actions for the chosen variant, and its details.
fn about_chosen(
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
            actions.insert(
                0,
                ("duplicate", "workshop-duplicate", Request::Open(Next::Copy)),
            );
            actions.push(("delete", "workshop-delete", Request::Delete));
        }
        actions.push(("paste_rules", "workshop-paste-rules", Request::Paste));
        if folder.is_some() {
            actions.push(("show_folder", "workshop-show-folder", Request::ShowFolder));
        }
        for pair in actions.chunks(2) {
            ui.columns(2, |halves| {
                for (ui, (name, key, leads_to)) in halves.iter_mut().zip(pair) {
                    if items.secondary(ui, name, key) {
                        request = Some(leads_to.clone());
                    }
                }
            });
        }
        if let Some(folder) = folder {
            hint(
                ui,
                &words.format("workshop-folder", &[("folder", folder.into())]),
            );
            hint(ui, &words.get("workshop-drop"));
        }
        ui.add_space(space::S);
        let sides = [
            choice(words, Side::Words, "words", "workshop-side-words"),
            choice(words, Side::Lab, "lab", "workshop-side-lab"),
            choice(words, Side::Practice, "practice", "workshop-side-practice"),
        ];
        choose(ui, "workshop.side", &mut bench.side, &sides);
        match bench.side {
            Side::Words => {
                let book = books.book(&variant.rules, words);
                section(ui, &book.title);
                rule_book::show(ui, book);
            }
            Side::Lab if !rule_lab.is_looked_up(&variant.rules) => {
                let rules = Arc::clone(&variant.rules);
                let look_up = LabRequest::Study(StudyCommand::LookUp(Field::Lab, rules));
                request = request.take().or(Some(Request::Lab(look_up)));
            }
            Side::Lab => {
                let comparison = &mut bench.comparison;
                let wanted = lab::show(ui, &variant.rules, comparison, variants, rule_lab, words);
                request = request.take().or(wanted.map(Request::Lab));
            }
            Side::Practice if !practice.is_looked_up(&variant.rules) => {
                let rules = Arc::clone(&variant.rules);
                let look_up = StudyCommand::LookUp(Field::Practice, rules);
                request = request.take().or(Some(Request::Study(look_up)));
            }
            Side::Practice => {
                let wanted = practice::show(ui, &variant.rules, practice, words);
                request = request.take().or(wanted.map(Request::Study));
            }
        }
    });
    request
}

fn footer(ui: &mut Ui, bench: &Workbench, variants: &Variants, words: &Words) -> Option<Request> {
    let items = Items::new("workshop", words);
    let own = variants
        .get_or_default(&bench.chosen)
        .is_some_and(|variant| variants.is_own(&variant.name));
    let open = if own {
        "workshop-open"
    } else {
        "workshop-open-copy"
    };
    let buttons = vec![
        (items.button("back", "ui-back"), Request::Back),
        (items.main_button("open", open), Request::Open(Next::Change)),
    ];
    side_by_side(ui, buttons)
}
