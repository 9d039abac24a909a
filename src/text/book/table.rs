//! A table that compares all variants of a printed book.

use std::fmt::Write;

use crate::rules::RuleSet;
use crate::rules::counts::{CountForm, CountSet};
use crate::rules::spec::{Chain, Direction, Feeding, GrandSlam, PlayFrom, Stuck, Takes, Territory};
use crate::text::messages::Messages;

use super::svg::escape;

const COLUMNS: [&str; 9] = [
    "printed-column-board",
    "printed-column-laps",
    "printed-column-flow",
    "printed-column-counts",
    "printed-column-where",
    "printed-column-takes",
    "printed-column-slam",
    "printed-column-feeding",
    "printed-column-stuck",
];

/// The table as HTML, from the chapter id, the name and the rules of each variant.
pub(super) fn table<'a>(
    variants: impl Iterator<Item = (&'a str, &'a str, &'a RuleSet)>,
    messages: &Messages,
) -> String {
    let mut html = String::from(r#"<table class="compare"><thead><tr>"#);
    let _ = write!(
        html,
        r#"<th scope="col">{}</th>"#,
        escape(&messages.get("printed-column-name"))
    );
    for column in COLUMNS {
        let _ = write!(
            html,
            r#"<th scope="col">{}</th>"#,
            escape(&messages.get(column))
        );
    }
    html += "</tr></thead><tbody>";
    for (chapter, name, rules) in variants {
        let _ = write!(
            html,
            r##"<tr><th scope="row"><a href="#{}">{}</a></th>"##,
            chapter,
            escape(name)
        );
        for cell in cells(rules, messages) {
            let _ = write!(html, "<td>{}</td>", escape(&cell));
        }
        html += "</tr>";
    }
    html + "</tbody></table>"
}

fn cells(rules: &RuleSet, messages: &Messages) -> [String; COLUMNS.len()] {
    let (play, capture) = (rules.play(), rules.capture());
    let none = || messages.get("printed-cell-none");
    let turned = match rules.direction() {
        Direction::Counterclockwise => "↺",
        Direction::Clockwise => "↻",
        Direction::Chosen => "↔",
    };
    let board = format!(
        "2×{} · {} {turned}",
        rules.geometry().row(),
        rules.seeds_per_hole()
    );
    let place = match capture.territory {
        _ if play.from == PlayFrom::Any && capture.territory == Territory::Any => {
            "printed-cell-anywhere"
        }
        Territory::Own => "printed-cell-own-row",
        Territory::Opponent => "printed-cell-other-row",
        Territory::Any => "printed-cell-anywhere",
    };
    let takes = match (capture.takes, capture.chain == Chain::None) {
        (Takes::Reached | Takes::Beyond, true) => "printed-cell-takes-reached",
        (Takes::Reached | Takes::Beyond, false) => "printed-cell-takes-chain",
        (Takes::Opposite | Takes::Inner | Takes::InnerAndOuter, true) => {
            "printed-cell-takes-opposite"
        }
        (Takes::Opposite | Takes::Inner | Takes::InnerAndOuter, false) => {
            "printed-cell-takes-opposite-chain"
        }
        (Takes::ReachedAndOpposite | Takes::BeyondAndOpposite, true) => "printed-cell-takes-both",
        (Takes::ReachedAndOpposite | Takes::BeyondAndOpposite, false) => {
            "printed-cell-takes-both-chain"
        }
    };
    let slam = match capture.grand_slam {
        _ if super::capture::slam_is_no_matter(rules) => "printed-cell-none",
        GrandSlam::Allowed => "printed-cell-slam-allowed",
        GrandSlam::SparesLast if capture.chain != Chain::None => "printed-cell-slam-spares",
        GrandSlam::Cancelled | GrandSlam::SparesLast => "printed-cell-slam-cancelled",
        GrandSlam::Illegal => "printed-cell-slam-illegal",
    };
    let reach = play.reach_opponent.then_some("printed-cell-feeding-reach");
    let feeding = match play.feeding {
        Feeding::Free if play.reach_opponent => None,
        Feeding::Free => Some("printed-cell-none"),
        Feeding::IfPossible => Some("printed-cell-feeding-if-possible"),
        Feeding::Required | Feeding::WhenEmpty => Some("printed-cell-feeding-required"),
        Feeding::Penalised => Some("printed-cell-feeding-penalised"),
    };
    let duties: Vec<String> = reach
        .into_iter()
        .chain(feeding)
        .map(|key| messages.get(key))
        .collect();
    let stuck = match rules.end().stuck {
        Stuck::Ends => "printed-cell-stuck-ends",
        Stuck::Passes => "printed-cell-stuck-passes",
    };
    [
        board,
        rules.relay().map_or_else(none, |relay| {
            messages.format(
                "printed-cell-stops-at",
                &[("counts", digits(&relay.stop_counts, messages).into())],
            )
        }),
        rules
            .flow_capture()
            .map_or_else(none, |flow| digits(&flow.counts, messages)),
        digits(&capture.counts, messages),
        messages.get(place),
        messages.get(takes),
        messages.get(slam),
        duties.join(&messages.get("words-comma")),
        messages.get(stuck),
    ]
}

/// A set of counts in digits, for a narrow column.
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
