//! The notation of moves (`C`, `e`, `C+`, `A--`, `K+s`, `Kde`, `~`) and of positions
//! (`4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`, `0-2-0-1-0-0-0-1-1-0-1-25-32-7-S;taken=R`).

use std::fmt::{self, Write};
use std::iter::Peekable;
use std::str::Chars;

use thiserror::Error;

use super::board::{Geometry, Hole, HoleSet, MAX_SEEDS, Side};
use super::moves::Move;
use super::plain_text::{quote, without_bom};
use super::position::{Placement, Position};
use super::rule_set::RuleSet;

/// The error in the text of a position or a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotationError {
    /// The position doesn't have the number of parts that the board needs.
    #[error("a position on this board has {needed} parts joined by '-', not {found}")]
    Parts {
        /// The number of parts needed: the holes and end squares, two lofts, the player to move.
        needed: usize,
        /// The number of parts found.
        found: usize,
    },
    /// A part is not a number of seeds.
    #[error("part {number} of the position, {text:?}, is not a number of seeds")]
    Count {
        /// The number of the part, from 1.
        number: usize,
        /// The text of the part, possibly truncated.
        text: String,
    },
    /// There are more seeds than a game can hold.
    #[error("the position holds more than {MAX_SEEDS} seeds")]
    TooManySeeds,
    /// The last part doesn't name a player.
    #[error("the last part of a position is the player to move, S or N, not {0:?}")]
    PlayerToMove(String),
    /// There is no such hole.
    #[error("{text:?} is not a hole of this board; expected A to {last} or a to {}", last.to_ascii_lowercase())]
    NoSuchHole {
        /// The text that was read.
        text: String,
        /// The letter of South's last hole.
        last: char,
    },
    /// The direction of a move is missing, or is given although the rules have only one.
    #[error("{0:?} is not a move of this game: {expected}", expected = direction_hint(.1))]
    Direction(String, bool),
    /// The letters after the hole of a move don't name extra holes.
    #[error(
        "{0:?} is not a move of this game: expected at most two different holes of the opponent after the hole played"
    )]
    Extras(String),
    /// A field after the counts can't be read, or the rules don't use it.
    #[error("{0:?} is not a field of a position of this game")]
    Field(String),
    /// A player has no open hole.
    #[error("a player has no open hole")]
    NoOpenHole,
    /// There are seeds in a shut hole.
    #[error("there are seeds in a shut hole")]
    SeedsInShutHole,
    /// There are seeds in a store, but the board has no stores.
    #[error("there are seeds in a store, but the board has no stores")]
    SeedsInStore,
}

const fn direction_hint(is_chosen: &bool) -> &'static str {
    if *is_chosen {
        "it needs a direction, + or -"
    } else {
        "the direction can't be chosen"
    }
}

/// The text of the swap of sides.
const SWAP: char = '~';

/// Marks a move that spends the nyumba; written after the direction.
const SPENT: char = 's';
/// The maximum number of direction signs in a move: one per lap that is sown against the usual
/// direction.
const MAX_SIGNS: u8 = 13;
/// Separates moves that may name extra holes.
const MOVE_SEPARATOR: char = '_';

/// A move in notation: the letter of a hole, then one or more `+` or `-` if moves have a direction,
/// then an answer: `s`, or the letters of extra holes. The swap of sides is `~`. The move need not
/// exist under the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveName {
    letter: char,
    sign: Option<char>,
    /// The number of signs.
    signs: u8,
    /// The letters after the signs.
    answer: [Option<char>; 2],
}

impl From<char> for MoveName {
    fn from(letter: char) -> Self {
        Self {
            letter,
            sign: None,
            signs: 0,
            answer: [None; 2],
        }
    }
}

impl fmt::Display for MoveName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter)?;
        for _ in 0..self.signs {
            self.sign.map_or(Ok(()), |sign| f.write_char(sign))?;
        }
        let mut answer = self.answer.into_iter().flatten();
        answer.try_for_each(|letter| f.write_char(letter))
    }
}

