//! Tests that sentences that depend on several parameters are true for each combination of them.

use std::collections::HashSet;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::text::book::{RuleBook, Topic, describe};
use crate::text::{Language, Messages};
use awale_rules::board::MAX_HOLES;
use awale_rules::spec::{
    Chain, Counts, Feeding, FlowCaptureSpec, GrandSlam, RelaySpec, RuleSpec, Takes, Territory,
};
use awale_rules::{BoardSnapshot, GameEvent, Hole, Placement, Position, RuleSet, Side, Vessel};

use super::changes::simple;
use super::{assert_clean, texts};

const TAKES: [Takes; 3] = [Takes::Reached, Takes::Opposite, Takes::ReachedAndOpposite];
const CHAINS: [Chain; 3] = [
    Chain::None,
    Chain::WithinTerritory,
    Chain::AcrossTerritories,
];
const TERRITORIES: [Territory; 3] = [Territory::Own, Territory::Opponent, Territory::Any];
const SLAMS: [GrandSlam; 4] = [
    GrandSlam::Allowed,
    GrandSlam::Cancelled,
    GrandSlam::SparesLast,
    GrandSlam::Illegal,
];
const FEEDINGS: [Feeding; 4] = [
    Feeding::Free,
    Feeding::IfPossible,
    Feeding::Required,
    Feeding::Penalised,
];

/// Returns the simple variant with this change.
fn simple_with(change: impl FnOnce(&mut RuleSpec)) -> RuleSet {
    let mut spec = simple();
    change(&mut spec);
    RuleSet::from_spec(spec).unwrap()
}

/// Returns a variant for every combination of what a capture takes and the rule on grand slams.
fn captures() -> impl Iterator<Item = RuleSet> {
    let combinations = TAKES.iter().flat_map(|&takes| {
        CHAINS.iter().flat_map(move |&chain| {
            TERRITORIES.iter().flat_map(move |&territory| {
                SLAMS
                    .iter()
                    .map(move |&slam| (takes, chain, territory, slam))
            })
        })
    });
    combinations.map(|(takes, chain, territory, slam)| {
        simple_with(|spec| {
            spec.capture.takes = takes;
            spec.capture.chain = chain;
            spec.capture.territory = territory;
            spec.capture.grand_slam = slam;
        })
    })
}

/// Returns a variant for every combination of the rules that forbid moves.
fn limits() -> impl Iterator<Item = RuleSet> {
    let combinations = FEEDINGS.iter().flat_map(|&feeding| {
        SLAMS
            .iter()
            .flat_map(move |&slam| [false, true].map(|reach| (feeding, slam, reach)))
    });
    combinations.map(|(feeding, slam, reach)| {
        simple_with(|spec| {
            spec.play.feeding = feeding;
            spec.play.reach_opponent = reach;
            spec.capture.grand_slam = slam;
        })
    })
}

fn english(rules: &RuleSet) -> RuleBook {
    describe(rules, &Messages::new(Language::default()))
}

fn section(book: &RuleBook, topic: Topic) -> Option<String> {
    let section = book
        .sections
        .iter()
        .find(|section| section.topic == topic)?;
    let mut excerpt = book.clone();
    excerpt.sections = vec![section.clone()];
    excerpt.facts.clear();
    Some(texts(&excerpt).join(" "))
}

