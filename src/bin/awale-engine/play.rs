//! `play`: one game in the terminal.
use clap::Args;

use crate::Refused;

#[derive(Args)]
pub struct Arguments {
    /// A built-in variant, or the path of a rule file
    rules: String,
}

pub fn run(arguments: &Arguments) -> Result<(), Refused> {
    crate::load::load_rules(&arguments.rules).map(|_| ())
}
