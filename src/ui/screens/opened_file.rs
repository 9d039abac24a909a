//! Files that the player opens: given on the command line, dropped on the window, or chosen in a
//! browser. Their kind is recognized by their contents.

use std::path::Path;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, RequestRedraw};

use super::collection::Collection;
use super::paste::linked;
use super::report::ReportView;
use super::review::{self, Games};

use crate::catalog::RuleFileCommand;
use crate::friends::FriendCommand;
use crate::localization::{Words, file_error};
use crate::schedule::MenuSet;
use crate::state::Menu;
use crate::storage::{FileError, Storage, StorageCommand};
use crate::ui::navigation::Go;
use crate::ui::notices::Notices;
use awale_engine::files::{Backup, MAX_TEXT_BYTES};
use awale_engine::matches::letter::{OpenedLetter, is_letter};
use awale_engine::matches::link::is_link;
use awale_engine::matches::{Letter, SavedMatch};
use awale_engine::text::file_error;
use awale_rules::exchange::Notation;
use awale_rules::game_file::GameRecord;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open_dropped
            .run_if(on_message::<FileDragAndDrop>)
            .in_set(MenuSet::Files),
    );
    #[cfg(target_arch = "wasm32")]
    app.add_systems(
        Update,
        choice::take.run_if(any_with_component::<FileDialog>),
    );
}

/// The dialog in which the player chooses a file, in a browser.
#[cfg(target_arch = "wasm32")]
#[derive(Component)]
pub(super) struct FileDialog;

/// The contents of an opened file.
enum Contents {
    Backup(Backup),
    /// A game, and its notation if another program wrote it.
    Game(Box<SavedMatch>, Option<Notation>),
    /// Several games.
    Collection(Vec<GameRecord>),
    /// A letter of a match with a friend.
    Letter(Box<OpenedLetter>),
    /// An unfinished match.
    Match(Box<SavedMatch>),
    /// The text of a rule file, which is still to be checked.
    Rules(String),
}

/// Opens files and links.
#[derive(SystemParam)]
pub(super) struct FileOpener<'w> {
    words: Res<'w, Words>,
    storage: MessageWriter<'w, StorageCommand>,
    rule_files: MessageWriter<'w, RuleFileCommand>,
    friends: MessageWriter<'w, FriendCommand>,
    redraw: MessageWriter<'w, RequestRedraw>,
    notices: ResMut<'w, Notices>,
    report: ResMut<'w, ReportView>,
    collection: ResMut<'w, Collection>,
    pub(super) go: MessageWriter<'w, Go>,
}

