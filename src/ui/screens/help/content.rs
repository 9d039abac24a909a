//! The contents of the help pages, computed once per rule set and language.

use std::collections::HashMap;
use std::sync::Arc;

use super::illustration::Illustration;
use crate::localization::Words;
use awale_engine::examples::Example;
use awale_engine::text::book::{RuleBook, Section, Topic};
use awale_engine::text::help::HelpPage;
use awale_engine::text::strategies::{self, Group};
use awale_engine::text::{Language, describe};
use awale_rules::RuleSet;

/// The contents of all pages; empty until the help is first opened.
#[derive(Default)]
pub(super) struct HelpContent {
    /// The fingerprint and name of the rules, and the language, of the contents.
    key: Option<(u64, Language, String)>,
    book: Option<RuleBook>,
    start: Option<Illustration>,
    examples: Option<Vec<Illustration>>,
    strategies: Vec<StrategyText>,
    help_file: Vec<Illustration>,
    sections: HashMap<HelpPage, Vec<Section>>,
}

/// A strategy with its text and picture.
pub(super) struct StrategyText {
    /// The group under which it is listed; `None` for the basics.
    pub group: Option<Group>,
    /// The text.
    pub section: Section,
    /// The picture, if it has one.
    pub illustration: Option<Illustration>,
}

impl HelpContent {
    /// Computes the missing contents for these rules, in the language of `words`.
    pub fn fill(&mut self, rules: &Arc<RuleSet>, examples: Option<&Arc<[Example]>>, words: &Words) {
        let language = words.language();
        let name = rules.name(language.code()).to_owned();
        let key = Some((rules.fingerprint(), language, name));
        if self.key != key {
            *self = Self {
                key,
                book: Some(describe(rules, words.marked())),
                start: Some(Illustration::start(rules, words)),
                examples: None,
                strategies: strategies::ALL
                    .iter()
                    .map(|strategy| StrategyText {
                        group: strategy.group,
                        section: strategy.section(words.marked()),
                        illustration: Illustration::of_strategy(strategy, words),
                    })
                    .collect(),
                help_file: strategies::HELP_FILE
                    .iter()
                    .filter_map(|example| Illustration::of_help_file(example, words))
                    .collect(),
                sections: HelpPage::ALL
                    .into_iter()
                    .map(|page| (page, page.sections(rules, words.marked())))
                    .collect(),
            };
        }
        if let (None, Some(examples)) = (&self.examples, examples) {
            let illustrations = examples
                .iter()
                .enumerate()
                .map(|(index, example)| Illustration::of_example(index, example, rules, words));
            self.examples = Some(illustrations.collect());
        }
    }

    /// Returns the rule book; empty until [`HelpContent::fill`] has been called.
    pub fn book(&self) -> &RuleBook {
        const EMPTY: &RuleBook = &RuleBook {
            title: String::new(),
            facts: Vec::new(),
            about: String::new(),
            sections: Vec::new(),
        };
        self.book.as_ref().unwrap_or(EMPTY)
    }

    /// Returns the board at the start of a game.
    pub const fn start(&self) -> Option<&Illustration> {
        self.start.as_ref()
    }

    /// Returns the examples, in the order of the rule book; `None` until they have been found.
    pub fn examples(&self) -> Option<&[Illustration]> {
        self.examples.as_deref()
    }

    /// Returns the examples that belong to a section of the rule book.
    pub fn examples_of(&self, topic: Topic) -> impl Iterator<Item = &Illustration> {
        let all = self.examples.iter().flatten();
        all.filter(move |illustration| illustration.topic == Some(topic))
    }

    /// Returns the strategies, by group.
    pub fn strategies(&self) -> &[StrategyText] {
        &self.strategies
    }

    /// Returns the examples of the 1996 help file.
    pub fn help_file(&self) -> &[Illustration] {
        &self.help_file
    }

    /// Returns the sections of a page.
    pub fn sections(&self, page: HelpPage) -> &[Section] {
        self.sections.get(&page).map_or(&[], Vec::as_slice)
    }
}
