//! Finished games, saved matches, the games of an opened collection, and statistics.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::Ui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::collection::Collection;
use super::paste::Pasted;
use super::report::ReportView;
use super::review::{accepted, review, review_of};
use super::saves::Saves;
use super::set_up::SetUp;
use super::statistics::Summary;
use super::{paste, saves, statistics};
use crate::catalog::{LastChoices, Variants};
use crate::friends::FriendCommand;
use crate::localization::{Words, file_error, players};
use crate::session::{ForgetGames, GAMES_FOLDER, SavedStatistics, saved_games};
use crate::state::Menu;
use crate::storage::{Storage, StorageAnswer, StorageCommand};
use crate::ui::clipboard::Clipboard;
use crate::ui::navigation::Go;
use crate::ui::notices::Notices;
use crate::ui::pass::UiPass;
use crate::ui::theme::space;
use crate::ui::widgets::{Panel, Row, choice, choose, paragraph, rows, scroll, secondary};
use awale_engine::files::{FileName, MAX_BYTES_PER_FRAME, MAX_READ, MAX_READS_PER_FRAME};
use awale_engine::matches::archive::FinishedGame;
use awale_rules::Side;

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (720.0, 640.0);

/// The pages of the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    #[default]
    Games,
    Saves,
    Collection,
    Statistics,
}

/// The games in the folder, latest first. They are read after the panel opens, a few per frame.
#[derive(Resource, Default)]
struct GameList {
    games: Vec<(FileName, FinishedGame)>,
    waiting: VecDeque<FileName>,
    /// The total number of files.
    total: usize,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GameList>()
        .init_resource::<Collection>()
        .init_resource::<Saves>()
        .add_systems(OnEnter(Menu::Archive), read_folder)
        .add_systems(
            EguiPrimaryContextPass,
            (
                read_saves.run_if(on_message::<StorageAnswer>),
                read_more,
                show,
            )
                .chain()
                .in_set(UiPass::Menu)
                .run_if(in_state(Menu::Archive)),
        );
}

fn read_folder(
    mut list: ResMut<GameList>,
    mut saves: ResMut<Saves>,
    storage: Res<Storage>,
    words: Res<Words>,
) {
    saves.read(&storage, &words);
    let names = saved_games(&storage);
    list.games.clear();
    list.total = names.len();
    list.waiting = names.into_iter().rev().take(MAX_READ).collect();
}

/// Lists the saves again after one was deleted.
fn read_saves(mut saves: ResMut<Saves>, storage: Res<Storage>, words: Res<Words>) {
    saves.read(&storage, &words);
}

