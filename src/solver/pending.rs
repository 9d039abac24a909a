//! Answers that hold as long as a position higher up in the line turns out as expected.
//!
//! A line that comes round to a position of its own gains nothing for either player. Whether it *must* come round is known only
//! when that position has been searched to its end: until then, answers that rest on it are *pending*. They are kept beside the
//! table, and either proved all together (when the position they rest on fails with no exit), or forgotten.

use std::collections::HashMap;

/// A question: a position's number, and how much its player to move shall gain at least.
pub(super) type Question = (u64, i32);

/// Rests on no position of the line.
pub(super) const INDEPENDENT: usize = usize::MAX;

/// An answer that rests on a position of the line.
#[derive(Clone, Copy)]
pub(super) struct Pending {
    pub is_reached: bool,
    /// The place in the line of the first position that it rests on.
    pub depends_on: usize,
}

/// The pending answers of one thread, in the order in which they were found.
#[derive(Default)]
pub(super) struct PendingAnswers {
    order: Vec<Question>,
    answers: HashMap<Question, Pending>,
}

impl PendingAnswers {
    /// A mark: what is found from here on can be forgotten or proved together.
    pub fn mark(&self) -> usize {
        self.order.len()
    }

    /// The pending answer to a question; `None` if there is none.
    #[inline]
    pub fn get(&self, question: Question) -> Option<Pending> {
        if self.order.is_empty() {
            return None;
        }
        self.answers.get(&question).copied()
    }

    /// Keeps an answer.
    pub fn put(&mut self, question: Question, pending: Pending) {
        if self.answers.insert(question, pending).is_none() {
            self.order.push(question);
        }
    }

    /// Forgets what was found since the mark.
    pub fn forget(&mut self, mark: usize) {
        for question in self.order.drain(mark..) {
            self.answers.remove(&question);
        }
    }

    /// What was found since the mark rests on `place` at the latest: on the same as the position that it rested on so far.
    pub fn raise_dependency(&mut self, mark: usize, place: usize) {
        for question in &self.order[mark..] {
            if let Some(pending) = self.answers.get_mut(question) {
                pending.depends_on = pending.depends_on.min(place);
            }
        }
    }

    /// Takes out what was found since the mark, and gives what rests on no position before `place`: the position there has turned out
    /// as expected, and all of it is proved.
    pub fn take(&mut self, mark: usize, place: usize) -> impl Iterator<Item = (Question, bool)> {
        let answers = &mut self.answers;
        self.order.drain(mark..).filter_map(move |question| {
            let pending = answers.remove(&question)?;
            (pending.depends_on >= place).then_some((question, pending.is_reached))
        })
    }
}
