//! Describes a variant in a rule book, generated from its parameters alone, so that it also fits
//! custom rule files.

mod board;
pub mod caption;
mod capture;
mod ending;
mod feeding;
mod four_rows;
mod html;
mod owners;
mod render;
mod sowing;
mod svg;
mod table;
#[cfg(test)]
mod tests;
mod world;

use crate::ai::solved::{self, SolvedValue};
use crate::examples::{Feature, FourRowFeature};
use crate::lab;
use awale_rules::narrowed::OnTwoRows;
use awale_rules::{EndReason, LocalText, Narrowed, RuleSet};

use super::messages::Messages;
use crate::text;

pub use html::{MARKS, html};

/// The rule book of a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleBook {
    /// The variant's name.
    pub title: String,
    /// Facts about it other than its rules.
    pub facts: Vec<Fact>,
    /// A short introduction; may be empty.
    pub about: String,
    /// Its rules, in reading order.
    pub sections: Vec<Section>,
}

/// One line about a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The label with its colon: "Source:".
    pub label: String,
    /// The text.
    pub value: String,
}

/// A section of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its topic.
    pub topic: Topic,
    /// Its heading.
    pub heading: String,
    /// Its content; never empty.
    pub blocks: Vec<Block>,
}

/// The topic of a section, which determines where examples go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// The board, its seeds and its letters.
    Board,
    /// The aim of the game.
    Aim,
    /// The holes that may be played.
    Turn,
    /// One lap.
    Sowing,
    /// The laps after the first.
    Relay,
    /// Captures during the sowing.
    FlowCapture,
    /// Special holes, which players can claim.
    Special,
    /// The capture at the end of the sowing.
    Capture,
    /// Captures that would leave the opponent without seeds.
    GrandSlam,
    /// Extra moves.
    Again,
    /// The duty to feed.
    Feeding,
    /// The conditions that end a game.
    End,
    /// The player who gets the remaining seeds.
    Remaining,
    /// Matches of several rounds.
    Rounds,
    /// The effect of a repeated position.
    Repetition,
    /// The condition for winning.
    Winner,
    /// Anything else.
    Other,
}

impl Topic {
    /// Returns the topic of the section in which an example of `feature` belongs.
    #[must_use]
    pub const fn of(feature: Feature) -> Self {
        match feature {
            Feature::Sowing
            | Feature::FullLap
            | Feature::Store
            | Feature::SkipsShutHoles
            | Feature::Land => Self::Sowing,
            Feature::Special => Self::Special,
            Feature::ExtraMove => Self::Again,
            Feature::Relay | Feature::CutOff => Self::Relay,
            Feature::FlowCapture | Feature::FlowCaptureByOpponent => Self::FlowCapture,
            Feature::Capture
            | Feature::CaptureAtHome
            | Feature::FallbackCapture
            | Feature::Gap
            | Feature::Chain
            | Feature::ChainAcross => Self::Capture,
            Feature::Refill => Self::Turn,
            Feature::NextRound | Feature::NextLand => Self::Rounds,
            Feature::GrandSlamTaken
            | Feature::GrandSlamCancelled
            | Feature::GrandSlamSpared
            | Feature::GrandSlamIllegal => Self::GrandSlam,
            Feature::MustReach | Feature::MustFeed | Feature::Starves | Feature::Penalty => {
                Self::Feeding
            }
            Feature::End(EndReason::Repetition) => Self::Repetition,
            Feature::Passing | Feature::End(_) => Self::End,
            Feature::FourRows(ring) => match ring {
                FourRowFeature::Single
                | FourRowFeature::MustCapture
                | FourRowFeature::InnerFirst => Self::Turn,
                FourRowFeature::Sowing | FourRowFeature::Reverse => Self::Sowing,
                FourRowFeature::Relay => Self::Relay,
                FourRowFeature::Across | FourRowFeature::ExtraCapture => Self::Capture,
                FourRowFeature::Namua
                | FourRowFeature::NyumbaKept
                | FourRowFeature::NyumbaSpent
                | FourRowFeature::Takasia => Self::Special,
                FourRowFeature::OpponentImmobilised | FourRowFeature::EmptyInner => Self::End,
            },
        }
    }
}

/// A piece of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph of sentences.
    Paragraph(String),
    /// A list of items.
    List(Vec<String>),
}

impl Section {
    fn new(heading: String) -> Self {
        Self {
            topic: Topic::Other,
            heading,
            blocks: Vec::new(),
        }
    }

    /// Appends a paragraph of these sentences, if there are any.
    fn with_paragraph(mut self, sentences: impl IntoIterator<Item = String>) -> Self {
        let sentences: Vec<String> = sentences.into_iter().collect();
        if !sentences.is_empty() {
            self.blocks.push(Block::Paragraph(sentences.join(" ")));
        }
        self
    }

