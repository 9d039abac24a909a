//! The positions that led to the one being searched: the game's own, then the search's.

use super::model::Model;

/// The positions of the game and of the line being searched, as far as they
/// can still occur again.
pub(super) struct Path {
    steps: Vec<Step>,
    /// How many steps have keys that end alike: where there are none the steps needn't be looked through.
    endings: Box<[u16; ENDINGS]>,
    /// How often a position may have occurred before it ends the line.
    allowed: usize,
    repetition_ends: bool,
}

/// Endings of keys that are distinguished.
const ENDINGS: usize = 1 << 9;

#[derive(Clone, Copy)]
struct Step {
    key: u64,
    on_board: u16,
}

/// What the path says of a position that was just reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Recurrence {
    /// No position with as many seeds has occurred: what follows doesn't
    /// depend on how it was reached.
    Fresh,
    /// Positions with as many seeds have occurred, but the game goes on.
    Late,
    /// The game ends here by repetition; where the rules know none, it goes in circles.
    Repeated,
}

impl Path {
    /// The path of a game whose positions so far are `history`, the last of
    /// them the one from which the search begins.
    pub(super) fn new<M: Model>(model: &M, history: &[M::State]) -> Self {
        let mut path = Self {
            steps: Vec::with_capacity(history.len() + 64),
            endings: Box::new([0; ENDINGS]),
            // Rules without repetition would go round for ever; the search needn't.
            allowed: model
                .occurrences()
                .map_or(1, |occurrences| usize::from(occurrences) - 1),
            repetition_ends: model.occurrences().is_some(),
        };
        for state in history {
            path.push(model.key(state), model.on_board(state));
        }
        path
    }

    /// Goes on to a position.
    pub(super) fn push(&mut self, key: u64, on_board: u16) {
        self.steps.push(Step { key, on_board });
        self.endings[ending(key)] += 1;
    }

    /// Goes back from it.
    pub(super) fn pop(&mut self) {
        if let Some(step) = self.steps.pop() {
            self.endings[ending(step.key)] -= 1;
        }
    }

    /// What would be true of a position with a number of seeds and this key, if the path went on to it.
    #[inline]
    pub(super) fn recurrence(&self, on_board: u16, key: impl Fn() -> u64) -> Recurrence {
        // Seeds never come back to the board, so equal boards lie together.
        match self.steps.last() {
            Some(last) if last.on_board == on_board => self.late_recurrence(on_board, key()),
            _ => Recurrence::Fresh,
        }
    }

    #[inline]
    fn late_recurrence(&self, on_board: u16, key: u64) -> Recurrence {
        if self.allowed > 0 && self.endings[ending(key)] == 0 {
            Recurrence::Late
        } else {
            self.counted_recurrence(on_board, key)
        }
    }

    fn counted_recurrence(&self, on_board: u16, key: u64) -> Recurrence {
        let same_layer = self
            .steps
            .iter()
            .rev()
            .take_while(|step| step.on_board == on_board);
        let earlier = same_layer.filter(|step| step.key == key).count();
        if earlier >= self.allowed {
            Recurrence::Repeated
        } else {
            Recurrence::Late
        }
    }

    /// Whether the rules themselves end a game that goes in circles.
    pub(super) const fn repetition_ends(&self) -> bool {
        self.repetition_ends
    }
}

const fn ending(key: u64) -> usize {
    key as usize % ENDINGS
}
