//! Finished games: their game files, and their summaries for lists.

use std::sync::Arc;

use super::date::Date;
use super::setup::{MatchSetup, Player};
use awale_rules::game_file::{
    DATE_TAG, END_TAG, FINGERPRINT_TAG, GameFileError, GameRecord, NORTH_LEVEL_TAG, NORTH_TAG,
    RESULT_TAG, ROUND_TAG, RULES_TAG, SOUTH_LEVEL_TAG, SOUTH_TAG, parse_fingerprint,
};
use awale_rules::{EndReason, GameTree, Outcome, RuleFileError, RuleSet, Side, library};

/// Creates the game file of the game in `tree`, with the rules called `variant`. `round` is the
/// number of the game in its match, from 1. Custom rules are included in the file.
#[must_use]
pub fn game_record(
    variant: &str,
    setup: &MatchSetup,
    tree: &GameTree,
    date: Option<Date>,
    round: Option<usize>,
) -> GameRecord {
    let mut record = GameRecord::of_tree(tree, variant, &[]);
    for (side, name_tag, level_tag) in SEAT_TAGS {
        let seat = setup.seat(side);
        if !seat.name.is_empty() {
            record.set_tag(name_tag, seat.name.as_str());
        }
        // A friend is a person and has no level.
        if seat.player.is_computer()
            && let Some(key) = seat.player.key()
        {
            record.set_tag(level_tag, key);
        }
    }
    if let Some(date) = date {
        record.set_tag(DATE_TAG, date.to_string());
    }
    if let Some(round) = round {
        record.set_tag(ROUND_TAG, round.to_string());
    }
    let built_in = library::load(variant).and_then(Result::ok);
    if built_in.is_none_or(|rules| !record.is_for(&rules)) {
        record.embed_rules(tree.rules());
    }
    record
}

/// Returns the rules of a game: those in its file, or else the built-in ones of its variant. `None`
/// if there are neither.
///
/// # Errors
/// Returns an error if the rules in the file are invalid.
#[must_use]
pub fn rules_of(record: &GameRecord) -> Option<Result<Arc<RuleSet>, RuleFileError>> {
    record
        .embedded_rules()
        .map(|rules| rules.map(Arc::new))
        .or_else(|| library::load(record.tag(RULES_TAG)?))
}

/// The tags for the player of each side: the name and the level.
const SEAT_TAGS: [(Side, &str, &str); 2] = [
    (Side::South, SOUTH_TAG, SOUTH_LEVEL_TAG),
    (Side::North, NORTH_TAG, NORTH_LEVEL_TAG),
];

/// The maximum length of a text in a list, in characters; longer texts are truncated.
pub const MAX_TEXT_LENGTH: usize = 80;

/// The tag that identifies a game. It is the same in all files of the game, and distinguishes games
/// with the same moves.
pub const GAME_TAG: &str = "Game";

/// Returns true if both texts are files of the same game: they have a [`GAME_TAG`] and differ at
/// most in their date.
#[must_use]
pub fn is_same_game(text: &str, other: &str) -> bool {
    let date_tag = format!("[{DATE_TAG} ");
    let lines = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| !line.starts_with(&date_tag));
        lines.map(str::to_owned).collect()
    };
    text.contains(&format!("[{GAME_TAG} ")) && lines(text) == lines(other)
}

/// The summary of a finished game in a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FinishedGame {
    /// The name of the variant's file.
    pub variant: String,
    /// The [`fingerprint`](RuleSet::fingerprint) of the rules, which includes the board.
    pub fingerprint: Option<u64>,
    /// The names of South and North; empty if they have none.
    pub players: [String; 2],
    /// The computers that played South and North; `None` for a person.
    pub computers: [Option<Player>; 2],
    /// The result; `None` if the game isn't over.
    pub outcome: Option<Outcome>,
    /// The date of the game.
    pub date: Option<Date>,
    /// The number of the game in its match, from 1.
    pub round: Option<usize>,
}

impl FinishedGame {
    /// Reads the tags of a game file, not its moves.
    ///
    /// # Errors
    /// Returns an error if a tag is invalid.
    pub fn read(text: &str) -> Result<Self, GameFileError> {
        Ok(Self::of(&GameRecord {
            tags: GameRecord::read_tags(text)?,
            ..GameRecord::default()
        }))
    }

    /// Summarises a game from the tags of `record`.
    #[must_use]
    pub fn of(record: &GameRecord) -> Self {
        let text = |tag| {
            let text = record.tag(tag).unwrap_or_default();
            text.chars().take(MAX_TEXT_LENGTH).collect::<String>()
        };
        Self {
            variant: text(RULES_TAG),
            fingerprint: record.tag(FINGERPRINT_TAG).and_then(parse_fingerprint),
            players: SEAT_TAGS.map(|(_, name, _)| text(name)),
            computers: SEAT_TAGS.map(|(_, _, level)| {
                Player::from_key(record.tag(level)?).filter(|player| player.is_computer())
            }),
            outcome: outcome(record),
            date: record.tag(DATE_TAG).and_then(|date| date.parse().ok()),
            round: record.tag(ROUND_TAG).and_then(|round| round.parse().ok()),
        }
    }
}

