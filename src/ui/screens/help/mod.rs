//! The help, available from every screen. The match or lesson on the table is suspended and
//! restored unchanged, even after an example on the board.

mod content;
mod illustration;
mod keys;
mod page;

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::page::MenuPage;
use crate::advisor::{BookInWriting, FindExamples, FoundExamples, WriteBook, document_name};
use crate::catalog::{LastChoices, RuleFileCommand, Variants};
use crate::lesson::CurrentLesson;
use crate::localization::Words;
use crate::navigation::{Go, MenuTrail};
use crate::session::CurrentMatch;
use crate::settings::Settings;
use crate::state::Menu;
use crate::storage::StorageCommand;
use crate::table::Top;
use crate::ui::pass::AddPanels;
use crate::ui::theme::{carving, radius, space};
use crate::ui::widgets::{
    Items, PageDirection, Panel, Row, column, is_low, pager, scroll, side_by_side, split,
};
use awale_engine::text::help::HelpPage;
use awale_rules::RuleSet;
use content::HelpContent;
use page::PageRequest;

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (1040.0, 680.0);
/// The maximum width of the list of pages, in points.
const MAX_LIST_WIDTH: f32 = 230.0;
/// The maximum width of the list of pages, as a fraction of the panel's width.
const MAX_LIST_FRACTION: f32 = 0.3;
/// The inner width, in points, below which there is no list beside the page.
const MIN_WIDTH_WITH_LIST: f32 = 700.0;
/// The maximum length of a line of text, in points.
const MAX_LINE_LENGTH: f32 = 760.0;

pub(super) fn plugin(app: &mut App) {
    app.draw_menu(Menu::Help, show);
}

/// The actions of the buttons below the page.
#[derive(Clone, Copy)]
enum Request {
    SaveBook,
    Back,
}

/// Finds the rules to explain outside a match.
#[derive(SystemParam)]
struct RulesOutsideMatch<'w, 's> {
    lesson: Option<Top<'w, 's, CurrentLesson>>,
    choices: Res<'w, LastChoices>,
    variants: Res<'w, Variants>,
}

impl RulesOutsideMatch<'_, '_> {
    /// Returns the rules of the lesson or, without one, the last chosen rules.
    fn rules(&self) -> Option<Arc<RuleSet>> {
        if let Some(lesson) = &self.lesson {
            return Some(lesson.tour().lesson().rules.clone());
        }
        let chosen = self.choices.rules(&self.variants).and_then(Result::ok);
        let default = || self.variants.get_or_default(&self.choices.variant);
        chosen.or_else(|| Some(default()?.rules.clone()))
    }
}