impl MoveName {
    /// Parses `text` as a single move; returns `None` if it isn't a move of any game.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut letters = text.chars().peekable();
        let mut name = Self::parse_base(&mut letters)?;
        if name.letter != SWAP {
            name.answer = [(); 2].map(|()| letters.next_if(char::is_ascii_alphabetic));
        }
        letters.next().is_none().then_some(name)
    }

    /// Parses consecutive moves of a game without extra holes, written without spaces: `C+d-~`.
    /// Returns `None` if `text` contains anything else.
    fn parse_consecutive(text: &str) -> Option<Vec<Self>> {
        let mut names = Vec::new();
        let mut letters = text.chars().peekable();
        while letters.peek().is_some() {
            let mut name = Self::parse_base(&mut letters)?;
            // `s` is the letter of a hole, not the mark, if a sign follows it.
            let mut ahead = letters.clone();
            if name.sign.is_some()
                && ahead.next() == Some(SPENT)
                && !matches!(ahead.next(), Some('+' | '-'))
            {
                letters.next();
                name.answer[0] = Some(SPENT);
            }
            names.push(name);
        }
        Some(names)
    }

    /// Parses the move at the beginning of `letters`, without its answer.
    fn parse_base(letters: &mut Peekable<Chars<'_>>) -> Option<Self> {
        let letter = letters.next()?;
        let mut name = Self::from(letter);
        if letter == SWAP {
            return Some(name);
        }
        letter.is_ascii_alphabetic().then_some(())?;
        while let Some(sign) = letters.next_if(|letter| matches!(letter, '+' | '-')) {
            if name.sign.is_some_and(|known| known != sign) || name.signs == MAX_SIGNS {
                return None;
            }
            name.sign = Some(sign);
            name.signs += 1;
        }
        Some(name)
    }

    const fn has_answer(self) -> bool {
        self.answer[0].is_some()
    }
}

/// Returns the number of a ply's move in lists and game files, from 1: one ply of each player makes
/// a move. Plies are counted from 0.
#[must_use]
pub const fn move_number(ply: usize) -> usize {
    ply / 2 + 1
}

impl Geometry {
    /// Returns the name of a move.
    #[must_use]
    pub fn name_of(self, mv: Move) -> MoveName {
        let Some(hole) = mv.hole() else {
            return MoveName::from(SWAP);
        };
        let sign = self
            .signs()
            .map(|signs| signs[usize::from(mv.is_reversed())]);
        let first = self.owner(hole).opponent().index() * self.row();
        let extra = |index: usize| self.letter(Hole::new(first + index));
        MoveName {
            letter: self.letter(hole),
            sign,
            signs: sign.map_or(0, |_| mv.laps_against().max(1) as u8),
            answer: if mv.spends_nyumba() {
                [Some(SPENT), None]
            } else {
                mv.extras().map(|index| index.map(extra))
            },
        }
    }

    /// Returns the move with this name; it may be illegal.
    ///
    /// # Errors
    /// Returns an error if there is no such hole, if the direction is missing or can't be chosen,
    /// or if no move of the game has this answer.
    pub fn move_of(self, name: MoveName) -> Result<Move, NotationError> {
        if name.letter == SWAP {
            return Ok(Move::SWAP);
        }
        let is_spent = self.has_nyumba() && name.answer == [Some(SPENT), None];
        if name.has_answer() && !is_spent && !self.has_extras() {
            return Err(self.no_such_hole(&name.to_string()));
        }
        let hole = self.hole(name.letter)?;
        let no_direction = || NotationError::Direction(name.to_string(), self.signs().is_some());
        let base = match (self.signs(), name.sign) {
            (None, None) => Move::from(hole),
            (Some([usual, _]), Some(sign)) if sign == usual && name.signs == 1 => Move::from(hole),
            (Some([_, other]), Some(sign)) if sign == other => Move::reversed(hole),
            _ => return Err(no_direction()),
        };
        if name.signs > 1 {
            let laps = usize::from(name.signs);
            let is_possible = self.has_four_rows() && !name.has_answer();
            let lapped = base.with_laps_against(laps).filter(|_| is_possible);
            lapped.ok_or_else(no_direction)
        } else if is_spent {
            Ok(base.spending())
        } else {
            self.with_extras_of(base, hole, name)
        }
    }

