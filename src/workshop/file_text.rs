//! A rule file as a person would write it: like those that come with the program, with a
//! comment where the names of the fields don't say enough.

use std::fmt::Write;

use crate::rules::LocalText;
use crate::rules::spec::{BoardSpec, RuleSpec};

/// The first lines of a file.
const HEAD: &str = "\
// A variant of Awale. `rules/README.md`, which comes with the program, explains every field;
// the rule workshop of the game changes them.
";

/// The text of a rule file that says what `spec` says.
#[must_use]
pub fn file_text(spec: &RuleSpec) -> String {
    let mut text = String::from(HEAD);
    text.push_str("(\n");
    let mut line = |line: String| {
        text.push_str("    ");
        text.push_str(&line);
        text.push('\n');
    };
    line(format!("format: {},", spec.format));
    line(format!("name: {},", local(&spec.name)));
    if !spec.aliases.is_empty() {
        line(format!("aliases: {},", list(&spec.aliases)));
    }
    if !spec.origin.is_empty() {
        line(format!("origin: {},", local(&spec.origin)));
    }
    if !spec.proposed_by.is_empty() {
        line(format!("proposed_by: {},", quoted(&spec.proposed_by)));
    }
    if !spec.source.is_empty() {
        line(format!("source: {},", local(&spec.source)));
    }
    if !spec.about.is_empty() {
        line(format!("about: {},", local(&spec.about)));
    }
    line(String::new());
    line(format!("board: {},", board(spec.board)));
    if !spec.also_played_on.is_empty() {
        line("also_played_on: [".to_owned());
        for other in &spec.also_played_on {
            line(format!("    {},", board(*other)));
        }
        line("],".to_owned());
    }
    for rest in rules(spec).lines() {
        line(rest.to_owned());
    }
    text.push_str(")\n");
    // Empty lines have no blanks.
    text.replace("    \n", "\n")
}

/// The groups that say how it is played. The names of values are those of the format.
fn rules(spec: &RuleSpec) -> String {
    let RuleSpec {
        play,
        sowing,
        capture,
        end,
        ..
    } = spec;
    let relay = sowing.relay.as_ref().map_or("None".to_owned(), |relay| {
        format!(
            "Some((stop_counts: {:?}, stop_in: {:?}, max_laps: {}))",
            relay.stop_counts, relay.stop_in, relay.max_laps
        )
    });
    let flow = spec
        .flow_capture
        .as_ref()
        .map_or("None".to_owned(), |flow| {
            format!(
                "Some((counts: {:?}, by: {:?}, territory: {:?}))",
                flow.counts, flow.by, flow.territory
            )
        });
    let repetition = end.repetition.map_or("None".to_owned(), |repetition| {
        format!(
            "Some((occurrences: {}, remaining: {:?}))",
            repetition.occurrences, repetition.remaining
        )
    });
    let mut text = String::new();
    // Writing to a string can't fail.
    let _ = write!(
        text,
        "\
// Which holes a player may lift, and whether the opponent must be fed.
play: (from: {:?}, min_seeds: {}, leave: {}, feeding: {:?}, reach_opponent: {}),
// Relays: when the last seed of a lap does not stop the sowing, another lap begins there.
sowing: (
    skip_start: {},
    relay: {relay},
),
// Captures made while seeds are sown.
flow_capture: {flow},
// The capture by the last seed.
capture: (
    counts: {:?},
    territory: {:?},
    takes: {:?},
    chain: {:?},
    grand_slam: {:?},
),
// When a game is over, and who gets the seeds left on the board.
end: (
    stuck: {:?},
    seeds_left_below: {:?},
    majority: {},
    no_hole_above_one: {},
    empty_territory: {},
    remaining: {:?},
    repetition: {repetition},
),
",
        play.from,
        play.min_seeds,
        play.leave,
        play.feeding,
        play.reach_opponent,
        sowing.skip_start,
        capture.counts,
        capture.territory,
        capture.takes,
        capture.chain,
        capture.grand_slam,
        end.stuck,
        end.seeds_left_below,
        end.majority,
        end.no_hole_above_one,
        end.empty_territory,
        end.remaining,
    );
    text
}

fn board(board: BoardSpec) -> String {
    format!(
        "(holes: {}, seeds: {}, direction: {:?})",
        board.holes, board.seeds, board.direction
    )
}

fn local(text: &LocalText) -> String {
    match text {
        LocalText::Plain(text) => quoted(text),
        LocalText::ByLanguage(texts) => {
            let lines = texts.iter().map(|(language, text)| {
                format!("        {}: {},\n", quoted(language), quoted(text))
            });
            format!("{{\n{}    }}", lines.collect::<String>())
        }
    }
}

fn list(texts: &[String]) -> String {
    let quoted: Vec<String> = texts.iter().map(|text| quoted(text)).collect();
    format!("[{}]", quoted.join(", "))
}

/// A text between quotation marks. Only what would end it, or be no text, is escaped.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            '\r' => quoted.push_str("\\r"),
            '\t' => quoted.push_str("\\t"),
            _ if letter.is_control() => {
                let _ = write!(quoted, "\\u{{{:x}}}", u32::from(letter));
            }
            _ => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::rules::{library, parse_rule_file};

    #[test]
    fn every_built_in_file_survives_being_written_and_read() {
        for name in library::names() {
            let spec = library::load(name).unwrap().unwrap().spec().clone();
            let text = file_text(&spec);
            let read = parse_rule_file(text.as_bytes()).unwrap();
            assert_eq!(*read.spec(), spec, "{name}: {text}");
            // Written again, not a byte differs.
            assert_eq!(file_text(read.spec()), text, "{name}");
        }
    }

    #[test]
    fn any_words_survive() {
        let mut spec = library::load("awale").unwrap().unwrap().spec().clone();
        let odd = "\"quoted\" \\ back\nline\r\ttab \u{7} \u{301} é “”    \n    // no comment";
        spec.name = LocalText::Plain(odd.to_owned());
        spec.about = LocalText::ByLanguage([("en".to_owned(), odd.to_owned())].into());
        spec.aliases = vec![odd.to_owned(), String::new()];
        spec.proposed_by = odd.to_owned();
        let text = file_text(&spec);
        assert_eq!(*parse_rule_file(text.as_bytes()).unwrap().spec(), spec);
    }
}
