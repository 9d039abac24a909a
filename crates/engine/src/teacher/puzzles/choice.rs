//! Selects the puzzles of a set, and the next puzzle to solve.

use std::collections::BTreeMap;

use super::{Puzzle, Theme};
use crate::teacher::VariantProgress;
use awale_rules::RuleSet;

/// In a run, the number of easiest unseen puzzles from which the next one is picked.
const RUN_CANDIDATES: usize = 6;

/// Selects `count` puzzles of as many themes and ratings as possible: round-robin over the themes,
/// and evenly spread over the ratings within each. At most half have the theme [`Theme::Tempo`], so
/// the result can be smaller than `count`.
pub(super) fn most_diverse(puzzles: &[Puzzle], count: usize) -> Vec<Puzzle> {
    let mut by_theme: BTreeMap<Theme, Vec<&Puzzle>> = BTreeMap::new();
    for puzzle in puzzles {
        by_theme.entry(puzzle.theme()).or_default().push(puzzle);
    }
    let tempo = by_theme.get(&Theme::Tempo).map_or(0, Vec::len);
    let others = puzzles.len() - tempo;
    let max_tempo = tempo.min(others).min(count / 2);
    let max_of = |theme: Theme, puzzles: &[&Puzzle]| match theme {
        Theme::Tempo => max_tempo,
        _ => puzzles.len(),
    };
    // Each theme's quota grows by one in turn.
    let mut quotas: BTreeMap<Theme, usize> = BTreeMap::new();
    let mut rest = count.min(others + max_tempo);
    while rest > 0 {
        for (&theme, puzzles) in &by_theme {
            let quota = quotas.entry(theme).or_default();
            if rest > 0 && *quota < max_of(theme, puzzles) {
                *quota += 1;
                rest -= 1;
            }
        }
    }
    let mut chosen = Vec::with_capacity(count.min(puzzles.len()));
    for (theme, mut puzzles) in by_theme {
        puzzles.sort_by_key(|puzzle| puzzle.rating);
        let quota = quotas.get(&theme).copied().unwrap_or(0);
        chosen.extend((0..quota).map(|index| puzzles[index * puzzles.len() / quota].clone()));
    }
    chosen
}

/// How to select the next puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selection {
    /// The closest to the player's rating.
    AtStrength,
    /// The easiest of this theme.
    About(Theme),
    /// One of the easiest unseen puzzles, so that the difficulty rises during a run.
    Harder {
        /// A random number that picks one of the candidates.
        chance: u64,
    },
}

/// Returns the index of the next of `puzzles` that isn't in `seen`; `None` if there is none. Except
/// in a run, puzzles without an attempt come first, then unsolved ones.
#[must_use]
pub fn next(
    puzzles: &[Puzzle],
    rules: &RuleSet,
    progress: &VariantProgress,
    selection: Selection,
    seen: &[usize],
) -> Option<usize> {
    let unseen = (0..puzzles.len()).filter(|number| !seen.contains(number));
    let priority = |number: &usize| match progress.attempt(&puzzles[*number], rules) {
        None => 0,
        Some(false) => 1,
        Some(true) => 2,
    };
    match selection {
        Selection::AtStrength => {
            let strength = progress.puzzle_rating(rules).rating;
            let distance = |number: &usize| {
                let rating = f64::from(puzzles[*number].rating);
                // Ratings are whole numbers; the lost precision doesn't matter.
                (rating - strength).abs() as u32
            };
            unseen.min_by_key(|number| (priority(number), distance(number), *number))
        }
        Selection::About(theme) => unseen
            .filter(|number| puzzles[*number].themes.contains(&theme))
            .min_by_key(|number| (priority(number), puzzles[*number].rating, *number)),
        Selection::Harder { chance } => {
            let mut order: Vec<usize> = unseen.collect();
            order.sort_by_key(|number| (puzzles[*number].rating, *number));
            order.truncate(RUN_CANDIDATES);
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
    fn at_most_half_of_a_set_is_about_tempo() {
        let rules = library::load("awale").unwrap().unwrap();
        let template = &shipped(&rules).unwrap().puzzles[0];
        let puzzle_about = |theme, rating: i32| Puzzle {
            themes: vec![theme],
            rating,
            ..template.clone()
        };
        let set = |tempo, others| -> Vec<Puzzle> {
            let puzzles_about =
                |theme, count| (0..count).map(move |rating| puzzle_about(theme, rating));
            let puzzles =
                puzzles_about(Theme::Tempo, tempo).chain(puzzles_about(Theme::Saving, others));
            puzzles.collect()
        };
        let counts = |puzzles: &[Puzzle], count| {
            let chosen = most_diverse(puzzles, count);
            let tempo = chosen
                .iter()
                .filter(|puzzle| puzzle.theme() == Theme::Tempo);
            (tempo.count(), chosen.len())
        };
        assert_eq!(counts(&set(50, 50), 60), (30, 60));
        assert_eq!(counts(&set(50, 10), 60), (10, 20));
        assert_eq!(counts(&set(50, 25), 30), (15, 30));
        assert_eq!(counts(&set(5, 50), 30), (5, 30));
        assert_eq!(counts(&set(50, 0), 30), (0, 0));
        assert_eq!(counts(&set(3, 4), 30), (3, 7));
    }

    #[test]
    fn puzzles_are_chosen_by_rating_by_theme_and_with_rising_difficulty() {
        let rules = library::load("awale").unwrap().unwrap();
        let puzzles = shipped(&rules).unwrap().puzzles;
        let mut progress = Progress::default();
        let strength = progress.of(&rules).puzzle_rating(&rules).rating;
        let distance = |number: usize| (f64::from(puzzles[number].rating) - strength).abs();
        let mut seen = Vec::new();
        while let Some(number) = next(
            &puzzles,
            &rules,
            &progress.of(&rules),
            Selection::AtStrength,
            &seen,
        ) {
            if let Some(&before) = seen.last() {
                assert!(distance(before) <= distance(number) + 1.0);
            }
            seen.push(number);
        }
        assert_eq!(seen.len(), puzzles.len());
        // Attempted puzzles come later, solved ones last.
        progress.record_puzzle(&rules, &puzzles[seen[0]], true);
        let first = next(
            &puzzles,
            &rules,
            &progress.of(&rules),
            Selection::AtStrength,
            &[],
        );
        assert_ne!(first, Some(seen[0]));

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
        let matching = puzzles
            .iter()
            .filter(|puzzle| puzzle.themes.contains(&theme));
        assert_eq!(seen.len(), matching.count());

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
