//! The licences of the program's libraries, parsed from a file that `tools/gather-licences` writes.

use super::book::{Block, Section, Topic};
use super::messages::Messages;

/// The licence texts of all libraries, in English.
const LICENCES: &str = include_str!("../../../../assets/licences.txt");
/// The text before the heading of each part of the file.
const PART_SEPARATOR: &str = "\n=== ";
/// The heading of the last part: build and test dependencies, which aren't distributed.
const UNDISTRIBUTED: &str = "Not in the program";
/// The maximum number of libraries per list item, because screen readers read or skip a whole item.
const MAX_LIBRARIES_PER_ITEM: usize = 24;

/// A licence text, and the libraries licensed under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Licence {
    /// Its SPDX identifier, such as `Apache-2.0`; texts with the same identifier may differ.
    pub name: &'static str,
    /// The libraries, each with its version, such as `bevy 0.19.1`.
    pub libraries: Vec<&'static str>,
    /// The full text.
    pub text: &'static str,
}

/// Returns all licences, grouped by identifier.
#[must_use]
pub fn licences() -> Vec<Licence> {
    parts().filter(|part| part.name != UNDISTRIBUTED).collect()
}

/// Returns all licences as one text.
#[must_use]
pub fn text() -> &'static str {
    LICENCES
        .split_once(&format!("{PART_SEPARATOR}{UNDISTRIBUTED}"))
        .map_or(LICENCES, |(licences, _)| licences)
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
        let chunks = libraries.chunks(MAX_LIBRARIES_PER_ITEM);
        items.extend(chunks.map(|chunk| format!("{name}: {}", chunk.join(", "))));
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
    LICENCES.split(PART_SEPARATOR).skip(1).map(|part| {
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

    /// Returns the packages in Cargo.lock except those of this workspace.
    fn locked_packages() -> BTreeSet<String> {
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
    fn every_locked_package_is_listed() {
        let listed: BTreeSet<String> = parts()
            .flat_map(|part| part.libraries)
            .map(str::to_owned)
            .collect();
        let locked = locked_packages();
        assert!(locked.len() > 100);
        let missing: Vec<_> = locked.difference(&listed).collect();
        let stale: Vec<_> = listed.difference(&locked).collect();
        let hint = "run tools/gather-licences";
        assert!(
            missing.is_empty() && stale.is_empty(),
            "{hint}: missing {missing:?}, stale {stale:?}"
        );
    }

    #[test]
    fn every_library_of_the_program_has_a_licence() {
        let licences = licences();
        let licences_of = |library: &str| {
            let covers = |licence: &&Licence| {
                licence
                    .libraries
                    .iter()
                    .any(|name_version| name_version.split(' ').next() == Some(library))
            };
            licences
                .iter()
                .filter(covers)
                .map(|licence| licence.name)
                .collect::<Vec<_>>()
        };
        assert_eq!(licences_of("bevy_render"), ["Apache-2.0"]);
        assert_eq!(licences_of("skillratings"), ["Apache-2.0"]);
        // Build and test dependencies aren't distributed.
        assert_eq!(licences_of("proptest"), [""; 0]);
        for licence in &licences {
            assert!(
                licence.text.len() > 400 && !licence.libraries.is_empty(),
                "{licence:?}"
            );
            let text_matches_name = match licence.name {
                "MIT" => licence.text.contains("Permission is hereby granted"),
                "Apache-2.0" => licence.text.contains("Version 2.0, January 2004"),
                _ => true,
            };
            assert!(text_matches_name, "{licence:?}");
        }
    }

    #[test]
    fn the_page_names_each_library_once_per_licence() {
        let section = section(&Messages::new(Language::default()));
        let [Block::Paragraph(intro), Block::List(items)] = &section.blocks[..] else {
            panic!("{section:?}");
        };
        let names = items.iter().flat_map(|item| {
            item.split_once(": ")
                .map_or("", |(_, names)| names)
                .split(", ")
        });
        let count = names.count();
        assert!(intro.contains(&count.to_string()), "{intro}");
        assert_eq!(
            count,
            licences()
                .iter()
                .map(|licence| licence.libraries.len())
                .sum::<usize>()
        );
        assert!(!text().contains(UNDISTRIBUTED) && text().contains("Mozilla Public License"));
    }
}
