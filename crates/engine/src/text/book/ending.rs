//! Describes when a game is over, who gets the remaining seeds, and who has won.

use crate::examples::{allows_any_hole_with_enough_seeds, never_ends_stuck};
use crate::text::messages::Messages;
use awale_rules::RuleSet;
use awale_rules::spec::{
    AtMajority, Fallback, Feeding, FlowTaker, GrandSlam, Remaining, RepetitionRemaining,
    SpecialSeeds, Stuck, Territory,
};

use super::Section;

/// Describes the conditions that end a game.
pub(super) fn end(rules: &RuleSet, messages: &Messages) -> Section {
    let stuck = match rules.end().stuck {
        Stuck::Ends => "book-end-stuck-ends",
        Stuck::Passes => "book-end-stuck-passes",
    };
    let section = Section::new(messages.get("book-end-heading"));
    if always_ends_empty(rules) {
        return section.with_paragraph(
            can_pass(rules)
                .then(|| messages.get("book-end-passes"))
                .into_iter()
                .chain([messages.get("book-end-bare")]),
        );
    }
    let stuck = if never_ends_stuck(rules) {
        can_pass(rules).then_some("book-end-passes")
    } else {
        Some(stuck)
    };
    let describes_stuck = !never_ends_stuck(rules);
    let must_feed = has_duty(rules, Feeding::Required) && describes_stuck;
    let section = section.with_paragraph(
        stuck
            .into_iter()
            .chain(must_feed.then_some("book-end-must-feed"))
            .map(|key| messages.get(key)),
    );
    let mut conditions = conditions(rules, messages);
    let also = ("also", if describes_stuck { "yes" } else { "no" }.into());
    let section = match conditions.len() {
        0 => section,
        1 => {
            let condition = ("condition", conditions.swap_remove(0).into());
            section.with_paragraph([messages.format("book-end-also", &[also, condition])])
        }
        _ => section
            .with_paragraph([messages.format("book-end-also-any", &[also])])
            .with_list(conditions),
    };
    section.with_paragraph(is_penalised(rules).then(|| messages.get("book-end-penalty")))
}

/// Returns true if a player can be stuck while the other plays on.
fn can_pass(rules: &RuleSet) -> bool {
    rules.end().stuck == Stuck::Passes && !rules.lifts_anywhere()
}

/// Describes who takes the remaining seeds, if a game can end with any.
pub(super) fn remaining(rules: &RuleSet, messages: &Messages) -> Option<Section> {
    if always_ends_empty(rules) {
        return None;
    }
    let section = Section::new(messages.get("book-remaining-heading"));
    let (key, taker) = match rules.end().remaining {
        Remaining::EachOwn => ("book-remaining", "each-own"),
        Remaining::LastMover => ("book-remaining", "last-mover"),
        Remaining::LastCapturer => ("book-remaining", "last-capturer"),
        // In a match of rounds, all seeds fill the board of the next one.
        Remaining::Nobody if rules.rounds().is_some() => ("book-remaining", "each-own"),
        Remaining::Nobody => ("book-remaining", "nobody"),
        Remaining::ClearedOwner => ("book-world-remaining", "cleared-owner"),
        Remaining::Starter => ("book-world-remaining", "starter"),
        // In a match of rounds, all seeds fill the board of the next one.
        Remaining::Split if rules.rounds().is_some() => ("book-world-remaining", "split-round"),
        Remaining::Split => ("book-world-remaining", "split"),
        Remaining::NotStuckElse(Fallback::EachOwn) => ("book-remaining-not-stuck", "each-own"),
        Remaining::NotStuckElse(Fallback::LastMover) => ("book-remaining-not-stuck", "last-mover"),
        Remaining::NotStuckElse(Fallback::Nobody) if rules.rounds().is_some() => {
            ("book-remaining-not-stuck", "each-own")
        }
        Remaining::NotStuckElse(Fallback::Nobody) => ("book-remaining-not-stuck", "nobody"),
    };
    let flow = (rules.spec().flow_capture.as_ref())
        .filter(|_| taker == "last-capturer")
        .map(|flow| match (flow.by, flow.territory) {
            (FlowTaker::Both, Territory::Own | Territory::Opponent) => "book-remaining-flow",
            // Only the player whose turn it is captures.
            (FlowTaker::Both, Territory::Any) | (FlowTaker::Mover, _) => "book-remaining-flow-own",
        });
    Some(
        section.with_paragraph(
            [
                Some(messages.format(key, &[("remaining", taker.into())])),
                flow.map(|key| messages.get(key)),
                stays_at_majority(rules).then(|| messages.get("book-remaining-majority")),
                is_penalised(rules).then(|| messages.get("book-remaining-penalty")),
                rules
                    .special()
                    .filter(|special| special.seeds == SpecialSeeds::Stay)
                    .map(|_| messages.get("book-world-remaining-special")),
                (rules.spec().board.end_squares.is_some()
                    && matches!(taker, "each-own" | "nobody"))
                .then(|| messages.get("book-world-remaining-squares")),
            ]
            .into_iter()
            .flatten(),
        ),
    )
}

