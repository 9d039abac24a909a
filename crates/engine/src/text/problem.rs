//! Describes errors in rule files in the reader's language.

use awale_rules::{RuleFileError, RuleProblem};

use super::messages::Messages;

/// Describes an error. Numbers from the file are passed as text, because Fluent's are floating
/// point. Syntax errors quote the parser's message, which isn't translated.
#[must_use]
pub fn problem(messages: &Messages, problem: &RuleProblem) -> String {
    match problem {
        RuleProblem::TooLarge { limit } => {
            messages.format("problem-too-large", &[("limit", (*limit).into())])
        }
        RuleProblem::UnknownField { found, expected } => {
            unknown_name(messages, "problem-unknown-field", found, expected)
        }
        RuleProblem::UnknownValue { found, expected } => {
            unknown_name(messages, "problem-unknown-value", found, expected)
        }
        RuleProblem::MissingField { field } => {
            messages.format("problem-missing-field", &[("field", (*field).into())])
        }
        RuleProblem::RepeatedField { field } => {
            messages.format("problem-repeated-field", &[("field", (*field).into())])
        }
        RuleProblem::EndsEarly => messages.get("problem-ends-early"),
        RuleProblem::NotText => messages.get("problem-not-text"),
        RuleProblem::Syntax(text) => messages.format("problem-syntax", &[("text", text.into())]),
        RuleProblem::UnknownFormat { found, supported } => messages.format(
            "problem-unknown-format",
            &[
                ("found", found.to_string().into()),
                ("supported", supported.to_string().into()),
            ],
        ),
        RuleProblem::NeedsFormat { field, needed } => messages.format(
            "problem-needs-format",
            &[
                ("field", field.into()),
                ("needed", needed.to_string().into()),
            ],
        ),
        RuleProblem::LastHoleFromAnywhere => messages.get("problem-last-hole-from-anywhere"),
        RuleProblem::EndSquaresAndStores => messages.get("problem-end-squares-and-stores"),
        RuleProblem::EndSquaresAndRounds => messages.get("problem-end-squares-and-rounds"),
        RuleProblem::StartLength { found, holes, .. } => messages.format(
            "problem-start-length",
            &[("found", (*found).into()), ("holes", (*holes).into())],
        ),
        RuleProblem::EmptyStart { .. } => messages.get("problem-empty-start"),
        RuleProblem::StartAndTerritory { .. } => messages.get("problem-start-and-territory"),
        RuleProblem::MoreHolesThanRow { found, holes } => messages.format(
            "problem-more-holes-than-row",
            &[
                ("found", found.to_string().into()),
                ("holes", (*holes).into()),
            ],
        ),
        RuleProblem::TooManySeeds { found, limit } => messages.format(
            "problem-start-seeds",
            &[
                ("found", found.to_string().into()),
                ("limit", (*limit).into()),
            ],
        ),
        RuleProblem::Rows { field, found } => messages.format(
            "problem-rows",
            &[("field", field.into()), ("found", found.to_string().into())],
        ),
        RuleProblem::NeedsRows { field, rows } => messages.format(
            "problem-needs-rows",
            &[
                ("field", (*field).into()),
                ("rows", rows.to_string().into()),
            ],
        ),
        RuleProblem::DoesNotFit { field, beside } => messages.format(
            "problem-does-not-fit",
            &[("field", (*field).into()), ("beside", (*beside).into())],
        ),
        RuleProblem::NoSuchLetter { field, found } => messages.format(
            "problem-no-such-letter",
            &[("field", (*field).into()), ("found", found.into())],
        ),
        RuleProblem::NoName => messages.get("problem-no-name"),
        RuleProblem::OutOfRange {
            field,
            found,
            low,
            high,
        } => messages.format(
            "problem-out-of-range",
            &[
                ("field", field.into()),
                ("found", found.to_string().into()),
                ("low", (*low).into()),
                ("high", (*high).into()),
            ],
        ),
        RuleProblem::NothingToSow { leave, min_seeds } => messages.format(
            "problem-nothing-to-sow",
            &[
                ("leave", leave.to_string().into()),
                ("needed", min_seeds.to_string().into()),
            ],
        ),
        RuleProblem::NoCounts { field } => {
            messages.format("problem-no-counts", &[("field", field.into())])
        }
        RuleProblem::ReversedRange { field, low, high } => messages.format(
            "problem-reversed-range",
            &[
                ("field", field.into()),
                ("low", low.to_string().into()),
                ("high", high.to_string().into()),
            ],
        ),
        RuleProblem::TooMany {
            field,
            found,
            limit,
        } => over_limit(messages, "problem-too-many", field, *found, *limit),
        RuleProblem::TooLong {
            field,
            found,
            limit,
        } => over_limit(messages, "problem-too-long", field, *found, *limit),
        RuleProblem::More { count } => {
            messages.format("problem-more", &[("count", (*count).into())])
        }
        RuleProblem::FeedingFromAnywhere => messages.get("problem-feeding-from-anywhere"),
        RuleProblem::ReachingFromAnywhere => messages.get("problem-reaching-from-anywhere"),
    }
}