/// Plays captures under `rules` from random positions. Returns for each the capturing chain, the
/// filled holes before the capture, the captured holes, and whether the opponent's row was spared.
fn random_captures(rules: &RuleSet) -> Vec<(Vec<Hole>, HashSet<Hole>, HashSet<Hole>, bool)> {
    let geometry = rules.geometry();
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut captures = Vec::new();
    for _ in 0..6_000 {
        let mut holes = [0; MAX_HOLES];
        for hole in geometry.all() {
            let is_far = geometry.owner(hole) == Side::North;
            // Nearly empty rows lead to grand slams.
            holes[hole.index()] = match rng.random_range(0..if is_far { 8 } else { 3 }) {
                0 => rng.random_range(1..9),
                1 => 2,
                _ => 0,
            };
        }
        let placement = Placement {
            holes,
            lofts: [0, 0],
            to_move: Side::South,
            ..Placement::default()
        };
        let position = Position::set_up(rules, &placement, &mut ());
        for hole in position.legal_moves(rules).holes().iter() {
            let mut events = Vec::new();
            position.clone().play_unchecked(rules, hole, &mut events);
            let mut board = BoardSnapshot::set_up(&placement, geometry);
            let (mut end, mut captured, mut is_refused) = (hole, HashSet::new(), false);
            for event in &events {
                match *event {
                    GameEvent::Sown { hole, .. } => end = hole,
                    GameEvent::Captured { hole, .. } => {
                        captured.insert(hole);
                    }
                    GameEvent::CaptureRefused { .. } => is_refused = true,
                    _ => {}
                }
                if matches!(event, GameEvent::Lifted { .. } | GameEvent::Sown { .. }) {
                    board.apply(*event);
                }
            }
            if captured.is_empty() && !is_refused {
                continue;
            }
            let count = |hole: Hole| board.count(Vessel::Hole(hole));
            let on_two = rules.two_rows().unwrap();
            let chain = on_two.capturing_chain(end, count).collect();
            let filled = geometry.all().filter(|&hole| count(hole) > 0).collect();
            captures.push((chain, filled, captured, is_refused));
        }
    }
    captures
}

#[test]
fn every_combination_becomes_clean_sentences() {
    let with_flow = simple_with(|spec| {
        spec.flow_capture = Some(FlowCaptureSpec::default());
        spec.capture.grand_slam = GrandSlam::Cancelled;
    });
    for language in Language::all() {
        let messages = Messages::new(language);
        for rules in captures().chain(limits()) {
            let spec = rules.spec();
            let label = format!("{:?} {:?} in {language:?}", spec.capture, spec.play);
            assert_clean(&describe(&rules, &messages), &label);
        }
        let book = describe(&with_flow, &messages);
        assert_clean(&book, "flow");
        // If the last capture is void, captures on the way remain valid.
        let sentence = messages.get("book-relay-cut-off-flow");
        assert!(
            section(&book, Topic::GrandSlam)
                .unwrap()
                .contains(&sentence)
        );
    }
}

#[test]
fn the_book_names_the_hole_that_the_rules_spare() {
    for takes in TAKES {
        for chain in [Chain::WithinTerritory, Chain::AcrossTerritories] {
            let rules = simple_with(|spec| {
                spec.capture.counts = Counts::Between(1, 3);
                spec.capture.takes = takes;
                spec.capture.chain = chain;
                spec.capture.territory = Territory::Any;
                spec.capture.grand_slam = GrandSlam::SparesLast;
            });
            let words = section(&english(&rules), Topic::GrandSlam).unwrap();
            let expected = match takes {
                Takes::Reached | Takes::Beyond => "farthest back, keeps its seeds.",
                Takes::Opposite | Takes::Inner | Takes::InnerAndOuter => {
                    "yields nothing, and the hole opposite it keeps its seeds."
                }
                Takes::ReachedAndOpposite if chain == Chain::WithinTerritory => {
                    "it keeps its seeds, and so does the hole opposite it."
                }
                Takes::ReachedAndOpposite | Takes::BeyondAndOpposite => {
                    "and so does the hole opposite it, unless that one belongs to the chain too."
                }
            };
            assert!(words.contains(expected), "{words}");
            let mut slams = 0;
            for (chain, filled, captured, refused) in random_captures(&rules) {
                if !refused {
                    continue;
                }
                slams += 1;
                let opposite = |hole: Hole| rules.geometry().opposite(hole);
                let (&last, others) = chain.split_last().unwrap();
                let spared: Vec<Hole> = match takes {
                    Takes::Reached | Takes::Beyond => vec![last],
                    Takes::Opposite => vec![opposite(last)],
                    Takes::ReachedAndOpposite if others.contains(&opposite(last)) => vec![],
                    _ => vec![last, opposite(last)],
                };
                assert!(spared.iter().all(|hole| !captured.contains(hole)));
                let expected_holes = others.iter().flat_map(|&hole| match takes {
                    Takes::Reached | Takes::Beyond => vec![hole],
                    Takes::Opposite => vec![opposite(hole)],
                    _ => vec![hole, opposite(hole)],
                });
                let expected_holes: HashSet<Hole> = expected_holes
                    .filter(|hole| filled.contains(hole))
                    .collect();
                assert_eq!(captured, expected_holes, "{takes:?} {chain:?}");
            }
            assert!(slams > 20, "{takes:?} {chain:?}: {slams}");
        }
    }
}

