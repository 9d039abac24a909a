//! The pages of the help.

use std::collections::BTreeSet;

use bevy::prelude::MessageWriter;
use bevy_egui::egui::{Align, Layout, Ui, vec2};

use super::content::HelpContent;
use super::keys::list_keys;
use crate::controls::Controls;
use crate::localization::Words;
use crate::navigation::Go;
use crate::ui::screens::rule_book::{show_blocks, show_introduction, show_list_item, show_section};
use crate::ui::theme::space;
use crate::ui::widgets::{
    Button, hint, is_low, marked_sample, paragraph, passage, section, subheading,
};
use awale_engine::examples::drawing::Mark;
use awale_engine::text::book::{Block, MARKS, Topic};
use awale_engine::text::help::HelpPage;
use awale_engine::text::links::domains;
use awale_engine::text::strategies::Group;
use awale_rules::RuleSet;

/// The minimum width of a mark with its explanation, in points.
const MIN_MARK_WIDTH: f32 = 250.0;

/// The reader's request.
#[derive(Clone, Copy)]
pub(super) enum PageRequest {
    /// Save the rules of this game as a file.
    SaveRules,
    /// Open the website at this address.
    Open(&'static str),
}

/// Shows a page. Returns the reader's request.
pub(super) fn show(
    ui: &mut Ui,
    page: HelpPage,
    content: &HelpContent,
    rules: &RuleSet,
    words: &Words,
    controls: &Controls,
    go: &mut MessageWriter<Go>,
) -> Option<PageRequest> {
    let mut request = None;
    match page {
        HelpPage::Rules => {
            request = show_rules(ui, content, words, go);
            ui.add_space(space::S);
            let save = Button::secondary("help.save_rules", words.get("ui-rules-save"));
            if save.show(ui).clicked() {
                request = Some(PageRequest::SaveRules);
            }
        }
        HelpPage::Examples => show_examples(ui, content, rules, words, go),
        HelpPage::Strategies => show_strategies(ui, content, words, go),
        HelpPage::Menus => {
            request = show_text(ui, page, content);
            list_keys(ui, words, controls);
        }
        HelpPage::Acknowledgements => {
            request = show_text(ui, page, content);
            let version = ("version", env!("CARGO_PKG_VERSION").into());
            hint(ui, &words.format("ui-learn-version", &[version]));
        }
        HelpPage::History | HelpPage::Glossary | HelpPage::Books => {
            request = show_text(ui, page, content)
        }
    }
    ui.add_space(space::M);
    request
}

/// Shows buttons that open the websites of the sources in `texts`.
fn show_domains<'a>(ui: &mut Ui, texts: impl Iterator<Item = &'a String>) -> Option<PageRequest> {
    let domains: BTreeSet<&str> = texts.flat_map(|text| domains(text)).collect();
    // The browser build can't open other websites.
    if cfg!(target_arch = "wasm32") {
        return None;
    }
    let mut opened = None;
    for domain in domains {
        let link = Button::secondary(format!("help.link.{domain}"), domain);
        if link.show(ui).clicked() {
            opened = Some(PageRequest::Open(domain));
        }
    }
    opened
}

/// Shows the text of a page. Each passage can be focused, so that keys scroll the page.
fn show_text(ui: &mut Ui, page: HelpPage, content: &HelpContent) -> Option<PageRequest> {
    let mut count = 0;
    let mut next_name = || {
        count += 1;
        format!("help.passage.{count}")
    };
    for part in content.sections(page) {
        ui.add_space(space::S);
        section(ui, &part.heading);
        for block in &part.blocks {
            match block {
                Block::Paragraph(words) => passage(ui, &next_name(), words),
                Block::List(items) => {
                    for item in items {
                        show_list_item(ui, |ui| passage(ui, &next_name(), item));
                    }
                }
            }
        }
    }
    let blocks = content.sections(page).iter().flat_map(|part| &part.blocks);
    let texts = blocks.flat_map(|block| match block {
        Block::Paragraph(words) => std::slice::from_ref(words),
        Block::List(items) => items.as_slice(),
    });
    show_domains(ui, texts)
}

