//! Variants in which one parameter has changed, in every way that it can.

use crate::rules::parse_rule_file;
use crate::rules::spec::{
    BoardSpec, Chain, Counts, Direction, Fallback, Feeding, FlowCaptureSpec, FlowTaker, GrandSlam,
    PlayFrom, Remaining, RepetitionRemaining, RepetitionSpec, RuleSpec, Stuck, Takes, Territory,
};

/// A variant with everything left at its default.
pub(super) fn simple() -> RuleSpec {
    parse_rule_file(br#"(name: "Simple")"#)
        .unwrap()
        .spec()
        .clone()
}

/// A variant in which every parameter matters.
pub(super) fn full() -> RuleSpec {
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
pub(super) fn changes(base: &RuleSpec) -> Vec<(String, RuleSpec)> {
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
    change("from", &|spec| spec.play.from = PlayFrom::Any);
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
