//! Greetings: six symbols, instead of free text.

use awale_rules::keyed::keyed_enum;

keyed_enum! {
    /// A short greeting.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Greeting {
        /// A waving hand.
        Hello = "hello",
        /// Applause.
        WellPlayed = "well-played",
        /// A smile.
        Smile = "smile",
        /// Astonishment.
        Oh = "oh",
        /// Thanks.
        Thanks = "thanks",
        /// An hourglass.
        Wait = "wait",
    }
}

impl Greeting {
    /// Encodes the greeting as a byte of a message.
    #[must_use]
    pub const fn byte(self) -> u8 {
        self as u8
    }

    /// Decodes a byte of a message; returns `None` if it isn't a greeting.
    #[must_use]
    pub fn from_byte(byte: u8) -> Option<Self> {
        Self::ALL.get(usize::from(byte)).copied()
    }
}
