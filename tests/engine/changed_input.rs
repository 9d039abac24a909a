//! Mutates valid inputs: almost valid input gets deeper into a parser than noise.

use rand::{RngExt, rngs::ChaCha8Rng};

/// The maximum length of a mutated input, in bytes.
const MAX_BYTES: usize = 150_000;
/// Fragments inserted into texts.
pub const TOKENS: [&str; 34] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "\"",
    "-1",
    "0",
    "99999999999999999999",
    "1e9",
    "Some(",
    "None",
    "\u{0}",
    "/*",
    "*/",
    "//",
    "'",
    "Only([])",
    "Between(9, 1)",
    "AtLeast(0)",
    "true",
    "é",
    "\u{feff}",
    "\n",
    "-",
    "r#\"",
    "\\u",
    "A",
    "a",
    "agreed",
    "{}",
];

/// Applies a few mutations, which may be large, to a valid input.
pub fn changed(seeds: &[String], chance: &mut ChaCha8Rng) -> Vec<u8> {
    let any_seed = |chance: &mut ChaCha8Rng| seeds[chance.random_range(0..seeds.len())].clone();
    let mut bytes = any_seed(chance).into_bytes();
    for _ in 0..chance.random_range(1..6) {
        let length = bytes.len();
        let at = chance.random_range(0..=length);
        let to = (at + chance.random_range(0..200)).min(length);
        match chance.random_range(0..8) {
            0 => bytes.truncate(at),
            1 => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = chance.random();
                }
            }
            2 | 3 => {
                let token = TOKENS[chance.random_range(0..TOKENS.len())];
                bytes.splice(at..at, token.bytes());
            }
            4 => drop(bytes.drain(at..to)),
            5 => {
                // Repeats a part between two brackets, commas or spaces. Slowness shows in long
                // inputs, which are rare, as reading them would take most of the time.
                let from = after_mark(&bytes, at);
                let until = after_mark(&bytes, from + chance.random_range(0..30));
                let part = bytes[from..until].to_vec();
                let most = MAX_BYTES.saturating_sub(length) / part.len().max(1);
                let bits = most.max(1).ilog2();
                let shift = [(); 3].map(|()| chance.random_range(0..=bits));
                let most = most >> shift.into_iter().max().unwrap_or_default();
                let times = chance.random_range(0..=most);
                bytes.splice(from..from, part.repeat(times));
            }
            6 => {
                let other = any_seed(chance).into_bytes();
                let from = chance.random_range(0..=other.len());
                let until = (from + chance.random_range(0..400)).min(other.len());
                bytes.splice(at..to, other[from..until].iter().copied());
            }
            _ => {
                // Changes a digit, if there is one.
                if let Some(digit) = bytes[at..].iter_mut().find(|byte| byte.is_ascii_digit()) {
                    *digit = b'0' + chance.random_range(0..10);
                }
            }
        }
    }
    bytes
}

/// Returns the index after the next bracket, comma or space from `at` on, or the end of the input.
fn after_mark(bytes: &[u8], at: usize) -> usize {
    let rest = bytes.get(at..).unwrap_or_default();
    let mark = rest.iter().position(|byte| b" ,()[]{}\n".contains(byte));
    mark.map_or(bytes.len(), |mark| at + mark + 1)
}
