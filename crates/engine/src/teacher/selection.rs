//! Selection of a player's next puzzle.

use super::VariantProgress;
use super::puzzles::{Puzzle, Theme};
use awale_rules::RuleSet;

/// In a run, the number of easiest unseen puzzles from which the next one is picked.
const RUN_CANDIDATES: usize = 6;

/// The criterion by which the next puzzle is selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selection {
    /// The closest to the player's rating.
    AtRating,
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
        Selection::AtRating => {
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
    use crate::teacher::PlayerProgress;
    use crate::teacher::puzzles::shipped;
    use awale_rules::library;

    #[test]
    fn puzzles_are_chosen_by_rating_by_theme_and_with_rising_difficulty() {
        let rules = library::load("awale").unwrap().unwrap();
        let puzzles = shipped(&rules).unwrap().puzzles;
        let mut progress = PlayerProgress::default();
        let strength = progress.of(&rules).puzzle_rating(&rules).rating;
        let apart = |number: usize| (f64::from(puzzles[number].rating) - strength).abs();
        let mut seen = Vec::new();
        while let Some(number) = next(
            &puzzles,
            &rules,
            &progress.of(&rules),
            Selection::AtRating,
            &seen,
        ) {
            if let Some(&before) = seen.last() {
                assert!(apart(before) <= apart(number) + 1.0);
            }
            seen.push(number);
        }
        assert_eq!(seen.len(), puzzles.len());
        // Attempted puzzles come later, solved ones last.
        progress.record_puzzle(&rules, &puzzles[seen[0]], true);
        let again = next(
            &puzzles,
            &rules,
            &progress.of(&rules),
            Selection::AtRating,
            &[],
        );
        assert_ne!(again, Some(seen[0]));

        let theme = puzzles[0].theme();
        let mut seen = Vec::new();
        while let Some(number) = next(
            &puzzles,
            &rules,
            &PlayerProgress::default().of(&rules),
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