/// Reads the result from the tags of `record`.
fn outcome(record: &GameRecord) -> Option<Outcome> {
    let (south, north) = record.tag(RESULT_TAG)?.split_once('-')?;
    let lofts = [south.parse().ok()?, north.parse().ok()?];
    let reason = EndReason::from_code(record.tag(END_TAG)?)?;
    Some(Outcome::of(lofts, reason))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::ai::Level;
    use crate::matches::{Beginner, Seat};
    use awale_rules::Game;

    fn setup(rules: &Arc<RuleSet>) -> MatchSetup {
        MatchSetup {
            rules: Arc::clone(rules),
            seats: [
                Seat {
                    name: "Ama".to_owned(),
                    player: Player::Person,
                },
                Seat {
                    name: String::new(),
                    player: Player::Computer(Level::GrandMaster),
                },
            ],
            beginner: Beginner::South,
            seed: 0,
        }
    }

    #[test]
    fn summaries_match_the_game_files() {
        for name in library::names() {
            let rules = library::load(name).unwrap().unwrap();
            let mut tree = GameTree::new(Game::new(Arc::clone(&rules), Side::South, &mut ()));
            while let Some(mv) = tree.game().position().legal_moves(&rules).iter().next() {
                tree.play(mv, &mut ()).unwrap();
            }
            let date = Date::new(2026, 11, 21);
            let record = game_record(name, &setup(&rules), &tree, date, Some(3));
            assert!(record.embedded_rules().is_none());
            let expected = FinishedGame {
                variant: name.to_owned(),
                fingerprint: Some(rules.fingerprint()),
                players: ["Ama".to_owned(), String::new()],
                computers: [None, Some(Player::Computer(Level::GrandMaster))],
                outcome: tree.game().outcome(),
                date,
                round: Some(3),
            };
            assert_eq!(FinishedGame::read(&record.to_string()), Ok(expected));
            assert_eq!(rules_of(&record), Some(Ok(rules)));
        }
    }

    #[test]
    fn custom_rules_and_boards_are_stored_with_the_game() {
        let darra = library::load("darra").unwrap().unwrap();
        let board = darra.usual_boards().nth(1).unwrap();
        let large = Arc::new(darra.on_board(board).unwrap());
        for (name, rules) in [("darra", &large), ("mine", &darra)] {
            let game = Game::new(Arc::clone(rules), Side::South, &mut ());
            let record = game_record(name, &setup(rules), &GameTree::new(game), None, None);
            let read: GameRecord = record.to_string().parse().unwrap();
            assert_eq!(rules_of(&read), Some(Ok(Arc::clone(rules))));
        }
    }

    #[test]
    fn the_same_game_is_recognised_and_a_similar_one_is_not() {
        let rules = library::load("awale").unwrap().unwrap();
        let tree = GameTree::new(Game::new(Arc::clone(&rules), Side::South, &mut ()));
        let file = |id: &str, day| {
            let mut record = game_record(
                "awale",
                &setup(&rules),
                &tree,
                Date::new(2026, 11, day),
                None,
            );
            record.set_tag(GAME_TAG, id);
            record.to_string()
        };
        assert!(is_same_game(&file("1", 21), &file("1", 22)));
        assert!(!is_same_game(&file("1", 21), &file("2", 21)));
        let unnamed = game_record("awale", &setup(&rules), &tree, None, None).to_string();
        assert!(
            !is_same_game(&unnamed, &unnamed),
            "without a tag, no two files are the same game"
        );
    }

    #[test]
    fn long_names_are_truncated() {
        let long = format!("[Rules \"{0}\"][South \"{0}\"]", "x".repeat(1 << 18));
        let game = FinishedGame::read(&long).unwrap();
        assert_eq!(game.variant.len(), MAX_TEXT_LENGTH);
        assert_eq!(game.players[0].len(), MAX_TEXT_LENGTH);
    }

    #[test]
    fn a_file_with_missing_or_invalid_tags_is_still_listed() {
        assert_eq!(FinishedGame::read(""), Ok(FinishedGame::default()));
        let invalid = "[Result \"x-1\"][Date \"soon\"][SouthLevel \"godlike\"][Round \"2/6\"][Rules \"mine\"]";
        let game = FinishedGame::read(invalid).unwrap();
        let expected = FinishedGame {
            variant: "mine".to_owned(),
            ..FinishedGame::default()
        };
        assert_eq!(game, expected);
        assert!(FinishedGame::read("[Rules").is_err());
        assert_eq!(rules_of(&GameRecord::default()), None);
    }
}
