//! A player's results by variant and opponent.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use serde::{Deserialize, Deserializer, Serialize};

use super::setup::Player;
use crate::ai::Level;
use awale_rules::game_file::{canonical_fingerprint, parse_fingerprint, write_fingerprint};
use awale_rules::{EndReason, Outcome, RuleSet, Side};

/// All records of a player. Records of unknown levels and variants are preserved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Statistics {
    #[serde(deserialize_with = "merge_duplicates")]
    records: Vec<Record>,
}

/// Reads the records. Merges those for the same rules and opponent, since a file may contain the
/// same fingerprint in different spellings.
fn merge_duplicates<'de, D: Deserializer<'de>>(input: D) -> Result<Vec<Record>, D::Error> {
    let mut records: Vec<Record> = Vec::new();
    let mut indices = HashMap::new();
    for mut record in Vec::<Record>::deserialize(input)? {
        record.fingerprint = canonical_fingerprint(&record.fingerprint);
        let key = [&record.fingerprint, &record.variant, &record.level].map(Clone::clone);
        match indices.entry(key) {
            Entry::Occupied(index) => {
                let existing: &mut Record = &mut records[*index.get()];
                *existing = record.merged(&Record::default(), existing);
            }
            Entry::Vacant(index) => {
                index.insert(records.len());
                records.push(record);
            }
        }
    }
    Ok(records)
}

/// The record of a player in one variant against one opponent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Record {
    /// The [`fingerprint`](RuleSet::fingerprint) of the rules and the board, in hexadecimal.
    fingerprint: String,
    /// The name of the variant's file.
    variant: String,
    /// The [key](Player::key) of the opponent, which may be unknown.
    level: String,
    won: u32,
    drawn: u32,
    lost: u32,
    best_margin: u16,
    streak: u32,
    longest_streak: u32,
}

impl Record {
    /// Returns the [`fingerprint`](RuleSet::fingerprint) of the rules and the board; `None` if it
    /// is invalid.
    #[must_use]
    pub fn fingerprint(&self) -> Option<u64> {
        parse_fingerprint(&self.fingerprint)
    }

    /// Returns the name of the variant's file.
    #[must_use]
    pub fn variant(&self) -> &str {
        &self.variant
    }

    /// Returns the opponent; `None` if this program doesn't know them.
    #[must_use]
    pub fn opponent(&self) -> Option<Player> {
        Player::from_key(&self.level)
    }

    /// Returns the level; `None` if the opponent isn't a level, or if this program doesn't know it.
    #[must_use]
    pub fn level(&self) -> Option<Level> {
        Level::from_key(&self.level)
    }

    /// Returns the key of the opponent, known or not.
    #[must_use]
    pub fn level_key(&self) -> &str {
        &self.level
    }

    /// Returns the number of games played.
    #[must_use]
    pub const fn played(&self) -> u32 {
        self.won
            .saturating_add(self.drawn)
            .saturating_add(self.lost)
    }

    /// Returns the number of games won.
    #[must_use]
    pub const fn won(&self) -> u32 {
        self.won
    }

    /// Returns the number of games drawn.
    #[must_use]
    pub const fn drawn(&self) -> u32 {
        self.drawn
    }

    /// Returns the number of games lost.
    #[must_use]
    pub const fn lost(&self) -> u32 {
        self.lost
    }

    /// Returns the largest winning margin, in seeds. Games that the opponent resigned don't count.
    #[must_use]
    pub const fn best_margin(&self) -> u16 {
        self.best_margin
    }

    /// Returns the current streak of wins.
    #[must_use]
    pub const fn streak(&self) -> u32 {
        self.streak
    }

    /// Returns the longest streak of wins.
    #[must_use]
    pub const fn longest_streak(&self) -> u32 {
        self.longest_streak
    }

    /// Returns true if both records count games under the same rules against the same opponent.
    fn has_same_key(&self, other: &Self) -> bool {
        (&self.fingerprint, &self.variant, &self.level)
            == (&other.fingerprint, &other.variant, &other.level)
    }

