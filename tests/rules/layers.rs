//! Modules depend on each other in one direction only, in the order of ARCHITECTURE.md. Unit tests
//! are exempt.

use std::collections::{BTreeMap, BTreeSet};
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
            for used in uses(&source, "crate", &module) {
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
fn no_files_of_a_module_import_each_other_in_a_circle() {
    let mut broken = Vec::new();
    for (src, folder) in everywhere() {
        let inside = folder.strip_prefix(&src).unwrap();
        let base = module_of(&Path::new("crate").join(inside)).join("::");
        let own = ["mod.rs", "lib.rs"].map(|name| folder.join(name));
        let own = own.into_iter().chain([folder.with_extension("rs")]);
        let own: String = own
            .filter_map(|file| fs::read_to_string(file).ok())
            .collect();
        let files: Vec<_> = sources(&folder)
            .into_iter()
            .map(|file| {
                let module = module_of(file.strip_prefix(&folder).unwrap());
                (module, fs::read_to_string(&file).unwrap())
            })
            .filter(|(module, _)| !module.is_empty() && module.iter().all(|part| part != "tests"))
            .collect();
        for circle in circles(&uses_among_children(&base, &own, &files)) {
            broken.push(format!("{}: {circle:?}", folder.display()));
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn a_circle_is_found_through_folders_and_reexports() {
    let found = |own: &str, files: &[(&str, &str)]| -> Vec<String> {
        let files: Vec<_> = files
            .iter()
            .map(|(module, source)| {
                let module = module.split("::").map(str::to_owned);
                (module.collect::<Vec<_>>(), (*source).to_owned())
            })
            .collect();
        let circles = circles(&uses_among_children("crate::board", own, &files));
        circles.into_iter().flatten().collect()
    };
    let pair = ["heap", "seed"];
    for [heap, seed] in [
        ["use super::seed;", "use super::heap::Heap;"],
        ["use super::seed;", "use crate::board::{heap, layout};"],
        ["use super::seed;", "use super::Heap;"],
        ["use super::seed as pip;", "use crate::{board::Pile, ui};"],
    ] {
        let own = "mod heap;\npub(super) use heap::{\n    Heap, layout::{Top as Pile},\n};";
        let files = [("heap", heap), ("seed", seed)];
        assert_eq!(found(own, &files), pair, "{files:?}");
    }
    let in_folder = [
        ("heap::top", "use super::super::seed;"),
        ("seed", "use super::heap;"),
    ];
    assert_eq!(found("", &in_folder), pair);
    let three = [
        ("heap", "use super::seed;"),
        ("seed", "use super::hand;"),
        ("hand", "use super::heap;"),
        ("hole", "use super::heap;"),
    ];
    assert_eq!(found("", &three), ["hand", "heap", "seed"]);
    let none = [
        ("heap", "use super::Unit;"),
        ("heap::top", "use super::bottom;"),
        ("heap::bottom", "use super::super::seed;"),
        ("seed", "use super::Unit;\n// use super::Heap;"),
        ("hole", "use super::{Heap, seed};"),
    ];
    assert!(found("pub use heap::Heap;\npub struct Unit;", &none).is_empty());
}

/// The children of a module, files and subfolders, each with the others that it uses.
type Uses = BTreeMap<String, BTreeSet<String>>;

/// Finds which children of the module `base` use each other. `own` is the module's own file, whose
/// reexports count as what they stand for; each of the others comes with its path below `base`.
fn uses_among_children(base: &str, own: &str, files: &[(Vec<String>, String)]) -> Uses {
    let children: BTreeSet<&String> = files.iter().map(|(module, _)| &module[0]).collect();
    let reexports = reexports(own);
    let mut found = Uses::new();
    for (module, source) in files {
        let names = uses(source, base, module).into_iter();
        let used = names.map(|name| match reexports.get(&name) {
            Some(child) if !children.contains(&name) => child.clone(),
            _ => name,
        });
        let others = used.filter(|other| children.contains(other) && *other != module[0]);
        found.entry(module[0].clone()).or_default().extend(others);
    }
    found
}

/// Finds the groups of children that use each other, directly or through others.
fn circles(uses: &Uses) -> BTreeSet<BTreeSet<String>> {
    let reached_from = |child: &String| {
        let (mut reached, mut open) = (BTreeSet::new(), vec![child]);
        while let Some(child) = open.pop() {
            let others = uses.get(child).into_iter().flatten();
            open.extend(others.filter(|other| reached.insert((*other).clone())));
        }
        reached
    };
    let reached: Uses = uses
        .keys()
        .map(|child| (child.clone(), reached_from(child)))
        .collect();
    let circle_of = |child: &String| -> BTreeSet<String> {
        let others = reached[child].iter();
        let mutual =
            others.filter(|other| reached.get(*other).is_some_and(|it| it.contains(child)));
        mutual.cloned().collect()
    };
    let circles = uses.keys().map(circle_of);
    circles.filter(|circle| !circle.is_empty()).collect()
}

/// Lists the names that the `use` declarations of a module's own file bring into it, each with the
/// first segment of its path.
fn reexports(own: &str) -> BTreeMap<String, String> {
    let code = code(own);
    let declarations = code
        .split(';')
        .filter_map(|statement| statement.rsplit_once("use ")?.1.split_once("::"));
    declarations
        .flat_map(|(first, rest)| names_of(rest).into_iter().map(move |name| (name, first)))
        .map(|(name, first)| (name.to_owned(), first.to_owned()))
        .collect()
}

/// Lists the names that a path or a list of paths brings into scope.
fn names_of(path: &str) -> Vec<&str> {
    match path.split_once('{') {
        Some((_, list)) => items(list).into_iter().flat_map(names_of).collect(),
        // The last comma of a list is followed by nothing.
        None if path.trim().is_empty() => Vec::new(),
        None => path.trim().rsplit([' ', ':']).take(1).collect(),
    }
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
        .filter(|name| !["lib.rs", "main.rs", "mod.rs", "bin"].contains(&name.as_str()))
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

/// Returns the code of a source in one line, without comments and unit tests.
fn code(source: &str) -> String {
    let (code, _) = source.split_once(TESTS).unwrap_or((source, ""));
    let words: Vec<&str> = code
        .lines()
        .filter_map(|line| line.split("//").next())
        .flat_map(str::split_whitespace)
        .collect();
    words.join(" ").replace(":: ", "::")
}

/// Finds the modules below `base` that a source uses, through paths from `crate` or `super`.
fn uses(source: &str, base: &str, module: &[String]) -> BTreeSet<String> {
    let code = code(source);
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
    let path = path.trim_start();
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
