//! The rule editor: pages of parameters beside the rules as text and all problems.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Rect, Ui};

use super::super::rule_book;
use super::{Page, Workbench, controls, texts};
use crate::catalog::{LastChoices, RuleFileCommand, SeedSource, Variants};
use crate::localization::Words;
use crate::navigation::Go;
use crate::session::GameCommand;
use crate::ui::screens::page::MenuPage;
use crate::ui::theme::space;
use crate::ui::widgets::{
    Choice, Items, Panel, above_buttons, choice, choose, column, error_text, scroll, section,
    side_by_side, split, status,
};
use awale_engine::matches::{Agreement, MatchSetup, SeriesPlan};
use awale_engine::text::{describe, problem};
use awale_engine::workshop::{Draft, Group};
use awale_rules::RuleSet;

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (1160.0, 696.0);
/// The width of the rules as text beside the parameters, in points.
const BOOK_WIDTH: f32 = 480.0;
/// The minimum inner width for the text beside the parameters, in points.
const MIN_WIDTH_WITH_BOOK: f32 = 940.0;
/// The minimum height, in points, for the choice of pages to stay visible while the page scrolls.
const MIN_HEIGHT_WITH_FIXED_CHOICE: f32 = 300.0;
/// The variant name of a match with unsaved rules.
const UNSAVED_NAME: &str = "draft";

/// The actions of the buttons at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Request {
    Back,
    Try,
    Save,
}

pub(super) fn show(
    mut menu: MenuPage,
    choices: Res<LastChoices>,
    mut bench: ResMut<Workbench>,
    variants: Res<Variants>,
    seeds: Res<SeedSource>,
    mut rule_files: MessageWriter<RuleFileCommand>,
) -> Result {
    let bench = bench.as_mut();
    let Some(mut draft) = bench.draft.take() else {
        menu.go.write(Go::Back);
        return Ok(());
    };
    let words = &menu.words;
    let title = draft.spec().name.get(words.language().code()).trim();
    let title = if title.is_empty() {
        words.get("workshop-untitled")
    } else {
        title.to_owned()
    };
    // A long source would be cut off in its field.
    let panel = Panel::page("rule editor", SIZE).without_growth();
    let request = menu.show_panel(panel.title(title), |ui, words, _| {
        above_buttons(ui, |ui, body| {
            show_columns(ui, body, bench, &mut draft, words);
        });
        show_footer(ui, &draft, words)
    })?;
    let go = &mut menu.go;
    if let Some(request) = request {
        bench.message.clear();
        match request {
            Request::Back => {
                go.write(Go::Back);
            }
            Request::Try => {
                if let Ok(rules) = draft.rules()
                    && let Some(agreement) = choices.agreement(&variants, seeds.next_seed())
                {
                    let agreement = trial_agreement(agreement, &draft, rules);
                    go.write(Go::Match(GameCommand::Try(Box::new(agreement))));
                }
            }
            Request::Save => {
                let file = draft.file().map(str::to_owned);
                let spec = Box::new(draft.spec().clone());
                rule_files.write(RuleFileCommand::Save(spec, file));
            }
        }
    }
    bench.draft = Some(draft);
    Ok(())
}

/// Creates the agreement of a trial: a single game between the players of `last`, with these rules
/// on their usual board.
fn trial_agreement(last: Agreement, draft: &Draft, rules: &Arc<RuleSet>) -> Agreement {
    let setup = MatchSetup {
        rules: Arc::clone(rules),
        ..last.setup
    };
    Agreement {
        plan: SeriesPlan::single(setup.beginner, setup.seed),
        ..Agreement::single(draft.file().unwrap_or(UNSAVED_NAME), setup)
    }
}

