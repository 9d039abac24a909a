//! Unique numbers of positions.
//!
//! Hashes may collide. In play that costs a bad move once in a lifetime; in a proof it would be a
//! gap, and among billions of positions it is likely. So positions are numbered consecutively and
//! without collisions, like [`rank`](awale_engine::ai::tables::rank) but for all numbers of seeds
//! together.

use awale_engine::ai::Model;
use awale_rules::board::MAX_HOLES;
use awale_rules::spec::Remaining;
use awale_rules::{Position, RuleSet, Side};

/// The numbering of all positions of a game, each from the point of view of its player to move.
#[derive(Clone, Debug)]
pub struct Numbers {
    holes: usize,
    /// Total number of seeds, including those in the lofts.
    seeds: usize,
    /// `ways[k * (seeds + 1) + m]`: the number of ways to put `m` seeds in `k` holes.
    ways: Vec<u64>,
    uses_last_capturer: bool,
    uses_lofts: bool,
}

/// The number of possible last capturers: the player to move, the opponent, or neither.
const CAPTURERS: u64 = 3;
/// The marks of the last capturer in text.
const CAPTURER_MARKS: [&str; CAPTURERS as usize] = ["+", "-", "="];

impl Numbers {
    /// Creates the numbering for games that start from `position`, for rules with [plain
    /// positions](RuleSet::has_plain_positions); `None` if there are 2⁶³ positions or more.
    #[must_use]
    pub fn new(rules: &RuleSet, position: &Position) -> Option<Self> {
        if !rules.has_plain_positions() {
            return None;
        }
        let holes = rules.geometry().holes();
        let seeds = usize::from(position.total_seeds());
        let row = seeds + 1;
        // Seeds off the board count as one more hole, so that boards with any number of seeds are
        // numbered together.
        let mut ways = vec![0_u64; (holes + 2) * row];
        ways[0] = 1;
        for k in 1..=holes + 1 {
            let mut sum = 0_u64;
            for m in 0..=seeds {
                sum = sum.checked_add(ways[(k - 1) * row + m])?;
                ways[k * row + m] = sum;
            }
        }
        let numbers = Self {
            holes,
            seeds,
            ways,
            uses_last_capturer: rules.end().remaining == Remaining::LastCapturer,
            uses_lofts: rules.end().majority,
        };
        let boards = numbers.ways((holes + 1) as u64, seeds);
        let capturers = if numbers.uses_last_capturer {
            CAPTURERS
        } else {
            1
        };
        let lofts = if numbers.uses_lofts { row as u64 } else { 1 };
        let total = boards.checked_mul(capturers)?.checked_mul(lofts)?;
        (total < 1 << 63).then_some(numbers)
    }

    /// Returns the number of holes on the board.
    #[must_use]
    pub const fn holes(&self) -> usize {
        self.holes
    }

    fn ways(&self, holes: u64, seeds: usize) -> u64 {
        self.ways[holes as usize * (self.seeds + 1) + seeds]
    }

    /// Computes the number of a position where the game isn't over; `counts` begins with the first
    /// hole of the player to move.
    #[inline]
    #[must_use]
    pub fn number<M: Model>(&self, model: &M, state: &M::State, counts: &[u16; MAX_HOLES]) -> u64 {
        let counts = &counts[..self.holes];
        if !self.uses_last_capturer && !self.uses_lofts {
            return self.board(counts);
        }
        let capturer = match model.last_capturer(state) {
            Some(side) if side == model.to_move(state) => 0,
            Some(_) => 1,
            None => 2,
        };
        // Lead and seeds on the board determine both lofts, as no seed is ever lost.
        let lead = match model.to_move(state) {
            Side::South => model.lead(state),
            Side::North => -model.lead(state),
        };
        let in_lofts = self.seeds as i32 - i32::from(model.on_board(state));
        self.combine(self.board(counts), capturer, ((in_lofts + lead) / 2) as u64)
    }

    /// Computes the number of a position where the game isn't over.
    #[inline]
    #[must_use]
    pub fn number_of<M: Model>(&self, model: &M, state: &M::State) -> u64 {
        let mut counts = [0; MAX_HOLES];
        model.write_counts(state, model.to_move(state), &mut counts);
        self.number(model, state, &counts)
    }

    /// Combines the number of a board with the last capturer and the loft of the player to move.
    #[inline]
    const fn combine(&self, board: u64, capturer: u64, own_loft: u64) -> u64 {
        let mut number = board;
        if self.uses_last_capturer {
            number = number * CAPTURERS + capturer;
        }
        if self.uses_lofts {
            number = number * (self.seeds as u64 + 1) + own_loft;
        }
        number
    }

    /// Formats a position as text: its counts from the point of view of the player to move, and
    /// anything else that the rules use.
    #[must_use]
    pub fn text(&self, number: u64) -> String {
        let (mut remainder, mut suffix) = (number, String::new());
        if self.uses_lofts {
            suffix = format!(" {}", remainder % (self.seeds as u64 + 1));
            remainder /= self.seeds as u64 + 1;
        }
        if self.uses_last_capturer {
            let mark = CAPTURER_MARKS[(remainder % CAPTURERS) as usize];
            suffix = format!(" {mark}{suffix}");
            remainder /= CAPTURERS;
        }
        let row = self.seeds + 1;
        let mut index = self.holes * row + row + self.seeds;
        let mut counts = Vec::with_capacity(self.holes);
        for _ in 0..self.holes {
            let remaining = index % row;
            // The most seeds in this hole that the number allows.
            let seeds = (0..=remaining)
                .rev()
                .find(|&seeds| self.ways[index] - self.ways[index - seeds] <= remainder);
            let seeds = seeds.unwrap_or(0);
            remainder -= self.ways[index] - self.ways[index - seeds];
            index -= seeds + row;
            counts.push(seeds.to_string());
        }
        counts.join("-") + &suffix
    }

