//! One player's letters of a match: the lines, and the line that the player continues.

use super::{ClockReading, Letter, LetterError, LetterStep, follow};
use crate::matches::Contestant;

/// The maximum number of lines in a match.
const MAX_LINES: usize = 8;

/// The letters of a match that one player has. A line is a letter that no other letter extends.
/// There is only one unless different steps were added after the same one.
#[derive(Clone, Debug)]
pub struct Thread {
    /// The contestant who is the player at this screen.
    pub me: Contestant,
    /// The lines, in a fixed order; never empty.
    lines: Vec<Letter>,
    /// The index of the line that the player continues.
    chosen: usize,
    /// Whether the player still has to choose one of the lines.
    undecided: bool,
}

/// The effect of a received letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Received {
    /// The letter is already known.
    Unchanged,
    /// The letter is older than the known one, which already extends it.
    Behind,
    /// The letter has new steps after the known ones.
    Extended {
        /// The number of known steps.
        known: usize,
        /// Whether a new step is this player's own but was not planned here.
        in_my_name: bool,
    },
    /// The letter diverges from the known one; both lines are kept.
    Forked,
}

impl Thread {
    /// Creates a thread with a single letter.
    #[must_use]
    pub fn new(me: Contestant, letter: Letter) -> Self {
        Self {
            me,
            lines: vec![letter],
            chosen: 0,
            undecided: false,
        }
    }

    /// Restores a thread with several lines, of which the player continues number `chosen`. Returns
    /// `None` if the lines don't belong to the same match, or there are too many.
    #[must_use]
    pub fn resumed(
        me: Contestant,
        mut lines: Vec<Letter>,
        chosen: usize,
        undecided: bool,
    ) -> Option<Self> {
        let terms = lines.get(chosen)?.terms().clone();
        let is_same_match = lines.iter().all(|line| line.terms().agree_with(&terms));
        if !is_same_match || lines.len() > MAX_LINES {
            return None;
        }
        let known = lines[chosen].clone();
        sort(&mut lines);
        let mut thread = Self {
            me,
            lines,
            chosen: 0,
            undecided,
        };
        thread.choose_extension_of(&known);
        Some(thread)
    }

    /// Returns the letter that the player continues.
    #[must_use]
    pub fn letter(&self) -> &Letter {
        &self.lines[self.chosen]
    }

    /// Returns all lines, in a fixed order.
    #[must_use]
    pub fn lines(&self) -> &[Letter] {
        &self.lines
    }

    /// Returns the index of the line that the player continues.
    #[must_use]
    pub const fn chosen(&self) -> usize {
        self.chosen
    }

    /// Returns true if the player has to choose one of several lines before moving.
    #[must_use]
    pub const fn is_undecided(&self) -> bool {
        self.undecided
    }

    /// Returns true if it is this player's turn.
    #[must_use]
    pub fn is_my_turn(&self) -> bool {
        self.undecided || self.letter().writer() == Some(self.me)
    }

    /// Continues with the line of index `line`, and keeps the others. Does nothing if there is no
    /// such line.
    pub fn choose(&mut self, line: usize) {
        if line < self.lines.len() {
            self.chosen = line;
            self.undecided = false;
        }
    }

    /// Changes the current letter by `change`, which may only add to it; other changes are dropped.
    /// Returns what `change` returns.
    pub fn write<T>(&mut self, change: impl FnOnce(&mut Letter) -> T) -> T {
        let before = self.letter().clone();
        let mut letter = before.clone();
        let result = change(&mut letter);
        if before.is_prefix_of(&letter) && before.terms().agree_with(letter.terms()) {
            self.lines[self.chosen] = letter;
            self.choose_extension_of(&before);
        }
        result
    }