impl FileOpener<'_> {
    /// Shows the game of a link or opens a letter, or shows a notice with the reason why it is
    /// invalid.
    pub(super) fn open_link(&mut self, link: &str) {
        if is_letter(link) {
            match Letter::open(link) {
                Ok(opened) => self.open_letter(opened),
                Err(error) => {
                    let reason = file_error::letter(&self.words, &error);
                    self.notices.push("ui-said", vec![("words", reason)]);
                }
            }
            return;
        }
        match linked(link, &self.words) {
            Ok(state) => self.show(Box::new(state)),
            Err(reason) => self.notices.push("ui-said", vec![("words", reason)]),
        }
    }

    fn open_letter(&mut self, opened: OpenedLetter) {
        self.friends.write(FriendCommand::Open(Box::new(opened)));
    }

    /// Opens a local file, or shows a notice with the reason why it can't be read.
    pub(super) fn open_file(&mut self, path: &Path) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let text = Storage::read_given(path).map_err(FileError::from);
        self.take(&name, text);
    }

    /// Opens a file of this name and text, or shows a notice with the reason why it can't be read.
    fn take(&mut self, name: &str, text: Result<String, FileError>) {
        let text = text.map_err(|error| file_error(&self.words, error));
        match text.and_then(|text| self.recognize(text)) {
            Ok(Contents::Backup(backup)) => {
                self.storage
                    .write(StorageCommand::Restore(Box::new(backup)));
            }
            Ok(Contents::Game(state, notation)) => {
                self.notices.read_as(notation);
                self.show(state);
            }
            Ok(Contents::Collection(records)) => {
                self.collection.open(name.to_owned(), records);
                self.go.write(Go::To(Menu::Archive));
            }
            Ok(Contents::Letter(opened)) => self.open_letter(*opened),
            Ok(Contents::Match(state)) => {
                self.go.write(Go::Resume(state));
            }
            Ok(Contents::Rules(text)) => {
                let opened = Some(name.to_owned());
                self.rule_files
                    .write(RuleFileCommand::Import { text, opened });
            }
            Err(reason) => self.notices.not_read(name.to_owned(), reason),
        }
        // Messages are processed in the next frame.
        self.redraw.write(RequestRedraw);
    }

    fn recognize(&self, text: String) -> Result<Contents, String> {
        let trimmed = text.trim();
        if Backup::recognizes(trimmed) {
            Backup::read(trimmed).map(Contents::Backup)
        } else if text.len() as u64 > MAX_TEXT_BYTES && !is_collection(trimmed) {
            Err(file_error(&self.words, FileError::TooLong))
        } else if SavedMatch::recognizes(trimmed) {
            SavedMatch::from_text(text.trim_start())
                .and_then(SavedMatch::accepted)
                .map(|state| Contents::Match(Box::new(state)))
                .map_err(|error| file_error::saved_match(&self.words, &error))
        } else if is_letter(trimmed) {
            Letter::open(trimmed)
                .map(|opened| Contents::Letter(Box::new(opened)))
                .map_err(|error| file_error::letter(&self.words, &error))
        } else if is_link(trimmed) {
            linked(trimmed, &self.words).map(|state| Contents::Game(Box::new(state), None))
        } else if is_game(trimmed) {
            review::foreign(trimmed, &self.words).map(|games| match games {
                Games::One(state, notation) => Contents::Game(state, notation),
                Games::Collection(records) => Contents::Collection(records),
            })
        } else {
            Ok(Contents::Rules(text))
        }
    }

    fn show(&mut self, state: Box<SavedMatch>) {
        self.report.open([None; 2]);
        self.go.write(Go::Review(state, None));
    }
}

/// The largest collection, in bytes. A tournament's 2,400 games take about two million.
const MAX_COLLECTION_BYTES: usize = 16 << 20;

/// Tells whether a text is a game file in our notation; only these may be larger than a game.
fn is_collection(text: &str) -> bool {
    text.starts_with('[') && text.len() <= MAX_COLLECTION_BYTES
}

/// Tells whether a text is a game, not a rule file, which begins with a bracket or a comment.
fn is_game(text: &str) -> bool {
    text.starts_with('[')
        || !text.starts_with(['(', '/', '#']) && review::foreign_notation(text).is_some()
}

fn open_dropped(mut dropped: MessageReader<FileDragAndDrop>, mut opener: FileOpener) {
    for message in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = message {
            opener.open_file(path_buf);
        }
    }
}

/// The choice of a file in a browser.
#[cfg(target_arch = "wasm32")]
mod choice {
    use bevy::prelude::*;
    use bevy::window::RequestRedraw;

    use super::{FileDialog, FileOpener};
    use crate::storage::FileError;
    use awale_engine::browser;
    use awale_engine::files::MAX_BACKUP_BYTES;

    /// Opens the file once the player has chosen one.
    pub fn take(
        mut commands: Commands,
        mut opener: FileOpener,
        dialogs: Query<Entity, With<FileDialog>>,
    ) {
        let Some(chosen) = browser::take_chosen(MAX_BACKUP_BYTES as f64) else {
            opener.redraw.write(RequestRedraw);
            return;
        };
        for dialog in &dialogs {
            commands.entity(dialog).despawn();
        }
        match chosen.as_slice() {
            [] => {}
            [name] => opener.take(name, Err(FileError::TooLong)),
            [name, text, ..] => opener.take(name, Ok(text.clone())),
        }
    }
}
