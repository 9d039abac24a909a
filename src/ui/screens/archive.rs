//! The archive: finished games, saved matches, the games of an opened collection, and statistics.

use std::collections::VecDeque;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::Ui;

use super::collection::Collection;
use super::page::MenuPage;
use super::saves::Saves;
use super::set_up::EditedPosition;
use super::statistics::Summary;
use super::{saves, statistics};
use crate::catalog::{LastChoices, Variants};
use crate::friends::FriendCommand;
use crate::localization::{Words, file_error, players};
use crate::navigation::Go;
use crate::session::{ForgetGames, GAMES_FOLDER, GameCommand, SavedStatistics, saved_games};
use crate::state::Menu;
use crate::storage::{Storage, StorageAnswer, StorageCommand};
use crate::ui::clipboard::Clipboard;
use crate::ui::notices::Notices;
use crate::ui::pass::AddPanels;
use crate::ui::theme::space;
use crate::ui::widgets::{Items, Panel, Row, choice, choose, paragraph, rows, scroll};
use awale_engine::files::{FileName, MAX_READ, read_in_frame};
use awale_engine::incoming::{Pasted, accepted, parse_pasted, review, review_of};
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

/// The finished games of the open panel. They are read a few per frame, latest first.
#[derive(Component, Default)]
#[require(Saves, Summary)]
struct GameList {
    games: Vec<(FileName, FinishedGame)>,
    /// The files still to be read.
    unread: VecDeque<FileName>,
    /// The number of files in the folder, of which only the latest are read.
    total: usize,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Collection>()
        .add_systems(OnEnter(Menu::Archive), read_folder)
        .draw_menu(
            Menu::Archive,
            (
                read_saves.run_if(on_message::<StorageAnswer>),
                read_more,
                show,
            )
                .chain(),
        );
}

/// Lists the files when the menu opens. Only the first few saves are read at once.
fn read_folder(mut commands: Commands, storage: Res<Storage>, words: Res<Words>) {
    let names = saved_games(&storage);
    let list = GameList {
        total: names.len(),
        unread: names.into_iter().rev().take(MAX_READ).collect(),
        games: Vec::new(),
    };
    let saves = Saves::read(&storage, &words);
    commands.spawn((
        Name::new("Archive"),
        DespawnOnExit(Menu::Archive),
        list,
        saves,
    ));
}

/// Lists the saves again after the storage has answered, as one may have been deleted.
fn read_saves(mut saves: Single<&mut Saves>, storage: Res<Storage>, words: Res<Words>) {
    **saves = Saves::read(&storage, &words);
}

/// Reads the next few games and matches, and requests another frame if there are more.
fn read_more(
    page: Single<(&mut GameList, &mut Saves)>,
    storage: Res<Storage>,
    words: Res<Words>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (mut list, mut saves) = page.into_inner();
    let GameList { games, unread, .. } = &mut *list;
    read_in_frame(unread, |name| {
        let Ok(text) = storage.try_read(GAMES_FOLDER.file(name.clone())) else {
            return 0;
        };
        let game = FinishedGame::read(&text).unwrap_or_default();
        games.push((name, game));
        text.len()
    });
    if saves.read_more(&storage, &words) || !unread.is_empty() {
        redraw.write(RequestRedraw);
    }
}

/// Opens games of the archive and pasted texts.
#[derive(SystemParam)]
struct Opener<'w> {
    variants: Res<'w, Variants>,
    choices: Res<'w, LastChoices>,
    friends: MessageWriter<'w, FriendCommand>,
    notices: ResMut<'w, Notices>,
    edited_position: ResMut<'w, EditedPosition>,
    collection: ResMut<'w, Collection>,
}

impl Opener<'_> {
    /// Opens a pasted text. Returns where to go, if elsewhere.
    fn paste(&mut self, text: Option<String>, words: &Words) -> Option<Go> {
        let rules = self.choices.rules(&self.variants).and_then(Result::ok);
        match parse_pasted(text, rules.as_deref(), words) {
            Ok(Pasted::Game(state, notation)) => {
                self.notices.read_as(notation);
                return Some(Go::Match(GameCommand::Review(state, None, None)));
            }
            Ok(Pasted::Collection(records)) => self.collection.open(String::new(), records),
            Ok(Pasted::Letter(opened)) => {
                self.friends.write(FriendCommand::Open(opened));
            }
            Ok(Pasted::Position(placed)) => {
                self.edited_position.set(placed, rules?.geometry());
                return Some(Go::To(Menu::BoardEditor));
            }
            Err(reason) => self.notices.push_text(reason),
        }
        None
    }

    /// Opens a game from the folder. Returns where to go, if it can be read.
    fn open(
        &mut self,
        name: FileName,
        game: &FinishedGame,
        storage: &Storage,
        words: &Words,
    ) -> Option<Go> {
        let text = storage.try_read(GAMES_FOLDER.file(name.clone()));
        let text = text.map_err(|error| file_error(words, error));
        match text.and_then(|text| review(&text, words)) {
            Ok(state) => {
                let (state, person) = (Box::new(state), person_side(game));
                Some(Go::Match(GameCommand::Review(state, Some(name), person)))
            }
            Err(reason) => {
                self.notices.not_read(name.to_string(), reason);
                None
            }
        }
    }

    /// Opens a game from the collection. Returns where to go, if it can be replayed.
    fn open_collected(&mut self, index: usize, words: &Words) -> Option<Go> {
        let (record, game) = self.collection.games().get(index)?;
        match review_of(record, words).and_then(|state| accepted(state, words)) {
            Ok(state) => {
                let person = person_side(game);
                Some(Go::Match(GameCommand::Review(state, None, person)))
            }
            Err(reason) => {
                self.notices.push_text(reason);
                None
            }
        }
    }
}

