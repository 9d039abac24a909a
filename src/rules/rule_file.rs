//! Rule files as bytes: reading one, and writing one.

use super::locate::locate;
use super::problem::{FilePlace, RuleFileError, RuleProblem};
use super::rule_set::RuleSet;
use super::spec::RuleSpec;
use super::syntax;

/// The longest rule file that is read, in bytes. The built-in ones have about 2,000.
pub const MAX_FILE_BYTES: usize = 256 * 1024;

/// Reads a rule file.
///
/// # Errors
/// Everything that is wrong with it, as far as it can be told: a file that is no
/// rule file at all has one finding, one that makes no sense may have many.
pub fn parse_rule_file(bytes: &[u8]) -> Result<RuleSet, RuleFileError> {
    let (spec, text) = parse_spec(bytes)?;
    RuleSet::from_spec(spec).map_err(|problems| RuleFileError {
        findings: problems
            .into_iter()
            .map(|problem| (locate(text, problem.field()), problem))
            .collect(),
    })
}

/// The text of a rule file that says what `spec` says.
///
/// # Errors
/// Never for a spec that was read from a file; the error is the encoder's own.
pub fn write_rule_file(spec: &RuleSpec) -> Result<String, ron::Error> {
    let style = ron::ser::PrettyConfig::new()
        .indentor("    ")
        .depth_limit(1);
    ron::ser::to_string_pretty(spec, style).map(|text| text + "\n")
}

fn parse_spec(bytes: &[u8]) -> Result<(RuleSpec, &str), RuleFileError> {
    if bytes.len() > MAX_FILE_BYTES {
        let problem = RuleProblem::TooLarge {
            limit: MAX_FILE_BYTES,
        };
        return Err(RuleFileError::single(None, problem));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        RuleFileError::single(Some(end_of(&before)), RuleProblem::NotText)
    })?;
    // Editors on Windows begin a file with a byte order mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    ron::from_str::<RuleSpec>(text)
        .map(|spec| (spec, text))
        .map_err(|error| {
            let (start, end) = (error.span.start, error.span.end);
            let place = |line, column| FilePlace { line, column };
            let rest = after(text, place(end.line, end.col));
            let problem = syntax::problem(error.code, rest);
            RuleFileError::single(Some(place(start.line, start.col)), problem)
        })
}

/// What follows `place` in `text`.
fn after(text: &str, place: FilePlace) -> &str {
    let line_start: usize = text
        .split_inclusive('\n')
        .take(place.line - 1)
        .map(str::len)
        .sum();
    let line = &text[line_start..];
    let column = line.char_indices().nth(place.column - 1);
    &line[column.map_or(line.len(), |(at, _)| at)..]
}

/// The place just behind `text`.
fn end_of(text: &str) -> FilePlace {
    let last_line = text.rsplit('\n').next().unwrap_or("");
    FilePlace {
        line: text.matches('\n').count() + 1,
        column: last_line.chars().count() + 1,
    }
}
