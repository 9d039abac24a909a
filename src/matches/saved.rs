//! A match under way as text: all that is needed to go on with it after the program has ended.
//!
//! The text keeps the rules themselves, so that a match goes on by the rules it began with. Its
//! last line is a check sum: a text that was cut off or changed is an error, and
//! never a slightly different match.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::archive::LONGEST_TEXT;
use super::series::Series;
use super::setup::{Beginner, MatchSetup, Player, Seat};
use crate::rules::game_file::{GameFileError, GameRecord};
use crate::rules::plain_text::{fnv1a, quote, without_bom};
use crate::rules::{GameTree, RuleFileError, parse_rule_file, write_rule_file};

/// The version of the text that this program reads and writes.
pub const FORMAT: u32 = 1;

/// What the first line begins with; the version follows.
const HEADER: &str = "awale match ";
/// What the last line begins with; the check sum follows, in hexadecimal digits.
const FOOTER: &str = "end ";

/// A file name is no longer, in characters.
const LONGEST_FILE_NAME: usize = 255;
/// As much is said about what can't be read, in characters: the reader repeats what it has found.
const LONGEST_FAULT: usize = 200;

/// A match under way.
#[derive(Clone, Debug)]
pub struct SavedMatch {
    /// The name of the variant's file; perhaps there is none of that name any more.
    pub variant: String,
    /// What was agreed about the game under way.
    pub setup: MatchSetup,
    /// The games before it, and how many follow.
    pub series: Series,
    /// The game under way with its variations, at the position that was shown. It is played by
    /// `setup.rules`.
    pub tree: GameTree,
    /// Whether the engine has helped a person in the game under way, which is then not rated.
    pub helped: bool,
    /// Whether the game under way has ended once, and is in the archive and the statistics.
    pub recorded: bool,
}

/// Why a text is not a match that can go on.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SavedMatchError {
    /// The text is something else altogether.
    #[error("this is not a saved match")]
    NotAMatch,
    /// The text was written by another version of the program.
    #[error("the match is kept in format {found}; this program reads format {FORMAT}")]
    OtherVersion {
        /// The version that the text names.
        found: u32,
    },
    /// The text was cut off or changed.
    #[error("the saved match is damaged: it was cut off or changed")]
    Damaged,
    /// The text is whole, but doesn't say what it should; in the words of the reader.
    #[error("the saved match can't be understood: {0}")]
    Unreadable(String),
    /// A computer plays at a level that there isn't.
    #[error("there is no level called {0}")]
    UnknownLevel(String),
    /// The rules can't be played by.
    #[error("the rules of the saved match make no sense")]
    Rules(#[source] RuleFileError),
    /// The game doesn't fit its rules.
    #[error("the game of the saved match: {0}")]
    Game(GameFileError),
}

/// What stands between the first line and the last.
#[derive(Serialize, Deserialize)]
struct Body {
    variant: String,
    /// The rule file, on the board that is played on.
    rules: String,
    seats: [SavedSeat; 2],
    beginner: Beginner,
    seed: u64,
    series: Series,
    /// The game file, with all variations.
    game: String,
    /// Where in its main line we are.
    step: usize,
    helped: bool,
    recorded: bool,
}

#[derive(Serialize, Deserialize)]
struct SavedSeat {
    name: String,
    /// The [key](Player::key) of a computer; `None` for a person.
    computer: Option<String>,
}

impl SavedMatch {
    /// The match as text. It takes the lines of the whole tree, and is meant to be written after
    /// every ply.
    ///
    /// # Errors
    /// Never for rules that were read from a file; the error is the encoder's own.
    pub fn to_text(&self) -> Result<String, ron::Error> {
        let seats = self.setup.seats.each_ref().map(|seat| SavedSeat {
            name: seat.name.clone(),
            computer: seat.player.key().map(str::to_owned),
        });
        let body = Body {
            variant: self.variant.clone(),
            rules: write_rule_file(self.setup.rules.spec()),
            seats,
            beginner: self.setup.beginner,
            seed: self.setup.seed,
            series: self.series.clone(),
            game: GameRecord::of_tree(&self.tree, &self.variant, &[]).to_string(),
            step: self.tree.step(),
            helped: self.helped,
            recorded: self.recorded,
        };
        let body = ron::ser::to_string_pretty(&body, ron::ser::PrettyConfig::new().new_line("\n"))?;
        Ok(sealed(&body))
    }