/// Reads the next few games and matches, and requests another frame if there are more.
fn read_more(
    mut list: ResMut<GameList>,
    mut saves: ResMut<Saves>,
    storage: Res<Storage>,
    words: Res<Words>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let list = list.as_mut();
    let mut bytes = 0;
    for _ in 0..MAX_READS_PER_FRAME {
        let Some(name) = list.waiting.pop_front() else {
            break;
        };
        if let Ok(text) = storage.try_read(GAMES_FOLDER.file(name.clone())) {
            bytes += text.len();
            let game = FinishedGame::read(&text).unwrap_or_default();
            list.games.push((name, game));
        }
        if bytes >= MAX_BYTES_PER_FRAME {
            break;
        }
    }
    if saves.read_more(&storage, &words) || !list.waiting.is_empty() {
        redraw.write(RequestRedraw);
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    variants: Res<Variants>,
    list: Res<GameList>,
    (statistics, summary): (Res<SavedStatistics>, Res<Summary>),
    mut forget_games: MessageWriter<ForgetGames>,
    (storage, mut requests, mut friends): (
        Res<Storage>,
        MessageWriter<StorageCommand>,
        MessageWriter<FriendCommand>,
    ),
    mut notices: ResMut<Notices>,
    mut is_confirming: Local<bool>,
    mut saves: ResMut<Saves>,
    (mut set_up, mut collection): (ResMut<SetUp>, ResMut<Collection>),
    mut report: ResMut<ReportView>,
    mut clipboard: Clipboard,
    choices: Res<LastChoices>,
    mut go: MessageWriter<Go>,
    mut page: Local<Page>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let panel = Panel::page("archive", SIZE).title(words.get("ui-menu-archive"));
    if collection.take_new() {
        *page = Page::Collection;
    }
    let back_clicked = panel.show_with_back(ctx, &words, |ui| {
        let mut pages = vec![
            choice(&words, Page::Games, "ui-archive-games"),
            choice(&words, Page::Saves, "ui-saves"),
        ];
        if !collection.games().is_empty() {
            pages.push(choice(&words, Page::Collection, "ui-archive-collection"));
        }
        pages.push(choice(&words, Page::Statistics, "ui-archive-statistics"));
        choose(ui, "archive.page", &mut *page, &pages);
        match *page {
            Page::Saves => scroll(ui, "saves", space::CONTROL + space::M, |ui| {
                if let Some(state) = saves::list(ui, &mut saves, &storage, &mut requests, &words) {
                    go.write(Go::Resume(state));
                }
            }),
            Page::Games => scroll(ui, "games", space::CONTROL + space::M, |ui| {
                let is_pressed = secondary(ui, &words, "archive.paste", "ui-paste-game");
                if let Some(text) = clipboard.paste("archive.paste", is_pressed) {
                    let rules = choices.rules(&variants).and_then(Result::ok);
                    match paste::pasted(text, rules.as_deref(), &words) {
                        Ok(Pasted::Game(state, notation)) => {
                            notices.read_as(notation);
                            report.open([None; 2]);
                            go.write(Go::Review(state, None));
                        }
                        Ok(Pasted::Collection(records)) => {
                            collection.open(String::new(), records);
                        }
                        Ok(Pasted::Letter(opened)) => {
                            friends.write(FriendCommand::Open(opened));
                        }
                        Ok(Pasted::Position(placed)) => {
                            if let Some(rules) = &rules {
                                set_up.lay(placed, rules.geometry());
                                go.write(Go::To(Menu::BoardEditor));
                            }
                        }
                        Err(reason) => {
                            notices.push("ui-said", vec![("words", reason)]);
                        }
                    }
                }
                if list.games.is_empty() {
                    paragraph(ui, &words.get("ui-archive-none"));
                }
                let games: Vec<&FinishedGame> = list.games.iter().map(|(_, game)| game).collect();
                let chosen = list_games(ui, "archive.game", &games, &variants, &words);
                saves::show_truncation_hint(ui, list.total, &words);
                let Some((name, game)) = chosen.map(|index| list.games[index].clone()) else {
                    return;
                };
                let text = storage.try_read(GAMES_FOLDER.file(name.clone()));
                let text = text.map_err(|error| file_error(&words, error));
                match text.and_then(|text| review(&text, &words)) {
                    Ok(state) => {
                        report.open(game.computers);
                        go.write(Go::Review(Box::new(state), Some(name)));
                    }
                    Err(reason) => notices.not_read(name.to_string(), reason),
                }
            }),
            Page::Collection => scroll(ui, "collection", space::CONTROL + space::M, |ui| {
                let count = collection.games().len();
                if !collection.name().is_empty() {
                    paragraph(ui, collection.name());
                }
                let count = [("count", count.into())];
                paragraph(ui, &words.format("ui-archive-collection-games", &count));
                let games: Vec<&FinishedGame> =
                    collection.games().iter().map(|(_, game)| game).collect();
                let chosen = list_games(ui, "archive.collected", &games, &variants, &words);
                let Some((record, game)) = chosen.map(|index| &collection.games()[index]) else {
                    return;
                };
                match review_of(record, &words).and_then(|state| accepted(state, &words)) {
                    Ok(state) => {
                        report.open(game.computers);
                        go.write(Go::Review(state, None));
                    }
                    Err(reason) => notices.push("ui-said", vec![("words", reason)]),
                }
            }),
            Page::Statistics => {
                let forget_confirmed = scroll(ui, "statistics", space::CONTROL + space::M, |ui| {
                    statistics::show(ui, &summary, &statistics, &variants, &words);
                    !statistics.is_empty() && statistics::forget(ui, &mut is_confirming, &words)
                });
                if forget_confirmed {
                    forget_games.write(ForgetGames);
                }
            }
        }
    });
    if back_clicked {
        go.write(Go::Back);
    }
    Ok(())
}

/// Lists games; returns the index of the clicked one.
fn list_games(
    ui: &mut Ui,
    id: &str,
    games: &[&FinishedGame],
    variants: &Variants,
    words: &Words,
) -> Option<usize> {
    let mut chosen = None;
    let row_name = |index: usize| format!("{id}.{index}");
    rows(ui, id, games.len(), row_name, |ui, index| {
        let game = games[index];
        let sides = words.sides();
        let [south, north] = Side::BOTH.map(|side| {
            let index = side.index();
            match (game.players[index].as_str(), game.computers[index]) {
                ("", Some(computer)) => players::computer_name(computer, words),
                ("", None) if game.computers[1 - index].is_some() => words.get("ui-you"),
                ("", None) => sides[index].clone(),
                (name, _) => name.to_owned(),
            }
        });
        let score = game.outcome.map_or_else(
            || words.get("ui-archive-open"),
            |outcome| {
                let [south, north] = outcome.score();
                format!("{south} : {north}")
            },
        );
        let title = format!("{south} – {north}   {score}");
        let day = game.date.map(|date| date.to_string()).unwrap_or_default();
        let variant = variants.title(&game.variant, words);
        let detail = format!("{variant}   {day}");
        if Row::new(&row_name(index), &title)
            .detail(&detail)
            .show(ui)
            .clicked()
        {
            chosen = Some(index);
        }
    });
    chosen
}