/// Shows the rules of the game with their pictures.
fn show_rules(
    ui: &mut Ui,
    content: &HelpContent,
    words: &Words,
    go: &mut MessageWriter<Go>,
) -> Option<PageRequest> {
    let book = content.book();
    if is_low(ui.ctx()) {
        section(ui, &book.title);
    }
    show_introduction(ui, book);
    let request = show_domains(ui, book.facts.iter().map(|fact| &fact.value));
    for part in &book.sections {
        show_section(ui, part);
        if part.topic == Topic::Board
            && let Some(start) = content.start()
        {
            start.show(ui, words, go);
        }
        for illustration in content.examples_of(part.topic) {
            illustration.show(ui, words, go);
        }
        if part.topic == Topic::Sowing && content.examples().is_none() {
            hint(ui, &words.get("help-searching"));
        }
    }
    request
}

/// Shows only the pictures of the rules, with a legend of their marks.
fn show_examples(
    ui: &mut Ui,
    content: &HelpContent,
    rules: &RuleSet,
    words: &Words,
    go: &mut MessageWriter<Go>,
) {
    for part in content.sections(HelpPage::Examples) {
        show_blocks(ui, part);
    }
    explain_marks(ui, words);
    match content.examples() {
        None => {
            hint(ui, &words.get("help-searching"));
        }
        Some([]) => {
            hint(ui, &words.get("help-no-examples"));
        }
        Some(examples) => {
            let name = rules.name(words.language().code());
            section(ui, name);
            for illustration in examples {
                illustration.show(ui, words, go);
            }
        }
    }
    ui.add_space(space::S);
    section(ui, &words.get("example-help-file-heading"));
    paragraph(ui, &words.get("example-help-file-intro"));
    for illustration in content.help_file() {
        illustration.show(ui, words, go);
    }
}

/// Shows a legend of the marks in the pictures.
fn explain_marks(ui: &mut Ui, words: &Words) {
    ui.add_space(space::S);
    section(ui, &words.get("help-marks"));
    let columns = (ui.available_width() / MIN_MARK_WIDTH).floor().max(1.0);
    let width = (ui.available_width() - (columns - 1.0) * space::S) / columns;
    // The marks of the printed book, and one used only for strategies.
    let noted = [(Mark::Noted, "help-mark-noted")];
    let marks = [&MARKS[..], &noted].concat();
    for row in marks.chunks(columns as usize) {
        ui.horizontal_top(|ui| {
            for (mark, key) in row {
                let layout = Layout::left_to_right(Align::Center);
                ui.allocate_ui_with_layout(vec2(width, space::CONTROL), layout, |ui| {
                    ui.set_width(width);
                    marked_sample(ui, *mark, &words.get(key));
                });
            }
        });
    }
    ui.add_space(space::S);
}

/// Shows the strategies by group, each with its example.
fn show_strategies(ui: &mut Ui, content: &HelpContent, words: &Words, go: &mut MessageWriter<Go>) {
    if let Some(introduction) = content.sections(HelpPage::Strategies).first() {
        show_blocks(ui, introduction);
    }
    let mut group: Option<Group> = None;
    for strategy in content.strategies() {
        if strategy.group != group {
            group = strategy.group;
            if let Some(group) = group {
                ui.add_space(space::S);
                section(ui, &words.get(group.title()));
            }
        }
        ui.add_space(space::HALF);
        subheading(ui, &strategy.section.heading);
        match &strategy.illustration {
            Some(illustration) => {
                // The caption of the picture is the second paragraph.
                if let Some(Block::Paragraph(text)) = strategy.section.blocks.first() {
                    paragraph(ui, text);
                }
                illustration.show(ui, words, go);
            }
            None => show_blocks(ui, &strategy.section),
        }
    }
}
