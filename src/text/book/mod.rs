//! The rule book: a variant told in words, from its parameters alone, so that it
//! is right for players' own rule files too.

mod board;
mod capture;
mod ending;
mod feeding;
mod render;
mod sowing;
#[cfg(test)]
mod tests;

use crate::rules::{LocalText, RuleSet};

use super::messages::Messages;

/// A variant in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleBook {
    /// The variant's name.
    pub title: String,
    /// What is known about it besides its rules.
    pub facts: Vec<Fact>,
    /// A few sentences about it; may be empty.
    pub about: String,
    /// Its rules, in the order in which a player meets them.
    pub sections: Vec<Section>,
}

/// One line about a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// What it is about, with its colon: "Source:".
    pub label: String,
    /// What there is to say.
    pub value: String,
}

/// Rules that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its heading.
    pub heading: String,
    /// What it says; never empty.
    pub blocks: Vec<Block>,
}

/// A piece of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Whole sentences.
    Paragraph(String),
    /// Items, one below the other.
    List(Vec<String>),
}

impl Section {
    fn new(heading: String) -> Self {
        Self {
            heading,
            blocks: Vec::new(),
        }
    }

    /// Adds a paragraph of these sentences, unless there are none.
    fn paragraph(mut self, sentences: impl IntoIterator<Item = String>) -> Self {
        let sentences: Vec<String> = sentences.into_iter().collect();
        if !sentences.is_empty() {
            self.blocks.push(Block::Paragraph(sentences.join(" ")));
        }
        self
    }

    fn list(mut self, items: Vec<String>) -> Self {
        self.blocks.push(Block::List(items));
        self
    }
}

/// Tells the rules of `rules` in the language of `messages`.
#[must_use]
pub fn describe(rules: &RuleSet, messages: &Messages) -> RuleBook {
    let language = messages.language().code();
    let sections = [
        Some(board::board(rules, messages)),
        Some(board::aim(messages)),
        Some(board::turn(rules, messages)),
        Some(sowing::sowing(rules, messages)),
        sowing::relay(rules, messages),
        sowing::flow_capture(rules, messages),
        Some(capture::capture(rules, messages)),
        Some(capture::grand_slam(rules, messages)),
        feeding::feeding(rules, messages),
        Some(ending::end(rules, messages)),
        Some(ending::remaining(rules, messages)),
        Some(ending::repetition(rules, messages)),
        Some(ending::winner(messages)),
    ];
    RuleBook {
        title: rules.name(language).to_owned(),
        facts: facts(rules, messages),
        about: rules.spec().about.get(language).trim().to_owned(),
        sections: sections.into_iter().flatten().collect(),
    }
}

fn facts(rules: &RuleSet, messages: &Messages) -> Vec<Fact> {
    let spec = rules.spec();
    let language = messages.language().code();
    let local = |text: &LocalText| text.get(language).to_owned();
    let known = [
        (
            "book-aliases",
            spec.aliases.join(&messages.get("words-comma")),
        ),
        ("book-origin", local(&spec.origin)),
        ("book-proposed-by", spec.proposed_by.clone()),
        ("book-source", local(&spec.source)),
    ];
    known
        .into_iter()
        .filter(|(_, value)| !value.trim().is_empty())
        .map(|(key, value)| Fact {
            label: messages.get(key),
            value,
        })
        .collect()
}
