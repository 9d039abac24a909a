//! Sets of seed counts, for a test in constant time.

use super::board::MAX_SEEDS;

const WORDS: usize = MAX_SEEDS as usize / 64 + 1;

/// How a rule file describes a set of counts; what a player is told.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CountForm {
    /// These counts, in rising order.
    Only(Vec<u16>),
    /// From the first to the second, both included.
    Between(u16, u16),
    /// 2, 4, 6 and so on.
    Even,
    /// This many or more.
    AtLeast(u16),
}

/// A set of counts from 1 to [`MAX_SEEDS`]; 0 is never in it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CountSet {
    form: CountForm,
    members: [u64; WORDS],
}

impl CountSet {
    /// The set that `form` describes.
    #[must_use]
    pub fn new(form: CountForm) -> Self {
        let mut members = [0; WORDS];
        for count in 1..=MAX_SEEDS {
            let inside = match &form {
                CountForm::Only(counts) => counts.contains(&count),
                CountForm::Between(low, high) => (*low..=*high).contains(&count),
                CountForm::Even => count % 2 == 0,
                CountForm::AtLeast(low) => count >= *low,
            };
            if inside {
                members[usize::from(count / 64)] |= 1 << (count % 64);
            }
        }
        Self { form, members }
    }

    /// Whether `count` is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(&self, count: u16) -> bool {
        self.members[(count / 64) as usize] & (1 << (count % 64)) != 0
    }

    /// How the rule file describes it.
    #[must_use]
    pub const fn form(&self) -> &CountForm {
        &self.form
    }
}
