//! From the findings of the RON reader to ours, which speak of rule files.

use super::problem::RuleProblem;

/// What the reader says, with its inner names left out.
pub(super) fn problem(error: ron::Error) -> RuleProblem {
    match error {
        ron::Error::NoSuchStructField {
            expected, found, ..
        } => RuleProblem::UnknownField {
            found,
            known: expected,
        },
        ron::Error::NoSuchEnumVariant {
            expected, found, ..
        } => RuleProblem::UnknownValue {
            found,
            known: expected,
        },
        ron::Error::MissingStructField { field, .. } => RuleProblem::MissingField { field },
        ron::Error::DuplicateStructField { field, .. } => RuleProblem::RepeatedField { field },
        ron::Error::ExceededRecursionLimit => RuleProblem::TooDeep,
        ron::Error::Eof => RuleProblem::EndsEarly,
        ron::Error::ExpectedStructLike | ron::Error::ExpectedNamedStructLike(_) => {
            RuleProblem::Syntax("Expected opening `(`".to_owned())
        }
        ron::Error::ExpectedDifferentStructName { found, .. } => {
            RuleProblem::Syntax(format!("Expected opening `(`, not `{found}`"))
        }
        other => RuleProblem::Syntax(other.to_string()),
    }
}
