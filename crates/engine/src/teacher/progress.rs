//! A player's progress: ratings and puzzle results per variant, and completed lessons.

use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use serde::{Deserialize, Deserializer, Serialize};

use super::Companion;
use super::puzzles::Puzzle;
use super::rating::{PlayerRating, RatedResult};
use super::standing::skill_of;
use crate::matches::{Date, Player};
use awale_rules::RuleSet;
use awale_rules::game_file::{canonical_fingerprint, parse_fingerprint, write_fingerprint};

/// Standard error of a puzzle's rating, in Elo. A player of the puzzle's rating solves it half of
/// the time.
const PUZZLE_DEVIATION: f64 = 60.0;

/// The maximum number of ratings, and of accuracies, to keep.
const MAX_HISTORY: usize = 300;

/// A player's progress in all variants.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayerProgress {
    #[serde(deserialize_with = "merge_duplicates")]
    variants: Vec<VariantProgress>,
    /// The names of the completed lessons.
    lessons: BTreeSet<String>,
}

/// Reads the progress in each variant. Merges entries for the same rules, since a file may contain
/// the same fingerprint in different spellings.
fn merge_duplicates<'de, D: Deserializer<'de>>(input: D) -> Result<Vec<VariantProgress>, D::Error> {
    let mut variants: Vec<VariantProgress> = Vec::new();
    let mut indices = HashMap::new();
    for mut variant in Vec::<VariantProgress>::deserialize(input)? {
        variant.fingerprint = canonical_fingerprint(&variant.fingerprint);
        match indices.entry(variant.fingerprint.clone()) {
            Entry::Occupied(index) => {
                let existing: &mut VariantProgress = &mut variants[*index.get()];
                *existing = variant.merged(&VariantProgress::default(), existing);
            }
            Entry::Vacant(index) => {
                index.insert(variants.len());
                variants.push(variant);
            }
        }
    }
    Ok(variants)
}

/// A player's progress in one variant.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct VariantProgress {
    /// The [`fingerprint`](RuleSet::fingerprint) of the rules, in hexadecimal.
    fingerprint: String,
    games: RatingHistory,
    puzzles: RatingHistory,
    /// Whether each rated puzzle was solved, by position.
    #[serde(rename = "tried")]
    attempts: BTreeMap<String, bool>,
    /// The dates of the daily puzzles solved.
    days: BTreeSet<String>,
    /// The longest streak in a puzzle run.
    best_run: u32,
    accuracies: Accuracies,
}

/// The accuracy of the player's analysed games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Accuracies {
    /// The number of games.
    count: u32,
    /// The accuracy of the most recent games in percent, oldest first.
    percents: Vec<u8>,
}

impl Accuracies {
    /// Performs a three-way merge with `theirs`, both derived from `base`.
    fn merged(&self, base: &Self, theirs: &Self) -> Self {
        let new = self.count.saturating_sub(base.count);
        Self {
            count: theirs.count.saturating_add(new),
            percents: append_latest(&theirs.percents, &self.percents, new),
        }
    }
}

/// Appends the last `new` entries of `mine` to `theirs`, and drops the oldest beyond
/// [`MAX_HISTORY`].
fn append_latest<T: Clone>(theirs: &[T], mine: &[T], new: u32) -> Vec<T> {
    let new = usize::try_from(new).unwrap_or(usize::MAX).min(mine.len());
    let mut history = [theirs, &mine[mine.len() - new..]].concat();
    drop_oldest(&mut history);
    history
}

/// Drops the oldest entries beyond [`MAX_HISTORY`].
fn drop_oldest<T>(history: &mut Vec<T>) {
    history.drain(..history.len().saturating_sub(MAX_HISTORY));
}

/// A rating, and the results it is based on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct RatingHistory {
    /// [`PlayerRating`] as text; empty before the first result.
    rating: String,
    /// The number of results.
    count: u32,
    /// The rating and deviation after each of the most recent results, oldest first, in Elo.
    history: Vec<(i16, u16)>,
}

/// The rating after a result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedPoint {
    /// Elo above a random player.
    pub rating: f32,
    /// The standard error of the rating.
    pub deviation: f32,
}