    fn with_extras_of(self, base: Move, hole: Hole, name: MoveName) -> Result<Move, NotationError> {
        let mut indices = [None; 2];
        for (index, letter) in indices.iter_mut().zip(name.answer) {
            let extra = letter.map(|letter| self.hole(letter)).transpose()?;
            if extra.is_some_and(|extra| self.owner(extra) == self.owner(hole)) {
                return Err(NotationError::Extras(name.to_string()));
            }
            *index = extra.map(|hole| hole.index() % self.row());
        }
        if indices[0].is_some() && indices[0] == indices[1] {
            return Err(NotationError::Extras(name.to_string()));
        }
        Ok(base.with_extras(indices))
    }

    /// Writes the moves as one word: `CeFa`, `C+d-~`, separated by `_` where a move may name extra
    /// holes: `Kd_aB`.
    #[must_use]
    pub fn names_of(self, moves: &[Move]) -> String {
        let mut names = String::new();
        for (index, &mv) in moves.iter().enumerate() {
            if index > 0 && self.has_extras() {
                names.push(MOVE_SEPARATOR);
            }
            // Writing to a string can't fail.
            let _ = write!(names, "{}", self.name_of(mv));
        }
        names
    }

    /// Parses words written by [`names_of`](Self::names_of), and returns the names of the moves.
    ///
    /// # Errors
    /// Returns an error if the text contains anything else.
    pub fn parse_names(self, text: &str) -> Result<Vec<MoveName>, NotationError> {
        let words = text.split(|letter: char| letter == MOVE_SEPARATOR || letter.is_whitespace());
        let mut names = Vec::new();
        for word in words.filter(|word| !word.is_empty()) {
            let read = if self.has_extras() {
                MoveName::parse(word).map(|name| vec![name])
            } else {
                MoveName::parse_consecutive(word)
            };
            names.extend(read.ok_or_else(|| self.no_such_hole(text))?);
        }
        Ok(names)
    }

    /// Parses words written by [`names_of`](Self::names_of), and returns the moves. Legality is not
    /// checked.
    ///
    /// # Errors
    /// Returns an error if a move doesn't exist on this board.
    pub fn parse_moves(self, text: &str) -> Result<Vec<Move>, NotationError> {
        let names = self.parse_names(text)?;
        names.into_iter().map(|name| self.move_of(name)).collect()
    }

    /// Parses `text` as a single move, which may be illegal.
    ///
    /// # Errors
    /// Returns an error if there is no such move.
    pub fn parse_move(self, text: &str) -> Result<Move, NotationError> {
        self.move_of(self.parse_name(text)?)
    }

    fn parse_name(self, text: &str) -> Result<MoveName, NotationError> {
        MoveName::parse(text).ok_or_else(|| self.no_such_hole(text))
    }
}

impl Position {
    /// Parses `text` as a single move, as [`move_of`](Self::move_of) understands it.
    ///
    /// # Errors
    /// Returns an error if there is no such move.
    pub fn parse_move(&self, text: &str, rules: &RuleSet) -> Result<Move, NotationError> {
        self.move_of(rules.geometry().parse_name(text)?, rules)
    }

