//! Pending answers, which hold if a position higher up in the line turns out as expected.
//!
//! A line that returns to one of its own positions gains nothing for either player. Whether it
//! *must* return is known only when that position has been searched. Until then, answers that
//! depend on it are pending: stored outside the table, then either proved together (if the position
//! fails without an exit) or dropped.

use std::collections::HashMap;

/// A question: the number of a position, and a threshold for its player to move.
pub(super) type Question = (u64, i32);

/// The value of `depends_on` if an answer depends on no position of the line.
pub(super) const INDEPENDENT: usize = usize::MAX;

/// An answer that depends on a position of the line.
#[derive(Clone, Copy)]
pub(super) struct Pending {
    pub is_reached: bool,
    /// The index in the line of the first position that it depends on.
    pub depends_on: usize,
}

/// The pending answers of one thread, oldest first.
#[derive(Default)]
pub(super) struct PendingAnswers {
    order: Vec<Question>,
    answers: HashMap<Question, Pending>,
}

impl PendingAnswers {
    /// Returns a mark, so that later answers can be dropped or proved together.
    pub fn mark(&self) -> usize {
        self.order.len()
    }

    /// Returns the pending answer to a question.
    #[inline]
    pub fn get(&self, question: Question) -> Option<Pending> {
        if self.order.is_empty() {
            return None;
        }
        self.answers.get(&question).copied()
    }

    /// Adds an answer.
    pub fn put(&mut self, question: Question, pending: Pending) {
        if self.answers.insert(question, pending).is_none() {
            self.order.push(question);
        }
    }

    /// Drops the answers since the mark.
    pub fn forget(&mut self, mark: usize) {
        for question in self.order.drain(mark..) {
            self.answers.remove(&question);
        }
    }

    /// Makes the answers since the mark depend on the position at `index` of the line, or an
    /// earlier one.
    pub fn raise_dependency(&mut self, mark: usize, index: usize) {
        for question in &self.order[mark..] {
            if let Some(pending) = self.answers.get_mut(question) {
                pending.depends_on = pending.depends_on.min(index);
            }
        }
    }

    /// Removes the answers since the mark, and returns those that depend on no position before
    /// `index`: the position there turned out as expected, which proves them.
    pub fn take(&mut self, mark: usize, index: usize) -> impl Iterator<Item = (Question, bool)> {
        let answers = &mut self.answers;
        self.order.drain(mark..).filter_map(move |question| {
            let pending = answers.remove(&question)?;
            (pending.depends_on >= index).then_some((question, pending.is_reached))
        })
    }
}