impl RatingHistory {
    /// Returns the rating; [`PlayerRating::unknown`] before the first result.
    fn get(&self, rules: &RuleSet) -> PlayerRating {
        let rating = self.rating.parse();
        rating.unwrap_or_else(|()| PlayerRating::unknown(rules))
    }

    /// Sets the rating after another result.
    fn set(&mut self, rating: PlayerRating) {
        self.rating = rating.to_string();
        self.count = self.count.saturating_add(1);
        // Ratings are clamped well within the limits of these types.
        let point = (rating.rating as i16, rating.deviation as u16);
        self.history.push(point);
        drop_oldest(&mut self.history);
    }

    /// Returns the history of the rating.
    fn points(&self) -> impl ExactSizeIterator<Item = RatedPoint> + '_ {
        let first = self.history.len().saturating_sub(MAX_HISTORY);
        self.history[first..]
            .iter()
            .map(|&(rating, deviation)| RatedPoint {
                rating: f32::from(rating),
                deviation: f32::from(deviation),
            })
    }

    /// Performs a three-way merge with `theirs`, both derived from `base`.
    fn merged(&self, base: &Self, theirs: &Self) -> Self {
        if self == base {
            return theirs.clone();
        }
        let own_rating = self.rating.parse::<PlayerRating>();
        let their_rating = theirs.rating.parse::<PlayerRating>();
        let (Ok(mine), Ok(other), false) = (own_rating, their_rating, theirs == base) else {
            return self.clone();
        };
        // The more certain rating weighs more.
        let [a, b] = [mine, other].map(|rating| rating.deviation.powi(-2));
        let rating = PlayerRating {
            rating: (a * mine.rating + b * other.rating) / (a + b),
            deviation: mine.deviation.min(other.deviation),
            volatility: mine.volatility.max(other.volatility),
        };
        let new = self.count.saturating_sub(base.count);
        Self {
            rating: rating.to_string(),
            count: theirs.count.saturating_add(new),
            history: append_latest(&theirs.history, &self.history, new),
        }
    }
}

impl VariantProgress {
    /// Returns the player's companion in this variant.
    #[must_use]
    pub fn companion(&self, rules: &RuleSet) -> Companion {
        Companion {
            player: self.games.get(rules),
        }
    }

    /// Returns the number of rated games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.games.count
    }

    /// Returns the player's rating after each of the most recent games, oldest first.
    pub fn game_history(&self) -> impl ExactSizeIterator<Item = RatedPoint> + '_ {
        self.games.points()
    }

    /// Returns the player's puzzle rating after each of the most recent puzzles, oldest first.
    pub fn puzzle_history(&self) -> impl ExactSizeIterator<Item = RatedPoint> + '_ {
        self.puzzles.points()
    }

    /// Returns the player's mean accuracy in the latest analysed games, at most this many, in
    /// percent, and the number of these games; `None` without any.
    #[must_use]
    pub fn mean_accuracy(&self, games: usize) -> Option<(f32, usize)> {
        let all = self.accuracies();
        let latest = &all[all.len().saturating_sub(games)..];
        let sum: f32 = latest.iter().copied().map(f32::from).sum();
        (!latest.is_empty()).then(|| (sum / latest.len() as f32, latest.len()))
    }

    /// Returns the player's accuracy in the most recent analysed games, in percent, oldest first.
    #[must_use]
    pub fn accuracies(&self) -> &[u8] {
        let percents = &self.accuracies.percents;
        &percents[percents.len().saturating_sub(MAX_HISTORY)..]
    }

    /// Returns the number of puzzles solved at the first attempt.
    #[must_use]
    pub fn solved(&self) -> usize {
        self.attempts.values().filter(|solved| **solved).count()
    }

    /// Returns the player's puzzle rating.
    #[must_use]
    pub fn puzzle_rating(&self, rules: &RuleSet) -> PlayerRating {
        self.puzzles.get(rules)
    }

    /// Returns the number of rated puzzles.
    #[must_use]
    pub const fn puzzles(&self) -> u32 {
        self.puzzles.count
    }

    /// Returns whether the rated attempt at `puzzle` solved it; `None` if there was no attempt yet.
    #[must_use]
    pub fn attempt(&self, puzzle: &Puzzle, rules: &RuleSet) -> Option<bool> {
        let position = puzzle.placement.text(rules.geometry());
        self.attempts.get(&position).copied()
    }

    /// Returns true if the daily puzzle of `day` was solved.
    #[must_use]
    pub fn has_solved_day(&self, day: Date) -> bool {
        self.days.contains(&day.to_string())
    }

    /// Returns the longest streak in a puzzle run.
    #[must_use]
    pub const fn best_run(&self) -> u32 {
        self.best_run
    }

    fn merged(&self, base: &Self, theirs: &Self) -> Self {
        let mut merged = Self {
            fingerprint: self.fingerprint.clone(),
            games: self.games.merged(&base.games, &theirs.games),
            puzzles: self.puzzles.merged(&base.puzzles, &theirs.puzzles),
            best_run: self.best_run.max(theirs.best_run),
            accuracies: self.accuracies.merged(&base.accuracies, &theirs.accuracies),
            ..theirs.clone()
        };
        merged.attempts.extend(
            self.attempts
                .iter()
                .map(|(puzzle, solved)| (puzzle.clone(), *solved)),
        );
        merged.days.extend(self.days.iter().cloned());
        merged
    }
}

