//! Search values and alpha-beta windows.

use crate::ai::value::SEED;

/// A bound greater than any value.
pub(in crate::ai) const INFINITE: i32 = i32::MAX / 2;

/// A value, and whether it is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ai) struct SearchValue {
    pub value: i32,
    pub proved: bool,
}

/// The alpha-beta window.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub alpha: i32,
    pub beta: i32,
}

impl Window {
    /// Returns the window of the child after a move: negated and swapped unless the mover moves
    /// again.
    pub const fn for_child(self, gain: i32, moves_again: bool) -> Self {
        let gain = SEED * gain;
        if moves_again {
            Self {
                alpha: self.alpha - gain,
                beta: self.beta - gain,
            }
        } else {
            Self {
                alpha: gain - self.beta,
                beta: gain - self.alpha,
            }
        }
    }

    /// Returns true if this isn't a null window.
    pub const fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }
}

impl SearchValue {
    pub const fn proved(value: i32) -> Self {
        Self {
            value,
            proved: true,
        }
    }

    pub const fn estimated(value: i32) -> Self {
        Self {
            value,
            proved: false,
        }
    }

    /// Returns the value for the player whose move led here, including that move's gain.
    pub const fn for_parent(self, gain: i32, moves_again: bool) -> Self {
        let child_value = if moves_again { self.value } else { -self.value };
        Self {
            value: SEED * gain + child_value,
            proved: self.proved,
        }
    }
}
