//! Writes the tables that compare the variants of a printed book.

use std::fmt::Write;

use crate::text::messages::Messages;
use awale_rules::counts::{CountForm, CountSet};
use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{
    Chain, Direction, Fallback, Feeding, FlowTaker, GrandSlam, Remaining, Stuck, Territory,
};

use awale_rules::two_rows::Yield;
use awale_rules::{Narrowed, RuleSet};

use super::svg::escape;

/// A table of the comparison: the message keys of its columns, and the function that fills a row.
struct Table {
    columns: &'static [&'static str],
    cells: fn(&RuleSet, &Messages) -> Vec<String>,
}

/// Two tables, because one would be too wide for a printed page.
const TABLES: [Table; 2] = [
    Table {
        columns: &[
            "printed-column-board",
            "printed-column-lift",
            "printed-column-start",
            "printed-column-laps",
            "printed-column-flow",
            "printed-column-feeding",
        ],
        cells: sowing,
    },
    Table {
        columns: &[
            "printed-column-counts",
            "printed-column-where",
            "printed-column-takes",
            "printed-column-slam",
            "printed-column-stuck",
            "printed-column-ends",
            "printed-column-rest",
        ],
        cells: captures_and_ends,
    },
];

/// Writes the comparison as HTML. Each variant is given by its chapter's `id`, its name and its
/// rules.
pub(super) fn comparison(variants: &[(&str, &str, &RuleSet)], messages: &Messages) -> String {
    let tables = TABLES.iter().map(|table| table.html(variants, messages));
    tables.collect()
}

