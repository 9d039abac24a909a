//! Background texts: the history of the game, books about it, its terms, and acknowledgements, as
//! sections like those of the rule book.
//!
//! The history consists of claims, each with its source.

use super::book::{Block, Section, Topic};
use super::messages::Messages;

/// The message keys of a section: its heading, its paragraphs, then the items of its list.
struct SectionKeys {
    heading: &'static str,
    paragraphs: &'static [&'static str],
    items: &'static [&'static str],
}

const HISTORY: SectionKeys = SectionKeys {
    heading: "background-history-heading",
    paragraphs: &[
        "background-history-claims",
        "background-history-rule-book",
        "background-history-leaflet",
        "background-history-seeds",
        "background-history-travels",
        "background-history-help-file",
        "background-history-collection",
    ],
    items: &[],
};

const ANCESTOR: SectionKeys = SectionKeys {
    heading: "background-ancestor-heading",
    paragraphs: &[],
    items: &[
        "background-ancestor-board",
        "background-ancestor-programming",
        "background-ancestor-release",
        "background-ancestor-program",
        "background-ancestor-rule-book",
    ],
};

const SOURCES: SectionKeys = SectionKeys {
    heading: "background-books-heading",
    paragraphs: &["background-books-intro"],
    items: &[
        "background-books-rule-book",
        "background-books-help-file",
        "background-books-ballou",
        "background-books-murray",
        "background-books-russ",
        "background-books-powell-cotton",
        "background-books-leaflet",
        "background-books-wari",
        "background-books-africa-imports",
        "background-books-oware-society",
        "background-books-mancala-world",
    ],
};

const FURTHER: SectionKeys = SectionKeys {
    heading: "background-books-further",
    paragraphs: &[],
    items: &[
        "background-books-beart",
        "background-books-deledicq-popova",
        "background-books-de-voogt",
    ],
};

const GLOSSARY: SectionKeys = SectionKeys {
    heading: "background-glossary-heading",
    paragraphs: &[],
    items: &[
        "background-glossary-hole",
        "background-glossary-seed",
        "background-glossary-loft",
        "background-glossary-territory",
        "background-glossary-sow",
        "background-glossary-lap",
        "background-glossary-loop",
        "background-glossary-relay",
        "background-glossary-master-stone",
        "background-glossary-capture",
        "background-glossary-chain",
        "background-glossary-grand-slam",
        "background-glossary-feed",
        "background-glossary-hungry",
        "background-glossary-kroo",
        "background-glossary-ripe",
        "background-glossary-dam",
        "background-glossary-pressure",
        "background-glossary-overloading",
    ],
};

const THANKS: SectionKeys = SectionKeys {
    heading: "background-thanks-heading",
    paragraphs: &[
        "background-thanks-authors",
        "background-thanks-ancestor",
        "background-thanks-sources",
        "background-thanks-makers",
    ],
    items: &[],
};

const ABOUT: SectionKeys = SectionKeys {
    heading: "background-about-heading",
    paragraphs: &["background-about-game", "background-about-licences"],
    items: &[],
};

/// Returns what the sources claim about the game's history, and the story of the 1996 program.
#[must_use]
pub fn history(messages: &Messages) -> Vec<Section> {
    vec![HISTORY.section(messages), ANCESTOR.section(messages)]
}

/// Lists the sources of the rules and texts, and further reading.
#[must_use]
pub fn books(messages: &Messages) -> Vec<Section> {
    vec![SOURCES.section(messages), FURTHER.section(messages)]
}

/// Explains the terms of the game.
#[must_use]
pub fn glossary(messages: &Messages) -> Section {
    GLOSSARY.section(messages)
}

/// Returns the acknowledgements.
#[must_use]
pub fn thanks(messages: &Messages) -> Section {
    THANKS.section(messages)
}

/// Describes this program and its licences.
#[must_use]
pub fn about(messages: &Messages) -> Section {
    ABOUT.section(messages)
}

/// Returns all sections, in reading order.
#[must_use]
pub fn background(messages: &Messages) -> Vec<Section> {
    let mut sections = history(messages);
    sections.push(glossary(messages));
    sections.extend(books(messages));
    sections.extend([thanks(messages), about(messages)]);
    sections
}

impl SectionKeys {
    fn section(&self, messages: &Messages) -> Section {
        let texts = |keys: &[&str]| keys.iter().map(|key| messages.get(key)).collect::<Vec<_>>();
        let mut blocks: Vec<Block> = texts(self.paragraphs)
            .into_iter()
            .map(Block::Paragraph)
            .collect();
        if !self.items.is_empty() {
            blocks.push(Block::List(texts(self.items)));
        }
        Section {
            topic: Topic::Other,
            heading: messages.get(self.heading),
            blocks,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn every_section_has_text_in_every_language() {
        for language in Language::all() {
            let sections = background(&Messages::new(language));
            assert_eq!(sections.len(), 7);
            for section in sections {
                assert!(!section.blocks.is_empty());
                let texts = section.blocks.iter().flat_map(|block| match block {
                    Block::Paragraph(text) => std::slice::from_ref(text),
                    Block::List(items) => items.as_slice(),
                });
                for text in texts.chain([&section.heading]) {
                    let is_clean = !["{", "  ", "background-"]
                        .iter()
                        .any(|leftover| text.contains(leftover));
                    assert!(is_clean, "{language:?}: {text}");
                }
            }
        }
    }
}
