//! Games as other programs write them.
//!
//! Each [`Notation`] has a reader and a writer of a single move, and they share tags, comments and
//! variations with our own [game files](crate::game_file). What a notation says of a move beside
//! its hole, such as the capture or where the last seed falls, is checked.
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
use crate::problem::FilePlace;
use crate::rule_set::RuleSet;
use crate::spec::PlayFrom;
use sowing::Sowing;

/// The tag with the name of the game in files of other programs.
const VARIANT_TAG: &str = "Variant";
/// The names of games in that tag, and ours; PlayStrategy's come first, Aualé's last.
const VARIANTS: [(&str, &str); 6] = [
    ("Oware", "abapa"),
    ("Abapa", "abapa"),
    ("Togyzqumalaq", "togyzqumalaq"),
    ("Togyzkumalak", "togyzqumalaq"),
    ("Bestemshe", "bestemshe"),
    ("Kalah", "kalah"),
];

keyed_enum! {
    /// How games are written.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Notation {
        /// Our own [game files](crate::game_file).
        Awale = "awale",
        /// OGN, of the program Aualé: letters, and captures as `+3`.
        Ogn = "ogn",
        /// That of PlayStrategy: squares of start and landing, `f1e2`.
        PlayStrategy = "playstrategy",
        /// The scoresheet of Togyzqumalaq: digits of start and landing, `98`, `13x`.
        Togyzqumalaq = "togyz",
        /// The Kalah Game Protocol: a board in angle brackets, and numbers of holes.
        Kgp = "kgp",
    }
}

impl Notation {
    /// Its name, the same in all languages.
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

    /// Tells whether it has comments and variations.
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

/// Why a game in another notation can't be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ExchangeError {
    /// Tags, comments, brackets or the moves of our own notation are invalid.
    #[error(transparent)]
    File(#[from] GameFileError),
    /// The notation can't say games of these rules.
    #[error(transparent)]
    Rules(#[from] Inexpressible),
    /// The starting position can't be read.
    #[error("the starting position: {0}")]
    Start(String),
    /// A word isn't a move of the notation.
    #[error("{place}: {word:?} is not a move in this notation: {expected}")]
    Word {
        /// Its place.
        place: FilePlace,
        /// The word, possibly cut short.
        word: String,
        /// The form of moves.
        expected: &'static str,
    },
    /// A move isn't legal.
    #[error("{place}: move {}, {word}, can't be played", move_number(ply.saturating_sub(1)))]
    Illegal {
        /// Its place.
        place: FilePlace,
        /// Its ply in its line, from 1.
        ply: usize,
        /// The move as written.
        word: String,
        /// Why it can't be played.
        refusal: Refusal,
    },
    /// A move does something else by these rules.
    #[error("{place}: by these rules {word} {found}")]
    Differs {
        /// Its place.
        place: FilePlace,
        /// The move as written.
        word: String,
        /// The result by these rules.
        found: String,
    },
}

/// Something that a notation has no words for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Inexpressible {
    /// The board has four rows.
    #[error("this notation has no words for four rows")]
    FourRows,
    /// The board has end squares.
    #[error("this notation has no words for end squares")]
    EndSquares,
    /// A player chooses the direction of a move.
    #[error("this notation has no words for the direction of a move")]
    Direction,
    /// The second player may swap sides.
    #[error("this notation has no word for the swap of sides")]
    Swap,
    /// Rows are longer or shorter than the notation allows.
    #[error("this notation needs rows of {least} to {most} holes")]
    Row {
        /// The fewest holes.
        least: usize,
        /// The most holes.
        most: usize,
    },
    /// A move ends in a store.
    #[error("this notation has no words for a move that ends in a store")]
    EndsInStore,
    /// Players may play holes of the other row.
    #[error("this notation needs players who play only their own row")]
    OtherRow,
    /// The game has no stores.
    #[error("this notation has no words for a game without stores")]
    Stores,
    /// The start has more than counts of seeds: land, shut or special holes, rounds.
    #[error("this notation can't write the starting position")]
    Start,
}

/// How a notation writes moves and positions.
trait Dialect {
    /// The form of moves, for error messages.
    const EXPECTED: &'static str;
    /// The fewest and most holes of a row.
    const ROW: (usize, usize);
    /// True if a move doesn't say whose row its hole is in.
    const ASSUMES_OWN_ROW: bool = false;
    /// True if a move says the hole that it ends in.
    const SAYS_LANDING: bool = false;
    /// True if it has comments and variations.
    const HAS_VARIATIONS: bool = false;

    /// The move of a word, and what the word says of it.
    fn parse(word: &str, position: &Position, rules: &RuleSet) -> Option<Claim>;
    /// The word for a move that did this.
    fn write(mv: Move, did: &Sowing, geometry: Geometry) -> String;
    /// The text of a starting position, with its place in the file.
    fn position(placed: &Placement, rules: &RuleSet) -> Option<Head>;
    /// A starting position of this notation; by default, one of ours.
    fn parse_position(text: &str, rules: &RuleSet) -> Result<Placement, NotationError> {
        Placement::parse(text, rules)
    }
}

/// What stands before the moves.
enum Head {
    /// A tag with the position.
    Tag(String),
    /// The position as the first word.
    Word(String),
}

/// A move as written, and what is said of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Claim {
    mv: Move,
    /// Where the last seed falls.
    landing: Option<Landing>,
    /// The seeds captured.
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

/// Where the last seed of a move falls, as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Landing {
    /// In this hole.
    Hole(Hole),
    /// In a hole that has this place in its row, from 0 at its owner's left.
    Place(usize),
}

