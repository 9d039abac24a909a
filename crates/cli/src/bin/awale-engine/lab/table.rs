//! Prints the results in columns.

use std::io::Write;

use awale_engine::lab::{Figure, warnings};
use awale_engine::text::{Messages, lab};
use awale_solver::SolvedValue;

use super::NamedResults;
use crate::failure::Failure;
use crate::output::escaped;

/// The maximum width of a column heading, in characters.
const MAX_NAME_WIDTH: usize = 18;

/// Prints the results of a single rule set: each figure with its interval.
pub fn write_single(
    measured: &NamedResults,
    messages: &Messages,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let plan = measured.results.plan();
    writeln!(
        out,
        "{}: {} games of {} against itself, {} pairs of games against {}",
        escaped(&measured.name),
        measured.results.trials(),
        plan.player,
        measured.results.moments(Figure::Skill).samples(),
        plan.rival
    )?;
    let width = name_width(messages);
    for figure in Figure::ALL {
        let name = lab::figure(messages, figure);
        let Some(estimate) = measured.results.estimate(figure) else {
            writeln!(out, "{name:width$}  {:>8}", "-")?;
            continue;
        };
        let value = lab::amount(messages, figure, estimate.value);
        let interval = lab::interval(messages, figure, &estimate);
        let line = format!(
            "{name:width$}  {value:>8}  {}",
            interval.unwrap_or_default()
        );
        writeln!(out, "{}", line.trim_end())?;
    }
    if let Some(elo) = measured.results.elo() {
        let (low, high) = elo.range;
        if high.is_finite() {
            let difference = elo.difference;
            writeln!(
                out,
                "The stronger player is ahead by {difference:+.0} Elo ({low:+.0} to {high:+.0})"
            )?;
        } else {
            writeln!(out, "The stronger player is ahead by {low:+.0} Elo or more")?;
        }
    }
    if let Some(solved) = solved(measured) {
        writeln!(out, "Under perfect play {solved}")?;
    }
    write_warnings(measured, messages, out)
}

/// Prints the results of several rule sets, one per column. A star marks a figure that clearly
/// differs from that in the first column.
pub fn write_comparison(
    all: &[NamedResults],
    messages: &Messages,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let width = name_width(messages);
    let truncated = |name: &str| {
        let escaped = escaped(name).to_string();
        // Keep the end of a name, where names tend to differ.
        let skipped = escaped.chars().count().saturating_sub(MAX_NAME_WIDTH);
        escaped.chars().skip(skipped).collect::<String>()
    };
    let names: Vec<String> = all
        .iter()
        .map(|measured| truncated(&measured.name))
        .collect();
    let column = names.iter().map(|name| name.chars().count()).max();
    let column = column.unwrap_or(0).max(16);
    let mut heading = format!("{:width$}", "");
    for name in &names {
        heading.push_str(&format!("  {name:>column$} "));
    }
    writeln!(out, "{}", heading.trim_end())?;
    for figure in Figure::ALL {
        let mut line = format!("{:width$}", lab::figure(messages, figure));
        for measured in all {
            let cell = cell(measured, figure, messages);
            let star = if differs(&all[0], measured, figure) {
                '*'
            } else {
                ' '
            };
            line.push_str(&format!("  {cell:>column$}{star}"));
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    for measured in all {
        if let Some(solved) = solved(measured) {
            writeln!(
                out,
                "{}: under perfect play {solved}",
                escaped(&measured.name)
            )?;
        }
    }
    for measured in all {
        write_warnings(measured, messages, out)?;
    }
    let games = all.iter().map(|measured| measured.results.trials()).min();
    Ok(writeln!(
        out,
        "{} games of each, with the same openings; * differs clearly from the first",
        games.unwrap_or(0)
    )?)
}

/// Prints the built-in measurements, one line per variant.
pub fn built_in(
    all: &[NamedResults],
    messages: &Messages,
    out: &mut impl Write,
) -> Result<(), Failure> {
    const COLUMNS: [(&str, Figure); 8] = [
        ("moves", Figure::Plies),
        ("choice", Figure::Choice),
        ("laps", Figure::Laps),
        ("on the way", Figure::FlowCaptures),
        ("largest", Figure::LargestCapture),
        ("first wins", Figure::FirstWins),
        ("drawn", Figure::Draws),
        ("skill", Figure::Skill),
    ];
    let width = all
        .iter()
        .map(|measured| measured.name.len())
        .max()
        .unwrap_or(0);
    let mut heading = format!("{:width$}", "");
    for (title, _) in COLUMNS {
        heading.push_str(&format!("  {title:>10}"));
    }
    writeln!(out, "{heading}  {:>6}", "games")?;
    for measured in all {
        let mut line = format!("{:width$}", measured.name);
        for (_, figure) in COLUMNS {
            let estimate = measured.results.estimate(figure);
            let value = estimate.map(|estimate| lab::amount(messages, figure, estimate.value));
            line.push_str(&format!(
                "  {:>10}",
                value.unwrap_or_else(|| "-".to_owned())
            ));
        }
        writeln!(out, "{line}  {:>6}", measured.results.trials())?;
    }
    Ok(())
}

fn name_width(messages: &Messages) -> usize {
    let names = Figure::ALL.map(|figure| lab::figure(messages, figure).chars().count());
    names.into_iter().max().unwrap_or(0)
}

/// Formats a value with half the width of its interval.
fn cell(measured: &NamedResults, figure: Figure, messages: &Messages) -> String {
    let Some(estimate) = measured.results.estimate(figure) else {
        return "-".to_owned();
    };
    let value = lab::amount(messages, figure, estimate.value);
    match estimate.interval {
        Some((low, high)) => {
            let half_width = lab::amount(messages, figure, (high - low) / 2.0);
            format!("{value} ±{}", half_width.trim_end_matches(['%', '\u{a0}']))
        }
        None => value,
    }
}

fn differs(first: &NamedResults, other: &NamedResults, figure: Figure) -> bool {
    let estimate = |measured: &NamedResults| measured.results.estimate(figure);
    estimate(first)
        .zip(estimate(other))
        .and_then(|(first, other)| other.minus(&first))
        .is_some_and(|difference| difference.is_clear())
}

fn solved(measured: &NamedResults) -> Option<String> {
    Some(match measured.results.solved()?.value {
        SolvedValue::Margin(0) | SolvedValue::Draw => "the game is drawn".to_owned(),
        SolvedValue::Margin(seeds) => format!("the first player gains {seeds:+} seeds"),
        SolvedValue::Win => "the first player wins".to_owned(),
        SolvedValue::Loss => "the first player loses".to_owned(),
    })
}

fn write_warnings(
    measured: &NamedResults,
    messages: &Messages,
    out: &mut impl Write,
) -> Result<(), Failure> {
    for warning in warnings(&measured.rules, &measured.results) {
        let words = lab::warning(messages, warning);
        writeln!(out, "! {}: {words}", escaped(&measured.name))?;
    }
    Ok(())
}