    /// Parses the [`text`](Self::text) of a position, and returns its number; `None` if it isn't a
    /// position of this game.
    #[must_use]
    pub fn parse(&self, text: &str) -> Option<u64> {
        let mut words = text.split(' ');
        let mut board = [0; MAX_HOLES];
        let mut remaining = self.seeds as u16;
        let mut fields = words.next()?.split('-');
        for seeds in board.get_mut(..self.holes)? {
            *seeds = fields.next()?.parse().ok()?;
            remaining = remaining.checked_sub(*seeds)?;
        }
        let capturer = if self.uses_last_capturer {
            let mark = words.next()?;
            CAPTURER_MARKS.iter().position(|&known| known == mark)? as u64
        } else {
            0
        };
        let own_loft = if self.uses_lofts {
            words
                .next()?
                .parse()
                .ok()
                .filter(|&own_loft| own_loft <= remaining)?
        } else {
            0
        };
        let is_complete = fields.next().is_none() && words.next().is_none();
        is_complete
            .then(|| self.combine(self.board(&board[..self.holes]), capturer, own_loft.into()))
    }

    /// Computes the number of a board among all boards of the game.
    #[inline]
    fn board(&self, counts: &[u16]) -> u64 {
        let row = self.seeds + 1;
        // Boards with fewer seeds in the first hole come first.
        let mut index = self.holes * row + row + self.seeds;
        let mut number = 0;
        for &seeds in counts {
            let next_index = index - usize::from(seeds);
            number += self.ways[index] - self.ways[next_index];
            index = next_index - row;
        }
        number
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::collections::HashSet;

    use super::*;
    use awale_engine::ai::evaluation::Weights;
    use awale_engine::ai::model::Reference;
    use awale_rules::{Placement, library};

    #[test]
    fn all_boards_of_all_seeds_are_numbered_without_gaps() {
        let mut spec = library::load("awale").unwrap().unwrap().spec().clone();
        spec.board.holes = 3;
        spec.board.seeds = 1;
        let rules = RuleSet::from_spec(spec).unwrap();
        let start = Position::start(&rules, Side::South, &mut ());
        let numbers = Numbers::new(&rules, &start).unwrap();
        let mut numbers_seen = HashSet::new();
        let mut board = [0_u16; 6];
        loop {
            if board.iter().sum::<u16>() <= 6 {
                let number = numbers.board(&board);
                assert!(numbers_seen.insert(number));
                let text: Vec<String> = board.iter().map(u16::to_string).collect();
                assert_eq!(numbers.text(number), text.join("-"));
                assert_eq!(numbers.parse(&text.join("-")), Some(number));
            }
            let Some(index) = board.iter().position(|&seeds| seeds < 6) else {
                break;
            };
            board[index] += 1;
            board[..index].fill(0);
        }
        // Six seeds in six holes and outside: 12 choose 6.
        assert_eq!(numbers_seen.len(), 924);
        assert_eq!(numbers_seen.iter().max(), Some(&923));
        for foreign in [
            "",
            "1-0-0-0-0",
            "1-0-0-0-0-0-0",
            "3-4-0-0-0-0",
            "1-0-0-0-0-0 +",
            "-1-0-0-0-0-0",
            "70000-0-0-0-0-0",
        ] {
            assert_eq!(numbers.parse(foreign), None, "{foreign}");
        }
    }

    #[test]
    fn numbers_distinguish_all_relevant_state() {
        for name in ["oware", "dakar"] {
            let rules = library::load(name).unwrap().unwrap();
            let placement = |text: &str| Placement::parse(text, &rules).unwrap();
            let start =
                Position::set_up(&rules, &placement("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"), &mut ());
            let numbers = Numbers::new(&rules, &start).unwrap();
            let weights = Weights::zero(&rules);
            let model = Reference::new(&rules, &weights);
            let mut numbers_seen = HashSet::new();
            let lofts = ["20-18-S", "18-20-S", "18-20-N"];
            for (loft, capturer) in
                lofts
                    .into_iter()
                    .zip([Some(Side::South), Some(Side::North), None])
            {
                let placement = placement(&format!("1-2-1-2-2-0-1-1-0-0-0-0-{loft}"));
                let state = Position::resumed(&rules, &placement, None, capturer, &mut ());
                let number = numbers.number_of(&model, &state);
                assert_eq!(numbers.parse(&numbers.text(number)), Some(number));
                numbers_seen.insert(number);
            }
            assert_eq!(numbers_seen.len(), 3, "{name}");
        }
    }

    #[test]
    fn a_board_with_too_many_positions_is_refused() {
        let rules = library::load("songo-duala").unwrap().unwrap();
        let start = Position::start(&rules, Side::South, &mut ());
        assert!(Numbers::new(&rules, &start).is_some());
        let mut spec = rules.spec().clone();
        spec.board.holes = 18;
        let rules = RuleSet::from_spec(spec).unwrap();
        let start = Position::start(&rules, Side::South, &mut ());
        assert!(Numbers::new(&rules, &start).is_none());
    }
}
