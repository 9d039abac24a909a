//! Describes captures by the last seed, and the grand slam.

use crate::examples::{can_slam, captures_only_at_home, captures_only_what_it_sows};
use crate::text::messages::{Argument, Messages};
use crate::text::words::{CountWords, territory_keyword};
use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{AfterCircle, Chain, Feeding, FirstHole, GrandSlam, Territory};
use awale_rules::two_rows::{Capture, Yield};

use super::Section;
use super::owners::have_owners;

/// Describes the captures at the end of the sowing, in the order in which they are attempted.
pub(super) fn capture(rules: OnTwoRows<'_>, messages: &Messages) -> Section {
    let heading = if rules.spec().flow_capture.is_some() {
        "book-capture-heading-flow"
    } else {
        "book-capture-heading"
    };
    let mut section = Section::new(messages.get(heading));
    let captures: Vec<&Capture> = rules
        .two_rows
        .captures
        .iter()
        .filter(|capture| can_take(capture))
        .collect();
    if captures.is_empty() {
        let robs = rules.special().is_some_and(|special| special.rob > 0);
        let rob = ("rob", if robs { "yes" } else { "no" }.into());
        return section.with_paragraph([messages.format("book-world-capture-none", &[rob])]);
    }
    for (index, rule) in captures.iter().enumerate() {
        let otherwise = (index > 0).then(|| messages.get("book-world-else"));
        section = add_capture(section, rules, rule, otherwise, messages);
    }
    let captures_squares = rules.spec().board.end_squares.is_some()
        && captures.iter().any(|rule| rule.territory == Territory::Any);
    let has_squares = rules.spec().board.end_squares.is_some();
    let closing_keys = [
        (rules.special().is_some() && captures.iter().any(|rule| looks_across(rule)))
            .then_some("book-world-opposite-special"),
        captures_squares.then_some("book-world-capture-squares"),
        (has_squares && captures.iter().any(|rule| rule.is_beyond))
            .then_some("book-world-beyond-squares"),
        Some("book-capture-loft"),
    ];
    let closing = closing_keys
        .into_iter()
        .flatten()
        .map(|key| messages.get(key));
    section
        .with_paragraph(first_hole(rules, messages))
        .with_paragraph(closing)
}

/// Returns true if the opposite hole matters for the capture.
fn looks_across(rule: &Capture) -> bool {
    rule.needs_opposite || rule.yields != Yield::Own
}

/// Returns true if the capture can ever take anything.
fn can_take(rule: &Capture) -> bool {
    CountWords::of(&rule.counts) != CountWords::Never
}

/// Appends the description of a capture. `otherwise` introduces one that is attempted only after
/// others.
fn add_capture(
    section: Section,
    rules: OnTwoRows<'_>,
    rule: &Capture,
    otherwise: Option<String>,
    messages: &Messages,
) -> Section {
    let counts = CountWords::of(&rule.counts);
    let is_explained = CountWords::of(rules.stop_counts()).mentions_single_seed();
    let one_means_empty = counts.mentions_single_seed() && !is_explained && !rule.is_beyond;
    let takes_one_hole = rules.two_rows.captures.len() == 1 && rule.chain == Chain::None;
    let needs_opposite = rule.needs_opposite;
    section
        .with_paragraph(
            [
                otherwise,
                Some(if rule.is_beyond {
                    beyond(rule, &counts, messages)
                } else {
                    reached(rules, rule, &counts, messages)
                }),
                one_means_empty.then(|| messages.get("book-one-means-empty")),
                takes_one_hole.then(|| messages.get("book-capture-single")),
                (rule.yields == Yield::Opposite && rule.chain == Chain::None && !needs_opposite)
                    .then(|| messages.get("book-capture-nothing-opposite")),
                needs_opposite.then(|| messages.get("book-world-needs-opposite")),
                rule.one_lap.then(|| messages.get("book-world-one-lap")),
            ]
            .into_iter()
            .flatten(),
        )
        .with_paragraph(chain(rule, &counts, messages))
}

/// Describes a capture of the hole beyond an empty one.
fn beyond(rule: &Capture, counts: &CountWords, messages: &Messages) -> String {
    let kind = if *counts == CountWords::Any {
        "any"
    } else {
        "some"
    };
    messages.format(
        "book-world-beyond",
        &[
            ("where", territory_keyword(rule.territory).into()),
            ("takes", takes_keyword(rule.yields)),
            ("kind", kind.into()),
            ("counts", messages.counts(counts).into()),
        ],
    )
}

/// Describes what a last seed does in the opponent's first hole, if that hole is safe.
fn first_hole(rules: OnTwoRows<'_>, messages: &Messages) -> Option<String> {
    let circle = match rules.after_circle() {
        AfterCircle::OpponentOnly => "yes",
        AfterCircle::All => "no",
    };
    let is_safe = rules.spec().capture.first_hole == FirstHole::Safe;
    is_safe.then(|| messages.format("book-world-first-hole", &[("circle", circle.into())]))
}

