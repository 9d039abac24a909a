//! `verify`: checks a certificate from `solve` against the rules alone.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;

use awale_engine::files::open_regular;
use awale_rules::{Position, library};
use awale_solver::certificate::MAX_CERTIFICATE_BYTES;
use awale_solver::last_move::LastMoveProof;
use awale_solver::{Bound, read_certificate};
use clap::Args;

use crate::failure::Failure;
use crate::file::in_file;
use crate::load::load_rules;
use crate::output::escaped;

#[derive(Args)]
pub struct Arguments {
    /// Certificate to check
    file: PathBuf,
    /// Rule file, if the rules aren't those of a built-in variant
    #[arg(long)]
    rules: Option<String>,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let in_certificate = |why: &dyn std::fmt::Display| in_file(&arguments.file, why);
    let file = open_regular(&arguments.file)
        .map_err(|error| in_certificate(&format!("can't be read: {error}")))?;
    let mut input = BufReader::new(file.take(MAX_CERTIFICATE_BYTES));
    // Never open a path from an untrusted file.
    let find = |name: &str| match &arguments.rules {
        Some(rules) => load_rules(rules),
        None if library::load(name).is_some() => load_rules(name),
        None => Err(format!(
            "\"{}\" isn't a built-in variant; specify its rule file with --rules",
            escaped(name)
        )),
    };
    let start_of_file = input.fill_buf().map_err(|error| in_certificate(&error))?;
    if LastMoveProof::recognizes(start_of_file) {
        let mut text = String::new();
        let read = input.read_to_string(&mut text);
        read.map_err(|error| in_certificate(&error))?;
        let (proof, rules) =
            LastMoveProof::read(&text, find).map_err(|error| in_certificate(&error))?;
        let positions = proof
            .verify(&rules)
            .map_err(|error| in_certificate(&error))?;
        let game = Position::set_up(&rules, &proof.position, &mut ());
        let value = if proof.winner == game.to_move() {
            "win"
        } else {
            "loss"
        };
        return Ok(writeln!(
            out,
            "value {value} verified: {positions} positions"
        )?);
    }
    let (certificate, rules) =
        read_certificate(&mut input, find).map_err(|error| in_certificate(&error))?;
    let verified = certificate
        .verify(&rules)
        .map_err(|error| in_certificate(&error))?;
    let seeds: i32 = certificate
        .position
        .holes
        .iter()
        .map(|&seeds| i32::from(seeds))
        .sum();
    let (mut lower, mut upper) = (-seeds, seeds);
    for claim in verified {
        let positions = claim.positions;
        match claim.bound {
            Bound::AtLeast(value) => {
                lower = lower.max(value);
                writeln!(out, "at least {value:+}: {positions} positions")?;
            }
            Bound::AtMost(value) => {
                upper = upper.min(value);
                writeln!(out, "at most {value:+}: {positions} positions")?;
            }
        }
    }
    if lower == upper {
        Ok(writeln!(out, "value {lower:+} verified")?)
    } else {
        Ok(writeln!(out, "bounds {lower:+} {upper:+} verified")?)
    }
}
