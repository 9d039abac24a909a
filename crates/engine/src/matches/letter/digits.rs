//! Digits of mixed radix as text. Each group of 21 base-64 characters holds as many digits as fit.

/// The number of characters in a group, which hold 126 bits.
const GROUP_CHARS: usize = 21;
/// The number of values that a group can hold.
const GROUP_SIZE: u128 = 1 << (6 * GROUP_CHARS);
/// The alphabet of URL-safe base64.
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A writer of digits. A group ends before the first digit that doesn't fit.
pub struct DigitWriter {
    text: String,
    /// The value of the current group.
    group: u128,
    /// The product of the bases of the digits in the group.
    size: u128,
}

impl DigitWriter {
    pub const fn new() -> Self {
        Self {
            text: String::new(),
            group: 0,
            size: 1,
        }
    }

    /// Adds a digit below `base`.
    pub fn push(&mut self, digit: usize, base: usize) {
        let (digit, base) = (digit as u128, base as u128);
        if self.size > GROUP_SIZE / base {
            self.flush();
        }
        self.group += digit * self.size;
        self.size *= base;
    }

    /// Writes the current group and starts a new one.
    fn flush(&mut self) {
        for index in 0..GROUP_CHARS {
            let digit = (self.group >> (6 * index)) & 63;
            self.text.push(char::from(ALPHABET[digit as usize]));
        }
        self.group = 0;
        self.size = 1;
    }

    /// Returns the text. Trailing zeros of the last group are omitted, but at least one character
    /// remains.
    pub fn finish(mut self) -> String {
        let start = self.text.len();
        if self.size > 1 {
            self.flush();
            let needed = self.text.trim_end_matches('A').len();
            self.text.truncate(needed.max(start + 1));
        }
        self.text
    }
}

/// A reader of digits written by [`DigitWriter`].
pub struct DigitReader {
    text: Vec<u8>,
    /// The number of characters read so far.
    read: usize,
    group: u128,
    size: u128,
}

impl DigitReader {
    pub fn new(text: &str) -> Self {
        Self {
            text: text.as_bytes().to_vec(),
            read: 0,
            group: 0,
            // Full, so that the first digit reads a group.
            size: GROUP_SIZE,
        }
    }

    /// Reads the next digit, below `base`; returns `None` at the end, or at an invalid character.
    pub fn next(&mut self, base: usize) -> Option<usize> {
        let base = base as u128;
        if base <= 1 {
            return (base == 1).then_some(0);
        }
        if self.size > GROUP_SIZE / base {
            self.read_group()?;
        }
        let digit = self.group % base;
        self.group /= base;
        self.size *= base;
        Some(digit as usize)
    }

    /// Reads the next group; returns `None` at the end of the text, or at an invalid character.
    fn read_group(&mut self) -> Option<()> {
        let end = self.text.len().min(self.read + GROUP_CHARS);
        let group = &self.text[self.read..end];
        if group.is_empty() {
            return None;
        }
        self.read = end;
        self.size = 1;
        self.group = 0;
        for &character in group.iter().rev() {
            let digit = ALPHABET.iter().position(|&other| other == character)?;
            self.group = self.group << 6 | digit as u128;
        }
        Some(())
    }

    /// Returns true if only padding is left.
    pub const fn is_at_end(&self) -> bool {
        self.read == self.text.len() && self.group == 0
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn reading_ends_at_the_end_of_the_text() {
        let mut digits = DigitWriter::new();
        digits.push(0, 7);
        let text = digits.finish();
        assert_eq!(text, "A");
        let mut reader = DigitReader::new(&text);
        assert_eq!(reader.next(7), Some(0));
        assert!(reader.is_at_end());
        assert!((0..128).any(|_| reader.next(7).is_none()));
        assert_eq!(DigitReader::new("").next(2), None);
        assert_eq!(DigitReader::new("").next(1), Some(0));
    }

    proptest! {
        #[test]
        fn digits_survive_a_round_trip(
            input in prop::collection::vec((0_usize..1000, 1_usize..130), 0..200),
        ) {
            let mut digits = DigitWriter::new();
            for &(digit, base) in &input {
                digits.push(digit % base, base);
            }
            let text = digits.finish();
            let mut reader = DigitReader::new(&text);
            for &(digit, base) in &input {
                prop_assert_eq!(reader.next(base), Some(digit % base));
            }
            prop_assert!(reader.is_at_end());
        }
    }
}