    /// Whether a text is meant to be a saved match.
    #[must_use]
    pub fn is_meant(text: &str) -> bool {
        without_bom(text).trim_start().starts_with(HEADER)
    }

    /// The match that [`to_text`](Self::to_text) wrote.
    ///
    /// # Errors
    /// What keeps the match from going on.
    pub fn from_text(text: &str) -> Result<Self, SavedMatchError> {
        let body: Body = ron::from_str(unsealed(text)?)
            .map_err(|error| SavedMatchError::Unreadable(cut(&error.to_string(), LONGEST_FAULT)))?;
        if !body.series.is_sound() {
            let said = "the games of the match".to_owned();
            return Err(SavedMatchError::Unreadable(said));
        }
        let [south, north] = body.seats;
        let rules = parse_rule_file(body.rules.as_bytes()).map_err(SavedMatchError::Rules)?;
        let rules = Arc::new(rules);
        let tree = body
            .game
            .parse::<GameRecord>()
            .and_then(|record| record.replay_tree(Arc::clone(&rules)));
        let mut tree = tree.map_err(SavedMatchError::Game)?;
        if body.step > tree.steps_in_line() {
            let said = format!("the game has no step {}", body.step);
            return Err(SavedMatchError::Unreadable(said));
        }
        tree.go_to_step(body.step);
        Ok(Self {
            variant: cut(&body.variant, LONGEST_FILE_NAME),
            setup: MatchSetup {
                rules,
                seats: [south.seat()?, north.seat()?],
                beginner: body.beginner,
                seed: body.seed,
            },
            series: body.series,
            tree,
            helped: body.helped,
            recorded: body.recorded,
        })
    }
}

impl SavedSeat {
    fn seat(self) -> Result<Seat, SavedMatchError> {
        let player = match self.computer {
            None => Player::Person,
            Some(key) => {
                Player::of_key(&key).ok_or_else(|| SavedMatchError::UnknownLevel(quote(&key)))?
            }
        };
        Ok(Seat {
            name: cut(&self.name, LONGEST_TEXT),
            player,
        })
    }
}

/// The text as far as this many characters: names that no menu can ask for would fill screens.
fn cut(text: &str, longest: usize) -> String {
    text.chars().take(longest).collect()
}

/// `body` between its first and its last line.
fn sealed(body: &str) -> String {
    let text = format!("{HEADER}{FORMAT}\n{body}\n");
    let sum = check_sum(&text);
    format!("{text}{FOOTER}{sum:016x}\n")
}

/// What stands between the first line and the last of a text that is whole.
fn unsealed(text: &str) -> Result<&str, SavedMatchError> {
    let text = without_bom(text);
    let Some(rest) = text.strip_prefix(HEADER) else {
        // A power cut may leave nothing but the beginning, or an empty file.
        let is_cut_off = HEADER.starts_with(text);
        return Err(if is_cut_off {
            SavedMatchError::Damaged
        } else {
            SavedMatchError::NotAMatch
        });
    };
    let (version, body) = rest.split_once('\n').ok_or(SavedMatchError::Damaged)?;
    let found = version.parse().map_err(|_| SavedMatchError::Damaged)?;
    if found != FORMAT {
        return Err(SavedMatchError::OtherVersion { found });
    }
    let last_line = text.trim_end_matches('\n').rfind('\n');
    let summed = last_line.map_or("", |at| &text[..=at]);
    if text[summed.len()..] != format!("{FOOTER}{:016x}\n", check_sum(summed)) {
        return Err(SavedMatchError::Damaged);
    }
    let length = summed.len().checked_sub(text.len() - body.len());
    length
        .and_then(|length| body.get(..length))
        .ok_or(SavedMatchError::Damaged)
}

