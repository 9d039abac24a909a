//! The number under which everything about a variant is kept: statistics, endgame tables, weights.
//!
//! It is a hash of a canonical text: a version, then every parameter whose value differs from the
//! one it has when it is left out of a rule file, each as `field value` in the words of the
//! file format. So a parameter that is added to the format later, and left out of a rule file,
//! changes no fingerprint.

use std::fmt::Write;

use super::plain_text::fnv1a;
use super::spec::{
    BoardSpec, CaptureSpec, Counts, EndSpec, FlowCaptureSpec, PlaySpec, RelaySpec, RepetitionSpec,
    RuleSpec, SowingSpec, Written,
};

/// The version of the canonical text. Raise it only if the same rules must get another fingerprint;
/// what is kept under the old ones is then found only if this module goes on computing them
/// for its readers.
const VERSION: u32 = 1;

/// The fingerprint of the rules and the board of `spec`; names and texts don't count.
pub(super) fn fingerprint(spec: &RuleSpec) -> u64 {
    fnv1a(canonical(spec).as_bytes())
}

fn canonical(spec: &RuleSpec) -> String {
    let mut text = Canonical(format!("awale rules {VERSION}\n"));
    text.board(spec.board);
    text.play(spec.play);
    text.sowing(&spec.sowing);
    if let Some(flow) = &spec.flow_capture {
        text.flow_capture(flow);
    }
    text.capture(&spec.capture);
    text.end(spec.end);
    text.0
}

struct Canonical(String);

impl Canonical {
    fn line(&mut self, field: &str, value: &str) {
        // Writing to a string never fails.
        let _ = writeln!(self.0, "{field} {value}");
    }

    /// The line of a parameter, unless it has the value of one that is left out.
    fn put<V: Written + PartialEq>(&mut self, field: &str, value: V, left_out: V) {
        if value != left_out {
            self.line(field, &value.written());
        }
    }

    /// Counts in rising order and each once: the order in a file changes nothing in the game.
    fn counts(&mut self, field: &str, counts: &Counts, left_out: Counts) {
        let sorted = match counts {
            Counts::Only(counts) => {
                let mut counts = counts.clone();
                counts.sort_unstable();
                counts.dedup();
                Counts::Only(counts)
            }
            other => other.clone(),
        };
        self.put(field, sorted, left_out);
    }

    // Each group is taken apart in full, so that the compiler asks for a parameter that is new.

    fn board(&mut self, board: BoardSpec) {
        let BoardSpec {
            holes,
            seeds,
            direction,
        } = board;
        let left_out = BoardSpec::default();
        self.put("board.holes", holes, left_out.holes);
        self.put("board.seeds", seeds, left_out.seeds);
        self.put("board.direction", direction, left_out.direction);
    }

    fn play(&mut self, play: PlaySpec) {
        let PlaySpec {
            from,
            min_seeds,
            leave,
            feeding,
            reach_opponent,
        } = play;
        let left_out = PlaySpec::default();
        self.put("play.from", from, left_out.from);
        self.put("play.min_seeds", min_seeds, left_out.min_seeds);
        self.put("play.leave", leave, left_out.leave);
        self.put("play.feeding", feeding, left_out.feeding);
        self.put(
            "play.reach_opponent",
            reach_opponent,
            left_out.reach_opponent,
        );
    }

    fn sowing(&mut self, sowing: &SowingSpec) {
        let SowingSpec { skip_start, relay } = sowing;
        self.put("sowing.skip_start", *skip_start, false);
        if let Some(relay) = relay {
            let RelaySpec {
                stop_counts,
                stop_in,
                max_laps,
            } = relay;
            let left_out = RelaySpec::default();
            self.line("sowing.relay", "Some");
            self.counts(
                "sowing.relay.stop_counts",
                stop_counts,
                left_out.stop_counts,
            );
            self.put("sowing.relay.stop_in", *stop_in, left_out.stop_in);
            self.put("sowing.relay.max_laps", *max_laps, left_out.max_laps);
        }
    }

    fn flow_capture(&mut self, flow: &FlowCaptureSpec) {
        let FlowCaptureSpec {
            counts,
            by,
            territory,
        } = flow;
        let left_out = FlowCaptureSpec::default();
        self.line("flow_capture", "Some");
        self.counts("flow_capture.counts", counts, left_out.counts);
        self.put("flow_capture.by", *by, left_out.by);
        self.put("flow_capture.territory", *territory, left_out.territory);
    }

    fn capture(&mut self, capture: &CaptureSpec) {
        let CaptureSpec {
            counts,
            territory,
            takes,
            chain,
            grand_slam,
        } = capture;
        let left_out = CaptureSpec::default();
        self.counts("capture.counts", counts, left_out.counts);
        self.put("capture.territory", *territory, left_out.territory);
        self.put("capture.takes", *takes, left_out.takes);
        self.put("capture.chain", *chain, left_out.chain);
        self.put("capture.grand_slam", *grand_slam, left_out.grand_slam);
    }

    fn end(&mut self, end: EndSpec) {
        let EndSpec {
            stuck,
            seeds_left_below,
            majority,
            no_hole_above_one,
            empty_territory,
            remaining,
            repetition,
        } = end;
        let left_out = EndSpec::default();
        self.put("end.stuck", stuck, left_out.stuck);
        self.put(
            "end.seeds_left_below",
            seeds_left_below,
            left_out.seeds_left_below,
        );
        self.put("end.majority", majority, left_out.majority);
        self.put(
            "end.no_hole_above_one",
            no_hole_above_one,
            left_out.no_hole_above_one,
        );
        self.put(
            "end.empty_territory",
            empty_territory,
            left_out.empty_territory,
        );
        self.put("end.remaining", remaining, left_out.remaining);
        match repetition {
            None => self.line("end.repetition", "None"),
            Some(RepetitionSpec {
                occurrences,
                remaining,
            }) => {
                let left_out = RepetitionSpec::default();
                self.put(
                    "end.repetition.occurrences",
                    occurrences,
                    left_out.occurrences,
                );
                self.put("end.repetition.remaining", remaining, left_out.remaining);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::rules::library;

    #[test]
    fn only_what_differs_from_the_format_s_own_values_is_in_the_text() {
        let spec = RuleSpec::named("mine");
        assert_eq!(canonical(&spec), "awale rules 1\n");
        let awale = library::load("awale").unwrap().unwrap();
        assert_eq!(
            canonical(awale.spec()),
            "awale rules 1\nplay.feeding IfPossible\nsowing.skip_start true\n\
             capture.chain WithinTerritory\ncapture.grand_slam Cancelled\n"
        );
    }

    #[test]
    fn counts_are_a_set_however_they_are_listed() {
        let mut spec = RuleSpec::named("mine");
        let plain = fingerprint(&spec);
        spec.capture.counts = Counts::Only(vec![3, 2, 3]);
        assert_eq!(fingerprint(&spec), plain);
        spec.capture.counts = Counts::Only(vec![3, 4]);
        assert_ne!(fingerprint(&spec), plain);
    }
}
