//! Games in the notations of other programs.
//!
//! Each [`Notation`] has a reader and a writer for single moves; tags, comments and variations work
//! as in our own [game files](crate::game_file). Whatever a notation states about a move besides
//! its hole, such as the capture or the landing hole, is checked against the rules.
//!
//! ```
//! use awale_rules::exchange::{self, Notation};
//! use awale_rules::library;
//!
//! let rules = library::load("togyzqumalaq").expect("there is such a variant")?;
//! let text = "1. 98 66";
//! assert_eq!(exchange::recognize(text), Notation::Togyzqumalaq);
//! let record = exchange::read(text, Notation::Togyzqumalaq, &rules)?;
//! let game = record.replay_tree(rules)?;
//! assert_eq!(exchange::write(&game, &[], Notation::PlayStrategy)?.trim_end(), "1. i1b2 d2f1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod kgp;
mod ogn;
mod play_strategy;
mod reader;
mod sowing;
mod togyzqumalaq;
mod writer;

use std::sync::Arc;

use thiserror::Error;

use crate::board::{Geometry, Hole};
use crate::game_file::tags::find;
use crate::game_file::{GameFileError, GameRecord, RULES_TAG, START_TAG};
use crate::game_tree::GameTree;
use crate::keyed::keyed_enum;
use crate::legality::Refusal;
use crate::moves::Move;
use crate::notation::{NotationError, move_number};
use crate::position::{Placement, Position};
use crate::problem::SourceLocation;
use crate::rule_set::RuleSet;
use sowing::Sowing;

/// The tag that names the game in other programs' files.
const VARIANT_TAG: &str = "Variant";
/// The values of that tag, each with our name for the game: first PlayStrategy's, then other
/// programs', Aualé's last where several share a game.
const VARIANT_NAMES: [(&str, &str); 6] = [
    ("Oware", "abapa"),
    ("Abapa", "abapa"),
    ("Togyzqumalaq", "togyzqumalaq"),
    ("Togyzkumalak", "togyzqumalaq"),
    ("Bestemshe", "bestemshe"),
    ("Kalah", "kalah"),
];

keyed_enum! {
    /// The notation of a game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Notation {
        /// Our own [game files](crate::game_file).
        Awale = "awale",
        /// OGN, the format of the program Aualé: letters, with captures as `+3`.
        Ogn = "ogn",
        /// PlayStrategy's notation: starting and landing squares, `f1e2`.
        PlayStrategy = "playstrategy",
        /// The Togyzqumalaq scoresheet: digits for the starting and landing holes, `98`, `13x`.
        Togyzqumalaq = "togyz",
        /// The Kalah Game Protocol: a board in angle brackets, and hole numbers.
        Kgp = "kgp",
    }
}

impl Notation {
    /// Returns the notation's display name, the same in all languages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Awale => "Awale",
            Self::Ogn => "OGN",
            Self::PlayStrategy => "PlayStrategy",
            Self::Togyzqumalaq => "Togyzqumalaq",
            Self::Kgp => "KGP",
        }
    }

    /// Returns `true` if the notation supports comments and variations.
    #[must_use]
    pub const fn has_variations(self) -> bool {
        match self {
            Self::Awale => true,
            Self::Ogn => ogn::Ogn::HAS_VARIATIONS,
            Self::PlayStrategy => play_strategy::PlayStrategy::HAS_VARIATIONS,
            Self::Togyzqumalaq => togyzqumalaq::Togyzqumalaq::HAS_VARIATIONS,
            Self::Kgp => kgp::Kgp::HAS_VARIATIONS,
        }
    }
}