    /// Resolves the name of a move for the player to move; the move may be illegal. Unless players
    /// may play any hole, letters are accepted in either case: the first one names a hole of the
    /// player to move, the others name holes of the opponent. If a player owns both holes with the
    /// same letter, the case decides.
    ///
    /// # Errors
    /// Returns an error if there is no such move.
    pub fn move_of(&self, name: MoveName, rules: &RuleSet) -> Result<Move, NotationError> {
        let geometry = rules.geometry();
        if rules.lifts_anywhere() {
            return geometry.move_of(name);
        }
        let mover = self.to_move();
        let letter_of = |side: Side, letter: char| match side {
            Side::South => letter.to_ascii_uppercase(),
            Side::North => letter.to_ascii_lowercase(),
        };
        let is_own = |letter: &char| {
            let hole = geometry.hole(*letter);
            hole.is_ok_and(|hole| self.territory(mover).contains(hole))
        };
        let letter = if rules.has_land() {
            let cases = [
                name.letter,
                letter_of(Side::South, name.letter),
                letter_of(Side::North, name.letter),
            ];
            cases.into_iter().find(is_own).unwrap_or(name.letter)
        } else {
            letter_of(mover, name.letter)
        };
        geometry.move_of(MoveName {
            letter,
            answer: name.answer.map(|letter| {
                letter.map(|letter| match letter {
                    _ if geometry.has_nyumba() => letter.to_ascii_lowercase(),
                    _ => letter_of(mover.opponent(), letter),
                })
            }),
            ..name
        })
    }
}

impl Geometry {
    /// Returns the letter of `hole`: upper case for South, lower case for North, each from its
    /// owner's left. The end squares are `>` and `<`, as South sees them.
    #[must_use]
    pub fn letter(self, hole: Hole) -> char {
        if self.is_end_square(hole) {
            return if hole == self.end_squares()[0] {
                '>'
            } else {
                '<'
            };
        }
        let (first, index) = match self.owner(hole) {
            Side::South => (b'A', hole.index()),
            Side::North => (b'a', hole.index() - self.row()),
        };
        char::from(first + index as u8)
    }

    /// Returns the hole with this letter.
    ///
    /// # Errors
    /// Returns an error if the board has no such hole.
    pub fn hole(self, letter: char) -> Result<Hole, NotationError> {
        let found = self.all().find(|&hole| self.letter(hole) == letter);
        found.ok_or_else(|| self.no_such_hole(&letter.to_string()))
    }

    /// Parses `text` as the letter of a hole.
    ///
    /// # Errors
    /// Returns an error if the board has no such hole.
    pub fn parse_hole(self, text: &str) -> Result<Hole, NotationError> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => self.hole(letter),
            _ => Err(self.no_such_hole(text)),
        }
    }

    fn no_such_hole(self, text: &str) -> NotationError {
        NotationError::NoSuchHole {
            text: quote(text),
            last: self.letter(Hole::new(self.row() - 1)),
        }
    }
}

impl fmt::Display for Position {
    /// Writes the counts of all holes and both lofts, then the player to move, joined by `-`, then
    /// the fields whose values aren't the default.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Placement::of(self).write(self.geometry(), f)
    }
}

impl Placement {
    /// Returns the text of this position on a board of this shape.
    #[must_use]
    pub fn text(&self, geometry: Geometry) -> String {
        let mut text = String::new();
        // Writing to a string can't fail.
        let _ = self.write(geometry, &mut text);
        text
    }

