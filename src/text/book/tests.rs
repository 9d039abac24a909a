//! Tests of the rule book: it reads well for every rule file there is, and
//! no parameter can change without the book saying so.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::fs;
use std::path::{Path, PathBuf};

use crate::rules::spec::{
    BoardSpec, Chain, Counts, Direction, Fallback, Feeding, FlowCaptureSpec, FlowTaker, From,
    GrandSlam, Remaining, RepetitionRemaining, RepetitionSpec, RuleSpec, Stuck, Takes, Territory,
};
use crate::rules::{RuleSet, library, parse_rule_file};
use crate::text::Language;
use crate::text::messages::Messages;

use super::{Block, RuleBook, describe};

fn data(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(folder)
}

fn all_rules() -> Vec<(String, RuleSet)> {
    let built_in =
        library::names().map(|name| (name.to_owned(), library::text(name).unwrap().to_owned()));
    let custom = fs::read_dir(data("custom"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ron"))
        .map(|path| {
            (
                path.display().to_string(),
                fs::read_to_string(path).unwrap(),
            )
        });
    let rules: Vec<(String, RuleSet)> = built_in
        .chain(custom)
        .map(|(name, text)| (name, parse_rule_file(text.as_bytes()).unwrap()))
        .collect();
    assert_eq!(rules.len(), 52);
    rules
}

fn texts(book: &RuleBook) -> Vec<&str> {
    let blocks = book.sections.iter().flat_map(|section| &section.blocks);
    let mut texts: Vec<&str> = blocks
        .flat_map(|block| match block {
            Block::Paragraph(text) => vec![text.as_str()],
            Block::List(items) => items.iter().map(String::as_str).collect(),
        })
        .collect();
    texts.extend(book.sections.iter().map(|section| section.heading.as_str()));
    texts.extend(
        book.facts
            .iter()
            .flat_map(|fact| [fact.label.as_str(), fact.value.as_str()]),
    );
    texts.push(&book.title);
    texts
}

#[test]
fn every_rule_file_becomes_clean_sentences() {
    for language in Language::all() {
        let messages = Messages::new(language);
        for (name, rules) in all_rules() {
            let book = describe(&rules, &messages);
            for text in texts(&book) {
                let is_clean = !text.is_empty()
                    && text.trim() == text
                    && !["{", "}", "  ", " .", " ,", "..", ",,", "book-", "words-"]
                        .iter()
                        .any(|bad| text.contains(bad));
                assert!(is_clean, "{name} in {language:?}: {text:?}");
            }
            for section in &book.sections {
                let Some(Block::Paragraph(last)) = section
                    .blocks
                    .iter()
                    .rfind(|block| matches!(block, Block::Paragraph(_)))
                else {
                    panic!(
                        "{name} in {language:?}: nothing under {:?}",
                        section.heading
                    );
                };
                assert!(
                    last.ends_with(['.', ':', ')']),
                    "{name} in {language:?}: {last:?}"
                );
            }
        }
    }
}

#[test]
fn the_book_of_awale_is_the_one_that_was_read_and_found_good() {
    let rules = parse_rule_file(library::text("awale").unwrap().as_bytes()).unwrap();
    for language in Language::all() {
        let book = describe(&rules, &Messages::new(language)).plain(80);
        let file = data("book").join(format!("awale.{}.txt", language.code()));
        let good = fs::read_to_string(&file).unwrap_or_default();
        assert!(
            book == good,
            "{} differs; if the book is better now, it should be:\n{book}",
            file.display()
        );
    }
}

#[test]
fn the_guide_shows_files_that_can_be_played() {
    let guide =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("rules/README.md")).unwrap();
    let files: Vec<&str> = guide
        .split("```ron")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .collect();
    assert_eq!(files.len(), 2);
    for file in files {
        if let Err(error) = parse_rule_file(file.as_bytes()) {
            panic!("{error:?}");
        }
    }
}

#[test]
fn the_book_says_when_any_parameter_changes() {
    let messages = Messages::new(Language::default());
    let tell = |spec: RuleSpec| describe(&RuleSet::from_spec(spec).unwrap(), &messages).markdown();
    for base in [simple(), full()] {
        let told = tell(base.clone());
        for (change, spec) in changes(&base) {
            assert_ne!(tell(spec), told, "{change} is not told");
        }
    }
}

/// A variant with everything left at its default.
fn simple() -> RuleSpec {
    parse_rule_file(br#"(name: "Simple")"#)
        .unwrap()
        .spec()
        .clone()
}

/// A variant in which every parameter matters.
fn full() -> RuleSpec {
    let text = r#"(
        name: "Full",
        play: (min_seeds: 2, leave: 1),
        sowing: (skip_start: true, relay: Some((stop_counts: Only([2, 4]), stop_in: Opponent))),
        flow_capture: Some((counts: Only([4]), by: Mover, territory: Opponent)),
        capture: (territory: Any, takes: Opposite, chain: WithinTerritory, grand_slam: SparesLast),
        end: (stuck: Passes, seeds_left_below: Some(5), remaining: NotStuckElse(LastMover)),
    )"#;
    parse_rule_file(text.as_bytes()).unwrap().spec().clone()
}

/// `base` with one parameter changed, in every way that a parameter of its kind can change.
fn changes(base: &RuleSpec) -> Vec<(String, RuleSpec)> {
    let mut changed = Vec::new();
    let mut change = |name: &str, edit: &dyn Fn(&mut RuleSpec)| {
        let mut spec = base.clone();
        edit(&mut spec);
        if spec != *base {
            changed.push((name.to_owned(), spec));
        }
    };
    change("holes", &|spec| spec.board.holes += 1);
    change("seeds", &|spec| spec.board.seeds += 1);
    change("direction", &|spec| {
        spec.board.direction = Direction::Clockwise
    });
    change("also_played_on", &|spec| {
        spec.also_played_on.push(BoardSpec {
            holes: 9,
            ..spec.board
        })
    });
    change("from", &|spec| spec.play.from = From::Any);
    change("min_seeds", &|spec| spec.play.min_seeds += 1);
    change("leave", &|spec| {
        (spec.play.leave, spec.play.min_seeds) = (1 - spec.play.leave, 2)
    });
    for feeding in [
        Feeding::Free,
        Feeding::IfPossible,
        Feeding::Required,
        Feeding::Penalised,
    ] {
        change("feeding", &|spec| spec.play.feeding = feeding);
    }
    change("reach_opponent", &|spec| spec.play.reach_opponent = true);
    change("skip_start", &|spec| {
        spec.sowing.skip_start = !spec.sowing.skip_start
    });
    change("relay", &|spec| {
        spec.sowing.relay = spec
            .sowing
            .relay
            .take()
            .map_or_else(|| Some(Default::default()), |_| None);
    });
    change("max_laps", &|spec| {
        if let Some(relay) = &mut spec.sowing.relay {
            relay.max_laps += 1;
        }
    });
    let all_counts = [
        Counts::Only(vec![1]),
        Counts::Only(vec![1, 5]),
        Counts::Between(2, 6),
        Counts::Even,
        Counts::AtLeast(1),
        Counts::AtLeast(3),
    ];
    for counts in all_counts {
        change("stop_counts", &|spec| {
            if let Some(relay) = &mut spec.sowing.relay {
                relay.stop_counts = counts.clone();
            }
        });
        change("flow counts", &|spec| {
            if let Some(flow) = &mut spec.flow_capture {
                flow.counts = counts.clone();
            }
        });
        change("capture counts", &|spec| {
            spec.capture.counts = counts.clone()
        });
    }
    for territory in [Territory::Own, Territory::Opponent, Territory::Any] {
        change("stop_in", &|spec| {
            if let Some(relay) = &mut spec.sowing.relay {
                relay.stop_in = territory;
            }
        });
        for by in [FlowTaker::Mover, FlowTaker::Both] {
            change("flow_capture", &|spec| {
                let counts = Counts::Only(vec![4]);
                spec.flow_capture = Some(FlowCaptureSpec {
                    counts,
                    by,
                    territory,
                });
            });
        }
        change("territory", &|spec| spec.capture.territory = territory);
    }
    for takes in [Takes::Reached, Takes::Opposite, Takes::ReachedAndOpposite] {
        change("takes", &|spec| spec.capture.takes = takes);
    }
    for chain in [
        Chain::None,
        Chain::WithinTerritory,
        Chain::AcrossTerritories,
    ] {
        change("chain", &|spec| spec.capture.chain = chain);
    }
    // Where there is no chain, SparesLast is Cancelled by another name.
    for slam in [GrandSlam::Allowed, GrandSlam::Cancelled, GrandSlam::Illegal] {
        change("grand_slam", &|spec| spec.capture.grand_slam = slam);
    }
    change("stuck", &|spec| {
        spec.end.stuck = if spec.end.stuck == Stuck::Ends {
            Stuck::Passes
        } else {
            Stuck::Ends
        };
    });
    for least in [None, Some(1), Some(2), Some(5)] {
        change("seeds_left_below", &|spec| {
            spec.end.seeds_left_below = least
        });
    }
    change("majority", &|spec| spec.end.majority = true);
    change("no_hole_above_one", &|spec| {
        spec.end.no_hole_above_one = true
    });
    change("empty_territory", &|spec| spec.end.empty_territory = true);
    let all_remaining = [
        Remaining::EachOwn,
        Remaining::LastMover,
        Remaining::LastCapturer,
        Remaining::Nobody,
        Remaining::NotStuckElse(Fallback::EachOwn),
        Remaining::NotStuckElse(Fallback::LastMover),
        Remaining::NotStuckElse(Fallback::Nobody),
    ];
    for remaining in all_remaining {
        change("remaining", &|spec| spec.end.remaining = remaining);
    }
    change("repetition", &|spec| spec.end.repetition = None);
    for occurrences in 2..=10 {
        for remaining in [RepetitionRemaining::Nobody, RepetitionRemaining::EachOwn] {
            change("repetition", &|spec| {
                spec.end.repetition = Some(RepetitionSpec {
                    occurrences,
                    remaining,
                })
            });
        }
    }
    changed
}

#[test]
fn captures_of_the_opponent_are_told_only_where_he_can_make_some() {
    let messages = Messages::new(Language::default());
    let book = |name: &str| {
        let rules = parse_rule_file(library::text(name).unwrap().as_bytes()).unwrap();
        describe(&rules, &messages).plain(1000)
    };
    let during_your_turn = "your opponent’s during your turn included";
    assert!(book("oware").contains(during_your_turn));
    assert!(!book("wouri").contains(during_your_turn));
    assert!(book("wouri").contains("Captures on the way count here."));
}
