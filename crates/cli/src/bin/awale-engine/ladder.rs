//! `ladder`: spaces the levels of a variant evenly in strength.

use std::io::Write;

use awale_engine::ai::contest::calibration::SkillCurve;
use clap::Args;

use crate::failure::Failure;
use crate::load::load_rules;
use crate::numbers;
use crate::output::escaped;

#[derive(Args)]
pub struct Arguments {
    /// Built-in variant, or path to a rule file
    rules: String,
    /// Number of pairs of games for each step of the skill curve
    #[arg(long, default_value_t = 30, value_parser = numbers::pairs())]
    pairs: u64,
    /// Random seed
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(&arguments.rules)?;
    let curve = SkillCurve::measure(&rules, arguments.pairs, arguments.seed);
    let points: Vec<String> = curve
        .points()
        .iter()
        .map(|(skill, elo)| format!("({skill:.0}, {elo:.0})"))
        .collect();
    let rungs: Vec<String> = curve
        .rungs()
        .iter()
        .map(|skill| format!("{skill:.1}"))
        .collect();
    writeln!(out, "    // {}", escaped(&arguments.rules))?;
    Ok(writeln!(
        out,
        "    (rules: {}, skills: ({}),\n     elo: [{}]),",
        rules.fingerprint(),
        rungs.join(", "),
        points.join(", ")
    )?)
}