impl PlayerProgress {
    /// Returns the player's progress under `rules`.
    #[must_use]
    pub fn of(&self, rules: &RuleSet) -> VariantProgress {
        self.index_of(rules)
            .map_or_else(VariantProgress::default, |index| {
                self.variants[index].clone()
            })
    }

    /// Returns true if the daily puzzle of `day` was solved under `rules`.
    #[must_use]
    pub fn has_solved_day(&self, rules: &RuleSet, day: Date) -> bool {
        self.index_of(rules)
            .is_some_and(|index| self.variants[index].has_solved_day(day))
    }

    /// Returns true if any progress under `rules` was recorded.
    #[must_use]
    pub fn contains(&self, rules: &RuleSet) -> bool {
        self.index_of(rules).is_some()
    }

    /// Returns the progress in each variant, with the [`fingerprint`](RuleSet::fingerprint) of its
    /// rules.
    pub fn entries(&self) -> impl Iterator<Item = (u64, &VariantProgress)> {
        let entries = self.variants.iter();
        entries.filter_map(|entry| Some((parse_fingerprint(&entry.fingerprint)?, entry)))
    }

    /// Returns the index of the progress under `rules`.
    fn index_of(&self, rules: &RuleSet) -> Option<usize> {
        self.variants
            .iter()
            .position(|entry| parse_fingerprint(&entry.fingerprint) == Some(rules.fingerprint()))
    }

    /// Returns the progress under `rules`, which is created if needed.
    fn entry_mut(&mut self, rules: &RuleSet) -> &mut VariantProgress {
        let index = self.index_of(rules).unwrap_or_else(|| {
            self.variants.push(VariantProgress::default());
            self.variants.len() - 1
        });
        let entry = &mut self.variants[index];
        entry.fingerprint = write_fingerprint(rules.fingerprint());
        entry
    }

    /// Records a game against the computer, with the result from
    /// [`standing::rated_result`](super::standing::rated_result). Returns true if the game is
    /// rated, which requires an opponent of known strength.
    pub fn record_game(&mut self, rules: &RuleSet, opponent: Player, result: RatedResult) -> bool {
        let companion = self.of(rules).companion(rules);
        let Some(skill) = skill_of(opponent, rules, &companion) else {
            return false;
        };
        let updated = companion.after(rules, skill, result);
        self.entry_mut(rules).games.set(updated.player);
        true
    }

    /// Clears the results of all games; puzzle results stay.
    pub fn clear_games(&mut self) {
        for entry in &mut self.variants {
            entry.games = RatingHistory::default();
            entry.accuracies = Accuracies::default();
        }
    }

