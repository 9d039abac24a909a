//! Phrases that sentences are built from: numbers, seeds, lists, sets of counts.

use awale_rules::counts::{CountForm, CountSet};
use awale_rules::spec::Territory;
use awale_rules::{Geometry, Hole, Move};

use super::messages::Messages;

/// A set of counts, in the form that is easiest to put into words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CountWords {
    /// Any count.
    Any,
    /// Exactly these counts, ascending; never empty.
    Listed(Vec<u16>),
    /// From the first count to the second, inclusive.
    Between(u16, u16),
    /// Even counts.
    Even,
    /// At least this count, which is at least 2.
    AtLeast(u16),
    /// No count.
    Never,
}

impl CountWords {
    pub(super) fn of(counts: &CountSet) -> Self {
        match counts.form() {
            CountForm::Only(listed) => Self::Listed(listed.clone()),
            &CountForm::Between(low, high) if high <= low + 1 => {
                Self::Listed((low..=high).collect())
            }
            &CountForm::Between(low, high) => Self::Between(low, high),
            CountForm::Even => Self::Even,
            CountForm::Never => Self::Never,
            CountForm::AtLeast(..=1) => Self::Any,
            &CountForm::AtLeast(low) => Self::AtLeast(low),
        }
    }

    /// Returns true if the words mention holes with a single seed.
    pub(super) fn mentions_single_seed(&self) -> bool {
        match self {
            Self::Listed(listed) => listed.first() == Some(&1),
            Self::Between(low, _) => *low == 1,
            Self::Any | Self::Even | Self::AtLeast(_) | Self::Never => false,
        }
    }
}

/// Returns the keyword of a territory in message selectors.
pub(super) const fn territory_keyword(territory: Territory) -> &'static str {
    match territory {
        Territory::Own => "own",
        Territory::Opponent => "opponent",
        Territory::Any => "any",
    }
}

impl Messages {
    /// Formats a number of things other than seeds: in words up to twenty, in digits above.
    #[must_use]
    pub fn number(&self, number: impl Into<i64>) -> String {
        self.format("words-number", &[("number", number.into().into())])
    }

    /// Formats a number of seeds, with the number in words: "four seeds".
    #[must_use]
    pub fn seeds(&self, seeds: impl TryInto<u16>) -> String {
        let seeds = seeds.try_into().unwrap_or_default();
        self.with_seeds(self.seed_number(seeds), seeds)
    }

    /// Formats the number of seeds in a hole that has one of `counts`: "two or three seeds".
    pub(super) fn counts(&self, counts: &CountWords) -> String {
        match counts {
            CountWords::Any => self.get("words-counts-any"),
            CountWords::Listed(listed) => {
                let numbers: Vec<String> = listed
                    .iter()
                    .map(|&count| self.seed_number(count))
                    .collect();
                self.with_seeds(
                    self.either(&numbers),
                    listed.last().copied().unwrap_or_default(),
                )
            }
            &CountWords::Between(low, high) => {
                let (low, high) = (self.seed_number(low), self.seed_number(high));
                self.format(
                    "words-counts-between",
                    &[("low", low.into()), ("high", high.into())],
                )
            }
            CountWords::Even => self.get("words-counts-even"),
            CountWords::Never => self.get("words-counts-never"),
            &CountWords::AtLeast(low) => self.format(
                "words-counts-at-least",
                &[("number", self.seed_number(low).into())],
            ),
        }
    }

    /// Names holes and end squares: "A, B and C".
    pub(super) fn places(
        &self,
        geometry: Geometry,
        holes: impl IntoIterator<Item = Hole>,
    ) -> String {
        let names = holes.into_iter().map(|hole| self.place(geometry, hole));
        self.all_of(&names.collect::<Vec<_>>())
    }

    /// Names moves: "A, B and C".
    pub(super) fn moves(
        &self,
        geometry: Geometry,
        moves: impl IntoIterator<Item = Move>,
    ) -> String {
        let names = moves.into_iter().map(|mv| self.hole(geometry.name_of(mv)));
        self.all_of(&names.collect::<Vec<_>>())
    }

    /// Joins items: "a", "a and b", "a, b and c".
    pub(super) fn all_of(&self, items: &[String]) -> String {
        self.list(items, "words-and")
    }

    /// Joins items: "a", "a or b", "a, b or c".
    pub(super) fn either(&self, items: &[String]) -> String {
        self.list(items, "words-or")
    }

    fn list(&self, items: &[String], conjunction_key: &str) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                let first = first.join(&self.get("words-comma"));
                self.format(
                    conjunction_key,
                    &[("first", first.into()), ("last", last.into())],
                )
            }
        }
    }

    pub(super) fn seed_number(&self, number: u16) -> String {
        self.format("words-seed-number", &[("number", number.into())])
    }

    fn with_seeds(&self, numbers: String, last_number: u16) -> String {
        self.format(
            "words-seeds",
            &[("numbers", numbers.into()), ("last", last_number.into())],
        )
    }
}
