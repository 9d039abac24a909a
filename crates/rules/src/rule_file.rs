//! Reads and writes rule files.

use super::limits::MAX_FILE_BYTES;
use super::local_text::LocalText;
use super::locate::locate;
use super::parameters::{self, Parameter, Value};
use super::plain_text::{in_quotes, without_bom};
use super::problem::{RuleFileError, RuleProblem, SourceLocation};
use super::rule_set::RuleSet;
use super::spec::{BoardSpec, FIRST_FORMAT, RuleSpec};
use super::syntax;

/// Parses and validates a rule file, which may begin with a byte order mark.
///
/// The work is linear in the length of the file, which is limited; see [`limits`](super::limits).
///
/// # Errors
/// Returns all problems found: a single one for text that can't be parsed, possibly many for
/// invalid rules.
pub fn parse_rule_file(bytes: &[u8]) -> Result<RuleSet, RuleFileError> {
    let (spec, text) = parse_spec(bytes)?;
    let later_fields = later_fields(&spec, text);
    if !later_fields.is_empty() {
        return Err(RuleFileError {
            findings: later_fields,
        });
    }
    RuleSet::from_spec(spec).map_err(|problems| {
        let fields: Vec<&str> = problems.iter().map(RuleProblem::field).collect();
        let locations = locate(text, &fields);
        RuleFileError {
            findings: locations.into_iter().zip(problems).collect(),
        }
    })
}

/// Finds the fields that need a later format than the first one, which the file declares, whatever
/// their values.
fn later_fields(spec: &RuleSpec, text: &str) -> Vec<(Option<SourceLocation>, RuleProblem)> {
    if spec.format != FIRST_FORMAT {
        return Vec::new();
    }
    let later: Vec<&Parameter> = parameters::ALL
        .iter()
        .filter(|parameter| parameter.since > FIRST_FORMAT)
        .collect();
    let fields: Vec<&str> = later.iter().map(|parameter| parameter.path).collect();
    let groups: Vec<&str> = later.iter().map(|parameter| parameter.group()).collect();
    // `locate` reports an omitted field at its group; the filter below drops such fields.
    let (fields, groups) = (locate(text, &fields), locate(text, &groups));
    let present = later.iter().zip(fields.into_iter().zip(groups));
    present
        .filter(|(_, (field, group))| field.is_some() && field != group)
        .map(|(parameter, (field, _))| {
            let problem = RuleProblem::NeedsFormat {
                field: parameter.path.to_owned(),
                needed: parameter.since,
            };
            (field, problem)
        })
        .collect()
}

/// Parses the text of a rule file, which may begin with a byte order mark, and returns it with the
/// spec.
fn parse_spec(bytes: &[u8]) -> Result<(RuleSpec, &str), RuleFileError> {
    if bytes.len() > MAX_FILE_BYTES {
        let problem = RuleProblem::TooLarge {
            limit: MAX_FILE_BYTES,
        };
        return Err(RuleFileError::single(None, problem));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let valid = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        RuleFileError::single(Some(end_of(without_bom(&valid))), RuleProblem::NotText)
    })?;
    let text = without_bom(text);
    ron::from_str::<RuleSpec>(text)
        .map(|spec| (spec, text))
        .map_err(|error| {
            let (start, end) = (error.span.start, error.span.end);
            let location = |line, column| SourceLocation { line, column };
            let rest = text_after(text, location(end.line, end.col));
            let problem = syntax::problem(error.code, rest);
            RuleFileError::single(Some(location(start.line, start.col)), problem)
        })
}

/// Returns the rest of `text`, starting at `location`.
fn text_after(text: &str, location: SourceLocation) -> &str {
    let line_start: usize = text
        .split_inclusive('\n')
        .take(location.line - 1)
        .map(str::len)
        .sum();
    let line = &text[line_start..];
    let column = line.char_indices().nth(location.column - 1);
    &line[column.map_or(line.len(), |(at, _)| at)..]
}

