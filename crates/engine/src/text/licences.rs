//! The licences of the program's libraries, read from a file that `tools/gather-licences` writes.

use super::book::{Block, Section, Topic};
use super::messages::Messages;

/// The licence texts of all libraries, in English.
const FILE: &str = include_str!("../../../../assets/licences.txt");
/// The prefix of a licence's line in the file.
const SPLIT: &str = "\n=== ";
/// The heading of the last part, the build and test dependencies.
const ABSENT: &str = "Not in the program";
/// The number of libraries per list item; screen readers read and skip an item as a whole.
const IN_A_ROW: usize = 24;

/// A licence text, and the libraries under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Licence {
    /// Its SPDX identifier, such as `Apache-2.0`; texts with the same identifier may differ.
    pub name: &'static str,
    /// The libraries, each with its version, such as `bevy 0.19.1`.
    pub libraries: Vec<&'static str>,
    /// Its text.
    pub text: &'static str,
}

/// Returns all licences, grouped by identifier.
#[must_use]
pub fn licences() -> Vec<Licence> {
    parts().filter(|part| part.name != ABSENT).collect()
}

/// Returns all licences as one text.
#[must_use]
pub fn text() -> &'static str {
    FILE.split_once(&format!("{SPLIT}{ABSENT}"))
        .map_or(FILE, |(licences, _)| licences)
}

/// Lists the program's libraries by licence.
#[must_use]
pub fn section(messages: &Messages) -> Section {
    let mut groups: Vec<(&str, Vec<&str>)> = Vec::new();
    for licence in licences() {
        match groups.last_mut() {
            Some((name, libraries)) if *name == licence.name => libraries.extend(licence.libraries),
            _ => groups.push((licence.name, licence.libraries)),
        }
    }
    let mut count = 0;
    let mut items = Vec::new();
    for (name, mut libraries) in groups {
        libraries.sort_unstable();
        count += libraries.len();
        let rows = libraries.chunks(IN_A_ROW);
        items.extend(rows.map(|row| format!("{name}: {}", row.join(", "))));
    }
    Section {
        topic: Topic::Other,
        heading: messages.get("background-libraries-heading"),
        blocks: vec![
            Block::Paragraph(messages.format("background-libraries", &[("count", count.into())])),
            Block::List(items),
        ],
    }
}

/// Parses the parts of the file, in order.
fn parts() -> impl Iterator<Item = Licence> {
    FILE.split(SPLIT).skip(1).map(|part| {
        let (name, rest) = part.split_once('\n').unwrap_or((part, ""));
        let (libraries, text) = rest.split_once("\n\n").unwrap_or((rest, ""));
        let libraries = libraries.lines().filter_map(|line| line.strip_prefix("- "));
        Licence {
            name,
            libraries: libraries.collect(),
            text: text.trim_end(),
        }
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::text::Language;

    /// Returns all packages in Cargo.lock except those of this workspace.
    fn locked() -> BTreeSet<String> {
        let value = |package: &str, key: &str| {
            let line = package.lines().find_map(|line| line.strip_prefix(key));
            line.unwrap_or_default().trim_matches('"').to_owned()
        };
        include_str!("../../../../Cargo.lock")
            .split("[[package]]\n")
            .skip(1)
            .map(|package| {
                format!(
                    "{} {}",
                    value(package, "name = "),
                    value(package, "version = ")
                )
            })
            .filter(|name| !name.starts_with("awale"))
            .collect()
    }

    #[test]
    fn every_package_of_the_lock_file_is_named() {
        let named: BTreeSet<String> = parts()
            .flat_map(|part| part.libraries)
            .map(str::to_owned)
            .collect();
        let locked = locked();
        assert!(locked.len() > 100);
        let unnamed: Vec<_> = locked.difference(&named).collect();
        let gone: Vec<_> = named.difference(&locked).collect();
        let why = "run tools/gather-licences";
        assert!(
            unnamed.is_empty() && gone.is_empty(),
            "{why}: {unnamed:?} {gone:?}"
        );
    }

    #[test]
    fn every_library_of_the_program_has_a_licence() {
        let licences = licences();
        let under = |library: &str| {
            let covers = |licence: &&Licence| {
                licence
                    .libraries
                    .iter()
                    .any(|one| one.split(' ').next() == Some(library))
            };
            licences
                .iter()
                .filter(covers)
                .map(|licence| licence.name)
                .collect::<Vec<_>>()
        };
        assert_eq!(under("bevy_render"), ["Apache-2.0"]);
        assert_eq!(under("skillratings"), ["Apache-2.0"]);
        // Build and test dependencies aren't distributed.
        assert_eq!(under("proptest"), [""; 0]);
        for licence in &licences {
            assert!(
                licence.text.len() > 400 && !licence.libraries.is_empty(),
                "{licence:?}"
            );
            let names_its_kind = match licence.name {
                "MIT" => licence.text.contains("Permission is hereby granted"),
                "Apache-2.0" => licence.text.contains("Version 2.0, January 2004"),
                _ => true,
            };
            assert!(names_its_kind, "{licence:?}");
        }
    }

    #[test]
    fn the_page_names_each_library_once_per_licence() {
        let section = section(&Messages::new(Language::default()));
        let [Block::Paragraph(first), Block::List(items)] = &section.blocks[..] else {
            panic!("{section:?}");
        };
        let names = items.iter().flat_map(|item| {
            item.split_once(": ")
                .map_or("", |(_, names)| names)
                .split(", ")
        });
        let count = names.count();
        assert!(first.contains(&count.to_string()), "{first}");
        assert_eq!(
            count,
            licences()
                .iter()
                .map(|licence| licence.libraries.len())
                .sum::<usize>()
        );
        assert!(!text().contains(ABSENT) && text().contains("Mozilla Public License"));
    }
}
