//! Describes errors in game files, positions and saved matches in the reader's language.

use crate::matches::saved::{FORMAT, SavedMatchError};
use crate::matches::{LetterError, LinkError};
use awale_rules::board::MAX_SEEDS;
use awale_rules::exchange::{ExchangeError, Inexpressible};
use awale_rules::game_file::{GameFileError, MAX_NESTING};
use awale_rules::limits::MAX_TAGS;
use awale_rules::notation::NotationError;
use awale_rules::plain_text::quote;
use awale_rules::problem::{RuleFileError, SourceLocation};
use awale_rules::{Refusal, move_number};

use super::messages::Messages;
use super::problem::problem;

/// Explains why a game file can't be read or replayed, with the location in the file if known.
#[must_use]
pub fn game_file(messages: &Messages, error: &GameFileError) -> String {
    let message = match error {
        GameFileError::Unreadable(_) => messages.get("problem-game-unreadable"),
        GameFileError::Unclosed(_) => messages.get("problem-game-unclosed"),
        GameFileError::Unopened(_) => messages.get("problem-game-unopened"),
        GameFileError::NothingReplaced(_) => messages.get("problem-game-nothing-replaced"),
        GameFileError::TooDeep(_) => {
            messages.format("problem-game-too-deep", &[("limit", MAX_NESTING.into())])
        }
        GameFileError::TooManyTags(_) => {
            messages.format("problem-game-too-many-tags", &[("limit", MAX_TAGS.into())])
        }
        GameFileError::SecondGame(_) => messages.get("problem-game-second"),
        GameFileError::Start(problem) => messages.format(
            "problem-game-start",
            &[("message", notation(messages, problem).into())],
        ),
        GameFileError::NoSuchHole { problem, .. } => notation(messages, problem),
        GameFileError::Illegal {
            ply, name, refusal, ..
        } => illegal_move(messages, *ply, &name.to_string(), *refusal),
        GameFileError::OverAlready { .. } => messages.get("problem-game-over-already"),
    };
    with_location(messages, error.place(), message)
}

/// Explains why a game in another program's notation can't be read.
#[must_use]
pub fn exchange(messages: &Messages, error: &ExchangeError) -> String {
    let word_error = |location: SourceLocation, key: &str, word: &str| {
        let message = messages.format(key, &[("word", quote(word).into())]);
        with_location(messages, Some(location), message)
    };
    match error {
        ExchangeError::File(error) => game_file(messages, error),
        ExchangeError::Rules(error) => inexpressible(messages, *error),
        ExchangeError::Start(_) => messages.get("problem-exchange-start"),
        ExchangeError::Word { place, word, .. } => {
            word_error(*place, "problem-exchange-word", word)
        }
        ExchangeError::Differs { place, word, .. } => {
            word_error(*place, "problem-exchange-differs", word)
        }
        ExchangeError::Illegal {
            place,
            ply,
            word,
            refusal,
        } => {
            let message = illegal_move(messages, *ply, word, *refusal);
            with_location(messages, Some(*place), message)
        }
    }
}

/// Explains why another program's notation can't express a game.
#[must_use]
pub fn inexpressible(messages: &Messages, error: Inexpressible) -> String {
    messages.get(match error {
        Inexpressible::Start | Inexpressible::EndsInStore => "problem-exchange-game",
        _ => "problem-exchange-rules",
    })
}

fn illegal_move(messages: &Messages, ply: usize, hole: &str, refusal: Refusal) -> String {
    messages.format(
        "problem-game-illegal",
        &[
            ("number", move_number(ply.saturating_sub(1)).into()),
            ("hole", hole.into()),
            ("why", refusal_reason(messages, refusal).into()),
        ],
    )
}

/// Explains why a link is invalid.
#[must_use]
pub fn link(messages: &Messages, error: &LinkError) -> String {
    match error {
        LinkError::Foreign => messages.get("problem-link-foreign"),
        LinkError::TooLong => messages.get("problem-link-too-long"),
        LinkError::NoRules(variant) => messages.format(
            "problem-link-no-rules",
            &[("variant", quote(variant).into())],
        ),
        LinkError::Damaged => messages.get("problem-link-damaged"),
        LinkError::Rules(error) => messages.format(
            "problem-link-rules",
            &[("message", rule_file_findings(messages, error).into())],
        ),
        LinkError::Game(error) => game_file(messages, error),
    }
}