    /// Performs a three-way merge with `theirs`, both derived from `base`: adds up the games played
    /// since.
    fn merged(&self, base: &Self, theirs: &Self) -> Self {
        let sum =
            |mine: u32, base: u32, theirs: u32| theirs.saturating_add(mine.saturating_sub(base));
        let mut merged = Self {
            won: sum(self.won, base.won, theirs.won),
            drawn: sum(self.drawn, base.drawn, theirs.drawn),
            lost: sum(self.lost, base.lost, theirs.lost),
            best_margin: self.best_margin.max(theirs.best_margin),
            ..self.clone()
        };
        let played = self.played().saturating_sub(base.played());
        let wins = self.won.saturating_sub(base.won);
        if played == wins {
            // All games played here were won, so they extend the other streak.
            merged.streak = theirs.streak.saturating_add(wins);
        }
        let longest = merged.streak.max(self.longest_streak);
        merged.longest_streak = longest.max(theirs.longest_streak);
        merged
    }

    /// Adds a finished game in which the player had the side `player`.
    fn add(&mut self, player: Side, outcome: &Outcome) {
        match outcome.winner {
            Some(winner) if winner == player => {
                self.won = self.won.saturating_add(1);
                self.streak = self.streak.saturating_add(1);
                self.longest_streak = self.longest_streak.max(self.streak);
                if !matches!(outcome.reason, EndReason::Resigned(_)) {
                    let seeds = outcome.lofts[player.index()];
                    let margin = seeds.saturating_sub(outcome.lofts[player.opponent().index()]);
                    self.best_margin = self.best_margin.max(margin);
                }
            }
            Some(_) => {
                self.lost = self.lost.saturating_add(1);
                self.streak = 0;
            }
            None => {
                self.drawn = self.drawn.saturating_add(1);
                self.streak = 0;
            }
        }
    }
}

/// Adds up `records`. The margin and the streaks are the best of any record.
fn sum<'a>(records: impl Iterator<Item = &'a Record>) -> Record {
    records.fold(Record::default(), |mut total, record| {
        total.won = total.won.saturating_add(record.won);
        total.drawn = total.drawn.saturating_add(record.drawn);
        total.lost = total.lost.saturating_add(record.lost);
        total.best_margin = total.best_margin.max(record.best_margin);
        total.streak = total.streak.max(record.streak);
        total.longest_streak = total.longest_streak.max(record.longest_streak);
        total
    })
}

impl Statistics {
    /// Records a finished game against the computer at `level`, under `rules`, which are called
    /// `variant`. `player` is the player's side.
    pub fn record(
        &mut self,
        rules: &RuleSet,
        variant: &str,
        level: Level,
        player: Side,
        outcome: &Outcome,
    ) {
        self.record_against(rules, variant, level.key(), player, outcome);
    }

    /// Like [`record`](Self::record), but against the opponent whose [key](Player::key) is
    /// `opponent`.
    pub fn record_against(
        &mut self,
        rules: &RuleSet,
        variant: &str,
        opponent: &str,
        player: Side,
        outcome: &Outcome,
    ) {
        let fingerprint = write_fingerprint(rules.fingerprint());
        let existing = self.records.iter_mut().find(|record| {
            record.fingerprint == fingerprint
                && record.variant == variant
                && record.level == opponent
        });
        match existing {
            Some(record) => record.add(player, outcome),
            None => {
                let mut record = Record {
                    fingerprint,
                    variant: variant.to_owned(),
                    level: opponent.to_owned(),
                    ..Record::default()
                };
                record.add(player, outcome);
                self.records.push(record);
            }
        }
    }

    /// Performs a three-way merge with statistics saved by another process: `base` is the common
    /// ancestor, `theirs` the current file. Records deleted here stay deleted.
    #[must_use]
    pub fn merged(&self, base: &Self, theirs: &Self) -> Self {
        let find = |records: &[Record], wanted: &Record| -> Option<Record> {
            records
                .iter()
                .find(|record| record.has_same_key(wanted))
                .cloned()
        };
        let mut merged: Vec<Record> = self
            .records
            .iter()
            .map(|mine| {
                let base = find(&base.records, mine).unwrap_or_default();
                find(&theirs.records, mine)
                    .map_or_else(|| mine.clone(), |theirs| mine.merged(&base, &theirs))
            })
            .collect();
        for record in &theirs.records {
            let exists = find(&self.records, record).is_some();
            let was_deleted = find(&base.records, record).is_some();
            if !exists && !was_deleted {
                merged.push(record.clone());
            }
        }
        Self { records: merged }
    }