    /// Adds a received letter of this match. Known steps don't change.
    ///
    /// # Errors
    /// Returns an error if the letter belongs to another match or has other terms, or if there
    /// would be too many lines; the thread is then unchanged.
    pub fn receive(&mut self, letter: &Letter) -> Result<Received, LetterError> {
        let known = self.letter().clone();
        if letter.terms().id() != known.terms().id() {
            return Err(LetterError::OtherMatch);
        }
        if !letter.terms().agree_with(known.terms()) {
            return Err(LetterError::OtherTerms);
        }
        let received = if letter.steps == known.steps {
            Received::Unchanged
        } else if letter.is_prefix_of(&known) {
            Received::Behind
        } else if known.is_prefix_of(letter) {
            Received::Extended {
                known: known.steps.len(),
                in_my_name: self.has_unplanned_steps(&known, letter),
            }
        } else {
            Received::Forked
        };
        let mut letter = letter.clone();
        if !matches!(
            received,
            Received::Extended {
                in_my_name: true,
                ..
            }
        ) {
            letter.readings[self.me.index()] = self.own_reading(&letter);
        }
        let mut lines = self.lines.clone();
        insert(&mut lines, letter);
        if lines.len() > MAX_LINES {
            return Err(LetterError::TooManyLines);
        }
        self.lines = lines;
        self.choose_extension_of(&known);
        self.undecided |= received == Received::Forked;
        Ok(received)
    }

    /// Returns the known reading of this player's clock, if `letter` includes its step. A letter
    /// from the friend must not change it.
    fn own_reading(&self, letter: &Letter) -> Option<ClockReading> {
        let known = self.letter();
        let steps = known.steps.iter().zip(&letter.steps);
        let common = steps
            .take_while(|(known, received)| known == received)
            .count();
        known.readings[self.me.index()].filter(|reading| reading.step <= common)
    }

    /// Chooses the line that extends `known`.
    fn choose_extension_of(&mut self, known: &Letter) {
        sort(&mut self.lines);
        let index = self.lines.iter().position(|line| known.is_prefix_of(line));
        self.chosen = index.unwrap_or(0);
    }

    /// Returns true if `letter` has steps after `known` that only this player may add, but didn't
    /// plan.
    fn has_unplanned_steps(&self, known: &Letter, letter: &Letter) -> bool {
        let mut conditions = known.conditions.clone();
        let steps = letter.steps.iter().zip(&letter.records);
        let mut added = steps.skip(known.steps.len());
        added.any(|(&step, record)| {
            let is_planned = conditions
                .iter()
                .any(|line| step == LetterStep::Move(line[0]));
            follow(&mut conditions, step);
            record.writer == Some(self.me) && !is_planned
        })
    }
}

/// Adds a letter to lines of which none extends another. The order of additions doesn't matter.
fn insert(lines: &mut Vec<Letter>, mut letter: Letter) {
    for line in lines.iter_mut() {
        let names = [0, 1].map(|index| merged_name(&line.names[index], &letter.names[index]));
        line.names.clone_from(&names);
        letter.names = names;
        if letter.steps == line.steps {
            merge_conditional_lines(line, &letter);
        }
        if letter.is_prefix_of(line) || line.is_prefix_of(&letter) {
            let later =
                |index: usize| ClockReading::later(line.readings[index], letter.readings[index]);
            let readings = [0, 1].map(later);
            (line.readings, letter.readings) = (readings, readings);
        }
    }
    if !lines.iter().any(|line| letter.is_prefix_of(line)) {
        lines.retain(|line| !line.is_prefix_of(&letter));
        lines.push(letter);
    }
    sort(lines);
}

/// Merges a player's names from two letters: takes the one that isn't empty, or the first in
/// alphabetical order.
fn merged_name(a: &str, b: &str) -> String {
    let names = [a, b].into_iter().filter(|name| !name.is_empty());
    names.min().unwrap_or_default().to_owned()
}

/// Merges the conditional lines of two letters with the same steps.
fn merge_conditional_lines(line: &mut Letter, other: &Letter) {
    let mut conditions = std::mem::take(&mut line.conditions);
    conditions.extend(other.conditions.iter().cloned());
    conditions.sort();
    conditions.dedup();
    for condition in conditions {
        // If two lines contradict each other, the first one is kept.
        let _ = line.plan(&condition);
    }
}

/// Sorts the lines by their steps, so that their order doesn't depend on the order of receipt.
fn sort(lines: &mut [Letter]) {
    lines.sort_by_cached_key(|line| format!("{:?}", line.steps));
}