    /// Appends a list.
    fn with_list(mut self, items: Vec<String>) -> Self {
        self.blocks.push(Block::List(items));
        self
    }
}

/// Describes `rules` in the language of `messages`.
#[must_use]
pub fn describe(rules: &RuleSet, messages: &Messages) -> RuleBook {
    let language = messages.language().code();
    let sections = match rules.narrowed() {
        Narrowed::FourRows(on_four) => four_rows::sections(rules, on_four.four_rows, messages),
        Narrowed::TwoRows(rules) => sections_on_two_rows(rules, messages),
    };
    let with_topic = |(topic, section): (Topic, Option<Section>)| {
        section.map(|section| Section { topic, ..section })
    };
    RuleBook {
        title: rules.name(language).to_owned(),
        facts: facts(rules, messages),
        about: rules.spec().about.get(language).trim().to_owned(),
        sections: sections.into_iter().filter_map(with_topic).collect(),
    }
}

fn sections_on_two_rows(
    rules: OnTwoRows<'_>,
    messages: &Messages,
) -> Vec<(Topic, Option<Section>)> {
    vec![
        (Topic::Board, Some(board::board(rules, messages))),
        (Topic::Aim, Some(board::aim(messages))),
        (Topic::Turn, Some(board::turn(rules, messages))),
        (Topic::Sowing, Some(sowing::sowing(rules, messages))),
        (Topic::Relay, sowing::relay(&rules, messages)),
        (Topic::FlowCapture, sowing::flow_capture(rules, messages)),
        (Topic::Special, world::special(rules, messages)),
        (Topic::Capture, Some(capture::capture(rules, messages))),
        (Topic::GrandSlam, capture::grand_slam(rules, messages)),
        (Topic::Again, world::again(rules, messages)),
        (Topic::Feeding, feeding::feeding(rules, messages)),
        (Topic::End, Some(ending::end(&rules, messages))),
        (Topic::Remaining, ending::remaining(&rules, messages)),
        (Topic::Rounds, world::rounds(rules, messages)),
        (
            Topic::Repetition,
            Some(ending::repetition(&rules, messages)),
        ),
        (Topic::Winner, Some(ending::winner(messages))),
    ]
}

fn facts(rules: &RuleSet, messages: &Messages) -> Vec<Fact> {
    let spec = rules.spec();
    let language = messages.language().code();
    let local = |text: &LocalText| text.get(language).to_owned();
    let facts = [
        (
            "book-aliases",
            spec.aliases.join(&messages.get("words-comma")),
        ),
        ("book-origin", local(&spec.origin)),
        ("book-proposed-by", spec.proposed_by.clone()),
        ("book-source", local(&spec.source)),
        ("book-lab", in_play(rules, messages)),
        ("book-solved", solved(rules, messages)),
    ];
    facts
        .into_iter()
        .filter(|(_, value)| !value.trim().is_empty())
        .map(|(key, value)| Fact {
            label: messages.get(key),
            value,
        })
        .collect()
}

/// Describes how the game plays according to the rule lab; empty if it hasn't been measured.
fn in_play(rules: &RuleSet, messages: &Messages) -> String {
    lab::built_in::results(rules)
        .and_then(|results| text::lab::in_play(messages, rules, results))
        .unwrap_or_default()
}

/// The maximum length of a line of perfect play to show, in moves; it takes a few lines of text.
const MAX_LINE_LENGTH: usize = 60;

/// Describes the value of the game and a line of perfect play; empty if the game isn't solved.
fn solved(rules: &RuleSet, messages: &Messages) -> String {
    let Some(solved) = solved::start(rules) else {
        return String::new();
    };
    let key = match (solved.value, solved.value.winner()) {
        (_, 0) => "book-solved-draw",
        (SolvedValue::Margin(_), 1) => "book-solved-first",
        (SolvedValue::Margin(_), _) => "book-solved-second",
        (_, 1) => "book-solved-first-only",
        _ => "book-solved-second-only",
    };
    let margin = match solved.value {
        SolvedValue::Margin(seeds) => seeds.abs(),
        _ => 0,
    };
    let mut sentence = messages.format(key, &[("margin", margin.into())]);
    if (1..=MAX_LINE_LENGTH).contains(&solved.line.len()) {
        let letters = solved
            .line
            .iter()
            .map(|&mv| rules.geometry().name_of(mv).to_string());
        let line = letters.collect::<Vec<_>>().join(" ");
        sentence.push(' ');
        sentence.push_str(&messages.format("book-solved-line", &[("line", line.into())]));
    }
    sentence
}