/// Explains why a letter is refused.
#[must_use]
pub fn letter(messages: &Messages, error: &LetterError) -> String {
    let variant_error =
        |key: &str, variant: &str| messages.format(key, &[("variant", quote(variant).into())]);
    match error {
        LetterError::Foreign => messages.get("problem-letter-foreign"),
        LetterError::TooLong => messages.get("problem-letter-too-long"),
        LetterError::Older(_) => messages.get("problem-letter-older"),
        LetterError::Newer(_) => messages.get("problem-letter-newer"),
        LetterError::Damaged => messages.get("problem-letter-damaged"),
        LetterError::NoRules(variant) => variant_error("problem-link-no-rules", variant),
        LetterError::Rules(error) => messages.format(
            "problem-link-rules",
            &[("message", rule_file_findings(messages, error).into())],
        ),
        LetterError::OtherRules(variant) => variant_error("problem-letter-other-rules", variant),
        LetterError::OtherMatch | LetterError::OtherTerms => {
            messages.get("problem-letter-other-terms")
        }
        LetterError::TooManyLines => messages.get("problem-letter-too-many-lines"),
    }
}

/// Explains why a text isn't a position, a move or a hole.
#[must_use]
pub fn notation(messages: &Messages, error: &NotationError) -> String {
    match error {
        NotationError::Parts { needed, found } => messages.format(
            "problem-position-parts",
            &[("needed", (*needed).into()), ("found", (*found).into())],
        ),
        NotationError::Count { number, text } => messages.format(
            "problem-position-count",
            &[("number", (*number).into()), ("text", quote(text).into())],
        ),
        NotationError::TooManySeeds => messages.format(
            "problem-position-too-many-seeds",
            &[("limit", MAX_SEEDS.into())],
        ),
        NotationError::PlayerToMove(text) => {
            messages.format("problem-position-player", &[("text", quote(text).into())])
        }
        NotationError::NoSuchHole { text, last } => messages.format(
            "problem-no-such-hole",
            &[
                ("text", quote(text).into()),
                ("last", (*last).into()),
                ("small", last.to_ascii_lowercase().into()),
            ],
        ),
        NotationError::Direction(text, is_chosen) => messages.format(
            if *is_chosen {
                "problem-move-direction"
            } else {
                "problem-move-no-direction"
            },
            &[("text", quote(text).into())],
        ),
        NotationError::Extras(text) => {
            messages.format("problem-move-extras", &[("text", quote(text).into())])
        }
        NotationError::Field(text) => {
            messages.format("problem-position-field", &[("text", quote(text).into())])
        }
        NotationError::NoOpenHole => messages.get("problem-position-no-open-hole"),
        NotationError::SeedsInShutHole => messages.get("problem-position-shut-hole"),
        NotationError::SeedsInStore => messages.get("problem-position-no-stores"),
    }
}

/// Explains why a saved match can't be resumed.
#[must_use]
pub fn saved_match(messages: &Messages, error: &SavedMatchError) -> String {
    match error {
        SavedMatchError::NotAMatch => messages.get("problem-saved-not-a-match"),
        SavedMatchError::OtherVersion { found } => messages.format(
            "problem-saved-other-version",
            &[("found", (*found).into()), ("supported", FORMAT.into())],
        ),
        SavedMatchError::Damaged => messages.get("problem-saved-damaged"),
        SavedMatchError::Unreadable(text) => {
            messages.format("problem-saved-unreadable", &[("text", text.into())])
        }
        SavedMatchError::UnknownLevel(level) => {
            messages.format("problem-saved-level", &[("level", quote(level).into())])
        }
        SavedMatchError::Rules(error) => messages.format(
            "problem-saved-rules",
            &[("message", rule_file_findings(messages, error).into())],
        ),
        SavedMatchError::Game(error) => messages.format(
            "problem-saved-game",
            &[("message", game_file(messages, error).into())],
        ),
        SavedMatchError::TooLong => messages.get("problem-saved-too-long"),
    }
}

