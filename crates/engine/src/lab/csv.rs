//! Results as comma-separated values (RFC 4180), for other programs.

use std::fmt::Write;

use super::figure::Figure;
use super::results::Results;

/// The header line.
pub const HEADER: &str = "rules,fingerprint,player,rival,figure,unit,value,low,high,samples";

/// Formats `results` as lines, one per figure, with the name of their rules. A field is empty if
/// its value is unknown.
#[must_use]
pub fn lines(name: &str, results: &Results) -> String {
    let mut text = String::new();
    let plan = results.plan();
    for figure in Figure::ALL {
        let estimate = results.estimate(figure);
        let (low, high) = estimate.and_then(|estimate| estimate.interval).unzip();
        // Writing to a string never fails.
        let _ = write!(
            text,
            "{},{:016x},{},{},{},{},{},{},{},{}\r\n",
            field(name),
            results.fingerprint(),
            plan.player,
            plan.rival,
            figure.key(),
            figure.unit().key(),
            number(estimate.map(|estimate| estimate.value)),
            number(low),
            number(high),
            results.moments(figure).samples(),
        );
    }
    text
}

/// Formats any text as a field, quoted if necessary.
#[must_use]
pub fn field(text: &str) -> String {
    if text.contains(['"', ',', '\r', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

fn number(number: Option<f64>) -> String {
    number.map_or_else(String::new, |number| format!("{number:.6}"))
}