/// The reason why a game can't be read in a notation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ExchangeError {
    /// Tags, comments, brackets or the moves of our own notation are invalid.
    #[error(transparent)]
    File(#[from] GameFileError),
    /// The notation can't express games under these rules.
    #[error(transparent)]
    Rules(#[from] Inexpressible),
    /// The starting position can't be read.
    #[error("invalid starting position: {0}")]
    Start(String),
    /// A word isn't a move in this notation.
    #[error("{place}: {word:?} is not a move in this notation: {expected}")]
    Word {
        /// Where the word is in the file.
        place: SourceLocation,
        /// The word, possibly truncated.
        word: String,
        /// The expected form of a move.
        expected: &'static str,
    },
    /// A move isn't legal.
    #[error("{place}: move {}, {word}, can't be played", move_number(ply.saturating_sub(1)))]
    Illegal {
        /// Where the move is in the file.
        place: SourceLocation,
        /// The ply within its line, from 1.
        ply: usize,
        /// The move as written.
        word: String,
        /// Why it can't be played.
        refusal: Refusal,
    },
    /// Under these rules, a move doesn't have the effect that the file states.
    #[error("{place}: by these rules {word} {found}")]
    Differs {
        /// Where the move is in the file.
        place: SourceLocation,
        /// The move as written.
        word: String,
        /// The effect of the move under these rules.
        found: String,
    },
}

/// A feature that a notation can't express.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Inexpressible {
    /// The board has four rows.
    #[error("this notation can't express four-row boards")]
    FourRows,
    /// The board has end squares.
    #[error("this notation can't express end squares")]
    EndSquares,
    /// A player chooses the direction of a move.
    #[error("this notation can't express the direction of a move")]
    Direction,
    /// The second player may swap sides.
    #[error("this notation can't express swapping sides")]
    Swap,
    /// Rows are longer or shorter than the notation allows.
    #[error("this notation requires rows of {min} to {max} holes")]
    Row {
        /// The minimum length of a row.
        min: usize,
        /// The maximum length of a row.
        max: usize,
    },
    /// A move ends in a store.
    #[error("this notation can't express a move that ends in a store")]
    EndsInStore,
    /// Players may play holes in the opponent's row.
    #[error("this notation requires that players play only from their own row")]
    OtherRow,
    /// The game has no stores.
    #[error("this notation can't express a game without stores")]
    Stores,
    /// The starting position has more than seed counts: owned, shut or special holes, or rounds.
    #[error("this notation can't express the starting position")]
    Start,
}

/// The syntax of moves and positions in a notation.
trait Dialect {
    /// The expected form of a move, for error messages.
    const EXPECTED: &'static str;
    /// The minimum and maximum number of holes in a row.
    const ROW_LENGTHS: (usize, usize);
    /// Whether a move gives its hole without the row, which is always the mover's.
    const ASSUMES_OWN_ROW: bool = false;
    /// Whether a move names its landing hole.
    const RECORDS_LANDING: bool = false;
    /// Whether the notation supports comments and variations.
    const HAS_VARIATIONS: bool = false;

    /// Parses a move, together with whatever the word states about its effects.
    fn parse(word: &str, position: &Position, rules: &RuleSet) -> Option<Claim>;
    /// Writes a move that had the effects `sowing`.
    fn write(mv: Move, sowing: &Sowing, geometry: Geometry) -> String;
    /// Writes a starting position, as a tag or a word; `None` if the notation can't express it.
    fn position(placement: &Placement, rules: &RuleSet) -> Option<StartText>;
    /// Parses a starting position; by default, in our own notation.
    fn parse_position(text: &str, rules: &RuleSet) -> Result<Placement, NotationError> {
        Placement::parse(text, rules)
    }
}

/// The text of a starting position, which precedes the moves.
enum StartText {
    /// The value of a tag.
    Tag(String),
    /// The first word.
    Word(String),
}

/// A move as written, with the effects that the file states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Claim {
    mv: Move,
    /// Where the last seed lands.
    landing: Option<Landing>,
    /// The number of seeds captured.
    captured: Option<u16>,
    /// Whether a hole becomes special.
    is_special: Option<bool>,
}

impl From<Move> for Claim {
    fn from(mv: Move) -> Self {
        Self {
            mv,
            landing: None,
            captured: None,
            is_special: None,
        }
    }
}

/// The landing hole, as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Landing {
    /// This hole.
    Hole(Hole),
    /// The hole at this index of either row, counted from its owner's left.
    Index(usize),
}