    /// Returns all records, sorted by variant and board in the order in which they were first
    /// played, then by level, with unknown levels last.
    pub fn records(&self) -> impl Iterator<Item = &Record> {
        let mut first_indices = HashMap::with_capacity(self.records.len());
        for (index, record) in self.records.iter().enumerate() {
            let rules = (&record.variant, &record.fingerprint);
            first_indices.entry(rules).or_insert(index);
        }
        let mut records: Vec<&Record> = self.records.iter().collect();
        records.sort_by_cached_key(|record| {
            let index = first_indices.get(&(&record.variant, &record.fingerprint));
            let level = record.level();
            (index.copied(), level.is_none(), level)
        });
        records.into_iter()
    }

    /// Returns the total of all games, against all opponents in all variants. The margin and the
    /// streaks are the best of any record.
    #[must_use]
    pub fn total(&self) -> Record {
        sum(self.records.iter())
    }

    /// Returns the totals in all variants against each known opponent: the levels, the companion
    /// and friends.
    #[must_use]
    pub fn by_opponent(&self) -> Vec<Record> {
        let others = [Player::Companion, Player::Friend];
        let opponents = Level::ALL.into_iter().map(Player::Computer).chain(others);
        let totals = opponents.filter_map(|opponent| {
            let key = opponent.key()?;
            let total = sum(self.records.iter().filter(|record| record.level == key));
            (total.played() > 0).then(|| Record {
                level: key.to_owned(),
                ..total
            })
        });
        totals.collect()
    }

