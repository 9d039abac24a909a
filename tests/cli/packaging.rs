//! The contents of the package that `tools/build-deb` builds, from dummy programs and with
//! packaging tools that only copy.

#![cfg(target_os = "linux")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::finish;
use crate::preparation::Machine;

const TOOLS: [&str; 18] = [
    "cat",
    "cp",
    "date",
    "du",
    "find",
    "gzip",
    "install",
    "ls",
    "md5sum",
    "mktemp",
    "rm",
    "sha256sum",
    "tail",
    "tar",
    "touch",
    "tr",
    "true",
    "xargs",
];
/// The packages that `tools/prepare package` requires.
const INSTALLED: &str = "gcc libc6-dev pkg-config libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev dpkg-dev xz-utils";

/// Builds the package; returns the folder passed to dpkg-deb, and the output folder.
fn packed(name: &str) -> (PathBuf, PathBuf) {
    let machine = Machine::new(name)
        .ordinary(&TOOLS)
        .debian(INSTALLED)
        .rustup("1.99.0")
        .with("dpkg", "echo amd64")
        .with("strip", "")
        .with("xz", "cat")
        .with("dpkg-deb", "cp -rp \"$3\" \"$HOME/packed\"; tar --sort=name --mtime=@0 --owner=0 --group=0 -cf \"$4\" -C \"$3\" .");
    let programs = machine.folder.join("programs");
    fs::create_dir(&programs).unwrap();
    for program in ["awale", "awale-engine"] {
        fs::write(programs.join(program), program).unwrap();
    }
    let made = machine.folder.join("made");
    let script = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tools/build-deb");
    let mut command = Command::new(machine.folder.join("bin/bash"));
    command.arg(script).arg(&made).env_clear();
    command
        .env("PATH", machine.folder.join("bin"))
        .env("HOME", &machine.folder)
        .env("PROGRAMS", programs)
        .env("SOURCE_DATE_EPOCH", "1800000000");
    let output = finish(&mut command, b"");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    (machine.folder.join("packed"), made)
}

/// Lists the paths of all files in a folder, sorted.
fn files(root: &Path, below: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(root.join(below)).unwrap() {
        let entry = entry.unwrap();
        let path = format!("{below}/{}", entry.file_name().to_str().unwrap());
        if entry.file_type().unwrap().is_dir() {
            found.extend(files(root, &path));
        } else {
            found.push(path);
        }
    }
    found.sort_unstable();
    found
}

#[test]
fn the_package_lists_all_its_files() {
    let (packed, made) = packed("packaging");
    let inside = files(&packed, "usr");
    let version = env!("CARGO_PKG_VERSION");
    for wanted in [
        "usr/games/awale",
        "usr/games/awale-engine",
        "usr/share/applications/awale.desktop",
        "usr/share/doc/awale/changelog.Debian.gz",
        "usr/share/doc/awale/copyright",
        "usr/share/games/awale/assets/sounds/tines/tine_15.ogg",
        "usr/share/man/man6/awale.6.gz",
        "usr/share/mime/packages/awale.xml",
    ] {
        assert!(
            inside.iter().any(|path| path == wanted),
            "{wanted}: {inside:?}"
        );
    }
    let sums = fs::read_to_string(packed.join("DEBIAN/md5sums")).unwrap();
    let mut summed: Vec<_> = sums.lines().map(|line| line[34..].to_owned()).collect();
    summed.sort_unstable();
    assert_eq!(summed, inside);
    let control = fs::read_to_string(packed.join("DEBIAN/control")).unwrap();
    assert!(
        control.contains(&format!("\nVersion: {version}-1\n")),
        "{control}"
    );
    let depends = control.lines().find(|line| line.starts_with("Depends: "));
    // Required to open a window on an X server.
    assert!(depends.unwrap().contains(" libx11-xcb1,"), "{control}");
    assert_eq!(
        files(&made, ".").len(),
        3,
        "the archive, the package and their sums"
    );
}

#[test]
fn every_mime_type_of_the_menu_entry_is_declared() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("packaging/linux");
    let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
    let (types, entry, about) = (
        read("awale.mime.xml"),
        read("awale.desktop"),
        read("awale.metainfo.xml"),
    );
    let opened = entry
        .lines()
        .find_map(|line| line.strip_prefix("MimeType="));
    let opened: Vec<&str> = opened.unwrap().split_terminator(';').collect();
    assert_eq!(types.matches("<mime-type ").count(), opened.len());
    for name in opened {
        assert!(
            types.contains(&format!("<mime-type type=\"{name}\">")),
            "{name}"
        );
        assert!(
            about.contains(&format!("<mediatype>{name}</mediatype>")),
            "{name}"
        );
    }
}

#[test]
fn packages_are_reproducible() {
    let sums = ["packaging-once", "packaging-again"].map(|name| {
        let (_, made) = packed(name);
        fs::read_to_string(made.join("SHA256SUMS")).unwrap()
    });
    assert_eq!(sums[0].lines().count(), 2);
    assert_eq!(sums[0], sums[1]);
}
