//! The daily puzzle, the same for all players.

use super::Puzzle;
use crate::matches::date::Date;

/// The minimum step through the list from one day to the next. It is large so that consecutive
/// puzzles differ in theme and rating.
const MIN_STRIDE: u64 = 37;

/// Returns the puzzle of `day` from `puzzles`, which must be the same list for all players; `None`
/// if it is empty. Every puzzle comes up once before any is repeated.
#[must_use]
pub fn daily(day: Date, puzzles: &[Puzzle]) -> Option<&Puzzle> {
    let count = puzzles.len() as u64;
    if count == 0 {
        return None;
    }
    let stride = (MIN_STRIDE..).find(|&stride| greatest_common_divisor(stride, count) == 1)?;
    let index = day.number().checked_mul(stride)?.checked_rem(count)?;
    puzzles.get(usize::try_from(index).ok()?)
}

const fn greatest_common_divisor(mut a: u64, mut b: u64) -> u64 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::collections::BTreeSet;

    use super::*;
    use crate::fixtures::rules;

    #[test]
    fn every_puzzle_comes_up_once_before_any_is_repeated() {
        let line = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S C 6 chain 2 1450 end A=-2,C=6 CdF";
        let puzzle = Puzzle::parse(line, &rules("awale")).unwrap();
        for count in [1, 37, 60, 74, 100] {
            let mut puzzles = vec![puzzle.clone(); count];
            for (number, puzzle) in puzzles.iter_mut().enumerate() {
                puzzle.rating = i32::try_from(number).unwrap();
            }
            // The days span the ends of months and of a year.
            let months = [(2026, 11), (2026, 12), (2027, 1), (2027, 2)];
            let days = months.into_iter().flat_map(|(year, month)| {
                (1..=31).filter_map(move |day| Date::new(year, month, day))
            });
            let days = days.take(count);
            let seen: BTreeSet<i32> = days
                .map(|day| daily(day, &puzzles).unwrap().rating)
                .collect();
            assert_eq!(seen.len(), count);
        }
        assert_eq!(daily(Date::new(2026, 11, 22).unwrap(), &[]), None);
    }
}
