//! The tags of a game file: metadata about the game.

use crate::{Game, Outcome, Side};

/// The tag that names the variant or rule file.
pub const RULES_TAG: &str = "Rules";
/// The tag with the rule set's [`fingerprint`](crate::RuleSet::fingerprint), in hexadecimal.
pub const FINGERPRINT_TAG: &str = "Fingerprint";
/// The tag with the board: `6x4 Counterclockwise`.
pub const BOARD_TAG: &str = "Board";
/// The tag with the starting position.
pub const START_TAG: &str = "Start";
/// The tag with the starting position in other programs' files.
pub const FEN_TAG: &str = "FEN";
/// The tag with the player who moved last before the start, `south` or `north`, for a game resumed
/// from a position.
pub const LAST_MOVER_TAG: &str = "LastMover";
/// The tag with the player who captured last before the start.
pub const LAST_CAPTURER_TAG: &str = "LastCapturer";
/// The tag with the final seed counts of both lofts, South's first: `26-22`.
pub const RESULT_TAG: &str = "Result";
/// The tag with the [code](crate::EndReason::code) of the reason for the end.
pub const END_TAG: &str = "End";
/// The tag with the full text of the rule file.
pub const RULE_FILE_TAG: &str = "RuleFile";
/// The tag with the name of the player of South.
pub const SOUTH_TAG: &str = "South";
/// The tag with the name of the player of North.
pub const NORTH_TAG: &str = "North";
/// The tag with the key of the computer's level, if the computer plays South.
pub const SOUTH_LEVEL_TAG: &str = "SouthLevel";
/// The tag with the key of the computer's level, if the computer plays North.
pub const NORTH_LEVEL_TAG: &str = "NorthLevel";
/// The tag with the date of the game: `2026-11-21`.
pub const DATE_TAG: &str = "Date";
/// The tag with the number of the game within a match, from 1.
pub const ROUND_TAG: &str = "Round";

/// Returns the tags that every game has, followed by `extra`.
pub(super) fn of(
    game: &Game,
    outcome: Option<Outcome>,
    rules_name: &str,
    extra: &[(&str, &str)],
) -> Vec<(String, String)> {
    let rules = game.rules();
    let board = format!(
        "{}x{} {:?}",
        rules.geometry().row(),
        rules.seeds_per_hole(),
        rules.direction()
    );
    let mut tags = vec![
        (RULES_TAG, rules_name.to_owned()),
        (FINGERPRINT_TAG, write_fingerprint(rules.fingerprint())),
        (BOARD_TAG, board),
        (START_TAG, game.start().text(rules.geometry())),
    ];
    let last_before = [LAST_MOVER_TAG, LAST_CAPTURER_TAG]
        .into_iter()
        .zip(game.last_before());
    tags.extend(last_before.filter_map(|(tag, side)| Some((tag, side_name(side?).to_owned()))));
    if let Some(outcome) = outcome {
        let [south, north] = outcome.score();
        tags.push((RESULT_TAG, format!("{south}-{north}")));
        tags.push((END_TAG, outcome.reason.code().to_owned()));
    }
    tags.extend(extra.iter().map(|&(name, value)| (name, value.to_owned())));
    let owned = |(name, value): (&str, String)| (name.to_owned(), value);
    tags.into_iter().map(owned).collect()
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::South => "south",
        Side::North => "north",
    }
}

/// Parses the side in a tag; `None` if the tag is missing or names neither side.
pub(super) fn side(tags: &[(String, String)], name: &str) -> Option<Side> {
    let value = find(tags, name)?;
    Side::BOTH
        .into_iter()
        .find(|&side| side_name(side) == value)
}

/// Returns the value of the tag `name`, if it is among `tags`.
pub(crate) fn find<'a>(tags: &'a [(String, String)], name: &str) -> Option<&'a str> {
    let tag = tags.iter().find(|(known, _)| known == name);
    tag.map(|(_, value)| value.as_str())
}

/// Formats a [`fingerprint`](crate::RuleSet::fingerprint) as stored in files.
#[must_use]
pub fn write_fingerprint(fingerprint: u64) -> String {
    format!("{fingerprint:016x}")
}

/// Normalizes a fingerprint to the form that [`write_fingerprint`] writes; returns any other text
/// unchanged.
#[must_use]
pub fn canonical_fingerprint(text: &str) -> String {
    parse_fingerprint(text).map_or_else(|| text.to_owned(), write_fingerprint)
}

/// Parses a fingerprint; `None` if `text` isn't one.
#[must_use]
pub fn parse_fingerprint(text: &str) -> Option<u64> {
    let is_hexadecimal = text.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_hexadecimal
        .then(|| u64::from_str_radix(text, 16).ok())
        .flatten()
}
