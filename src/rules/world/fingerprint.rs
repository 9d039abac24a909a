//! Every parameter as a path and a value, and the number under which everything about a game is
//! kept.
//!
//! The number is a hash of the same canonical text as for format 1: a version, then every parameter
//! whose value differs from the one it has when it is left out of a rule file. So a file of format
//! 1 has the fingerprint that it always had.

use std::fmt::Write;
use std::sync::LazyLock;

use serde::Serialize;

use super::rules::Rules;
use super::spec::{Counts, FlowCaptureSpec, RelaySpec, RoundsSpec, Spec, SpecialSpec};
use crate::rules::LocalText;
use crate::rules::plain_text::fnv1a;

impl Rules {
    /// A number that two games share only if they play alike on the same board; names and texts
    /// don't count.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        fnv1a(canonical(&self.spec).as_bytes())
    }
}

fn canonical(spec: &Spec) -> String {
    // A rule file that leaves everything out, then one that has every optional group.
    static DEFAULTS: LazyLock<[Vec<Row>; 2]> = LazyLock::new(|| {
        let plain = empty();
        let mut full = plain.clone();
        full.sowing.relay = Some(RelaySpec::default());
        full.flow_capture = Some(FlowCaptureSpec::default());
        full.special = Some(SpecialSpec::default());
        full.rounds = Some(RoundsSpec::default());
        [rows(&plain), rows(&full)]
    });
    let mut text = "awale rules 1\n".to_owned();
    for (path, value) in rows(spec) {
        let default = DEFAULTS.iter().find_map(|rows| {
            let row = rows.iter().find(|(known, _)| *known == path);
            row.map(|(_, value)| value)
        });
        if default != Some(&value) {
            // Writing to a string never fails.
            let _ = writeln!(text, "{path} {value}");
        }
    }
    text
}

/// A rule file that leaves everything out.
fn empty() -> Spec {
    Spec {
        format: super::spec::FORMAT,
        name: LocalText::default(),
        aliases: Vec::new(),
        origin: LocalText::default(),
        proposed_by: String::new(),
        about: LocalText::default(),
        source: LocalText::default(),
        board: Default::default(),
        also_played_on: Vec::new(),
        turn: Default::default(),
        play: Default::default(),
        sowing: Default::default(),
        flow_capture: None,
        special: None,
        capture: Default::default(),
        else_capture: Vec::new(),
        end: Default::default(),
        rounds: None,
    }
}

/// A parameter: its path in a rule file, and its value.
type Row = (&'static str, String);

macro_rules! fields {
    ($rows:ident, $group:expr, $path:literal: $($field:ident)+) => {
        $($rows.push((concat!($path, ".", stringify!($field)), value(&$group.$field)));)+
    };
}

/// Whether an optional group is there, and its fields.
macro_rules! group {
    ($rows:ident, $group:expr, $path:literal: $($field:ident)+) => {
        $rows.push(($path, if $group.is_some() { "Some" } else { "None" }.to_owned()));
        if let Some(group) = &$group {
            fields!($rows, group, $path: $($field)+);
        }
    };
}

/// The parameters that `spec` has, in the order of a rule file.
fn rows(spec: &Spec) -> Vec<Row> {
    let spec = &in_order(spec);
    let mut rows: Vec<Row> = Vec::new();
    fields!(rows, spec.board, "board": holes seeds direction start end_squares);
    fields!(rows, spec.turn, "turn": again again_at_most swap);
    fields!(rows, spec.play, "play":
        from min_seeds leave feeding reach_opponent last_hole_min refill);
    fields!(rows, spec.sowing, "sowing": stores skip_start after_circle);
    group!(rows, spec.sowing.relay, "sowing.relay": lift stop_counts stop_in max_laps);
    group!(rows, spec.flow_capture, "flow_capture": counts by territory last);
    group!(rows, spec.special, "special": counts territory pair limits seeds rob);
    fields!(rows, spec.capture, "capture":
        counts territory takes needs one_lap chain grand_slam first_hole);
    rows.push(("else_capture", value(&spec.else_capture)));
    fields!(rows, spec.end, "end":
        stuck seeds_left_below majority no_hole_above_one empty_territory end_squares_taken
        remaining);
    group!(rows, spec.end.repetition, "end.repetition": occurrences remaining);
    group!(rows, spec.rounds, "rounds": fill starter min_holes at_most);
    rows
}

/// The text in a rule file.
fn value(value: &impl Serialize) -> String {
    // The values of a rule file can all be written.
    ron::to_string(value).unwrap_or_default().replace(',', ", ")
}

/// The same rules with lists of counts and choices in rising order and each once: their order
/// changes nothing in the game.
fn in_order(spec: &Spec) -> Spec {
    let mut spec = spec.clone();
    let counts = [&mut spec.capture.counts]
        .into_iter()
        .chain(
            spec.sowing
                .relay
                .as_mut()
                .map(|relay| &mut relay.stop_counts),
        )
        .chain(spec.flow_capture.as_mut().map(|flow| &mut flow.counts))
        .chain(spec.special.as_mut().map(|special| &mut special.counts))
        .chain(
            spec.else_capture
                .iter_mut()
                .map(|capture| &mut capture.counts),
        );
    for counts in counts {
        if let Counts::Only(counts) = counts {
            counts.sort_unstable();
            counts.dedup();
        }
    }
    spec.turn.again.sort_unstable_by_key(|&again| again as u8);
    spec.turn.again.dedup();
    if let Some(special) = &mut spec.special {
        special.limits.sort_unstable_by_key(|&limit| limit as u8);
        special.limits.dedup();
    }
    spec
}
