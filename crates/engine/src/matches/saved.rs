//! An unfinished match as text, complete enough to resume it.
//!
//! The text includes the rules, so that a match continues under the rules with which it began. Its
//! last line is a checksum, so that a truncated or changed text is an error, never a slightly
//! different match.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::archive::{MAX_TEXT_LENGTH, game_record};
use super::series::Series;
use super::setup::{Beginner, MatchSetup, Player, Seat};
use crate::files::MAX_TEXT_BYTES;
use crate::files::versioned::pretty;
use awale_rules::game_file::{GameFileError, GameRecord};
use awale_rules::plain_text::{fnv1a, quote, without_bom};
use awale_rules::{GameTree, RuleFileError, parse_rule_file, write_rule_file};

/// The version of the text format that this program reads and writes.
pub const FORMAT: u32 = 1;

/// The prefix of the first line, before the version.
const HEADER: &str = "awale match ";
/// The prefix of the last line, before the checksum in hexadecimal.
const FOOTER: &str = "end ";

/// The number of bytes reserved for future moves in an imported match.
const RESERVED_MOVE_BYTES: u64 = MAX_TEXT_BYTES / 8;
/// The maximum length of a file name, in characters.
const MAX_FILE_NAME_LENGTH: usize = 255;
/// The maximum length of an error message, in characters. The parser quotes its input.
const MAX_ERROR_LENGTH: usize = 200;

/// An unfinished match.
#[derive(Clone, Debug)]
pub struct SavedMatch {
    /// The name of the variant's file, which may no longer exist.
    pub variant: String,
    /// The terms of the current game.
    pub setup: MatchSetup,
    /// The games of the match.
    pub series: Series,
    /// The current game with its variations, at the position shown; its rules are `setup.rules`.
    pub tree: GameTree,
    /// Whether the engine has helped a person in the current game, so that it isn't rated.
    pub helped: bool,
    /// Whether the current game has already ended once, and is thus in the archive and the
    /// statistics.
    pub recorded: bool,
}

/// Why a saved match is invalid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SavedMatchError {
    /// The text isn't a saved match.
    #[error("not a saved match")]
    NotAMatch,
    /// The text has the format of another version.
    #[error("the match has format {found}; this program reads format {FORMAT}")]
    OtherVersion {
        /// The version in the text.
        found: u32,
    },
    /// The text was truncated or changed.
    #[error("the saved match was truncated or changed")]
    Damaged,
    /// The text is complete but invalid, with the parser's message.
    #[error("the saved match is invalid: {0}")]
    Unreadable(String),
    /// A computer has an unknown level.
    #[error("unknown level {0}")]
    UnknownLevel(String),
    /// The rules are invalid.
    #[error("the rules of the saved match are invalid")]
    Rules(#[source] RuleFileError),
    /// The game doesn't fit its rules.
    #[error("the game of the saved match is invalid: {0}")]
    Game(GameFileError),
    /// The text would be too long to be saved.
    #[error("the match is too long to be saved")]
    TooLong,
}

/// The text between the first and the last line.
#[derive(Serialize, Deserialize)]
struct Body {
    variant: String,
    /// The rule file, with the current board.
    rules: String,
    seats: [SavedSeat; 2],
    beginner: Beginner,
    seed: u64,
    series: Series,
    /// The game file, with all variations.
    game: String,
    /// The current step in the main line of the game.
    step: usize,
    helped: bool,
    recorded: bool,
}

#[derive(Serialize, Deserialize)]
struct SavedSeat {
    name: String,
    /// The [key](Player::key) of a player who isn't a person at this screen.
    computer: Option<String>,
}

impl SavedMatch {
    /// Encodes the match as text, including the whole tree.
    ///
    /// # Errors
    /// Returns an error if encoding fails, which can't happen with rules from a file.
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
        let body = ron::ser::to_string_pretty(&body, pretty())?;
        Ok(seal(&body))
    }

    /// Returns the match if it can be saved and read back, and also its game once it is finished.
    /// Every imported match must pass this check.
    ///
    /// # Errors
    /// Returns an error if the match is too long.
    pub fn accepted(self) -> Result<Self, SavedMatchError> {
        let fits = |text: &str| text.len() as u64 <= MAX_TEXT_BYTES - RESERVED_MOVE_BYTES;
        let does_match_fit = self.to_text().is_ok_and(|text| fits(&text));
        let game = game_record(&self.variant, &self.setup, &self.tree, None, None);
        if does_match_fit && fits(&game.to_string()) {
            Ok(self)
        } else {
            Err(SavedMatchError::TooLong)
        }
    }

    /// Returns true if `text` looks like a saved match.
    #[must_use]
    pub fn recognizes(text: &str) -> bool {
        without_bom(text).trim_start().starts_with(HEADER)
    }

    /// Parses the text that [`to_text`](Self::to_text) writes.
    ///
    /// # Errors
    /// Returns an error if the text is invalid.
    pub fn from_text(text: &str) -> Result<Self, SavedMatchError> {
        let body: Body = ron::from_str(unseal(text)?).map_err(|error| {
            SavedMatchError::Unreadable(truncate(&error.to_string(), MAX_ERROR_LENGTH))
        })?;
        if !body.series.is_consistent() {
            let message = "inconsistent number of games".to_owned();
            return Err(SavedMatchError::Unreadable(message));
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
            let message = format!("the game has no step {}", body.step);
            return Err(SavedMatchError::Unreadable(message));
        }
        tree.go_to_step(body.step);
        Ok(Self {
            variant: truncate(&body.variant, MAX_FILE_NAME_LENGTH),
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
                Player::from_key(&key).ok_or_else(|| SavedMatchError::UnknownLevel(quote(&key)))?
            }
        };
        Ok(Seat {
            name: truncate(&self.name, MAX_TEXT_LENGTH),
            player,
        })
    }
}