    /// Writes the position to `f`, as [`text`](Self::text) returns it.
    fn write(&self, geometry: Geometry, f: &mut impl Write) -> fmt::Result {
        for seeds in self.holes[..geometry.places()].iter().chain(&self.lofts) {
            write!(f, "{seeds}-")?;
        }
        write!(f, "{}", self.to_move)?;
        if self.reserve != [0; 2] {
            write!(f, ";reserve={},{}", self.reserve[0], self.reserve[1])?;
        }
        if self.nyumba != [false; 2] {
            f.write_str(";nyumba=")?;
            for side in Side::BOTH
                .into_iter()
                .filter(|side| self.nyumba[side.index()])
            {
                write!(f, "{side}")?;
            }
        }
        if let Some(hole) = self.takasia {
            write!(f, ";takasia={}", geometry.letter(hole))?;
        }
        if self.owes != [0; 2] {
            write!(f, ";owes={},{}", self.owes[0], self.owes[1])?;
        }
        if !self.taken.is_empty() {
            f.write_str(";taken=")?;
            for (square, letter) in geometry.end_squares().into_iter().zip(["R", "L"]) {
                if self.taken.contains(square) {
                    f.write_str(letter)?;
                }
            }
        }
        let special = self.special[0].or(self.special[1]);
        write_list(f, ";kids=", special, |f, hole| {
            let owner = Side::BOTH[usize::from(!self.special[0].contains(hole))];
            write!(f, "{}:{owner}", hole.index())
        })?;
        write_list(f, ";shut=", self.shut, |f, hole| {
            write!(f, "{}", hole.index())
        })?;
        if let Some(owned) = self.owned_by_south {
            write!(f, ";own={owned}")?;
        }
        if self.round > 1 {
            write!(f, ";round={}", self.round)?;
        }
        if self.began == Side::North {
            write!(f, ";began={}", self.began)?;
        }
        if self.again > 0 {
            write!(f, ";again={}", self.again)?;
        }
        if self.moves > 0 {
            write!(f, ";moves={}", self.moves)?;
        }
        if self.may_swap {
            write!(f, ";swap={}", self.to_move)?;
        }
        Ok(())
    }

    /// Parses the text of a position in a game with these rules. The text may begin with a byte
    /// order mark.
    ///
    /// # Errors
    /// Returns the first problem found in the text.
    pub fn parse(text: &str, rules: &RuleSet) -> Result<Self, NotationError> {
        let mut parts = without_bom(text).split(';');
        let mut placement = Self::parse_counts(parts.next().unwrap_or_default(), rules.geometry())?;
        for part in parts {
            placement
                .parse_field(part, rules)
                .ok_or_else(|| NotationError::Field(quote(part)))?;
        }
        if placement.total_seeds() > i32::from(MAX_SEEDS) {
            return Err(NotationError::TooManySeeds);
        }
        if placement
            .shut
            .iter()
            .any(|hole| placement.holes[hole.index()] > 0)
        {
            return Err(NotationError::SeedsInShutHole);
        }
        if !rules.geometry().has_stores() && placement.lofts != [0; 2] {
            return Err(NotationError::SeedsInStore);
        }
        let all = HoleSet::first(rules.geometry().holes());
        let south = placement.south(rules.geometry()).unwrap_or(all);
        for land in [south, all.without(south)] {
            if land.without(placement.shut).is_empty() {
                return Err(NotationError::NoOpenHole);
            }
        }
        Ok(placement)
    }

    fn parse_counts(text: &str, geometry: Geometry) -> Result<Self, NotationError> {
        let places = geometry.places();
        let needed = places + 3;
        let found = text.split('-').count();
        if found != needed {
            return Err(NotationError::Parts { needed, found });
        }
        let mut placement = Self::default();
        for (index, part) in text.split('-').enumerate() {
            if index == needed - 1 {
                let side = parse_side(part);
                placement.to_move = side.ok_or_else(|| NotationError::PlayerToMove(quote(part)))?;
                break;
            }
            let seeds = parse_count(part).ok_or_else(|| NotationError::Count {
                number: index + 1,
                text: quote(part),
            })?;
            if seeds > MAX_SEEDS {
                return Err(NotationError::TooManySeeds);
            }
            match index.checked_sub(places) {
                None => placement.holes[index] = seeds,
                Some(side) => placement.lofts[side] = seeds,
            }
        }
        Ok(placement)
    }