    /// Records the player's accuracy in an analysed game, in percent.
    pub fn record_accuracy(&mut self, rules: &RuleSet, percent: u8) {
        let accuracies = &mut self.entry_mut(rules).accuracies;
        accuracies.count = accuracies.count.saturating_add(1);
        accuracies.percents.push(percent.min(100));
        drop_oldest(&mut accuracies.percents);
    }

    /// Records the lesson called `name` as completed.
    pub fn record_lesson(&mut self, name: &str) {
        self.lessons.insert(name.to_owned());
    }

    /// Returns true if the lesson called `lesson` was completed.
    #[must_use]
    pub fn has_completed(&self, lesson: &str) -> bool {
        self.lessons.contains(lesson)
    }

    /// Returns whether the daily puzzle was solved on each of the last `max_days` days, from the
    /// oldest to `today`.
    #[must_use]
    pub fn last_days(&self, today: Date, max_days: usize) -> Vec<bool> {
        let days = self.solved_days();
        let numbers = (0..=today.number()).rev().take(max_days);
        let mut solved: Vec<bool> = numbers.map(|day| days.contains(&day)).collect();
        solved.reverse();
        solved
    }

    /// Returns the numbers of the days whose daily puzzle was solved, in any variant.
    fn solved_days(&self) -> BTreeSet<u64> {
        self.variants
            .iter()
            .flat_map(|entry| &entry.days)
            .filter_map(|day| Some(day.parse::<Date>().ok()?.number()))
            .collect()
    }

    /// Records an attempt at a puzzle. Only the first one is rated; returns true for that one.
    pub fn record_puzzle(&mut self, rules: &RuleSet, puzzle: &Puzzle, solved: bool) -> bool {
        let entry = self.entry_mut(rules);
        let position = puzzle.placement.text(rules.geometry());
        if entry.attempts.contains_key(&position) {
            return false;
        }
        entry.attempts.insert(position, solved);
        let opponent = PlayerRating::measured(f64::from(puzzle.rating), PUZZLE_DEVIATION);
        let result = if solved {
            RatedResult::Won
        } else {
            RatedResult::Lost
        };
        let updated = entry.puzzles.get(rules).after(result, opponent);
        entry.puzzles.set(updated);
        true
    }

    /// Records that the daily puzzle of `day` was solved.
    pub fn record_day(&mut self, rules: &RuleSet, day: Date) {
        self.entry_mut(rules).days.insert(day.to_string());
    }

    /// Records a puzzle run that solved `streak` puzzles in a row.
    pub fn record_run(&mut self, rules: &RuleSet, streak: u32) {
        let entry = self.entry_mut(rules);
        entry.best_run = entry.best_run.max(streak);
    }

    /// Returns the current streak of solved daily puzzles, in days and over all variants. A still
    /// unsolved puzzle of `today` doesn't break it.
    #[must_use]
    pub fn daily_streak(&self, today: Date) -> u64 {
        let days = self.solved_days();
        let today = today.number();
        let last = if days.contains(&today) {
            Some(today)
        } else {
            today.checked_sub(1)
        };
        let Some(last) = last else {
            return 0;
        };
        let streak = (0..=last).rev().take_while(|day| days.contains(day));
        streak.count() as u64
    }

