//! Values and the bounds between which they matter.

use crate::ai::value::SEED;

/// Beyond any value.
pub(in crate::ai) const INFINITE: i32 = i32::MAX / 2;

/// A value and whether it can still change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ai) struct Scored {
    pub value: i32,
    pub proved: bool,
}

/// Between these bounds the exact value matters.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub alpha: i32,
    pub beta: i32,
}

impl Window {
    /// As who plays after the move sees it: bounds change sides with the turn.
    pub const fn behind(self, gain: i32, again: bool) -> Self {
        let gain = SEED * gain;
        if again {
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

    /// Whether it asks for a value, and not only whether it is above a bound.
    pub const fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }
}

impl Scored {
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

    /// The value to who made the move, the seeds that it gained included.
    pub const fn before(self, gain: i32, again: bool) -> Self {
        let below = if again { self.value } else { -self.value };
        Self {
            value: SEED * gain + below,
            proved: self.proved,
        }
    }
}
