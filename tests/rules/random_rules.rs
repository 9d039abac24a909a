//! Random rule files, sensible and senseless, and random games by them.

use awale::rules::spec::{
    BoardSpec, CaptureSpec, Chain, Counts, Direction, EndSpec, Fallback, Feeding, FlowCaptureSpec,
    FlowTaker, GrandSlam, PlayFrom, PlaySpec, RelaySpec, Remaining, RepetitionRemaining,
    RepetitionSpec, RuleSpec, SowingSpec, Stuck, Takes, Territory,
};
use awale::rules::{LocalText, RuleSet};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

/// Rule sets that make sense, on boards up to `longest_row`.
pub fn rule_set(longest_row: i64) -> impl Strategy<Value = RuleSet> {
    spec(longest_row).prop_map(|mut spec| {
        if spec.play.from == PlayFrom::Any {
            spec.play.feeding = Feeding::Free;
            spec.play.reach_opponent = false;
        }
        spec.play.leave = spec.play.leave.min(spec.play.min_seeds - 1);
        RuleSet::from_spec(spec).expect("a sensible rule set")
    })
}

/// Rule files whose values are in range, but may not go together.
pub fn spec(longest_row: i64) -> impl Strategy<Value = RuleSpec> {
    let sowing = (any::<bool>(), option::of(relay()))
        .prop_map(|(skip_start, relay)| SowingSpec { skip_start, relay });
    (
        board(longest_row),
        play(),
        sowing,
        option::of(flow_capture()),
        capture(),
        end(),
    )
        .prop_map(
            |(board, play, sowing, flow_capture, capture, end)| RuleSpec {
                format: 1,
                name: LocalText::Plain("random".to_owned()),
                aliases: Vec::new(),
                origin: LocalText::default(),
                proposed_by: String::new(),
                about: LocalText::default(),
                source: LocalText::default(),
                board,
                also_played_on: Vec::new(),
                play,
                sowing,
                flow_capture,
                capture,
                end,
            },
        )
}

fn board(longest_row: i64) -> impl Strategy<Value = BoardSpec> {
    let direction = select(vec![Direction::Counterclockwise, Direction::Clockwise]);
    (3..=longest_row, 1..=8_i64, direction).prop_map(|(holes, seeds, direction)| BoardSpec {
        holes,
        seeds,
        direction,
    })
}

fn play() -> impl Strategy<Value = PlaySpec> {
    let feeding = select(vec![
        Feeding::Free,
        Feeding::IfPossible,
        Feeding::Required,
        Feeding::Penalised,
    ]);
    (
        select(vec![PlayFrom::Own, PlayFrom::Any]),
        1..=3_i64,
        0..=1_i64,
        feeding,
        any::<bool>(),
    )
        .prop_map(
            |(from, min_seeds, leave, feeding, reach_opponent)| PlaySpec {
                from,
                min_seeds,
                leave,
                feeding,
                reach_opponent,
            },
        )
}

fn relay() -> impl Strategy<Value = RelaySpec> {
    (counts(), territory(), 1..=60_i64).prop_map(|(stop_counts, stop_in, max_laps)| RelaySpec {
        stop_counts,
        stop_in,
        max_laps,
    })
}

fn flow_capture() -> impl Strategy<Value = FlowCaptureSpec> {
    (
        counts(),
        select(vec![FlowTaker::Mover, FlowTaker::Both]),
        territory(),
    )
        .prop_map(|(counts, by, territory)| FlowCaptureSpec {
            counts,
            by,
            territory,
        })
}

fn capture() -> impl Strategy<Value = CaptureSpec> {
    let takes = select(vec![
        Takes::Reached,
        Takes::Opposite,
        Takes::ReachedAndOpposite,
    ]);
    let chain = select(vec![
        Chain::None,
        Chain::WithinTerritory,
        Chain::AcrossTerritories,
    ]);
    let grand_slam = select(vec![
        GrandSlam::Allowed,
        GrandSlam::Cancelled,
        GrandSlam::SparesLast,
        GrandSlam::Illegal,
    ]);
    (counts(), territory(), takes, chain, grand_slam).prop_map(
        |(counts, territory, takes, chain, grand_slam)| CaptureSpec {
            counts,
            territory,
            takes,
            chain,
            grand_slam,
        },
    )
}

fn end() -> impl Strategy<Value = EndSpec> {
    let remaining = select(vec![
        Remaining::EachOwn,
        Remaining::LastMover,
        Remaining::LastCapturer,
        Remaining::Nobody,
        Remaining::NotStuckElse(Fallback::EachOwn),
        Remaining::NotStuckElse(Fallback::LastMover),
        Remaining::NotStuckElse(Fallback::Nobody),
    ]);
    let repetition_remaining = select(vec![
        RepetitionRemaining::Nobody,
        RepetitionRemaining::EachOwn,
    ]);
    let repetition =
        (2..=4_i64, repetition_remaining).prop_map(|(occurrences, remaining)| RepetitionSpec {
            occurrences,
            remaining,
        });
    (
        select(vec![Stuck::Ends, Stuck::Passes]),
        option::of(1..=6_i64),
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
        remaining,
        option::of(repetition),
    )
        .prop_map(
            |(
                stuck,
                seeds_left_below,
                majority,
                no_hole_above_one,
                empty_territory,
                remaining,
                repetition,
            )| EndSpec {
                stuck,
                seeds_left_below,
                majority,
                no_hole_above_one,
                empty_territory,
                remaining,
                repetition,
            },
        )
}

fn counts() -> impl Strategy<Value = Counts> {
    prop_oneof![
        proptest::collection::vec(1..=6_i64, 1..4).prop_map(Counts::Only),
        (1..=4_i64, 0..=3_i64).prop_map(|(low, more)| Counts::Between(low, low + more)),
        Just(Counts::Even),
        (1..=5_i64).prop_map(Counts::AtLeast),
    ]
}

fn territory() -> impl Strategy<Value = Territory> {
    select(vec![Territory::Own, Territory::Opponent, Territory::Any])
}