    /// Returns true if there are no records.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// Deletes all records.
    pub fn reset(&mut self) {
        self.records.clear();
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use awale_rules::library;

    fn outcome(south: u16, north: u16) -> Outcome {
        Outcome::of([south, north], EndReason::Stuck)
    }

    #[test]
    fn games_are_counted_by_rules_and_level() {
        let awale = library::load("awale").unwrap().unwrap();
        let darra = library::load("darra").unwrap().unwrap();
        let large = darra
            .on_board(darra.usual_boards().nth(1).unwrap())
            .unwrap();
        let mut statistics = Statistics::default();
        let mut play = |rules, name, level, south, north| {
            statistics.record(rules, name, level, Side::South, &outcome(south, north));
        };
        play(&*awale, "awale", Level::Club, 30, 18);
        play(&*darra, "darra", Level::Club, 20, 28);
        play(&large, "darra", Level::Club, 50, 46);
        play(&*awale, "awale", Level::Beginner, 24, 24);
        play(&*awale, "awale", Level::Club, 26, 22);
        play(&*awale, "awale", Level::Club, 10, 38);
        play(&*awale, "awale", Level::Club, 25, 23);
        let keys: Vec<_> = statistics
            .records()
            .map(|record| (record.variant(), record.level().unwrap(), record.played()))
            .collect();
        let expected = [
            ("awale", Level::Beginner, 1),
            ("awale", Level::Club, 4),
            ("darra", Level::Club, 1),
            ("darra", Level::Club, 1),
        ];
        assert_eq!(keys, expected);
        let club = statistics.records().nth(1).unwrap();
        assert_eq!((club.won(), club.drawn(), club.lost()), (3, 0, 1));
        assert_eq!(
            (club.best_margin(), club.streak(), club.longest_streak()),
            (12, 1, 2)
        );
        assert_eq!(club.fingerprint(), Some(awale.fingerprint()));
        let total = statistics.total();
        assert_eq!(
            (total.played(), total.won(), total.drawn(), total.lost()),
            (7, 4, 1, 2)
        );
        let opponents: Vec<_> = statistics
            .by_opponent()
            .iter()
            .map(|record| (record.level().unwrap(), record.played(), record.won()))
            .collect();
        assert_eq!(
            opponents,
            [(Level::Beginner, 1, 0), (Level::Club, 6, 4)],
            "over all variants and boards"
        );
        statistics.reset();
        assert!(statistics.is_empty());
    }

    #[test]
    fn two_processes_lose_no_results() {
        let awale = library::load("awale").unwrap().unwrap();
        let play = |statistics: &mut Statistics, level, south: u16| {
            statistics.record(
                &awale,
                "awale",
                level,
                Side::South,
                &outcome(south, 48 - south),
            );
        };
        let mut base = Statistics::default();
        play(&mut base, Level::Club, 30);
        play(&mut base, Level::Initiation, 30);
        let [mut mine, mut theirs] = [base.clone(), base.clone()];
        play(&mut mine, Level::Club, 26);
        play(&mut mine, Level::Expert, 10);
        play(&mut theirs, Level::Club, 40);
        play(&mut theirs, Level::Club, 24);
        play(&mut theirs, Level::Club, 27);
        play(&mut theirs, Level::Beginner, 30);
        let merged = mine.merged(&base, &theirs);
        let results: Vec<_> = merged
            .records()
            .map(|record| {
                (
                    record.level().unwrap(),
                    record.won(),
                    record.drawn(),
                    record.lost(),
                )
            })
            .collect();
        let expected = [
            (Level::Initiation, 1, 0, 0),
            (Level::Beginner, 1, 0, 0),
            (Level::Club, 4, 1, 0),
            (Level::Expert, 0, 0, 1),
        ];
        assert_eq!(results, expected);
        let club = merged.records().nth(2).unwrap();
        assert_eq!(
            (club.best_margin(), club.streak(), club.longest_streak()),
            (32, 2, 2)
        );
        // Without another process, nothing changes. Only records deleted here are removed.
        assert_eq!(mine.merged(&base, &base).total(), mine.total());
        mine.reset();
        let remaining: Vec<_> = mine
            .merged(&base, &theirs)
            .records()
            .map(|record| record.level().unwrap())
            .collect();
        assert_eq!(remaining, [Level::Beginner]);
    }

    #[test]
    fn resignations_do_not_count_for_the_best_margin() {
        let awale = library::load("awale").unwrap().unwrap();
        let mut statistics = Statistics::default();
        let resigned = Outcome::of([5, 43], EndReason::Resigned(Side::South));
        statistics.record(&awale, "awale", Level::Expert, Side::North, &resigned);
        let record = statistics.records().next().unwrap();
        assert_eq!((record.won(), record.best_margin()), (1, 0));
    }

    #[test]
    fn records_of_the_same_rules_are_merged() {
        let text = "(records: [
            (fingerprint: \"0ABC\", variant: \"own\", level: \"club\", won: 2, best_margin: 4),
            (fingerprint: \"abc\", variant: \"own\", level: \"club\", lost: 1),
            (fingerprint: \"abc\", variant: \"own\", level: \"expert\", lost: 1),
        ])";
        let statistics: Statistics = ron::from_str(text).unwrap();
        let records: Vec<_> = statistics.records().collect();
        assert_eq!(records.len(), 2);
        let club = records
            .iter()
            .find(|record| record.level() == Some(Level::Club));
        let club = club.unwrap();
        assert_eq!((club.won(), club.lost(), club.best_margin()), (2, 1, 4));
        assert_eq!(club.fingerprint(), Some(0xabc));
    }

    #[test]
    fn records_of_another_version_are_kept() {
        let text = "(records: [
            (fingerprint: \"00ff\", variant: \"awale\", level: \"godlike\", won: 3, medals: 4),
            (level: \"club\"),
        ], since: 2031)";
        let mut statistics: Statistics = ron::from_str(text).unwrap();
        let awale = library::load("awale").unwrap().unwrap();
        statistics.record(&awale, "awale", Level::Club, Side::South, &outcome(30, 18));
        let reread: Statistics = ron::from_str(&ron::to_string(&statistics).unwrap()).unwrap();
        assert_eq!(reread, statistics);
        let godlike = reread.records().next().unwrap();
        assert_eq!(
            (godlike.level(), godlike.level_key(), godlike.won()),
            (None, "godlike", 3)
        );
        assert_eq!(reread.records().count(), 3);
        assert_eq!(
            ron::from_str::<Statistics>("()").unwrap(),
            Statistics::default()
        );
    }
}
