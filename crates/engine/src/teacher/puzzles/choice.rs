//! Selection of the puzzles of a set, and of the next puzzle.

use std::collections::BTreeMap;

use super::{Puzzle, Theme};
use crate::teacher::VariantProgress;
use awale_rules::RuleSet;

/// In a run, the number of easiest unseen puzzles to pick the next from.
const WINDOW: usize = 6;

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

/// The kind of puzzle to select.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selection {
    /// Close to the player's rating.
    AtStrength,
    /// Of this theme, easiest first.
    About(Theme),
    /// A little harder than the previous one.
    Harder {
        /// A random number that picks one of the candidates.
        chance: u64,
    },
}

/// Returns the index of the next of `puzzles`: unrated ones first, then unsolved ones. Skips the
/// indices in `seen`. `None` if no other is left.
#[must_use]
pub fn next(
    puzzles: &[Puzzle],
    rules: &RuleSet,
    progress: &VariantProgress,
    selection: Selection,
    seen: &[usize],
) -> Option<usize> {
    let free = (0..puzzles.len()).filter(|number| !seen.contains(number));
    let attempt = |number: &usize| match progress.attempt(&puzzles[*number], rules) {
        None => 0,
        Some(false) => 1,
        Some(true) => 2,
    };
    match selection {
        Selection::AtStrength => {
            let strength = progress.puzzle_rating(rules).rating;
            let apart = |number: &usize| {
                let rating = f64::from(puzzles[*number].rating);
                // Ratings are whole numbers; the lost precision doesn't matter.
                (rating - strength).abs() as u32
            };
            free.min_by_key(|number| (attempt(number), apart(number), *number))
        }
        Selection::About(theme) => free
            .filter(|number| puzzles[*number].themes.contains(&theme))
            .min_by_key(|number| (attempt(number), puzzles[*number].rating, *number)),
        Selection::Harder { chance } => {
            let mut order: Vec<usize> = free.collect();
            order.sort_by_key(|number| (puzzles[*number].rating, *number));
            order.truncate(WINDOW);
            let index = chance.checked_rem(order.len() as u64)?;
            order.get(usize::try_from(index).ok()?).copied()
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::teacher::Progress;
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

    #[test]
    fn puzzles_are_chosen_by_rating_by_theme_and_with_rising_difficulty() {
        let rules = library::load("awale").unwrap().unwrap();
        let puzzles = shipped(&rules).unwrap().puzzles;
        let mut progress = Progress::default();
        let strength = progress.of(&rules).puzzle_rating(&rules).rating;
        let apart = |number: usize| (f64::from(puzzles[number].rating) - strength).abs();
        let mut seen = Vec::new();
        while let Some(number) = next(
            &puzzles,
            &rules,
            &progress.of(&rules),
            Selection::AtStrength,
            &seen,
        ) {
            if let Some(&before) = seen.last() {
                assert!(apart(before) <= apart(number) + 1.0);
            }
            seen.push(number);
        }
        assert_eq!(seen.len(), puzzles.len());
        // Attempted puzzles come later, solved ones last.
        progress.enter_puzzle(&rules, &puzzles[seen[0]], true);
        let again = next(
            &puzzles,
            &rules,
            &progress.of(&rules),
            Selection::AtStrength,
            &[],
        );
        assert_ne!(again, Some(seen[0]));

        let theme = puzzles[0].theme();
        let mut seen = Vec::new();
        while let Some(number) = next(
            &puzzles,
            &rules,
            &Progress::default().of(&rules),
            Selection::About(theme),
            &seen,
        ) {
            assert!(puzzles[number].themes.contains(&theme));
            if let Some(&before) = seen.last() {
                let _: &usize = &before;
                assert!(puzzles[before].rating <= puzzles[number].rating);
            }
            seen.push(number);
        }
        let all = puzzles
            .iter()
            .filter(|puzzle| puzzle.themes.contains(&theme));
        assert_eq!(seen.len(), all.count());

        let mut seen = Vec::new();
        for chance in 0..puzzles.len() as u64 {
            let progress = progress.of(&rules);
            let selection = Selection::Harder { chance };
            seen.push(next(&puzzles, &rules, &progress, selection, &seen).unwrap());
        }
        let rating = |index: usize| puzzles[seen[index]].rating;
        assert!(
            rating(0) < rating(seen.len() / 2) && rating(seen.len() / 2) < rating(seen.len() - 1)
        );
        let progress = progress.of(&rules);
        assert_eq!(
            next(
                &puzzles,
                &rules,
                &progress,
                Selection::Harder { chance: 1 },
                &seen
            ),
            None
        );
    }
}