/// Returns the location directly after the end of `text`.
fn end_of(text: &str) -> SourceLocation {
    let last_line = text.rsplit('\n').next().unwrap_or("");
    SourceLocation {
        line: text.matches('\n').count() + 1,
        column: last_line.chars().count() + 1,
    }
}

/// The comment at the top of a written file.
const HEADER: &str = "\
// A variant of Awale. `rules/README.md`, which comes with the program, explains every field;
// you can edit them in the game's rule workshop.
";

/// Writes `spec` in the layout of the built-in rule files, with a comment before each group of
/// parameters.
#[must_use]
pub fn write_rule_file(spec: &RuleSpec) -> String {
    let mut text = String::from(HEADER);
    text.push_str("(\n");
    let mut line = |line: &str| {
        if !line.is_empty() {
            text.push_str("    ");
            text.push_str(line);
        }
        text.push('\n');
    };
    line(&format!("format: {},", spec.format));
    line(&format!("name: {},", local(&spec.name)));
    if !spec.aliases.is_empty() {
        line(&format!("aliases: {},", list(&spec.aliases)));
    }
    let empty = LocalText::default();
    if spec.origin != empty {
        line(&format!("origin: {},", local(&spec.origin)));
    }
    if !spec.proposed_by.is_empty() {
        line(&format!("proposed_by: {},", in_quotes(&spec.proposed_by)));
    }
    if spec.source != empty {
        line(&format!("source: {},", local(&spec.source)));
    }
    if spec.about != empty {
        line(&format!("about: {},", local(&spec.about)));
    }
    line("");
    for (comment, name) in GROUPS {
        let has_group = parameters::of_format(spec.format)
            .filter(|parameter| parameter.is_on(spec))
            .any(|parameter| parameter.path == *name || parameter.group() == *name);
        if !has_group {
            continue;
        }
        if !comment.is_empty() {
            line(&format!("// {comment}"));
        }
        for text in group(spec, name) {
            line(&text);
        }
        if *name == "board" && !spec.also_played_on.is_empty() {
            line("also_played_on: [");
            for board in &spec.also_played_on {
                let other_board = RuleSpec {
                    board: BoardSpec::clone(board),
                    format: spec.format,
                    ..RuleSpec::named("")
                };
                line(&format!("    ({}),", fields(&other_board, name).join(", ")));
            }
            line("],");
        }
    }
    text.push_str(")\n");
    text
}

/// The groups of parameters in a rule file, each with its comment, which is empty for `board`.
const GROUPS: &[(&str, &str)] = &[
    ("", "board"),
    ("When a player moves again.", "turn"),
    (
        "Which holes a player may sow from, and whether the opponent must be fed.",
        "play",
    ),
    (
        "Relays: when the last seed of a lap does not stop the sowing, another lap begins there.",
        "sowing",
    ),
    ("Captures made while seeds are sown.", "flow_capture"),
    (
        "Holes that a player makes their own, wherever they lie.",
        "special",
    ),
    ("The capture by the last seed.", "capture"),
    (
        "Captures that are tried when the preceding ones took nothing.",
        "else_capture",
    ),
    ("Rules specific to Bao.", "bao"),
    (
        "When a game is over, and who gets the seeds left on the board.",
        "end",
    ),
    ("Matches of several rounds.", "rounds"),
];

/// The maximum width of a group on one line, in bytes; a wider group takes one line per field.
const MAX_LINE_BYTES: usize = 96;

/// Writes a top-level group.
fn group(spec: &RuleSpec, name: &str) -> Vec<String> {
    if let Some(optional) = parameters::find(name) {
        return vec![format!("{name}: {},", value_text(spec, optional))];
    }
    let fields = fields(spec, name);
    let line = format!("{name}: ({}),", fields.join(", "));
    if line.len() <= MAX_LINE_BYTES {
        return vec![line];
    }
    let fields = fields.into_iter().map(|field| format!("    {field},"));
    [format!("{name}: (")]
        .into_iter()
        .chain(fields)
        .chain(["),".to_owned()])
        .collect()
}

