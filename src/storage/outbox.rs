//! Exports: files in the player's own folders, or browser downloads.

#[cfg(not(target_arch = "wasm32"))]
use std::path::PathBuf;

use super::Storage;
use super::notice::FileError;
use awale_engine::files::FileName;

/// The subfolder of the player's pictures and documents folders.
const SUBFOLDER: &str = "Awale";
/// The subfolder of a custom home folder for pictures.
const PICTURES: &str = "pictures";
/// The subfolder of a custom home folder for documents.
const DOCUMENTS: &str = "handed out";

/// A folder for exports, which can be sent to another thread.
#[derive(Clone, Debug)]
pub struct Outbox {
    /// `None` if there is no such folder.
    #[cfg(not(target_arch = "wasm32"))]
    folder: Option<PathBuf>,
}

impl Storage {
    /// Returns the folder for pictures, inside the player's pictures folder.
    #[must_use]
    pub fn pictures(&self) -> Outbox {
        self.outbox(PICTURES, directories::UserDirs::picture_dir)
    }

    /// Returns the folder for everything else, inside the player's documents folder.
    #[must_use]
    pub fn documents(&self) -> Outbox {
        self.outbox(DOCUMENTS, directories::UserDirs::document_dir)
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn outbox(
        &self,
        custom_subfolder: &str,
        user_folder: fn(&directories::UserDirs) -> Option<&std::path::Path>,
    ) -> Outbox {
        let in_user_folder = self
            .usual_folders()
            .and_then(|_| directories::UserDirs::new())
            .and_then(|folders| user_folder(&folders).map(|folder| folder.join(SUBFOLDER)));
        let root = self.writer.as_ref().map(|writer| writer.home().root());
        Outbox {
            folder: in_user_folder.or_else(|| root.map(|root| root.join(custom_subfolder))),
        }
    }

    #[cfg(target_arch = "wasm32")]
    fn outbox(&self, _: &str, _: fn(&directories::UserDirs) -> Option<&std::path::Path>) -> Outbox {
        let _ = SUBFOLDER;
        Outbox {}
    }
}

impl Outbox {
    /// Writes a file under this name, numbered if it is taken. Returns its path, for display.
    ///
    /// # Errors
    /// Returns an error if the file can't be written.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn put(&self, name: FileName, bytes: &[u8]) -> Result<String, FileError> {
        use awale_engine::files::{Home, Place, ShownPath, write_atomic};
        use std::io::Write;

        let folder = self.folder.as_ref().ok_or_else(FileError::no_folder)?;
        std::fs::create_dir_all(folder)?;
        let home = Home::at(folder);
        let path = home.path(&home.free_place(&Place::from(name))?);
        write_atomic(&path, |file| file.write_all(bytes))?;
        Ok(ShownPath(&path).to_string())
    }

    /// Starts a browser download under this name; the browser resolves conflicts.
    ///
    /// # Errors
    /// Never fails: the browser reports errors itself.
    #[cfg(target_arch = "wasm32")]
    pub fn put(&self, name: FileName, bytes: &[u8]) -> Result<String, FileError> {
        awale_engine::browser::download(name.as_str(), bytes);
        Ok(name.to_string())
    }
}