/// Truncates `text` to `max_length` characters, so that long names don't fill the screen.
fn truncate(text: &str, max_length: usize) -> String {
    text.chars().take(max_length).collect()
}

/// Adds the first and the last line to `body`.
fn seal(body: &str) -> String {
    let text = format!("{HEADER}{FORMAT}\n{body}\n");
    let checksum = checksum(&text);
    format!("{text}{FOOTER}{checksum:016x}\n")
}

/// Returns the text between the first and the last line, if the checksum is right.
fn unseal(text: &str) -> Result<&str, SavedMatchError> {
    let text = without_bom(text);
    let Some(rest) = text.strip_prefix(HEADER) else {
        // A power failure can leave a truncated or empty file.
        let is_truncated = HEADER.starts_with(text);
        return Err(if is_truncated {
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
    let covered = last_line.map_or("", |end| &text[..=end]);
    if text[covered.len()..] != format!("{FOOTER}{:016x}\n", checksum(covered)) {
        return Err(SavedMatchError::Damaged);
    }
    let length = covered.len().checked_sub(text.len() - body.len());
    length
        .and_then(|length| body.get(..length))
        .ok_or(SavedMatchError::Damaged)
}

/// Computes a checksum that detects any change of a single byte.
fn checksum(text: &str) -> u64 {
    fnv1a(text.as_bytes())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::ai::Level;
    use crate::matches::SeriesPlan;
    use awale_rules::game_tree::NodeId;
    use awale_rules::{Game, Side, library};

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
    fn companion_help_and_recorded_flag_survive_a_round_trip() {
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
    fn names_too_long_for_menus_are_truncated() {
        let mut long = example();
        long.variant = "v".repeat(1 << 18);
        long.setup.seats[0].name = "é".repeat(1 << 18);
        let read = SavedMatch::from_text(&long.to_text().unwrap()).unwrap();
        assert_eq!(read.variant.chars().count(), MAX_FILE_NAME_LENGTH);
        assert_eq!(read.setup.seats[0].name.chars().count(), MAX_TEXT_LENGTH);
        let long = "x".repeat(1 << 18);
        for (from, to) in [
            ("\"club\"", format!("\"{long}\"")),
            ("beginner: South", format!("beginner: {long}")),
            ("seed:", format!("{long}:")),
        ] {
            let message = changed(from, &to).to_string();
            assert!(
                message.chars().count() < 2 * MAX_ERROR_LENGTH,
                "{} characters",
                message.len()
            );
        }
    }

    /// Returns the error after changing `from` into `to` in the body, with a valid checksum.
    fn changed(from: &str, to: &str) -> SavedMatchError {
        let text = example().to_text().unwrap();
        let body = unseal(&text).unwrap();
        assert!(body.contains(from), "{body}");
        let text = seal(body.replacen(from, to, 1).trim_end());
        SavedMatch::from_text(&text).unwrap_err()
    }

    #[test]
    fn complete_but_invalid_texts_have_their_own_errors() {
        let is_unreadable = |error| matches!(error, SavedMatchError::Unreadable(_));
        assert!(is_unreadable(changed("seed:", "sead:")));
        assert!(is_unreadable(changed("games: 1", "games: 0")));
        assert!(is_unreadable(changed("step: 0", "step: -1")));
        assert!(is_unreadable(changed("step: 0", "step: 1")));
        let level = changed("\"club\"", "\"godlike\"");
        assert_eq!(level, SavedMatchError::UnknownLevel("godlike".to_owned()));
        let rules = changed("seeds: 4", "seeds: 44");
        assert!(matches!(rules, SavedMatchError::Rules(_)));
        let game = changed("4-4-0-0-S", "4-4-0-S");
        assert!(matches!(game, SavedMatchError::Game(_)), "{game:?}");
    }

    #[test]
    fn accepted_matches_can_be_saved_and_read_back() {
        // Characters that take up to six times as many bytes when escaped.
        for char in ['"', '\\', '#', '}', '\n', '\u{7}', '\u{301}', 'x'] {
            let mut accepted = 0;
            for kibibytes in [1, 40, 150, 300, 800, 1020] {
                let mut saved = example();
                let comment = char.to_string().repeat((kibibytes << 10) / char.len_utf8());
                saved
                    .tree
                    .set_comment(NodeId::START, format!("\"{comment}|"));
                let Ok(saved) = saved.accepted() else {
                    continue;
                };
                accepted += 1;
                let text = saved.to_text().unwrap();
                assert!(text.len() as u64 <= MAX_TEXT_BYTES);
                let read = SavedMatch::from_text(&text).unwrap();
                let [original, copy] =
                    [&saved, &read].map(|saved| saved.tree.comment(NodeId::START));
                assert_eq!(copy, original);
                let record = game_record("awale", &saved.setup, &saved.tree, None, None);
                assert!(record.to_string().len() as u64 <= MAX_TEXT_BYTES);
            }
            assert!((2..6).contains(&accepted), "{char:?}: {accepted}");
        }
    }

    #[test]
    fn other_versions_and_other_texts_are_distinguished() {
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