#[test]
fn each_language_distinguishes_the_spared_holes() {
    for language in Language::all() {
        let messages = Messages::new(language);
        let words = |takes: Takes, chain: Chain| {
            let rules = simple_with(|spec| {
                spec.capture.takes = takes;
                spec.capture.chain = chain;
                spec.capture.territory = Territory::Any;
                spec.capture.grand_slam = GrandSlam::SparesLast;
            });
            section(&describe(&rules, &messages), Topic::GrandSlam).unwrap()
        };
        let texts: HashSet<String> = [
            (Takes::Reached, Chain::WithinTerritory),
            (Takes::Opposite, Chain::WithinTerritory),
            (Takes::ReachedAndOpposite, Chain::WithinTerritory),
            (Takes::ReachedAndOpposite, Chain::AcrossTerritories),
        ]
        .map(|(takes, chain)| words(takes, chain))
        .into();
        assert_eq!(texts.len(), 4, "{language:?}");
    }
}

#[test]
fn the_hole_reached_keeps_its_seeds_only_if_no_chain_takes_them() {
    for chain in CHAINS {
        let rules = simple_with(|spec| {
            spec.capture.takes = Takes::Opposite;
            spec.capture.territory = Territory::Any;
            spec.capture.chain = chain;
        });
        let words = section(&english(&rules), Topic::Capture).unwrap();
        let is_described = words.contains("but not those in the hole reached");
        let mut captures = random_captures(&rules).into_iter();
        let is_taken = captures.any(|(chain, _, captured, _)| captured.contains(&chain[0]));
        assert_eq!(is_described, !is_taken, "{chain:?}: {words}");
    }
}

#[test]
fn a_grand_slam_is_mentioned_only_for_captures_that_can_be_one() {
    for rules in captures().filter(|rules| rules.spec().capture.grand_slam == GrandSlam::Cancelled)
    {
        let is_mentioned = section(&english(&rules), Topic::GrandSlam).is_some();
        let has_slam = random_captures(&rules)
            .iter()
            .any(|(.., is_refused)| *is_refused);
        assert_eq!(is_mentioned, has_slam, "{:?}", rules.spec().capture);
    }
}

#[test]
fn no_restriction_contradicts_another() {
    for rules in limits() {
        let (play, capture) = (&rules.spec().play, &rules.spec().capture);
        let book = english(&rules);
        let words = section(&book, Topic::Feeding).unwrap();
        let label = format!("{:?} {:?}: {words}", play, capture.grand_slam);
        let is_limited = play.reach_opponent || capture.grand_slam == GrandSlam::Illegal;
        for unlimited in ["You may play another move, but", "you may play any move"] {
            assert!(!(is_limited && words.contains(unlimited)), "{label}");
        }
        let takes_all = "without a seed.";
        let is_free = play.feeding == Feeding::Free && !play.reach_opponent;
        if is_free && capture.grand_slam != GrandSlam::Allowed {
            assert!(!words.contains(takes_all), "{label}");
        }
        // A capture that would empty the row is void or forbidden.
        assert!(!words.contains("may empty"), "{label}");
    }
}

#[test]
fn a_relay_that_stops_everywhere_has_one_lap() {
    let rules = simple_with(|spec| {
        spec.sowing.relay = Some(RelaySpec {
            stop_counts: Counts::AtLeast(1),
            ..RelaySpec::default()
        });
    });
    let words = section(&english(&rules), Topic::Relay).unwrap();
    assert!(words.contains("always stops after one lap"), "{words}");
    for lap in ["cut off", "may have several"] {
        assert!(!words.contains(lap), "{words}");
    }
}