    /// Performs a three-way merge with progress written by another process: `base` is the common
    /// ancestor, `theirs` the current file.
    #[must_use]
    pub fn merged(&self, base: &Self, theirs: &Self) -> Self {
        let find =
            |entries: &[VariantProgress], wanted: &VariantProgress| -> Option<VariantProgress> {
                let is_same = |entry: &&VariantProgress| entry.fingerprint == wanted.fingerprint;
                entries.iter().find(is_same).cloned()
            };
        let mut merged: Vec<VariantProgress> = self
            .variants
            .iter()
            .map(|mine| {
                let base = find(&base.variants, mine).unwrap_or_default();
                find(&theirs.variants, mine)
                    .map_or_else(|| mine.clone(), |theirs| mine.merged(&base, &theirs))
            })
            .collect();
        let only_theirs = theirs.variants.iter();
        let only_theirs = only_theirs.filter(|entry| find(&self.variants, entry).is_none());
        merged.extend(only_theirs.cloned());
        Self {
            variants: merged,
            lessons: self.lessons.union(&theirs.lessons).cloned().collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::ai::Level;
    use crate::teacher::puzzles::shipped;
    use awale_rules::library;

    fn day(day: u8) -> Date {
        Date::new(2026, 11, day).unwrap()
    }

    #[test]
    fn results_are_saved_per_variant_and_a_puzzle_is_rated_once() {
        let awale = library::load("awale").unwrap().unwrap();
        let oware = library::load("oware").unwrap().unwrap();
        let mut progress = PlayerProgress::default();
        assert!(!progress.contains(&awale));
        assert!(progress.record_game(&awale, Player::Companion, RatedResult::Won));
        assert!(progress.record_game(&awale, Player::Computer(Level::Club), RatedResult::Won));
        let grand_master = Player::Computer(Level::GrandMaster);
        assert!(!progress.record_game(&awale, grand_master, RatedResult::Won));
        let entry = progress.of(&awale);
        assert_eq!((entry.games(), progress.of(&oware).games()), (2, 0));
        let initial = Companion::new(&awale).player.rating;
        assert!(entry.companion(&awale).player.rating > initial);
        assert_eq!(
            progress.of(&oware).companion(&oware),
            Companion::new(&oware)
        );

        let puzzles = shipped(&awale).unwrap().puzzles;
        let before = progress.of(&awale).puzzle_rating(&awale);
        assert!(progress.record_puzzle(&awale, &puzzles[0], false));
        assert!(
            !progress.record_puzzle(&awale, &puzzles[0], true),
            "only the first attempt counts"
        );
        let entry = progress.of(&awale);
        assert_eq!(entry.attempt(&puzzles[0], &awale), Some(false));
        assert_eq!(entry.attempt(&puzzles[1], &awale), None);
        assert_eq!(entry.puzzles(), 1);
        assert!(entry.puzzle_rating(&awale).rating < before.rating);
        assert!(entry.puzzle_rating(&awale).deviation < before.deviation);

        progress.record_run(&awale, 7);
        progress.record_run(&awale, 4);
        assert_eq!(progress.of(&awale).best_run(), 7);
        let text = ron::to_string(&progress).unwrap();
        assert_eq!(ron::from_str::<PlayerProgress>(&text).unwrap(), progress);
    }

    #[test]
    fn the_daily_streak_spans_all_variants() {
        let awale = library::load("awale").unwrap().unwrap();
        let oware = library::load("oware").unwrap().unwrap();
        let mut progress = PlayerProgress::default();
        assert_eq!(progress.daily_streak(day(20)), 0);
        for solved in [14, 17, 18, 19] {
            let rules = if solved == 18 { &oware } else { &awale };
            progress.record_day(rules, day(solved));
        }
        assert_eq!(progress.daily_streak(day(19)), 3);
        assert_eq!(
            progress.daily_streak(day(20)),
            3,
            "today may still be solved"
        );
        assert_eq!(progress.daily_streak(day(21)), 0);
        let last = progress.last_days(day(20), 5);
        assert_eq!(last, [false, true, true, true, false]);
        assert!(progress.has_solved_day(&awale, day(19)));
        assert!(!progress.has_solved_day(&awale, day(18)));
        assert!(!progress.of(&oware).has_solved_day(day(19)));
    }

    #[test]
    fn histories_grow_with_every_result_up_to_a_limit() {
        let rules = library::load("awale").unwrap().unwrap();
        let mut progress = PlayerProgress::default();
        for game in 0..MAX_HISTORY + 3 {
            progress.record_game(&rules, Player::Computer(Level::Club), RatedResult::Won);
            progress.record_accuracy(&rules, u8::try_from(game % 100).unwrap());
        }
        let entry = progress.of(&rules);
        let history: Vec<RatedPoint> = entry.game_history().collect();
        assert_eq!((history.len(), entry.accuracies().len()), (300, 300));
        let last = history.last().unwrap();
        let rating = entry.companion(&rules).player;
        assert!((f64::from(last.rating) - rating.rating).abs() < 1.0);
        assert!((f64::from(last.deviation) - rating.deviation).abs() < 1.0);
        assert!(history[0].rating < last.rating);
        assert_eq!(entry.accuracies()[0], 3);
        progress.clear_games();
        let entry = progress.of(&rules);
        assert_eq!(
            (entry.game_history().len(), entry.accuracies()),
            (0, &[][..])
        );
    }

    #[test]
    fn two_processes_lose_no_results() {
        let rules = ["awale", "oware", "kale"].map(|name| library::load(name).unwrap().unwrap());
        let puzzles = shipped(&rules[0]).unwrap().puzzles;
        let mut base = PlayerProgress::default();
        base.record_game(&rules[0], Player::Companion, RatedResult::Won);
        let [mut mine, mut theirs] = [base.clone(), base.clone()];
        mine.record_game(&rules[0], Player::Companion, RatedResult::Won);
        mine.record_puzzle(&rules[0], &puzzles[0], true);
        mine.record_game(&rules[1], Player::Companion, RatedResult::Lost);
        theirs.record_game(&rules[0], Player::Companion, RatedResult::Lost);
        theirs.record_puzzle(&rules[0], &puzzles[1], false);
        theirs.record_day(&rules[0], day(3));
        theirs.record_game(&rules[2], Player::Companion, RatedResult::Drawn);
        mine.record_accuracy(&rules[0], 70);
        theirs.record_accuracy(&rules[0], 80);
        mine.record_lesson("capture");
        theirs.record_lesson("gap");
        let merged = mine.merged(&base, &theirs);
        let games: Vec<u32> = rules.iter().map(|rules| merged.of(rules).games()).collect();
        assert_eq!(games, [3, 1, 1]);
        let first = merged.of(&rules[0]);
        assert_eq!(first.game_history().len(), 3);
        assert_eq!(first.accuracies(), [80, 70]);
        assert!(merged.has_completed("capture") && merged.has_completed("gap"));
        assert_eq!(first.attempt(&puzzles[0], &rules[0]), Some(true));
        assert_eq!(first.attempt(&puzzles[1], &rules[0]), Some(false));
        assert!(first.has_solved_day(day(3)));
        let rating =
            |progress: &PlayerProgress| progress.of(&rules[0]).companion(&rules[0]).player.rating;
        assert!(rating(&theirs) < rating(&merged) && rating(&merged) < rating(&mine));
        // Cleared games stay cleared.
        let mut cleared = mine.clone();
        cleared.clear_games();
        let merged = cleared.merged(&mine, &mine).of(&rules[0]);
        assert_eq!((merged.games(), merged.puzzles()), (0, 1));
        // Without another process, nothing changes.
        assert_eq!(mine.merged(&base, &base), mine);
        assert_eq!(
            base.merged(&base, &theirs).of(&rules[0]),
            theirs.of(&rules[0])
        );
    }

    #[test]
    fn entries_of_the_same_rules_become_one() {
        let text = "(variants: [
            (fingerprint: \"0ABC\", days: [\"2026-11-01\"], best_run: 3),
            (fingerprint: \"x\"),
            (fingerprint: \"abc\", games: (count: 2), days: [\"2026-11-02\"]),
        ])";
        let progress: PlayerProgress = ron::from_str(text).unwrap();
        let [entry, other] = &progress.variants[..] else {
            panic!("{progress:?}");
        };
        assert_eq!(entry.fingerprint, write_fingerprint(0xabc));
        assert_eq!(
            (entry.games(), entry.best_run(), entry.days.len()),
            (2, 3, 2)
        );
        assert_eq!(other.fingerprint, "x");
    }

    #[test]
    fn invalid_ratings_count_as_unknown() {
        let awale = library::load("awale").unwrap().unwrap();
        let text = format!(
            "(variants: [(fingerprint: \"{:016x}\", games: (rating: \"NaN 1\", count: 3), days: [\"never\"]), (fingerprint: \"x\")])",
            awale.fingerprint()
        );
        let progress: PlayerProgress = ron::from_str(&text).unwrap();
        assert_eq!(
            progress.of(&awale).companion(&awale),
            Companion::new(&awale)
        );
        assert_eq!(progress.daily_streak(day(2)), 0);
    }
}