fn over_limit(messages: &Messages, key: &str, field: &str, found: usize, limit: usize) -> String {
    messages.format(
        key,
        &[
            ("field", field.into()),
            ("found", found.into()),
            ("limit", limit.into()),
        ],
    )
}

fn unknown_name(messages: &Messages, key: &str, found: &str, expected: &[&str]) -> String {
    let expected: Vec<String> = expected.iter().map(|name| format!("`{name}`")).collect();
    messages.format(
        key,
        &[
            ("found", found.into()),
            ("expected", expected.join(", ").into()),
        ],
    )
}

/// Lists the errors in the file named `file`, one per line, with their positions if known.
#[must_use]
pub fn report(messages: &Messages, file: &str, error: &RuleFileError) -> String {
    let lines = error.findings.iter().map(|(location, finding)| {
        let mut arguments = vec![
            ("file", file.into()),
            ("message", problem(messages, finding).into()),
        ];
        match location {
            Some(location) => {
                arguments.extend([
                    ("line", location.line.into()),
                    ("column", location.column.into()),
                ]);
                messages.format("problem-at", &arguments)
            }
            None => messages.format("problem-in", &arguments),
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;
    use awale_rules::parse_rule_file;

    #[test]
    fn every_problem_is_worded_in_every_language_with_its_position() {
        let file = "(
            format: 3, name: \"\",
            board: (holes: 1),
            play: (from: Any, leave: 1, feeding: Required, reach_opponent: true),
            flow_capture: Some((counts: Between(5, 2))),
            capture: (counts: Only([])),
        )";
        for language in Language::all() {
            let messages = Messages::new(language);
            let result = parse_rule_file(file.as_bytes())
                .map_err(|error| report(&messages, "mine.ron", &error));
            let Err(texts) = result else {
                panic!("the file should be invalid")
            };
            assert_eq!(texts.lines().count(), 8, "{texts}");
            assert!(
                !texts.contains(['{', '}', '$']) && !texts.contains("problem-"),
                "{texts}"
            );
            let locations = [
                "2:13", "2:24", "3:21", "4:31", "4:41", "4:60", "5:33", "6:23",
            ];
            for (line, location) in texts.lines().zip(locations) {
                let start = format!("mine.ron:{location}:");
                assert!(line.starts_with(&start), "{line} should start with {start}");
            }
        }
    }

    #[test]
    fn exceeded_limits_are_worded_in_every_language() {
        let field = || "aliases".to_owned();
        let (found, limit) = (51, 50);
        for language in Language::all() {
            let messages = Messages::new(language);
            let texts = [
                RuleProblem::TooMany {
                    field: field(),
                    found,
                    limit,
                },
                RuleProblem::TooLong {
                    field: field(),
                    found,
                    limit,
                },
                RuleProblem::More { count: 1 },
                RuleProblem::More { count: 51 },
            ]
            .map(|finding| problem(&messages, &finding));
            for (index, text) in texts.iter().enumerate() {
                assert!(
                    !text.contains(['{', '}', '$']) && text.ends_with('.'),
                    "{text}"
                );
                assert!(
                    !text.contains("problem-") && (index == 2 || text.contains("51")),
                    "{text}"
                );
                assert_eq!(
                    texts.iter().filter(|other| *other == text).count(),
                    1,
                    "{texts:?}"
                );
            }
        }
    }
}
