//! What is wrong with a rule file, in the reader's language.

use crate::rules::{RuleFileError, RuleProblem};

use super::messages::Messages;

/// One finding in words. A syntax error is told in the reader's language only as
/// far as it is known: what the parser says comes as it is.
#[must_use]
pub fn problem(messages: &Messages, problem: &RuleProblem) -> String {
    match problem {
        RuleProblem::TooLarge { bytes, limit } => messages.format(
            "problem-too-large",
            &[("bytes", (*bytes).into()), ("limit", (*limit).into())],
        ),
        RuleProblem::NotText => messages.get("problem-not-text"),
        RuleProblem::Syntax(said) => said.clone(),
        RuleProblem::UnknownFormat { found, known } => messages.format(
            "problem-unknown-format",
            &[("found", (*found).into()), ("known", (*known).into())],
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
                ("found", (*found).into()),
                ("low", (*low).into()),
                ("high", (*high).into()),
            ],
        ),
        RuleProblem::NothingToSow { leave, min_seeds } => messages.format(
            "problem-nothing-to-sow",
            &[("leave", (*leave).into()), ("needed", (*min_seeds).into())],
        ),
        RuleProblem::NoCounts { field } => {
            messages.format("problem-no-counts", &[("field", field.into())])
        }
        RuleProblem::ReversedRange { field, low, high } => messages.format(
            "problem-reversed-range",
            &[
                ("field", field.into()),
                ("low", (*low).into()),
                ("high", (*high).into()),
            ],
        ),
        RuleProblem::FeedingFromAnywhere => messages.get("problem-feeding-from-anywhere"),
        RuleProblem::ReachingFromAnywhere => messages.get("problem-reaching-from-anywhere"),
    }
}

/// All findings about the file called `file`, one in each line, each with its place where it has one.
#[must_use]
pub fn report(messages: &Messages, file: &str, error: &RuleFileError) -> String {
    let lines = error.findings.iter().map(|(place, found)| {
        let mut arguments = vec![
            ("file", file.into()),
            ("message", problem(messages, found).into()),
        ];
        match place {
            Some(place) => {
                arguments.extend([("line", place.line.into()), ("column", place.column.into())]);
                messages.format("problem-at", &arguments)
            }
            None => messages.format("problem-in", &arguments),
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}