/// Returns the person's side in a game against a computer.
const fn person_side(game: &FinishedGame) -> Option<Side> {
    match game.computers {
        [None, Some(_)] => Some(Side::South),
        [Some(_), None] => Some(Side::North),
        _ => None,
    }
}

fn show(
    mut menu: MenuPage,
    mut opener: Opener,
    archive: Single<(&GameList, &mut Saves, &Summary)>,
    statistics: Res<SavedStatistics>,
    mut forget_games: MessageWriter<ForgetGames>,
    storage: Res<Storage>,
    mut storage_commands: MessageWriter<StorageCommand>,
    mut is_confirming: Local<bool>,
    mut clipboard: Clipboard,
    mut page: Local<Page>,
) -> Result {
    let (list, mut saves, summary) = archive.into_inner();
    if opener.collection.take_new() {
        *page = Page::Collection;
    }
    let panel = Panel::page("archive", SIZE);
    menu.show(panel, "ui-menu-archive", |ui, words, go| {
        let mut pages = vec![
            choice(words, Page::Games, "games", "ui-archive-games"),
            choice(words, Page::Saves, "saves", "ui-saves"),
        ];
        if !opener.collection.games().is_empty() {
            let key = "ui-archive-collection";
            pages.push(choice(words, Page::Collection, "collection", key));
        }
        let key = "ui-archive-statistics";
        pages.push(choice(words, Page::Statistics, "statistics", key));
        choose(ui, "archive.page", &mut *page, &pages);
        let salt = format!("{:?}", *page);
        let destination = scroll(ui, &salt, space::CONTROL + space::M, |ui| match *page {
            Page::Saves => {
                let chosen =
                    saves::show_list(ui, &mut saves, &storage, &mut storage_commands, words);
                chosen.map(|state| Go::Match(GameCommand::Resume(state)))
            }
            Page::Games => {
                let items = Items::new("archive", words);
                let is_pressed = items.secondary(ui, "paste", "ui-paste-game");
                let pasted = clipboard.paste("archive.paste", is_pressed);
                let pasted = pasted.and_then(|text| opener.paste(text, words));
                if list.games.is_empty() {
                    paragraph(ui, &words.get("ui-archive-none"));
                }
                let games: Vec<&FinishedGame> = list.games.iter().map(|(_, game)| game).collect();
                let chosen = list_games(ui, "archive.game", &games, &opener.variants, words);
                saves::show_truncation_hint(ui, list.total, words);
                let chosen = chosen.and_then(|index| list.games.get(index)).cloned();
                let opened =
                    chosen.and_then(|(name, game)| opener.open(name, &game, &storage, words));
                opened.or(pasted)
            }
            Page::Collection => {
                let collection = &opener.collection;
                if !collection.name().is_empty() {
                    paragraph(ui, collection.name());
                }
                let games = collection.games().iter().map(|(_, game)| game);
                let games: Vec<&FinishedGame> = games.collect();
                let count = [("count", games.len().into())];
                paragraph(ui, &words.format("ui-archive-collection-games", &count));
                let chosen = list_games(ui, "archive.collected", &games, &opener.variants, words);
                chosen.and_then(|index| opener.open_collected(index, words))
            }
            Page::Statistics => {
                statistics::show(ui, summary, &statistics, &opener.variants, words);
                if !statistics.is_empty()
                    && statistics::ask_to_forget(ui, &mut is_confirming, words)
                {
                    forget_games.write(ForgetGames);
                }
                None
            }
        });
        go.write_batch(destination);
    })
}

/// Lists games. Returns the index of the one clicked.
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
        let name = row_name(index);
        let row = Row::new(&name, &title).detail(&detail);
        if row.show(ui).clicked() {
            chosen = Some(index);
        }
    });
    chosen
}
