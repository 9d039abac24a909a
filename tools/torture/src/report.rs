//! What was tried, and what fell short.

use std::fmt;

use crate::program::Ended;

/// A program may use so much memory, in bytes: far more than both need with what they are given here.
const MOST_MEMORY: u64 = 1 << 30;
/// How many faults of one attack are told; the rest is counted.
const MOST_TOLD: usize = 20;

/// The course of one attack.
#[derive(Default)]
pub struct Report {
    /// How often it was tried.
    pub tried: u64,
    /// What fell short, in words.
    pub faults: Vec<String>,
    /// What else there is to say: what couldn't be done here, and how much was covered.
    notes: Vec<String>,
}

impl Report {
    /// Something fell short.
    pub fn fault(&mut self, what: impl Into<String>) {
        self.faults.push(what.into());
    }

    /// Says something that is no fault.
    pub fn note(&mut self, what: impl Into<String>) {
        self.notes.push(what.into());
    }

    /// Something that must hold.
    pub fn check(&mut self, holds: bool, otherwise: impl FnOnce() -> String) {
        if !holds {
            self.faults.push(otherwise());
        }
    }

    /// A run that must have ended by itself, in time, without a panic, in bounded memory, with one of these exit codes.
    pub fn judge(&mut self, what: &str, ended: &Ended, codes: &[i32]) {
        self.tried += 1;
        self.check(ended.in_time, || format!("{what}: it hangs"));
        self.check(!ended.error_text().contains("panicked"), || {
            format!("{what}: {}", ended.error_text().trim())
        });
        self.check(ended.peak_memory < MOST_MEMORY, || {
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

    /// Adds what another course of the same attack came to.
    pub fn add(&mut self, other: Self) {
        self.tried += other.tried;
        self.faults.extend(other.faults);
        self.notes.extend(other.notes);
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for fault in self.faults.iter().take(MOST_TOLD) {
            writeln!(f, "FELL SHORT: {fault}")?;
        }
        write!(f, "{} tried, {} fell short", self.tried, self.faults.len())?;
        for note in &self.notes {
            write!(f, "; {note}")?;
        }
        Ok(())
    }
}