/// A sum that no single damaged byte leaves as it was.
fn check_sum(text: &str) -> u64 {
    fnv1a(text.as_bytes())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::ai::Level;
    use crate::matches::SeriesPlan;
    use crate::rules::{Game, Side, library};

    fn example() -> SavedMatch {
        let rules = library::load("awale").unwrap().unwrap();
        let seat = |player| Seat {
            name: "Ama \"\\ {é}\n".to_owned(),
            player,
        };
        let game = Game::new(Arc::clone(&rules), Side::South, &mut ());
        SavedMatch {
            variant: "awale".to_owned(),
            setup: MatchSetup {
                rules,
                seats: [seat(Player::Person), seat(Player::Computer(Level::Club))],
                beginner: Beginner::South,
                seed: u64::MAX,
            },
            series: Series::new(SeriesPlan::single(Beginner::South, 7)),
            tree: GameTree::new(game),
            helped: false,
            recorded: false,
        }
    }

    #[test]
    fn the_companion_help_and_the_record_survive() {
        let mut saved = example();
        saved.setup.seats[1].player = Player::Companion;
        saved.helped = true;
        let read = SavedMatch::from_text(&saved.to_text().unwrap()).unwrap();
        assert_eq!(read.setup.seats[1].player, Player::Companion);
        assert!(read.helped && !read.recorded);
        saved.recorded = true;
        let read = SavedMatch::from_text(&saved.to_text().unwrap()).unwrap();
        assert!(read.recorded);
    }

    #[test]
    fn names_that_no_menu_can_ask_for_are_cut() {
        let mut long = example();
        long.variant = "v".repeat(1 << 18);
        long.setup.seats[0].name = "é".repeat(1 << 18);
        let read = SavedMatch::from_text(&long.to_text().unwrap()).unwrap();
        assert_eq!(read.variant.chars().count(), LONGEST_FILE_NAME);
        assert_eq!(read.setup.seats[0].name.chars().count(), LONGEST_TEXT);
        let long = "x".repeat(1 << 18);
        for (from, to) in [
            ("\"club\"", format!("\"{long}\"")),
            ("beginner: South", format!("beginner: {long}")),
            ("seed:", format!("{long}:")),
        ] {
            let said = changed(from, &to).to_string();
            assert!(
                said.chars().count() < 2 * LONGEST_FAULT,
                "{} characters",
                said.len()
            );
        }
    }

    /// The error of the text in whose body `from` is changed into `to`, with a check sum that fits.
    fn changed(from: &str, to: &str) -> SavedMatchError {
        let text = example().to_text().unwrap();
        let body = unsealed(&text).unwrap();
        assert!(body.contains(from), "{body}");
        let text = sealed(body.replacen(from, to, 1).trim_end());
        SavedMatch::from_text(&text).unwrap_err()
    }

    #[test]
    fn a_whole_text_that_makes_no_sense_is_an_error_of_its_own() {
        let unreadable = |error| matches!(error, SavedMatchError::Unreadable(_));
        assert!(unreadable(changed("seed:", "sead:")));
        assert!(unreadable(changed("games: 1", "games: 0")));
        assert!(unreadable(changed("step: 0", "step: -1")));
        assert!(unreadable(changed("step: 0", "step: 1")));
        let level = changed("\"club\"", "\"godlike\"");
        assert_eq!(level, SavedMatchError::UnknownLevel("godlike".to_owned()));
        let rules = changed("seeds: 4", "seeds: 44");
        assert!(matches!(rules, SavedMatchError::Rules(_)));
        let game = changed("4-4-0-0-S", "4-4-0-S");
        assert!(matches!(game, SavedMatchError::Game(_)), "{game:?}");
    }

    #[test]
    fn other_versions_and_other_texts_are_told_apart() {
        let text = example().to_text().unwrap();
        let newer = text.replacen("match 1", "match 12", 1);
        let error = SavedMatch::from_text(&newer).unwrap_err();
        assert_eq!(error, SavedMatchError::OtherVersion { found: 12 });
        for other in ["awale-match", "(name: \"mine\")", "[Rules \"awale\"]"] {
            let error = SavedMatch::from_text(other).unwrap_err();
            assert_eq!(error, SavedMatchError::NotAMatch);
        }
    }
}