impl Landing {
    /// Returns `true` if the last seed landed in this hole. `found` is `None` for a store.
    fn matches(self, found: Option<Hole>, geometry: Geometry) -> bool {
        found.is_some_and(|found| match self {
            Self::Hole(hole) => hole == found,
            Self::Index(index) => index == index_in_row(found, geometry),
        })
    }
}

/// Returns the index of a hole in its row, counted from its owner's left.
fn index_in_row(hole: Hole, geometry: Geometry) -> usize {
    hole.index() % geometry.row()
}

/// Returns the mover's hole at this index of the row; `None` if it's past the end.
fn own_hole(index: usize, position: &Position, geometry: Geometry) -> Option<Hole> {
    let row = geometry.row();
    (index < row).then(|| Hole::new(position.to_move().index() * row + index))
}

/// Strips a leading move number: `1.f1e2` becomes `f1e2`, `98` stays, `1.` becomes empty.
fn after_number(word: &str) -> &str {
    match word.split_once('.') {
        Some((number, rest)) if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            rest.trim_start_matches('.')
        }
        _ => word,
    }
}

/// Guesses the notation of a game; falls back to our own.
#[must_use]
pub fn recognize(text: &str) -> Notation {
    let tags = GameRecord::read_tags(text).unwrap_or_default();
    let has_tag = |name: &str| find(&tags, name).is_some();
    if has_tag(RULES_TAG) || has_tag(START_TAG) {
        return Notation::Awale;
    }
    let moves = text.rfind("\"]").map_or(text, |end| &text[end + 2..]);
    let mut words = moves.split_whitespace().map(after_number);
    let first = words.find(|word| !word.is_empty()).unwrap_or_default();
    if kgp::is_board(first) {
        Notation::Kgp
    } else if play_strategy::is_move(first) {
        Notation::PlayStrategy
    } else if togyzqumalaq::is_move(first) {
        Notation::Togyzqumalaq
    } else if has_tag(VARIANT_TAG) || words.clone().any(ogn::has_capture) {
        Notation::Ogn
    } else {
        Notation::Awale
    }
}

/// Returns the built-in rules that a game names or implies, if any.
#[must_use]
pub fn rules_named(text: &str, notation: Notation) -> Option<&'static str> {
    let tags = GameRecord::read_tags(text).unwrap_or_default();
    let named = find(&tags, RULES_TAG).or_else(|| find(&tags, VARIANT_TAG));
    let built_in =
        |name: &str| crate::library::all_names().find(|known| known.eq_ignore_ascii_case(name));
    match (notation, named) {
        (Notation::Awale, Some(name)) => built_in(name),
        // The other programs' names take precedence: ours may use the same name for another game.
        (_, Some(name)) => {
            let mut known = VARIANT_NAMES.iter();
            known
                .find(|(foreign, _)| foreign.eq_ignore_ascii_case(name))
                .map(|(_, native)| *native)
                .or_else(|| built_in(name))
        }
        (Notation::Togyzqumalaq, None) => Some("togyzqumalaq"),
        (Notation::Kgp, None) => Some("kalah"),
        _ => None,
    }
}

/// Returns the tag that names a built-in variant in this notation, with its value, which is our own
/// name if the other programs have none for it. `None` if `name` isn't built in.
#[must_use]
pub fn variant_tag(name: &str, notation: Notation) -> Option<(&'static str, &'static str)> {
    let mut known = VARIANT_NAMES.iter().filter(|(_, native)| *native == name);
    let foreign = match notation {
        // Aualé's name for Abapa comes last.
        Notation::Ogn => known.next_back(),
        _ => known.next(),
    };
    let foreign = foreign.map(|(foreign, _)| *foreign);
    let value = foreign.or_else(|| crate::library::all_names().find(|known| *known == name))?;
    Some((VARIANT_TAG, value))
}

/// Guesses the notation of a position; falls back to our own.
#[must_use]
pub fn recognize_position(text: &str) -> Notation {
    let text = text.trim();
    if kgp::is_board(text) && text.ends_with('>') {
        Notation::Kgp
    } else if play_strategy::is_position(text) {
        Notation::PlayStrategy
    } else {
        Notation::Awale
    }
}