    /// Parses a field after the counts; returns `None` if it is invalid or the rules don't use it.
    fn parse_field(&mut self, text: &str, rules: &RuleSet) -> Option<()> {
        let geometry = rules.geometry();
        let (name, value) = text.split_once('=')?;
        let hole = |text: &str| {
            let index = usize::from(parse_count(text)?);
            geometry.all().nth(index)
        };
        match name {
            "reserve" if rules.bao().is_some() => {
                let (south, north) = value.split_once(',')?;
                for (reserve, text) in self.reserve.iter_mut().zip([south, north]) {
                    *reserve = parse_count(text).filter(|seeds| *seeds <= MAX_SEEDS)?;
                }
            }
            "nyumba" if rules.bao().is_some_and(|bao| bao.nyumba.is_some()) => {
                self.nyumba = match value {
                    "S" => [true, false],
                    "N" => [false, true],
                    "SN" => [true, true],
                    _ => return None,
                };
            }
            "takasia" if rules.bao().is_some_and(|bao| bao.takasia) => {
                let blocked = geometry.parse_hole(value).ok()?;
                (geometry.owner(blocked) == self.to_move && geometry.is_inner(blocked))
                    .then_some(())?;
                self.takasia = Some(blocked);
            }
            "owes" if rules.refill().is_some() => {
                let (south, north) = value.split_once(',')?;
                for (side, text) in [south, north].into_iter().enumerate() {
                    let owed = parse_count(text).filter(|owed| *owed <= MAX_SEEDS)?;
                    (owed == 0 || self.lofts[side] == 0).then_some(())?;
                    self.owes[side] = owed;
                }
            }
            "taken" if geometry.has_end_squares() => {
                let [right, left] = geometry.end_squares();
                self.taken = match value {
                    "R" => [right].into_iter().collect(),
                    "L" => [left].into_iter().collect(),
                    "RL" => [right, left].into_iter().collect(),
                    _ => return None,
                };
            }
            "kids" if rules.special().is_some() => {
                for entry in value.split(',') {
                    let (index, side) = entry.split_once(':')?;
                    let (special, side) = (hole(index)?, parse_side(side)?);
                    let known = self.special[0].or(self.special[1]);
                    (!known.contains(special)).then_some(())?;
                    self.special[side.index()].insert(special);
                }
            }
            "shut" if rules.rounds().is_some() => {
                self.shut = value.split(',').map(hole).collect::<Option<HoleSet>>()?;
            }
            "own" if rules.has_land() => {
                let owned = parse_count(value)?;
                geometry.land_of_south(usize::from(owned))?;
                self.owned_by_south = (usize::from(owned) != geometry.row()).then_some(owned as u8);
            }
            "round" if rules.rounds().is_some() => {
                self.round = parse_count(value).filter(|round| *round > 0)?;
            }
            "began" if rules.records_starter() => self.began = parse_side(value)?,
            "again" if rules.records_starter() => self.again = parse_count(value)?,
            "moves" if rules.end().move_limit.is_some() => {
                let max = rules.end().move_limit?;
                self.moves = parse_count(value).filter(|&moves| i64::from(moves) <= max)?;
            }
            "swap" if rules.allows_swap() => {
                (parse_side(value)? == self.to_move).then_some(())?;
                self.may_swap = true;
            }
            _ => return None,
        }
        Some(())
    }
}

fn parse_side(text: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side.to_string() == text)
}

/// Parses a number that consists only of digits. A number too large for 16 bits becomes `u16::MAX`,
/// which is more seeds than any position can hold.
fn parse_count(text: &str) -> Option<u16> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().unwrap_or(u16::MAX))
}

/// Writes `holes` after `label`, joined by commas; writes nothing if there are none.
fn write_list<W: Write>(
    f: &mut W,
    label: &str,
    holes: HoleSet,
    write: impl Fn(&mut W, Hole) -> fmt::Result,
) -> fmt::Result {
    for (index, hole) in holes.iter().enumerate() {
        f.write_str(if index == 0 { label } else { "," })?;
        write(f, hole)?;
    }
    Ok(())
}
