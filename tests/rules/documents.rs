//! Checks what README, ARCHITECTURE and CONTRIBUTING say about the source: paths, sets and counts.

use std::fs;
use std::path::{Path, PathBuf};

use awale_rules::library;

const DOCUMENTS: [&str; 3] = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];
/// Folders, besides the root, that paths in the documents may be relative to.
const BASES: [&str; 6] = [
    "src",
    "crates/rules/src",
    "crates/engine/src",
    "crates/solver/src",
    "crates/live/src",
    "crates/cli/src",
];
/// The extensions of files that the documents name.
const ENDINGS: [&str; 10] = [
    "rs", "ron", "ftl", "csv", "md", "txt", "toml", "jpg", "webp", "js",
];
/// Files that the programs write, the reader's own files, and a name that many files have.
const NOT_OURS: [&str; 6] = [
    "dist",
    "dist/web",
    "mine.ron",
    "figures.csv",
    "run.txt",
    "mod.rs",
];

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Reads a document and removes its code examples.
fn prose(document: &str) -> String {
    let text = read(document);
    text.split("```").step_by(2).collect()
}

/// Finds the paths that a text names: between backquotes, and as link targets.
fn paths(text: &str) -> Vec<String> {
    let quoted = text.split('`').skip(1).step_by(2);
    let linked = text.split("](").skip(1);
    let linked = linked.filter_map(|rest| rest.split([')', '#']).next());
    let is_path = |text: &&str| {
        let ending = text.rsplit_once('.').map(|(_, ending)| ending);
        let is_file = ending.is_some_and(|ending| ENDINGS.contains(&ending));
        let is_plain = !text.contains([' ', '*', '<', '~', ':', '$', '(']);
        // `FINGERPRINT` is a placeholder, and `/` alone is just a slash.
        let has_placeholder = text.split(['/', '.']).any(|part| {
            part.len() > 1
                && part.bytes().all(|byte| byte.is_ascii_uppercase())
                && ![
                    "README",
                    "ARCHITECTURE",
                    "CONTRIBUTING",
                    "LICENSE",
                    "CHANGELOG",
                    "CREDITS",
                ]
                .contains(&part)
        });
        is_plain && !has_placeholder && (is_file || text.trim_matches('/').contains('/'))
    };
    let mut paths: Vec<String> = quoted
        .chain(linked)
        .filter(is_path)
        .map(str::to_owned)
        .collect();
    paths.dedup();
    paths
}

fn exists(path: &str, near: &Path) -> bool {
    let bases = BASES.iter().map(|base| root().join(base));
    let bases: Vec<PathBuf> = [root().to_owned(), near.to_owned()]
        .into_iter()
        .chain(bases)
        .collect();
    bases.iter().any(|base| base.join(path).exists())
}

#[test]
fn the_documents_name_only_files_that_exist() {
    let mut missing = Vec::new();
    let mut found = 0;
    for document in DOCUMENTS {
        // A path may be relative to one named before: "`tests/game`: … (`journey.rs`)".
        let mut near = root().to_owned();
        for path in paths(&prose(document)) {
            if root().join(&path).is_dir() {
                near = root().join(&path);
            }
            if NOT_OURS.contains(&path.as_str()) {
                continue;
            }
            if exists(&path, &near) {
                found += 1;
            } else {
                missing.push(format!("{document}: {path}"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
    assert!(found > 60, "{found} paths found");
}

/// Checks the map of folders at the start of ARCHITECTURE.md.
#[test]
fn the_map_of_folders_names_only_what_exists() {
    let text = read("ARCHITECTURE.md");
    let map = text.split("```").nth(1).unwrap();
    let entries: Vec<&str> = map
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert!(entries.len() > 8, "{entries:?}");
    for entry in entries {
        let folder = entry.split('*').next().unwrap();
        assert!(root().join(folder).exists(), "{entry}");
    }
}

#[test]
fn the_order_of_a_frame_is_that_of_the_source() {
    let schedule = read("src/schedule.rs");
    let map = read("ARCHITECTURE.md").replace('\n', " ");
    let enums: Vec<(&str, &str)> = schedule
        .split("pub enum ")
        .skip(1)
        .filter_map(|rest| rest.split_once('}')?.0.split_once(" {"))
        .collect();
    assert_eq!(enums.len(), 3, "{enums:?}");
    for (name, sets) in enums {
        let sets: Vec<&str> = sets
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty() && !line.starts_with("//"))
            .map(|line| line.trim_end_matches(','))
            .collect();
        let expected = format!("in the order of `{name}`: {}.", sets.join(", "));
        assert!(map.contains(&expected), "{expected}");
    }
}

#[test]
fn the_counts_of_games_are_right() {
    let family = library::names().count();
    let world = library::world_names().count();
    let all = library::all_names().count();
    let four_rows = all - family - world;
    let words = |number: usize| match number {
        6 => "six",
        17 => "seventeen",
        _ => panic!("write {number} in words in the documents and here"),
    };
    let readme = read("README.md").replace('\n', " ");
    for phrase in [
        format!("Play it, and {} of its relatives", all - 1),
        format!("**{all} games** of the *mancala* family"),
        format!(
            "{family} of the Awale family and {} from the rest",
            all - family
        ),
        format!("the {family} games of the Awale family;"),
        format!("has {} others", words(world)),
        format!("the {} games on four rows", words(four_rows)),
    ] {
        assert!(readme.contains(&phrase), "README.md: {phrase}");
    }
    let sowing_games = format!("{all} sowing games");
    for file in [
        "CHANGELOG.md",
        "packaging/linux/awale.6",
        "packaging/linux/awale.metainfo.xml",
        "tools/build-deb",
        "web/index.html",
    ] {
        assert!(read(file).contains(&sowing_games), "{file}: {sowing_games}");
    }
    let languages = fs::read_dir(root().join("assets/text")).unwrap();
    let languages = languages.filter(|entry| entry.as_ref().unwrap().path().is_dir());
    assert_eq!(languages.count(), 6, "README.md lists the languages");
    let puzzles: usize = fs::read_dir(root().join("assets/puzzles"))
        .unwrap()
        .map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap())
        .map(|text| {
            let is_position = |line: &&str| line.starts_with(|it: char| it.is_ascii_digit());
            text.lines().filter(is_position).count()
        })
        .sum();
    let told = puzzles / 100 * 100;
    let told = format!("more than {},{:03} puzzles", told / 1000, told % 1000);
    assert!(readme.contains(&told), "README.md: {told}");
}
