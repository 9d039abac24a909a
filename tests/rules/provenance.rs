//! The sources of each rule: compares the rule files with an independently written table of facts.

use std::collections::BTreeSet;

use awale_rules::spec::Direction;
use awale_rules::{LocalText, library};

const TABLE: &str = include_str!("../data/provenance.txt");
const LANGUAGES: [&str; 6] = ["en", "fr", "pt", "es", "sw", "de"];

/// One row of the table.
struct Facts {
    rule: &'static str,
    places: Vec<&'static str>,
    proposed_by: &'static str,
    names: Vec<&'static str>,
    literature: Vec<&'static str>,
    remark: Vec<&'static str>,
}

fn table() -> Vec<Facts> {
    let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    lines.map(facts).collect()
}

fn facts(line: &'static str) -> Facts {
    let columns: Vec<&str> = line.split('|').map(str::trim).collect();
    let [rule, places, proposer, names, literature, remark] = columns[..] else {
        panic!("six columns: {line}")
    };
    Facts {
        rule,
        places: items(places),
        proposed_by: match proposer {
            "-" => "",
            // The same two people, named in the same way in every language.
            "Guillion Bros." => "Didier & Olivier Guillion",
            name => name,
        },
        names: items(names),
        literature: items(literature),
        remark: items(remark),
    }
}

fn items(column: &str) -> Vec<&str> {
    match column {
        "-" => Vec::new(),
        items => items.split(',').map(str::trim).collect(),
    }
}

fn assert_states(rule: &str, what: &str, text: &str, facts: &[&str]) {
    for fact in facts {
        assert!(text.contains(fact), "{rule}: {what} lacks {fact:?}: {text}");
    }
}

#[test]
fn the_table_knows_every_built_in_variant() {
    let listed: BTreeSet<&str> = table().iter().map(|facts| facts.rule).collect();
    assert_eq!(listed, library::names().collect());
}

#[test]
fn every_rule_file_names_its_sources() {
    for facts in table() {
        let rules = library::load(facts.rule).unwrap().unwrap();
        let spec = rules.spec();
        let rule = facts.rule;
        assert_eq!(spec.proposed_by, facts.proposed_by, "{rule}");
        assert_eq!(spec.aliases, facts.names, "{rule}");
        assert_eq!(spec.origin.is_empty(), facts.places.is_empty(), "{rule}");
        assert_states(rule, "origin", spec.origin.get("en"), &facts.places);
        assert_states(rule, "about", spec.about.get("en"), &facts.remark);
        // Authors, years and section numbers are the same in all languages.
        for language in LANGUAGES {
            let source = spec.source.get(language);
            assert_states(rule, "source", source, &facts.literature);
        }
    }
}

#[test]
fn sources_are_given_in_every_language() {
    for facts in table() {
        let rules = library::load(facts.rule).unwrap().unwrap();
        let spec = rules.spec();
        for (what, text) in [("about", &spec.about), ("source", &spec.source)] {
            assert_eq!(languages(text), LANGUAGES.into(), "{}: {what}", facts.rule);
        }
        if !facts.places.is_empty() {
            assert_eq!(languages(&spec.origin), LANGUAGES.into(), "{}", facts.rule);
        }
    }
}

fn languages(text: &LocalText) -> BTreeSet<&str> {
    match text {
        LocalText::Plain(_) => BTreeSet::new(),
        LocalText::ByLanguage(texts) => {
            let written = texts.iter().filter(|(_, words)| !words.trim().is_empty());
            written.map(|(language, _)| language.as_str()).collect()
        }
    }
}

/// Returns the other common boards: holes per row, seeds, and whether sowing is clockwise.
fn boards(rule: &str) -> Vec<(i64, i64, bool)> {
    let rules = library::load(rule).unwrap().unwrap();
    let others = rules.spec().also_played_on.iter();
    others
        .map(|board| {
            let clockwise = board.direction == Direction::Clockwise;
            (board.holes, board.seeds, clockwise)
        })
        .collect()
}

#[test]
fn boards_common_elsewhere_are_offered() {
    assert_eq!(boards("adji-boto"), [(5, 10, false)]);
    assert_eq!(
        boards("darra"),
        [(12, 4, false), (16, 4, false), (18, 4, false)]
    );
    assert_eq!(boards("ot-tjin"), [(10, 3, false)]);
    assert_eq!(boards("vai-lung-thlan"), [(6, 5, true)]);
}

#[test]
fn oware_as_most_of_the_world_plays_it_is_found_under_its_name() {
    let called_oware = library::all_names().filter(|name| {
        let rules = library::load(name).unwrap().unwrap();
        rules.spec().aliases.iter().any(|alias| alias == "Abapa")
    });
    assert_eq!(called_oware.collect::<Vec<_>>(), ["abapa"]);
}