fn show(
    mut menu: MenuPage,
    current: Option<Top<CurrentMatch>>,
    outside_match: RulesOutsideMatch,
    settings: Res<Settings>,
    found_examples: Res<FoundExamples>,
    books_in_writing: Query<(), With<BookInWriting>>,
    mut find_examples: MessageWriter<FindExamples>,
    mut write_book: MessageWriter<WriteBook>,
    mut storage_commands: MessageWriter<StorageCommand>,
    mut rule_files: MessageWriter<RuleFileCommand>,
    trail: Res<MenuTrail>,
    mut content: Local<HelpContent>,
) -> Result {
    let match_rules = current.map(|current| current.setup().rules.clone());
    let Some(rules) = match_rules.or_else(|| outside_match.rules()) else {
        return Ok(());
    };
    let examples = found_examples.of(&rules);
    if examples.is_none() {
        find_examples.write(FindExamples(Arc::clone(&rules)));
    }
    content.fill(&rules, examples, &menu.words);
    let mut open_page = trail.help_page();
    let title = match open_page {
        HelpPage::Rules | HelpPage::Examples => content.book().title.clone(),
        _ => menu.words.get(open_page.title()),
    };
    let panel = Panel::page("help", SIZE);
    // A low window needs the title's space for the list, which marks the open page.
    let panel = if is_low(menu.ctx()?) {
        panel
    } else {
        panel.title(title)
    };
    let request = menu.show_panel(panel, |ui, words, go| {
        let items = Items::new("help", words);
        let body = ui.available_rect_before_wrap();
        let body = body.with_max_y(body.max.y - space::CONTROL - space::M);
        let mut page_rect = body;
        if body.width() >= MIN_WIDTH_WITH_LIST {
            let list;
            (list, page_rect) = split(body, MAX_LIST_WIDTH.min(MAX_LIST_FRACTION * body.width()));
            column(ui, list, "pages", |ui| {
                list_pages(ui, &mut open_page, words)
            });
        } else {
            let top = body.with_max_y(body.top() + space::CONTROL);
            column(ui, top, "pages", |ui| {
                choose_page(ui, &mut open_page, words)
            });
            page_rect.min.y = top.bottom() + space::S;
        }
        let page_request = column(ui, page_rect, "page", |ui| {
            let name = format!("help {}", open_page.key());
            scroll(ui, &name, 0.0, |ui| {
                ui.set_max_width(MAX_LINE_LENGTH.min(ui.available_width()));
                let controls = &settings.controls;
                page::show(ui, open_page, &content, &rules, words, controls, go)
            })
        });
        match page_request {
            Some(PageRequest::SaveRules) => {
                let book = content.book();
                let name = document_name(&book.title, ".md");
                storage_commands.write(StorageCommand::Export(name, book.markdown()));
            }
            Some(PageRequest::Open(address)) => {
                storage_commands.write(StorageCommand::OpenPage(address));
            }
            None => {}
        }
        ui.advance_cursor_after_rect(body);
        ui.add_space(space::S);
        let is_writing = !books_in_writing.is_empty();
        let key = if is_writing {
            "help-saving-book"
        } else {
            "help-save-book"
        };
        let save = items.button("save", key).enabled(!is_writing);
        let back = items.button("back", "ui-back").takes_focus();
        side_by_side(ui, vec![(save, Request::SaveBook), (back, Request::Back)])
    })?;
    let MenuPage { words, go, .. } = &mut menu;
    if open_page != trail.help_page() {
        go.write(Go::Help(open_page));
    }
    match request {
        Some(Request::Back) => {
            go.write(Go::Back);
        }
        Some(Request::SaveBook) => {
            // The player may have added rule files while the program was running.
            rule_files.write(RuleFileCommand::Reread);
            write_book.write(WriteBook(words.language()));
        }
        None => {}
    }
    Ok(())
}

/// Lists the pages, beside the open one.
fn list_pages(ui: &mut Ui, open_page: &mut HelpPage, words: &Words) {
    let recess = carving::recess(ui.max_rect(), radius::CONTROL);
    ui.painter().extend(recess);
    scroll(ui, "help pages", 0.0, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for page in HelpPage::ALL {
            let name = format!("help.page.{}", page.key());
            let title = words.get(page.title());
            let row = Row::new(&name, &title).chosen(page == *open_page);
            if row.show(ui).clicked() {
                *open_page = page;
            }
        }
    });
}

/// Shows the title of the open page between arrows to the previous and the next one.
fn choose_page(ui: &mut Ui, open_page: &mut HelpPage, words: &Words) {
    let count = HelpPage::ALL.len();
    let index = HelpPage::ALL
        .iter()
        .position(|page| page == open_page)
        .unwrap_or(0);
    let target = |direction: PageDirection| HelpPage::ALL[direction.from(index, count)];
    let title = |page: HelpPage| words.get(page.title());
    let arrows = [
        ("help.previous", PageDirection::Previous),
        ("help.next", PageDirection::Next),
    ];
    let arrows = arrows.map(|(name, direction)| (name, title(target(direction))));
    if let Some(direction) = pager(ui, &title(*open_page), arrows) {
        *open_page = target(direction);
    }
}
