//! Reads rule files of both formats.

use super::problem::{FileError, Problem};
use super::rules::Rules;
use super::spec::Spec;
use crate::rules::locate::locate;
use crate::rules::rule_file::{self, parse_spec};

/// Parses and validates a rule file of format 1 or 2, which may begin with a byte order mark.
///
/// # Errors
/// All problems that can be found: text that can't be parsed has one, an invalid rule file may have
/// many. A file of format 1 that uses a field or value of format 2 is invalid.
pub fn parse_rule_file(bytes: &[u8]) -> Result<Rules, FileError> {
    let (spec, text) = parse_spec::<Spec>(bytes)?;
    if spec.format == crate::rules::spec::FORMAT {
        // It must be valid by the format it names.
        rule_file::parse_rule_file(bytes)?;
    }
    Rules::from_spec(spec).map_err(|problems| {
        let fields: Vec<&str> = problems.iter().map(Problem::field).collect();
        let places = locate(text, &fields);
        FileError {
            findings: places.into_iter().zip(problems).collect(),
        }
    })
}
