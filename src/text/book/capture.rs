//! The capture of the last seed, and the grand slam.

use crate::examples::{can_slam, captures_only_at_home, captures_only_what_it_sows};
use crate::rules::RuleSet;
use crate::rules::spec::{Chain, Feeding, GrandSlam, Takes};
use crate::text::messages::{Argument, Messages};
use crate::text::words::{CountWords, territory_keyword};

use super::Section;
use super::owners::have_owners;

/// The capture at the end of the sowing.
pub(super) fn capture(rules: &RuleSet, messages: &Messages) -> Section {
    let rule = rules.capture();
    let counts = CountWords::of(&rule.counts);
    let heading = if rules.flow_capture().is_some() {
        "book-capture-heading-flow"
    } else {
        "book-capture-heading"
    };
    let told_of_one = rules
        .relay()
        .is_some_and(|relay| CountWords::of(&relay.stop_counts).singles_out_one());
    let one_means_empty = counts.singles_out_one() && !told_of_one;
    Section::new(messages.get(heading))
        .paragraph(
            [
                Some(reached(rules, &counts, messages)),
                one_means_empty.then(|| messages.get("book-one-means-empty")),
                (rule.chain == Chain::None).then(|| messages.get("book-capture-single")),
                (rule.takes == Takes::Opposite && rule.chain == Chain::None)
                    .then(|| messages.get("book-capture-nothing-opposite")),
            ]
            .into_iter()
            .flatten(),
        )
        .paragraph(chain(rules, &counts, messages))
        .paragraph([messages.get("book-capture-loft")])
}

/// A capture that would leave the opponent's row empty.
pub(super) fn grand_slam(rules: &RuleSet, messages: &Messages) -> Option<Section> {
    let rule = rules.capture();
    if slam_is_no_matter(rules) {
        return None;
    }
    let bound_to_feed = matches!(
        rules.play().feeding,
        Feeding::IfPossible | Feeding::Required
    );
    let consequence = match rule.grand_slam {
        GrandSlam::Allowed if bound_to_feed => "book-slam-allowed-feeding",
        GrandSlam::Allowed => "book-slam-allowed",
        GrandSlam::SparesLast if rule.chain != Chain::None => "book-slam-spares-last",
        GrandSlam::Cancelled | GrandSlam::SparesLast => "book-slam-cancelled",
        GrandSlam::Illegal => "book-slam-illegal",
    };
    let chain = match rule.chain {
        Chain::AcrossTerritories => "across",
        Chain::None | Chain::WithinTerritory | Chain::Onwards => "within",
    };
    let consequence = messages.format(
        consequence,
        &[
            ("takes", takes_keyword(rule.takes)),
            ("chain", chain.into()),
        ],
    );
    let has_flow = rules.flow_capture().is_some();
    let flow = if has_flow { "yes" } else { "no" };
    let definition = (rule.grand_slam != GrandSlam::Allowed)
        .then(|| messages.format("book-slam", &[("flow", flow.into())]));
    // The limits of a cancelled or shortened capture.
    let kept = matches!(
        rule.grand_slam,
        GrandSlam::Cancelled | GrandSlam::SparesLast
    ) && has_flow;
    Some(
        Section::new(messages.get("book-slam-heading")).paragraph(
            definition
                .into_iter()
                .chain([consequence])
                .chain(kept.then(|| messages.get("book-relay-cut-off-flow"))),
        ),
    )
}

/// Whether no capture can leave the opponent's row empty, or no rule and no player would mind.
pub(super) fn slam_is_no_matter(rules: &RuleSet) -> bool {
    let rule = rules.capture();
    if rule.grand_slam != GrandSlam::Allowed {
        return !can_slam(rules);
    }
    !have_owners(rules) || captures_only_at_home(rules) || captures_only_what_it_sows(rules)
}

fn reached(rules: &RuleSet, counts: &CountWords, messages: &Messages) -> String {
    let rule = rules.capture();
    let key = if *counts == CountWords::Any {
        "book-capture-any"
    } else {
        "book-capture"
    };
    let place = if have_owners(rules) {
        territory_keyword(rule.territory)
    } else {
        "all"
    };
    let amount = if *counts == CountWords::Listed(vec![1]) {
        "one"
    } else {
        "other"
    };
    let takes = match (rule.takes, rule.chain) {
        // Another hole of the chain may capture the seeds of the reached hole.
        (Takes::Opposite, Chain::AcrossTerritories) => "opposite-across".into(),
        (takes, _) => takes_keyword(takes),
    };
    messages.format(
        key,
        &[
            ("where", place.into()),
            ("counts", messages.counts(counts).into()),
            ("takes", takes),
            ("amount", amount.into()),
        ],
    )
}

fn chain(rules: &RuleSet, counts: &CountWords, messages: &Messages) -> Vec<String> {
    let rule = rules.capture();
    let reach = match rule.chain {
        Chain::None | Chain::Onwards => return Vec::new(),
        Chain::WithinTerritory => "within",
        Chain::AcrossTerritories => "across",
    };
    let mut sentences = vec![messages.format(
        "book-capture-chain",
        &[
            ("counts", messages.counts(counts).into()),
            ("takes", takes_keyword(rule.takes)),
            ("chain", reach.into()),
        ],
    )];
    // Zero is even, but an empty hole never counts.
    if *counts == CountWords::Even {
        sentences.push(messages.get("book-capture-chain-even"));
    }
    if rule.takes != Takes::Reached {
        sentences.push(messages.get("book-capture-chain-empty-opposite"));
        // Within a row the holes opposite lie in the other one: emptying them changes no count of
        // the chain.
        if rule.chain == Chain::AcrossTerritories {
            if rule.takes == Takes::Opposite {
                sentences.push(messages.get("book-capture-chain-keeps"));
            }
            sentences.push(messages.get("book-capture-chain-counted-first"));
        }
    }
    sentences
}

fn takes_keyword(takes: Takes) -> Argument<'static> {
    match takes {
        Takes::Reached | Takes::Beyond => "reached",
        Takes::Opposite | Takes::Inner | Takes::InnerAndOuter => "opposite",
        Takes::ReachedAndOpposite | Takes::BeyondAndOpposite => "both",
    }
    .into()
}