/// Describes captures that would leave the opponent's row empty.
pub(super) fn grand_slam(rules: OnTwoRows<'_>, messages: &Messages) -> Option<Section> {
    let rule = rules.two_rows.capture();
    if slam_is_irrelevant(rules) {
        return None;
    }
    let slam = rules.spec().capture.grand_slam;
    let must_feed = matches!(
        rules.spec().play.feeding,
        Feeding::IfPossible | Feeding::Required
    );
    let consequence_key = match slam {
        GrandSlam::Allowed if must_feed => "book-slam-allowed-feeding",
        GrandSlam::Allowed => "book-slam-allowed",
        GrandSlam::SparesLast if rule.chain != Chain::None => "book-slam-spares-last",
        GrandSlam::SparesFirst if rule.chain != Chain::None => "book-slam-spares-first",
        GrandSlam::Cancelled | GrandSlam::SparesLast | GrandSlam::SparesFirst => {
            "book-slam-cancelled"
        }
        GrandSlam::GivesRest => "book-slam-gives-rest",
        GrandSlam::Illegal => "book-slam-illegal",
    };
    let chain = match rule.chain {
        Chain::AcrossTerritories => "across",
        Chain::None | Chain::WithinTerritory | Chain::Onwards => "within",
    };
    let consequence = messages.format(
        consequence_key,
        &[
            ("takes", takes_keyword(rule.yields)),
            ("chain", chain.into()),
        ],
    );
    let has_flow = rules.spec().flow_capture.is_some();
    let flow = if has_flow { "yes" } else { "no" };
    let definition = (slam != GrandSlam::Allowed)
        .then(|| messages.format("book-slam", &[("flow", flow.into())]));
    // Captures made during the sowing aren't cancelled or shortened.
    let exempts_flow = matches!(
        slam,
        GrandSlam::Cancelled | GrandSlam::SparesLast | GrandSlam::SparesFirst
    ) && has_flow;
    Some(
        Section::new(messages.get("book-slam-heading")).with_paragraph(
            definition
                .into_iter()
                .chain([consequence])
                .chain(exempts_flow.then(|| messages.get("book-relay-cut-off-flow"))),
        ),
    )
}

/// Returns true if no capture can leave the opponent's row empty, or if it makes no difference.
pub(super) fn slam_is_irrelevant(rules: OnTwoRows<'_>) -> bool {
    if !rules.two_rows.captures.iter().any(can_take) {
        return true;
    }
    if rules.spec().capture.grand_slam != GrandSlam::Allowed {
        return !can_slam(rules);
    }
    !have_owners(rules) || captures_only_at_home(rules) || captures_only_what_it_sows(rules)
}

/// Describes a capture that starts with the hole reached.
fn reached(
    rules: OnTwoRows<'_>,
    rule: &Capture,
    counts: &CountWords,
    messages: &Messages,
) -> String {
    let key = if *counts == CountWords::Any {
        "book-capture-any"
    } else {
        "book-capture"
    };
    let row_keyword = if have_owners(rules) {
        territory_keyword(rule.territory)
    } else {
        "all"
    };
    let amount = if *counts == CountWords::Listed(vec![1]) {
        "one"
    } else {
        "other"
    };
    let takes = match (rule.yields, rule.chain) {
        // Another hole of the chain may capture the seeds in the reached hole.
        (Yield::Opposite, Chain::AcrossTerritories) => "opposite-across".into(),
        (yields, _) => takes_keyword(yields),
    };
    messages.format(
        key,
        &[
            ("where", row_keyword.into()),
            ("counts", messages.counts(counts).into()),
            ("takes", takes),
            ("amount", amount.into()),
        ],
    )
}

/// Describes how a capture continues with further holes; empty if it doesn't.
fn chain(rule: &Capture, counts: &CountWords, messages: &Messages) -> Vec<String> {
    let extent = match rule.chain {
        Chain::None => return Vec::new(),
        Chain::Onwards if rule.is_beyond => {
            return vec![messages.get("book-world-beyond-onwards")];
        }
        Chain::Onwards => return vec![messages.get("book-world-onwards")],
        Chain::WithinTerritory => "within",
        Chain::AcrossTerritories => "across",
    };
    let mut sentences = vec![messages.format(
        "book-capture-chain",
        &[
            ("counts", messages.counts(counts).into()),
            ("takes", takes_keyword(rule.yields)),
            ("chain", extent.into()),
        ],
    )];
    // Zero is even, but an empty hole never counts.
    if *counts == CountWords::Even {
        sentences.push(messages.get("book-capture-chain-even"));
    }
    if rule.is_beyond || rule.yields != Yield::Own {
        sentences.push(messages.get("book-capture-chain-empty-opposite"));
        // Within one row, the opposite holes are in the other row, so emptying them doesn't change
        // the counts of the chain.
        if rule.chain == Chain::AcrossTerritories {
            if rule.yields == Yield::Opposite {
                sentences.push(messages.get("book-capture-chain-keeps"));
            }
            sentences.push(messages.get("book-capture-chain-counted-first"));
        }
    }
    sentences
}

/// Returns the keyword of the holes that a capture takes.
fn takes_keyword(yields: Yield) -> Argument<'static> {
    match yields {
        Yield::Own => "reached",
        Yield::Opposite => "opposite",
        Yield::Both => "both",
    }
    .into()
}
