//! Translates RON parser errors into problems of rule files.

use super::limits::MAX_QUOTE_LENGTH;
use super::plain_text::quote;
use super::problem::RuleProblem;

/// Translates a parser error, without the parser's type names. `rest` is the text from the location
/// of the error on.
pub(super) fn problem(error: ron::Error, rest: &str) -> RuleProblem {
    match error {
        ron::Error::NoSuchStructField {
            expected, found, ..
        } => RuleProblem::UnknownField {
            found: quote(&found),
            expected,
        },
        ron::Error::NoSuchEnumVariant {
            expected, found, ..
        } => RuleProblem::UnknownValue {
            found: quote(&found),
            expected,
        },
        ron::Error::MissingStructField { field, .. } => RuleProblem::MissingField { field },
        ron::Error::DuplicateStructField { field, .. } => RuleProblem::RepeatedField { field },
        ron::Error::Eof => RuleProblem::EndsEarly,
        ron::Error::ExpectedComma if rest.trim().is_empty() => RuleProblem::EndsEarly,
        ron::Error::ExpectedComma => syntax("Expected a comma or a closing bracket"),
        ron::Error::ExpectedOption => syntax("Expected `Some(...)` or `None`"),
        ron::Error::TrailingCharacters => syntax("Unexpected text after the closing bracket"),
        ron::Error::ExpectedStructLike | ron::Error::ExpectedNamedStructLike(_) => {
            syntax("Expected opening `(`")
        }
        ron::Error::ExpectedDifferentStructName { found, .. } => {
            RuleProblem::Syntax(format!("Expected opening `(`, not `{}`", quote(&found)))
        }
        // The parser may quote a long text from the file.
        other => RuleProblem::Syntax(truncate(&other.to_string())),
    }
}

fn truncate(text: &str) -> String {
    match text.char_indices().nth(3 * MAX_QUOTE_LENGTH) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

fn syntax(text: &str) -> RuleProblem {
    RuleProblem::Syntax(text.to_owned())
}
