//! Results in columns.

use std::io::Write;

use awale_engine::lab::{Figure, warnings};
use awale_engine::text::{Messages, lab};
use awale_solver::SolvedValue;

use super::Measured;
use crate::failure::Failure;
use crate::output::escaped;

/// The longest column heading, in characters.
const WIDEST_NAME: usize = 18;

/// Prints one rule set: each figure with its interval.
pub fn single(one: &Measured, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    let plan = one.results.plan();
    writeln!(
        out,
        "{}: {} games of {} against itself, {} pairs of games against {}",
        escaped(&one.name),
        one.results.trials(),
        plan.player,
        one.results.moments(Figure::Skill).samples(),
        plan.rival
    )?;
    let width = name_width(messages);
    for figure in Figure::ALL {
        let name = lab::figure(messages, figure);
        let Some(estimate) = one.results.estimate(figure) else {
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
    if let Some(elo) = one.results.elo() {
        let (low, high) = elo.range;
        if high.is_finite() {
            let middle = elo.difference;
            writeln!(
                out,
                "The stronger player is ahead by {middle:+.0} Elo ({low:+.0} to {high:+.0})"
            )?;
        } else {
            writeln!(out, "The stronger player is ahead by {low:+.0} Elo or more")?;
        }
    }
    if let Some(solved) = solved(one) {
        writeln!(out, "Under perfect play {solved}")?;
    }
    write_warnings(one, messages, out)
}

/// Prints several rule sets, one per column. A star marks a figure that clearly differs from the
/// first column's.
pub fn several(all: &[Measured], messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    let width = name_width(messages);
    let short = |name: &str| {
        let escaped = escaped(name).to_string();
        // Names tend to differ at the end.
        let skipped = escaped.chars().count().saturating_sub(WIDEST_NAME);
        escaped.chars().skip(skipped).collect::<String>()
    };
    let names: Vec<String> = all.iter().map(|one| short(&one.name)).collect();
    let column = names.iter().map(|name| name.chars().count()).max();
    let column = column.unwrap_or(0).max(16);
    let mut heading = format!("{:width$}", "");
    for name in &names {
        heading.push_str(&format!("  {name:>column$} "));
    }
    writeln!(out, "{}", heading.trim_end())?;
    for figure in Figure::ALL {
        let mut line = format!("{:width$}", lab::figure(messages, figure));
        for one in all {
            let cell = cell(one, figure, messages);
            let star = if differs(&all[0], one, figure) {
                '*'
            } else {
                ' '
            };
            line.push_str(&format!("  {cell:>column$}{star}"));
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    for one in all {
        if let Some(solved) = solved(one) {
            writeln!(out, "{}: under perfect play {solved}", escaped(&one.name))?;
        }
    }
    for one in all {
        write_warnings(one, messages, out)?;
    }
    let games = all.iter().map(|one| one.results.trials()).min();
    Ok(writeln!(
        out,
        "{} games of each, with the same openings; * differs clearly from the first",
        games.unwrap_or(0)
    )?)
}

/// Prints the built-in measurements, one line per variant.
pub fn built_in(
    all: &[Measured],
    messages: &Messages,
    out: &mut impl Write,
) -> Result<(), Failure> {
    const COLUMNS: [(&str, Figure); 8] = [
        ("moves", Figure::Plies),
        ("choice", Figure::Choice),
        ("laps", Figure::Laps),
        ("on the way", Figure::FlowCaptures),
        ("largest", Figure::LargestCatch),
        ("first wins", Figure::FirstWins),
        ("drawn", Figure::Draws),
        ("skill", Figure::Skill),
    ];
    let width = all.iter().map(|one| one.name.len()).max().unwrap_or(0);
    let mut heading = format!("{:width$}", "");
    for (title, _) in COLUMNS {
        heading.push_str(&format!("  {title:>10}"));
    }
    writeln!(out, "{heading}  {:>6}", "games")?;
    for one in all {
        let mut line = format!("{:width$}", one.name);
        for (_, figure) in COLUMNS {
            let estimate = one.results.estimate(figure);
            let value = estimate.map(|estimate| lab::amount(messages, figure, estimate.value));
            line.push_str(&format!(
                "  {:>10}",
                value.unwrap_or_else(|| "-".to_owned())
            ));
        }
        writeln!(out, "{line}  {:>6}", one.results.trials())?;
    }
    Ok(())
}

fn name_width(messages: &Messages) -> usize {
    let names = Figure::ALL.map(|figure| lab::figure(messages, figure).chars().count());
    names.into_iter().max().unwrap_or(0)
}

/// Formats a value with half the width of its interval.
fn cell(one: &Measured, figure: Figure, messages: &Messages) -> String {
    let Some(estimate) = one.results.estimate(figure) else {
        return "-".to_owned();
    };
    let value = lab::amount(messages, figure, estimate.value);
    match estimate.interval {
        Some((low, high)) => {
            let half = lab::amount(messages, figure, (high - low) / 2.0);
            format!("{value} ±{}", half.trim_end_matches(['%', '\u{a0}']))
        }
        None => value,
    }
}

fn differs(first: &Measured, other: &Measured, figure: Figure) -> bool {
    let estimate = |one: &Measured| one.results.estimate(figure);
    estimate(first)
        .zip(estimate(other))
        .and_then(|(first, other)| other.minus(&first))
        .is_some_and(|difference| difference.is_clear())
}

fn solved(one: &Measured) -> Option<String> {
    Some(match one.results.solved()?.value {
        SolvedValue::Margin(0) | SolvedValue::Draw => "the game is drawn".to_owned(),
        SolvedValue::Margin(seeds) => format!("the first player gains {seeds:+} seeds"),
        SolvedValue::Win => "the first player wins".to_owned(),
        SolvedValue::Loss => "the first player loses".to_owned(),
    })
}

fn write_warnings(
    one: &Measured,
    messages: &Messages,
    out: &mut impl Write,
) -> Result<(), Failure> {
    for warning in warnings(&one.rules, &one.results) {
        let words = lab::warning(messages, warning);
        writeln!(out, "! {}: {words}", escaped(&one.name))?;
    }
    Ok(())
}
