//! Sets of seed counts with a constant-time membership test.

use super::board::MAX_SEEDS;
use super::spec::Counts;

/// The number of words in the bit set.
const WORDS: usize = MAX_SEEDS as usize / 64 + 1;

/// The form in which a rule file describes a set of counts. The rule book words the set
/// accordingly.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CountForm {
    /// Exactly these counts, in ascending order.
    Only(Vec<u16>),
    /// From the first count to the second, inclusive.
    Between(u16, u16),
    /// 2, 4, 6 and so on.
    Even,
    /// This count or more.
    AtLeast(u16),
    /// No count.
    Never,
}

/// A set of counts from 1 to [`MAX_SEEDS`]. It never contains 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CountSet {
    form: CountForm,
    members: [u64; WORDS],
}

impl CountSet {
    /// Builds the set that `form` describes.
    #[must_use]
    pub fn new(form: CountForm) -> Self {
        let mut members = [0; WORDS];
        let insert = |count: u16| {
            if (1..=MAX_SEEDS).contains(&count) {
                members[usize::from(count / 64)] |= 1 << (count % 64);
            }
        };
        match &form {
            CountForm::Only(counts) => counts.iter().copied().for_each(insert),
            CountForm::Between(low, high) => (*low..=*high).for_each(insert),
            CountForm::Even => (2..=MAX_SEEDS).step_by(2).for_each(insert),
            CountForm::AtLeast(low) => (*low..=MAX_SEEDS).for_each(insert),
            CountForm::Never => {}
        }
        Self { form, members }
    }

    /// Returns `true` if `count` is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(&self, count: u16) -> bool {
        self.members[(count / 64) as usize] & (1 << (count % 64)) != 0
    }

    /// Returns the form in which the rule file describes the set.
    #[must_use]
    pub const fn form(&self) -> &CountForm {
        &self.form
    }
}

impl From<&Counts> for CountSet {
    /// Converts valid `counts` of a rule file, ignoring duplicates.
    fn from(counts: &Counts) -> Self {
        Self::new(match counts {
            Counts::Only(counts) => {
                let mut counts: Vec<u16> = counts.iter().map(|&count| count as u16).collect();
                counts.sort_unstable();
                counts.dedup();
                CountForm::Only(counts)
            }
            &Counts::Between(low, high) => CountForm::Between(low as u16, high as u16),
            Counts::Even => CountForm::Even,
            &Counts::AtLeast(low) => CountForm::AtLeast(low as u16),
            Counts::Never => CountForm::Never,
        })
    }
}
