//! Reads rule files of both formats, and writes them.

use ron::ser::PrettyConfig;
use serde::Deserialize;

use super::problem::{FileError, Problem};
use super::rules::Rules;
use super::spec::Spec;
use crate::rules::locate::locate;
use crate::rules::plain_text::without_bom;
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

/// The format that a rule file names; 1 if it names none or can't be parsed.
#[must_use]
pub fn format_of(bytes: &[u8]) -> i64 {
    #[derive(Deserialize)]
    struct Head {
        #[serde(default = "first_format")]
        format: i64,
    }
    const fn first_format() -> i64 {
        crate::rules::spec::FORMAT
    }
    let text = std::str::from_utf8(bytes).unwrap_or_default();
    ron::from_str::<Head>(without_bom(text)).map_or(first_format(), |head| head.format)
}

/// Writes `spec` as a rule file that names every parameter.
#[must_use]
pub fn write_rule_file(spec: &Spec) -> String {
    let layout = PrettyConfig::new().struct_names(false);
    // The values of a rule file can all be written.
    let mut text = ron::ser::to_string_pretty(spec, layout).unwrap_or_default();
    text.push('\n');
    text
}