/// Describes all errors in a rule file, in a sentence each.
fn rule_file_findings(messages: &Messages, error: &RuleFileError) -> String {
    let findings = error.findings.iter();
    let texts: Vec<String> = findings
        .map(|(_, finding)| problem(messages, finding))
        .collect();
    texts.join(" ")
}

/// Puts the location, if known, before an error message.
fn with_location(messages: &Messages, location: Option<SourceLocation>, message: String) -> String {
    let Some(location) = location else {
        return message;
    };
    messages.format(
        "problem-at-place",
        &[
            ("line", location.line.into()),
            ("column", location.column.into()),
            ("message", message.into()),
        ],
    )
}

/// Explains why a recorded move can't be played.
fn refusal_reason(messages: &Messages, refusal: Refusal) -> String {
    let (keyword, needed) = match refusal {
        Refusal::GameOver => ("game-over", 0),
        Refusal::NoSuchHole => ("no-such-hole", 0),
        Refusal::NotYourTerritory => ("territory", 0),
        Refusal::TooFewSeeds { seeds: 0, .. } => ("empty", 0),
        Refusal::TooFewSeeds { needed, .. } => ("too-few", needed),
        Refusal::GrandSlam => ("grand-slam", 0),
        Refusal::MustReachOpponent => ("must-reach", 0),
        Refusal::MustFeed => ("must-feed", 0),
        Refusal::Starves => ("starves", 0),
        Refusal::Shut => ("shut", 0),
        Refusal::Special => ("special", 0),
        Refusal::LastHole { needed, .. } => ("last-hole", needed),
        Refusal::NoSwap => ("no-swap", 0),
        Refusal::MustCapture => ("must-capture", 0),
        Refusal::InnerFirst => ("inner-first", 0),
        Refusal::EmptiesInner => ("empties-inner", 0),
        Refusal::Endless => ("endless", 0),
        Refusal::Blocked => ("blocked", 0),
        Refusal::OntoSeeds => ("onto-seeds", 0),
        Refusal::NoCaptureThatWay => ("no-capture-that-way", 0),
        Refusal::WrongAnswer => ("wrong-answer", 0),
    };
    messages.format(
        "problem-game-refused",
        &[("why", keyword.into()), ("needed", needed.into())],
    )
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::text::Language;
    use awale_rules::game_file::GameRecord;
    use awale_rules::problem::RuleProblem;
    use awale_rules::{Placement, library};

    /// Returns the message in every language, checked to be complete and translated.
    fn in_every_language(message: impl Fn(&Messages) -> String) -> Vec<String> {
        let languages = Language::all();
        let texts: Vec<String> = languages
            .into_iter()
            .map(|language| message(&Messages::new(language)))
            .collect();
        for text in &texts {
            assert!(
                !text.contains(['{', '}', '$']) && !text.contains("problem-"),
                "{text}"
            );
            assert!(text.ends_with(['.', '?']), "{text}");
        }
        assert!(texts.windows(2).all(|pair| pair[0] != pair[1]), "{texts:?}");
        texts
    }

    #[test]
    fn errors_of_game_files_are_worded_in_every_language() {
        let start = "[Start \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"]\n";
        let files = [
            format!("{start}§"),
            format!("{start}C {{"),
            format!("{start}C )"),
            format!("{start}(C)"),
            format!("{start}C{}", " (C".repeat(300)),
            format!("{start}C {start}"),
            "[x \"\"]".repeat(MAX_TAGS + 1),
            "[Start \"4\"]".to_owned(),
            format!("{start}C x"),
            format!("{start}C C"),
            format!("{start}agreed agreed"),
        ];
        let mut texts = Vec::new();
        for file in files {
            let rules = library::load("awale").unwrap().unwrap();
            let record = file.parse::<GameRecord>();
            let error = record.and_then(|record| record.replay(rules)).unwrap_err();
            texts.extend(in_every_language(|messages| game_file(messages, &error)));
        }
        assert!(texts.contains(&"Line 2, column 3: Move 1 (C) can’t be played: the hole is in the other player’s row.".to_owned()), "{texts:#?}");
        for refusal in [
            Refusal::GameOver,
            Refusal::NoSuchHole,
            Refusal::NotYourTerritory,
            Refusal::TooFewSeeds {
                seeds: 0,
                needed: 1,
            },
            Refusal::TooFewSeeds {
                seeds: 1,
                needed: 2,
            },
            Refusal::GrandSlam,
            Refusal::MustReachOpponent,
            Refusal::MustFeed,
            Refusal::Starves,
            Refusal::Shut,
            Refusal::Special,
            Refusal::LastHole {
                seeds: 1,
                needed: 2,
            },
            Refusal::NoSwap,
            Refusal::MustCapture,
            Refusal::InnerFirst,
            Refusal::EmptiesInner,
            Refusal::Endless,
            Refusal::Blocked,
            Refusal::OntoSeeds,
            Refusal::NoCaptureThatWay,
            Refusal::WrongAnswer,
        ] {
            let error = GameFileError::Illegal {
                place: None,
                ply: 7,
                name: 'b'.into(),
                refusal,
            };
            texts.extend(in_every_language(|messages| game_file(messages, &error)));
        }
        let count = texts.len();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), count, "two errors have the same message");
    }

    #[test]
    fn errors_of_positions_are_worded_in_every_language() {
        let rules = library::load("awale").unwrap().unwrap();
        let long_count = format!("4-4-4-4-4-4-{}-4-4-4-4-4-0-0-S", "é".repeat(100));
        for text in [
            "4-4",
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-X",
            "4-4-4-4-4-4-4-4-4-4-4-4-0-x-S",
            "700-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
            &long_count,
        ] {
            let error = Placement::parse(text, &rules).unwrap_err();
            for text in in_every_language(|messages| notation(messages, &error)) {
                assert!(text.chars().count() < 120, "{text}");
            }
        }
    }

    #[test]
    fn errors_of_moves_are_worded_in_every_language() {
        let mut texts = Vec::new();
        for (name, mv) in [
            ("moruba", "Z"),
            ("moruba", "ABa"),
            ("moruba", "A+"),
            ("bao-kiswahili", "A"),
        ] {
            let rules = library::load(name).unwrap().unwrap();
            let error = rules.geometry().parse_move(mv).unwrap_err();
            texts.extend(in_every_language(|messages| notation(messages, &error)));
        }
        let count = texts.len();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), count, "two errors have the same message");
    }

    #[test]
    fn errors_of_links_are_worded_in_every_language() {
        let rules = RuleFileError {
            findings: vec![(None, RuleProblem::NoName)],
        };
        let mut texts = Vec::new();
        for error in [
            LinkError::Foreign,
            LinkError::TooLong,
            LinkError::NoRules("zebra".to_owned()),
            LinkError::Damaged,
            LinkError::Rules(rules),
            LinkError::Game(GameFileError::OverAlready { place: None }),
        ] {
            texts.extend(in_every_language(|messages| link(messages, &error)));
        }
        let count = texts.len();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), count, "two errors have the same message");
    }

    #[test]
    fn errors_of_saved_matches_are_worded_in_every_language() {
        let rules = RuleFileError {
            findings: vec![(None, RuleProblem::NoName), (None, RuleProblem::EndsEarly)],
        };
        for error in [
            SavedMatchError::NotAMatch,
            SavedMatchError::OtherVersion { found: 2 },
            SavedMatchError::Damaged,
            SavedMatchError::Unreadable("1:2: Expected comma".to_owned()),
            SavedMatchError::UnknownLevel("godlike".to_owned()),
            SavedMatchError::Rules(rules),
            SavedMatchError::Game(GameFileError::OverAlready { place: None }),
            SavedMatchError::TooLong,
        ] {
            in_every_language(|messages| saved_match(messages, &error));
        }
    }
}
