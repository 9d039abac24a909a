//! Finds the `assets` folder, however the program was installed or started.

use std::path::{Path, PathBuf};

/// Path from the program's folder in a system-wide installation, such as a Debian package.
const INSTALLED_PATH: &str = "../share/games/awale/assets";
/// Path from the program's folder in an unpacked archive.
const ARCHIVE_PATH: &str = "assets";
/// Path in the source tree that the program was built from.
const SOURCE_PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");

/// Returns the path of the folder. If there is none, [`ARCHIVE_PATH`] leaves the choice to Bevy.
pub fn folder() -> String {
    let program = std::env::current_exe().ok();
    let path = program
        .as_deref()
        .and_then(Path::parent)
        .and_then(find_folder);
    path.map_or_else(
        || ARCHIVE_PATH.to_owned(),
        |path| path.to_string_lossy().into_owned(),
    )
}

fn find_folder(program_folder: &Path) -> Option<PathBuf> {
    // Bevy's own variable takes precedence.
    if std::env::var_os("BEVY_ASSET_ROOT").is_some() {
        return None;
    }
    let candidates = [
        program_folder.join(ARCHIVE_PATH),
        program_folder.join(INSTALLED_PATH),
        SOURCE_PATH.into(),
    ];
    candidates.into_iter().find(|path| path.is_dir())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::fs;

    use super::*;
    use crate::fixtures::Scratch;

    #[test]
    fn assets_beside_the_program_take_precedence_over_installed_ones_and_the_source() {
        let folder = Scratch::new();
        let root = &folder.0;
        let program = root.join("games");
        fs::create_dir_all(&program).unwrap();
        assert_eq!(find_folder(&program), Some(SOURCE_PATH.into()));
        let installed = root.join("share/games/awale/assets");
        fs::create_dir_all(&installed).unwrap();
        assert_eq!(
            find_folder(&program).unwrap().canonicalize().unwrap(),
            installed.canonicalize().unwrap()
        );
        fs::create_dir(program.join("assets")).unwrap();
        assert_eq!(find_folder(&program), Some(program.join("assets")));
    }
}
