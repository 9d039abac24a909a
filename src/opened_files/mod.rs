//! Opens the files of the player: given on the command line, dropped on the window, or chosen in a
//! browser.

mod arrival;

use std::path::Path;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, RequestRedraw};

use crate::catalog::RuleFileCommand;
use crate::friends::FriendCommand;
use crate::localization::{Words, file_error};
use crate::navigation::Go;
use crate::schedule::MenuSet;
use crate::session::GameCommand;
use crate::state::Menu;
use crate::storage::{FileError, Storage, StorageCommand};
use crate::ui::{Collection, Notices};
use awale_engine::incoming::{Opened, parse_link, parse_opened};
use awale_engine::matches::letter::{OpenedLetter, is_letter};
use awale_engine::matches::{Letter, SavedMatch};
use awale_engine::text::file_error;

pub use arrival::Arrival;

/// Adds the opening of files.
pub fn plugin(app: &mut App) {
    app.add_plugins(arrival::plugin).add_systems(
        Update,
        open_dropped
            .run_if(on_message::<FileDragAndDrop>)
            .in_set(MenuSet::Files),
    );
    #[cfg(target_arch = "wasm32")]
    app.add_systems(
        Update,
        choice::open_chosen.run_if(any_with_component::<crate::ui::FileDialog>),
    );
}

/// Opens files and links.
#[derive(SystemParam)]
struct FileOpener<'w> {
    words: Res<'w, Words>,
    storage: MessageWriter<'w, StorageCommand>,
    rule_files: MessageWriter<'w, RuleFileCommand>,
    friends: MessageWriter<'w, FriendCommand>,
    redraw: MessageWriter<'w, RequestRedraw>,
    notices: ResMut<'w, Notices>,
    collection: ResMut<'w, Collection>,
    go: MessageWriter<'w, Go>,
}

impl FileOpener<'_> {
    /// Opens a letter or the game of a link, or shows a notice with the reason why it is invalid.
    fn open_link(&mut self, link: &str) {
        if is_letter(link) {
            match Letter::open(link) {
                Ok(opened) => self.open_letter(opened),
                Err(error) => self
                    .notices
                    .push_text(file_error::letter(&self.words, &error)),
            }
            return;
        }
        match parse_link(link, &self.words) {
            Ok(state) => self.review(Box::new(state)),
            Err(reason) => self.notices.push_text(reason),
        }
    }

    fn open_letter(&mut self, opened: OpenedLetter) {
        self.friends.write(FriendCommand::Open(Box::new(opened)));
    }

    /// Opens a local file, or shows a notice with the reason why it can't be read.
    fn open_file(&mut self, path: &Path) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let text = Storage::read_opened(path).map_err(FileError::from);
        self.open_text(&name, text);
    }

    /// Opens a file by its name and text, or shows a notice with the reason why it can't be read.
    fn open_text(&mut self, name: &str, text: Result<String, FileError>) {
        let text = text.map_err(|error| file_error(&self.words, error));
        match text.and_then(|text| parse_opened(text, &self.words)) {
            Ok(Opened::Backup(backup)) => {
                self.storage
                    .write(StorageCommand::Restore(Box::new(backup)));
            }
            Ok(Opened::Game(state, notation)) => {
                self.notices.read_as(notation);
                self.review(state);
            }
            Ok(Opened::Collection(records)) => {
                self.collection.open(name.to_owned(), records);
                self.go.write(Go::To(Menu::Archive));
            }
            Ok(Opened::Letter(opened)) => self.open_letter(*opened),
            Ok(Opened::Match(state)) => {
                self.go.write(Go::Match(GameCommand::Resume(state)));
            }
            Ok(Opened::Rules(text)) => {
                let opened = Some(name.to_owned());
                self.rule_files
                    .write(RuleFileCommand::Import { text, opened });
            }
            Err(reason) => self.notices.not_read(name.to_owned(), reason),
        }
        // Messages are processed in the next frame.
        self.redraw.write(RequestRedraw);
    }

    fn review(&mut self, state: Box<SavedMatch>) {
        let review = GameCommand::Review(state, None, None);
        self.go.write(Go::Match(review));
    }
}

fn open_dropped(mut dropped: MessageReader<FileDragAndDrop>, mut opener: FileOpener) {
    for message in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = message {
            opener.open_file(path_buf);
        }
    }
}

/// Opens a file chosen in a browser.
#[cfg(target_arch = "wasm32")]
mod choice {
    use bevy::prelude::*;
    use bevy::window::RequestRedraw;

    use super::FileOpener;
    use crate::storage::FileError;
    use crate::ui::FileDialog;
    use awale_engine::browser;
    use awale_engine::files::MAX_BACKUP_BYTES;

    /// Opens the file that the player chooses; polls until then.
    pub fn open_chosen(
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
            [name] => opener.open_text(name, Err(FileError::TooLong)),
            [name, text, ..] => opener.open_text(name, Ok(text.clone())),
        }
    }
}