/// Parses a position in the notation that [`recognize_position`] guesses.
///
/// ```
/// use awale_rules::{exchange, library};
///
/// let rules = library::load("abapa").expect("there is such a variant")?;
/// let placed = exchange::read_position("2,3S,2,1S/6 20 24 N 41", &rules)?;
/// assert_eq!(placed.text(rules.geometry()), "0-0-0-0-0-0-1-0-0-3-0-0-20-24-N");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Returns an error if the text can't be parsed or isn't a position under these rules.
pub fn read_position(text: &str, rules: &RuleSet) -> Result<Placement, NotationError> {
    let text = text.trim();
    match recognize_position(text) {
        Notation::Kgp => kgp::Kgp::parse_position(text, rules),
        Notation::PlayStrategy => play_strategy::PlayStrategy::parse_position(text, rules),
        _ => Placement::parse(text, rules),
    }
}

/// Reads a game played under `rules`.
///
/// # Errors
/// Returns the first syntax error, illegal move, or move whose effect under these rules differs
/// from the stated one, with its location.
pub fn read(
    text: &str,
    notation: Notation,
    rules: &Arc<RuleSet>,
) -> Result<GameRecord, ExchangeError> {
    match notation {
        Notation::Awale => {
            let record: GameRecord = text.parse()?;
            record.replay_tree(Arc::clone(rules))?;
            Ok(record)
        }
        Notation::Ogn => reader::read::<ogn::Ogn>(text, rules),
        Notation::PlayStrategy => reader::read::<play_strategy::PlayStrategy>(text, rules),
        Notation::Togyzqumalaq => reader::read::<togyzqumalaq::Togyzqumalaq>(text, rules),
        Notation::Kgp => reader::read::<kgp::Kgp>(text, rules),
    }
}

/// Writes the moves of a game, with these tags; also its comments and variations, if the notation
/// [supports them](Notation::has_variations).
///
/// # Errors
/// Returns the first feature of the game that the notation can't express.
pub fn write(
    tree: &GameTree,
    tags: &[(&str, &str)],
    notation: Notation,
) -> Result<String, Inexpressible> {
    match notation {
        Notation::Awale => Ok(GameRecord::of_tree(tree, "", tags).to_string()),
        Notation::Ogn => writer::write::<ogn::Ogn>(tree, tags),
        Notation::PlayStrategy => writer::write::<play_strategy::PlayStrategy>(tree, tags),
        Notation::Togyzqumalaq => writer::write::<togyzqumalaq::Togyzqumalaq>(tree, tags),
        Notation::Kgp => writer::write::<kgp::Kgp>(tree, tags),
    }
}

/// Checks that a notation can express games under these rules. It may still be unable to express
/// the starting position of a game.
///
/// # Errors
/// Returns the first feature that the notation can't express.
pub fn can_write(rules: &RuleSet, notation: Notation) -> Result<(), Inexpressible> {
    match notation {
        Notation::Awale => Ok(()),
        Notation::Ogn => check::<ogn::Ogn>(rules),
        Notation::PlayStrategy => check::<play_strategy::PlayStrategy>(rules),
        Notation::Togyzqumalaq => check::<togyzqumalaq::Togyzqumalaq>(rules),
        Notation::Kgp => check::<kgp::Kgp>(rules),
    }
}

fn check<D: Dialect>(rules: &RuleSet) -> Result<(), Inexpressible> {
    let geometry = rules.geometry();
    let (min, max) = D::ROW_LENGTHS;
    if geometry.has_four_rows() {
        Err(Inexpressible::FourRows)
    } else if geometry.has_end_squares() {
        Err(Inexpressible::EndSquares)
    } else if geometry.signs().is_some() {
        Err(Inexpressible::Direction)
    } else if rules.allows_swap() {
        Err(Inexpressible::Swap)
    } else if D::ASSUMES_OWN_ROW && (rules.lifts_anywhere() || rules.has_land()) {
        Err(Inexpressible::OtherRow)
    } else if !geometry.has_stores() {
        Err(Inexpressible::Stores)
    } else if !(min..=max).contains(&geometry.row()) {
        Err(Inexpressible::Row { min, max })
    } else {
        Ok(())
    }
}
