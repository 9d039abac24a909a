//! The report of an attack.

use std::fmt;

use crate::program::RunResult;

/// The memory limit of a program, in bytes: far more than either program needs for these inputs.
const MAX_MEMORY_BYTES: u64 = 1 << 30;
/// The maximum number of failures to print per attack; further ones are only counted.
const MAX_PRINTED_FAULTS: usize = 20;

/// The results of an attack.
#[derive(Default)]
pub struct Report {
    /// The number of trials.
    pub trials: u64,
    /// The descriptions of the failures.
    pub faults: Vec<String>,
    /// Notes on what was skipped and how much was covered.
    notes: Vec<String>,
}

impl Report {
    /// Adds a failure.
    pub fn fault(&mut self, label: impl Into<String>) {
        self.faults.push(label.into());
    }

    /// Adds a note.
    pub fn note(&mut self, label: impl Into<String>) {
        self.notes.push(label.into());
    }

    /// Adds a failure unless the condition holds.
    pub fn check(&mut self, condition: bool, message: impl FnOnce() -> String) {
        if !condition {
            self.faults.push(message());
        }
    }

    /// Checks that a run ended by itself in time, without a panic, within the memory limit and with
    /// one of these exit codes.
    pub fn check_run(&mut self, label: &str, run_result: &RunResult, codes: &[i32]) {
        self.trials += 1;
        self.check(run_result.in_time, || format!("{label}: hangs"));
        self.check(!run_result.error_text().contains("panicked"), || {
            format!("{label}: {}", run_result.error_text().trim())
        });
        self.check(run_result.peak_memory < MAX_MEMORY_BYTES, || {
            format!("{label}: {} MiB of memory", run_result.peak_memory >> 20)
        });
        let is_expected = run_result.code.is_some_and(|code| codes.contains(&code));
        self.check(is_expected || !run_result.in_time, || {
            format!(
                "{label}: ended with {:?}: {}",
                run_result.code,
                run_result.error_text().trim()
            )
        });
    }

    /// Adds the results of another run of the same attack.
    pub fn add(&mut self, other: Self) {
        self.trials += other.trials;
        self.faults.extend(other.faults);
        self.notes.extend(other.notes);
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for fault in self.faults.iter().take(MAX_PRINTED_FAULTS) {
            writeln!(f, "FAILED: {fault}")?;
        }
        write!(f, "{} trials, {} failures", self.trials, self.faults.len())?;
        for note in &self.notes {
            write!(f, "; {note}")?;
        }
        Ok(())
    }
}
