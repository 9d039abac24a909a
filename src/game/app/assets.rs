//! Where the files of `assets` lie, from every way of starting.

use std::path::{Path, PathBuf};

/// Where they lie if the program was installed for all, seen from the program's folder: that of a
/// Debian package.
const INSTALLED: &str = "../share/games/awale/assets";
/// Beside the program, in an archive that was unpacked anywhere.
const BESIDE: &str = "assets";
/// In the source that the program was built from.
const SOURCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");

/// The folder, for the engine; the engine's own choice where there is none of these.
pub fn folder() -> String {
    let program = std::env::current_exe().ok();
    let place = program.as_deref().and_then(Path::parent).and_then(found);
    place.map_or_else(
        || BESIDE.to_owned(),
        |place| place.to_string_lossy().into_owned(),
    )
}

fn found(program: &Path) -> Option<PathBuf> {
    // Who names a folder by the engine's variable wants that one.
    if std::env::var_os("BEVY_ASSET_ROOT").is_some() {
        return None;
    }
    let places = [program.join(BESIDE), program.join(INSTALLED), SOURCE.into()];
    places.into_iter().find(|place| place.is_dir())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::fs;

    use super::*;

    #[test]
    fn assets_beside_the_program_come_before_installed_ones_and_the_source() {
        let root = std::env::temp_dir().join(format!("awale-assets-{}", std::process::id()));
        let program = root.join("games");
        fs::create_dir_all(&program).unwrap();
        assert_eq!(found(&program), Some(SOURCE.into()));
        let installed = root.join("share/games/awale/assets");
        fs::create_dir_all(&installed).unwrap();
        assert_eq!(
            found(&program).unwrap().canonicalize().unwrap(),
            installed.canonicalize().unwrap()
        );
        fs::create_dir(program.join("assets")).unwrap();
        assert_eq!(found(&program), Some(program.join("assets")));
        fs::remove_dir_all(root).unwrap();
    }
}
