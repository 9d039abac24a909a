//! Selection of the puzzles of a set.

use std::collections::BTreeMap;

use super::{Puzzle, Theme};

/// Selects `count` puzzles of as many themes and ratings as possible: round-robin over the themes,
/// evenly spread over the ratings within each. At most half are about counting small moves, so a
/// set can be smaller than `count`.
pub(super) fn most_diverse(puzzles: &[Puzzle], count: usize) -> Vec<Puzzle> {
    let mut by_theme: BTreeMap<Theme, Vec<&Puzzle>> = BTreeMap::new();
    for puzzle in puzzles {
        by_theme.entry(puzzle.theme()).or_default().push(puzzle);
    }
    let counting = by_theme.get(&Theme::Tempo).map_or(0, Vec::len);
    let others = puzzles.len() - counting;
    let most_counting = counting.min(others).min(count / 2);
    let most_of = |theme: Theme, puzzles: &[&Puzzle]| match theme {
        Theme::Tempo => most_counting,
        _ => puzzles.len(),
    };
    // The quota of each theme, assigned in turn.
    let mut wanted: BTreeMap<Theme, usize> = BTreeMap::new();
    let mut rest = count.min(others + most_counting);
    while rest > 0 {
        for (&theme, puzzles) in &by_theme {
            let taken = wanted.entry(theme).or_default();
            if rest > 0 && *taken < most_of(theme, puzzles) {
                *taken += 1;
                rest -= 1;
            }
        }
    }
    let mut chosen = Vec::with_capacity(count.min(puzzles.len()));
    for (theme, mut puzzles) in by_theme {
        puzzles.sort_by_key(|puzzle| puzzle.rating);
        let wanted = wanted.get(&theme).copied().unwrap_or(0);
        chosen.extend((0..wanted).map(|index| puzzles[index * puzzles.len() / wanted].clone()));
    }
    chosen
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::teacher::puzzles::shipped;
    use awale_rules::library;

    #[test]
    fn at_most_half_of_a_set_counts_small_moves() {
        let rules = library::load("awale").unwrap().unwrap();
        let some = &shipped(&rules).unwrap().puzzles[0];
        let about = |theme, number: i32| Puzzle {
            themes: vec![theme],
            rating: number,
            ..some.clone()
        };
        let set = |counting, others| -> Vec<Puzzle> {
            let puzzles_about = |theme, count| (0..count).map(move |number| about(theme, number));
            let all =
                puzzles_about(Theme::Tempo, counting).chain(puzzles_about(Theme::Saving, others));
            all.collect()
        };
        let shares = |puzzles: &[Puzzle], count| {
            let chosen = most_diverse(puzzles, count);
            let counting = chosen.iter().filter(|one| one.theme() == Theme::Tempo);
            (counting.count(), chosen.len())
        };
        assert_eq!(shares(&set(50, 50), 60), (30, 60));
        assert_eq!(shares(&set(50, 10), 60), (10, 20));
        assert_eq!(shares(&set(50, 25), 30), (15, 30));
        assert_eq!(shares(&set(5, 50), 30), (5, 30));
        assert_eq!(shares(&set(50, 0), 30), (0, 0));
        assert_eq!(shares(&set(3, 4), 30), (3, 7));
    }
}