/// Writes each field that `spec` has in `group`, with its value.
fn fields(spec: &RuleSpec, group: &str) -> Vec<String> {
    let parameters = parameters::of_format(spec.format)
        .filter(|parameter| parameter.group() == group && parameter.is_on(spec));
    parameters
        .map(|parameter| format!("{}: {}", parameter.name(), value_text(spec, parameter)))
        .collect()
}

/// Writes the value of a parameter; a group includes its fields.
fn value_text(spec: &RuleSpec, parameter: &Parameter) -> String {
    match parameter.get(spec) {
        Some(Value::Group(true)) => format!("Some(({}))", fields(spec, parameter.path).join(", ")),
        value => value.map_or_else(String::new, |value| value.ron().into_owned()),
    }
}

fn local(text: &LocalText) -> String {
    match text {
        LocalText::Plain(text) => in_quotes(text),
        LocalText::ByLanguage(texts) => {
            let lines = texts.iter().map(|(language, text)| {
                format!("        {}: {},\n", in_quotes(language), in_quotes(text))
            });
            format!("{{\n{}    }}", lines.collect::<String>())
        }
    }
}

fn list(texts: &[String]) -> String {
    let in_quotes: Vec<String> = texts.iter().map(|text| in_quotes(text)).collect();
    format!("[{}]", in_quotes.join(", "))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::library;
    use crate::limits::MAX_TEXT_LENGTH;

    #[test]
    fn every_built_in_file_survives_a_round_trip() {
        for name in library::names() {
            let spec = library::load(name).unwrap().unwrap().spec().clone();
            let text = write_rule_file(&spec);
            let read = parse_rule_file(text.as_bytes()).unwrap();
            assert_eq!(*read.spec(), spec, "{name}: {text}");
            assert!(text.lines().all(|line| line.trim_end() == line), "{text}");
            // A round trip changes no byte.
            assert_eq!(write_rule_file(read.spec()), text, "{name}");
        }
    }

    #[test]
    fn any_text_survives_a_round_trip() {
        let mut spec = library::load("awale").unwrap().unwrap().spec().clone();
        let odd = "\"quoted\" \\ back\nline\r\ttab \u{7} \u{301} é “”    \n    // no comment";
        spec.name = LocalText::Plain(odd.to_owned());
        spec.about = LocalText::ByLanguage([("en".to_owned(), odd.to_owned())].into());
        spec.origin = LocalText::ByLanguage([].into());
        spec.source = LocalText::Plain(" ".to_owned());
        spec.aliases = vec![odd.to_owned(), String::new()];
        spec.proposed_by = odd.to_owned();
        let text = write_rule_file(&spec);
        assert_eq!(*parse_rule_file(text.as_bytes()).unwrap().spec(), spec);
    }

    #[test]
    fn rules_too_long_to_be_written_are_rejected() {
        let mut spec = library::load("awale").unwrap().unwrap().spec().clone();
        let long = "x".repeat(MAX_TEXT_LENGTH);
        let code = |letter: char| format!("a{letter}");
        let languages = ('a'..='t').map(|letter| (code(letter), long.clone()));
        spec.about = LocalText::ByLanguage(languages.collect());
        let text = write_rule_file(&spec);
        assert!(parse_rule_file(text.as_bytes()).is_ok());
        // Each tab is written as two bytes.
        let text = text.replace('x', "\t");
        assert!(text.len() < MAX_FILE_BYTES);
        let error = parse_rule_file(text.as_bytes()).unwrap_err();
        let limit = MAX_FILE_BYTES;
        assert_eq!(error.findings, [(None, RuleProblem::TooLarge { limit })]);
    }
}
