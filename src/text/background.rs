//! What there is to know around the game: its history, books about it, its words, and
//! whom it owes thanks. Sections for a panel, in the form of the rule book's.

use super::book::{Block, Section, Topic};
use super::messages::Messages;

/// The paragraphs of a section, after its heading.
struct Part {
    heading: &'static str,
    paragraphs: &'static [&'static str],
    items: &'static [&'static str],
}

const HISTORY: Part = Part {
    heading: "background-history-heading",
    paragraphs: &[
        "background-history-family",
        "background-history-age",
        "background-history-travels",
        "background-history-seeds",
        "background-history-people",
    ],
    items: &[],
};

const BOOKS: Part = Part {
    heading: "background-books-heading",
    paragraphs: &["background-books-intro"],
    items: &[
        "background-books-murray",
        "background-books-beart",
        "background-books-deledicq-popova",
        "background-books-russ",
        "background-books-ballou",
        "background-books-de-voogt",
    ],
};

const GLOSSARY: Part = Part {
    heading: "background-glossary-heading",
    paragraphs: &[],
    items: &[
        "background-glossary-hole",
        "background-glossary-seed",
        "background-glossary-loft",
        "background-glossary-territory",
        "background-glossary-sow",
        "background-glossary-lap",
        "background-glossary-relay",
        "background-glossary-master-stone",
        "background-glossary-capture",
        "background-glossary-chain",
        "background-glossary-grand-slam",
        "background-glossary-feed",
        "background-glossary-hungry",
        "background-glossary-kroo",
        "background-glossary-dam",
    ],
};

const ABOUT: Part = Part {
    heading: "background-about-heading",
    paragraphs: &[
        "background-about-game",
        "background-about-thanks",
        "background-about-licences",
    ],
    items: &[],
};

/// The history of the game and the books about it.
#[must_use]
pub fn history(messages: &Messages) -> Vec<Section> {
    vec![HISTORY.say(messages), BOOKS.say(messages)]
}

/// The words of the game, each with its meaning.
#[must_use]
pub fn glossary(messages: &Messages) -> Section {
    GLOSSARY.say(messages)
}

/// What this program is, whom it thanks, and under which licences it comes.
#[must_use]
pub fn about(messages: &Messages) -> Section {
    ABOUT.say(messages)
}

/// All of it, in the order in which it is best read.
#[must_use]
pub fn background(messages: &Messages) -> Vec<Section> {
    [HISTORY, BOOKS, GLOSSARY, ABOUT]
        .iter()
        .map(|part| part.say(messages))
        .collect()
}

impl Part {
    fn say(&self, messages: &Messages) -> Section {
        let say = |keys: &[&str]| keys.iter().map(|key| messages.get(key)).collect::<Vec<_>>();
        let mut blocks: Vec<Block> = say(self.paragraphs)
            .into_iter()
            .map(Block::Paragraph)
            .collect();
        if !self.items.is_empty() {
            blocks.push(Block::List(say(self.items)));
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
    fn every_section_says_something_in_every_language() {
        for language in Language::all() {
            let sections = background(&Messages::new(language));
            assert_eq!(sections.len(), 4);
            for section in sections {
                assert!(!section.blocks.is_empty());
                let texts = section.blocks.iter().flat_map(|block| match block {
                    Block::Paragraph(text) => std::slice::from_ref(text),
                    Block::List(items) => items.as_slice(),
                });
                for text in texts.chain([&section.heading]) {
                    let is_clean = !["{", "  ", "background-"]
                        .iter()
                        .any(|bad| text.contains(bad));
                    assert!(is_clean, "{language:?}: {text}");
                }
            }
        }
    }
}