impl Landing {
    fn is(self, found: Option<Hole>, geometry: Geometry) -> bool {
        found.is_some_and(|found| match self {
            Self::Hole(hole) => hole == found,
            Self::Place(place) => place == place_in_row(found, geometry),
        })
    }
}

/// The place of a hole in its row, from 0 at its owner's left.
fn place_in_row(hole: Hole, geometry: Geometry) -> usize {
    hole.index() % geometry.row()
}

/// The mover's own hole at this place of the row; `None` beyond its end.
fn own_hole(place: usize, position: &Position, geometry: Geometry) -> Option<Hole> {
    let row = geometry.row();
    (place < row).then(|| Hole::new(position.to_move().index() * row + place))
}

/// A word without the number of the move before it: `1.f1e2` is `f1e2`, `98` stays, `1.` is empty.
fn after_number(word: &str) -> &str {
    match word.split_once('.') {
        Some((number, rest)) if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            rest.trim_start_matches('.')
        }
        _ => word,
    }
}

/// The notation in which a text seems to be written; ours if nothing tells.
#[must_use]
pub fn recognize(text: &str) -> Notation {
    let tags = GameRecord::read_tags(text).unwrap_or_default();
    let has = |name: &str| find(&tags, name).is_some();
    if has(RULES_TAG) || has(START_TAG) {
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
    } else if has(VARIANT_TAG) || words.clone().any(ogn::has_capture) {
        Notation::Ogn
    } else {
        Notation::Awale
    }
}

/// The built-in rules that a text names or implies, if it does.
#[must_use]
pub fn rules_named(text: &str, notation: Notation) -> Option<&'static str> {
    let tags = GameRecord::read_tags(text).unwrap_or_default();
    let named = find(&tags, RULES_TAG).or_else(|| find(&tags, VARIANT_TAG));
    let of_ours =
        |name: &str| crate::library::all_names().find(|known| known.eq_ignore_ascii_case(name));
    match (notation, named) {
        (Notation::Awale, Some(name)) => of_ours(name),
        // Their names come first: ours may belong to another game.
        (_, Some(name)) => {
            let mut known = VARIANTS.iter();
            known
                .find(|(theirs, _)| theirs.eq_ignore_ascii_case(name))
                .map(|(_, ours)| *ours)
                .or_else(|| of_ours(name))
        }
        (Notation::Togyzqumalaq, None) => Some("togyzqumalaq"),
        (Notation::Kgp, None) => Some("kalah"),
        _ => None,
    }
}

/// The tag that names the built-in variant `name` to the programs of a notation, and its value: our
/// own name if they don't know it. `None` for other rules.
#[must_use]
pub fn variant_tag(name: &str, notation: Notation) -> Option<(&'static str, &'static str)> {
    let mut known = VARIANTS.iter().filter(|(_, ours)| *ours == name);
    let theirs = match notation {
        // Aualé calls Oware by the name of this way to play it.
        Notation::Ogn => known.next_back(),
        _ => known.next(),
    };
    let theirs = theirs.map(|(theirs, _)| *theirs);
    let value = theirs.or_else(|| crate::library::all_names().find(|known| *known == name))?;
    Some((VARIANT_TAG, value))
}

/// The notation of other programs in which a text seems to be a position; ours if nothing tells.
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

/// Reads a position, in the notation that it [seems to have](recognize_position).
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
/// Returns what can't be read, or isn't a position of these rules.
pub fn read_position(text: &str, rules: &RuleSet) -> Result<Placement, NotationError> {
    let text = text.trim();
    match recognize_position(text) {
        Notation::Kgp => kgp::Kgp::parse_position(text, rules),
        Notation::PlayStrategy => play_strategy::PlayStrategy::parse_position(text, rules),
        _ => Placement::parse(text, rules),
    }
}

/// Reads a game by these rules.
///
/// # Errors
/// Returns the first thing that can't be read, that isn't legal, or that does something else by
/// these rules, with its place.
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

/// Writes the moves of a game, with these tags; comments and variations too if the notation [has
/// them](Notation::has_variations).
///
/// # Errors
/// Returns what the notation has no words for; nothing is written then.
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

/// Checks that a notation has words for these rules; a game may still have a start that it can't
/// write.
///
/// # Errors
/// Returns what the notation has no words for.
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
    let (least, most) = D::ROW;
    if geometry.has_four_rows() {
        Err(Inexpressible::FourRows)
    } else if geometry.has_end_squares() {
        Err(Inexpressible::EndSquares)
    } else if geometry.signs().is_some() {
        Err(Inexpressible::Direction)
    } else if rules.turn().swap {
        Err(Inexpressible::Swap)
    } else if D::ASSUMES_OWN_ROW && (rules.play().from == PlayFrom::Any || rules.has_land()) {
        Err(Inexpressible::OtherRow)
    } else if !geometry.has_stores() {
        Err(Inexpressible::Stores)
    } else if !(least..=most).contains(&geometry.row()) {
        Err(Inexpressible::Row { least, most })
    } else {
        Ok(())
    }
}
