//! The report of an attack.

use std::fmt;

use crate::program::Ended;

/// The memory limit of a program, in bytes: far more than either program needs for these inputs.
const MAX_MEMORY: u64 = 1 << 30;
/// The number of failures to print per attack; the others are only counted.
const MAX_PRINTED: usize = 20;

/// The results of one attack.
#[derive(Default)]
pub struct Report {
    /// The number of trials.
    pub trials: u64,
    /// The failures, in words.
    pub faults: Vec<String>,
    /// Notes: what was skipped here, and how much was covered.
    notes: Vec<String>,
}

impl Report {
    /// Adds a failure.
    pub fn fault(&mut self, what: impl Into<String>) {
        self.faults.push(what.into());
    }

    /// Adds a note.
    pub fn note(&mut self, what: impl Into<String>) {
        self.notes.push(what.into());
    }

    /// Adds a failure unless the condition holds.
    pub fn check(&mut self, holds: bool, otherwise: impl FnOnce() -> String) {
        if !holds {
            self.faults.push(otherwise());
        }
    }

    /// Checks that a run ended by itself in time, without a panic, within the memory limit, and
    /// with one of these exit codes.
    pub fn judge(&mut self, what: &str, ended: &Ended, codes: &[i32]) {
        self.trials += 1;
        self.check(ended.in_time, || format!("{what}: it hangs"));
        self.check(!ended.error_text().contains("panicked"), || {
            format!("{what}: {}", ended.error_text().trim())
        });
        self.check(ended.peak_memory < MAX_MEMORY, || {
            format!("{what}: {} MiB of memory", ended.peak_memory >> 20)
        });
        let is_expected = ended.code.is_some_and(|code| codes.contains(&code));
        self.check(is_expected || !ended.in_time, || {
            format!(
                "{what}: ended with {:?}: {}",
                ended.code,
                ended.error_text().trim()
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
        for fault in self.faults.iter().take(MAX_PRINTED) {
            writeln!(f, "FAILED: {fault}")?;
        }
        write!(f, "{} trials, {} failures", self.trials, self.faults.len())?;
        for note in &self.notes {
            write!(f, "; {note}")?;
        }
        Ok(())
    }
}
