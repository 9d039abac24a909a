//! Search results in the protocol's format.

use std::io::Write;

use awale_engine::ai::{SEED, SearchReport, Source};
use awale_rules::Game;

use crate::failure::Failure;

/// Prints a line for each of the best moves, then notes about the result.
pub fn write_report(
    game: &Game,
    report: &SearchReport,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let geometry = game.rules().geometry();
    let lead = SEED * game.position().lead(game.position().to_move());
    let milliseconds = report.time.as_millis();
    let speed = report.nodes as f64 / report.time.as_secs_f64().max(1e-6);
    for (rank, line) in (1..).zip(&report.lines) {
        write!(
            out,
            "info depth {} multipv {rank} score cp {}",
            report.depth,
            lead + line.value
        )?;
        write!(
            out,
            " nodes {} nps {speed:.0} time {milliseconds} pv",
            report.nodes
        )?;
        line.moves
            .iter()
            .try_for_each(|&mv| write!(out, " {}", geometry.name_of(mv)))?;
        writeln!(out)?;
    }
    // A deeper search can't change the value. UCI has no field for this.
    if report.proved && !report.lines.is_empty() {
        writeln!(out, "info string proved")?;
    }
    if report.source == Some(Source::Book) {
        writeln!(out, "info string book")?;
    }
    Ok(())
}