/// Describes the repetition rule.
pub(super) fn repetition(rules: &RuleSet, messages: &Messages) -> Section {
    let text = match rules.end().repetition {
        None => messages.get("book-repetition-none"),
        Some(repetition) => {
            let remaining = match repetition.remaining {
                // In a match of rounds, all seeds fill the board of the next one.
                RepetitionRemaining::Nobody if rules.rounds().is_some() => "each-own",
                RepetitionRemaining::Nobody => "nobody",
                RepetitionRemaining::EachOwn => "each-own",
                RepetitionRemaining::Split if rules.rounds().is_some() => "split-round",
                RepetitionRemaining::Split => "split",
            };
            messages.format(
                "book-repetition",
                &[
                    ("occurrences", repetition.occurrences.into()),
                    ("remaining", remaining.into()),
                ],
            )
        }
    };
    Section::new(messages.get("book-repetition-heading")).with_paragraph([text])
}

/// Describes the condition for winning.
pub(super) fn winner(messages: &Messages) -> Section {
    Section::new(messages.get("book-winner-heading"))
        .with_paragraph([messages.get("book-winner")])
        .with_paragraph([messages.get("book-winner-early")])
        .with_paragraph([messages.get("book-additions")])
}

/// Describes the end conditions that depend on the seeds after a move, in the order of precedence.
fn conditions(rules: &RuleSet, messages: &Messages) -> Vec<String> {
    let end = rules.end();
    let total = rules.total_seeds();
    [
        end.seeds_left_below.map(|limit| {
            messages.format(
                "book-end-seeds-left",
                &[
                    ("least", limit.into()),
                    ("seeds", messages.seeds(limit).into()),
                ],
            )
        }),
        end.majority.then(|| {
            messages.format(
                "book-end-majority",
                &[
                    ("majority", (total / 2 + 1).into()),
                    ("total", total.into()),
                ],
            )
        }),
        end.no_hole_above_one
            .then(|| messages.get("book-end-no-hole-above-one")),
        end.empty_territory
            .then(|| messages.get("book-end-empty-territory")),
        end.end_squares_taken
            .then(|| messages.get("book-world-end-squares-taken")),
        end.move_limit
            .map(|moves| messages.format("book-world-end-move-limit", &[("moves", moves.into())])),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Returns true if the remaining seeds stay on the board when a majority ends the game, although
/// players get them after other endings.
fn stays_at_majority(rules: &RuleSet) -> bool {
    let end = rules.end();
    end.majority
        && end.at_majority == AtMajority::Nobody
        && end.remaining != Remaining::Nobody
        && rules.rounds().is_none()
}

/// Returns true if players are penalised for not feeding the opponent.
fn is_penalised(rules: &RuleSet) -> bool {
    has_duty(rules, Feeding::Penalised)
}

/// Returns true if `duty` is the rules' duty to feed the opponent.
fn has_duty(rules: &RuleSet, duty: Feeding) -> bool {
    rules.spec().play.feeding == duty
}

/// Returns true if, apart from repetition, a game ends only with an empty board, because only empty
/// holes prevent moves and nothing else ends the game.
fn always_ends_empty(rules: &RuleSet) -> bool {
    let end = rules.end();
    let can_move_every_seed = rules.min_seeds() == 1 && allows_any_hole_with_enough_seeds(rules);
    let needs_both_stuck = rules.lifts_anywhere() || end.stuck == Stuck::Passes;
    let ends_otherwise = end.seeds_left_below.is_some_and(|limit| limit > 1)
        || end.majority
        || end.no_hole_above_one
        || end.empty_territory
        || end.end_squares_taken
        || end.move_limit.is_some()
        || rules.spec().capture.grand_slam == GrandSlam::GivesRest;
    // Seeds in special holes and end squares can't be moved.
    let can_move_every_seed = can_move_every_seed
        && rules.special().is_none()
        && rules.spec().board.end_squares.is_none();
    can_move_every_seed && needs_both_stuck && !ends_otherwise
}
