//! Selects the puzzles of a set.

use std::collections::BTreeMap;

use super::{Puzzle, Theme};

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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
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
}
