//! File operations requested by the player: panels send commands, which are carried out at the
//! beginning of the next frame.

use bevy::prelude::*;

use super::{FileError, Storage, folder};
use awale_engine::files::{Backup, FileName, Folder, Place, Restored};

/// A player's command about files.
#[derive(Message, Clone, Debug)]
pub enum StorageCommand {
    /// Writes this text to a file.
    Write(Place, String),
    /// Removes a file, if it exists.
    Remove(Place),
    /// Writes this text to a file of this name in the player's documents.
    Export(FileName, String),
    /// Writes a backup of all files to the player's documents.
    BackUp,
    /// Adds the files of a backup that don't exist yet.
    Restore(Box<Backup>),
    /// Shows a folder in the system's file manager.
    ShowFolder(Folder),
    /// Opens an email with this text in the system's email program.
    Mail(String),
    /// Opens the page at this address, given without its scheme, in the system's browser.
    OpenPage(&'static str),
}

/// The result of a [`StorageCommand`]. If a file could not be written, a
/// [`StorageNotice`](super::StorageNotice) reports it instead.
#[derive(Message, Clone, Debug)]
pub enum StorageAnswer {
    /// The file has been written.
    Written(Place),
    /// The file has been removed, or a notice reports the error.
    Removed(Place),
    /// The requested name, and the path of the file.
    Exported(FileName, Result<String, FileError>),
    /// The path of the backup, and the number of skipped files.
    BackedUp(Result<(String, usize), FileError>),
    /// The files added from the backup.
    Restored(Restored),
    /// The system's error if the folder can't be shown.
    FolderNotShown(String),
    /// The system's error if the email program can't be opened.
    MailNotOpened(String),
    /// The system's error if the browser can't be opened.
    PageNotOpened(String),
}

/// Run condition: a backup has restored `file` in this frame.
pub fn restored(file: FileName) -> impl FnMut(Answers<'_>) -> bool + Clone {
    let file = Place::from(file);
    move |answers: Answers<'_>| has_restored(answers, |place| *place == file)
}

/// Run condition: a backup has restored a file of `folder` in this frame.
pub fn restored_in(folder: Folder) -> impl FnMut(Answers<'_>) -> bool + Clone {
    move |answers: Answers<'_>| has_restored(answers, |place| place.folder() == Some(folder))
}

type Answers<'w> = Option<Res<'w, Messages<StorageAnswer>>>;

fn has_restored(answers: Answers<'_>, matches: impl Fn(&Place) -> bool) -> bool {
    let restores = |answer: &StorageAnswer| matches!(answer, StorageAnswer::Restored(restored) if restored.added.iter().any(&matches));
    answers.is_some_and(|answers| answers.iter_current_update_messages().any(restores))
}

/// Carries out the commands of the previous frame.
pub(crate) fn carry_out(
    mut commands: MessageReader<StorageCommand>,
    mut storage: ResMut<Storage>,
    mut answers: MessageWriter<StorageAnswer>,
) {
    for command in commands.read().cloned() {
        let answer = match command {
            StorageCommand::Write(place, text) => storage
                .write_text(&place, &text)
                .then_some(StorageAnswer::Written(place)),
            StorageCommand::Remove(place) => {
                storage.remove(place.clone());
                Some(StorageAnswer::Removed(place))
            }
            StorageCommand::Export(name, text) => {
                let path = storage.documents().put(name.clone(), text.as_bytes());
                Some(StorageAnswer::Exported(name, path))
            }
            StorageCommand::BackUp => Some(StorageAnswer::BackedUp(back_up(&storage))),
            StorageCommand::Restore(backup) => {
                Some(StorageAnswer::Restored(storage.restore(&backup)))
            }
            StorageCommand::ShowFolder(folder) => {
                let shown = storage.show_folder(folder);
                let error = shown.err().map(|error| error.to_string());
                error.map(StorageAnswer::FolderNotShown)
            }
            StorageCommand::Mail(text) => {
                let error = folder::open_mail(&text).err();
                error.map(|error| StorageAnswer::MailNotOpened(error.to_string()))
            }
            StorageCommand::OpenPage(address) => {
                let error = folder::open_page(address).err();
                error.map(|error| StorageAnswer::PageNotOpened(error.to_string()))
            }
        };
        answers.write_batch(answer);
    }
}

/// Writes all files to a backup. Returns its path, and the number of skipped files.
fn back_up(storage: &Storage) -> Result<(String, usize), FileError> {
    let backup = storage.backup().ok_or_else(FileError::no_folder)?;
    let text = backup.to_text();
    let text = text.map_err(|error| FileError::Other(error.to_string()))?;
    let day = Storage::today().map_or_else(String::new, |day| day.to_string());
    let name = FileName::plain(
        &format!("awale backup {day}"),
        "awale-backup",
        ".awale-backup",
    );
    let file = storage.documents().put(name, text.as_bytes())?;
    Ok((file, backup.left_out()))
}