impl Table {
    fn html(&self, variants: &[(&str, &str, &RuleSet)], messages: &Messages) -> String {
        let mut html = String::from(r#"<table class="compare"><thead><tr>"#);
        for column in ["printed-column-name"].iter().chain(self.columns) {
            let title = escape(&messages.get(column));
            let _ = write!(html, r#"<th scope="col">{title}</th>"#);
        }
        html += "</tr></thead><tbody>";
        for (chapter, name, rules) in variants {
            let name = escape(name);
            let _ = write!(
                html,
                r##"<tr><th scope="row"><a href="#{chapter}">{name}</a></th>"##,
            );
            for cell in (self.cells)(rules, messages) {
                let _ = write!(html, "<td>{}</td>", escape(&cell));
            }
            html += "</tr>";
        }
        html + "</tbody></table>"
    }
}

/// Returns the cells on the board, the sowing and the duty to feed.
fn sowing(rules: &RuleSet, messages: &Messages) -> Vec<String> {
    let none = || messages.get("printed-cell-none");
    let arrow = match rules.direction() {
        Direction::Counterclockwise => "↺",
        Direction::Clockwise => "↻",
        Direction::Chosen => "↔",
    };
    let board = format!(
        "{}×{} · {} {arrow}",
        rules.geometry().lines(),
        rules.geometry().columns(),
        rules.seeds_per_hole()
    );
    let holes = match rules.lifts_anywhere() {
        false => "printed-cell-own-row",
        true => "printed-cell-anywhere",
    };
    let min_seeds = (rules.min_seeds() > 1).then(|| format!("≥\u{a0}{}", rules.min_seeds()));
    let leaves = (rules.leave() > 0).then(|| messages.get("printed-cell-leaves-one"));
    let lift = [Some(messages.get(holes)), min_seeds, leaves];
    let start = if rules.skip_start() {
        "printed-cell-start-skipped"
    } else {
        "printed-cell-start-sown"
    };
    let laps = rules.relay().map(|relay| {
        let counts = digits(rules.stop_counts(), messages);
        let stops = messages.format("printed-cell-stops-at", &[("counts", counts.into())]);
        let row = match relay.stop_in {
            Territory::Own => Some("printed-cell-own-row"),
            Territory::Opponent => Some("printed-cell-other-row"),
            Territory::Any => None,
        };
        join([Some(stops), row.map(|key| messages.get(key))], messages)
    });
    let flow = rules.two_rows().and_then(|rules| {
        let flow = rules.spec().flow_capture.as_ref()?;
        let territory = match (flow.by, flow.territory) {
            (FlowTaker::Both, Territory::Own) => "printed-cell-flow-owner",
            (FlowTaker::Both, Territory::Opponent) => "printed-cell-flow-other",
            (FlowTaker::Mover, Territory::Own) => "printed-cell-own-row",
            (FlowTaker::Mover, Territory::Opponent) => "printed-cell-other-row",
            (_, Territory::Any) => "printed-cell-anywhere",
        };
        let counts = digits(&rules.two_rows.flow_counts, messages);
        let parts = [counts, messages.get(territory)];
        Some(join(parts.map(Some), messages))
    });
    let play = &rules.spec().play;
    let reach = play.reach_opponent.then_some("printed-cell-feeding-reach");
    let feeding = match play.feeding {
        Feeding::Free if reach.is_some() => None,
        Feeding::Free => Some("printed-cell-none"),
        Feeding::IfPossible => Some("printed-cell-feeding-if-possible"),
        Feeding::Required | Feeding::WhenEmpty => Some("printed-cell-feeding-required"),
        Feeding::Penalised => Some("printed-cell-feeding-penalised"),
    };
    vec![
        board,
        join(lift, messages),
        messages.get(start),
        laps.unwrap_or_else(none),
        flow.unwrap_or_else(none),
        join(
            [reach, feeding].map(|key| key.map(|key| messages.get(key))),
            messages,
        ),
    ]
}

/// Returns the cells on captures by the last seed and on the end of a game.
fn captures_and_ends(rules: &RuleSet, messages: &Messages) -> Vec<String> {
    let end = rules.end();
    let [row, takes, slam] = match rules.narrowed() {
        Narrowed::TwoRows(rules) => captures(rules),
        Narrowed::FourRows(on_four) => [
            "printed-cell-other-row",
            "printed-cell-takes-opposite",
            match on_four.four_rows.counts.form() {
                CountForm::Never => "printed-cell-none",
                _ => "printed-cell-slam-allowed",
            },
        ],
    };
    let stuck = match end.stuck {
        Stuck::Ends => "printed-cell-stuck-ends",
        Stuck::Passes => "printed-cell-stuck-passes",
    };
    let few_seeds = end
        .seeds_left_below
        .map(|least| messages.format("printed-cell-end-few", &[("count", least.into())]));
    let majority = end
        .majority
        .then(|| messages.get("printed-cell-end-majority"));
    let singles = end
        .no_hole_above_one
        .then(|| messages.get("printed-cell-end-singles"));
    let empty = end
        .empty_territory
        .then(|| messages.get("printed-cell-end-empty-row"));
    let limit = end
        .move_limit
        .map(|moves| messages.format("printed-cell-end-move-limit", &[("count", moves.into())]));
    let ends = join([few_seeds, majority, singles, empty, limit], messages);
    let remaining = match end.remaining {
        Remaining::EachOwn => "each-own",
        Remaining::LastMover => "last-mover",
        Remaining::LastCapturer => "last-capturer",
        Remaining::Nobody => "nobody",
        Remaining::ClearedOwner => "cleared-owner",
        Remaining::Starter => "starter",
        Remaining::Split => "split",
        Remaining::NotStuckElse(Fallback::EachOwn) => "not-stuck-else-each-own",
        Remaining::NotStuckElse(Fallback::LastMover) => "not-stuck-else-last-mover",
        Remaining::NotStuckElse(Fallback::Nobody) => "not-stuck-else-nobody",
    };
    vec![
        digits(rules.capturing_counts(), messages),
        messages.get(row),
        messages.get(takes),
        messages.get(slam),
        messages.get(stuck),
        if ends.is_empty() {
            messages.get("printed-cell-none")
        } else {
            ends
        },
        messages.get(&format!("workshop-choice-remaining-{remaining}")),
    ]
}

/// Returns the message keys of where a capture begins, what it takes, and what becomes of a grand
/// slam.
fn captures(rules: OnTwoRows<'_>) -> [&'static str; 3] {
    let capture = rules.two_rows.capture();
    let row = match capture.territory {
        Territory::Own => "printed-cell-own-row",
        Territory::Opponent => "printed-cell-other-row",
        Territory::Any => "printed-cell-anywhere",
    };
    let takes = match (capture.yields, capture.chain == Chain::None) {
        (Yield::Own, true) => "printed-cell-takes-reached",
        (Yield::Own, false) => "printed-cell-takes-chain",
        (Yield::Opposite, true) => "printed-cell-takes-opposite",
        (Yield::Opposite, false) => "printed-cell-takes-opposite-chain",
        (Yield::Both, true) => "printed-cell-takes-both",
        (Yield::Both, false) => "printed-cell-takes-both-chain",
    };
    let slam = match rules.spec().capture.grand_slam {
        _ if super::capture::slam_is_irrelevant(rules) => "printed-cell-none",
        GrandSlam::Allowed => "printed-cell-slam-allowed",
        GrandSlam::SparesLast if capture.chain != Chain::None => "printed-cell-slam-spares",
        GrandSlam::SparesFirst if capture.chain != Chain::None => "printed-cell-slam-spares-first",
        GrandSlam::Cancelled | GrandSlam::SparesLast | GrandSlam::SparesFirst => {
            "printed-cell-slam-cancelled"
        }
        GrandSlam::GivesRest => "printed-cell-slam-gives-rest",
        GrandSlam::Illegal => "printed-cell-slam-illegal",
    };
    [row, takes, slam]
}

/// Joins those `parts` that are `Some` by commas.
fn join<const N: usize>(parts: [Option<String>; N], messages: &Messages) -> String {
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(&messages.get("words-comma"))
}

/// Formats a set of counts in digits, for a narrow column.
fn digits(counts: &CountSet, messages: &Messages) -> String {
    match counts.form() {
        CountForm::Only(counts) => {
            let counts: Vec<String> = counts.iter().map(u16::to_string).collect();
            counts.join(&messages.get("words-comma"))
        }
        CountForm::Between(low, high) => format!("{low}–{high}"),
        CountForm::Even => messages.get("printed-cell-even"),
        CountForm::Never => messages.get("printed-cell-none"),
        CountForm::AtLeast(..=1) => messages.get("printed-cell-any-number"),
        CountForm::AtLeast(low) => format!("≥\u{a0}{low}"),
    }
}
