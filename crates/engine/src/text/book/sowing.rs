//! Describes how seeds are sown, lap by lap, and what is captured on the way.

use crate::text::messages::Messages;
use crate::text::words::{CountWords, territory_keyword};
use awale_rules::RuleSet;
use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{
    AfterCircle, Direction, Endless, FlowCaptureSpec, FlowTaker, Lift, Stores, Territory,
};

use super::Section;
use super::board::direction_keyword;

/// Describes one lap.
pub(super) fn sowing(rules: OnTwoRows<'_>, messages: &Messages) -> Section {
    let start = if rules.skip_start() {
        "book-sowing-skips-start"
    } else {
        "book-sowing-feeds-start"
    };
    let direction = match rules.direction() {
        Direction::Chosen => messages.get("book-world-sowing-chosen"),
        direction => messages.format(
            "book-sowing",
            &[("direction", direction_keyword(direction).into())],
        ),
    };
    let is_opponent_only = rules.after_circle() == AfterCircle::OpponentOnly;
    let circle = is_opponent_only.then(|| messages.get("book-world-after-circle"));
    Section::new(messages.get("book-sowing-heading"))
        .with_paragraph([direction, messages.get(start)].into_iter().chain(circle))
}

/// Describes relays, if the variant has them.
pub(super) fn relay(rules: &RuleSet, messages: &Messages) -> Option<Section> {
    let relay = rules.relay()?;
    let leave = rules.leave();
    let stop_in = relay.stop_in;
    let stop_counts = CountWords::of(rules.stop_counts());
    let one_stops_anywhere = stop_in == Territory::Any && rules.stop_counts().contains(1);
    let is_one_lap = stop_in == Territory::Any && stop_counts == CountWords::Any;
    let has_many_laps = if is_one_lap { "no" } else { "yes" };
    let mut lap_limit = Vec::new();
    if !is_one_lap {
        let key = match relay.endless {
            Endless::CutOff => "book-relay-cut-off",
            Endless::Loses => "book-four-endless",
            Endless::Illegal => "book-four-endless-illegal",
        };
        lap_limit.push(messages.format(key, &[("laps", relay.max_laps.into())]));
        if rules.spec().flow_capture.is_some() {
            lap_limit.push(messages.get("book-relay-cut-off-flow"));
        }
    }
    Some(
        Section::new(messages.get("book-relay-heading"))
            .with_paragraph([match relay.lift {
                Lift::Reached => messages.format(
                    "book-relay",
                    &[("leave", leave.into()), ("many", has_many_laps.into())],
                ),
                Lift::Next => messages.format("book-world-relay-next", &[("leave", leave.into())]),
            }])
            .with_paragraph(
                relay
                    .alternating
                    .then(|| messages.get("book-world-relay-alternating")),
            )
            .with_paragraph(
                match relay.lift {
                    Lift::Reached => [
                        (stop_counts != CountWords::Never)
                            .then(|| stops(stop_in, &stop_counts, messages)),
                        stop_counts
                            .mentions_single_seed()
                            .then(|| messages.get("book-one-means-empty")),
                        // A hole with one seed has nothing to lift if one seed stays.
                        (leave == 1 && !one_stops_anywhere)
                            .then(|| messages.get("book-relay-nothing-left")),
                    ],
                    Lift::Next => [
                        Some(
                            messages
                                .format("book-world-relay-next-empty", &[("leave", leave.into())]),
                        ),
                        (stop_counts != CountWords::Never)
                            .then(|| next_stops(stop_in, &stop_counts, messages)),
                        rules
                            .spec()
                            .board
                            .end_squares
                            .map(|_| messages.get("book-world-relay-square")),
                    ],
                }
                .into_iter()
                .chain([
                    match rules.stores() {
                        Stores::None => None,
                        Stores::Own => Some(messages.get("book-world-relay-store")),
                        Stores::Both => Some(messages.get("book-world-relay-stores")),
                    },
                    rules
                        .special()
                        .map(|_| messages.get("book-world-relay-special")),
                ])
                .flatten(),
            )
            .with_paragraph(lap_limit),
    )
}

/// Describes captures made during sowing, if the variant has them.
pub(super) fn flow_capture(rules: OnTwoRows<'_>, messages: &Messages) -> Option<Section> {
    let flow = rules.spec().flow_capture.as_ref()?;
    let counts = CountWords::of(&rules.two_rows.flow_counts);
    let mut arguments = vec![
        (
            "relay",
            if rules.relay().is_some() { "yes" } else { "no" }.into(),
        ),
        (
            "kind",
            if counts == CountWords::Any {
                "any"
            } else {
                "some"
            }
            .into(),
        ),
        ("counts", messages.counts(&counts).into()),
        ("leave", rules.leave().into()),
        ("last", if flow.last { "yes" } else { "no" }.into()),
    ];
    let key = match flow_taker(flow) {
        Some(taker) => {
            arguments.push(("taker", taker.into()));
            "book-flow"
        }
        None => {
            arguments.push(("where", territory_keyword(flow.territory).into()));
            "book-flow-mover"
        }
    };
    Some(
        Section::new(messages.get("book-flow-heading"))
            .with_paragraph([messages.format(key, &arguments)]),
    )
}

/// Describes the next holes at which a relay stops, where relays lift the hole after the last seed.
fn next_stops(stop_in: Territory, counts: &CountWords, messages: &Messages) -> String {
    messages.format(
        "book-world-relay-next-stops",
        &[
            ("where", territory_keyword(stop_in).into()),
            ("counts", messages.counts(counts).into()),
        ],
    )
}

/// Describes the holes reached at which a relay stops.
fn stops(stop_in: Territory, counts: &CountWords, messages: &Messages) -> String {
    let key = if *counts == CountWords::Any {
        "book-relay-stops-in"
    } else {
        "book-relay-stops"
    };
    messages.format(
        key,
        &[
            ("where", territory_keyword(stop_in).into()),
            ("counts", messages.counts(counts).into()),
        ],
    )
}

/// Returns the keyword of the player who takes the seeds; `None` if only the mover can, in one row.
const fn flow_taker(flow: &FlowCaptureSpec) -> Option<&'static str> {
    match (flow.by, flow.territory) {
        (FlowTaker::Both, Territory::Own) => Some("owner"),
        (FlowTaker::Both, Territory::Opponent) => Some("other"),
        (_, Territory::Any) => Some("mover"),
        (FlowTaker::Mover, Territory::Own | Territory::Opponent) => None,
    }
}
