//! Modules depend on each other in one direction only, in the order of ARCHITECTURE.md. Unit tests
//! are exempt.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The folders whose modules ARCHITECTURE.md lists. Each module uses only those before it.
const LISTS: [&str; 2] = ["crates/engine/src", "src"];

/// The start of a file's unit tests.
const TESTS: &str = "#[cfg(test)]\nmod tests {";

#[test]
fn every_module_uses_only_modules_before_it() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let map = fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap();
    let mut broken = Vec::new();
    for list in LISTS {
        let order = listed(&map, &format!("modules of {list}"));
        let folder = root.join(list);
        assert_eq!(
            order.iter().cloned().collect::<BTreeSet<_>>(),
            modules(&folder),
            "the {list} in ARCHITECTURE.md and in the source"
        );
        for file in sources(&folder) {
            let inside = file.strip_prefix(&folder).unwrap();
            let module = module_of(inside);
            let Some(place) = module.first().and_then(|name| position(&order, name)) else {
                continue;
            };
            if module.iter().any(|part| part == "tests") {
                continue;
            }
            let source = fs::read_to_string(&file).unwrap();
            let (code, _) = source.split_once(TESTS).unwrap_or((&source, ""));
            for used in uses(code, "crate", &module) {
                match position(&order, &used) {
                    Some(other) if other > place => {
                        broken.push(format!("{} uses {used}", file.display()));
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn no_two_files_of_a_module_import_each_other() {
    let mut broken = Vec::new();
    for (src, folder) in everywhere() {
        let inside = folder.strip_prefix(&src).unwrap();
        let base = module_of(&Path::new("crate").join(inside)).join("::");
        let mut used = BTreeSet::new();
        for file in sources(&folder) {
            let module = module_of(file.strip_prefix(&folder).unwrap());
            // Submodules may use modules that the file itself doesn't.
            let [name] = &module[..] else {
                continue;
            };
            if name == "tests" {
                continue;
            }
            let source = fs::read_to_string(&file).unwrap();
            let (code, _) = source.split_once(TESTS).unwrap_or((&source, ""));
            let others = uses(code, &base, &module).into_iter();
            used.extend(others.map(|other| (name.clone(), other)));
        }
        let is_mutual = |(one, other): &&(String, String)| {
            one < other && used.contains(&(other.clone(), one.clone()))
        };
        let circles = used.iter().filter(is_mutual);
        broken.extend(circles.map(|(one, other)| format!("{base}: {one} and {other}")));
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn a_use_in_the_wrong_direction_is_found_in_any_form() {
    let module = ["board".to_owned(), "heap".to_owned()];
    for text in [
        "use crate::ui::Words;",
        "use crate::{board, ui::{self, Words}};",
        "use crate::{ui, board};",
        "use super::super::ui::Words;",
        "fn f() { crate::ui::show(); }",
        "pub use crate::\n    ui;",
    ] {
        assert!(uses(text, "crate", &module).contains("ui"), "{text}");
    }
    for text in [
        "// use crate::ui;",
        "/// See [`ui`](crate::ui).",
        "use super::ui;",
    ] {
        assert!(!uses(text, "crate", &module).contains("ui"), "{text}");
    }
}

/// The resources of Bevy and egui.
const OF_BEVY: [&str; 2] = ["NextState", "EguiClipboard"];

#[test]
fn panels_change_no_resource_of_another_module() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("src/ui");
    let files: Vec<(String, String)> = sources(&folder)
        .into_iter()
        .map(|file| {
            let source = fs::read_to_string(&file).unwrap();
            let inside = file.strip_prefix(&folder).unwrap();
            (inside.to_str().unwrap().replace('\\', "/"), source)
        })
        .collect();
    let is_of_ui = |name: &str| {
        let kinds = ["struct", "enum"];
        let mut all = files.iter().flat_map(|(_, source)| source.lines());
        all.any(|line| {
            let mut words = line.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            let is_kind = |word: &str| kinds.contains(&word);
            words.any(is_kind) && words.next() == Some(name)
        })
    };
    let mut changed = BTreeSet::new();
    for (file, source) in &files {
        for name in changed_resources(source) {
            if !OF_BEVY.contains(&name.as_str()) && !is_of_ui(&name) {
                changed.insert((file.clone(), name));
            }
        }
    }
    assert!(changed.is_empty(), "send a command instead: {changed:?}");
}

/// Finds the type `T` of each `ResMut<T>`, and of each `TopMut<T>` of the top show, in a source.
fn changed_resources(source: &str) -> BTreeSet<String> {
    let code: String = source
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect();
    let parameters = ["ResMut<", "TopMut<"];
    parameters
        .into_iter()
        .flat_map(|parameter| code.split(parameter).skip(1))
        .filter_map(|rest| {
            let lifetimes = ["'w,", "'s,"];
            let path = lifetimes.iter().fold(rest, |rest, lifetime| {
                rest.trim_start().trim_start_matches(lifetime)
            });
            let path = path.trim_start();
            path.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
                .next()
        })
        .map(str::to_owned)
        .collect()
}

fn position(order: &[String], name: &str) -> Option<usize> {
    order.iter().position(|known| known == name)
}

/// Parses the modules listed under this heading: the words in backquotes.
fn listed(map: &str, list: &str) -> Vec<String> {
    let (_, after) = map.split_once(&format!("<!-- {list} -->")).unwrap();
    let (inside, _) = after.split_once("<!-- end -->").unwrap();
    let names = inside.lines().filter_map(|line| line.split('`').nth(1));
    names.map(str::to_owned).collect()
}

/// Lists the modules in a folder, without the folder's own file and programs.
fn modules(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names
        .filter(|name| !["lib.rs", "mod.rs", "bin"].contains(&name.as_str()))
        .map(|name| name.trim_end_matches(".rs").to_owned())
        .collect()
}

/// Returns the source folders of all packages.
pub fn packages() -> Vec<PathBuf> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let crates = fs::read_dir(root.join("crates")).unwrap();
    let pure = crates.map(|entry| entry.unwrap().path().join("src"));
    pure.chain([root.join("src")]).collect()
}

/// Lists every folder in the sources of every package, each with the root of those sources.
fn everywhere() -> Vec<(PathBuf, PathBuf)> {
    let of_root = |src: PathBuf| {
        folders(&src)
            .into_iter()
            .map(move |folder| (src.clone(), folder))
    };
    packages().into_iter().flat_map(of_root).collect()
}

/// Lists a source folder and all its subfolders, except those of programs.
fn folders(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let inner = entries.filter(|path| path.is_dir() && !path.ends_with("bin"));
    let mut found: Vec<_> = inner.flat_map(|path| folders(&path)).collect();
    found.push(folder.to_path_buf());
    found
}

/// Lists the Rust files in a folder and its subfolders.
pub fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found
}

/// Returns the path of a file's module, relative to the folder.
fn module_of(inside: &Path) -> Vec<String> {
    let mut names: Vec<String> = inside
        .with_extension("")
        .iter()
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    if names.last().is_some_and(|name| name == "mod") {
        names.pop();
    }
    names
}

/// Finds the modules below `base` that a source uses, through paths from `crate` or `super`.
fn uses(source: &str, base: &str, module: &[String]) -> BTreeSet<String> {
    let code: String = source
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .flat_map(str::chars)
        .filter(|letter| !letter.is_whitespace())
        .collect();
    let mut found = BTreeSet::new();
    for (at, _) in code.match_indices("crate::") {
        let depth = base.split("::").skip(1);
        follow(
            &code[at + "crate::".len()..],
            &depth.collect::<Vec<_>>(),
            &mut found,
        );
    }
    let up = "super::".repeat(module.len());
    for (at, _) in code.match_indices(&up) {
        let is_whole = !code[..at].ends_with("super::");
        if is_whole && !module.is_empty() {
            follow(&code[at + up.len()..], &[], &mut found);
        }
    }
    found
}

/// Adds the names at the end of a path or a list of paths, after the segments `through`.
fn follow(path: &str, through: &[&str], found: &mut BTreeSet<String>) {
    if let Some(list) = path.strip_prefix('{') {
        for item in items(list) {
            follow(item, through, found);
        }
        return;
    }
    let end = path.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
    let (name, rest) = path.split_at(end.unwrap_or(path.len()));
    match through.split_first() {
        None => {
            found.insert(name.to_owned());
        }
        Some((&wanted, others)) if wanted == name => {
            if let Some(rest) = rest.strip_prefix("::") {
                follow(rest, others, found);
            }
        }
        Some(_) => {}
    }
}

/// Splits a list into its items, from after the opening brace to the closing brace.
fn items(list: &str) -> Vec<&str> {
    let (mut depth, mut from, mut found) = (0, 0, Vec::new());
    for (at, letter) in list.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            '}' => {
                found.push(&list[from..at]);
                return found;
            }
            ',' if depth == 0 => {
                found.push(&list[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    found
}
