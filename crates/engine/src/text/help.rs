//! The help pages.
//!
//! A page consists of sections of text; the window adds boards with examples and the current key
//! bindings.

use super::book::{Block, Section, Topic, describe};
use super::messages::Messages;
use super::{background, licences, strategies};
use awale_rules::RuleSet;
use awale_rules::keyed::keyed_enum;

keyed_enum! {
    /// A help page.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum HelpPage {
        /// The rules of the current game.
        #[default]
        Rules = "rules",
        /// Examples of the rules, on boards that the window adds below the text.
        Examples = "examples",
        /// Strategies, each with an example: [`strategies::ALL`].
        Strategies = "strategies",
        /// The game's history according to the sources, and the 1996 program.
        History = "history",
        /// A glossary of the game's terms.
        Glossary = "words",
        /// Menus and keys; the window adds the current key bindings.
        Menus = "menus",
        /// Acknowledgements and licences.
        Acknowledgements = "thanks",
        /// The books and other sources.
        Books = "books",
    }
}

impl HelpPage {
    /// Returns the message key of its title, which is short enough for a tab.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Rules => "help-page-rules",
            Self::Examples => "help-page-examples",
            Self::Strategies => "help-page-strategies",
            Self::History => "help-page-history",
            Self::Glossary => "help-page-words",
            Self::Menus => "help-page-menus",
            Self::Acknowledgements => "help-page-thanks",
            Self::Books => "help-page-books",
        }
    }

    /// Returns its sections, for players of `rules`; never empty.
    #[must_use]
    pub fn sections(self, rules: &RuleSet, messages: &Messages) -> Vec<Section> {
        match self {
            Self::Rules => describe(rules, messages).sections,
            Self::Examples => vec![paragraphs(messages, self.title(), &["help-examples-intro"])],
            Self::Strategies => strategies::strategies(messages),
            Self::History => background::history(messages),
            Self::Glossary => vec![background::glossary(messages)],
            Self::Menus => menus(messages),
            Self::Acknowledgements => vec![
                background::thanks(messages),
                background::about(messages),
                licences::section(messages),
            ],
            Self::Books => background::books(messages),
        }
    }
}

/// Returns the title of the help window.
#[must_use]
pub fn title(messages: &Messages) -> String {
    messages.get("help-title")
}

const MAIN_MENU: [&str; 13] = [
    "help-menu-play",
    "help-menu-continue",
    "help-menu-new-game",
    "help-menu-companion",
    "help-menu-learn",
    "help-menu-more",
    "help-menu-friends",
    "help-menu-puzzles",
    "help-menu-archive",
    "help-menu-atlas",
    "help-menu-rules",
    "help-menu-workshop",
    "help-menu-settings",
];

const IN_GAME: [&str; 17] = [
    "help-game-undo",
    "help-game-hint",
    "review-help-why",
    "help-game-moves",
    "help-game-pause",
    "help-game-threats",
    "help-game-speed",
    "help-game-restart",
    "help-game-save",
    "help-game-end",
    "help-game-score",
    "help-game-transcript",
    "help-game-share",
    "help-game-copy",
    "help-game-picture",
    "help-game-photo",
    "review-help-report",
];

/// Explains the buttons, with general notes on keys.
fn menus(messages: &Messages) -> Vec<Section> {
    let list = |heading, keys: &[&str]| Section {
        topic: Topic::Other,
        heading: messages.get(heading),
        blocks: vec![Block::List(
            keys.iter().map(|key| messages.get(key)).collect(),
        )],
    };
    vec![
        list("help-menu-heading", &MAIN_MENU),
        list("ui-keys-in-play", &IN_GAME),
        paragraphs(
            messages,
            "ui-keys",
            &["ui-keys-mouse", "ui-controls-hint", "ui-controls-fixed"],
        ),
    ]
}

fn paragraphs(messages: &Messages, heading: &str, keys: &[&str]) -> Section {
    let paragraph = |key: &&str| Block::Paragraph(messages.get(key));
    Section {
        topic: Topic::Other,
        heading: messages.get(heading),
        blocks: keys.iter().map(paragraph).collect(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::collections::BTreeSet;

    use super::*;
    use crate::text::Language;
    use awale_rules::library;

    /// Returns all texts of a section, its heading last.
    fn texts(section: &Section) -> Vec<&String> {
        let blocks = section.blocks.iter().flat_map(|block| match block {
            Block::Paragraph(text) => std::slice::from_ref(text),
            Block::List(items) => items.as_slice(),
        });
        blocks.chain([&section.heading]).collect()
    }

    #[test]
    fn every_page_has_text_in_every_language() {
        let rules = library::load("awale").unwrap().unwrap();
        for language in Language::all() {
            let messages = Messages::new(language);
            let titles: BTreeSet<String> = HelpPage::ALL
                .iter()
                .map(|page| messages.get(page.title()))
                .collect();
            assert_eq!(
                titles.len(),
                HelpPage::ALL.len(),
                "{language:?}: {titles:?}"
            );
            for page in HelpPage::ALL {
                let sections = page.sections(&rules, &messages);
                assert!(!sections.is_empty());
                for text in sections.iter().flat_map(texts) {
                    let prefixes = ["help-", "ui-", "strategies-", "background-", "workshop-"];
                    let is_key = prefixes.iter().any(|prefix| text.starts_with(prefix));
                    let is_clean = !is_key && !text.contains('{') && !text.contains("  ");
                    assert!(is_clean && !text.is_empty(), "{language:?}: {text}");
                }
            }
        }
    }

    #[test]
    fn the_glossary_explains_the_terms_of_the_strategies() {
        let messages = Messages::new(Language::default());
        let entries: Vec<String> = texts(&background::glossary(&messages))
            .into_iter()
            .filter_map(|text| Some(text.split_once(':')?.0.to_lowercase()))
            .collect();
        let terms = [
            "master stone",
            "loop",
            "kroo",
            "ripe",
            "dam",
            "pressure",
            "overloading",
            "hungry",
        ];
        for term in terms {
            assert!(
                entries.iter().any(|entry| entry == term),
                "{term} in {entries:?}"
            );
        }
    }
}
