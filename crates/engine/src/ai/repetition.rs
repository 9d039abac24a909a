//! Repetition detection.

use super::model::Model;
use awale_rules::Game;

/// The positions of the game and of the current line.
pub(super) struct RepetitionHistory {
    steps: Vec<PathPosition>,
    /// The number of steps in each slot, chosen by the low bits of their keys. An empty slot rules
    /// out a repetition without a scan.
    low_bits_filter: Box<[u16; FILTER_SLOTS]>,
    /// The number of earlier occurrences at which a position ends the line.
    ending_occurrences: usize,
    repetition_ends_game: bool,
}

/// Number of slots of the filter.
const FILTER_SLOTS: usize = 1 << 9;

#[derive(Clone, Copy)]
struct PathPosition {
    key: u64,
    on_board: u16,
}

/// The dependence of a newly reached position's value on the path to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Recurrence {
    /// No earlier position has the same number of seeds: the value doesn't depend on the path.
    PathIndependent,
    /// Earlier positions have the same number of seeds, so later repetitions may depend on the
    /// path.
    PathDependent,
    /// The position repeats: the game ends, or would cycle if the rules ignore repetition.
    Repeated,
}

impl RepetitionHistory {
    /// Creates the history of a game; the search begins at the last of `positions`.
    pub(super) fn new<M: Model>(model: &M, positions: &[M::State]) -> Self {
        let mut history = Self {
            steps: Vec::with_capacity(positions.len() + 64),
            low_bits_filter: Box::new([0; FILTER_SLOTS]),
            // Without a repetition rule, the search still cuts off cycles.
            ending_occurrences: model
                .occurrences()
                .map_or(1, |occurrences| usize::from(occurrences) - 1),
            repetition_ends_game: model.occurrences().is_some(),
        };
        for state in positions {
            history.push(model.key(state), model.on_board(state));
        }
        history
    }

    /// Appends a position.
    pub(super) fn push(&mut self, key: u64, on_board: u16) {
        self.steps.push(PathPosition { key, on_board });
        self.low_bits_filter[filter_slot(key)] += 1;
    }

    /// Removes the last position.
    pub(super) fn pop(&mut self) {
        if let Some(step) = self.steps.pop() {
            self.low_bits_filter[filter_slot(step.key)] -= 1;
        }
    }

    /// Classifies a possible next position.
    #[inline]
    pub(super) fn recurrence(&self, on_board: u16, key: impl Fn() -> u64) -> Recurrence {
        // Seeds never return to the board, so positions with the same number of seeds are adjacent.
        match self.steps.last() {
            Some(last) if last.on_board == on_board => self.recurrence_in_layer(on_board, key()),
            _ => Recurrence::PathIndependent,
        }
    }

    #[inline]
    fn recurrence_in_layer(&self, on_board: u16, key: u64) -> Recurrence {
        if self.ending_occurrences > 0 && self.low_bits_filter[filter_slot(key)] == 0 {
            Recurrence::PathDependent
        } else {
            self.count_recurrences(on_board, key)
        }
    }

    fn count_recurrences(&self, on_board: u16, key: u64) -> Recurrence {
        let same_layer = self
            .steps
            .iter()
            .rev()
            .take_while(|step| step.on_board == on_board);
        let earlier = same_layer.filter(|step| step.key == key).count();
        if earlier >= self.ending_occurrences {
            Recurrence::Repeated
        } else {
            Recurrence::PathDependent
        }
    }

    /// Returns true if the rules end a game by repetition.
    pub(super) const fn repetition_ends_game(&self) -> bool {
        self.repetition_ends_game
    }
}

const fn filter_slot(key: u64) -> usize {
    key as usize % FILTER_SLOTS
}

/// Returns true if no earlier position of `game` has as many seeds as the current one, so that no
/// repetition can change its value.
pub(super) fn enters_layer(game: &Game) -> bool {
    let previous = game.positions().iter().rev().nth(1);
    previous.is_none_or(|previous| previous.on_board() != game.position().on_board())
}