/// Shows the pages and, if there is space, the rules as text beside them.
fn show_columns(ui: &mut Ui, body: Rect, bench: &mut Workbench, draft: &mut Draft, words: &Words) {
    let is_wide = body.width() >= MIN_WIDTH_WITH_BOOK;
    if is_wide && bench.page == Page::Words {
        bench.page = Page::Texts;
    }
    let (pages, book) = if is_wide {
        let (pages, book) = split(body, body.width() - BOOK_WIDTH - space::L);
        (pages, Some(book))
    } else {
        (body, None)
    };
    let is_low = pages.height() < MIN_HEIGHT_WITH_FIXED_CHOICE;
    column(ui, pages, "pages", |ui| {
        if is_low {
            scroll(ui, "low editor", 0.0, |ui| {
                choose_page(ui, bench, draft, is_wide, words);
                show_page(ui, bench, draft, words);
            });
        } else {
            choose_page(ui, bench, draft, is_wide, words);
            let salt = format!("editor {:?}", bench.page);
            scroll(ui, &salt, 0.0, |ui| show_page(ui, bench, draft, words));
        }
    });
    if let Some(book) = book {
        column(ui, book, "book", |ui| {
            scroll(ui, "editor book", 0.0, |ui| {
                show_rules(ui, bench, draft, words)
            });
        });
    }
}

/// Shows the choice of pages, with the last message and, without the rules beside the pages, the
/// first problem.
fn choose_page(ui: &mut Ui, bench: &mut Workbench, draft: &Draft, is_wide: bool, words: &Words) {
    if !bench.message.is_empty() {
        status(ui, &bench.message);
    }
    if let (false, Some(problem)) = (is_wide, draft.problems().first()) {
        error_text(ui, &problem::problem(words, problem));
    }
    let mut pages = vec![choice(words, Page::Texts, "texts", "workshop-group-texts")];
    let mut groups = Group::ALL.to_vec();
    groups.retain(|group| group.shown(draft.spec()).next().is_some());
    if matches!(bench.page, Page::Of(group) if !groups.contains(&group)) {
        bench.page = Page::Of(Group::Board);
    }
    pages.extend(groups.into_iter().map(|group| {
        let (name, key) = group.name_and_key();
        Choice::new(Page::Of(group), name, words.get(key))
    }));
    if !is_wide {
        pages.push(choice(words, Page::Words, "words", "workshop-description"));
    }
    choose(ui, "editor.page", &mut bench.page, &pages);
}

/// Shows the open page, and applies its changes to the draft.
fn show_page(ui: &mut Ui, bench: &mut Workbench, draft: &mut Draft, words: &Words) {
    let mut spec = draft.spec().clone();
    match bench.page {
        Page::Texts => texts::show(ui, &mut spec, &mut bench.aliases, words),
        Page::Of(group) => {
            controls::show(ui, group, &mut spec, draft.problems(), words);
            if group == Group::Board {
                texts::show_other_boards(ui, &mut spec, words);
            }
        }
        Page::Words => return show_rules(ui, bench, draft, words),
    }
    if draft.change(spec) {
        bench.book = None;
        bench.message.clear();
        // Problems are shown beside their parameters in the next frame.
        ui.ctx().request_repaint();
    }
}

/// Shows the problems of the rules, or the rules as text.
fn show_rules(ui: &mut Ui, bench: &mut Workbench, draft: &Draft, words: &Words) {
    match draft.rules() {
        Ok(rules) => {
            let cache = &mut bench.book;
            cache.take_if(|(language, _)| *language != words.language());
            let generate = || (words.language(), describe(rules, words));
            rule_book::show(ui, &cache.get_or_insert_with(generate).1);
        }
        Err(problems) => {
            section(ui, &words.get("workshop-problems"));
            for problem in problems {
                error_text(ui, &problem::problem(words, problem));
            }
        }
    }
}

fn show_footer(ui: &mut Ui, draft: &Draft, words: &Words) -> Option<Request> {
    let items = Items::new("editor", words);
    let is_valid = draft.problems().is_empty();
    let attempt = items.button("try", "workshop-try").enabled(is_valid);
    let can_save = is_valid && draft.is_changed();
    let save = items.main_button("save", "workshop-save").enabled(can_save);
    let back = items.button("back", "ui-back");
    let buttons = vec![
        (back, Request::Back),
        (attempt, Request::Try),
        (save, Request::Save),
    ];
    side_by_side(ui, buttons)
}
